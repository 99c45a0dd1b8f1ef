"""Nothing hidden reaches a socket: the very bytes are compared for positions that differ in hidden things alone."""

from __future__ import annotations

import ast
import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.core import engine
from orrery.core.events import Unveiled, Veiled, entry
from orrery.core.match import Match
from orrery.core.rng import Rng
from orrery.core.state_codec import digest
from orrery.server.bot_workers import bot_protocol
from orrery.server.storage import MoveRow, SeatRow
from orrery.server.tables.audience import audiences, summary_of
from orrery.server.tables.seats.new_tables import new_table
from server.support import Guest, LiveServer, Socket

CANARY = "what-nobody-may-see"
SERVER = Path(orrery.__file__).parent / "server"


def played(seed: int, steps: int, game: str = "planet_5r") -> Match:
    """A game of people after some random steps."""
    match = orrery.game(game).new(4, seed, {"confirm": True})
    rng = Rng(seed)
    for _ in range(steps):
        if match.over:
            break
        seat = match.actors[rng.below(len(match.actors))]
        decision = match.decision(seat)
        assert decision is not None
        match.act(seat, decision.actions[rng.below(len(decision.actions))])
    return match


def redealt(match: Match, audience: int | None) -> Match:
    """The same match for the audience, everything it can't know dealt anew, in the state and in the story."""
    twin = match.clone()
    for n in range(match.players) if audience is None else (audience,):
        twin.state = match.game.resample(twin.state, n, Rng(97 + n))
        if audience is None and n == 1:
            break  # what seats 0 and 1 can't know covers all that a spectator can't
    twin._log = [[entry(_censored(event, audience)) for event in chapter] for chapter in _chapters(match)]
    return twin


def _chapters(match: Match) -> list[list[Any]]:
    """The events of the opening and of each action, before anything of them is redacted."""
    state = match.game.initial(match.players, match.seed, match.options)
    chapters: list[list[Any]] = [[]]
    engine.start(match.flow, state, chapters[0])
    for seat, action in match.actions:
        chapters.append([])
        engine.apply(match.flow, state, seat, action, chapters[-1])
    return chapters


def _censored(event: Any, audience: int | None) -> Any:
    if isinstance(event, Unveiled):
        return event
    if isinstance(event, Veiled):
        return event._replace(event=_censored(event.event, audience))
    seen = event.redacted() if hasattr(event, "redacted") and event.seat != audience else event
    if seen is None or seen == event:
        return event
    hidden = {name: CANARY for name, was, shown in zip(event._fields, event, seen, strict=True) if was != shown}
    return event._replace(**hidden)


class Twins:
    """Two stored tables with the same people and moves; in the second one's memory the hidden parts are others."""

    def __init__(self, server: LiveServer, match: Match, people: list[Guest], audience: int | None) -> None:
        self.tables = server.parts.tables
        self.idents = [self._stored(server, match, people) for _ in range(2)]
        watcher = server.guest()
        with watcher.socket() as socket:
            socket.join(self.idents[1])
        live = self.tables.live[self.idents[1]]
        self.twin = redealt(match, audience)
        live.memory.match = self.twin
        live.memory.audiences = audiences(self.twin, live.row.told)

    def _stored(self, server: LiveServer, match: Match, people: list[Guest]) -> str:
        seats = [SeatRow(n, "human", name=f"P{n}", guest=guest.me["id"], nonce="n") for n, guest in enumerate(people)]
        options = match.game.option_set.write(match.options)
        row = new_table(match.game.id, seats, options, "nobody", "twins", seed=match.seed)
        row.status, row.version = "over" if match.over else "playing", len(match.actions)
        row.created = row.updated = 1
        row.summary = summary_of(match, len(match.actions))
        write = match.game.action_to_json
        moves = [
            MoveRow(n, "act", seat, write(action), f"m:{n}", 1, n)
            for n, (seat, action) in enumerate(match.actions, start=1)
        ]
        asyncio.run(server.parts.storage.add_table(row, moves))
        return row.id


def transcript(guest: Guest, table: str, seat: int | None, *, picks: bool = True) -> list[str]:
    """Every frame a client gets that joins, asks about everything and picks something, in order."""
    frames: list[str] = []

    def hear(socket: Socket, *kinds: str) -> Any:
        while True:
            frames.append(socket.frame().replace(table, "TABLE"))
            message = json.loads(frames[-1])
            if message["t"] in kinds:
                return message

    with guest.socket() as socket:
        socket.say("join", table=table)
        state = hear(socket, "state")
        if seat is None:
            return frames
        ask = {"table": table, "seat": seat, "at": state["at"]}
        decision = state["decision"]
        legal = decision["actions"][:12] if decision else []
        for action in [*legal, ["play", "excavate"], ["bid", 1], ["bid", 40], ["confirm"], ["fly"]]:
            for kind in ("why", "preview"):
                socket.say(kind, **ask, id="q", action=action)
                hear(socket, kind, "error")
        for actions in (None, legal[:2], [["fly"]]):
            socket.say("outcomes", **ask, id="o", actions=actions)
            hear(socket, "outcomes", "error")
        if picks and decision and decision["kind"] != "confirm":  # confirming may end the secret phase
            socket.say("act", **ask, key="the-same-key", action=legal[0])
            hear(socket, "ack")
            state = hear(socket, "state")
            socket.say("undo", **{**ask, "at": state["at"]}, key="and-back-again")
            hear(socket, "ack", "refused")
        socket.say("join", table=table)
        hear(socket, "state")
    return frames


@pytest.mark.parametrize("seed", range(10))
def test_bytes_do_not_depend_on_hidden_things(server: LiveServer, seed: int) -> None:
    people = [server.guest() for _ in range(4)]
    match = played(seed, 9 + 17 * seed)
    differs = 0
    for audience in (0, 1, 2, 3, None):
        guest = server.guest() if audience is None else people[audience]
        twins = Twins(server, match, people, audience)
        differs += digest(twins.twin.state) != digest(match.state)
        one, other = (transcript(guest, ident, audience) for ident in twins.idents)
        assert one == other
        assert not any(CANARY in frame for frame in one + other)
        assert not any(f"{match.seed:032x}" in frame for frame in one if not match.over)
    assert differs == 5 or match.over, "the twins are not twins but the same"


@pytest.mark.parametrize(("game", "steps"), [("on_mars", 12), ("on_mars", 120), ("pandorum", 60)])
def test_bytes_do_not_depend_on_hidden_things_in_other_games(server: LiveServer, game: str, steps: int) -> None:
    """Here what is picked may uncover something at once, so it is only asked about."""
    people = [server.guest() for _ in range(4)]
    match = played(steps, steps, game)
    assert not match.over
    for audience in (match.actors[0], (match.actors[0] + 1) % 4, None):
        guest = server.guest() if audience is None else people[audience]
        twins = Twins(server, match, people, audience)
        assert digest(twins.twin.state) != digest(match.state), "the twins are not twins but the same"
        one, other = (transcript(guest, ident, audience, picks=False) for ident in twins.idents)
        assert one == other
        assert not any(CANARY in frame for frame in one + other)
        assert not any(f"{match.seed:032x}" in frame for frame in one)


def test_the_test_would_notice(server: LiveServer) -> None:
    """The twins of one seat are not twins for another: else the comparison above would prove nothing."""
    people = [server.guest() for _ in range(4)]
    match = played(3, 2)
    chosen = next(n for n in range(4) if match.view(n)["seats"][n]["chosen"] is not None)
    twins = Twins(server, match, people, (chosen + 1) % 4)
    one, other = (transcript(people[chosen], ident, chosen) for ident in twins.idents)
    assert one != other


def test_a_choice_that_is_not_final_is_not_noticed(server: LiveServer) -> None:
    """Picking and taking back, before confirming, tells the others nothing: no message, no number, no time."""
    people = [server.guest() for _ in range(3)]
    table = people[0].table("me", "open", "open")
    for guest, seat in zip(people[1:], table["seats"][1:], strict=True):
        guest.post(f"/api/tables/{table['id']}/claim", {"token": seat["invite"]})
    spectator = server.guest()
    others = [people[0], people[2], spectator]
    everybody = [guest.socket() for guest in people]  # who is there is no secret, and does not change
    for socket in everybody:
        socket.join(table["id"])

    def all_they_know() -> list[Any]:
        known: list[Any] = []
        for guest in others:
            known.append(guest.get(f"/api/tables/{table['id']}"))
            with guest.socket() as socket:
                known.append(socket.frame())
                socket.say("join", table=table["id"])
                known += [socket.frame(), socket.frame()]
        return known

    before = all_they_know()
    with people[1].socket() as picking, people[0].socket() as one, spectator.socket() as other:
        for socket in (picking, one, other):
            socket.join(table["id"])
        at = 0
        for card in ("scout", "develop", "expand"):
            at = picking.act(table["id"], 1, at, ["play", card])["at"]
            at = picking.undo(table["id"], 1, at)["at"]
        at = picking.act(table["id"], 1, at, ["play", "plunder"])["at"]
        assert at == 7
        for socket in (one, other):
            socket.say("ping")
            assert socket.next() == {"t": "pong"}
        assert all_they_know() == before
        picking.act(table["id"], 1, at, ["confirm"])
        for socket, seat in ((one, 0), (other, None)):
            news = socket.hear("state")
            assert (news["seat"], news["at"]) == (seat, 1)
            assert news["view"]["seats"][1]["ready"]
    for socket in everybody:
        socket.raw.close()


def test_bots_get_a_redealt_state() -> None:
    """A bot's question is the same whatever the hidden things are, but for its own dice."""
    match = played(5, 41)
    seat = match.actors[0]
    truth = json.dumps(match.game.codec and [str(key) for key in match.state.keys])
    order = bot_protocol.question(match, seat, 6, 1.0)
    sent = str(order)
    assert not any(key in sent for key in json.loads(truth)), "the streams of chance"
    assert f"{match.seed:032x}" not in sent
    assert str(match.seed) not in sent or match.seed < 10**6
    state = match.game.codec.read_state(order.state)
    assert match.game.view(state, seat) == match.game.view(match.state, seat)


def test_only_one_module_asks_a_match_what_to_show() -> None:
    """Every byte about a match passes `audience`: nobody else calls view, events, preview, outcomes or refused."""
    asking = {"view", "events", "preview", "outcomes", "foretelling", "refused", "scores", "to_json"}
    for path in SERVER.rglob("*.py"):
        # The second looks in a process of its own and tells nothing; the third, too, at a deal made from a seat's view.
        if path.name in ("audience.py", "sandboxed_replay.py", "explaining.py"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in asking:
                owner = ast.unparse(node.func.value)
                counts = owner.endswith("metrics")  # of refusals, by their codes
                asked = f"{path.name}:{node.lineno} asks {owner}.{node.func.attr}"
                assert counts or owner in ("table.actions", "self"), asked

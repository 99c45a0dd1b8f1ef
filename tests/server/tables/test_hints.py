"""Hints over the WebSocket: to whom, how many, from what, and dropped when nobody wants them any more."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

import orrery
from orrery.core.rng import Rng
from orrery.core.state_codec import digest
from orrery.server.bot_workers.bot_protocol import Order
from orrery.server.bot_workers.explaining import Explained, ReasonTold, explained, to_explain
from orrery.server.settings import from_environment
from orrery.server.storage import SeatRow, StorageFailed, TableRow
from orrery.server.tables import side_state
from orrery.server.tables.coaching import hint_rules, hint_step
from orrery.server.tables.coaching.hint_answers import moves_of, nudge_of
from orrery.server.tables.seats.new_tables import new_table
from orrery.server.tables.side_state import SideState
from orrery.server.wire.messages import HintMessage
from server.arranged_tables import people, seated
from server.conftest import GENEROUS
from server.support import Guest, LiveServer, Socket, wait_until

HANGS = (sys.executable, "-c", "import time; time.sleep(3600)")


@pytest.fixture
def server(own_server: Callable[..., LiveServer]) -> LiveServer:
    return own_server(hint_deals=6)


def ask(socket: Socket, table: str, seat: int = 0, at: int = 0, ident: str = "h") -> Any:
    """The last word on a hint: the whole of it, or why there is none."""
    socket.say("hint", table=table, seat=seat, at=at, id=ident)
    while True:
        told = socket.hear("hint", "error", id=ident)
        if told["t"] == "error" or told["done"]:
            return told


def used(guest: Guest, table: str) -> Any:
    return guest.get(f"/api/tables/{table}")["hints"]


def test_a_hint_tells_what_matters_and_then_the_best_moves(server: LiveServer) -> None:
    anna = server.guest()
    table = anna.table("me", "easy", "easy")["id"]
    assert used(anna, table) == {"rule": "on", "limit": None, "used": []}
    with anna.socket() as socket:
        state = socket.join(table)
        told = ask(socket, table, at=state["at"])
        first, early = [one for one in socket.log if one["t"] == "hint"][:2]
        msgspec.convert({name: value for name, value in told.items() if name != "t"}, HintMessage)
        assert (first["done"], first["moves"], first["nudge"]) == (False, [], None), "it is being thought about"
        assert (early["done"], early["tries"]) == (False, 4)
        assert (told["at"], told["tries"]) == (state["at"], 6)
        assert {"en", "ru"} == set(told["nudge"]["text"])
        assert len(told["moves"]) == 3
        for move in told["moves"]:
            assert move["action"] in state["decision"]["actions"]
            assert move["steps"][0]["action"] == move["action"]
            assert 0.0 < move["wins"] < 1.0
            assert [reason["by"] >= 0 for reason in move["reasons"]] == sorted(r["by"] >= 0 for r in move["reasons"])
            assert len(move["reasons"]) <= 2
        assert told["moves"][0]["behind"] == 0.0
        assert not told["moves"][0]["even"]
        assert used(anna, table)["used"] == [{"seat": 0, "n": 1}]
        ask(socket, table, at=state["at"])
        assert used(anna, table)["used"] == [{"seat": 0, "n": 1}], "the same question counts once"
        assert socket.act(table, 0, state["at"], told["moves"][0]["action"])["t"] == "ack"


@pytest.mark.parametrize("game", orrery.games())
def test_every_game_gives_hints(server: LiveServer, game: str) -> None:
    anna = server.guest()
    table = anna.table("me", "easy", game=game)["id"] if game != "planet_5r" else anna.table("me", "easy", "easy")["id"]
    with anna.socket() as socket:
        socket.join(table)
        state = socket.asked()
        told = ask(socket, table, at=state["at"])
        assert told["t"] == "hint"
        assert all(move["action"] in state["decision"]["actions"] for move in told["moves"])


def test_who_gets_none(server: LiveServer) -> None:
    anna, boris = server.guest(), server.guest()
    table = anna.table("me", "easy", "easy", options={"confirm": False})["id"]
    off = anna.table("me", "easy", "easy", hints="off")["id"]
    among = anna.table(*["hotseat"] * 3, options={"confirm": False})["id"]
    waiting = anna.table("me", "open", "open")["id"]
    with anna.socket() as socket, boris.socket() as elsewhere:
        assert ask(elsewhere, table)["code"] == "not_seated"
        at = socket.join(table)["at"]
        assert ask(socket, table, 1, at)["code"] == "not_your_seat"
        assert ask(socket, table, 9, at)["code"] == "no_seat"
        assert ask(socket, table, 0, at + 1000)["code"] == "hint_dropped"
        assert ask(socket, off)["code"] == "hints_off"
        assert ask(socket, among)["code"] == "hints_off"
        assert ask(socket, waiting)["code"] == "not_started"
        assert ask(socket, "nowhere")["code"] == "no_table"
        socket.join(among)
        assert socket.act(among, 0, 0, ["play", "scout"])["t"] == "ack"
        assert ask(socket, among, 0, 1)["code"] == "not_asked"
        for message in socket.log:
            if message["t"] == "error":
                assert message["text"]["en"] != message["text"]["ru"]
    assert all(used(anna, one)["used"] == [] for one in (table, off, among))


def test_no_hint_while_paused_or_after_the_end(server: LiveServer) -> None:
    anna = server.guest()
    table = anna.table("me", "easy", "easy", clock={"kind": "daily", "move": 3600})["id"]
    with anna.socket() as socket:
        at = socket.join(table)["at"]
        socket.say("propose", table=table, seat=0, key="pause-please", what="pause")
        socket.hear("ack")
        assert ask(socket, table, 0, at)["code"] == "paused"


def test_limited_hints_are_counted_and_told_after_the_end_to_all(server: LiveServer) -> None:
    anna = server.guest()
    table = anna.table(*["hotseat"] * 3, hints="limited", options={"confirm": False})["id"]
    boris = server.guest()
    with anna.socket() as socket:
        socket.join(table)
        hints = 0
        while hints < hint_rules.LIMITED_TO + 1:
            state = socket.asked()
            told = ask(socket, table, 0, state["at"])
            hints += 1
            if hints <= hint_rules.LIMITED_TO:
                assert [one["done"] for one in socket.log if one["t"] == "hint"][-2:] == [False, True]
                assert not [one for one in socket.log if one["t"] == "hint" and not one["done"] and one["moves"]]
            else:
                assert told["code"] == "hints_used_up"
                assert told["params"] == {"limit": 3}
            _everybody_moves(socket, table, state)
        assert used(anna, table) == {"rule": "limited", "limit": 3, "used": [{"seat": 0, "n": 3}]}
        assert used(boris, table)["used"] == [], "that somebody asks tells that they still think"
        while not socket.states[0]["view"]["over"]:
            _everybody_moves(socket, table, socket.states[0])
    assert used(boris, table)["used"] == [{"seat": 0, "n": 3}]
    record = boris.get(f"/api/tables/{table}/record")
    assert [seat.get("hints") for seat in record["seats"]] == [3, None, None]
    again = boris.post("/api/records", record, 201)
    assert again["hints"]["used"] == [{"seat": 0, "n": 3}]


def _everybody_moves(socket: Socket, table: str, state: Any) -> None:
    """One answer of each seat that is asked; the first of the seats then is asked something new, or nothing."""
    before = state["at"]
    while socket.states[0]["at"] <= before or not (socket.states[0]["decision"] or socket.states[0]["view"]["over"]):
        for seat in range(3):
            seen = socket.states.get(seat)
            if seen and seen["decision"]:
                socket.act(table, seat, seen["at"], seen["decision"]["actions"][0])
                break
        else:
            socket.next()
        if socket.states[0]["view"]["over"]:
            return


def test_what_was_given_outlives_a_restart(own_server: Callable[..., LiveServer], tmp_path: Path) -> None:
    first = own_server(hint_deals=2, data_dir=tmp_path)
    anna = first.guest()
    table = anna.table("me", "easy", "easy", hints="limited")["id"]
    with anna.socket() as socket:
        at = socket.join(table)["at"]
        assert ask(socket, table, at=at)["t"] == "hint"
    first.__exit__()
    with LiveServer(first.settings) as second:
        anna.server = second
        row = second.do(second.parts.storage.table(table))
        assert row is not None
        assert hint_rules.given_to(side_state.read(row.side_state), 0).n == 1
        assert hint_rules.rule_of(row, side_state.read(row.side_state)) == "limited"


def test_a_hint_is_dropped_when_its_question_goes_or_nobody_wants_it(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(bot_command=HANGS, bot_patience=3600)
    anna = server.guest()
    table = anna.table(*["hotseat"] * 3, hints="on")["id"]
    waiting = server.parts.bots._line

    def idle() -> bool:
        return len(waiting._free) == server.settings.bot_workers

    with anna.socket() as socket:
        at = socket.join(table)["at"]
        socket.say("hint", table=table, seat=0, at=at, id="a")
        assert not socket.hear("hint", id="a")["done"]
        assert socket.act(table, 0, at, ["play", "scout"])["t"] == "ack"
        assert socket.hear("error", id="a")["code"] == "hint_dropped"
        wait_until(idle)
        at, other = socket.asked(1)["at"], socket.asked(2)["at"]
        socket.say("hint", table=table, seat=1, at=at, id="b")
        socket.hear("hint", id="b")
        socket.say("hint", table=table, seat=2, at=other, id="c")
        assert socket.hear("error", id="b")["code"] == "hint_dropped", "one at a time"
        socket.say("drop_hint", table=table, id="b")
        socket.say("drop_hint", table=table, id="c")
        assert socket.hear("error", id="c")["code"] == "hint_dropped"
        wait_until(idle)
        socket.say("hint", table=table, seat=1, at=at, id="d")
        socket.hear("hint", id="d")
    wait_until(idle)
    wait_until(lambda: not server.parts.tables.live[table].hints._wanted)


def test_nobody_else_is_told_that_somebody_asks(server: LiveServer) -> None:
    """Not even those who have had a hint themselves."""
    anna, boris = people(server, 2)
    table = seated([anna, boris], "hotseat", hints="on")
    with anna.socket() as one, boris.socket() as two:
        two.join(table)
        at = one.join(table)["at"]
        assert ask(two, table, 1, two.asked(1)["at"])["done"]
        assert used(boris, table)["used"] == [{"seat": 1, "n": 1}]
        two.silence()
        one.silence()
        assert ask(one, table, 0, at)["done"]
        told = [message for message in one.log if message["t"] == "table"][-1]["table"]
        assert told["hints"]["used"][0] == {"seat": 0, "n": 1}, "whoever asked is told"
        assert [message["t"] for message in two.silence()] == []


def test_a_hint_is_dropped_by_a_pause_and_by_a_stand_in(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(bot_command=HANGS, bot_patience=3600)
    anna, boris = people(server, 2)
    table = seated([anna, boris], "hotseat", hints="on")
    with anna.socket() as one, boris.socket() as two:
        at = one.join(table)["at"]
        one.say("hint", table=table, seat=0, at=at, id="a")
        one.hear("hint", id="a")
        boris.post(f"/api/tables/{table}/leave")
        two.join(table)
        two.silence()
        assert not [message for message in one.silence() if message["t"] == "error"], "another seat's stand-in"
        anna.post(f"/api/tables/{table}/leave")
        assert one.hear("error", id="a")["code"] == "hint_dropped"
    alone = anna.table("me", "easy", "easy")["id"]
    with anna.socket() as socket:
        at = socket.join(alone)["at"]
        socket.say("hint", table=alone, seat=0, at=at, id="b")
        socket.hear("hint", id="b")
        socket.say("propose", table=alone, seat=0, key="pause-please", what="pause")
        assert socket.hear("error", id="b")["code"] == "hint_dropped"


def test_a_hint_can_be_dropped_while_it_waits_for_the_table(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(bot_command=HANGS, bot_patience=3600)
    anna = server.guest()
    table = anna.table(*["hotseat"] * 3, hints="on")["id"]
    with anna.socket() as socket:
        at = socket.join(table)["at"]
        lock = server.parts.tables.live[table].lock
        server.do(lock.acquire())
        socket.say("hint", table=table, seat=0, at=at, id="a")
        socket.say("hint", table=table, seat=1, at=at, id="b")
        socket.say("drop_hint", table=table, id="a")
        socket.say("ping")
        socket.hear("pong")
        server.call(lock.release)
        assert socket.hear("error", "hint", id="a")["code"] == "hint_dropped"
        assert not socket.hear("error", "hint", id="b")["done"]
    assert used(anna, table)["used"] == [{"seat": 1, "n": 1}], "what was dropped before does not count"
    assert server.parts.tables.live[table].hints._asking == []


def test_a_storage_that_fails_is_told(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_args: Any) -> None:
        raise StorageFailed("the connection broke")

    anna = server.guest()
    table = anna.table("me", "easy", "easy")["id"]
    with anna.socket() as socket:
        at = socket.join(table)["at"]
        with monkeypatch.context() as patched:
            patched.setattr(server.parts.storage, "save_lobby", broken)
            assert ask(socket, table, 0, at)["code"] == "storage"
        assert ask(socket, table, 0, at)["t"] == "hint"


def test_a_server_stops_while_a_hint_is_worked_out(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(bot_command=HANGS, bot_patience=3600)
    anna = server.guest()
    table = anna.table(*["hotseat"] * 3, hints="on")["id"]
    with anna.socket() as socket:
        at = socket.join(table)["at"]
        socket.say("hint", table=table, seat=0, at=at, id="a")
        socket.hear("hint", id="a")
        server.__exit__()
    assert not server._thread.is_alive()


def test_a_worker_that_fails_is_told(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(bot_command=(sys.executable, "-c", "raise SystemExit(3)"))
    anna = server.guest()
    table = anna.table(*["hotseat"] * 3, hints="limited")["id"]
    with anna.socket() as socket:
        at = socket.join(table)["at"]
        assert ask(socket, table, 0, at)["code"] == "hint_failed"
    assert used(anna, table)["used"] == [], "what was not given does not count"


def test_nobody_asks_too_often(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(hint_deals=1, limits=replace(GENEROUS, hints_per_minute=1e-6, hint_burst=1))
    anna = server.guest()
    table = anna.table("me", "easy", "easy")["id"]
    with anna.socket() as socket:
        at = socket.join(table)["at"]
        assert ask(socket, table, 0, at)["t"] == "hint"
        assert ask(socket, table, 0, at)["code"] == "too_many"


@pytest.mark.parametrize("game", orrery.games())
def test_nothing_hidden_changes_a_hint(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the seat can't know is exchanged: the same question goes out, so the same hint comes back."""
    match = orrery.game(game).new(3 if game == "planet_5r" else 2, 11)
    rng, differ = Rng(3), 0
    for _ in range(14):
        seat = match.actors[0]
        twin = match.clone()
        twin.state = match.game.resample(match.state, seat, Rng(97))
        differ += digest(twin.state) != digest(match.state)
        hints = []
        for one in (match, twin):
            decision = one.decision(seat)
            assert decision is not None
            dice = count(5)
            order = to_explain(decision, None, deals=1, most=3, randbits=lambda _bits, dice=dice: next(dice))  # type: ignore[misc]
            hints.append(order)
        assert hints[0] == hints[1]
        assert not any(str(key) in str(hints[0].state) for key in match.state.keys)
        decision = match.decision(seat)
        assert decision is not None
        match.act(seat, decision.actions[rng.below(len(decision.actions))])
    found = [explained(order) for order in hints]
    assert moves_of(found[0], 3) == moves_of(found[1], 3)
    assert nudge_of(found[0]) == nudge_of(found[1])
    assert differ


def _row(*kinds: str, rule: Any = None) -> TableRow:
    seats = [SeatRow(n, kind) for n, kind in enumerate(kinds)]  # type: ignore[arg-type]
    return new_table("planet_5r", seats, {}, "host", "", hints=rule)


def test_hints_are_on_alone_and_against_bots_and_off_among_people() -> None:
    def rule(row: TableRow) -> str:
        return hint_rules.rule_of(row, side_state.read(row.side_state))

    assert rule(_row("human", "bot", "bot")) == "on"
    assert rule(_row("bot", "bot", "bot")) == "on"
    assert rule(_row("human", "open", "bot")) == "off"
    assert rule(_row("hotseat", "hotseat", "bot")) == "off"
    assert rule(_row("human", "open", "bot", rule="limited")) == "limited"
    assert rule(_row("human", "bot", "bot", rule="off")) == "off"
    old = _row("human", "bot", "bot")
    assert old.side_state is None, "tables that were stored before have no word on it"


def test_a_rematch_and_a_waiting_table_keep_what_was_agreed_on(server: LiveServer) -> None:
    anna, boris = server.guest(), server.guest()
    made = anna.table("me", "open", "easy", hints="limited", clock={"kind": "live", "move": 60, "bank": 60})
    assert made["hints"] == {"rule": "limited", "limit": 3, "used": []}
    token = next(seat["invite"] for seat in made["seats"] if seat["invite"]).rpartition("/")[2]
    boris.post(f"/api/tables/{made['id']}/claim", {"token": token})
    for guest in (anna, boris):
        guest.post(f"/api/tables/{made['id']}/ready", {"ready": True})
    assert used(anna, made["id"])["rule"] == "limited"
    assert anna.get(f"/api/tables/{made['id']}")["status"] == "playing"


def test_each_question_counts_once() -> None:
    side = hint_rules.with_one_more(SideState(), 1, 4)
    assert hint_rules.with_one_more(side, 1, 4) == side
    side = hint_rules.with_one_more(hint_rules.with_one_more(side, 0, 4), 1, 9)
    assert [(one.seat, one.n) for one in side.hints.given] == [(0, 1), (1, 2)]
    assert side_state.read(side_state.write(side)) == side


def test_a_nudge_without_a_reason() -> None:
    match = orrery.game("planet_5r").new(3, 1, {"confirm": True})
    match.act(0, ["play", "scout"])
    decision = match.decision(0)
    assert decision is not None
    only = explained(to_explain(decision, None, deals=1, most=3))
    assert nudge_of(only).text.en == "There is only one thing to do now."
    same = Explained(0, only.chosen, [only.moves[0]], choices=3)
    assert nudge_of(same).text.en == "The bot sees no difference between your choices here: take what suits your plan."
    alike = Explained(0, only.chosen, [only.moves[0], only.moves[0]], choices=2)
    assert nudge_of(alike).text.ru.startswith("Лучшие ходы почти равны")
    assert [move.even for move in moves_of(alike, 3)] == [False, True]
    behind = structs.replace(only.moves[0], behind=2.0)
    ahead = structs.replace(alike, moves=[only.moves[0], behind])
    assert nudge_of(ahead).text.en.startswith("One move is better than the others")


def test_a_nudge_names_the_turns_to_come_only_where_nothing_else_speaks() -> None:
    match = orrery.game("planet_5r").new(3, 1)
    decision = match.decision(0)
    assert decision is not None
    found = explained(to_explain(decision, None, deals=1, most=3))
    none = [structs.replace(move, reasons=[]) for move in found.moves]
    later, water = (
        ReasonTold(key, {"en": name, "ru": name}, by, {"en": "2 points", "ru": "2 очка"}, {"en": "", "ru": ""})
        for key, name, by in (("later", "What follows", 2.0), ("water", "Water", 1.0))
    )
    first = structs.replace(none[0], reasons=[later])
    assert nudge_of(structs.replace(found, moves=[first, none[1]])).term == "later"
    first = structs.replace(none[0], reasons=[later, water])
    assert nudge_of(structs.replace(found, moves=[first, none[1]])).term == "water"


def test_settings_of_hints() -> None:
    found = from_environment({"ORRERY_HINT_SECONDS": "0.5", "ORRERY_HINT_DEALS": "4"})
    assert (found.hint_seconds, found.hint_deals) == (0.5, 4)
    assert from_environment({}).hint_deals is None


def test_hints_are_thought_about_by_the_clock_unless_deals_are_set(
    own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    def noted(*args: Any, **more: Any) -> Any:
        asked.append((args[1], more["deals"]))
        return to_explain(*args, **more)

    monkeypatch.setattr(hint_step, "to_explain", noted)
    for settings in ({"hint_seconds": 0.01}, {"hint_deals": 2}):
        server = own_server(**settings)
        anna = server.guest()
        table = anna.table("me", "easy", "easy")["id"]
        with anna.socket() as socket:
            assert ask(socket, table, 0, socket.join(table)["at"])["t"] == "hint"
        server.__exit__()
    assert asked == [(0.01, hint_step.DEALS), (None, 2)]


def test_bots_are_asked_in_their_own_words() -> None:
    """Both kinds of questions pass the same pipe."""
    assert Order.__struct_config__.tag == "choose"

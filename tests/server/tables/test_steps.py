"""Changes told step by step: what a client puts together from them is what a whole state says."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import orrery
from orrery.core.rng import Rng
from orrery.server.tables.audience import audiences
from orrery.server.wire.messages import StepsMessage
from orrery.server.wire.view_patches import Change, patched, view_digest
from server.support import Guest, Socket, play_on

Json = Any


class Follower:
    """A client that keeps its states by what it hears."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.states: dict[int | None, Json] = {}
        self.told: dict[int | None, list[Json]] = {}
        self.steps = 0
        self.in_steps = 0  # messages

    def join(self, table: str, *, steps: bool = True) -> None:
        self.socket.say("join", table=table, steps=steps)
        self.read()

    def read(self) -> None:
        """All that has been sent until now."""
        for message in self.socket.silence(0.01):
            if message["t"] == "state":
                self.states[message["seat"]] = message
                self.told[message["seat"]] = [*self._before(message), *message["events"]]
            elif message["t"] == "steps":
                self._follow(message)

    def _before(self, message: Json) -> list[Json]:
        return [] if message["reset"] else self.told[message["seat"]]

    def _follow(self, message: Json) -> None:
        msgspec.convert({name: value for name, value in message.items() if name != "t"}, StepsMessage)
        seat, known = message["seat"], self.states[message["seat"]]
        assert known["at"] == message["base"]
        view = known["view"]
        for step in message["steps"]:
            view = patched(view, msgspec.convert(step["patch"], list[Change]))
            self.told[seat] = [*self.told[seat], *step["events"]]
        assert message["steps"]
        assert view_digest(view) == message["digest"]
        decision = message.get("decision", known["decision"])
        self.states[seat] = {"at": message["at"], "view": view, "decision": decision, "undo": message["undo"]}
        self.steps += len(message["steps"])
        self.in_steps += 1


@pytest.mark.parametrize("game", orrery.games())
def test_steps_lead_to_what_whole_states_say(anna: Guest, boris: Guest, game: str) -> None:
    table = anna.table(*["hotseat"] * 3, game=game)["id"]
    with anna.socket() as player, anna.socket() as beside, anna.socket() as whole, boris.socket() as watching:
        followers = [Follower(beside), Follower(whole), Follower(watching)]
        for follower, steps in zip(followers, (True, False, True), strict=True):
            follower.join(table, steps=steps)
        player.join(table)
        play_on(player, table, [0, 1, 2], until=lambda state: len(player.log) > 160)
        for follower in followers:
            follower.read()
        patched_, plain, spectator = followers
    assert patched_.in_steps > 30
    assert patched_.steps > patched_.in_steps
    assert spectator.in_steps > 10
    assert not plain.in_steps
    for seat, state in plain.states.items():
        for part in ("at", "view", "decision", "undo"):
            assert patched_.states[seat][part] == state[part]
        assert patched_.told[seat] == plain.told[seat]


def test_what_was_taken_back_is_told_anew(anna: Guest) -> None:
    table = anna.table(*["hotseat"] * 3, options={"confirm": False})["id"]
    with anna.socket() as player, anna.socket() as beside:
        follower = Follower(beside)
        follower.join(table)
        player.join(table)
        at = player.act(table, 0, 0, ["play", "scout"])["at"]
        player.undo(table, 0, at)
        follower.read()
        player.reach(at + 1, 0)
        assert {part: follower.states[0][part] for part in ("at", "view", "undo")} == {
            part: player.states[0][part] for part in ("at", "view", "undo")
        }
        assert follower.states[0]["reset"] is True


def test_the_whole_is_shown_on_request(anna: Guest, boris: Guest) -> None:
    table = anna.table(*["hotseat"] * 3, options={"confirm": False})["id"]
    with anna.socket() as player, boris.socket() as watching:
        player.join(table)
        watching.say("show", table=table)
        assert watching.hear("error")["code"] == "not_joined"
        watching.say("join", table=table, steps=True)
        first = watching.hear("state")
        player.act(table, 0, 0, ["play", "scout"])
        told = watching.hear("steps")
        assert told["base"] == first["at"]
        watching.say("show", table=table, since=told["from"])
        shown = watching.hear("state")
        assert (shown["at"], shown["reset"]) == (told["at"], False)
        assert shown["events"] == [event for step in told["steps"] for event in step["events"]]
        player.act(table, 1, 0, ["play", "develop"])
        assert watching.hear("steps")["base"] == shown["at"]


def test_a_decision_that_stays_is_not_sent_again(anna: Guest) -> None:
    table = anna.table(*["hotseat"] * 3, options={"confirm": False})["id"]
    with anna.socket() as player, anna.socket() as beside:
        player.join(table)
        beside.say("join", table=table, steps=True)
        beside.hear("state", seat=2)
        player.act(table, 0, 0, ["play", "scout"])
        own = beside.hear("steps", seat=0)
        assert own["decision"] is None
        other = beside.hear("steps", seat=1)
        assert "decision" not in other
        assert [event["e"] for step in other["steps"] for event in step["events"]] == ["card_chosen"]


def test_a_question_that_is_asked_anew_is_sent_anew() -> None:
    """Whoever has answered is asked again, though it may be in the very same words, as after a delivery of On Mars."""
    game = orrery.game("on_mars")
    for seed in range(50):
        match, rng = game.new(2, seed), Rng(seed)
        while not match.over:
            seat = match.actors[0]
            eyes = audiences(match, None)[seat]
            known, asked = eyes.shown, eyes.message("t").decision
            decision = match.decision(seat)
            assert decision is not None
            match.act(seat, game.action_to_json(rng.choice(tuple(decision.actions))))
            eyes.update(match, match.view(eyes.seat), moved=True)
            told = eyes.steps_message("t", eyes.message("t").from_, known)
            if told is not None and eyes.message("t").decision == asked:
                assert told.decision == asked, "not left out"
                return
    raise AssertionError("no question was asked twice")


def test_whoever_was_behind_is_shown_the_whole(anna: Guest) -> None:
    table = anna.table(*["hotseat"] * 3, options={"confirm": False})["id"]
    with anna.socket() as player, anna.socket() as beside:
        player.join(table)
        beside.say("join", table=table, steps=True)
        beside.hear("state", seat=2)
        player.act(table, 0, 0, ["play", "scout"])
        told = beside.hear("steps", seat=0)
        assert beside.act(table, 0, 0, ["play", "develop"])["t"] == "stale"
        shown = beside.hear("state", seat=0)
        assert (shown["at"], shown["decision"]) == (told["at"], None)

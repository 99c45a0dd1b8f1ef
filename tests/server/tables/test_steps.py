"""Changes told step by step: what a client puts together from them is what a whole state says."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import orrery
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

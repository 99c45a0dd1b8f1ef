"""The same messages at a table of the server and at one on a device: every frame is the same, in all games.

Both take their steps in server/tables/table_step.py; this guards what each does around them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import urlencode

import pytest

import orrery
from orrery.local.device import ME, Device
from orrery.server.storage import SeatRow, TableRow
from orrery.server.tables.seats.new_tables import new_table
from server.support import Guest, LiveServer, Socket

Json = Any
STEPS = 70
MOMENTS = ("created", "updated", "since")


def row_for(game: str, host: str, options: Json) -> TableRow:
    """A table where one person plays all seats, dealt the same way each time."""
    players = max(2, orrery.game(game).players.start)
    seats = [SeatRow(n, "hotseat" if n else "human", name=f"Player {n}", guest=host) for n in range(players)]
    return new_table(game, seats, options, host, "", seed=20 + players)


class Both:
    """A socket to the server and a device, told the same; what the server says decides what is said next."""

    def __init__(self, server: LiveServer, guest: Guest, socket: Socket, game: str, options: Json) -> None:
        me = guest.get("/api/me")
        self.socket = socket
        self.device = Device(me["name"])
        welcome = json.loads(json.loads(self.device.connected())["frames"][0])
        assert socket.next() == {**welcome, "user": {"id": me["id"], "name": me["name"]}}
        made = server.do(server.parts.lobby.create(row_for(game, me["id"], options)))
        self.there = made.id
        self.here = self.device.keep(row_for(game, ME, options)).id
        self.states: dict[int, Json] = {}
        self.heard: list[str] = []
        self._keys = 0

    def key(self) -> str:
        self._keys += 1
        return f"key-{self._keys:05}"

    def say(self, t: str, **fields: Json) -> list[Json]:
        """Say it to both; returns the frames, which are the same."""
        told = json.loads(self.device.hear(json.dumps({"t": t, "table": self.here, **fields})))["frames"]
        self.socket.say(t, table=self.there, **fields)
        heard: list[Json] = []
        if t == "outcomes":  # computed beside the table: later messages may be answered first
            heard.append(self.socket.hear("outcomes", "error", id=fields["id"]))
        self.socket.say("ping")
        while not heard or heard[-1]["t"] != "pong":
            heard.append(self.socket.next())
        frames = [self._plain(frame, self.there) for frame in heard[:-1]]
        assert [self._plain(json.loads(frame), self.here) for frame in told] == frames, t
        for frame in frames:
            self.heard.append(frame["t"])
            if frame["t"] == "state":
                self.states[frame["seat"]] = frame
        return frames

    def _plain(self, frame: Json, table: str) -> Json:
        """Without what differs by nature: the id of the table, and moments."""
        if frame["t"] == "table":
            assert all((frame["table"][name] is None) or frame["table"][name].endswith("Z") for name in MOMENTS)
            frame = {**frame, "table": {**frame["table"], **dict.fromkeys(MOMENTS)}}
        return json.loads(json.dumps(frame).replace(table, "TABLE"))


def asked_seat(both: Both, rng: Random) -> Json:
    return rng.choice([state for state in both.states.values() if state["decision"]])


def act(both: Both, rng: Random) -> None:
    state = asked_seat(both, rng)
    action = rng.choice(state["decision"]["actions"])
    both.say("act", seat=state["seat"], at=state["at"], key=both.key(), action=action)


def say_twice(both: Both, rng: Random) -> None:
    state, key = asked_seat(both, rng), both.key()
    said = {"seat": state["seat"], "at": state["at"], "key": key, "action": state["decision"]["actions"][0]}
    assert both.say("act", **said)[0]["t"] == "ack"
    assert both.say("act", **said) == [{"t": "ack", "key": key, "at": both.states[state["seat"]]["at"]}]
    both.say("undo", seat=state["seat"], at=state["at"], key=key)


def ask(both: Both, rng: Random) -> None:
    state = asked_seat(both, rng)
    action = rng.choice(state["decision"]["actions"])
    about = {"seat": state["seat"], "at": state["at"], "id": "question"}
    assert [frame["t"] for frame in both.say("preview", **about, action=action)] == ["preview"]
    assert both.say("why", **about, action=action) == [{"t": "why", "id": "question", "refused": None}]
    assert [frame["t"] for frame in both.say("outcomes", **about, actions=[action])] == ["outcomes"]
    both.say("outcomes", **about)


def ask_for_the_impossible(both: Both, rng: Random) -> None:
    state, key = asked_seat(both, rng), both.key()
    about = {"seat": state["seat"], "at": state["at"]}
    for action in (["no such thing"], ["confirm"], [17]):
        both.say("act", **about, key=key, action=action)
        both.say("preview", **about, id="p", action=action)
        both.say("why", **about, id="w", action=action)
    both.say("act", seat=9, at=0, key=both.key(), action=["x"])
    both.say("act", seat=0, at=0, key="short", action=["x"])
    both.say("act", seat=0)
    both.say("juggle")
    both.say("answer", seat=0, proposal=7, yes=True)


def come_late(both: Both, rng: Random) -> None:
    state = asked_seat(both, rng)
    frames = both.say("act", seat=state["seat"], at=state["at"] + 5, key=both.key(), action=["x"])
    assert frames[0]["t"] == "stale"
    assert {frame["t"] for frame in frames[1:]} == {"state"}


def take_back(both: Both, rng: Random) -> None:
    for state in list(both.states.values()):
        both.say("undo", seat=state["seat"], at=state["at"], key=both.key())
    if rng.random() < 0.5:
        for state in list(both.states.values()):
            both.say("redo", seat=state["seat"], at=state["at"], key=both.key())


def agree(both: Both, rng: Random) -> None:
    seat = rng.choice(list(both.states))
    what = rng.choice(("undo", "pause"))
    key = both.key()
    both.say("propose", seat=seat, key=key, what=what)
    both.say("propose", seat=seat, key=key, what=what)
    both.say("act", seat=seat, at=both.states[seat]["at"], key=both.key(), action=["x"])
    both.say("propose", seat=seat, key=both.key(), what="resume")


def go_and_come(both: Both, rng: Random) -> None:
    assert both.say("leave") == []
    known = rng.choice((None, {"0": 3}, {str(seat): state["from"] for seat, state in both.states.items()}))
    both.say("join", since=known)
    both.say("show", since=known)


def follow_in_steps(both: Both, rng: Random) -> None:
    both.say("join", steps=True)
    told = [state for state in both.states.values() if state["decision"]]
    state = rng.choice(told)
    both.say("act", seat=state["seat"], at=state["at"], key=both.key(), action=state["decision"]["actions"][0])
    both.say("join")


DEEDS: dict[Callable[[Both, Random], None], int] = {
    act: 12,
    say_twice: 1,
    ask: 2,
    ask_for_the_impossible: 1,
    come_late: 1,
    take_back: 2,
    agree: 1,
    go_and_come: 1,
    follow_in_steps: 2,
}


@pytest.mark.parametrize("game", orrery.games())
def test_a_device_says_what_the_server_says(game: str, server: LiveServer) -> None:
    guest, rng = server.guest(), Random(game)
    with guest.socket() as socket:
        both = Both(server, guest, socket, game, {})
        both.say("show")
        both.say("join")
        for deed in DEEDS:
            deed(both, rng)
        for _ in range(STEPS):
            if not any(state["decision"] for state in both.states.values()):
                break
            rng.choices(list(DEEDS), list(DEEDS.values()))[0](both, rng)
        kinds = {"table", "state", "steps", "ack", "refused", "stale", "preview", "outcomes", "why", "error"}
        assert kinds <= set(both.heard)


def test_the_last_move_is_told_alike(server: LiveServer) -> None:
    guest, rng = server.guest(), Random(5)
    with guest.socket() as socket:
        both = Both(server, guest, socket, "planet_5r", {"confirm": False})
        both.say("join")
        while any(state["decision"] for state in both.states.values()):
            act(both, rng)
        both.say("act", seat=0, at=both.states[0]["at"], key=both.key(), action=["play", "scout"])
        both.say("propose", seat=0, key=both.key(), what="undo")
        here = json.loads(both.device.call("GET", f"/tables/{both.here}/record", ""))["body"]
        assert here.pop("offline") is True, "which nothing but this mark tells apart"
        assert here == guest.get(f"/api/tables/{both.there}/record")
        for seat in ("none", "1"):
            asked: Json = {"seat": seat, "from": 3, "count": 20, "moments": "true"}
            there = guest.get(f"/api/tables/{both.there}/replay", **asked)
            url = f"/tables/{both.here}/replay?{urlencode(asked)}"
            assert json.loads(both.device.call("GET", url, ""))["body"] == there
        assert guest.post("/api/verification", here)["ok"]

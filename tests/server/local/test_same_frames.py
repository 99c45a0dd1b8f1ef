"""The same messages at a table of the server and at one on a device: every frame is the same, in all games.

Both take their steps in server/tables/table_step.py; this guards what each does around them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple
from urllib.parse import urlencode

import pytest

import orrery
from orrery.local.device import ME, Device
from orrery.local.device_thoughts import thought_out
from orrery.server.bot_workers.explaining import to_explain
from orrery.server.storage import SeatRow, TableRow
from orrery.server.tables.coaching import hint_step
from orrery.server.tables.seats.new_tables import new_table
from orrery.server.wire.table_info import HintRule
from orrery.teaching.action_patterns import matches_any
from orrery.teaching.lesson import Lesson
from server.support import Guest, LiveServer, Socket, wait_until
from teaching.solved import EVERY_LESSON

Json = Any
STEPS = 70
MOMENTS = ("created", "updated", "since")


class Kind(NamedTuple):
    """A table that both deal alike; one person plays all its seats."""

    game: str
    players: int
    options: Mapping[str, Json] = MappingProxyType({})
    hints: HintRule | None = None

    def row(self, host: str) -> TableRow:
        seats = [SeatRow(n, "hotseat" if n else "human", name=f"Player {n}", guest=host) for n in range(self.players)]
        return new_table(self.game, seats, dict(self.options), host, "", seed=20 + self.players, hints=self.hints)


ALL_OF_PLANET_UNKNOWN = dict.fromkeys(("moons", "patches", "shattered", "quantum", "new_cards", "emergency"), True)
KINDS = [
    *(Kind(game, max(2, orrery.game(game).players.start)) for game in orrery.games()),
    Kind("planet_5r", 5, {"die": "123456"}),
    Kind("pandorum", 4, {"new_horizons": True}),
    Kind("planet_unknown", 3, ALL_OF_PLANET_UNKNOWN),
    Kind("planet_unknown", 1, {"personal": True}),
    Kind("on_mars", 3, {"first_colonists": True, "space_oddity": True}),
    Kind("on_mars", 1),
]


def name_of(kind: Kind) -> str:
    return " ".join((kind.game, str(kind.players), *kind.options))


class Both:
    """A socket to the server and a device, told the same; what the server says decides what is said next."""

    def __init__(self, server: LiveServer, guest: Guest, socket: Socket, kind: Kind | Lesson) -> None:
        me = guest.get("/api/me")
        self.server = server
        self.socket = socket
        self.device = Device(me["name"], hint_deals=server.settings.hint_deals)
        welcome = json.loads(json.loads(self.device.connected())["frames"][0])
        assert socket.next() == {**welcome, "user": {"id": me["id"], "name": me["name"]}}
        if isinstance(kind, Lesson):
            url = f"/games/{kind.game}/lessons/{kind.id}"
            self.there = guest.post(f"/api{url}", {}, 201)["id"]
            self.here = json.loads(self.device.call("POST", url, "{}"))["body"]["id"]
        else:
            self.there = server.do(server.parts.lobby.create(kind.row(me["id"]))).id
            self.here = self.device.keep(kind.row(ME)).id
        self.states: dict[int, Json] = {}
        self.card: Json = None
        self.heard: list[str] = []
        self.works = True  # the worker of the device that thinks
        self._keys = 0
        self.bots = isinstance(kind, Lesson)
        if self.bots:
            self._bots_move()

    def key(self) -> str:
        self._keys += 1
        return f"key-{self._keys:05}"

    def say(self, t: str, *, until: str | None = None, **fields: Json) -> list[Json]:
        """Say it to both; returns the frames, which are the same. `until`: wait for all that is said now of the hint
        with this id."""
        told = self._heard_here(self.device.hear(json.dumps({"t": t, "table": self.here, **fields})))
        self.socket.say(t, table=self.there, **fields)
        heard: list[Json] = []
        if t == "outcomes":  # computed beside the table: later messages may be answered first
            heard.append(self.socket.hear("outcomes", "error", id=fields["id"]))
        while until is not None and not self._last_word(heard, until):
            heard.append(self.socket.next())
        heard += self._up_to_now()
        if self.bots:
            told += self._bots_move()
            heard += self._up_to_now()
        frames = [self._plain(frame, self.there) for frame in heard]
        assert [self._plain(json.loads(frame), self.here) for frame in told] == frames, t
        for frame in frames:
            self.heard.append(frame["t"])
            if frame["t"] == "state":
                self.states[frame["seat"]] = frame
            elif frame["t"] == "lesson":
                self.card = frame["card"]
        return frames

    def _up_to_now(self) -> list[Json]:
        """What the server tells until it has done all it was asked."""
        heard: list[Json] = []
        self.socket.say("ping")
        while (frame := self.socket.next())["t"] != "pong":
            heard.append(frame)
        return heard

    def _heard_here(self, done: str) -> list[str]:
        """What the device tells, and all that comes of what it has another worker think about, unless that rests."""
        found = json.loads(done)
        frames: list[str] = found["frames"]
        for thought in found["thoughts"] if self.works else ():
            early: list[str] = []
            whole = thought_out(thought["order"], early.append)
            for text in early:
                frames += self._heard_here(self.device.thought(thought["id"], text, False))
            frames += self._heard_here(self.device.thought(thought["id"], whole, True))
        return frames

    def _bots_move(self) -> list[str]:
        """All bots have moved, here and there; what the device tells of it."""
        wait_until(lambda: not self.server.call(self._thinks_there))
        done = json.loads(self.device.bot_turn(self.here))
        assert done["body"] is None, "every part is written: what a bot chooses would be chance"
        frames: list[str] = done["frames"]
        return frames

    def _thinks_there(self) -> bool:
        live = self.server.parts.tables.live.get(self.there)
        return live is not None and live.bot_seats.busy

    def _last_word(self, heard: list[Json], ident: str) -> bool:
        about = [one for one in heard if one.get("id") == ident]
        return any(one["t"] == "error" or one["done"] or not self.works for one in about)

    def _plain(self, frame: Json, table: str) -> Json:
        """Without what differs by nature: the id of the table, from which its bots have their names, and moments."""
        if frame["t"] == "table":
            assert all((frame["table"][name] is None) or frame["table"][name].endswith("Z") for name in MOMENTS)
            told = {**frame["table"], **dict.fromkeys(MOMENTS)}
            told["seats"] = [seat | ({"name": "Bot"} if seat["kind"] == "bot" else {}) for seat in told["seats"]]
            frame = {**frame, "table": told}
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


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_a_device_says_what_the_server_says(kind: Kind, server: LiveServer) -> None:
    guest, rng = server.guest(), Random(name_of(kind))
    with guest.socket() as socket:
        both = Both(server, guest, socket, kind)
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
        both = Both(server, guest, socket, Kind("planet_5r", 3, {"confirm": False}))
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


# --- hints


@pytest.fixture
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a seat does not know is dealt alike in both places."""
    monkeypatch.setattr(hint_step, "to_explain", partial(to_explain, randbits=lambda bits: 2**bits // 7))


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
@pytest.mark.usefixtures("same_deals")
def test_hints_are_told_alike(kind: Kind, own_server: Callable[..., LiveServer]) -> None:
    server = own_server(hint_deals=5)
    guest, rng = server.guest(), Random(name_of(kind))
    with guest.socket() as socket:
        both = Both(server, guest, socket, kind._replace(hints="on"))
        both.say("join")
        for _ in range(6):
            act(both, rng)
        state = asked_seat(both, rng)
        about = {"seat": state["seat"], "at": state["at"]}
        told = both.say("hint", until="h", id="h", **about)
        assert [frame["t"] for frame in told] == ["table", "hint", "hint", "hint"][: len(told)]
        assert told[0]["table"]["hints"]["used"] == [{"seat": state["seat"], "n": 1}]
        assert told[-1]["moves"][0]["action"] in state["decision"]["actions"]
        again = both.say("hint", until="again", id="again", **about)
        assert {frame["t"] for frame in again} == {"hint"}, "the same question counts once"
        for seat, at in ((state["seat"], state["at"] + 3), (9, 0)):
            (no,) = both.say("hint", until="no", id="no", seat=seat, at=at)
            assert (no["t"], no["id"]) == ("error", "no")
        both.say("drop_hint", id="h")
        both.say("propose", seat=state["seat"], key=both.key(), what="pause")
        assert both.say("hint", until="rest", id="rest", **about)[0]["code"] == "paused"


@pytest.mark.usefixtures("same_deals")
def test_hints_that_are_limited_are_counted_alike(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(hint_deals=2)
    guest, rng = server.guest(), Random(7)
    with guest.socket() as socket:
        both = Both(server, guest, socket, Kind("pandorum", 2, hints="limited"))
        both.say("join")
        codes = []
        while "hints_used_up" not in codes:
            state = asked_seat(both, rng)
            told = both.say("hint", until="h", id="h", seat=state["seat"], at=state["at"])
            codes += [frame["code"] for frame in told if frame["t"] == "error"]
            assert not [frame for frame in told if frame["t"] == "hint" and not frame["done"] and frame["moves"]]
            act(both, rng)
    with guest.socket() as socket:
        off = Both(server, guest, socket, Kind("pandorum", 2))
        off.say("join")
        state = asked_seat(off, rng)
        (no,) = off.say("hint", until="h", id="h", seat=state["seat"], at=state["at"])
        assert no["code"] == "hints_off"


@pytest.mark.usefixtures("same_deals")
def test_hints_are_dropped_alike(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(bot_command=(sys.executable, "-c", "import time; time.sleep(3600)"), bot_patience=3600)
    guest = server.guest()
    with guest.socket() as socket:
        both = Both(server, guest, socket, Kind("planet_5r", 3, {"confirm": False}, "on"))
        both.works = False
        both.say("join")
        at = {seat: state["at"] for seat, state in both.states.items()}
        both.say("hint", until="a", id="a", seat=0, at=at[0])
        assert both.say("act", until="a", seat=0, at=at[0], key=both.key(), action=["play", "scout"])[0]["t"] == "ack"
        both.say("hint", until="b", id="b", seat=1, at=at[1])
        dropped = both.say("hint", until="b", id="c", seat=2, at=at[2])
        assert [(frame["t"], frame.get("id")) for frame in dropped] == [("table", None), ("hint", "c"), ("error", "b")]
        assert both.say("drop_hint", id="b") == []
        (gone,) = both.say("drop_hint", until="c", id="c")
        assert gone["code"] == "hint_dropped"
        both.say("hint", until="d", id="d", seat=1, at=at[1])
        assert both.say("propose", until="d", seat=0, key=both.key(), what="pause")[-1]["id"] == "d"
        both.say("propose", seat=0, key=both.key(), what="resume")
        both.say("hint", until="e", id="e", seat=1, at=at[1])
        assert [frame["id"] for frame in both.say("leave", until="e")] == ["e"]


# --- lessons


def answer(both: Both, lesson: Lesson, left: list[Json]) -> Json:
    """What the lesson's own solution says now."""
    legal = both.states[lesson.seat]["decision"]["actions"]
    if both.card["kind"] != "goal":
        return both.card["show"] or next(one for one in legal if one in both.card["fine"])
    found = next((one for one in legal if left and matches_any(left[:1], one)), legal[0])
    if left and matches_any(left[:1], found):
        left.pop(0)
    return found


def played(both: Both, lesson: Lesson, action: Json) -> list[Json]:
    seat = lesson.seat
    return both.say("act", seat=seat, at=both.states[seat]["at"], key=both.key(), action=action)


def wished(both: Both, wish: str, step: int | None = None) -> list[Json]:
    return both.say("lesson", step=both.card["step"] if step is None else step, wish=wish)


def astray(both: Both, lesson: Lesson) -> None:
    """Another move than the one asked for, and the ways back to it."""
    legal = both.states[lesson.seat]["decision"]["actions"]
    wrong = next((one for one in legal if one not in both.card["fine"]), None)
    if wrong is None:
        return
    step = both.card["step"]
    assert played(both, lesson, wrong)[0]["t"] == "ack"
    assert both.card["strayed"]
    wished(both, "again")
    assert (both.card["step"], both.card["strayed"]) == (step, False)
    played(both, lesson, wrong)
    both.say("undo", seat=lesson.seat, at=both.states[lesson.seat]["at"], key=both.key())
    both.say("propose", seat=lesson.seat, key=both.key(), what="undo")
    wished(both, "again")
    wished(both, "skip", step + 1)
    wished(both, "dance")
    assert both.card["step"] == step


# With several bots it is up to the server which of them moves first, and a bot whose part ends before the lesson does
# plays as chance has it.
CERTAIN = [lesson for lesson in EVERY_LESSON if len(lesson.rivals) < 2 and lesson.id != "first_tiles"]


@pytest.mark.parametrize("lesson", CERTAIN, ids=lambda lesson: f"{lesson.game} {lesson.id}")
def test_a_lesson_is_told_alike(lesson: Lesson, server: LiveServer) -> None:
    guest = server.guest()
    with guest.socket() as socket:
        both = Both(server, guest, socket, lesson)
        both.say("lesson", step=0, wish="next")
        both.say("join")
        left = [] if lesson.goal is None else list(lesson.goal.solution)
        strayed = 0
        while both.card["kind"] != "done":
            if both.card["kind"] == "tell":
                wished(both, "next")
            elif both.card["kind"] == "ask" and strayed < 2:
                strayed += 1
                astray(both, lesson)
                wished(both, "back")
            else:
                played(both, lesson, answer(both, lesson, left))
        assert both.card["mastered"]
        (there,) = [one for one in guest.get(f"/api/games/{lesson.game}/lessons") if one["id"] == lesson.id]
        assert there["learnt"] == {"step": len(lesson.steps), "mastered": True}
        assert wished(both, "skip") != []
        wished(both, "again")
        assert both.card["step"] == 0

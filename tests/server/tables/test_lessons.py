"""Lessons at real tables: played through, turned back, left and taken up again, remembered per person."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Callable
from typing import Any

from orrery.server.storage.lesson_store import LearntRow
from orrery.server.storage.lesson_store import learnt as lessons_learnt
from orrery.server.tables.side_state import read
from server.support import Guest, LiveServer, Socket, wait_until

Json = Any
GAME, LESSON = "planet_5r", "one_round"
PLACE = f"/api/games/{GAME}/lessons"


def begun(guest: Guest, **asked: Json) -> str:
    table: str = guest.post(f"{PLACE}/{LESSON}", asked, 201)["id"]
    return table


def learnt(guest: Guest) -> Json:
    return next(one["learnt"] for one in guest.get(PLACE) if one["id"] == LESSON)


class Learner:
    """A socket that knows the latest card and state."""

    def __init__(self, socket: Socket, table: str) -> None:
        self.socket, self.table = socket, table
        self.acknowledged: dict[str, int] = {}
        self.state = socket.join(table)
        self.card = socket.hear("lesson")["card"]

    def hear(self, true: Callable[[], bool]) -> None:
        while not true():
            message = self.socket.next()
            if message["t"] == "lesson":
                self.card = message["card"]
            elif message["t"] == "state":
                self.state = message
            elif message["t"] == "ack":
                self.acknowledged[message["key"]] = message["at"]
            assert message["t"] not in ("error", "refused", "stale"), message

    def wish(self, wish: str) -> None:
        self.socket.say("lesson", table=self.table, step=self.card["step"], wish=wish)

    def turn(self, wish: str, step: int) -> None:
        self.wish(wish)
        self.hear(lambda: self.card["step"] == step)

    def act(self, action: Json) -> None:
        self.hear(lambda: self.state["decision"] is not None and action in self.state["decision"]["actions"])
        at, key = self.state["at"], str(uuid.uuid4())
        self.card["show"] = None  # answered: the next card says what is asked then
        self.socket.say("act", table=self.table, seat=0, at=at, key=key, action=action)
        self.hear(lambda: key in self.acknowledged and self.state["at"] >= self.acknowledged[key])

    def answer(self) -> None:
        """Whatever the card asks for."""
        self.hear(lambda: self.card["show"] is not None)
        self.act(self.card["show"])


def kept(server: LiveServer, guest: Guest) -> LearntRow:
    """What is kept with the person, whatever becomes of the table."""
    me = guest.get("/api/me")["id"]
    return server.do(lessons_learnt(server.parts.storage, me, GAME))[LESSON]


def test_a_lesson_is_played_to_its_end_and_remembered(anna: Guest, server: LiveServer) -> None:
    assert learnt(anna) is None
    table = begun(anna)
    with anna.socket() as socket:
        me = Learner(socket, table)
        assert (me.card["kind"], me.card["step"], me.card["of"]) == ("tell", 0, len(anna.get(PLACE)))
        for step in (1, 2):
            me.turn("next", step)
        for step in (3, 4, 5):
            me.answer()
            me.hear(lambda step=step: me.card["step"] == step)  # type: ignore[misc]
        me.turn("next", 6)
        me.answer()
        me.hear(lambda: me.card["kind"] == "goal")
        assert me.card["goal"]["wants"][0]["have"] == 1
        me.act(["play", "expand"])
        me.act(["play", "excavate"])
        me.act(["bid", 4])
        me.hear(lambda: me.state["decision"] is not None and me.state["decision"]["kind"] == "take_technology")
        me.act(me.state["decision"]["actions"][0])
        me.hear(lambda: me.card["kind"] == "done")
        assert me.card["mastered"]
        assert me.card["changes"][0]["before"] == 0
        assert me.card["changes"][0]["after"] == 2
    assert learnt(anna)["mastered"]  # at once: whoever sees the end finds it in the list
    assert begun(anna) == table
    wait_until(lambda: kept(server, anna).mastered is not None)  # with the person, a moment later
    begun(anna, again=True)
    assert learnt(anna) == {"step": 0, "mastered": True}


def test_a_move_off_the_way_is_answered_and_taken_back(anna: Guest) -> None:
    with anna.socket() as socket:
        me = Learner(socket, begun(anna))
        me.turn("next", 1)
        me.turn("next", 2)
        me.hear(lambda: me.card["show"] == ["play", "excavate"])
        assert [["play", "develop"]] in [caution["actions"] for caution in me.card["cautions"]]
        me.act(["play", "develop"])
        me.hear(lambda: me.card["strayed"])
        assert me.card["show"] is None
        me.wish("again")
        me.hear(lambda: not me.card["strayed"] and me.card["show"] == ["play", "excavate"])
        assert me.card["step"] == 2
        me.turn("skip", 3)
        me.turn("back", 2)
        me.hear(lambda: me.card["show"] == ["play", "excavate"])


def test_undo_takes_the_lesson_back_with_it(anna: Guest, server: LiveServer) -> None:
    table = begun(anna)
    with anna.socket() as socket:
        me = Learner(socket, table)
        me.turn("next", 1)
        me.act(["play", "excavate"])  # whoever moves has read enough
        me.hear(lambda: me.card["step"] == 3)
        me.turn("back", 2)
        assert read(server.call(lambda: server.parts.tables.live[table].row.side_state)).lesson is not None


def test_a_paused_lesson_waits(anna: Guest) -> None:
    table = begun(anna)
    with anna.socket() as socket:
        me = Learner(socket, table)
        socket.say("propose", table=table, seat=0, key="a-rest-please", what="pause")
        assert socket.hear("ack", "error", key="a-rest-please")["t"] == "ack"
        for wish in ("next", "skip", "back"):
            me.wish(wish)
            assert socket.hear("error")["code"] == "paused"
        socket.say("propose", table=table, seat=0, key="going-on-now", what="resume")
        assert socket.hear("ack", "error", key="going-on-now")["t"] == "ack"
        me.turn("next", 1)


def test_two_openings_at_once_find_one_table(anna: Guest, server: LiveServer) -> None:
    me = anna.get("/api/me")["id"]

    async def twice() -> list[str]:
        both = (server.parts.http.lessons.open(GAME, LESSON, me, "Anna", again=False) for _ in range(2))
        return [opened.id for opened in await asyncio.gather(*both)]

    first, second = server.do(twice())
    assert first == second == begun(anna)


def test_what_is_wished_for_another_step_changes_nothing(anna: Guest) -> None:
    table = begun(anna)
    with anna.socket() as socket:
        me = Learner(socket, table)
        socket.say("lesson", table=table, step=5, wish="skip")
        assert socket.hear("lesson")["card"]["step"] == 0
        socket.say("lesson", table=table, step=0, wish="dance")
        assert socket.hear("error")["code"] == "bad_message"
        me.turn("next", 1)


def test_lessons_belong_to_who_plays_them(anna: Guest, boris: Guest) -> None:
    table = begun(anna)
    assert table not in [one["id"] for one in anna.get("/api/tables")]
    assert anna.get(f"/api/tables/{table}")["lesson"] == LESSON
    with boris.socket() as socket:
        socket.join(table)
        socket.say("lesson", table=table, step=0, wish="next")
        assert socket.hear("error", "lesson")["code"] == "not_your_seat"
        plain = boris.table("me", "easy", "easy")["id"]
        socket.join(plain)
        socket.say("lesson", table=plain, step=0, wish="next")
        assert socket.hear("error", "lesson")["code"] == "no_lesson"
    assert begun(boris) != table


def test_unknown_lessons_are_refused(anna: Guest) -> None:
    assert anna.post(f"{PLACE}/nowhere", {}, 404)["error"]["code"] == "unknown_lesson"
    assert anna.post("/api/games/chess/lessons/one_round", {}, 404)["error"]["code"] == "unknown_game"
    assert anna.get("/api/games/chess/lessons", 404)["error"]["code"] == "unknown_game"
    assert anna.post(f"{PLACE}/{LESSON}", {"again": 1}, 422)["error"]["code"] == "bad_request"


def test_a_guest_who_logs_in_takes_what_was_learnt_along(server: LiveServer, anna: Guest) -> None:
    login = f"learner-{uuid.uuid4().hex[:8]}"
    anna.post("/api/account", {"login": login, "password": "a long password"}, 201)
    other = server.guest()
    table = begun(other)
    with other.socket() as socket:
        Learner(socket, table).turn("next", 1)
    assert learnt(other)["step"] == 1
    other.post("/api/session", {"login": login, "password": "a long password"}, 200)
    assert learnt(anna) == {"step": 1, "mastered": False}
    assert begun(anna) == table

"""Pausing, going on, and taking back beyond what was shown: only if everybody agrees."""

from __future__ import annotations

import asyncio
import threading
import uuid
from collections.abc import Callable
from typing import Any

import pytest

from orrery.server.bot_workers.bot_protocol import BotAnswer
from orrery.server.settings import Limits
from server.arranged_tables import LIVE, TIMED, Clockwork, choose, clock_of, people, ready, restarted, seated
from server.conftest import GENEROUS
from server.support import Guest, LiveServer, Socket, play_on, wait_until

Json = Any
Start = Callable[..., LiveServer]


def propose(socket: Socket, table: str, seat: int, what: str, key: str | None = None) -> Json:
    key = key or str(uuid.uuid4())
    socket.say("propose", table=table, seat=seat, key=key, what=what)
    return socket.hear("ack", "error", "refused", key=key)


def answer(socket: Socket, table: str, seat: int, number: int, yes: bool) -> Json:
    """Answer, and wait until the table tells."""
    socket.say("answer", table=table, seat=seat, proposal=number, yes=yes)
    return socket.hear("table", "error")


def info(guest: Guest, table: str) -> Json:
    return guest.get(f"/api/tables/{table}")


@pytest.fixture
def trio(server: LiveServer) -> Any:
    """Two people and a bot, all at their sockets."""
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy")
    with anna.socket() as one, boris.socket() as two:
        one.join(table)
        two.join(table)
        yield table, anna, boris, one, two


def test_a_pause_and_going_on(trio: Any) -> None:
    table, _anna, boris, one, two = trio
    assert propose(one, table, 0, "pause")["t"] == "ack"
    two.silence(0.05)
    asked = info(boris, table)
    assert asked["proposal"] == {"id": 1, "what": "pause", "seat": 0, "yes": [0], "wanted": [1], "to": None}
    assert asked["paused"] is False
    assert choose(one, table, 0)["t"] == "ack", "the game goes on meanwhile"
    one.silence(0.05)
    paused = answer(two, table, 1, 1, True)["table"]
    assert (paused["paused"], paused["proposal"]) == (True, None)
    said = two.act(table, 1, two.states[1]["at"], ["play", "scout"])
    assert (said["t"], said["code"]) == ("error", "paused")
    assert propose(two, table, 1, "pause")["code"] == "paused"
    assert propose(two, table, 1, "undo")["code"] == "paused"
    propose(two, table, 1, "resume")
    one.silence(0.05)
    assert answer(one, table, 0, 2, True)["table"]["paused"] is False
    two.silence(0.05)
    assert choose(two, table, 1)["t"] == "ack"
    assert propose(two, table, 1, "resume")["code"] == "not_paused"


def test_one_no_ends_it_and_so_does_the_proposer(trio: Any) -> None:
    table, anna, _boris, one, two = trio
    propose(one, table, 0, "pause")
    two.silence(0.05)
    assert propose(two, table, 1, "pause")["code"] == "proposal_open", "one at a time"
    told = answer(two, table, 1, 1, False)["table"]
    assert (told["proposal"], told["declined"]) == (None, {"id": 1, "seat": 1}), "who asked is told who said no"
    assert info(anna, table)["declined"] == {"id": 1, "seat": 1}
    one.silence(0.05)
    propose(one, table, 0, "pause")
    assert info(anna, table)["declined"] is None
    one.silence(0.05)
    told = answer(one, table, 0, 2, False)["table"]
    assert (told["proposal"], told["declined"]) == (None, None), "withdrawn"
    late = answer(two, table, 1, 2, True)
    while late["t"] == "table":
        late = two.hear("table", "error")
    assert late["code"] == "no_proposal"
    assert info(anna, table)["paused"] is False


def test_only_who_plays_may_propose_and_answer(server: LiveServer, trio: Any) -> None:
    table, anna, boris, one, two = trio
    with server.guest().socket() as stranger:
        assert propose(stranger, table, 0, "pause")["code"] == "not_your_seat"
        assert propose(two, table, 0, "pause")["code"] == "not_your_seat"
        propose(one, table, 0, "pause")
        stranger.say("answer", table=table, seat=1, proposal=1, yes=True)
        assert stranger.hear("error")["code"] == "not_your_seat"
        one.silence(0.05)
        one.say("answer", table=table, seat=0, proposal=1, yes=True)
        assert [m for m in one.silence(0.1) if m["t"] != "state"] == [], "twice is once; only the bot may have moved"
        assert info(anna, table)["proposal"]["wanted"] == [1]
    boris.post(f"/api/tables/{table}/leave")
    assert info(anna, table)["paused"] is True, "his stand-in agrees"
    assert propose(two, table, 1, "resume")["code"] == "stand_in"
    propose(one, table, 0, "resume")
    wait_until(lambda: info(anna, table)["paused"] is False)


def test_who_proposes_and_leaves_takes_it_along(trio: Any) -> None:
    table, anna, boris, one, _two = trio
    propose(one, table, 0, "pause")
    assert anna.post(f"/api/tables/{table}/leave")["proposal"] is None
    assert info(boris, table)["paused"] is False


def test_a_person_at_one_screen_with_others_is_asked_once(server: LiveServer) -> None:
    anna, boris = people(server, 2)
    made = anna.table("me", "hotseat", "open", options={"confirm": False})
    table = made["id"]
    boris.post(f"/api/tables/{table}/claim", {"token": made["seats"][2]["invite"]})
    with anna.socket() as one, boris.socket() as two:
        one.join(table)
        two.join(table)
        propose(two, table, 2, "pause")
        assert info(anna, table)["proposal"]["wanted"] == [0, 1]
        one.silence(0.05)
        assert answer(one, table, 1, 1, True)["table"]["paused"] is True


def test_pausing_alone_with_bots_is_at_once_and_bots_rest(server: LiveServer, anna: Guest) -> None:
    table = anna.table("me", "easy", "easy", options={"confirm": False})["id"]
    with anna.socket() as one:
        one.join(table)
        propose(one, table, 0, "pause")
        one.silence(0.1)
        assert info(anna, table)["paused"] is True
        count = len(server.moves(table))
        late = one.silence(0.2)
        assert [m for m in late if m["t"] != "state"] == []
        assert len(server.moves(table)) == count
        propose(one, table, 0, "resume")
        play_on(one, table, [0], until=lambda state: state["view"]["round"] > 1)


def test_clocks_stand_still_while_paused(own_server: Start) -> None:
    clock = Clockwork()
    first = own_server(now=clock, **TIMED)
    anna, boris = people(first, 2)
    table = seated([anna, boris], "easy", clock=LIVE)
    with anna.socket() as one, boris.socket() as two:
        one.join(table)
        two.join(table)
        clock.forward(40)
        propose(one, table, 0, "pause")
        two.silence(0.05)
        answer(two, table, 1, 1, True)
        heard = one.hear("clock", paused=True)
        assert [seat["running"] for seat in heard["seats"]] == [False, False]
        assert clock_of(one, 0)["bank"] == 50000
        clock.forward(10**6)
        one.silence(0.1)
    first.__exit__()
    restarted([anna, boris], own_server(now=clock, **TIMED))
    with anna.socket() as one, boris.socket() as two:
        one.join(table)
        two.join(table)
        assert one.hear("clock")["paused"] is True
        assert clock_of(one, 0)["bank"] == 50000
        clock.forward(10**6)
        propose(one, table, 0, "resume")
        two.silence(0.05)
        answer(two, table, 1, 2, True)
        assert [seat["running"] for seat in one.hear("clock", paused=False)["seats"]] == [True, True]
        assert clock_of(one, 0)["bank"] == 50000
        assert [seat["stand_in"] for seat in info(anna, table)["seats"]] == [None, None, None]
        clock.forward(51)
        wait_until(lambda: [s["stand_in"] for s in info(anna, table)["seats"]] == [4, 4, None])


def test_silence_does_not_hold_a_table_for_ever(own_server: Start) -> None:
    clock = Clockwork()
    server = own_server(now=clock, idle_seconds=0.1, **TIMED)
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy", clock=LIVE)
    with anna.socket() as one, boris.socket() as two:
        one.join(table)
        two.join(table)
        propose(one, table, 0, "pause")
        two.silence(0.05)
        answer(two, table, 1, 1, True)
        propose(one, table, 0, "resume")
    clock.forward(23 * 3600)
    wait_until(lambda: table not in server.parts.tables.live)
    assert info(anna, table)["paused"] is True
    clock.forward(3601)
    wait_until(lambda: info(anna, table)["paused"] is False)
    assert [seat["stand_in"] for seat in info(anna, table)["seats"]] == [None, None, None], "all have their time"


# --- undo by consent


def wave(table: str, sockets: list[Socket], times: int = 1) -> None:
    """Everybody plays a card: they are shown, and nobody can take back."""
    for _ in range(times):
        for seat, socket in enumerate(sockets):
            choose(socket, table, seat)
    for socket in sockets:
        socket.silence(0.05)


@pytest.fixture
def three(server: LiveServer) -> Any:
    """Three people at their sockets."""
    guests = people(server, 3)
    table = seated(guests)
    sockets = [guest.socket() for guest in guests]
    for socket in sockets:
        socket.join(table)
    yield table, guests, sockets
    for socket in sockets:
        socket.raw.close()


def all_say_yes(table: str, sockets: list[Socket], number: int) -> None:
    for seat, socket in enumerate(sockets[1:], start=1):
        socket.silence(0.05)
        answer(socket, table, seat, number, True)


def test_taking_back_what_was_shown(server: LiveServer, three: Any) -> None:
    table, guests, sockets = three
    one = sockets[0]
    start = one.states[0]
    assert start["undo"]["ask"] is False
    nothing = propose(one, table, 0, "undo")
    assert (nothing["t"], nothing["why"]) == ("refused", "nothing")
    wave(table, sockets)
    state = one.states[0]
    assert state["undo"]["can"] is False
    assert state["undo"]["ask"] is True
    last = max(event["n"] for message in one.log if message["t"] == "state" for event in message["events"])
    assert propose(one, table, 0, "undo")["t"] == "ack"
    asked = info(guests[1], table)["proposal"]
    assert asked == {"id": 1, "what": "undo", "seat": 0, "yes": [0], "wanted": [1, 2], "to": 3}
    all_say_yes(table, sockets, 1)
    one.hear("state", seat=0)
    back = one.states[0]
    assert back["reset"] is True
    assert back["view"] == start["view"]
    assert back["decision"] == start["decision"]
    assert back["undo"] == {"can": False, "why": "nothing", "redo": True, "ask": False}
    assert min(event["n"] for event in back["events"]) > last, "old numbers mean old events"
    assert info(guests[0], table)["proposal"] is None
    assert [(move.kind, move.action) for move in server.moves(table)][-1] == ("undo", 0)
    assert choose(one, table, 0)["t"] == "ack"


def test_it_goes_back_beyond_what_is_free(server: LiveServer, three: Any) -> None:
    table, guests, sockets = three
    wave(table, sockets)
    choose(sockets[0], table, 0)
    assert sockets[0].states[0]["undo"] == {"can": True, "why": None, "redo": False, "ask": True}
    propose(sockets[0], table, 0, "undo")
    assert info(guests[0], table)["proposal"]["to"] == 3, "what she may take back by herself is not counted"
    all_say_yes(table, sockets, 1)
    assert [(move.kind, move.action) for move in server.moves(table)][-1] == ("undo", 0)


def test_a_move_that_everybody_sees_makes_an_undo_void(three: Any) -> None:
    table, guests, sockets = three
    wave(table, sockets)
    propose(sockets[0], table, 0, "undo")
    assert info(guests[1], table)["proposal"]["what"] == "undo"
    sockets[1].silence(0.05)
    choose(sockets[1], table, 1)
    assert info(guests[1], table)["proposal"] is None
    sockets[2].silence(0.05)
    assert answer(sockets[2], table, 2, 1, True)["code"] == "no_proposal"


def test_a_secret_choice_does_not(server: LiveServer) -> None:
    """Else everybody would learn of it: it is taken back with the rest instead."""
    guests = people(server, 3)
    table = seated(guests, confirm=True)
    sockets = [guest.socket() for guest in guests]
    for socket in sockets:
        socket.join(table)
    wave(table, sockets, times=2)
    assert propose(sockets[0], table, 0, "undo")["t"] == "ack"
    before = info(guests[0], table)
    assert before["proposal"]["to"] == 3, "the confirmations: what is still open is not counted"
    for socket in sockets:
        socket.silence(0.15)
    choose(sockets[1], table, 1)
    assert info(guests[0], table) == before
    assert sockets[0].silence(0.1) == []
    all_say_yes(table, sockets, 1)
    sockets[1].hear("state")
    assert sockets[1].states[1]["view"]["seats"][1]["chosen"] is not None
    for socket in sockets:
        socket.raw.close()


def played_on(server: LiveServer, table: str, count: int) -> None:
    """Wait until more than so many moves are stored."""
    wait_until(lambda: len(server.moves(table)) > count)


class Hesitation:
    """The bots of a server think until they are let go on, one thought at a time."""

    def __init__(self, server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.thinking = False
        self._let = threading.Semaphore(0)
        self._choose = server.parts.bots.choose
        monkeypatch.setattr(server.parts.bots, "choose", self._hesitate)

    async def _hesitate(self, *order: Any, **about: Any) -> BotAnswer | None:
        self.thinking = True
        while not self._let.acquire(blocking=False):
            await asyncio.sleep(0.005)
        return await self._choose(*order, **about)

    def end(self) -> None:
        """The thought that is under way, or else the next one."""
        self.thinking = False
        self._let.release()


def test_bots_wait_while_somebody_asks_to_take_back(own_server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a quick bot would make every such question void."""
    server = own_server()
    bot = Hesitation(server, monkeypatch)
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy")
    with anna.socket() as one, boris.socket() as two:
        one.join(table)
        two.join(table)
        while True:
            for seat, socket in enumerate((one, two)):
                while socket.states[seat]["decision"]:
                    choose(socket, table, seat)
                    socket.silence(0.02)
                socket.silence(0.02)
            if bot.thinking:
                if one.states[0]["undo"]["ask"]:
                    break
                count = len(server.moves(table))
                bot.end()
                played_on(server, table, count)
        count = len(server.moves(table))
        assert propose(one, table, 0, "undo")["t"] == "ack"
        bot.end()
        wait_until(lambda: not server.parts.tables.live[table].bot_seats.busy)
        server.look_round(table)
        assert not server.parts.tables.live[table].bot_seats.busy, "it does not begin again"
        assert len(server.moves(table)) == count, "it had made up its mind, and has not played"
        assert info(boris, table)["proposal"]["wanted"] == [1]
        two.silence(0.05)
        answer(two, table, 1, 1, False)
        bot.end()
        played_on(server, table, count)


def test_undos_by_consent_count_too(own_server: Start) -> None:
    limits: Json = {name: getattr(GENEROUS, name) for name in Limits.__dataclass_fields__}
    server = own_server(limits=Limits(**{**limits, "undos_per_table": 1}))
    guests = people(server, 3)
    table = seated(guests)
    sockets = [guest.socket() for guest in guests]
    for socket in sockets:
        socket.join(table)
    wave(table, sockets)
    propose(sockets[0], table, 0, "undo")
    all_say_yes(table, sockets, 1)
    for socket in sockets:
        socket.silence(0.05)
    wave(table, sockets)
    assert propose(sockets[0], table, 0, "undo")["code"] == "too_many"
    for socket in sockets:
        socket.raw.close()


def test_an_undo_by_consent_survives_a_restart(own_server: Start) -> None:
    first = own_server()
    guests = people(first, 3)
    table = seated(guests)
    sockets = [guest.socket() for guest in guests]
    for socket in sockets:
        socket.join(table)
    wave(table, sockets)
    propose(sockets[0], table, 0, "undo", "the-same-key")
    first.__exit__()
    second = restarted(guests, own_server())
    sockets = [guest.socket() for guest in guests]
    for socket in sockets:
        socket.join(table)
    assert info(guests[0], table)["proposal"]["wanted"] == [1, 2]
    assert propose(sockets[0], table, 0, "undo", "the-same-key")["t"] == "ack", "said again, made once"
    all_say_yes(table, sockets, 1)
    before = sockets[0].hear("state", seat=0)
    assert [move.kind for move in second.moves(table)].count("undo") == 1
    second.__exit__()
    restarted(guests, own_server())
    with guests[0].socket() as one:
        after = one.join(table)
        for part in ("view", "decision", "undo", "at"):
            assert after[part] == before[part]


# --- undo while somebody is away


def undone(server: LiveServer, table: str) -> list[Any]:
    """How many actions were kept, each time that all had agreed to go back."""
    return [move.action for move in server.moves(table) if move.kind == "undo"]


def test_a_stand_in_takes_back_only_what_was_played_since_it_began(own_server: Start) -> None:
    server = own_server()
    guests = people(server, 3)
    table = seated(guests)
    sockets = [guest.socket() for guest in guests]
    for socket in sockets:
        socket.join(table)
    wave(table, sockets)
    guests[2].post(f"/api/tables/{table}/leave")
    refused = propose(sockets[0], table, 0, "undo")
    assert (refused["t"], refused["code"]) == ("error", "absent")
    assert "since they left" in refused["text"]["en"]
    assert "после его ухода" in refused["text"]["ru"]
    wave(table, sockets[:2])
    wait_until(lambda: len(server.moves(table)) >= 6)
    server.__exit__()
    server = restarted(guests, own_server())
    sockets = [guest.socket() for guest in guests]
    for socket in sockets:
        socket.join(table)
        socket.silence(0.05)
    assert propose(sockets[0], table, 0, "undo")["t"] == "ack"
    assert info(guests[0], table)["proposal"]["wanted"] == [1]
    all_say_yes(table, sockets[:2], 1)
    kept = undone(server, table)
    assert len(kept) == 1
    assert kept[0] >= 3, "the first three were played while all were there"
    for socket in sockets:
        socket.silence(0.05)
    assert propose(sockets[1], table, 1, "undo")["code"] == "absent", "further back it would be his game"
    assert propose(sockets[0], table, 0, "pause")["t"] == "ack", "that is agreed to as before"
    answer(sockets[1], table, 1, 2, False)
    guests[2].post(f"/api/tables/{table}/return")
    sockets[1].silence(0.05)
    assert propose(sockets[1], table, 1, "undo")["t"] == "ack"
    assert info(guests[0], table)["proposal"]["wanted"] == [0, 2], "he is asked himself"
    assert undone(server, table) == kept
    for socket in sockets:
        socket.raw.close()


def test_nor_does_the_stand_in_of_somebody_whose_time_ran_out(own_server: Start) -> None:
    clock = Clockwork()
    server = own_server(now=clock, **TIMED)
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy", clock=LIVE)
    with anna.socket() as one, boris.socket() as two:
        one.join(table)
        two.join(table)
        wave(table, [one, two])
        choose(one, table, 0)
        clock.forward(91)
        wait_until(lambda: info(anna, table)["seats"][1]["stand_in"] == 4)
        one.silence(0.1)
        assert propose(one, table, 0, "undo")["code"] == "absent"
        assert undone(server, table) == []


def test_leaving_is_no_answer_to_an_undo(server: LiveServer, three: Any) -> None:
    table, guests, sockets = three
    wave(table, sockets)
    propose(sockets[0], table, 0, "undo")
    sockets[1].silence(0.05)
    answer(sockets[1], table, 1, 1, True)
    assert info(guests[0], table)["proposal"]["wanted"] == [2]
    assert guests[2].post(f"/api/tables/{table}/leave")["proposal"] is None
    wait_until(lambda: len(server.moves(table)) > 3)
    assert undone(server, table) == []


def test_who_agreed_to_an_undo_and_left_has_agreed(server: LiveServer, three: Any) -> None:
    table, guests, sockets = three
    wave(table, sockets)
    propose(sockets[0], table, 0, "undo")
    sockets[2].silence(0.05)
    answer(sockets[2], table, 2, 1, True)
    assert guests[2].post(f"/api/tables/{table}/leave")["proposal"]["wanted"] == [1]
    sockets[1].silence(0.05)
    answer(sockets[1], table, 1, 1, True)
    assert undone(server, table) == [0]


def test_who_plays_another_seat_is_there_to_be_asked(own_server: Start) -> None:
    """Of two seats at one screen one has no time left: its person still speaks for both."""
    clock = Clockwork()
    server = own_server(now=clock, **TIMED)
    anna, boris = people(server, 2)
    made = anna.table("me", "open", "hotseat", options={"confirm": False}, clock=LIVE)
    table = made["id"]
    boris.post(f"/api/tables/{table}/claim", {"token": made["seats"][1]["invite"]})
    ready([anna, boris], table)
    with anna.socket() as one, boris.socket() as two:
        one.join(table)
        two.join(table)
        wave(table, [one, two, one])
        choose(one, table, 0)
        choose(two, table, 1)
        clock.forward(91)
        wait_until(lambda: info(anna, table)["seats"][2]["stand_in"] == 4)
        two.silence(0.1)
        assert propose(two, table, 1, "undo")["t"] == "ack"
        assert info(boris, table)["proposal"]["wanted"] == [0]


def test_proposals_are_counted(own_server: Start) -> None:
    limits: Json = {name: getattr(GENEROUS, name) for name in Limits.__dataclass_fields__}
    server = own_server(limits=Limits(**{**limits, "proposals_per_hour": 3}))
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy")
    with anna.socket() as one:
        one.join(table)
        for number in (1, 2, 3):
            assert propose(one, table, 0, "pause")["t"] == "ack"
            one.say("answer", table=table, seat=0, proposal=number, yes=False)
        wait_until(lambda: info(anna, table)["proposal"] is None)
        assert propose(one, table, 0, "pause")["code"] == "too_many"


def test_nothing_is_proposed_when_the_game_is_over(server: LiveServer, anna: Guest) -> None:
    made = anna.table("me", "easy", "easy", options={"confirm": False})["id"]
    with anna.socket() as one:
        one.join(made)
        state = play_on(one, made, [0])
        assert state["undo"]["ask"] is False
        assert propose(one, made, 0, "undo")["code"] == "game_over"
        assert propose(one, made, 0, "pause")["code"] == "game_over"
    assert anna.post(f"/api/tables/{made}/leave", expect=409)["error"]["code"] == "game_over"

"""Things that are broken off half way: the database answers too late, a rule has a bug, a second step never comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import orrery
from orrery.core.snapshot import take
from orrery.server.storage import StorageFailed
from orrery.server.tables import proposal_rules
from orrery.server.tables.match_in_memory import MatchInMemory
from orrery.server.tables.records.waking import Woken
from orrery.server.tables.side_state import SideState
from server.arranged_tables import choose, people, seated
from server.support import LiveServer, Socket

Json = Any
Start = Callable[..., LiveServer]


def _fails_once(monkeypatch: pytest.MonkeyPatch, server: LiveServer, *, stored: bool) -> None:
    storage = server.parts.storage
    append = storage.append
    failed: list[Json] = []

    async def broken(*args: Any) -> bool:
        if failed:
            return await append(*args)
        failed.append(args)
        if stored:
            await append(*args)
        raise StorageFailed("the connection broke")

    monkeypatch.setattr(storage, "append", broken)


def test_stored_though_nobody_could_say_so(own_server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection to the database broke just after a commit: who asks again is acknowledged, and all are told."""
    server = own_server()
    anna, boris = people(server, 2)
    table = seated([anna, boris], "hotseat")
    with anna.socket() as one, boris.socket() as two:
        mine = one.join(table)
        two.join(table)
        two.silence()
        before = two.states[1]["at"]
        _fails_once(monkeypatch, server, stored=True)
        said = (0, one.states[0]["at"], mine["decision"]["actions"][0], "the-very-same-key")
        assert one.act(table, *said)["code"] == "storage"
        assert one.act(table, *said)["t"] == "ack"
        assert [move.seat for move in server.moves(table) if move.seat == 0] == [0]
        one.reach(said[1] + 1, 0)
        two.reach(before + 1, 1)


def test_a_bug_after_a_move_was_played_leaves_no_trace(own_server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = own_server()
    anna = server.guest()
    table = anna.table("hotseat", "hotseat", "hotseat", options={"confirm": False})["id"]
    with anna.socket() as socket:
        socket.join(table)
        state = socket.asked(0)
        action = state["decision"]["actions"][0]
        with monkeypatch.context() as patched:
            patched.setattr("orrery.server.tables.audience.summary_of", None)
            assert socket.act(table, 0, state["at"], action)["code"] == "internal"
        assert server.moves(table) == []
        socket.say("why", table=table, seat=0, at=state["at"], id="1", action=action)
        assert socket.hear("why")["refused"] is None, "it is still to be decided"
        assert socket.act(table, 0, state["at"], action)["t"] == "ack"
        assert len(server.moves(table)) == 1


def test_a_stored_move_whose_telling_failed_is_acknowledged_again(
    own_server: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = own_server()
    anna = server.guest()
    table = anna.table("hotseat", "hotseat", "hotseat", options={"confirm": False})["id"]
    with anna.socket() as socket:
        socket.join(table)
        state = socket.asked(0)
        said = (0, state["at"], state["decision"]["actions"][0], "the-very-same-key")
        with monkeypatch.context() as patched:
            patched.setattr("orrery.server.tables.table_followers.TableFollowers.tell_state", None)
            assert socket.act(table, *said)["t"] == "ack"
            assert socket.hear("error")["code"] == "internal"
        assert socket.act(table, *said)["t"] == "ack"
        assert len(server.moves(table)) == 1


def test_a_match_that_is_not_what_is_stored_leaves_no_snapshot() -> None:
    kept: list[int] = []
    memory = MatchInMemory(lambda taken, moves: kept.append(taken.version))
    match = orrery.game("planet_5r").new(3, 1)
    orrery.play_out(match, ["random"] * 3, seed=1)
    memory.adopt(Woken(match, "replay", kept=0, settled=take(match)), [], None)
    assert kept == [match.version], "it can be taken"
    memory.adopt(Woken(match, "snapshot", kept=match.version - 1, settled=take(match)), [], None)
    memory.forget()
    memory.sleep(stopping=False)
    assert kept == [match.version]


def _asks_to_take_back(socket: Socket, table: str) -> None:
    socket.say("propose", table=table, seat=0, key="may-I-please", what="undo")
    assert socket.hear("ack", "refused", "error")["t"] == "ack"


def test_an_undo_whose_last_yes_could_not_be_stored_is_still_open(
    own_server: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = own_server()
    anna, boris = people(server, 2)
    table = seated([anna, boris], "hotseat")
    with anna.socket() as one, boris.socket() as two:
        one.join(table)
        two.join(table)
        choose(one, table, 0)
        choose(two, table, 1)
        choose(one, table, 2)
        one.silence()
        assert one.states[0]["undo"]["ask"]
        _asks_to_take_back(one, table)
        asked = anna.get(f"/api/tables/{table}")["proposal"]
        assert asked["wanted"] == [1]
        _fails_once(monkeypatch, server, stored=False)
        two.say("answer", table=table, seat=1, proposal=asked["id"], yes=True)
        assert two.hear("error")["code"] == "storage"
        assert anna.get(f"/api/tables/{table}")["proposal"] == asked
        assert not any(isinstance(move.action, int) for move in server.moves(table))
        two.say("answer", table=table, seat=1, proposal=asked["id"], yes=True)
        two.silence(0.3)
        assert anna.get(f"/api/tables/{table}")["proposal"] is None
        assert any(isinstance(move.action, int) for move in server.moves(table))


def test_a_proposal_said_again_is_known_by_its_own_number() -> None:
    made = SideState(last=12, keys=("key-number-10", "key-number-11", "key-number-12"))
    assert [proposal_rules.number_of(made, key) for key in made.keys] == [10, 11, 12]

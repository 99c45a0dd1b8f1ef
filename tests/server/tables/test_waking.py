"""A table that wakes from a snapshot is the table that was played; and one that can't be believed is not."""

from __future__ import annotations

import asyncio
import dataclasses
import gc
import hashlib
import json
import weakref
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import structlog

import orrery
from orrery.cli.main import run
from orrery.core import code_digest
from orrery.core.match import Match
from orrery.core.rng import Rng
from orrery.core.snapshot import DIGEST, pack, take
from orrery.core.state_codec import to_plain
from orrery.server.ops.backup import KEPT, write_backup
from orrery.server.storage import MoveRow, SeatRow, TableRow
from orrery.server.storage import database_schema as db
from orrery.server.storage.offline import looking
from orrery.server.storage.rows import Kept
from orrery.server.storage.snapshot_store import asleep, drop_snapshot, keep_snapshot
from orrery.server.tables.audience import audiences
from orrery.server.tables.records.stored_match import replay
from orrery.server.tables.records.waking import EVERY, WORTH_IT, SnapshotKeeper, guard_of, woken
from orrery.server.tables.seats.new_tables import new_table
from orrery.server.wire.messages import encode
from server.conftest import quick
from server.support import PATIENCE, LiveServer, play_on, wait_until

Json = Any


# --- by itself --------------------------------------------------------------------------------------


class Played:
    """A table played by chance, with undos, redos and agreed ways back, and the snapshots a server would have kept."""

    def __init__(self, game: str, seed: int, moves: int) -> None:
        rng = Rng(seed)
        players = rng.choice(tuple(orrery.game(game).players))
        self.row: TableRow = new_table(game, [SeatRow(n, "hotseat") for n in range(players)], {}, "h", "", seed=seed)
        self.row.status = "playing"
        self.match = orrery.game(game).new(players, seed, self.row.options)
        self.moves: list[MoveRow] = []
        self.kept: list[Kept] = []
        keeper = SnapshotKeeper()
        while len(self.moves) < moves and not self.match.over:
            seat, action = self._step(rng)
            kind = replay(self.match, seat, action)
            seq = len(self.moves) + 1
            self.moves.append(MoveRow(seq, "act" if kind == "act" else "undo", seat, action, str(seq), 0, seq))
            taken = keeper.moved(self.match, kind)
            if taken is not None:
                assert taken.version <= seq
                self.kept.append(Kept(taken.version, pack(taken, guard_of(self.row, self.moves[: taken.version]))))

    def _step(self, rng: Rng) -> tuple[int, Json]:
        m, chance = self.match, rng.below(40)
        for seat in range(m.players):
            if chance < 6 and m.can_redo(seat):
                return seat, m.game.action_to_json(m.redo(seat))
            if chance < 4 and m.can_undo(seat):
                return seat, None
        if chance == 39 and rng.below(4) == 0 and m.actions:
            return 0, max(0, len(m.actions) - 1 - rng.below(40))
        seat = rng.choice(m.actors)
        decision = m.decision(seat)
        assert decision is not None
        return seat, m.game.action_to_json(rng.choice(tuple(decision.actions)))


def all_of(match: Match) -> Json:
    """What all audiences are told, and the way back and forth."""
    messages = [encode(one.message("t")) for one in audiences(match, None).values()]
    seats = range(match.players)
    return (
        messages,
        [(match.fence(seat), match.why_no_undo(seat), match.redo(seat)) for seat in seats],
        (match.version, match.undos, match.actions, to_plain(match.state)),
    )


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", orrery.games())
def test_waking_equals_replay(game: str, seed: int) -> None:
    played = Played(game, seed, 160)
    assert played.kept, "long enough for a snapshot"
    by_replay = woken(played.row, played.moves, None)
    assert (by_replay.way, by_replay.refused) == ("replay", None)
    there = all_of(played.match)
    assert all_of(by_replay.match) == there
    ways = set()
    for kept in played.kept:
        found = woken(played.row, played.moves, kept)
        ways.add(found.way)
        assert found.refused is None
        assert all_of(found.match) == there, f"from move {kept.version} of {len(played.moves)}"
    assert "snapshot" in ways


@pytest.fixture(scope="module")
def example() -> Played:
    return Played("pandorum", 3, 120)


def refused(played: Played, kept: Kept, row: TableRow | None = None, moves: list[MoveRow] | None = None) -> str | None:
    """Why it is not believed; the table is there all the same."""
    found = woken(row or played.row, played.moves if moves is None else moves, kept)
    assert found.way == "replay"
    if row is None and moves is None:
        assert all_of(found.match) == all_of(played.match)
    return found.refused


def test_a_damaged_snapshot_is_not_believed(example: Played) -> None:
    version, body = example.kept[-1]
    middle = len(body) // 2
    for bad in (b"", body[:10], body[:-1], body + b"x", body[:middle] + b"\0" + body[middle + 1 :], bytes(len(body))):
        assert refused(example, Kept(version, bad)) == "damaged"
    nothing = b"not even packed"
    assert refused(example, Kept(version, hashlib.sha256(nothing).digest() + nothing)) == "unreadable"


@pytest.mark.parametrize("wrong", [-3, 0, 1, 10_000])
def test_a_snapshot_of_another_number_of_moves(example: Played, wrong: int) -> None:
    assert refused(example, Kept(wrong, example.kept[-1].body)) == "guard"


def test_a_snapshot_of_other_moves(example: Played) -> None:
    """Moves were lost, as in a database restored from an older copy and played on."""
    kept = example.kept[-1]
    other = [move._replace(action=["other"]) if move.seq == 3 else move for move in example.moves]
    with pytest.raises(orrery.OrreryError):  # nor can these be played
        refused(example, kept, moves=other)
    assert refused(example, kept, moves=example.moves[: kept.version - 1]) == "guard"


def test_a_snapshot_of_another_table_or_game(example: Played) -> None:
    kept = example.kept[-1]
    other = Played("planet_5r", 3, 60)
    assert refused(other, kept) == "game"
    twin = new_table("pandorum", example.row.seats, example.row.options, "h", "", seed=example.row.seed)
    assert refused(example, kept, row=twin) == "guard"
    played = example.moves[: kept.version]
    elsewhere = dataclasses.replace(example.row, start={"round": 2})
    assert guard_of(elsewhere, played) != guard_of(example.row, played), "begun from another position"


def test_a_snapshot_by_other_rules_or_other_code(example: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = example.kept[-1]
    game = orrery.game("pandorum")
    with monkeypatch.context() as later:
        later.setattr("orrery.core.snapshot.code_digest", lambda game: "the next release")
        assert refused(example, kept) == "code"
    with monkeypatch.context() as before:
        before.setattr("orrery.core.snapshot.FORMAT_VERSION", 0)
        assert refused(example, kept) == "format_version"
    with monkeypatch.context() as elder:
        elder.setattr(type(game), "rules_version", game.rules_version + 1)
        row = new_table("pandorum", example.row.seats, example.row.options, "h", "", seed=example.row.seed)
        row.id = example.row.id
        elder.setattr("orrery.server.tables.records.waking.orrery.game", lambda *_: game)
        elder.setattr("orrery.server.tables.records.stored_match.orrery.game", lambda *_: game)
        assert refused(example, kept, row=row) == "rules_version"


def test_a_snapshot_that_agrees_with_itself_but_not_with_the_digest_of_the_move(example: Played) -> None:
    """Somebody wrote another position under the right moves: the digest that was stored with the move tells."""
    kept = example.kept[-1]
    moves = [move._replace(digest="0" * 16) if move.seq == kept.version else move for move in example.moves]
    assert refused(example, kept, moves=moves) == "not_following"


def test_all_have_agreed_to_go_back_beyond_it(example: Played) -> None:
    """It is a true snapshot, but no way leads on from it: no word about it, and the next one is due at once."""
    kept = example.kept[-1]
    moves = [*example.moves, MoveRow(len(example.moves) + 1, "undo", 0, 2, "back", 0, 0)]
    found = woken(example.row, moves, kept)
    assert (found.way, found.refused, len(found.match.actions)) == ("replay", None, 2)


def test_when_a_snapshot_is_due() -> None:
    match, keeper, rng = orrery.game("planet_5r").new(3, 1), SnapshotKeeper(), Rng(1)
    taken = []
    while not match.over:
        seat = rng.choice(match.actors)
        decision = match.decision(seat)
        assert decision is not None
        match.play(seat, rng.choice(tuple(decision.actions)))
        found = keeper.moved(match, "act")
        if found is not None:
            taken.append(found.version)
    assert len(taken) > 1
    assert taken[-1] == match.version, "the end is kept: a finished game is looked at often"
    gaps = [later - earlier for earlier, later in zip([0, *taken], taken[:-1])]
    assert all(EVERY <= gap <= EVERY + 5 for gap in gaps)
    assert keeper.sleeps(stopping=False) is None, "nothing new"
    match.rewind(match.version - 3)
    while take(match) is None:
        match.rewind(len(match.actions) - 1)
    assert keeper.moved(match, "rewind") is not None, "from the stored one there is no way forward any more"


# --- in the server ----------------------------------------------------------------------------------


def kept_of(server: LiveServer, table: str) -> Kept | None:
    found = asyncio.run(asleep(server.parts.storage, table))
    assert found is not None
    return found.kept


def wakings(server: LiveServer, way: str) -> float:
    found = server.parts.metrics.registry.get_sample_value("orrery_wake_seconds_count", {"way": way})
    return found or 0.0


class Sleeper:
    """A table of Planet 5R in mid-game that nobody looks at, with what was last told of it."""

    def __init__(self, server: LiveServer) -> None:
        self.server, self.anna = server, server.guest()
        self.table: str = self.anna.table(
            "hotseat", "hotseat", "hotseat", options={"confirm": True}, clock={"kind": "live", "move": 600, "bank": 600}
        )["id"]
        with self.anna.socket() as socket:
            socket.join(self.table)
            play_on(socket, self.table, [0, 1, 2], until=lambda state: state["at"] > 2 * EVERY)
        self.told = self.opened()
        self.falls_asleep()

    def opened(self, since: Json = None) -> list[Json]:
        """What somebody who opens the table is told of each seat, and of the clocks."""
        with self.anna.socket() as socket:
            socket.join(self.table, since)
            while set(socket.states) != {0, 1, 2}:
                socket.next()
            banks = [seat["bank"] for seat in socket.hear("clock")["seats"]]
            return [socket.states[seat] for seat in range(3)] + [{"banks": banks}]

    def falls_asleep(self) -> None:
        """Out of memory, and the snapshot of the last moment at which there could be one is stored."""
        wait_until(lambda: not self.server.parts.tables.live)
        # It may have slept and woken more than once, and each time a snapshot was on its way to the disk.
        self.server.do(self.server.parts.tasks.settled(PATIENCE))
        found = asyncio.run(asleep(self.server.parts.storage, self.table))
        assert found is not None
        newest = woken(found.row, found.moves, None).settled
        assert newest is not None
        wait_until(lambda: (kept := kept_of(self.server, self.table)) is not None and kept.version == newest.version)

    def keeps(self, kept: Kept) -> None:
        """Whatever was there before."""
        asyncio.run(self.server.parts.storage.write(lambda c: drop_snapshot(c, self.table)))
        self.would_keep(kept)

    def would_keep(self, kept: Kept) -> None:
        asyncio.run(keep_snapshot(self.server.parts.storage, self.table, kept))


@pytest.fixture
def sleeper(own_server: Callable[..., LiveServer]) -> Sleeper:
    return Sleeper(own_server(idle_seconds=0.05, away_seconds=0.05))


def told_alike(one: list[Json], two: list[Json]) -> bool:
    """The same but for how far each had been told when he went away."""
    return [{**state, "seen": None} for state in one] == [{**state, "seen": None} for state in two]


def test_a_table_wakes_from_its_snapshot(sleeper: Sleeper) -> None:
    before = wakings(sleeper.server, "snapshot")
    assert told_alike(sleeper.opened(), sleeper.told)
    assert wakings(sleeper.server, "snapshot") == before + 1


def test_an_older_snapshot_does_not_replace_a_newer_one(sleeper: Sleeper) -> None:
    newest = kept_of(sleeper.server, sleeper.table)
    assert newest is not None
    sleeper.would_keep(Kept(newest.version - 1, b"older"))
    assert kept_of(sleeper.server, sleeper.table) == newest
    sleeper.would_keep(Kept(newest.version, b"as new"))
    assert kept_of(sleeper.server, sleeper.table) == Kept(newest.version, b"as new")
    sleeper.would_keep(Kept(10**6, b"of moves that are not there"))
    sleeper.would_keep(newest)
    assert kept_of(sleeper.server, sleeper.table) == newest


def test_the_numbers_a_client_remembers_still_count(sleeper: Sleeper) -> None:
    last = [state["from"] + len(state["events"]) for state in sleeper.told[:3]]
    known = {str(seat): number - 2 for seat, number in enumerate(last)}
    again = sleeper.opened(known)
    assert [state["reset"] for state in again[:3]] == [False] * 3
    assert [state["events"] for state in again[:3]] == [state["events"][-2:] for state in sleeper.told[:3]]


def test_it_is_played_on_after_waking(sleeper: Sleeper) -> None:
    with sleeper.anna.socket() as socket:
        socket.join(sleeper.table)
        over = play_on(socket, sleeper.table, [0, 1, 2])
    assert over["view"]["over"]
    sleeper.anna.get(f"/api/tables/{sleeper.table}/record")
    assert sleeper.anna.get(f"/api/tables/{sleeper.table}/verification")["ok"] is True
    end = len(sleeper.server.moves(sleeper.table))
    wait_until(lambda: (kept := kept_of(sleeper.server, sleeper.table)) is not None and kept.version == end)


@pytest.mark.parametrize("harm", ["broken", "cut", "another", "none"])
def test_whatever_became_of_the_snapshot_the_table_is_there(sleeper: Sleeper, harm: str) -> None:
    kept = kept_of(sleeper.server, sleeper.table)
    assert kept is not None
    if harm == "broken":
        sleeper.keeps(kept._replace(body=kept.body[:DIGEST] + bytes(len(kept.body) - DIGEST)))
    elif harm == "cut":
        sleeper.keeps(kept._replace(body=kept.body[:-7]))
    elif harm == "another":
        sleeper.keeps(kept._replace(version=kept.version - 1))
    else:
        asyncio.run(sleeper.server.parts.storage.write(partial(drop_snapshot, ident=sleeper.table)))
    way = "replay" if harm == "none" else "refused"
    before = wakings(sleeper.server, way)
    with structlog.testing.capture_logs() as lines:
        assert told_alike(sleeper.opened(), sleeper.told)
    assert wakings(sleeper.server, way) == before + 1
    said = [line["why"] for line in lines if line["event"] == "snapshot.refused"]
    assert said == {"none": [], "another": ["guard"]}.get(harm, ["damaged"])
    wait_until(lambda: kept_of(sleeper.server, sleeper.table) == kept)  # a good one is in its place again


def test_a_sleeping_table_holds_no_memory(sleeper: Sleeper) -> None:
    with sleeper.anna.socket() as socket:
        socket.join(sleeper.table)
        live = sleeper.server.parts.tables.live[sleeper.table]
        held: list[weakref.ref[Any]] = [weakref.ref(live), weakref.ref(live.memory.match)]
        assert all(one() is not None for one in held)
        del live
    sleeper.falls_asleep()
    wait_until(lambda: gc.collect() >= 0 and all(one() is None for one in held))


def test_a_server_that_stops_leaves_a_snapshot(own_server: Callable[..., LiveServer]) -> None:
    """Of the last moment at which there could be one: the next start replays hardly a move."""
    server = own_server()
    anna = server.guest()
    table = anna.table("hotseat", "hotseat", "hotseat", options={"confirm": False})["id"]
    with anna.socket() as socket:
        socket.join(table)
        play_on(socket, table, [0, 1, 2], until=lambda _: kept_of(server, table) is not None)
        first = kept_of(server, table)
        assert first is not None
        play_on(socket, table, [0, 1, 2], until=lambda _: len(server.moves(table)) > first.version + 2 * WORTH_IT)
    server.__exit__()
    again = own_server()
    found = asyncio.run(asleep(again.parts.storage, table))
    assert found is not None
    newest = woken(found.row, found.moves, None).settled
    assert newest is not None
    assert found.kept is not None
    assert newest.version >= found.kept.version > newest.version - WORTH_IT
    assert found.kept.version > first.version


def changed(kept: Kept, **values: Json) -> Kept:
    """Somebody wrote something else under the right moves, and the right digest beside it."""
    plain = json.loads(zlib.decompress(kept.body[DIGEST:]))
    packed = zlib.compress(json.dumps({**plain, **values}).encode())
    return kept._replace(body=hashlib.sha256(packed).digest() + packed)


def test_check_holds_snapshots_against_the_moves(sleeper: Sleeper, capsys: pytest.CaptureFixture[str]) -> None:
    kept = kept_of(sleeper.server, sleeper.table)
    assert kept is not None
    url = sleeper.server.settings.database_url
    place = ["--data", str(sleeper.server.settings.data_dir), *([] if url is None else ["--database", url])]

    def told(status: int) -> str:
        assert run(["check", "--lang", "en", *place]) == status
        return capsys.readouterr().out

    assert "Snapshots: 1 right, 0 unused (of other code, or damaged), 0 wrong." in told(0)
    lies: list[dict[str, Json]] = [{"undos": 7}, {"log": []}, {"fences": [[0, "start"]] * 3}]
    for wrong in lies:
        sleeper.keeps(changed(kept, **wrong))
        out = told(1)
        assert f"{sleeper.table} (planet_5r): its snapshot is not what the moves lead to" in out
        assert "0 right, 0 unused (of other code, or damaged), 1 wrong." in out
    for unused in (changed(kept, code="another"), kept._replace(body=kept.body[:-3])):
        sleeper.keeps(unused)
        assert "0 right, 1 unused (of other code, or damaged), 0 wrong." in told(0)


def test_no_backup_holds_a_snapshot(sleeper: Sleeper, tmp_path: Path) -> None:
    """It would be a second word for what the moves say."""
    assert db.snapshots not in KEPT
    sleeper.server.__exit__()
    where = sleeper.server.settings.storage
    with looking(where) as engine:
        rows = write_backup(engine, tmp_path / "copy.zip", None).rows
    assert rows["moves"] > EVERY
    assert "snapshots" not in rows


def test_a_server_knows_its_code_from_the_start(tmp_path: Path) -> None:
    """Files that change while it runs, by an update, must not be taken for the code that plays."""
    code_digest._digest.cache_clear()
    with LiveServer(quick(tmp_path / "data")):
        read = code_digest._digest.cache_info().misses
        for game in orrery.games():
            code_digest.code_digest(orrery.game(game))
        assert code_digest._digest.cache_info().misses == read > 0

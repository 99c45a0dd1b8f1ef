"""The time by which clocks run: a server that stood still, or a clock that was set, costs nobody his seat."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from orrery.cli.main import run
from orrery.server.storage import database_schema as db
from orrery.server.storage import dialects, server_clock
from orrery.server.storage.server_clock import NOTE_EVERY
from orrery.server.storage.table_store import TableStore
from orrery.server.tables.clocks import timekeeper
from orrery.server.tables.clocks.timekeeper import Timekeeper
from server.arranged_tables import TIMED, choose, clock_of, people, restarted, seated
from server.support import Guest, LiveServer, wait_until

Json = Any
Start = Callable[..., LiveServer]
HOUR = 3_600_000
DAILY = {"kind": "daily", "move": 48 * 3600, "bank": 0}


class Wall:
    """The clock of the machine that the database is on: somebody may set it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        real, tells = time.time_ns, dialects.wall
        monkeypatch.setattr("time.time_ns", lambda: real() + self.ahead * 1_000_000)
        shared = lambda c: tells(c) + (self.ahead if c.dialect.name == "postgresql" else 0)  # noqa: E731
        monkeypatch.setattr("orrery.server.storage.server_clock.wall", shared)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    return Wall(monkeypatch)


def stand_ins(guest: Guest, table: str) -> list[str | None]:
    return [seat["stand_in"] for seat in guest.get(f"/api/tables/{table}")["seats"]]


def left(guest: Guest, table: str) -> int:
    """Milliseconds that seat 1 has for its move."""
    with guest.socket() as socket:
        socket.join(table)
        socket.hear("clock")
        found: int = clock_of(socket, 1)["move"]
        return found


def test_a_clock_that_is_set_while_the_server_runs_costs_nothing_after_a_restart(own_server: Start, wall: Wall) -> None:
    """A machine without a battery: three days behind until a time server has told it the date."""
    wall.ahead = -72 * HOUR
    first = own_server(**TIMED)
    wall.ahead = 0
    guests = people(first, 2)
    table = seated(guests, "easy", clock=DAILY)
    with guests[0].socket() as one:
        one.join(table)
        choose(one, table, 0)
    first.__exit__()
    restarted(guests, own_server(**TIMED)).look_round(table)
    assert stand_ins(guests[0], table) == [None, None, None]
    assert 48 * HOUR - 2 * NOTE_EVERY < left(guests[1], table) <= 48 * HOUR


@pytest.mark.parametrize("ending", ["stopped", "killed"])
@pytest.mark.parametrize("ahead", [240 * HOUR, -240 * HOUR])
def test_days_without_a_server_cost_nothing(
    own_server: Start, wall: Wall, monkeypatch: pytest.MonkeyPatch, ending: str, ahead: int
) -> None:
    first = own_server(**TIMED)
    guests = people(first, 2)
    table = seated(guests, "easy", clock=DAILY)

    async def nothing(_timekeeper: Timekeeper) -> None:
        """It is not there to note how far it came."""

    if ending == "killed":
        monkeypatch.setattr(Timekeeper, "note_time", nothing)
    first.__exit__()
    wall.ahead = ahead
    restarted(guests, own_server(**TIMED)).look_round(table)
    assert stand_ins(guests[0], table) == [None, None, None]
    assert 48 * HOUR - 2 * NOTE_EVERY < left(guests[1], table) <= 48 * HOUR


def test_time_goes_on_over_a_quick_restart(own_server: Start, wall: Wall) -> None:
    """Whoever thinks while the server is upgraded has thought."""
    first = own_server(**TIMED)
    before = first.parts.tables.now()
    first.__exit__()
    wall.ahead = 20_000
    after = own_server(**TIMED).parts.tables.now()
    assert 20_000 <= after - before < 20_000 + NOTE_EVERY


def test_bots_go_on_where_that_time_is_far_behind_the_date(own_server: Start, wall: Wall) -> None:
    """What is due is counted by the one, the lease of a process that has died by the other."""
    wall.ahead = -240 * HOUR
    first = own_server(bot_delay=60)
    wall.ahead = 0
    guests = people(first, 2)
    table = seated(guests, "easy")
    storage = first.parts.storage
    row = asyncio.run(storage.table(table))
    assert row is not None
    assert row.due is not None
    due = row.due
    assert due < time.time_ns() // 1_000_000 - 200 * HOUR
    first.__exit__()
    moment = due - 1000
    second = restarted(guests, own_server(**TIMED, now=lambda: moment))
    storage = second.parts.storage
    if storage.shared:
        dead = insert(db.leases).values(table_id=table, holder="dead", until=due + 220 * HOUR)
        asyncio.run(storage.write(lambda c: c.execute(dead).rowcount))
    moment = due + 1
    wait_until(lambda: [move.seat for move in second.moves(table)] == [2])


def test_a_running_server_notes_the_time(own_server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timekeeper, "NOTE_EVERY", 50)
    server = own_server(**TIMED)
    began = server.parts.tables.now()

    def noted() -> int:
        return asyncio.run(server.parts.storage.read(lambda c: int(c.execute(db.clock_notes.select()).one().moment)))

    wait_until(lambda: noted() > began + 200)
    assert noted() <= server.parts.tables.now()


def test_no_more_is_added_than_passes_between_two_notes(where: Path | str, wall: Wall) -> None:
    storage = TableStore(where)
    storage.open()
    began = storage.time()
    assert abs(began - time.time_ns() // 1_000_000) < 60_000, "the time of day, as long as nothing is known"

    def after(moment: int, jump: int) -> int:
        """What time it is if it was `moment` and then the clock jumped."""
        asyncio.run(server_clock.note_time(storage, lambda: moment))
        wall.ahead += jump
        return storage.time() - moment

    later = began + 1000 * HOUR
    assert 5_000 <= after(later, 5_000) < 10_000
    assert after(later + HOUR, 5 * HOUR) == NOTE_EVERY
    assert after(later + 2 * HOUR, -5 * HOUR) == 0
    asyncio.run(server_clock.note_time(storage, lambda: began))
    assert storage.time() >= later + 2 * HOUR, "time does not go back because one process is behind"
    storage.close()
    with contextlib.closing(storage):
        storage.open()
        assert later + 2 * HOUR <= storage.time() < later + 3 * HOUR, "nor for a start"


def test_a_backup_brings_its_time_along(own_server: Start, wall: Wall, tmp_path: Path) -> None:
    """The clocks in it are counted by that, not by the time of a server that ran where it is restored."""
    wall.ahead = -72 * HOUR
    first = own_server(**TIMED)
    guests = people(first, 2)
    table = seated(guests, "easy", clock=DAILY)
    first.__exit__()
    file, url = tmp_path / "all.zip", first.settings.database_url
    place = ["--data", str(first.settings.data_dir), *([] if url is None else ["--database", url])]
    assert run(["backup", str(file), *place]) == 0
    wall.ahead = 0
    elsewhere = first.settings.with_(data_dir=tmp_path / "elsewhere", database_url=None)
    with LiveServer(elsewhere):
        """Nobody came."""
    assert run(["restore", str(file), "--data", str(elsewhere.data_dir)]) == 0
    with LiveServer(elsewhere) as second:
        restarted(guests, second)
        second.look_round(table)
        assert stand_ins(guests[0], table) == [None, None, None]
        assert 48 * HOUR - 2 * NOTE_EVERY < left(guests[1], table) <= 48 * HOUR

"""Tables with people in their seats, laid straight into the database: what is measured is playing, not the lobby."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple

import orrery
from orrery.core.rng import Rng
from orrery.server.people.identities import new_id
from orrery.server.people.sessions import COOKIE, Session, TokenSigner, load_secret
from orrery.server.settings import Settings
from orrery.server.storage import SeatRow
from orrery.server.storage.rows import now
from orrery.server.storage.table_store import TableStore
from orrery.server.tables.beginning import begin
from orrery.server.tables.seats.new_tables import new_table

AT_ONCE = 200
TRIED = 12  # games, to know how short they may be


class LaidTable(NamedTuple):
    """A table that has just begun, and the cookies of those who sit there."""

    id: str
    cookies: tuple[str, ...]


def settings_for(folder: Path, database: str | None) -> Settings:
    folder.mkdir(parents=True, exist_ok=True)
    return Settings(data_dir=folder, database_url=database)


async def lay_tables(folder: Path, database: str | None, game: str, seats: int, count: int) -> list[LaidTable]:
    """Before the server starts: SQLite belongs to one process."""
    settings = settings_for(folder, database)
    storage = TableStore(settings.storage)
    storage.open()
    signer = TokenSigner(load_secret(folder))

    async def lay(seed: int) -> LaidTable:
        guests = [new_id() for _ in range(seats)]
        sitting = [SeatRow(n, "human", name=f"Guest {n}", guest=guest) for n, guest in enumerate(guests)]
        row = new_table(game, sitting, {}, guests[0], "", seed=seed)
        begin(row, now())
        await storage.add_table(row)
        return LaidTable(row.id, tuple(f"{COOKIE}={signer.cookie_for(Session(guest))}" for guest in guests))

    try:
        laid = []
        for first in range(0, count, AT_ONCE):  # the same deals every time
            laid += await asyncio.gather(*map(lay, range(first + 1, min(first + AT_ONCE, count) + 1)))
        return laid
    finally:
        storage.close()


def shortest_game(game: str, seats: int) -> int:
    """About how many moves a table is good for: those of the shortest of some games played at random."""
    return min(_length(game, seats, seed) for seed in range(1, TRIED + 1))


def _length(game: str, seats: int, seed: int) -> int:
    sitting = [SeatRow(n, "human", guest=str(n)) for n in range(seats)]
    row = new_table(game, sitting, {}, "0", "", seed=seed)
    match, rng = orrery.game(game).new(seats, seed, row.options), Rng(seed)
    while not match.over:
        seat = rng.choice(match.actors)
        decision = match.decision(seat)
        assert decision is not None
        match.play(seat, rng.choice(decision.actions))
    return len(match.actions)

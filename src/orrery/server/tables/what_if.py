"""What-if tables: one seat plays on against bots from where another table stands or stood."""

from __future__ import annotations

import secrets

from orrery.core.match import Match
from orrery.core.rng import SEED_BITS, Rng, stream_keys
from orrery.server.runtime.capacity import Capacity
from orrery.server.storage import SeatRow, TableRow
from orrery.server.storage.idempotency_keys import IdempotencyKey
from orrery.server.tables.live_table import LiveTable
from orrery.server.tables.lobby import Lobby
from orrery.server.tables.new_tables import table_of_match
from orrery.server.tables.table_directory import TableDirectory
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import TableInfo


class WhatIf:
    """Forks tables. `heavy_work` limits the computing of positions."""

    def __init__(self, directory: TableDirectory, lobby: Lobby, heavy_work: Capacity) -> None:
        self._directory = directory
        self._lobby = lobby
        self._heavy_work = heavy_work

    async def fork(
        self,
        ident: str,
        guest: str,
        guest_name: str,
        step: int | None,
        seat: int | None,
        once: IdempotencyKey | None = None,
    ) -> TableInfo:
        """A table that begins where another one stands (or stood), for one seat against bots."""

        async def look(table: LiveTable) -> tuple[TableRow, Match, int | None, int]:
            row, match = table.row, await table.match()
            if match.start is not None and (row.origin is None or row.origin["table"] is None):
                raise ServerError("foreign_start")
            if row.status == "over":
                return row, *_past(match, step, seat)
            return row, match.clone(), None, _own_seat(row, guest, step, seat)

        await self._lobby.may_make(guest)
        row, match, moment, eyes = await self._directory.at(ident, look)
        made = await self._heavy_work.run(_position, match, moment, eyes)
        seats = [SeatRow(n, "bot", level="normal") for n in range(made.players)]
        seats[eyes] = SeatRow(eyes, "human", name=guest_name, guest=guest)
        new = table_of_match(made, seats, guest, row.name)
        new.origin = {"table": row.id, "step": moment, "seat": eyes}
        await self._lobby.keep(new, once)
        return self._lobby.shown(await self._directory.row(new.id), guest)


def _own_seat(row: TableRow, guest: str, step: int | None, seat: int | None) -> int:
    """Of a running game only one's own present position may be taken: anything else would reveal hidden things."""
    mine = row.seats_of(guest)
    if not mine:
        raise ServerError("not_seated")
    if seat is not None and seat not in mine:
        raise ServerError("not_your_seat", seat=seat)
    if step is not None:
        raise ServerError("not_over")
    return mine[0] if seat is None else seat


def _past(match: Match, step: int | None, seat: int | None) -> tuple[Match, int, int]:
    """A moment of a finished game, from any seat; if none is named, from the seat that was asked then."""
    if step is None:
        raise ServerError("game_over")
    if not 0 <= step < len(match.actions):
        raise ServerError("no_step", step=step)
    if seat is not None and seat >= match.players:
        raise ServerError("no_seat", seat=seat)
    return match, step, match.actions[step][0] if seat is None else seat


def _position(match: Match, step: int | None, seat: int) -> Match:
    """In a thread: play up to there, and deal anew what the seat cannot know."""
    if step is not None:
        then = Match(match.game, match.players, match.seed, match.options, match.start)
        for mover, action in match.actions[:step]:
            then.act(mover, action)
        match = then
    return redealt(match, seat, Rng(secrets.randbits(SEED_BITS)), secrets.randbits(SEED_BITS))


def redealt(match: Match, seat: int, rng: Rng, seed: int) -> Match:
    """A match that starts where this one stands, as far as the seat knows it. Hidden things are dealt by `rng`, which
    is not kept; later chance comes from the seed, so that its commitment holds here too."""
    start = match.game.resample(match.state, seat, rng)
    start.keys = stream_keys(seed, match.players + 1)
    return Match.from_state(match.game, match.players, match.options, start, seed)

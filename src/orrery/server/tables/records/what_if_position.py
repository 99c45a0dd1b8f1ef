"""Where a what-if table begins: a moment of another table, as one seat knows it. Rules on plain values."""

from __future__ import annotations

import secrets

from orrery.core.match import Match
from orrery.core.rng import SEED_BITS, Rng, stream_keys
from orrery.server.storage import SeatRow, TableRow
from orrery.server.storage.rows import USUAL_LEVEL
from orrery.server.tables.seats.new_tables import table_of_match
from orrery.server.wire.server_errors import ServerError


def moment_of(
    row: TableRow, match: Match, guest: str, step: int | None, seat: int | None
) -> tuple[Match, int | None, int]:
    """What may be taken of a table: its match, after how many actions (None: as it stands), and whose eyes."""
    if match.start is not None and (row.origin is None or row.origin["table"] is None):
        raise ServerError("foreign_start")
    if row.status == "over":
        return _past(match, step, seat)
    return match.clone(), None, _own_seat(row, guest, step, seat)


def forked_table(row: TableRow, made: Match, moment: int | None, eyes: int, guest: str, guest_name: str) -> TableRow:
    """A new table for the position `made` of another one: one seat against bots."""
    seats = [SeatRow(n, "bot", level=USUAL_LEVEL) for n in range(made.players)]
    seats[eyes] = SeatRow(eyes, "human", name=guest_name, guest=guest)
    new = table_of_match(made, seats, guest, row.name)
    new.origin = {"table": row.id, "step": moment, "seat": eyes}
    return new


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


def position_for(match: Match, step: int | None, seat: int) -> Match:
    """Play up to there, and deal anew what the seat cannot know."""
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

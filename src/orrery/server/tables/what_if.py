"""Games that have been: kept ones taken in, positions taken out of them, and games nobody can go on with."""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from orrery.core.errors import BadRecord, reason
from orrery.core.match import Match
from orrery.core.record import DIGEST_EVERY, FORMAT, FORMAT_VERSION
from orrery.core.rng import SEED_BITS, Rng, stream_keys
from orrery.core.state_codec import to_plain
from orrery.server.storage import MoveRow, SeatRow, TableRow
from orrery.server.storage.idempotency_keys import Once
from orrery.server.storage.rows import now
from orrery.server.tables import audience, lobby
from orrery.server.tables.stored_match import keeps_rules, standing_actions
from orrery.server.wire.http_models import RecordSeat
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import TableInfo

if TYPE_CHECKING:
    from orrery.server.tables.live_table import LiveTable
    from orrery.server.tables.table_directory import Tables


# --- taking in ------------------------------------------------------------------------------------


async def adopt(
    tables: Tables,
    match: Match,
    guest: str,
    guest_name: str,
    people: Sequence[RecordSeat] | None = None,
    once: Once | None = None,
) -> TableInfo:
    """A table from a record: to look at if it is over, to go on with at one screen if not."""
    if match.start is not None and not match.over:  # its moves could not be foreseen, see sandboxed_replay.py
        raise BadRecord(len(match.actions), reason("start_unfinished"), match.game.texts)
    await tables.may_make(guest)
    seats = [SeatRow(n, "hotseat", guest=guest) for n in range(match.players)]
    seats[0].name = guest_name
    for seat, person in zip(seats, people or (), strict=False):
        seat.name = person.name
        if person.level is not None and match.over:  # a bot that was; in a game that goes on it is played by hand
            seat.kind, seat.level, seat.guest = "bot", person.level, None
    row = _row(match, seats, guest, "")
    row.origin = {"table": None, "step": None, "seat": None}
    row.status = "over" if match.over else "playing"
    row.summary = audience.summary_of(match, len(match.actions))
    row.version = len(match.actions)
    marks = await tables.labour.run(_digests, match)
    write = match.game.action_to_json
    moves = [
        MoveRow(n, "act", seat, write(action), f"record:{n}", row.created, n, marks.get(n))
        for n, (seat, action) in enumerate(match.actions, start=1)
    ]
    await tables.finish(tables.storage.add_table(row, moves, once=once))
    return tables.shown(row, guest)


def _digests(match: Match) -> dict[int, str]:
    """After which move which digest is kept: where it would be if the game had been played here."""
    found: dict[str, str] = match.record()["digests"]
    last = len(match.actions)
    return {int(n): mark for n, mark in found.items() if int(n) % DIGEST_EVERY == 0 or (match.over and int(n) == last)}


def _row(match: Match, seats: list[SeatRow], host: str, name: str) -> TableRow:
    """A new table for a match that exists already."""
    game = match.game
    options = game.option_set.write(match.options)
    row = lobby.new_table(game.id, seats, options, host, name, seed=match.seed, rules_version=game.rules_version)
    row.start = None if match.start is None else to_plain(match.start)
    return row


# --- what if --------------------------------------------------------------------------------------


async def fork(
    tables: Tables,
    ident: str,
    guest: str,
    guest_name: str,
    step: int | None,
    seat: int | None,
    once: Once | None = None,
) -> TableInfo:
    """A table that begins where another one stands (or stood), for one seat against bots."""

    async def look(table: LiveTable) -> tuple[TableRow, Match, int | None, int]:
        row, match = table.row, await table.match()
        if match.start is not None and (row.origin is None or row.origin["table"] is None):
            raise ServerError("foreign_start")
        if row.status == "over":
            return row, *_past(match, step, seat)
        return row, match.clone(), None, _own_seat(row, guest, step, seat)

    await tables.may_make(guest)
    row, match, moment, eyes = await tables.at(ident, look)
    made = await tables.labour.run(_position, match, moment, eyes)
    seats = [SeatRow(n, "bot", level="normal") for n in range(made.players)]
    seats[eyes] = SeatRow(eyes, "human", name=guest_name, guest=guest)
    new = _row(made, seats, guest, row.name)
    new.origin = {"table": row.id, "step": moment, "seat": eyes}
    await tables.keep(new, once)
    return tables.shown(await tables.row(new.id), guest)


def _own_seat(row: TableRow, guest: str, step: int | None, seat: int | None) -> int:
    """Of a running game only one's own present position may be taken: all else would tell what is hidden."""
    mine = row.seats_of(guest)
    if not mine:
        raise ServerError("not_seated")
    if seat is not None and seat not in mine:
        raise ServerError("not_your_seat", seat=seat)
    if step is not None:
        raise ServerError("not_over")
    return mine[0] if seat is None else seat


def _past(match: Match, step: int | None, seat: int | None) -> tuple[Match, int, int]:
    """A moment of a finished game, from any seat; without one, from the seat that was asked then."""
    if step is None:
        raise ServerError("game_over")
    if not 0 <= step < len(match.actions):
        raise ServerError("no_step", step=step)
    if seat is not None and seat >= match.players:
        raise ServerError("no_seat", seat=seat)
    return match, step, match.actions[step][0] if seat is None else seat


def _position(match: Match, step: int | None, seat: int) -> Match:
    """In a thread: walk there, and deal anew what the seat can't know."""
    if step is not None:
        then = Match(match.game, match.players, match.seed, match.options, match.start)
        for mover, action in match.actions[:step]:
            then.act(mover, action)
        match = then
    return redealt(match, seat, Rng(secrets.randbits(SEED_BITS)), secrets.randbits(SEED_BITS))


def redealt(match: Match, seat: int, rng: Rng, seed: int) -> Match:
    """A match from where this one stands as the seat knows it. What is hidden comes from `rng`, of which nothing is
    kept; what chance will bring comes from the seed, so that its promise means something here too."""
    start = match.game.resample(match.state, seat, rng)
    start.keys = stream_keys(seed, match.players + 1)
    return Match.from_state(match.game, match.players, match.options, start, seed)


# --- rules that are no longer kept ----------------------------------------------------------------


def pinned(row: TableRow) -> bool:
    """Whether the table is bound to rules that nobody can play by any more."""
    try:
        keeps_rules(row)
    except ServerError:
        return True
    return False


def raw_record(row: TableRow, moves: Sequence[MoveRow]) -> dict[str, Any]:
    """The record of a game whose rules are no longer kept: its actions without digests, to be kept elsewhere."""
    made: dict[str, Any] = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": row.game,
        "rules_version": row.rules_version,
        "players": row.players,
        "options": row.options,
        "seed": f"{row.seed:032x}",
        "actions": [[seat, action] for seat, action in standing_actions(moves)],
        "digests": {},
        "over": row.status == "over" and not row.summary.get("given_up"),
    }
    return made if row.start is None else {**made, "start": row.start}


async def give_up(tables: Tables, ident: str, guest: str) -> TableInfo:
    """The host ends a table that is bound to rules which are no longer kept. Its record can be had from then on."""

    async def work(table: LiveTable) -> TableInfo:
        row = table.row
        if row.host != guest:
            raise ServerError("not_host")
        if row.status != "playing" or not pinned(row):
            raise ServerError("game_over")
        summary = {**row.summary, "given_up": True, "actors": [], "asked": [], "winners": []}
        row = dataclasses.replace(row, status="over", summary=summary, affairs=None, due=None, updated=now())
        await tables.storage.save_lobby(row)
        table.row = row
        table.tell_table()
        return tables.shown(row, guest)

    return await tables.at(ident, work)

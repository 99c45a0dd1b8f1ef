"""Seats before the game: who may sit where, and how a table looks to whom."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import orrery
from orrery.server.auth import STARS, Keys, new_id, new_nonce
from orrery.server.errors import ServerError
from orrery.server.protocol import RoundInfo, SeatInfo, TableInfo
from orrery.server.storage import SeatRow, TableRow
from orrery.server.storage.rows import now

CONFIRM = "confirm"  # the option that lets people take back the last step of a turn


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


# --- how it looks


def table_info(row: TableRow, guest: str | None, keys: Keys) -> TableInfo:
    """The table as this guest may know it: only the host sees invitations, and nobody who the others are."""
    host = guest is not None and row.host == guest
    mine = row.seats_of(guest)
    playing = row.status != "waiting"
    summary: dict[str, Any] = row.summary if playing else {}
    actors: list[int] = summary.get("actors", [])
    asked: list[int] = summary.get("asked", [])  # only ever compared with the guest's own seats
    number = summary.get("round")
    return TableInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        name=row.name,
        options=row.options,
        status=row.status,
        host=host,
        created=moment(row.created),
        updated=moment(row.updated),
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,  # type: ignore[arg-type]
                mine=seat.seat in mine,
                taken=seat.kind != "open",
                invite=keys.invitation(row.id, seat.seat, seat.nonce) if host and seat.kind == "open" else None,
            )
            for seat in row.seats
        ],
        actors=actors,
        my_turn=any(seat in mine for seat in asked),
        round=None if number is None else RoundInfo(number["n"], number["of"]),
        winners=summary.get("winners", []),
        commitment=row.commitment,
        version=summary.get("version", 0),
        rematch=row.rematch,
    )


# --- making a table


def new_table(
    game_id: str,
    seats: Sequence[SeatRow],
    options: dict[str, Any],
    host: str,
    name: str,
    *,
    seed: int | None = None,
) -> TableRow:
    """A table that waits for its open seats. Bad options and seat counts are refused by the game itself."""
    game = orrery.game(game_id)
    chosen = dict(options)
    people = any(seat.kind != "bot" for seat in seats)
    if people and CONFIRM in game.options.get("properties", {}):
        chosen.setdefault(CONFIRM, True)
    match = game.new(len(seats), seed, chosen)
    for seat in seats:
        seat.nonce = seat.nonce or new_nonce()
    moment_ms = now()
    row = TableRow(
        id=new_id(),
        game=game.id,
        rules_version=game.rules_version,
        name=name,
        options=game.option_set.write(match.options),
        players=len(seats),
        seed=match.seed,
        commitment=match.commitment,
        host=host,
        status="waiting",
        created=moment_ms,
        updated=moment_ms,
        seats=list(seats),
    )
    name_seats(row)
    return row


def name_seats(row: TableRow) -> None:
    """Bots and hot seats without a name are called after stars, no two after one ("Spica", "Spica 82")."""
    used = {word for seat in row.seats for word in (seat.name or "").split()}
    free = [star for star in STARS if star not in used]
    start = sum(row.id.encode()) % len(free)
    for n, seat in enumerate(row.seats):
        if seat.name is None and seat.kind in ("bot", "hotseat"):
            seat.name = free[(start + 7 * n) % len(free)]


def open_seats(row: TableRow) -> bool:
    return any(seat.kind == "open" for seat in row.seats)


# --- changes while waiting: each returns a changed copy, which counts once it is stored


def _waiting(row: TableRow) -> TableRow:
    if row.status != "waiting":
        raise ServerError("not_waiting")
    changed = copy.deepcopy(row)
    changed.updated = now()
    return changed


def invited_seat(row: TableRow, token: str, keys: Keys) -> SeatRow | None:
    """The seat a token was made for, also after it was claimed. Every seat is compared, whatever the first ones say."""
    found = None
    for seat in row.seats:
        if keys.same(keys.invitation(row.id, seat.seat, seat.nonce), token) and seat.kind in ("open", "human"):
            found = seat
    return found


def claimed(row: TableRow, guest: str, guest_name: str, token: str, keys: Keys) -> TableRow | None:
    """The table with the guest in the invited seat; None if he sits there already."""
    seat = invited_seat(row, token, keys)
    if seat is None:
        raise ServerError("bad_invite")
    if seat.kind == "human":
        if seat.guest == guest:
            return None
        raise ServerError("invite_used")
    if row.seats_of(guest):
        raise ServerError("already_seated")
    return seated(row, seat.seat, guest, guest_name)


def seated(row: TableRow, seat: int, guest: str, guest_name: str) -> TableRow:
    changed = _waiting(row)
    place = changed.seats[seat]
    if place.kind != "open":
        raise ServerError("seat_taken", seat=seat)
    place.kind, place.guest, place.name, place.reserved = "human", guest, guest_name, None
    return changed


def welcomed_back(row: TableRow, guest: str, guest_name: str) -> TableRow | None:
    """The table with the guest in the seats a rematch kept for him; None if none is kept. Whoever had several
    players at one screen has them again."""
    kept = [seat.seat for seat in row.seats if seat.kind == "open" and seat.reserved == guest]
    if row.status != "waiting" or not kept or row.seats_of(guest):
        return None
    changed = seated(row, kept[0], guest, guest_name)
    for seat in kept[1:]:
        changed.seats[seat] = SeatRow(seat, "hotseat", guest=guest, nonce=new_nonce())
    name_seats(changed)
    return changed


def vacated(row: TableRow, guest: str) -> TableRow | None:
    """The table without the guest; None if nobody is left to wait at it."""
    mine = row.seats_of(guest)
    if not mine and row.host != guest:
        raise ServerError("not_seated")
    changed = _waiting(row)
    for seat in mine:
        changed.seats[seat] = SeatRow(seat, "open", nonce=new_nonce())  # old invitations to it are void
    if changed.host == guest:
        others = [seat.guest for seat in changed.seats if seat.guest is not None]
        if not others:
            return None
        changed.host = others[0]
    return changed


def replaced(row: TableRow, guest: str, seat: int, kind: str, level: str | None) -> TableRow:
    """The host turns an open seat into a bot, or a bot or hot seat of his into an open one."""
    if row.host != guest:
        raise ServerError("not_host")
    if not 0 <= seat < row.players:
        raise ServerError("no_seat", seat=seat)
    changed = _waiting(row)
    place = changed.seats[seat]
    if place.kind == "human":
        raise ServerError("seat_taken", seat=seat)
    if kind == "bot":
        changed.seats[seat] = SeatRow(seat, "bot", level=level or "normal", nonce=new_nonce())
        name_seats(changed)
    elif place.kind != "open":
        changed.seats[seat] = SeatRow(seat, "open", nonce=new_nonce())
    return changed

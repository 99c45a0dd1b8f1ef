"""Seats before the game: who may sit where. Rules on plain values.

Changes are made to a copy of the table's row, which counts once it is stored.
"""

from __future__ import annotations

import copy
from typing import Literal, Protocol

from orrery.server.people.identities import STARS, new_nonce
from orrery.server.storage import SeatRow, TableRow
from orrery.server.storage.rows import USUAL_LEVEL, now
from orrery.server.tables.seats.bot_characters import give_characters
from orrery.server.wire.server_errors import ServerError


class Invitations(Protocol):
    """Makes the tokens of open seats, and compares them: see TokenSigner."""

    def invitation(self, table: str, seat: int, nonce: str) -> str: ...

    def same(self, one: str, other: str) -> bool: ...


class ChangedSeat(Protocol):
    """What the host puts on a seat."""

    @property
    def kind(self) -> Literal["bot", "open"]: ...

    @property
    def level(self) -> int | None: ...

    @property
    def character(self) -> str | None: ...

    @property
    def unseat(self) -> bool: ...


def name_seats(row: TableRow) -> None:
    """Bots and hot seats without a name are called after stars, no two after one ("Spica", "Spica 82")."""
    used = {word for seat in row.seats for word in (seat.name or "").split()}
    free = [star for star in STARS if star not in used]
    start = sum(row.id.encode()) % len(free)
    for n, seat in enumerate(row.seats):
        if seat.name is None and seat.kind in ("bot", "hotseat"):
            seat.name = free[(start + 7 * n) % len(free)]


def free_seats(row: TableRow) -> bool:
    """Whether a stranger could sit down."""
    return any(is_free(seat) for seat in row.seats)


def is_free(seat: SeatRow) -> bool:
    return seat.kind == "open" and seat.reserved is None


def is_kept(seat: SeatRow) -> bool:
    return seat.kind == "open" and seat.reserved is not None


def open_seats(row: TableRow) -> bool:
    return any(seat.kind == "open" for seat in row.seats)


# --- changes while waiting


def _waiting(row: TableRow) -> TableRow:
    if row.status != "waiting":
        raise ServerError("not_waiting")
    changed = copy.deepcopy(row)
    changed.updated = now()
    return changed


def invited_seat(row: TableRow, token: str, signer: Invitations) -> SeatRow | None:
    """The seat a token was made for, also after it was claimed. Every seat is compared, so that the time tells
    nothing."""
    found = None
    for seat in row.seats:
        if signer.same(signer.invitation(row.id, seat.seat, seat.nonce), token) and seat.kind in ("open", "human"):
            found = seat
    return found


def claimed(row: TableRow, guest: str, guest_name: str, token: str, signer: Invitations) -> TableRow | None:
    """The table with the guest in the invited seat; None if they sit there already. A seat that a rematch
    keeps goes to nobody else, even by an older link: the host has to free it first."""
    seat = invited_seat(row, token, signer)
    if seat is None:
        raise ServerError("bad_invite")
    if seat.kind == "human":
        if seat.guest == guest:
            return None
        raise ServerError("invite_used")
    if row.seats_of(guest):
        raise ServerError("already_seated")
    if is_kept(seat):
        if seat.reserved != guest:
            raise ServerError("seat_kept", seat=seat.seat)
        return welcomed_back(row, guest, guest_name) or seated(row, seat.seat, guest, guest_name)
    changed = seated(row, seat.seat, guest, guest_name)
    for other in kept_for(row, guest):  # the guest sits elsewhere now, so nobody would ever take it
        changed.seats[other] = SeatRow(other, "open", nonce=new_nonce())
    return changed


def sat_down(row: TableRow, guest: str, guest_name: str) -> TableRow:
    """The table with a stranger in a seat that is kept for nobody else."""
    if not row.public:
        raise ServerError("not_public")
    if row.status != "waiting":
        raise ServerError("not_waiting")
    if row.seats_of(guest):
        raise ServerError("already_seated")
    free = [seat for seat in row.seats if seat.kind == "open" and seat.reserved in (None, guest)]
    if not free:
        raise ServerError("table_full")
    best = next((seat for seat in free if seat.reserved == guest), free[0])
    return seated(row, best.seat, guest, guest_name)


def seated(row: TableRow, seat: int, guest: str, guest_name: str) -> TableRow:
    changed = _waiting(row)
    place = changed.seats[seat]
    if place.kind != "open":
        raise ServerError("seat_taken", seat=seat)
    place.kind, place.guest, place.name, place.reserved = "human", guest, guest_name, None
    return changed


def welcomed_back(row: TableRow, guest: str, guest_name: str) -> TableRow | None:
    """The table with the guest in the seats that a rematch kept for them; None if none is kept. Hot seats of theirs
    come back too."""
    kept = kept_for(row, guest)
    if row.status != "waiting" or not kept or row.seats_of(guest):
        return None
    changed = seated(row, kept[0], guest, guest_name)
    for seat in kept[1:]:
        changed.seats[seat] = SeatRow(seat, "hotseat", name=changed.seats[seat].name, guest=guest, nonce=new_nonce())
    name_seats(changed)
    return changed


def kept_for(row: TableRow, guest: str) -> list[int]:
    """The seats a rematch keeps for the guest."""
    return [seat.seat for seat in row.seats if seat.kind == "open" and seat.reserved == guest]


def vacated(row: TableRow, guest: str) -> TableRow | None:
    """The table without the guest, who also gives up kept seats; None if nobody is left to wait at it."""
    mine = [*row.seats_of(guest), *kept_for(row, guest)]
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


def replaced(row: TableRow, guest: str, seat: int, asked: ChangedSeat) -> TableRow:
    """The host turns an open seat into a bot, or a bot, an own hot seat or a kept seat into an open one. Another
    person's seat is changed only with `unseat`: then they lose all their seats, and the invitations they used are
    void."""
    if row.host != guest:
        raise ServerError("not_host")
    if not 0 <= seat < row.players:
        raise ServerError("no_seat", seat=seat)
    changed = _waiting(row)
    place = changed.seats[seat]
    stranger = None if place.guest == guest else place.guest
    if (place.kind == "human" and stranger is None) or (stranger is not None and not asked.unseat):
        raise ServerError("seat_taken", seat=seat)
    for taken in row.seats_of(stranger):
        changed.seats[taken] = SeatRow(taken, "open", nonce=new_nonce())
    if asked.kind == "bot":
        name = place.name if place.kind == "bot" else None  # the same bot, of another level
        made = SeatRow(seat, "bot", asked.level or USUAL_LEVEL, name, nonce=new_nonce(), character=asked.character)
        changed.seats[seat] = made
        name_seats(changed)
        give_characters(changed)
    elif stranger is None and not is_free(place):
        changed.seats[seat] = SeatRow(seat, "open", nonce=new_nonce())
    return changed


def again(old: TableRow, guest: str, name: str) -> list[SeatRow]:
    """The seats of a rematch that the guest asks for: those of other people are kept for them."""
    seats = []
    for seat in old.seats:
        if seat.kind == "bot":
            seats.append(SeatRow(seat.seat, "bot", level=seat.level, name=seat.name, character=seat.character))
        elif seat.guest == guest:
            seats.append(SeatRow(seat.seat, seat.kind, name=seat.name or name, guest=guest))
        else:
            known = seat.name if seat.guest is not None else None
            seats.append(SeatRow(seat.seat, "open", name=known, reserved=seat.guest))
    return seats

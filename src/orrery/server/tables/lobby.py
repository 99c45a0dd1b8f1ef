"""Seats before the game: who may sit where, and how a table looks to whom."""

from __future__ import annotations

import copy
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import orrery
from orrery.core.match import Match
from orrery.core.state_codec import to_plain
from orrery.server.people.sessions import STARS, Keys, new_id, new_nonce
from orrery.server.storage import SeatRow, TableRow
from orrery.server.storage.rows import now
from orrery.server.tables import proposals, side_state
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import ClockRule, Origin, RoundInfo, SeatInfo, TableInfo
from orrery.server.wire.timestamps import iso_time

CONFIRM = "confirm"  # the option that lets people take back the last step of a turn


# --- how it looks


def table_info(row: TableRow, guest: str | None, keys: Keys, online: Collection[str] = ()) -> TableInfo:
    """The table as this guest may know it: only the host sees invitations, and nobody who the others are. `online`
    are the people who follow it now."""
    host = guest is not None and row.host == guest
    mine = row.seats_of(guest)
    playing = row.status != "waiting"
    summary: dict[str, Any] = row.summary if playing else {}
    actors: list[int] = summary.get("actors", [])
    asked: list[int] = summary.get("asked", [])  # only ever compared with the guest's own seats
    waiting = [seat for seat in asked if seat in mine and row.seats[seat].stand_in is None]
    number = summary.get("round")
    side = side_state.read(row.side_state)
    return TableInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        name=row.name,
        options=row.options,
        status=row.status,
        host=host,
        created=iso_time(row.created),
        updated=iso_time(row.updated),
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=None if seat.kind == "open" else seat.name,
                level=seat.level,  # type: ignore[arg-type]
                mine=seat.seat in mine,
                taken=seat.kind != "open",
                invite=keys.invitation(row.id, seat.seat, seat.nonce) if host and _free(seat) else None,
                stand_in=seat.stand_in,  # type: ignore[arg-type]
                online=seat.guest is not None and seat.guest in online,
                kept=_kept(seat) and seat.reserved == guest,
                kept_for=(seat.name or "") if _kept(seat) else None,
            )
            for seat in row.seats
        ],
        actors=actors,
        my_turn=bool(waiting),
        round=None if number is None else RoundInfo(number["n"], number["of"]),
        winners=summary.get("winners", []),
        commitment=row.commitment,
        version=summary.get("version", 0),
        rematch=row.rematch,
        public=row.public,
        clock=None if row.clock is None else ClockRule(**row.clock),  # type: ignore[arg-type]
        stand_in=row.stand_in,  # type: ignore[arg-type]
        paused=side.paused,
        proposal=proposals.shown(row, side),
        declined=proposals.declined(side),
        origin=None if row.origin is None else Origin(**row.origin),  # type: ignore[arg-type]
        since=_since(row, waiting),
    )


def _since(row: TableRow, seats: Sequence[int]) -> str | None:
    """Since when the table waits for the first of these seats; of others nobody is told more than `updated`."""
    known: Mapping[str, int] = row.summary.get("since", {})  # type: ignore[assignment]
    return iso_time(min(known.get(str(seat), row.updated) for seat in seats)) if seats else None


# --- making a table


def new_table(
    game_id: str,
    seats: Sequence[SeatRow],
    options: dict[str, Any],
    host: str,
    name: str,
    *,
    seed: int | None = None,
    public: bool = False,
    clock: dict[str, object] | None = None,
    stand_in: str = "normal",
    rules_version: int | None = None,
) -> TableRow:
    """A table that waits for its open seats. Bad options and seat counts are refused by the game itself."""
    game = orrery.game(game_id, rules_version)
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
        public=public,
        clock=clock,
        stand_in=stand_in,
        seats=list(seats),
    )
    name_seats(row)
    return row


def table_of_match(match: Match, seats: list[SeatRow], host: str, name: str) -> TableRow:
    """A new table for a match that exists already."""
    game = match.game
    options = game.option_set.write(match.options)
    row = new_table(game.id, seats, options, host, name, seed=match.seed, rules_version=game.rules_version)
    row.start = None if match.start is None else to_plain(match.start)
    return row


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
    return any(_free(seat) for seat in row.seats)


def _free(seat: SeatRow) -> bool:
    return seat.kind == "open" and seat.reserved is None


def _kept(seat: SeatRow) -> bool:
    return seat.kind == "open" and seat.reserved is not None


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
    """The table with the guest in the invited seat; None if he sits there already. What a rematch keeps is given to
    nobody else, even by a link that was made before: the host frees it first."""
    seat = invited_seat(row, token, keys)
    if seat is None:
        raise ServerError("bad_invite")
    if seat.kind == "human":
        if seat.guest == guest:
            return None
        raise ServerError("invite_used")
    if row.seats_of(guest):
        raise ServerError("already_seated")
    if _kept(seat):
        if seat.reserved != guest:
            raise ServerError("seat_kept", seat=seat.seat)
        return welcomed_back(row, guest, guest_name) or seated(row, seat.seat, guest, guest_name)
    changed = seated(row, seat.seat, guest, guest_name)
    for other in kept_for(row, guest):  # he sits elsewhere now: nobody would ever come to it
        changed.seats[other] = SeatRow(other, "open", nonce=new_nonce())
    return changed


def sat_down(row: TableRow, guest: str, guest_name: str) -> TableRow:
    """The table with a stranger in a seat that is kept for nobody, or for him."""
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
    """The table with the guest in the seats a rematch kept for him; None if none is kept. Whoever had several
    players at one screen has them again."""
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
    """The table without the guest, who also gives up what is kept for him; None if nobody is left to wait at it."""
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


def replaced(row: TableRow, guest: str, seat: int, kind: str, level: str | None, unseat: bool = False) -> TableRow:
    """The host turns an open seat into a bot, or a bot, a hot seat of his or a kept seat into an open one. No other's
    seat is touched, unless he is to be unseated: then he loses all he has, and the invitations he came by are void."""
    if row.host != guest:
        raise ServerError("not_host")
    if not 0 <= seat < row.players:
        raise ServerError("no_seat", seat=seat)
    changed = _waiting(row)
    place = changed.seats[seat]
    stranger = None if place.guest == guest else place.guest
    if (place.kind == "human" and stranger is None) or (stranger is not None and not unseat):
        raise ServerError("seat_taken", seat=seat)
    for taken in row.seats_of(stranger):
        changed.seats[taken] = SeatRow(taken, "open", nonce=new_nonce())
    if kind == "bot":
        changed.seats[seat] = SeatRow(seat, "bot", level=level or "normal", nonce=new_nonce())
        name_seats(changed)
    elif stranger is None and not _free(place):
        changed.seats[seat] = SeatRow(seat, "open", nonce=new_nonce())
    return changed

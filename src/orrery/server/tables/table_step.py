"""One step of a table: what a message does to its match and its row, and what is told once that is stored.

Nothing here waits or knows where things are stored. A table of the server (live_table.py) and one on a player's own
device (orrery/local) both take their steps here, and so the same message does the same everywhere: make the step, store
what it holds, then settle it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from orrery.core.errors import CannotUndo, IllegalAction
from orrery.core.match import Match
from orrery.server.storage import TableRow
from orrery.server.tables import audience, proposal_rules, side_state, undo_by_consent
from orrery.server.tables.clocks import table_clocks
from orrery.server.tables.match_in_memory import MatchInMemory
from orrery.server.tables.played_move import PlayedMove, played_move
from orrery.server.tables.records.stored_match import same
from orrery.server.tables.seats.seat_owners import with_seats
from orrery.server.tables.side_state import SideState
from orrery.server.tables.table_followers import TableFollowers
from orrery.server.wire.messages import AckMessage, Act, Propose, Redo, RefusedMessage, StaleMessage, Told, Undo
from orrery.server.wire.server_errors import ServerError


class Rewind(NamedTuple):
    """All have agreed that the seat goes back until only the first `to` actions are left."""

    seat: int
    to: int
    key: str
    side: SideState


class Step(NamedTuple):
    """What a message leads to. A move, a rewind or a side state is stored first; then come the replies to whoever sent
    the message."""

    replies: tuple[Told, ...] = ()
    played: PlayedMove | None = None
    rewind: Rewind | None = None  # still to be played: finding the way back may take long
    side: SideState | None = None
    behind: bool = False  # whoever asked has seen an older position and is shown the present one


class SteppedTable(Protocol):
    """A table in memory on which a step is settled."""

    row: TableRow

    @property
    def memory(self) -> MatchInMemory: ...

    @property
    def following(self) -> TableFollowers: ...

    def tell_table(self) -> None: ...


def expect_own_seat(row: TableRow, guest: str, seat: int) -> None:
    """Refuse whoever does not play this seat."""
    if not 0 <= seat < row.players:
        raise ServerError("no_seat", seat=seat)
    if seat not in row.seats_of(guest):
        raise ServerError("not_your_seat", seat=seat)


# --- making a step


def move_step(
    row: TableRow, memory: MatchInMemory, match: Match, said: Act | Undo | Redo, most_undos: int, moment: int
) -> Step:
    """An act, an undo or a redo of somebody who plays the seat. The move is played in memory."""
    known = memory.move_with(said.key)
    if known is not None:
        if not same(known, said):
            raise ServerError("key_reused")
        return Step((AckMessage(said.key, known.ack),))
    side = side_state.read(row.side_state)
    if row.seats[said.seat].stand_in is not None:
        raise ServerError("stand_in", seat=said.seat)
    if side.paused:
        raise ServerError("paused")
    if isinstance(said, Undo) and memory.taken_back(said.seat) >= most_undos:
        raise ServerError("too_many")
    eyes = memory.audiences[said.seat]
    if not eyes.current(said.at):
        return Step((StaleMessage(said.key, eyes.marks.at),), behind=True)
    try:
        played = played_move(row, side, memory, match, said.seat, _chosen(match, said), said.key, moment)
    except (IllegalAction, CannotUndo) as error:
        return Step((_refusal(said.key, error),))
    return Step((AckMessage(said.key, played.move.ack),), played)


def _chosen(match: Match, said: Act | Undo | Redo) -> list[Any] | None:
    if isinstance(said, Act):
        return said.action
    if isinstance(said, Undo):
        return None
    again = match.redo(said.seat)
    if again is None:
        raise ServerError("no_redo")
    written: list[Any] = match.game.action_to_json(again)
    return written


def _refusal(key: str, error: IllegalAction | CannotUndo) -> RefusedMessage:
    no = audience.refused_of(error)
    return RefusedMessage(key, no.rule, no.why, no.params, no.text)


def at_play(row: TableRow, match: Match, seat: int) -> SideState:
    """What goes on besides the game, if the person at this seat may agree on something now."""
    if match.over:
        raise ServerError("game_over")
    if row.seats[seat].stand_in is not None:
        raise ServerError("stand_in")
    return side_state.read(row.side_state)


def proposal_step(row: TableRow, match: Match, guest: str, said: Propose, most_undos: int, moment: int) -> Step:
    """Somebody proposes something; alone with bots that is carried out at once."""
    now = at_play(row, match, said.seat)
    if said.key in now.keys:
        return Step((AckMessage(said.key, proposal_rules.number_of(now, said.key)),))
    back = None
    if said.what == "undo":
        if now.paused:
            raise ServerError("paused")
        back = undo_by_consent.last_action_behind_fence(match, said.seat)
        if back is None:
            return Step((_refusal(said.key, CannotUndo("nothing", match.game.texts)),))
        if match.undos >= most_undos:
            raise ServerError("too_many")
        if not undo_by_consent.stand_ins_agree(row, now, undo_by_consent.own_action(match, said.seat, back[0])):
            raise ServerError("absent")
    made = proposal_rules.proposed(row, now, guest, said.seat, said.what, said.key, back, moment)
    return agreement_step(row, match, made, moment)._replace(replies=(AckMessage(said.key, made.last),))


def agreement_step(row: TableRow, match: Match, made: SideState, moment: int) -> Step:
    """Keep a proposal, or do what all have agreed to."""
    found = made.proposal
    if found is None or not proposal_rules.agreed(row, made):
        return Step(side=made)
    if found.what != "undo":
        return Step(side=proposal_rules.carried(row, made, moment))
    assert found.own is not None
    to = undo_by_consent.own_action(match, found.seat, found.own)
    return Step(rewind=Rewind(found.seat, to, f"consent:{found.id}", made))


def rewound(row: TableRow, memory: MatchInMemory, match: Match, back: Rewind, moment: int) -> PlayedMove:
    """Go back, in memory."""
    return played_move(row, back.side, memory, match, back.seat, back.to, back.key, moment)


def with_side_state(row: TableRow, made: SideState, levels: Mapping[int, int | None], moment: int) -> TableRow:
    """The row after something has changed besides the game; `levels`: stand-ins that come or go."""
    changed = dataclasses.replace(row, seats=with_seats(row, levels), side_state=side_state.write(made))
    changed.due = table_clocks.due(changed, made, table_clocks.seats_in(changed.summary, "asked"), moment)
    return changed


# --- settling it


def settle_move(table: SteppedTable, match: Match, played: PlayedMove, acknowledge: Callable[[], None]) -> None:
    """The move is stored: whoever made it hears that first, then everybody sees it."""
    old, row = table.row, played.row
    table.memory.remember(played.move)  # first: whoever sends its key again must hear that it is stored
    table.row = row
    acknowledge()
    table.following.tell_state(played.news)
    table.memory.all_told()
    table.memory.keep_snapshot(match, played.kind)
    if row.status != old.status or side_state.open_now(row) != side_state.open_now(old):
        table.tell_table()

"""One hint: who may ask, what a worker is asked, whether its answer is still wanted, and how it is told.

Nothing here waits or knows where things are stored: a table of the server (table_hints.py) and one on a player's own
device (orrery/local) both take their hints here.
"""

from __future__ import annotations

from typing import NamedTuple

from orrery.core.match import Match
from orrery.server.bot_workers.explaining import Explain, Explained, to_explain
from orrery.server.storage import TableRow
from orrery.server.tables import side_state
from orrery.server.tables.coaching import hint_rules
from orrery.server.tables.coaching.hint_answers import moves_of, nudge_of
from orrery.server.tables.match_in_memory import MatchInMemory
from orrery.server.wire.messages import Hint, HintMessage
from orrery.server.wire.server_errors import ServerError

MOVES = 3  # that a hint tells
DEALS = 60  # at most


class HintQuestion(NamedTuple):
    """What a worker is asked, and the question of the table that it is about."""

    order: Explain
    seat: int
    asked_at: int  # the version at which the seat was asked
    open_ended: bool  # hints are unlimited: this one counts at once, and what is known early is told


def expect_seated(row: TableRow, guest: str) -> None:
    if not row.seats_of(guest):
        raise ServerError("not_seated")


def hint_question(
    row: TableRow, memory: MatchInMemory, match: Match, said: Hint, seconds: float, deals: int | None
) -> HintQuestion:
    """For somebody who plays the seat. The worker takes so many seconds, or (if that is given) so many deals."""
    side = side_state.read(row.side_state)
    if match.over:
        raise ServerError("game_over")
    if row.seats[said.seat].stand_in is not None:
        raise ServerError("stand_in")
    if side.paused:
        raise ServerError("paused")
    decision = match.decision(said.seat)
    if decision is None:
        raise ServerError("not_asked")
    if not memory.audiences[said.seat].current(said.at):
        raise ServerError("hint_dropped")
    asked_at = memory.asked_at(said.seat)
    hint_rules.expect_left(row, side, said.seat, asked_at)
    order = to_explain(decision, seconds if deals is None else None, deals=deals or DEALS, most=MOVES)
    return HintQuestion(order, said.seat, asked_at, hint_rules.rule_of(row, side) == "on")


def still_asked(row: TableRow, memory: MatchInMemory, seat: int, asked_at: int) -> bool:
    """Whether the person is still asked the same, and may still answer it."""
    if side_state.read(row.side_state).paused or row.seats[seat].stand_in is not None:
        return False
    return seat in memory.asked and memory.asked_at(seat) == asked_at


def begun(said: Hint) -> HintMessage:
    """It is being thought about."""
    return HintMessage(said.id, said.at)


def told(said: Hint, found: Explained, *, done: bool) -> HintMessage:
    tries = max(move.tries for move in found.moves)
    return HintMessage(said.id, said.at, done, nudge_of(found), moves_of(found, MOVES), tries)

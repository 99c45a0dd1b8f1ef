"""One explanation of a bot's move: whose it was, what a worker is asked, and what can be told before it answers.

Nothing here waits or knows where things are stored: the server (move_explanations.py) and a player's own device
(orrery/local) both take their explanations here.
"""

from __future__ import annotations

from typing import NamedTuple

from orrery.core.match import Match
from orrery.server.bot_workers.explaining import Explain, to_explain
from orrery.server.storage import TableRow
from orrery.server.storage.rows import SeatRow
from orrery.server.tables.coaching.hint_step import DEALS, MOVES
from orrery.server.wire.explanation_info import ExplainedQuestion, MoveExplanation
from orrery.server.wire.server_errors import ServerError


class ExplainedMove(NamedTuple):
    """What a worker is asked, and what can be told before it answers."""

    head: MoveExplanation
    order: Explain


def mover(match: Match, step: int) -> int:
    """Whose move led to this step."""
    if not 1 <= step <= len(match.actions):
        raise ServerError("no_step", step=step)
    return match.actions[step - 1][0]


def bot_in(row: TableRow, seat: int) -> SeatRow | None:
    """The bot of this seat; None if it is a person's, in whose place a bot may have moved."""
    by = row.seats[seat] if seat < len(row.seats) else None
    return by if by is not None and by.kind == "bot" else None


def explained_move(
    row: TableRow, match: Match, before: Match, step: int, seconds: float, deals: int | None
) -> ExplainedMove:
    """For a move that a bot has made. `before` is the match as it stood then, dealt anew here for the bot's seat; the
    worker takes so many seconds, or (if that is given) so many deals."""
    seat, action = match.actions[step - 1]
    decision = before.decision(seat)
    if decision is None:
        raise ServerError("no_step", step=step)
    order = to_explain(
        decision,
        seconds if deals is None else None,
        deals=1 if len(decision.actions) == 1 else deals or DEALS,
        most=MOVES,
        chosen=match.game.action_to_json(action),
    )
    question = ExplainedQuestion(decision.kind, decision.rule, dict(decision.params))
    by = bot_in(row, seat)
    level, character = (None, None) if by is None else (by.level, by.character)
    head = MoveExplanation(step=step, seat=seat, level=level, character=character, question=question)
    return ExplainedMove(head, order)

"""The explanation of a bot's move as a person is told it: the moves that were compared, and how the bot's own did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from orrery.analysis.marks import NOTHING, Loss
from orrery.bots.explanation import compared, mean, standard_error
from orrery.core.errors import LANGUAGES
from orrery.core.ruleset import Ruleset
from orrery.server.bot_workers.explaining import Explained, MoveTold
from orrery.server.tables.coaching.hint_answers import moves_of
from orrery.server.wire.explanation_info import ExplanationVerdict, MoveExplanation
from orrery.server.wire.table_info import Words


def told(game: Ruleset[Any, Any], head: MoveExplanation, found: Explained, *, done: bool) -> MoveExplanation:
    """`head` with what has been found out about the move."""
    played = next(move for move in found.moves if move.action == found.chosen)
    best = best_of(played, found.moves)
    ranked = _ranked(best, found.moves)
    return structs.replace(
        head,
        done=done,
        verdict=_verdict(game, played, best, found.moves, found.choices),
        moves=moves_of(structs.replace(found, moves=ranked), len(ranked)),
        chosen=ranked.index(played),
        tries=max(move.tries for move in ranked),
    )


def best_of(played: MoveTold, moves: Sequence[MoveTold]) -> MoveTold:
    """A move that is better than the played one, if there surely is one; else the played one.

    As the analysis judges: the best is chosen by one half of the deals and its lead measured in the other, or luck
    would find a better move than any; a lead within the noise is none.
    """
    half = _half(moves)
    best = played
    for move in moves:
        if mean(move.dealt[:half] or move.dealt) > mean(best.dealt[:half] or best.dealt):
            best = move
    lost = _lost(played, best, half)
    return best if lost.sure and lost.by > NOTHING else played


def _verdict(
    game: Ruleset[Any, Any], played: MoveTold, best: MoveTold, moves: Sequence[MoveTold], choices: int
) -> ExplanationVerdict:
    if len(moves) < 2:
        return ExplanationVerdict("only" if choices < 2 else "even")
    if best is played:
        ahead = all(move is played or move.value < played.value for move in moves)
        return ExplanationVerdict("best" if ahead else "even")
    lost = _lost(played, best, _half(moves))
    points = game.points_text(lost.by)
    return ExplanationVerdict("behind", lost.by, Words(**{lang: points(lang) for lang in LANGUAGES}), lost.doubt)


def _half(moves: Sequence[MoveTold]) -> int:
    """How many deals choose the best; none where the deals make no difference."""
    differ = any(standard_error(move.dealt) is not None for move in moves)
    return min(len(move.dealt) for move in moves) // 2 if differ else 0


def _lost(played: MoveTold, best: MoveTold, half: int) -> Loss:
    return Loss(*compared(best.dealt[half:], played.dealt[half:]))


def _ranked(best: MoveTold, moves: Sequence[MoveTold]) -> list[MoveTold]:
    """The best, then the others by their means: nothing that may only have been lucky stands above it. What each is
    behind is told against the best."""
    order = sorted(moves, key=lambda move: (move is not best, -move.value))
    for move in order:
        move.behind, move.behind_doubt = compared(best.dealt, move.dealt)
    return order

"""What a learner is paid: by rank, by the win, by points or by the lead, at the end; and, if asked for, by the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from orrery.core.ruleset import Ruleset

Pay = Literal["rank", "win", "score", "margin"]
PAYS: Final = get_args(Pay)


@dataclass(frozen=True, slots=True)
class Rewards:
    """How seats are paid.

    - `rank`: from 1 for the first to -1 for the last, ties in between, so that all of a table add up to 0. Alone: 1 for
      a game that is won, else -1.
    - `win`: the share of the win.
    - `score`: the points of the score sheet.
    - `margin`: points ahead of the best other seat. Alone: the points.

    `shaping` pays, after each of a seat's own actions and once more at the end, so much per point by which its own
    score has changed since. A seat always knows its own score, so this tells it nothing; over a game it adds up to
    `shaping` times what its points have grown by.
    """

    pay: Pay = "rank"
    shaping: float = 0.0

    def __post_init__(self) -> None:
        if self.pay not in PAYS:
            raise ValueError(f"pay is one of {', '.join(PAYS)}, not {self.pay!r}")
        if isinstance(self.shaping, bool) or not isinstance(self.shaping, (int, float)):
            raise ValueError(f"shaping is a number, not {self.shaping!r}")  # noqa: TRY004 - all wrong values alike

    def at_end(self, game: Ruleset[Any, Any], state: Any) -> list[float]:
        """What each seat is paid for the whole game."""
        if self.pay in ("score", "margin"):
            totals = [float(score_now(game, state, seat)) for seat in range(state.players)]
            if self.pay == "score":
                return totals
            return [total - max(totals[:seat] + totals[seat + 1 :], default=0.0) for seat, total in enumerate(totals)]
        winners, ranks, _ = game.ranking(state)  # no score sheets: their sentences take longer than a whole game
        if self.pay == "win":
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
        return by_rank(ranks) if state.players > 1 else [1.0 if winners else -1.0]


def by_rank(ranks: Sequence[int]) -> list[float]:
    """Ranks from 1, equal ones shared, as numbers from 1 to -1 that add up to 0."""
    last = len(ranks) - 1
    return [1.0 - (2.0 * (rank - 1) + ranks.count(rank) - 1) / last for rank in ranks]


def score_now(game: Ruleset[Any, Any], state: Any, seat: int) -> int:
    """A seat's points if the game ended now."""
    return sum(line.points for line in game.score_lines(state, seat))

"""What an action is truly worth, by the rules alone: the rest of the game is played to its end in every way.

That can be done where nothing is drawn or shown any more and nobody else has a choice left. No evaluation is asked.
"""

from __future__ import annotations

from typing import Any

from orrery.core import engine
from orrery.core.ruleset import Ruleset

Json = Any
MOST = 3000  # positions that are looked at


class NotExact(Exception):
    """Something is drawn, shown or chosen by somebody else before the end."""


def exact_worth(game: Ruleset[Any, Any], state: Any, seat: int) -> list[tuple[Any, int]]:
    """Every action of the seat with the lead it can bring: points ahead of the best other seat at the end."""
    flow, left = game.flow(state.options), [MOST]
    found = []
    for action in engine.options(flow, state, seat):
        after = game.clone(state)
        _apply(game, flow, after, seat, action)
        found.append((action, _worth(game, flow, after, seat, left)))
    return found


def _worth(game: Ruleset[Any, Any], flow: engine.Flow, state: Any, seat: int, left: list[int]) -> int:
    left[0] -= 1
    if left[0] < 0:
        raise NotExact
    asked = engine.actors(flow, state)
    if not asked:
        totals = [sheet.total for sheet in game.result(state).sheets]
        return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
    options = engine.options(flow, state, asked[0])
    if asked != (seat,) and len(options) > 1:
        raise NotExact
    worths = []
    for action in options:
        after = game.clone(state)
        _apply(game, flow, after, asked[0], action)
        worths.append(_worth(game, flow, after, seat, left))
    return max(worths)


def _apply(game: Ruleset[Any, Any], flow: engine.Flow, state: Any, seat: int, action: Any) -> None:
    play = engine.apply(flow, state, seat, action)
    if play.secret_at >= 0 and engine.actors(flow, state):
        raise NotExact

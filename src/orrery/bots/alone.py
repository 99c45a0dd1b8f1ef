"""Looking ahead where seats play side by side (`Game.solitary`): along the seat's own stack, and no wider.

What the others do at the same time changes nothing on the seat's boards, so their answers need not be guessed; a turn
is followed until the seat has nothing to decide any more or the next round begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.bots.playout import chapter, some
from orrery.core.engine import Action, Flow, apply, options
from orrery.core.game import Game
from orrery.core.rng import Rng

LONGEST_TURN = 120  # decisions; a turn that never ends would be a bug of the game, not ours
ALIKE = 1e-9


def values_now(game: Game[Any, Any], flow: Flow, state: Any, seat: int, actions: Sequence[Action]) -> list[float]:
    """How the position looks right after each action."""
    found = []
    for action in actions:
        after = game.clone(state)
        apply(flow, after, seat, action)
        found.append(game.evaluate(after, seat))
    return found


def shortlist(
    game: Game[Any, Any], flow: Flow, state: Any, seat: int, actions: Sequence[Action], most: int
) -> list[Action]:
    """The actions worth a closer look: of a long list those that look best at once."""
    if len(actions) <= most:
        return list(actions)
    values = values_now(game, flow, state, seat, actions)
    best = sorted(range(len(actions)), key=lambda n: -values[n])[:most]
    return [actions[n] for n in sorted(best)]


def pick(
    game: Game[Any, Any], flow: Flow, state: Any, seat: int, actions: Sequence[Action], rng: Rng, width: int = 0
) -> Action:
    """The action that looks best at once; where all look alike, by the best that can follow. `width`: at most so many
    actions of a list are compared (0: all)."""
    tried = some(list(actions), rng, width) if width else actions
    values = values_now(game, flow, state, seat, tried)
    best = max(values)
    if len(tried) > 1 and best - min(values) < ALIKE:
        values = [_after_next(game, flow, state, seat, action, rng, width) for action in tried]
        best = max(values)
    return tried[values.index(best)]


def _after_next(game: Game[Any, Any], flow: Flow, state: Any, seat: int, action: Action, rng: Rng, width: int) -> float:
    s = game.clone(state)
    now = chapter(s)
    apply(flow, s, seat, action)
    found = options(flow, s, seat) if chapter(s) == now else []
    if not found:
        return game.evaluate(s, seat)
    return max(values_now(game, flow, s, seat, some(found, rng, width) if width else found))


def finish_turn(game: Game[Any, Any], flow: Flow, s: Any, seat: int, rng: Rng, width: int = 0) -> None:
    """Play the seat's own decisions until it owes none or the round is over."""
    now = chapter(s)
    for _ in range(LONGEST_TURN):
        found = options(flow, s, seat) if chapter(s) == now else []
        if not found:
            return
        action = found[0] if len(found) == 1 else pick(game, flow, s, seat, found, rng, width)
        apply(flow, s, seat, action)


def turn(game: Game[Any, Any], flow: Flow, state: Any, seat: int, action: Action, rng: Rng, width: int = 0) -> float:
    """How the seat's turn ends if it does this."""
    s = game.clone(state)
    now = chapter(s)
    apply(flow, s, seat, action)
    if chapter(s) == now:
        finish_turn(game, flow, s, seat, rng, width)
    return game.evaluate(s, seat)

"""Going on from a sampled state without knowing what the others will do: cheap answers and a horizon.

Nothing here knows a game. A seat that decides alone can look one step ahead, because its action shows at
once; a seat that decides together with others can't, so its answer is drawn.
"""

from __future__ import annotations

from typing import Any

from orrery.core.engine import Action, Ask, Flow, apply, options
from orrery.core.rng import Rng
from orrery.core.ruleset import Ruleset

FEW = 4  # so many actions of a long list are tried when a cheap answer looks one step ahead
STRIDE = 8  # decisions per seat that stand for a round in games whose state counts none


def chapter(state: Any) -> int:
    """The stretch of play a look ahead counts in: the state's own `chapter`, its round, or so many decisions."""
    found = getattr(state, "chapter", None) or getattr(state, "round", None)
    return found if isinstance(found, int) else int(state.step) // (STRIDE * state.players)


def next_actor(flow: Flow, state: Any) -> tuple[int, bool]:
    """The first seat that owes a decision, and whether it decides alone; -1 at the end.

    Which of several seats comes first does not matter: seats that decide together commute.
    """
    handlers = flow.handlers
    found = -1
    for seat in range(state.players):
        stack = state.stacks[seat]
        if stack and type(handlers[type(stack[-1])]) is Ask:
            if found >= 0:
                return found, False
            found = seat
    return found, True


def some(actions: list[Action], rng: Rng, limit: int = FEW) -> list[Action]:
    """A few actions of a long list, without repeats."""
    if len(actions) <= limit:
        return actions
    pool = list(actions)
    for i in range(limit):
        j = i + rng.below(len(pool) - i)
        pool[i], pool[j] = pool[j], pool[i]
    return pool[:limit]


def best_now(game: Ruleset[Any, Any], flow: Flow, state: Any, seat: int, tried: list[Action]) -> Action:
    """The action that looks best right after it, by the game's own evaluation."""
    best, best_value = tried[0], float("-inf")
    for action in tried:
        after = game.clone(state)
        apply(flow, after, seat, action)
        value = game.evaluate(after, seat)
        if value > best_value:
            best, best_value = action, value
    return best


def cheap(game: Ruleset[Any, Any], flow: Flow, state: Any, seat: int, alone: bool, rng: Rng) -> Action:
    """A quick answer: the best of a few where it decides alone, any where others decide with it."""
    found = options(flow, state, seat)
    if len(found) == 1:
        return found[0]
    if alone:
        return best_now(game, flow, state, seat, some(found, rng))
    return found[rng.below(len(found))]

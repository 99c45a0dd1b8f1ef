"""Answers tried out on a position given as data: it is accepted only if its next step can be played.

A position may keep every invariant and still be one that no rule was written for. That shows when somebody answers, so
it is done here once, on a copy, before the position is handed out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from orrery.core import engine
from orrery.core.decision import Decision
from orrery.core.errors import BadPosition, detail_of, reason
from orrery.core.ruleset import Ruleset

T = TypeVar("T")
MOST_TRIED = 40  # of all seats together: a long list of answers must not make a position slow to build


def check_answers(game: Ruleset[Any, Any], state: Any) -> None:
    """Whoever is asked something can answer it, and the table stands after the answer."""
    try:  # a rule may fail in any way on what no game could have made
        for n, (seat, action) in enumerate(answers_to_try(game, state)):
            _try(game, state, seat, action, seen_by=n % state.players)
    except BadPosition:
        raise
    except Exception as bad:
        raise BadPosition("pending", reason("impossible", detail=detail_of(bad))) from None


def answers_to_try(game: Ruleset[Any, Any], state: Any) -> list[tuple[int, engine.Action]]:
    """Who may answer what: everything, or what is spread evenly over long lists."""
    found: list[tuple[int, engine.Action]] = []
    seats = engine.actors(game.flow(state.options), state)
    for seat in seats:
        decision = Decision(game, state, seat)
        if not decision.actions:
            raise BadPosition("pending", reason("no_answer", kind=decision.kind, seat=seat))
        found.extend((seat, action) for action in spread(decision.actions, MOST_TRIED // len(seats)))
    return found


def spread(items: Sequence[T], most: int) -> list[T]:
    """At most so many of them, evenly spread."""
    count = min(most, len(items))
    return [items[n * len(items) // count] for n in range(count)]


def _try(game: Ruleset[Any, Any], state: Any, seat: int, action: engine.Action, seen_by: int) -> None:
    """Views take longer than all the rest, so after each answer another seat looks."""
    after = game.clone(state)
    engine.step(game.flow(state.options), after, seat, action, [])
    game.invariants(after)
    game.view(after, seen_by)

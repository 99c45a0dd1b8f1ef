"""Operations: what one word of the data does in the effect of a cell, a card, an event or a technology.

Everything the game has to know of an operation stands in one module of `operations` and is registered here: what it
does, when it would do nothing, how lists call it and what bots expect of it. Rules, lists and bots ask the registry; a
power that is only looked at where it matters (`rules.powers`), and what is counted in the end, are no operations.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from orrery.games.planet_unknown.components import Effect
from orrery.games.planet_unknown.state import Play, State

Lacking = Literal["rover", "lifepod", "meteorite", "way_up", "square"]


def always(s: State, seat: int, effect: Effect) -> bool:
    """It is never asked about, and does what it can."""
    return True


def nothing_lacks(s: State, seat: int, effect: Effect) -> None:
    """Something would come of it."""


def unvalued(effect: Effect, rounds: float) -> float:
    return 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    op: str
    begin: Callable[[Play, int, Effect, str], None]  # for a seat; the text is the reason that markers are told to move
    possible: Callable[[State, int, Effect], bool] = always  # would it do anything now?
    # what a seat has none of, so that nothing would come of it in the end; unlike `possible` no rule asks for it
    lacking: Callable[[State, int, Effect], Lacking | None] = nothing_lacks
    item: Callable[[Effect], str] = lambda effect: effect.op  # in a list of things to do
    worth: Callable[[Effect, float], float] = unvalued  # in medals, as the bonus of a cell with so many rounds to come


OPERATIONS: Final[dict[str, Operation]] = {}


def register(operation: Operation) -> None:
    assert operation.op not in OPERATIONS, f"two operations are called {operation.op}"
    OPERATIONS[operation.op] = operation


def possible(s: State, seat: int, effect: Effect) -> bool:
    """Of two options one that cannot be carried out is none (PU-12.15); a technology of which nothing would come is
    neither offered nor accepted (PU-7.24)."""
    operation = OPERATIONS.get(effect.op)
    return operation is None or operation.possible(s, seat, effect)


def lacking(s: State, seat: int, effect: Effect) -> Lacking | None:
    operation = OPERATIONS.get(effect.op)
    return None if operation is None else operation.lacking(s, seat, effect)


def worth(effect: Effect, rounds: float) -> float:
    operation = OPERATIONS.get(effect.op)
    return 0.0 if operation is None else operation.worth(effect, rounds)


def item_of(effect: Effect) -> str:
    """Its short name in a list of things to do."""
    operation = OPERATIONS.get(effect.op)
    return effect.op if operation is None else operation.item(effect)

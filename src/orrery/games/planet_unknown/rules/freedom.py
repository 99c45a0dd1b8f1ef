"""When a seat may drive or use an any-time technology: between the steps of its turn, never inside one.

Bonuses are resolved at once (PU-6.6), so nothing may slip between a bonus and its choices; and a question that
is open must stay answerable.
"""

from __future__ import annotations

from orrery.core.frames import AnyOrder
from orrery.games.planet_unknown.frames import ChooseSecond, EndOfTurn, NextItem, PickLevel, PlaceTile, TakeTile
from orrery.games.planet_unknown.state import State

ITEMS = "PU-6.1"  # the list of stations and placement technologies
STEP_BY_STEP = (ITEMS, "PU-9.2")  # lists with time between their items


def between_steps(s: State, seat: int) -> bool:
    """PU-3.9, PU-3.10, PU-7.15: before taking and placing, between the items of the tile, at the end."""
    stack = s.stacks[seat]
    if not stack:
        return False
    frame = stack[-1]
    kind = type(frame)
    if kind is TakeTile or kind is PlaceTile:
        return not frame.extra  # PU-17.4: an extra tile is part of its card
    return (
        kind is EndOfTurn
        or kind is ChooseSecond
        or kind is NextItem
        or kind is PickLevel
        or (kind is AnyOrder and frame.rule in STEP_BY_STEP)
    )

"""Blueprints of the display. OM-7.2, OM-7.3"""

from __future__ import annotations

from typing import Any, Final

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import TakeBlueprint
from orrery.games.on_mars.components import BP_IDS, NONE, Effect
from orrery.games.on_mars.operation import Automaton, Operation, Unit
from orrery.games.on_mars.outlook.promise import BLUEPRINT, units_worth
from orrery.games.on_mars.rules import supply, units
from orrery.games.on_mars.rules.lacerda import cards
from orrery.games.on_mars.state import State

BLUEPRINT_TAKEN: Final = tuple(TakeBlueprint(card) for card in range(len(BP_IDS)))  # answers made once


def listed(s: State, seat: int, effect: Effect) -> list[TakeBlueprint]:
    if not s.spare_markers[seat]:
        return []
    return [BLUEPRINT_TAKEN[card] for card in s.display if card != NONE]


def can_take(s: State, seat: int, effect: Effect) -> bool:
    """Some answer is listed."""
    return s.spare_markers[seat] > 0 and any(card != NONE for card in s.display)


def refuse(s: State, seat: int, effect: Effect, action: Any) -> Refusal | None:
    if type(action) is not TakeBlueprint:
        return refusal("OM-7.2", "not_asked")
    if not s.spare_markers[seat]:
        return refusal("OM-7.2", "no_marker")
    return None if action.card in s.display else refusal("OM-7.2", "not_on_display", card=BP_IDS[action.card])


def why_not(s: State, seat: int, effect: Effect) -> Refusal:
    return refusal("OM-7.2", "display_empty") if s.spare_markers[seat] else refusal("OM-7.2", "no_marker")


OPERATION = Operation(
    op="blueprint",
    words=("obtain_blueprint",),
    keys=("amount", "boost"),
    possible=can_take,
    begin=units.begin,
    why_not=why_not,
    unit=Unit(f.ObtainBlueprint, "blueprint", "OM-7.2", listed, refuse, supply.take_blueprint),
    automaton=Automaton(
        lambda s, effect: cards.wanted_blueprint(s) >= 0,
        lambda play, stack, effect: cards.take_blueprint(play),
        repeated=True,
    ),
    worth={f.ObtainBlueprint: units_worth(BLUEPRINT)},
)

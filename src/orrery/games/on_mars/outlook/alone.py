"""The goals of the solo game: how far each requirement is met. OM-17.20"""

from __future__ import annotations

from typing import Any, Final

from orrery.games.on_mars.components import CONTRACTS, LAB_LEVELS, SOLO_GOALS
from orrery.games.on_mars.outlook.cards import contract_chance, goal_chance, on_offer
from orrery.games.on_mars.outlook.look import Look
from orrery.games.on_mars.outlook.times import level_share
from orrery.games.on_mars.rules import solo
from orrery.games.on_mars.rules.counts import COUNTED

REQUIREMENT: Final = 14.0  # points one requirement is worth
MARGIN: Final = "margin"
ON_OFFER: Final = 0.15  # a contract one could take
KINDS: Final = {"contracts_completed": None, "contracts_upgrade": True, "contracts_delivery": False}


def _contracts(look: Look, need: int, upgrade: bool | None) -> float:
    s, seat = look.s, look.seat
    chances = [
        contract_chance(look, contract)
        for contract, owner in enumerate(s.contract_owner)
        if owner == seat and upgrade in (None, CONTRACTS[contract].upgrade)
    ]
    chances.sort(reverse=True)
    found = sum(chances[:need]) / need
    return found if len(chances) >= need else found + ON_OFFER * on_offer(look) / need


def share(look: Look, key: str, value: Any) -> float:
    """From nothing (0) to met (1)."""
    s, seat = look.s, look.seat
    if key in KINDS:
        return _contracts(look, value, KINDS[key])
    if key == "colony_level":
        return min(1.0, (s.level + level_share(s)) / int(value))
    if key == "private_goals":
        return goal_chance(s, seat)
    if key == "tech_at_level_6":
        best = max(look.own_levels, default=0) / LAB_LEVELS
        return best * best
    if key in COUNTED:
        return min(1.0, COUNTED[key](s, seat) / int(value))
    return next(min(1.0, check.have / check.need) for check in solo.checks(s, solo.chosen(s)) if check.key == key)


def requirements(look: Look) -> float:
    goal = SOLO_GOALS[solo.chosen(look.s)]
    met = 0.0
    for key, value in goal.requires:
        if key != MARGIN:
            met += share(look, key, value)
    return REQUIREMENT * met

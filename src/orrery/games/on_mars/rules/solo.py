"""The goals of the solo game. OM-17.20, OM-19.14"""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.games.on_mars.components import (
    BLUEPRINTS,
    CONTRACTS,
    GREENHOUSE,
    JOIN_TECH,
    LAB_LEVELS,
    LEVEL,
    NONE,
    PLANT,
    SOLO_GOAL_IDS,
    SOLO_GOALS,
)
from orrery.games.on_mars.rules import contracts, counts, scoring
from orrery.games.on_mars.state import LABS, LACERDA, State

YOU = 0


class Check(NamedTuple):
    """One requirement: how much is there, how much is needed."""

    key: str
    have: int
    need: int

    @property
    def met(self) -> bool:
        return self.have >= self.need


def chosen(s: State) -> int:
    return SOLO_GOAL_IDS.index(s.options.solo_goal)


def checks(s: State, goal: int) -> list[Check]:
    return [_check(s, key, value) for key, value in SOLO_GOALS[goal].requires]


def met(s: State, goal: int) -> bool:
    return all(check.met for check in checks(s, goal))


def _check(s: State, key: str, value: Any) -> Check:
    if key in ("contracts_upgrade", "contracts_delivery"):
        wanted = key == "contracts_upgrade"
        done = [c for c in contracts.own(s, YOU) if CONTRACTS[c].upgrade == wanted and contracts.fulfilled(s, c)]
        return Check(key, len(done), value)
    if key == "contract":
        owned = [c for c in value if s.contract_owner[c] == YOU and contracts.fulfilled(s, c)]
        return Check(key, len(owned), len(value))
    if key == "private_goals":
        return Check(key, int(s.achieved[YOU] != NONE), value)
    if key == "tech_at_level_6":
        return Check(key, sum(s.lab[space] != NONE for space in range(LABS) if LEVEL[space] == LAB_LEVELS), value)
    if key == "scientist":
        return Check(key, int(s.scientist_owner[value] == YOU), 1)
    if key == "advanced_greenhouses":
        own = [c for c, at in enumerate(s.card_hex) if at >= 0 and s.card_owner[c] == YOU]
        return Check(key, sum(BLUEPRINTS[card].type == GREENHOUSE for card in own), value)
    if key == "greenhouse_complex":
        return Check(key, counts.largest(s, GREENHOUSE, YOU), value)
    if key == "plants_in_storage":
        return Check(key, s.stored(YOU, PLANT), value)
    if key == "tech_greenhouse_level":
        return Check(key, s.tech_level(YOU, JOIN_TECH[GREENHOUSE]), value)
    if key == "end_side":
        return Check(key, int(s.side(YOU) == value), 1)
    if key == "margin":
        return Check(key, scoring.total(s, YOU) - scoring.total(s, LACERDA), value)
    return Check(key, counts.COUNTED[key](s, YOU), value)

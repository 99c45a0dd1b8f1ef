"""Technologies of the grid. OM-7.5 to OM-7.9"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import LearnTech
from orrery.games.on_mars.components import GRID_COST, GRID_ROWS, LAB, LAB_IDS, NONE, PAYMENTS, TECH_IDS, Effect
from orrery.games.on_mars.operation import Automaton, Operation, Unit
from orrery.games.on_mars.outlook.promise import TECH, units_worth
from orrery.games.on_mars.prefilter import thrifty
from orrery.games.on_mars.rules import purse, units
from orrery.games.on_mars.rules.laboratory import FIRST_COLUMN, take_tech
from orrery.games.on_mars.rules.lacerda import laboratory as lacerda_laboratory
from orrery.games.on_mars.state import LABS, Play, State

ROW_COST: Final = tuple(purse.cost(battery=battery, any_=any_) for battery, any_ in GRID_COST)
MOST: Final = 10  # answers that bots look at
LESSONS: Final = tuple(  # answers made once, by place, space and payment
    tuple(tuple(LearnTech(place, space, n) for n in range(len(PAYMENTS))) for space in range(LABS))
    for place in range(len(GRID_ROWS))
)


def listed(s: State, seat: int, effect: Effect) -> list[LearnTech]:
    lab = s.lab[seat * LABS : seat * LABS + LABS]
    spaces = [space for space in FIRST_COLUMN if lab[space] == NONE]
    found: list[Any] = []
    for place, tech in enumerate(s.grid) if spaces else ():
        if tech == NONE or tech in lab:
            continue
        for payment in purse.payments(s, seat, _price(place, effect)):
            found += [LESSONS[place][space][payment] for space in spaces]
    return found


def can_learn(s: State, seat: int, effect: Effect) -> bool:
    """Some answer is listed."""
    lab = s.lab[seat * LABS : seat * LABS + LABS]
    if all(lab[space] != NONE for space in FIRST_COLUMN):
        return False
    for place, tech in enumerate(s.grid):
        if tech != NONE and tech not in lab and purse.can_pay(s, seat, _price(place, effect)):
            return True
    return False


def _price(place: int, effect: Effect) -> purse.Cost:
    return ROW_COST[GRID_ROWS[place]] if effect.pay else purse.FREE


def refuse(s: State, seat: int, effect: Effect, action: Any) -> Refusal | None:
    if type(action) is not LearnTech:
        return refusal("OM-7.5", "not_asked")
    lab = s.lab[seat * LABS : seat * LABS + LABS]
    tech = s.grid[action.place]
    if tech == NONE:
        return refusal("OM-7.6", "no_tech_there")
    if tech in lab:
        return refusal("OM-7.7", "tech_owned", tech=TECH_IDS[tech])
    if LAB[action.space].level != 1:
        return refusal("OM-7.5", "first_column")
    if lab[action.space] != NONE:
        return refusal("OM-7.5", "space_taken", space=LAB_IDS[action.space])
    payments = purse.payments(s, seat, _price(action.place, effect))
    return None if action.payment in payments else refusal("OM-7.6", "cannot_pay")


def learn(play: Play, seat: int, effect: Effect, action: LearnTech) -> None:
    purse.pay(play, seat, action.payment)
    take_tech(play, seat, action.place, action.space)
    play.then(seat, f.Do(seat, LAB[action.space].effect))  # OM-7.8


def why_not(s: State, seat: int, effect: Effect) -> Refusal:
    lab = s.lab[seat * LABS : seat * LABS + LABS]
    if all(tech == NONE for tech in s.grid):
        return refusal("OM-7.6", "no_tech_left")
    if all(lab[space] != NONE for space in FIRST_COLUMN):
        return refusal("OM-7.5", "first_column_full")
    if all(tech == NONE or tech in lab for tech in s.grid):
        return refusal("OM-7.7", "techs_owned")
    return refusal("OM-7.6", "cannot_pay")


def shortlist(s: State, seat: int, actions: Sequence[Any]) -> Sequence[Any]:
    return thrifty(actions, LearnTech, MOST)


OPERATION = Operation(
    op="learn",
    words=("learn_tech",),
    keys=("amount", "pay_cost", "boost", "boost_max"),
    possible=can_learn,
    begin=units.begin,
    why_not=why_not,
    unit=Unit(f.Learn, "learn", "OM-7.5", listed, refuse, learn),
    automaton=Automaton(
        lambda s, effect: lacerda_laboratory.learnable(s) >= 0,
        lambda play, stack, effect: lacerda_laboratory.learn(play, stack),
        repeated=True,
    ),
    worth={f.Learn: units_worth(TECH)},
    shortlist={f.Learn: shortlist},
)

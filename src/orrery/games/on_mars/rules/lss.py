"""The Life Support System and the level of the colony. OM-10, OM-11"""

from __future__ import annotations

from typing import Any

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import Benefit
from orrery.games.on_mars.components import (
    BLUEPRINTS,
    BP_IDS,
    CRYSTAL,
    DISPLAY_PLACES,
    EFFECTS,
    FIRST_LSS_OP,
    GRID_REFILL,
    HIRE_ACTION,
    LSS_BENEFIT_IDS,
    LSS_BENEFITS,
    LSS_ROWS,
    MAX_LEVEL,
    MISSION_LEVELS,
    NONE,
    PROGRESS_POINTS,
    RED_INDEX,
    TECH_IDS,
    TYPE_IDS,
    WAREHOUSE,
    WAREHOUSE_CAPACITY,
)
from orrery.games.on_mars.events import (
    BenefitChosen,
    DisplayChanged,
    GridRefilled,
    LevelUp,
    LssMoved,
    Retrieved,
    WarehouseRefilled,
)
from orrery.games.on_mars.rules import missions, possible
from orrery.games.on_mars.rules.counts import lss_points
from orrery.games.on_mars.rules.gains import gain_one, score
from orrery.games.on_mars.state import Play, State

ROW_OF_SIX = 6
SCORED_LEVELS = (2, 3)  # progress is scored on reaching these, OM-11.2
HIRE = RED_INDEX[HIRE_ACTION]


def advance(play: Play, stack: int, party: int, building: int) -> None:
    """A building of the LSS was placed. OM-10.2 to OM-10.5"""
    s = play.s
    column = building - 1
    row = s.lss[column]
    if row == LSS_ROWS:
        return
    s.lss[column] = row + 1
    play.emit(LssMoved(TYPE_IDS[building], row + 1))
    if row == 1:
        score(play, party, FIRST_LSS_OP, "first_lss")
    if row < s.level + 1:
        score(play, party, lss_points(s, party, s.lss_tiles[column]), "lss_tile")
        if s.automaton(party):
            automaton_benefit(play, party)
        else:
            play.then(stack, f.LssBenefit(party))


def automaton_benefit(play: Play, party: int) -> None:
    """OM-17.7"""
    s = play.s
    if s.placed(HIRE, party):
        s.slots[HIRE * s.parties + party] -= 1
        play.emit(Retrieved(party, "hire_or_contract", 1))
    else:
        gain_one(play, party, CRYSTAL)


def benefit_options(s: State, frame: f.LssBenefit) -> list[Benefit]:
    return [
        Benefit(number)
        for number, benefit in enumerate(LSS_BENEFITS)
        if possible.possible(s, frame.seat, EFFECTS[benefit.effect])
    ]


def refuse_benefit(s: State, frame: f.LssBenefit, action: Any) -> Refusal | None:
    if type(action) is not Benefit:
        return refusal("OM-10.4", "not_asked")
    if possible.possible(s, frame.seat, EFFECTS[LSS_BENEFITS[action.benefit].effect]):
        return None
    return refusal("OM-10.4", "benefit_useless")


def take_benefit(play: Play, frame: f.LssBenefit, action: Benefit) -> None:
    play.emit(BenefitChosen(frame.seat, LSS_BENEFIT_IDS[action.benefit]))
    play.then(frame.seat, f.Do(frame.seat, LSS_BENEFITS[action.benefit].effect))


# --- the level of the colony ----------------------------------------------------------------------


def due(s: State) -> bool:
    """All markers are in or above the row of the level marker. OM-11.1"""
    return s.level < MAX_LEVEL and min(s.lss) >= s.level + 1


def check_level(play: Play, frame: f.CheckLevel) -> None:
    """Repeated as long as an update is due. OM-4.5"""
    if due(play.s):
        play.then(frame.seat, frame)
        if play.s.solo:
            play.then(frame.seat, f.LacerdaLevel(frame.seat), f.Settle(frame.seat))  # his shelter may use your tech
        level_up(play)


def level_up(play: Play) -> None:
    """OM-11.2"""
    s = play.s
    s.level += 1
    play.emit(LevelUp(s.level))
    _deal_blueprints(play)
    if not s.small:
        _refill_grid(play)
    capacity = WAREHOUSE_CAPACITY[s.players]
    for item in WAREHOUSE:
        s.warehouse[item] = max(s.warehouse[item], capacity)
    play.emit(WarehouseRefilled())
    if s.level in SCORED_LEVELS:
        for party in range(s.parties):
            score(play, party, PROGRESS_POINTS[s.progress[party].bit_count()], "progress")
    if s.level in MISSION_LEVELS:
        missions.step_remaining(play, "level")


def _deal_blueprints(play: Play) -> None:
    """Level 1 cards lie in the upper row, level 3 in the lower; at level 3 new ones come above. OM-11.2, OM-11.3"""
    s = play.s
    if s.level == SCORED_LEVELS[0]:
        removed = [card for card in s.display if card != NONE]
        dealt = list(reversed(s.blueprint_deck[-DISPLAY_PLACES:]))
        s.display = [NONE] * DISPLAY_PLACES
    elif s.level == SCORED_LEVELS[1]:
        removed = [card for card in s.display[:ROW_OF_SIX] if card != NONE]
        dealt = list(reversed(s.blueprint_deck[-ROW_OF_SIX:]))
        s.display = [NONE] * ROW_OF_SIX + s.display[ROW_OF_SIX:]
    else:
        return
    s.blueprint_deck = s.blueprint_deck[: len(s.blueprint_deck) - len(dealt)]
    s.cards_gone = (*s.cards_gone, *removed)
    upper, lower = iter(range(ROW_OF_SIX)), iter(range(ROW_OF_SIX, DISPLAY_PLACES))
    for card in dealt:
        above = s.level == SCORED_LEVELS[1] or BLUEPRINTS[card].level == 1
        s.display[next(upper if above else lower)] = card
    play.reveal()
    if play.out is not None:
        play.emit(DisplayChanged(tuple(BP_IDS[card] for card in removed), tuple(BP_IDS[card] for card in dealt)))


def _refill_grid(play: Play) -> None:
    """Bottom row first, left to right, stacks in alternation. OM-11.2"""
    s = play.s
    techs: list[int] = []
    stack = 0
    for place in GRID_REFILL:
        if s.grid[place] != NONE:
            continue
        stack = stack if s.tech_stacks[stack] else 1 - stack
        if not s.tech_stacks[stack]:
            break
        tech = s.tech_stacks[stack][-1]
        s.tech_stacks[stack] = s.tech_stacks[stack][:-1]
        s.grid[place] = tech
        techs.append(tech)
        stack = 1 - stack
    if techs:
        play.reveal()
        play.emit(GridRefilled(tuple(TECH_IDS[tech] for tech in techs)))

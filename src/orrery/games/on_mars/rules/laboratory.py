"""Technologies: learning, developing, and what an owner gets for a used tile. OM-7.5 to OM-7.12, OM-9"""

from __future__ import annotations

from typing import Any

from orrery.core.errors import Refusal, refusal
from orrery.core.frames import WaitFor
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import NO_PAYMENT, DevelopTech, Keep, LearnTech
from orrery.games.on_mars.components import (
    COLUMNS,
    GRID_COST,
    GRID_ROWS,
    LAB,
    LAB_IDS,
    NONE,
    OXYGEN,
    TECH_IDS,
    Effect,
)
from orrery.games.on_mars.events import OxygenHeld, OxygenKept, TechDeveloped, TechLearned, TechUsed
from orrery.games.on_mars.rules import missions, purse
from orrery.games.on_mars.rules.gains import gain_one, has_room
from orrery.games.on_mars.state import LABS, Held, Play, State

FIRST_COLUMN = tuple(space for space, at in enumerate(LAB) if at.level == 1)
BATTERY_ONLY = tuple(purse.cost(battery=battery, any_=any_) for battery, any_ in GRID_COST)
COLUMN_COST = (purse.FREE, *(purse.cost(oxygen=c.cost_oxygen, any_=c.cost_any) for c in COLUMNS[1:]))


# --- learning -------------------------------------------------------------------------------------


def learn_units(s: State, seat: int, effect: Effect) -> list[Any]:
    lab = s.lab[seat * LABS : seat * LABS + LABS]
    spaces = [space for space in FIRST_COLUMN if lab[space] == NONE]
    found: list[Any] = []
    for place, tech in enumerate(s.grid) if spaces else ():
        if tech == NONE or tech in lab:
            continue
        price = BATTERY_ONLY[GRID_ROWS[place]] if effect.pay else purse.FREE
        for payment in purse.payments(s, seat, price):
            found += [LearnTech(place, space, payment) for space in spaces]
    return found


def refuse_learn(s: State, seat: int, effect: Effect, action: Any) -> Refusal | None:
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
    price = BATTERY_ONLY[GRID_ROWS[action.place]] if effect.pay else purse.FREE
    return None if action.payment in purse.payments(s, seat, price) else refusal("OM-7.6", "cannot_pay")


def learn(play: Play, seat: int, effect: Effect, action: LearnTech) -> None:
    purse.pay(play, seat, action.payment)
    take_tech(play, seat, action.place, action.space)
    play.then(seat, f.Do(seat, LAB[action.space].effect))  # OM-7.8


def take_tech(play: Play, party: int, place: int, space: int) -> None:
    s = play.s
    tech = s.grid[place]
    s.grid[place] = NONE
    s.lab[party * LABS + space] = tech
    if play.out is not None:
        play.emit(TechLearned(party, TECH_IDS[tech], LAB_IDS[space]))
    missions.happened(play, party, "tech_taken")


# --- developing -----------------------------------------------------------------------------------


def targets(s: State, party: int, start: int) -> list[int]:
    """Empty adjacent spaces in the next column. OM-7.11"""
    base = party * LABS
    return [space for space in LAB[start].next if s.lab[base + space] == NONE]


def develop_units(s: State, seat: int, effect: Effect) -> list[Any]:
    found: list[Any] = []
    for start in range(LABS):
        if s.lab[seat * LABS + start] == NONE:
            continue
        for end in targets(s, seat, start):
            found += [DevelopTech(start, end, payment) for payment in ways_to(s, seat, effect, end)]
    return found


def crystal_cost(effect: Effect, end: int) -> int:
    return COLUMNS[LAB[end].level].cost_crystal if effect.pay else 0


def ways_to(s: State, seat: int, effect: Effect, end: int) -> tuple[int, ...]:
    """Payments for the column entered."""
    if not effect.pay:
        return (NO_PAYMENT,)
    level = LAB[end].level
    if COLUMNS[level].cost_crystal > purse.crystals(s, seat):
        return ()
    return purse.payments(s, seat, COLUMN_COST[level])


def refuse_develop(s: State, seat: int, effect: Effect, action: Any) -> Refusal | None:
    if type(action) is not DevelopTech:
        return refusal("OM-7.10", "not_asked")
    refused = refuse_step(s, seat, action)
    if refused is not None:
        return refused
    if crystal_cost(effect, action.end) > purse.crystals(s, seat):
        return refusal("OM-7.11", "no_crystals", need=crystal_cost(effect, action.end))
    return None if action.payment in ways_to(s, seat, effect, action.end) else refusal("OM-7.11", "cannot_pay")


def refuse_step(s: State, party: int, action: DevelopTech) -> Refusal | None:
    """The way of a tile through the laboratory. OM-7.11, OM-7.12"""
    if s.lab[party * LABS + action.start] == NONE:
        return refusal("OM-7.11", "no_tech_there")
    if not LAB[action.start].next:
        return refusal("OM-7.12", "last_column")
    if action.end not in LAB[action.start].next:
        return refusal("OM-7.11", "not_next", start=LAB_IDS[action.start], end=LAB_IDS[action.end])
    if s.lab[party * LABS + action.end] != NONE:
        return refusal("OM-7.11", "space_taken", space=LAB_IDS[action.end])
    return None


def develop(play: Play, seat: int, effect: Effect, action: DevelopTech) -> None:
    purse.pay(play, seat, action.payment, crystal_cost(effect, action.end))
    move_tech(play, seat, action.start, action.end)
    play.then(seat, f.Do(seat, LAB[action.end].effect))


def move_tech(play: Play, party: int, start: int, end: int) -> None:
    s = play.s
    tech = s.lab[party * LABS + start]
    s.lab[party * LABS + start] = NONE
    s.lab[party * LABS + end] = tech
    if play.out is not None:
        play.emit(TechDeveloped(party, TECH_IDS[tech], LAB_IDS[start], LAB_IDS[end]))


# --- using tech -----------------------------------------------------------------------------------


def owners(s: State, tech: int) -> list[tuple[int, int]]:
    """Who has a tile of this tech, and its level. OM-9.1"""
    found = []
    for party in range(s.parties):
        level = s.tech_level(party, tech)
        if level:
            found.append((party, level))
    return found


def use(play: Play, party: int, owner: int, tech: int) -> int:
    """The level; another owner gets oxygen on hold. OM-9.4, OM-9.8"""
    s = play.s
    level = s.tech_level(owner, tech)
    if play.out is not None:
        play.emit(TechUsed(party, owner, TECH_IDS[tech], level))
    if owner != party:
        s.held = (*s.held, Held(owner, tech))
        if play.out is not None:
            play.emit(OxygenHeld(owner, TECH_IDS[tech]))
    return level


# --- settling -------------------------------------------------------------------------------------


def settle(play: Play, frame: f.Settle) -> None:
    """Owners in turn order, each all of his oxygen; then again from the first, until none is on hold. OM-9.7"""
    s = play.s
    if not s.held:
        return
    waiting = [held for held in s.held if s.spaces[held.owner] >= frame.space] or s.held
    first = min(waiting, key=lambda held: s.spaces[held.owner])
    rest = list(s.held)
    rest.remove(first)
    s.held = tuple(rest)
    owner, tech = first
    play.then(frame.seat, frame._replace(space=s.spaces[owner]))
    if s.automaton(owner):
        play.then(frame.seat, f.LacerdaSettles(frame.seat, tech))  # OM-17.8
    elif not targets(s, owner, s.tech_space(owner, tech)):
        keep(play, owner)
    else:
        if owner != frame.seat:
            play.then(frame.seat, WaitFor(frame.seat, (owner,)))
        play.then(owner, f.ChooseSettling(owner, tech))


def keep(play: Play, owner: int) -> None:
    """OM-9.4: the storage limit applies; an own contract may want it."""
    stored = has_room(play.s, owner, OXYGEN)
    gain_one(play, owner, OXYGEN)
    play.emit(OxygenKept(owner, stored))


def settling_options(s: State, frame: f.ChooseSettling) -> list[Any]:
    start = s.tech_space(frame.seat, frame.tech)
    return [Keep(), *(DevelopTech(start, end, NO_PAYMENT) for end in targets(s, frame.seat, start))]


def refuse_settling(s: State, frame: f.ChooseSettling, action: Any) -> Refusal | None:
    if type(action) is Keep:
        return None
    if type(action) is not DevelopTech:
        return refusal("OM-9.4", "not_asked")
    if action.start != s.tech_space(frame.seat, frame.tech):
        return refusal("OM-9.4", "that_very_tile", tech=TECH_IDS[frame.tech])
    if action.payment != NO_PAYMENT:
        return refusal("OM-9.4", "costs_nothing")
    return refuse_step(s, frame.seat, action)


def take_settling(play: Play, frame: f.ChooseSettling, action: Any) -> None:
    if type(action) is Keep:
        keep(play, frame.seat)
    else:
        move_tech(play, frame.seat, action.start, action.end)
        play.then(frame.seat, f.Do(frame.seat, LAB[action.end].effect))

"""Technologies: learning, developing, and what an owner gets for a used tile. OM-7.5 to OM-7.12, OM-9"""

from __future__ import annotations

from typing import Any

from orrery.core.errors import Refusal, refusal
from orrery.core.frames import WaitFor
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import NO_PAYMENT, DevelopTech, Keep
from orrery.games.on_mars.components import (
    LAB,
    LAB_IDS,
    NONE,
    OXYGEN,
    TECH_IDS,
)
from orrery.games.on_mars.events import OxygenHeld, OxygenKept, TechDeveloped, TechLearned, TechUsed
from orrery.games.on_mars.rules import missions
from orrery.games.on_mars.rules.gains import gain_one, has_room
from orrery.games.on_mars.state import LABS, Held, Play, State

FIRST_COLUMN = tuple(space for space, at in enumerate(LAB) if at.level == 1)


# --- learning and developing ----------------------------------------------------------------------


def take_tech(play: Play, party: int, place: int, space: int) -> None:
    s = play.s
    tech = s.grid[place]
    s.grid[place] = NONE
    s.lab[party * LABS + space] = tech
    if play.out is not None:
        play.emit(TechLearned(party, TECH_IDS[tech], LAB_IDS[space]))
    missions.happened(play, party, "tech_taken")


def targets(s: State, party: int, start: int) -> list[int]:
    """Empty adjacent spaces in the next column. OM-7.11"""
    base = party * LABS
    return [space for space in LAB[start].next if s.lab[base + space] == NONE]


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


def settling_options(s: State, frame: f.ChooseSettling) -> list[Keep | DevelopTech]:
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

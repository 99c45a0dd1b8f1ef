"""Civ cards, objectives and events that are drawn, looked at or lost (PU-11.8, PU-12.14, PU-14, SM-11.4)."""

from __future__ import annotations

from orrery.core.state import TABLE
from orrery.games.planet_unknown.components import CIV_CARDS, CIV_LEVELS, Effect
from orrery.games.planet_unknown.events import CivStacks
from orrery.games.planet_unknown.frames import KeepObjective, PeekEvent
from orrery.games.planet_unknown.operation import Operation
from orrery.games.planet_unknown.rules.cards import civ_cards, event_cards, objective_cards
from orrery.games.planet_unknown.state import Play, State


def civ_stacks(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """PU-12.14: one random card per level, from the box or to it. Once for the table, not for each seat."""
    s = play.s
    for level in range(len(CIV_LEVELS)):
        if effect.count > 0:
            pool = sorted(card for card in s.civ_box if CIV_CARDS[card].level == level + 1)
            if pool:
                card = pool[play.draw(TABLE, len(pool))]
                s.civ_box = tuple(c for c in s.civ_box if c != card)
                s.civ[level] = tuple(sorted((*s.civ[level], card)))
        elif s.civ[level]:
            card = s.civ[level][play.draw(TABLE, len(s.civ[level]))]
            s.civ[level] = tuple(c for c in s.civ[level] if c != card)
            s.civ_box = (*s.civ_box, card)
    play.emit(CivStacks(tuple(len(stack) for stack in s.civ)))


def take_civ_cards(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """Republic 5"""
    civ_cards.look_at_all(play, seat, effect.count)


def common_objective(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """Jump Drive F, PU-11.8"""
    objective_cards.offer_objectives(play, seat, effect.count)
    play.then(seat, KeepObjective(seat, True))


def objectives_are_left(s: State, seat: int, effect: Effect) -> bool:
    return bool(s.objective_deck)


def draw_personal_objective(play: Play, seat: int, effect: Effect, reason: str) -> None:
    objective_cards.draw_objective(play, seat)


def destroy_personal_objective(play: Play, seat: int, effect: Effect, reason: str) -> None:
    objective_cards.lose_objective(play, seat)


def has_objective(s: State, seat: int, effect: Effect) -> bool:
    return bool(s.seats[seat].personal)


def peek_event(play: Play, seat: int, effect: Effect, reason: str) -> None:
    if effect.what == "reorder":
        event_cards.look_ahead(play, seat, effect.count)
    else:
        play.then(seat, PeekEvent(seat))


def events_are_left(s: State, seat: int, effect: Effect) -> bool:
    return bool(s.event_deck)


OPERATIONS = (
    Operation(op="civ_stacks", begin=civ_stacks),
    Operation(op="take_civ_cards", begin=take_civ_cards),
    Operation(op="common_objective", begin=common_objective, possible=objectives_are_left),
    Operation(op="draw_personal_objective", begin=draw_personal_objective, possible=objectives_are_left),
    Operation(op="destroy_personal_objective", begin=destroy_personal_objective, possible=has_objective),
    Operation(op="peek_event", begin=peek_event, possible=events_are_left),
)

"""Colonists come back to the Living Quarters. OM-15.12, OM-19.6"""

from __future__ import annotations

from typing import Any, Final

from orrery.core.data_files import Entry, one_of
from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import FROM, FROM_WORKING, TakeBack
from orrery.games.on_mars.components import ACTION_IDS, RED_INDEX, Effect
from orrery.games.on_mars.events import Retrieved
from orrery.games.on_mars.events.people import ColonistPlace
from orrery.games.on_mars.operation import Automaton, Operation, Unit
from orrery.games.on_mars.outlook.promise import LITTLE, units_worth
from orrery.games.on_mars.rules import units
from orrery.games.on_mars.rules.lss import HIRE, automaton_benefit
from orrery.games.on_mars.rules.supply import WORKING_AREA
from orrery.games.on_mars.state import LACERDA, Play, State

ACTION_SLOTS: Final = "action_slots"
PLACES: Final = (ACTION_SLOTS, WORKING_AREA)


def read(effect: Effect, raw: Entry, where: str) -> Effect:
    return effect._replace(places=tuple(PLACES[one_of(PLACES, place, where)] for place in raw["from"]))


def listed(s: State, seat: int, effect: Effect) -> list[TakeBack]:
    """Only as far as Living Quarters have room. OM-15.12, OM-19.6"""
    if s.quarters[seat] >= s.capacity(seat):
        return []
    found: list[Any] = []
    if ACTION_SLOTS in effect.places:
        found += [TakeBack(action) for action, red in RED_INDEX.items() if s.placed(red, seat)]
    if WORKING_AREA in effect.places and s.working[seat]:
        found.append(TakeBack(FROM_WORKING))
    return found


def refuse(s: State, seat: int, effect: Effect, action: Any) -> Refusal | None:
    if type(action) is not TakeBack:
        return refusal("OM-19.6", "not_asked")
    if s.quarters[seat] >= s.capacity(seat):
        return refusal("OM-15.12", "quarters_full")
    if action in listed(s, seat, effect):
        return None
    return refusal("OM-19.6", "nobody_there", place=FROM[action.place])


def retrieve(play: Play, seat: int, effect: Effect, action: TakeBack) -> None:
    s = play.s
    where: ColonistPlace
    if action.place == FROM_WORKING:
        s.working[seat] -= 1
        where = WORKING_AREA
    else:
        s.slots[RED_INDEX[action.place] * s.parties + seat] -= 1
        where = ACTION_IDS[action.place]
    s.quarters[seat] += 1
    play.emit(Retrieved(seat, where, 1))


OPERATION = Operation(
    op="retrieve",
    words=("retrieve_colonists",),
    keys=("amount", "from"),
    read=read,
    possible=lambda s, seat, effect: bool(listed(s, seat, effect)),
    begin=units.begin,
    unit=Unit(f.Retrieve, "retrieve", "OM-19.6", listed, refuse, retrieve),
    automaton=Automaton(
        lambda s, effect: s.placed(HIRE, LACERDA) > 0,
        lambda play, stack, effect: automaton_benefit(play, LACERDA),
    ),
    worth={f.Retrieve: units_worth(LITTLE)},
)

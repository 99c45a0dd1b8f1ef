"""An effect begins: what it asks or does first. OM-1.21, OM-19.3, OM-19.5"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import Done, Pay, PayFor, SetRadar
from orrery.games.on_mars.components import BP_IDS, DISC_IDS, DISCOVERIES, EFFECTS, NONE, RESOURCES, Effect
from orrery.games.on_mars.events import RadarSet
from orrery.games.on_mars.rules import goals, movement, possible, purse, supply, travel, units
from orrery.games.on_mars.rules.gains import gain
from orrery.games.on_mars.state import COLONY, ORBIT, Play, State

RADAR_CARD = BP_IDS.index("bp_radar")


def do(play: Play, frame: f.Do) -> None:
    effect = EFFECTS[frame.effect]
    if any(effect.cost):
        if possible.possible(play.s, frame.seat, effect) and purse.can_pay(play.s, frame.seat, _price(effect)):
            play.then(frame.seat, f.Accept(frame.seat, frame.effect))
        return
    begin = BEGIN.get(effect.op)
    if begin is not None:
        begin(play, frame, effect)


def _units(play: Play, frame: f.Do, effect: Effect) -> None:
    unit = units.BY_OP[effect.op](frame.seat, frame.effect, 0, 0, frame.must)
    play.then(frame.seat, f.More(frame.seat, unit))


def _gain(play: Play, frame: f.Do, effect: Effect) -> None:
    if effect.boost:
        play.then(frame.seat, f.More(frame.seat, f.Choose(frame.seat, frame.effect, 0, 0, False)))
    gain(play, frame.seat, effect.gains)


def _produce(play: Play, frame: f.Do, effect: Effect) -> None:
    play.then(frame.seat, f.More(frame.seat, f.ProduceMore(frame.seat, frame.effect, 0, 0, False)))
    supply.produce_all(play, frame.seat)


def _construct(play: Play, frame: f.Do, effect: Effect) -> None:
    if possible.possible(play.s, frame.seat, effect):
        play.then(frame.seat, f.ChooseType(frame.seat, frame.effect, frame.must))


def _hire(play: Play, frame: f.Do, effect: Effect) -> None:
    if possible.possible(play.s, frame.seat, effect):
        play.then(frame.seat, f.Hire(frame.seat, frame.effect, frame.must))


def _convert(play: Play, frame: f.Do, effect: Effect) -> None:
    if possible.possible(play.s, frame.seat, effect):
        play.then(frame.seat, f.Convert(frame.seat, frame.effect, frame.must))


def _travel(play: Play, frame: f.Do, effect: Effect) -> None:
    s = play.s
    side = ORBIT if effect.of == "orbit" or s.side(frame.seat) == COLONY else COLONY
    travel.begin(play, frame.seat, side, "card")


def _radar(play: Play, frame: f.Do, effect: Effect) -> None:
    s = play.s
    if s.radar != NONE:
        play.then(frame.seat, f.Do(frame.seat, DISCOVERIES[s.radar].effect, True))
    elif possible.possible(s, frame.seat, effect):
        play.then(frame.seat, f.Radar(frame.seat))


def _move(play: Play, frame: f.Do, effect: Effect) -> None:
    if possible.possible(play.s, frame.seat, effect):
        movement.begin(play, frame)


Begin = Callable[[Play, f.Do, Effect], None]
BEGIN: Final[dict[str, Begin]] = {
    **dict.fromkeys(units.BY_OP, _units),
    "gain": _gain,
    "produce": _produce,
    "construct": _construct,
    "hire": _hire,
    "convert": _convert,
    "travel": _travel,
    "radar": _radar,
    "move": _move,
}


def more(play: Play, frame: f.More) -> None:
    """The next unit is asked for if there is one, with a goal laid down as a crystal if need be."""
    s = play.s
    unit = frame.unit
    if type(unit) is f.Move:
        if movement.only_done(s, unit):
            play.then(frame.seat, f.EndMove(frame.seat, unit.effect))
        else:
            play.then(frame.seat, unit)
    elif any(type(action) is not Done for action in units.options(s, unit)) or goals.pawn_helps(s, unit):
        play.then(frame.seat, unit)


# --- paying for a gain ----------------------------------------------------------------------------


def _price(effect: Effect) -> purse.Cost:
    return (*effect.cost[: len(RESOURCES)], 0)


def accept_options(s: State, frame: f.Accept) -> list[Any]:
    payments = purse.payments(s, frame.seat, _price(EFFECTS[frame.effect]))
    return [*(PayFor(payment) for payment in payments), Done()]


def refuse_accept(s: State, frame: f.Accept, action: Any) -> Refusal | None:
    if type(action) is Done:
        return None
    if type(action) is not PayFor:
        return refusal("OM-12.6", "not_asked")
    payments = purse.payments(s, frame.seat, _price(EFFECTS[frame.effect]))
    return None if action.payment in payments else refusal("OM-12.6", "cannot_pay")


def take_accept(play: Play, frame: f.Accept, action: Any) -> None:
    if type(action) is PayFor:
        purse.pay(play, frame.seat, action.payment)
        gain(play, frame.seat, EFFECTS[frame.effect].gains)


# --- one resource for others ----------------------------------------------------------------------


def convert_options(s: State, frame: f.Convert) -> list[Any]:
    found: list[Any] = [Pay(resource) for resource, have in enumerate(purse.held(s, frame.seat)) if have]
    return found if frame.must else [*found, Done()]


def refuse_convert(s: State, frame: f.Convert, action: Any) -> Refusal | None:
    if type(action) is Done and not frame.must:
        return None
    if type(action) is not Pay:
        return refusal("OM-19.8", "not_asked")
    if s.stored(frame.seat, action.resource):
        return None
    return refusal("OM-19.8", "has_none", item=RESOURCES[action.resource])


def take_convert(play: Play, frame: f.Convert, action: Any) -> None:
    if type(action) is Pay:
        price = purse.single(action.resource)
        purse.pay(play, frame.seat, purse.payments(play.s, frame.seat, price)[-1 if action.resource else 0])
        play.then(frame.seat, f.More(frame.seat, f.Choose(frame.seat, frame.effect, 0, 0, False)))


# --- the Radar ------------------------------------------------------------------------------------


def radar_options(s: State, frame: f.Radar) -> list[Any]:
    return [
        SetRadar(which)
        for which, tile in enumerate(s.explored)
        if tile != NONE and possible.possible(s, frame.seat, EFFECTS[DISCOVERIES[tile].effect])
    ]


def refuse_radar(s: State, frame: f.Radar, action: Any) -> Refusal | None:
    if type(action) is not SetRadar:
        return refusal("OM-15.7", "not_asked")
    if s.explored[action.which] == NONE:
        return refusal("OM-15.7", "no_tile_there")
    return None if action in radar_options(s, frame) else refusal("OM-15.15", "nothing_to_do")


def take_radar(play: Play, frame: f.Radar, action: SetRadar) -> None:
    s = play.s
    s.radar = travel.take_find(play, action.which)
    if play.out is not None:
        play.emit(RadarSet(BP_IDS[RADAR_CARD], DISC_IDS[s.radar]))
    play.then(frame.seat, f.Do(frame.seat, DISCOVERIES[s.radar].effect, True))

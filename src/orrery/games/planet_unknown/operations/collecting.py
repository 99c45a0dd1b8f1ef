"""Lifepods, meteorites and rovers are collected or destroyed, meteorites come (PU-12.9 to PU-12.12, PU-17.5)."""

from __future__ import annotations

from orrery.games.planet_unknown.components import CORPORATIONS, GROUNDS, MOONS, NONE, PLANET_ONLY, Effect
from orrery.games.planet_unknown.frames import ChooseSquare, LosePod, NewMeteorite, PickLine, PodFrom
from orrery.games.planet_unknown.operation import Lacking, Operation
from orrery.games.planet_unknown.rules.powers import has_power
from orrery.games.planet_unknown.rules.tokens import lifepods, meteorites
from orrery.games.planet_unknown.state import Play, Seat, State


def collect(play: Play, seat: int, effect: Effect, reason: str) -> None:
    meteorites.choose_squares(play, _squares(seat, True, effect))


def can_collect(s: State, seat: int, effect: Effect) -> bool:
    p = s.seats[seat]
    if effect.what == "meteorite" and CORPORATIONS[p.corporation].feature == "carry_meteorites":
        return False  # PU-12.11
    return bool((p.lifepods if effect.what == "lifepod" else p.meteorites) & _ground(p, effect))


def destroy(play: Play, seat: int, effect: Effect, reason: str) -> None:
    p = play.s.seats[seat]
    if effect.where != "collected":
        rovers_there = p.rovers & meteorites.within(p, effect.boards, "")
        if effect.what != "rover" or rovers_there.bit_count() > effect.more_than:  # PU-12.12
            meteorites.choose_squares(play, _squares(seat, False, effect))
    elif effect.what == "lifepod":
        lifepods.lose(play, LosePod(seat))
    else:
        meteorites.lose_collected(play, seat)


def can_destroy(s: State, seat: int, effect: Effect) -> bool:
    p = s.seats[seat]
    if effect.where == "collected":
        return bool(p.rocks if effect.what == "meteorite" else p.pods or p.pods_on or p.slots)
    if effect.what == "lifepod":
        return bool(p.lifepods)
    there = (p.rovers if effect.what == "rover" else p.meteorites | p.cargo) & _ground(p, effect)
    return there.bit_count() > effect.more_than


def piece_to_collect(s: State, seat: int, effect: Effect) -> Lacking | None:
    return None if can_collect(s, seat, effect) else _piece(effect)


def piece_to_destroy(s: State, seat: int, effect: Effect) -> Lacking | None:
    return None if can_destroy(s, seat, effect) else _piece(effect)


def _piece(effect: Effect) -> Lacking:
    return "lifepod" if effect.what == "lifepod" else "rover" if effect.what == "rover" else "meteorite"


def _squares(seat: int, collecting: bool, effect: Effect) -> ChooseSquare:
    where = effect.where if effect.where in (meteorites.EDGE, meteorites.CENTRE, meteorites.ON_TILE) else ""
    return ChooseSquare(seat, collecting, effect.what, effect.count, where, effect.boards, effect.optional)


def _ground(p: Seat, effect: Effect) -> int:
    """Squares the effect speaks of. SM-1.7, SM-1.8"""
    ground = GROUNDS[p.planet]
    found = ground.home if effect.boards == PLANET_ONLY else ground.grid
    return found & ground.rim if effect.where == "edge" else found & ~ground.rim if effect.where == "centre" else found


def destroy_line(play: Play, seat: int, effect: Effect, reason: str) -> None:
    meteorites.pick_line(play, PickLine(seat))


def line(s: State, seat: int, effect: Effect) -> Lacking | None:
    return None if meteorites.lines_with_meteorites(s.seats[seat]) else "meteorite"


def add_meteorite(play: Play, seat: int, effect: Effect, reason: str) -> None:
    meteorites.new_meteorite(play, NewMeteorite(seat, effect.boards, effect.where == "all", effect.count))


def some_symbol_is_empty(s: State, seat: int, effect: Effect) -> bool:
    p = s.seats[seat]
    if has_power(p, "no_meteorites"):
        return False
    symbols = p.symbols
    if effect.where == "all" and GROUNDS[p.planet].moon != NONE:
        symbols |= MOONS[GROUNDS[p.planet].moon].printed & ~p.filled
    return bool(symbols & ~(p.meteorites | p.cargo) & _ground(p, effect))


def relocate_lifepods(play: Play, seat: int, effect: Effect, reason: str) -> None:
    lifepods.relocate(play, PodFrom(seat, effect.count, ()))


def some_lifepod_is_collected(s: State, seat: int, effect: Effect) -> bool:
    p = s.seats[seat]
    return bool(p.pods or p.pods_on)


OPERATIONS = (
    Operation(op="collect", begin=collect, possible=can_collect, lacking=piece_to_collect),
    Operation(op="destroy", begin=destroy, possible=can_destroy, lacking=piece_to_destroy),
    Operation(op="destroy_line", begin=destroy_line, lacking=line),
    Operation(op="add_meteorite", begin=add_meteorite, possible=some_symbol_is_empty),
    Operation(op="relocate_lifepods", begin=relocate_lifepods, possible=some_lifepod_is_collected),
)

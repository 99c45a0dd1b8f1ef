"""Meteorites and lifepods on the boards chosen by cards and events (PU-12.9 to PU-12.12, PU-17.5, PU-17.7)."""

from __future__ import annotations

from typing import Final

from orrery.core.errors import Refusal, refusal
from orrery.core.frames import Skip
from orrery.games.planet_unknown.actions import ChooseLine, Collect, Destroy, PutMeteorite
from orrery.games.planet_unknown.components import (
    CORPORATIONS,
    GROUNDS,
    LINES,
    MOONS,
    NONE,
    PLANET_ONLY,
    SQUARES,
    Effect,
)
from orrery.games.planet_unknown.events import LifepodDestroyed, MeteoriteDestroyed, MeteoritePut
from orrery.games.planet_unknown.frames import CARD, ChooseSquare, Do, NewMeteorite, PickLine
from orrery.games.planet_unknown.grid import squares
from orrery.games.planet_unknown.pieces import piece
from orrery.games.planet_unknown.rules.powers import has_power
from orrery.games.planet_unknown.rules.tokens.lifepods import collect_lifepod
from orrery.games.planet_unknown.rules.tokens.rovers import collect_meteorite, destroy_rover
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import Play, Seat, State

LIFEPOD: Final = "lifepod"
METEORITE: Final = "meteorite"
ROVER: Final = "rover"
EDGE, CENTRE, ON_TILE = "edge", "centre", "tile"


def there(p: Seat, f: ChooseSquare) -> int:
    """Squares with what may be collected or destroyed; carried meteorites may be destroyed too (PU-17.7)."""
    ground = within(p, f.boards, f.where)
    if f.what == LIFEPOD:
        return p.lifepods & ground
    if f.what == ROVER:
        return p.rovers & ground
    return (p.meteorites if f.collect else p.meteorites | p.cargo) & ground


def within(p: Seat, boards: int, where: str) -> int:
    """The squares a text speaks of: of the planet only, or of all boards (SM-1.7); at the edge or not (SM-1.8)."""
    planet = GROUNDS[p.planet]
    ground = planet.home if boards == PLANET_ONLY else planet.grid
    if where == EDGE:
        return ground & planet.rim
    if where == CENTRE:
        return ground & ~planet.rim
    if where == ON_TILE:
        return piece(*p.placed[-1]).squares
    return ground


def choose_squares(play: Play, f: ChooseSquare) -> None:
    """So many of them, the owner's choice; fewer if fewer are there."""
    p = play.s.seats[f.seat]
    if f.collect and f.what == METEORITE and CORPORATIONS[p.corporation].feature == "carry_meteorites":
        return  # PU-12.11, SM-11.9
    found = squares(there(p, f))
    if f.left > 0 and len(found) == 1 and not f.optional:
        choose_square(play, f, (Collect if f.collect else Destroy)(found[0]))
    elif f.left > 0 and found:
        play.then(f.seat, f)


def square_options(s: State, f: ChooseSquare) -> list[Collect | Destroy | Skip]:
    kind = Collect if f.collect else Destroy
    found: list[Collect | Destroy | Skip] = [kind(square) for square in squares(there(s.seats[f.seat], f))]
    return [*found, Skip()] if f.optional else found


def refuse_square(s: State, f: ChooseSquare, a: Collect | Destroy | Skip) -> Refusal | None:
    if type(a) is Skip:
        return None if f.optional else refusal(f.rule, "not_asked")
    if type(a) is not (Collect if f.collect else Destroy):
        return refusal(f.rule, "wrong_kind")
    if not there(s.seats[f.seat], f) >> a.square & 1:
        return refusal(f.rule, f"no_{f.what}_there", place=SQUARES[a.square], square=SQUARES[a.square])
    return None


def choose_square(play: Play, f: ChooseSquare, a: Collect | Destroy | Skip) -> None:
    """What is still to be chosen is looked at again: a square may have a second meteorite, on a rover (PU-15.4)."""
    if isinstance(a, Skip):
        return
    if f.left > 1:
        again = Effect(
            "collect" if f.collect else "destroy",
            count=f.left - 1,
            what=f.what,
            where=f.where or "planet",
            boards=f.boards,
            optional=f.optional,
        )
        play.then(f.seat, Do(f.seat, again, CARD))
    _done(play, f, a.square)


def _done(play: Play, f: ChooseSquare, square: int) -> None:
    p = play.s.seats[f.seat]
    if f.collect:
        (collect_lifepod if f.what == LIFEPOD else collect_meteorite)(play, f.seat, square)
    elif f.what == LIFEPOD:
        p.lifepods &= ~(1 << square)
        p.pods_lost += 1
        tell(play, LifepodDestroyed(f.seat, SQUARES[square]))
    elif f.what == ROVER:
        destroy_rover(play, f.seat, square, "event")
    else:
        destroy_meteorite(play, f.seat, square)


def destroy_meteorite(play: Play, seat: int, square: int) -> None:
    """The one lying there, else the one carried there."""
    p = play.s.seats[seat]
    bit = 1 << square
    if p.meteorites & bit:
        p.meteorites &= ~bit
    else:
        p.cargo &= ~bit
    tell(play, MeteoriteDestroyed(seat, SQUARES[square]))


def lose_collected(play: Play, seat: int) -> None:
    p = play.s.seats[seat]
    if p.rocks:
        p.rocks -= 1
        tell(play, MeteoriteDestroyed(seat, None))


# --- a whole line ---------------------------------------------------------------------------------


def lines_with_meteorites(p: Seat) -> list[int]:
    """Of every board: a line is a row or column of one of them (SM-8.7)."""
    rocks = p.meteorites | p.cargo
    return [number for number, line in GROUNDS[p.planet].all_lines if line & rocks]


def pick_line(play: Play, f: PickLine) -> None:
    found = lines_with_meteorites(play.s.seats[f.seat])
    if found:
        play.then(f.seat, f)


def line_options(s: State, f: PickLine) -> list[ChooseLine]:
    return [ChooseLine(line) for line in lines_with_meteorites(s.seats[f.seat])]


def refuse_line(s: State, f: PickLine, a: ChooseLine) -> Refusal | None:
    if type(a) is not ChooseLine:
        return refusal("PU-17.7", "wrong_kind")
    if a.line not in lines_with_meteorites(s.seats[f.seat]):
        return refusal("PU-17.7", "line_without_meteorites", line=LINES[a.line])
    return None


def choose_line(play: Play, f: PickLine, a: ChooseLine) -> None:
    p = play.s.seats[f.seat]
    line = dict(GROUNDS[p.planet].all_lines)[a.line]
    for square in squares(line & p.meteorites):
        destroy_meteorite(play, f.seat, square)
    for square in squares(line & p.cargo):
        destroy_meteorite(play, f.seat, square)


# --- a new one ------------------------------------------------------------------------------------


def new_meteorite(play: Play, f: NewMeteorite) -> None:
    """PU-12.9: on a visible symbol without a meteorite."""
    p = play.s.seats[f.seat]
    found = squares(empty_symbols(p, f))
    if len(found) == 1:
        put_meteorite(play, f, PutMeteorite(found[0]))
    elif found:
        play.then(f.seat, f)


def empty_symbols(p: Seat, f: NewMeteorite) -> int:
    """Visible symbols of tiles, and where a text says so of the moon itself; none comes back by itself. SM-2.6"""
    if has_power(p, "no_meteorites"):
        return 0
    ground = GROUNDS[p.planet]
    symbols = p.symbols
    if f.printed and ground.moon != NONE:
        symbols |= MOONS[ground.moon].printed & ~p.filled
    return symbols & within(p, f.boards, "") & ~(p.meteorites | p.cargo)


def new_options(s: State, f: NewMeteorite) -> list[PutMeteorite]:
    return [PutMeteorite(square) for square in squares(empty_symbols(s.seats[f.seat], f))]


def refuse_new(s: State, f: NewMeteorite, a: PutMeteorite) -> Refusal | None:
    if type(a) is not PutMeteorite:
        return refusal("PU-12.9", "wrong_kind")
    if not empty_symbols(s.seats[f.seat], f) >> a.square & 1:
        return refusal("PU-12.9", "no_symbol_there", square=SQUARES[a.square])
    return None


def put_meteorite(play: Play, f: NewMeteorite, a: PutMeteorite) -> None:
    p = play.s.seats[f.seat]
    if p.rovers >> a.square & 1:
        destroy_rover(play, f.seat, a.square, METEORITE)
    p.meteorites |= 1 << a.square
    tell(play, MeteoritePut(f.seat, SQUARES[a.square]))
    if f.left > 1:
        new_meteorite(play, f._replace(left=f.left - 1))

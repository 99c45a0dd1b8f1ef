"""Meteorites and lifepods on the planet chosen by cards and events (PU-12.9 to PU-12.12, PU-17.5, PU-17.7)."""

from __future__ import annotations

from orrery.core.engine import Play
from orrery.core.errors import Refusal, refusal
from orrery.games.planet_unknown.actions import ChooseLine, Collect, Destroy, PutMeteorite
from orrery.games.planet_unknown.components import CORPORATIONS, LINES, PLANETS, SQUARES, Effect
from orrery.games.planet_unknown.events import LifepodDestroyed, MeteoriteDestroyed, MeteoritePut
from orrery.games.planet_unknown.frames import CARD, ChooseSquare, Do, NewMeteorite, PickLine
from orrery.games.planet_unknown.grid import squares
from orrery.games.planet_unknown.rules.lifepods import collect_lifepod
from orrery.games.planet_unknown.rules.powers import has_power
from orrery.games.planet_unknown.rules.rovers import collect_meteorite, destroy_rover
from orrery.games.planet_unknown.rules.telling import tell
from orrery.games.planet_unknown.state import Seat, State

LIFEPOD, METEORITE, ROVER = "lifepod", "meteorite", "rover"


def there(p: Seat, f: ChooseSquare) -> int:
    """Squares with what may be collected or destroyed; carried meteorites may be destroyed too (PU-17.7)."""
    if f.what == LIFEPOD:
        return p.lifepods
    if f.what == ROVER:
        return p.rovers
    return p.meteorites if f.collect else p.meteorites | p.cargo


def choose_squares(play: Play, seat: int, collect: bool, what: str, count: int) -> None:
    """So many of them, the owner's choice; fewer if fewer are there."""
    p: Seat = play.s.seats[seat]
    if collect and what == METEORITE and CORPORATIONS[p.corporation].feature == "carry_meteorites":
        return  # PU-12.11
    f = ChooseSquare(seat, collect, what, count)
    found = squares(there(p, f))
    if count > 0 and len(found) == 1:
        choose_square(play, f, (Collect if collect else Destroy)(found[0]))
    elif count > 0 and found:
        play.then(seat, f)


def square_options(s: State, f: ChooseSquare) -> list[Collect | Destroy]:
    kind = Collect if f.collect else Destroy
    return [kind(square) for square in squares(there(s.seats[f.seat], f))]


def refuse_square(s: State, f: ChooseSquare, a: Collect | Destroy) -> Refusal | None:
    if type(a) is not (Collect if f.collect else Destroy):
        return refusal(f.rule, "wrong_kind")
    if not there(s.seats[f.seat], f) >> a.square & 1:
        return refusal(f.rule, f"no_{f.what}_there", place=SQUARES[a.square], square=SQUARES[a.square])
    return None


def choose_square(play: Play, f: ChooseSquare, a: Collect | Destroy) -> None:
    """What is still to be chosen is looked at again: a square may have a second meteorite, on a rover (PU-15.4)."""
    if f.left > 1:
        again = Effect("collect" if f.collect else "destroy", count=f.left - 1, what=f.what, where="planet")
        play.then(f.seat, Do(f.seat, again, CARD))
    _done(play, f, a.square)


def _done(play: Play, f: ChooseSquare, square: int) -> None:
    p: Seat = play.s.seats[f.seat]
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
    p: Seat = play.s.seats[seat]
    bit = 1 << square
    if p.meteorites & bit:
        p.meteorites &= ~bit
    else:
        p.cargo &= ~bit
    tell(play, MeteoriteDestroyed(seat, SQUARES[square]))


def lose_collected(play: Play, seat: int) -> None:
    p: Seat = play.s.seats[seat]
    if p.rocks:
        p.rocks -= 1
        tell(play, MeteoriteDestroyed(seat, None))


# --- a whole line ---------------------------------------------------------------------------------


def lines_with_meteorites(p: Seat) -> list[int]:
    planet = PLANETS[p.planet]
    rocks = p.meteorites | p.cargo
    return [i for i, line in enumerate(planet.lines) if line & rocks]


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
    p: Seat = play.s.seats[f.seat]
    planet = PLANETS[p.planet]
    line = planet.lines[a.line]
    for square in squares(line & p.meteorites):
        destroy_meteorite(play, f.seat, square)
    for square in squares(line & p.cargo):
        destroy_meteorite(play, f.seat, square)


# --- a new one ------------------------------------------------------------------------------------


def new_meteorite(play: Play, f: NewMeteorite) -> None:
    """PU-12.9: on a visible symbol without a meteorite."""
    p: Seat = play.s.seats[f.seat]
    found = squares(empty_symbols(p))
    if len(found) == 1:
        put_meteorite(play, f, PutMeteorite(found[0]))
    elif found:
        play.then(f.seat, f)


def empty_symbols(p: Seat) -> int:
    return 0 if has_power(p, "no_meteorites") else p.symbols & ~(p.meteorites | p.cargo)


def new_options(s: State, f: NewMeteorite) -> list[PutMeteorite]:
    return [PutMeteorite(square) for square in squares(empty_symbols(s.seats[f.seat]))]


def refuse_new(s: State, f: NewMeteorite, a: PutMeteorite) -> Refusal | None:
    if type(a) is not PutMeteorite:
        return refusal("PU-12.9", "wrong_kind")
    if not empty_symbols(s.seats[f.seat]) >> a.square & 1:
        return refusal("PU-12.9", "no_symbol_there", square=SQUARES[a.square])
    return None


def put_meteorite(play: Play, f: NewMeteorite, a: PutMeteorite) -> None:
    p: Seat = play.s.seats[f.seat]
    if p.rovers >> a.square & 1:
        destroy_rover(play, f.seat, a.square, METEORITE)
    p.meteorites |= 1 << a.square
    tell(play, MeteoritePut(f.seat, SQUARES[a.square]))

"""Parts of Supermoon at set-up: moons (SM-2.1), the quarters (SM-8.1), the halves (SM-10.1), own tiles and patches."""

from __future__ import annotations

from typing import Any, Final

from orrery.core.errors import Refusal, refusal
from orrery.core.rng import Rng
from orrery.games.planet_unknown import frames as f
from orrery.games.planet_unknown.actions import TakeCorporation, TakeMoon, TakeQuarters
from orrery.games.planet_unknown.components import (
    ALL_COLOURED,
    CORPORATIONS,
    FIRST_LAYOUT,
    GROUNDS,
    KINDS,
    LAYOUT_NAMES,
    MOON_BOARDS,
    MOONS,
    NONE,
    QUANTUM,
    QUARTERS,
    TERRAINS,
    add_moon,
)
from orrery.games.planet_unknown.options import FIRST
from orrery.games.planet_unknown.state import NO_EXTRAS, Play, Seat, State
from orrery.games.planet_unknown.supermoon_events import MoonsShown, QuartersShown, SeatMoon

MOON_OFFSET: Final = 200  # in an offer: a moon board is its number plus this
SPLIT: Final = CORPORATIONS.index(QUANTUM[0])  # the first of the four boards that its halves make
ALL_TERRAINS: Final = (1 << len(TERRAINS)) - 1


def is_shattered(planet: int) -> bool:
    return planet != NONE and planet % KINDS >= FIRST_LAYOUT


def board_of(planet: int) -> int:
    """The printed planet, whatever sides of its quarters lie up and whatever moon is beside it."""
    return FIRST_LAYOUT if is_shattered(planet) else planet % KINDS


def is_split(corporation: int) -> bool:
    return corporation >= SPLIT


def ask(play: Play, seat: int) -> None:
    """What a seat that knows its planet and corporation still has to choose of them, the moon last."""
    play.then(seat, *reversed(questions(play.s.seats[seat], seat)))


# --- quarters and halves --------------------------------------------------------------------------


def quarter_options(s: State, frame: f.PickQuarters) -> list[TakeQuarters]:
    return [TakeQuarters(layout) for layout in range(len(LAYOUT_NAMES))]


def refuse_quarters(s: State, frame: f.PickQuarters, a: Any) -> Refusal | None:
    return None if type(a) is TakeQuarters else refusal("SM-8.1", "wrong_kind")


def pick_quarters(play: Play, frame: f.PickQuarters, a: TakeQuarters) -> None:
    play.s.seats[frame.seat].planet = FIRST_LAYOUT + a.layout


def half_options(s: State, frame: f.PickHalves) -> list[TakeCorporation]:
    return [TakeCorporation(SPLIT + number) for number in range(len(QUANTUM))]


def refuse_halves(s: State, frame: f.PickHalves, a: Any) -> Refusal | None:
    if type(a) is not TakeCorporation:
        return refusal("SM-10.1", "wrong_kind")
    return None if a in half_options(s, frame) else refusal("SM-10.1", "board_not_offered")


def pick_halves(play: Play, frame: f.PickHalves, a: TakeCorporation) -> None:
    play.s.seats[frame.seat].corporation = a.corporation


# --- moons ----------------------------------------------------------------------------------------


def moon_board(p: Seat) -> int:
    """The moon board dealt to the seat, NONE without one."""
    return next((board - MOON_OFFSET for board in p.offer if board >= MOON_OFFSET), NONE)


def moon_options(s: State, frame: f.PickMoon) -> list[TakeMoon]:
    """SM-2.1: a side of the board, and one of its two start points. A first game is played on the starting side."""
    front, back = MOON_BOARDS[moon_board(s.seats[frame.seat])]
    sides = (front,) if s.options.boards == FIRST else (front, back)
    return [TakeMoon(side, point) for side in sides for point, at in enumerate(MOONS[side].orbit) if at.start]


def refuse_moon(s: State, frame: f.PickMoon, a: Any) -> Refusal | None:
    if type(a) is not TakeMoon:
        return refusal("SM-2.1", "wrong_kind")
    return None if a in moon_options(s, frame) else refusal("SM-2.1", "moon_not_offered")


def pick_moon(play: Play, frame: f.PickMoon, a: TakeMoon) -> None:
    p = play.s.seats[frame.seat]
    p.planet = add_moon(p.planet, a.side)
    p.extras = p.extras._replace(satellite=a.point)


def questions(p: Seat, seat: int) -> list[Any]:
    """What such a seat is asked, the first question last, as on a stack."""
    found: list[Any] = [f.PickMoon(seat)] if moon_board(p) != NONE else []
    if is_split(p.corporation):
        found.append(f.PickHalves(seat))
    if is_shattered(p.planet):
        found.append(f.PickQuarters(seat))
    return found


def settle(s: State, seat: int, rng: Rng) -> None:
    """Some answers to all of that."""
    p = s.seats[seat]
    if is_shattered(p.planet):
        p.planet = FIRST_LAYOUT + rng.below(len(LAYOUT_NAMES))
    if is_split(p.corporation):
        p.corporation = SPLIT + rng.below(len(QUANTUM))
    if moon_board(p) != NONE:
        picked = rng.choice(moon_options(s, f.PickMoon(seat)))
        p.planet = add_moon(p.planet, picked.side)
        p.extras = p.extras._replace(satellite=picked.point)


# --- all have chosen ------------------------------------------------------------------------------


def lay_out(play: Play) -> None:
    """Meteorites on the moons, and what everybody takes into the own supply (SM-6.1, SM-7.1)."""
    s = play.s
    moons = []
    for seat, p in enumerate(s.seats):
        ground = GROUNDS[p.planet]
        if ground.moon != NONE:
            p.meteorites |= MOONS[ground.moon].printed
            moons.append(SeatMoon(seat, MOONS[ground.moon].id, p.extras.satellite))
        if ground.quarters:
            play.emit(QuartersShown(seat, tuple(QUARTERS[quarter].id for quarter in ground.quarters)))
        emergency = ALL_TERRAINS if s.options.emergency else 0
        coloured = ALL_COLOURED if s.options.patches else 0
        if emergency or coloured:
            p.extras = p.extras._replace(emergency=emergency, coloured=coloured)
    if moons:
        play.emit(MoonsShown(tuple(moons)))


def hide(p: Seat) -> None:
    """A seat as others see it while boards are chosen."""
    p.planet = p.corporation = NONE
    p.extras = NO_EXTRAS

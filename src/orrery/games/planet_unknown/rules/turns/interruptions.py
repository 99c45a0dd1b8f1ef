"""Any-time actions interrupt an open question; it must not be left without an answer.

What would itself take the last answer away is not offered. What follows from an any-time action may still do so (a
patch that takes the last square, a technology used up): then the question falls away, like any effect of which nothing
can come.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, NamedTuple

from orrery.core import engine
from orrery.core.engine import Free
from orrery.core.errors import Refusal, refusal
from orrery.core.frames import May
from orrery.games.planet_unknown import frames as f
from orrery.games.planet_unknown.components import BIOMASS, CORPORATIONS, ENERGY, TERRAINS, TRACKS
from orrery.games.planet_unknown.events import MarkerStuck, PatchLost, StationIdle
from orrery.games.planet_unknown.rules.corporation import boosts, markers, row_bonuses
from orrery.games.planet_unknown.rules.corporation.technologies import ready
from orrery.games.planet_unknown.rules.placing import tile_stations
from orrery.games.planet_unknown.rules.placing.patch_kinds import to_be_laid
from orrery.games.planet_unknown.rules.planet import patch_places
from orrery.games.planet_unknown.rules.powers import working
from orrery.games.planet_unknown.rules.tokens import lifepods, meteorites, rovers, teleports
from orrery.games.planet_unknown.rules.turns import turn
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import FINAL, Play, State

Options = Callable[[State, Any], list[Any]]
AT_MOST: Final = 4  # answers that one step of a rover can take away: patches beside it (SM-10.6), a row and a column


def _nothing(play: Play, question: Any) -> None:
    """Nothing comes of it, and nothing is told."""


class Fragile(NamedTuple):
    """A question that may lose its answers while it is open."""

    options: Options
    lost: Callable[[Play, Any], None] = _nothing
    on_the_road: bool = False  # answers hang on rovers, and on what they collect


def _may(s: State, question: May) -> list[object]:
    """A technology used up or lost since it was offered, a meteorite that has left the square (PU-15.4)."""
    p, offered = s.seats[question.seat], question.frame
    if type(offered) is f.UseTech and s.phase != FINAL:  # PU-10.1: there its use is counted when it is offered
        return [offered] if ready(p, CORPORATIONS[p.corporation].technologies[offered.tech]) else []
    if type(offered) is f.Do and offered.effect.op == "synergy_steps":
        return [offered] if working(p, "synergy_steps") is not None else []
    if type(offered) is f.DestroyCargo:
        return [offered] if p.cargo >> offered.square & 1 else []
    return [offered]


def _patch(s: State, question: f.PlacePatch) -> list[Any]:
    """The coloured patch that was chosen may lie already (SM-7.2)."""
    owned = question.stored or question.terrain == BIOMASS
    if owned or s.seats[question.seat].extras.coloured >> question.terrain & 1:
        return patch_places.patch_options(s, question)
    return []


def _other_patch(play: Play, question: f.PlacePatch) -> None:
    seat = question.seat
    if patch_places.patch_options(play.s, question):
        play.then(seat, to_be_laid(play.s.seats[seat], seat, stored=False))
    else:
        tell(play, PatchLost(seat))  # PU-7.12


def _rover(s: State, question: f.ChooseRoverSquare) -> list[Any]:
    return rovers.rover_options(s, question) if s.seats[question.seat].supply else []


def _pod(s: State, question: f.PlacePod) -> list[Any]:
    return lifepods.place_options(s, question) if s.seats[question.seat].pods else []


QUESTIONS: Final[dict[type, Fragile]] = {
    May: Fragile(_may),
    f.TakeTile: Fragile(turn.take_options),
    f.ChooseCell: Fragile(markers.cell_options, lambda play, q: tell(play, MarkerStuck(q.seat, TRACKS[q.marker]))),
    f.ChooseBoost: Fragile(boosts.boost_options),
    f.ChooseAdvance: Fragile(markers.advance_options),
    f.ChooseRegress: Fragile(markers.regress_options),
    f.MoveThenOther: Fragile(markers.first_options, markers.move_then_other),
    f.Unionize: Fragile(markers.union_options),
    f.PickRow: Fragile(row_bonuses.row_options),
    f.ChooseCopy: Fragile(
        tile_stations.copy_options, lambda play, q: tell(play, StationIdle(q.seat, TERRAINS[ENERGY], "nothing_to_copy"))
    ),
    f.PlacePatch: Fragile(_patch, _other_patch, on_the_road=True),
    f.ChooseRoverSquare: Fragile(_rover, on_the_road=True),
    f.PlacePod: Fragile(_pod),
    f.LosePod: Fragile(lifepods.lose_options),
    f.ChooseSquare: Fragile(meteorites.square_options, on_the_road=True),
    f.PickLine: Fragile(meteorites.line_options, on_the_road=True),
    f.NewMeteorite: Fragile(meteorites.new_options, on_the_road=True),
    f.TeleportRover: Fragile(teleports.teleport_options, on_the_road=True),
}


def interrupting(free: Free) -> Free:
    """The any-time action, with an eye on the question it interrupts."""
    offered = free.options

    def options(s: State, seat: int) -> list[Any]:
        found = offered(s, seat)
        if not found or not _at_risk(s, seat):
            return found
        return [action for action in found if _leaves_an_answer(s, seat, free, action)]

    def refuse(s: State, seat: int, action: Any) -> Refusal | None:
        refused = free.refuse(s, seat, action)
        if refused is None and _at_risk(s, seat) and not _leaves_an_answer(s, seat, free, action):
            return refusal(free.rule, "last_answer")
        return refused

    def take(play: Play, seat: int, action: Any) -> None:
        if _fragile(play.s.stacks[seat][-1]) is not None:
            play.then(seat, f.StillAsked(seat))  # below whatever the action brings
        free.take(play, seat, action)

    return replace(free, options=options, refuse=refuse, take=take)


def _fragile(question: Any) -> Fragile | None:
    """There is always something to do with the tile of the round (PU-9.2), but not with an extra one (PU-17.4)."""
    return None if type(question) is f.TakeTile and not question.extra else QUESTIONS.get(type(question))


def _at_risk(s: State, seat: int) -> bool:
    question = s.stacks[seat][-1]
    fragile = _fragile(question)
    return fragile is not None and fragile.on_the_road and len(fragile.options(s, question)) <= AT_MOST


def _leaves_an_answer(s: State, seat: int, free: Free, action: Any) -> bool:
    question = s.stacks[seat][-1]
    after = s.clone()
    free.take(engine.Play(after), seat, action)
    return bool(QUESTIONS[type(question)].options(after, question))


def still_asked(play: Play, frame: f.StillAsked) -> None:
    stack = play.s.stacks[frame.seat]
    question = stack[-1]
    fragile = QUESTIONS[type(question)]
    if not fragile.options(play.s, question):
        stack.pop()
        fragile.lost(play, question)

"""Synergy boosts: a marker of the owner's choice advances (PU-7.4, PU-15.5, PU-15.6)."""

from __future__ import annotations

from orrery.core.errors import Refusal, refusal
from orrery.core.frames import May
from orrery.games.planet_unknown.actions import Advance
from orrery.games.planet_unknown.components import ALL_TRACKS, CELLS, Effect
from orrery.games.planet_unknown.events import BoostGained
from orrery.games.planet_unknown.frames import BOOST, Boost, ChooseBoost, Do, OfferDouble, Shifted, Step
from orrery.games.planet_unknown.rules.corporation.markers import ALL, advances, enter, refuse_up
from orrery.games.planet_unknown.rules.corporation.technologies import options as technologies
from orrery.games.planet_unknown.rules.corporation.technologies import spend
from orrery.games.planet_unknown.rules.corporation.tracks import rising, up
from orrery.games.planet_unknown.rules.powers import working
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import Play, State


def boost(play: Play, f: Boost) -> None:
    """PU-7.4: a marker able to advance must be chosen if there is one; PU-7.21: a technology may free another first."""
    found = _boosts(play.s, f.seat)
    if not found:
        return
    tell(play, BoostGained(f.seat))
    play.then(f.seat, ChooseBoost(f.seat))
    if len(found) == 1 and not technologies(play.s, f.seat):
        play.s.stacks[f.seat].pop()
        _boosted(play, f.seat, found[0])


def _boosts(s: State, seat: int) -> list[Advance]:
    """Where a boost may take a marker.

    A boost that came from shifting a marker sideways to a cell (Makeshift 3) does not shift one there again: markers
    could go to and fro between two boosts forever.
    """
    p = s.seats[seat]
    found = advances(p, ALL_TRACKS)
    came_from = {frame.cell for frame in s.stacks[seat] if type(frame) is Shifted}
    if not came_from:
        return found
    return [a for a in found if a.cell not in came_from or a.cell in rising(p, a.marker)]


def boost_options(s: State, f: ChooseBoost) -> list[Advance]:
    return _boosts(s, f.seat)


def refuse_boost(s: State, f: ChooseBoost, a: Advance) -> Refusal | None:
    if type(a) is not Advance:
        return refusal("PU-7.4", "wrong_kind")
    refused = refuse_up(s.seats[f.seat], a)
    if refused is None and a not in _boosts(s, f.seat):
        return refusal("PU-15.6", "shifted_there", cell=CELLS[a.cell])
    return refused


def choose_boost(play: Play, f: ChooseBoost, a: Advance) -> None:
    _boosted(play, f.seat, a)


def _boosted(play: Play, seat: int, a: Advance) -> None:
    p = play.s.seats[seat]
    rest: list[object] = [OfferDouble(seat, a.marker)] if working(p, "synergy_steps") is not None else []
    if a.cell not in rising(p, a.marker):
        rest.append(Shifted(seat, a.cell))
    enter(play, seat, a.marker, a.cell, BOOST, ALL, tuple(rest))


def shifted(play: Play, f: Shifted) -> None:
    """It lay under everything the shift brought; that is done."""


def offer_double(play: Play, f: OfferDouble) -> None:
    """Jump Drive C: the chosen marker may advance a second time."""
    p = play.s.seats[f.seat]
    technology = working(p, "synergy_steps")
    if technology is not None and up(p, f.marker):
        again = Do(f.seat, technology.effect._replace(tracks=1 << f.marker), BOOST)
        play.then(f.seat, May(f.seat, again, "PU-15.5"))


def step_again(play: Play, seat: int, effect: Effect) -> None:
    technology = working(play.s.seats[seat], "synergy_steps")
    assert technology is not None
    spend(play, seat, technology)
    marker = effect.tracks.bit_length() - 1
    play.then(seat, Step(seat, marker, effect.steps - 1, BOOST, ALL))

"""Missions and the way to the end. OM-13"""

from __future__ import annotations

from typing import Final

from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import FIRST_B, MISSION_IDS, MISSIONS, ROUND_LIMIT, TASKS
from orrery.games.on_mars.events import Ending, MissionDone, MissionMoved, RemainingMoved
from orrery.games.on_mars.events.table import EndReason
from orrery.games.on_mars.state import SETUP, SHUTTLE, Play

FLOWN: Final = "travelled"  # the task that comes last in a flight


def happened(play: Play, party: int, what: str) -> None:
    """A thing that missions and tasks count, whoever did it and in whatever phase. OM-13.6, OM-17.27, OM-19.11"""
    s = play.s
    for place, mission in enumerate(s.missions):
        if MISSIONS[mission].counts == what:
            contribute(play, party, place)
    if s.options.first_colonists and what in TASKS:
        _task(play, party, what)


def _task(play: Play, party: int, what: str) -> None:
    """A B card may be revealed for it, one in the own turn and one in the own part of the Shuttle phase. OM-18.3

    A question put only to who holds a fitting card would tell everybody of it, unless its seat is asked something else
    anyway. So there is none in the turn of another, and after a flight everybody who holds B cards is asked. OM-1.19
    """
    s = play.s
    if s.solo or party != s.active or s.phase == SETUP or s.b_used >> party & 1:
        return
    over = s.phase == SHUTTLE and what == FLOWN
    if any(over or FIRST_B[card].task == what for card in s.first_b[party]):
        play.then(party, f.FirstB(party, TASKS.index(what)))


def contribute(play: Play, party: int, place: int) -> None:
    """OM-13.1, OM-13.2"""
    s = play.s
    if not s.mission_left[place]:
        return
    mission = s.missions[place]
    crystals = MISSIONS[mission].crystals
    s.mission_left[place] -= 1
    s.incoming[party] += crystals
    if play.out is not None:
        play.emit(MissionMoved(party, MISSION_IDS[mission], s.mission_left[place], crystals))
    if not s.mission_left[place]:
        if play.out is not None:
            play.emit(MissionDone(MISSION_IDS[mission]))
        step_remaining(play, "missions")


def step_remaining(play: Play, reason: EndReason) -> None:
    """OM-13.4, OM-13.7"""
    s = play.s
    if not s.remaining:
        return
    s.remaining -= 1
    play.emit(RemainingMoved(s.remaining))
    if not s.remaining:
        s.reason = reason


def notice_end(play: Play) -> None:
    """At the end of the Colonization phase: is the next round the last? OM-13.5, OM-13.8"""
    s = play.s
    if s.last_round or (s.remaining and s.round < ROUND_LIMIT):
        return
    reason: EndReason = "limit" if s.remaining else "level" if s.reason == "level" else "missions"
    s.reason = reason
    s.last_round = s.round if s.options.space_oddity else s.round + 1  # OM-18.2, OM-18.4
    play.emit(Ending(reason))

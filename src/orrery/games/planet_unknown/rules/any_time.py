"""At which questions a seat may drive or use an any-time technology (PU-3.9, PU-3.10, PU-7.15, PU-7.21).

At all of them but those that are one with what came just before. A question that was interrupted is looked at again
(`interruptions`), so that none stays without an answer.
"""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.frames import Aim, PickFlux, PlacePod, PodFrom, PodTo
from orrery.games.planet_unknown.state import State

ITEMS = "PU-6.1"  # the list of stations and placement technologies
STEP_BY_STEP = (ITEMS, "PU-9.2")  # lists that ask before their last item, if there is something to do

# PU-15.3: the flux token moves before anything else. SM-2.8: the satellite's move, the aim and the shot are one.
AT_ONCE: Final = frozenset((PickFlux, Aim))
# A lifepod is on its way: where it lies is not settled before it has arrived (PU-15.2, PU-15.5).
LIFEPOD_IN_HAND: Final = frozenset((PlacePod, PodFrom, PodTo))


def may_drive(s: State, seat: int) -> bool:
    """Whether the question this seat is asked leaves time to spend movement points."""
    stack = s.stacks[seat]
    return bool(stack) and type(stack[-1]) not in AT_ONCE


def may_use(s: State, seat: int) -> bool:
    """Whether it leaves time for an any-time technology."""
    stack = s.stacks[seat]
    return bool(stack) and type(stack[-1]) not in AT_ONCE and type(stack[-1]) not in LIFEPOD_IN_HAND

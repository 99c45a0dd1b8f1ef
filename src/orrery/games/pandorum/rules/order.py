"""Cards that take from others, in the builder's order (PD-6.5), asked for only where it makes a difference.

Whatever the order, an owner gives the same in all: the sum of the demands, as far as the quids go. But a card that
comes when nothing is left takes nothing, and then Insurance Payouts counts one time less (PD-11.9).
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

from orrery.core.errors import Refusal, refusal
from orrery.core.frames import Pick
from orrery.games.pandorum import frames as f
from orrery.games.pandorum.components import EVENTS
from orrery.games.pandorum.rules import income
from orrery.games.pandorum.state import Play, State


def collect_taking(play: Play, frame: f.CollectTaking) -> None:
    s = play.s
    if order_matters(s, frame):
        play.then(frame.seat, f.ChooseOrder(frame.seat, frame.places))
    else:
        play.then(frame.seat, *(f.Collect(frame.seat, place) for place in frame.places))


def order_matters(s: State, frame: f.CollectTaking) -> bool:
    """Would the insured get other sums in another order?"""
    insured = next((card for card in s.events if EVENTS[card.event].permanent.trigger == "robbed"), None)
    if insured is None:
        return False
    b = s.building
    assert b is not None
    demands = [income.demands(s, frame.seat, b.site, b.cards[place]) for place in frame.places]
    gain = EVENTS[insured.event].permanent.gain
    found = {_payouts(s, robbed, gain, insured.quids) for robbed in _robbed(s, b.robbed, demands)}
    return len(found) > 1


def _robbed(s: State, before: tuple[int, ...], demands: list[list[tuple[int, int]]]) -> list[tuple[int, ...]]:
    """For every order: from whom something is taken, once for each time."""
    found = []
    for order in permutations(demands):
        purses, robbed = list(s.quids), list(before)
        for demand in order:
            for owner, due in demand:
                if purses[owner]:
                    robbed.append(owner)
                purses[owner] -= min(due, purses[owner])
        found.append(tuple(robbed))
    return found


def _payouts(s: State, robbed: tuple[int, ...], gain: int, lying: int) -> tuple[int, ...]:
    """What the insurance would pay, clockwise, as far as its quids go."""
    found = []
    for seat in s.clockwise(s.active):
        found.append(min(gain * robbed.count(seat), lying))
        lying -= found[-1]
    return tuple(found)


# --- the question ---------------------------------------------------------------------------------


def order_options(s: State, frame: f.ChooseOrder) -> list[Pick]:
    return [Pick(n) for n in range(len(frame.places))]


def refuse_order(s: State, frame: f.ChooseOrder, action: Any) -> Refusal | None:
    if type(action) is not Pick or action.which >= len(frame.places):
        return refusal("PD-6.5", "not_asked")
    return None


def take_order(play: Play, frame: f.ChooseOrder, action: Pick) -> None:
    first = frame.places[action.which]
    rest = tuple(place for place in frame.places if place != first)
    play.then(frame.seat, f.Collect(frame.seat, first), f.CollectTaking(frame.seat, rest))

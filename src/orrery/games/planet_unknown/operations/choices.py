"""One effect of several (PU-12.15), and effects that cost movement points (SM-10.6)."""

from __future__ import annotations

from orrery.core.frames import OneOf
from orrery.games.planet_unknown import operation
from orrery.games.planet_unknown.components import Effect
from orrery.games.planet_unknown.frames import Do
from orrery.games.planet_unknown.operation import Operation, possible
from orrery.games.planet_unknown.state import Play, State


def choose_one(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """PU-12.15: an option that cannot be carried out is none."""
    found = [option for option in effect.options if possible(play.s, seat, option)]
    choices = tuple((Do(seat, option, reason),) for option in found or effect.options[:1])
    play.then(seat, OneOf(seat, choices, "PU-12.15"))


def exchange(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """Unspent movement points for something else (Quantum 2)."""
    play.s.seats[seat].moves -= effect.count
    play.then(seat, *(Do(seat, gain, reason) for gain in effect.options))


def can_exchange(s: State, seat: int, effect: Effect) -> bool:
    return s.seats[seat].moves >= effect.count and any(possible(s, seat, gain) for gain in effect.options)


OPERATIONS = (
    Operation(
        op="choose_one",
        begin=choose_one,
        worth=lambda effect, rounds: max(operation.worth(one, rounds) for one in effect.options),
    ),
    Operation(op="exchange", begin=exchange, possible=can_exchange),
)

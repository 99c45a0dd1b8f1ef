"""Sabotage: whoever has most objects takes one back. PD-11.10"""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.core.data_files import expect
from orrery.core.engine import Ask
from orrery.core.errors import Refusal, refusal
from orrery.games.pandorum.actions import Hex
from orrery.games.pandorum.components import card_of, number_of
from orrery.games.pandorum.frames import InTurn
from orrery.games.pandorum.hexes import HEX_IDS, each, neighbours
from orrery.games.pandorum.operation import BuildIf, Operation, Question
from orrery.games.pandorum.rules import tokens
from orrery.games.pandorum.state import Play, State

_where = card_of("sabotage")[1]
expect(number_of("sabotage", "objects") == 1, f"{_where}: one object is taken back (PD-11.10)")


class Sabotage(NamedTuple):
    seat: int


def begin(play: Play, seat: int, event: int) -> None:
    """The seat with the most objects, all tied ones too."""
    s = play.s
    counts = [s.own(owner).bit_count() for owner in range(s.players)]
    most = tuple(owner for owner in s.clockwise(seat) if counts[owner] == max(counts) > 0)
    play.then(seat, InTurn(seat, "sabotage", most))


def ask(play: Play, seat: int) -> Sabotage:
    return Sabotage(seat)


def options(s: State, frame: Sabotage) -> list[Hex]:
    return [Hex(hex_) for hex_ in each(s.own(frame.seat))]


def refuse(s: State, frame: Sabotage, action: Any) -> Refusal | None:
    if type(action) is not Hex:
        return refusal("PD-11.10", "not_asked")
    if not s.own(frame.seat) >> action.hex & 1:
        return refusal("PD-11.10", "not_your_object", hex=HEX_IDS[action.hex])
    return None


def take(play: Play, frame: Sabotage, action: Hex) -> None:
    tokens.return_object(play, action.hex, "sabotage")


def has_as_many(s: State, frame: Sabotage, seat: int) -> bool:
    return s.own(seat).bit_count() == s.own(frame.seat).bit_count()


OPERATION = Operation(
    op="sabotage",
    keys=("objects",),
    begin=begin,
    questions=(
        Question(Sabotage, Ask("sabotage", "PD-11.10", options, refuse, take), in_turn=ask, asked_too=has_as_many),
    ),
    build_if={"no_adjacent_objects": BuildIf(lambda s, b, rule: not neighbours(s.crack)[b.site] & s.objects())},
)

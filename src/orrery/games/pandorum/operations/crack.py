"""Earthquake: a crack of three hex sides parts neighbours. PD-11.3"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from orrery.core.actions import Id, Kind
from orrery.core.engine import Ask
from orrery.core.errors import Refusal, refusal
from orrery.core.field_types import Spot
from orrery.games.pandorum.actions import A_DIRECTION, A_HEX
from orrery.games.pandorum.components import DIRECTIONS
from orrery.games.pandorum.hexes import COUNT, HEX_IDS, NEAR, crack_at, each, mask_of, neighbours
from orrery.games.pandorum.operation import BuildIf, Operation, Question
from orrery.games.pandorum.rules.tokens import tell
from orrery.games.pandorum.state import Play, State

TURNS: Final = (1, -1)  # left, right


class PutCrack(NamedTuple):
    seat: int


class Crack(NamedTuple):
    """PD-11.3"""

    hex: int
    direction: int
    turn: int


def _is_canonical(crack: tuple[int, ...]) -> bool:
    """A crack can be told from both of its ends: the one whose first hex comes first counts."""
    return bool(crack) and crack[0] < crack[2]


CRACKS: Final = [
    Crack(hex_, direction, turn)
    for hex_ in range(COUNT)
    for direction in range(len(DIRECTIONS))
    for turn, sign in enumerate(TURNS)
    if _is_canonical(crack_at(hex_, direction, sign))
]


_SHAPES: Final = [[HEX_IDS[hex_] for hex_ in crack_at(at.hex, at.direction, TURNS[at.turn])] for at in CRACKS]


def begin(play: Play, seat: int, event: int) -> None:
    play.then(seat, PutCrack(seat))


def options(s: State, frame: PutCrack) -> list[Crack]:
    return list(CRACKS)


def refuse(s: State, frame: PutCrack, action: Any) -> Refusal | None:
    if type(action) is not Crack:
        return refusal("PD-11.3", "not_asked")
    crack = crack_at(action.hex, action.direction, TURNS[action.turn])
    if not crack:
        return refusal("PD-11.3", "crack_off_field")
    return None if _is_canonical(crack) else refusal("PD-11.3", "crack_other_end")


def take(play: Play, frame: PutCrack, action: Crack) -> None:
    s = play.s
    s.crack = crack_at(action.hex, action.direction, TURNS[action.turn])
    assert all(NEAR[hex_] for hex_ in s.crack)
    tell(play, frame.seat, "crack_token", *s.crack)


def shapes(s: State, frame: PutCrack) -> list[list[Spot]]:
    return [[*shape] for shape in _SHAPES]


def check(s: State) -> None:
    near = neighbours(s.crack)
    for hex_ in each(mask_of(s.crack)):
        assert all(near[other] >> hex_ & 1 for other in each(near[hex_])), "neighbours are mutual"


OPERATION = Operation(
    op="crack",
    keys=("where",),
    begin=begin,
    questions=(Question(PutCrack, Ask("crack", "PD-11.3", options, refuse, take)),),
    actions=(Kind("crack", Crack, (A_HEX, A_DIRECTION, Id(("left", "right")))),),
    build_if={"site_at_crack": BuildIf(lambda s, b, rule: bool(mask_of(s.crack) >> b.site & 1))},
    shapes={PutCrack: shapes},
    check=check,
)

"""Meteor Shower: two adjacent hexes of two sections become craters. PD-11.2"""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.core.actions import Kind
from orrery.core.engine import Ask
from orrery.core.errors import Refusal, refusal
from orrery.games.pandorum.actions import A_HEX
from orrery.games.pandorum.components import CRATER
from orrery.games.pandorum.hexes import HEX_IDS, POSITION, each, neighbours
from orrery.games.pandorum.operation import Operation, Question
from orrery.games.pandorum.rules.tokens import become, tell
from orrery.games.pandorum.state import Play, State


class PutMeteor(NamedTuple):
    seat: int


class Meteor(NamedTuple):
    """PD-11.2"""

    hex: int
    second: int


def options(s: State, frame: PutMeteor) -> list[Meteor]:
    return places(s)


def places(s: State) -> list[Meteor]:
    """Two adjacent empty hexes of two sections."""
    empty = s.empty()
    near = neighbours(s.crack)
    return [Meteor(a, b) for a in each(empty) for b in each(near[a] & empty) if a < b and POSITION[a] != POSITION[b]]


def begin(play: Play, seat: int, event: int) -> None:
    if places(play.s):  # PD-10.9
        play.then(seat, PutMeteor(seat))


def refuse(s: State, frame: PutMeteor, action: Any) -> Refusal | None:
    if type(action) is not Meteor:
        return refusal("PD-11.2", "not_asked")
    if not neighbours(s.crack)[action.hex] >> action.second & 1:
        return refusal("PD-11.2", "not_adjacent", hex=HEX_IDS[action.second])
    if POSITION[action.hex] == POSITION[action.second]:
        return refusal("PD-11.2", "same_section")
    for hex_ in action:
        if not s.empty() >> hex_ & 1:
            return refusal("PD-11.2", "not_empty_hex", hex=HEX_IDS[hex_])
    if action.hex > action.second:
        return refusal("PD-11.2", "other_way_round")
    return None


def take(play: Play, frame: PutMeteor, action: Meteor) -> None:
    s = play.s
    s.meteor = tuple(action)
    for hex_ in action:
        become(s, hex_, CRATER)
    tell(play, frame.seat, "meteor_token", *action)


OPERATION = Operation(
    op="meteor",
    keys=("where", "not_on"),
    begin=begin,
    questions=(Question(PutMeteor, Ask("meteor", "PD-11.2", options, refuse, take)),),
    actions=(Kind("meteor", Meteor, (A_HEX, A_HEX)),),
)

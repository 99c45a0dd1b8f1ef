"""Expansion: everybody puts a module on an empty hex. PD-11.12"""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.core.data_files import expect
from orrery.core.engine import Ask
from orrery.core.errors import Refusal, refusal
from orrery.core.field_types import Seat, Spot
from orrery.games.pandorum.actions import Hex
from orrery.games.pandorum.components import FIGURES, MODULE, FigureName, card_of, number_of
from orrery.games.pandorum.hexes import HEX_IDS, each
from orrery.games.pandorum.operation import BuildIf, Operation, Question, ask_everybody
from orrery.games.pandorum.rules.construction import put_object
from orrery.games.pandorum.rules.ending import check_supply
from orrery.games.pandorum.state import Play, State

_entry, _where = card_of("expand")
expect(number_of("expand", "objects") == 1, f"{_where}: one module is put down (PD-11.12)")
expect(_entry["immediate"]["figure"] == FIGURES[MODULE], f"{_where}: a module is put down (PD-11.12)")


class Expand(NamedTuple):
    seat: int


class ObjectPut(NamedTuple):
    seat: Seat
    hex: Spot
    figure: FigureName


def ask(play: Play, seat: int) -> Expand | None:
    s = play.s
    return Expand(seat) if s.spare_modules[seat] and s.empty() else None


def options(s: State, frame: Expand) -> list[Hex]:
    return [Hex(hex_) for hex_ in each(s.empty())]


def refuse(s: State, frame: Expand, action: Any) -> Refusal | None:
    if type(action) is not Hex:
        return refusal("PD-11.12", "not_asked")
    if not s.empty() >> action.hex & 1:
        return refusal("PD-11.12", "not_empty_hex", hex=HEX_IDS[action.hex])
    return None


def take(play: Play, frame: Expand, action: Hex) -> None:
    """No construction, but the end may come of it."""
    put_object(play.s, frame.seat, action.hex, MODULE)
    if play.out is not None:
        play.emit(ObjectPut(frame.seat, HEX_IDS[action.hex], FIGURES[MODULE]))
    check_supply(play, frame.seat)


OPERATION = Operation(
    op="expand",
    keys=("figure", "objects"),
    begin=ask_everybody("expand"),
    questions=(Question(Expand, Ask("expand", "PD-11.12", options, refuse, take), in_turn=ask),),
    events=(ObjectPut,),
    build_if={"low_income": BuildIf(lambda s, b, rule: sum(b.amounts) < rule.below, "below")},
)

"""Operations: what one word of the data does when an event card of New Horizons is revealed. PD-11

Everything the game has to know of an operation stands in one module of `operations` and is registered here: what it
does on revealing, what it asks and how that is answered, what lies beneath its questions, what its card pays for
afterwards, and what always holds of what it has put down. Rules, positions, invariants and guides ask the registries;
none of them knows an operation by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from orrery.core.actions import Kind
from orrery.core.engine import Ask, Resolve
from orrery.core.errors import Refusal
from orrery.core.field_types import Spot
from orrery.core.state import Frame
from orrery.games.pandorum.components import Permanent
from orrery.games.pandorum.frames import InTurn, PutToken
from orrery.games.pandorum.state import Construction, Play, State

Begin = Callable[[Play, int, int], None]  # the active seat, the event
Count = Callable[[State, int, Construction], int]
PayIf = Callable[[State, int], bool]  # the card that is paid
Shapes = Callable[[State, Any], list[list[Spot]]]


class Placing(NamedTuple):
    """A token that the active seat puts on one hex; its question is the frame `PutToken` with the operation's word."""

    places: Callable[[State], int]
    refuse: Callable[[State, int], Refusal | None]  # of an answer that is a hex
    put: Callable[[Play, int, int], None]  # seat, hex


def _everybody(s: State, frame: Any, seat: int) -> bool:
    return True


def _nothing_to_check(s: State, frame: Any) -> None:
    """The question says all there is to say."""


class Question(NamedTuple):
    """What an event asks: the active seat, or one seat after the other. PD-10.4"""

    frame: type
    ask: Ask
    in_turn: Callable[[Play, int], Any] | None = None  # the frame for a seat of `InTurn`; None: it is asked nothing
    when_over: bool = False  # not on revealing, but when the last quid has left the card. PD-11.8
    beneath: Callable[[State, Any], Frame] | None = None  # it stands on this frame, which asks the next seat by itself
    # in a position that is described: is this seat, which comes later, asked too? What is made up where it isn't named?
    asked_too: Callable[[State, Any, int], bool] = _everybody
    made_up: Mapping[str, Callable[[State, int], None]] = {}
    check: Callable[[State, Any], None] = _nothing_to_check  # what holds as long as it is asked


class BuildIf(NamedTuple):
    """A condition under which an event pays for a construction, and the number beside it in the data, if it has one."""

    holds: Callable[[State, Construction, Permanent], bool]
    number: str = ""


def _never(s: State) -> bool:
    return False


def _always_fine(s: State) -> None:
    """It puts nothing down."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    op: str  # `op` of `immediate` in the data
    keys: tuple[str, ...] = ()  # which may stand beside it; some are for readers of the gallery alone
    begin: Begin
    placing: Placing | None = None
    questions: tuple[Question, ...] = ()
    resolves: Mapping[type, Resolve] = field(default_factory=dict)  # frames that ask nobody
    actions: tuple[Kind, ...] = ()  # answers of its own
    events: tuple[type, ...] = ()  # what it alone tells
    too_early: Callable[[State], bool] = _never  # its card goes to the box at once. PD-11.8
    bids: bool = False  # what lies on its card is not printed there. PD-11.7
    keeps: Callable[[State], bool] = _never  # something else than quids keeps its card open. PD-11.13
    when_over: Callable[[Play], None] | None = None  # when the last quid has left the card. PD-10.6
    # what its card pays for as long as it lies open: words of the data that all cards may use
    permanent_keys: tuple[str, ...] = ()  # of its own card
    per: Mapping[str, Count] = field(default_factory=dict)
    build_if: Mapping[str, BuildIf] = field(default_factory=dict)
    pay_if: Mapping[str, PayIf] = field(default_factory=dict)
    when_built: Callable[[Play, Construction], None] | None = None  # besides paying for a construction
    shapes: Mapping[type, Shapes] = field(default_factory=dict)  # the hexes that each answer to a question covers
    check: Callable[[State], None] = _always_fine  # what always holds


def _once(s: State, seat: int, b: Construction) -> int:
    return 1


def _whatever(s: State, b: Construction, rule: Permanent) -> bool:
    return True


def _on_terrain(s: State, b: Construction, rule: Permanent) -> bool:
    return bool(s.ground[rule.terrain] >> b.site & 1)


OPERATIONS: Final[dict[str, Operation]] = {}
QUESTIONS: Final[dict[type, Question]] = {}
ASKING: Final[dict[type, Operation]] = {}  # the operation that asks this question
IN_TURN: Final[dict[str, Callable[[Play, int], Any]]] = {}  # by the word of `InTurn`, the kind of the question
SHAPES: Final[dict[type, Shapes]] = {}
PER: Final[dict[str, Count]] = {"": _once}
BUILD_IF: Final[dict[str, BuildIf]] = {"": BuildIf(_whatever), "site_terrain": BuildIf(_on_terrain, "terrain")}
PAY_IF: Final[dict[str, PayIf]] = {"": lambda s, card: True}


def register(operation: Operation) -> None:
    assert operation.op not in OPERATIONS, f"two operations are called {operation.op}"
    OPERATIONS[operation.op] = operation
    for question in operation.questions:
        QUESTIONS[question.frame] = question
        ASKING[question.frame] = operation
        if question.in_turn is not None:
            IN_TURN[question.ask.kind] = question.in_turn
    SHAPES.update(operation.shapes)
    for words, more in ((PER, operation.per), (BUILD_IF, operation.build_if), (PAY_IF, operation.pay_if)):
        assert not set(words) & set(more), f"{operation.op} claims a word of another operation"
    PER.update(operation.per)
    BUILD_IF.update(operation.build_if)
    PAY_IF.update(operation.pay_if)


def asking(frame: Frame) -> Operation | None:
    """The operation whose question this is, if it is one of an event."""
    return OPERATIONS[frame.kind] if type(frame) is PutToken else ASKING.get(type(frame))


def ask_everybody(kind: str) -> Begin:
    """On revealing every seat is asked in turn. PD-10.4"""

    def in_turn(play: Play, seat: int, event: int) -> None:
        play.then(seat, InTurn(seat, kind, play.s.clockwise(seat)))

    return in_turn

"""Operations: what one word of the data does in an effect. OM-19

Everything the game has to know of an operation stands in one module of `operations` and is registered here. Rules, bots
and the reader of the data ask the registries; none of them knows an operation by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from orrery.core.data_files import Entry
from orrery.core.engine import Ask, Resolve
from orrery.core.errors import Refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import Effect
from orrery.games.on_mars.outlook.look import Look
from orrery.games.on_mars.state import Play, State

Worth = Callable[[Look, Any], float]
Shortlist = Callable[[State, int, Sequence[Any]], Sequence[Any]]


class Unit(NamedTuple):
    """How one unit of an effect (a card, a tile, a development ...) is listed, refused and carried out. OM-5.5"""

    frame: type
    kind: str
    rule: str
    units: Callable[[State, int, Effect], list[Any]]
    refuse: Callable[[State, int, Effect, Any], Refusal | None]
    do: Callable[[Play, int, Effect, Any], None]
    crystals: Callable[[Effect, Any], int] = lambda effect, action: 0  # what a unit costs of them


class Automaton(NamedTuple):
    """What an effect does for Lacerda. OM-17.19"""

    useful: Callable[[State, Effect], bool]
    happens: Callable[[Play, int, Effect], None]  # on this stack
    repeated: bool = False  # once for each of its amount


def _nothing_more(effect: Effect, raw: Entry, where: str) -> Effect:
    return effect


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    op: str
    words: tuple[str, ...] = ()  # `action` in the data; without one the effect is a plain gain
    keys: tuple[str, ...] = ()  # which may stand beside it
    read: Callable[[Effect, Entry, str], Effect] = _nothing_more  # what only these words have
    possible: Callable[[State, int, Effect], bool]  # would it do anything? OM-8.22, OM-15.15
    begin: Callable[[Play, f.Do, Effect], None]
    why_not: Callable[[State, int, Effect], Refusal] | None = None  # what is missing where it is not possible
    unit: Unit | None = None
    handlers: Mapping[type, Ask | Resolve] = field(default_factory=dict)  # of questions other than units
    frames: tuple[type, ...] = ()  # defined beside the operation
    boosted_only: bool = False  # its units come for colonists alone
    crystals_later: bool = False  # units may cost crystals when they are chosen,
    colonists_later: bool = False  # or colonists
    automaton: Automaton | None = None
    worth: Mapping[type, Worth] = field(default_factory=dict)  # what bots expect of a frame that is still open
    shortlist: Mapping[type, Shortlist] = field(default_factory=dict)  # which of many answers bots look at


OPERATIONS: Final[dict[str, Operation]] = {}
WORDS: Final[dict[str, Operation]] = {}
UNITS: Final[dict[type, Unit]] = {}
BY_UNIT: Final[dict[type, Operation]] = {}  # the operation whose units a frame asks for; others may use it too
WORTH: Final[dict[type, Worth]] = {}
SHORTLISTS: Final[dict[type, Shortlist]] = {}


def register(operation: Operation) -> None:
    assert operation.op not in OPERATIONS, f"two operations are called {operation.op}"
    OPERATIONS[operation.op] = operation
    assert not set(operation.words) & set(WORDS), f"{operation.op} claims a word of another operation"
    WORDS.update(dict.fromkeys(operation.words, operation))
    if operation.unit is not None:
        UNITS[operation.unit.frame] = operation.unit
        BY_UNIT[operation.unit.frame] = operation
    WORTH.update(operation.worth)
    SHORTLISTS.update(operation.shortlist)

"""The text form of actions, and their fixed place in an integer space.

An action is a NamedTuple of small ints. Its text form is a flat JSON list, the tag first, with names
instead of numbers where a person may read it: `["take", "tech_rain_mill", 0, "over", null, null]`.
Each kind lists its fields once; parsing, printing and the integer range come from that list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from orrery.core.errors import BadAction, clip, reason
from orrery.core.field_types import FieldType, meanings

Json = Any
EMPTY = -1  # of a field that may be empty


class Field(Protocol):
    """One field of an action: how it is written, and how many values it can take."""

    size: int

    def write(self, value: int) -> Json: ...
    def read(self, raw: Json) -> int: ...
    def rank(self, value: int) -> int: ...
    def value(self, rank: int) -> int: ...


class Id:
    """An index into a list of names, written as the name; `meaning` says what they name where that has a type."""

    def __init__(self, names: Sequence[str], meaning: Any = None) -> None:
        self.names = tuple(names)
        self.meaning = meaning
        self.size = len(self.names)
        self._index = {name: i for i, name in enumerate(self.names)}

    def write(self, value: int) -> Json:
        if value < 0:  # a list would count from its end, and a wrong action would turn into another one
            raise IndexError(value)
        return self.names[value]

    def read(self, raw: Json) -> int:
        if not isinstance(raw, str) or raw not in self._index:
            raise BadAction(reason("none_of", value=clip(raw), known=", ".join(self.names)))
        return self._index[raw]

    def rank(self, value: int) -> int:
        return value

    def value(self, rank: int) -> int:
        return rank


class Sparse:
    """An index into a list of names with gaps, written as the name; what has no name is no value."""

    def __init__(self, names: Sequence[str], meaning: Any = None) -> None:
        self.names = tuple(name for name in names if name)
        self.meaning = meaning
        self._written = tuple(names)
        self._values = tuple(value for value, name in enumerate(names) if name)
        self._ranks = {value: rank for rank, value in enumerate(self._values)}
        self._index = {names[value]: value for value in self._values}
        self.size = len(self._values)

    def write(self, value: int) -> Json:
        if value not in self._ranks:
            raise IndexError(value)
        return self._written[value]

    def read(self, raw: Json) -> int:
        if not isinstance(raw, str) or raw not in self._index:
            raise BadAction(reason("none_of", value=clip(raw), known=", ".join(self._index)))
        return self._index[raw]

    def rank(self, value: int) -> int:
        return self._ranks[value]

    def value(self, rank: int) -> int:
        return self._values[rank]


class Int:
    """A whole number from low to high; `meaning` is its type where that says more."""

    def __init__(self, low: int, high: int, meaning: Any = None) -> None:
        self.low, self.high = low, high
        self.meaning = meaning
        self.size = high - low + 1

    def write(self, value: int) -> Json:
        return value

    def read(self, raw: Json) -> int:
        if isinstance(raw, bool) or not isinstance(raw, int):
            raise BadAction(reason("not_whole", value=clip(raw)))
        if not self.low <= raw <= self.high:
            raise BadAction(reason("not_from_to", value=clip(raw), low=self.low, high=self.high))
        return raw

    def rank(self, value: int) -> int:
        return value - self.low

    def value(self, rank: int) -> int:
        return rank + self.low


class Maybe:
    """A field that may be empty: null in text, -1 in the action."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.size = field.size + 1

    def write(self, value: int) -> Json:
        return None if value == EMPTY else self.field.write(value)

    def read(self, raw: Json) -> int:
        return EMPTY if raw is None else self.field.read(raw)

    def rank(self, value: int) -> int:
        return 0 if value < 0 else self.field.rank(value) + 1

    def value(self, rank: int) -> int:
        return EMPTY if rank == 0 else self.field.value(rank - 1)


class Written(NamedTuple):
    """The mark of an action in its text form inside a view: `Annotated[list[Any], Written((Build, Pass))]`."""

    kinds: tuple[type[Any], ...]


class Kind(NamedTuple):
    """One kind of action: its tag in text, its class, its fields."""

    tag: str
    type: type[Any]
    fields: tuple[Field, ...] = ()

    @property
    def size(self) -> int:
        total = 1
        for field in self.fields:
            total *= field.size
        return total


_EQUAL: Any = tuple.__eq__
_UNEQUAL: Any = tuple.__ne__


def _same(a: Any, b: object) -> Any:
    """A bid of 2 is not the second card of a hand, though both are a tuple of one number."""
    return a.__class__ is b.__class__ and _EQUAL(a, b)


def _other(a: Any, b: object) -> Any:
    return a.__class__ is not b.__class__ or _UNEQUAL(a, b)


def _tell_apart(kind: type[Any]) -> None:
    """Actions are equal only if they are of one kind. Hashes stay those of tuples, which are quick: two kinds may
    share one, as any two things may."""
    kind.__eq__ = _same  # type: ignore[assignment]
    kind.__ne__ = _other  # type: ignore[assignment]


def _meaning(field: Field) -> FieldType | None:
    inner = field.field if isinstance(field, Maybe) else field
    return meanings({"": getattr(inner, "meaning", None)}).get("")


class ActionSet:
    """All kinds of actions of a game."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self._by_tag = {kind.tag: kind for kind in kinds}
        self._by_type = {kind.type: kind for kind in kinds}
        self._base: dict[str, int] = {}
        self.size = 0
        for kind in kinds:
            _tell_apart(kind.type)
            self._base[kind.tag] = self.size
            self.size += kind.size

    def fields(self) -> dict[str, dict[str, FieldType | None]]:
        """What the parts of each kind's text form are called and mean, in their order, by its tag."""
        return {kind.tag: dict(zip(kind.type._fields, map(_meaning, kind.fields), strict=True)) for kind in self.kinds}

    def kind_of(self, action: Any) -> Kind | None:
        return self._by_type.get(type(action))

    def tag_of(self, action: Any) -> str:
        return self._by_type[type(action)].tag

    def write(self, action: Any) -> list[Json]:
        kind = self._by_type[type(action)]
        return [kind.tag, *(field.write(value) for field, value in zip(kind.fields, action, strict=True))]

    def read(self, raw: Json) -> Any:
        """An action from its text form; anything else is a BadAction that says where it fails."""
        if not isinstance(raw, list | tuple) or not raw:
            raise BadAction(reason("not_an_action"))
        kind = self._by_tag.get(raw[0]) if isinstance(raw[0], str) else None
        if kind is None:
            raise BadAction(reason("no_kind", value=clip(raw[0]), known=", ".join(self._by_tag)))
        if len(raw) != len(kind.fields) + 1:
            raise BadAction(reason("wrong_length", kind=kind.tag, wanted=len(kind.fields), given=len(raw) - 1))
        return kind.type(*[field.read(value) for field, value in zip(kind.fields, raw[1:], strict=True)])

    def index(self, action: Any) -> int:
        """The action's number in the fixed space of all actions of the game (mixed radix of its fields)."""
        kind = self._by_type[type(action)]
        rank = 0
        for field, value in zip(kind.fields, action, strict=True):
            rank = rank * field.size + field.rank(value)
        return self._base[kind.tag] + rank

    def at(self, index: int) -> Any:
        """The action with this number: the inverse of `index`."""
        for kind in self.kinds:
            rank = index - self._base[kind.tag]
            if 0 <= rank < kind.size:
                values: list[int] = []
                for field in reversed(kind.fields):
                    rank, digit = divmod(rank, field.size)
                    values.append(field.value(digit))
                return kind.type(*reversed(values))
        raise BadAction(reason("not_from_to", value=clip(index), low=0, high=self.size - 1))

"""How the values of a state are written with the names of components, and read back with care.

States hold small ints and bits; a position (see `core.position`) says the same in names: `"at": "1,-1"`,
`"hand": ["casino"]`. A form belongs to one value and knows both ways. What it can't read is refused with its place and
a reason.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NoReturn, TypeVar

from orrery.core.errors import BadPosition, clip, reason

Json = Any
T = TypeVar("T")
NONE = -1  # of an index: nothing


class At:
    """A place in the data of a position, such as `seats[0].hand`, and how many seats there are."""

    __slots__ = ("path", "players")

    def __init__(self, path: str, players: int) -> None:
        self.path = path
        self.players = players

    def key(self, name: str) -> At:
        return At(f"{self.path}.{name}" if self.path else name, self.players)

    def item(self, n: int) -> At:
        return At(f"{self.path}[{n}]", self.players)

    def refuse(self, why: str, **params: object) -> NoReturn:
        raise BadPosition(self.path, reason(why, **params))

    def object(self, raw: Json, known: Iterable[str]) -> dict[str, Json]:
        """A JSON object with no other keys than these."""
        if not isinstance(raw, Mapping):
            self.refuse("not_object")
        for name in raw:
            if name not in known:
                self.refuse("unknown_key", value=clip(name), known=", ".join(known))
        return dict(raw)

    def list(self, raw: Json) -> list[Json]:
        if not isinstance(raw, list | tuple):
            self.refuse("not_list", value=clip(raw))
        return list(raw)


class Form(ABC, Generic[T]):
    """One kind of value: from JSON to the state and back."""

    @abstractmethod
    def read(self, raw: Json, at: At) -> T: ...

    @abstractmethod
    def write(self, value: T) -> Json: ...


class Number(Form[int]):
    """A whole number; null is -1 where there may be none."""

    def __init__(self, low: int = 0, high: int | None = None, *, optional: bool = False) -> None:
        self.low, self.high, self.optional = low, high, optional

    def read(self, raw: Json, at: At) -> int:
        if raw is None and self.optional:
            return NONE
        if isinstance(raw, bool) or not isinstance(raw, int):
            at.refuse("not_whole", value=clip(raw))
        if self.high is None:
            if raw < self.low:
                at.refuse("too_small", value=clip(raw), low=self.low)
        elif not self.low <= raw <= self.high:
            at.refuse("not_from_to", value=clip(raw), low=self.low, high=self.high)
        return raw

    def write(self, value: int) -> Json:
        return None if value == NONE and self.optional else value


class Flag(Form[bool]):
    def read(self, raw: Json, at: At) -> bool:
        if not isinstance(raw, bool):
            at.refuse("not_switch", value=clip(raw))
        return raw

    def write(self, value: bool) -> Json:
        return value


class Word(Form[str]):
    """A text that is one of a few; the state holds it as it is written."""

    def __init__(self, *choices: str) -> None:
        self.choices = choices

    def read(self, raw: Json, at: At) -> str:
        if not isinstance(raw, str) or raw not in self.choices:
            at.refuse("none_of", value=clip(raw), known=", ".join(self.choices))
        return raw

    def write(self, value: str) -> Json:
        return value


class Name(Form[int]):
    """An index into a list of names; null is -1 where it may be nothing."""

    def __init__(self, names: Sequence[str], *, optional: bool = False) -> None:
        self.names = tuple(names)
        self.optional = optional
        self._index = {name: n for n, name in enumerate(self.names)}

    def read(self, raw: Json, at: At) -> int:
        if raw is None and self.optional:
            return NONE
        if not isinstance(raw, str) or raw not in self._index:
            at.refuse("none_of", value=clip(raw), known=", ".join(self.names))
        return self._index[raw]

    def write(self, value: int) -> Json:
        return None if value == NONE and self.optional else self.names[value]


class SeatNumber(Form[int]):
    """A seat; null is -1 where it may be nobody."""

    def __init__(self, *, optional: bool = False) -> None:
        self.optional = optional

    def read(self, raw: Json, at: At) -> int:
        if raw is None and self.optional:
            return NONE
        if isinstance(raw, bool) or not isinstance(raw, int) or not 0 <= raw < at.players:
            at.refuse("no_seat", value=clip(raw), high=at.players - 1)
        return raw

    def write(self, value: int) -> Json:
        return None if value == NONE and self.optional else value


class Several(Form[Any]):
    """Values of one form in a row; `make` is what the state keeps them in."""

    def __init__(
        self,
        form: Form[Any],
        make: Callable[[Iterable[Any]], Any] = tuple,
        *,
        backwards: bool = False,
        length: int | None = None,
    ) -> None:
        self.form, self.make = form, make
        self.backwards = backwards  # the state has the first one last: a pile whose top is popped
        self.length = length

    def read(self, raw: Json, at: At) -> Any:
        found = [self.form.read(item, at.item(n)) for n, item in enumerate(at.list(raw))]
        if self.length is not None and len(found) != self.length:
            at.refuse("wrong_count", given=len(found), wanted=self.length)
        return self.make(reversed(found) if self.backwards else found)

    def write(self, value: Sequence[Any]) -> Json:
        return [self.form.write(item) for item in (reversed(value) if self.backwards else value)]


def row(names: Sequence[str], make: Callable[[Iterable[Any]], Any] = tuple, *, backwards: bool = False) -> Several:
    """Names in an order that matters."""
    return Several(Name(names), make, backwards=backwards)


def bag(names: Sequence[str]) -> Several:
    """Names in no order; one may stand there several times. The state keeps them sorted."""
    return Several(Name(names), lambda found: tuple(sorted(found)))


class Bits(Form[int]):
    """A set as an int with a bit for each name; a name stands once."""

    def __init__(self, names: Sequence[str]) -> None:
        self.name = Name(names)

    def read(self, raw: Json, at: At) -> int:
        found = 0
        for n, item in enumerate(at.list(raw)):
            bit = 1 << self.name.read(item, at.item(n))
            if found & bit:
                at.item(n).refuse("named_twice", value=clip(item))
            found |= bit
        return found

    def write(self, value: int) -> Json:
        return [name for n, name in enumerate(self.name.names) if value >> n & 1]


class SeatBits(Form[int]):
    """A set of seats as an int with a bit for each."""

    def read(self, raw: Json, at: At) -> int:
        found = 0
        for n, item in enumerate(at.list(raw)):
            bit = 1 << SeatNumber().read(item, at.item(n))
            if found & bit:
                at.item(n).refuse("named_twice", value=clip(item))
            found |= bit
        return found

    def write(self, value: int) -> Json:
        return [seat for seat in range(value.bit_length()) if value >> seat & 1]


class Copies(Form[Any]):
    """How many there are of each name, as an object; what is not named is 0."""

    def __init__(self, names: Sequence[str], make: Callable[[Iterable[int]], Any] = list) -> None:
        self.names, self.make = tuple(names), make

    def read(self, raw: Json, at: At) -> Any:
        given = at.object(raw, self.names)
        return self.make([Number().read(given.get(name, 0), at.key(name)) for name in self.names])

    def write(self, value: Sequence[int]) -> Json:
        return {name: count for name, count in zip(self.names, value, strict=True) if count}


class Fields(Form[Any]):
    """A NamedTuple as an object; fields with a default may be left out."""

    def __init__(self, cls: type[Any], **forms: Form[Any]) -> None:
        assert tuple(forms) == cls._fields, f"{cls.__name__}: a form for each field, in order"
        self.cls, self.forms = cls, forms

    def read(self, raw: Json, at: At) -> Any:
        given = at.object(raw, self.forms)
        for name in self.forms:
            if name not in given and name not in self.cls._field_defaults:
                at.refuse("missing_key", key=name)
        named = {name: form for name, form in self.forms.items() if name in given}
        return self.cls(**{name: form.read(given[name], at.key(name)) for name, form in named.items()})

    def write(self, value: Any) -> Json:
        return {name: form.write(getattr(value, name)) for name, form in self.forms.items()}


class Maybe(Form[T | None]):
    """Null, or a value of this form."""

    def __init__(self, form: Form[T]) -> None:
        self.form = form

    def read(self, raw: Json, at: At) -> T | None:
        return None if raw is None else self.form.read(raw, at)

    def write(self, value: T | None) -> Json:
        return None if value is None else self.form.write(value)

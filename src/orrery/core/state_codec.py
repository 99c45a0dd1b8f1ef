"""States as JSON and back, exactly, by their annotations.

Games write no serialiser. A state is plain data whose annotations name ints, strings, bools,
lists, tuples, NamedTuples, other plain data, or `Any` for a frame; frames carry their class
name, because any frame may lie on a stack.

Fields that came with an expansion (`came_later`) are left out of the JSON while they have the value they have without
it, so that states of the base game are written as before.
"""

from __future__ import annotations

import hashlib
import json
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Literal, NamedTuple, TypeVar, get_args, get_origin

from orrery.core.errors import clip
from orrery.core.frames import COMBINATORS
from orrery.core.plain_data import PlainData
from orrery.core.plain_fields import fields_of

Json = Any
FRAME = "$"  # no name of a field: frames such as May have a field `frame`


class NotPlain(ValueError):
    """The JSON does not describe a state of this kind."""


_LATER: dict[type, dict[str, Any]] = {}


def came_later(cls: type, **without: Any) -> None:
    """Fields of an expansion, with the value each has without it."""
    assert set(without) <= fields_of(cls).keys(), "no such field"
    _LATER[cls] = without


def later_of(cls: type) -> Mapping[str, Any]:
    return _LATER.get(cls, {})


_SCALARS = frozenset((int, str, bool, type(None)))


def to_plain(value: Any) -> Json:
    """Any value of a state as JSON-ready data.

    Most of a state is numbers in lists, so they are looked at in place: a call for each would take three times as long.
    """
    kind = type(value)
    if kind in _SCALARS:
        return value
    if kind is list or kind is tuple:
        return [item if type(item) in _SCALARS else to_plain(item) for item in value]
    return _fields(value, kind)


def _fields(value: Any, kind: type) -> dict[str, Json]:
    names, later = _names(kind), _LATER.get(kind)
    plain: dict[str, Json] = {FRAME: kind.__name__} if issubclass(kind, tuple) else {}
    for name in names:
        item = getattr(value, name)
        if later is None or name not in later or item != later[name]:
            plain[name] = item if type(item) in _SCALARS else to_plain(item)
    return plain


@cache
def _names(kind: type) -> tuple[str, ...]:
    """The fields of a class whose values are written as an object."""
    if issubclass(kind, tuple) and hasattr(kind, "_fields"):
        names: tuple[str, ...] = kind._fields
        return names
    if issubclass(kind, PlainData):
        return tuple(fields_of(kind))
    raise NotPlain(f"{kind.__name__} is not plain data")


Reader = Callable[[Json], Any]


class ClassFields(NamedTuple):
    """What is known of a class before its first value is read."""

    names: tuple[str, ...]
    readers: tuple[Reader, ...]
    later: Mapping[str, Any]
    required: frozenset[str]
    known: frozenset[str]


class Codec:
    """Reads states of one game: knows its frames by name."""

    def __init__(self, state_type: type, tuples: Iterable[type], options_type: type) -> None:
        self.state_type = state_type
        self.options_type = options_type
        self.named = {cls.__name__: cls for cls in (*COMBINATORS, *tuples, options_type)}
        self._readers: dict[Any, Reader] = {}
        self._known: dict[type, ClassFields] = {}

    def read_state(self, raw: Json) -> Any:
        return self._object(self.state_type, raw)

    def _object(self, cls: type, raw: Json) -> Any:
        fields = self._class_fields(cls)
        values = self._values(cls, fields, raw)
        made = cls()
        for name, value in zip(fields.names, values, strict=True):
            setattr(made, name, value)
        return made

    def _class_fields(self, cls: type) -> ClassFields:
        found = self._known.get(cls)
        if found is None:
            fields, later = fields_of(cls), later_of(cls)
            names = tuple(fields)
            readers = tuple(map(self._reader_of, fields.values()))
            required = frozenset(names) - frozenset(later)
            found = self._known[cls] = ClassFields(names, readers, later, required, required | frozenset(later))
        return found

    def _values(self, cls: type, fields: ClassFields, raw: Json, frame: str | None = None) -> list[Any]:
        """The values of its fields; one of an expansion may be left out only if it would say nothing."""
        if not isinstance(raw, dict) or not fields.required <= raw.keys() - {frame} <= fields.known:
            raise NotPlain(f"fields of {cls.__name__} do not match")
        later = fields.later
        if not later:
            return [read(raw[name]) for name, read in zip(fields.names, fields.readers)]
        values = [read(raw[name]) if name in raw else later[name] for name, read in zip(fields.names, fields.readers)]
        if any(name in raw and raw[name] == to_plain(later[name]) for name in later):
            raise NotPlain(f"{cls.__name__}: a field that says nothing is left out")
        return values

    def _named(self, raw: Json, cls: type | None = None) -> Any:
        name = raw.get(FRAME) if isinstance(raw, dict) else None
        found = self.named.get(name) if isinstance(name, str) else None
        if found is None or (cls is not None and found is not cls):
            raise NotPlain(f"unknown frame {clip(name)}")
        return found(*self._values(found, self._class_fields(found), raw, FRAME))

    def read(self, hint: Any, raw: Json) -> Any:
        """A value with this annotation."""
        return self._reader_of(hint)(raw)

    def _reader_of(self, hint: Any) -> Reader:
        reader = self._readers.get(hint)
        if reader is None:
            reader = self._readers[hint] = self._reader(hint)
        return reader

    def _reader(self, hint: Any) -> Reader:
        if hint is Any:
            return self._dynamic
        if isinstance(hint, TypeVar):
            return lambda raw: self._named(raw, self.options_type)
        if hint in _SCALARS:
            return lambda raw: _scalar(hint, raw)
        origin, args = get_origin(hint), get_args(hint)
        if origin is Literal:
            return lambda raw: _one_of(args, raw)
        if origin is list:
            return self._items(list, args[0])
        if origin is tuple:
            if len(args) == 2 and args[1] is Ellipsis:
                return self._items(tuple, args[0])
            each = tuple(map(self._reader_of, args))
            return lambda raw: tuple(read(item) for read, item in zip(each, _sequence(raw), strict=True))
        if origin in (typing.Union, types.UnionType):
            (inner,) = (self._reader_of(a) for a in args if a is not type(None))
            return lambda raw: None if raw is None else inner(raw)
        if isinstance(hint, type) and hasattr(hint, "_fields"):
            return lambda raw: self._named(raw, hint)
        if isinstance(hint, type) and issubclass(hint, PlainData):
            return lambda raw: self._object(hint, raw)
        raise NotPlain(f"{hint} cannot be read")

    def _items(self, made: type[list[Any]] | type[tuple[Any, ...]], hint: Any) -> Reader:
        """Of a sequence. Most are of numbers, which are looked at in place, as `to_plain` does."""
        if hint in _SCALARS:
            return lambda raw: made(item if type(item) is hint else _scalar(hint, item) for item in _sequence(raw))
        inner = self._reader_of(hint)
        return lambda raw: made(map(inner, _sequence(raw)))

    def _dynamic(self, raw: Json) -> Any:
        if isinstance(raw, list):
            return tuple(map(self._dynamic, raw))
        return self._named(raw) if isinstance(raw, dict) else raw


def _scalar(cls: type, raw: Json) -> Any:
    if type(raw) is not cls:
        raise NotPlain(f"{clip(raw)} is not {cls.__name__}")
    return raw


def _one_of(values: tuple[Any, ...], raw: Json) -> Any:
    if not any(type(raw) is type(value) and raw == value for value in values):
        raise NotPlain(f"{clip(raw)} is none of {', '.join(map(str, values))}")
    return raw


def _sequence(raw: Json) -> list[Json]:
    if not isinstance(raw, list):
        raise NotPlain("a list is missing")
    return raw


def canonical(raw: Json) -> str:
    """The one way a piece of JSON is written where bytes must agree."""
    return json.dumps(raw, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def digest(state: Any) -> str:
    """A short fingerprint of a state; two engines that agree on it agree on the game."""
    return plain_digest(to_plain(state))


def plain_digest(raw: Json) -> str:
    """The same of a state that is plain data already."""
    return hashlib.sha256(canonical(raw).encode()).hexdigest()[:16]

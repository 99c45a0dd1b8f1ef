"""The fields of plain data: their names and types, and the method that copies them, both read from the annotations."""

from __future__ import annotations

import inspect
import sys
import types
import typing
from collections.abc import Collection, Mapping
from typing import Any, ForwardRef, Literal, TypeVar, get_args, get_origin, get_type_hints

_SCALARS = (int, str, bool, type(None))
_declared: dict[type, Mapping[str, str]] = {}
_fields: dict[Any, dict[str, Any]] = {}


def declare_fields(cls: type, annotations: dict[str, str]) -> None:
    """For a class that forgets its annotations, or knows less than was written, as a compiled one does."""
    if hasattr(cls, "clone"):
        _declared[cls] = annotations  # nothing can be attached to it
    else:
        cls.__annotations__ = annotations


def declare_keys(cls: Any, annotations: Mapping[str, str], required: Collection[str], *bases: Any) -> None:
    """The same for a TypedDict, which holds the keys of its bases too and knows which of them may be missing."""
    own = {name: ForwardRef(written, module=cls.__module__, is_class=True) for name, written in annotations.items()}
    cls.__annotations__ = {name: hint for base in bases for name, hint in base.__annotations__.items()} | own
    cls.__required_keys__ = frozenset(required)
    cls.__optional_keys__ = frozenset(cls.__annotations__) - cls.__required_keys__


def fields_of(cls: Any) -> dict[str, Any]:
    """All fields with their types, those of its bases first."""
    found = _fields.get(cls)
    if found is None:
        found = _fields[cls] = _read_fields(cls)
    return found


def _read_fields(cls: Any) -> dict[str, Any]:
    if not any(base in _declared for base in cls.__mro__):
        return get_type_hints(cls)
    found: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        names = vars(sys.modules[base.__module__])
        written = _declared.get(base, inspect.get_annotations(base))
        found |= {name: eval(hint, names) if isinstance(hint, str) else hint for name, hint in written.items()}
    return found


def give_clone(cls: Any) -> None:
    """A method `clone`, unless the class has one of its own."""
    if "clone" in vars(cls):
        return
    scope: dict[str, Any] = {"cls": cls}
    source = "\n".join(["def clone(self):", *clone_lines(cls, "cls()")])
    exec(compile(source, f"<clone of {cls.__name__}>", "exec"), scope)
    cls.clone = scope["clone"]


def clone_lines(cls: type, new: str) -> list[str]:
    """The body of that method; `new` makes an object without fields.

    It assigns field by field, as one would write it by hand: nothing that loops over names is as fast.
    """
    copies = [f"    twin.{name} = {_copy(f'self.{name}', hint, cls, name)}" for name, hint in fields_of(cls).items()]
    return [f"    twin = {new}", *copies, "    return twin"]


def _copy(value: str, hint: Any, cls: type, name: str) -> str:
    try:
        return _copy_of(value, hint)
    except TypeError as refused:
        raise TypeError(f"{cls.__name__}.{name}: {refused}") from None


def _copy_of(value: str, hint: Any) -> str:
    """The expression that copies a value of this type; the value itself, if it can be shared."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        item = _copy_of("item", args[0])
        return f"{value}[:]" if item == "item" else f"[{item} for item in {value}]"
    if origin is tuple and args[1:] == (Ellipsis,):
        item = _copy_of("item", args[0])
        return value if item == "item" else f"tuple([{item} for item in {value}])"
    if isinstance(hint, type) and hasattr(hint, "clone"):
        return f"{value}.clone()"
    if not _never_changes(hint):
        raise TypeError(f"plain data does not hold {hint}")
    return value


def _never_changes(hint: Any) -> bool:
    if hint is Any or hint in _SCALARS or isinstance(hint, TypeVar) or get_origin(hint) is Literal:
        return True
    if get_origin(hint) in (tuple, typing.Union, types.UnionType):
        return all(part is Ellipsis or _never_changes(part) for part in get_args(hint))
    return hasattr(hint, "_fields") and all(_never_changes(part) for part in get_type_hints(hint).values())

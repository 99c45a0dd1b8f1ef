"""Classes that are nothing but fields: each field is annotated once, and slots and `clone` are made from that."""

from __future__ import annotations

import types
import typing
from typing import Any, Literal, Self, TypeVar, get_args, get_origin, get_type_hints

_SCALARS = (int, str, bool, type(None))


class _AnnotatedSlots(type):
    """Every annotated name of a class is a slot of it."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any], **named: Any) -> _AnnotatedSlots:
        return super().__new__(mcs, name, bases, {**body, "__slots__": tuple(body.get("__annotations__", ()))}, **named)


class PlainData(metaclass=_AnnotatedSlots):
    """A state, or a part of one that rules change in place.

    Annotations name ints, strings, bools, lists, tuples, NamedTuples of such, other plain data, or `Any` for what is
    never changed, such as a frame. Anything else is refused when the class is made.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "clone" not in cls.__dict__:
            cls.clone = _make_clone(cls)  # type: ignore[method-assign]

    def clone(self) -> Self:
        """A copy that shares only what never changes."""
        raise NotImplementedError("every subclass gets its own")


def _make_clone(cls: type) -> Any:
    """A method that assigns field by field, as one would write it by hand: nothing that loops over names is as fast."""
    lines = ["def clone(self):", "    twin = new(cls)"]
    for name, hint in get_type_hints(cls).items():
        lines.append(f"    twin.{name} = {_copy_of(f'self.{name}', hint, f'{cls.__name__}.{name}')}")
    lines.append("    return twin")
    scope: dict[str, Any] = {"new": object.__new__, "cls": cls}
    exec(compile("\n".join(lines), f"<clone of {cls.__name__}>", "exec"), scope)
    return scope["clone"]


def _copy_of(value: str, hint: Any, where: str) -> str:
    """The expression that copies a value of this type; the value itself, if it can be shared."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        item = _copy_of("item", args[0], where)
        return f"{value}[:]" if item == "item" else f"[{item} for item in {value}]"
    if origin is tuple and args[1:] == (Ellipsis,):
        item = _copy_of("item", args[0], where)
        return value if item == "item" else f"tuple([{item} for item in {value}])"
    if isinstance(hint, type) and issubclass(hint, PlainData):
        return f"{value}.clone()"
    if not _never_changes(hint):
        raise TypeError(f"{where}: plain data does not hold {hint}")
    return value


def _never_changes(hint: Any) -> bool:
    if hint is Any or hint in _SCALARS or isinstance(hint, TypeVar) or get_origin(hint) is Literal:
        return True
    if get_origin(hint) in (tuple, typing.Union, types.UnionType):
        return all(part is Ellipsis or _never_changes(part) for part in get_args(hint))
    return hasattr(hint, "_fields") and all(_never_changes(part) for part in get_type_hints(hint).values())

"""Classes that are nothing but fields: each field is annotated once, and slots and `clone` are made from that."""

from __future__ import annotations

from typing import Any, Self

from orrery.core.plain_fields import give_clone


class _AnnotatedSlots(type):
    """Every annotated name of a class is a slot of it."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any], **named: Any) -> _AnnotatedSlots:
        return super().__new__(mcs, name, bases, {**body, "__slots__": tuple(body.get("__annotations__", ()))}, **named)


class PlainData(metaclass=_AnnotatedSlots):
    """A state, or a part of one that rules change in place. It is made without fields, which are then assigned.

    Annotations name ints, strings, bools, lists, tuples, NamedTuples of such, other plain data, or `Any` for what is
    never changed, such as a frame. Anything else is refused when the class is made.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        give_clone(cls)

    def clone(self) -> Self:
        """A copy that shares only what never changes."""
        raise NotImplementedError("every subclass gets its own")

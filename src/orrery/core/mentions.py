"""Which components and places events name, as one seat would hear them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from orrery.core.events import Unveiled, Veiled
from orrery.core.field_types import field_types

_COMPONENT: Final = "component"
_PLACES: Final = ("place", "spot")


class Mentions:
    """Components and places in the order in which they are first named."""

    __slots__ = ("components", "places")

    def __init__(self) -> None:
        self.components: dict[str, None] = {}  # in place of a set that would keep its order
        self.places: dict[str, None] = {}

    def read(self, event: Any) -> None:
        """Take in an event, or an object inside one."""
        for at, meaning in _naming(event.__class__):
            value = event[at]
            if value is None:
                continue
            items = value if type(value) is tuple else (value,)  # an object is a tuple of a type of its own
            if meaning == _OBJECT:
                for item in items:
                    self.read(item)
                continue
            found = self.components if meaning == _COMPONENT else self.places
            for item in items:
                found[item] = None


def heard_by(seat: int | None, event: Any) -> Any:
    """The event as the seat (None: a spectator) hears it at once, None if it does not."""
    kind = type(event)
    if kind is Veiled:
        return heard_by(seat, event.event) if event.seat == seat else None
    if kind is Unveiled:
        return None
    redacted = getattr(event, "redacted", None)
    return event if redacted is None or event.seat == seat else redacted()


_OBJECT: Final = "object"


class _Naming(NamedTuple):
    at: int
    meaning: str


@cache
def _naming(kind: Any) -> tuple[_Naming, ...]:
    """The fields that name something, or hold objects that may."""
    meanings = field_types(kind)
    found: list[_Naming] = []
    for at, name in enumerate(kind._fields):
        meaning = meanings.get(name)
        if isinstance(meaning, dict):
            found.append(_Naming(at, _OBJECT))
        elif meaning == _COMPONENT or meaning in _PLACES:
            found.append(_Naming(at, str(meaning)))
    return tuple(found)

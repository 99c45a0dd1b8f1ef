"""What the fields of events mean: a seat, a component, a place.

An event says it in its annotations (`seat: Seat`, `cards: tuple[ComponentId, ...]`). To the engine these are plain ints
and strings; texts, the log and every client read the meaning from here and need not know a field by its name. A field
without a meaning is a plain value: a number to be shown, or a word that messages select on (`reason`, `kind`). A mark
may stand on a narrower type (`Annotated[ActionId, Meaning("component")]`), which clients then see.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, NamedTuple, TypedDict, get_args, get_origin, get_type_hints

FieldType = str | dict[str, "FieldType"]
"""The name of a meaning ("seat"), or the meanings inside an object; lists and empty values do not show in it."""
FieldTypes = dict[str, FieldType]


class MessageFields(TypedDict):
    """The meanings in everything of a game that becomes a sentence."""

    events: dict[str, FieldTypes]  # by the kind of event
    parameters: FieldTypes  # of prompts and refusals
    quantities: dict[str, str]  # of outcomes: the kind of each (core.ledger)


class Meaning(NamedTuple):
    """The mark in an annotation."""

    name: str


Seat = Annotated[int, Meaning("seat")]
"""A player, or the opponent a game brings along; told by name."""
ComponentId = Annotated[str, Meaning("component")]
"""A card, a tile or another component; told by its name."""
Place = Annotated[str, Meaning("place")]
"""A place such as "civ-3", "row-5", "area" or "H3"; told in words, with its kind for messages to select on."""
Spot = Annotated[str, Meaning("spot")]
"""A square or hex of a board; one of a board of its own ("mA1", "q2A1") is told with that board."""
Item = Annotated[str, Meaning("item")]
"""What an amount is of, in an object of item and amount; told by `amount-<item>`: "2 minerals"."""
# The meaning `track` is that of the track an event is about: places on it are told by their number alone.
# Games bring words of their own: a meaning `word:<prefix>` is told by the message `<prefix>-<value>`. One of them has a
# part in a list: `word:side` in an object of card and side is told as "Rain Mill (left)".


def field_types(kind: type[Any]) -> FieldTypes:
    """The meanings of an event's fields, of those that have one."""
    return meanings(get_type_hints(kind, include_extras=True))


def meanings(hints: Mapping[str, Any]) -> FieldTypes:
    """The same from annotations by name."""
    found = {name: _first([hint]) for name, hint in hints.items()}
    return {name: meaning for name, meaning in found.items() if meaning is not None}


def _first(hints: Iterable[Any]) -> FieldType | None:
    """The meaning in the first of these annotations that has one."""
    return next((meaning for hint in hints if (meaning := _meaning(hint)) is not None), None)


def _meaning(hint: Any) -> FieldType | None:
    if isinstance(hint, type) and hasattr(hint, "_fields"):
        return field_types(hint) or None
    origin = get_origin(hint)
    if origin is Annotated:
        return next((mark.name for mark in hint.__metadata__ if isinstance(mark, Meaning)), None)
    return _first(get_args(hint)) if origin in (tuple, types.UnionType, typing.Union) else None

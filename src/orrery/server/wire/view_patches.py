"""A view as what has changed since another one: changes at paths, and a digest by which a drift is noticed.

Only what differs is walked through: whole parts are compared first, which Python does quickly. A list that became
shorter, and one of plain values, is sent anew. Described in docs/protocol.md.
"""

from __future__ import annotations

from binascii import crc32
from typing import Any

from msgspec import UNSET, Struct, UnsetType, json

Json = Any
Path = list[str | int]
_encoder = json.Encoder(order="sorted")


class Change(Struct):
    """Put `value` at the end of the path, in place of what is there; without a value take away what is there.

    The path leads from the view through keys of objects and indices of lists; an index just behind the end adds.
    """

    path: Path
    value: Any | UnsetType = UNSET


def view_digest(view: Json) -> str:
    """The CRC-32 of the view as compact JSON with sorted keys, in UTF-8: eight hexadecimal digits."""
    return f"{crc32(_encoder.encode(view)):08x}"


def changes(before: dict[str, Json], after: dict[str, Json]) -> list[Change]:
    """What makes the view `after` of the view `before`."""
    found: list[Change] = []
    if before != after:
        _compare_objects(before, after, [], found)
    return found


def _compare(before: Json, after: Json, path: Path, found: list[Change]) -> None:
    """Of two values that differ."""
    if type(before) is dict and type(after) is dict:
        _compare_objects(before, after, path, found)
    elif type(before) is list and type(after) is list and before and _holds_parts(after) and len(before) <= len(after):
        for n, value in enumerate(after):
            if n >= len(before):
                found.append(Change([*path, n], value))
            elif before[n] != value:
                _compare(before[n], value, [*path, n], found)
    else:
        found.append(Change(path, after))


def _compare_objects(before: dict[str, Json], after: dict[str, Json], path: Path, found: list[Change]) -> None:
    for key, value in after.items():
        if key not in before:
            found.append(Change([*path, key], value))
        elif before[key] != value:
            _compare(before[key], value, [*path, key], found)
    found.extend(Change([*path, key]) for key in before if key not in after)


def _holds_parts(items: list[Json]) -> bool:
    return any(type(item) is dict or type(item) is list for item in items)


def patched(view: dict[str, Json], patch: list[Change]) -> dict[str, Json]:
    """The view after the changes; the one given stays as it is, and what has not changed is shared with it."""
    made: dict[str, Json] = dict(view)
    own = {id(made)}  # copies of this call, which may be edited
    for change in patch:
        here: Any = made
        for key in change.path[:-1]:
            inner = here[key]
            if id(inner) not in own:
                inner = inner.copy()
                own.add(id(inner))
                here[key] = inner
            here = inner
        key = change.path[-1]
        if change.value is UNSET:
            del here[key]
        elif type(here) is list and key == len(here):
            here.append(change.value)
        else:
            here[key] = change.value
    return made

"""Reading the data files of a game, and the one error that a wrong file gives."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

NONE: Final = -1  # where a component is named by its place in a table: none
Entry = dict[str, Any]
T = TypeVar("T")


class BadComponent(ValueError):
    """A data file is wrong; the message names the file and the entry."""


def reader(package_file: str) -> Callable[[str], Entry]:
    """What reads the TOML files beside the head of a game's `data` package, each once. What it gives is not to be
    changed."""
    folder = Path(package_file).parent

    @cache
    def read(name: str) -> Entry:
        with (folder / f"{name}.toml").open("rb") as file:
            return tomllib.load(file)

    return read


def expect(true: bool, what: str) -> None:
    if not true:
        raise BadComponent(what)


def build(file: str, entries: Iterable[Entry], make: Callable[[Entry, str], T]) -> tuple[T, ...]:
    """One component of each entry. What goes wrong in it is told with the file and the id of the entry."""
    made: list[T] = []
    for number, entry in enumerate(entries, 1):
        where = f"{file}.toml: {entry.get('id', f'entry {number}')}"
        try:
            made.append(make(entry, where))
        except KeyError as missing:
            raise BadComponent(f"{where}: {missing} is missing") from missing
        except BadComponent:
            raise
        except (TypeError, ValueError, AttributeError, IndexError) as wrong:
            raise BadComponent(f"{where}: {wrong}") from wrong
    return tuple(made)


def index_by_id(file: str, ids: Iterable[str]) -> dict[str, int]:
    """Place of each id in its table; ids are unique."""
    found: dict[str, int] = {}
    for place, name in enumerate(ids):
        expect(name not in found, f"{file}.toml: {name}: stands twice")
        found[name] = place
    return found


def one_of(names: tuple[str, ...], value: object, where: str) -> int:
    """Place of a name in its list."""
    if value not in names:
        raise BadComponent(f"{where}: {value!r} is none of {', '.join(names)}")
    return names.index(str(value))


def word(names: tuple[str, ...], value: object, where: str) -> str:
    """The name itself, if it is one of the list."""
    return names[one_of(names, value, where)]


def keys(entry: Entry, allowed: Iterable[str], where: str) -> None:
    """A key nobody reads is a slip of the pen."""
    unknown = set(entry) - set(allowed)
    expect(not unknown, f"{where}: {', '.join(sorted(unknown))} says nothing here")


def amounts(raw: Entry, names: tuple[str, ...], where: str) -> tuple[int, ...]:
    """Numbers by name as a row in the order of `names`; what is not named is 0."""
    keys(raw, names, where)
    return tuple(int(raw.get(name, 0)) for name in names)

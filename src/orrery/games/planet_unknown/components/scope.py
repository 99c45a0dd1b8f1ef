"""Which boards the base game's texts mean while a moon is in play. SM-1.7"""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core.data_files import Entry, build, expect, index_by_id
from orrery.games.planet_unknown.components.effects import PLANET_ONLY, Effect
from orrery.games.planet_unknown.data import read

TABLES: Final = ("general", "civ_card", "event", "feature", "technology", "measure", "test")
_KEYS: Final = {"measure": "measure", "test": "test"}
_BOARDS: Final = (["planet"], ["planet", "moon"])


class Scope(NamedTuple):
    """`both`: planet and moon; `tiles`: only symbols of tiles get a meteorite."""

    id: str
    both: bool
    tiles: bool


def _scope(entry: Entry, where: str) -> Scope:
    expect(entry["boards"] in _BOARDS, f"{where}: boards are the planet, or planet and moon")
    expect(entry.get("symbols", "tiles") == "tiles", f"{where}: symbols of tiles")
    return Scope(entry["id"], entry["boards"] == _BOARDS[1], "symbols" in entry)


_data: Final = read("scope")


def _table(name: str) -> dict[str, Scope]:
    entries = [{**entry, "id": entry[_KEYS.get(name, "id")]} for entry in _data[name]]
    index_by_id("scope", (entry["id"] for entry in entries))
    return {scope.id: scope for scope in build("scope", entries, _scope)}


SCOPES: Final = {name: _table(name) for name in TABLES}


def reaches_moon(table: str, name: str) -> bool:
    """Whether this text means the moon too; one that is not listed has no board in it."""
    scope = SCOPES[table].get(name)
    return scope is not None and scope.both


def with_moon(table: str, name: str, effect: Effect) -> Effect:
    """The effect of a base component while a moon is in play; the very same one if nothing changes."""
    scope = SCOPES[table].get(name)
    if scope is None or (scope.both and not scope.tiles):
        return effect
    return _limited(effect, scope)


def _limited(effect: Effect, scope: Scope) -> Effect:
    options = tuple(_limited(option, scope) for option in effect.options)
    boards = effect.boards if scope.both else PLANET_ONLY
    where = "tiles" if scope.tiles and effect.op == "add_meteorite" else effect.where
    return effect._replace(boards=boards, where=where, options=options)


def check_names(table: str, known: set[str]) -> None:
    """Every text that the file names is there."""
    for name in SCOPES[table]:
        expect(name in known, f"scope.toml: {table} {name}: there is none")

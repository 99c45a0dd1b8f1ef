"""Reading arguments: each check names the option, the value and what would fit."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from orrery.arena.peers import PEERS, Peer
from orrery.bots.levels import LEVELS
from orrery.cli.cli_texts import Wrong
from orrery.core.game import Game
from orrery.core.registry import game as find_game
from orrery.core.rng import SEED_BITS
from orrery.texts import LANGUAGES

Json = Any


def whole(name: str, text: str | None, low: int, high: int | None = None, default: int | None = None) -> int | None:
    """A whole number within limits; the default where nothing is given."""
    if text is None:
        return default
    try:
        number = int(text)
    except ValueError:
        raise Wrong("not_whole", name=name, value=text[:40]) from None
    return _within(name, text, number, low, high)


def needed(name: str, text: str, low: int, high: int | None = None) -> int:
    number = whole(name, text, low, high)
    assert number is not None
    return number


def seed(text: str | None) -> int | None:
    """Any seed a game can have."""
    return whole("--seed", text, 0, (1 << SEED_BITS) - 1)


def seconds(name: str, text: str | None) -> float | None:
    """A time between a millisecond and an hour."""
    if text is None:
        return None
    try:
        number = float(text)
    except ValueError:
        raise Wrong("not_number", name=name, value=text[:40]) from None
    if not 0.001 <= number <= 3600:
        raise Wrong("out_of_range", name=name, value=text[:40], low="0.001", high="3600")
    return number


def _within(name: str, text: str, number: int, low: int, high: int | None) -> int:
    if high is not None and not low <= number <= high:
        raise Wrong("out_of_range", name=name, value=text[:40], low=str(low), high=str(high))
    if number < low:
        raise Wrong("too_small", name=name, value=text[:40], low=str(low))
    return number


def lang(text: str | None) -> None:
    if text is not None and text not in LANGUAGES:
        raise Wrong("bad_lang", value=text[:40], known=", ".join(LANGUAGES))


def players(game: Game[Any, Any], text: str | None) -> int:
    """Seats at the table; without a word, four where the game allows it."""
    low, high = game.players.start, game.players.stop - 1
    found = whole("--players", text, low, high, min(max(4, low), high))
    assert found is not None
    return found


def levels(text: str, opponents: int) -> list[str]:
    """One level for all opponents, or one each."""
    given = [item.strip() for item in text.split(",")]
    for item in given:
        if item not in LEVELS:
            raise Wrong("bad_level", value=item[:40], known=", ".join(LEVELS))
    if len(given) == 1:
        return given * opponents
    if len(given) != opponents:
        raise Wrong("levels_count", given=len(given), wanted=opponents)
    return given


def options(game: Game[Any, Any], given: Sequence[str]) -> dict[str, Json]:
    """Table options from `name=value`; numbers and switches by the option's own kind."""
    properties = game.options["properties"]
    found: dict[str, Json] = {}
    for item in given:
        name, equals, value = item.partition("=")
        if not equals:
            raise Wrong("not_pair", name="--option", value=item[:40])
        kind = properties.get(name, {}).get("type")
        found[name] = value if kind == "string" else _plain(value)
    game.read_options(found)
    return found


def _plain(value: str) -> Json:
    try:
        return json.loads(value)
    except ValueError:
        return value


def read_json(path: Path) -> Json:
    """The contents of a JSON file."""
    if not path.is_file():
        raise Wrong("no_file", path=str(path))
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise Wrong("cannot_read", path=str(path)) from None
    except (ValueError, RecursionError):
        raise Wrong("not_json", path=str(path)) from None


def writable(path: Path | None) -> Path | None:
    """A file that can be written; tried now, not after an hour of play. What is in it stays as it is."""
    if path is None:
        return None
    try:
        existed = path.exists()
        path.open("a").close()
        if not existed:
            path.unlink()
    except OSError:
        raise Wrong("cannot_write", path=str(path)) from None
    return path


def peer(name: str | None) -> Peer | None:
    """Another engine to measure against."""
    if name is not None and name not in PEERS:
        raise Wrong("unknown_peer", peer=name[:40], known=", ".join(PEERS))
    return None if name is None else PEERS[name]


def game(ident: str) -> Game[Any, Any]:
    return find_game(ident)

"""Reading arguments: each check names the option, the value and what would fit."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from orrery.arena import Executor, contestants
from orrery.arena.contestants import CHARACTER, BadSetting, Contestant
from orrery.arena.peers import PEERS, Peer
from orrery.bots.characters import character_of
from orrery.bots.levels import LEVELS, level_of
from orrery.cli.cli_texts import Wrong
from orrery.core.game import Game
from orrery.core.registry import game as find_game
from orrery.core.rng import SEED_BITS
from orrery.lab.machines.executor_choice import executor as executor_on
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


class Opponent(NamedTuple):
    """A bot to play against: its level, and its character if it has one."""

    level: int
    character: str = ""


def levels(game: Game[Any, Any], text: str, opponents: int) -> list[Opponent]:
    """One level for all opponents, or one each; a character may follow: `3,5:miser`."""
    given = []
    for item in text.split(","):
        name, _, character = item.strip().partition(":")
        level = level_of(name)
        if level is None:
            raise Wrong("bad_level", value=item[:40], known=", ".join(map(str, LEVELS)))
        character_of(game, character)
        given.append(Opponent(level, character))
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


def bots(game: Game[Any, Any], text: str | None) -> tuple[Contestant, ...]:
    """Bots of a league; how many there must be is the league's own affair."""
    return _in_character(game, contestants(text) if text else ())


def _in_character(game: Game[Any, Any], found: tuple[Contestant, ...]) -> tuple[Contestant, ...]:
    """Told now and not in the first game: this game has no such character."""
    for each in found:
        character = dict(each.settings).get(CHARACTER, "")
        if not each.source:
            character_of(game, str(character))
    return found


def game(ident: str) -> Game[Any, Any]:
    return find_game(ident)


def seats(name: str, text: str, players: int) -> tuple[int, ...]:
    """Seats of a table, as people count them: 1,3."""
    found = {needed(name, part.strip(), 1, players) - 1 for part in text.split(",")}
    return tuple(sorted(found))


def executor(on: str | None, workers: str | None) -> Executor:
    """Where many games are played."""
    return executor_on(on, whole("--workers", workers, 1, 100_000))


def seated_bots(
    game: Game[Any, Any], text: str, iterations: int | None = None, seconds: float | None = None
) -> tuple[Contestant, ...]:
    """One bot for each seat; iterations and seconds are for those that don't state them."""
    defaults: dict[str, int | float] = {}
    if iterations is not None:
        defaults["iterations"] = iterations
    if seconds is not None:
        defaults["seconds"] = seconds
    with settings_told():
        found = contestants(text, defaults)
    if len(found) not in game.players:
        low, high = game.players.start, game.players.stop - 1
        raise Wrong("bots_count", given=len(found), game=game.id, low=low, high=high)
    return _in_character(game, found)


@contextmanager
def settings_told() -> Iterator[None]:
    """What is wrong with a bot's setting, with what would fit."""
    try:
        yield
    except BadSetting as bad:
        why = "setting_range" if "low" in bad.params else "bad_setting" if bad.params["known"] else "no_settings"
        raise Wrong(why, **bad.params) from None


def split(text: str) -> tuple[int, int, int]:
    """Percent for training, validation and test."""
    parts = [whole("--split", part, 0, 100) for part in text.split(",")]
    if len(parts) != 3 or sum(part or 0 for part in parts) != 100:
        raise Wrong("bad_split", value=text[:40])
    train, valid, test = (part or 0 for part in parts)
    return train, valid, test

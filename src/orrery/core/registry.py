"""Which games there are. Games are found as packages with a `GAME`; nothing here knows one by name."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from orrery.core.errors import Texts, UnknownGame
from orrery.core.game import Game

GAMES_PACKAGE = "orrery.games"

_texts: Texts | None = None


def speak(texts: Texts) -> None:
    """Give the registry a catalogue for its own errors."""
    global _texts
    _texts = texts


def texts() -> Texts | None:
    """The catalogue for errors that belong to no game."""
    return _texts


@cache
def ids() -> tuple[str, ...]:
    package = importlib.import_module(GAMES_PACKAGE)
    return tuple(sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg))


@cache
def _load(game_id: str) -> Game[Any, Any]:
    game: Game[Any, Any] = importlib.import_module(f"{GAMES_PACKAGE}.{game_id}").GAME
    return game


def games() -> list[str]:
    """Ids of all games that can be played."""
    return list(ids())


def game(game_id: str) -> Game[Any, Any]:
    """The game of this id; its data are loaded at the first call."""
    if game_id not in ids():
        raise UnknownGame(_texts, game=str(game_id)[:40], known=", ".join(ids()))
    return _load(game_id)

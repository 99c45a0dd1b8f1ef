"""Which games there are. Games are found as packages with a `GAME`; nothing here knows one by name.

A package whose rules have changed may keep the former ones as games of their own, in `OLDER`: tables that began under
them go on under them.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from orrery.core.errors import OldRules, Texts, UnknownGame
from orrery.core.game import Game

GAMES_PACKAGE = "orrery.games"

_texts: Texts | None = None
_registered: dict[str, dict[int, Game[Any, Any]]] = {}  # games and versions that come from elsewhere


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
def _versions(game_id: str) -> dict[int, Game[Any, Any]]:
    package = importlib.import_module(f"{GAMES_PACKAGE}.{game_id}")
    found: tuple[Game[Any, Any], ...] = (*getattr(package, "OLDER", ()), package.GAME)
    return {version.rules_version: version for version in found}


def games() -> list[str]:
    """Ids of all games that can be played."""
    return sorted({*ids(), *_registered})


def register(*versions: Game[Any, Any]) -> None:
    """Games from outside the package of games, or further versions of one; the highest number is the one in force."""
    for version in versions:
        _registered.setdefault(version.id, {})[version.rules_version] = version


def game(game_id: str, rules_version: int | None = None) -> Game[Any, Any]:
    """The game of this id, by the rules in force or by those of a version; its data are loaded at the first call."""
    if not isinstance(game_id, str) or (game_id not in ids() and game_id not in _registered):
        raise UnknownGame(_texts, game=str(game_id)[:40], known=", ".join(games()))
    known = _versions(game_id) if game_id in ids() else {}
    known = {**known, **_registered.get(game_id, {})}
    newest = max(known)
    if rules_version is None:
        return known[newest]
    if rules_version not in known:
        raise OldRules(_texts, version=rules_version, current=newest)
    return known[rules_version]

"""What is told of a game before anybody plays it: its place on the shelf, and its words. Plain values."""

from __future__ import annotations

from typing import Any

from orrery.bots.levels import LEVELS
from orrery.core.errors import LANGUAGES
from orrery.core.game import Game
from orrery.core.opponents import Opponents
from orrery.texts import Catalogue


def shelf_entry(game: Game[Any, Any]) -> dict[str, Any]:
    """A game on the shelf."""
    return {
        "id": game.id,
        "name": dict(game.name),
        "text": dict(game.about),
        "players": (game.players.start, game.players.stop - 1),
        "minutes": game.minutes,
        "weight": game.weight,
        "stage": game.stage,
        "rules_version": game.rules_version,
        "options": game.options,
        "bots": _bots(game.opponents),
    }


def _bots(opponents: Opponents) -> dict[str, Any]:
    """Levels, the weakest first, with their ratings where there are any, and characters."""
    rated = {one.level: one._asdict() for one in opponents.ratings}
    none = {"rating": None, "low": None, "high": None}
    return {
        "levels": [rated.get(level, {"level": level, **none}) for level in LEVELS],
        "characters": [{"id": one.id, "name": dict(one.name), "text": dict(one.text)} for one in opponents.characters],
    }


def words_page(game: Game[Any, Any]) -> dict[str, Any]:
    """All a client needs to put a game into words that it does not know."""
    told, known = game.field_types(), game.texts
    texts = {lang: known.source(lang) if isinstance(known, Catalogue) else "" for lang in LANGUAGES}
    return {
        "texts": texts,
        "events": told["events"],
        "parameters": told["parameters"],
        "answers": game.actions.fields(),
    }

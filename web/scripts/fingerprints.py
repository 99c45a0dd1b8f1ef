"""What this Python makes of random games: digests of their ends, and of everything that is said of them.

Run by the tests of the client natively and in Pyodide (web/tests/device.test.ts): both have to come to the same.
Imports nothing but orrery and the standard library, as there is nothing else in a browser.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import orrery
from orrery.core.errors import LANGUAGES
from orrery.core.state_codec import digest
from orrery.texts import Catalogue
from orrery.texts.log_lines import log_line

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("planet_5r", 3, {}),
    ("planet_5r", 5, {"die": "123456", "confirm": True}),
    ("pandorum", 2, {}),
    ("pandorum", 4, {"new_horizons": True}),
    ("planet_unknown", 1, {}),
    ("planet_unknown", 3, {"moons": True, "patches": True, "shattered": True, "quantum": True, "new_cards": True}),
    ("on_mars", 1, {}),
    ("on_mars", 3, {"first_colonists": True, "space_oddity": True}),
]
GAMES = 20  # random ones at each of these tables
TOLD = 2  # of them also in words: all prompts and log lines


def name_of(game: str, players: int, options: dict[str, Any]) -> str:
    return " ".join((game, str(players), *options))


def played(game: str, players: int, options: dict[str, Any], seed: int, said: Any) -> str:
    """A random game to its end; `said` is fed with every sentence about it, or is None."""
    match, rng = orrery.game(game).new(players, seed, options), Random(f"{game} {seed}")
    names, texts = [f"Player {seat}" for seat in range(players)], match.game.texts
    assert isinstance(texts, Catalogue)
    while not match.over:
        seat = rng.choice(match.actors)
        decision = match.decision(seat)
        assert decision is not None
        if said is not None:
            for lang in LANGUAGES:
                said.update(decision.prompt(lang).encode())
        for event in match.act(seat, decision.actions[rng.randrange(len(decision.actions))]):
            if said is not None:
                for lang in LANGUAGES:
                    said.update(log_line(texts, lang, event, names, seat).encode())
    return digest(match.state)


def fingerprints() -> Iterator[tuple[str, str]]:
    """Each table with the digest of one of its games, and last with one of all that was said of them and of the game.
    One after another, so that whoever asks for them can do something else in between."""
    for game, players, options in TABLES:
        name = name_of(game, players, options)
        said = hashlib.sha256(json.dumps(orrery.game(game).rules(), sort_keys=True).encode())
        said.update(json.dumps(orrery.game(game).components(), sort_keys=True).encode())
        for n in range(GAMES):
            yield name, played(game, players, options, n, said if n < TOLD else None)
        yield name, said.hexdigest()


if __name__ == "__main__":
    json.dump(list(fingerprints()), sys.stdout)

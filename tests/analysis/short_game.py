"""Games to analyse: a whole one, and its last few decisions as a game of their own, which is quicker."""

from __future__ import annotations

from typing import Any

import orrery
from orrery import Match
from orrery.analysis.game_walk import Walk
from orrery.bots.bot_match import play_out

Json = Any
PEOPLE = [{"name": "Ada", "level": None}, {"name": "Boris", "level": None}, {"name": "Vega", "level": 3}]


def whole_game() -> Match:
    return play_out(orrery.game("planet_5r").new(3, 5), ["random"] * 3, 5)


def whole_record() -> Json:
    """With one person."""
    return whole_game().record() | {"seats": [PEOPLE[0], PEOPLE[2], PEOPLE[2]]}


def short_game(seed: int = 3, actions: int = 12) -> Match:
    whole = whole_game()
    state = whole.game.clone(Walk(whole).at(len(whole.actions) - actions))
    return play_out(Match.from_state(whole.game, 3, whole.options, state, 7), ["random"] * 3, seed)


def short_record(seed: int = 3, actions: int = 12) -> Json:
    """With two people and a bot."""
    return short_game(seed, actions).record() | {"seats": PEOPLE}

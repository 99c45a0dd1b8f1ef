"""A game as somebody sees it: the same rules, judged with other eyes.

Whatever looks ahead by `game.evaluate` plays as its owner sees the game, and nothing else in it need know. A character
likes some of the things that can be had a little more than they are worth; a mood is such a liking for one game
alone, drawn from the seed, so that of moves that are nearly equal one bot takes the one and another bot the other. It
lasts, so that a turn that was begun is not finished with other eyes.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any

from orrery.core.errors import OrreryError
from orrery.core.opponents import Character
from orrery.core.rng import Rng
from orrery.core.ruleset import Ruleset
from orrery.texts import common

Rules = Ruleset[Any, Any]
Judge = Callable[[Any, int], float]

MOOD = 0.5  # a mood is at most so much of a character
HUNDREDTHS = 100


class UnknownCharacter(OrreryError):
    """The game has no such character among its bots (`known` in `.params`)."""

    code = "unknown_character"


def character_of(game: Rules, ident: str) -> Character | None:
    """The character of this id; None if the id is empty."""
    found = game.opponents.character(ident)
    if found is None and ident:
        known = ", ".join(one.id for one in game.opponents.characters)
        raise UnknownCharacter(common(), character=ident[:40], game=game.id, known=known)
    return found


def mood(game: Rules, rng: Rng) -> list[float]:
    """What a seat happens to like in this game: each character's likes, a little more or less."""
    found = [0.0] * len(game.quantities)
    for one in game.opponents.characters:
        much = MOOD * (rng.below(2 * HUNDREDTHS + 1) - HUNDREDTHS) / HUNDREDTHS
        for n, like in enumerate(one.likes):
            found[n] += much * like
    return found


def likes_of(game: Rules, ident: str, seed: int, much: float = 1.0) -> list[float]:
    """What the bot of a seat likes: so much of its mood of this seed, and what its character likes if it has one."""
    character, likes = character_of(game, ident), [much * like for like in mood(game, Rng(seed))]
    return likes if character is None else [a + b for a, b in zip(likes, character.likes, strict=True)]


def seen(game: Rules, judge: Judge) -> Rules:
    """The game with this judge in the place of its own evaluation."""
    found = copy.copy(game)
    found.__dict__["evaluate"] = judge
    return found


def liking(game: Rules, seat: int, likes: Sequence[float]) -> Rules:
    """The game as one seat likes it; the others are thought to see it as it is."""
    wanted = [(n, like) for n, like in enumerate(likes) if like]
    if not wanted:
        return game
    evaluate, ledger = game.evaluate, game.ledger

    def judge(state: Any, asked: int) -> float:
        value: float = evaluate(state, asked)
        if asked == seat:
            row = ledger(state, seat)
            for n, like in wanted:
                value += like * row[n]
        return value

    return seen(game, judge)

"""Every table the battery plays at: all games of the registry, all numbers of seats, all sets of options."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import orrery
from orrery import Match, Rng
from orrery.core.game import Game
from orrery.core.rng import mix

LONGEST = 2000  # actions; no game of ours comes near it
MOST_VALUES = 4  # of a numeric option: its ends and some between


class Setup(NamedTuple):
    """One kind of table."""

    game: Game[Any, Any]
    players: int
    options: dict[str, Any]

    def new(self, seed: int) -> Match:
        return self.game.new(self.players, seed, self.options)

    @property
    def name(self) -> str:
        chosen = "-".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.game.id}-{self.players}-{chosen}"


def values_of(option: dict[str, Any]) -> list[Any]:
    """Values to try of one option, from its JSON schema alone."""
    if "enum" in option:
        return list(option["enum"])
    if option["type"] == "boolean":
        return [False, True]
    low, high = option["minimum"], option["maximum"]
    step = max(1, (high - low) // (MOST_VALUES - 1))
    return sorted({*range(low, high + 1, step), high, option["default"]})


def option_sets(schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    names = list(schema["properties"])
    for values in product(*(values_of(schema["properties"][name]) for name in names)):
        yield dict(zip(names, values, strict=True))


def setups_of(game: Game[Any, Any]) -> list[Setup]:
    return [Setup(game, players, options) for players in game.players for options in option_sets(game.options)]


def every_setup() -> list[Setup]:
    return [setup for game_id in orrery.games() for setup in setups_of(orrery.game(game_id))]


SETUPS = every_setup()
NAMES = [setup.name for setup in SETUPS]


def rng_of(setup: Setup, seed: int) -> Rng:
    """Chance of the test itself, different for each kind of table and the same in every run."""
    return Rng(mix(seed, sum(map(ord, setup.name))))


def walk(m: Match, rng: Rng) -> Iterator[int]:
    """Play at random to the end; yields the number of actions before each one and after the last."""
    while True:
        yield len(m.actions)
        seats = m.actors
        if not seats:
            return
        assert len(m.actions) < LONGEST, "a game must end"
        seat = rng.choice(seats)
        decision = m.decision(seat)
        assert decision is not None
        assert decision.actions, f"dead end: seat {seat} is asked {decision.kind} and can do nothing"
        m.act(seat, rng.choice(decision.actions))


@cache
def positions(index: int, games: int = 2, every: int = 5) -> tuple[Match, ...]:
    """Matches stopped at positions spread over some random games of one setup; never to be changed."""
    setup = SETUPS[index]
    return tuple(spread(setup, games, every))


def spread(setup: Setup, games: int, every: int) -> Iterator[Match]:
    for seed in range(games):
        m = setup.new(seed + 1000)
        rng = rng_of(setup, seed)
        for n in walk(m, rng):
            if n % every == seed % every or m.over:
                yield m.clone()

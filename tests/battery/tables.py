"""Every table the battery plays at: all games of the registry, all numbers of seats, all values of all options.

A game with long games or many options gets fewer of them, so that no game makes the battery slow.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import orrery
from orrery import Match, Rng
from orrery.arena.setups import setups
from orrery.core import engine
from orrery.core.game import Game
from orrery.core.rng import mix

LONGEST = 2000  # actions; no game of ours comes near it
WORK = 1000  # actions of one random game of each setup of a game, beyond which fewer games are played
POSITIONS = 18  # of one random game, about, if it is a long one


class Setup(NamedTuple):
    """One kind of table."""

    game: Game[Any, Any]
    players: int
    options: dict[str, Any]

    def new(self, seed: int) -> Match:
        return self.game.new(self.players, seed, self.options)

    @property
    def name(self) -> str:
        usual = {option.name: option.default for option in self.game.option_set.options}
        chosen = [f"{key}={value}" for key, value in self.options.items() if value != usual[key]]
        return "-".join([self.game.id, str(self.players), *chosen])


def setups_of(game: Game[Any, Any]) -> list[Setup]:
    """All combinations of its options, or where they are many, tables that cover every value."""
    return [Setup(game, players, options) for players, options in setups(game)]


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
def length_of(game_id: str, players: int) -> int:
    """Actions of a random game with the default options."""
    game = orrery.game(game_id)
    m = game.new(players, 1)
    state, rng, count = game.clone(m.state), Rng(1), 0
    while seats := engine.actors(m.flow, state):
        engine.apply(m.flow, state, seats[0], rng.choice(engine.options(m.flow, state, seats[0])))
        count += 1
    return count


def share(setup: Setup, games: int) -> int:
    """How many of so many games this kind of table plays: all of them if the game's are few and short."""
    work = sum(length_of(other.game.id, other.players) for other in SETUPS if other.game is setup.game)
    return max(1, min(games, games * WORK // work))


@cache
def positions(index: int) -> tuple[Match, ...]:
    """Matches stopped at positions spread over some random games of one setup; never to be changed."""
    setup = SETUPS[index]
    every = max(5, length_of(setup.game.id, setup.players) // POSITIONS)  # short games give as many as they have
    return tuple(spread(setup, share(setup, 2), every))


def spread(setup: Setup, games: int, every: int) -> Iterator[Match]:
    for seed in range(games):
        m = setup.new(seed + 1000)
        rng = rng_of(setup, seed)
        for n in walk(m, rng):
            if n % every == seed % every or m.over:
                yield m.clone()

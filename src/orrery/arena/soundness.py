"""Random games that check the engine: promises of the rules at each step, and a replay that is identical."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, NamedTuple

from orrery.arena.jobs import Executor, JobFailed
from orrery.arena.processes import Processes
from orrery.arena.setups import Setup, all_sets, random_setup, setups
from orrery.core import engine
from orrery.core.match import Match
from orrery.core.record_reader import replay
from orrery.core.registry import game as find_game
from orrery.core.rng import Rng, mix

LONGEST = 100_000  # decisions: no game may go on for ever


class Unsound(RuntimeError):
    """A game broke a promise: which one, and where."""

    def __init__(self, players: int, n: int, why: str) -> None:
        super().__init__(players, n, why)
        self.players = players
        self.n = n
        self.why = why


class Checked(NamedTuple):
    """What was played and found sound."""

    games: int
    actions: int


def setup_of(ident: str, n: int, seed: int) -> Setup:
    """Table of game n: first those that cover the game, then any; all over again where there are few."""
    covering = _covering(ident)
    game = find_game(ident)
    if n < len(covering) or all_sets(game) is not None:
        return covering[n % len(covering)]
    return random_setup(game, Rng(mix(seed, n + 1), 5))


@cache
def _covering(ident: str) -> list[Setup]:
    return setups(find_game(ident))


def check_game(ident: str, seed: int, n: int) -> int:
    """Random game n. Returns the number of its actions."""
    players, options = setup_of(ident, n, seed)
    m = find_game(ident).new(players, mix(seed, n + 1), options)
    moves: list[tuple[int, Any]] = []
    try:
        _play(m, Rng(mix(seed, n + 1), 3), moves)
        again = replay(m.record())
    except Exception as error:  # whatever it is, it is a broken promise
        raise Unsound(players, n, f"{type(error).__name__}: {error} (action {len(moves)})") from error
    if again != m:
        raise Unsound(players, n, "its replay differs")
    return len(moves)


def _play(m: Match, rng: Rng, moves: list[tuple[int, Any]]) -> None:
    """To the end, with the promises checked at each step."""
    game, state = m.game, m.game.clone(m.state)
    game.invariants(state)
    while actors := engine.actors(m.flow, state):
        seat = rng.choice(actors)  # seats that decide together may do so in any order
        action = rng.choice(engine.options(m.flow, state, seat))
        engine.step(m.flow, state, seat, action)  # by the checked door, as for people
        moves.append((seat, action))
        game.invariants(state)
        assert len(moves) < LONGEST, "the game does not end"
    m.absorb(state, moves)


def check(
    ident: str,
    games: int,
    seed: int = 0,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> Checked:
    """So many random games over all seat counts and options; raises Unsound at the first that fails.

    Without an executor they are played on all cores of this machine; `progress` hears of each game.
    """
    if executor is None:
        with Processes() as processes:
            return check(ident, games, seed, processes, progress)
    total = Checked(0, 0)
    try:
        for _, actions in executor.run(partial(check_game, ident, seed), range(games)):
            total = Checked(total.games + 1, total.actions + actions)
            if progress is not None:
                progress(1)
    except JobFailed as failed:
        if isinstance(failed.error, Unsound):
            raise failed.error from None
        raise
    return total

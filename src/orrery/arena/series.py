"""A series: the same deals played once with every rotation of the seats, so that neither luck nor seat decides."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from orrery.arena.contestants import Contestant
from orrery.core import engine
from orrery.core.decision import Decision
from orrery.core.registry import game as find_game
from orrery.core.rng import mix

DEALS = 0x5EED
CHOICES = 0xB075


class Series(NamedTuple):
    """A unit of arena work, as plain data."""

    game: str
    options: tuple[tuple[str, Any], ...]
    bots: tuple[Contestant, ...]
    games: int
    seed: int = 0

    def seating(self, n: int) -> tuple[int, int]:
        """Game n: the number of its deal and by how many seats the bots are rotated."""
        return n // len(self.bots), n % len(self.bots)


class GameResult(NamedTuple):
    """One game, by bot (not by seat): share of the win, score, decisions with a choice, seconds they took."""

    n: int
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    choices: tuple[int, ...]
    seconds: tuple[float, ...]

    def outcome(self) -> tuple[int, tuple[float, ...], tuple[int, ...], tuple[int, ...]]:
        """All but the times: the same on every machine."""
        return self.n, self.shares, self.scores, self.choices


def play_game(series: Series, n: int) -> GameResult:
    """Game n of a series; it depends on the series and on n alone."""
    players = len(series.bots)
    deal, rotation = series.seating(n)
    game = find_game(series.game)
    m = game.new(players, mix(mix(series.seed, DEALS), deal + 1), dict(series.options))
    seats = [(b + rotation) % players for b in range(players)]  # bot -> seat
    bot_at = {seat: b for b, seat in enumerate(seats)}
    bots = [bot.make(mix(mix(series.seed, CHOICES), n * players + b + 1)) for b, bot in enumerate(series.bots)]
    choices, seconds = [0] * players, [0.0] * players
    state = game.clone(m.state)
    while actors := engine.actors(m.flow, state):
        seat = actors[0]
        b = bot_at[seat]
        decision = Decision(game, state, seat)
        began = time.perf_counter()
        action = bots[b].choose(game.view(state, seat), decision)
        if len(decision.actions) > 1:
            choices[b] += 1
            seconds[b] += time.perf_counter() - began
        if action not in decision.actions:
            raise RuntimeError(f"{series.bots[b].label} answered {action!r}, which is not among its actions")
        engine.apply(m.flow, state, seat, action)
    result = game.result(state)
    share = 1.0 / max(1, len(result.winners))  # a solo game may be won by nobody
    return GameResult(
        n,
        tuple(share if seat in result.winners else 0.0 for seat in seats),
        tuple(result.sheets[seat].total for seat in seats),
        tuple(choices),
        tuple(seconds),
    )

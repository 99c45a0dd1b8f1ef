"""A series: the same deals played once with every rotation of the seats, so that neither luck nor seat decides."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from orrery.arena.bot_game import BotGame, Fault, Watch, play_bots
from orrery.arena.contestants import Contestant
from orrery.arena.jobs import Executor
from orrery.arena.processes import Processes
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
    limit: float | None = None  # seconds for each decision

    def seating(self, n: int) -> tuple[int, int]:
        """Game n: the number of its deal and by how many seats the bots are rotated."""
        return n // len(self.bots), n % len(self.bots)

    def seats(self, n: int) -> tuple[int, ...]:
        """Game n: where each bot sits."""
        players, (_, rotation) = len(self.bots), self.seating(n)
        return tuple((b + rotation) % players for b in range(players))


class GameResult(NamedTuple):
    """One game, by bot (not by seat): share of the win, score, decisions with a choice, seconds they took, faults."""

    n: int
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    choices: tuple[int, ...]
    seconds: tuple[float, ...]
    faults: tuple[Fault | None, ...]

    @property
    def over(self) -> bool:
        """Whether it was played to its end; a fault breaks it off, and scores are those of an unfinished table."""
        return not any(self.faults)

    def outcome(self) -> tuple[Any, ...]:
        """All but the times and what programs left behind: the same on every machine."""
        faults = tuple(fault and fault._replace(detail="") for fault in self.faults)
        return self.n, self.shares, self.scores, self.choices, faults


def play_deal(series: Series, n: int, watch: Watch | None = None) -> BotGame:
    """Game n of a series, with its actions; it depends on the series and on n alone. `watch` is shown each answer."""
    players = len(series.bots)
    deal, _ = series.seating(n)
    seats = series.seats(n)
    order = sorted(range(players), key=seats.__getitem__)  # seat -> bot
    seeds = [mix(mix(series.seed, CHOICES), n * players + b + 1) for b in order]
    bots = [series.bots[b].make(seed, series.limit) for b, seed in zip(order, seeds, strict=True)]
    return play_bots(
        series.game,
        players,
        dict(series.options),
        mix(mix(series.seed, DEALS), deal + 1),
        bots,
        labels=[series.bots[b].label for b in order],
        limit=series.limit,
        watch=watch,
    )


def play_game(series: Series, n: int) -> GameResult:
    """Game n of a series, as a result that is small enough for many."""
    return by_bot(series, n, play_deal(series, n))


def by_bot(series: Series, n: int, played: BotGame) -> GameResult:
    """What came of a game for each bot."""
    seats = series.seats(n)
    fault_at = {fault.seat: fault for fault in played.faults}
    return GameResult(
        n,
        tuple(played.shares[seat] for seat in seats),
        tuple(played.scores[seat] for seat in seats),
        tuple(played.choices[seat] for seat in seats),
        tuple(played.seconds[seat] for seat in seats),
        tuple(fault_at.get(seat) for seat in seats),
    )


def run(
    series: Series, executor: Executor | None = None, progress: Callable[[GameResult], None] | None = None
) -> list[GameResult]:
    """Play all games, in the order of their numbers; `progress` hears of each one as it ends.

    Without an executor they are played on all cores of this machine.
    """
    if executor is None:
        with Processes() as processes:
            return run(series, processes, progress)
    results: list[GameResult] = []
    for _, result in executor.run(partial(play_game, series), range(series.games)):
        results.append(result)
        if progress is not None:
            progress(result)
    return sorted(results, key=lambda result: result.n)

"""Games of bots with themselves or each other, played to learn about the game rather than about the bots."""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.arena import Contestant, play_bots
from orrery.core.rng import mix
from orrery.lab.game_statistics.game_trace import GameTrace, trace
from orrery.lab.game_statistics.own_metrics import OwnMetric

Json = Any
DEALS = 0x57A7_DEA1
CHOICES = 0x57A7_B075


class SelfPlay(NamedTuple):
    """What is played, as plain data: one bot for every seat, or one each."""

    game: str
    players: int
    bots: tuple[Contestant, ...]
    options: tuple[tuple[str, Json], ...] = ()
    seed: int = 0
    metrics: tuple[OwnMetric, ...] = ()

    @property
    def rotated(self) -> bool:
        """Different bots take turns on the seats of one deal; where all are alike every game has its own."""
        return len(set(self.bots)) > 1


class ObservedGame(NamedTuple):
    """What is kept of a game."""

    n: int
    trace: GameTrace
    own: dict[str, float]
    faults: int


def observe_game(plan: SelfPlay, n: int) -> ObservedGame:
    """Game n; it depends on the plan and on n alone."""
    players = plan.players
    deal, rotation = divmod(n, players) if plan.rotated else (n, 0)
    seated = [plan.bots[(seat - rotation) % players] for seat in range(players)]
    bots = [bot.make(mix(mix(plan.seed, CHOICES), n * players + seat + 1)) for seat, bot in enumerate(seated)]
    played = play_bots(
        plan.game,
        players,
        dict(plan.options),
        mix(mix(plan.seed, DEALS), deal + 1),
        bots,
        labels=[bot.label for bot in seated],
    )
    m = played.match()
    own: dict[str, float] = {}
    for metric in plan.metrics if played.over else ():
        own |= metric.measure(m)
    return ObservedGame(n, trace(m), own, len(played.faults))

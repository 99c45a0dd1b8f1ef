"""Statistics of a game as one call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from orrery.arena import Contestant, Executor, contestant
from orrery.core.game import Game
from orrery.core.registry import game as find_game
from orrery.lab.game_statistics.game_metrics import GameStatistics, measure_games
from orrery.lab.game_statistics.own_metrics import OwnMetric, own_metric
from orrery.lab.game_statistics.self_play import SelfPlay, observe_game
from orrery.lab.lab_errors import LabError
from orrery.lab.leagues.league_call import seats
from orrery.lab.leagues.league_run import Progress
from orrery.lab.machines.executor_choice import executor

Json = Any
GAMES = 40


def statistics(
    game: Game[Any, Any] | str,
    bots: Sequence[str | Contestant] = ("greedy",),
    *,
    players: int | None = None,
    options: Mapping[str, Json] | None = None,
    games: int = GAMES,
    seed: int = 0,
    metrics: Sequence[str | OwnMetric] = (),
    on: str | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
) -> GameStatistics:
    """Figures of a game over so many games: one bot on every seat, or as many bots as seats, which take turns on them.

    `metrics` names functions of one's own, `file.py:function`.
    """
    found = find_game(game) if isinstance(game, str) else game
    chosen = [contestant(bot) if isinstance(bot, str) else bot for bot in bots]
    own = [own_metric(each) if isinstance(each, str) else each for each in metrics]
    plan = self_play(found, chosen, seats(found, players), options, seed, own)
    with executor(on, workers) as place:
        return measure_in(plan, games, place, progress)


def self_play(
    game: Game[Any, Any],
    bots: Sequence[Contestant],
    players: int,
    options: Mapping[str, Json] | None = None,
    seed: int = 0,
    metrics: Sequence[OwnMetric] = (),
) -> SelfPlay:
    """What can be played; anything else is refused before the first game."""
    if len(bots) not in (1, players):
        raise LabError("bots_for_seats", given=len(bots), seats=players)
    game.check_seed(seed)
    game.accept_table(players, game.read_options(options))
    every = tuple(bots) * players if len(bots) == 1 else tuple(bots)
    return SelfPlay(game.id, players, every, tuple(sorted((options or {}).items())), seed, tuple(metrics))


def measure_in(plan: SelfPlay, games: int, place: Executor, progress: Progress | None = None) -> GameStatistics:
    observed = []
    for _, seen in place.run(partial(observe_game, plan), range(games)):
        observed.append(seen)
        if progress is not None:
            progress(len(observed), games)
    return measure_games(plan, observed)

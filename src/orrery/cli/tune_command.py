"""`orrery tune`: good settings of a bot, with what they are worth."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from orrery.arena import Executor, contestant, contestants
from orrery.cli import arguments as read
from orrery.cli.cli_texts import Wrong
from orrery.cli.progress_bar import games_bar
from orrery.core.game import Game
from orrery.lab.lab_errors import LabError
from orrery.lab.tuning.knob_ranges import knobs
from orrery.lab.tuning.settings_search import TuningPlan, tune
from orrery.lab.tuning.tuning_words import report_json, report_text, write_report
from orrery.texts import Say


def plan(
    game: Game[Any, Any],
    bot: str,
    settings: str,
    against: str,
    players: int | None,
    games: int,
    trials: int,
    options: Sequence[tuple[str, Any]],
    seed: int,
) -> TuningPlan:
    with read.settings_told():
        tuned = contestant(bot)
        ranges = knobs(bot, settings)
        opponents = contestants(against)
    if len(opponents) == 1:  # one for all other seats
        seats = players if players is not None else read.players(game, None)
        opponents *= max(1, seats - 1)
    seats = len(opponents) + 1
    if seats not in game.players or (players is not None and seats != players):
        low, high = max(2, game.players.start), game.players.stop - 1
        raise Wrong("bots_count", given=seats, game=game.id, low=low, high=high)
    if games < 2 * seats:
        raise LabError("too_few_games", games=games, least=2 * seats)
    whole = games - games % seats  # whole deals
    return TuningPlan(game.id, tuple(options), tuned, ranges, opponents, whole, trials, seed)


def run(say: Say, planned: TuningPlan, folder: Path | None, executor: Executor, as_json: bool) -> int:
    with executor, games_bar(say("tune-trying"), planned.trials) as advance:
        end = tune(planned, executor, folder, lambda trials, games: advance(1))
    if folder is not None:
        write_report(planned, end, folder, say.lang)
    if as_json:
        print(json.dumps(report_json(planned, end), ensure_ascii=False, indent=2))
    else:
        Console().print(report_text(planned, end, say.lang), highlight=False, markup=False, soft_wrap=True)
        if folder is not None:
            Console().print(say("tune-kept", path=str(folder)), highlight=False, markup=False, soft_wrap=True)
    return 0

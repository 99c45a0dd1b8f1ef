"""The league as one call: plan, play what is missing, sum up, and write the report."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from orrery.arena import Contestant, Executor, contestant
from orrery.core.game import Game
from orrery.core.registry import game as find_game
from orrery.lab.leagues.league_plan import SYSTEMS, League, plan
from orrery.lab.leagues.league_report import write_report
from orrery.lab.leagues.league_run import Progress, play_league
from orrery.lab.leagues.league_summary import LeagueSummary, summarise
from orrery.lab.leagues.ratings import load_model
from orrery.lab.leagues.results_file import ResultsFile
from orrery.lab.leagues.telling_apart import ERROR, StopRule, stop_rule
from orrery.lab.machines.executor_choice import executor
from orrery.lab.reports.report_pages import load_templates

Json = Any
GAMES = 200
MOST_GAMES = 2000  # where a rule says when it is enough


def league(
    game: Game[Any, Any] | str,
    bots: Sequence[str | Contestant],
    *,
    players: int | None = None,
    options: Mapping[str, Json | Sequence[Json]] | None = None,
    games: int | None = None,
    until: str | StopRule | None = None,
    system: str = SYSTEMS[0],
    seed: int = 0,
    limit: float | None = None,
    on: str | None = None,
    workers: int | None = None,
    out: Path | str | None = None,
    lang: str = "en",
    progress: Progress | None = None,
) -> LeagueSummary:
    """Let any number of bots play a game at tables of so many seats (four where the game allows it).

    `games` are played (200), made up to whole rounds; with `until` (`apart`, `apart=0.01`, `width=2`) at most so many
    (2000). A decision that takes longer than `limit` seconds loses the game. With `out`, results, records and a report
    in `lang` are kept there, and a league that was cut off goes on; without it nothing is kept. What can't be played is
    refused before the first game.
    """
    found = find_game(game) if isinstance(game, str) else game
    chosen = [contestant(bot) if isinstance(bot, str) else bot for bot in bots]
    planned = plan(found, chosen, seats(found, players), options, seed, system, limit)
    rule = stop_rule(until) if isinstance(until, str) else until
    with executor(on, workers) as place:
        if out is not None:
            return play_in(Path(out), planned, games, rule, place, lang, progress)
        with tempfile.TemporaryDirectory() as folder:
            return play_in(Path(folder), planned, games, rule, place, None, progress)


def play_in(
    folder: Path,
    planned: League,
    games: int | None,
    until: StopRule | None,
    place: Executor,
    lang: str | None = "en",
    progress: Progress | None = None,
) -> LeagueSummary:
    """Go on with the league in this folder. The report (none without a language) is written even if play is cut off."""
    if lang is not None:
        load_templates()
    load_model()  # a missing package is told before the games, not after them
    number = games if games is not None else GAMES if until is None else MOST_GAMES
    error = until.value if until is not None and until.kind == "apart" else ERROR
    results = ResultsFile(folder, planned)
    with results:
        try:
            play_league(results, number, until, place, progress)
        finally:
            found = summarise(planned, results.results(), error)
            if results.games and lang is not None:
                write_report(folder, found, lang)
    return found


def seats(game: Game[Any, Any], players: int | None) -> int:
    """Seats of a table; without a word, four where the game allows it."""
    return min(max(4, game.players.start), game.players.stop - 1) if players is None else game.check_players(players)

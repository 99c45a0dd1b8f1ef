"""`orrery duel`: a series in the arena, with a progress bar and a table of results."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from rich.console import Console
from rich.table import Table

from orrery.arena import Executor, GameResult, Series, Standing, Summary, summary, wilson
from orrery.arena import run as play_series
from orrery.cli import arguments as read
from orrery.cli.progress_bar import games_bar
from orrery.core.game import Game
from orrery.texts import Say

INTERRUPTED = 130


def run(
    say: Say,
    game: Game[Any, Any],
    bots: str,
    games: int,
    iterations: int | None,
    seconds: float | None,
    limit: float | None,
    executor: Executor,
    options: dict[str, Any],
    seed: int,
    as_json: bool,
) -> int:
    series = Series(
        game.id, tuple(sorted(options.items())), read.seated_bots(game, bots, iterations, seconds), games, seed, limit
    )
    results: list[GameResult] = []
    code = 0
    try:
        with executor:
            _play(say, series, executor, results)
    except KeyboardInterrupt:
        if not results:
            raise
        code = INTERRUPTED  # what has been played so far is worth showing
    found = summary(series, results)
    if as_json:
        told = {**found.to_json(), "seed": seed, "options": options}
        print(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        _show(say, game, series, found)
    return code


def _play(say: Say, series: Series, executor: Executor, results: list[GameResult]) -> None:
    with games_bar(say("duel-playing"), series.games) as advance:

        def heard(result: GameResult) -> None:
            results.append(result)
            advance(1)

        play_series(series, executor, heard)


def _show(say: Say, game: Game[Any, Any], series: Series, found: Summary) -> None:
    console = Console()
    if len(series.bots) == 1:  # alone: no shares to tell, only how many points
        _show_solo(say, game, series, found, console)
        return
    title = say("duel-title", game=game.name(say.lang), games=found.games, fair=f"{100 * found.fair:.1f}")
    table = Table(title=title, title_justify="left")
    table.add_column(say("duel-bot"), overflow="fold")
    for name in ("share", "interval", "score", "decisions", "time"):
        table.add_column(say(f"duel-{name}"), justify="right")
    for standing in found.standings:
        table.add_row(*_row(say, standing))
    counts = Counter(standing.bot for standing in found.standings)
    for bot, number in counts.items():
        if 1 < number < len(found.standings):
            table.add_section()
            table.add_row(*_together(say, [s for s in found.standings if s.bot == bot]), style="dim")
    console.print(table)
    deals = -(-found.games // len(series.bots))
    console.print(say("duel-note", deals=deals, seed=str(series.seed)), style="dim", highlight=False)
    _show_faults(say, found, console)


def _show_solo(say: Say, game: Game[Any, Any], series: Series, found: Summary, console: Console) -> None:
    table = Table(title=say("duel-title-solo", game=game.name(say.lang), games=found.games), title_justify="left")
    table.add_column(say("duel-bot"), overflow="fold")
    goal = ("goal", "interval") if game.lost_alone else ()
    for name in (*goal, "score", "decisions", "time"):
        table.add_column(say(f"duel-{name}"), justify="right")
    for standing in found.standings:
        bot, *met_and_interval, score, decisions, time = _row(say, standing)
        table.add_row(bot, *(met_and_interval if goal else ()), score, decisions, time)
    console.print(table)
    console.print(say("duel-note-solo", seed=str(series.seed)), style="dim", highlight=False)
    _show_faults(say, found, console)


def _show_faults(say: Say, found: Summary, console: Console) -> None:
    """Games lost without being played to their end: how many, and how the first of each kind came about."""
    for standing in found.standings:
        if standing.faults:
            console.print(say("duel-faults", bot=standing.bot, faults=standing.faults), markup=False, highlight=False)
    shown: set[tuple[str, str]] = set()
    for fault in found.faults:
        if (fault.bot, fault.why) not in shown:
            shown.add((fault.bot, fault.why))
            console.print(f"  {fault.text(say.lang)}", markup=False, highlight=False)
            for line in fault.detail.splitlines():
                console.print(f"    {line}", markup=False, highlight=False, style="dim")


def _row(say: Say, s: Standing) -> tuple[str, ...]:
    return (
        s.bot,
        f"{100 * s.share:.1f} %",
        f"{100 * s.low:.1f}–{100 * s.high:.1f} %",
        f"{s.score:.1f} ± {s.spread:.1f}",
        str(s.choices),
        say("duel-ms", ms=f"{1000 * s.per_choice:.1f}"),
    )


def _together(say: Say, group: list[Standing]) -> tuple[str, ...]:
    """Bots of one name as one side: how often any of them won."""
    wins, games = sum(s.wins for s in group), group[0].games
    low, high = wilson(wins, games)
    return (
        say("duel-group", bot=group[0].bot),
        f"{100 * wins / games:.1f} %",
        f"{100 * low:.1f}–{100 * high:.1f} %",
        f"{sum(s.score for s in group) / len(group):.1f}",
        str(sum(s.choices for s in group)),
        "",
    )

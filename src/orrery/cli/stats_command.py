"""`orrery stats`: figures of a game, printed, as JSON or as a page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from orrery.arena import Executor
from orrery.cli.league_command import progress_bar
from orrery.core.game import Game
from orrery.lab.game_statistics.game_metrics import Branching, GameStatistics
from orrery.lab.game_statistics.self_play import SelfPlay
from orrery.lab.game_statistics.statistics_call import measure_in
from orrery.lab.game_statistics.statistics_report import figure_lines, write_statistics
from orrery.lab.reports.report_pages import Numbers, load_templates
from orrery.texts import Say


def run(
    say: Say, game: Game[Any, Any], plan: SelfPlay, games: int, executor: Executor, html: Path | None, as_json: bool
) -> int:
    if html is not None:
        load_templates()  # a missing package is told before the games, not after them
    with executor, progress_bar(say("league-playing")) as tell:
        found = measure_in(plan, games, executor, tell)
    if html is not None:
        write_statistics(html, found, say.lang)
    if as_json:
        print(json.dumps(found.to_json(), ensure_ascii=False, indent=2))
    else:
        _show(say, game, found)
        if html is not None:
            Console().print(say("league-report", path=str(html)), style="dim", highlight=False, soft_wrap=True)
    return 0


def _show(say: Say, game: Game[Any, Any], found: GameStatistics) -> None:
    console, tell = Console(), Numbers(say.lang)
    title = say("stats-title", game=game.name(say.lang), games=found.games, players=found.plan.players)
    table = Table(title=title, title_justify="left")
    table.add_column(say("stats-figure"), overflow="fold")
    for name in ("stats-mean", "duel-interval", "stats-extremes"):
        table.add_column(say(name), justify="right")
    for line in figure_lines(found, say.lang):
        table.add_row(line.name, line.mean, line.interval, line.extremes)
    for seat in found.seats:
        shares = [tell.percent(value) for value in (seat.share, seat.low, seat.high)]
        table.add_row(say("stats-seat", n=seat.seat + 1), shares[0], f"{shares[1]} – {shares[2]}", "")
    console.print(table)
    kinds = Table(title=say("stats-branching"), title_justify="left")
    kinds.add_column(say("stats-question"))
    for name in ("duel-decisions", "stats-mean", "stats-median", "stats-most", "stats-forced"):
        kinds.add_column(say(name), justify="right")
    for each in found.by_kind:
        kinds.add_row(each.kind, *_row(tell, each))
    kinds.add_section()
    kinds.add_row(say("stats-all"), *_row(tell, found.branching))
    console.print(kinds)
    if found.broken:
        console.print(say("stats-broken", games=found.broken), style="yellow", highlight=False)


def _row(tell: Numbers, each: Branching) -> tuple[str, ...]:
    return (
        str(each.decisions),
        tell.num(each.mean, 1),
        tell.num(each.median, 1),
        str(each.most),
        tell.percent(each.forced),
    )

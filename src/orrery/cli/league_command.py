"""`orrery league`: any number of bots, with ratings, a report, and an end that may come by itself."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from orrery.arena import Executor
from orrery.cli import arguments as read
from orrery.lab.lab_errors import lab_say
from orrery.lab.leagues.league_call import play_in
from orrery.lab.leagues.league_plan import League
from orrery.lab.leagues.league_run import Progress as Tell
from orrery.lab.leagues.league_summary import LeagueSummary
from orrery.lab.leagues.telling_apart import StopRule
from orrery.lab.reports.report_pages import Numbers
from orrery.texts import Say

INTERRUPTED = 130


def run(
    say: Say,
    league: League,
    games: int | None,
    until: StopRule | None,
    executor: Executor,
    out: Path,
    as_json: bool,
) -> int:
    try:
        with executor, progress_bar(say("league-playing")) as tell:
            found = play_in(out, league, games, until, executor, say.lang, tell)
    except KeyboardInterrupt:
        print(say("error-prefix", text=say("league-interrupted", path=str(out))), file=sys.stderr)
        return INTERRUPTED
    if as_json:
        print(json.dumps(found.to_json(), ensure_ascii=False, indent=2))
    else:
        _show(say, found, out)
    return 0


@contextmanager
def progress_bar(title: str) -> Iterator[Tell]:
    """Games played, how long they took, and when the last one is expected to end."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def varied(game: Any, given: Sequence[str]) -> dict[str, list[Any]]:
    """Options of the tables; one that is given several times takes its values in turn."""
    found: dict[str, list[Any]] = {}
    for item in given:
        for name, value in read.options(game, [item]).items():
            found.setdefault(name, []).append(value)
    return found


def _show(say: Say, found: LeagueSummary, out: Path) -> None:
    console = Console()
    solo = found.league.players == 1
    tell = Numbers(say.lang)
    title = say("league-title", games=len(found.games), deals=found.deals, bots=len(found.rows))
    table = Table(title=title, title_justify="left")
    table.add_column(say("duel-bot"), overflow="fold")
    for name in ("league-rating", "duel-interval", *(() if solo else ("duel-share",)), "duel-score", "duel-time"):
        table.add_column(say(name), justify="right")
    table.add_column(say("league-faults"), justify="right")
    for row in found.rows:
        shares = () if solo else (tell.percent(row.share),)
        table.add_row(
            row.name,
            tell.num(row.rating.mu, 1),
            f"{tell.num(row.rating.low, 1)}–{tell.num(row.rating.high, 1)}",
            *shares,
            f"{tell.num(row.score, 1)} ± {tell.num(row.spread, 1)}" if found.finished else "–",
            say("duel-ms", ms=tell.num(1000 * row.per_choice, 1)),
            str(row.faults),
        )
    console.print(table)
    if found.finished:
        apart = sum(found.apart(a, b) for a, b in found.compared)
        error = f"{100 * found.error:g}"
        console.print(say("league-apart", apart=apart, pairs=len(found.compared), error=error), highlight=False)
    else:
        console.print(lab_say(say.lang)("league-none-finished"), style="bold", highlight=False, soft_wrap=True)
    console.print(say("league-report", path=str(out / "report.html")), style="dim", highlight=False, soft_wrap=True)

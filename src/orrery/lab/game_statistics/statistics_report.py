"""Statistics of a game in words: lines for terminal and page, and the page itself."""

from __future__ import annotations

import shlex
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from orrery.core.registry import game as find_game
from orrery.lab.game_statistics.game_metrics import Figure, GameStatistics
from orrery.lab.lab_errors import lab_say
from orrery.lab.reports import charts
from orrery.lab.reports.report_pages import Numbers, page, write_page

SHARES = frozenset({"forced", "hidden_share", "drama", "settled", "surprise", "decisive"})  # told in per cent


class FigureLine(NamedTuple):
    """A figure as it is shown."""

    name: str
    about: str
    mean: str
    interval: str
    extremes: str


def figure_lines(found: GameStatistics, lang: str) -> list[FigureLine]:
    say, numbers = lab_say(lang), Numbers(lang)

    def line(name: str, about: str, figure: Figure, share: bool) -> FigureLine:
        tell = numbers.percent if share else numbers.num
        mean, low, high, least, most = (tell(value) for value in figure)
        return FigureLine(name, about, mean, f"{low} – {high}", f"{least} – {most}")

    known = [
        line(say(f"figure-{name}"), say(f"figure-{name}-about"), figure, name in SHARES)
        for name, figure in found.figures.items()
    ]
    return known + [line(name, say("figure-own"), figure, False) for name, figure in found.own.items()]


def write_statistics(path: Path, found: GameStatistics, lang: str = "en") -> Path:
    write_page(path, statistics_page(found, lang))
    return path


def statistics_page(found: GameStatistics, lang: str) -> str:
    numbers = Numbers(lang)
    shares = charts.axis(0, max([1 / found.plan.players, *(seat.high for seat in found.seats)]))
    chance = charts.axis(0, 1)
    lengths, scores = found.lengths or (0,), found.scores or (0,)
    return page(
        "statistics.html",
        lang,
        {
            "found": found,
            "game_name": find_game(found.plan.game).name(lang),
            "bots": ", ".join(dict.fromkeys(bot.label for bot in found.plan.bots)),
            "lines": figure_lines(found, lang),
            "width_axis": charts.axis(0, max([1.0, *found.widths])),
            "chance_axis": chance,
            "chance_marks": numbers.marks(chance),
            "course_means": [mean for _, mean, _ in found.winner_course],
            "course_band": [(low, high) for low, _, high in found.winner_course],
            "share_axis": shares,
            "share_marks": numbers.marks(shares),
            "length_axis": charts.axis(min(lengths), max(lengths)),
            "mean_length": fmean(lengths),
            "score_axis": charts.axis(min(scores), max(scores)),
            "mean_score": fmean(scores),
            "command": command(found),
        },
    )


def command(found: GameStatistics) -> str:
    """The command that measures this again."""
    plan = found.plan
    labels = [bot.label for bot in plan.bots]
    bots = labels if plan.rotated else labels[:1]
    words = ["orrery", "stats", plan.game, "--bots", ",".join(bots), "--players", str(plan.players)]
    words += ["--games", str(found.games + found.broken), "--seed", str(plan.seed)]
    for name, value in plan.options:
        words += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    for metric in plan.metrics:
        words += ["--metric", f"{metric.path}:{metric.function}"]
    return shlex.join(words)

"""The report of a league: one file of HTML beside its records."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from math import log10
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from orrery.arena import Fault
from orrery.arena.contestants import written
from orrery.core.registry import game as find_game
from orrery.lab.lab_errors import lab_say
from orrery.lab.leagues.league_games import LeagueGame
from orrery.lab.leagues.league_plan import SYSTEMS, League
from orrery.lab.leagues.league_summary import LeagueSummary, bot_openings, by_option, by_seat
from orrery.lab.leagues.ratings import FEWEST
from orrery.lab.leagues.results_file import record_name
from orrery.lab.reports import charts
from orrery.lab.reports.report_pages import Look, Numbers, look, page, write_page
from orrery.texts import catalogue, log_line

Json = Any
MOST_OPENINGS = 6  # of a bot
GROUP = 100  # games in one part of the list of records
SECTIONS = ("standings", "cross", "scores", "lengths", "seats", "options", "openings", "times", "faults", "records")
QUICKEST, SLOWEST = -6.0, 2.0  # logarithms of the seconds at both ends of a bar


def write_report(folder: Path, found: LeagueSummary, lang: str = "en") -> Path:
    """Write `report.html` into the folder of a league."""
    path = folder / "report.html"
    write_page(path, league_page(found, lang))
    return path


def league_page(found: LeagueSummary, lang: str) -> str:
    league, game = found.league, find_game(found.league.game)
    numbers = Numbers(lang)
    solo = league.players == 1
    lengths = [game.actions for game in found.games]
    whole = [game for game in found.games if not game.faults]
    scores = {row.bot: _scores(whole, row.bot) for row in found.rows}
    points = [score for each in scores.values() for score in each] or [0]
    seat_cells, bot_seats = by_seat(found)
    shares = charts.axis(0, max([found.fair, *(cell.interval[1] for cell in seat_cells)]))
    return page(
        "league.html",
        lang,
        {
            "found": found,
            "game_name": game.name(lang),
            "solo": solo,
            "verdict": _verdict(found, lang),
            "few": "yes" if found.too_few_deals else "no",
            "fewest": FEWEST,
            "sections": [name for name in SECTIONS if name != "seats" or not solo],
            "looks": {row.bot: look(row.bot) for row in found.rows},
            "rating_axis": charts.axis(
                min(row.rating.low for row in found.rows), max(row.rating.high for row in found.rows)
            ),
            "scores": scores,
            "score_axis": charts.axis(min(points), max(points)),
            "lengths": lengths,
            "length_axis": charts.axis(min(lengths), max(lengths)),
            "mean_length": fmean(lengths),
            "least_length": min(lengths),
            "most_length": max(lengths),
            "seat_cells": seat_cells,
            "bot_seats": bot_seats,
            "share_axis": shares,
            "share_marks": numbers.marks(shares),
            "option_results": by_option(found),
            "option_words": lambda name, value: option_words(league, name, value, lang),
            "fixed_options": ", ".join(option_words(league, name, value, lang) for name, value in league.setups[0]),
            "openings": [_openings(found, row.bot, lang) for row in found.rows],
            "time_words": lambda seconds: time_words(seconds, lang),
            "time_share": time_share,
            "faults": _faults(found, lang),
            "record_groups": _records(found),
            "command": command(league, len(found.games)),
            "seed": str(league.seed),
            "rules_version": game.rules_version,
            "versions": len({game.code for game in found.games}),
        },
    )


def _verdict(found: LeagueSummary, lang: str) -> str:
    """Who is first, and whether that is sure; without a finished game there is nothing to be first in."""
    if not found.finished:
        return lab_say(lang)("league-none-finished")
    first, second = found.rows[:2]
    sure = "yes" if found.apart(first.bot, second.bot) else "no"
    return lab_say(lang)("league-verdict", first=first.name, second=second.name, sure=sure)


def _scores(games: Sequence[LeagueGame], bot: int) -> list[int]:
    return [game.scores[seat] for game in games for seat, seated in enumerate(game.bots) if seated == bot]


def time_share(seconds: float) -> float:
    """How long a bar is: each factor of ten the same length."""
    return (log10(max(seconds, 10**QUICKEST)) - QUICKEST) / (SLOWEST - QUICKEST)


def time_words(seconds: float, lang: str) -> str:
    say, numbers = lab_say(lang), Numbers(lang)
    if seconds >= 1:
        return say("report-seconds", n=numbers.num(seconds, 2))
    if seconds >= 0.001:
        return say("report-ms", n=numbers.num(1e3 * seconds, 1))
    return say("report-us", n=numbers.num(1e6 * seconds, 0))


def option_words(league: League, name: str, value: Json, lang: str) -> str:
    """An option and its value as the game calls them."""
    about = find_game(league.game).options["properties"].get(name, {})
    say = lab_say(lang)
    title = about.get("x-title", {}).get(lang, name)
    if isinstance(value, bool):
        return f"{title}: {say('report-yes' if value else 'report-no')}"
    return f"{title}: {about.get('x-names', {}).get(value, {}).get(lang, value)}"


class OpeningLine(NamedTuple):
    text: str
    games: int
    taken: float
    share: float


class BotOpenings(NamedTuple):
    name: str
    look: Look
    lines: list[OpeningLine]
    more: int  # others


def _openings(found: LeagueSummary, bot: int, lang: str) -> BotOpenings:
    every, games = bot_openings(found, bot)
    lines = [
        OpeningLine(opening_words(found.league, bot, each.opening, lang), each.games, each.games / games, each.share)
        for each in every[:MOST_OPENINGS]
    ]
    return BotOpenings(found.league.names[bot], look(bot), lines, len(every) - len(lines))


def opening_words(league: League, bot: int, opening: dict[str, Json], lang: str) -> str:
    """A first choice as the log tells it; an answer that the log is silent about in its text form."""
    if opening["event"] is None:
        return f"{opening['kind']}: {' '.join(map(str, opening['action']))}"
    return log_line(catalogue(league.game), lang, opening["event"], [league.names[bot]] * league.players)


def _faults(found: LeagueSummary, lang: str) -> list[dict[str, Json]]:
    return [
        {
            "n": game.n,
            "link": record_name(game.n),
            "text": Fault(**fault).text(lang),
            "detail": str(fault.get("detail", ""))[-300:],
        }
        for game in found.games
        for fault in game.faults
    ]


def _records(found: LeagueSummary) -> list[list[dict[str, Json]]]:
    rows = [
        {
            "n": game.n,
            "deal": found.league.deal_of(game.n),
            "actions": game.actions,
            "link": record_name(game.n),
            "seats": [
                {"name": found.league.names[bot], "score": score, "won": share > 0}
                for bot, score, share in zip(game.bots, game.scores, game.shares, strict=True)
            ],
        }
        for game in found.games
    ]
    return [rows[first : first + GROUP] for first in range(0, len(rows), GROUP)]


def command(league: League, games: int) -> str:
    """The command that plays these games again."""
    words = ["orrery", "league", league.game, "--bots", written(league.bots)]
    words += ["--players", str(league.players), "--games", str(games), "--seed", str(league.seed)]
    if league.limit is not None:
        words += ["--limit", f"{league.limit:g}"]
    if league.system != SYSTEMS[0]:
        words += ["--system", league.system]
    pairs = dict.fromkeys(pair for setup in league.setups for pair in setup)
    for name, value in pairs:
        words += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    return shlex.join(words)

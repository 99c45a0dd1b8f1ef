"""Names of the seats and the score sheet at the end."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from orrery.core.match import Match
from orrery.texts import Say, catalogue
from orrery.texts.figures import figure, signed


def seat_names(say: Say, players: int, me: int | None, levels: Sequence[int]) -> list[str]:
    """You, and stars for the others; the level of a bot stands behind its name."""
    stars = iter(say("play-names").split(", "))
    told = iter(levels)
    names = []
    for seat in range(players):
        if seat == me:
            names.append(say("play-you"))
        else:
            level = next(told, None)
            star = next(stars)
            names.append(star if level is None else say("play-bot", name=star, level=level))
    return names


def show_scores(
    say: Say, m: Match, names: Sequence[str], me: int | None = None, console: Console | None = None
) -> None:
    """One row per seat, best first, with every line of its sheet."""
    console = console or Console()
    sheets = sorted(m.scores(), key=lambda sheet: (sheet.rank, sheet.seat))
    table = Table(title=say("play-score"), title_justify="left", show_lines=True)
    table.add_column(say("play-rank"), justify="right")
    table.add_column("")
    table.add_column(say("play-total"), justify="right")
    table.add_column("", overflow="fold")
    for sheet in sheets:
        lines = "\n".join(f"{figure(line.points):>3}  {line.text(say.lang)}" for line in sheet.lines)
        style = "bold" if sheet.seat in m.winners else ""
        table.add_row(str(sheet.rank), names[sheet.seat], figure(sheet.total), lines, style=style)
    rival = next((party for party in m.view(None).get("parties", ()) if party["automaton"]), None)
    if rival is not None:  # an opponent who has no seat and no rank
        points = rival["score"]["lines"]
        lines = "\n".join(f"{figure(points[line.key]):>3}  {line.text(say.lang)}" for line in sheets[0].lines)
        name = catalogue(m.game.id).format(say.lang, "word-automaton", {})
        table.add_row("", name, figure(rival["score"]["total"]), lines)
    console.print(table)
    if m.players == 1:
        for line in _alone(say, m):
            console.print(line, style="bold", highlight=False)
        return
    winners = [names[seat] for seat in m.winners]
    if len(winners) == 1:
        console.print(say("play-winner", name=winners[0], you=m.winners[0] == me), style="bold", highlight=False)
    elif winners:
        console.print(say("play-winners", names=", ".join(winners)), style="bold", highlight=False)


def _alone(say: Say, m: Match) -> list[str]:
    """Alone nobody else wins: the total is held against the target, or the goal against its list."""
    view = m.view(0)
    solo, goal = view.get("solo"), (view["result"] or {}).get("solo")
    if goal is not None:
        texts = catalogue(m.game.id)
        lines = [say("play-solo-goal", won=goal["won"], goal=texts.name(say.lang, goal["goal"]))]
        others = [texts.name(say.lang, one) for one in goal["met"] if one != goal["goal"]]
        return [*lines, say("play-solo-met", goals=", ".join(others))] if others else lines
    if solo is None or solo["verdict"] is None:
        return []
    verdict = solo["verdict"]
    told = {"text": verdict["text"][say.lang], "target": solo["target"]}
    return [say("play-solo", **told, difference=signed(verdict["difference"]))]

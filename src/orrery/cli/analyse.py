"""`orrery analyse`: a finished game, decision by decision, against the strongest bot's best."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from orrery.analysis.analysis_page import analysis_page, page_words
from orrery.analysis.game_analysis import PHASES, GameAnalysis, Worked, analysis_to_json, put_together
from orrery.analysis.game_walk import PiecePlan, Walk, plan_of
from orrery.analysis.marks import MARKS
from orrery.analysis.people_of import names_of, seats_of_people
from orrery.analysis.piece_work import work_out
from orrery.arena import Executor
from orrery.cli import arguments as read
from orrery.cli.cli_texts import Wrong
from orrery.cli.progress_bar import games_bar
from orrery.cli.replay import open_match
from orrery.core.match import Match
from orrery.texts import Say

Json = Any


class PieceJob:
    """Works out one piece of a match; a worker walks through the game as it goes along."""

    def __init__(self, match: Match, plan: PiecePlan) -> None:
        self._record = match.to_json()
        self._plan = plan
        self._walk: tuple[Match, Walk] | None = None

    def __call__(self, n: int) -> Worked:
        if self._walk is None:
            import orrery

            match = orrery.load(self._record)
            self._walk = match, Walk(match)
        match, walk = self._walk
        piece = self._plan.pieces[n]
        return work_out(match.game, piece, walk.at(piece.step))


def run(say: Say, file: Path, seat: str | None, executor: Executor, html: Path | None, as_json: bool) -> int:
    match = open_match(file, say.lang)
    if not match.over:
        raise Wrong("analyse_unfinished", path=str(file))
    raw = read.read_json(file)
    record: dict[str, Json] = raw.get("record", raw)
    seats = seats_of_people(record, match.players) if seat is None else read.seats("--seat", seat, match.players)
    plan = plan_of(match, seats)
    worked: dict[int, Worked] = {}
    with executor, games_bar(say("analyse-working"), len(plan.pieces)) as tell:
        for n, found in executor.run(PieceJob(match, plan), range(len(plan.pieces))):
            worked[n] = found
            tell(1)
    analysis = put_together(match, seats, plan, worked)
    names = names_of(record, match.players)
    if html is not None:
        html.write_text(analysis_page(analysis, names, say.lang), encoding="utf-8")
    if as_json:
        print(json.dumps(analysis_to_json(analysis), ensure_ascii=False, indent=2))
        return 0
    _show(say, match, analysis, [name or say("analyse-seat", n=n + 1) for n, name in enumerate(names)])
    if html is not None:
        Console().print(say("analyse-page", path=str(html)), style="dim", highlight=False, soft_wrap=True)
    return 0


def _show(say: Say, match: Match, found: GameAnalysis, names: list[str]) -> None:
    console, words = Console(), page_words(say.lang)
    game = match.game.name(say.lang)
    table = Table(title=say("analyse-title", game=game, decisions=len(found.decisions)), title_justify="left")
    table.add_column("")
    table.add_column(say("analyse-accuracy"), justify="right")
    for phase in PHASES:
        table.add_column(words(f"phase-{phase}"), justify="right")
    for mark in MARKS:
        table.add_column(words(f"mark-{mark}"), justify="right")
    for each in found.accuracy:
        shares = ["–" if n is None else f"{n} %" for n in (each.whole, *each.phases.values())]
        marks = [d.mark for d in found.decisions if d.seat == each.seat]
        table.add_row(names[each.seat], *shares, *(str(marks.count(mark)) for mark in MARKS))
    console.print(table)
    for d in found.decisions:
        if d.step in found.moments[d.seat]:
            told = {"name": names[d.seat], "round": d.round, "mark": words(f"mark-{d.mark}")}
            console.print(say("analyse-moment", text=d.worth[say.lang], **told), highlight=False, soft_wrap=True)
            for reason in d.reasons:
                console.print(f"  {reason.text[say.lang]}", style="dim", highlight=False, soft_wrap=True)

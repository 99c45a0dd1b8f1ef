"""The analysis as a page of its own: everything in one file, nothing loaded from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil
from pathlib import Path
from typing import Any

from orrery.analysis.course_chart import SIGNS, Course, Marked, course_chart
from orrery.analysis.game_analysis import PHASES, GameAnalysis
from orrery.analysis.judging import Judgement, Lost
from orrery.analysis.marks import CHANCES, SURE, TO_LEARN_FROM, Mark, steps_of
from orrery.analysis.move_words import name_of
from orrery.core.registry import game as find_game
from orrery.texts import Say, catalogue, log_line, texts_in

Json = Any
HERE = Path(__file__).parent
MIDDLE = 1.28  # standard deviations on either side hold eight of ten
NEVER = "–"
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)  # between the lines of a chart


def analysis_page(found: GameAnalysis, names: Sequence[str | None], lang: str) -> str:
    """A whole page, in a language."""
    return _Page(found, names, page_words(lang)).whole()


def page_words(lang: str) -> Say:
    """What marks, phases and the like are called."""
    return Say(texts_in(HERE / "text"), lang)


class _Page:
    def __init__(self, found: GameAnalysis, names: Sequence[str | None], say: Say) -> None:
        self.found = found
        self.say = say
        self.game = find_game(found.game, found.rules_version)
        self.texts = catalogue(found.game)
        self.names = [name or say("seat", n=n + 1) for n, name in enumerate(names)]

    def whole(self) -> str:
        say, found = self.say, self.found
        name = self.game.name(say.lang)
        parts = [_tag("p", say("page-kicker"), "kicker"), _tag("h1", name)]
        parts.append(_tag("p", say("page-lead", decisions=len(found.decisions))))
        if found.done < found.pieces:
            parts.append(_tag("p", say("page-unfinished", done=found.done, of=found.pieces), "unfinished"))
        parts += [self._course(), self._accuracy()]
        parts += [self._moments(seat) for seat in found.seats]
        parts += [self._decisions(seat) for seat in found.seats]
        parts.append(self._how())
        style = (HERE / "analysis_page.css").read_text(encoding="utf-8")
        body = "\n".join(parts)
        return (
            f'<!doctype html>\n<html lang="{say.lang}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"{_tag('title', say('page-title', game=name))}\n<style>\n{style}</style>\n</head>\n"
            f"<body><main>\n{body}\n</main></body>\n</html>\n"
        )

    # --- the curve ---------------------------------------------------------------------------------

    def _course(self) -> str:
        found, say = self.found, self.say
        standings = found.standings
        if not standings:
            return ""
        chances = all(each.chances is not None for each in standings)
        first = found.seats[0] if found.seats else 0
        courses = []
        for seat in range(found.players):
            if chances:
                line = [100 * (each.chances or ())[seat] for each in standings]
                wide = [100 * MIDDLE * (each.chance_spread or ())[seat] for each in standings]
            else:
                line = [each.leads[seat] for each in standings]
                wide = [MIDDLE * each.lead_spread[seat] for each in standings]
            if found.done == found.pieces and found.winners and chances:
                line.append(100 / len(found.winners) if seat in found.winners else 0.0)
                wide.append(0.0)
            total = f"{found.totals[seat]} " if found.done == found.pieces else ""
            courses.append(Course(total + self.names[seat], tuple(line), tuple(wide) if seat == first else ()))
        rounds = [str(each.round) for each in standings]
        rounds += [""] * (len(courses[0].values) - len(rounds))
        at = {each.round: n for n, each in enumerate(standings)}
        marked = [Marked(d.seat, at[d.round], d.mark) for d in found.decisions if d.mark in SIGNS and d.round in at]
        kind = "chance" if chances else "lead"
        scale, ticks = self._scale(courses, chances)
        chart = course_chart(rounds, courses, marked, scale, ticks, say(f"{kind}-head"))
        signs = (f"{_sign(mark)} {escape(say(f'mark-{mark}'))}" for mark in TO_LEARN_FROM)
        figures = [[self._figure(course.values[n], 0) for course in courses] for n in range(len(rounds))]
        table = _table(
            [say("column-round"), *self.names],
            [[round_ or NEVER, *row] for round_, row in zip(rounds, figures, strict=True)],
        )
        return _section(
            say(f"{kind}-head"),
            _tag("p", say("lead-alone" if found.players == 1 else f"{kind}-note"), "note"),
            f'<div class="scroll">{chart}</div><p class="legend">{" ".join(signs)}</p>',
            f"<details>{_tag('summary', say('in-figures'))}{table}</details>",
        )

    def _scale(self, courses: Sequence[Course], chances: bool) -> tuple[tuple[float, float], list[tuple[float, str]]]:
        if chances:
            return (0.0, 100.0), [(float(n), f"{n}\u00a0%") for n in (0, 25, 50, 75, 100)]
        values = [value for course in courses for value in course.values]
        most, least = max(0.0, *values), min(0.0, *values)
        step = next(size for size in STEPS if max(most, -least) / size <= 5)
        low, high = -step * ceil(-least / step), step * max(1, ceil(most / step))
        return (float(low), float(high)), [(float(n), self._figure(n, 0)) for n in range(low, high + 1, step)]

    # --- accuracy, moments, decisions --------------------------------------------------------------

    def _accuracy(self) -> str:
        say = self.say
        head = ["", say("accuracy-all"), *(say(f"phase-{phase}") for phase in PHASES)]
        rows = []
        for each in self.found.accuracy:
            shares = (each.whole, *each.phases.values())
            rows.append([self.names[each.seat], *(NEVER if n is None else f"{n}\u00a0%" for n in shares)])
        return _section(say("accuracy-head"), _tag("p", say("accuracy-note"), "note"), _table(head, rows))

    def _moments(self, seat: int) -> str:
        steps, say, name = self.found.moments[seat], self.say, self.names[seat]
        if not steps:
            return _section(say("moments-none", name=name))
        cards = "".join(self._moment(each) for each in self.found.decisions if each.step in steps)
        return _section(say("moments-head", n=len(steps), name=name), f'<div class="cards">{cards}</div>')

    def _moment(self, each: Judgement) -> str:
        say = self.say
        lost = [say("points-lost", text=each.worth[say.lang]) + self._doubt(each.points, 1.0, 1)]
        if each.chance is not None:
            told = self._figure(100 * each.chance.by, 0)
            lost.append(say("chance-lost", n=told) + self._doubt(each.chance, 100.0, 0))
        why = "".join(_tag("li", reason.text[say.lang]) for reason in each.reasons)
        head = f"{_sign(each.mark)} {escape(say(f'mark-{each.mark}'))} {_tag('small', say('round', n=each.round))}"
        played, best = self._told_played(each), self._told_best(each)
        return (
            f"<article><h3>{head}</h3><p>{_tag('b', say('played'))} {escape(played)}</p>"
            f'<p class="better">{_tag("b", say("best-found"))} {escape(best)}</p>'
            f'<p class="lost">{"<br>".join(map(escape, lost))}</p><ul>{why}</ul></article>'
        )

    def _decisions(self, seat: int) -> str:
        say = self.say
        head = [say("column-round"), say("column-mark"), say("played"), say("best-found")]
        head += [say("column-points"), say("column-chance")]
        rows = [self._row(each) for each in self.found.decisions if each.seat == seat]
        summary = f"<summary><h2>{escape(say('decisions-head', name=self.names[seat]))} ({len(rows)})</h2></summary>"
        return f'<section><details>{summary}<div class="scroll">{_table(head, rows)}</div></details></section>'

    def _row(self, each: Judgement) -> list[str]:
        say = self.say
        same = each.best == each.played
        equal = each.mark in ("best", "good")
        chance = NEVER if each.chance is None else f"{self._figure(100 * each.chance.by, 1)}\u00a0%"
        return [
            str(each.round),
            say(f"mark-{each.mark}"),
            self._told_played(each),
            say("same") if same else self._told_best(each),
            say("equal") if equal and not same else self._figure(each.points.by, 1),
            NEVER if same or equal else chance,
        ]

    def _told_played(self, each: Judgement) -> str:
        return self._lines(each.told_played) or self._named(each.played)

    def _told_best(self, each: Judgement) -> str:
        """What was not done goes by its name where that says all of it, and how it differs from what was done."""
        name = name_of(each.best, self.texts, self.say.lang)
        alike = each.best[0] == each.played[0]
        if name is not None and name.whole and alike and each.best != each.played:
            return name.text
        return self._lines(each.told_best) or self._named(each.best)

    def _lines(self, events: Sequence[dict[str, Json]]) -> str:
        return " ".join(log_line(self.texts, self.say.lang, event, self.names) for event in events)

    def _named(self, action: Sequence[Json]) -> str:
        name = name_of(action, self.texts, self.say.lang)
        return self.say("unforeseen") if name is None else name.text

    # --- how ---------------------------------------------------------------------------------------

    def _how(self) -> str:
        say = self.say
        chance = {mark: self._figure(100 * least, 0) for least, mark in CHANCES}
        points = {mark: self._figure(least, 1) for least, mark in steps_of(self.found.spread)}
        known = any(each.chance is not None for each in self.found.decisions)
        marks = say("how-chance", points=points["blunder"], **chance) if known else say("how-points", **points)
        said = [
            say("how-deals"),
            say("how-sure", sure=self._figure(SURE, 1)),
            say("how-unproved"),
            marks,
            say("how-bot"),
        ]
        return _section(say("how-head"), *(_tag("p", each) for each in said))

    def _doubt(self, lost: Lost, times: float, digits: int) -> str:
        told = 0.0 if lost.doubt is None else round(times * lost.doubt, digits)
        return " " + self.say("give-or-take", n=self._figure(told, digits)) if told else ""

    def _figure(self, value: float, digits: int) -> str:
        text = f"{value:.{digits}f}"
        text = text.removeprefix("-") if float(text) == 0 else text.replace("-", "−")
        return text.replace(".", ",") if self.say.lang == "ru" else text


def _section(head: str, *parts: str) -> str:
    return f"<section>{_tag('h2', head)}{''.join(parts)}</section>"


def _tag(name: str, text: str, kind: str = "") -> str:
    told = f' class="{kind}"' if kind else ""
    return f"<{name}{told}>{escape(text)}</{name}>"


def _sign(mark: Mark) -> str:
    return f'<span class="sign {mark}">{SIGNS[mark]}</span>'


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    def cells(row: Sequence[str]) -> Iterator[str]:
        for n, cell in enumerate(row):
            yield f"<th>{escape(cell)}</th>" if n == 0 else f"<td>{escape(cell)}</td>"

    top = "".join(f"<th>{escape(each)}</th>" for each in head)
    body = "".join(f"<tr>{''.join(cells(row))}</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"

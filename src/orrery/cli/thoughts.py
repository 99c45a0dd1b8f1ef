"""What a bot thinks, in the terminal: its candidates with their values, and the reasons for its choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Rows
from rich.text import Text

from orrery.bots.explanation import Candidate, Explanation
from orrery.bots.reason import reasons
from orrery.cli.boards import Board
from orrery.core.decision import Decision
from orrery.core.match import Match
from orrery.core.terms import DIGITS
from orrery.texts import Say

CHOSEN = "→"


def thoughts(say: Say, board: Board, m: Match, decision: Decision, found: Explanation) -> RenderableType:
    """Candidates best first, the chosen one marked, and below them what speaks for it and against it."""
    labels = {action: label for label, action in board.choices(m, decision) if action is not None}
    rows = Rows.grid(padding=(0, 1))
    rows.add_column(style="bold cyan")
    rows.add_column()
    rows.add_column(justify="right")
    rows.add_column(style="dim")
    for candidate in found.candidates:
        mark = CHOSEN if candidate.action == found.chosen else ""
        label = labels.get(candidate.action) or _in_short(m, decision, candidate.action)
        rows.add_row(mark, label, _worth(say, candidate), say("play-deals", n=candidate.tries))
    return Group(rows, *_reasons(say, m, found))


def _reasons(say: Say, m: Match, found: Explanation) -> Iterator[Text]:
    alternative = found.alternative
    if alternative is None:
        return
    told = reasons(m.game, found.choice, alternative)
    yield Text(say("play-reasons") if told else say("play-alike"), style="bold")
    for reason in told:
        yield Text(f"  {reason.text(say.lang)}", style="green" if reason.by >= 0.0 else "red")


def _worth(say: Say, candidate: Candidate) -> str:
    doubt = None if candidate.doubt is None else round(candidate.doubt, DIGITS)
    return say("play-worth", value=round(candidate.value, DIGITS) + 0.0, doubt=doubt)


def _in_short(m: Match, decision: Decision, action: Any) -> str:
    """What tells it from the others of its kind: a bid by its amount, a place by orientation and square."""
    write = m.game.action_to_json
    kind, *parts = write(action)
    others = [other[1:] for other in map(write, decision.actions) if other[0] == kind]
    told = [str(part) for part, *rest in zip(parts, *others, strict=True) if any(part != other for other in rest)]
    return " ".join(told) or str(kind)

"""One step of a lesson: the card for this moment, what turning it leads to, what scripted rivals play, and how far the
learner is.

Nothing here waits or knows where things are stored: a table of the server (table_lesson.py) and one on a player's own
device (orrery/local) both take the steps of their lessons here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from msgspec import Struct, structs

from orrery.core.match import Match
from orrery.server.people.followers import Follower
from orrery.server.storage import TableRow
from orrery.server.tables import side_state
from orrery.server.tables.coaching.lesson_of import lesson_of
from orrery.server.tables.side_state import LessonState, SideState
from orrery.server.tables.table_step import Rewind, Step
from orrery.server.wire.messages import LessonMessage, LessonWish, encode
from orrery.server.wire.server_errors import ServerError
from orrery.teaching import lesson_progress
from orrery.teaching.card_making import card_of
from orrery.teaching.lesson import Lesson
from orrery.teaching.lesson_progress import Progress


class RunningLesson(NamedTuple):
    """The lesson of a table, and where its learner stands."""

    lesson: Lesson
    state: LessonState


class CardTurn(NamedTuple):
    """What a wish leads to: first a step, then the move that is asked for is made for the learner. If it leads to
    neither, the card is shown as it is."""

    step: Step | None = None
    makes_move: bool = False


class LessonMark(Struct, frozen=True):
    """How far a learner is."""

    game: str
    lesson: str
    step: int
    mastered: bool


def running(row: TableRow) -> RunningLesson | None:
    side = side_state.read(row.side_state)
    lesson = lesson_of(row, side)
    return None if lesson is None or side.lesson is None else RunningLesson(lesson, side.lesson)


def expected(row: TableRow) -> RunningLesson:
    found = running(row)
    if found is None:
        raise ServerError("no_lesson")
    return found


# --- telling


def tell_card(row: TableRow, match: Match, followers: Iterable[Follower]) -> None:
    """Hand the learner the card of this moment; nobody else, and nothing where no lesson is played."""
    found = running(row)
    if found is None:
        return
    lesson, state = found
    learners = [one for one in followers if lesson.seat in row.seats_of(one.guest)]
    if learners:
        text = encode(LessonMessage(row.id, card_of(lesson, state.at, match)))
        for follower in learners:
            follower.send(text)


def mark_of(row: TableRow) -> LessonMark | None:
    """How far the learner of a table is; None if no lesson is played there."""
    found = running(row)
    if found is None:
        return None
    lesson, state = found
    return LessonMark(lesson.game, lesson.id, state.at.step, lesson_progress.mastered(lesson, state.at))


def rival_move(row: TableRow, match: Match, seat: int) -> Any | None:
    """What the script has this seat play; None if it plays freely."""
    found = running(row)
    return None if found is None else lesson_progress.rival_move(found.lesson, match, seat)


# --- asking


def card_turn(row: TableRow, match: Match, said: LessonWish) -> CardTurn | None:
    """For the learner. None: it was wished for another step than the present one, and is no longer wanted."""
    lesson, state = expected(row)
    if side_state.read(row.side_state).paused:
        raise ServerError("paused")
    at = state.at
    if said.step != at.step:
        return None
    step = lesson_progress.step_of(lesson, at)
    match said.wish:
        case "next" if step is not None and step.kind == "tell":
            return CardTurn(_saved(row, lesson_progress.advanced(lesson, at, match)))
        case "back":
            return CardTurn(_went_back(row, lesson, match, at, at.step if at.strayed else max(0, at.step - 1)))
        case "again":
            return CardTurn(_went_back(row, lesson, match, at, 0 if step is None else at.step))
        case "skip" if step is not None:
            return _skipped(row, lesson, match, at)
    return CardTurn()


def restarted(row: TableRow, match: Match) -> Step:
    """From the beginning."""
    lesson, state = expected(row)
    return _went_back(row, lesson, match, state.at, 0)


def move_for_learner(row: TableRow, match: Match) -> Any | None:
    """The move that is asked for; None if others are still to move."""
    lesson, state = expected(row)
    step = lesson_progress.step_of(lesson, state.at)
    return None if step is None else lesson_progress.asked_move(lesson, step, match)


def lesson_key(match: Match) -> str:
    """The key of the next move that a lesson makes."""
    return f"lesson:{match.version + 1}"


def _skipped(row: TableRow, lesson: Lesson, match: Match, at: Progress) -> CardTurn:
    step = lesson.steps[at.step]
    if step.kind == "tell":
        return CardTurn(_saved(row, lesson_progress.advanced(lesson, at, match)))
    if step.kind == "goal":
        began = (*at.began, *[len(match.actions)] * (len(lesson.steps) - at.step))
        return CardTurn(_saved(row, replace(at, began=began, skipped=True)))
    return CardTurn(_went_back(row, lesson, match, at, at.step) if at.strayed else None, makes_move=True)


def _went_back(row: TableRow, lesson: Lesson, match: Match, now: Progress, step: int) -> Step:
    at = lesson_progress.back_to(now, step)
    if len(match.actions) <= at.began[-1]:
        return _saved(row, at)
    return Step(rewind=Rewind(lesson.seat, at.began[-1], lesson_key(match), _with(row, at)))


def _saved(row: TableRow, at: Progress) -> Step:
    return Step(side=_with(row, at))


def _with(row: TableRow, at: Progress) -> SideState:
    side = side_state.read(row.side_state)
    assert side.lesson is not None
    return structs.replace(side, lesson=structs.replace(side.lesson, at=at))

"""Plays lessons as their own solutions say; what does not work out is told with a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import orrery
from orrery.core.match import Match
from orrery.teaching import lesson_progress, lesson_shelf
from orrery.teaching.action_patterns import matches_any
from orrery.teaching.card_making import card_of
from orrery.teaching.lesson import Lesson, Step
from orrery.teaching.lesson_card import LessonCard
from orrery.teaching.lesson_progress import Progress
from orrery.teaching.lesson_reading import begin

MOST_MOVES = 600
EVERY_LESSON = [lesson for game in orrery.games() for lesson in lesson_shelf.lessons(game)]


class LessonBroken(AssertionError):
    """A lesson no longer fits the rules."""


class Moment(NamedTuple):
    """The learner is about to answer: the step, what the card says, and the answer of the solution."""

    step: Step
    card: LessonCard
    legal: list[Any]
    answer: Any


class Solving:
    """A lesson on its way through its own solution."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match = begin(orrery.game(lesson.game), lesson)
        self.progress = Progress()
        self._goal_moves = 0
        self._checked = 0

    def broken(self, what: str) -> LessonBroken:
        step = lesson_progress.step_of(self.lesson, self.progress)
        where = "after the last step" if step is None else f"at the step {step.title.en!r}"
        return LessonBroken(f"{self.lesson.game}/lessons/{self.lesson.id}: {where} {what}")

    @property
    def card(self) -> LessonCard:
        return card_of(self.lesson, self.progress, self.match)

    def _play(self, seat: int, action: Any) -> None:
        self.match.play(seat, action)
        self.progress = lesson_progress.followed(self.lesson, self.progress, self.match)

    def moments(self) -> Iterator[Moment]:
        """All answers of the learner, one by one; each is played when the next is asked for."""
        for _ in range(MOST_MOVES):
            step = lesson_progress.step_of(self.lesson, self.progress)
            if step is None:
                self._check_then()
                return
            if step.kind == "tell":
                self.progress = lesson_progress.advanced(self.lesson, self.progress, self.match)
            elif not self._rivals_move():
                self._check_then()
                moment = self._moment(step)
                yield moment
                self._play(self.lesson.seat, moment.answer)
        raise self.broken("does not come to an end")

    def _rivals_move(self) -> bool:
        for seat in self.match.actors:
            if seat != self.lesson.seat:
                scripted = lesson_progress.rival_move(self.lesson, self.match, seat)
                decision = self.match.decision(seat)
                assert decision is not None
                if scripted is None and len(decision.actions) > 1:
                    raise self.broken(f"seat {seat} has no part to play when it is asked for {decision.kind}")
                self._play(seat, decision.actions[0] if scripted is None else scripted)
                return True
        return False

    def _moment(self, step: Step) -> Moment:
        decision = self.match.decision(self.lesson.seat)
        if decision is None:
            raise self.broken("nobody is asked anything")
        legal = [self.match.game.action_to_json(action) for action in decision.actions]
        card = self.card
        answer = card.show if step.kind == "ask" else self._goal_answer(step, legal)
        if answer is None:  # something else is asked on the way
            answer = next((one for one in legal if one in card.fine), None)
        if answer is None and len(legal) == 1:
            answer = legal[0]
        if answer is None:
            raise self.broken(f"asks for a move that is not legal: {decision.kind} can be answered by {legal[:12]}")
        return Moment(step, card, legal, answer)

    def _goal_answer(self, step: Step, legal: list[Any]) -> Any | None:
        assert step.goal is not None
        left = step.goal.solution[self._goal_moves :]
        found = next((one for one in legal if left and matches_any(left[:1], one)), None)
        self._goal_moves += found is not None
        return found

    def _check_then(self) -> None:
        """What the steps so far say the learner has afterwards."""
        while self._checked < self.progress.step:
            step = self.lesson.steps[self._checked]
            self._checked += 1
            for quantity, wanted in step.then.items():
                have = lesson_progress.amount(self.match, self.lesson.seat, quantity)
                if have != wanted:
                    raise LessonBroken(
                        f"{self.lesson.game}/lessons/{self.lesson.id}: after {step.title.en!r} there should be"
                        f" {wanted} {quantity}, but there is {have}"
                    )


def solve(lesson: Lesson) -> tuple[Match, Progress]:
    solving = Solving(lesson)
    for _ in solving.moments():
        pass
    return solving.match, solving.progress

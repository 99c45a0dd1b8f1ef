"""Makes the card that a learner sees now."""

from __future__ import annotations

from orrery.core.match import Match
from orrery.teaching import lesson_progress
from orrery.teaching.action_patterns import matches_any
from orrery.teaching.lesson import Goal, Lesson, Step
from orrery.teaching.lesson_card import Caution, ChangeCard, GoalCard, LessonCard, NextCard, WantCard
from orrery.teaching.lesson_progress import Progress, amount
from orrery.teaching.lesson_reading import begin
from orrery.teaching.lesson_shelf import next_lesson, path_of
from orrery.teaching.move_costs import Weighing


def card_of(lesson: Lesson, at: Progress, match: Match) -> LessonCard:
    """The card for this moment."""
    step = lesson_progress.step_of(lesson, at)
    card = _blank(lesson, at)
    if step is None:
        return _finished(lesson, at, match, card)
    card.kind, card.head, card.text = step.kind, step.title, step.text
    card.why, card.rule = step.why, step.rule
    card.at, card.beside = list(step.at), list(step.beside)
    card.dock = step.dock or lesson.dock
    asking = lesson_progress.asking_step(lesson, at)
    if asking is not None:
        _asks(lesson, asking, at, match, card)
    if step.goal is not None:
        card.goal = _goal(step.goal, at, match, lesson.seat)
    return card


def _blank(lesson: Lesson, at: Progress) -> LessonCard:
    path = path_of(lesson)
    return LessonCard(
        lesson=lesson.id,
        number=path.index(lesson) + 1 if lesson in path else lesson.number,
        of=max(1, len(path)),
        title=lesson.title,
        step=at.step,
        steps=len(lesson.steps),
        kind="done",
        head=lesson.title,
        text=lesson.success,
        why=None,
        rule=None,
        at=[],
        beside=[],
        dock=lesson.dock,
        back=at.step > 0 or at.strayed,
        show=None,
        fine=[],
        cautions=[],
        strayed=at.strayed,
        goal=None,
        changes=[],
        following=None,
        mastered=lesson_progress.mastered(lesson, at),
    )


def _asks(lesson: Lesson, step: Step, at: Progress, match: Match, card: LessonCard) -> None:
    decision = match.decision(lesson.seat)
    if decision is None or at.strayed:
        return
    legal = [match.game.action_to_json(action) for action in decision.actions]
    card.show = lesson_progress.asked_move(lesson, step, match)
    card.fine = [one for one in legal if matches_any(step.moves, one) or lesson_progress.neutral(lesson, step, one)]
    others = [one for one in legal if one not in card.fine]
    weighing = Weighing(match, lesson.seat, card.show)
    for reply in step.replies if card.show is not None else ():  # of several that fit the first answers
        actions = [one for one in others if not reply.moves or matches_any(reply.moves, one)]
        actions = weighing.costing(actions, reply.costs)
        others = [one for one in others if one not in actions]
        if actions:
            card.cautions.append(Caution(actions, reply.title, reply.text))


def _goal(goal: Goal, at: Progress, match: Match, seat: int) -> GoalCard:
    late = lesson_progress.missed(goal, at, match)
    wants = [WantCard(one.quantity, one.words, amount(match, seat, one.quantity), one.at_least) for one in goal.wants]
    now = min(max(1, lesson_progress.rounds_gone(goal, at, match)), goal.rounds)
    return GoalCard(now, goal.rounds, wants, goal.missed if late else None)


def _finished(lesson: Lesson, at: Progress, match: Match, card: LessonCard) -> LessonCard:
    goal = lesson.goal
    if goal is not None:
        first = begin(match.game, lesson)  # type: ignore[arg-type]
        card.changes = [
            ChangeCard(
                one.quantity,
                one.words,
                amount(first, lesson.seat, one.quantity),
                amount(match, lesson.seat, one.quantity),
            )
            for one in goal.wants
        ]
    after = next_lesson(lesson)
    if after is not None:
        card.following = NextCard(after.id, path_of(after).index(after) + 1, after.title)
    return card

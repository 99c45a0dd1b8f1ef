"""Every lesson there is, found by its file: its solution, its wrong moves, its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.core.ledger import BURDEN
from orrery.teaching import lesson_progress
from orrery.teaching.action_patterns import matches_any
from orrery.teaching.card_making import card_of
from orrery.teaching.lesson import Both, Lesson
from teaching.solved import EVERY_LESSON, Solving, solve

MOST_WORDS = 50  # of a step: a card is two sentences, not a page
by_name = pytest.mark.parametrize("lesson", EVERY_LESSON, ids=lambda one: f"{one.game}-{one.id}")


@by_name
def test_its_own_solution_masters_it(lesson: Lesson) -> None:
    match, progress = solve(lesson)
    assert lesson_progress.mastered(lesson, progress)
    card = card_of(lesson, progress, match)
    assert card.kind == "done"
    assert card.mastered


def costs(solving: Solving, action: Any, answer: Any, quantity: str) -> bool:
    """Whether the move takes this away, or leaves the learner worse off in it than the one asked for: plays both."""
    seat = solving.lesson.seat
    (told,) = solving.match.outcomes(seat, [action])
    if quantity in {item for item, _ in (*told.lost, *told.paid)}:
        return True
    after = []
    for one in (action, answer):
        twin = solving.match.clone()
        twin.play(seat, one)
        after.append(lesson_progress.amount(twin, seat, quantity))
    burdens = {one.name for one in solving.match.game.quantities if one.kind == BURDEN}
    return after[0] > after[1] if quantity in burdens else after[0] < after[1]


@by_name
def test_tempting_moves_are_answered_and_cost_what_is_said(lesson: Lesson) -> None:
    solving = Solving(lesson)
    answered: set[int] = set()
    for moment in solving.moments():
        if moment.step.kind != "ask" or not matches_any(moment.step.moves, moment.answer):
            continue
        assert len(moment.card.cautions) == len(moment.step.replies), solving.broken("answers a move nobody can make")
        for reply, caution in zip(moment.step.replies, moment.card.cautions, strict=True):
            answered.add(id(reply))
            for action in caution.actions[:3]:
                for quantity in reply.costs:
                    assert costs(solving, action, moment.answer, quantity), solving.broken(
                        f"{action} does not cost {quantity}"
                    )
                twin = solving.match.clone()
                twin.play(lesson.seat, action)
                strayed = lesson_progress.followed(lesson, solving.progress, twin)
                assert strayed.strayed
                assert card_of(lesson, strayed, twin).strayed
                assert card_of(lesson, strayed, twin).show is None
                twin.rewind(solving.progress.began[-1])
                again = lesson_progress.followed(lesson, strayed, twin)
                assert not again.strayed
                assert again.step == solving.progress.step
    replies = {id(reply) for step in lesson.steps for reply in step.replies}
    assert answered == replies


@by_name
def test_taking_back_leads_back_through_the_lesson(lesson: Lesson) -> None:
    match, progress = solve(lesson)
    for step in range(progress.step - 1, -1, -1):
        back = lesson_progress.back_to(progress, step)
        if len(match.actions) > back.began[-1]:
            match.rewind(back.began[-1])
        assert lesson_progress.followed(lesson, back, match).step == step


@by_name
def test_a_goal_is_not_reached_before_it_is_played_for(lesson: Lesson) -> None:
    solving = Solving(lesson)
    for moment in solving.moments():
        if moment.step.goal is not None:
            assert moment.card.goal is not None
            assert moment.card.goal.missed is None
            break
    else:
        assert lesson.goal is None


def texts_of(lesson: Lesson) -> Iterator[Both]:
    yield from (lesson.title, lesson.about, lesson.success, *lesson.able)
    for step in lesson.steps:
        yield from (step.title, step.text)
        yield from (one for one in (step.why,) if one is not None)
        for reply in step.replies:
            yield from (reply.title, reply.text)
        if step.goal is not None:
            yield from (step.goal.missed, *(want.words for want in step.goal.wants))


@by_name
def test_its_words_are_short_and_in_both_languages(lesson: Lesson) -> None:
    for text in texts_of(lesson):
        assert re.search("[А-Яа-я]", text.ru), text.ru
        assert not re.search("[А-Яа-я]", text.en), text.en
        for words in (text.en, text.ru):
            assert len(words.split()) <= MOST_WORDS, words
            assert words.count("**") % 2 == 0, words
            assert "—" not in words, words
            assert "  " not in words, words


@by_name
def test_it_lasts_as_long_as_it_says(lesson: Lesson) -> None:
    assert 4 <= lesson.minutes <= 10
    assert 2 <= len(lesson.able) <= 4
    assert len(lesson.steps) <= 14


def test_lessons_are_numbered_from_one() -> None:
    for game in orrery.games():
        for path in {one.path for one in EVERY_LESSON if one.game == game}:
            numbers = [one.number for one in EVERY_LESSON if (one.game, one.path) == (game, path)]
            assert numbers == list(range(1, len(numbers) + 1)), (game, path)


def test_a_pattern_never_matches_by_accident() -> None:
    for lesson in EVERY_LESSON:
        for step in lesson.steps:
            assert not any(matches_any(step.moves, pattern) for reply in step.replies for pattern in reply.moves)


FACTS = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("game_id", orrery.games())
def test_the_home_screen_knows_how_long_the_lessons_take(game_id: str) -> None:
    minutes = sum(lesson.minutes for lesson in EVERY_LESSON if lesson.game == game_id and not lesson.path)
    told = (FACTS / game_id / "world" / "facts.ts").read_text(encoding="utf-8")
    assert f"courseTime: {{ en: '{minutes} min', ru: '{minutes} мин' }}" in told

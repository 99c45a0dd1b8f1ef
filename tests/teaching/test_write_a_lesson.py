"""docs/write-a-lesson.md: its example is a lesson that works, and what it says is refused is refused."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.bots.levels import BY_NAME, STRONGEST, level_of
from orrery.teaching import lesson_progress
from orrery.teaching.action_patterns import fault_of, matches
from orrery.teaching.card_making import card_of
from orrery.teaching.lesson import Lesson
from orrery.teaching.lesson_reading import LEVELS, BadLesson, Place, lesson_from, read_lesson
from teaching.solved import LessonBroken, Solving

PAGE = Path(__file__).parents[2] / "docs" / "write-a-lesson.md"
Raw = dict[str, Any]


@pytest.fixture
def raw() -> Raw:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return tomllib.loads(example)


def read(raw: Raw) -> Lesson:
    return lesson_from(orrery.game("planet_5r"), "example", raw, Place("planet_5r/lessons/example.toml"))


def test_the_example_is_mastered_by_its_solution(raw: Raw) -> None:
    solving = Solving(read(raw))
    heads = [moment.card.head.en for moment in solving.moments()]
    assert heads == ["Dig", "Four is enough", "Your turn"]
    assert lesson_progress.mastered(solving.lesson, solving.progress)


def test_a_tempting_move_is_answered_and_leads_astray(raw: Raw) -> None:
    solving = Solving(read(raw))
    moment = next(iter(solving.moments()))
    (caution,) = moment.card.cautions
    assert ["play", "develop"] in caution.actions
    assert moment.card.fine == [["play", "excavate"]]
    solving.match.play(0, ["play", "develop"])
    strayed = lesson_progress.followed(solving.lesson, solving.progress, solving.match)
    assert card_of(solving.lesson, strayed, solving.match).strayed


def by_costs(*replies: Raw) -> list[Any]:
    """What replies to a tile of Planet Unknown answer: a domino that may be laid on a lifepod, too."""
    words = {"en": "Words", "ru": "Слова"}
    tile = {"tile": "i2_civ_energy_plain", "orientation": "r3", "at": "F1"}
    lesson = lesson_from(
        orrery.game("planet_unknown"),
        "example",
        {
            **dict.fromkeys(("title", "about", "success"), words),
            "number": 1,
            "minutes": 3,
            "able": [words, words],
            "start": {
                "players": 1,
                "seats": [
                    {
                        "planet": "ksb_4156",
                        "corporation": "universal_coalition",
                        "tiles": [tile],
                        "patches": ["G2", "G3"],
                        "hand": "i2_energy_water_meteor",
                    }
                ],
                "pending": [{"kind": "place", "seat": 0, "waived": 0, "extra": False, "advance": True}],
            },
            "steps": [
                {
                    "title": words,
                    "text": words,
                    "moves": [["place", "r0", "F2", "as_is"]],
                    "replies": [{"title": words, "text": words, **reply} for reply in replies],
                }
            ],
        },
        Place("planet_unknown/lessons/example.toml"),
    )
    solving = Solving(lesson)
    moment = next(iter(solving.moments()))
    return [caution.actions for caution in moment.card.cautions]


def test_a_reply_is_chosen_by_what_a_move_costs() -> None:
    (losing,) = by_costs({"costs": ["lifepod"]})
    assert losing
    assert all("H" in place for _, _, place, _ in losing)


def test_a_reply_by_moves_and_costs_answers_those_that_are_both(raw: Raw) -> None:
    every, some = by_costs({"costs": ["lifepod"]}), by_costs({"costs": ["lifepod"], "moves": [["place", "r0", "..."]]})
    assert some == [[one for one in every[0] if one[1] == "r0"]]
    assert len(some[0]) < len(every[0])


def test_the_first_reply_that_fits_answers(raw: Raw) -> None:
    losing, rest = by_costs({"costs": ["lifepod"]}, {"moves": [["place", "..."]]})
    assert not any(one in rest for one in losing)
    assert not by_costs({"costs": ["patch"]})


def lessons_telling_twice(raw: Raw) -> Lesson:
    raw["steps"].insert(1, {**raw["steps"][0], "title": {"en": "One thing more", "ru": "Ещё одно"}})
    return read(raw)


def test_what_is_still_to_be_told_comes_before_an_early_move_counts(raw: Raw) -> None:
    lesson = lessons_telling_twice(raw)
    solving = Solving(lesson)
    assert solving.card.show == ["play", "excavate"]  # a tempting move is answered now already
    assert solving.card.cautions
    at = lesson_progress.Progress()
    solving.match.play(0, ["play", "excavate"])
    at = lesson_progress.followed(lesson, at, solving.match)
    card = card_of(lesson, at, solving.match)
    assert (card.step, card.head.en, card.show) == (1, "One thing more", None)
    assert lesson_progress.advanced(lesson, at, solving.match).step == 3
    solving.match.rewind(0)
    back = lesson_progress.followed(lesson, at, solving.match)
    assert (back.step, back.early) == (1, None)
    assert lesson_progress.advanced(lesson, back, solving.match).step == 2


def test_an_early_move_off_the_way_is_told_when_its_turn_comes(raw: Raw) -> None:
    lesson = lessons_telling_twice(raw)
    solving = Solving(lesson)
    solving.match.play(0, ["play", "develop"])
    at = lesson_progress.followed(lesson, lesson_progress.Progress(), solving.match)
    assert (at.step, at.strayed) == (1, False)
    at = lesson_progress.advanced(lesson, at, solving.match)
    assert (at.step, at.strayed) == (2, True)
    solving.match.rewind(at.began[-1])
    assert not lesson_progress.followed(lesson, at, solving.match).strayed


def test_levels_are_those_of_the_bots(raw: Raw) -> None:
    assert set(LEVELS) == set(BY_NAME)
    for level in (*LEVELS, 1, STRONGEST):
        raw["level"] = level
        assert level_of(read(raw).level) is not None


def test_a_goal_counts_lines_of_the_score_sheet(raw: Raw) -> None:
    want = raw["steps"][3]["goal"]["wants"][0]
    want.update(quantity="score.gold")
    with pytest.raises(BadLesson, match=r"'score.gold' is none of score\."):
        read(raw)
    lines = {line.key: line.points for line in orrery.game("planet_5r").new(players=3, seed=1).scores()[0].lines}
    assert lines
    for line in lines:
        want.update(quantity=f"score.{line}")
        solving = Solving(read(raw))
        had = {one.key: one.points for one in solving.match.scores()[0].lines}
        assert lesson_progress.amount(solving.match, 0, f"score.{line}") == had[line]


def test_a_goal_that_takes_too_long_is_missed(raw: Raw) -> None:
    lesson = read(raw)
    solving = Solving(lesson)
    for moment in solving.moments():
        if moment.step.goal is not None:
            solving.match.play(0, ["take", "tech_sand_sail", None, None, None, None])
            late = lesson_progress.followed(lesson, solving.progress, solving.match)
            card = card_of(lesson, late, solving.match)
            assert card.goal is not None
            assert card.goal.missed == moment.step.goal.missed
            return
    pytest.fail("there is no goal")


def test_a_lesson_that_no_longer_fits_the_rules_says_so(raw: Raw) -> None:
    raw["steps"][2]["then"]["water"] = 5
    with pytest.raises(LessonBroken, match="after 'Four is enough' there should be 5 water, but there is 2"):
        list(Solving(read(raw)).moments())
    raw["steps"][2]["moves"] = [["bid", 40]]
    with pytest.raises(LessonBroken, match="at the step 'Four is enough' asks for a move that is not legal"):
        list(Solving(read(raw)).moments())


def changed(change: Callable[[Raw], object]) -> Callable[[Raw], Raw]:
    def made(raw: Raw) -> Raw:
        twin = copy.deepcopy(raw)
        change(twin)
        return twin

    return made


BAD = {
    "title is missing": (changed(lambda raw: raw.pop("title")), "example.toml: 'title' is missing"),
    "an unknown key": (changed(lambda raw: raw.update(pages=3)), "nothing is known of 'pages'"),
    "one language": (changed(lambda raw: raw["title"].pop("ru")), "title: must be words in en and ru"),
    "empty words": (changed(lambda raw: raw["title"].update(ru=" ")), "says nothing"),
    "no such rule": (
        changed(lambda raw: raw["steps"][0].update(rule="R5-99")),
        r"\[0\]\.rule: planet_5r has no rule",
    ),
    "no such quantity": (changed(lambda raw: raw["steps"][2].update(then={"gold": 1})), "nothing is known of 'gold'"),
    "no pattern": (changed(lambda raw: raw["steps"][1].update(moves=["play"])), "is no pattern"),
    "the rest first": (changed(lambda raw: raw["steps"][1].update(moves=[["...", 1]])), "must be last"),
    "no such number": (
        changed(lambda raw: raw["steps"][3]["goal"]["wants"][0].update(quantity="shown.mood")),
        "the table shows no number 'mood'",
    ),
    "bad position": (changed(lambda raw: raw["start"].update(market=["cake"])), "start: "),
    "a seat too many": (changed(lambda raw: raw.update(seat=7)), "there is no seat 7"),
    "its own rival": (changed(lambda raw: raw["rivals"].update({"0": []})), "seat 0 is no rival"),
    "after the goal": (changed(lambda raw: raw["steps"].append(raw["steps"][1])), "only words may follow a goal"),
    "both at once": (changed(lambda raw: raw["steps"][3].update(moves=[["bid", 1]])), "not both"),
    "no steps": (changed(lambda raw: raw.update(steps=[])), "a lesson has steps"),
    "a bad opening": (changed(lambda raw: raw.update(opening=[[0, ["bid", 1]]])), r"opening\[0\]: "),
    "a reply to nothing": (
        changed(lambda raw: raw["steps"][2]["replies"][0].pop("moves")),
        "an answer names the moves it is for, or what they cost",
    ),
    "no such level": (changed(lambda raw: raw.update(level=7)), "level: 'level7' is none of easy"),
    "a number": (changed(lambda raw: raw.update(minutes="three")), "must be a whole number"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_lesson_is_refused_with_a_sentence(raw: Raw, name: str) -> None:
    make, sentence = BAD[name]
    with pytest.raises(BadLesson, match=sentence):
        read(make(raw))


def test_an_opening_is_played_before_the_lesson_begins(raw: Raw) -> None:
    raw["opening"] = [[1, ["play", "develop"]], [2, ["play", "scout"]]]
    raw["rivals"] = {}
    solving = Solving(read(raw))
    assert solving.match.actions == []
    assert solving.match.actors == (0,)
    assert [moment.card.head.en for moment in solving.moments()] == ["Dig", "Four is enough", "Your turn"]


def test_a_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text("number = ", encoding="utf-8")
    with pytest.raises(BadLesson, match=r"broken\.toml: cannot be read"):
        read_lesson(orrery.game("planet_5r"), file)


def test_patterns() -> None:
    assert matches(["take", "*", {"any": [1, None]}, "..."], ["take", "card", None, 3, 4])
    assert matches(["path", ["a", "*"]], ["path", ["a", "b"]])
    assert not matches(["bid", {"from": 2, "to": 3}], ["bid", 4])
    assert not matches(["bid"], ["bid", 4])
    assert not matches(["bid", 4], "bid")
    assert fault_of(["bid", {"least": 3}]) is not None

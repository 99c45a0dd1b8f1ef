"""Nothing at a table of Planet Unknown lies on something else: long answers, long names, long words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Sit
from browser.records import played
from browser.unknown import go_on, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

PHONE: dict[str, Any] = {"width": 390, "height": 844}
SUPERMOON = {"moons": True, "emergency": True, "patches": True, "new_cards": True}
NAMES = ["Ann", "Wolfeschlegelsteinhausen", "Konstantin Ziolkowski", "Bob", "Ekaterina Dashkova", "Maximilian"]
# How far words reach down over the bar below them.
WORDS_ON_BARS = """all => all.map((goal) => {
  const [words, bar] = ['.t', '.bar > i'].map((part) => goal.querySelector(part)?.getBoundingClientRect());
  return bar ? words.bottom - bar.top : 0;
})"""


def box(thing: Locator) -> dict[str, float]:
    found = thing.bounding_box()
    assert found is not None
    top, height = found["y"], found["height"]
    return {"y": top, "height": height, "bottom": top + height}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("width", [1440, 1280])
def test_answers_stand_in_one_line_however_much_they_bring(sit: Sit, lang: str, width: int) -> None:
    match = played("planet_unknown", "boost", 3, 20, rounds=10, options=SUPERMOON, quick=True)
    explorer = go_on(sit, match, seed=61, width=width, height=900, lang=lang)
    page = explorer.page
    answers = page.locator(".panel.ask .answer")
    expect(answers.locator(".brief")).not_to_have_count(0)  # the engine has foretold them
    explorer.calm()
    assert len({round(box(answer)["y"] + box(answer)["height"] / 2) for answer in answers.all()}) == 1
    assert box(page.locator(".panel.ask"))["bottom"] <= box(page.locator("svg.planet"))["y"] + 4

    # All of it lies below an answer while that is weighed.
    told = answers.filter(has=page.locator(".brief")).first
    told.hover()
    assert box(told.locator(".whole"))["height"] > box(told)["height"] / 2
    for line in told.locator(".whole small").all():
        expect(line).to_be_in_viewport(ratio=1)


def test_a_name_too_long_for_its_card_is_read_in_full_on_hover_and_focus(sit: Sit) -> None:
    match = played("planet_unknown", "take", 6, 7, rounds=1, options={"boards": "first"}, quick=True)
    explorer = go_on(sit, match, seed=62, names=NAMES, width=1440, height=900)
    page = explorer.page
    explorer.question("take")
    cards = page.locator(".rival")
    long, short = cards.filter(has_text="Wolfe"), cards.filter(has_text="Bob")
    long.hover()
    expect(long.locator(".whole")).to_have_text(NAMES[1])
    short.hover()
    expect(page.locator(".rival .whole")).to_have_count(0)
    long.focus()
    expect(long.locator(".whole")).to_have_text(NAMES[1])
    # Where there is room in two lines nothing is cut.
    fits = "node => node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight + 1"
    for name in NAMES[2:]:
        assert cards.filter(has_text=name).locator(".name b").evaluate(fits), name


@pytest.mark.parametrize("seed", [3, 4], ids=["three", "four"])
def test_no_goal_of_a_solo_game_has_words_on_its_bar(sit: Sit, seed: int) -> None:
    match = played("planet_unknown", "take", 1, seed, rounds=4, quick=True)
    explorer = go_on(sit, match, seed=63, lang="ru", width=1440, height=900)
    explorer.question("take")
    goals = explorer.page.locator(".strip .goal")
    expect(goals).to_have_count(seed)
    assert max(goals.evaluate_all(WORDS_ON_BARS)) <= 0.5
    panel = explorer.page.locator(".strip .goals")
    assert panel.evaluate("node => node.scrollHeight - node.clientHeight") <= 1


def test_what_is_said_of_moons_stands_with_them_on_a_phone(sit: Sit) -> None:
    explorer = sit_down(sit, 2, SUPERMOON | {"boards": "first"}, seed=64, **PHONE)
    explorer.question("choose_moon")
    hint = explorer.page.get_by_text("Pieces laid on the moon move the satellite")
    expect(hint).to_have_count(1)
    expect(explorer.page.locator("section.over header")).to_contain_text("Pieces laid on the moon")

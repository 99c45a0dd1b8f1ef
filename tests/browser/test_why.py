"""Why a bot made its move: beside the log of a replay, by keys on a desktop and by touch in Russian on a phone; while a
game runs it is said when."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from analysis.short_game import whole_record
from browser.conftest import Sit
from browser.person import Person


def imported(person: Person) -> str:
    """A finished game of one person and two bots."""
    person.arrive()
    made = person.page.request.post(f"{person.url}/api/records", data=whole_record(), headers={"origin": person.url})
    assert made.status == 201, made.text()
    table: str = made.json()["id"]
    return table


def choices(person: Person, table: str) -> int:
    """A step of a bot that had a choice and whose move was seen: the first cards of a round are chosen in secret."""
    body = person.page.request.get(f"{person.url}/api/tables/{table}/replay?seat=0&from=20&count=60").json()
    seen: int = next(step["n"] for step in body["steps"] if step["seat"] in (1, 2) and step["events"])
    return seen


def within(page: Page, selector: str) -> None:
    box = page.locator(selector).bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]


def test_a_bot_tells_why_by_keys_and_by_touch(sit: Sit) -> None:
    anna = sit()
    page, table = anna.page, imported(anna)
    step = choices(anna, table)
    anna.go(f"/t/{table}/replay?seat=0#{step}")
    slider = page.get_by_role("slider", name=re.compile("^Step"))
    expect(slider).to_have_value(str(step))
    panel = page.get_by_role("dialog", name="Why this move?")

    lines = page.locator(".log ol button.line")
    expect(page.locator(".log button.why").last).to_be_attached()
    asked = page.locator(".log li:has(button.why) button.line").last
    asked.focus()
    page.keyboard.press("ArrowRight")
    pill = page.locator(".log button.why").last
    expect(pill).to_be_focused()
    before = lines.count()
    page.keyboard.press("Enter")
    expect(panel).to_be_focused()
    expect(panel).to_have_attribute("aria-busy", "false")
    expect(panel).to_contain_text(re.compile("strongest bot would|As good as the best|nothing else to do"))
    expect(panel.get_by_role("radio", name=re.compile(r"\(played\)"))).to_be_checked()
    expect(panel.get_by_role("status")).to_have_text(re.compile(r"^weighed in (4 futures|one future)$"))
    assert lines.count() == before, "the log stays as it was, though the board goes back to the moment before"
    within(page, "div.why")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(pill).to_be_focused()
    expect(slider).to_have_value(str(step))
    page.keyboard.press("w")
    expect(panel).to_have_attribute("aria-busy", "false")
    page.get_by_role("button", name="One step on").click()
    expect(panel).to_have_count(0)

    boris = sit(width=390, height=844, lang="ru")
    page = boris.page
    boris.arrive()
    boris.go(f"/t/{table}/replay?seat=0#{step}")
    page.locator(".line").get_by_role("button", name="Почему?").tap()
    panel = page.get_by_role("dialog", name="Почему такой ход?")
    expect(panel).to_have_attribute("aria-busy", "false")
    expect(panel.get_by_role("radio").first).to_be_visible()
    expect(panel).to_contain_text(re.compile("Сильнейший бот|Не хуже лучшего|Другого хода не было"))
    within(page, "div.why")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    panel.get_by_role("button", name="Закрыть объяснение").tap()
    expect(panel).to_have_count(0)


def test_while_a_game_runs_a_bot_says_when_it_will_tell(sit: Sit) -> None:
    anna = sit()
    page = anna.page
    table = anna.create([{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], {"confirm": False})
    anna.go(f"/t/{table['id']}")
    line = page.locator(".log li:has(button.why)").first
    while not line.count():  # the first cards of a round may bring nothing but their turning up
        assert not anna.over, "no bot has done anything"
        anna.move()
    line.hover()
    why = line.locator("button.why")
    expect(why).to_have_css("opacity", "1")
    why.click()
    expect(page.get_by_text("tells its reasons when the game is over")).to_be_visible()
    refused = page.request.get(f"{anna.url}/api/tables/{table['id']}/replay/1/explanation")
    assert refused.json()["error"]["code"] == "not_over"

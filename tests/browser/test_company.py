"""Two people in two places at one table: talk, a pause both agree to, a bot in between, and coming back to the news."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.person import Person

pytestmark = pytest.mark.browser
WAIT = 90_000
CLOCK = {"kind": "daily", "move": 3 * 86_400, "bank": 0}


def clean(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def open_table(host: Person, friend: Person) -> str:
    """A table with a clock, the host and a friend with a bot; both look at it."""
    host.arrive()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
    body = {"game": "planet_5r", "options": {}, "seats": seats, "clock": CLOCK}
    answer = host.page.request.post(f"{host.url}/api/tables", data=body, headers={"Origin": host.url})
    assert answer.ok, answer.text()
    table: dict[str, Any] = answer.json()
    host.go(f"/t/{table['id']}")
    friend.accept(table)
    for person in (host, friend):
        expect(person.page.locator("[role=group].hand")).to_be_visible(timeout=WAIT)
    return str(table["id"])


def play_rounds(person: Person, count: int) -> None:
    until = time.monotonic() + 120
    while person.done["card"] < count:
        assert time.monotonic() < until, person.done
        if not person.move():
            person.page.wait_for_timeout(40)


def test_talk_a_pause_and_a_stand_in(sit: Sit) -> None:
    anna, boris = sit(seed=21), sit(seed=22, width=390, height=844, lang="ru")
    table = open_table(anna, boris)
    clocks = anna.page.get_by_role("list", name="Clocks")
    expect(clocks.get_by_role("listitem")).to_have_count(2)
    expect(clocks).to_contain_text(re.compile(r"2 d 23 h|3 d 0 h"))

    # Talk: what is written is shown as it is, and the other one sees that there is something new.
    boris.page.get_by_role("button", name="Чат").click()
    boris.page.get_by_role("textbox", name="Сказать что-нибудь столу").fill("Привет <b>всем</b>")
    boris.page.keyboard.press("Enter")
    anna.page.get_by_role("tab", name=re.compile("Chat.*1 new message")).click()
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("Привет <b>всем</b>")
    clean(boris.page)
    boris.page.keyboard.press("Escape")
    anna.page.get_by_role("tab", name="Notes").click()
    anna.page.get_by_role("textbox", name="What you want to remember").fill("He greets everybody")
    anna.page.get_by_role("button", name="Add a note").click()
    expect(anna.page.get_by_text("He greets everybody")).to_be_visible()
    clean(anna.page)

    # A pause needs the other's word; nobody can move in it, and the way out is the same.
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name=re.compile("Ask for a pause")).click()
    expect(boris.page.get_by_text("предлагает паузу")).to_be_visible()
    clean(boris.page)
    boris.page.get_by_role("button", name="Согласиться").click()
    expect(anna.page.get_by_text("The game is paused.")).to_be_visible()
    assert not anna.ready
    boris.page.get_by_role("button", name="Предложить продолжить").click()
    anna.page.get_by_role("button", name="Agree").click()
    expect(anna.page.get_by_text("The game is paused.")).to_be_hidden()

    # Boris goes, a bot plays for him, and when he is back he hears what it was.
    boris.page.get_by_role("button", name="Меню").click()
    boris.page.get_by_role("button", name=re.compile("Покинуть игру")).click()
    boris.page.get_by_role("button", name="Пусть играет бот").click()
    boris.page.wait_for_url(re.compile(r"/$"))
    expect(clocks.get_by_role("listitem").nth(1)).to_contain_text("a bot plays")
    play_rounds(anna, 4)
    boris.go(f"/t/{table}")
    news = boris.page.get_by_role("dialog", name="Пока вас не было")
    expect(news).to_be_visible(timeout=WAIT)
    clean(boris.page)
    news.get_by_role("button", name="Показать на поле").click()
    expect(news).to_be_hidden()
    boris.page.get_by_role("button", name="Вернуться").click()
    expect(boris.page.get_by_text("За вас играет бот")).to_be_hidden()
    expect(clocks.get_by_role("listitem").nth(1)).not_to_contain_text("a bot plays")


def test_taking_back_with_the_consent_of_all_and_again(sit: Sit) -> None:
    anna, boris = sit(seed=23), sit(seed=24)
    open_table(anna, boris)
    anna.page.get_by_role("button", name=re.compile(r"^\d, Scout")).click()
    expect(anna.primary).to_be_enabled(timeout=WAIT)
    # Before the last word undo is free, and what was taken back can be played again.
    anna.page.keyboard.press("Control+z")
    anna.page.get_by_role("button", name="Redo").click()
    expect(anna.primary).to_have_text(re.compile("Scout"), timeout=WAIT)
    anna.primary.click()
    expect(anna.page.get_by_text(re.compile("^Waiting for"))).to_be_visible(timeout=WAIT)
    # After it only all together take it back.
    anna.page.get_by_role("button", name="Undo").click()
    anna.page.get_by_role("button", name="Ask the others").click()
    boris.page.get_by_role("button", name="Agree").click()
    expect(anna.primary).to_have_text(re.compile("Scout"), timeout=WAIT)
    expect(boris.page.get_by_role("button", name="Agree")).to_be_hidden()

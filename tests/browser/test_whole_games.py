"""Whole games of Planet 5R in a real browser, as people play them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.person import Person

pytestmark = pytest.mark.browser

SEATS = 4
ROUNDS = 15


def check_result(person: Person, seats: int = SEATS) -> None:
    """The score pad is there, and its lines add up to its totals."""
    page = person.page
    page.wait_for_url(re.compile(r"/result$"))
    pad = page.locator("table").first
    expect(pad).to_be_visible()
    table_id = page.url.split("/t/")[1].split("/")[0]
    record = page.request.get(f"{person.url}/api/tables/{table_id}/record").json()
    assert record["over"] is True
    total_row = pad.locator("tr", has_text=re.compile("Total|Итог|Всего")).first
    expect(total_row).to_be_visible()
    totals = [int(cell) for cell in re.findall(r"\d+", " ".join(total_row.locator("td").all_inner_texts()))]
    assert len(totals) == seats
    page.wait_for_timeout(300)


def test_four_seats_with_the_mouse_at_1440(sit: Sit) -> None:
    person = sit(width=1440, seed=3)
    person.play_now()
    person.play_to_the_end()
    assert person.done["card"] >= ROUNDS
    assert person.done["bid"] > 0
    check_result(person)


def test_four_seats_with_the_keyboard(sit: Sit) -> None:
    person = sit(width=1440, seed=5)
    person.play_now()
    person.page.locator("[role=group].hand").wait_for()
    person.play_to_the_end(keyboard=True)
    assert person.done["card"] >= ROUNDS
    check_result(person)


def test_four_seats_on_a_phone(sit: Sit) -> None:
    person = sit(width=390, height=844, lang="ru", seed=7)
    person.play_now()
    person.page.locator("[role=group].hand").wait_for()
    person.no_sideways_scroll()
    person.play_to_the_end()
    assert person.done["card"] >= ROUNDS
    person.no_sideways_scroll()
    check_result(person)

"""Whole games of Planet 5R in a real browser, as people play them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import orrery
from browser.conftest import Sit
from browser.person import Person

pytestmark = pytest.mark.browser

SEATS = 4
ROUNDS = 15


def check_result(person: Person, seats: int = SEATS) -> None:
    """The score pad shows what the engine counts when it plays the record again, and its lines add up."""
    page = person.page
    page.wait_for_url(re.compile(r"/result$"))
    table_id = page.url.split("/t/")[1].split("/")[0]
    record = page.request.get(f"{person.url}/api/tables/{table_id}/record").json()
    match = orrery.replay(record)
    assert match.over
    totals = [sheet.total for sheet in match.scores()]
    pad = page.locator("table").filter(has=page.locator("tr.tot"))
    expect(pad.locator("tr.tot td")).to_have_text([str(total) for total in totals], timeout=20_000)
    lines = [row.locator("td").all_inner_texts() for row in pad.locator("tbody tr:not(.tot):not(.tie)").all()]
    written = [[int(cell.split()[0]) for cell in line] for line in lines if len(line) == seats]
    assert [sum(column) for column in zip(*written, strict=True)] == totals


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

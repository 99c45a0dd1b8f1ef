"""Whole games of Planet 5R in a real browser, as people play them."""

from __future__ import annotations

import pytest

from browser.conftest import Sit
from browser.results import check_result

pytestmark = pytest.mark.browser

SEATS = 4
ROUNDS = 15


def test_four_seats_with_the_mouse_at_1440(sit: Sit) -> None:
    person = sit(width=1440, seed=3)
    person.play_now()
    person.play_to_the_end()
    assert person.done["card"] >= ROUNDS
    assert person.done["bid"] > 0
    check_result(person, SEATS)


def test_four_seats_with_the_keyboard(sit: Sit) -> None:
    person = sit(width=1440, seed=5)
    person.play_now()
    person.page.locator("[role=group].hand").wait_for()
    person.play_to_the_end(keyboard=True)
    assert person.done["card"] >= ROUNDS
    check_result(person, SEATS)


def test_four_seats_on_a_phone(sit: Sit) -> None:
    person = sit(width=390, height=844, lang="ru", seed=7)
    person.play_now()
    person.page.locator("[role=group].hand").wait_for()
    person.no_sideways_scroll()
    person.play_to_the_end()
    assert person.done["card"] >= ROUNDS
    person.no_sideways_scroll()
    check_result(person, SEATS)

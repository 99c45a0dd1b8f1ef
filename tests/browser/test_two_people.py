"""Two browsers at one table: invitation, secrets, a reload in mid-auction, the end for both."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.person import GAME_MINUTES, Person
from browser.records import hurry

pytestmark = pytest.mark.browser
WAIT = 20_000
ROUNDS = 5


def choose(person: Person, card: str) -> None:
    """Play a named card of the hand: it is laid down at once and played with the button that then appears."""
    page = person.page
    page.get_by_role("button", name=re.compile(rf"^\d, {card}")).click()
    expect(person.primary).to_be_enabled(timeout=WAIT)
    person.primary.click()
    until = time.monotonic() + WAIT / 1000
    while person.ready and person.asked() != "bid":
        assert time.monotonic() < until, f"{card} was not played"
        page.wait_for_timeout(20)


def wait_for_bid(person: Person) -> None:
    expect(person.page.locator("input[type=range]")).to_be_visible(timeout=WAIT)


def test_two_browsers_and_a_reload_in_mid_auction(sit: Sit) -> None:
    anna, boris = sit(seed=11), sit(seed=12, lang="ru")
    table = anna.create([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}])
    token = next(seat["invite"] for seat in table["seats"] if seat["invite"])
    anna.go(f"/t/{table['id']}")
    expect(anna.page.get_by_label("Invite link for seat 2")).to_have_value(re.compile(token))
    boris.go(f"/t/{table['id']}/claim/{token}")
    boris.page.wait_for_url(re.compile(rf"/t/{table['id']}$"))
    for person in (anna, boris):
        expect(person.page.locator("[role=group].hand")).to_be_visible()

    choose(anna, "Excavate")
    choose(boris, "Раскопки")
    wait_for_bid(anna)
    wait_for_bid(boris)
    anna.primary.click()  # her bid is in, whatever it is
    boris.page.reload()
    wait_for_bid(boris)  # the same question is asked again, nothing is lost

    until = time.monotonic() + GAME_MINUTES * 60
    while min(anna.done["card"], boris.done["card"]) < ROUNDS:
        assert time.monotonic() < until, (anna.done, boris.done)
        if not (anna.move() | boris.move()):
            anna.page.wait_for_timeout(40)
    hurry(table["id"], anna, boris)
    for person in (anna, boris):  # the windows have followed to the end
        person.page.wait_for_url(re.compile(r"/result$"), timeout=WAIT)

    third = sit(seed=13)  # the link has been used: nobody can take the seat with it
    third.go(f"/t/{table['id']}/claim/{token}")
    third.page.wait_for_timeout(500)
    seats = third.page.request.get(f"{third.url}/api/tables/{table['id']}").json()["seats"]
    assert not any(seat["mine"] for seat in seats)
    third.trouble.clear()  # the refused claim is logged by the browser as a failed request

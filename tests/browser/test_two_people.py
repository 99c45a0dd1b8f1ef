"""Two browsers at one table: invitation, secrets, a reload in mid-auction, the end for both."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.person import GAME_MINUTES, Person
from browser.records import hurry
from browser.test_screenshots import check_axe

pytestmark = pytest.mark.browser
WAIT = 90_000
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
    boris.accept(table)
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
    third.sees("The game is over.")
    seats = third.page.request.get(f"{third.url}/api/tables/{table['id']}").json()["seats"]
    assert not any(seat["mine"] for seat in seats)


def test_an_invitation_is_read_before_anybody_sits_down(sit: Sit) -> None:
    """The page says who is there and what is played; only "Sit down" takes the seat, and live clocks wait for both."""
    anna, boris = sit(seed=14), sit(seed=15, lang="ru", width=390, height=844)
    live = {"kind": "live", "move": 600, "bank": 600}
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
    table = anna.create(seats, clock=live)
    anna.go(f"/t/{table['id']}")
    boris.go(f"/t/{table['id']}/claim/{table['seats'][1]['invite']}")
    boris.sees(re.compile("зовёт вас в игру"))
    boris.sees("Ваше место")
    boris.no_sideways_scroll()
    check_axe(boris)
    waiting = anna.page.request.get(f"{anna.url}/api/tables/{table['id']}").json()
    assert waiting["seats"][1]["kind"] == "open", "looking takes no seat"
    boris.page.get_by_label("Вас будут звать").fill("Борис")
    boris.page.keyboard.press("Enter")
    anna.sees("Борис")
    anna.say_ready()
    boris.sees(re.compile("Кто не ответит за"))
    anna.page.get_by_role("button", name="Not yet").click()
    boris.sees(re.compile("просит подождать"))
    check_axe(boris)
    anna.say_ready()
    boris.say_ready()
    for person in (anna, boris):
        expect(person.page.locator("[role=group].hand")).to_be_visible(timeout=WAIT)

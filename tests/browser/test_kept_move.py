"""A move chosen at a table of the server while there is none: kept with the application closed, and played once."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import profiles, served
from browser.device_tables import mortal_server
from browser.person import HAND, PRIMARY, Person
from browser.test_without_a_net import PATIENCE, kept, state_kept, without_noise, without_violations

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

KEPT = "Он останется на этом устройстве"


def opened_anew(person: Person, path: str) -> Person:
    """The application is closed, and opened again at another place."""
    page = person.page.context.new_page()
    person.page.close()
    again = Person(page, person.url)
    again.go(path)
    return again


def choose_a_card(page: Page) -> None:
    page.locator(HAND).first.click()  # on a phone that plays it
    expect(page.get_by_text(KEPT)).to_be_visible()
    expect(page.locator(HAND)).to_have_count(0)


# Whether what a table shows without a net is on this device: it is fetched beside everything else, and nothing waits
# for it.
NOTICE_KEPT = """async () => {
  const files = await (await caches.open('orrery-assets')).keys();
  const found = files.map(({ url }) => url).filter((url) => url.includes("/assets/TableOffline-"));
  return ['.css', '.js'].every((end) => found.some((url) => url.endsWith(end)));
}"""
ASKED = """(path) => caches.match(path)
  .then((found) => (found ? found.json() : null))
  .then((last) => (last ? last.states.map(({ decision }) => decision && decision.kind) : []))"""


def until(met: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + PATIENCE
    while not met():
        assert time.monotonic() < end, otherwise


def notice_kept(page: Page) -> None:
    until(lambda: bool(page.evaluate(NOTICE_KEPT)), "what a table shows without a net is not kept")


def asked(page: Page, table: str) -> list[str | None]:
    """What this person is asked at a table of the server, as their device keeps it."""
    page.wait_for_timeout(50)  # the page is given time to hear of it
    found: list[str | None] = page.evaluate(ASKED, f"/api/tables/{table}/last")
    return found


def test_one_move_is_kept_and_goes_out_if_the_same_is_asked(browser: Browser, tmp_path: Path) -> None:
    data = tmp_path / "server"
    with mortal_server(browser, data) as (sit, kill):
        person = first = sit(width=390, lang="ru", keeps=True)
        port = str(urlsplit(person.url).port)
        person.arrive()
        kept(person.page)
        table = person.create([{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2])["id"]
        here = f"/t/{table}"
        person.go(here)
        person.page.locator(HAND).first.wait_for()
        kept(person.page)
        notice_kept(person.page)
        state_kept(person.page, table)
        kill()

        # Chosen, taken back, and chosen again after the application was closed.
        person = opened_anew(person, here)
        choose_a_card(person.page)
        without_violations(person.page)
        person.no_sideways_scroll()
        person = opened_anew(person, here)
        expect(person.page.get_by_text(KEPT)).to_be_visible()
        person.page.get_by_role("button", name="Вернуть ход").click()
        expect(person.page.get_by_text(KEPT)).to_have_count(0)
        choose_a_card(person.page)

        # The server is there again: the card is played, and its last question asked.
        person = opened_anew(person, "/games")
        with served(data, port):
            expect(person.page.get_by_text("ход, выбранный без связи, сделан")).to_be_visible()
            person.go(here)
            person.page.locator(PRIMARY).first.wait_for()
            until(lambda: asked(person.page, table) == ["confirm"], "the last question is not kept")

        # The last question is answered here without a net, and by the same person elsewhere meanwhile.
        person = opened_anew(person, here)
        expect(person.page.get_by_text(re.compile("Так стол выглядел"))).to_be_visible()
        person.page.locator(PRIMARY).first.click()
        expect(person.page.get_by_text(KEPT)).to_be_visible()
        cookies = person.page.context.cookies()
        person.page.goto("about:blank")
        with served(data, port) as address, profiles(browser, address) as sit_elsewhere:
            other = sit_elsewhere()
            other.page.context.add_cookies(
                [{"name": one["name"], "value": one["value"], "url": address} for one in cookies]
            )
            other.go(here)
            until(lambda: asked(other.page, table) == ["confirm"], "the last question is not asked elsewhere")
            other.page.locator(PRIMARY).first.click()
            until(lambda: asked(other.page, table) != ["confirm"], "the last question has not been answered")
            person.go("/")
            expect(person.page.get_by_text("Об этом вас больше не спрашивают")).to_be_visible()
        without_noise(first)  # its page was closed a moment after the server

"""A lesson on a device while the server is dead: opened from the list, left, taken up again, played to its goal by the
engine in the browser, and found mastered afterwards."""

from __future__ import annotations

import re
import time
from collections import deque
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.device_tables import OVERHEAR, mortal_server, walk
from browser.person import Person
from browser.test_lessons import Seat, at_step, card
from browser.test_offline_tables import forgive_the_dead
from browser.test_without_a_net import packed, without_violations
from orrery.teaching import lesson_shelf

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

SAY = "(text) => orreryTables.postMessage({ do: 'hear', text })"


class WorkerLine:
    """What is said to the worker with the tables, and what it tells: as over a socket to a server."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._told: deque[str] = deque()
        page.expose_function("orrerySaid", lambda _text: None)
        page.expose_function("orreryTold", self._hear)
        page.add_init_script(OVERHEAR)

    def _hear(self, text: str) -> None:
        self._told.append(text)

    def forget(self) -> None:
        self._told.clear()

    def send(self, text: str) -> None:
        self.page.evaluate(SAY, text)

    def recv(self, timeout: float) -> str:
        until = time.monotonic() + timeout
        while not self._told:
            assert time.monotonic() < until, "the worker says nothing"
            self.page.wait_for_timeout(20)
        return self._told.popleft()


@pytest.mark.parametrize(
    ("game", "ident", "lang", "width"),
    [("planet_5r", "one_round", "en", 1440), ("pandorum", "first_sites", "ru", 390)],
)
def test_a_lesson_is_mastered_while_the_server_is_dead(
    browser: Browser, tmp_path: Path, game: str, ident: str, lang: str, width: int
) -> None:
    lesson = lesson_shelf.lesson(game, ident)
    with mortal_server(browser, tmp_path / "server") as (sit, kill):
        first = sit(width=width, lang=lang, keeps=True)
        packed(first)
        person = Person(first.page.context.new_page(), first.url)
        first.page.close()  # before: whoever looks on while the server ends is told so, sooner or later
        kill()
        page = person.page
        line = WorkerLine(page)

        # From the list to the table.
        person.go(f"/learn/{game}")
        expect(page.get_by_text(re.compile("Played on this device|Играется на этом устройстве"))).to_be_visible()
        without_violations(page)
        person.no_sideways_scroll()
        page.locator(".go").click()
        page.wait_for_url("**/t/local-*")
        table = page.url.rpartition("/")[2]
        at_step(person, 0)
        without_violations(page)

        # Left, and taken up again on another day.
        go = card(person).locator("footer .pri")
        go.click()
        at_step(person, 1)
        walk(page, f"/learn/{game}")
        expect(page.get_by_text(re.compile("Where you stopped: step 2|Вы остановились на шаге 2"))).to_be_visible()
        page.locator(".go").click()
        page.wait_for_url(f"**/t/{table}")

        # To its goal.
        for n, step in enumerate(lesson.steps[1:], start=1):
            at_step(person, n)
            expect(card(person).locator("h3")).to_have_text(getattr(step.title, lang))
            if step.kind == "goal":
                line.forget()
                Seat(line, table).play(lesson)
                continue
            go.click()
            if step.kind == "ask":
                expect(go).to_have_text(re.compile("Do it for me|Сделать за меня"))
                go.click()
        expect(card(person)).to_have_attribute("data-kind", "done")
        without_violations(page)

        # Remembered.
        walk(page, f"/learn/{game}")
        expect(page.locator("ol.path li.done")).to_have_count(1)
        page.reload()
        expect(page.locator("ol.path li.done")).to_have_count(1)
        walk(page, "/games")
        expect(page.locator("h1").first).to_be_attached()
        expect(page.locator(f'a[href="/t/{table}"]')).to_have_count(0)  # lessons are listed by themselves
        forgive_the_dead(person)
        assert not person.trouble, person.trouble

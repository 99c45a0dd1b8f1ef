"""Two browsers at a live game: through a killed server, past a leaver, with words that try to be code."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import SERVING, Sit
from browser.person import Person
from server.postgres import quiet_port

pytestmark = pytest.mark.browser
WAIT = 90_000
HOSTILE = "<img src=x onerror=\"document.title='owned'\"> <b>bold</b>"


class Mortal:
    """A server that can be killed and comes back at the same address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = quiet_port()
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> str:
        environment = {**os.environ, "ORRERY_BOT_DELAY": "0", "ORRERY_BOT_SECONDS": "0.2"}
        self.process = subprocess.Popen(
            [sys.executable, str(SERVING), str(self.data), str(self.port)],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("READY"), "the server did not start"
        return line.split()[1].rstrip("/")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mortal]:
    server = Mortal(tmp_path_factory.mktemp("mortal"))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def url(mortal: Mortal) -> str:
    return mortal.start()


def play(until_cards: int, *people: Person) -> None:
    """Everybody plays until each has laid down so many more cards."""
    goal = {person: person.done["card"] + until_cards for person in people}
    end = time.monotonic() + 120
    while any(person.done["card"] < wanted for person, wanted in goal.items()):
        assert time.monotonic() < end, [person.done for person in people]
        moved = [person.move() for person, wanted in goal.items() if person.done["card"] <= wanted]
        if not any(moved):
            people[0].page.wait_for_timeout(40)


def test_a_live_game_goes_on_through_a_restart_and_past_a_leaver(sit: Sit, mortal: Mortal) -> None:
    anna, boris = sit(seed=21), sit(seed=22, lang="ru")
    anna.arrive()
    body = {
        "game": "planet_5r",
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}],
        "clock": {"kind": "live", "move": 60, "bank": 900},
        "stand_in": "easy",
        "name": HOSTILE[:40],
    }
    table = anna.page.request.post(f"{anna.url}/api/tables", data=body, headers={"Origin": anna.url}).json()
    boris.accept(table)
    anna.go(f"/t/{table['id']}")
    for person in (anna, boris):
        person.say_ready()
    for person in (anna, boris):
        expect(person.page.locator("[role=group].hand")).to_be_visible(timeout=WAIT)

    # What somebody says is text, whatever it looks like.
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_role("textbox", name="Say something to the table").fill(HOSTILE)
    anna.page.keyboard.press("Enter")
    boris.page.get_by_role("tab", name="Чат").click()
    for person in (anna, boris):
        expect(person.page.get_by_text(HOSTILE)).to_be_visible()
        assert person.page.title() != "owned"

    play(2, anna, boris)
    mortal.kill()
    for person in (anna, boris):
        expect(person.page.locator(".banner")).to_be_visible(timeout=WAIT)
    mortal.start()
    for person in (anna, boris):
        expect(person.page.locator(".banner")).to_be_hidden(timeout=WAIT)
        person.trouble.clear()  # the browser logs the sockets that could not be opened meanwhile
    play(2, anna, boris)

    # Boris goes: a bot plays for him, the game goes on, and the seat stays his.
    boris.page.get_by_role("button", name="Меню").click()
    boris.page.get_by_role("button", name="Покинуть игру").click()
    boris.page.get_by_role("button", name="Пусть играет бот").click()
    boris.page.wait_for_url(boris.url + "/")
    play(2, anna)
    boris.go(f"/t/{table['id']}")
    boris.sees("Пока вас не было")
    boris.page.get_by_role("button", name="Показать на поле").click()
    boris.page.get_by_role("button", name="Вернуться").click()
    play(1, anna, boris)
    stored = anna.page.request.get(f"{anna.url}/api/tables/{table['id']}").json()
    assert [seat["stand_in"] for seat in stored["seats"]] == [None, None, None]
    assert [seat["online"] for seat in stored["seats"]][:2] == [True, True]

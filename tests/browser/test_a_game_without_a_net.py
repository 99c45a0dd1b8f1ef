"""The promise of "Play offline": switched on, then no server, and a whole game is dealt, played, left and found
again, played to its end and taken along. A server that is there again finds every move of it lawful."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import served
from browser.device_tables import Ears, hurried, mortal_server, shown, stored, walk
from browser.mars import Colonist
from browser.pandorum import Settler
from browser.person import Person
from browser.player import Player
from browser.test_without_a_net import packed, without_violations
from browser.unknown import Explorer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

PLAYERS: dict[str, type[Player]] = {"pandorum": Settler, "planet_unknown": Explorer, "on_mars": Colonist}
HAND = "[role=group].hand button.can"
PATIENCE = 300  # seconds
# One bot, the quickest: what it does there is tried, not how well.
QUICK: dict[str, dict[str, Any]] = {
    game: {"bots": 1, "level": 1, "character": None, "options": {}} for game in ("planet_5r", *PLAYERS)
}


def expected_alone(person: Person) -> None:
    """That nobody answers is what is tried here; anything else is trouble."""
    left = [line for line in person.trouble if not re.search("Failed to load resource|WebSocket", line)]
    assert not left, left


def mine_alone(page: Page, table: str) -> None:
    """All others have answered, and what they said is stored."""
    until = time.monotonic() + PATIENCE
    while shown(page, table)["actors"] != [0]:
        assert time.monotonic() < until, shown(page, table)
        page.wait_for_timeout(30)


def moves_of(page: Page, table: str, least: int) -> list[dict[str, Any]]:
    """What is stored once there are so many moves of mine."""
    until = time.monotonic() + PATIENCE
    while True:
        found = stored(page, table)
        if sum(move["seat"] == 0 for move in found) >= least:
            return found
        assert time.monotonic() < until, found
        page.wait_for_timeout(30)


def taken_back(page: Page, table: str) -> None:
    """The last move of mine is taken back, from whoever moved after it too."""
    until = time.monotonic() + PATIENCE
    sure = page.get_by_role("button", name=re.compile("^(Take it back|Вернуть ход)$"))
    page.locator("button.undo").click()
    while all(move["kind"] == "act" for move in stored(page, table)):
        if sure.count():
            sure.click()
        assert time.monotonic() < until, "nothing has been taken back"
        page.wait_for_timeout(30)


def seen(playing: Playing) -> Any:
    """What the table shows."""
    if playing.player:
        return playing.player.view
    return playing.page.locator(".hand button").evaluate_all("cards => cards.map((card) => card.ariaLabel)")


class Playing:
    """Answers questions of one title; cards of Planet 5R are played by the person itself."""

    def __init__(self, game: str, person: Person) -> None:
        self.person, self.page = person, person.page
        self.player = PLAYERS[game](person) if game in PLAYERS else None
        ears = Ears(person)
        ears.player = self.player

    def asked(self) -> None:
        if self.player:
            self.player.question()
        else:
            self.page.locator(HAND).first.wait_for()

    def answer(self) -> None:
        """One question has been answered."""
        if self.player:
            sent = self.player.sent
            while self.player.sent == sent:
                self.player.move()
            self.player.calm()
            assert not self.player.refused, self.player.refused
        else:
            before = self.person.done["card"]
            while self.person.done["card"] == before:
                if not self.person.move():
                    self.page.wait_for_timeout(20)


@pytest.mark.parametrize(
    ("game", "lang", "width"),
    [("planet_5r", "en", 1440), ("pandorum", "en", 1440), ("planet_unknown", "ru", 390), ("on_mars", "en", 1440)],
)
def test_a_whole_game_while_the_server_is_dead(
    browser: Browser, tmp_path: Path, game: str, lang: str, width: int
) -> None:
    with mortal_server(browser, tmp_path / "server") as (sit, kill):
        first = sit(width=width, lang=lang, keeps=True, seed=91)
        packed(first)
        first.page.evaluate("(quick) => localStorage.setItem('orrery.quick', JSON.stringify(quick))", QUICK)
        kill()
        first.trouble.clear()
        person = Person(first.page.context.new_page(), first.url, seed=91)
        first.page.close()
        page, playing = person.page, Playing(game, person)

        # Deal.
        person.go()
        page.locator(f"#world-button-{game}").focus()
        expect(page.locator(".off").first).to_be_visible()
        play = page.get_by_role("button", name=re.compile("on this device|на этом устройстве")).first
        expect(play).to_be_enabled()
        without_violations(page)
        person.no_sideways_scroll()
        page.evaluate("() => orreryHold()")
        play.click()
        expect(page.get_by_text(re.compile("Fetching the rules engine|Загружаем движок"))).to_be_visible()
        without_violations(page)
        page.evaluate("() => orreryRelease()")
        page.wait_for_url("**/t/local-*")
        table = page.url.rpartition("/")[2]

        # Play, take something back, and come again in the middle of the game.
        playing.asked()
        without_violations(page)
        person.no_sideways_scroll()
        for _ in range(2):
            playing.answer()
        before = len(moves_of(page, table, 2))
        mine_alone(page, table)
        taken_back(page, table)
        playing.asked()
        mine_alone(page, table)
        kept_moves, view = stored(page, table), seen(playing)
        assert len(kept_moves) > before
        page.reload()
        playing.asked()
        assert stored(page, table) == kept_moves, "nothing is lost and nothing added"
        assert seen(playing) == view

        # To the end.
        walk(page, "/games")
        expect(page.locator(f'a[href="/t/{table}"]')).to_be_visible()
        assert hurried(page, table) > 0
        walk(page, f"/t/{table}/result")
        pad = page.locator("table").filter(has=page.locator("tr.tot"))
        expect(pad.locator("tr.tot td")).to_have_text([re.compile(r"\d")] * len(shown(page, table)["seats"]))
        without_violations(page)
        person.no_sideways_scroll()

        # The record.
        offers = page.get_by_role("button", name=re.compile("Export|Экспорт|Keep it|Сохранить|Rematch|Реванш"))
        expect(offers).to_have_count(3)
        person.lies_in_the_window(offers)
        page.get_by_role("button", name=re.compile("^(Export|Экспорт)")).click()
        person.lies_in_the_window(page.get_by_role("button", name=re.compile("^(Record|Запись|Score|Подсчёт)")))
        with page.expect_download() as download:
            page.get_by_role("button", name=re.compile("^(Record|Запись)")).click()
        record = json.loads(Path(download.value.path()).read_text())
        assert record["game"] == game
        expected_alone(person)

        # The server is there again.
        with served(tmp_path / "server", str(urlsplit(person.url).port)) as address:
            assert address == person.url
            answer = page.request.post(f"{address}/api/verification", data=record, headers={"Origin": address})
            found = answer.json()
            assert found["ok"], found
            assert found["over"]
            assert found["steps"] == len(record["actions"])
            page.reload()
            page.get_by_role("button", name=re.compile("^(Keep it on the server|Сохранить на сервере)$")).click()
            page.get_by_role("link", name=re.compile("^(Open it on the server|Открыть на сервере)$")).click()
            page.wait_for_url(re.compile(r"/t/(?!local-)[^/]+/result$"))
            expect(page.get_by_text(re.compile("Played offline|Сыграна без сети")).first).to_be_visible()
            without_violations(page)
            person.no_sideways_scroll()

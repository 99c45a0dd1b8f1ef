"""A finished game of this device is analysed, and its bots tell why, while there is no server."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from analysis.short_game import whole_record
from browser.device_tables import Ears, asked, mortal_server, open_table, pieces, walk
from browser.person import Person
from browser.test_without_a_net import packed

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]
WAIT = 600_000
BOTS = (1, 2)  # their seats in the game that is analysed


def some_pieces(page: Page, table: str) -> list[str]:
    """What is stored as soon as there is anything."""
    until = time.monotonic() + WAIT / 1000
    while not (found := pieces(page, table)):
        assert time.monotonic() < until, "no piece has been stored"
        page.wait_for_timeout(30)
    return found


@pytest.mark.parametrize(("lang", "width"), [("en", 1440), ("ru", 390)])
def test_a_game_of_this_device_is_analysed_without_a_server(
    browser: Browser, tmp_path: Path, lang: str, width: int
) -> None:
    with mortal_server(browser, tmp_path) as (sit, kill):
        first = sit(width=width, lang=lang, keeps=True, seed=95)
        packed(first)
        kill()
        first.trouble.clear()
        person = Person(first.page.context.new_page(), first.url, seed=95)
        first.page.close()
        page = person.page
        Ears(person)

        person.go("/new/planet_5r")
        open_table(page, "Against bots" if lang == "en" else "Против ботов")  # the engine is begun
        table: str = asked(page, "POST", "/records", whole_record())["id"]
        walk(page, f"/t/{table}/result")
        page.get_by_role("tab", name=re.compile("^(Analysis|Разбор)$")).click()
        page.get_by_role("button", name=re.compile("^(Analyse this game|Разобрать партию)$")).click()
        before = some_pieces(page, table)

        # The page is opened anew: it goes on by itself, with what was found.
        page.reload()
        progress = page.get_by_role("progressbar")
        expect(page.get_by_role("heading", name=re.compile("^(Accuracy|Точность)"))).to_be_visible(timeout=WAIT)
        expect(progress).to_have_count(0, timeout=WAIT)
        found = asked(page, "GET", f"/tables/{table}/analysis")
        assert (found["state"], found["done"]) == ("done", found["pieces"])
        after = pieces(page, table)
        assert len(after) == found["pieces"]
        assert set(before) <= set(after), "what was known is not worked out again"
        violations = Axe().run(page)
        assert violations.violations_count == 0, violations.generate_report()
        person.no_sideways_scroll()

        # Its decisions are looked at on the table.
        step = next(one["step"] for one in found["analysis"]["decisions"] if one["seat"] == 0)
        walk(page, f"/t/{table}/analysis?show=all&seat=0")
        page.locator(f"#step-{step}").get_by_role("button", name=re.compile("^(Show on the|Показать на)")).click()
        expect(page.get_by_role("region", name=re.compile("^(Review|Просмотр)"))).to_be_visible()

        # Why a bot has moved so.
        steps = asked(page, "GET", f"/tables/{table}/replay?seat=0&from=0&count=60")["steps"]
        bots = [one["n"] for one in steps if one["seat"] in BOTS and one["events"]]
        walk(page, "/games")
        walk(page, f"/t/{table}/replay?seat=0#{bots[0]}")
        slider = page.get_by_role("slider", name=re.compile("^(Step|Шаг)"))
        expect(slider).to_have_value(str(bots[0]))
        if width < 760:
            page.locator(".line").get_by_role("button", name="Почему?").tap()
        else:
            page.keyboard.press("w")
        panel = page.get_by_role("dialog", name=re.compile("^(Why this move|Почему такой ход)"))
        expect(panel).to_have_attribute("aria-busy", "false")
        said = "strongest bot would|As good as the best|nothing else to do|Сильнейший бот|Не хуже|Другого хода не было"
        expect(panel).to_contain_text(re.compile(said))

        # Another try from there, at a table of its own.
        walk(page, f"/t/{table}/analysis?show=all&seat=0")
        page.locator(f"#step-{step}").get_by_role("button", name=re.compile("^(Try again from|Попробовать)")).click()
        page.wait_for_url(re.compile(rf"/t/local-(?!{table.removeprefix('local-')})[^/]+$"))
        origin = asked(page, "GET", f"/tables/{page.url.rpartition('/')[2]}")["origin"]
        assert (origin["table"], origin["step"], origin["seat"]) == (table, step, 0)
        left = [line for line in person.trouble if not re.search("Failed to load resource|WebSocket", line)]
        assert not left, left

"""Offline the application opens, says what it shows and how old that is, and takes a new version when asked."""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from browser.conftest import STATIC, Sit, profiles, served
from browser.device_tables import mortal_server, open_table
from browser.person import Person
from browser.test_transfer import Meter

SCREENS = {
    "en": {"/": "Where to tonight?", "/games": "My games", "/settings": "Settings", "/rules/pandorum": "Rules"},
    "ru": {"/": "Куда летим сегодня?", "/games": "Мои игры", "/settings": "Настройки", "/rules/pandorum": "Правила"},
}
GROWTH = 20_000  # bytes that the first visit may take for opening offline later
REQUEST = 400  # bytes of headers, there and back, that a request costs besides


@contextmanager
def own_server(browser: Browser, data: Path) -> Iterator[tuple[Sit, Any]]:
    """A server that a test may stop, and people in front of it."""
    leaving = served(data)
    address = leaving.__enter__()
    stopped: list[bool] = []

    def stop() -> None:
        if not stopped:
            stopped.append(True)
            leaving.__exit__(None, None, None)

    try:
        with profiles(browser, address) as sit:
            yield sit, stop
    finally:
        stop()


# Whether the service worker is in charge and has every script and style that this visit has fetched.
KEPT = """async () => {
  if (!navigator.serviceWorker.controller) return false;
  const cache = await caches.open('orrery-assets');
  const paths = performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname);
  const assets = paths.filter((path) => path.startsWith('/assets/'));
  const found = await Promise.all(assets.map((path) => cache.match(path, { ignoreVary: true })));
  return assets.length > 0 && found.every(Boolean);
}"""
PATIENCE = 90  # seconds, as for everything else that a page is to show


def kept(page: Page) -> None:
    until = time.monotonic() + PATIENCE
    while not page.evaluate(KEPT):
        assert time.monotonic() < until, "the service worker does not keep what was fetched"
        page.evaluate("() => new Promise(requestAnimationFrame)")


def packed(person: Person) -> None:
    """Everything that offline play needs is fetched, as a person does it."""
    page = person.page
    person.go("/settings")
    kept(page)
    page.get_by_role("switch", name=re.compile("Play offline|Игра без сети")).click()
    expect(page.get_by_text(re.compile(r"(Ready|Готово), \d+[.,]?\d* (MB|МБ)"))).to_be_visible()


def without_violations(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


STATE_KEPT = """([path, words]) => caches.match(path)
  .then((found) => (found ? found.text() : ''))
  .then((text) => text.includes(words))"""


def state_kept(page: Page, table: str, words: str = '"decision":{') -> None:
    """How a table of the server stands is kept on this device, with what it asks."""
    until = time.monotonic() + PATIENCE
    while not page.evaluate(STATE_KEPT, [f"/api/tables/{table}/last", words]):
        assert time.monotonic() < until, "how the table stands is not kept"
        page.wait_for_timeout(50)


def without_noise(person: Person) -> None:
    """That requests fail is what is tried here; anything else is still trouble."""
    person.trouble[:] = [
        line for line in person.trouble if "Failed to load resource" not in line and "WebSocket" not in line
    ]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("width", [1440, 390])
def test_what_was_visited_opens_without_a_server(browser: Browser, tmp_path: Path, lang: str, width: int) -> None:
    with own_server(browser, tmp_path) as (sit, stop):
        person = sit(width=width, lang=lang, keeps=True)
        page = person.page
        person.arrive()
        expect(page.locator("[id^=world-button-]")).to_have_count(4)
        kept(page)
        table = person.create([{"kind": "me"}, {"kind": "bot", "level": "easy"}], game="planet_unknown")["id"]
        person.go(f"/t/{table}")
        page.locator(".pu.root[data-kind]").wait_for()
        state_kept(page, table)
        for path in ("/learn/planet_unknown", *SCREENS[lang]):
            person.go(path)
            expect(page.locator("h1").first).to_be_attached()
            expect(page.get_by_text(re.compile("One moment|Одну минуту|Секунду"))).to_have_count(0)
        kept(page)
        stop()
        for path, words in SCREENS[lang].items():
            person.go(path)
            expect(page.locator("h1").first).to_contain_text(words)
            if width > 760 or not path.startswith("/rules"):
                expect(page.locator(".off").first).to_be_visible()
            person.no_sideways_scroll()
            without_violations(page)
        person.go("/learn/planet_unknown")
        expect(page.locator("[data-station]").first).to_be_visible()
        person.go(f"/t/{table}")
        expect(page.get_by_text(re.compile("This is how the table stood|Так стол выглядел"))).to_be_visible()
        expect(page.locator(".pu.root")).to_be_visible()
        expect(page.locator(".pu.root[data-kind]")).to_be_visible()  # what is asked can be answered
        person.no_sideways_scroll()
        without_violations(page)
        person.go("/games")
        expect(page.get_by_role("heading", name=re.compile("When the net is back|Когда появится сеть"))).to_be_visible()
        expect(page.get_by_text(re.compile(r"as of \d|на \d")).first).to_be_visible()
        policy = page.evaluate("() => caches.match('/').then((page) => page.headers.get('content-security-policy'))")
        assert "script-src 'self'" in policy
        without_noise(person)


def test_what_needs_the_net_says_so_and_works_again(browser: Browser, tmp_path: Path) -> None:
    with own_server(browser, tmp_path) as (sit, _):
        person = sit(keeps=True)
        page = person.page
        person.arrive()
        friends = page.get_by_role("link", name=re.compile("With friends"))
        expect(friends).to_be_visible()
        kept(page)
        page.context.set_offline(True)
        expect(page.locator(".off")).to_have_text("offline")
        expect(friends).to_have_attribute("aria-disabled", "true")
        friends.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_text("This needs the net.")).to_be_visible()
        assert page.url.rstrip("/") == person.url
        page.context.set_offline(False)
        expect(page.locator(".off.back")).to_be_visible()
        expect(friends).not_to_have_attribute("aria-disabled", "true")
        friends.click()
        page.wait_for_url(re.compile("/new/"))
        without_noise(person)


def test_the_first_visit_pays_little_for_it(sit: Sit) -> None:
    person = sit(keeps=True)
    page = person.page
    meter = Meter(person)
    person.go()
    expect(page.locator("[id^=world-button-]")).to_have_count(4)
    kept(page)
    visited = meter.read()  # once all that the page has asked for is there
    names: list[str] = page.evaluate(
        """async () => {
            const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
            return all.flat().map((request) => new URL(request.url).pathname);
        }"""
    )
    sizes = {f"/{one['name']}": one["travels"] for one in page.request.get(f"{person.url}/shell.json").json()["files"]}
    worker = int(page.request.get(f"{person.url}/sw.js").headers["content-length"])
    more = [
        name
        for name in names
        if not name.startswith("/api/") and (name not in visited or not name.startswith("/assets/"))
    ]
    spent = worker + REQUEST + sum(sizes["/index.html" if name == "/" else name] + REQUEST for name in more)
    assert len(names) > 20
    assert spent <= GROWTH, (spent, {name: sizes.get(name) for name in more})


VERSION = "() => document.querySelector('meta[name=orrery-version]').content"
# The versions of pages that are kept, and of each engine that is here what belongs to it alone.
KEPT_VERSIONS = """async () => {
  const pages = (await caches.keys()).filter((name) => name.startsWith('orrery-page-'));
  const files = (await (await caches.open('orrery-bundle')).keys()).map((one) => new URL(one.url).pathname);
  return [pages.sort(), files.filter((path) => /client-|engine-/.test(path)).sort()];
}"""
NEXT_ENGINE = "engine-000000000000.zip"


def built_anew(built: Path) -> str:
    """Puts another version in place of the client and the engine that are served: other names, the same content."""
    static, bundle = built / "static", built / "bundle"
    old = json.loads((static / "shell.json").read_text())["version"]
    for name in ("index.html", "sw.js", "shell.json"):
        (static / name).write_text((static / name).read_text().replace(old, old[::-1]))
        for twin in ("br", "gz"):
            (static / f"{name}.{twin}").unlink()
    index = json.loads((bundle / "bundle.json").read_text())
    (bundle / index["engine"]).rename(bundle / NEXT_ENGINE)
    (bundle / f"{index['engine']}.gz").unlink()
    (bundle / "bundle.json").write_text(json.dumps(index).replace(index["engine"], NEXT_ENGINE))
    return str(old[::-1])


def test_a_new_version_is_taken_when_asked_and_brings_its_engine(browser: Browser, tmp_path: Path) -> None:
    built = tmp_path / "built"
    for part in ("static", "bundle"):
        shutil.copytree(STATIC.parents[1] / part, built / part)
    with mortal_server(browser, tmp_path / "server", f"--built={built}") as (sit, kill):
        person = sit(keeps=True)
        page = person.page
        packed(person)
        old = page.evaluate(VERSION)
        before = page.evaluate(KEPT_VERSIONS)
        assert before[0] == [f"orrery-page-{old}"]
        assert f"/bundle/client-{old}.json" in before[1]
        assert len(before[1]) == 2
        new = built_anew(built)
        page.evaluate("() => navigator.serviceWorker.getRegistration().then((found) => found.update())")
        expect(page.get_by_text("A new version is ready.")).to_be_visible()
        assert page.evaluate(VERSION) == old, "nobody is interrupted"
        assert set(before[1]) < set(page.evaluate(KEPT_VERSIONS)[1]), "what this page plays with is still there"
        with page.expect_navigation():
            page.get_by_role("button", name="Reload").click()
        assert page.evaluate(VERSION) == new
        after = [[f"orrery-page-{new}"], sorted([f"/bundle/client-{new}.json", f"/bundle/{NEXT_ENGINE}"])]
        until = time.monotonic() + PATIENCE
        while page.evaluate(KEPT_VERSIONS) != after:
            assert time.monotonic() < until, page.evaluate(KEPT_VERSIONS)
            page.wait_for_timeout(50)
        kill()
        person.go("/new/planet_5r")
        assert page.evaluate(VERSION) == new
        open_table(page)
        page.locator("[role=group].hand button.can").first.wait_for()
        without_noise(person)


def test_all_of_it_comes_onto_the_device_and_goes_again(browser: Browser, tmp_path: Path) -> None:
    with own_server(browser, tmp_path) as (sit, stop):
        person = sit(width=390, lang="ru", keeps=True)
        page = person.page
        person.go("/settings")
        kept(page)
        box = page.get_by_role("switch", name="Игра без сети")
        expect(box).to_have_attribute("aria-checked", "false")
        box.click()
        expect(page.get_by_text(re.compile(r"Готово, \d+,?\d* МБ"))).to_be_visible()
        expect(box).to_have_attribute("aria-checked", "true")
        stop()
        # Never visited: all of it is here.
        for path in ("/rules/on_mars", "/learn/planet_5r", "/gallery/pandorum"):
            person.go(path)
            expect(page.locator("h1").first).to_be_visible()
            expect(page.locator(".lost")).to_have_count(0)
        person.go("/settings")
        page.get_by_role("button", name="Удалить").click()
        page.get_by_role("dialog").get_by_role("button", name="Удалить").click()
        expect(box).to_have_attribute("aria-checked", "false")
        assert (
            page.evaluate("() => caches.has('orrery-bundle')") is False
            or page.evaluate(
                "() => caches.open('orrery-bundle').then((cache) => cache.keys()).then((keys) => keys.length)"
            )
            == 0
        )
        without_noise(person)

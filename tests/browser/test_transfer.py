"""What a visit costs: bytes on the wire, with fonts and headers, as the server sends them to a browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.person import Person

HOME = 220_000  # bytes of a first visit
TABLE = 220_000  # bytes that a table of the largest board takes beyond it


class Meter:
    """Counts what the page that is open fetches, by path; what the browser has already costs nothing."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self._page = ""
        self._paths: dict[str, str] = {}  # of what this page has asked for
        self._fetched: dict[str, int] = {}
        self._under_way: set[str] = set()
        wire = person.page.context.new_cdp_session(person.page)
        wire.on("Network.requestWillBeSent", self._asked)
        wire.on("Network.loadingFinished", self._finished)
        wire.on("Network.loadingFailed", lambda event: self._under_way.discard(event["requestId"]))
        wire.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        """Nobody tells what becomes of requests of a page that is left while they are under way."""
        if event.get("type") == "Document":
            self._page = event["loaderId"]
            for of_the_last in (self._paths, self._fetched, self._under_way):
                of_the_last.clear()
        if event["loaderId"] == self._page:
            self._paths[event["requestId"]] = event["request"]["url"].removeprefix(self.person.url)
            self._under_way.add(event["requestId"])

    def _finished(self, event: dict[str, Any]) -> None:
        path = self._paths.get(event["requestId"])
        if path is not None:
            self._under_way.discard(event["requestId"])
            self._fetched[path] = self._fetched.get(path, 0) + int(event["encodedDataLength"])

    def read(self) -> dict[str, int]:
        """What has been fetched, the largest first; once all that was asked for has come."""
        self.person.page.evaluate("() => document.fonts.ready.then(() => true)")
        while self._under_way:
            self.person.page.evaluate("() => new Promise(requestAnimationFrame)")  # lets what has arrived be told
        return dict(sorted(self._fetched.items(), key=lambda one: -one[1]))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_home_and_a_table_stay_within_their_budgets(sit: Sit, lang: str) -> None:
    person = sit(lang=lang)
    page = person.page
    meter = Meter(person)
    person.go()
    expect(page.locator("[id^=world-button-]")).to_have_count(4)
    home = meter.read()
    assert {path.rpartition(".")[2] for path in home} >= {"js", "css", "woff2"}, home
    assert sum(home.values()) <= HOME, (sum(home.values()), home)

    table = person.create([{"kind": "me"}, {"kind": "bot", "level": "easy"}], game="planet_unknown")
    meter.read()  # home once more, to its end: what is broken off is fetched anew
    person.go(f"/t/{table['id']}")
    expect(page.locator(".pu.root svg").first).to_be_visible()
    opened = meter.read()
    facts = opened.get("/api/games/planet_unknown/components", 0)
    assert facts > 0, opened
    assert sum(opened.values()) <= TABLE, (sum(opened.values()), opened)

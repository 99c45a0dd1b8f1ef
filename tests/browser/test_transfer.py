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
    """Counts what a page fetches, by path; what the browser has already costs nothing."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self._paths: dict[str, str] = {}
        self.fetched: dict[str, int] = {}
        self._under_way: set[str] = set()
        wire = person.page.context.new_cdp_session(person.page)
        wire.on("Network.requestWillBeSent", lambda event: self._under_way.add(event["requestId"]))
        wire.on("Network.responseReceived", self._heard)
        wire.on("Network.loadingFinished", self._finished)
        wire.on("Network.loadingFailed", lambda event: self._under_way.discard(event["requestId"]))
        wire.send("Network.enable")

    def _heard(self, event: dict[str, Any]) -> None:
        self._paths[event["requestId"]] = event["response"]["url"].removeprefix(self.person.url)

    def _finished(self, event: dict[str, Any]) -> None:
        self._under_way.discard(event["requestId"])
        path = self._paths.get(event["requestId"], "?")
        self.fetched[path] = self.fetched.get(path, 0) + int(event["encodedDataLength"])

    def read(self) -> dict[str, int]:
        """What has been fetched since the last time, the largest first; once all that was asked for has come."""
        self.person.page.evaluate("() => document.fonts.ready.then(() => true)")
        while self._under_way:
            self.person.page.evaluate("() => new Promise(requestAnimationFrame)")  # lets what has arrived be told
        read = sorted(self.fetched.items(), key=lambda one: -one[1])
        self.fetched = {}
        return dict(read)


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
    meter.read()  # home once more: that is how `create` gets there
    person.go(f"/t/{table['id']}")
    expect(page.locator(".pu.root svg").first).to_be_visible()
    opened = meter.read()
    facts = opened.get("/api/games/planet_unknown/components", 0)
    assert facts > 0, opened
    assert sum(opened.values()) <= TABLE, (sum(opened.values()), opened)

"""A person at a table: plays what the screen offers, with the mouse or with the keyboard."""

from __future__ import annotations

import itertools
import random
import re
import time
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page, Request, TimeoutError, expect

# The button of the table: others as bold stand on other screens, and the score sheet comes up by itself.
PRIMARY = "button.btn.pri.wide, button.btn.pri.full"
HAND = ".hand button.can"
MARKET = ".market button.can"
TABLEAU_ENDS = ".mine button.end"
GAME_MINUTES = 12
# Colours fade over, from the outermost element inwards; it is done when a few frames pass without a transition.
FADED = """async () => {
  const fading = () => document.getAnimations().some((one) => one instanceof CSSTransition);
  for (let still = 0; still < 5; still = fading() ? 0 : still + 1) await new Promise(requestAnimationFrame);
}"""
LEAST = 24  # px: the smallest target that accessibility allows
BOXES = """all => all.map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [left, top, right, bottom, one.getAttribute('aria-label') ?? one.textContent.trim()];
})"""


# What stands on the table of Planet 5R while something is chosen, by what is chosen.
SIGNS = {"bid": "input[type=range]", "place": ".mine .switches", "card": ".hand button.up"}


class Person:
    """Knows nothing of the rules: uses only what glows and what is written on the buttons."""

    def __init__(self, page: Page, url: str, seed: int = 1) -> None:
        self.page = page
        self.url = url
        self.choose = random.Random(seed)
        self.trouble: list[str] = []
        self.done: dict[str, int] = {"card": 0, "bid": 0, "place": 0, "confirm": 0}
        page.on("pageerror", lambda error: self.trouble.append(f"script error: {error}"))
        page.on("console", lambda line: self.trouble.append(line.text) if line.type == "error" else None)
        page.on("request", self._no_foreign_hosts)

    def _no_foreign_hosts(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.trouble.append(f"asks a foreign host: {request.url}")

    # --- getting to a table --------------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def arrive(self) -> None:
        """Home, until the server knows the page as a guest: whoever asks for something earlier would be another one."""
        self.go()
        while not self.page.context.cookies():
            self.page.wait_for_timeout(20)

    def accept(self, table: Mapping[str, Any], seat: int = 1) -> None:
        """Opens the invitation to a seat, as the host's answer gives it, and sits down."""
        self.go(f"/t/{table['id']}/claim/{table['seats'][seat]['invite']}")
        self.page.get_by_role("button", name=re.compile("Sit down|Сесть за стол")).click()
        self.page.wait_for_url(re.compile(rf"/t/{table['id']}$"))

    def say_ready(self) -> None:
        """Live clocks are about to start."""
        self.page.get_by_role("button", name=re.compile("I am ready|Можно начинать")).click()

    def play_now(self) -> None:
        """Home, one click, at the table."""
        self.go()
        self.page.locator("#world-button-planet_5r").focus()  # turns to that world
        self.page.get_by_role("button", name=re.compile("Play now|Играть")).first.click()
        self.page.wait_for_url(re.compile(r"/t/[^/]+$"))

    def create(
        self,
        seats: list[dict[str, Any]],
        options: dict[str, Any] | None = None,
        game: str = "planet_5r",
        clock: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        """A table by the same request the new-table screen sends."""
        self.arrive()
        body = {"game": game, "options": options or {}, "seats": seats, "clock": clock}
        answer = self.page.request.post(f"{self.url}/api/tables", data=body, headers={"Origin": self.url})
        assert answer.ok, answer.text()
        table: dict[str, Any] = answer.json()
        return table

    # --- playing -------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.page.url.endswith("/result")

    @property
    def primary(self) -> Locator:
        return self.page.locator(PRIMARY).first

    def play_to_the_end(self, keyboard: bool = False) -> None:
        until = time.monotonic() + GAME_MINUTES * 60
        while not self.over:
            assert time.monotonic() < until, f"not over after {GAME_MINUTES} minutes: {self.done}"
            if not self.move(keyboard):
                self.page.wait_for_timeout(40)

    def move(self, keyboard: bool = False) -> bool:
        """One step of what the screen asks; False if there is nothing to do now."""
        step = self._by_keys() if keyboard else self._by_mouse()
        if step is not None:
            self.done[step] += 1
        return step is not None

    @property
    def ready(self) -> bool:
        """The screen waits for the primary button. Looked at in one go: it may be gone between two questions."""
        return bool(self.primary.evaluate_all("found => found.some(b => !b.disabled && b.checkVisibility())"))

    def _by_mouse(self) -> str | None:
        page = self.page
        if self.over:
            return None
        if self.ready:
            kind = self.asked()
            if kind == "bid":
                self._turn_bid()
            elif kind == "place":
                self.try_places()
            self.press_primary()
            self._settled()
            return kind
        for offered in (HAND, MARKET):
            cards = page.locator(offered)
            if cards.count():
                cards.nth(self.choose.randrange(cards.count())).click()
                page.wait_for_timeout(30)
                return None
        return None

    def asked(self) -> str:
        """What the primary button would do, by what stands on the table."""
        return next((kind for kind, sign in SIGNS.items() if self.page.locator(sign).count()), "confirm")

    def press_primary(self) -> None:
        """Press what is written on the button; at the end the score sheet may take it away from under the hand."""
        try:
            self.primary.click()
        except TimeoutError:
            if not self.over:
                raise

    def _turn_bid(self) -> None:
        more = self.page.get_by_role("button", name=re.compile("more|больше", re.I)).first
        for _ in range(self.choose.randrange(4)):
            if more.is_enabled():
                more.click()

    def try_places(self, always: bool = False) -> None:
        """Lay the card at one of the lit ends and choose over or under."""
        ends = self.page.locator(TABLEAU_ENDS)
        self.each_end_lies_free(ends)
        if ends.count() and (always or self.choose.random() < 0.8):
            ends.nth(self.choose.randrange(ends.count())).click()
            radios = self.page.locator(".mine .switches [role=radio]")
            if radios.count():
                radios.nth(self.choose.randrange(radios.count())).click()

    def _settled(self) -> None:
        self.page.wait_for_timeout(60)

    # --- with the keyboard ---------------------------------------------------------------------

    def _by_keys(self) -> str | None:
        page, press = self.page, self.page.keyboard.press
        if self.over:
            return None
        if self.ready:
            kind = self.asked()
            if kind == "bid":
                for _ in range(self.choose.randrange(3)):
                    press("ArrowRight")
            elif kind == "place":
                for _ in range(self.choose.randrange(4)):
                    press("ArrowRight")
                if self.choose.random() < 0.5:
                    press("u")
            press("Enter")
            self._settled()
            return kind
        if page.locator(HAND).count():
            press(str(self.choose.randrange(1, 6)))
            page.wait_for_timeout(30)
        elif page.locator(MARKET).count():
            press("ArrowRight")
            page.wait_for_timeout(30)
        return None

    def wear(self, lang: str, theme: str) -> None:
        """Change language and theme as another tab of the same person would: the page must follow without a reload."""
        self.page.evaluate(
            """([lang, theme]) => {
                const kept = { ...JSON.parse(localStorage.getItem('orrery.prefs')), lang, theme };
                localStorage.setItem('orrery.prefs', JSON.stringify(kept));
                dispatchEvent(new StorageEvent('storage', { key: 'orrery.prefs' }));
            }""",
            [lang, theme],
        )
        self.page.evaluate(FADED)

    # --- looking -------------------------------------------------------------------------------

    def each_end_lies_free(self, ends: Locator) -> None:
        """Every place has a target of its own that a finger can hit."""
        boxes = sorted(ends.evaluate_all(BOXES))
        for left, top, right, bottom, name in boxes:
            assert round(min(right - left, bottom - top)) >= LEAST, f"{name}: {right - left} x {bottom - top} px"
        for one, other in itertools.combinations(boxes, 2):
            apart = one[2] <= other[0] + 0.5 or one[3] <= other[1] + 0.5 or other[3] <= one[1] + 0.5
            assert apart, f"{one[4]} and {other[4]} cover each other: {one[:4]} {other[:4]}"

    def no_sideways_scroll(self) -> None:
        wide, seen = self.page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
        assert wide <= seen, f"the page is {wide} px wide in a window of {seen} px"

    def lies_in_the_window(self, things: Locator) -> None:
        """None of them is cut at the sides: what is fixed there scrolls to nobody."""
        wide = self.page.evaluate("window.innerWidth")
        for left, _, right, _, name in things.evaluate_all(BOXES):
            assert 0 <= left < right <= wide, f"{name} reaches from {left} to {right} px in a window of {wide} px"

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

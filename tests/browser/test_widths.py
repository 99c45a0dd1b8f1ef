"""Screens around the table at all widths: titles keep their words, places their names, worlds lie free."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit

pytestmark = pytest.mark.browser

SIZES = (
    (390, 844),
    (768, 1024),
    (800, 800),
    (900, 800),
    (1024, 768),
    (1180, 820),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
)
# In how many lines the title is set, and how wide they are.
TITLE = """title => {
  const { width, height } = title.getBoundingClientRect();
  return [Math.round(height / parseFloat(getComputedStyle(title).lineHeight)), width];
}"""
# Points of each world, in its middle and towards its rim, where something else lies on top.
COVERED = """worlds => worlds.flatMap((world) => {
  const { x, y, width } = world.getBoundingClientRect();
  const angles = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => n * Math.PI / 4);
  const points = angles.map((angle) => [Math.cos(angle) * 0.8, Math.sin(angle) * 0.8]);
  return [[0, 0], ...points]
    .map(([dx, dy]) => document.elementFromPoint(x + width / 2 * (1 + dx), y + width / 2 * (1 + dy)))
    .filter((found) => found !== world && !found?.matches('[id^=world-button-]'))
    .map((found) => `${world.id} under ${found?.className || found?.tagName}`);
})"""


def resize(page: Page, width: int, height: int) -> None:
    """The layout follows in the next frame."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


# Seats of an invitation that lie over the table, a circle that fills nine tenths of its picture.
OVER = """around => {
  const table = around.querySelector('.disc > *').getBoundingClientRect();
  const [x, y] = [table.left + table.width / 2, table.top + table.height / 2];
  const away = (from, to, at) => Math.max(from - at, 0, at - to);
  return [...around.querySelectorAll('li')].map((one) => one.getBoundingClientRect()).filter((seat) =>
    Math.hypot(away(seat.left, seat.right, x), away(seat.top, seat.bottom, y)) < table.width * 0.45).length;
}"""


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_seat_of_an_invitation_lies_over_the_table(sit: Sit, lang: str) -> None:
    bots = [{"kind": "bot", "level": "normal"}] * 4
    table = sit().create([{"kind": "me"}, {"kind": "open"}, *bots], game="planet_unknown")
    guest = sit(lang=lang)
    guest.go(f"/t/{table['id']}/claim/{table['seats'][1]['invite']}")
    around = guest.page.locator(".around")
    expect(around.locator("li")).to_have_count(6)
    for size in SIZES:
        resize(guest.page, *size)
        assert around.evaluate(OVER) == 0, f"at {size}"
        guest.no_sideways_scroll()


@pytest.mark.parametrize("screen", ["learn", "rules", "gallery"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_titles_keep_room_for_their_words(sit: Sit, screen: str, lang: str) -> None:
    person = sit(lang=lang)
    person.go(f"/{screen}/planet_unknown")
    others = person.page.locator(".crumb nav a")
    expect(others).to_have_count(4)
    for size in SIZES:
        resize(person.page, *size)
        lines, width = person.page.locator(".crumb h1").evaluate(TITLE)
        assert lines <= 2, f"{lines} lines of {width} px at {size}"
        for other in others.all():
            assert other.inner_text().strip()
        person.no_sideways_scroll()


@pytest.mark.parametrize(("lang", "names"), [("en", ["Play", "Learn"]), ("ru", ["Играть", "Обучение"])])
def test_places_of_the_header_are_named(sit: Sit, lang: str, names: list[str]) -> None:
    person = sit(lang=lang)
    person.arrive()
    for size in SIZES:
        resize(person.page, *size)
        for name in names:
            place = person.page.get_by_role("navigation").get_by_role("link", name=name)
            expect(place).to_be_visible()
            assert name in place.inner_text()
        person.no_sideways_scroll()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_world_of_the_home_screen_lies_free(sit: Sit, lang: str) -> None:
    person = sit(lang=lang)
    person.arrive()
    worlds = person.page.locator("[id^=world-button-]")
    expect(worlds).to_have_count(4)
    for size in SIZES:
        resize(person.page, *size)
        covered = worlds.evaluate_all(COVERED)
        assert not covered, f"at {size}: {covered}"

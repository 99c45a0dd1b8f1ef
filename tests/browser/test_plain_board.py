"""A game that the client has never heard of is found, begun and played to its end, with the keyboard alone."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.person import Person

pytestmark = pytest.mark.browser
STOPS = 80  # of the Tab key, to anything on a screen
ANSWERS = 200  # of a whole game, and many more than it has

ANSWER = "answer: "
# What the keyboard is on: its name as a screen reader would begin to tell it, and whether it is an answer.
FOCUSED = f"""() => {{
  const el = document.activeElement;
  const name = el === document.body ? '' : (el.getAttribute('aria-label') ?? el.innerText ?? '').trim();
  return (el.hasAttribute('data-entry') ? '{ANSWER}' : '') + name;
}}"""
CURTAIN = ".curtain button"
RESULT = "section.pad"


def tab_to(page: Page, wanted: str, key: str = "Tab") -> None:
    """Press Tab until something of this name has the focus."""
    heard = []
    for _ in range(STOPS):
        page.keyboard.press(key)
        heard.append(page.evaluate(FOCUSED))
        if re.search(wanted, heard[-1]):
            return
    raise AssertionError(f"{wanted} cannot be reached with the keyboard: {heard}")


def no_faults(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def begin(person: Person) -> None:
    """From the home screen to a table for three at one device."""
    page = person.page
    person.go()
    expect(page.get_by_role("heading", name="More games")).to_be_visible()
    tab_to(page, "^Toy$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Toy")).to_be_visible()
    tab_to(page, "^With friends", "Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/new/toy$"))
    expect(page.get_by_role("button", name="Open the table")).to_be_enabled()
    tab_to(page, "^One device$")
    page.keyboard.press("Enter")
    tab_to(page, "^Open the table$")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/t/[^/]+$"))


def wait_for_somebody(page: Page, answered: str) -> str | None:
    """Until the device is to be handed on, or the game is over, or another question is asked, which is returned."""
    question = f"[data-question]:not([data-question='{answered}'])"
    page.locator(f"{CURTAIN}, {question} [data-entry], {RESULT}").first.wait_for()
    asked = page.locator(question)
    return asked.get_attribute("data-question") if asked.count() else None


def answer(person: Person) -> str:
    """Walk to some answer, choose it, hear what it brings, confirm it; tells what was heard."""
    page = person.page
    if not page.evaluate(FOCUSED).startswith(ANSWER):
        tab_to(page, f"^{ANSWER}")
    entries = page.locator("[data-entry]")
    page.keyboard.press("Home")
    for _ in range(person.choose.randrange(entries.count())):
        page.keyboard.press("ArrowDown")
    focused = page.locator("[data-entry]:focus")
    expect(focused).to_have_count(1)
    if focused.get_attribute("aria-pressed") == "false":
        page.keyboard.press("Enter")
        expect(focused).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".brings li").first).to_be_visible()
    heard = page.locator(".brings").inner_text()
    page.keyboard.press("Enter")
    return heard


def test_a_whole_game_of_an_unknown_title_with_the_keyboard(sit_at_toy: Sit) -> None:
    person = sit_at_toy(seed=5)
    page = person.page
    begin(person)
    heard: list[str] = []
    question: str | None = ""
    for _ in range(ANSWERS):
        question = wait_for_somebody(page, question or "")
        if page.locator(CURTAIN).count():
            expect(page.locator(CURTAIN)).to_be_focused()
            page.keyboard.press("Enter")
            expect(page.locator(CURTAIN)).to_have_count(0)
            question = ""
        elif question is None:
            break
        else:
            if not heard:
                no_faults(page)
            heard.append(answer(person))
    page.wait_for_url(re.compile(r"/result$"))
    told = "\n".join(heard)
    assert "gained: 1 coin" in told
    assert re.search(r"score \d+ → \d+", told)
    assert "Something hidden comes to light" in told
    pad = page.get_by_role("table").first
    expect(pad.get_by_role("rowheader", name="Points")).to_be_visible()
    expect(pad.get_by_role("rowheader", name="Total")).to_be_visible()


@pytest.mark.parametrize(("width", "lang", "theme"), [(390, "ru", "light"), (1280, "en", "dark")])
def test_the_plain_board_fits_every_screen(sit_at_toy: Sit, width: int, lang: str, theme: str) -> None:
    person = sit_at_toy(width=width, height=844, lang=lang, theme=theme)
    table = person.create([{"kind": "me"}, {"kind": "hotseat", "name": "Bo"}], {"coins": 3}, game="toy")
    person.go(f"/t/{table['id']}")
    page = person.page
    expect(page.locator("[data-entry]").first).to_be_visible()
    said = {
        "en": ["Gather a coin", "Give a coin to Bo", "Coins"],
        "ru": ["Взять монету", "Отдать монету: Bo", "Монеты"],
    }
    for words in said[lang]:
        expect(page.get_by_text(words).first).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    no_faults(page)

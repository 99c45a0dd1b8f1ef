"""Every screen at both sizes, in both languages and both themes: nothing cut off, no axe violation, and pictures of it.

The tables are games of bots, taken over in the middle: as built up as those of people, and there at once.

With ORRERY_SCREENSHOTS set to a folder the pictures stay there; `make screenshots` puts some of them into the README.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import FloatRect, expect

from browser.conftest import Sit
from browser.mars import go_on
from browser.pandorum import go_on as go_on_settling
from browser.person import HAND, MARKET, SIGNS, Person
from browser.player import Offer
from browser.records import finished, played, take_over
from browser.unknown import go_on as go_on_exploring

pytestmark = pytest.mark.browser

WIDE, NARROW = (1440, 900), (390, 844)
LOOKS = {"-ru": ("ru", "light"), "": ("en", "dark")}
NAMES = ["Ada", "Vera", "Kepler", "Tycho"]
MID_GAME = 7
SUPERMOON = {
    "boards": "chosen",
    "planet_1": "shattered",
    "corporation_1": "quantum",
    **dict.fromkeys(("moons", "emergency", "patches", "shattered", "quantum", "new_cards"), True),
    "events": "standard",
}


def within(box: FloatRect, offer: Offer) -> bool:
    """Whether it lies in the box."""
    assert offer.x is not None
    assert offer.y is not None
    return 0 < offer.x - box["x"] < box["width"] and 0 < offer.y - box["y"] < box["height"]


def folder(tmp_path: Path) -> Path:
    chosen = os.environ.get("ORRERY_SCREENSHOTS")
    found = Path(chosen) if chosen else tmp_path
    found.mkdir(parents=True, exist_ok=True)
    return found


def shoot(person: Person, path: Path) -> None:
    person.no_sideways_scroll()
    person.page.screenshot(path=path)
    assert path.stat().st_size > 10_000


def check_axe(person: Person) -> None:
    found = Axe().run(person.page)
    assert found.violations_count == 0, found.generate_report()


def check_looks(person: Person, shots: Path, name: str, main: bool = True) -> None:
    """The screen as it stands, without a reload: a main one in every look, others in one look at each size. Axe, which
    is slow, looks once at each size."""
    size = person.page.viewport_size
    assert size is not None
    axed = "dark" if size["width"] == WIDE[0] else "light"
    for mark, (lang, theme) in LOOKS.items():
        if not main and theme != axed:
            continue
        person.wear(lang, theme)
        shoot(person, shots / f"{name}{mark}.png")
        if theme == axed:
            check_axe(person)


@pytest.mark.parametrize(("width", "height"), [WIDE, NARROW])
@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("home", "/"),
        ("new-table", "/new/planet_5r"),
        ("games", "/games"),
        ("rules", "/rules/planet_5r"),
        ("gallery", "/gallery/planet_5r"),
        ("learn", "/learn/planet_5r"),
        ("settings", "/settings"),
        ("lost", "/no-such-page"),
    ],
)
def test_screens_around_the_table(sit: Sit, tmp_path: Path, name: str, path: str, width: int, height: int) -> None:
    person = sit(width=width, height=height)
    person.go(path)
    person.page.wait_for_load_state("networkidle")
    person.page.locator("h1").first.wait_for()
    check_looks(person, folder(tmp_path), f"{name}-{width}")
    if name == "lost":  # which the server says, too
        (told,) = person.trouble
        assert "404" in told
        person.trouble.clear()


@pytest.mark.parametrize(("width", "height"), [WIDE, NARROW])
@pytest.mark.parametrize(
    ("kind", "pick", "shown"),
    [("choose_card", HAND, "card"), ("bid", None, "bid"), ("take_technology", MARKET, "place")],
)
def test_the_table_of_planet_5r(
    sit: Sit, tmp_path: Path, kind: str, pick: str | None, shown: str, width: int, height: int
) -> None:
    match = played("planet_5r", kind, players=4, seed=21, rounds=MID_GAME)
    person = sit(width=width, height=height)
    take_over(person, match, NAMES)
    if pick is not None:
        person.page.locator(pick).first.click()
    expect(person.primary).to_be_enabled()
    expect(person.page.locator(SIGNS[shown]).first).to_be_attached()
    assert person.asked() == shown
    if shown == "place":
        person.try_places(always=True)
    suffix = "" if shown == "place" else f"-{shown}"
    check_looks(person, folder(tmp_path), f"planet-5r{suffix}-{width}", main=shown != "card")


def test_result_and_replay(sit: Sit, tmp_path: Path) -> None:
    match = finished("planet_5r", players=4, seed=21)
    for width, height in (WIDE, NARROW):
        person = sit(width=width, height=height)
        table = take_over(person, match, NAMES)
        person.go(f"/t/{table}/result")
        person.page.locator(".banner h2").wait_for()
        person.page.wait_for_timeout(1500)  # the points count up
        check_looks(person, folder(tmp_path), f"result-{width}")
        person.go(f"/t/{table}/replay")
        person.page.wait_for_load_state("networkidle")
        check_looks(person, folder(tmp_path), f"replay-{width}")


@pytest.mark.parametrize("kind", ["keep_objective", "rotate", "take", "order", "place"])
def test_the_table_of_planet_unknown(sit: Sit, tmp_path: Path, kind: str) -> None:
    boards = {"boards": "chosen", "planet_1": "ksb_4156", "corporation_1": "horizon_group"}
    options = {"events": "standard", "personal": True, **boards}
    rounds = -1 if kind == "keep_objective" else MID_GAME  # that one is asked before the first round
    match = played("planet_unknown", kind, players=4, seed=53, rounds=rounds, options=options)
    for width, height in (WIDE, NARROW):
        explorer = go_on_exploring(sit, match, seed=55, names=NAMES, width=width, height=height)
        explorer.question(kind)
        suffix = "" if kind == "place" else f"-{kind}"
        check_looks(explorer.person, folder(tmp_path), f"planet-unknown{suffix}-{width}", main=not suffix)


def test_the_table_of_supermoon(sit: Sit, tmp_path: Path) -> None:
    """An emergency tile over the moon: where the satellite would go, and what its laser would burn."""
    match = played("planet_unknown", "take", players=3, seed=5, rounds=MID_GAME + 2, options=SUPERMOON)
    for width, height in (WIDE, NARROW):
        explorer = go_on_exploring(sit, match, seed=55, names=NAMES[:3], width=width, height=height)
        person = explorer.person
        explorer.press(explorer.question("take").of("emergency")[0])
        sight = explorer.question("place")
        if explorer.touch:
            person.page.get_by_role("button", name="Moon", exact=True).tap()
            sight = explorer.calm()
        moon = person.page.locator('svg.planet [data-board="moon"]')
        box = moon.bounding_box()
        assert box is not None
        explorer.consider(max(sight.of("anchor"), key=lambda o: within(box, o)))
        expect(moon.locator(".ghost")).to_be_visible()
        check_looks(person, folder(tmp_path), f"supermoon-{width}")


@pytest.mark.parametrize("kind", ["turn", "stop", "build", "slot", "end_turn"])
def test_the_table_of_pandorum(sit: Sit, tmp_path: Path, kind: str) -> None:
    """A flight is shown over the hex that brings most, so that the field tells what it can tell."""
    options = {"new_horizons": True, "confirm": True}
    match = played("pandorum", kind, players=4, seed=53, rounds=MID_GAME, options=options)
    for width, height in (WIDE, NARROW):
        settler = go_on_settling(sit, match, seed=55, names=NAMES, width=width, height=height)
        sight = settler.question(kind)
        if kind == "stop":
            settler.consider(settler.richest(sight, match.view(0)["sites"]))
        suffix = "" if kind == "stop" else f"-{kind}"
        check_looks(settler.person, folder(tmp_path), f"pandorum{suffix}-{width}", main=not suffix)


@pytest.mark.parametrize("kind", ["site", "develop", "turn"])
def test_the_table_of_on_mars(sit: Sit, tmp_path: Path, kind: str) -> None:
    """A building is shown over the hex that makes the largest complex, so that the map tells what it can tell."""
    match = played("on_mars", kind, players=3, seed=2, rounds=MID_GAME)
    for width, height in (WIDE, NARROW):
        colonist = go_on(sit, match, seed=55, names=NAMES[:3], width=width, height=height)
        if kind == "site":
            colonist.consider(colonist.largest(match.view(0)["targets"]))
        suffix = "" if kind == "site" else f"-{kind}"
        check_looks(colonist.person, folder(tmp_path), f"on-mars{suffix}-{width}", main=not suffix)

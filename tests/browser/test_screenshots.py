"""Every screen at both sizes, in both languages and themes: nothing cut off, no axe violation, and pictures to look at.

With ORRERY_SCREENSHOTS set to a folder the pictures stay there; `make screenshots` puts some of them into the README.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser.conftest import Sit
from browser.mars import go_on, played
from browser.pandorum import sit_down as settle
from browser.person import Person
from browser.unknown import sit_down

pytestmark = pytest.mark.browser

WIDE, NARROW = (1440, 900), (390, 844)
MID_GAME = 7


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


@pytest.mark.parametrize(("width", "height"), [WIDE, NARROW])
@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("ru", "dark"), ("en", "light")])
@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("home", "/"),
        ("new-table", "/new/planet_5r"),
        ("games", "/games"),
        ("rules", "/rules/planet_5r"),
        ("gallery", "/gallery/planet_5r"),
        ("learn", "/learn/planet_5r"),
        ("lost", "/no-such-page"),
    ],
)
def test_screens_around_the_table(
    sit: Sit, tmp_path: Path, name: str, path: str, lang: str, theme: str, width: int, height: int
) -> None:
    person = sit(width=width, height=height, lang=lang, theme=theme)
    person.go(path)
    person.page.wait_for_load_state("networkidle")
    person.page.locator("h1").first.wait_for()
    person.page.wait_for_timeout(200)
    marks = "".join(f"-{mark}" for mark in (lang, theme) if mark not in ("en", "dark"))
    shoot(person, folder(tmp_path) / f"{name}-{width}{marks}.png")
    check_axe(person)


@pytest.mark.parametrize(("width", "height", "seed"), [(*WIDE, 21), (*NARROW, 22)])
def test_the_table_and_its_result(sit: Sit, tmp_path: Path, width: int, height: int, seed: int) -> None:
    person = sit(width=width, height=height, seed=seed)
    person.play_now()
    seen: set[str] = set()
    shots = folder(tmp_path)
    while not person.over:
        kind = person.asked() if person.ready else ""
        mid = person.done["card"] >= MID_GAME
        if mid and kind in ("card", "bid", "place") and kind not in seen:
            seen.add(kind)
            if kind == "place":
                person.try_places(always=True)
            person.page.wait_for_timeout(500)
            suffix = "" if kind == "place" else f"-{kind}"
            shoot(person, shots / f"planet-5r{suffix}-{width}.png")
            check_axe(person)
            for lang, theme in (("ru", "dark"), ("en", "light")):
                person.wear(lang, theme)
                mark = lang if lang == "ru" else theme
                shoot(person, shots / f"planet-5r{suffix}-{width}-{mark}.png")
                check_axe(person)
            person.wear("en", "dark")
        if not person.move():
            person.page.wait_for_timeout(40)
    assert {"card", "bid"} <= seen
    person.page.wait_for_url(re.compile(r"/result$"))
    person.page.wait_for_timeout(1500)
    shoot(person, shots / f"result-{width}.png")
    check_axe(person)
    person.go(person.page.url.removeprefix(person.url).replace("/result", "/replay"))
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(500)
    shoot(person, shots / f"replay-{width}.png")
    check_axe(person)


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("width", "height", "seed"), [(*WIDE, 51), (*NARROW, 52)])
def test_the_table_of_planet_unknown(sit: Sit, tmp_path: Path, width: int, height: int, seed: int) -> None:
    """Tiles go where the table itself proposes, so that the planets look like those of people."""
    boards = {"boards": "chosen", "planet_1": "ksb_4156", "corporation_1": "horizon_group"}
    explorer = sit_down(sit, 4, {"events": "standard", **boards}, seed=seed, width=width, height=height)
    person, shots = explorer.person, folder(tmp_path)
    wanted = {"rotate", "take", "order", "place"}
    seen: set[str] = set()
    while seen < wanted and not person.over:
        sight = explorer.calm()
        mid = explorer.state is not None and explorer.view["round"] >= MID_GAME
        if mid and sight.kind in wanted - seen and sight.offers:
            seen.add(sight.kind)
            person.page.wait_for_timeout(400)
            suffix = "" if sight.kind == "place" else f"-{sight.kind}"
            for lang, theme in (("ru", "dark"), ("en", "light"), ("en", "dark")):
                person.wear(lang, theme)
                mark = "" if (lang, theme) == ("en", "dark") else f"-{lang if lang == 'ru' else theme}"
                shoot(person, shots / f"planet-unknown{suffix}-{width}{mark}.png")
            check_axe(person)
            sight = explorer.calm()
        if sight.placing and sight.primary is not None:
            sent = explorer.sent
            explorer.press(sight.primary)
            explorer.heard(sent, sight)
        else:
            explorer.move(sight)
    assert {"take", "order", "place"} <= seen


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("width", "height", "seed"), [(*WIDE, 53), (*NARROW, 54)])
def test_the_table_of_pandorum(sit: Sit, tmp_path: Path, width: int, height: int, seed: int) -> None:
    """A flight is shown over the hex that brings most, so that the field tells what it can tell."""
    settler = settle(sit, 4, {"new_horizons": True}, seed=seed, width=width, height=height)
    person, shots = settler.person, folder(tmp_path)
    wanted = {"turn", "stop", "build", "slot"}
    seen: set[str] = set()
    while seen < wanted and not person.over:
        sight = settler.calm()
        mid = settler.state is not None and settler.view["round"] >= MID_GAME
        ready = sight.kind in wanted - seen and sight.offers
        if mid and ready and (sight.kind != "stop" or any(o.bright for o in sight.of("hex"))):
            assert sight.kind is not None
            seen.add(sight.kind)
            if sight.kind == "stop":
                settler.consider(settler.richest(sight))
            suffix = "" if sight.kind == "stop" else f"-{sight.kind}"
            for lang, theme in (("ru", "dark"), ("en", "light"), ("en", "dark")):
                person.wear(lang, theme)
                mark = "" if (lang, theme) == ("en", "dark") else f"-{lang if lang == 'ru' else theme}"
                shoot(person, shots / f"pandorum{suffix}-{width}{mark}.png")
            check_axe(person)
            sight = settler.calm()
        settler.move(sight)
    assert {"turn", "stop"} <= seen


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("width", "height"), [WIDE, NARROW])
@pytest.mark.parametrize("kind", ["site", "develop", "turn"])
def test_the_table_of_on_mars(sit: Sit, tmp_path: Path, kind: str, width: int, height: int) -> None:
    """A building is shown over the hex that makes the largest complex, so that the map tells what it can tell."""
    match = played(kind, players=3, seed=2, rounds=MID_GAME)
    colonist = go_on(sit, match, seed=55, names=["Ada", "Vera", "Kepler"], width=width, height=height)
    person, shots = colonist.person, folder(tmp_path)
    if kind == "site":
        colonist.consider(colonist.largest(match.view(0)["targets"]))
    suffix = "" if kind == "site" else f"-{kind}"
    for lang, theme in (("ru", "dark"), ("en", "light"), ("en", "dark")):
        person.wear(lang, theme)
        mark = "" if (lang, theme) == ("en", "dark") else f"-{lang if lang == 'ru' else theme}"
        shoot(person, shots / f"on-mars{suffix}-{width}{mark}.png")
        check_axe(person)

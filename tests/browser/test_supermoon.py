"""Supermoon in a real browser: satellites, emergency tiles, quarters and halves, and how such a game ends."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Sit
from browser.records import played
from browser.results import check_result
from browser.unknown import Explorer, go_on, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

WIDE: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 390, "height": 844}
EVERYTHING = {"moons": True, "emergency": True, "patches": True, "new_cards": True}
PARTS = {"boards": "first", "moons": True, "emergency": True}
ORBIT = 16  # points of the starting side


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pick_moon(explorer: Explorer, side: str) -> int:
    """The second of the two start points of this side."""
    sight = explorer.question("choose_moon")
    offers = [o for o in sight.near("moon") if o.name.split(":")[1] == side]
    assert len(offers) == 2
    sent = explorer.sent
    explorer.press(offers[1])
    explorer.heard(sent, sight)
    return int(offers[1].name.split(":")[2])


def take_emergency(explorer: Explorer, terrain: str) -> None:
    sight = explorer.question("take", "second_tile")
    explorer.press(next(o for o in sight.of("emergency") if o.name == f"emergency:{terrain}"))
    explorer.question("place")


@pytest.mark.parametrize("profile", [WIDE, PHONE], ids=["1440", "390"])
def test_quarters_and_halves_are_turned_over_and_built_on(sit: Sit, profile: dict[str, Any]) -> None:
    parts = {"shattered": True, "quantum": True, "planet_1": "shattered", "corporation_1": "quantum"}
    explorer = sit_down(sit, 2, {**EVERYTHING, **parts, "boards": "chosen"}, seed=52, **profile)
    page = explorer.page
    explorer.question("choose_quarters")
    page.get_by_role("button", name="Quarter 2, side A: turn it over").click()
    page.get_by_role("button", name="Build on these quarters").click()
    explorer.question("choose_halves")
    page.get_by_role("button", name=re.compile("^Lower half, side A")).click()
    page.get_by_role("button", name="Found this corporation").click()
    pick_moon(explorer, "moon_start")
    explorer.play_until("take")
    mine = explorer.mine
    assert [quarter["id"][-2:] for quarter in mine["quarters"]] == ["1a", "2b", "3a", "4a"]
    assert mine["corporation"] == "quantum_ab"
    explorer.person.no_sideways_scroll()
    while explorer.view["round"] < 4:
        explorer.move()
    laid = [tile["at"] for tile in explorer.mine["tiles"]]
    assert len(laid) >= 3
    assert all(at[0] in "qm" for at in laid)
    assert not explorer.refused


def test_the_depot_fills_its_column_beside_a_moon(sit: Sit) -> None:
    match = played("planet_unknown", "take", 6, 3, rounds=1, options={"moons": True, "boards": "first"}, quick=True)
    explorer = go_on(sit, match, seed=55, width=1280, height=800)
    explorer.question("take")
    column, depot = (explorer.page.locator(what).bounding_box() for what in (".middle > .side", ".depot"))
    assert column is not None
    assert depot is not None
    left = column["y"] + column["height"] - depot["y"] - depot["height"]
    assert 0 <= left <= 12, f"{left} px lie idle below the depot"


def test_a_whole_game_with_a_pair_of_emergency_tiles_on_moon_and_planet(sit: Sit) -> None:
    explorer = sit_down(sit, 2, PARTS, seed=51, **WIDE)
    page = explorer.page
    moon = page.locator('svg.planet [data-board="moon"]')

    # The moon lies beside the planet, with a meteorite on every symbol.
    start = pick_moon(explorer, "moon_start")
    explorer.question("take")
    empty = dict.fromkeys(explorer.mine["moon"]["stations"], 0)
    assert explorer.mine["moon"] == {
        "side": "moon_start",
        "satellite": start,
        "stations": empty,
        "set": 0,
        "meteorites": -12,
    }
    words = page.get_by_role("group", name="Moon: Near Side")
    expect(words).to_contain_text("−12")
    expect(page.locator(".rival")).to_have_count(1)

    # An emergency tile over the moon: where the satellite would go, and what its laser would burn.
    take_emergency(explorer, "tech")
    x, y = middle(moon.locator("circle.anchor").first)
    page.mouse.move(x, y)
    expect(moon.locator(".ghost")).to_be_visible()
    expect(moon.locator(".path")).to_be_visible()
    expect(moon.locator(".beam")).to_have_count(2)
    expect(page.locator(".said").first).to_contain_text("satellite 2 points on")
    page.mouse.click(x, y)

    # There it stops on a point with two lines: one is clicked, and everything on it is gone.
    sight = explorer.question("aim")
    assert explorer.mine["moon"]["satellite"] == (start + 2) % ORBIT
    assert explorer.state is not None
    shots = {shot["line"]: shot["meteorites"] for shot in explorer.state["decision"]["params"]["shots"]}
    offers = sight.of("line")
    assert {o.name[5:] for o in offers} == set(shots)
    sent = explorer.sent
    explorer.press(offers[0])
    explorer.heard(sent, sight)
    explorer.question("second_tile")
    assert not set(shots[offers[0].name[5:]]) & set(explorer.mine["meteorites"])
    assert [tile["at"][0] for tile in explorer.mine["tiles"]] == ["m"]
    assert "tech" not in explorer.mine["emergency"]

    # The second one on the planet; then whatever the table asks.
    take_emergency(explorer, "civ")
    x, y = middle(page.locator('svg.planet [data-board="planet"] circle.anchor').first)
    page.mouse.click(x, y)
    explorer.question("take", "end_turn", "rotate")
    assert len(explorer.mine["tiles"]) == 2
    explorer.drives = 0.2
    explorer.play_to_the_end()
    assert not explorer.refused
    assert len(check_result(explorer.person, seats=2).scores()) == 2


def test_a_game_with_everything_comes_to_its_end(sit: Sit) -> None:
    """The first rounds of this game are played by a bot, as they are like those of any other."""
    parts = {**EVERYTHING, "shattered": True, "quantum": True, "planet_1": "shattered", "corporation_1": "quantum"}
    match = played("planet_unknown", "take", 1, 54, rounds=13, options={**parts, "boards": "chosen"}, quick=True)
    explorer = go_on(sit, match, seed=54, **WIDE)
    explorer.drives = 0.2
    explorer.play_to_the_end()
    assert {"take", "place", "order", "aim"} <= set(explorer.asked)

    match = check_result(explorer.person, seats=1)
    lines = {line.key: line.points for line in match.scores()[0].lines}
    sheet = explorer.page.locator("table").first
    expect(sheet.locator("tr", has_text=re.compile("moon", re.IGNORECASE)).first).to_contain_text(
        str(lines["moon"]).replace("-", "−")
    )

"""On Mars under a finger: the regions, a building in all its steps, an executive action, undo, the log, gestures."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from browser.conftest import Sit
from browser.mars import Colonist, go_on, in_the_colony, welcoming
from browser.player import Sight
from browser.records import played

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

PHONE: dict[str, Any] = {"width": 390, "height": 844}
REGIONS = ("colony", "orbit", "crew", "support", "board", "rivals")
SITE = "-4,1"


@pytest.fixture
def colonist(sit: Sit) -> Colonist:
    return go_on(sit, in_the_colony(), seed=73, **PHONE)


def tab(colonist: Colonist, region: str) -> Locator:
    return colonist.page.locator(f"nav button[data-tab={region}]")


def stock(colonist: Colonist) -> dict[str, int]:
    mine = colonist.view["parties"][0]
    found: dict[str, int] = {**mine["resources"], "crystals": mine["crystals"]}
    return found


def tap(colonist: Colonist, what: str, name: str) -> None:
    offers = [o for o in colonist.calm().offers if (o.what, o.name) == (what, name)]
    assert offers, f"{what} {name} is not offered: {colonist.look()}"
    colonist.press(next((o for o in offers if o.reachable), offers[0]))


def do(colonist: Colonist, name: str, kind: str) -> Sight:
    """The first tap shows what would come of it, the button below does it and the next question comes."""
    sent = colonist.sent
    tap(colonist, "key", name)
    colonist.calm()
    assert colonist.sent == sent, f"{name} was done by the first tap"
    colonist.person.primary.tap()
    return colonist.question(kind)


def test_a_turn_by_tapping(colonist: Colonist) -> None:
    page, person = colonist.page, colonist.person
    before = stock(colonist)

    # A mistake, and back: the mineral is paid with the kind of building and comes back with Undo.
    do(colonist, "act:construct", "type")
    do(colonist, "type:generator", "site")
    assert stock(colonist)["mineral"] == before["mineral"] - 1
    undo = page.get_by_role("button", name="Undo")
    undo.tap()
    colonist.question("type")
    assert stock(colonist)["mineral"] == before["mineral"]
    undo.tap()
    colonist.question("turn")
    assert stock(colonist) == before
    expect(undo).to_have_class(re.compile(r"\basks\b"))  # further back only with everybody's consent

    # The building: which, where, and the benefit of the life support that it serves. Each question brings its region.
    do(colonist, "act:construct", "type")
    do(colonist, "type:generator", "site")
    expect(tab(colonist, "colony")).to_have_attribute("aria-pressed", "true")
    tap(colonist, "hex", SITE)
    assert colonist.question("site").said.split() == [SITE]
    expect(page.locator(".told")).to_contain_text("Generator")
    expect(person.primary).to_contain_text("Build here")
    person.primary.tap()
    colonist.question("lss")
    built = stock(colonist)
    assert built["mineral"] == before["mineral"] - 1
    assert built["battery"] == before["battery"] + 1
    expect(tab(colonist, "support")).to_have_attribute("aria-pressed", "true")
    do(colonist, "benefit:lss_benefit_mineral", "turn")
    assert stock(colonist)["mineral"] == built["mineral"] + 1

    # Then an executive action, found by the mark on its tab: resources come from the warehouse in orbit.
    had = stock(colonist)
    expect(tab(colonist, "board")).to_have_class(re.compile("calls"))
    tab(colonist, "board").tap()
    do(colonist, "exec:exec_resupply", "resupply")
    expect(tab(colonist, "orbit")).to_have_attribute("aria-pressed", "true")
    do(colonist, "supply:plant", "turn")  # a goal might be fulfilled, so the end is asked for whatever goals are held
    while colonist.look().of("guide"):
        colonist.press(colonist.look().of("guide")[-1])
        colonist.calm()
    expect(person.primary).to_contain_text("End turn")
    person.primary.tap()
    colonist.question("travel")  # the shuttle flies
    now = stock(colonist)
    assert now["plant"] > had["plant"]
    assert now["crystals"] < had["crystals"]
    expect(tab(colonist, "board")).not_to_have_class(re.compile("calls"))

    # The log tells both and gives the table back.
    log = page.get_by_role("button", name="Log", exact=True)
    log.tap()
    lines = [" ".join(line.split()) for line in page.locator(".log li").all_text_contents()]
    assert any("Gained 1 plant" in line for line in lines)
    assert any("Built a generator" in line for line in lines)
    person.no_sideways_scroll()
    log.tap()
    expect(page.locator(".log li")).to_have_count(0)
    person.primary.tap()
    colonist.question("arrive")
    assert not colonist.refused


def places(colonist: Colonist) -> dict[str, Any]:
    """Where everything lies that can be chosen."""
    found: dict[str, Any] = colonist.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.om .spot.lit[data-key]')].map((one) => {
          const { left, top } = one.getBoundingClientRect();
          return [one.dataset.key, [Math.round(left), Math.round(top)]];
        }))"""
    )
    return found


def test_nothing_moves_from_under_the_finger_that_chooses(colonist: Colonist) -> None:
    for kind, name in (("turn", "act:construct"), ("type", "type:generator")):
        colonist.question(kind)
        before = places(colonist)
        assert len(before) > 1
        tap(colonist, "key", name)
        colonist.calm()
        expect(colonist.page.locator(".told .offer")).to_be_visible()
        assert places(colonist) == before
        colonist.person.primary.tap()
    colonist.question("site")


def test_a_region_stays_in_sight_while_something_in_it_is_weighed(colonist: Colonist) -> None:
    tab(colonist, "board").tap()
    tap(colonist, "key", "exec:exec_resupply")
    colonist.calm()
    expect(colonist.page.locator(".told .offer")).to_be_visible()
    expect(tab(colonist, "board")).to_have_attribute("aria-pressed", "true")
    expect(colonist.page.locator(".spot.hot[data-key='exec:exec_resupply']")).to_be_in_viewport(ratio=1)


def test_ships_are_in_sight_when_one_is_welcomed(sit: Sit) -> None:
    colonist = go_on(sit, welcoming(), seed=75, **PHONE)
    colonist.question("welcome")
    ships = colonist.page.locator(".spot.lit[data-key^='depot:']")
    assert ships.count() > 0
    for ship in ships.all():
        expect(ship).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("ru", "light")])
def test_every_region_at_my_turn(colonist: Colonist, lang: str, theme: str) -> None:
    colonist.person.wear(lang, theme)
    for region in REGIONS:
        tab(colonist, region).tap()
        expect(tab(colonist, region)).to_have_attribute("aria-pressed", "true")
        colonist.calm()
        colonist.person.no_sideways_scroll()
        found = Axe().run(colonist.page)
        assert found.violations_count == 0, f"{region}: {found.generate_report()}"


# --- gestures ---------------------------------------------------------------------------------------------------------

Points = list[tuple[float, float]]


class Fingers:
    """Touches that last: the page's own tap is too short for them."""

    def __init__(self, colonist: Colonist) -> None:
        self.page = colonist.page
        self.session = colonist.page.context.new_cdp_session(colonist.page)

    def _send(self, kind: str, points: Points) -> None:
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def draw(self, *steps: Points) -> None:
        self._send("touchStart", steps[0])
        for points in steps[1:]:
            self._send("touchMove", points)
        self.page.wait_for_timeout(150)  # let go at rest: what is flung takes the next tap as the one that stops it
        self._send("touchEnd", [])

    def hold(self, x: float, y: float, ms: float) -> None:
        self._send("touchStart", [(x, y)])
        self.page.wait_for_timeout(ms)
        self._send("touchEnd", [])


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_fingers_zoom_the_map_and_a_finger_held_still_asks_what_this_is(colonist: Colonist) -> None:
    page, fingers = colonist.page, Fingers(colonist)
    hex_of_mine = page.locator("g[data-hex='-3,-1']")  # a shelter
    x, y = middle(hex_of_mine)
    before = hex_of_mine.bounding_box()
    fingers.draw([(x - 30, y), (x + 30, y)], [(x - 45, y), (x + 45, y)], [(x - 60, y), (x + 60, y)])
    colonist.calm()
    after = hex_of_mine.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > before["width"] * 1.2
    sent = colonist.sent
    fingers.hold(*middle(hex_of_mine), 700)
    expect(page.locator(".detail")).to_contain_text("Shelter")
    assert colonist.sent == sent
    page.locator(".detail").get_by_role("button", name="Close").tap()
    expect(page.locator(".detail")).to_have_count(0)


def test_a_tile_is_carried_through_the_laboratory(sit: Sit) -> None:
    match = played("on_mars", "develop", players=1, seed=1, rounds=2)
    decision = match.decision(0)
    assert decision is not None
    actions = [match.game.action_to_json(action) for action in decision.actions]
    _, start, end, *_ = next(a for a in actions if a[0] == "develop")
    ways = [a for a in actions if a[:3] == ["develop", start, end]]
    colonist = go_on(sit, match, seed=74, **PHONE)
    tile = colonist.view["parties"][0]["lab"][start]
    lab = ".stage .labsp"
    (x, y), (to_x, to_y) = (middle(colonist.page.locator(f"{lab}[data-key='lab:{at}']").first) for at in (start, end))
    sent = colonist.sent
    Fingers(colonist).draw([(x, y)], [(x + 12, y)], [((x + to_x) / 2, (y + to_y) / 2)], [(to_x, to_y)])
    if len(ways) > 1:  # how it is paid is shown first
        assert colonist.calm().said.split()[-1] == f"lab:{end}"
        assert colonist.sent == sent
        colonist.press(colonist.calm().of("primary")[0])
    while colonist.sent == sent:
        colonist.page.wait_for_timeout(15)
    colonist.question()
    assert colonist.view["parties"][0]["lab"][end] == tile
    assert start not in colonist.view["parties"][0]["lab"]
    assert not colonist.refused

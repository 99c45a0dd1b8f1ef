"""Where things stand at a table of Planet Unknown: dragging by finger, the planet, the station, the strip."""

from __future__ import annotations

import math
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Sit
from browser.player import NEUTRAL, PATIENCE, Offer
from browser.unknown import Explorer, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

WIDE: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 390, "height": 844}
FIRST = {"boards": "first"}
WINDOW = """() => {
  const planet = document.querySelector('.frame .window') ?? document.querySelector('svg.planet');
  const box = planet.getBoundingClientRect();
  return [box.left, box.top, box.width].map(Math.round);
}"""


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """A finger that comes down, moves and goes up: more than a tap."""

    def __init__(self, explorer: Explorer) -> None:
        self.page = explorer.page
        self.session = explorer.page.context.new_cdp_session(explorer.page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, start: tuple[float, float], end: tuple[float, float], pause: int = 15) -> None:
        self._touch("touchStart", start)
        for part in (i / 16 for i in range(1, 17)):
            self._touch("touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
            self.page.wait_for_timeout(pause)
        self._touch("touchEnd")


def at(circle: Locator) -> tuple[str | None, str | None]:
    return circle.get_attribute("cx"), circle.get_attribute("cy")


def test_a_finger_brings_the_tile_and_moves_it(sit: Sit) -> None:
    explorer = sit_down(sit, 2, FIRST, seed=41, **PHONE)
    page, finger = explorer.page, Finger(explorer)
    explorer.question()
    while explorer.view["round"] < 3:
        explorer.move()
    explorer.play_until("take")
    laid = len(explorer.mine["tiles"])

    # Out of the depot, onto the planet: in hand, but not laid, and nobody has asked what it is.
    finger.drag(middle(page.locator(".tray .bay.ask").first), middle(page.locator(".frame .window")), pause=40)
    explorer.question("place")
    expect(page.locator("svg.planet .ghost")).to_be_visible()
    expect(page.locator(".detail")).to_have_count(0)
    assert explorer.mine["hand"] is not None
    assert len(explorer.mine["tiles"]) == laid

    # From place to place: the square by which it is held comes to lie where the finger lets go.
    here = page.locator("circle.anchor.here")
    frame = page.locator(".frame .window").bounding_box()
    assert frame is not None
    # Well inside the window: near its rim the planet moves along, and another place comes to lie under the finger.
    rim = 70
    inside: list[tuple[int, int]] = []
    for _ in range(4):  # turned until there is somewhere else to go
        anchors, start = explorer.calm().of("anchor"), middle(here)
        inside = [
            (o.x, o.y)
            for o in anchors
            if o.x is not None and o.y is not None and math.hypot(o.x - start[0], o.y - start[1]) > 3
            if frame["x"] + rim < o.x < frame["x"] + frame["width"] - rim
            if frame["y"] + rim < o.y < frame["y"] + frame["height"] - rim
        ]
        if inside:
            break
        page.get_by_role("button", name="Rotate").tap()
    goal = min(inside, key=lambda o: math.dist(o, start))
    wanted = page.evaluate(
        """([x, y]) => [...document.querySelectorAll('circle.anchor')].map((c) => [c, c.getBoundingClientRect()])
          .filter(([, b]) => Math.hypot(b.left + b.width / 2 - x, b.top + b.height / 2 - y) < 3)
          .map(([c]) => [c.getAttribute('cx'), c.getAttribute('cy')])[0]""",
        goal,
    )
    finger.drag(start, goal)
    explorer.calm()
    assert at(here) == tuple(wanted)

    # The corner between the rules shows the whole planet, and a close look again.
    corner = page.locator(".corner")
    labels = ["See the whole planet", "Look closer"]
    if corner.get_attribute("aria-label") == labels[1]:
        labels.reverse()
    for label in (labels[1], labels[0]):
        corner.press("Enter")
        expect(corner).to_have_attribute("aria-label", label)

    page.get_by_role("button", name="Place", exact=True).tap()
    explorer.question("order", "energy", "put_rover", "end_turn", "place_patch", "may", "boost", "advance")
    assert len(explorer.mine["tiles"]) == laid + 1


def uncovered(explorer: Explorer, kind: str, *sorts: str) -> list[Offer]:
    """What is offered, with the pointer out of the way: a card that explains what lay under it goes in its own time."""
    if not explorer.touch:
        explorer.page.mouse.move(*NEUTRAL)
    until = time.monotonic() + PATIENCE
    while True:
        sight = explorer.calm()
        found = [o for o in sight.offers if o.sort in sorts]
        if sight.kind != kind or all(o.reachable for o in found) or time.monotonic() > until:
            return found if sight.kind == kind else []
        explorer.page.wait_for_timeout(15)


@pytest.mark.parametrize("profile", [WIDE, PHONE], ids=["1440", "390"])
def test_the_planet_stays_put_and_shows_what_is_asked_for(sit: Sit, profile: dict[str, Any]) -> None:
    explorer = sit_down(sit, 3, {"boards": "first", "confirm": True}, seed=42, **profile)
    explorer.question()
    place = explorer.page.evaluate(WINDOW)
    asked = 0
    # Which tiles come depends on when the others answer, so the game goes on until squares enough have been looked at.
    while not explorer.person.over and (asked < 10 or explorer.view["round"] < 7):
        sight = explorer.calm()
        if sight.kind is not None and sight.offers:
            assert explorer.page.evaluate(WINDOW) == place, sight.kind
            # Rovers may drive at any time; they need not be in sight while the tracks are asked about.
            driving = ("rover",) if sight.kind in ("end_turn", "take") else ()
            squares = uncovered(explorer, sight.kind, "square", "way", *driving)
            asked += len(squares)
            assert all(o.reachable for o in squares), (sight.kind, squares)
        explorer.move()
    assert asked >= 10


def test_a_sector_is_tried_by_finger_before_the_station_turns(sit: Sit) -> None:
    explorer = sit_down(sit, 4, FIRST, seed=43, **PHONE)
    page = explorer.page
    sight = explorer.play_until("rotate")
    sent = explorer.sent
    explorer.press(sight.of("sector")[0])
    handout = page.locator(".handout")
    expect(handout).to_contain_text("You would get")
    expect(handout.locator("li")).to_have_count(3)
    assert explorer.sent == sent
    sight = explorer.calm()
    handout.get_by_role("button", name=re.compile("^Turn it so")).tap()
    explorer.heard(sent, sight)
    assert explorer.sent == sent + 1


def test_what_a_sector_hands_out_is_told_on_hover_and_focus(sit: Sit) -> None:
    explorer = sit_down(sit, 4, FIRST, seed=44, **WIDE)
    page = explorer.page
    explorer.play_until("rotate")
    sectors, handout = page.locator(".sector.ask"), page.locator(".handout")
    expect(sectors).to_have_count(6)
    sectors.first.hover()
    expect(handout).to_contain_text("You would get")
    page.mouse.move(4, 4)
    expect(handout).to_have_count(0)
    sectors.last.focus()
    expect(handout).to_contain_text("The others")
    expect(handout.locator("li")).to_have_count(3)
    page.keyboard.press("Enter")
    explorer.question("take")


def test_five_rivals_fit_on_the_strip_and_fewer_pixels_can_be_scrolled(sit: Sit) -> None:
    explorer = sit_down(sit, 6, FIRST, seed=45, **WIDE)
    page = explorer.page
    explorer.question()
    cards = page.locator(".strip .cards")
    expect(cards.locator(".rival")).to_have_count(5)
    assert cards.evaluate("node => node.scrollWidth - node.clientWidth") <= 0
    expect(page.get_by_role("button", name="Neighbours to the right")).to_have_count(0)

    page.set_viewport_size({"width": 1100, "height": 800})
    right = page.get_by_role("button", name="Neighbours to the right")
    expect(right).to_be_visible()
    last = cards.locator(".rival").last
    expect(last).not_to_be_in_viewport(ratio=0.9)
    while right.count():
        right.focus()
        page.keyboard.press("Enter")
        explorer.calm()
    expect(page.get_by_role("button", name="Neighbours to the left")).to_be_visible()
    expect(last).to_be_in_viewport(ratio=0.9)

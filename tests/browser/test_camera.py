"""One camera for all boards: two fingers enlarge, one moves, and the wheel keeps what is under the pointer."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.person import Person

# What is drawn, by its place and size on the screen.
DRAWN = "found => { const box = found.getBoundingClientRect(); return [box.left, box.top, box.width]; }"
GROUND = {
    "pandorum": "[data-field] .world svg",
    "on_mars": "[data-map] .world svg",
    "planet_unknown": ".window svg.planet",
}


def open_table(person: Person, game: str) -> tuple[float, float, float]:
    table = person.create([{"kind": "me"}, {"kind": "bot", "level": "easy"}], game=game)
    person.go(f"/t/{table['id']}")
    expect(person.page.locator(GROUND[game]).first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    return drawn(person, game)


def drawn(person: Person, game: str) -> tuple[float, float, float]:
    left, top, width = person.page.locator(GROUND[game]).first.evaluate(DRAWN)
    return left, top, width


@pytest.mark.parametrize("game", sorted(GROUND))
def test_fingers_move_and_enlarge_the_board(sit: Sit, game: str) -> None:
    person = sit(width=390, height=844)
    left, top, width = open_table(person, game)
    wire = person.page.context.new_cdp_session(person.page)

    def touch(kind: str, *points: Sequence[float]) -> None:
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", (155, 340))
    touch("touchStart", (155, 340), (235, 340))
    for spread in (50, 60):
        touch("touchMove", (195 - spread, 340), (195 + spread, 340))
    touch("touchEnd")
    person.page.wait_for_function(
        "([ground, width]) => document.querySelector(ground).getBoundingClientRect().width > width * 1.2",
        arg=[GROUND[game], width],
    )
    left, top, width = drawn(person, game)

    touch("touchStart", (195, 340))
    for way in (20, 40):
        touch("touchMove", (195 + way, 340 + way))
    touch("touchEnd")
    person.page.wait_for_function(
        """([ground, left, top]) => {
          const at = document.querySelector(ground).getBoundingClientRect();
          return Math.abs(at.left - left) <= 2 && Math.abs(at.top - top) <= 2;
        }""",
        arg=[GROUND[game], left + 40, top + 40],
    )
    assert drawn(person, game)[2] == pytest.approx(width, abs=1)


@pytest.mark.parametrize("game", ["on_mars", "pandorum"])
def test_the_wheel_enlarges_what_is_under_the_pointer(sit: Sit, game: str) -> None:
    person = sit()
    left, top, width = open_table(person, game)
    box = person.page.locator("[data-field], [data-map]").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2 - 40, box["y"] + box["height"] / 2 - 30
    person.page.mouse.move(x, y)
    person.page.mouse.wheel(0, -200)
    person.page.wait_for_function(
        "([ground, width]) => document.querySelector(ground).getBoundingClientRect().width > width * 1.2",
        arg=[GROUND[game], width],
    )
    near = drawn(person, game)
    assert (x - near[0]) / near[2] == pytest.approx((x - left) / width, abs=0.004)
    assert (y - near[1]) / near[2] == pytest.approx((y - top) / width, abs=0.004)

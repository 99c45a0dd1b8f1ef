"""On Mars in a real browser: a whole solo game with the mouse, and some turns with motion."""

from __future__ import annotations

import time
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser.conftest import Sit
from browser.mars import Colonist, go_on, in_the_colony, sit_down
from browser.results import check_result

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

WIDE: dict[str, Any] = {"width": 1440, "height": 900}


def check_axe(colonist: Colonist) -> None:
    found = Axe().run(colonist.page)
    assert found.violations_count == 0, found.generate_report()


def test_a_whole_solo_game_with_the_mouse(sit: Sit) -> None:
    colonist = sit_down(sit, 1, {"space_oddity": True}, seed=71, **WIDE)
    colonist.play_until("turn")
    check_axe(colonist)
    while colonist.view["round"] < 4 and not colonist.person.over:
        colonist.move()
    colonist.person.no_sideways_scroll()
    colonist.play_to_the_end()
    check_result(colonist.person, 1)
    assert colonist.asked["turn"] >= 5


def rover_at(colonist: Colonist) -> str | None:
    return next((h["hex"] for h in colonist.view["hexes"] if 0 in h["rover"]), None)


def test_turns_with_motion(sit: Sit) -> None:
    """The table tells everything and asks on: a first drive off the mine, of two steps at once, and what follows."""
    colonist = go_on(sit, in_the_colony(), seed=74, still=False, speed="normal", **WIDE)
    assert rover_at(colonist) is None

    def press(what: str, name: str) -> None:
        colonist.press(next(o for o in colonist.calm().offers if (o.what, o.name) == (what, name)))

    press("key", "act:control_center")
    colonist.question("move")
    press("hex", "0,0")
    colonist.calm()
    press("hex", "2,-1")
    until = time.monotonic() + 20
    while rover_at(colonist) != "2,-1":
        assert time.monotonic() < until, f"the drive has stopped on {rover_at(colonist)}"
        colonist.page.wait_for_timeout(50)
    colonist.question("move")
    turns = colonist.asked["turn"]
    while colonist.asked["turn"] < turns + 3 and not colonist.person.over:
        colonist.move()
    assert colonist.view["round"] > 6

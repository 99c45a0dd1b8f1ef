"""On Mars in a real browser: a whole solo game with the mouse."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser.conftest import Sit
from browser.mars import Colonist, sit_down
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

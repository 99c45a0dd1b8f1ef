"""On Mars in a real browser: a whole game for two with the mouse, in Russian, as First Colonists."""

from __future__ import annotations

import pytest

from browser.conftest import Sit
from browser.mars import sit_down
from browser.results import check_result

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]


def test_a_whole_game_for_two_with_the_mouse(sit: Sit) -> None:
    colonist = sit_down(
        sit, 2, {"first_colonists": True, "space_oddity": True}, seed=72, lang="ru", width=1440, height=900
    )
    colonist.play_to_the_end()
    check_result(colonist.person, 2)
    assert {"turn", "site", "move"} <= set(colonist.asked)

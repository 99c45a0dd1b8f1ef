"""On Mars in a real browser: a whole solo game with the mouse, and some turns with motion."""

from __future__ import annotations

import time
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.mars import Colonist, go_on, in_the_colony, sit_down
from browser.player import PATIENCE
from browser.records import played
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
    until = time.monotonic() + PATIENCE
    while rover_at(colonist) != "2,-1":
        assert time.monotonic() < until, f"the drive has stopped on {rover_at(colonist)}"
        colonist.page.wait_for_timeout(50)
    colonist.question("move")
    turns = colonist.asked["turn"]
    while colonist.asked["turn"] < turns + 3 and not colonist.person.over:
        colonist.move()
    assert colonist.view["round"] > 6


CRYSTAL = "3,-3"
# The hex at a point of the window, if it is an answer.
LEGAL_AT = """([x, y]) => {
  const hex = document.elementFromPoint(x, y)?.closest('g.hit.legal');
  return hex ? [hex.dataset.hex] : [];
}"""


@pytest.fixture
def driving(sit: Sit) -> Colonist:
    """With five steps for the rover in hand, three of them to a crystal, and hexes to drive to all around it."""
    match = in_the_colony()
    for action in (["act", "control_center", 0], *[["add", "rover"]] * 3):
        match.act(0, action)
    colonist = go_on(sit, match, seed=75, **WIDE)
    colonist.question("move")
    colonist.press(next(o for o in colonist.calm().offers if (o.what, o.name) == ("hex", "0,0")))
    return colonist


def lies(colonist: Colonist) -> bool:
    return next(bool(h["crystal"]) for h in colonist.view["hexes"] if h["hex"] == CRYSTAL)


def check_left(colonist: Colonist) -> None:
    """The rover stands on the crystal and has not taken it."""
    until = time.monotonic() + PATIENCE
    while rover_at(colonist) != CRYSTAL:
        assert time.monotonic() < until, f"the rover stands on {rover_at(colonist)}"
        colonist.page.wait_for_timeout(20)
    assert lies(colonist)
    assert colonist.view["parties"][0]["incoming"] == 0
    assert not colonist.refused


def test_a_crystal_is_left_lying_with_the_mouse(driving: Colonist) -> None:
    page, card = driving.page, driving.page.locator(".callout")
    lit = page.locator(".crystal.lit")
    leave = card.get_by_role("button", name="leave the crystal")
    target = next(o for o in driving.calm().offers if (o.what, o.name) == ("hex", CRYSTAL))
    assert target.x is not None
    assert target.y is not None

    # On the way to the card the pointer crosses hexes that are answers as well.
    until = time.monotonic() + PATIENCE
    crossed: set[str] = set()
    while not crossed or not leave.evaluate("(button) => button.matches(':hover')"):
        assert time.monotonic() < until, "the card goes away before it is reached"
        page.mouse.move(target.x, target.y)
        expect(lit).to_have_count(1)
        box = leave.bounding_box()
        assert box is not None
        for step in range(1, 21):
            x = target.x + (box["x"] + box["width"] / 2 - target.x) * step / 20
            y = target.y + (box["y"] + box["height"] / 2 - target.y) * step / 20
            page.mouse.move(x, y)
            crossed |= set(page.evaluate(LEGAL_AT, [x, y])) - {CRYSTAL}

    page.mouse.down()
    page.mouse.up()
    expect(leave).to_have_attribute("aria-pressed", "true")
    expect(lit).to_have_count(0)
    card.get_by_role("button", name="Go here").click()
    check_left(driving)


def test_a_crystal_is_left_lying_with_keys(driving: Colonist) -> None:
    page, card = driving.page, driving.page.locator(".callout")
    take, leave = (card.get_by_role("button", name=f"{what} the crystal") for what in ("take", "leave"))
    page.locator(f'g.hit[data-hex="{CRYSTAL}"]').focus()
    expect(take).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("t")
    expect(leave).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("t")
    expect(take).to_have_attribute("aria-pressed", "true")

    # Tab leads into the card, which stays for as long as it has the focus.
    for button in (take, leave):
        page.keyboard.press("Tab")
        expect(button).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(card.get_by_role("button", name="Go here")).to_be_focused()
    page.keyboard.press("Enter")
    check_left(driving)


# The drawer with the log, the pane it covers, my board: where they lie, and whether Tab finds the log last of them.
DRAWER = """() => {
  const [drawer, pane, mine] = ['.drawer', '.right', '.mine'].map((name) => document.querySelector(`.om.root ${name}`));
  const box = (el) => { const { x, y, width, height } = el.getBoundingClientRect(); return [x, y, width, height]; };
  const last = Boolean(mine.compareDocumentPosition(drawer) & Node.DOCUMENT_POSITION_FOLLOWING);
  return { drawer: box(drawer), pane: box(pane), last };
}"""


def test_the_open_log_covers_the_right_pane_and_comes_after_my_board(sit: Sit) -> None:
    colonist = go_on(sit, in_the_colony(), seed=31)
    before = colonist.page.locator(".om.root .stage").bounding_box()
    colonist.page.locator(".loghandle").click()
    colonist.page.locator(".om.root .drawer").wait_for()
    seen = colonist.page.evaluate(DRAWER)
    assert seen["last"]
    assert seen["drawer"] == pytest.approx(seen["pane"], abs=1)
    assert colonist.page.locator(".om.root .stage").bounding_box() == before


# What is wider or higher than the room it has.
CUT = """all => all.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
  .map((one) => one.textContent.trim())"""


def test_nothing_is_cut_in_the_last_round(sit: Sit) -> None:
    """My turn says that the round is the last one, and the neighbours have up to eight technologies."""
    match = played("on_mars", "turn", players=4, seed=1, rounds=16, options={"length": "short"})
    view = match.view(0)
    assert view["ending"] is not None
    assert max(len(party["lab"]) for party in view["parties"][1:]) == 8
    for lang, last in (("en", "Last round: 17"), ("ru", "Последний раунд: 17")):
        page = go_on(sit, match, seed=1, lang=lang).page
        expect(page.locator("span.last").get_by_text(last)).to_be_visible()
        strips = page.locator(".om .crumbs:not(:has(.crumbs)), .om .opp .ots")
        expect(strips).to_have_count(4)
        assert strips.evaluate_all(CUT) == []

"""Pandorum in a real browser: whole games by mouse and by finger, by keys, and what a person does in between."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.pandorum import Settler, sit_down
from browser.player import Sight
from browser.results import check_result

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

WIDE: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 390, "height": 844}
RULE = re.compile(r"^PD-\d+(\.\d+)?$")
TURN = {"turn", "draw", "stop", "build", "slot", "end_turn"}  # what every game asks sooner or later


def log_of(settler: Settler) -> list[str]:
    """The lines of the log, oldest first, without the names that stand above several of them."""
    return [" ".join(line.split()) for line in settler.page.locator(".log li:not(.who)").all_text_contents()]


def check_seats(settler: Settler) -> None:
    """Everybody's quids and figures in supply stand beside the name."""
    settler.calm()
    for seat in settler.view["seats"]:
        quids = settler.page.locator(f".seats [data-quids='{seat['seat']}']")
        expect(quids).to_have_text(re.compile(rf"(^|\D){seat['quids']}$"))
        row = settler.page.locator(f".seats [data-at='seat-{seat['seat']}'] .m > span")
        expect(row.nth(0)).to_have_text(re.compile(rf"\D{seat['supply']['module']}$"))
        expect(row.nth(1)).to_have_text(re.compile(rf"\D{seat['supply']['base']}$"))


def check_end(settler: Settler, seats: int, said: dict[bool, str]) -> None:
    """The score pad is the engine's, and the banner names those who have won."""
    match = check_result(settler.person, seats)
    expect(settler.page.locator(".banner h2")).to_contain_text(said[match.winners == (0,)])


# --- whole games ------------------------------------------------------------------------------------------------------


def test_a_whole_game_with_the_mouse_at_1440(sit: Sit) -> None:
    settler = sit_down(sit, 3, {}, seed=61, **WIDE)
    settler.question()
    while settler.view["round"] < 3:
        settler.move()
    settler.play_until("turn")
    check_seats(settler)
    log = log_of(settler)
    assert any(line.startswith(("You took", "You paid for movement:")) for line in log)
    assert any(re.match(r"Turn \d+: it is yours", line) for line in log)

    settler.play_to_the_end()
    assert set(settler.asked) >= TURN
    assert {"market", "card", "hex", "slot", "primary"} <= set(settler.used)
    check_end(settler, 3, {True: "You win", False: "win"})


def test_the_first_rounds_with_new_horizons(sit: Sit) -> None:
    settler = sit_down(sit, 2, {"new_horizons": True}, seed=62, **WIDE)
    settler.question()
    revealed: set[str] = set()
    while settler.view["round"] < 8:
        settler.move()
        revealed |= {event["event"] for event in settler.view["events"]["in_play"]}
    assert not settler.refused
    assert len(revealed) >= 2
    assert {"turn", "draw", "stop"} <= set(settler.asked)


def test_a_whole_game_on_a_phone(sit: Sit) -> None:
    settler = sit_down(sit, 2, {"new_horizons": True}, seed=63, lang="ru", **PHONE)
    person, page = settler.person, settler.page
    settler.question()
    person.no_sideways_scroll()
    tabs = page.get_by_role("navigation").get_by_role("button")
    for tab in [*range(1, tabs.count()), 0]:
        tabs.nth(tab).tap()
        settler.calm()
        person.no_sideways_scroll()
    hand, nose = settler.mine["hand"], settler.mine["nose"]
    expect(tabs.nth(0)).to_have_text(f"Рука {hand}")
    expect(tabs.nth(1)).to_have_text(f"Корабль {len(nose['cards'])}/{nose['threshold']}")
    settler.play_to_the_end()
    assert set(settler.asked) >= TURN
    person.no_sideways_scroll()
    check_end(settler, 2, {True: "Вы победили", False: "Побед"})
    expect(page.locator(".final .built")).to_have_count(2)
    person.no_sideways_scroll()


# --- by keys ----------------------------------------------------------------------------------------------------------


class Keys:
    """Answers with the keyboard alone."""

    DIRECTIONS = "wedsaq"

    def __init__(self, settler: Settler) -> None:
        self.settler = settler
        self.press = settler.page.keyboard.press

    def focused(self, what: str) -> bool:
        found: bool = self.settler.page.evaluate("(what) => document.activeElement?.matches(what) ?? false", what)
        return found

    def tab_to(self, what: str) -> None:
        """Walk with Tab until such a thing has the focus."""
        for _ in range(160):
            self.press("Tab")
            if self.focused(what):
                return
        raise AssertionError(f"Tab never comes to {what}")

    def fly(self, sight: Sight) -> None:
        """A letter for each direction, pressed again for the next hex that way: to where something can be built."""
        sites = ", ".join(f"g[data-hex='{o.name}']" for o in sight.of("hex") if o.bright)
        for key in self.DIRECTIONS * 3 if sites else "":
            self.press(key)
            if self.focused(sites):
                break
        if not self.focused("g.target"):
            self.tab_to("g.target")
        self.press("Enter")

    def answer(self, pays: bool) -> None:
        settler = self.settler
        sight = settler.question()
        assert sight.kind is not None
        sent = settler.sent
        if sight.kind == "turn" and pays and sight.near("card"):
            self.tab_to(".hand button.lit")
            self.press("Enter")
        elif sight.kind in ("turn", "draw"):
            self.press("c")
        elif sight.kind == "stop":
            self.fly(sight)
        elif sight.kind in ("slot", "order"):
            self.press("3" if sight.kind == "slot" else "1")
        elif sight.kind in ("build", "end_turn"):
            self.press("f")
        else:  # a card that asks for a direction, a group or a card beside it
            self.tab_to("[data-choice], [data-played]:is(.lit, .sel)")
            self.press("Enter")
        settler.heard(sent, sight)
        settler.asked[sight.kind] += 1


def test_turns_by_keys_alone(sit: Sit) -> None:
    settler = sit_down(sit, 2, {"layout": "R", "confirm": True}, seed=64, **WIDE)
    keys = Keys(settler)
    settler.question("turn")
    hand = settler.mine["hand"]
    while settler.asked["end_turn"] == 0:  # a turn of drawing
        keys.answer(pays=False)
    assert settler.asked == {"turn": 1, "draw": 1, "end_turn": 1}
    settler.question("turn")
    assert settler.mine["hand"] == hand + 2
    while settler.asked["slot"] == 0 or settler.question().kind != "turn":
        keys.answer(pays=True)  # until something has been built
    assert sum(settler.mine["built"].values()) >= 1
    assert len(settler.mine["cargo_hold"]["cards"]) == settler.asked["slot"]
    check_seats(settler)


# --- between the moves ------------------------------------------------------------------------------------------------


def test_undo_refusal_language_and_reload(sit: Sit) -> None:
    settler = sit_down(sit, 2, {"layout": "R", "confirm": True}, seed=65, **WIDE)
    page = settler.page
    sight = settler.question("turn")
    cards = settler.mine["cards"]
    refusal = page.locator(".toast.spot")

    # A hex before the flight is paid: said what comes first.
    sent = settler.sent
    settler.point(*page.evaluate(DARK))
    expect(refusal).to_contain_text("First pay")
    expect(refusal.locator("button.link")).to_have_text(RULE)
    assert (settler.look().kind, settler.sent) == ("turn", sent)
    refusal.get_by_role("button", name="Close").click()

    # Paid for a flight, and taken back.
    paid = sight.near("card")[0]
    settler.press(paid)
    settler.question("stop")
    assert settler.mine["hand"] == len(cards) - 1
    assert any(line.startswith("You paid for movement:") for line in log_of(settler))
    page.get_by_role("button", name="Undo").click()
    settler.question("turn")
    assert settler.mine["cards"] == cards
    assert not any(line.startswith("You paid for movement:") for line in log_of(settler))

    # Paid again; a hex where no flight leads says so at the spot, and nothing has been done.
    settler.press(next(o for o in settler.calm().near("card") if o.name == paid.name))
    settler.question("stop")
    sent = settler.sent
    x, y = page.evaluate(DARK)
    settler.point(x, y)
    expect(refusal.locator("button.link")).to_have_text(RULE)
    box = refusal.bounding_box()
    assert box is not None
    assert abs(box["x"] + 150 - x) < 60
    assert 0 < box["y"] - y < 90
    assert (settler.look().kind, settler.sent) == ("stop", sent)
    refusal.get_by_role("button", name="Close").click()

    # So does the deck: now a hex is asked for.
    page.locator("button[data-key=deck]").click(force=True)  # it says itself that it is off
    expect(refusal).to_contain_text("Not now")
    assert (settler.look().kind, settler.sent) == ("stop", sent)
    refusal.get_by_role("button", name="Close").click()

    # In the other language and back, with the question still asked.
    prompt = page.locator(".prompt b")
    english = prompt.inner_text()
    page.locator("button.lang").click()
    expect(prompt).to_have_text(re.compile("[а-яё]"))
    assert any(re.search("[а-яё]", line) for line in log_of(settler))
    page.locator("button.lang").click()
    expect(prompt).to_have_text(english)

    # Reloaded in the middle of a construction: the same cards lie on the table, the same question is asked.
    settler.play_until("slot")
    building, question = settler.view["building"], prompt.inner_text()
    page.reload()
    settler.question("slot")
    assert settler.view["building"] == building
    expect(prompt).to_have_text(question)
    expect(page.locator(".hand [data-played]")).to_have_count(len(building["cards"]))
    settler.move(settler.play_until("end_turn"))
    settler.question("turn")
    assert settler.mine["built"][building["figure"]] >= 1
    assert not settler.refused


# A hex that does not glow, where nothing lies above it.
DARK = """() => {
  for (const el of document.querySelectorAll('.pd-field polygon.hit:not(g.target *)')) {
    const box = el.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (document.elementFromPoint(x, y) === el) return [x, y];
  }
  return null;
}"""

"""Planet Unknown in a real browser: whole games by mouse and by finger, by keys, and what a person does in between."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.results import check_result
from browser.unknown import Explorer, answers, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

WIDE: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 390, "height": 844}
FIRST = {"boards": "first"}
TRACKS = ("civ", "water", "biomass", "rover", "tech")
LABELS = "all => all.map((medal) => medal.getAttribute('aria-label'))"
RULE = re.compile(r"^PU-\d+(\.\d+)?$")


def log_of(explorer: Explorer) -> list[str]:
    """The lines of the log, oldest first, without the names that stand above several of them."""
    return [" ".join(line.split()) for line in explorer.page.locator(".log li:not(.who)").all_text_contents()]


def check_medals(explorer: Explorer) -> None:
    """Every medal at the edge says what the planet has come to, and the sum stands over the corporation."""
    explorer.calm()
    said = set(explorer.page.locator("svg.planet .medal").evaluate_all(LABELS))
    me = explorer.mine
    lines = [(f"row {i + 1}", line) for i, line in enumerate(me["rows"])]
    lines += [(f"column {chr(65 + i)}", line) for i, line in enumerate(me["columns"])]
    for name, line in lines:
        if not line["squares"]:
            continue
        state = "spoiled by a meteorite" if line["meteorite"] else "complete" if line["complete"] else "open"
        worth = f"{line['medals']} medal" + ("" if line["medals"] == 1 else "s")
        assert f"{name}: {worth}, {line['covered']} of {line['squares']} covered, {state}" in said
    total = str(me["score"]["total"])
    expect(explorer.page.locator("header.corp .score .n")).to_have_text(re.compile(rf"^\s*{total}\b"))


# --- whole games ------------------------------------------------------------------------------------------------------


def test_a_whole_solo_game_with_the_mouse_at_1440(sit: Sit) -> None:
    person = sit(seed=31, **WIDE)
    explorer = Explorer(person)
    page = explorer.page
    person.go("/new/planet_unknown")
    page.get_by_role("button", name="Alone").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))

    explorer.play_until("take")
    target = explorer.view["solo"]["target"]
    expect(page.get_by_role("region", name="Target")).to_contain_text(f"/ {target}")
    while explorer.view["round"] < 4:
        explorer.move()
    explorer.play_until("take")
    check_medals(explorer)
    log = log_of(explorer)
    assert any(line.startswith("Round 4.") for line in log)
    assert any(line.casefold().startswith("you placed the tile at") for line in log)
    left = explorer.view["events"]["left"]
    expect(page.get_by_text(f"{left} cards left").first).to_be_visible()

    explorer.play_to_the_end()
    assert {"take", "place", "order", "end_turn"} <= set(explorer.asked)
    assert {"bay", "anchor", "primary"} <= set(explorer.used)
    match = check_result(person, seats=1)
    solo: Any = match.view(0)["solo"]
    assert solo["target"] == target
    verdict = solo["verdict"]
    assert verdict["difference"] == match.scores()[0].total - target
    expect(page.get_by_role("heading", name=verdict["text"]["en"])).to_be_visible()
    expect(page.get_by_text(f"The target was {target}")).to_be_visible()
    written = page.locator("tr.tie td").all_inner_texts()
    assert [int(cell.replace("−", "-")) for cell in written] == [target, verdict["difference"]]


def test_a_whole_game_against_a_bot_on_a_phone(sit: Sit) -> None:
    explorer = sit_down(sit, 2, {}, seed=32, lang="ru", **PHONE)
    person, page = explorer.person, explorer.page
    explorer.question()
    person.no_sideways_scroll()
    while explorer.view["round"] < 3:
        explorer.move()
    explorer.play_until("take")
    for tab in ("База", "Шкалы", "Цели", "Журнал", "Планета"):
        page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        explorer.calm()
        person.no_sideways_scroll()
        if tab == "Журнал":
            assert any(line.startswith("Раунд 3.") for line in log_of(explorer))
    explorer.play_to_the_end()
    assert {"take", "place", "order", "end_turn"} <= set(explorer.asked)
    person.no_sideways_scroll()
    match = check_result(person, seats=2)
    said = {(0,): "Вы победили", (1,): "Победа:", (0, 1): "Победили вместе:"}
    expect(page.locator(".banner h2")).to_contain_text(said[match.winners])


# --- by keys ----------------------------------------------------------------------------------------------------------


class Keys:
    """Answers with the keyboard alone."""

    def __init__(self, explorer: Explorer) -> None:
        self.explorer = explorer
        self.press = explorer.page.keyboard.press

    def tab_to(self, sort: str) -> None:
        """Walk with Tab until a target of this sort has the focus."""
        for _ in range(160):
            self.press("Tab")
            key = self.explorer.page.evaluate("document.activeElement?.dataset?.key ?? ''")
            if key.split(":")[0] == sort:
                return
        raise AssertionError(f"Tab never comes to a {sort}")

    def answer(self) -> None:
        explorer, choose = self.explorer, self.explorer.choose
        sight = explorer.question()
        sent = explorer.sent
        if sight.placing:
            for key in choose.choices(("r", "f", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"), k=3):
                self.press(key)
            self.press("Enter")
        elif sight.kind == "end_turn":
            self.press("e")
        elif sight.kind in ("order", "choose_one", "may"):
            self.press("1")  # the number on its card
        elif markers := sight.of("marker"):
            self.press(str(TRACKS.index(markers[0].name[7:]) + 1))
        else:
            self.tab_to(next(o.sort for o in answers(sight) if o.what == "key"))
            self.press("Enter")
        explorer.heard(sent, sight)


def test_several_turns_by_keys_alone(sit: Sit) -> None:
    explorer = sit_down(sit, 2, {**FIRST, "confirm": True}, seed=33, **WIDE)
    keys = Keys(explorer)
    explorer.question("take")
    while explorer.view["round"] < 5:
        keys.answer()
        explorer.question()
    extra = explorer.extra["place"]  # a civ card may give a tile beyond the one of each round (PU-17.4)
    answered = explorer.answered
    assert explorer.extra["take"] == extra, explorer.story
    assert answered["place"] == answered["take"] == 4 + extra, explorer.story
    assert answered["end_turn"] >= 4
    assert answered["order"] > 0
    assert not explorer.refused
    assert len(explorer.mine["tiles"]) == 4 + extra
    check_medals(explorer)


# --- between the moves ------------------------------------------------------------------------------------------------


def test_undo_refusal_language_and_reload_in_mid_turn(sit: Sit) -> None:
    explorer = sit_down(sit, 2, FIRST, seed=34, **WIDE)
    page = explorer.page
    planet = page.locator("svg.planet")

    # A tile that hangs where it may not lie: the rule is named beside the pointer.
    explorer.press(explorer.question("take").of("bay")[0])
    explorer.question("place")
    box = planet.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    explorer.point(x, y)
    refusal = page.locator(".toast.spot")
    expect(refusal.locator("button.link")).to_have_text(RULE)
    spot = refusal.bounding_box()
    assert spot is not None
    assert abs(spot["x"] + spot["width"] / 2 - x) < 40
    assert 0 < spot["y"] - y < 60
    assert explorer.look().kind == "place"

    # The other tile instead, as long as nothing has been placed.
    hand = explorer.mine["hand"]
    sight = explorer.calm()
    explorer.press(sight.of("bay")[-1])
    explorer.heard(explorer.sent, sight)
    explorer.question("place")
    assert explorer.mine["hand"] not in (None, hand)

    # Placed, and taken back.
    hand = explorer.mine["hand"]
    sight = explorer.question("place")
    sent = explorer.sent
    assert explorer.place(sight)
    explorer.heard(sent, sight)
    explorer.question("order", "put_rover", "energy", "end_turn")
    assert len(explorer.mine["tiles"]) == 1
    assert any(line.casefold().startswith("you placed the tile at") for line in log_of(explorer))
    page.get_by_role("button", name="Undo").click()
    explorer.question("place")
    expect(planet.locator(".ghost")).to_be_visible()
    assert explorer.mine["tiles"] == []
    assert explorer.mine["hand"] == hand
    assert not any(line.casefold().startswith("you placed") for line in log_of(explorer))

    # In the other language, with the tile still over its place.
    prompt = page.locator(".prompt b")
    expect(prompt).to_have_text(re.compile("^Place your"))
    page.locator("button.lang").click()
    expect(prompt).to_have_text(re.compile("[а-яё]"))
    expect(planet.locator(".ghost")).to_be_visible()
    assert any(re.search("[а-яё]", line) for line in log_of(explorer))
    page.locator("button.lang").click()
    expect(prompt).to_have_text(re.compile("^Place your"))

    # Reloaded in the middle of the turn: the same question, the same tile; the turn goes on.
    page.reload()
    sight = explorer.question("place")
    assert explorer.mine["hand"] == hand
    expect(prompt).to_have_text(re.compile("^Place your"))
    while explorer.view["round"] < 2:
        explorer.move()
    assert len(explorer.mine["tiles"]) == 1


# --- setting up -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", [WIDE, PHONE], ids=["1440", "390"])
@pytest.mark.parametrize("boards", ["draft", "sides"])
def test_boards_and_objectives_are_picked(sit: Sit, boards: str, profile: dict[str, Any]) -> None:
    explorer = sit_down(sit, 3, {"boards": boards, "personal": True}, seed=36, **profile)
    picked: dict[str, str] = {}
    while len(picked) < 3:
        sight = explorer.question("choose_planet", "choose_corporation", "choose_flux", "keep_objective")
        if sight.kind == "choose_flux":  # the corporation just picked may ask for its token
            explorer.move(sight)
            continue
        offer = explorer.choose.choice([o for o in answers(sight) if o.what == "key"])
        sent = explorer.sent
        explorer.press(offer)
        explorer.heard(sent, sight)
        what, _, name = offer.name.partition(":")
        picked[what] = name
    explorer.question("take", "rotate")
    assert explorer.mine["planet"] == picked["planet"]
    assert explorer.mine["corporation"] == picked["corporation"]
    assert [goal["card"] for goal in explorer.mine["personal"]] == [picked["objective"]]
    while explorer.view["round"] < 2:
        explorer.move()
    assert len(explorer.mine["tiles"]) == 1


@pytest.mark.parametrize("profile", [WIDE, PHONE], ids=["1440", "390"])
def test_the_flux_token_is_put_on_a_track(sit: Sit, profile: dict[str, Any]) -> None:
    options = {"boards": "chosen", "corporation_1": "flux_industries"}
    explorer = sit_down(sit, 2, options, seed=37, **profile)
    sight = explorer.question("choose_flux")
    offer = next(o for o in sight.of("track") if o.name == "track:biomass")
    explorer.press(offer)
    explorer.heard(0, sight)
    explorer.question("take")
    assert explorer.mine["flux"] == "biomass"
    while explorer.view["round"] < 2:
        explorer.move()

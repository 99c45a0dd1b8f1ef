"""Every refusal of Planet 5R: its rule, its sentence in both languages, and nothing changed by it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import orrery.games.planet_5r as package
from games.planet_5r.setting import Table, group, rules, table
from orrery.texts import catalogue


class Case(NamedTuple):
    given: Callable[[], Table]
    seat: int
    action: tuple[object, ...]
    rule: str
    params: dict[str, object]
    en: str
    ru: str


def choosing() -> Table:
    return table(3, round_=3).given(0, discard=["scout"])


def bidding() -> Table:
    return table(3).given(0, water=4).cards("excavate", "expand", "expand")


def taking() -> Table:
    t = table(3).given(0, water=9, groups=[group("settlement_old_quarry"), group("tech_sand_sail")])
    t.market("tech_rain_mill", top=["tech_dew_lens"])
    return t.cards("excavate", "expand", "expand").rolls(1).do(0, "bid", 4)


def ring() -> Table:
    t = table(3).given(0, water=9, groups=[group("tech_pack_horn", "settlement_dig_town", joints=["right"])])
    return t.market("tech_guild_shovel").cards("excavate", "expand", "expand").rolls(1).do(0, "bid", 4)


def tentative() -> Table:
    return table(3, confirm=True).do(0, "play", "develop")


def ended() -> Table:
    return table(3, round_=15).cards("expand", "expand", "expand")


def take(card: str, *where: object) -> tuple[object, ...]:
    return ("take", f"tech_{card}", *(where or (None, None, None, None)))


CASES = {
    "not_your_decision": Case(
        bidding,
        1,
        ("bid", 1),
        "R5-3.2",
        {},
        "There is nothing for you to decide now.",
        "Сейчас от вас ничего не требуется.",
    ),
    "not_asked": Case(
        tentative, 0, ("bid", 1), "R5-5.5", {}, "This is not what you are asked now.", "Сейчас вам нужно решить другое."
    ),
    "card_first": Case(choosing, 0, ("bid", 1), "R5-3.2", {}, "First choose an action card", "Сначала выберите карту"),
    "bid_first": Case(bidding, 0, ("play", "expand"), "R5-8.2", {}, "First make your bid.", "Сначала сделайте ставку."),
    "take_first": Case(taking, 0, ("bid", 1), "R5-8.4", {}, "First take a technology", "Сначала возьмите технологию"),
    "game_over": Case(ended, 0, ("play", "expand"), "R5-12.1", {}, "The game is over.", "Игра окончена."),
    "card_in_discard": Case(
        choosing, 0, ("play", "scout"), "R5-5.5", {"card": "scout"}, "Scout is in your discard", "«Разведка»"
    ),
    "bid_too_low": Case(bidding, 0, ("bid", 0), "R5-8.2", {"bid": 0}, "at least 1 water", "1"),
    "bid_too_high": Case(bidding, 0, ("bid", 5), "R5-8.2", {"bid": 5, "water": 4}, "cannot bid 5: you have 4", "4"),
    "not_in_market": Case(
        taking, 0, take("echo_borer"), "R5-8.4", {"card": "tech_echo_borer"}, "Echo Borer", "Эхо-бур"
    ),
    "top_of_deck": Case(taking, 0, take("dew_lens"), "R5-4.3", {"card": "tech_dew_lens"}, "Dew Lens", "Линза росы"),
    "no_such_group": Case(
        taking, 0, take("rain_mill", 7, "over", None, None), "R5-9.3", {"group": 7}, "no group number 7", "7"
    ),
    "sides_differ": Case(
        taking,
        0,
        take("rain_mill", 1, "over", None, None),
        "R5-9.3",
        {"side": "left", "mine": "develop", "theirs": "plunder"},
        "it shows Develop, the group ends with Plunder",
        "«Разработка»",
    ),
    "same_group_twice": Case(ring, 0, take("guild_shovel", 0, "over", 0, "under"), "R5-9.4", {}, "same group", "одной"),
    "lies_missing": Case(
        taking, 0, take("rain_mill", 0, None, None, None), "R5-9.5", {"side": "left"}, "over or under its left", "лев"
    ),
    "lies_without_group": Case(
        taking, 0, take("rain_mill", None, None, None, "over"), "R5-9.5", {"side": "right"}, "on the right", "Справа"
    ),
}


@rules("R5-3.2", "R5-4.3", "R5-5.5", "R5-8.2", "R5-8.5", "R5-9.3", "R5-9.4", "R5-9.5", "R5-12.1")
@pytest.mark.parametrize("why", CASES)
def test_refusal(why: str) -> None:
    case = CASES[why]
    refused = case.given().refused(case.seat, *case.action)  # asserts that nothing changed
    assert (refused.why, refused.rule, refused.params) == (why, case.rule, case.params)
    assert refused.code == "illegal_action"
    strict = catalogue("planet_5r", strict=True)
    for lang, words in (("en", case.en), ("ru", case.ru)):
        assert words in refused.text(lang)
        assert refused.text(lang) == strict.format(lang, f"refusal-{why}", refused.params)
    assert case.rule in str(refused)
    assert why in str(refused)


@rules("R5-5.5")
def test_refusal_card_not_in_hand() -> None:
    """At a selection every card is in hand or in the pile, so this guards against damaged states only."""
    t = choosing().start()
    t.s.discard[0], t.s.played[0] = 0, 3
    refused = t.m.refused(0, ["play", "scout"])
    assert refused is not None
    assert (refused.rule, refused.why, refused.params) == ("R5-5.5", "card_not_in_hand", {"card": "scout"})
    assert refused.text("en") == "Scout is not in your hand."
    assert "«Разведка»" in refused.text("ru")


@rules("R5-5.5", "R5-8.5", "R5-9.6")
def test_while_confirming_nothing_else_is_asked() -> None:
    t = tentative()
    for action in (("play", "scout"), ("bid", 1), take("rain_mill")):
        refused = t.refused(0, *action)
        assert (refused.why, refused.rule) == ("not_asked", "R5-5.5")
    assert t.refused(1, "confirm").why == "card_first"  # seat 1 is asked for a card


@rules("R5-3.2")
def test_wrong_kinds_are_refused_everywhere() -> None:
    assert choosing().refused(0, *take("rain_mill")).why == "card_first"
    assert bidding().refused(0, "confirm").why == "bid_first"
    assert taking().refused(0, "play", "expand").why == "take_first"


def test_every_refusal_key_of_the_code_is_provoked_here() -> None:
    root = Path(package.__file__).parent
    named = set()
    for path in [*root.rglob("*.py"), *(root.parents[1] / "core").glob("*.py")]:
        named |= set(re.findall(r'refusal\([^"()]*(?:"R5-[\d.]+"|\w+(?:\.\w+)*), "(\w+)"', path.read_text("utf-8")))
    assert {"game_over", "not_your_decision", "bid_too_high", "same_group_twice", "card_not_in_hand"} <= named
    assert named <= set(CASES) | {"card_not_in_hand"}
    texts = {key.removeprefix("refusal-") for key in catalogue("planet_5r").keys("en") if key.startswith("refusal-")}
    assert texts == set(CASES) | {"card_not_in_hand"}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_refusals_name_cards_in_the_players_language(lang: str) -> None:
    texts = [CASES[why].given().refused(CASES[why].seat, *CASES[why].action).text(lang) for why in CASES]
    assert not [text for text in texts if re.search(r"tech_|settlement_|_", text)]
    cyrillic = [bool(re.search("[а-я]", text)) for text in texts]
    assert all(cyrillic) if lang == "ru" else not any(cyrillic)

"""Planet 5R: its words agree with its data, and its sentences with the grammar of both languages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from orrery.texts import LANGUAGES, catalogue, log_line
from texts.examples import Event
from texts.examples.planet_5r import gained
from texts.sources import GAMES_ROOT

TEXTS = catalogue("planet_5r", strict=True)
SEATS = ("Ann", "Tomas", "Mila", "Igor")


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((GAMES_ROOT / "planet_5r" / "data" / f"{name}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["game", "actions", "technologies", "settlements", "tokens"])
def test_every_entry_has_its_number_names_text_and_source(name: str) -> None:
    for key, entries in load(name).items():
        if not isinstance(entries, list) or not entries or not isinstance(entries[0], dict):
            continue
        assert len({entry["id"] for entry in entries}) == len(entries)
        if key != "count":
            assert [entry["number"] for entry in entries] == list(range(1, len(entries) + 1))
        for entry in entries:
            assert {"name", "text", "source"} <= set(entry), entry["id"]
            assert entry["source"] in ("rulebook", "reconstructed")
            assert ("why" in entry) == (entry["source"] == "reconstructed"), entry["id"]


def test_an_improvement_states_an_action_exactly_where_its_kind_needs_one() -> None:
    states = {kind["id"]: kind["states_action"] for kind in load("actions")["improvement"]}
    for card in load("technologies")["technology"]:
        for side in (card["left"], card["right"]):
            assert ("of" in side) == states[side["kind"]], card["id"]


def test_card_texts_name_the_actions_they_are_about() -> None:
    actions = {action["id"]: action["name"] for action in load("actions")["action"]}
    for card in load("technologies")["technology"]:
        for lang in LANGUAGES:
            left, right = re.split(r"(?<=\.) ", card["text"][lang])
            for side, text in ((card["left"], left), (card["right"], right)):
                assert text.startswith(actions[side["action"]][lang] + ":"), card["id"]
                if "of" in side:
                    assert actions[side["of"]][lang] in text.split(":", 1)[1], card["id"]


def test_dice_are_named_after_their_faces() -> None:
    dice = load("tokens")["die"]
    assert ["".join(map(str, die["faces"])) for die in dice] == [die["id"] for die in dice] == ["112233", "123456"]
    assert [die["default"] for die in dice] == [True, False]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_messages_share_with_the_data_are_the_same(lang: str) -> None:
    for action in load("actions")["action"]:
        assert TEXTS.format(lang, f"action-{action['id']}") == action["name"][lang]
    for phase in load("game")["phase"]:
        assert TEXTS.format(lang, f"phase-{phase['id']}") == phase["name"][lang]
    for crystal in load("tokens")["crystal"]:
        assert TEXTS.has(lang, f"crystal-{crystal['id']}")
    for kind in load("actions")["improvement"]:
        assert TEXTS.has(lang, f"improvement-{kind['id']}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_score_lines(lang: str) -> None:
    assert "5" in TEXTS.format(lang, "score-water", {"water": 5})
    for colour in ("blue", "green", "purple"):
        for jokers in (0, 1, 2):
            line = TEXTS.format(lang, f"score-{colour}", {"count": 4, "jokers": jokers})
            assert (str(jokers) in line) == bool(jokers)


# The reader is spoken to, others are spoken of.


def test_second_and_third_person() -> None:
    event = gained(1, 2, "develop")
    assert log_line(TEXTS, "en", event, SEATS, 1) == "You gained 2 water (Develop)."
    assert log_line(TEXTS, "en", event, SEATS, 0) == "Tomas gained 2 water (Develop)."
    assert log_line(TEXTS, "ru", event, SEATS, 1) == "Вы получаете 2 фишки воды (Разработка)."
    assert log_line(TEXTS, "ru", event, SEATS, None) == "Tomas получает 2 фишки воды (Разработка)."


def test_lists_name_the_reader_as_you() -> None:
    event: Event = {"e": "bids_shown", "bids": [{"seat": 0, "bid": 4}, {"seat": 1, "bid": 3}]}
    assert log_line(TEXTS, "en", event, SEATS, 0) == "Bids: you – 4, Tomas – 3."
    assert log_line(TEXTS, "ru", event, SEATS, None) == "Ставки: Ann – 4, Tomas – 3."


# Plurals. Russian has three forms; 21 goes with 1 and 11 with 5.

RUSSIAN = {1: "фишку", 2: "фишки", 5: "фишек", 11: "фишек", 21: "фишку", 22: "фишки", 25: "фишек"}


def plural_lines(amount: int) -> Iterator[str]:
    common = {"you": "no", "name": "Tomas", "amount": amount, "card": "none", "kind": "none", "of": "none"}
    yield TEXTS.format("ru", "event-water_gained", {**common, "reason": "develop"})
    yield TEXTS.format("ru", "event-water_gained", {**common, "you": "yes", "reason": "scout"})
    yield TEXTS.format("ru", "event-bid_paid", {**common, "reason": "won"})
    theft = {"victim": "Ann", "victim_you": "no", "from_supply": 0, "reason": "plunder"}
    yield TEXTS.format("ru", "event-water_stolen", {**common, **theft})
    yield TEXTS.format("ru", "prompt-take_technology", {"bid": amount})


@pytest.mark.parametrize(("amount", "word"), RUSSIAN.items())
def test_russian_water_is_counted_right(amount: int, word: str) -> None:
    for line in plural_lines(amount):
        assert re.search(rf"\b{amount} {word} воды", line), line


@pytest.mark.parametrize(
    ("number", "points", "cards"),
    [(1, "очко", "карта"), (2, "очка", "карты"), (5, "очков", "карт"), (21, "очко", "карта")],
)
def test_russian_points_and_cards_are_counted_right(number: int, points: str, cards: str) -> None:
    assert TEXTS.format("ru", "amount-points", {"points": number}) == f"{number} {points}"
    assert TEXTS.format("ru", "amount-cards", {"cards": number}) == f"{number} {cards}"


@pytest.mark.parametrize(("number", "points"), [(1, "1 point"), (2, "2 points"), (5, "5 points"), (21, "21 points")])
def test_english_points_are_counted_right(number: int, points: str) -> None:
    assert TEXTS.format("en", "amount-points", {"points": number}) == points

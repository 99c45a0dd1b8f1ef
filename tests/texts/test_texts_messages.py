"""All message files: both languages complete, the same parameters, and a text for everything a player can meet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import orrery.texts
from orrery.core.errors import OrreryError
from orrery.core.events import kind_of
from orrery.games.planet_5r import GAME
from orrery.server.errors import STATUS
from orrery.texts import catalogue, log_line

ROOT = Path(orrery.texts.__file__).parent
GAME_TEXT = ROOT.parent / "games" / "planet_5r" / "text"
FILES = {
    "common": {lang: ROOT / f"common.{lang}.ftl" for lang in ("en", "ru")},
    "planet_5r": {lang: GAME_TEXT / f"{lang}.ftl" for lang in ("en", "ru")},
}
TEXTS = catalogue("planet_5r", strict=True)
SEATS = ("Ann", "Tomas", "Mila", "Igor")


class Reader(Visitor):
    """Collects what a message refers to, what it selects on, and its plain words."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)


def messages(path: Path) -> dict[str, Reader]:
    found: dict[str, Reader] = {}
    for entry in FluentResource(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            found[entry.id.name] = Reader()
            found[entry.id.name].visit(entry)
    return found


@pytest.mark.parametrize("which", FILES)
def test_both_languages_have_the_same_keys_in_the_same_order(which: str) -> None:
    assert list(messages(FILES[which]["en"])) == list(messages(FILES[which]["ru"]))


@pytest.mark.parametrize("which", FILES)
def test_both_languages_use_the_same_parameters_and_known_references(which: str) -> None:
    en, ru = (messages(FILES[which][lang]) for lang in ("en", "ru"))
    known = set(messages(FILES["common"]["en"])) | set(en)
    for key, message in en.items():
        assert message.variables == ru[key].variables, key
        assert message.references | ru[key].references <= known, key


def test_game_and_common_texts_do_not_meet() -> None:
    assert not set(messages(FILES["common"]["en"])) & set(messages(FILES["planet_5r"]["en"]))


PROPER_NAMES = {"Orrery", "JSON"}


@pytest.mark.parametrize("which", FILES)
def test_russian_is_russian_and_english_is_english(which: str) -> None:
    for key, message in messages(FILES[which]["ru"]).items():
        words = " ".join(message.words)
        assert not set(re.findall(r"[A-Za-z]{2,}", words)) - PROPER_NAMES, key
        letters = re.findall(r"\w", words)
        assert not letters or message.references or re.search(r"[а-яё]", words, re.IGNORECASE), key
    for key, message in messages(FILES[which]["en"]).items():
        assert not re.findall(r"[а-яё]", " ".join(message.words), re.IGNORECASE), key


# What the engine can say, with the parameters it passes.

DECISIONS: dict[str, list[dict[str, object]]] = {
    "choose_card": [{"wave": 1}, {"wave": 2}],
    "bid": [{"water": 1, "kind": "solo"}, {"water": 7, "kind": "contested"}],
    "take_technology": [{"bid": 3}],
    "confirm": [{}],
}

REFUSALS: dict[str, dict[str, object]] = {
    "not_your_decision": {},
    "not_asked": {},
    "card_first": {},
    "bid_first": {},
    "take_first": {},
    "game_over": {},
    "card_not_in_hand": {"card": "scout"},
    "card_in_discard": {"card": "scout"},
    "bid_too_low": {},
    "bid_too_high": {"bid": 9, "water": 4},
    "not_in_market": {"card": "tech_rain_mill"},
    "top_of_deck": {"card": "tech_rain_mill"},
    "no_such_group": {"group": 3},
    "sides_differ": {"side": "left", "mine": "scout", "theirs": "expand"},
    "same_group_twice": {},
    "lies_missing": {"side": "right"},
    "lies_without_group": {"side": "left"},
}

LIES = (None, "over", "under")
Event = dict[str, object]


def gained(seat: int, amount: int, reason: str, **more: object) -> Event:
    nothing: Event = {"card": None, "side": None, "kind": None, "of": None}
    return {"e": "water_gained", "seat": seat, "amount": amount, "reason": reason, **nothing, **more}


def stolen(seat: int, victim: int, amount: int, supply: int, reason: str, card: str | None) -> Event:
    about: Event = {"e": "water_stolen", "seat": seat, "victim": victim}
    return {**about, "amount": amount, "from_supply": supply, "reason": reason, "card": card}


def paid(reason: str) -> Event:
    return {"e": "bid_paid", "seat": 0, "amount": 1, "reason": reason}


def taken(seat: int, left: str | None, right: str | None) -> Event:
    event: Event = {"e": "technology_taken", "seat": seat, "card": "tech_rain_mill", "lit": ["blue", "joker"]}
    event |= {"left": left and 0, "left_lies": left, "right": right and 1, "right_lies": right}
    return event | {"covered": [{"card": "tech_pack_horn", "side": "right"}] if left == "over" else []}


EVENTS: list[Event] = [
    {"e": "round_began", "round": 3, "card": "tech_rain_mill", "out": None, "top": "tech_dew_lens", "deck": 12},
    {"e": "round_began", "round": 15, "card": "tech_rain_mill", "out": "tech_pack_horn", "top": None, "deck": 0},
    {"e": "card_chosen", "seat": 0, "card": "scout"},
    {"e": "card_chosen", "seat": 1, "card": None},
    {"e": "cards_revealed", "wave": 1, "cards": [{"seat": 0, "card": "scout"}, {"seat": 1, "card": "expand"}]},
    {"e": "cards_revealed", "wave": 2, "cards": [{"seat": 2, "card": "plunder"}]},
    {"e": "die_rolled", "seat": 0, "face": 2, "reason": "scout", "card": None},
    {"e": "die_rolled", "seat": 1, "face": 2, "reason": "auction", "card": None},
    {"e": "die_rolled", "seat": 1, "face": 3, "reason": "improvement", "card": "tech_trap_vault"},
    gained(0, 4, "develop"),
    gained(1, 0, "develop"),
    gained(1, 1, "scout"),
    gained(0, 2, "improvement", card="tech_guild_shovel", side="right", kind="gain_per_card", of="scout"),
    gained(1, 1, "improvement", card="tech_rain_mill", side="left", kind="gain_fixed"),
    stolen(0, 1, 2, 0, "plunder", None),
    stolen(1, 0, 1, 1, "improvement", "tech_nomad_beacon"),
    {"e": "auction_began", "kind": "solo", "members": [0]},
    {"e": "auction_began", "kind": "contested", "members": [0, 1, 3]},
    {"e": "bid_made", "seat": 0, "bid": 4},
    {"e": "bid_made", "seat": 1, "bid": None},
    {"e": "bids_shown", "bids": [{"seat": 0, "bid": 4}, {"seat": 1, "bid": 3}, {"seat": 3, "bid": 3}]},
    {"e": "bids_tied", "bid": 3, "seats": [1, 3]},
    *(paid(reason) for reason in ("won", "tied", "late", "lost")),
    {"e": "bid_void", "seat": 1},
    {"e": "auction_failed"},
    *(taken(seat, left, right) for seat in (0, 1) for left in LIES for right in LIES),
    {"e": "late_next", "seats": [0, 2]},
    {"e": "cards_back", "seat": 0, "cards": ["develop", "scout", "expand"], "reason": "expand"},
    {"e": "cards_back", "seat": 1, "cards": ["excavate"], "reason": "no_technology"},
    {"e": "card_discarded", "seat": 0, "card": "scout"},
    {"e": "round_ended", "round": 3},
    {"e": "game_ended", "winners": [0], "tie_break": None},
    {"e": "game_ended", "winners": [1], "tie_break": "water"},
    {"e": "game_ended", "winners": [0, 1], "tie_break": "shared"},
]


def tidy(text: str) -> bool:
    return bool(text) and text == text.strip() and not re.search(r" [,.:;)]|\( |  |\.\.|\n|\{|none|_", text)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_decision_has_a_prompt(lang: str) -> None:
    for kind, examples in DECISIONS.items():
        for params in examples:
            assert tidy(TEXTS.format(lang, f"prompt-{kind}", params))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_refusal_has_a_reason(lang: str) -> None:
    for why, params in REFUSALS.items():
        assert tidy(TEXTS.format(lang, f"refusal-{why}", params))
    told = {key.removeprefix("refusal-") for key in TEXTS.keys(lang) if key.startswith("refusal-")}
    assert told == set(REFUSALS)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("me", [0, 1, None])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: str(event["e"]))
def test_every_event_makes_a_log_line(event: Event, me: int | None, lang: str) -> None:
    assert tidy(log_line(TEXTS, lang, event, SEATS, me))


def test_every_event_of_the_engine_has_a_message_and_the_other_way_round() -> None:
    told = {key.removeprefix("event-") for key in TEXTS.keys("en") if key.startswith("event-")}
    assert told == {kind_of(event) for event in GAME.event_types}


def test_the_examples_here_have_the_fields_the_engine_sends() -> None:
    fields = {kind_of(event): set(event._fields) for event in GAME.event_types}  # type: ignore[attr-defined]
    examples = {str(event["e"]): set(event) - {"e"} for event in EVENTS}
    assert examples == fields


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_error_code_has_a_sentence(lang: str) -> None:
    codes = set(STATUS) | {error.code for error in OrreryError.__subclasses__()}
    for code in codes - {"illegal_action", "error"}:
        assert TEXTS.has(lang, f"error-{code}"), code


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_score_lines_and_tie_breaks(lang: str) -> None:
    assert tidy(TEXTS.format(lang, "score-water", {"water": 5}))
    for colour in ("blue", "green", "purple"):
        for jokers in (0, 1, 2):
            assert tidy(TEXTS.format(lang, f"score-{colour}", {"count": 4, "jokers": jokers}))
    for tie in ("water", "shared"):
        assert tidy(TEXTS.format(lang, f"tie-{tie}"))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_reasons_against_undo(lang: str) -> None:
    for why in ("nothing", "revealed", "passed", "confirmed", "over"):
        reason = TEXTS.format(lang, f"undo-{why}")
        assert TEXTS.format(lang, "error-cannot_undo", {"why": why}).endswith(reason)


# The reader is spoken to, others are spoken of.


def test_second_and_third_person() -> None:
    event = gained(1, 2, "develop")
    assert log_line(TEXTS, "en", event, SEATS, 1) == "You gain 2 water (Develop)."
    assert log_line(TEXTS, "en", event, SEATS, 0) == "Tomas gains 2 water (Develop)."
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

"""Pandorum: its words agree with its data, and its sentences with the grammar of both languages."""

from __future__ import annotations

import pytest

from orrery.texts import LANGUAGES, catalogue, log_line
from texts.examples import Event
from texts.examples.pandorum import CARD, HEX, between
from texts.sources import load

TEXTS = catalogue("pandorum", strict=True)
SEATS = ("Ann", "Tomas", "Mila", "Igor")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_messages_share_with_the_data_are_the_same(lang: str) -> None:
    for figure in load("pandorum", "pieces")["figure"]:
        if figure["object"]:
            assert TEXTS.format(lang, "the-figure", {"figure": figure["id"]}) == figure["name"][lang].lower()
    for slot in load("pandorum", "harvesters")["slot"]:
        assert TEXTS.format(lang, "the-slot", {"slot": slot["id"]}) == slot["name"][lang].lower()
    for kind in load("pandorum", "cards")["card_type"]:
        line = TEXTS.format(lang, f"score-{kind['id']}")
        assert line.endswith(f": {kind['name'][lang].lower()}")
    for token in load("pandorum", "pieces")["token"]:
        if token["special"] and lang == "en" and token["id"] != "crack_token":
            told: Event = {"e": "token_put", "seat": 0, "token": token["id"], "hexes": [HEX]}
            assert token["name"]["en"].lower() in log_line(TEXTS, lang, told, SEATS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_score_has_a_name(lang: str) -> None:
    for line in load("pandorum", "game")["score"]["lines"]:
        assert TEXTS.has(lang, f"score-{line}")
    for tie in load("pandorum", "game")["score"]["tie_breaks"]:
        assert TEXTS.has(lang, f"tie-{tie}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_of_events_begin_with_the_name_of_their_event(lang: str) -> None:
    names = {event["immediate"]["op"]: event["name"][lang] for event in load("pandorum", "events")["event"]}
    asked = {"auction": "bid"}
    params = {"left": 3, "types": [], "standing": 4, "price": 2}
    for op, name in names.items():
        kind = f"prompt-{asked.get(op, op)}"
        if TEXTS.has(lang, kind):
            assert TEXTS.format(lang, kind, params).startswith(name), kind
    assert TEXTS.format(lang, "prompt-shift").startswith(names["erupt"])
    assert TEXTS.format(lang, "prompt-cure", params).startswith(names["contaminate"])


def test_the_directions_run_counter_clockwise_from_east() -> None:
    names = [TEXTS.format("en", f"direction-{way}") for way in range(6)]
    assert names == ["east", "north-east", "north-west", "west", "south-west", "south-east"]
    for (q, r), name in zip(load("pandorum", "board")["directions"], names, strict=True):
        assert ("east" in name) == (2 * q + r > 0)
        assert ("north" in name, "south" in name) == (r < 0, r > 0)


# The reader is spoken to, others are spoken of.


def test_who_takes_from_whom() -> None:
    mine, theirs, others = between("taken", "victim", card="casino", amount=2, again=False)
    assert log_line(TEXTS, "en", mine, SEATS, 0) == "You took 2 quids from Tomas (Casino)."
    assert log_line(TEXTS, "en", theirs, SEATS, 0) == "Tomas took 2 quids from you (Casino)."
    assert log_line(TEXTS, "en", others, SEATS, None) == "Tomas took 2 quids from Mila (Casino)."
    assert (
        log_line(TEXTS, "ru", theirs | {"again": True}, SEATS, 0) == "Tomas ещё раз отнимает у вас 2 куида («Казино»)."
    )


def test_who_pays_whom() -> None:
    mine, theirs, others = between("toll_paid", "owner", hex=HEX, amount=1)
    assert log_line(TEXTS, "en", mine, SEATS, 0) == "You paid Tomas 1 quid to stop on hex 1,-2."
    assert log_line(TEXTS, "en", theirs, SEATS, 0) == "Tomas paid you 1 quid to stop on hex 1,-2."
    assert log_line(TEXTS, "ru", theirs, SEATS, 0) == "Tomas платит вам 1 куид за остановку на гексе 1,-2."
    assert log_line(TEXTS, "ru", others, SEATS, 0).endswith("Хозяин объекта – Mila.")


def test_who_goes_first() -> None:
    began: Event = {"e": "game_began", "first": 0}
    assert log_line(TEXTS, "en", began, SEATS, 0) == "The game begins. You go first."
    assert log_line(TEXTS, "en", began, SEATS, None) == "The game begins. First player: Ann."


def test_a_hidden_card_is_told_without_its_name() -> None:
    seen: Event = {"e": "card_drawn", "seat": 0, "card": CARD, "source": "deck"}
    assert log_line(TEXTS, "en", seen, SEATS, 0) == "You took Sulfur Extraction from the deck."
    assert log_line(TEXTS, "en", seen | {"card": None}, SEATS, 1) == "Ann took a card from the deck."
    assert log_line(TEXTS, "ru", seen | {"source": "market"}, SEATS, 1) == "Ann берёт с рынка карту «Добыча серы»."


def test_parts_and_events_are_told_by_name() -> None:
    begun: Event = {
        "e": "construction_began",
        "seat": 0,
        "hex": HEX,
        "cards": [CARD],
        "figure": "base",
        "part": "bucket",
    }
    assert log_line(TEXTS, "en", begun, SEATS, 0) == "You built a base on hex 1,-2 (Bucket): Sulfur Extraction."
    plain = begun | {"part": None, "figure": "module"}
    assert log_line(TEXTS, "ru", plain, SEATS, 1) == "Ann строит на гексе 1,-2 модуль: Добыча серы."
    paid: Event = {"e": "event_paid", "seat": 1, "event": "sandstorm", "amount": 2, "left": 6, "why": "pay"}
    assert log_line(TEXTS, "ru", paid, SEATS, 1).startswith("Вы получаете 2 куида с события «Песчаная буря»")


def test_lists_of_hexes_are_told_apart() -> None:
    """A hex has a comma of its own."""
    put: Event = {"e": "token_put", "seat": 0, "token": "meteor_token", "hexes": ["0,1", "1,1"]}
    assert log_line(TEXTS, "en", put, SEATS, 0) == "You placed the meteor shower token here: 0,1; 1,1."
    assert log_line(TEXTS, "ru", put | {"hexes": [HEX]}, SEATS, 1).endswith(f": {HEX}.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_invested_is_told_once_there_is_something(lang: str) -> None:
    first, more = (TEXTS.format(lang, "prompt-invest", {"types": types}) for types in ([], ["logistics", "blocks"]))
    names = {kind["id"]: kind["name"][lang] for kind in load("pandorum", "cards")["card_type"]}
    assert more.endswith(f": {names['logistics']}, {names['blocks']}.")
    assert not any(name in first for name in names.values())


@pytest.mark.parametrize(
    ("terrain", "where"), [("wasteland", "на пустоши"), ("crater", "в кратере"), ("mountain", "на горе")]
)
def test_russian_terrains_are_inflected(terrain: str, where: str) -> None:
    said = TEXTS.format("ru", "refusal-wrong_terrain", {"card": "casino", "terrain": terrain})
    assert said == f"Карту «Казино» нельзя построить {where}."


# Plurals. Russian has three forms; 21 goes with 1 and 11 with 5.


@pytest.mark.parametrize(
    ("number", "quids", "cards"),
    [
        (1, "куид", "карта"),
        (2, "куида", "карты"),
        (4, "куида", "карты"),
        (5, "куидов", "карт"),
        (11, "куидов", "карт"),
        (21, "куид", "карта"),
        (22, "куида", "карты"),
    ],
)
def test_russian_numbers_are_counted_right(number: int, quids: str, cards: str) -> None:
    assert TEXTS.format("ru", "amount-quids", {"quids": number}) == f"{number} {quids}"
    assert TEXTS.format("ru", "amount-cards", {"cards": number}) == f"{number} {cards}"
    assert TEXTS.format("ru", "refusal-bid_too_high", {"quids": number}) == f"У вас только {number} {quids}."
    assert f"{number} {quids}, а у вас 3." in TEXTS.format("ru", "refusal-too_dear", {"price": number, "quids": 3})
    earned: Event = {"e": "income", "seat": 1, "card": CARD, "amount": number, "pays": [], "again": False}
    assert log_line(TEXTS, "ru", earned, SEATS) == f"Tomas получает {number} {quids} за карту «Добыча серы»."
    shown: Event = {"e": "event_revealed", "event": "dead_city", "quids": number}
    assert log_line(TEXTS, "ru", shown, SEATS) == f"Событие: «Мёртвый город», на карте {number} {quids}."


@pytest.mark.parametrize(("number", "quids"), [(1, "1 quid"), (2, "2 quids"), (5, "5 quids"), (21, "21 quids")])
def test_english_quids_are_counted_right(number: int, quids: str) -> None:
    assert TEXTS.format("en", "amount-quids", {"quids": number}) == quids


@pytest.mark.parametrize(("number", "words"), [(1, "нужна 1 карта"), (2, "нужны 2 карты"), (6, "нужно 6 карт")])
def test_russian_needs_agree_with_their_number(number: int, words: str) -> None:
    assert words in TEXTS.format("ru", "refusal-price_missing", {"needed": number})

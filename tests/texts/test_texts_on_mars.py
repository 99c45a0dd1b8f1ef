"""On Mars: its words agree with its data, and its sentences with the grammar of both languages."""

from __future__ import annotations

import pytest

from orrery.texts import LANGUAGES, catalogue, log_line
from texts.examples import Event
from texts.examples.on_mars import HEX, used
from texts.sources import load

TEXTS = catalogue("on_mars", strict=True)
SEATS = ("Ann", "Tomas", "Mila", "Igor")


def line(lang: str, kind: str, **values: object) -> str:
    """As Ann reads it, who has seat 0."""
    event: Event = {"e": kind, **values}
    return log_line(TEXTS, lang, event, SEATS, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_messages_share_with_the_data_are_the_same(lang: str) -> None:
    for kind in load("on_mars", "buildings")["building_type"]:
        assert TEXTS.format(lang, "the-type", {"type": kind["id"]}) == kind["name"][lang].lower()
    names = load("on_mars", "solo")["lacerda"]["name"]
    assert TEXTS.format(lang, "word-automaton") == names[lang]
    radar = next(card for card in load("on_mars", "blueprints")["blueprint"] if card["id"] == "bp_radar")
    assert TEXTS.format(lang, "prompt-radar").startswith(f"{radar['name'][lang]}:")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_score_has_a_name(lang: str) -> None:
    for key in load("on_mars", "game")["score"]["lines"]:
        assert TEXTS.has(lang, f"score-{key}")
    for tie in load("on_mars", "game")["score"]["tie_breaks"]:
        assert TEXTS.has(lang, f"tie-{tie}")


def test_the_directions_run_clockwise_from_the_north() -> None:
    names = [TEXTS.format("en", f"direction-{way}") for way in range(6)]
    assert names == ["north", "north-east", "south-east", "south", "south-west", "north-west"]
    for (q, r), name in zip(load("on_mars", "board")["map"]["directions"].values(), names, strict=True):
        assert ("east" in name, "west" in name) == (q > 0, q < 0)
        assert ("north" in name, "south" in name) == (2 * r + q < 0, 2 * r + q > 0)


def test_whose_technology_is_used() -> None:
    said = [log_line(TEXTS, "en", used(owner, seat), SEATS, 0) for owner, seat in ((0, 0), (0, 1), (1, 0), (2, 1))]
    assert said == [
        "You used your own technology Rover, level 3.",
        "Tomas used your technology Rover, level 3.",
        "You used the technology Rover of Tomas, level 3.",
        "Tomas used the technology Rover of Mila, level 3.",
    ]


def test_the_opponent_without_a_seat_has_a_name() -> None:
    alone = ("Ann",)
    event: Event = {"e": "blueprint_taken", "seat": 1, "card": "bp_casino"}
    assert log_line(TEXTS, "en", event, alone, 0) == "Lacerda took the blueprint Casino."
    assert log_line(TEXTS, "ru", event, alone, 0) == "Ласерда берёт чертёж «Казино»."
    cleared: Event = {"e": "slots_cleared", "action": "construct", "parties": [0, 1]}
    assert log_line(TEXTS, "en", cleared, alone, None).endswith(": Ann, Lacerda.")
    assert log_line(TEXTS, "ru", cleared, alone, 0).endswith(": вы, Ласерда.")


def test_items_are_counted_in_words() -> None:
    items = [{"item": "mineral", "amount": 2}, {"item": "water", "amount": 1}, {"item": "colonist", "amount": 1}]
    lost = [{"item": "crystal", "amount": 5}]
    assert line("en", "gained", seat=0, items=items, lost=[]) == "You gained 2 minerals, 1 water, 1 colonist."
    assert line("ru", "gained", seat=1, items=items, lost=lost) == (
        "Tomas получает: 2 минерала, 1 вода, 1 колонист. Не поместилось: 5 кристаллов."
    )
    paid = {"crystals": 0, "colonists": 0, "resources": items[:1], "goals": 0}
    assert line("en", "paid", seat=0, **paid) == "You paid. Resources: 2 minerals."
    assert line("ru", "paid", seat=0, **(paid | {"resources": [], "crystals": 2})) == "Вы платите. Кристаллы: 2."


def test_laboratory_spaces_are_told_by_name_and_hexes_as_they_are() -> None:
    developed = {"seat": 0, "tech": "tech_water", "start": "lab_2_top", "end": "lab_3_top"}
    assert (
        line("en", "tech_developed", **developed) == "You developed the technology Water: Level 2, top → Level 3, top."
    )
    assert line("ru", "bot_moved", seat=1, start="0,0", end=HEX) == "Tomas, робот: 0,0 → 1,-2."
    assert (
        line("en", "rover_moved", seat=0, start=None, leaves="0,0", end=HEX, crystal=True)
        == "Your rover: to hex 1,-2 (with a crystal)."
    )


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        ("mine", "шахту"),
        ("generator", "электростанцию"),
        ("water_extractor", "ледонагреватель"),
        ("greenhouse", "теплицу"),
        ("oxygen_condenser", "кислородный конденсатор"),
        ("shelter", "убежище"),
    ],
)
def test_russian_buildings_are_inflected(kind: str, what: str) -> None:
    assert TEXTS.format("ru", "prompt-site", {"building": kind}) == f"Где построить {what}?"
    built = {"seat": 0, "type": kind, "hex": HEX, "size": 1, "tile": None}
    assert line("ru", "constructed", **built) == f"Вы строите {what} на клетке 1,-2."
    assert line("ru", "constructed", **(built | {"size": 3})).endswith(", теперь это комплекс размера 3.")


# Plurals. Russian has three forms; 21 goes with 1 and 11 with 5.


@pytest.mark.parametrize(
    ("number", "crystals", "colonists"),
    [
        (1, "нужен 1 кристалл", "возвращается 1 колонист"),
        (2, "нужны 2 кристалла", "возвращаются 2 колониста"),
        (4, "нужны 4 кристалла", "возвращаются 4 колониста"),
        (5, "нужно 5 кристаллов", "возвращаются 5 колонистов"),
        (11, "нужно 11 кристаллов", "возвращаются 11 колонистов"),
        (21, "нужен 21 кристалл", "возвращается 21 колонист"),
    ],
)
def test_russian_numbers_are_counted_right(number: int, crystals: str, colonists: str) -> None:
    assert crystals in TEXTS.format("ru", "refusal-no_crystals", {"need": number})
    assert colonists in line("ru", "retrieved", seat=1, where="working_area", colonists=number)


@pytest.mark.parametrize(("number", "words"), [(1, "1 battery"), (2, "2 batteries")])
def test_english_batteries_are_counted_right(number: int, words: str) -> None:
    assert TEXTS.format("en", "amount-battery", {"amount": number}) == words

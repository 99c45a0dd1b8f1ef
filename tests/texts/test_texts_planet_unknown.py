"""Planet Unknown: its words agree with its data, and its sentences with the grammar of both languages."""

from __future__ import annotations

import pytest

from orrery.texts import LANGUAGES, catalogue, log_line
from texts.examples import Event
from texts.sources import load

TEXTS = catalogue("planet_unknown", strict=True)
SEATS = ("Ann", "Tomas")


def moved(marker: str, start: str, end: str) -> Event:
    return {"e": "marker_moved", "seat": 1, "marker": marker, "start": start, "end": end, "reason": "energy"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_messages_share_with_the_data_are_the_same(lang: str) -> None:
    for terrain in load("planet_unknown", "terrains")["terrain"]:
        assert TEXTS.format(lang, f"terrain-{terrain['id']}") == terrain["name"][lang].lower()
        assert TEXTS.format(lang, f"station-{terrain['id']}") == terrain["station"][lang].lower()
        assert TEXTS.has(lang, f"track-{terrain['id']}") == terrain["has_track"]
    for line in (*load("planet_unknown", "scoring")["line"], *load("planet_unknown", "supermoon")["line"]):
        assert TEXTS.format(lang, f"score-{line['id']}") == line["name"][lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_levels_are_told_as_the_boards_print_them(lang: str) -> None:
    """Jump Drive counts its technologies by letters, of each language its own (PU-15.5)."""
    for technology in load("planet_unknown", "corporations")["technology"]:
        printed = technology["level_ru" if lang == "ru" else "level"]
        assert TEXTS.format(lang, "tech-level", {"level": technology["level"]}).split()[-1] == printed


def test_a_cell_of_the_own_track_is_told_by_its_number() -> None:
    line = moved("water", "water-3", "water-4")
    assert log_line(TEXTS, "en", line, SEATS, 1) == "Your water marker: 3 → 4 (energy)."
    assert log_line(TEXTS, "en", line, SEATS, 0) == "Tomas, water marker: 3 → 4 (energy)."
    assert log_line(TEXTS, "ru", line, SEATS, 1) == "Ваш маркер воды: 3 → 4 (электростанция)."


def test_a_cell_of_another_track_is_told_with_its_track() -> None:
    line = moved("water", "civ-3", "water-4")
    assert log_line(TEXTS, "en", line, SEATS, 1) == "Your water marker: civ 3 → 4 (energy)."
    assert log_line(TEXTS, "ru", line, SEATS, None) == "Tomas, маркер воды: поселенцы 3 → 4 (электростанция)."


def test_a_lifepod_is_told_where_it_goes() -> None:
    def put(place: str, lang: str) -> str:
        return log_line(TEXTS, lang, {"e": "lifepod_put", "seat": 0, "place": place}, SEATS, 0)

    assert put("area", "en") == "You placed the lifepod into the collection area."
    assert put("slot-B", "en") == "You placed the lifepod on technology B."
    assert put("rover-7", "en") == "You placed the lifepod on cell rover 7."
    assert put("slot-B", "ru") == "Вы кладёте спасательный модуль в ячейку: технология Б."


def test_an_objective_is_called_by_the_side_in_play() -> None:
    dropped: Event = {"e": "objective_dropped", "seat": 0, "card": "objective_01"}
    assert log_line(TEXTS, "en", dropped, SEATS, 0) == "You gave up the objective Project: Complex."
    assert log_line(TEXTS, "ru", dropped, SEATS, 0) == "Вы отказываетесь от цели «Проект: Комплекс»."
    common: Event = {"e": "objective_common", "seat": 1, "card": "objective_01"}
    assert log_line(TEXTS, "en", common, SEATS, 0) == "Tomas laid out an objective for all: Project: Perimeter."


def test_nobody_turns_the_station_and_nobody_commands_alone() -> None:
    turned: Event = {"e": "station_turned", "seat": None, "rotation": 2, "sector": None}
    assert log_line(TEXTS, "en", turned, SEATS, 0) == "The station turned."
    assert log_line(TEXTS, "ru", turned | {"seat": 0, "sector": 4}, SEATS, 0) == "Вы поворачиваете базу."
    began: Event = {"e": "round_began", "round": 2, "commander": None}
    assert log_line(TEXTS, "en", began, SEATS, 0) == "Round 2."
    assert log_line(TEXTS, "ru", began | {"commander": 1}, SEATS, 0) == "Раунд 2. Командир – Tomas."


@pytest.mark.parametrize(
    ("terrain", "nominative", "accusative", "genitive"),
    [
        ("civ", "станция поселенцев", "станцию поселенцев", "поселенцев"),
        ("water", "водная станция", "водную станцию", "воды"),
        ("biomass", "станция озеленения", "станцию озеленения", "озеленения"),
        ("rover", "станция вездеходов", "станцию вездеходов", "вездеходов"),
        ("tech", "исследовательская станция", "исследовательскую станцию", "исследований"),
        ("energy", "электростанция", "электростанцию", "электроснабжения"),
    ],
)
def test_russian_terrains_are_inflected(terrain: str, nominative: str, accusative: str, genitive: str) -> None:
    about = {"terrain": terrain}
    assert TEXTS.format("ru", "refusal-zone", about) == f"В этой зоне запрещена {nominative}."
    assert TEXTS.format("ru", "refusal-rover_event", about).endswith(f"на квадраты {genitive}.")
    ignored = {"e": "station_ignored", "seat": 0, **about}
    assert log_line(TEXTS, "ru", ignored, SEATS, 0) == f"Вы ничего не получаете за {accusative}."


# Plurals. Russian has three forms; 21 goes with 1 and 11 with 5.


@pytest.mark.parametrize(
    ("number", "points", "medals", "tiles"),
    [
        (1, "очко", "медаль", "жетон"),
        (2, "очка", "медали", "жетона"),
        (5, "очков", "медалей", "жетонов"),
        (11, "очков", "медалей", "жетонов"),
        (21, "очко", "медаль", "жетон"),
    ],
)
def test_russian_numbers_are_counted_right(number: int, points: str, medals: str, tiles: str) -> None:
    assert TEXTS.format("ru", "amount-moves", {"moves": number}) == f"{number} {points} перемещения"
    assert TEXTS.format("ru", "amount-medals", {"medals": number}) == f"{number} {medals}"
    assert TEXTS.format("ru", "amount-tiles", {"tiles": number}) == f"{number} {tiles}"
    assert f"{number} {points} перемещения." in TEXTS.format("ru", "prompt-end_turn", {"moves": number})
    gained = {"e": "moves_gained", "seat": 1, "points": number, "reason": "track"}
    assert log_line(TEXTS, "ru", gained, SEATS) == f"Tomas получает {number} {points} перемещения (шкала вездеходов)."

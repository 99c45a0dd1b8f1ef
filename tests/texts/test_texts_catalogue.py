"""The catalogue itself: when it reads, what it falls back to, how values reach a message."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import orrery
from orrery.texts import LANGUAGES, Catalogue, TextError, catalogue, common
from orrery.texts.catalogues import _MESSAGE


def make(tmp_path: Path, en: str, ru: str = "", *, strict: bool = False) -> Catalogue:
    paths = {}
    for lang, text in (("en", en), ("ru", ru)):
        path = tmp_path / f"{lang}.ftl"
        path.write_text(text, encoding="utf-8")
        paths[lang] = [path]
    return Catalogue(paths, strict=strict)


def test_nothing_is_imported_before_the_first_text() -> None:
    code = (
        "import sys; from orrery.texts import catalogue; c = catalogue('planet_5r');"
        "assert not any(m.split('.')[0] == 'fluent' for m in sys.modules), 'too early';"
        "c.format('en', 'prompt-confirm');"
        "assert 'fluent.runtime' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_without_fluent_there_is_still_a_readable_line() -> None:
    code = (
        "import sys; sys.modules['fluent'] = None; sys.modules['fluent.runtime'] = None;"
        "from orrery.texts import catalogue;"
        "print(catalogue('planet_5r').format('ru', 'refusal-bid_too_high', {'bid': 9, 'water': 4}))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "bid too high: bid 9, water 4"


def test_missing_translation_falls_back_to_english_then_to_key_and_parameters(tmp_path: Path) -> None:
    texts = make(tmp_path, "only-english = Hello, { $name }.")
    assert texts.format("ru", "only-english", {"name": "Ann"}) == "Hello, Ann."
    assert texts.format("ru", "refusal-no_such_thing", {"n": 3}) == "no such thing: n 3"
    assert texts.format("en", "refusal-no_such_thing") == "no such thing"


def test_unknown_languages_and_regions() -> None:
    texts = common()
    assert texts.format("de", "prompt-over") == texts.format("en", "prompt-over")
    russian = texts.format("ru", "prompt-over")
    assert texts.format("ru-RU", "prompt-over") == texts.format("ru_RU", "prompt-over") == russian
    assert russian != texts.format("en", "prompt-over")


@pytest.mark.parametrize(
    ("source", "key", "says"),
    [
        ("a = A", "b", "no text for b"),
        ("a = { $x }", "a", "x"),
        ("a = A\na = B", "a", "twice"),
        ("a = A\n!!! broken", "a", "not understood"),
    ],
)
def test_strict_catalogues_raise(tmp_path: Path, source: str, key: str, says: str) -> None:
    texts = make(tmp_path, source, strict=True)
    with pytest.raises(TextError, match=says):
        texts.format("en", key)


def test_strict_catalogues_do_not_lend_english(tmp_path: Path) -> None:
    texts = make(tmp_path, "a = A", strict=True)
    with pytest.raises(TextError, match="ru"):
        texts.format("ru", "a")


def test_values_reach_messages_in_a_form_they_can_select_on(tmp_path: Path) -> None:
    texts = make(tmp_path, "a = { $flag }, { $nothing }, { $list }, { $n }")
    given = {"flag": True, "nothing": None, "list": ["x", 2], "n": 5}
    assert texts.format("en", "a", given) == "yes, none, x, 2, 5"


def test_later_files_win(tmp_path: Path) -> None:
    first, second = tmp_path / "1.ftl", tmp_path / "2.ftl"
    first.write_text("a = A\nb = B\n", encoding="utf-8")
    second.write_text("b = BB\n", encoding="utf-8")
    texts = Catalogue({"en": [first, second]})
    assert (texts.format("en", "a"), texts.format("en", "b")) == ("A", "BB")
    assert texts.keys("en") == ("a", "b")
    assert texts.has("en", "a")
    assert not texts.has("en", "c")


def test_component_ids_are_shown_by_name_and_reasons_stay_ids() -> None:
    texts = catalogue("planet_5r", strict=True)
    assert "«Дождевая мельница»" in texts.format("ru", "refusal-not_in_market", {"card": "tech_rain_mill"})
    sides = {"side": "left", "mine": "scout", "theirs": "expand"}
    assert "«Разведка»" in texts.format("ru", "refusal-sides_differ", sides)
    assert texts.name("en", "settlement_old_quarry") == "Old Quarry"
    assert texts.name("en", "no_such_card") == "no_such_card"


def test_places_are_put_into_words_and_squares_keep_their_names() -> None:
    texts = catalogue("planet_unknown", strict=True)
    assert texts.place("en", "civ-3") == "civ 3"
    assert texts.place("ru", "slot-D") == "технология Г"
    assert texts.place("ru", "area") == "область сбора"
    assert texts.place("en", "H3") == "H3"
    assert texts.place("en", "nowhere-1") == "nowhere-1"


def test_places_on_boards_of_their_own_say_which() -> None:
    texts = catalogue("planet_unknown", strict=True)
    assert texts.place("en", "moon-row-5") == "row 5 (moon)"
    assert texts.place("ru", "q3-column-B") == "линия B (четверть 3)"  # quarters lie turned
    assert texts.place("en", "q4-row-1") == "line 1 (quarter 4)"
    assert texts.place("en", "mA1") == "A1 (moon)"
    assert texts.square("ru", "q2F6") == "F6 (четверть 2)"
    assert texts.square("en", "H3") == "H3"
    assert texts.square("en", "zA1") == "zA1"
    assert texts.format("en", "refusal-no_rover_there", {"square": "mB2"}) == "There is no rover of yours on B2 (moon)."
    said = texts.format("ru", "refusal-line_without_meteorites", {"line": "column-C"})
    assert said.endswith(": колонка C.")


def test_names_are_those_of_the_gallery() -> None:
    """Composed ones too: no data file holds the name of a tile."""
    texts = catalogue("planet_unknown", strict=True)
    assert texts.name("en", "i2_energy_water_plain") == "Domino: energy / water"
    assert catalogue("no_such_game").name("en", "i2_energy_water_plain") == "i2_energy_water_plain"


def test_both_gives_every_language() -> None:
    both = common().both("error-unknown_game", {"game": "chess", "known": "planet_5r"})
    assert set(both) == {"en", "ru"}
    assert all("chess" in text for text in both.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_below_zero_has_a_true_minus_and_still_chooses_words(tmp_path: Path, lang: str) -> None:
    source = "line = { $n ->\n    [-1] one down\n   *[other] { $n } of { $square }\n  }\n"
    texts = make(tmp_path, source, source)
    assert texts.format(lang, "line", {"n": -12, "square": "1,-2"}) == "\N{MINUS SIGN}12 of 1,-2"
    assert texts.format(lang, "line", {"n": -1, "square": "A1"}) == "one down"


def test_which_messages_there_are_is_known_without_fluent() -> None:
    """Questions are told apart by it, and so is the layout of observations: it must not depend on what is installed."""
    for game_id in orrery.games():
        texts = orrery.game(game_id).texts
        assert isinstance(texts, Catalogue)
        assert set(_MESSAGE.findall(texts.source("en"))) == set(texts.keys("en"))
    code = (
        "import sys; {};"
        "import orrery; from orrery.core.decision_types import decision_types;"
        "print([[asked.kind for asked in decision_types(orrery.game(g))] for g in orrery.games()])"
    )
    blocked = "sys.modules['fluent'] = None; sys.modules['fluent.runtime'] = None"
    with_it, without = (
        subprocess.run([sys.executable, "-c", code.format(first)], capture_output=True, text=True, check=True).stdout
        for first in ("pass", blocked)
    )
    assert with_it == without
    assert "confirm" in without

"""Options: defaults, schema, and errors that name option and reason in both languages."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import orrery
from core.toy import TOY, Toy, ToyOptions
from orrery.core import registry
from orrery.core.errors import BadOptions, Words, reason
from orrery.core.options import Choice, Option, OptionSet
from orrery.games.planet_5r import GAME


def test_defaults_and_partial_sets() -> None:
    assert TOY.read_options(None) == TOY.read_options({}) == ToyOptions(confirm=False, mood="calm", coins=1)
    assert TOY.read_options({"coins": 3, "mood": "wild"}) == ToyOptions(confirm=False, mood="wild", coins=3)
    assert TOY.option_set.write(TOY.read_options({"confirm": True})) == {"confirm": True, "mood": "calm", "coins": 1}


def test_schema() -> None:
    schema = TOY.options
    assert schema["additionalProperties"] is False
    about = schema["properties"]
    assert (about["confirm"]["type"], about["confirm"]["default"]) == ("boolean", False)
    assert (about["mood"]["type"], about["mood"]["enum"]) == ("string", ["calm", "wild"])
    assert (about["coins"]["minimum"], about["coins"]["maximum"]) == (0, 3)
    die = GAME.options["properties"]["die"]
    assert (die["default"], die["enum"]) == ("112233", ["112233", "123456"])
    for option in GAME.options["properties"].values():
        assert set(option["x-title"]) == set(option["x-text"]) == {"en", "ru"}
        assert option["x-rule"].startswith("R5-")


@pytest.mark.parametrize(
    ("given_", "option"),
    [
        ({"die": "6"}, "die"),
        ({"die": 112233}, "die"),
        ({"die": ["112233"]}, "die"),
        ({"confirm": 1}, "confirm"),
        ({"confirm": "yes"}, "confirm"),
        ({"rounds": 15}, "rounds"),
        ({1: 2}, "1"),
        ([], "options"),
        ("die", "options"),
        (7, "options"),
    ],
)
def test_bad_options_name_option_and_reason(given_: Any, option: str) -> None:
    with pytest.raises(orrery.BadOptions) as bad:
        GAME.new(4, 7, given_)
    assert bad.value.option == option
    assert str(bad.value.reason)
    assert option in bad.value.text("en")
    assert bad.value.text("en") != bad.value.text("ru")
    assert bad.value.code == "bad_options"


@pytest.mark.parametrize("seed", [-1, 1 << 128, "7", 7.0, True])
def test_bad_seeds(seed: Any) -> None:
    with pytest.raises(BadOptions) as bad:
        GAME.new(4, seed)
    assert bad.value.option == "seed"


def test_a_seed_is_dealt_where_none_is_given() -> None:
    assert GAME.new(4).seed != GAME.new(4).seed
    assert GAME.new(4, (1 << 128) - 1).seed == (1 << 128) - 1


@given(
    st.dictionaries(
        st.sampled_from(["confirm", "mood", "coins", "x"]), st.none() | st.booleans() | st.integers() | st.text()
    )
)
def test_anything_else_is_bad_options_only(raw: dict[str, Any]) -> None:
    read: ToyOptions | str
    try:
        read = TOY.read_options(raw)
    except BadOptions as bad:
        read = bad.option
    if isinstance(read, str):
        assert read in raw
    else:
        assert TOY.option_set.write(read) == {**TOY.option_set.write(TOY.read_options(None)), **raw}


# --- hints: where an option is offered ----------------------------------------------------------------

_words = Words(en="word", ru="слово")


class Hinted(NamedTuple):
    boards: str
    planet_1: str
    planet_3: str
    rivals: bool
    green: int


def hinted(planet_only: tuple[str, ...] = ("chosen",)) -> OptionSet[Hinted]:
    planets = (Choice("any", _words), Choice("oasis", _words))
    pick = Option("planet_1", "any", _words, _words, "R-1", planets, only=(("boards", planet_only),), seat=1)
    return OptionSet(
        Hinted,
        Option("boards", "random", _words, _words, "R-1", (Choice("random", _words), Choice("chosen", _words))),
        pick._replace(group=_words, image="planet"),
        pick._replace(name="planet_3", seat=3),
        Option("rivals", False, _words, _words, "R-2", players=(2, 6)),
        Option("green", 9, _words, _words, "R-3", low=0, high=20),
    )


def test_hints_stand_in_the_schema_where_they_are_given() -> None:
    about = hinted().schema()["properties"]
    assert about["planet_1"]["x-only"] == {"boards": ["chosen"]}
    assert (about["planet_1"]["x-seat"], about["planet_3"]["x-seat"]) == (1, 3)
    assert about["planet_1"]["x-group"] == {"en": "word", "ru": "слово"}
    assert about["planet_1"]["x-image"] == "planet"
    assert about["rivals"]["x-players"] == [2, 6]
    assert not [key for key in about["boards"] if key in ("x-only", "x-seat", "x-players", "x-group", "x-image")]


def test_a_choice_may_say_what_it_means() -> None:
    told = Words(en="hard", ru="трудно")
    choices = (Choice("plain", _words), Choice("hard", _words, told))
    about = Option("mood", "plain", _words, _words, "R-1", choices).schema()
    assert about["x-texts"] == {"hard": {"en": "hard", "ru": "трудно"}}
    assert "x-texts" not in Option("mood", "plain", _words, _words, "R-1", choices[:1]).schema()


def test_a_choice_may_have_another_name_at_a_table_of_one() -> None:
    more = Words(en="word (58)", ru="слово (58)")
    choices = (Choice("plain", _words), Choice("hard", _words, alone=more))
    option = Option("mood", "plain", _words, _words, "R-1", choices)
    assert option.schema()["x-names-alone"] == {"hard": dict(more)}
    anew = option._replace(anew=(("moons", choices), ("rings", choices[:1]))).schema()
    assert anew["x-names-alone-with"] == {"moons": {"hard": dict(more)}}
    plain = option._replace(choices=choices[:1], anew=(("moons", choices[:1]),)).schema()
    assert not [key for key in plain if key.startswith("x-names-alone")]


@pytest.mark.parametrize(
    ("given_", "players", "names"),
    [
        ({}, 1, ["boards", "green"]),
        ({}, 2, ["boards", "rivals", "green"]),
        ({"boards": "chosen"}, 2, ["boards", "planet_1", "rivals", "green"]),
        ({"boards": "chosen"}, 3, ["boards", "planet_1", "planet_3", "rivals", "green"]),
        ({"boards": "chosen"}, 7, ["boards", "planet_1", "planet_3", "green"]),
    ],
)
def test_which_options_matter_at_a_table(given_: dict[str, Any], players: int, names: list[str]) -> None:
    options = hinted()
    assert options.matter(options.read(given_), players) == names


def test_an_option_that_does_not_matter_is_read_all_the_same() -> None:
    assert hinted().read({"planet_3": "oasis"}).planet_3 == "oasis"


def test_a_hint_that_can_never_come_true_is_found_at_once() -> None:
    with pytest.raises(ValueError, match="planet_1"):
        hinted(("picked",))


# --- options that do not go together ------------------------------------------------------------------


class PickyToy(Toy):
    """Wild tables want coins, and three seats want two of them."""

    def check_table(self, players: int, options: ToyOptions) -> None:
        if options.mood == "wild" and not options.coins:
            raise BadOptions("coins", reason("none_of", value=0, known="1, 2, 3"))
        if players == 3 and options.coins != 2:
            raise BadOptions("players", reason("not_whole", value=players))


@pytest.mark.parametrize(
    ("players", "given_", "option"),
    [(2, {"mood": "wild", "coins": 0}, "coins"), (3, {"coins": 1}, "players"), (3, None, "players")],
)
def test_options_that_do_not_go_together_are_refused_by_name(
    players: int, given_: dict[str, Any] | None, option: str
) -> None:
    with pytest.raises(BadOptions) as bad:
        PickyToy().new(players, 7, given_)
    assert bad.value.option == option
    assert bad.value.text("ru").startswith("ru|error-bad_options|")  # in the game's own words


def test_a_table_whose_options_go_together_is_made() -> None:
    assert PickyToy().new(3, 7, {"coins": 2, "mood": "wild"}).players == 3
    assert PickyToy().new(2, 7, {"coins": 0}).options.coins == 0


def test_a_record_of_a_table_that_cannot_be_is_no_record(monkeypatch: pytest.MonkeyPatch) -> None:
    record = TOY.new(3, 7, {"coins": 1}).record()
    monkeypatch.setattr(registry, "_registered", {"toy": {TOY.rules_version: PickyToy()}})
    with pytest.raises(orrery.BadRecord) as bad:
        orrery.replay(record)
    assert bad.value.at == 0
    assert "players" in str(bad.value)


# --- options of an expansion ----------------------------------------------------------------------


class Boxes(NamedTuple):
    die: bool
    moons: bool = False
    tiles: bool = False


WORDS = Words(en="words", ru="слова")
BOXES = OptionSet(
    Boxes,
    Option("die", False, WORDS, WORDS, "T-1"),
    Option("moons", False, WORDS, WORDS, "T-2", later=True),
    Option("tiles", False, WORDS, WORDS, "T-3", later=True, beside=("moons", 4)),
)


def test_an_option_of_an_expansion_is_written_only_if_it_is_on() -> None:
    assert BOXES.write(BOXES.read({})) == {"die": False}
    assert BOXES.write(BOXES.read({"tiles": True})) == {"die": False, "tiles": True}
    for given_ in ({}, {"die": True}, {"moons": True, "tiles": True}):
        assert BOXES.read(BOXES.write(BOXES.read(given_))) == BOXES.read(given_)


def test_an_option_may_be_advised_beside_another() -> None:
    """It is a hint to whoever makes the table, and changes nothing of what is read."""
    about = BOXES.schema()["properties"]
    assert about["tiles"]["x-beside"] == {"option": "moons", "seats": 4}
    assert "x-beside" not in about["moons"]
    assert BOXES.read({"moons": True}) == Boxes(False, True, False)
    assert BOXES.matter(BOXES.read({}), 2) == ["die", "moons", "tiles"]

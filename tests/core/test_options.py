"""Options: defaults, schema, and errors that name option and reason in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import orrery
from core.toy import TOY, ToyOptions
from orrery.core.errors import BadOptions
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

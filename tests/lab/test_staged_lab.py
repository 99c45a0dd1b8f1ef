"""What the compiler is given has all numbers and fields: a constant that claims one still claims it there."""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.core.compiled import source_of

TOOL = Path(__file__).parents[2] / "tools" / "compiling" / "staged_sources.py"


def with_constants(module: str) -> str:
    """The source of a module as it is staged for the compiler."""
    spec = importlib.util.spec_from_file_location("staged_sources", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return str(tool.with_constants(source_of(module).read_text(encoding="utf-8"), module))


@pytest.mark.parametrize("part", ["spaces", "observations"])
@pytest.mark.parametrize("game_id", orrery.games())
def test_what_is_compiled_claims_the_same_numbers_and_fields(game_id: str, part: str) -> None:
    name = f"orrery.games.{game_id}.lab.{part}"
    true, staged = importlib.import_module(name), run(name)
    if part == "spaces":
        assert staged["STEPS"].blocks == true.STEPS.blocks
        assert true.STEPS.blocks
    else:
        assert staged["LAYOUT"].fields == true.LAYOUT.fields
        assert true.LAYOUT.fields


def run(module: str) -> dict[str, Any]:
    found: dict[str, Any] = {"__name__": module}
    exec(compile(with_constants(module), module, "exec"), found)
    return found


def test_constants_are_written_by_their_value_where_they_are_used() -> None:
    text = with_constants("orrery.games.planet_5r.lab.observations")
    assert "_PLAYERS: _Final = 0" in text
    assert "_DIE: _Final = 3" in text

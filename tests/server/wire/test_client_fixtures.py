"""What stories and tests of the client look at is what today's engine says: written by web/scripts/fixtures.py."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import orrery

SCRIPT = Path(__file__).parents[3] / "web" / "scripts" / "fixtures.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fixtures", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game_id", orrery.games())
def test_they_are_what_the_engine_says_today(game_id: str, script: ModuleType) -> None:
    files = script.fixtures(game_id)
    assert files
    stale = [file.name for file, text in files.items() if file.read_text("utf-8") != text]
    assert not stale, f"run: python web/scripts/fixtures.py {game_id}"

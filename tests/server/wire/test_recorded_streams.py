"""The games that the tests of the client tell are those of today's engine: recorded by web/scripts/streams.py."""

from __future__ import annotations

import gzip
import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import orrery
from battery.tables import setups_of

ROOT = Path(__file__).parents[3]
RECORDED = ROOT / "web" / "tests" / "streams"


@pytest.fixture(scope="module")
def streams() -> ModuleType:
    spec = importlib.util.spec_from_file_location("streams", ROOT / "web" / "scripts" / "streams.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def recorded(game_id: str) -> list[Any]:
    found: list[Any] = json.loads(gzip.decompress((RECORDED / f"{game_id}.json.gz").read_bytes()))
    return found


@pytest.mark.parametrize("game_id", orrery.games())
def test_they_are_played_alike_today(game_id: str, streams: ModuleType) -> None:
    tables = {setup.name: setup for setup in setups_of(orrery.game(game_id))}
    games = recorded(game_id)
    assert games
    for game in games:
        today = json.loads(json.dumps(streams.stream_of(tables[game["table"]], game["seed"])))
        assert today == game, f"{game['table']} differs; run: python web/scripts/streams.py {game_id}"

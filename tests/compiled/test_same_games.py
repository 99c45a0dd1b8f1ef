"""The compiled engine plays as the interpreted one does, to the last bit: `make test-compiled`, `make test-fast`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import orrery
from compiled.fingerprints import fingerprint
from orrery.core.compiled import SETTING, running

GAMES = 200  # of each title
CHUNK = 25


def compiled_titles() -> list[str]:
    """Those whose rules come from a library, not from a Python file."""
    found = (orrery.game(ident) for ident in orrery.games())
    return [game.id for game in found if not str(sys.modules[game.state_type.__module__].__file__).endswith(".py")]


def interpreted(ident: str, first: int, end: int) -> dict[str, str]:
    script = Path(__file__).with_name("fingerprints.py")
    called = [sys.executable, str(script), ident, str(first), str(end)]
    told = subprocess.run(called, env={**os.environ, SETTING: "pure"}, capture_output=True, text=True, check=True)
    found = json.loads(told.stdout)
    assert found["build"] == "pure"
    games: dict[str, str] = found["games"]
    return games


def test_what_runs_here_is_compiled() -> None:
    assert running() == "compiled", "these tests are for a compiled engine: make test-compiled"
    assert "planet_5r" in compiled_titles()


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
@pytest.mark.parametrize("ident", compiled_titles())
def test_both_builds_play_the_same_games(ident: str, first: int) -> None:
    here = {str(n): fingerprint(ident, n) for n in range(first, first + CHUNK)}
    assert here == interpreted(ident, first, first + CHUNK)


def test_the_comparison_can_fail() -> None:
    one, two = (fingerprint("planet_5r", n) for n in (0, 1))
    assert one != two

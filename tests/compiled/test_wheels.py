"""Both wheels are built, installed into an environment with nothing but what they ask for, and played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import orrery
from cli.test_extras import asked_for, python, site
from compiled.test_same_games import compiled_titles

ROOT = Path(__file__).parents[2]
PLAY = """
import orrery
for ident in orrery.games():
    game = orrery.game(ident)
    m = orrery.play_out(game.new(game.players.start, seed=5), ["random"] * game.players.start, seed=2)
    print(ident, m.over, orrery.replay(m.record()) == m)
"""


def built(into: Path, compiled: str) -> Path:
    """The wheel; a compiled one of what was compiled for these tests, so nothing is compiled again."""
    environment = {**os.environ, "ORRERY_COMPILE": compiled}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(into)]
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    (wheel,) = into.glob("*.whl")
    return wheel


def installed(wheel: Path, into: Path) -> dict[str, str]:
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(into)]
    subprocess.run([*command, str(wheel)], check=True, capture_output=True)
    links = into.with_name("links")
    links.mkdir()
    return site(links, asked_for(), into)


def whole() -> str:
    titles = compiled_titles()
    return "1" if titles == orrery.games() else ",".join(titles)


@pytest.mark.parametrize("build", ["pure", "compiled"])
def test_a_wheel_installs_and_plays(tmp_path: Path, build: str) -> None:
    wheel = built(tmp_path / "built", whole() if build == "compiled" else "")
    assert wheel.name.endswith("-py3-none-any.whl") == (build == "pure")
    environment = installed(wheel, tmp_path / "installed")
    told = python(environment, "-m", "orrery.cli.main", "--version")
    assert told.stdout.strip().endswith("(engine: Python)" if build == "pure" else "(engine: compiled)"), told.stderr
    played = python(environment, "-c", PLAY)
    assert played.stderr == ""
    assert [line.split()[1:] for line in played.stdout.splitlines()] == [["True", "True"]] * len(orrery.games())
    if build == "compiled":
        forced = python({**environment, "ORRERY_ENGINE": "pure"}, "-m", "orrery.cli.main", "--version")
        assert forced.stdout.strip().endswith("(engine: Python)")

"""The worked example of docs/add-a-game.md, done as it says: in a copy of the sources, with its file, card and test."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import orrery

ROOT = Path(__file__).parents[3]
SOURCES = Path(orrery.__file__).parent
CARD = "bp_mineral_mine"


def blocks(language: str) -> list[str]:
    """The examples of the chapter, in the order of the page."""
    text = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    chapter = text[text.index("## Adding an operation") :]
    return re.findall(rf"```{language}\n(.*?)```", chapter, re.DOTALL)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The package without what the server and the client bring, with the card changed as the page says."""
    shutil.copytree(SOURCES, tmp_path / "orrery", ignore=shutil.ignore_patterns("server", "__pycache__"))
    cards = tmp_path / "orrery" / "games" / "on_mars" / "data" / "blueprints.toml"
    (effect,) = blocks("toml")
    before = cards.read_text(encoding="utf-8")
    after = re.sub(rf'(id = "{CARD}".*?\n)effect = [^\n]*\n', rf"\g<1>{effect}", before, count=1, flags=re.DOTALL)
    assert after != before
    cards.write_text(after, encoding="utf-8")
    return tmp_path


def run(copied: Path, code: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join((str(copied), str(ROOT / "tests")))
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([sys.executable, "-c", code], env=environment, cwd=copied, capture_output=True, text=True)


def test_the_worked_example_plays(copied: Path) -> None:
    module, its_test = blocks("python")
    missing = run(copied, its_test)
    assert "bp_mineral_mine: inspect_bots is no action" in missing.stderr  # the word alone does nothing
    (copied / "orrery" / "games" / "on_mars" / "operations" / "inspect_bots.py").write_text(module, encoding="utf-8")
    done = run(copied, its_test)
    assert done.returncode == 0, done.stderr

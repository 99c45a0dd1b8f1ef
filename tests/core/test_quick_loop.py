"""`make check` runs what it says: fast tests of folders that are there, without what is called slow."""

from __future__ import annotations

import re
from pathlib import Path

from conftest import SLOW

TESTS = Path(__file__).parents[1]


def test_what_is_called_slow_is_there() -> None:
    for name in SLOW:
        folder, _, last = name.rpartition(".test_")
        module = TESTS / f"{name.replace('.', '/')}.py"
        if not module.is_file():  # a single test
            module = TESTS / f"{folder.replace('.', '/')}.py"
            assert f"\ndef test_{last}(" in module.read_text(encoding="utf-8"), name


def test_the_folders_of_the_quick_loop_are_there() -> None:
    makefile = (TESTS.parent / "Makefile").read_text(encoding="utf-8")
    found = re.search(r"^FAST := (.*?)  #", makefile, re.MULTILINE)
    assert found is not None
    folders = found[1].split()
    assert "tests/core" in folders
    for folder in folders:
        assert list((TESTS.parent / folder).rglob("test_*.py")), folder

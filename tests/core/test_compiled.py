"""Which build of the engine runs, and when a compiled one is taken."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from orrery.core.compiled import FOLDER_SETTING, MANIFEST, SETTING, SUFFIX, is_fresh, source_of, sources


def manifest(folder: Path, **changed: object) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / MANIFEST).write_text(json.dumps({"for": SUFFIX, "files": sources(), **changed}), encoding="utf-8")
    return folder


def test_what_was_made_from_these_files_is_fresh(tmp_path: Path) -> None:
    assert is_fresh(manifest(tmp_path))


@pytest.mark.parametrize(
    "changed",
    [
        {"files": {**sources(), "core/rng.py": "another"}},
        {"files": {**sources(), "games/pandorum/data/events.toml": "another"}},
        {"files": {**sources(), "games/planet_unknown/actions.py": "another"}},
        {"files": {**sources(), "core/gone.py": "0" * 64}},
        {"files": {name: found for name, found in sources().items() if name != "core/rng.py"}},
        {"files": {}},
        {"for": ".another-python.so"},
        {"files": 7},
        {"for": None},
    ],
)
def test_what_was_made_from_others_is_not(tmp_path: Path, changed: dict[str, object]) -> None:
    assert not is_fresh(manifest(tmp_path, **changed))


@pytest.mark.parametrize("text", ["", "{", "[]", '{"for": 1}', "null"])
def test_a_folder_without_a_list_of_its_sources_is_not_fresh(tmp_path: Path, text: str) -> None:
    assert not is_fresh(tmp_path)
    (tmp_path / MANIFEST).write_text(text, encoding="utf-8")
    assert not is_fresh(tmp_path)


def asked(build: str, folder: Path) -> subprocess.CompletedProcess[str]:
    script = "import orrery; from orrery.core.compiled import running; print(running())"
    environment = {**os.environ, SETTING: build, FOLDER_SETTING: str(folder)}
    return subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("build", ["", "pure"])
def test_without_a_compiled_engine_python_serves(tmp_path: Path, build: str) -> None:
    assert asked(build, tmp_path).stdout.split() == ["pure"]


@pytest.mark.parametrize(("build", "told"), [("compiled", "make fast"), ("quick", "may be 'pure' or 'compiled'")])
def test_a_build_that_is_not_there_is_refused_with_a_sentence(tmp_path: Path, build: str, told: str) -> None:
    found = asked(build, tmp_path)
    assert found.returncode != 0
    assert told in found.stderr


def test_sources_are_found_by_the_name_of_the_module() -> None:
    for module in ("orrery.core.rng", "orrery.games.planet_5r", "orrery.games.on_mars.operations"):
        assert source_of(module).is_file(), module

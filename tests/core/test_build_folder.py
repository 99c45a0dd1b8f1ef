"""`tools/compiling` deletes what builds have left, and nothing else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "tools" / "compiling"))

from build_folder import MARKER, NotABuild, emptied

from orrery.core.compiled import MANIFEST

TOOLS = Path(__file__).parents[2] / "tools" / "compiling"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_new_folder_is_made_and_an_empty_one_taken(tmp_path: Path) -> None:
    for folder in (tmp_path / "new" / "one", tmp_path / "empty"):
        folder.parent.mkdir(exist_ok=True)
        if folder.name == "empty":
            folder.mkdir()
        emptied(folder)
        assert names(folder) == [MARKER]


@pytest.mark.parametrize("left", [MARKER, MANIFEST])
def test_a_build_is_deleted_finished_or_not(left: str, tmp_path: Path) -> None:
    (tmp_path / "work" / "orrery").mkdir(parents=True)
    (tmp_path / left).write_text("{}")
    emptied(tmp_path)
    assert names(tmp_path) == [MARKER]


def test_what_no_build_has_made_stays(tmp_path: Path) -> None:
    kept = tmp_path / "thesis.tex"
    kept.write_text("years of work")
    with pytest.raises(NotABuild, match="no folder of a build"):
        emptied(tmp_path)
    with pytest.raises(NotABuild):
        emptied(kept)
    assert kept.read_text() == "years of work"


def test_the_command_says_so_in_a_line(tmp_path: Path) -> None:
    kept = tmp_path / "thesis.tex"
    kept.write_text("years of work")
    command = [sys.executable, str(TOOLS / "compile_engine.py"), "--only", "planet_5r", "--into", str(tmp_path)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stderr.splitlines()[-1].endswith("name an empty or a new one")
    assert names(tmp_path) == ["thesis.tex"]

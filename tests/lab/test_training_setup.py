"""`make lab-train` has an environment of its own, which is there as a whole or made again."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def planned(stamps: Path) -> str:
    """What `make lab-train` would do."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    asked = ["make", "--dry-run", "lab-train", f"STAMPS={stamps}"]
    return subprocess.run(asked, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout


def test_an_installation_that_was_broken_off_is_done_again(tmp_path: Path) -> None:
    (tmp_path / "train" / "bin").mkdir(parents=True)
    assert "sb3-contrib" in planned(tmp_path)
    (tmp_path / "train" / "ready").touch()
    assert "sb3-contrib" not in planned(tmp_path)
    assert "train_planet_5r.py" in planned(tmp_path)

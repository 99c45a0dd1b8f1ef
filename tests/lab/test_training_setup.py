"""What the documents teach with: the environment of `make lab-train`, and the first policy."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from orrery.arena import Series, contestants, run
from orrery.lab.executors import executor

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


def test_the_first_policy_of_the_documents_learns_and_plays(tmp_path: Path) -> None:
    weights = tmp_path / "first-policy.npy"
    learning = [sys.executable, "examples/first_policy.py", "--games", "4", "--out", str(weights)]
    subprocess.run(learning, cwd=ROOT, check=True, capture_output=True)
    assert np.load(weights).any()
    policy = f"{ROOT / 'examples' / 'first_policy.py'}:Policy:weights={weights}"
    series = Series("planet_5r", (), contestants(f"{policy},random,random"), games=3, seed=1)
    with executor("here") as place:
        results = run(series, place)
    assert [result.faults for result in results] == [(None, None, None)] * 3
    assert all(result.choices[0] > 0 for result in results)

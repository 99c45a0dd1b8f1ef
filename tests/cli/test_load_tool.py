"""`make load` in small: it measures, says so, and ends by itself."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "load"
SMALL = ["--tables", "3", "--rate", "30", "--seconds", "1.5", "--sleeping", "20"]


def test_a_small_measurement() -> None:
    ran = subprocess.run([sys.executable, str(TOOL), *SMALL], capture_output=True, text=True, timeout=120, check=False)
    assert ran.returncode == 0, ran.stderr
    moves = re.search(r"^moves +(\d+) in", ran.stdout, re.M)
    assert moves is not None, ran.stdout
    assert int(moves[1]) > 10
    for line in (
        "send to all told p50",
        "kB per table with its 3 sockets",
        "refused or stale 0",
        "waking           p50",
    ):
        assert line in ran.stdout
    assert "nan" not in ran.stdout


def test_its_size_is_bounded() -> None:
    asked = [sys.executable, str(TOOL), "--tables", "2001"]
    ran = subprocess.run(asked, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 2
    assert "tables up to 2000" in ran.stderr

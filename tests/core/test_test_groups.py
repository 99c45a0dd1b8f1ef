"""Tests that share what they have made run in one worker, whatever the versions of pytest and its plugins."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from conftest import group_of

TESTS = Path(__file__).parents[1]
SAMPLE = """
import os, pathlib, pytest

@pytest.mark.parametrize("n", range(8))
def test_it(n):
    with pathlib.Path(__file__).with_suffix(".workers").open("a") as told:
        print(os.environ["PYTEST_XDIST_WORKER"], file=told)
"""


def test_modules_are_groups_and_so_are_tables_of_the_battery() -> None:
    assert group_of("tests/core/test_rng.py::test_known_values") == "tests/core/test_rng.py"
    assert group_of("tests/core/test_rng.py::test_known_values[a-b]") == "tests/core/test_rng.py"
    assert group_of("tests/battery/test_battery_steps.py::test_it[pandorum-3]") == "pandorum-3"
    assert group_of("tests/battery/test_battery_steps.py::test_it") == "tests/battery/test_battery_steps.py"


def test_a_group_is_given_to_one_worker(tmp_path: Path) -> None:
    names = ("test_one", "test_two")
    for name in names:
        (tmp_path / f"{name}.py").write_text(SAMPLE)
    plugins = ("-p", "conftest", "-p", "no:schemathesis", "-p", "no:cacheprovider", "-p", "no:randomly")
    command = [sys.executable, "-m", "pytest", "-c", os.devnull, "--rootdir", str(tmp_path), *plugins]
    how = ["-n", "2", "--dist", "loadgroup", "--no-loadscope-reorder", str(tmp_path)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment["PYTHONPATH"] = str(TESTS)
    done = subprocess.run([*command, *how], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    workers = [(tmp_path / f"{name}.workers").read_text().split() for name in names]
    assert [len(told) for told in workers] == [8, 8]
    assert [len(set(told)) for told in workers] == [1, 1]

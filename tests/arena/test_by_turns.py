"""`tools/by_turns.py`: its arithmetic without a clock, and one engine beside itself."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import by_turns
from by_turns import Failed, Pace, Ratio, arguments, first_core, in_turn, line, ratio, repeated

TOOL = Path(__file__).parents[2] / "tools" / "by_turns.py"


def test_each_goes_first_in_every_other_round() -> None:
    assert in_turn(3) == [("before", "now"), ("now", "before"), ("before", "now")]


def test_the_ratios_of_rounds_count_not_the_ratio_of_middles() -> None:
    # The machine slows down to a tenth; in each round the new engine is faster by the same.
    assert ratio([100.0, 50.0, 10.0], [110.0, 55.0, 11.0]) == pytest.approx(Ratio(1.1, 1.1, 1.1))
    assert ratio([10.0, 10.0, 10.0], [8.0, 15.0, 11.0]) == Ratio(1.1, 0.8, 1.5)
    with pytest.raises(ValueError, match="shorter"):
        ratio([1.0, 2.0], [1.0])


def test_a_line_says_whether_both_have_played_the_same_games() -> None:
    before, now = [Pace(100.0, 10.0, 80.0)] * 3, [Pace(90.0, 20.0, 80.0)] * 3
    told = line("ludo", before, now)
    assert "0.90 (0.90-0.90)" in told
    assert "2.00 (2.00-2.00)" in told
    assert "rules have changed" not in told
    assert "rules have changed" in line("ludo", before, [Pace(90.0, 20.0, 81.0)] * 3)


def test_pace_is_what_was_made_over_the_time_it_took(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(100))
    monkeypatch.setattr(by_turns, "process_time", lambda: float(next(ticks)))
    assert repeated(lambda: [1, 2, 3], 4.0) == 9 / 4


def test_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    asked = arguments(["v1"])
    assert (asked.before, asked.now, len(asked.games), asked.json) == ("v1", "HEAD", 4, None)
    for wrong in (["v1", "--rounds", "0"], ["v1", "--seconds", "0"], []):
        with pytest.raises(SystemExit):
            arguments(wrong)
    assert "at least one round" in capsys.readouterr().err


def test_a_commit_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="no commit no-such-commit"):
        by_turns.unpack("no-such-commit", tmp_path / "before")


def test_an_engine_is_measured_in_a_process_of_its_own_and_no_other_is_taken_for_it(tmp_path: Path) -> None:
    pace = by_turns.measured(TOOL.parents[1], "planet_5r", 3, 0.01, first_core())
    assert min(pace) > 0
    with pytest.raises(Failed, match=r"another engine was found|No module"):
        by_turns.measured(tmp_path, "planet_5r", 3, 0.01, first_core())
    with pytest.raises(Failed, match="UnknownGame"):
        by_turns.measured(TOOL.parents[1], "ludo", 3, 0.01, first_core())


def test_the_measuring_process_says_which_engine_it_has_found() -> None:
    command = [sys.executable, str(TOOL), "--measure", "planet_5r", "3", "0.01", str(first_core())]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert Path(told["engine"]).parent.name == "orrery"
    assert len(told["pace"]) == len(Pace._fields)

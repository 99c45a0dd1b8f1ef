"""Looking for settings: the same search wherever it is done and however often it is broken off, honest figures."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from typing import Any

import pytest

from orrery.arena import Contestant, Here, Processes, contestant, contestants
from orrery.arena.contestants import BadSetting
from orrery.cli.main import run
from orrery.lab.lab_errors import LabError
from orrery.lab.tuning.knob_ranges import Knob, knobs
from orrery.lab.tuning.paired import paired, student95
from orrery.lab.tuning.settings_search import COMPLETE, PRUNED, TRIALS, TuningPlan, tune
from orrery.lab.tuning.tuning_words import report_json, report_text, write_report

PLAN = TuningPlan(
    game="planet_5r",
    options=(),
    bot=contestant("greedy:samples=1"),
    knobs=(Knob("noise", 0.0, 20.0, False),),
    opponents=contestants("random,random"),
    games=27,
    trials=5,
    seed=2,
)


def test_ranges_are_read_with_the_limits_of_the_bot() -> None:
    assert knobs("greedy", "samples=2..24, noise=0..3") == (
        Knob("samples", 2, 24, True),
        Knob("noise", 0.0, 3.0, False),
    )
    for wrong in ("samples=2", "samples=9..2", "samples=2..2", "samples=1..2,samples=2..3"):
        with pytest.raises(LabError) as refused:
            knobs("greedy", wrong)
        assert refused.value.code == "bad_range"
    for wrong in ("speed=1..2", "samples=0..4", "samples=1..x", "noise=0..inf", "=1..2"):
        with pytest.raises(BadSetting):
            knobs("greedy", wrong)


def test_values_can_be_written_as_they_are() -> None:
    knob = Knob("noise", 0.0, 3.0, False)
    assert knob.step == 0.01
    assert knob.value(0.1 + 0.2) == 0.3
    assert Knob("samples", 2, 24, True).step == 1


def test_trials_are_looked_at_after_whole_deals() -> None:
    assert PLAN.looks() == [3, 9, 27]
    assert PLAN._replace(games=180).looks() == [18, 60, 180]
    assert all(look % 3 == 0 for look in PLAN._replace(games=300).looks())


def test_a_search_goes_on_as_if_it_had_not_been_interrupted(tmp_path: Path) -> None:
    whole = tune(PLAN, Here())
    assert [trial.n for trial in whole.trials] == list(range(5))
    assert {trial.state for trial in whole.trials} == {COMPLETE, PRUNED}
    assert all((trial.games < 27) == (trial.state == PRUNED) for trial in whole.trials)
    with Processes(2) as processes:
        tune(PLAN._replace(trials=2), processes, tmp_path)
        file = tmp_path / TRIALS
        file.write_text(file.read_text(encoding="utf-8") + '{"n": 2, "sett', encoding="utf-8")  # cut off in the middle
        heard: list[int] = []
        again = tune(PLAN, processes, tmp_path, lambda trials, games: heard.append(trials))
    assert heard == [3, 4, 5]
    assert again == whole
    assert len(file.read_text(encoding="utf-8").splitlines()) == 6
    with pytest.raises(LabError) as refused:
        tune(PLAN._replace(seed=3), Here(), tmp_path)
    assert refused.value.code == "other_search"
    write_report(PLAN, whole, tmp_path, "ru")
    assert json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))["best"]["bot"] == whole.bot.label
    assert whole.bot.label in (tmp_path / "report.md").read_text(encoding="utf-8")
    assert report_json(PLAN, whole)["unseen"]["verdict"] == whole.unseen.verdict
    for lang in ("en", "ru"):
        assert f"{100 * whole.unseen.share:.1f}" in report_text(PLAN, whole, lang)


def test_a_bot_whose_file_was_changed_is_another_bot(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Mine:\n    def choose(self, view, decision):\n        return 0\n", encoding="utf-8")
    plan = PLAN._replace(opponents=(Contestant("Mine", source=str(file)), *PLAN.opponents[1:]), trials=1)
    (tmp_path / TRIALS).write_text(json.dumps(plan.to_json(), ensure_ascii=False) + "\n", encoding="utf-8")
    file.write_text(file.read_text(encoding="utf-8").replace("0", "-1"), encoding="utf-8")
    with pytest.raises(LabError) as refused:
        tune(plan, Here(), tmp_path)
    assert refused.value.code == "other_search"


SOUND = {"n": 0, "settings": {"noise": 3.5}, "shares": [0.5], "games": 3, "state": PRUNED, "notes": {}}
WRONG: list[dict[str, object]] = [
    {"n": 1},
    {"settings": {"speed": 1}},
    {"settings": {"noise": 21}},
    {"settings": {"noise": "x"}},
    {"settings": None},
    {"shares": []},
    {"shares": [2]},
    {"games": 4},
    {"state": "lost"},
    {"state": COMPLETE},
    {"notes": []},
    {"more": 1},
]


@pytest.mark.parametrize("line", ["", "[]", "{}", "{" * 9, *(json.dumps({**SOUND, **wrong}) for wrong in WRONG)])
def test_a_line_that_is_no_trial_is_refused_and_nothing_is_changed(tmp_path: Path, line: str) -> None:
    file = tmp_path / TRIALS
    text = f"{json.dumps(PLAN.to_json(), ensure_ascii=False)}\n{line}\n" + '{"n": 1, "sett'
    file.write_text(text, encoding="utf-8")
    with pytest.raises(LabError) as refused:
        tune(PLAN, Here(), tmp_path)
    assert (refused.value.code, refused.value.params["line"]) == ("broken_search", 2)
    assert refused.value.text("en") != refused.value.text("ru")
    assert file.read_text(encoding="utf-8") == text


def test_an_empty_journal_is_refused(tmp_path: Path) -> None:
    (tmp_path / TRIALS).touch()
    with pytest.raises(LabError) as refused:
        tune(PLAN, Here(), tmp_path)
    assert refused.value.code == "broken_search"


def test_a_disk_that_fills_up_during_a_search_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened = Path.open

    def full(path: Path, mode: str = "r", *rest: Any, **more: Any) -> Any:
        if mode == "a":
            raise OSError(errno.ENOSPC, "No space left on device")
        return opened(path, mode, *rest, **more)

    monkeypatch.setattr(Path, "open", full)
    with pytest.raises(LabError) as refused:
        tune(PLAN, Here(), tmp_path / "full")
    assert refused.value.code == "cannot_write"


def test_the_bots_own_settings_are_tried_first() -> None:
    plan = PLAN._replace(knobs=knobs("greedy", "noise=0..3"), games=6, trials=1)
    assert tune(plan, Here()).trials[0].settings == {"noise": 0.0}


def test_the_best_is_played_on_deals_the_search_has_not_seen() -> None:
    from orrery.lab.tuning.settings_search import UNSEEN

    searched, unseen = PLAN.series(PLAN.bot), PLAN.series(PLAN.bot, UNSEEN)
    assert searched.seed != unseen.seed
    assert searched._replace(seed=0) == unseen._replace(seed=0)


def test_a_difference_is_counted_by_deals() -> None:
    found = paired([1, 0, 1, 1, 0, 0, 1, 1], [0, 0, 1, 0, 0, 1, 0, 0], players=2)
    assert found.games == 8
    assert found.share == 5 / 8
    assert found.other == 2 / 8
    assert found.gain == pytest.approx(3 / 8)
    spread = ((0.5 - 3 / 8) ** 2 * 2 + (-0.5 - 3 / 8) ** 2 + (1 - 3 / 8) ** 2) / 3  # of 0.5, 0.5, -0.5, 1
    assert found.gain_high - found.gain == pytest.approx(student95(3) * (spread / 4) ** 0.5)
    assert found.verdict == "unclear"
    assert paired([1] * 12, [0] * 12, 2).verdict == "better"
    assert paired([0] * 12, [1] * 12, 2).verdict == "worse"
    assert paired([1] * 10, [0] * 10, 2).verdict == "unclear"  # five deals say nothing, even if all say the same


def test_the_points_of_student() -> None:
    assert student95(3) == pytest.approx(3.182, abs=0.03)
    assert student95(10) == pytest.approx(2.228, abs=0.001)
    assert student95(100_000) == pytest.approx(1.96, abs=0.001)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["tune", "planet_5r", "--bot", "greedy", "--settings", "samples=1..2", "--against", "random"]
    argv += ["--players", "3", "--games", "7", "--trials", "2", "--on", "here", "--out", str(tmp_path / "out")]
    assert run([*argv, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["plan"]["games"] == 6  # whole deals
    assert told["plan"]["against"] == ["random", "random"]
    assert run([*argv, "--lang", "ru"]) == 0
    assert "Лучшее в поиске" in capsys.readouterr().out
    assert run([*argv[:8], "--players", "9"]) == 2
    assert run([*argv[:8], "--games", "5"]) == 2
    assert "two deals" in capsys.readouterr().err

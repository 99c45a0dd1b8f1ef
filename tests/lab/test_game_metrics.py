"""Statistics of a game: each figure against values worked out by hand, then real games."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import e, log
from pathlib import Path

import pytest

import orrery
from orrery.arena import contestant
from orrery.lab import statistics, walk
from orrery.lab.game_statistics.game_metrics import branching, figure, margin, measure_games, story, widths
from orrery.lab.game_statistics.game_trace import (
    Asked,
    GameTrace,
    Hidden,
    entropy,
    leaves,
    places,
    trace,
    unknown,
    without_streams,
)
from orrery.lab.game_statistics.own_metrics import own_metric
from orrery.lab.game_statistics.self_play import ObservedGame, SelfPlay, observe_game
from orrery.lab.game_statistics.win_chances import Temperature, chances, fitted, lowest, surprise
from orrery.lab.lab_errors import LabError

PLAIN = Temperature(0.0, 0.0)


def told(
    evaluations: Sequence[tuple[float, ...]], winners: tuple[int, ...], scores: tuple[int, ...] = (3, 2)
) -> GameTrace:
    asked = (Asked(0, "bid", 4), Asked(1, "bid", 1), Asked(0, "take", 2), Asked(1, "take", 1))
    return GameTrace(asked, tuple(evaluations), (Hidden(0.25, 2.0),), scores, winners, None, True)


def test_branching() -> None:
    found = branching("bid", [1, 1, 2, 8])
    assert (found.decisions, found.mean, found.median, found.most, found.forced) == (4, 3.0, 1.5, 8, 0.5)
    assert branching("", []).mean == 0


def test_entropy_and_what_can_not_be_known() -> None:
    assert entropy([1, 1]) == 1
    assert entropy([2, 1, 1]) == 1.5
    assert entropy([5]) == 0
    deals = [leaves({"deck": [1, 2], "round": 3}), leaves({"deck": [2, 1], "round": 3})]
    assert deals[0] == {("deck", 0): 1, ("deck", 1): 2, ("round",): 3}
    assert unknown(deals) == Hidden(2 / 3, 2.0)
    assert unknown([deals[0]] * 4) == Hidden(0.0, 0.0)
    assert unknown([leaves([1]), leaves([1, 2])]).share == 0.5, "what is not always there is not known"
    assert without_streams({"keys": [1], "counters": [2], "water": 3}) == {"water": 3}


def test_moments_lie_evenly() -> None:
    assert list(places(80, 40)) == list(range(0, 80, 2))
    assert sum(places(7, 40).values()) == 40
    assert places(0, 40) == {}


def test_chances() -> None:
    assert chances([0.0, 0.0], 1.0) == [0.5, 0.5]
    assert chances([1.0, 0.0], 1.0) == pytest.approx([e / (1 + e), 1 / (1 + e)])
    assert chances([1000.0, -1000.0], 1.0)[0] == 1.0
    assert surprise([([(0.0, 0.0)], (0,))], PLAIN) == pytest.approx(log(2))
    assert lowest(lambda x: (x - 2) ** 2, -3, 7, 40) == pytest.approx(2, abs=1e-4)


def test_the_temperature_is_found_again() -> None:
    """Where evaluations differ by 2 and three of four are right, odds of 3 : 1 mean T = 2 / ln 3."""
    games = [([(2.0, 0.0)] * 4, (0,))] * 3 + [([(2.0, 0.0)] * 4, (1,))]
    found = fitted(games)
    assert found.at(0.0) == pytest.approx(2 / log(3), rel=0.1)
    assert surprise(games, found) == pytest.approx(surprise(games, Temperature(log(2 / log(3)), 0.0)), rel=0.001)


def test_the_story_of_a_game() -> None:
    """Seat 1 wins; seat 0 leads at the 2nd and 3rd of five moments by e : 1."""
    ahead, behind, level = (1.0, 0.0), (0.0, 1.0), (0.0, 0.0)
    found = story(told([level, ahead, ahead, behind, behind], (1,)), PLAIN)
    lead = (e - 1) / (e + 1)
    assert found.lead_changes == 1, "among equals the first is the favourite"
    assert found.drama == pytest.approx(2 * lead / 5)
    assert found.settled == pytest.approx(2 / 4)
    assert found.lowest == pytest.approx(1 / (1 + e))
    easy = story(told([behind] * 5, (1,)), PLAIN)
    assert (easy.lead_changes, easy.drama, easy.settled) == (0, 0, 0)


def test_means_and_their_intervals() -> None:
    found = figure([2.0] * 10)
    assert found == (2.0, 2.0, 2.0, 2.0, 2.0)
    spread = figure([float(n % 2) for n in range(400)])
    assert spread.mean == 0.5
    assert spread.low == pytest.approx(0.5 - 1.96 * 0.025, abs=0.01)
    assert spread.high == pytest.approx(0.5 + 1.96 * 0.025, abs=0.01)
    assert margin((4, 9, 7)) == 2.0
    assert widths([told([], ())])[0] == 4


def test_figures_of_made_up_games() -> None:
    plan = SelfPlay("planet_5r", 2, (contestant("random"),) * 2)
    level = [(0.0, 0.0)] * 5
    games = [
        ObservedGame(0, told(level, (0,)), {"rows": 2.0}, 0),
        ObservedGame(1, told(level, (0, 1)), {"rows": 4.0}, 0),
    ]
    broken = ObservedGame(2, told(level, ())._replace(over=False), {}, 1)
    found = measure_games(plan, [broken, *games])
    assert (found.games, found.broken) == (2, 1)
    assert found.branching.mean == 2.0
    assert [each.kind for each in found.by_kind] == ["bid", "take"]
    assert found.figures["forced"].mean == 0.5
    assert found.figures["hidden_share"].mean == 0.25
    assert found.figures["decisive"].mean == 0.5
    assert found.figures["margin"].mean == 1.0
    assert [seat.wins for seat in found.seats] == [1.5, 0.5]
    assert found.seats[0].ahead.mean == 0.5
    assert found.own["rows"].mean == 3.0
    assert found.to_json()["own"]["rows"]["max"] == 4.0


def test_a_walk_goes_through_every_decision() -> None:
    m = orrery.play_out(orrery.game("planet_5r").new(3, seed=4), ["random"] * 3, seed=2)
    steps = [(each.n, each.decision.seat, each.action) for each in walk(m)]
    assert [(seat, action) for _, seat, action in steps] == m.actions
    assert all(each.action in each.decision.actions for each in walk(m))
    found = trace(m)
    assert len(found.asked) == len(m.actions)
    assert len(found.evaluations) == 40
    assert found.winners == m.winners
    assert 0 < found.hidden[0].share < 0.5


def test_statistics_of_a_real_game_are_the_same_everywhere() -> None:
    here = statistics("planet_5r", ["random"], players=3, games=4, on="here")
    there = statistics("planet_5r", ["random"], players=3, games=4, on="processes", workers=2)
    assert here == there
    assert here.games == 4
    assert sum(seat.wins for seat in here.seats) == pytest.approx(4)
    assert {each.kind for each in here.by_kind} == {"choose_card", "bid", "take_technology"}
    other = statistics("planet_5r", ["random"], players=3, games=4, on="here", seed=1)
    assert other.lengths != here.lengths


def test_different_bots_take_turns_on_the_seats() -> None:
    plan = SelfPlay("planet_5r", 3, tuple(map(contestant, ("random", "random", "greedy:samples=1"))))
    assert plan.rotated
    assert not SelfPlay("planet_5r", 3, (contestant("random"),) * 3).rotated
    assert observe_game(plan, 0).n == 0


def test_alone_there_is_no_drama() -> None:
    found = statistics("planet_unknown", ["random"], players=1, games=1, on="here")
    assert found.seats == ()
    assert "drama" not in found.figures
    assert found.figures["decisions"].mean > 20


def test_metrics_of_one_s_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "def actions(match):\n    return len(match.actions)\n"
        "def both(match):\n    return {'best': max(s.total for s in match.scores()), 'seats': match.players}\n"
        "def words(match):\n    return 'many'\n"
        "def broken(match):\n    raise ValueError('no such row')\n"
        "number = 3\n",
        encoding="utf-8",
    )
    found = statistics(
        "planet_5r", ["random"], players=3, games=2, on="here", metrics=[f"{file}:actions", f"{file}:both"]
    )
    assert found.own["actions"].mean == found.figures["decisions"].mean
    assert found.own["both.seats"].mean == 3
    refused = {
        f"{file}:number": "no_metric",
        f"{file}:nothing": "no_metric",
        f"{file}": "bad_metric",
        f"{file}:no-name": "bad_metric",
        f"{tmp_path / 'other.py'}:f": "no_metric_file",
    }
    for text, code in refused.items():
        with pytest.raises(LabError) as bad:
            own_metric(text)
        assert bad.value.code == code, text
        assert bad.value.text("en") != bad.value.text("ru")
    m = orrery.play_out(orrery.game("planet_5r").new(3, seed=4), ["random"] * 3, seed=2)
    for name, code in (("words", "metric_no_number"), ("broken", "metric_failed")):
        with pytest.raises(LabError) as failed:
            own_metric(f"{file}:{name}").measure(m)
        assert failed.value.code == code
    assert "line 8: ValueError" in failed.value.text("en")
    for name, text in (("bad", "import nothing_of_that_name\n"), ("ends", "raise SystemExit(3)\n")):
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
        with pytest.raises(LabError) as spoiled:
            own_metric(f"{tmp_path / name}.py:f")
        assert spoiled.value.code == "metric_file_failed"


def test_the_metrics_of_the_documents(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "lab" / "statistics.md").read_text(encoding="utf-8")
    (source,) = [block for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "# my_metric.py" in block]
    file = tmp_path / "my_metric.py"
    file.write_text(source, encoding="utf-8")
    metrics = [f"{file}:longest_row", f"{file}:bids"]
    found = statistics("planet_5r", ["random"], players=3, games=2, on="here", metrics=metrics)
    assert list(found.own) == ["longest_row", "bids.number", "bids.highest"]
    kinds = {each.kind: each.decisions for each in found.by_kind}
    assert found.own["bids.number"].mean == kinds["bid"] / 2
    assert found.own["longest_row"].least >= 1


def test_bots_must_fit_the_seats() -> None:
    with pytest.raises(LabError) as wrong:
        statistics("planet_5r", ["random", "greedy"], players=3, games=1, on="here")
    assert wrong.value.text("en") == "2 bots are named for 3 seats. Name one for all seats, or one for each."

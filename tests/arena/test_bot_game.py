"""One game between bots: its record, and what a late, broken or illegal answer costs."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

import orrery
from orrery.arena import Contestant, Here, Series, contestants, play_bots, play_deal, play_game, run, summary
from orrery.arena.bot_game import BotFailure
from orrery.bots import Bot, bot

Json = Any


class After:
    """Plays at random so many times, then does something else."""

    name = "after"

    def __init__(self, times: int, then: Any) -> None:
        self.left, self.then, self.random = times, then, bot("random", seed=3)

    def choose(self, view: dict[str, Json], decision: orrery.Decision) -> Any:
        self.left -= 1
        return self.random.choose(view, decision) if self.left >= 0 else self.then()


def fails() -> None:
    raise ValueError("no idea")


def leaves() -> None:
    raise SystemExit(3)


def vanishes() -> None:
    raise BotFailure("gone", "exit 1")


def three(first: Any) -> list[Bot]:
    return [first, bot("random", seed=1), bot("random", seed=2)]


def test_a_game_has_its_record_and_its_figures() -> None:
    played = play_bots("planet_5r", 3, {"die": "123456"}, 7, three(bot("greedy", seed=5, samples=1)))
    assert played.over
    assert played.faults == ()
    assert sum(played.shares) == pytest.approx(1)
    m = orrery.replay(played.record())
    assert m.over
    assert m.winners == played.winners
    assert tuple(sheet.total for sheet in m.scores()) == played.scores
    assert all(n > 0 for n in played.choices)
    assert all(s > 0 for s in played.seconds)
    assert m.record()["options"]["die"] == "123456"


@pytest.mark.parametrize(
    ("then", "why", "detail"),
    [
        (fails, "crashed", "ValueError: no idea"),
        (leaves, "crashed", "SystemExit: 3"),
        (vanishes, "gone", "exit 1"),
        (lambda: ["bid", 999], "illegal", "['bid', 999]"),
        (lambda: None, "illegal", "None"),
        (lambda: 10_000, "illegal", "10000"),
    ],
)
def test_a_fault_ends_the_game_and_the_others_share_the_win(then: Any, why: str, detail: str) -> None:
    played = play_bots("planet_5r", 3, None, 7, three(After(4, then)), labels=["mine", "b", "c"])
    (fault,) = played.faults
    assert (fault.seat, fault.bot, fault.why, fault.detail) == (0, "mine", why, detail)
    assert fault.action == len(played.actions)
    assert not played.over
    assert played.shares == (0.0, 0.5, 0.5)
    assert played.winners == (1, 2)
    m = orrery.replay(played.record())
    asked = m.decision(0)
    assert asked is not None
    assert asked.kind == fault.question
    assert "mine" in fault.text("en")
    assert "mine" in fault.text("ru")
    assert fault.text("en") != fault.text("ru")


def test_a_late_answer_is_a_fault_of_its_bot_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()
    monkeypatch.setattr("time.perf_counter", lambda: float(next(clock)))
    assert not play_bots("planet_5r", 3, None, 7, three(bot("random")), limit=1.0).faults  # each takes just one tick
    (fault,) = play_bots("planet_5r", 3, None, 7, three(After(2, lambda: next(clock) and 0)), limit=1.5).faults
    assert (fault.seat, fault.why, fault.detail) == (0, "late", "2.000 s")


def test_a_solo_game_with_a_fault_is_won_by_nobody() -> None:
    played = play_bots("planet_unknown", 1, None, 7, [After(2, fails)])
    assert played.winners == ()
    assert played.shares == (0.0,)


def test_text_forms_and_numbers_are_answers() -> None:
    class Writes:
        name = "writes"

        def choose(self, view: dict[str, Json], decision: orrery.Decision) -> Any:
            return decision.to_json()["actions"][0] if decision.kind == "choose_card" else 0

    assert play_bots("planet_5r", 3, None, 7, three(Writes())).over


class Faulty(Contestant):
    """A contestant whose bot fails in the middle of every game."""

    def make(self, seed: int, limit: float | None = None) -> Bot:
        return After(5, fails)


def test_a_fault_costs_its_game_and_never_the_series() -> None:
    one, two = contestants("random,random")
    series = Series("planet_5r", (), (Faulty("random"), one, two), 6, seed=1)
    results = run(series, Here())
    assert [result.shares for result in results] == [(0.0, 0.5, 0.5)] * 6
    assert {result.faults[0].seat for result in results if result.faults[0]} == {0, 1, 2}  # it sits everywhere in turn
    found = summary(series, results)
    assert [standing.faults for standing in found.standings] == [6, 0, 0]
    assert [standing.score for standing in found.standings] == [0, 0, 0]  # no game has a final score
    told = found.to_json()
    assert [bot["faults"] for bot in told["bots"]] == [6, 0, 0]
    assert told["faults"][0]["why"] == "crashed"


def test_a_game_of_a_series_can_be_had_with_its_actions() -> None:
    series = Series("planet_5r", (), contestants("greedy:samples=1,random,random"), 6, seed=4)
    played, result = play_deal(series, 4), play_game(series, 4)
    assert series.seats(4) == (1, 2, 0)
    assert tuple(played.scores[seat] for seat in series.seats(4)) == result.scores
    assert played.record()["actions"]

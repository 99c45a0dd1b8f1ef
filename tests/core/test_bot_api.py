"""What writers of bots build on: answers that are checked, sampled states that can be stepped, matches that travel."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

import orrery
from orrery.core.state_codec import to_plain

Json = Any


class Says:
    """Gives the same answer to everything."""

    name = "says"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: dict[str, Json], decision: orrery.Decision) -> Any:
        return self.answer(decision) if callable(self.answer) else self.answer


@pytest.mark.parametrize("answer", [None, "play", 999, -1, True, ["bid", 3], ["fly"], [], (0,), {"a": 1}, 1.0])
def test_an_answer_that_is_no_action_is_a_clear_error(answer: Any) -> None:
    m = orrery.game("planet_5r").new(3, 7)
    before = m.to_json()
    with pytest.raises(orrery.BadAnswer) as bad:
        orrery.play_out(m, ["random", Says(answer), "random"], seed=1)
    assert (bad.value.params["bot"], bad.value.params["seat"]) == ("says", 1)
    assert bad.value.params["question"] == "choose_card"
    assert "says" in bad.value.text("en")
    assert "says" in bad.value.text("ru")
    assert m.to_json() == before


def test_actions_text_forms_and_numbers_are_the_same_answer() -> None:
    forms = (lambda d: d.actions[-1], lambda d: d.to_json()["actions"][-1], lambda d: len(d.actions) - 1)
    games = [orrery.play_out(orrery.game("planet_5r").new(3, 7), [Says(form)] * 3) for form in forms]
    assert games[0].over
    assert games[0] == games[1] == games[2]


@pytest.mark.parametrize("game_id", orrery.games())
def test_a_sampled_state_is_stepped_by_the_game(game_id: str) -> None:
    game = orrery.game(game_id)
    m = game.new(max(game.players.start, 2), 7)
    seat = m.actors[0]
    decision = m.decision(seat)
    assert decision is not None
    rng, state = orrery.Rng(1), decision.sample(orrery.Rng(1))
    assert game.legal(state, seat) == list(decision.actions)
    assert game.actors(state) == m.actors
    twin = game.clone(state)
    game.step(state, seat, decision.actions[0])
    game.step(twin, seat, game.action_to_json(decision.actions[0]))
    assert to_plain(state) == to_plain(twin)
    for _ in range(20):
        if not (seats := game.actors(state)):
            break
        game.step(state, seats[0], rng.choice(game.legal(state, seats[0])))
    game.invariants(state)


def test_a_step_that_the_rules_refuse_changes_nothing() -> None:
    game = orrery.game("planet_5r")
    state = game.new(3, 7).state
    before = to_plain(state)
    with pytest.raises(orrery.IllegalAction) as refused:
        game.step(state, 0, ["bid", 3])
    assert refused.value.text("ru") != refused.value.text("en")
    with pytest.raises(orrery.BadAction):
        game.step(state, 0, ["fly"])
    assert to_plain(state) == before


@pytest.mark.parametrize("game_id", orrery.games())
def test_a_match_can_be_pickled_in_mid_turn(game_id: str) -> None:
    game = orrery.game(game_id)
    m = game.new(max(game.players.start, 2), 7)
    rng = orrery.Rng(3)
    for _ in range(9):
        decision = m.decision(m.actors[0])
        assert decision is not None
        m.act(decision.seat, rng.choice(decision.actions))
    twin = pickle.loads(pickle.dumps(m))
    assert twin == m
    assert twin is not m
    assert twin.view(0) == m.view(0)
    assert [twin.can_undo(seat) for seat in range(m.players)] == [m.can_undo(seat) for seat in range(m.players)]
    decision = m.decision(m.actors[0])
    assert decision is not None
    assert twin.act(decision.seat, decision.actions[0]) == m.act(decision.seat, decision.actions[0])


def test_errors_come_back_from_another_process_as_they_were() -> None:
    m = orrery.game("planet_5r").new(3, 7)
    found: list[orrery.OrreryError] = []
    for work in (
        lambda: orrery.game("planet_5r").new(99),
        lambda: m.act(0, ["bid", 3]),
        lambda: m.act(0, ["fly"]),
        lambda: m.undo(0),
        lambda: orrery.play_out(m, [Says(None)] * 3),
    ):
        with pytest.raises(orrery.OrreryError) as raised:
            work()
        found.append(raised.value)
    for error in found:
        twin = pickle.loads(pickle.dumps(error))
        assert type(twin) is type(error)
        assert (twin.code, twin.params, str(twin)) == (error.code, error.params, str(error))
        assert twin.text("ru")
        known = {name: value for name, value in vars(error).items() if name != "_texts"}
        assert {name: value for name, value in vars(twin).items() if name != "_texts"} == known
    assert len({type(error) for error in found}) == 5


def test_a_decision_prints_its_question_and_answers() -> None:
    m = orrery.game("planet_5r").new(3, 7)
    decision = m.decision(1)
    assert decision is not None
    assert repr(decision) == "<Decision of seat 1: choose_card (R5-5.2), 5 actions>"
    head, *rest = str(decision).splitlines()
    assert head == f"Seat 1: {decision.prompt()} [choose_card, R5-5.2]"
    assert [json.loads(line.split(maxsplit=1)[1]) for line in rest] == decision.to_json()["actions"]
    assert [int(line.split()[0]) for line in rest] == list(range(5))


def test_a_long_list_is_cut_when_printed() -> None:
    m = orrery.game("planet_unknown").new(2, 7)
    decisions = (m.decision(seat) for seat in m.actors)
    while all(d is None or len(d.actions) <= 20 for d in decisions):
        seat = m.actors[0]
        asked = m.decision(seat)
        assert asked is not None
        m.play(seat, asked.actions[0])
        decisions = (m.decision(seat) for seat in m.actors)
    found = next(d for seat in m.actors if (d := m.decision(seat)) is not None and len(d.actions) > 20)
    lines = str(found).splitlines()
    assert len(lines) == 22
    assert lines[-1].strip() == f"and {len(found.actions) - 20} more"

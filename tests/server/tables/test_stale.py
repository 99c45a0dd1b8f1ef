"""Where several decide at once, nobody's click is spoilt by what the others do, and the server need not ask again."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from orrery.core.match import Match
from orrery.core.rng import Rng
from orrery.server.tables.audience import audiences
from server.support import Guest

Json = Any
AT_ONCE = ("planet_5r", "planet_unknown")


def asked(match: Match, seat: int) -> Json:
    decision = match.decision(seat)
    return None if decision is None else decision.to_json()


@pytest.mark.parametrize("confirm", [True, False])
@pytest.mark.parametrize("game", AT_ONCE)
def test_moves_of_others_leave_a_question_as_it_is(game: str, confirm: bool) -> None:
    """The client repeats a late click only for the same question with the same answers. That disturbs nobody as long
    as another's move never changes them: a version seen before it is still current after it."""
    kept = 0
    for seed in range(6):
        rng = Rng(seed)
        match = orrery.game(game).new(3, seed, {"confirm": confirm})
        eyes = audiences(match, None)
        for _ in range(80):
            if match.over:
                break
            mover = match.actors[rng.below(len(match.actors))]
            others = [seat for seat in match.actors if seat != mover]
            clicked = {seat: (eyes[seat].marks.at, asked(match, seat)) for seat in others}
            decision = match.decision(mover)
            assert decision is not None
            for one in eyes.values():
                one.look()
            match.act(mover, decision.actions[rng.below(len(decision.actions))])
            for seat, one in eyes.items():
                one.update(match, match.view(one.seat), moved=seat == mover)
            for seat, (at, question) in clicked.items():
                assert asked(match, seat) == question
                assert eyes[seat].current(at)
                kept += 1
    assert kept > 100


@pytest.mark.parametrize("game", AT_ONCE)
def test_a_click_on_what_was_seen_before_the_others_moved_counts(anna: Guest, game: str) -> None:
    seats = [{"kind": "hotseat"}] * 3
    table = anna.post("/api/tables", {"game": game, "seats": seats, "options": {"confirm": False}}, 201)["id"]
    with anna.socket() as socket:
        socket.join(table)
        socket.silence()
        for _ in range(20):  # until all are asked at once
            waiting = [seat for seat in range(3) if socket.states[seat]["decision"]]
            if len(waiting) == 3:
                break
            state = socket.states[waiting[0]]
            socket.act(table, waiting[0], state["at"], state["decision"]["actions"][0])
            socket.silence()
        seen = [socket.states[seat] for seat in (1, 2)]
        while (state := socket.states[0])["decision"]:  # the whole turn: only its end is told
            socket.act(table, 0, state["at"], state["decision"]["actions"][0])
            socket.silence()
        for state in seen:
            seat = state["seat"]
            assert socket.states[seat]["at"] > state["at"], "the others have seen it, under a higher number"
            said = socket.act(table, seat, state["at"], state["decision"]["actions"][0])
            assert said["t"] == "ack"

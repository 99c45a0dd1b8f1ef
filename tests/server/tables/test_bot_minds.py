"""What a bot remembers goes with its next question, whichever worker gets it, and not beyond what it is true of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import orrery
from orrery.server.tables.seats.bot_minds import BotMinds
from server.support import LiveServer, wait_until

MIND = {"version": 1, "mood": 5, "seat": 0, "round": 1, "races": 1, "plan": [["play", "scout"]]}
MOOD = {"version": 1, "mood": 5}


def first_of(match: orrery.Match, seat: int) -> list[Any]:
    decision = match.decision(seat)
    assert decision is not None
    written: list[Any] = match.game.action_to_json(decision.actions[0])
    return written


def new_match() -> orrery.Match:
    return orrery.game("planet_5r").new(3, 3, {"confirm": False})


def test_a_bot_gets_its_own_mind_while_it_plays_alone() -> None:
    match, minds = new_match(), BotMinds()
    assert minds.of(match, 0) is None
    minds.answered(match, 0, MIND)
    match.act(0, first_of(match, 0))
    match.act(1, first_of(match, 1))  # what others do changes nothing
    assert minds.of(match, 0) == MIND
    assert minds.of(match, 1) is None


def test_only_the_mood_is_left_when_something_was_taken_back_or_a_person_played() -> None:
    match, minds = new_match(), BotMinds()
    minds.answered(match, 0, MIND)
    match.act(0, first_of(match, 0))
    match.undo(0)
    assert minds.of(match, 0) == MOOD
    match.act(0, first_of(match, 0))
    assert minds.of(match, 0) == MOOD, "as many actions, but not the same way"
    match, minds = new_match(), BotMinds()
    minds.answered(match, 0, MIND)
    assert minds.of(match, 0) == MOOD, "its answer was never played"
    match.act(0, first_of(match, 0))
    assert minds.of(match, 0) == MIND
    while 0 not in match.actors:
        match.act(match.actors[0], first_of(match, match.actors[0]))
    match.act(0, first_of(match, 0))  # a person who came back
    assert minds.of(match, 0) == MOOD


def test_the_only_answer_counts_as_done() -> None:
    match, minds = new_match(), BotMinds()
    minds.forced(match, 0, ["play", "scout"])
    assert minds.of(match, 0) is None
    minds.answered(match, 0, MIND)
    match.act(0, first_of(match, 0))
    minds.forced(match, 0, ["play", "scout"])
    while 0 not in match.actors:
        match.act(match.actors[0], first_of(match, match.actors[0]))
    match.act(0, first_of(match, 0))
    assert minds.of(match, 0) == {**MIND, "plan": []}


def test_an_answer_that_is_refused_leaves_the_mood() -> None:
    match, minds = new_match(), BotMinds()
    minds.mistaken(match, 0)
    assert minds.of(match, 0) is None
    minds.answered(match, 0, MIND)
    minds.mistaken(match, 0)
    match.act(0, first_of(match, 0))
    assert minds.of(match, 0) == MOOD


def test_bots_of_a_table_keep_their_moods_over_workers(
    own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = own_server(bot_workers=2)
    choosing = server.parts.bots.choose
    moods: dict[int, list[tuple[int | None, int]]] = {}

    async def noted(order: Any, **more: Any) -> Any:
        found = await choosing(order, **more)
        assert found is not None
        before = None if order.mind is None else order.mind["mood"]
        moods.setdefault(order.seat, []).append((before, found.mind["mood"]))
        return found

    monkeypatch.setattr(server.parts.bots, "choose", noted)
    anna = server.guest()
    anna.table("easy", "easy", "easy")
    wait_until(lambda: len(moods) == 3 and min(map(len, moods.values())) >= 4)
    for seen in moods.values():
        first, *others = seen[:3]
        assert first[0] is None
        assert {mood for pair in others for mood in pair} == {first[1]}
    assert len({seen[0][1] for seen in moods.values()}) == 3

"""An act in steps, on the toy game: at each event the view of that moment."""

from __future__ import annotations

from typing import Any

from core.toy import TOY
from orrery import Match
from orrery.core.steps import Step

Json = Any


def match_of(players: int = 3, **options: Any) -> Match:
    return TOY.new(players, 1, {"confirm": False, "mood": "calm", "coins": 2, **options})


def kinds(steps: list[Step]) -> list[list[str]]:
    return [[event["e"] for event in step.events] for step in steps]


def test_each_event_has_the_view_of_its_moment() -> None:
    m = match_of()
    m.act(0, ["plan", "roll"])
    rolled, gained = m.steps(0)
    assert kinds([rolled, gained]) == [["rolled"], ["gained"]]
    assert rolled.view["coins"] == [2, 2, 2]
    assert gained.view["coins"] == [2 + rolled.events[0]["face"], 2, 2]
    assert gained.view == m.view(0)
    assert [event for step in m.steps(0) for event in step.events] == m.events(0)


def test_asking_for_steps_changes_nothing() -> None:
    m, same = match_of(), match_of()
    for each in (m, same):
        each.act(0, ["plan", "dig"])
    assert m.steps(0) == m.steps(0)
    assert m == same
    assert m.events(1) == same.events(1)


def test_an_audience_has_steps_for_what_it_hears() -> None:
    m = match_of()
    m.act(0, ["plan", "dig"])
    own, others = m.steps(0), m.steps(1)
    assert kinds(own) == [["peeked"], ["dug"]] * 2
    assert [event for step in others for event in step.events] == m.events(1)
    assert len(others) < len(own)
    assert others[-1].view == m.view(1) == m.steps(1, m.view(1))[-1].view
    assert m.steps(None)[-1].view == m.view(None)


def test_what_tells_nothing_is_one_step() -> None:
    m = match_of(confirm=True)
    assert m.steps(0) == [Step([], m.view(0))]
    m.act(0, ["plan", "gather"])
    m.act(0, ["confirm"])
    assert m.steps(0) == [Step([], m.view(0))]


def test_after_something_was_taken_back_there_is_one_step() -> None:
    m = match_of(confirm=True)
    m.act(0, ["plan", "gather"])
    assert kinds(m.steps(0)) == [["gained"]]
    m.undo(0)
    assert m.steps(0) == [Step([], m.view(0))]
    m.act(0, ["plan", "gather"])
    assert kinds(m.clone().steps(0)) == [[]], "a copy knows where it stands, not how it came there"
    m.rewind(0)
    assert m.steps(0) == [Step([], m.view(0))]


def test_what_was_veiled_is_told_in_one_step() -> None:
    m = match_of()
    for seat in range(3):
        m.act(seat, ["plan", "gather"])
    m.act(0, ["number", 3])
    assert kinds(m.steps(0)) == [["number_chosen"]]
    assert kinds(m.steps(1)) == [[]]
    m.act(1, ["number", 2])
    m.act(2, ["number", 2])
    assert kinds(m.steps(1)) == [["number_chosen", "number_chosen"], ["numbers"]]
    assert kinds(m.steps(2)) == [["number_chosen"], ["number_chosen", "number_chosen"], ["numbers"]]
    told, numbers = m.steps(1)
    assert told.view["points"] == [0, 0, 0]
    assert numbers.view["points"] == [3, 0, 0]


def test_moments_that_are_forgotten_are_made_again_just_the_same() -> None:
    m = match_of()
    m.forget_moments()  # nothing has been played
    m.act(0, ["plan", "dig"])
    told = [m.steps(seat) for seat in (0, 1, None)]
    assert m._latest is not None
    assert "moments" in vars(m._latest)
    m.forget_moments()
    assert not {"moments", "_tables"} & set(vars(m._latest))
    assert [m.steps(seat) for seat in (0, 1, None)] == told

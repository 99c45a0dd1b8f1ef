"""The stream each audience hears: redaction, and the veil of secret phases."""

from __future__ import annotations

import json
from typing import NamedTuple

import pytest

from core.toy import TOY, Burned, Dug, Gained, NumberChosen, Numbers, Peeked
from orrery import Match
from orrery.core.events import EventStream, Unveiled, Veiled, entry, kind_of, to_json


def secret_phase(**options: object) -> Match:
    """All seats have gathered and choose a number now."""
    m = TOY.new(3, 2, options)
    for seat in range(3):
        m.act(seat, ["plan", "gather"])
        if options.get("confirm"):
            m.act(seat, ["confirm"])
    return m


def test_names_and_json_of_events() -> None:
    assert kind_of(NumberChosen) == "number_chosen"
    assert kind_of(Gained) == "gained"
    assert to_json(Numbers((1, 2), None)) == {"e": "numbers", "chosen": [1, 2], "winner": None}
    json.dumps(to_json(Dug(0, 3)))


def heard(event: object, seat: int | None) -> list[dict[str, object]]:
    stream = EventStream(seat)
    stream.hear(entry(event))
    return stream.told


def test_redaction() -> None:
    assert heard(Dug(1, 7), 1) == [to_json(Dug(1, 7))]
    assert heard(Dug(1, 7), 0) == [to_json(Dug(1, None))]
    assert heard(Dug(1, 7), None) == [to_json(Dug(1, None))]
    assert heard(Peeked(1), 0) == []
    assert heard(Peeked(1), 1) == [to_json(Peeked(1))]
    assert heard(Gained(1, 2), None) == [to_json(Gained(1, 2))]


@pytest.mark.parametrize("me", [0, 1, None])
def test_entries_are_plain_data_that_every_audience_can_be_told_from(me: int | None) -> None:
    events = [Gained(0, 1), Veiled(0, Dug(0, 3)), Peeked(1), Veiled(1, Peeked(1)), Unveiled(), Dug(1, 2)]
    stored = json.loads(json.dumps([list(map(entry, events))]))
    told, again = EventStream(me), EventStream(me)
    told.read([list(map(entry, events))])
    again.read(stored)
    assert again.told == told.told


def test_events_that_others_never_hear_leave_no_gap_in_their_numbers() -> None:
    m = TOY.new(2, 1)
    told = m.act(0, ["plan", "dig"])
    assert [event["e"] for event in told] == ["peeked", "dug", "peeked", "dug"]
    assert all(event["card"] is not None for event in told if event["e"] == "dug")
    assert [event["e"] for event in m.events(1)] == ["dug", "dug"]
    assert all(event["card"] is None for event in m.events(1))
    assert m.events(1, since=1) == m.events(1)[1:]
    assert m.events(0, since=4) == []


def test_veiled_events_reach_the_others_at_the_unveiling_in_order() -> None:
    m = secret_phase()
    before = {me: len(m.events(me)) for me in (0, 1, 2, None)}
    assert m.act(2, ["number", 4]) == [{"e": "number_chosen", "seat": 2, "number": 4}]
    assert m.act(0, ["burn"]) == [{"e": "burned", "seat": 0}]
    assert m.act(0, ["number", 1]) == [{"e": "number_chosen", "seat": 0, "number": 1}]
    assert m.events(1, before[1]) == []
    assert m.events(None, before[None]) == []
    assert m.events(0, before[0]) == [{"e": "burned", "seat": 0}, {"e": "number_chosen", "seat": 0, "number": 1}]
    told = m.act(1, ["number", 4])
    chosen = {"e": "number_chosen"}
    veiled = [
        {**chosen, "seat": 2, "number": 4},
        {"e": "burned", "seat": 0},
        {**chosen, "seat": 0, "number": 1},
        {**chosen, "seat": 1, "number": 4},
    ]
    numbers = {"e": "numbers", "chosen": [1, 4, 4], "winner": 0}
    assert told == [veiled[3], *veiled[:3], numbers]  # its own at once, the others' when the veil falls
    assert m.events(None, before[None]) == [*veiled, numbers]
    assert [e for e in m.events(0, before[0]) if e["e"] == "numbers"] == [numbers]
    assert sorted(map(str, m.events(0, before[0]))) == sorted(map(str, m.events(None, before[None])))


@pytest.mark.parametrize("me", [1, 2, None])
def test_what_lies_behind_the_veil_makes_no_difference_to_others(me: int | None) -> None:
    streams = set()
    for number in range(1, 5):
        m = secret_phase()
        m.act(0, ["number", number])
        streams.add(json.dumps([m.events(me), m.view(me)]))
    assert len(streams) == 1


def test_undone_events_are_gone() -> None:
    m = secret_phase()
    before = m.events(0)
    m.act(0, ["number", 3])
    m.undo(0)
    assert m.events(0) == before
    assert m.act(0, ["number", 2]) == [{"e": "number_chosen", "seat": 0, "number": 2}]


@pytest.mark.parametrize("confirm", [False, True])
def test_folded_events_are_the_same_for_whoever_asks(confirm: bool) -> None:
    """In the middle of a veiled phase too, after an undo, in steps and in a file."""
    audiences = (0, 1, 2, None)
    plain, small = (secret_phase(confirm=confirm) for _ in range(2))
    small.fold_events()

    def compare() -> None:
        for seat in audiences:
            told = plain.events(seat)
            assert small.heard(seat) == len(told)
            assert small.events(seat, len(told) - 1) == told[-1:]
            assert small.steps(seat) == plain.steps(seat)
            small.fold_events()
            assert small.steps(seat) == plain.steps(seat)
            assert small.events(seat, 1) == told[1:]
            assert small.events(seat, len(told)) == []

    for seat, number in ((2, 4), (0, 1)):
        assert small.act(seat, ["number", number]) == plain.act(seat, ["number", number])
        small.fold_events()
        compare()
    for m in (plain, small):
        m.undo(0)
    compare()
    for m in (plain, small):
        m.act(0, ["number", 3])
        m.act(1, ["number", 2])
    compare()
    small.fold_events()
    assert small.clone().events(1) == plain.events(1)
    for m in (plain, small):
        m.rewind(2)
    compare()


def test_a_story_may_be_heard_late() -> None:
    """A spectator who comes late hears the same as one who was there from the start."""
    early, late = EventStream(None), EventStream(None)
    events = [Gained(0, 1), Veiled(0, Burned(0)), Veiled(1, NumberChosen(1, 2)), Unveiled(), Gained(1, 1)]
    for event in events:
        early.hear(entry(event))
    for event in events:
        late.hear(entry(event))
    assert early.told == late.told
    assert [event["e"] for event in early.told] == ["gained", "burned", "number_chosen", "gained"]


def test_no_field_hides_kind_and_number_of_an_event() -> None:
    class Numbered(NamedTuple):
        n: int

    with pytest.raises(TypeError, match="Numbered: a field called n"):
        kind_of(Numbered)

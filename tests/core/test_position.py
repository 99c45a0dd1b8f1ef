"""Positions as data: sparse data on top of a deal, exact data of any state, and a sentence for what can't be."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battery.one_change import changed, places
from core.toy import FLOW, HIGHEST, TOY, Turn
from orrery import BadOptions, BadPosition, OrreryError
from orrery.core.conservation import Place, share_out
from orrery.core.engine import Ask
from orrery.core.errors import BadPosition as CoreBadPosition
from orrery.core.errors import clip
from orrery.core.forms import At, Bits, Copies, Name, SeatBits
from orrery.core.state_codec import digest
from orrery.core.trial import answers_to_try, spread

Json = Any


def refused(data: Json) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        TOY.position(data)
    return caught.value


def test_what_is_not_named_is_as_in_the_deal() -> None:
    dealt = TOY.new(3, 5)
    m = TOY.position({"players": 3, "seed": 5})
    assert digest(m.state) == digest(dealt.state)
    assert (m.seed, m.actors, m.actions, m.events(0)) == (5, (0,), [], [])
    m = TOY.position({"players": 3, "seed": 5, "seats": [{}, {"coins": 4}]})
    assert m.state.coins == [1, 4, 1]
    assert m.state.deck == dealt.state.deck


def test_what_is_asked_is_named_by_kind_and_seat() -> None:
    m = TOY.position({"players": 3, "turn": 1, "pending": [{"kind": "accept", "seat": 2, "giver": 1}]})
    asked = m.decision(2)
    assert asked is not None
    assert asked.kind == "accept"
    numbers = TOY.position({"players": 2, "pending": [{"kind": "number", "seat": 1}, {"kind": "number", "seat": 0}]})
    assert numbers.actors == (0, 1)
    numbers.act(0, ["number", 2])
    numbers.act(1, ["number", 4])
    assert numbers.state.points == [0, 4]
    assert TOY.position({"players": 2, "turn": 1}).actors == (1,), "left out, the game says it"


def test_a_match_from_a_position_is_kept_like_any_other() -> None:
    m = TOY.position({"players": 2, "seed": 3, "seats": [{"coins": 2}]})
    m.act(0, ["burn"])
    m.undo(0)
    assert m.state.coins == [2, 1]
    m.act(0, ["plan", "gather"])
    assert m.actors == (1,)


def test_describe_names_everything() -> None:
    m = TOY.new(3, 8, {"confirm": True})
    m.act(0, ["plan", "craft"])
    data = TOY.describe(m.state)
    assert json.loads(json.dumps(data)) == data
    assert data["pending"][0]["kind"] == "any_order"
    assert {"frame": "BeginSecret"} in data["then"]["table"]
    assert digest(TOY.position(data).state) == digest(m.state)


@pytest.mark.parametrize(
    ("data", "at", "why"),
    [
        ([], "", "not_object"),
        ({"players": 2, "game": "chess"}, "game", "none_of"),
        ({"players": 2, "coins": 3}, "", "unknown_key"),
        ({"players": 2, "seats": [{"gold": 3}]}, "seats[0]", "unknown_key"),
        ({"players": 2, "seats": {}}, "seats", "not_list"),
        ({"players": 2, "seats": [{}, {}, {}]}, "seats", "wrong_count"),
        ({"players": 2, "seats": [{}, {"coins": "many"}]}, "seats[1].coins", "not_whole"),
        ({"players": 2, "seats": [{}, {"coins": True}]}, "seats[1].coins", "not_whole"),
        ({"players": 2, "seats": [{"coins": -1}]}, "seats[0].coins", "too_small"),
        ({"players": 2, "deck": [3, 9]}, "deck[1]", "not_from_to"),
        ({"players": 2, "turn": 2}, "turn", "no_seat"),
        ({"players": 2, "pending": [{"kind": "dance", "seat": 0}]}, "pending[0].kind", "none_of"),
        ({"players": 2, "pending": [{"kind": "turn"}]}, "pending[0]", "missing_key"),
        ({"players": 2, "pending": [{"kind": "turn", "seat": 2}]}, "pending[0].seat", "no_seat"),
        ({"players": 2, "pending": [{"kind": "turn", "seat": 0, "left": 1}]}, "pending[0]", "unknown_key"),
        ({"players": 2, "pending": [{"kind": "accept", "seat": 0, "giver": "me"}]}, "pending[0].giver", "bad_values"),
        ({"players": 2, "pending": [{"kind": "turn", "seat": 0}] * 2}, "pending[1]", "asked_twice"),
        ({"players": 2, "pending": [{"frame": "Dream"}]}, "pending[0].frame", "none_of"),
        ({"players": 2, "then": {"2": []}}, "then", "unknown_key"),
        ({"players": 2, "step": -1}, "step", "not_from_to"),
        ({"players": 2, "chance": {"keys": ["x", "y", "z"]}}, "chance.keys[0]", "stream_form"),
        ({"players": 2, "chance": {"keys": ["0" * 16]}}, "chance.keys", "wrong_count"),
        ({"players": 2, "chance": {"draws": [0]}}, "chance.draws", "wrong_count"),
        ({"players": 2, "pending": [{"frame": "Gain", "seat": 0, "amount": 1}]}, "", "bad_start"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(data: Json, at: str, why: str) -> None:
    bad = refused(data)
    assert (bad.at, bad.reason.why) == (at, why)
    assert bad.code == "bad_position"
    for lang in ("en", "ru"):
        assert bad.text(lang).startswith(f"{lang}|error-{'bad' if at else 'impossible'}_position|")


def test_where_nobody_is_asked_the_table_goes_on() -> None:
    m = TOY.position({"players": 2, "pending": [], "then": {"table": [{"frame": "BeginSecret"}]}})
    assert m.actors
    assert m.start.stacks[:-1] == [[], []]


def test_the_table_itself_is_checked_like_that_of_a_new_match() -> None:
    for data in ({}, {"players": 9}, {"players": 2, "seed": -1}, {"players": 2, "options": {"mood": "angry"}}):
        with pytest.raises(BadOptions):
            TOY.position(data)


def test_a_question_without_an_answer_is_refused() -> None:
    empty = {"frame": "AnyOrder", "seat": 0, "todo": [], "rule": "TOY-4"}
    assert refused({"players": 2, "pending": [empty]}).reason.why == "bad_start"


GAIN = {"$": "Gain", "seat": 0, "amount": 1}


@pytest.mark.parametrize("junk", [1, None, "x", [], [GAIN], {**GAIN, "seat": 1}, {"$": "Unveil"}])
@pytest.mark.parametrize(
    "frame",
    [
        lambda junk: {"frame": "AnyOrder", "todo": [GAIN, junk, GAIN], "rule": "TOY-4"},
        lambda junk: {"frame": "OneOf", "choices": [[GAIN], [junk, GAIN]], "rule": "TOY-5"},
        lambda junk: {"kind": "may", "frame": junk, "rule": "TOY-6"},
        lambda junk: {
            "frame": "AnyOrder",
            "todo": [GAIN, {"$": "Repeat", "seat": 0, "frame": junk, "left": 2}],
            "rule": "TOY-4",
        },
    ],
)
def test_a_frame_holds_frames_of_its_own_seat_and_nothing_else(frame: Callable[[Json], Json], junk: Json) -> None:
    made = TOY.new(2, 5)
    data = TOY.describe(made.state)
    data["pending"] = []
    data["then"]["0"] = [{"seat": 0, **frame(junk)}]
    assert refused(data).code == "bad_position"


def test_what_waits_for_nobody_is_refused() -> None:
    then = {"0": [{"frame": "WaitFor", "seat": 0, "seats": [5]}]}
    assert refused({"players": 2, "pending": [{"kind": "turn", "seat": 0}], "then": then}).reason.why == "bad_start"


def test_a_position_that_breaks_at_the_next_step_is_refused() -> None:
    """The giver is no seat: that shows only when the gift is taken."""
    bad = refused({"players": 2, "pending": [{"kind": "accept", "seat": 1, "giver": 7}]})
    assert (bad.at, bad.reason.why) == ("pending", "impossible")
    below = {"1": [{"frame": "Gain", "seat": 1, "amount": -5}]}
    bad = refused({"players": 2, "pending": [{"kind": "accept", "seat": 1, "giver": 0}], "then": below})
    assert (bad.at, bad.reason.why) == ("pending", "impossible"), "after the step an invariant is broken"


def test_a_question_whose_prompt_cannot_be_told_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = FLOW.asks[Turn]
    assert type(ask) is Ask
    monkeypatch.setitem(FLOW.asks, Turn, replace(ask, params=lambda s, f: {"share": 1 // (s.coins[f.seat] - 3)}))
    assert TOY.position({"players": 2}).actors == (0,)
    bad = refused({"players": 2, "seats": [{"coins": 3}]})
    assert (bad.at, bad.reason.why) == ("pending", "impossible")


def test_of_many_answers_some_are_tried_from_first_to_last() -> None:
    assert spread(range(5), 40) == [0, 1, 2, 3, 4]
    few = spread(range(1000), 40)
    assert (len(few), few[0], few[1], few[-1]) == (40, 0, 25, 975)
    asked = TOY.position({"players": 2, "pending": [{"kind": "number", "seat": 1}, {"kind": "number", "seat": 0}]})
    tried = answers_to_try(TOY, asked.state)
    assert len(tried) == len(set(tried)) == 2 * HIGHEST + 2, "every number, and a coin of each seat to burn"


def nested(depth: int) -> Json:
    value: Json = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("value", [10**5000, [10**5000], nested(100_000)], ids=["long", "long inside", "deep"])
def test_what_python_cannot_write_is_refused_all_the_same(value: Json) -> None:
    assert clip(value) == f"<{type(value).__name__}>"
    assert refused({"players": 2, "deck": [value]}).at == "deck[0]"
    assert refused({"players": 2, "seats": value}).at in ("seats", "seats[0]")
    assert refused({"players": 2, "pending": [{"kind": value, "seat": 0}]}).at == "pending[0].kind"
    assert (
        refused({"players": 2, "pending": [{"kind": "accept", "seat": 0, "giver": [value]}]}).at == "pending[0].giver"
    )
    todo = {"frame": "AnyOrder", "seat": 0, "todo": [value, value], "rule": "TOY-4"}
    assert refused({"players": 2, "pending": [], "then": {"0": [todo]}}).code == "bad_position"


@pytest.mark.parametrize(
    "broken", [RecursionError, AttributeError, OverflowError, ZeroDivisionError, AssertionError(10**5000)]
)
def test_a_rule_may_fail_in_many_ways_on_what_cannot_be(broken: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def complete(*_: object) -> None:
        raise broken

    monkeypatch.setattr(TOY.positions, "complete", complete)
    bad = refused({"players": 2})
    assert (bad.at, bad.reason.why) == ("", "impossible")
    assert bad.text("en")


def tree(data: Json) -> st.SearchStrategy[Json]:
    """The data with one value somewhere replaced by another."""
    paths = list(places(data))
    junk: st.SearchStrategy[Json] = (
        st.none() | st.integers(-3, 20) | st.text(max_size=3) | st.just([]) | st.just({}) | st.booleans()
    )
    return st.tuples(st.sampled_from(paths), junk).map(lambda change: changed(data, *change))


def _midway() -> Json:
    m = TOY.new(3, 8, {"confirm": True})
    m.act(0, ["plan", "craft"])
    return TOY.describe(m.state)


@settings(max_examples=300)
@given(tree(_midway()))
def test_any_change_of_the_data_is_a_position_or_is_refused(data: Json) -> None:
    try:
        m = TOY.position(data)
    except OrreryError:
        return
    TOY.invariants(m.state)
    assert all(m.decision(seat).actions for seat in m.actors)  # type: ignore[union-attr]


# --- conservation ---------------------------------------------------------------------------------

NAMES = ("ant", "bee", "cat")


def test_named_components_are_taken_from_where_they_were() -> None:
    hand, deck, box = Place("hand", True, [1]), Place("deck", False, [0, 1, 2, 1]), Place("box", False, [])
    share_out(NAMES, [1, 2, 1], [hand, deck, box], lambda _: [deck, box])
    assert (hand.held, deck.held, box.held) == ([1], [0, 1, 2], [])


def test_what_lies_nowhere_goes_home() -> None:
    hand, deck, box = Place("hand", True, []), Place("deck", True, [2]), Place("box", False, [])
    share_out(NAMES, [1, 2, 1], [hand, deck, box], lambda _: [deck, box])
    assert sorted(box.held) == [0, 1, 1]


def test_more_than_there_are_and_no_home_are_refused() -> None:
    hand, deck = Place("hand", True, [0, 0]), Place("deck", True, [])
    with pytest.raises(CoreBadPosition) as caught:
        share_out(NAMES, [1, 0, 0], [hand, deck], lambda _: [deck])
    assert (caught.value.at, caught.value.reason.why) == ("hand", "too_many")
    hand.held = []
    with pytest.raises(CoreBadPosition) as caught:
        share_out(NAMES, [1, 0, 0], [hand, deck], lambda _: [deck])
    assert caught.value.reason.why == "lies_nowhere"


@given(st.lists(st.sampled_from(NAMES), unique=True), st.dictionaries(st.sampled_from(NAMES), st.integers(1, 5)))
def test_forms_read_what_they_write(chosen: list[str], copies: dict[str, int]) -> None:
    at = At("here", 3)
    bits = Bits(NAMES).read(chosen, at)
    assert Bits(NAMES).read(Bits(NAMES).write(bits), at) == bits
    assert set(Bits(NAMES).write(bits)) == set(chosen)
    assert Copies(NAMES).write(Copies(NAMES).read(copies, at)) == copies
    assert Name(NAMES, optional=True).read(None, at) == -1
    assert SeatBits().write(SeatBits().read([2, 0], at)) == [0, 2]


def test_a_name_in_a_set_stands_once() -> None:
    for form, raw in ((Bits(NAMES), ["ant", "ant"]), (SeatBits(), [1, 1])):
        with pytest.raises(CoreBadPosition) as caught:
            form.read(raw, At("here", 3))
        assert (caught.value.at, caught.value.reason.why) == ("here[1]", "named_twice")

"""States as JSON and back: exact, strict, and the same on every machine."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from core.toy import TOY, Gain, State, Turn
from orrery.core.frames import AnyOrder, ConfirmTurn, May, OneOf, Repeat, WaitFor
from orrery.core.plain_data import PlainData
from orrery.core.plain_fields import fields_of
from orrery.core.state_codec import Codec, NotPlain, came_later, canonical, digest, later_of, to_plain
from orrery.games.planet_5r import GAME

NESTED = AnyOrder(
    0, (May(0, Gain(0, 9), "T"), OneOf(0, ((Gain(0, 1),), (Repeat(0, Gain(0, 2), 3), WaitFor(0, (1, 2)))), "T")), "T"
)


def state() -> State:
    s = TOY.initial(3, 5, TOY.read_options({"coins": 2}))
    s.stacks[0] = [Turn(0), NESTED, ConfirmTurn(0, "T", Gain(0, 1)), ConfirmTurn(1, "T")]
    return s


def test_round_trip_with_nested_frames() -> None:
    s = state()
    text = json.dumps(to_plain(s))
    back = TOY.codec.read_state(json.loads(text))
    assert to_plain(back) == to_plain(s)
    assert back.stacks == s.stacks
    assert [type(frame) for frame in back.stacks[0]] == [type(frame) for frame in s.stacks[0]]
    assert type(back.options) is type(s.options)
    assert digest(back) == digest(s)
    assert back.stacks[0][1].todo[1].choices[1][0] == Repeat(0, Gain(0, 2), 3)


def test_digest_depends_on_content_only() -> None:
    s = state()
    assert digest(s) == digest(s.clone())
    twin = s.clone()
    twin.coins[1] += 1
    assert digest(twin) != digest(s)
    assert len(digest(s)) == 16
    assert canonical({"b": [1, "й"], "a": None}) == '{"a":null,"b":[1,"й"]}'


def test_fields_of_a_state_are_those_of_its_bases_too() -> None:
    names = fields_of(State).keys()
    assert {"players", "options", "step", "stacks", "keys", "counters", "coins", "secret"} <= names


@pytest.mark.parametrize("value", [1.5, {1}, {"a": 1}, object(), lambda: None])
def test_what_is_not_plain_is_refused(value: Any) -> None:
    s = state()
    s.stacks[0].append(value)
    with pytest.raises(NotPlain):
        to_plain(s)


def damage(**changes: Any) -> Any:
    return {**to_plain(state()), **changes}


@pytest.mark.parametrize(
    "raw",
    [
        None,
        [],
        {},
        damage(extra=1),
        {k: v for k, v in to_plain(state()).items() if k != "coins"},
        damage(coins=None),
        damage(coins=["1", 2, 3]),
        damage(coins=[True, 2, 3]),
        damage(round="1"),
        damage(keys=5),
        damage(options={"$": "ToyOptions"}),
        damage(options={"$": "Turn", "seat": 0}),
        damage(stacks=[[{"$": "NoSuchFrame", "seat": 0}]]),
        damage(stacks=[[{"$": "Turn"}]]),
        damage(stacks=[[{"$": "Turn", "seat": "0"}]]),
        damage(stacks=[[{"seat": 0}]]),
    ],
)
def test_damaged_states_are_not_plain(raw: Any) -> None:
    with pytest.raises(NotPlain):
        TOY.codec.read_state(raw)


def test_union_and_fixed_tuples_of_planet_5r() -> None:
    m = GAME.new(3, 1)
    for seat in range(3):
        m.act(seat, ["play", "excavate"])
    assert m.state.auction is not None
    back = GAME.codec.read_state(json.loads(json.dumps(to_plain(m.state))))
    assert back.auction == m.state.auction
    assert type(back.auction) is type(m.state.auction)
    assert back.tableaux == m.state.tableaux
    assert isinstance(GAME.codec, Codec)


# --- fields that came with an expansion -----------------------------------------------------------


class Later(NamedTuple):
    """A frame of which two fields came later."""

    seat: int
    more: int = 0
    kinds: tuple[int, ...] = ()


class Board(PlainData):
    squares: int
    extra: Later


came_later(Later, more=0, kinds=())
came_later(Board, extra=Later(0))


def board(extra: Later) -> Board:
    made = Board()
    made.squares, made.extra = 7, extra
    return made


LATER = Codec(Board, (Later,), type(TOY.read_options({})))


@pytest.mark.parametrize(
    ("extra", "raw"),
    [
        (Later(0), {"squares": 7}),
        (Later(1), {"squares": 7, "extra": {"$": "Later", "seat": 1}}),
        (Later(0, 2), {"squares": 7, "extra": {"$": "Later", "seat": 0, "more": 2}}),
        (Later(0, 0, (3,)), {"squares": 7, "extra": {"$": "Later", "seat": 0, "kinds": [3]}}),
    ],
)
def test_a_field_of_an_expansion_is_written_only_if_it_says_something(extra: Later, raw: Any) -> None:
    assert to_plain(board(extra)) == raw
    back = LATER.read_state(raw)
    assert (back.squares, back.extra) == (7, extra)
    assert type(back.extra) is Later


@pytest.mark.parametrize(
    "raw",
    [
        {"squares": 7, "extra": {"$": "Later", "seat": 0}},  # says nothing: there would be two texts of one state
        {"squares": 7, "extra": {"$": "Later", "seat": 1, "more": 0}},
        {"squares": 7, "extra": {"$": "Later", "seat": 1, "kinds": []}},
        {"squares": 7, "extra": {"$": "Later", "more": 1}},  # one of the first fields is missing
        {"squares": 7, "extra": {"$": "Later", "seat": 1, "less": 1}},
        {"extra": {"$": "Later", "seat": 1}},
        {"squares": 7, "other": 1},
    ],
)
def test_what_would_say_nothing_is_not_read(raw: Any) -> None:
    with pytest.raises(NotPlain):
        LATER.read_state(raw)


def test_fields_that_came_later_are_fields() -> None:
    assert later_of(Later) == {"more": 0, "kinds": ()}
    assert later_of(Turn) == {}
    with pytest.raises(AssertionError, match="no such field"):
        came_later(Later, less=0)

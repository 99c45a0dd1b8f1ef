"""States as JSON and back: exact, strict, and the same on every machine."""

from __future__ import annotations

import json
from typing import Any

import pytest

from core.toy import TOY, Gain, State, Turn
from orrery.core.frames import AnyOrder, ConfirmTurn, May, OneOf, Repeat, WaitFor
from orrery.core.plain import Codec, NotPlain, canonical, digest, slots_of, to_plain
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


def test_slots_of_a_state_are_those_of_its_bases_too() -> None:
    names = slots_of(State)
    assert {"players", "options", "step", "stacks", "keys", "counters", "coins", "secret"} <= set(names)
    assert len(names) == len(set(names))


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

"""Matches that start from a position: played, taken back and kept like any other; no made-up position gets in."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import orrery
from core.toy import TOY
from orrery import BadRecord, Match, Rng
from orrery.core.frames import AnyOrder, Repeat, WaitFor
from orrery.core.state_codec import digest, to_plain

Json = Any


def position(players: int = 3, **options: Any) -> Match:
    m = TOY.new(players, 1, options)
    m.act(0, ["plan", "gather"])
    if options.get("confirm"):
        m.act(0, ["confirm"])
    return m


def forked(**options: Any) -> Match:
    m = position(**options)
    return Match.from_state(TOY, 3, m.options, TOY.resample(m.state, 1, Rng(5)), 9)


def test_it_begins_there_and_tells_nothing_of_before() -> None:
    m = position()
    fork = Match.from_state(TOY, 3, {"coins": 1}, m.state, 9)
    assert (fork.version, fork.undos, fork.actions, fork.events(1)) == (0, 0, [], [])
    assert digest(fork.state) == digest(m.state)
    assert fork.actors == m.actors == (1,)
    assert fork.why_no_undo(0) == "nothing"
    assert fork.commitment != m.commitment
    fork.act(1, ["plan", "gather"])
    assert m.actors == (1,)
    assert fork.actors == (2,)


def test_going_back_stops_at_the_start() -> None:
    fork = forked(confirm=True)
    start = digest(fork.state)
    fork.act(1, ["burn"])
    fork.act(1, ["plan", "craft"])
    fork.undo(1)
    fork.undo(1)
    assert digest(fork.state) == start
    assert fork.why_no_undo(1) == "nothing"
    fork.act(1, fork.redo(1))
    fork.act(1, ["plan", "roll"])
    fork.rewind(0)
    assert digest(fork.state) == start
    assert digest(fork.start) == start


@pytest.mark.usefixtures("toy_is_known")
def test_records_and_files_carry_the_start() -> None:
    fork = forked()
    bare = position().record()
    assert "start" not in bare
    for seat in (1, 2):
        fork.act(seat, ["plan", "dig"])
    raw = json.loads(json.dumps(fork.record()))
    assert raw["start"] == to_plain(fork.start)
    again = orrery.replay(raw)
    assert again == fork
    assert again.record() == raw
    assert again.events(2) == fork.events(2)
    twin, back = fork.clone(), orrery.load(fork.to_json())
    for other in (twin, back):
        assert other == fork
        other.rewind(1)
        other.act(2, ["plan", "gather"])
        assert other != fork
    assert fork != Match.from_state(TOY, 3, fork.options, position().state, 9)
    assert fork != TOY.new(3, 9)


def broken(change: Callable[[dict[str, Json]], object]) -> BadRecord:
    raw = json.loads(json.dumps(forked().record()))
    change(raw)
    with pytest.raises(BadRecord) as bad:
        orrery.replay(raw)
    assert bad.value.text("en")
    assert bad.value.text("ru")
    return bad.value


def put(path: str, value: Json) -> Callable[[dict[str, Json]], None]:
    def change(raw: dict[str, Json]) -> None:
        node: Any = raw["start"]
        *way, last = path.split(".")
        for part in way:
            node = node[int(part)] if isinstance(node, list) else node[part]
        if isinstance(node, list):
            node[int(last)] = value
        else:
            node[last] = value

    return change


GAIN = {"$": "Gain", "seat": 1, "amount": 1}
TURN = {"$": "Turn", "seat": 1}


def repeats(depth: int, left: int) -> Json:
    frame: Json = GAIN
    for _ in range(depth):
        frame = {"$": "Repeat", "seat": 1, "frame": frame, "left": left}
    return frame


@pytest.mark.usefixtures("toy_is_known")
@pytest.mark.parametrize(
    "change",
    [
        lambda raw: raw.__setitem__("start", None),
        lambda raw: raw.__setitem__("start", []),
        lambda raw: raw["start"].pop("coins"),
        lambda raw: raw["start"].__setitem__("extra", 1),
        put("players", 2),
        put("players", True),
        put("coins", [1, 1]),
        put("coins.0", -1),
        put("coins.0", 1.0),
        put("coins.0", 1 << 5000),
        put("options.coins", 2),
        put("keys.0", -1),
        put("keys", [1, 2]),
        put("counters.1", 1 << 64),
        put("counters", []),
        put("step", -1),
        put("stacks", [[], []]),
        put("stacks", [[], [], [], []]),  # over, says the table; the record says it is not
        put("stacks.1", [1]),
        put("stacks.1", ["x"]),
        put("stacks.1", [None]),
        put("stacks.1", [1.5]),
        put("stacks.1", [{"$": "Nothing"}]),
        put("stacks.1", [{"$": "Turn"}]),
        put("stacks.1", [{"$": "Turn", "seat": 2}]),
        put("stacks.1", [GAIN]),  # would resolve itself
        put("stacks.1", []),  # nobody is asked
        put("stacks.2", [{"$": "WaitFor", "seat": 2, "seats": [0]}]),
        put("stacks.1", [repeats(1, 10**9), TURN]),
        put("stacks.1", [repeats(4, 100), TURN]),
        put("stacks.1", [repeats(1, -1), TURN]),
        put("stacks.1", [GAIN] * 3000 + [TURN]),
        put("stacks.1", [{"$": "AnyOrder", "seat": 1, "todo": [1, 2], "rule": "x"}]),
        put("stacks.1", [{"$": "OneOf", "seat": 1, "choices": [], "rule": "x"}]),
    ],
)
def test_positions_no_game_could_have_made(change: Callable[[dict[str, Json]], None]) -> None:
    assert broken(change).at == 0


@pytest.mark.usefixtures("toy_is_known")
def test_a_rule_that_breaks_on_a_made_up_position_names_the_action() -> None:
    """What lies in a deck shows only when it is drawn."""
    raw = json.loads(json.dumps(forked().record()))
    raw["start"]["deck"] = [1, -5]
    raw["actions"] = [[1, ["plan", "dig"]]]
    with pytest.raises(BadRecord) as bad:
        orrery.replay(raw, verify=False)
    assert bad.value.at == 1


def test_a_wrong_position_is_refused_in_the_program_too() -> None:
    m = position()
    with pytest.raises(BadRecord):
        Match.from_state(TOY, 2, m.options, m.state)
    with pytest.raises(BadRecord):
        Match.from_state(TOY, 3, {"coins": 2}, m.state)
    with pytest.raises(orrery.BadOptions):
        Match.from_state(TOY, 9, m.options, m.state)
    hurt = TOY.clone(m.state)
    hurt.stacks[1] = [AnyOrder(1, (), "x")]
    with pytest.raises(BadRecord):
        Match.from_state(TOY, 3, m.options, hurt)
    hurt.stacks[1] = [WaitFor(1, (1,))]
    with pytest.raises(BadRecord):
        Match.from_state(TOY, 3, m.options, hurt)
    hurt.stacks[1] = [Repeat(1, 7, 2), m.state.stacks[1][-1]]
    hurt.stacks[2] = [Repeat(2, m.state.stacks[1][-1], 2)]
    with pytest.raises(BadRecord):
        Match.from_state(TOY, 3, m.options, hurt)


REAL = {}
for _game in orrery.games():
    _m = orrery.game(_game).new(orrery.game(_game).players[-1], 4)
    _rng = Rng(4)
    for _ in range(12):
        _seat = _rng.choice(_m.actors)
        _m.act(_seat, _rng.choice(_m.decision(_seat).actions))  # type: ignore[union-attr]
    _start = _m.game.resample(_m.state, 0, Rng(6))
    REAL[_game] = json.loads(json.dumps(Match.from_state(_m.game, _m.players, _m.options, _start, 5).record()))


@pytest.mark.parametrize("game_id", orrery.games())
@settings(max_examples=40)
@given(data=st.data())
def test_random_damage_of_a_start_is_a_bad_record_or_playable(game_id: str, data: st.DataObject) -> None:
    raw = copy.deepcopy(REAL[game_id])
    node: Any = raw["start"]
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(node[key], dict | list) and node[key]:
            node = node[key]
            continue
        node[key] = data.draw(
            st.none() | st.booleans() | st.integers(-3, 300) | st.integers() | st.floats() | st.text(max_size=4)
        )
        break
    raw["digests"] = {"0": "?"}
    try:
        fork = orrery.replay(raw, verify=False)
    except BadRecord:
        return
    assert to_plain(fork.start) == raw["start"]

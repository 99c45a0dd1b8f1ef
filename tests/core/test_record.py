"""Records and saved matches: exact, and every kind of damage is a BadRecord at the right action."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import orrery
from core.toy import TOY
from orrery import BadRecord, Match, Rng
from orrery.core.state_codec import digest
from orrery.games.planet_5r import GAME

Json = Any


def played(actions: int = 10**9, players: int = 4, seed: int = 3, **options: Any) -> Match:
    m, rng = GAME.new(players, seed, options), Rng(seed)
    while m.actors and len(m.actions) < actions:
        seat = rng.choice(m.actors)
        decision = m.decision(seat)
        assert decision is not None
        m.act(seat, rng.choice(decision.actions))
    return m


FULL = played().record()


def test_what_a_record_holds() -> None:
    assert set(FULL) == {
        "format",
        "format_version",
        "game",
        "rules_version",
        "players",
        "options",
        "seed",
        "actions",
        "digests",
        "over",
    }
    assert FULL["options"] == {"die": "112233", "confirm": False}
    assert FULL["seed"] == f"{3:032x}"
    assert FULL["actions"][0][1][0] == "play"
    last = len(FULL["actions"])
    assert set(FULL["digests"]) == {"0", str(last), *(str(n) for n in range(50, last + 1, 50))}
    assert FULL["over"] is True
    assert len(json.dumps(FULL)) < 8000


def test_replay_gives_an_equal_match() -> None:
    m = played()
    again = orrery.replay(json.loads(json.dumps(m.record())))
    assert again == m
    assert again.events(0) == m.events(0)
    assert again.view(2) == m.view(2)
    assert again.record() == m.record()


@pytest.mark.parametrize("actions", [0, 1, 7, 33, 50, 51])
@pytest.mark.parametrize("confirm", [False, True])
def test_a_match_is_saved_and_loaded_in_mid_turn(actions: int, confirm: bool) -> None:
    m = played(actions, confirm=confirm)
    text = m.to_json()
    back = orrery.load(text)
    assert back == m
    assert back.to_json() == text
    assert (back.version, back.undos, back.actors) == (m.version, m.undos, m.actors)
    for seat in range(m.players):
        assert back.view(seat) == m.view(seat)
        assert back.events(seat) == m.events(seat)
        assert back.why_no_undo(seat) == m.why_no_undo(seat)
        mine, theirs = back.decision(seat), m.decision(seat)
        assert (mine and mine.to_json()) == (theirs and theirs.to_json())


@pytest.mark.usefixtures("toy_is_known")
def test_every_combinator_survives_a_file() -> None:
    """AnyOrder, OneOf, May, Repeat, WaitFor and ConfirmTurn lying on stacks."""
    for steps in (
        [["plan", "craft"]],
        [["plan", "craft"], ["pick", 2]],
        [["plan", "trade"]],
        [["plan", "rest"]],
        [["gift", 1]],
        [["plan", "gather"]],
    ):
        m = TOY.new(3, 1, {"confirm": True})
        for action in steps:
            m.act(0, action)
        back = orrery.load(m.to_json())
        assert back == m
        assert back.state.stacks == m.state.stacks
        assert [type(f) for stack in back.state.stacks for f in stack] == [
            type(f) for stack in m.state.stacks for f in stack
        ]
        if m.can_undo(0):
            back.undo(0)
            m.undo(0)
            assert back == m


def test_undo_works_in_a_loaded_match() -> None:
    m = GAME.new(3, 4, {"confirm": True})
    m.act(0, ["play", "scout"])
    m.act(1, ["play", "expand"])
    back = orrery.load(m.to_json())
    back.undo(0)
    m.undo(0)
    assert back == m
    assert back.undos == 1


def test_undos_leave_no_trace_in_the_record() -> None:
    m = GAME.new(3, 4)
    m.act(0, ["play", "scout"])
    m.act(1, ["play", "expand"])
    m.undo(0)
    m.act(0, ["play", "develop"])
    assert m.record()["actions"] == [[1, ["play", "expand"]], [0, ["play", "develop"]]]
    assert orrery.replay(m.record()) == m


def broken(change: Callable[[dict[str, Json]], object]) -> BadRecord:
    raw = copy.deepcopy(FULL)
    change(raw)
    with pytest.raises(BadRecord) as bad:
        orrery.replay(raw)
    for lang in ("en", "ru"):
        told = re.search(r"(action|действие) (\d+)", bad.value.text(lang))
        assert (int(told[2]) if told else 0) == bad.value.at  # a record broken as a whole names no action
    return bad.value


def set_(key: str, value: Json) -> Callable[[dict[str, Json]], None]:
    return lambda raw: raw.__setitem__(key, value)


def drop(key: str) -> Callable[[dict[str, Json]], None]:
    return lambda raw: raw.__delitem__(key)


@pytest.mark.parametrize("raw", [None, 7, "record", [], {}, {"format": "other"}])
def test_not_a_record_at_all(raw: Json) -> None:
    with pytest.raises(BadRecord) as bad:
        orrery.replay(raw)
    assert bad.value.at == 0


@pytest.mark.parametrize(
    "change",
    [
        set_("format_version", 2),
        drop("format_version"),
        set_("game", "chess"),
        set_("game", None),
        drop("game"),
        set_("rules_version", 99),
        drop("rules_version"),
        set_("players", 6),
        set_("players", "4"),
        set_("players", True),
        drop("players"),
        set_("players", 5),
        set_("options", {"die": "7"}),
        set_("options", []),
        set_("options", {"die": "123456"}),
        set_("options", {"confirm": True}),
        set_("seed", 3),
        set_("seed", "3"),
        set_("seed", "x" * 32),
        set_("seed", "0x" + "0" * 29 + "3"),
        set_("seed", "-" + "0" * 30 + "3"),
        set_("seed", " " + "0" * 30 + "3"),
        set_("seed", f"{4:032x}"),
        drop("seed"),
        set_("actions", None),
        set_("actions", {}),
        drop("actions"),
        drop("digests"),
        set_("digests", []),
        set_("digests", {"0": "0" * 16}),
        set_("digests", {"0": 7}),
    ],
)
def test_damage_before_the_first_action(change: Callable[[dict[str, Json]], None]) -> None:
    assert broken(change).at == 0


@pytest.mark.parametrize("n", [1, 2, 17, 49, 50, 51, len(FULL["actions"])])
@pytest.mark.parametrize(
    "item",
    [
        None,
        [],
        [0],
        "x",
        [0, ["play", "scout"], 1],
        [9, ["play", "scout"]],
        ["0", ["play", "scout"]],
        [0, None],
        [0, ["dance"]],
        [0, ["play", "tango"]],
        [0, ["bid", 999]],
        [0, {"play": "scout"}],
    ],
    ids=str,
)
def test_damage_of_action_n_is_found_at_action_n(n: int, item: Json) -> None:
    assert broken(lambda raw: raw["actions"].__setitem__(n - 1, item)).at == n


def test_actions_after_the_end_and_actions_missing() -> None:
    last = len(FULL["actions"])
    assert broken(lambda raw: raw["actions"].append([0, ["play", "scout"]])).at == last + 1
    assert broken(lambda raw: raw["actions"].pop()).at == last - 1
    assert broken(lambda raw: raw["actions"].clear()).at == 0


def test_another_legal_action_is_found_by_the_next_digest_at_the_latest() -> None:
    """Swap one early choice for another legal one: some action or digest gives it away."""
    first = FULL["actions"][0]
    other = "develop" if first[1][1] == "expand" else "expand"
    bad = broken(lambda raw: raw["actions"].__setitem__(0, [first[0], ["play", other]]))
    assert 0 < bad.at <= 50


@pytest.mark.parametrize("n", ["0", "50", str(len(FULL["actions"]))])
def test_a_wrong_digest_is_found_where_it_stands(n: str) -> None:
    assert broken(lambda raw: raw["digests"].__setitem__(n, "0" * 16)).at == int(n)
    raw = copy.deepcopy(FULL)
    raw["digests"][n] = "0" * 16
    assert orrery.replay(raw, verify=False).over  # who asks for it may look at a record of other rules


def test_digests_of_actions_that_are_not_there() -> None:
    assert broken(lambda raw: raw["digests"].__setitem__("999", "0" * 16)).at == len(FULL["actions"])
    assert broken(lambda raw: raw["digests"].__setitem__("x", "0" * 16)).at == len(FULL["actions"])


# --- saved matches ----------------------------------------------------------------------------------

SAVED = json.loads(played(30, confirm=True).to_json())


def reload_(**changes: Json) -> Match:
    return orrery.load(json.dumps({**SAVED, **changes}))


def test_saved_is_sound() -> None:
    assert digest(reload_().state) == digest(played(30, confirm=True).state)


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "7", '{"format":"orrery-match"}', "[" * 100000])
def test_not_a_saved_match(text: str) -> None:
    with pytest.raises(BadRecord):
        orrery.load(text)


def nested(depth: int) -> Json:
    inner: Json = 0
    for _ in range(depth):
        inner = [inner]
    return inner


@pytest.mark.parametrize(
    "changes",
    [
        {"format": "orrery-record"},
        {"record": None},
        {"record": {}},
        {"state": None},
        {"state": {**SAVED["state"], "round": SAVED["state"]["round"] + 1}},
        {"state": {**SAVED["state"], "round": "1"}},
        {"state": {**SAVED["state"], "phase": "\ud800"}},
        {"state": {**SAVED["state"], "stacks": [[1.5]]}},
        {"state": {**SAVED["state"], "stacks": [[nested(400)]]}},
        {"fences": None},
        {"fences": []},
        {"fences": [[0, "nothing"]] * 4},
        {"fences": [[10**6, "passed"]] * 4},
        {"fences": [[-1, "passed"]] * 4},
        {"fences": [["x", "passed"]] * 4},
        {"fences": [[float("inf"), "passed"]] * 4},
        {"version": "x"},
        {"version": -1},
        {"version": float("inf")},
        {"version": 1.5},
        {"undos": None},
    ],
    ids=lambda c: next(iter(c)),
)
def test_damaged_saved_matches(changes: dict[str, Json]) -> None:
    with pytest.raises(BadRecord) as bad:
        reload_(**changes)
    assert bad.value.code == "bad_record"


@pytest.mark.parametrize("key", list(SAVED))
def test_missing_parts_of_a_saved_match(key: str) -> None:
    with pytest.raises(BadRecord):
        orrery.load(json.dumps({k: v for k, v in SAVED.items() if k != key}))


@settings(max_examples=60)
@given(st.data())
def test_random_damage_is_a_bad_record_or_the_same_match(data: st.DataObject) -> None:
    """Replace any one leaf of a saved match by anything."""
    saved = copy.deepcopy(SAVED)
    node: Any = saved
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(node[key], dict | list) and node[key] and data.draw(st.booleans()):
            node = node[key]
            continue
        node[key] = data.draw(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4) | st.just([])
        )
        break
    try:
        back = orrery.load(json.dumps(saved))
    except BadRecord:
        return
    assert back == orrery.load(json.dumps(SAVED)) or saved["record"] != SAVED["record"]

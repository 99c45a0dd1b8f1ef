"""Actions: text form, integer space, and every kind of nonsense."""

from __future__ import annotations

import pickle
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.toy import TOY, Gift, Number, Plan
from orrery.core.actions import ActionSet, Id, Int, Kind, Maybe, Sparse
from orrery.core.errors import BadAction
from orrery.core.frames import Confirm, Pick
from orrery.core.game import Game
from orrery.games.planet_5r import GAME
from orrery.games.planet_5r.actions import Bid, PlayCard, Take

SETS = pytest.mark.parametrize("actions", [TOY.actions, GAME.actions], ids=["toy", "planet_5r"])
json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["take", "bid", "play"]),
    lambda inner: st.lists(inner, max_size=7) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=12,
)
tags = st.sampled_from(["play", "bid", "take", "confirm", "plan", "gift", "pick", "nothing", ""])


@SETS
def test_every_action_has_its_number_and_its_text(actions: ActionSet) -> None:
    step = max(1, actions.size // 3000)
    for index in {*range(0, actions.size, step), actions.size - 1}:
        action = actions.at(index)
        assert actions.index(action) == index
        text = actions.write(action)
        assert actions.read(text) == action
        assert type(actions.read(text)) is type(action)
        assert actions.read(tuple(text)) == action


@SETS
@pytest.mark.parametrize("index", [-1, 10**9])
def test_numbers_outside_the_space(actions: ActionSet, index: int) -> None:
    with pytest.raises(BadAction):
        actions.at(index)


def test_size_is_the_sum_of_products() -> None:
    assert TOY.actions.size == 7 + 4 + 2 + 5 + 1 + 3 + 1 + 1
    assert GAME.actions.size == 5 + 1000 + 15 * 17 * 3 * 17 * 3 + 1


def test_text_forms() -> None:
    assert GAME.action_to_json(PlayCard(3)) == ["play", "scout"]
    assert GAME.action_to_json(Bid(4)) == ["bid", 4]
    assert GAME.action_to_json(Take(11, 0, 1)) == ["take", "tech_rain_mill", 0, "over", None, None]
    assert GAME.action_to_json(Take(11, -1, -1, 2, 0)) == ["take", "tech_rain_mill", None, None, 2, "under"]
    assert GAME.action_to_json(Confirm()) == ["confirm"]
    assert TOY.action_from_json(["plan", "dig"]) == Plan(4)


def read(game: Game[Any, Any], raw: Any) -> tuple[Any, BadAction | None]:
    try:
        return game.action_from_json(raw), None
    except BadAction as bad:
        return None, bad


@given(st.one_of(json_values, st.builds(lambda tag, rest: [tag, *rest], tags, st.lists(json_values, max_size=6))))
def test_nonsense_is_a_bad_action_and_nothing_else(raw: Any) -> None:
    for game in (TOY, GAME):
        action, bad = read(game, raw)
        if bad is None:
            assert game.action_to_json(action) == list(raw)
        else:
            assert bad.code == "bad_action"
            assert bad.text("ru")


@pytest.mark.parametrize(
    "raw",
    [
        None,
        [],
        "play",
        {"play": "scout"},
        ["dance"],
        [["play"], "scout"],
        ["play"],
        ["play", "scout", 1],
        ["play", 3],
        ["play", "Scout"],
        ["bid", "4"],
        ["bid", 4.0],
        ["bid", True],
        ["bid", -1],
        ["bid", 1000],
        ["take", "tech_rain_mill"],
        ["take", "tech_rain_mill", -1, None, None, None],
        ["take", "tech_rain_mill", 0, "beside", None, None],
        ["take", "settlement_old_quarry", None, None, None, None],
        ["confirm", 1],
    ],
)
def test_malformed_examples(raw: Any) -> None:
    m = GAME.new(3, 1)
    before = m.to_json()
    with pytest.raises(BadAction):
        m.act(0, raw)
    assert m.to_json() == before


@pytest.mark.parametrize(
    "action",
    [
        PlayCard(-1),
        PlayCard(-2),
        PlayCard(5),
        PlayCard("scout"),  # type: ignore[arg-type]
        Bid(-1),
        Bid(2.0),  # type: ignore[arg-type]
        Bid(True),
        Take(-3),
        Take(11, -2),
        Take(11, 0, -2),
        Take(11, 0, 2),
        Take(11, 99, 0),
    ],
    ids=repr,
)
def test_typed_actions_with_values_that_mean_nothing(action: Any) -> None:
    """A typed action is checked like a text: a negative index must not wrap round to another card."""
    m = GAME.new(3, 1)
    with pytest.raises(BadAction):
        m.act(0, action)
    assert m.actions == []


@pytest.mark.parametrize("seat", [-1, 3, True, "0", None, 1.0])
def test_seats_that_do_not_exist(seat: Any) -> None:
    m = GAME.new(3, 1)
    for call in (m.decision, m.can_undo, m.undo):
        with pytest.raises(BadAction):
            call(seat)
    with pytest.raises(BadAction):
        m.act(seat, ["play", "scout"])
    with pytest.raises(BadAction):
        m.preview(seat, ["play", "scout"])


def test_fields_rank_their_values() -> None:
    for field in (Id(("a", "b", "c")), Int(-2, 5), Maybe(Int(0, 3)), Maybe(Id(("x", "y")))):
        values = [field.value(rank) for rank in range(field.size)]
        assert [field.rank(value) for value in values] == list(range(field.size))
        assert [field.read(field.write(value)) for value in values] == values


def test_kinds_of_one_shape_stay_apart() -> None:
    """Actions are tuples; those of two kinds are never equal, whatever they hold."""
    kinds: tuple[Any, ...] = (Pick(1), Number(1), Gift(1))
    for n, a in enumerate(kinds):
        for k, b in enumerate(kinds):
            assert (a == b) is (n == k)
            assert (a != b) is (n != k)
        assert a == type(a)(1)
        assert not a != type(a)(1)  # noqa: SIM202 - both operators are asked
        assert a != type(a)(2)
        bare = (1,)
        assert bare != a
    assert len(set(kinds)) == 3
    assert Number(1) not in [Pick(1), Gift(1)]
    assert {Pick(1): "pick", Number(1): "number"}[Number(1)] == "number"
    assert pickle.loads(pickle.dumps(kinds)) == kinds
    texts = [TOY.action_to_json(a) for a in (Pick(1), Number(1), Gift(1))]
    assert texts == [["pick", 1], ["number", 1], ["gift", 1]]
    assert len({TOY.actions.index(a) for a in (Pick(1), Number(1), Gift(1))}) == 3
    assert ActionSet(Kind("confirm", Confirm)).size == 1


# --- a list of names with gaps --------------------------------------------------------------------


class Step(NamedTuple):
    at: int
    to: int


GAPS = ("a", "", "", "b", "", "c")
STEPS = ActionSet(Kind("step", Step, (Sparse(GAPS), Sparse(GAPS))))


def test_a_list_with_gaps_has_numbers_for_its_names_only() -> None:
    field = Sparse(GAPS)
    assert field.size == 3
    assert [field.value(rank) for rank in range(field.size)] == [0, 3, 5]
    assert [field.rank(value) for value in (0, 3, 5)] == [0, 1, 2]
    assert [field.write(value) for value in (0, 3, 5)] == ["a", "b", "c"]
    assert STEPS.size == 9
    for index in range(9):
        action = STEPS.at(index)
        assert STEPS.index(action) == index
        assert STEPS.read(STEPS.write(action)) == action


@pytest.mark.parametrize("raw", ["", "d", 0, None, ["a"], True])
def test_what_has_no_name_is_no_value(raw: Any) -> None:
    with pytest.raises(BadAction):
        STEPS.read(["step", "a", raw])
    with pytest.raises(IndexError):
        Sparse(GAPS).write(1)

"""Observations by the example: one's own seat first, secrets left out, what is known told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import orrery
from battery.tables import SETUPS, rng_of
from battery.test_battery_observations import check_observation, name_at
from orrery import Match, Rng, lab
from orrery.core.layout import BitRows, Layout, Row
from orrery.games.planet_5r.actions import Take
from orrery.lab.environments.table_setup import ready_games
from orrery.lab.spaces.observing import Observation
from orrery.lab.spaces.sheets import Sheet

SPEC = lab.observation("planet_5r")


def table(**position: object) -> Match:
    return orrery.game("planet_5r").position({"players": 3, **position})


def test_the_seat_that_looks_comes_first() -> None:
    m = table(seats=[{"water": 3}, {"water": 6}, {"water": 9}])
    for seat, water in ((0, 0.3), (1, 0.6), (2, 0.9)):
        told = SPEC.arrays(m.state, seat)
        assert told["water"].tolist() == pytest.approx([water, 0, 0, 0, 0])
        assert told["water_known"].tolist() == [1, 0, 0, 0, 0]
        assert told["seated"].tolist() == [1, 1, 1, 0, 0]


def test_arrays_and_rows_are_the_same_memory() -> None:
    m = table()
    out = np.full(SPEC.size, 7, np.float32)
    told = SPEC.arrays(m.state, 0, out=out)
    assert told["actions"].shape == (5, 3, 5)
    assert np.shares_memory(told["actions"], out)
    assert (out == SPEC.flat(m.state, 0)).all()
    stacked = SPEC.split(np.stack([out, out]))
    assert stacked["tableau"].shape == (2, 5, 5, 20)


def test_what_is_asked_and_the_answer_so_far_are_told() -> None:
    m = table(
        market=["tech_rain_mill", "tech_nomad_beacon"],
        seats=[{}, {}, {}],
        pending=[{"kind": "take_technology", "seat": 0}],
    )
    decision = m.decision(0)
    assert decision is not None
    cursor = lab.space("planet_5r").begin(decision)
    before = SPEC.arrays(m.state, 0, cursor)
    assert [SPEC.decisions[place] for place in np.flatnonzero(before["decision"])] == ["take_technology"]
    assert not before["path"].any()
    nothing = SPEC.arrays(m.state, 1)
    assert not nothing["decision"].any()
    half = lab.space("planet_5r").begin([Take(0), Take(0, 0, 1), Take(1)]).choose(65)
    within = SPEC.arrays(m.state, 0, half)
    assert np.flatnonzero(within["path"]).tolist() == [65]


def test_a_bot_gets_the_same_from_a_sample() -> None:
    m = orrery.game("pandorum").new(3, 4)
    seat = m.actors[0]
    decision = m.decision(seat)
    assert decision is not None
    spec = lab.observation("pandorum")
    assert (spec.flat(m.state, seat) == spec.flat(decision.sample(Rng(5)), seat)).all()


def test_the_past_is_told_latest_first() -> None:
    spec = lab.observation("planet_5r", history=3)
    m = orrery.game("planet_5r").new(3, 7)
    for seat, card in ((0, "scout"), (1, "develop")):
        m.act(seat, ["play", card])
    heard = m.events(0)
    assert [event["e"] for event in heard[-3:]] == ["round_began", "card_chosen", "card_chosen"]
    history = spec.arrays(m.state, 0, heard=heard)["history"]
    other, own, began = history
    kinds = len(m.game.event_types)
    assert other[:kinds].argmax() == own[:kinds].argmax() != began[:kinds].argmax()
    assert other[kinds : kinds + 5].tolist() == [0, 1, 0, 0, 0]  # the next seat
    assert own[kinds : kinds + 5].tolist() == [1, 0, 0, 0, 0]
    assert other[kinds + 6] == -1  # its card is not known
    assert 0 < own[kinds + 6] < 1
    assert not spec.arrays(m.state, 0)["history"].any()
    assert (spec.flat(m.state, 0)[: SPEC.size] == SPEC.flat(m.state, 0)).all()
    fresh = orrery.game("planet_5r").new(3, 7)
    short = spec.arrays(fresh.state, 0, heard=fresh.events(0))["history"]
    assert np.count_nonzero(short.any(axis=1)) == len(fresh.events(0)) < 3


def own_water(state: Any) -> None:
    state.water[0] += 1


def own_hand(state: Any) -> None:
    first = next(card for card in range(32) if card not in state.hands[0])
    state.hands[0] = tuple(sorted((first, *state.hands[0][1:])))


def own_goals(state: Any) -> None:
    other = next(goal for goal in range(16) if goal not in state.goals[0])
    state.goals[0] = tuple(sorted((other, *state.goals[0][1:])))


def own_civ_card(state: Any) -> None:
    state.seats[0].hidden = (3,)


@pytest.mark.parametrize(
    ("game_id", "change"),
    [
        ("planet_5r", own_water),
        ("pandorum", own_hand),
        ("on_mars", own_goals),
        ("planet_unknown", own_civ_card),
    ],
)
def test_a_secret_of_ones_own_shows_and_that_of_another_does_not(game_id: str, change: Callable[[Any], None]) -> None:
    game, spec = orrery.game(game_id), lab.observation(game_id)
    m = game.new(3, 11)
    changed = game.clone(m.state)
    if game_id == "planet_unknown":
        changed.seats[0].hidden = (2,)
    before = game.clone(changed)
    change(changed)
    assert (spec.flat(changed, 0) != spec.flat(before, 0)).any()
    assert (spec.flat(changed, 1) == spec.flat(before, 1)).all()


def test_what_does_not_fit_is_refused() -> None:
    m = table()
    with pytest.raises(orrery.BadAction) as wrong:
        SPEC.flat(m.state, 3)
    assert wrong.value.text("en")
    assert wrong.value.text("ru")
    with pytest.raises(orrery.BadAction):
        SPEC.flat(m.state, -1)
    with pytest.raises(ValueError, match="float32"):
        SPEC.flat(m.state, 0, out=np.zeros(SPEC.size, np.float64))
    with pytest.raises(ValueError, match="float32"):
        SPEC.flat(m.state, 0, out=np.zeros(3, np.float32))
    with pytest.raises(ValueError, match="history"):
        lab.observation("planet_5r", history=-1)


def test_fields_have_names_of_their_own() -> None:
    layout = Layout("x-v1")
    assert layout.field("a", (2, 3), "six") == 0
    assert layout.field("b", 2, "two") == 6
    with pytest.raises(ValueError, match="a stands there"):
        layout.field("a", 1, "again")


def test_sets_of_places_as_rows() -> None:
    rows = BitRows((5, 0, 2))
    assert list(rows.row(0b100001)) == [1, 1, 0]
    assert list(rows.row(0b100)) == [0, 0, 1]
    assert rows.row(0b100) is rows.row(0b100)
    assert rows.count == 3


# --- the battery's check finds faults ---------------------------------------------------------------


def spoiled(write: Callable[[Any, int, Row], None]) -> Observation:
    layout = Layout("spoiled-v1")
    layout.field("told", 1, "something")
    return Observation(orrery.game("planet_5r"), layout, write, lab.space("planet_5r"), 0)


def writes_the_next_card(state: Any, me: int, row: Row) -> None:
    row[0] = state.deck[1] / 20


def writes_too_much(state: Any, me: int, row: Row) -> None:
    row[0] = 2.0


def writes_no_number(state: Any, me: int, row: Row) -> None:
    row[0] = float("nan")


def writes_the_round(state: Any, me: int, row: Row) -> None:
    row[0] = state.round / 15


@pytest.mark.parametrize(
    ("write", "found"),
    [(writes_the_next_card, "a secret shows"), (writes_too_much, "told"), (writes_no_number, "finite")],
)
def test_the_check_of_observations_can_fail(write: Callable[[Any, int, Row], None], found: str) -> None:
    setup = next(setup for setup in SETUPS if setup.game.id == "planet_5r")
    m = setup.new(3)
    check_observation(spoiled(writes_the_round), m, rng_of(setup, 1))
    with pytest.raises(AssertionError, match=found):
        check_observation(spoiled(write), m, rng_of(setup, 1))


# --- rows that are written again and again


@pytest.mark.parametrize("game_id", ready_games())
def test_a_row_written_again_and_again_tells_what_a_new_one_tells(game_id: str) -> None:
    """Whoever looks, and whatever it showed before: another seat, another deal, more seats or fewer."""
    game, spec, rng = orrery.game(game_id), lab.observation(game_id, history=3), Rng(4)
    sheet = Sheet(spec)
    for players in (game.players[-1], game.players[0], game.players[-1]):
        m = game.new(players, seed=players)
        for _ in range(120):
            if not m.actors:
                break
            decision = m.decision(rng.choice(m.actors))
            assert decision is not None
            cursor = lab.space(game_id).begin(decision)
            for seat, path in ((decision.seat, cursor), (rng.below(players), None)):
                told = sheet.write(m.state, seat, path, m.events(seat))
                different = np.flatnonzero(told != spec.flat(m.state, seat, path, heard=m.events(seat)))
                assert not different.size, [name_at(spec, int(at)) for at in different[:5]]
            m.act(decision.seat, rng.choice(decision.actions))

"""Turns played side by side (PU-3.11, PU-18.3): any interleaving gives the same game, and a veil hides it meanwhile."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import orrery
from games.planet_unknown.setting import rules, seat_with
from games.planet_unknown.table import WHOLE_ROUND, laid, table
from orrery import Match, Rng
from orrery.core.state_codec import digest
from orrery.games.planet_unknown import GAME

TILE = "i2_biomass_civ_plain"


class Player:
    """Decides by what its own seat is asked and by how often it was asked, whatever the others do meanwhile."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.random = Random(f"{seat} {seed}")

    def act(self, m: Match) -> None:
        asked = m.decision(self.seat)
        assert asked is not None
        m.act(self.seat, asked.actions[self.random.randrange(len(asked.actions))])


def played(players: int, seed: int, order: int, actions: int, options: dict[str, Any]) -> Match:
    """A match in which `order` decides who of those that are asked acts next; it stops with nobody's turn half done."""
    m = orrery.game("planet_unknown").new(players, seed, options)
    seats = [Player(seat, seed) for seat in range(players)]
    who = Random(order)
    rounds = 1 + actions
    while not m.over and m.state.round < rounds:
        seats[who.choice(m.actors)].act(m)
    return m


@rules("PU-18.3", "PU-3.4", "PU-12.1")
@settings(max_examples=25, deadline=None, derandomize=True, database=None)
@given(
    players=st.integers(2, 5),
    seed=st.integers(0, 10_000),
    orders=st.tuples(st.integers(0, 10_000), st.integers(10_001, 20_000)),
    rounds=st.sampled_from([2, 4, 7]),
    options=st.fixed_dictionaries(
        {
            "boards": st.sampled_from(["random", "first", "draft"]),
            "events": st.sampled_from(["rulebook", "standard"]),
            "open_turns": st.booleans(),
            "personal": st.booleans(),
        }
    ),
)
def test_pu_18_3_seats_may_act_in_any_order(
    players: int, seed: int, orders: tuple[int, int], rounds: int, options: dict[str, Any]
) -> None:
    one, other = (played(players, seed, order, rounds, options) for order in orders)
    assert digest(one.state) == digest(other.state)
    for seat in (*range(players), None):
        assert one.view(seat) == other.view(seat)
        heard = [sorted(map(repr, m.events(seat))) for m in (one, other)]
        assert heard[0] == heard[1]  # the same story, told in another order


@rules("PU-18.3")
def test_pu_18_3_turns_taken_one_after_the_other_or_step_by_step() -> None:
    found = set()
    for order in ([0, 0, 0, 1, 1, 1], [1, 1, 1, 0, 0, 0], [0, 1, 0, 1, 0, 1], [1, 0, 0, 1, 1, 0]):
        t = table().start()
        for seat in order:
            t.do(seat, *t.options(seat)[0])
        found.add(digest(t.s))
    assert len(found) == 1


# --- the veil -------------------------------------------------------------------------------------


@rules("PU-3.11", "PU-3.8")
def test_pu_3_11_a_veiled_turn_is_told_when_all_are_done() -> None:
    t = table(seat_with(), seat_with(tiles=[laid("i2_civ_energy_plain", "F1", "G1")])).depot(0, TILE)
    before = t.start().m.view(1)
    heard = len(t.m.events(1))
    t.lay(0, TILE, "F1", "G1").pick(0, "station:civ")
    after = t.m.view(1)
    assert after["veiled"]
    assert after["seats"] == [before["seats"][0] | {"ready": True}, before["seats"][1]]
    assert after["station"] == before["station"]
    assert after["actors"] == [1]  # that somebody is done is no secret
    assert len(t.m.events(1)) == heard
    assert [e["e"] for e in t.m.events(0)][-4:] == ["tile_placed", "marker_moved", "marker_moved", "turn_ended"]
    t.idle(1)
    kinds = [e["e"] for e in t.m.events(1)]
    assert kinds.index("tile_placed") < kinds.index("tops_shown")
    assert [e["seat"] for e in t.told("tile_placed", 1)] == [1, 0]  # one's own first, then what was veiled
    assert [e["seat"] for e in t.told("tile_placed", 0)] == [0, 1]
    assert t.m.view(1)["seats"][0]["tiles"] == [{"tile": TILE, "orient": "r3", "at": "F1"}]


@rules("PU-3.11")
def test_pu_3_11_with_open_turns_all_see_everything_at_once() -> None:
    t = table(open_turns=True).depot(0, TILE).lay(0, TILE, "F1", "G1")
    shown = t.m.view(1)
    assert not shown["veiled"]
    assert shown["seats"][0]["tiles"] == [{"tile": TILE, "orient": "r3", "at": "F1"}]
    assert [e["tile"] for e in t.told("tile_taken", 1)] == [TILE]
    assert [e["tile"] for e in t.told("tile_placed", None)] == [TILE]
    depot = next(s for s in shown["station"]["sectors"] if s["seat"] == 0)
    assert depot["inner"] == {"shape": "i2", "top": None, "left": 11, "hidden": True}  # but not the next tile


@rules("PU-3.11")
def test_pu_3_11_alone_nothing_is_veiled() -> None:
    t = table(players=1).depot(0, TILE).lay(0, TILE, "F1", "G1")
    assert not t.m.view(0)["veiled"]
    assert len(t.told("tile_placed")) == 1


@rules("PU-12.1", "PU-3.11")
def test_pu_12_1_choices_of_an_event_are_made_openly() -> None:
    t = table(first=WHOLE_ROUND, events="standard").next_events("green_advance_civ_or_rover")
    t.do(1, "advance", "civ", "civ-1")
    assert not t.m.view(0)["veiled"]
    assert t.m.view(0)["seats"][1]["markers"]["civ"] == "civ-1"
    assert [e["seat"] for e in t.told("marker_moved", 0)] == [1]


@rules("PU-3.11", "PU-18.2", "PU-15.5")
def test_pu_3_11_a_common_goal_drawn_behind_the_veil_leaves_no_trace_for_others() -> None:
    """Neither the re-deal for another seat nor its undo tells that Jump Drive F was used."""
    t = table(seat_with(corporation="jump_drive", slots="F"), seat_with()).start()
    t.do(1, "take", "inner")
    before = t.m.state
    seen, dealt = t.m.view(1), digest(GAME.resample(before, 1, Rng(5)))
    assert t.m.can_undo(1)
    t.do(0, "use", "F")  # three cards are drawn
    assert (t.m.view(1), digest(GAME.resample(t.m.state, 1, Rng(5)))) == (seen, dealt)
    t.do(0, "keep", t.options(0, "keep")[0][1])  # one of them is for all
    twin = GAME.resample(t.m.state, 1, Rng(5))
    assert (t.m.view(1), digest(twin)) == (seen, dealt)
    GAME.invariants(twin)
    assert t.m.can_undo(1)
    assert not t.m.can_undo(0)
    mine = GAME.resample(t.m.state, 0, Rng(5))
    assert mine.contests == t.m.state.contests

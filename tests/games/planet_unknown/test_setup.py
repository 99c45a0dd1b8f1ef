"""Setting up (PU-2), two players and personal objectives (PU-13), as anybody would start a match."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from games.planet_unknown.setting import rules
from orrery import BadOptions, Match
from orrery.games.planet_unknown import GAME
from orrery.games.planet_unknown.components import BASE_CORPORATIONS, EVENTS, OBJECTIVES, PLANETS, STATION_TILES
from orrery.games.planet_unknown.state import State

PLACES = {1: [0], 2: [0, 3], 3: [0, 2, 4], 4: [0, 1, 3, 4], 5: [0, 1, 2, 3, 4], 6: [0, 1, 2, 3, 4, 5]}
EVERY_TABLE = pytest.mark.parametrize("players", PLACES)


def new(players: int = 4, seed: int = 1, **options: Any) -> Match:
    return orrery.game("planet_unknown").new(players, seed, options)


def state(m: Match) -> State:
    found: State = m.state
    return found


def act_all(m: Match, kind: str) -> None:
    """Every seat gives the first answer to questions of this kind."""
    for seat in m.actors:
        asked = m.decision(seat)
        if asked is not None and asked.kind == kind:
            m.act(seat, asked.actions[0])


@rules("PU-2.2", "PU-18.1", "PU-18.2")
@EVERY_TABLE
def test_pu_2_2_twelve_shuffled_tiles_in_each_compartment(players: int) -> None:
    m = new(players, boards="first")
    for sector in m.view(0)["station"]["sectors"]:
        for ring in ("outer", "inner"):
            assert sector[ring]["left"] == 12
            assert sector[ring]["top"].split("_")[0] == sector[ring]["shape"]  # only the top one is seen
    assert sorted(tile for bay in state(m).bays for tile in bay) == list(range(len(STATION_TILES)))
    assert state(m).bays != state(new(players, 2, boards="first")).bays


@rules("PU-2.1")
@pytest.mark.parametrize("shift", range(6))
def test_pu_2_1_the_inner_ring_is_set_before_the_game(shift: int) -> None:
    outer, inner = ["z5", "f5", "s4", "i4", "n5", "u5"], ["i3", "t4", "v3", "l4", "i2", "o4"]
    sectors = new(3, boards="first", inner_shift=shift).view(0)["station"]["sectors"]
    assert [sector["outer"]["shape"] for sector in sectors] == outer
    assert [sector["inner"]["shape"] for sector in sectors] == inner[shift:] + inner[:shift]


@rules("PU-2.3")
@EVERY_TABLE
def test_pu_2_3_boards_are_dealt_without_repetition(players: int) -> None:
    for seed in range(5):
        seats = new(players, seed).view(None)["seats"]
        for board in ("planet", "corporation"):
            assert len({seat[board] for seat in seats}) == players
        assert not any(seat["planet"] == "ksb_4156" for seat in seats)


@rules("PU-2.3")
def test_pu_2_3_players_may_choose_their_boards() -> None:
    m = new(3, boards="chosen", planet_1="gaia", corporation_1="republic", planet_2="ksb_4156", planet_3="ksb_4156")
    seats = m.view(None)["seats"]
    assert [seat["planet"] for seat in seats] == ["gaia", "ksb_4156", "ksb_4156"]
    assert seats[0]["corporation"] == "republic"
    with pytest.raises(BadOptions) as caught:
        new(2, boards="chosen", planet_1="gaia", planet_2="gaia")
    assert caught.value.option == "planet_2"


@rules("PU-2.4")
@pytest.mark.parametrize(("boards", "planets"), [("sides", 2), ("draft", 3)])
def test_pu_2_4_each_player_chooses_a_side_in_secret(boards: str, planets: int) -> None:
    m = new(3, boards=boards)
    assert m.actors == (0, 1, 2)
    asked = m.decision(0)
    assert asked is not None
    assert asked.kind == "choose_planet"
    offered = [GAME.action_to_json(action)[1] for action in asked.actions]
    assert len(offered) == planets
    assert "ksb_4156" in offered
    m.act(0, ["planet", "ksb_4156"])
    assert m.view(0)["seats"][0]["planet"] == "ksb_4156"
    assert m.view(1)["seats"][0]["planet"] is None
    m.act(0, ["corporation", "universal_coalition"])
    assert list(m.actors) == [1, 2]
    act_all(m, "choose_planet")
    act_all(m, "choose_corporation")
    shown = m.view(1)["seats"]
    assert all(seat["planet"] and seat["corporation"] for seat in shown)
    assert (shown[0]["planet"], shown[0]["corporation"]) == ("ksb_4156", "universal_coalition")
    told = [event for event in m.events(2) if event["e"] == "boards_shown"]
    assert len(told) == 1


@rules("PU-2.4")
def test_pu_2_4_for_a_first_game_all_use_the_starting_sides() -> None:
    seats = new(6, boards="first").view(None)["seats"]
    assert {(seat["planet"], seat["corporation"]) for seat in seats} == {("ksb_4156", "universal_coalition")}


@rules("PU-2.5", "PU-15.3")
def test_pu_2_5_markers_start_at_the_bottom_and_flux_chooses_its_track() -> None:
    m = new(3, boards="chosen", corporation_2="flux_industries")
    assert m.actors == (1,)
    asked = m.decision(1)
    assert asked is not None
    assert (asked.kind, asked.params, len(asked.actions)) == ("choose_flux", {"first": True}, 5)
    m.act(1, ["flux", "biomass"])
    for seat in m.view(None)["seats"]:
        assert seat["markers"] == {track: f"{track}-0" for track in ("civ", "water", "biomass", "rover", "tech")}
        assert seat["flux"] == ("biomass" if seat["seat"] == 1 else None)


@rules("PU-2.6")
@pytest.mark.parametrize("corporation", [corporation.id for corporation in BASE_CORPORATIONS])
def test_pu_2_6_the_supply_of_rovers(corporation: str) -> None:
    rovers = {"cosmos_inc": 1, "horizon_group": 4, "jump_drive": 1, "republic": 1}
    seat = new(2, boards="chosen", corporation_1=corporation).view(0)["seats"][0]
    assert seat["supply"] == rovers.get(corporation, 2)
    assert seat["rovers"] == []


@rules("PU-2.6")
@pytest.mark.parametrize("planet", [planet.id for planet in PLANETS])
def test_pu_2_6_six_lifepods_on_the_planet(planet: str) -> None:
    seat = new(2, boards="chosen", planet_1=planet).view(0)["seats"][0]
    assert len(seat["lifepods"]) == 6


@rules("PU-2.7")
@EVERY_TABLE
def test_pu_2_7_seats_are_spread_around_the_station(players: int) -> None:
    assert new(players, boards="first").view(None)["station"]["places"] == PLACES[players]
    rotations = {state(new(players, seed, boards="first")).rotation for seed in range(40)}
    assert rotations == set(range(6))  # at random


@rules("PU-2.8", "PU-14.1")
@EVERY_TABLE
def test_pu_2_8_civ_cards_one_more_than_players_per_level(players: int) -> None:
    assert new(players, boards="first").view(None)["civ"]["stacks"] == [players + 1] * 4


@rules("PU-2.9", "PU-11.2", "PU-13.1")
@pytest.mark.parametrize(
    ("players", "between"),
    [
        (2, [[0, 1], [0, 1], [0, 1]]),
        (3, [[0, 1], [1, 2], [0, 2]]),
        (4, [[0, 1], [1, 2], [2, 3], [0, 3]]),
        (5, [[0, 1], [1, 2], [2, 3], [3, 4], [0, 4]]),
        (6, [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [0, 5]]),
    ],
)
def test_pu_2_9_competitive_cards_lie_between_neighbours(players: int, between: list[list[int]]) -> None:
    cards = new(players, boards="first").view(None)["objectives"]
    assert [card["seats"] for card in cards] == between
    assert len({card["card"] for card in cards}) == len(between)


@rules("PU-2.10", "PU-2.13", "PU-13.2", "PU-18.2")
def test_pu_2_10_personal_objectives_are_chosen_first_and_secretly() -> None:
    m = new(4, boards="first", personal=True)
    assert m.actors == (0, 1, 2, 3)
    assert m.view(0)["objectives"] == []
    asked = m.decision(0)
    assert asked is not None
    assert (asked.kind, len(asked.actions)) == ("keep_objective", 2)
    kept, boxed = (GAME.action_to_json(action)[1] for action in asked.actions)
    m.act(0, ["keep", kept])
    act_all(m, "keep_objective")
    assert len(m.view(0)["objectives"]) == 4
    assert [goal["card"] for goal in m.view(0)["seats"][0]["personal"]] == [kept]
    assert m.view(1)["seats"][0]["personal"] is None
    assert m.view(1)["seats"][0]["personal_count"] == 1
    told = [event["card"] for event in m.events(1) if event["e"] == "objective_kept" and event["seat"] == 0]
    assert told == [None]
    s = state(m)
    assert boxed in [OBJECTIVES[card].id for card in s.objective_box]
    assert len(s.objective_box) == 4
    assert len(s.objective_deck) == 28 - 4 - 4 - 4  # the rest stays as a deck


@rules("PU-2.11", "PU-13.3")
@pytest.mark.parametrize(
    ("events", "mix"), [("gentle", [12, 4, 4]), ("standard", [9, 3, 8]), ("harsh", [4, 4, 12]), ("rulebook", None)]
)
def test_pu_13_3_the_event_deck(events: str, mix: list[int] | None) -> None:
    m = new(3, boards="first", events=events)
    if mix is None:
        assert m.view(0)["events"] is None
        assert state(m).event_deck == ()
        return
    assert list(m.view(0)["events"]["mix"].values()) == mix
    deck = [EVENTS[card] for card in state(m).event_deck]
    assert [sum(card.colour == colour for card in deck) for colour in range(3)] == mix
    assert not any(card.solo for card in deck)
    assert m.view(0)["events"]["next"] is None  # the order is a secret


@rules("PU-13.3", "PU-13.4")
def test_pu_13_3_other_mixes_within_the_limits() -> None:
    m = new(2, boards="first", events="custom", green=2, orange=0)
    assert list(m.view(0)["events"]["mix"].values()) == [2, 0, 18]
    for green, orange in ((17, 0), (1, 0), (15, 6)):  # too many green; 19 red; more than 20 cards
        with pytest.raises(BadOptions):
            new(2, boards="first", events="custom", green=green, orange=orange)
    alone = new(1, boards="first", events="custom", green=20, orange=0)
    assert alone.view(0)["events"]["mix"]["green"] == 20


@rules("PU-2.12")
def test_pu_2_12_the_first_commander_is_random() -> None:
    assert {new(4, seed, boards="first").view(None)["commander"] for seed in range(40)} == {0, 1, 2, 3}


@rules("PU-2.13", "PU-2.9")
@EVERY_TABLE
def test_pu_2_13_objectives_not_dealt_stay_as_a_deck(players: int) -> None:
    s = state(new(players, boards="first"))
    dealt = [c.card for c in s.contests] + [card for p in s.seats for card in p.personal]
    assert sorted([*dealt, *s.objective_deck]) == list(range(28))

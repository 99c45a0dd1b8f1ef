"""Playing alone (PU-14): set-up, the round, the cards made for it, target and verdict."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import orrery
from games.planet_unknown.setting import grid_of, rules, seat_with
from games.planet_unknown.table import WHOLE_ROUND, Table, laid, table
from orrery import Match
from orrery.games.planet_unknown import GAME
from orrery.games.planet_unknown.components import EVENTS, OBJECTIVES
from orrery.games.planet_unknown.rules.space_station import bay_of, sector_of
from orrery.games.planet_unknown.state import Seat

DOMINO = "i2_civ_energy_plain"
GOALS = ["objective_20", "objective_21", "objective_22"]


def new(seed: int = 1, **options: Any) -> Match:
    return orrery.game("planet_unknown").new(1, seed, {"boards": "first", **options})


def with_event(card: str, p: Seat | None = None, then: str = "orange_new_meteorite") -> Table:
    """The round of this event begins; the next one is harmless."""
    t = table(p or seat_with(personal=GOALS), players=1, first=WHOLE_ROUND).next_events(card, then)
    t.lies(rotation=1)  # in the round seat 0 faces sector 0: z5 and i3
    return t.start()


@rules("PU-14.1", "PU-2.8")
def test_pu_14_1_four_objectives_are_drawn_and_three_kept() -> None:
    m = new()
    asked = m.decision(0)
    assert asked is not None
    assert (asked.kind, asked.rule, len(asked.actions)) == ("drop_objective", "PU-14.1", 4)
    gone = GAME.action_to_json(asked.actions[2])[1]
    m.act(0, asked.actions[2])
    shown = m.view(0)
    assert len(shown["seats"][0]["personal"]) == 3
    assert gone not in [goal["card"] for goal in shown["seats"][0]["personal"]]
    assert shown["objectives"] == []
    assert shown["commander"] is None
    assert shown["civ"]["stacks"] == [2, 2, 2, 2]
    assert gone in [OBJECTIVES[card].id for card in m.state.objective_box]
    assert [e["commander"] for e in m.events(0) if e["e"] == "round_began"] == [None]


@rules("PU-14.2", "PU-13.3")
def test_pu_14_2_all_sixty_events_are_eligible() -> None:
    seen = {card for seed in range(40) for card in new(seed).state.event_deck}
    assert any(EVENTS[card].solo for card in seen)
    assert new().view(0)["events"]["mix"] == {"green": 9, "orange": 3, "red": 8}
    assert len(new().state.event_deck) == 20


@rules("PU-14.3", "PU-3.1", "PU-3.2")
def test_pu_14_3_each_round_turns_the_station_and_reveals_an_event() -> None:
    t = with_event("green_advance_civ_or_rover")
    assert [e["e"] for e in t.m.events(0)[:3]] == ["round_began", "station_turned", "event_revealed"]
    assert sector_of(t.s, 0) == 0
    assert t.kind(0) == "advance"
    t.do(0, "advance", "civ", "civ-1").idle(0)
    assert t.s.round == 2
    assert sector_of(t.s, 0) == 5
    assert t.m.view(0)["events"]["discarded"] == ["green_advance_civ_or_rover"]


@rules("PU-14.4", "PU-14.6")
def test_pu_14_6_an_extra_rover_is_put_on_the_tile_of_the_round() -> None:
    t = with_event("green_extra_rover")
    assert t.seat(0)["supply"] == 3
    t.do(0, "take", "inner")
    place = t.options(0, "place")[0]
    t.do(0, *place)
    items = t.decision(0).params["items"]
    assert isinstance(items, list)
    assert items[-1] == "rover"
    t.pick(0, "rover")
    assert t.kind(0) == "put_rover"
    assert {action[1] for action in t.options(0)} == set(t.told("tile_placed")[0]["squares"])
    t.do(0, *t.options(0)[0])
    assert (len(t.seat(0)["rovers"]), t.seat(0)["supply"]) == (1, 2)


@rules("PU-14.6")
def test_pu_14_6_without_a_tile_it_stays_in_the_supply() -> None:
    t = with_event("green_extra_rover", seat_with(patches=grid_of("ksb_4156"), personal=GOALS))
    t.do(0, "take", "inner").idle(0)
    assert t.m.over
    assert t.seat(0)["rovers"] == []
    assert t.p().supply == 3


@rules("PU-14.4", "PU-12.14")
def test_pu_14_4_more_civ_cards() -> None:
    t = with_event("green_more_civ_cards")
    assert t.m.view(0)["civ"]["stacks"] == [3, 3, 3, 3]
    assert t.told("civ_stacks") == [{"stacks": [3, 3, 3, 3]}]


@rules("PU-14.4", "PU-14.6", "PU-2.13")
def test_pu_14_4_an_extra_objective_comes_from_the_deck() -> None:
    t = with_event("green_extra_objective")
    mine = [goal["card"] for goal in t.seat(0)["personal"]]
    assert len(mine) == 4
    assert [e["card"] for e in t.told("objective_gained", 0)] == [mine[-1]]
    assert mine[-1] not in [OBJECTIVES[card].id for card in t.s.objective_deck]
    assert t.told("objective_gained", None) == [{"seat": 0, "card": None}]


@rules("PU-14.4")
def test_pu_14_4_rotate_freely() -> None:
    t = with_event("green_rotate_freely")
    assert t.options(0) == [["rotate", sector] for sector in range(6)]
    t.do(0, "rotate", 4)
    assert sector_of(t.s, 0) == 4
    assert t.kind(0) == "take"


@rules("PU-14.4", "PU-14.6")
@pytest.mark.parametrize(("goals", "left"), [(GOALS, 2), (GOALS[:1], 0), ([], 0)])
def test_pu_14_4_lose_an_objective(goals: list[str], left: int) -> None:
    t = with_event("red_lose_objective", seat_with(personal=goals))
    if len(goals) > 1:
        assert t.refused(0, "drop", "objective_01") == ("PU-14.1", "not_among_cards")
        t.do(0, "drop", goals[1])
        assert goals[1] not in [goal["card"] for goal in t.seat(0)["personal"]]
    assert len(t.seat(0)["personal"]) == left
    assert t.kind(0) == "take"


@rules("PU-14.4")
def test_pu_14_4_scrap_a_stack_of_the_depot() -> None:
    t = with_event("red_scrap_a_stack")
    assert t.options(0) == [["scrap", "outer"], ["scrap", "inner"]]
    t.do(0, "scrap", "outer")
    assert t.told("stack_scrapped") == [{"seat": 0, "shape": "z5", "tiles": 12}]
    assert t.s.bays[bay_of(t.s, 0, 0)] == ()
    assert len(t.s.boxed_tiles) == 12
    assert t.options(0) == [["take", "inner"]]


@rules("PU-14.4", "PU-14.6", "PU-9.1")
def test_pu_14_6_a_stack_with_tiles_must_be_scrapped_and_an_empty_depot_ends_the_game() -> None:
    t = table(seat_with(personal=GOALS), players=1, first=WHOLE_ROUND)
    t.next_events("red_scrap_a_stack").depot(0, DOMINO)
    t.lies(rotation=(t.s.rotation + 1) % 6).start()
    assert [e["shape"] for e in t.told("stack_scrapped")] == ["i2"]  # no choice
    assert t.m.over  # nothing to take, nothing to do
    assert [e["reason"] for e in t.told("ending")] == ["sector_empty"]
    assert not t.seat(0)["stuck"]


@rules("PU-14.5")
@pytest.mark.parametrize(
    ("options", "target"),
    [
        ({}, 58),
        ({"events": "gentle"}, 60 + 9 - 1 - 5),
        ({"events": "harsh"}, 60 + 3 - 1 - 9),
        ({"events": "custom", "green": 20, "orange": 0}, 72),
        ({"events": "custom", "green": 0, "orange": 0}, 60 - 11),
    ],
)
def test_pu_14_5_the_target_is_known_before_the_start(options: dict[str, Any], target: int) -> None:
    assert new(**options).view(0)["solo"] == {"target": target, "now": "colony_lost", "verdict": None}


@rules("PU-14.5", "PU-9.1", "PU-14.2")
@pytest.mark.parametrize("seed", range(3))
def test_pu_14_5_a_whole_game_ends_with_a_verdict(seed: int) -> None:
    m, random = new(seed), Random(seed)
    while not m.over:
        asked = m.decision(0)
        assert asked is not None
        m.act(0, random.choice(asked.actions))
    shown = m.view(0)
    assert shown["round"] <= 20  # one event each
    verdict = shown["solo"]["verdict"]
    assert verdict["difference"] == m.scores()[0].total - 58
    assert verdict["rank"] == max(-15, min(15, verdict["difference"] // 5 * 5))
    assert all(verdict["text"][lang] for lang in ("en", "ru"))
    # The last word of the log is the verdict, by the same name.
    last = m.events(0)[-1]
    named = {item["id"]: item["name"] for kind in m.game.components()["kinds"] for item in kind["items"]}
    assert (last["e"], last["total"], last["target"]) == ("solo_ended", m.scores()[0].total, 58)
    assert named[last["verdict"]] == verdict["text"]
    assert m.winners == (0,)


@rules("PU-15.5", "PU-14.1")
def test_pu_15_5_alone_jump_drive_f_brings_a_personal_objective() -> None:
    p = seat_with(corporation="jump_drive", slots="F", personal=GOALS, tiles=[laid(DOMINO, "F1", "G1")])
    t = table(p, players=1).do(0, "use", "F")
    assert t.kind(0) == "keep_objective"
    assert len(t.options(0, "keep")) == 3
    t.do(0, *t.options(0, "keep")[1])
    assert len(t.seat(0)["personal"]) == 4
    assert t.m.view(0)["objectives"] == []

"""Positions as data: what is named stands there, the rest is set up around it, and what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import BadPosition, Match
from orrery.games.planet_unknown import GAME
from orrery.games.planet_unknown.components import BASE_SHAPES, TILES

FIRST = {"tile": "i2_civ_energy_plain", "orientation": "r3", "at": "F1"}  # civ on F1, energy on G1
TAKE = {"kind": "take", "seat": 0, "extra": False, "advance": True}


def position(*seats: dict[str, Any], players: int = 2, **given: Any) -> Match:
    return GAME.position({"players": players, "seats": list(seats), **given})


def answers(m: Match, seat: int = 0) -> list[list[Any]]:
    decision = m.decision(seat)
    assert decision is not None
    return [GAME.actions.write(action) for action in decision.actions]


def test_without_a_word_everybody_is_about_to_take_a_tile() -> None:
    m = position(players=3)
    assert m.actors == (0, 1, 2)
    assert {answer[0] for seat in m.actors for answer in answers(m, seat)} == {"take"}
    assert (m.view(0)["phase"], m.view(0)["round"]) == ("turns", 1)


def test_what_is_named_stands_there_and_the_rest_around_it() -> None:
    m = position(
        {
            "planet": "gaia",
            "corporation": "horizon_group",
            "tiles": [FIRST],
            "patches": ["F2"],
            "rovers": ["G1"],
            "markers": {"rover": 9, "tech": "tech-7"},
            "lifepods_collected": 2,
            "moves": 3,
        },
        depots=[["i2_water_rover_plain"]],
        pending=[TAKE],
    )
    me = m.view(0)["seats"][0]
    assert (me["planet"], me["corporation"], me["moves"]) == ("gaia", "horizon_group", 3)
    assert me["markers"]["rover"] == "rover-9"
    assert [tech["level"] for tech in me["techs"] if tech["available"]] == ["1", "2", "3"]
    state = m.state
    assert (state.seats[0].supply, state.seats[0].lifepods.bit_count()) == (3, 4)
    assert m.actors == (0,)
    assert any(action[0] == "drive" for action in answers(m))
    m.act(0, ["take", "inner"])
    assert m.view(0)["seats"][0]["hand"] == "i2_water_rover_plain"


def test_what_later_rounds_find_on_the_stacks_can_be_named() -> None:
    tops = ["i4_energy_water_plain", "i4_rover_tech_plain", "v3_civ_energy_meteor", "l4_biomass_civ_plain"]
    m = position(rotation=3, tops=tops, depots=[["l4_tech_biomass_plain"]])
    bays = {shape.id: bay for shape, bay in zip(BASE_SHAPES, m.state.bays, strict=True)}
    assert [TILES[tile].id for tile in bays["i4"][-2:]] == ["i4_rover_tech_plain", "i4_energy_water_plain"]
    assert [TILES[tile].id for tile in bays["l4"][-2:]] == ["l4_biomass_civ_plain", "l4_tech_biomass_plain"]
    assert TILES[bays["v3"][-1]].id == "v3_civ_energy_meteor"
    assert sum(map(len, m.state.bays)) == 144


def test_cards_are_taken_from_their_piles() -> None:
    m = position(
        {"civ_hidden": ["space_citizen_decree"], "personal": ["objective_03"], "civ_due": [1]},
        options={"events": "standard", "personal": True},
        event="red_no_milestones",
        next_events=["green_gain_patch"],
        pending=[{"kind": "civ_level", "seat": 0}],
    )
    s = m.state
    assert (s.phase, answers(m)) == ("civ", [["level", 1]])
    assert GAME.describe(s)["event_deck"][0] == "green_gain_patch"
    assert len(s.event_deck) + 1 == 20
    assert [len(p.personal) for p in s.seats] == [1, 1]


def test_a_moon_with_its_satellite_and_meteorites() -> None:
    m = position({"planet": "petra", "moon": "moon_mani"}, options={"moons": True})
    me, other = m.view(0)["seats"]
    assert (me["planet"], me["moon"]["side"], other["moon"]["side"] != "") == ("petra", "moon_mani", True)
    assert me["meteorites"]


def test_a_coloured_patch_on_the_board_is_no_longer_in_the_supply() -> None:
    m = position({"patches": ["F1"], "patch_terrains": {"F1": "civ"}}, options={"patches": True})
    assert [sorted(seat["coloured"]) for seat in m.view(0)["seats"]] == [
        ["energy", "rover", "tech", "water"],
        ["civ", "energy", "rover", "tech", "water"],
    ]


def test_a_question_in_the_middle_of_a_turn_goes_on_to_its_end() -> None:
    m = position(
        {"tiles": [FIRST], "rovers": ["F2"], "moves": 1}, pending=[{"kind": "place_patch", "seat": 0, "stored": False}]
    )
    assert ["drive", "F2", "E2"] in answers(m)
    m.act(0, ["drive", "F2", "E2"])
    m.act(0, ["patch", "F2"])
    assert m.state.seats[0].rovers_lost == 0


@pytest.mark.parametrize(
    ("wrong", "at"),
    [
        ({"seats": [{"planet": "mars"}]}, "seats[0].planet"),
        ({"seats": [{"colour": "red"}]}, "seats[0]"),
        ({"seats": [{"tiles": [FIRST]}, {"tiles": [FIRST]}]}, "seats[1].tiles"),
        ({"seats": [{"tiles": [FIRST, {**FIRST, "tile": "i2_biomass_civ_plain"}]}]}, ""),
        ({"seats": [{"markers": {"civ": 16}}]}, "seats[0].markers.civ"),
        ({"seats": [{"lifepods_collected": 6, "lifepods": ["H3"]}]}, ""),
        ({"seats": [{"civ_hidden": ["space_citizen_decree"]}], "civ_box": ["space_citizen_decree"]}, "civ_box"),
        ({"depots": [["i2_civ_energy_plain", "i2_biomass_civ_plain", "n5_energy_water_plain"]]}, "depots[0]"),
        (
            {"tops": ["i2_civ_energy_plain", "i2_civ_energy_plain"], "seats": [{"hand": "i2_civ_energy_plain"}]},
            "tops[1]",
        ),
        (
            {
                "options": {"patches": True},
                "seats": [{"patches": ["F1", "G1"], "patch_terrains": {"F1": "civ", "G1": "civ"}}],
            },
            "",
        ),
        ({"pending": [{"kind": "collect_lifepod", "seat": 0}]}, "pending[0]"),
        ({"pending": [{"kind": "place", "seat": 0, "waived": 0, "extra": False, "advance": True}]}, "pending"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(wrong: dict[str, Any], at: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.position({"players": 2, **wrong})
    assert refused.value.at == at
    assert refused.value.text("en") != refused.value.text("ru")

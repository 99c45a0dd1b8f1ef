"""The round and its turns (PU-3): the station, taking a tile, and what may be done when."""

from __future__ import annotations

import pytest

from games.planet_unknown.setting import grid_of, rules, seat_with
from games.planet_unknown.table import CIV_WINDOW, WHOLE_ROUND, Table, laid, placing, table
from orrery.games.planet_unknown.components import SHAPE_INDEX, TILES
from orrery.games.planet_unknown.rules.space_station import sector_of

DOMINO = "i2_civ_energy_plain"
START = laid(DOMINO, "F1", "G1")


def sectors(t: Table) -> list[int]:
    """The sector each seat faces."""
    return [sector_of(t.s, seat) for seat in range(t.s.players)]


# --- the station ----------------------------------------------------------------------------------


@rules("PU-3.1", "PU-2.7")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_pu_3_1_the_commander_turns_the_station_as_he_likes(players: int) -> None:
    t = table(players=players, first=WHOLE_ROUND).start()
    t.lies(commander=0)
    assert t.m.actors == (0,)
    assert t.options(0) == [["rotate", sector] for sector in range(6)]
    stays = sectors(t)
    t.do(0, "rotate", 0)
    assert sectors(t) == stays  # leaving it is allowed
    t = table(players=players, first=WHOLE_ROUND).do(0, "rotate", 4)
    assert sectors(t)[0] == 4
    assert [(b - a) % 6 for a, b in zip(stays, sectors(t), strict=True)] == [4] * players
    assert t.told("station_turned")[0] == {"seat": 0, "rotation": t.s.rotation, "sector": 4}


@rules("PU-3.1", "PU-13.1", "PU-14.3")
@pytest.mark.parametrize("players", [1, 2])
def test_pu_3_1_alone_and_in_pairs_it_turns_one_sector_clockwise_each_round(players: int) -> None:
    t = table(players=players, first=WHOLE_ROUND)
    if players == 1:
        t.next_events("orange_new_meteorite", "red_new_meteorite")
    before = sectors(t)
    t.start()
    assert sectors(t) == [(sector - 1) % 6 for sector in before]  # the first round included
    t.idle(*range(players))
    assert t.s.round == 2
    assert sectors(t) == [(sector - 2) % 6 for sector in before]
    assert [e["seat"] for e in t.told("station_turned")] == [None, None]


@rules("PU-3.6", "PU-7.10")
def test_pu_3_6_the_commander_token_goes_clockwise() -> None:
    t = table(players=3, first=WHOLE_ROUND).start()
    for commander in (0, 1, 2, 0):
        assert t.m.view(None)["commander"] == commander
        assert t.m.actors == (commander,)
        t.do(commander, "rotate", 0).idle(0, 1, 2)


# --- the phases -----------------------------------------------------------------------------------


@rules("PU-3.2", "PU-3.11")
def test_pu_3_2_the_event_comes_after_the_rotation_and_before_the_turns() -> None:
    t = table(players=3, first=WHOLE_ROUND, events="standard").next_events("green_advance_civ_or_rover").start()
    assert t.m.view(0)["event"] is None
    t.do(0, "rotate", 2)
    assert t.m.view(0)["event"] == "green_advance_civ_or_rover"
    assert t.m.actors == (0, 1, 2)
    t.do(0, "advance", "civ", "civ-1")
    assert list(t.m.actors) == [1, 2]  # a phase begins when all have finished the one before
    t.do(2, "advance", "civ", "civ-1").do(1, "advance", "civ", "civ-1")
    assert [t.kind(seat) for seat in range(3)] == ["take"] * 3


@rules("PU-3.3", "PU-15.7")
@pytest.mark.parametrize(
    ("event", "tech", "points"),
    [
        ("orange_new_meteorite", 5, 1),
        ("orange_regress_tech_or_civ", 5, 0),  # the technology is lost before
        ("green_advance_tech_or_rover", 4, 1),  # or gained in time
    ],
)
def test_pu_3_3_round_start_technologies_come_after_the_event(event: str, tech: int, points: int) -> None:
    p = seat_with(
        corporation="oasis_ultd", tiles=[laid("i2_water_rover_plain", "F1", "G1")], rovers="F1", markers={"tech": tech}
    )
    t = table(p, first=WHOLE_ROUND, events="standard").next_events(event).start()
    if t.kind(0) == "advance":
        t.do(0, "advance", "tech", "tech-5").do(1, "advance", "tech", "tech-1")
    assert t.seat(0)["moves"] == points


@rules("PU-3.3")
def test_pu_3_3_one_gained_later_waits_for_the_next_round() -> None:
    p = seat_with(
        corporation="oasis_ultd", tiles=[laid("i2_water_rover_plain", "F1", "G1")], rovers="F1", markers={"tech": 4}
    )
    tile = "i2_rover_tech_plain"
    t = table(p).depot(0, tile).lay(0, tile, "F2", "F3").pick(0, "station:tech")
    assert t.seat(0)["techs"][1]["available"]
    assert t.seat(0)["moves"] == 0
    t.idle(0, 1)
    assert (t.s.round, t.seat(0)["moves"]) == (2, 1)


@rules("PU-3.6", "PU-7.15", "PU-7.22")
def test_pu_3_6_what_a_round_leaves_behind() -> None:
    p = seat_with(corporation="horizon_group", markers={"tech": 14, "rover": 3}, rovers="G5", tiles=[START])
    t = table(p, first=WHOLE_ROUND, events="standard").next_events("red_no_tile_on_edge", "orange_new_meteorite")
    t.start().do(0, "use", "5")
    assert t.refused(0, "use", "5") == ("PU-7.22", "tech_used")
    assert t.seat(0)["moves"] == 2
    t.do(0, "drive", "G5", "G6").idle(0, 1)
    assert t.s.round == 2
    assert t.seat(0)["moves"] == 0  # lapsed
    assert t.m.view(0)["restriction"] is None
    assert t.seat(0)["techs"][4] | {"used": False, "usable": True} == t.seat(0)["techs"][4]
    assert t.m.view(0)["events"]["discarded"] == ["red_no_tile_on_edge"]


# --- taking ---------------------------------------------------------------------------------------


@rules("PU-3.7")
def test_pu_3_7_the_depot_is_the_sector_one_faces() -> None:
    t = table().depot(0, "n5_civ_energy_plain", DOMINO).start()
    assert t.options(0) == [["take", "outer"], ["take", "inner"]]
    station = t.m.view(0)["station"]["sectors"][sectors(t)[0]]
    assert (station["seat"], station["outer"]["top"], station["inner"]["top"]) == (0, "n5_civ_energy_plain", DOMINO)
    t.do(0, "take", "outer")
    assert t.seat(0)["hand"] == "n5_civ_energy_plain"
    assert t.told("tile_taken", 0) == [{"seat": 0, "tile": "n5_civ_energy_plain", "shape": "n5"}]


@rules("PU-3.7")
def test_pu_3_7_one_stack_is_empty() -> None:
    t = table().depot(0, DOMINO)
    assert t.options(0) == [["take", "inner"]]
    assert t.refused(0, "take", "outer") == ("PU-3.7", "stack_empty")


@rules("PU-3.7")
def test_pu_3_7_a_tile_that_fits_must_be_taken() -> None:
    hole = [square for square in grid_of("ksb_4156") if square not in ("F1", "G1")]
    t = table(seat_with(patches=hole)).depot(0, "n5_civ_energy_plain", DOMINO)
    assert t.decision(0).params["fits"] is True
    assert t.refused(0, "take", "outer") == ("PU-3.7", "must_fit")
    assert t.options(0) == [["take", "inner"]]


@rules("PU-3.8", "PU-18.2")
def test_pu_3_8_the_next_tile_is_turned_up_when_all_are_done() -> None:
    t = table(seat_with(markers={"civ": 2})).depot(0, DOMINO).lay(0, DOMINO, "F1", "G1").pick(0, "station:civ")

    def bay() -> dict[str, object]:
        found: dict[str, object] = t.m.view(0)["station"]["sectors"][sectors(t)[0]]["inner"]
        return found

    assert bay() == {"shape": "i2", "top": None, "left": 11, "hidden": True}
    assert t.told("tops_shown", 0) == []
    t.idle(1)
    below = TILES[t.s.bays[SHAPE_INDEX["i2"]][-1]].id
    assert t.kind(0) == "choose_civ"  # before the civ window
    assert bay() == {"shape": "i2", "top": below, "left": 11, "hidden": False}
    assert {"shape": "i2", "tile": below, "left": 11} in t.told("tops_shown", 0)[0]["tops"]


@rules("PU-3.9", "PU-7.15")
def test_pu_3_9_points_and_technologies_may_be_used_before_taking() -> None:
    p = seat_with(corporation="horizon_group", tiles=[START], rovers="F2", markers={"tech": 14, "rover": 1})
    t = table(p).depot(0, "i2_biomass_civ_plain")
    assert ["use", "5"] in t.options(0)
    t.do(0, "use", "5").do(0, "drive", "F2", "F3")
    assert t.kind(0) == "take"
    assert t.seat(0)["rovers"] == [{"at": "F3", "cargo": False}]


@rules("PU-3.10")
def test_pu_3_10_between_taking_and_placing_one_may_drive_but_use_no_technology() -> None:
    p = seat_with(
        corporation="horizon_group", tiles=[START], rovers="F2", moves=1, gained=1, markers={"tech": 14, "rover": 1}
    )
    t = table(p).depot(0, "i2_biomass_civ_plain").do(0, "take", "inner")
    assert not t.options(0, "use")
    assert t.refused(0, "use", "5") == ("PU-3.10", "tech_not_now")
    t.do(0, "drive", "F2", "F3")
    assert t.kind(0) == "place"
    t.do(0, *placing("i2_biomass_civ_plain", "F2", "G2"))


def shut_in() -> Table:
    """A planet with one place for a domino, and a loaded rover beside a rover station."""
    tile = laid("i2_water_rover_plain", "F6", "G6")
    rest = [square for square in grid_of("ksb_4156") if square not in ("F1", "G1", "F6", "G6")]
    p = seat_with(
        corporation="horizon_group",
        tiles=[tile],
        patches=rest,
        cargo="G7",
        markers={"tech": 7},
        moves=1,
        gained=1,
    )
    return table(p).depot(0, "i2_energy_water_plain")


@rules("PU-3.10", "PU-9.1", "PU-9.2")
def test_pu_3_10_a_patch_takes_the_last_place_of_the_tile_in_hand() -> None:
    t = shut_in().do(0, "take", "inner")
    assert t.kind(0) == "place"
    t.do(0, "drive", "G7", "G6").do(0, "pick", 0)  # Horizon 3: a patch for the meteorite
    t.do(0, "patch", "F1")
    assert t.kind(0) == "order"  # both stations of the tile set aside
    t.do(0, "pick", 0)
    assert t.seat(0)["set_aside"] == ["i2_energy_water_plain"]
    assert t.seat(0)["stuck"]
    assert t.rows()["water"] == 2
    t.idle(0, 1)
    assert t.m.over


@rules("PU-3.10")
def test_pu_3_10_what_fits_is_tested_when_taking() -> None:
    t = shut_in().do(0, "drive", "G7", "G6").do(0, "pick", 0).do(0, "patch", "G1")
    assert t.kind(0) == "take"
    assert t.decision(0).params["fits"] is False


@rules("PU-3.11")
def test_pu_3_11_a_turn_ends_when_its_owner_says_so() -> None:
    p = seat_with(tiles=[START], rovers="F2", markers={"rover": 3})
    tile = "i2_water_rover_plain"
    t = table(p).depot(0, tile).lay(0, tile, "G3", "G2").pick(0, "station:rover")
    while t.kind(0) == "order":
        t.do(0, "pick", 0)
    assert t.kind(0) == "end_turn"
    assert t.decision(0).params == {"moves": 2}
    t.do(0, "drive", "F2", "F3").do(0, "end")
    assert t.kind(0) is None
    assert t.seat(0)["ready"]
    assert t.refused(0, "drive", "F3", "F4") == ("PU-3.11", "not_your_decision")


@rules("PU-3.11")
@pytest.mark.parametrize("confirm", [False, True])
def test_pu_3_11_who_has_nothing_left_is_asked_only_if_he_wants_to_be(confirm: bool) -> None:
    t = table(confirm=confirm).depot(0, DOMINO).lay(0, DOMINO, "F1", "G1").pick(0, "station:civ")
    assert t.kind(0) == ("end_turn" if confirm else None)


@rules("PU-3.5", "PU-3.11", "PU-7.10")
def test_pu_3_5_only_players_with_a_card_due_get_a_slot_and_the_commander_comes_first() -> None:
    driver = seat_with(due=(1,), moves=2, gained=2, rovers="F2", tiles=[START])
    t = table(seat_with(due=(1,)), seat_with(), driver, players=3, first=CIV_WINDOW)
    t.civ_stack("dept_of_engineering", "rising_planet_award")
    t.lies(commander=1)
    assert t.kind(2) == "order"  # clockwise from the commander, who has none; points first, if he likes
    assert t.m.actors == (2,)
    t.do(2, "pick", 0)
    assert t.kind(2) == "choose_civ"
    t.do(2, "civ", "rising_planet_award")
    assert t.kind(2) == "end_turn"  # points may be spent in the slot
    t.do(2, "drive", "F2", "F3").do(2, "end")
    assert list(t.m.actors) == [0]
    assert t.options(0, "civ") == [["civ", "dept_of_engineering"]]

"""The end of the game (PU-9) and what happens before the medals are counted (PU-10)."""

from __future__ import annotations

from typing import Any

import pytest

from games.planet_unknown.setting import grid_of, rules, seat_with
from games.planet_unknown.table import CIV_WINDOW, WHOLE_ROUND, Table, laid, table
from orrery.games.planet_unknown.components import CIV_CARDS
from orrery.games.planet_unknown.frames import EndRound
from orrery.games.planet_unknown.state import Seat

DOMINO = "i2_civ_energy_plain"
START = laid(DOMINO, "F1", "G1")
FULL = grid_of("ksb_4156")


def full(**fields: Any) -> Seat:
    """A planet without any place."""
    return seat_with(patches=FULL, **fields)


def final(*seats: Seat, commander: int = 0, event: str = "", **options: Any) -> Table:
    """The table where the last round is about to be over."""
    if event:
        options["events"] = "standard"
    t = table(*seats, first=[EndRound()], **options)
    if event:
        t.event(event)
    t.lies(commander=commander, ending=["nothing_fits"])
    return t.start()


def reasons(t: Table) -> list[str]:
    return [e["reason"] for e in t.told("ending")]


# --- end conditions -------------------------------------------------------------------------------


@rules("PU-9.1")
def test_pu_9_1_a_the_round_is_finished_by_everybody() -> None:
    t = table(full(), players=3, first=WHOLE_ROUND).do(0, "rotate", 0).idle(0)
    assert t.seat(0)["stuck"]
    assert not t.m.over
    assert list(t.m.actors) == [1, 2]
    t.idle(1, 2)
    assert t.m.over
    assert t.s.round == 1
    assert reasons(t) == ["nothing_fits"]
    assert t.m.view(None)["phase"] == "end"


@rules("PU-9.1")
def test_pu_9_1_b_a_sector_with_two_empty_stacks_ends_it() -> None:
    t = table()
    t.empty("f5", "t4")  # nobody faces this one
    t.idle(0, 1)
    assert t.m.over
    assert reasons(t) == ["sector_empty"]


@rules("PU-9.1")
def test_pu_9_1_b_one_empty_stack_ends_nothing() -> None:
    t = table().depot(0, DOMINO).idle(0, 1)
    assert t.s.round == 2
    assert not t.m.over


@rules("PU-9.1", "PU-13.3")
def test_pu_9_1_c_the_last_event_ends_the_game_with_its_round() -> None:
    t = table(first=WHOLE_ROUND, events="standard")
    t.last_events("orange_new_meteorite").start()
    assert reasons(t) == ["last_event"]
    assert [t.kind(0), t.kind(1)] == ["take", "take"]
    t.idle(0, 1)
    assert t.m.over
    assert t.s.round == 1


# --- a tile set aside -----------------------------------------------------------------------------


def set_aside(p: Seat, tile: str) -> Table:
    t = table(p).depot(0, tile)
    t.do(0, *t.options(0, "take")[0])
    while t.kind(0) is not None:
        t.do(0, *t.options(0)[0])
    return t


@rules("PU-9.2")
@pytest.mark.parametrize(
    ("tile", "rows"),
    [
        ("i2_biomass_civ_plain", {"biomass": 1, "civ": 1}),
        ("i2_civ_energy_plain", {"civ": 2}),  # energy counts as the other station
        ("i2_energy_water_plain", {"water": 2}),  # no ice is needed
        ("i2_water_rover_plain", {"water": 1, "rover": 1}),
    ],
)
def test_pu_9_2_both_stations_of_a_tile_set_aside_advance(tile: str, rows: dict[str, int]) -> None:
    t = set_aside(full(), tile)
    assert t.rows() == rows
    assert t.seat(0)["set_aside"] == [tile]
    assert t.seat(0)["tiles"] == []
    assert t.told("tile_set_aside", 0) == [{"seat": 0, "tile": tile}]


@rules("PU-9.2")
def test_pu_9_2_either_tile_may_be_taken() -> None:
    t = table(full()).depot(0, "n5_civ_energy_plain", DOMINO)
    assert t.options(0) == [["take", "outer"], ["take", "inner"]]


@rules("PU-9.2", "PU-15.1", "PU-5.3")
def test_pu_9_2_nothing_is_doubled_and_no_meteorite_comes() -> None:
    t = set_aside(full(markers={"tech": 10}), "i2_energy_water_meteor")
    assert t.rows() == {"tech": 10, "water": 2}
    assert t.seat(0)["meteorites"] == []


@rules("PU-9.2", "PU-7.16")
def test_pu_9_2_no_repeat_at_the_top_of_the_rover_track() -> None:
    t = set_aside(full(markers={"rover": 15}, rovers="F5"), "i2_water_rover_plain")
    assert t.seat(0)["moves"] == 0
    assert t.told("moves_gained", 0) == []


@rules("PU-9.2", "PU-15.9")
def test_pu_9_2_wormhole_biomass_without_expanding() -> None:
    t = set_aside(full(corporation="wormhole_corp"), "i2_biomass_civ_plain")
    assert t.seat(0)["markers"]["biomass"] == "biomass-2"


@rules("PU-9.2", "PU-15.7")
def test_pu_9_2_oasis_water_goes_one_step() -> None:
    t = set_aside(full(corporation="oasis_ultd"), "z5_water_rover_plain")
    assert t.seat(0)["markers"]["water"] == "water-1"


@rules("PU-9.2", "PU-6.8")
def test_pu_9_2_placement_technologies_do_not_trigger() -> None:
    t = table(full(corporation="cosmos_inc", markers={"tech": 7}, collected=2)).depot(0, DOMINO)
    t.do(0, "take", "inner")
    assert t.kind(0) is None  # both are civ: nothing to order, and no lifepod to relocate
    assert t.rows()["civ"] == 2


@rules("PU-9.2", "PU-15.8")
def test_pu_9_2_republic_1_does() -> None:
    p = full(corporation="republic", markers={"tech": 3, "rover": 4}, rovers="F5")
    t = table(p).depot(0, DOMINO).do(0, "take", "inner")
    assert t.seat(0)["moves"] > 0


@rules("PU-9.2")
def test_pu_9_2_a_depot_without_tiles_gives_nothing() -> None:
    t = table().depot(0, DOMINO)
    t.empty("i2")
    assert t.kind(0) is None
    assert t.seat(0)["ready"]
    assert not t.seat(0)["stuck"]
    t.idle(1)
    assert reasons(t) == ["sector_empty"]


@rules("PU-9.3", "PU-17.4")
def test_pu_9_3_an_extra_tile_that_does_not_fit_is_not_the_end() -> None:
    t = table(full(due=(1,)), first=CIV_WINDOW).civ_stack("salvage_yard").depot(0, DOMINO, "n5_civ_energy_plain")
    t.do(0, "civ", "salvage_yard")
    assert not t.seat(0)["stuck"]
    assert t.s.ending == 0
    assert t.told("tile_taken") == []


# --- preparation ----------------------------------------------------------------------------------


@rules("PU-10.1", "PU-7.12")
def test_pu_10_1_stored_patches_are_placed_in_commander_order() -> None:
    other = seat_with(tiles=[laid("i2_civ_energy_meteor", "F1", "G1")], stored=1, markers={"tech": 5})
    t = final(seat_with(tiles=[START], stored=2), other, commander=1)
    assert list(t.m.actors) == [1]
    t.do(1, "patch", "F2")
    assert list(t.m.actors) == [0]
    assert t.decision(0).params == {"stored": True, "left": 2}  # stored they stay, even without the technology
    assert t.refused(0, "store") == ("PU-7.12", "cannot_store")
    assert t.refused(0, "leave") == ("PU-7.12", "patch_must_lie")
    t.do(0, "patch", "F2").do(0, "patch", "F3")
    assert t.m.over
    assert (t.seat(0)["patches"], t.seat(0)["stored"]) == (["F2", "F3"], 0)


@rules("PU-10.1")
def test_pu_10_1_patches_without_a_place_are_lost() -> None:
    t = final(full(stored=3))
    assert t.m.over
    assert t.seat(0)["stored"] == 0
    room = final(seat_with(patches=[square for square in FULL if square != "F5"], stored=3))
    room.do(0, "patch", "F5")
    assert room.m.over


@rules("PU-10.1", "PU-15.4", "PU-5.4")
def test_pu_10_1_rovers_their_loads_and_lifepods_leave_the_planet() -> None:
    rest = [square for square in FULL if square not in ("F1", "G1")]
    p = seat_with(corporation="horizon_group", tiles=[START], patches=rest, cargo="F1")
    t = table(p.clone()).start()
    assert not t.seat(0)["rows"][0]["complete"]
    t = final(p, seat_with(rovers="F5 F6"))
    assert t.m.over
    assert t.seat(0)["rows"][0]["complete"]
    assert [(seat["rovers"], seat["lifepods"]) for seat in t.m.view(None)["seats"]] == [([], []), ([], [])]


@rules("PU-10.1", "PU-15.8", "PU-10.9")
def test_pu_10_1_republic_5_takes_two_cards_from_all_stacks() -> None:
    p = seat_with(corporation="republic", tiles=[START], markers={"tech": 14}, rovers="F5")
    t = table(p, first=[EndRound()]).civ_stack("dept_of_engineering", "temp_agency")
    t.lies(ending=["nothing_fits"])
    assert t.kind(0) == "may"
    t.do(0, "pick", 0)
    assert t.kind(0) == "choose_civ"
    offered = [action[1] for action in t.options(0, "civ")]
    assert offered == [CIV_CARDS[card].id for stack in t.s.civ for card in stack]
    t.do(0, "civ", "dept_of_engineering")
    assert t.kind(0) == "choose_civ"
    t.do(0, "civ", "top_planet_award")
    assert t.kind(0) == "end_turn"  # the points are spent at once
    assert t.seat(0)["moves"] == 4
    t.do(0, "drive", "F5", "F6").do(0, "end")
    assert t.m.over
    assert t.seat(0)["civ_kept"] == ["top_planet_award"]
    assert t.m.scores()[0].lines[0].points == 2


@rules("PU-10.1", "PU-15.9")
def test_pu_10_1_wormhole_5_puts_stored_patches_on_meteorites() -> None:
    meteor = laid("i2_civ_energy_meteor", "F1", "G1")
    p = seat_with(corporation="wormhole_corp", tiles=[meteor], meteorites="G1", stored=1, markers={"tech": 14})
    t = final(p).do(0, "patch", "G1")
    assert t.m.over
    assert t.seat(0)["meteorites"] == []
    assert t.told("meteorite_destroyed") == [{"seat": 0, "at": "G1"}]
    t = final(seat_with(corporation="wormhole_corp", tiles=[meteor], meteorites="G1", stored=1, markers={"tech": 10}))
    assert t.refused(0, "patch", "G1") == ("PU-15.9", "patch_on_meteorite")
    assert ["patch", "F1"] in t.options(0)  # technology 2


# --- the cards ------------------------------------------------------------------------------------


@rules("PU-10.2", "PU-17.1")
def test_pu_10_2_cards_are_shown_and_resolved_in_commander_order() -> None:
    mine = seat_with(tiles=[START], hidden=["gaming_commission", "rising_planet_award"])
    other = seat_with(hidden=["planet_lottery"])
    t = final(mine, other, commander=1)
    assert list(t.m.actors) == [1]
    assert t.m.view(0)["seats"][1]["civ_kept"] == ["planet_lottery"]
    assert t.m.view(1)["seats"][0]["civ_kept"] == []
    assert t.kind(1) == "advance"
    t.do(1, "advance", "water", "water-1")
    assert t.told("cards_shown")[-1] == {"seat": 0, "cards": ["gaming_commission", "rising_planet_award"]}
    t.do(0, "advance", "civ", "civ-1")
    assert t.m.over
    assert [sheet.lines[0].points for sheet in t.m.scores()] == [2 + 2, 3]


@rules("PU-10.2")
def test_pu_10_2_several_advances_one_by_one() -> None:
    t = final(seat_with(hidden=["gaming_commission", "planet_lottery"]))
    t.do(0, "advance", "civ", "civ-1").do(0, "advance", "civ", "civ-2")
    assert t.m.over
    assert t.rows() == {"civ": 2}


@rules("PU-10.2", "PU-7.9", "PU-7.12")
def test_pu_10_2_bonuses_as_usual_patches_and_new_cards() -> None:
    t = final(seat_with(tiles=[START], hidden=["gaming_commission"], markers={"biomass": 2}))
    t.do(0, "advance", "biomass", "biomass-3").do(0, "patch", "F2")
    assert t.m.over
    t = final(seat_with(hidden=["gaming_commission"], markers={"civ": 13}))
    t.do(0, "advance", "civ", "civ-14")
    assert t.kind(0) == "choose_civ"
    t.do(0, "civ", "planet_lottery")  # its own advance follows
    assert t.told("cards_shown")[-1] == {"seat": 0, "cards": ["planet_lottery"]}
    t.do(0, "advance", "civ", "civ-15")
    assert t.m.over
    assert t.m.scores()[0].lines[0].points == 2 + 3


@rules("PU-10.2")
def test_pu_10_2_points_and_rovers_have_no_use_any_more() -> None:
    t = final(seat_with(tiles=[START], hidden=["gaming_commission"], markers={"rover": 5}))
    t.do(0, "advance", "rover", "rover-6")
    if t.kind(0) == "order":
        t.do(0, "pick", 0)
    assert t.m.over
    assert (t.seat(0)["moves"], t.seat(0)["rovers"], t.seat(0)["supply"]) == (0, [], 2)


@rules("PU-10.9")
def test_pu_10_9_restrictions_are_over_and_uses_are_restored() -> None:
    p = seat_with(
        corporation="jump_drive",
        slots="AE",
        tiles=[START],
        hidden=["gaming_commission"],
        markers={"biomass": 2},
        used_round=1,
    )
    t = final(p, event="red_no_synergy").do(0, "advance", "biomass", "biomass-3")
    assert t.kind(0) == "place_patch"
    assert ["boost"] in t.options(0)  # Jump Drive A, used in the last round; boosts are allowed again
    assert t.refused(0, "use", "E") == ("PU-3.10", "tech_not_now")
    t.do(0, "boost").do(0, "advance", "civ", "civ-1")
    assert t.m.over


@rules("PU-10.9", "PU-10.1")
def test_pu_10_9_the_preparation_is_not_repeated() -> None:
    t = final(seat_with(corporation="republic", hidden=["gaming_commission"], markers={"tech": 13}))
    t.do(0, "advance", "tech", "tech-14")
    assert t.m.over  # technology 5 came too late
    t = final(seat_with(tiles=[START], hidden=["gaming_commission"], markers={"biomass": 2, "tech": 5}))
    t.do(0, "advance", "biomass", "biomass-3")
    assert t.refused(0, "store") == ("PU-7.12", "cannot_store")


@rules("PU-10.5", "PU-15.2", "PU-15.5")
def test_pu_10_5_lifepods_on_boards_score_nothing() -> None:
    t = final(
        seat_with(corporation="cosmos_inc", collected=2, covered=["civ-9"]),
        seat_with(corporation="jump_drive", collected=1, slots="AB"),
    )
    assert [sheet.lines[3].points for sheet in t.m.scores()] == [2, 1]


@rules("PU-10.8", "PU-18.2")
def test_pu_10_8_the_end_is_told() -> None:
    t = final(seat_with(rocks=3), seat_with(hidden=["rising_planet_award"]))
    assert t.m.winners == (1,)
    assert t.told("game_ended") == [{"winners": [1], "tie_break": None}]
    assert t.m.view(None)["result"]["winners"] == [1]
    assert t.m.view(0)["seats"][1]["civ_kept"] == ["rising_planet_award"]
    assert t.m.view(0)["over"]

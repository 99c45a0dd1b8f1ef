"""The civ cards of Supermoon (SM-11), each by what comes of it; maintenance cards and cards counted in the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.planet_unknown.scene import Scene, names, put_on, with_points
from games.planet_unknown.setting import mask, paint, rules, seat_with, with_extras
from games.planet_unknown.table import laid, table
from orrery.core.state import TABLE
from orrery.games.planet_unknown.components import BASE_CIV_CARDS, CIV_CARDS, CIV_INDEX, TRACKS, Effect
from orrery.games.planet_unknown.frames import CARD, Prepare, RoundStart, ShowCards
from orrery.games.planet_unknown.rules.medals.card_medals import counted
from orrery.games.planet_unknown.rules.medals.scoring import lines_of
from orrery.games.planet_unknown.state import Seat

DOMINO = laid("i2_civ_energy_plain", "F1", "G1")
METEORS = [laid("i2_civ_energy_meteor", "F1", "G1"), laid("i2_energy_water_meteor", "G3", "G2")]  # on G1 and G2
NEW = [card.id for card in CIV_CARDS[len(BASE_CIV_CARDS) :]]


def card(name: str, p: Seat | None = None, **options: Any) -> Scene:
    """The seat takes this card in the civ window."""
    return Scene(p or seat_with(), new_cards=True, **options).card(f"sm_civ_{name}")


CLEARED = {"lifepods": [], "lifepods_lost": 6}  # planets are cleared before cards are shown (PU-10.1)


def owner(*cards: str, p: Seat | None = None, **options: Any) -> Scene:
    """A player who has these maintenance cards."""
    given = with_extras(p or seat_with(), maintenance=" ".join(cards))
    return Scene(given, new_cards=True, **options)


@rules("SM-11.1", "SM-1.3", "SM-11.4")
def test_sm_11_1_twenty_cards_five_of_each_level_join_the_base_cards() -> None:
    assert len(NEW) == 20
    levels = [CIV_CARDS[CIV_INDEX[name]].level for name in NEW]
    assert [levels.count(level) for level in (1, 2, 3, 4)] == [5, 5, 5, 5]
    t = table(new_cards=True).start()
    assert len({*t.s.civ_box, *(card for stack in t.s.civ for card in stack)}) == 56
    assert [len(stack) for stack in t.s.civ] == [3, 3, 3, 3]  # players + 1, as before


# --- at once --------------------------------------------------------------------------------------


@rules("SM-11.4")
def test_survey_drones() -> None:
    p = seat_with(tiles=METEORS, meteorites="G1 G2")
    t = card("survey_drones", p)
    assert t.moves == 2
    assert t.answers() == ["G1", "G2", "skip"]
    t.do("destroy", "G1")
    assert names(t.p.meteorites) == ["G2"]
    assert t.p.rocks == 0


@rules("SM-11.8")
def test_catch_up_grant_moves_the_lowest_marker_twice() -> None:
    t = card("catch_up_grant", seat_with(markers={"civ": 5, "water": 1, "biomass": 4, "rover": 1, "tech": 2}))
    assert [answer[0] for answer in t.answers()] == ["water", "rover"]
    t.do("advance", "water", "water-2").finish()
    assert t.rows()[1] == 3
    alone = card("catch_up_grant", seat_with(markers={"civ": 5, "water": 4, "biomass": 4, "rover": 4, "tech": 1}))
    assert alone.finish().moved("card") == [("tech", "tech-2"), ("tech", "tech-3")]


@rules("SM-11.4", "PU-17.5")
def test_salvage_contract() -> None:
    p = seat_with(tiles=METEORS, meteorites="G1 G2", moon="moon_start")
    t = card("salvage_contract", p, moons=True)
    assert {"G1", "G2", "mD2"} <= set(t.answers())
    t.do("collect", "mD2")
    assert t.p.rocks == 1
    t.do("collect", t.answers()[0])
    assert t.p.pods == 1


@rules("SM-11.9", "PU-12.11")
def test_sm_11_9_horizon_group_collects_no_meteorite_by_a_card_but_may_destroy() -> None:
    p = seat_with(corporation="horizon_group", tiles=METEORS, meteorites="G1 G2")
    t = card("salvage_contract", p.clone())
    assert t.asked() == "collect_lifepod"
    assert card("impact_insurance", p.clone()).asked() == "destroy_meteorite"


@rules("SM-11.4")
def test_public_works() -> None:
    t = card("public_works")
    assert t.answers() == list(TRACKS)
    t.do("marker", "civ")
    assert t.rows()[0] == 2
    assert [answer[0] for answer in t.answers()] == ["water", "biomass", "rover", "tech"]
    t.do("advance", "tech", "tech-1").finish()
    assert t.rows() == [2, 0, 0, 0, 1]


@rules("SM-11.4", "PU-17.4")
def test_orbital_crane_advances_one_station_and_may_be_declined() -> None:
    t = card("orbital_crane", seat_with(tiles=[DOMINO]))
    assert t.answers() == ["outer", "inner", "skip"]
    assert t.params() == {"fits": True, "pair": False, "extra": True, "optional": True, "stations": "one"}
    t.depot("i2_biomass_civ_plain").do("take", "inner")
    t.do("place", *laid("i2_biomass_civ_plain", "F2", "G2")[1:], "as_is")
    assert t.items() == ["station:biomass", "station:civ"]
    t.do("pick", 1)
    assert t.rows() == [1, 0, 0, 0, 0]
    declined = card("orbital_crane", seat_with(tiles=[DOMINO])).do("skip")
    assert len(declined.p.placed) == 1
    assert Scene(seat_with()).turns().refused("skip") == ("PU-3.7", "not_asked")


@rules("SM-11.4")
def test_impact_insurance() -> None:
    t = card("impact_insurance", seat_with(tiles=METEORS, meteorites="G1 G2"))
    t.do("destroy", "G1")
    assert t.answers() == ["G2", "skip"]
    t.do("skip")
    assert t.asked() == "place_patch"
    none = card("impact_insurance", seat_with(tiles=[DOMINO]))
    assert none.asked() == "place_patch"


@rules("SM-11.4", "PU-7.5")
def test_planetary_summit() -> None:
    t = card("planetary_summit")
    for marker in ("civ", "water", "biomass", "tech"):
        if t.asked() == "advance":
            t.do("advance", marker, f"{marker}-1")
        while t.asked() == "boost":
            t.do("advance", "rover", f"rover-{t.rows()[3] + 1}")
    assert [t.rows()[n] for n in (0, 1, 2, 4)] == [1, 1, 1, 1]


@rules("SM-11.4")
def test_terraforming_grant() -> None:
    t = card("terraforming_grant", seat_with(tiles=[DOMINO])).do("patch", "F2").do("patch", "F3")
    assert t.asked() == "boost"
    assert len(t.p.patches) == 2


# --- maintenance ----------------------------------------------------------------------------------


@rules("SM-11.3")
def test_sm_11_3_a_maintenance_card_lies_open_and_works_from_now_on() -> None:
    p = seat_with(tiles=METEORS, due=(2,), meteorites="G1", rovers="G2", moves=1, gained=1)
    scene = Scene(p, seat_with(), new_cards=True).card("sm_civ_recycling_plant")
    assert [CIV_CARDS[card].id for card in scene.p.extras.maintenance] == ["sm_civ_recycling_plant"]
    assert scene.p.hidden == scene.p.played == ()
    assert scene.moves == 1  # nothing for what was collected before
    scene.do("drive", "G2", "G1")
    assert scene.moves == 2


@rules("SM-11.3")
def test_sm_11_3_the_card_is_public() -> None:
    p = with_extras(seat_with(), maintenance="seed_vault")
    t = table(p, new_cards=True).start()
    assert t.m.view(1)["seats"][0]["maintenance"] == [{"card": "sm_civ_seed_vault", "used": False}]


@rules("SM-11.3")
def test_motor_pool_pays_once_a_round_for_a_rover_station() -> None:
    t = owner("motor_pool").lay("i3_rover_tech_plain", *laid("i3_rover_tech_plain", "F2", "F3", "F1")[1:])
    assert t.items() == ["station:rover", "station:tech", "maintenance:sm_civ_motor_pool"]
    t.resolve("maintenance:sm_civ_motor_pool")
    assert t.moves == 1
    again = owner("motor_pool")
    again.p.extras = again.p.extras._replace(paid=1)
    again.lay("i3_rover_tech_plain", *laid("i3_rover_tech_plain", "F2", "F3", "F1")[1:])
    assert again.items() == ["station:rover", "station:tech"]
    again.finish().end_round()
    assert again.p.extras.paid == 0
    other = owner("motor_pool").lay("i2_civ_energy_plain", *DOMINO[1:])
    assert other.items() == ["station:civ", "station:energy"]


@rules("SM-11.3", "SM-7.3")
def test_seed_vault_pays_for_every_patch() -> None:
    t = owner("seed_vault", p=seat_with(tiles=[DOMINO]), patches=True).effect(Effect("gain_patch", count=2), CARD)
    t.do("kind", "water").do("patch", "F2")
    assert t.moves == 1
    t.do("kind", "biomass").do("patch", "F3")
    assert t.moves == 2


@rules("SM-11.3")
@pytest.mark.parametrize(("squares", "works"), [("G1 F1", True), ("E2 D2", False)])
def test_hydrology_office_advances_water_that_covers_no_ice(squares: str, works: bool) -> None:
    t = owner("hydrology_office")
    t.lay("i2_energy_water_plain", *laid("i2_energy_water_plain", *squares.split())[1:])
    assert ("maintenance:sm_civ_hydrology_office" in t.items()) == works
    if works:
        t.resolve("maintenance:sm_civ_hydrology_office")
        assert t.moved("card") == [("water", "water-1")]


@rules("SM-11.3", "SM-3.4")
def test_recycling_plant_pays_once_a_round_for_a_collected_meteorite() -> None:
    p = with_points(seat_with(tiles=METEORS, meteorites="G1 G2", rovers="F2"), 3)
    t = owner("recycling_plant", p=p).turns()
    t.do("drive", "F2", "G2")
    assert t.moves == 4
    t.do("drive", "G2", "G1")
    assert t.moves == 3
    assert t.p.rocks == 2
    shot = owner("recycling_plant", p=seat_with(moon="moon_start"), moons=True)
    shot.effect(Effect("destroy", what="meteorite", where="planet"), CARD).do("destroy", "mD2")
    assert shot.moves == 0  # destroyed is not collected


@rules("SM-11.3")
@pytest.mark.parametrize(("track", "works"), [("tech", True), ("civ", True), ("biomass", False), ("rover", False)])
def test_research_campus_gives_a_boost_for_a_tech_or_civ_milestone(track: str, works: bool) -> None:
    level = 1 if track in ("tech", "civ") else 0
    t = owner("research_campus", p=seat_with(tiles=[DOMINO]))
    t.effect(Effect("milestone", tracks=1 << TRACKS.index(track), count=level), "track")
    assert bool(t.heard("MaintenancePaid")) == works
    none = owner("research_campus", events="standard").under("red_no_milestones")
    none.effect(Effect("milestone", tracks=1 << TRACKS.index(track), count=level), "track")
    assert none.heard("MaintenancePaid") == []


@rules("SM-11.3", "PU-15.8")
@pytest.mark.parametrize(("first", "asked"), [("regress", "regress"), ("maintenance:sm_civ_research_campus", "boost")])
def test_research_campus_comes_before_or_after_the_step_down_of_republic(first: str, asked: str) -> None:
    p = seat_with(corporation="republic", tiles=[DOMINO], markers={"civ": 1, "water": 1, "tech": 3})
    t = owner("research_campus", p=p).advance("civ")
    assert sorted(t.items()) == ["maintenance:sm_civ_research_campus", "regress"]
    t.do("pick", t.items().index(first))
    assert t.asked() == asked


@rules("SM-11.3", "PU-15.3")
def test_research_campus_comes_before_or_after_the_flux_token() -> None:
    p = seat_with(corporation="flux_industries", tiles=[DOMINO], markers={"tech": 2})
    t = owner("research_campus", p=p).advance("tech")
    assert sorted(t.items()) == ["flux", "maintenance:sm_civ_research_campus"]
    t.do("pick", t.items().index("flux"))
    assert t.asked() == "choose_flux"


@rules("SM-11.3", "PU-15.6")
def test_research_campus_does_not_feed_itself_by_shifting_a_marker_sideways() -> None:
    """Civ and tech have milestones in the same rows; with 1 and 3 a marker of Makeshift could go to and fro."""
    p = seat_with(corporation="makeshift", tiles=[DOMINO], markers={"civ": 9, "tech": 8})
    t = owner("research_campus", p=p).advance("civ").do("advance", "civ", "civ-10")
    assert t.asked() == "boost"
    t.do("advance", "civ", "tech-10")
    assert t.asked() == "boost"
    t.do("advance", "civ", "civ-10")
    assert t.asked() == "boost"
    assert ["advance", "civ", "tech-10"] not in t.options()
    assert ["advance", "civ", "tech-11"] in t.options()
    assert t.refused("advance", "civ", "tech-10") == ("PU-15.6", "shifted_there")


@rules("SM-11.3", "PU-12.4")
def test_a_single_card_stays_in_the_list_when_a_station_is_ignored() -> None:
    t = owner("meteor_observatory", p=seat_with(tiles=[DOMINO]), events="standard")
    t.under("orange_ignore_one_station").lay("i2_energy_water_meteor", "r0", "F2").do("ignore", "water")
    assert sorted(t.items()) == ["maintenance:sm_civ_meteor_observatory", "station:energy"]


@rules("SM-11.3", "PU-3.3")
@pytest.mark.parametrize(("rovers", "points"), [("", 0), ("F2", 2), ("mC1", 2), ("F2 F3", 2)])
def test_rover_academy_pays_at_the_start_of_a_round(rovers: str, points: int) -> None:
    t = owner("rover_academy", p=put_on(seat_with(moon="moon_start"), rovers=rovers), moons=True)
    t.then(RoundStart(), seat=TABLE)
    assert t.moves == points


@rules("SM-11.3")
def test_meteor_observatory_boosts_and_may_destroy_the_meteorite_of_the_tile() -> None:
    t = owner("meteor_observatory", p=seat_with(tiles=[METEORS[1]], meteorites="G2", patches="F1 F2"))
    t.hold("i2_civ_energy_meteor").do("place", *laid("i2_civ_energy_meteor", "F3", "F4")[1:], "as_is")
    t.resolve("maintenance:sm_civ_meteor_observatory")
    assert t.asked() == "boost"
    t.do("advance", "rover", "rover-1")
    while t.asked() == "put_rover":
        t.do("rover", "F3")
    mine = names(t.p.symbols & mask("F3 F4"))
    if t.asked() == "destroy_meteorite":
        assert t.answers() == [*mine, "skip"]
        t.do("destroy", mine[0])
    assert "G2" in names(t.p.meteorites)
    plain = owner("meteor_observatory").lay("i2_civ_energy_plain", *DOMINO[1:])
    assert plain.items() == ["station:civ", "station:energy"]


@rules("SM-11.3")
def test_sm_11_3_nothing_is_paid_at_the_end_of_the_game() -> None:
    """Neither for patches laid before the scoring, nor for milestones of cards that are shown in it."""
    p = with_extras(seat_with(tiles=[DOMINO], stored=1), maintenance="seed_vault")
    t = Scene(p, new_cards=True)
    t.lies(phase="final", ending=["nothing_fits"])
    t.then(Prepare(0), seat=TABLE).do("patch", "F2")
    assert t.heard("MaintenancePaid") == []
    p = with_extras(seat_with(), maintenance="research_campus")
    t = Scene(p, new_cards=True)
    t.lies({0: CLEARED}, phase="cards", ending=["nothing_fits"])
    t.effect(Effect("milestone", tracks=1 << TRACKS.index("tech"), count=1), "track")
    assert t.heard("MaintenancePaid") == []


# --- counted in the end ---------------------------------------------------------------------------


def medals(name: str, p: Seat) -> int:
    return counted(p, CIV_INDEX[f"sm_civ_{name}"])


@rules("SM-11.7")
def test_founders_day() -> None:
    assert medals("founders_day", seat_with()) == 1
    assert medals("founders_day", with_extras(seat_with(), maintenance="seed_vault")) == 2
    assert medals("founders_day", with_extras(seat_with(), maintenance="seed_vault motor_pool")) == 2


@rules("SM-11.7", "PU-11.5")
@pytest.mark.parametrize(("top", "found"), [(0, 0), (2, 2), (3, 3), (5, 3)])
def test_centres_of_excellence(top: int, found: int) -> None:
    p = seat_with(markers=dict.fromkeys(TRACKS[:top], 15))
    assert medals("centres_of_excellence", p) == found


@rules("SM-11.7")
def test_broad_economy_counts_both_boards() -> None:
    p = seat_with(moon="moon_start")
    paint(p, "civ", "F1 G1 E2 F2 G2 H2", "F1 G1 E2 F2 G2 H2")
    assert medals("broad_economy", p) == 0
    paint(p, "civ", "mC1", "mC1")
    assert medals("broad_economy", p) == 1


@rules("SM-11.7")
def test_broad_economy_is_bounded() -> None:
    p = seat_with()
    rows = [[f"{chr(65 + x)}{y}" for x in range(2, 9)] for y in range(4, 10)]
    for terrain, row in zip(("civ", "water", "biomass", "rover", "tech", "energy"), rows, strict=True):
        paint(p, terrain, row, row)
    assert medals("broad_economy", p) == 4


@rules("SM-11.7")
@pytest.mark.parametrize(("rocks", "found"), [("", 6), ("F1 mC1", 4), ("F1 F2 F3 F4 F5 F6 F7 mC1", 0)])
def test_clear_skies_treaty_never_costs_anything(rocks: str, found: int) -> None:
    assert medals("clear_skies_treaty", put_on(seat_with(moon="moon_start"), meteorites=rocks)) == found


@rules("SM-11.7")
@pytest.mark.parametrize(("cards", "found"), [("", 3), ("seed_vault", 4), ("seed_vault motor_pool rover_academy", 6)])
def test_moonlight_gala(cards: str, found: int) -> None:
    assert medals("moonlight_gala", with_extras(seat_with(), maintenance=cards)) == found
    four = "seed_vault motor_pool rover_academy research_campus"
    assert medals("moonlight_gala", with_extras(seat_with(), maintenance=four)) == 6


@rules("SM-11.7", "PU-10.2")
def test_sm_11_7_they_are_counted_after_cards_that_advance_markers() -> None:
    """The last cell is reached by a card that is shown after the one that counts it."""
    late = next(c for c in BASE_CIV_CARDS if not c.immediate and any(e.op == "advance" for e in c.effects))
    p = seat_with(markers=dict.fromkeys(TRACKS, 14), hidden=["sm_civ_centres_of_excellence", late.id])
    t = Scene(p, new_cards=True)
    t.lies({0: CLEARED}, phase="cards", ending=["nothing_fits"])
    t.then(ShowCards(0), seat=TABLE).finish()
    assert t.s.phase == "end"
    top = sum(row == 15 for row in t.rows())
    assert top > 0
    others = sum(effect.count for effect in late.effects if effect.op == "medals")
    assert lines_of(t.s, 0)["civ_cards"] == min(top, 3) + others


def test_every_card_is_tested_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in NEW if name.removeprefix("sm_civ_") not in text] == []

"""Section 17: what Lacerda does in his turn, by outcome."""

from __future__ import annotations

from typing import Any

import pytest

from games.on_mars.marks import rules
from games.on_mars.plain import apart, at, hexes
from games.on_mars.position import mask
from games.on_mars.setting import Table, table
from games.on_mars.test_setup import SEEDS, dealt, opening
from orrery.games.on_mars.components import BP_IDS, FIRST_TILES, SOLO_CARD_IDS, TECH_IDS, TYPE_IDS
from orrery.games.on_mars.rules.scoring import lines
from orrery.games.on_mars.state import LACERDA

PLACES = ("contract_7", "rd_engineer", "contract_2", "", "geochemist", "systems_engineer")
ACTION = {1: "solo_3", 2: "solo_1", 3: "solo_4"}  # cards that show this action


def solo(side: str, *actions: int, **given: Any) -> Table:
    """He is first, on this side; his next cards show these actions. `given` is his."""
    t = table(1, side).cards(*(ACTION[action] for action in actions))
    t.given(LACERDA, space=5 if side == "colony" else 1, **given).given(0, space=8)
    return t


# --- set-up ---------------------------------------------------------------------------------------


@rules("OM-17.1", "OM-17.21")
def test_he_begins_with_pieces_but_without_resources_and_goals() -> None:
    s = dealt(1)
    assert s.storage == [1, 1, 1, 1, 1, 0, 0, 0, 0, 0]
    assert (s.goals[LACERDA], s.bots[LACERDA], s.icon) == ((), (), TYPE_IDS.index("mine"))
    assert s.shelters == [mask("-2,-1"), mask("2,1")]
    assert (s.depot[LACERDA], s.ships[LACERDA], s.warehouse[5]) == (1, 0b11111000, 2)
    assert sorted(s.solo_deck) == list(range(12))
    assert len({dealt(1, seed).solo_deck for seed in SEEDS}) > 20


@rules("OM-17.2")
def test_his_space_is_drawn_and_the_shuttle_starts_on_his_side() -> None:
    spaces = set()
    for seed in range(60):
        t = opening(1, seed)
        spaces.add(t.s.spaces[LACERDA])
        side = "orbit" if t.s.spaces[LACERDA] < 5 else "colony"
        while not t.told("shuttle_set"):
            t.do(0, *t.options(0)[-1])
        assert t.told("shuttle_set") == [{"seat": LACERDA, "side": side}]
    assert spaces == {tile.space for tile in FIRST_TILES}


@rules("OM-17.3")
def test_he_turns_up_a_card_and_lays_it_aside() -> None:
    t = solo("orbit", 1).start()
    assert t.told("lacerda_card_drawn") == [{"card": "solo_3", "action": "obtain_blueprint"}]
    assert [SOLO_CARD_IDS[card] for card in t.s.solo_discard] == ["solo_3"]
    assert (len(t.s.solo_deck), t.s.active) == (11, 0)


@rules("OM-17.3", "OM-13.1")
def test_from_the_second_pass_on_he_advances_a_mission() -> None:
    t = solo("orbit").missions("mission_techs", "mission_bots", "mission_contracts")
    t.given(LACERDA, deck=[], discard=SOLO_CARD_IDS).start()
    assert t.s.solo_pass == 2
    assert len(t.s.solo_deck) == 11
    drawn = t.told("lacerda_card_drawn")[0]["card"]
    place = (int(drawn[5:]) - 1) // 4  # four cards for each mission
    moved = t.told("mission_moved")[-1]
    assert (moved["seat"], moved["mission"]) == (LACERDA, ("mission_techs", "mission_bots", "mission_contracts")[place])
    assert t.s.incoming[LACERDA] >= moved["crystals"]
    first = solo("orbit", 3).missions("mission_discovery", "mission_bots", "mission_contracts").start()
    assert not first.told("mission_moved")  # not in the first pass
    done = solo("orbit").missions("mission_discovery", "mission_bots", "mission_contracts", left=(0, 0, 0))
    assert not done.given(LACERDA, deck=[], discard=SOLO_CARD_IDS).start().told("mission_moved")


# --- payments -------------------------------------------------------------------------------------


@rules("OM-17.10", "OM-17.6", "OM-6.5")
def test_he_pays_for_slots_in_crystals() -> None:
    t = solo("orbit", 1, crystals=2).given(0, slots={"obtain_blueprint": 2}).start()
    assert (t.s.depot[LACERDA], t.slots("obtain_blueprint")) == (0, [2, 1])
    assert len(t.owned(LACERDA)) == 1


@rules("OM-17.10")
def test_without_crystals_his_rover_moves_instead() -> None:
    t = solo("orbit", 1, crystals=1).given(0, slots={"obtain_blueprint": 2}).tiles(disc_crystals="2,0").start()
    assert (t.s.depot[LACERDA], t.slots("obtain_blueprint"), t.owned(LACERDA)) == (1, [2, 0], set())
    assert t.rover(LACERDA) == "2,0"
    assert t.told("lacerda_fell_back") == [{"why": "crystals"}]


@rules("OM-17.10", "OM-6.7")
@pytest.mark.parametrize(("side", "action", "why"), [("colony", 3, "slot"), ("colony", 2, "impossible")])
def test_other_reasons_to_fall_back(side: str, action: int, why: str) -> None:
    t = solo(side, action, slots={"hire_or_contract": 1}).start()
    assert t.told("lacerda_fell_back") == [{"why": why}]
    assert sum(t.s.slots) == 1


@rules("OM-17.21", "OM-6.3")
def test_his_colonists_are_never_short() -> None:
    t = solo("orbit", 1, quarters=0).given(LACERDA, slots={"obtain_blueprint": 3}).start()
    assert t.slots("obtain_blueprint") == [0, 1]
    assert t.s.working[LACERDA] == 0
    assert len(t.owned(LACERDA)) == 1


# --- orbit ----------------------------------------------------------------------------------------


def shown(low: tuple[int, ...], high: tuple[int, ...]) -> list[str | None]:
    """The display with cards of level 1 and 3 on these places of its rows."""
    return [BP_IDS[n] if n in low else None for n in range(6)] + [
        BP_IDS[12 + n] if n in high else None for n in range(6)
    ]


@rules("OM-17.13", "OM-17.27")
def test_his_blueprint_is_the_leftmost_of_the_fuller_row() -> None:
    t = solo("orbit", 1).missions("mission_blueprints", "mission_bots", "mission_techs").start()
    assert t.owned(LACERDA) == {BP_IDS[0]}
    assert t.s.mission_left[0] == 9
    assert t.s.incoming[LACERDA] == 1
    assert sum(t.s.storage[5:]) == 0  # no resource of the card
    low = solo("orbit", 1).lies(display=shown((1, 2), (0, 1, 2)))
    assert low.start().owned(LACERDA) == {BP_IDS[12]}
    equal = solo("orbit", 1).lies(display=shown((1, 2), (1, 2)))
    assert equal.start().owned(LACERDA) == {BP_IDS[13]}


@rules("OM-17.13")
def test_his_blueprint_fits_his_scientists() -> None:
    t = solo("orbit", 1, scientists="biochemist").display("bp_casino", "bp_biomarket", "bp_oxygen_tank", "bp_gym")
    t.start()
    assert t.owned(LACERDA) == {"bp_oxygen_tank"}


@rules("OM-17.13", "OM-17.19", "OM-17.11")
def test_he_learns_the_cheapest_leftmost_tile() -> None:
    grid = [tech if tech != "tech_upgrade" else None for tech in TECH_IDS[:8]]
    warehouse = {"battery": 1, "water": 1, "plant": 2, "oxygen": 2, "crystal": 1}
    t = solo("orbit", 2).given(0, lab={"lab_2_top": "tech_upgrade"}).lies(grid=grid, warehouse=warehouse).start()
    assert t.lab(LACERDA) == {"lab_1_top": "tech_ship", "lab_2_mid": "tech_shelter"}
    assert t.s.warehouse == [0, 1, 1, 1, 2, 1]  # resupply by the space: most plentiful, then leftmost; to the supply
    assert sum(t.s.storage[5:]) == 0
    second = solo("orbit", 2, lab={"lab_1_top": "tech_upgrade"}).start()
    assert second.lab(LACERDA)["lab_1_bottom"] == "tech_ship"  # he has the upgrade tech already
    assert second.s.incoming[LACERDA] == 1
    full = solo("orbit", 2, lab={"lab_1_top": "tech_upgrade", "lab_1_bottom": "tech_mine"}).start()
    assert full.told("lacerda_fell_back") == [{"why": "impossible"}]


@rules("OM-17.11", "OM-17.22")
def test_he_takes_crystals_first_among_equals_in_the_warehouse() -> None:
    t = solo("orbit", 2).start()
    assert (t.s.warehouse, t.s.incoming[LACERDA]) == ([0, 2, 2, 2, 2, 1], 1)


@rules("OM-17.13", "OM-17.25", "OM-17.19")
def test_he_develops_the_most_and_the_least_developed_tile() -> None:
    lab = {"lab_1_top": "tech_mine", "lab_4_top": "tech_rover", "lab_2_mid": "tech_shelter"}
    t = solo("orbit", 3, lab=lab).start()
    found = t.lab(LACERDA)
    assert found["lab_5_top"] == "tech_rover"
    assert "lab_2_top" in found  # the only free space for the tile in column 1
    last = solo("orbit", 3, crystals=1, lab={"lab_5_top": "tech_rover"}).start()
    assert (last.lab(LACERDA)["lab_6"], last.s.depot[LACERDA]) == ("tech_rover", 0)  # the crystal is paid
    poor = solo("orbit", 3, lab={"lab_5_top": "tech_rover"}).start()
    assert poor.lab(LACERDA)["lab_5_top"] == "tech_rover"
    done = solo("orbit", 3, lab={"lab_2_mid": "", "lab_6": "tech_shelter"}).start()
    assert done.told("lacerda_fell_back") == [{"why": "impossible"}]


@rules("OM-17.13")
def test_of_equally_developed_tiles_he_takes_the_lower_one() -> None:
    lab = {"lab_2_mid": "", "lab_2_top": "tech_mine", "lab_2_bottom": "tech_rover", "lab_6": "tech_shelter"}
    t = solo("orbit", 3, lab=lab).start()
    assert [event["start"] for event in t.told("tech_developed")] == ["lab_2_bottom", "lab_2_top"]
    low = {"lab_1_top": "tech_mine", "lab_1_bottom": "tech_ship", "lab_4_top": "tech_rover"}
    t = solo("orbit", 3, lab=low).start()
    assert [event["start"] for event in t.told("tech_developed")] == ["lab_4_top", "lab_1_bottom"]


@rules("OM-17.25", "OM-17.18")
def test_between_two_spaces_cards_decide() -> None:
    """Neither benefit brings him crystals or points: the next card that shows 1 or 2 chooses, top space first."""
    for card, space in (("solo_11", "lab_3_top"), ("solo_10", "lab_3_bottom")):
        t = table(1).cards("solo_4", "solo_12", card).given(LACERDA, space=1, lab={"lab_6": "tech_mine"})
        t.given(0, space=8).start()
        assert t.told("tech_developed")[0]["end"] == space
        assert sorted([*t.s.solo_deck, *t.s.solo_discard]) == list(range(12))  # drawn cards go back


# --- colony ---------------------------------------------------------------------------------------


@rules("OM-17.14", "OM-17.9")
@pytest.mark.parametrize(
    ("icon", "rows", "built", "next_"),
    [
        ("mine", (1, 1, 1, 1), "mine", "generator"),
        ("generator", (1, 1, 1, 1), "generator", "water_extractor"),
        ("generator", (2, 1, 1, 1), "water_extractor", "greenhouse"),
        ("greenhouse", (1, 1, 2, 2), "mine", "generator"),
        ("oxygen_condenser", (1, 1, 1, 1), "oxygen_condenser", "mine"),
        ("water_extractor", (1, 2, 2, 2), "mine", "generator"),
    ],
)
def test_what_he_constructs(icon: str, rows: tuple[int, ...], built: str, next_: str) -> None:
    t = solo("colony", 1).level(1, rows)
    t.given(LACERDA, icon=icon).start()
    assert t.told("constructed")[0]["type"] == built
    assert TYPE_IDS[t.s.icon] == next_
    assert t.s.miners[LACERDA].bit_count() == int(built == "mine")
    assert t.slots("construct") == [0, 1]


@rules("OM-17.14", "OM-17.8", "OM-8.6", "OM-17.27")
def test_he_builds_the_largest_complex_any_tech_allows() -> None:
    t = solo("colony", 1).built(generator="0,-2 0,-3 4,-4").given(0, lab={"lab_2_top": "tech_generator"})
    t.missions("mission_progress", "mission_bots", "mission_techs").level(3)
    t.given(LACERDA, icon="generator").start()
    built = t.told("constructed")[0]
    assert built["size"] == 3  # level 2 joins the pair, not all three
    assert t.s.progress[LACERDA] == 0b10
    assert t.s.incoming[LACERDA] == 2  # LSS benefit and mission
    assert t.s.op[LACERDA] >= 0
    assert t.kind(0) == "settle"  # your tile: oxygen or a development
    own = solo("colony", 1, lab={"lab_2_top": "tech_generator"}).built(generator="0,-2 0,-3").level(2)
    own.given(LACERDA, icon="generator").start()
    assert own.kind(0) == "turn"  # his own tile suffices


@rules("OM-17.14")
def test_without_tech_he_builds_alone() -> None:
    t = solo("colony", 1).start()
    built = t.told("constructed")[0]
    q, r = map(int, built["hex"].split(","))
    assert (built["size"], apart((q, r), (0, 0))) == (1, 2)


@rules("OM-17.7", "OM-10.4")
def test_his_lss_benefit_is_his_recruiter_or_a_crystal() -> None:
    t = solo("colony", 1, slots={"hire_or_contract": 1})
    t.given(LACERDA, icon="generator").start()
    assert (t.slots("hire_or_contract"), t.s.incoming[LACERDA], t.s.op[LACERDA]) == ([0, 0], 0, 2)
    t = solo("colony", 1)
    t.given(LACERDA, icon="generator").start()
    assert t.s.incoming[LACERDA] == 1
    assert sum(t.s.storage[5:]) == 0


@rules("OM-17.23")
def test_a_type_without_tile_is_passed_over() -> None:
    t = solo("colony", 1).built(generator="0,-2 0,-4 2,-4 4,-4 2,-5 4,-3 0,4").level(1, [1, 1, 1, 1])
    t.given(LACERDA, icon="generator").start()
    assert t.told("constructed")[0]["type"] == "water_extractor"


@rules("OM-17.15", "OM-17.25")
def test_he_upgrades_without_a_mineral_anywhere() -> None:
    t = solo("colony", 2, blueprints="bp_metal_deposit").start()
    assert t.s.markers(LACERDA) == [t.s.card_hex[1]]
    assert hexes(t.s.built[0]) == {at(t.s.card_hex[1])}
    three = solo("colony", 2, blueprints="bp_metal_deposit bp_private_ship bp_biomarket").start()
    assert len(three.s.markers(LACERDA)) == 1  # no tech in play


@rules("OM-17.15", "OM-17.25", "OM-17.8")
@pytest.mark.parametrize(("owner", "space", "markers"), [(LACERDA, "lab_1_top", 2), (0, "lab_2_top", 3)])
def test_upgrade_tech_lets_him_do_more(owner: int, space: str, markers: int) -> None:
    cards = "bp_metal_deposit bp_private_ship bp_biomarket bp_wind_turbines"
    t = solo("colony", 2, blueprints=cards).given(owner, lab={space: "tech_upgrade"}).start()
    assert len(t.s.markers(LACERDA)) == markers
    assert t.kind(0) == ("settle" if owner == 0 else "turn")


@rules("OM-17.15", "OM-17.18")
def test_which_card_and_which_building() -> None:
    t = solo("colony", 2, blueprints="bp_metal_deposit bp_private_ship", scientists="rd_engineer").start()
    assert t.s.card_hex[BP_IDS.index("bp_private_ship")] >= 0  # for his scientist
    waters = "0,2 4,-4 4,-3"
    t = solo("colony", 2, blueprints="bp_private_ship").built(water_extractor=waters).start()
    assert at(t.s.markers(LACERDA)[0]) in {(4, -4), (4, -3)}  # in the larger complex
    high = solo("colony", 2, blueprints="bp_metal_deposit bp_aqueduct").built(water_extractor="0,2 0,3 0,4")
    high.level(2, [2, 2, 2, 2]).start()
    assert high.s.card_hex[BP_IDS.index("bp_aqueduct")] >= 0  # level 3 first


@rules("OM-17.16")
def test_he_hires_the_scientist_with_most_potential() -> None:
    t = solo("colony", 3, blueprints="bp_concentrator").given(0, blueprints="bp_oxygen_tank bp_metal_deposit").start()
    assert t.s.scientist_owner[3] == LACERDA  # the biochemist scores condensers
    assert (t.slots("hire_or_contract"), t.s.places[3] >= 6) == ([0, 1], True)
    assert sum(t.s.storage[5:]) == 0


@rules("OM-17.16", "OM-17.27", "OM-16.1")
def test_with_two_scientists_he_takes_the_best_contract() -> None:
    t = solo("colony", 3, scientists="geologist biochemist", crystals=1)
    t.places(*PLACES).missions("mission_contracts", "mission_bots", "mission_techs").start()
    assert t.s.contract_owner[1] == LACERDA  # 12 points rather than 9
    assert (t.s.depot[LACERDA], t.s.incoming[LACERDA], t.s.mission_left[0]) == (0, 1, 1)
    assert lines(t.s, LACERDA)["contracts"] == 12  # always counts as completed
    poor = solo("colony", 3, scientists="geologist biochemist")
    assert poor.places(*PLACES).start().told("lacerda_fell_back") == [{"why": "impossible"}]
    none = solo("colony", 3, crystals=1)
    assert none.places("contract_7", "", "", "", "", "").start().s.contract_owner[6] == LACERDA  # no scientist left

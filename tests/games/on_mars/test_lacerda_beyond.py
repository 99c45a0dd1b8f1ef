"""Section 17: Lacerda's rover, flights, level-ups, effects on him, and how the solo game is won."""

from __future__ import annotations

from typing import Any

import pytest

from games.on_mars.marks import rules
from games.on_mars.plain import apart, hexes
from games.on_mars.setting import Table, table
from games.on_mars.test_lacerda import solo
from orrery.core.engine import Play, settle
from orrery.games.on_mars.components import EFFECT_NAMES, SOLO_GOAL_IDS, START, TYPE_IDS, effect_of
from orrery.games.on_mars.flow import FLOW
from orrery.games.on_mars.rules.lacerda.effects import turn_space
from orrery.games.on_mars.rules.scoring import lines
from orrery.games.on_mars.rules.solo import checks, met
from orrery.games.on_mars.state import COLONY, LACERDA, ORBIT

# --- rover ----------------------------------------------------------------------------------------


def drives(**given: Any) -> Table:
    """His action is impossible, so the rover goes: an upgrade without a blueprint."""
    return solo("colony", 2, **given).lies(tiles={})


@rules("OM-17.12", "OM-17.24")
def test_his_rover_goes_for_the_closest_tile_he_can_use() -> None:
    t = drives().tiles(disc_crystals="2,0", disc_water="1,0", research_a="-3,0").start()
    assert t.rover(LACERDA) == "2,0"  # resources are nothing to him
    assert (t.s.discoveries[LACERDA], t.s.incoming[LACERDA]) == ((12,), 3)
    assert t.tile("2,0") is None
    held = drives(research="research_a").tiles(research_a="2,0", research_b="-1,3").start()
    assert held.rover(LACERDA) != "2,0"
    assert drives().tiles(disc_water="2,0").start().rover(LACERDA) is None  # no target


@rules("OM-17.12", "OM-17.24")
def test_among_shortest_paths_he_takes_the_richest() -> None:
    for crystal in ("1,-1", "0,-1"):
        t = drives().tiles(disc_crystals="1,-2").crystals(crystal).start()
        assert t.s.incoming[LACERDA] == 3 + 1
        assert t.s.crystals == 0


@rules("OM-17.12", "OM-17.24")
def test_he_goes_as_far_as_he_can() -> None:
    t = drives().tiles(disc_crystals="0,4").start()
    assert t.rover(LACERDA) == "0,2"
    blocked = drives().tiles(disc_crystals="0,4").given(0, bots="0,2").start()
    assert blocked.rover(LACERDA) == "0,1"  # the last hex of the path without piece
    assert blocked.tile("0,4") == "disc_crystals"


@rules("OM-17.12", "OM-17.24")
def test_crystals_only_if_they_make_him_arrive() -> None:
    t = drives(crystals=2).tiles(disc_crystals="0,4").start()
    assert (t.rover(LACERDA), t.s.depot[LACERDA]) == ("0,4", 0)
    short = drives(crystals=1).tiles(disc_crystals="0,4").start()
    assert (short.rover(LACERDA), short.s.depot[LACERDA]) == ("0,2", 1)


@rules("OM-17.24", "OM-17.8")
@pytest.mark.parametrize(
    ("used", "space"), [(LACERDA, "lab_2_top"), (LACERDA, "lab_4_top"), (0, "lab_1_top"), (0, "lab_4_top")]
)
def test_whose_rover_tech_he_uses(used: int, space: str) -> None:
    """There is one tile of each type (OM-17.1): his own, or yours."""
    t = drives().tiles(disc_crystals="0,4").given(used, lab={space: "tech_rover"}).start()
    assert [event["owner"] for event in t.told("tech_used")] == [used]
    assert t.kind(0) == ("settle" if used == 0 else "turn")
    near = drives().tiles(disc_crystals="-1,2").given(0, lab={"lab_4_top": "tech_rover"}).start()
    assert not near.told("tech_used")  # two points suffice


@rules("OM-17.24", "OM-8.5")
def test_a_tile_under_a_piece_is_no_target() -> None:
    t = drives().tiles(disc_crystals="2,0", disc_tech="-2,0").given(0, rover="2,0").start()
    assert t.rover(LACERDA) == "-2,0"
    assert t.lab(LACERDA)["lab_1_top"] == "tech_upgrade"


@rules("OM-17.24", "OM-8.8")
def test_his_displaced_rover_goes_to_a_hex_drawn() -> None:
    t = table(1, "colony").given(0, space=5, stock="mineral").given(LACERDA, space=8, rover="-2,0")
    t.do(0, "act", "construct", 0).builds(0, "generator", "mineral", "-2,0")
    assert t.kind(0) == "lss"
    where = t.rover(LACERDA)
    assert where is not None
    q, r = map(int, where.split(","))
    assert apart((-2, 0), (q, r)) == 1


# --- flights --------------------------------------------------------------------------------------


def flies(side: str, card: str = "solo_1", **given: Any) -> Table:
    """The shuttle leaves his side in this round's Shuttle phase; the action of this card is of no interest."""
    t = table(1, side).cards(card).given(LACERDA, space=1 if side == "orbit" else 5, **given)
    return t.given(0, space=8 if side == "orbit" else 4).shuttle(side)


@rules("OM-17.4")
def test_he_rides_unless_his_card_shows_x() -> None:
    t = flies("orbit").idles(0)
    assert t.s.side(LACERDA) == COLONY
    stays = flies("orbit", "solo_2").idles(0)
    assert stays.s.side(LACERDA) == ORBIT
    ships = flies("orbit", hangar=1, ships="d4 d5 d6 d7").shuttle("colony", 2).idles(0)
    assert ships.s.side(LACERDA) == ORBIT  # never by ship


@rules("OM-17.4")
def test_to_orbit_he_only_takes_a_space() -> None:
    seen = set()
    for seed in range(30):
        t = flies("colony", "solo_1", slots={"hire_or_contract": 1}, advanced={"bp_casino": "2,1"}).lies(seed=seed)
        before = (t.s.incoming[LACERDA], t.slots("hire_or_contract"))
        t.idles(0)
        space = t.s.spaces[LACERDA]
        seen.add(space)
        assert space in (1, 2, 3)
        if space == 1:
            assert (t.s.incoming[LACERDA] + t.s.depot[LACERDA], t.slots("hire_or_contract")) == before
    assert seen == {1, 2, 3}  # 4 is yours


@rules("OM-17.4", "OM-17.14")
def test_in_the_colony_he_builds_without_slot_and_payment() -> None:
    t = flies("orbit").given(0, slots={"construct": 2}).idles(0)
    assert t.told("tile_placed")[0]["seat"] == LACERDA
    assert [event["seat"] for event in t.told("constructed")] == [LACERDA]
    assert t.slots("construct") == [2, 0]
    assert t.s.round == 2


@rules("OM-17.4", "OM-17.17", "OM-12.9")
def test_a_level_up_of_his_arrival_comes_at_once() -> None:
    t = flies("orbit").level(1, [1, 2, 2, 2]).given(LACERDA, icon="generator").idles(0)
    kinds = [type(event).__name__ for event in t.log]
    assert t.s.level == 2
    assert kinds.index("LevelUp") < len(kinds) - 1 - kinds[::-1].index("RoundBegan")


# --- turn-order spaces, effects -------------------------------------------------------------------


def lacerda(**given: Any) -> Table:
    """Your turn begins; an effect on him may happen in it."""
    return table(1, "colony").given(0, space=5).given(LACERDA, space=8, **given).lies(tiles={})


def happens(t: Table, name: str) -> Table:
    effect = {"frame": "LacerdaEffect", "seat": None, "effect": EFFECT_NAMES[effect_of(name)], "time": 1}
    return t.lies(then={"table": [effect, {"frame": "NextTurn"}]}).start()


def resume(t: Table) -> Table:
    settle(FLOW, Play(t.s, t.log))
    return t


@rules("OM-17.11")
def test_his_benefits_of_the_turn_order_track() -> None:
    def on(space: int, **given: Any) -> Table:
        t = lacerda(**given).tiles(disc_crystals="2,0")
        turn_space(Play(t.s, t.log), 0, space)
        return resume(t)

    assert on(1).s.incoming[LACERDA] == on(5).s.incoming[LACERDA] == 0
    for space in (2, 8):
        t = on(space)
        assert (t.s.incoming[LACERDA], t.s.warehouse[5]) == (1, 1)
    assert "tech_upgrade" in on(3).lab(LACERDA).values()
    assert on(4).rover(LACERDA) == "2,0"
    assert TYPE_IDS[on(6).s.icon] == "water_extractor"  # two icons on
    assert len(on(7).owned(LACERDA)) == 1


@rules("OM-17.19", "OM-17.6")
def test_what_effects_do_to_him() -> None:
    assert happens(lacerda(), "disc_crystals").s.incoming[LACERDA] == 3
    assert sum(happens(lacerda(), "disc_water").s.storage) == 0
    assert happens(lacerda(), "lab_3_bottom").s.icon == TYPE_IDS.index("water_extractor")
    t = happens(lacerda(lab={"lab_5_top": "tech_mine"}), "research_a")
    assert (t.lab(LACERDA)["lab_6"], len(t.told("tech_developed"))) == ("tech_mine", 2)
    assert t.s.depot[LACERDA] == 0
    t = happens(lacerda(), "disc_build_greenhouse")
    assert t.told("constructed")[0]["type"] == "greenhouse"
    assert t.s.icon == TYPE_IDS.index("mine")  # the icon stays
    assert happens(lacerda(), "disc_build_any").told("constructed")[0]["type"] == "mine"
    assert len(happens(lacerda(), "disc_blueprints").owned(LACERDA)) == 2
    assert "tech_upgrade" in happens(lacerda(), "disc_tech").lab(LACERDA).values()
    assert happens(lacerda(), "disc_hire").s.scientist_owner.count(LACERDA) == 1
    assert sum(happens(lacerda(), "disc_warehouse").s.warehouse) == 10 - 2
    t = happens(lacerda(slots={"hire_or_contract": 1}), "lss_benefit_retrieve")
    assert t.slots("hire_or_contract") == [0, 0]


@rules("OM-17.19", "OM-17.15")
def test_upgrades_as_an_effect() -> None:
    cards = "bp_metal_deposit bp_private_ship bp_biomarket"
    t = happens(lacerda(blueprints=cards), "disc_upgrade")
    assert len(t.s.markers(LACERDA)) == 2
    t = happens(lacerda(blueprints=cards), "lab_5_top")
    assert len(t.s.markers(LACERDA)) == 1
    t = happens(lacerda(blueprints=cards, lab={"lab_2_top": "tech_upgrade"}), "lab_5_top")
    assert len(t.s.markers(LACERDA)) == 3  # his whole action, tech included


@rules("OM-17.8", "OM-9.4")
def test_your_use_of_his_tech_develops_it() -> None:
    t = table(1, "colony").given(0, space=5, rover="0,-1").given(LACERDA, space=8, lab={"lab_2_top": "tech_rover"})
    t.do(0, "act", "control_center", 0).do(0, "use_tech", LACERDA).do(0, "rover", "1,-2").do(0, "done").ends(0)
    assert t.told("tech_developed")[0] == {"seat": 1, "tech": "tech_rover", "start": "lab_2_top", "end": "lab_3_top"}
    last = table(1, "colony").given(0, space=5, rover="0,-1").given(LACERDA, space=8, lab={"lab_6": "tech_rover"})
    last.do(0, "act", "control_center", 0).do(0, "use_tech", LACERDA).do(0, "rover", "1,-2").do(0, "done").ends(0)
    assert not last.told("oxygen_kept")


@rules("OM-17.27", "OM-15.3")
def test_your_scientists_may_work_at_his_cards() -> None:
    t = table(1, "colony").given(0, space=5, scientists="hydrologist", stock="plant water", quarters=0)
    t.given(LACERDA, space=8, advanced={"bp_private_ship": "0,2"})
    t.do(0, "use", "bp_private_ship", "hydrologist").do(0, "ship", "d4", 1, "water+plant")
    assert t.s.quarters[0] == 3


# --- level-ups and the end ------------------------------------------------------------------------


@rules("OM-17.17", "OM-17.21", "OM-17.27")
def test_a_level_up_brings_him_a_shelter_a_ship_and_a_bot() -> None:
    t = table(1).given(0, space=1).given(LACERDA, space=8).level(1, [2, 2, 2, 2])
    t.missions("mission_bots", "mission_techs", "mission_contracts").do(0, "act", "resupply", 0)
    t.do(0, "supply", "water").do(0, "done").do(0, "end")
    assert t.s.level == 2
    assert (t.s.shelter_count(LACERDA), t.s.hangar[LACERDA], t.s.lab_bots) == (2, 1, 1)
    assert t.s.ships[LACERDA] == 0b01111000  # the topmost
    assert t.s.mission_left[0] == 2
    assert t.s.incoming[LACERDA] + t.s.depot[LACERDA] == 2 + 2  # mission, and a complex of two shelters
    (new,) = hexes(t.s.shelters[LACERDA]) - {(2, 1)}
    assert apart(new, (2, 1)) == 1


@rules("OM-17.17", "OM-17.23", "OM-1.20")
def test_without_pieces_the_rest_still_comes() -> None:
    t = table(1).given(0, space=1).given(LACERDA, space=8, shelters="2,1 3,1 3,0 4,0 5,-1").level(1, [2, 2, 2, 2])
    t.given(LACERDA, lab_bots=3).idles(0)
    assert (t.s.shelter_count(LACERDA), t.s.hangar[LACERDA], t.s.lab_bots) == (5, 1, 3)


@rules("OM-17.5", "OM-16.1", "OM-19.12")
def test_his_living_quarters_count_as_full() -> None:
    t = table(1).given(LACERDA, shelters="2,1 3,1 3,0", quarters=0).start()
    assert lines(t.s, LACERDA)["colonists"] == 10
    rows = solo("colony", 1, shelters="2,1 3,1 3,0", quarters=0).lss(
        "lss_colonists", "lss_ships", "lss_bots", "lss_mines"
    )
    assert rows.given(LACERDA, icon="generator").start().s.op[LACERDA] == 2 + 8


@rules("OM-17.6", "OM-17.22", "OM-1.14")
def test_his_crystals_arrive_as_everybodys() -> None:
    t = solo("orbit", 1, crystals=2, incoming=4).start()
    assert t.s.depot[LACERDA] == 3
    assert t.told("crystals_arrived") == [{"seat": LACERDA, "stored": 1, "lost": 3}]


@rules("OM-17.18")
def test_more_than_three_options_are_drawn_by_chance() -> None:
    found = set()
    for seed in range(25):
        t = solo("colony", 1).lies(seed=seed)
        found.add(t.start().told("constructed")[0]["hex"])
    assert len(found) > 5


GOALS: dict[str, dict[str, Any]] = {
    "solo_goal_1": {"level": 3, "contracts": {"contract_7": "mineral*4"}, "lab": {"lab_6": "tech_mine"}, "op": 1},
    "solo_goal_2": {
        "level": 3,
        "contracts": {"contract_7": "mineral*4", "contract_1": ""},
        "advanced": {"bp_metal_deposit": "0,0"},
        "research": "research_a research_b",
        "shelters": "-2,-1 -5,1 -5,2 5,-4",
        "op": 5,
    },
    "solo_goal_3": {
        "level": 4,
        "contracts": {"contract_7": "mineral*4", "contract_1": ""},
        "advanced": {
            "bp_metal_deposit": "0,0",
            "bp_wind_turbines": "0,-2",
            "bp_private_ship": "0,2",
            "bp_biomarket": "-2,1",
            "bp_concentrator": "2,-1",
        },
        "miners": "1,0 0,1",
        "op": 20,
    },
    "solo_goal_potato": {
        "level": 3,
        "contracts": {"contract_4": "", "contract_11": "plant*3 mineral*2"},
        "scientists": "biochemist",
        "advanced": {"bp_biomarket": "-2,1", "bp_hydroponic_farm": "-3,1", "bp_eco_resort": "-3,2"},
        "shelters": "-2,-1 -5,1 -5,2 5,-4",
        "stock": "plant*5",
        "research": "research_a research_b",
        "lab": {"lab_6": "tech_greenhouse"},
        "op": 40,
    },
}


def solo_end(goal: str, **changed: Any) -> Table:
    given = {**GOALS[goal], **changed}
    t = table(1, solo_goal=goal).level(given.pop("level"))
    greenhouses = given.pop("greenhouses", "-2,1 -3,1 -3,2 -4,2 -4,3")
    t.built(mine="0,0 1,0 1,-1 0,1", greenhouse=greenhouses).given(LACERDA, space=8)
    t.given(LACERDA, op=given.pop("lacerda_op", START.op))
    return t.given(0, **{"space": 1, "achieved": "goal_4", **given}).start()


@rules("OM-17.20", "OM-19.14")
@pytest.mark.parametrize("goal", GOALS)
def test_every_solo_goal(goal: str) -> None:
    number = SOLO_GOAL_IDS.index(goal)
    t = solo_end(goal)
    assert [check for check in checks(t.s, number) if not check.met] == []
    assert met(t.s, number)
    for key in (check.key for check in checks(t.s, number)):
        worse = without(goal, key)
        assert not met(worse.s, number), key


def without(goal: str, key: str) -> Table:
    """The same with this one requirement missing."""
    if key == "colony_level":
        return solo_end(goal, level=2)
    if key in ("contracts_completed", "contracts_upgrade", "contracts_delivery", "contract"):
        drop = {"contracts_upgrade": "contract_1", "contract": "contract_11"}.get(key, "contract_7")
        return solo_end(goal, contracts={k: v for k, v in GOALS[goal]["contracts"].items() if k != drop})
    if key == "private_goals":
        return solo_end(goal, achieved=None)
    if key == "margin":
        return solo_end(goal, op=0, lacerda_op=60)
    changed: dict[str, Any] = {
        "tech_at_level_6": {"lab": {"lab_5_top": "tech_mine"}},
        "research_tiles": {"research": "research_a"},
        "shelters": {"shelters": "-2,-1 -5,1 -5,2"},
        "mines_with_own_colonist_or_marker": {"miners": "1,0"},
        "advanced_buildings": {"advanced": {"bp_metal_deposit": "0,0", "bp_private_ship": "0,2"}},
        "scientist": {"scientists": "geologist"},
        "advanced_greenhouses": {"advanced": {"bp_biomarket": "-2,1", "bp_eco_resort": "-3,2"}},
        "plants_in_storage": {"stock": "plant*4"},
        "tech_greenhouse_level": {"lab": {"lab_5_top": "tech_greenhouse"}},
        "end_side": {"space": 5},
    }
    if key == "greenhouse_complex":
        return solo_end(goal, greenhouses="-2,1 -3,1 -3,2 -4,2")
    return solo_end(goal, **changed[key])

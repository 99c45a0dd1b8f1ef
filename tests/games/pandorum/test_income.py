"""What every card brings (PD-7), by outcome: sites, neighbours and amounts worked out by hand on the fixed fields."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from games.pandorum.marks import rules
from games.pandorum.plain import CARDS
from games.pandorum.setting import horizons, table
from orrery.core.state_codec import digest
from orrery.games.pandorum.components import CARD_IDS


class Case(NamedTuple):
    card: str
    site: str
    amount: int
    mine: dict[str, Any]  # objects of the builder
    theirs: dict[str, Any]  # of another seat
    layout: str = "R"


def objects(modules: str = "", bases: str = "") -> dict[str, Any]:
    return {"modules": modules, "bases": bases}


NONE = objects()
# around 1,-2 (crater): 2,-2 crater, 2,-3 wasteland, 1,-3 mountain, 0,-2 mountain, 0,-1 mountain, 1,-1 crater
# around 1,-3 (mountain): 2,-3 wasteland, 2,-4 volcano, 1,-4 crater, 0,-3 volcano, 0,-2 mountain, 1,-2 crater
# around 2,1 (wasteland): 3,1 mountain, 3,0 crater, 2,0 crater, 1,1 volcano, 1,2 mountain, 2,2 wasteland
# around 0,1 (mountain): 1,1 volcano, 1,0 wasteland, 0,0 pad, -1,1 wasteland, -1,2 mountain, 0,2 volcano
MIXED = objects("2,-2 1,-1", "0,-2")  # two own modules and an own base beside 1,-2
OTHERS = objects("1,-3", "2,-3")  # a foreign module and a foreign base beside it
CASES = [
    # extraction: neighbours of a kind without an object
    Case("sulfur_extraction", "0,1", 2, NONE, NONE),
    Case("sulfur_extraction", "1,-3", 2, NONE, NONE),
    Case("sulfur_extraction", "-2,1", 4, NONE, NONE, "T"),
    Case("silicon_extraction", "0,1", 2, NONE, NONE),
    Case("silicon_extraction", "0,1", 1, objects("1,0"), NONE),
    Case("silicon_extraction", "0,1", 0, objects("1,0"), objects("-1,1")),
    Case("helium_extraction", "1,-2", 2, NONE, NONE),
    Case("helium_extraction", "1,-2", 1, NONE, objects("", "2,-2")),
    Case("helium_extraction", "2,1", 2, NONE, NONE),
    Case("ore_extraction", "1,-2", 3, NONE, NONE),
    Case("ore_extraction", "1,-2", 1, objects("0,-2"), objects("0,-1")),
    # entertainment: objects of all players
    Case("stereo_theatre", "1,-2", 5, MIXED, OTHERS),
    Case("stereo_theatre", "1,-2", 0, objects("3,-2 1,0"), NONE),
    Case("casino", "1,-2", 6, MIXED, OTHERS),
    Case("casino", "1,-2", 0, objects("2,-2"), objects("1,-3")),
    Case("gravity_arena", "2,1", 1 + 2 + 1 + 2, objects("3,1", "3,0"), objects("2,0", "2,2")),
    # generators: own objects
    Case("solar_generator", "2,1", 1 + 2, objects("3,1", "3,0"), objects("2,0", "2,2")),
    Case("geothermal_generator", "1,-2", 1 + 1 + 2, MIXED, OTHERS),
    Case("wind_generator", "1,-2", 1 + 1 + 2, MIXED, OTHERS),
    # laboratories
    Case("medical_laboratory", "1,-2", 2 + 2, MIXED, OTHERS),
    Case("engineering_laboratory", "1,-3", 3 + 3, objects("2,-3", "0,-2 1,-2"), objects("", "1,-4")),
    Case("central_laboratory", "-4,3", 2 + 2 + 2, objects("1,-1 2,0", "0,1 0,-1"), objects("1,0")),
    # logistics: own objects on a terrain, anywhere
    Case("ground_logistics", "2,1", 1 + 2, objects("-4,3 2,0", "3,-1 4,-2"), objects("2,2", "0,3")),
    Case("underground_logistics", "1,-2", 1 + 1 + 2, objects("2,0 4,-2 2,1", "-3,0 0,1"), objects("3,0")),
    Case("air_logistics", "0,1", 1 + 2 + 2, objects("3,1 2,0", "-2,4 1,2 -3,2"), objects("0,-1")),
    Case("trade_logistics", "2,1", 3, objects("-4,3 1,0 2,0", "3,-1"), objects("2,2")),
    Case("trade_logistics", "0,1", 1, objects("-4,3 1,0 2,0", "-2,1"), objects("2,2")),
    Case("small_trade_logistics", "2,1", 2, objects("-4,3 1,0 2,0", "3,-1"), objects("2,2")),
    Case("small_trade_logistics", "1,-2", 1, objects("-4,3 1,0 2,0", "3,-1"), objects("2,2")),
    # outer defence: own objects on the edge
    Case("outer_defence", "1,-2", 3, objects("2,2 1,-4 2,0", "4,-2 0,1"), objects("3,0 -3,0")),
]


@rules("PD-7.1", "PD-7.2", "PD-7.3", "PD-7.4", "PD-7.5", "PD-7.9", "PD-6.6")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.card}-{case.site}-{case.amount}")
def test_income_of_a_card(case: Case) -> None:
    t = table(3, layout=case.layout).given(0, **case.mine).given(1, **case.theirs)
    t.builds(0, case.site, case.card)
    assert t.gained(0) == case.amount
    (told,) = t.told("income")
    assert told["amount"] == case.amount == sum(pay["amount"] for pay in told["pays"])
    assert (told["card"], told["again"]) == (case.card, False)
    assert t.gained(1) == 0
    assert t.object(case.site) == (0, "module")


def test_every_card_is_played_here() -> None:
    played = {case.card for case in CASES}
    others = {"network_defence", "dome_defence", "seismic_defence"}
    systems = {name for name, card in CARDS.items() if card.type == "systems"}
    blocks = {name for name, card in CARDS.items() if card.type == "blocks"}
    assert played | others | systems | blocks == set(CARD_IDS)
    assert len(CARD_IDS) == 32


# --- building conditions --------------------------------------------------------------------------

# crater, mountain and wasteland, first beside a volcano, then not
SITES = {("crater", True): "1,-4", ("crater", False): "1,-2", ("mountain", True): "0,1", ("mountain", False): "3,1"}
SITES |= {("wasteland", True): "2,1", ("wasteland", False): "-4,3"}


@rules("PD-6.4")
@pytest.mark.parametrize("card", CARDS)
def test_pd_6_4_building_conditions(card: str) -> None:
    """Each card may be built just where its condition allows it, at each kind of site."""
    where, _, near = CARDS[card].where.partition("+")
    other = "stereo_theatre" if card != "stereo_theatre" else "trade_logistics"  # may be built anywhere
    pay = "security_block" if card != "security_block" else "science_block"
    for (terrain, volcanic), site in SITES.items():
        allowed = terrain[0].upper() in where and (volcanic or not near)
        t = table().given(0, hand=[card, other, pay], at=beside(site)).flies(0, site, pay)
        assert (["build", card, None] in t.options(0)) == allowed
        if not allowed:
            right_terrain = terrain[0].upper() in where
            why = "no_volcano_near" if right_terrain else "wrong_terrain"
            assert t.refused(0, "build", card, None) == ("PD-6.4", why)


def beside(site: str) -> str:
    """A hex next to it where a harvester may stand."""
    return {"1,-4": "1,-3", "1,-2": "1,-1", "0,1": "1,0", "3,1": "3,0", "2,1": "2,0", "-4,3": "-3,3"}[site]


# --- lines ----------------------------------------------------------------------------------------


@rules("PD-7.6", "PD-7.12")
def test_pd_7_6_one_direction_and_the_builders_choice() -> None:
    """From 2,1 to the west lies a volcano at once, to the north-west 2,0 and a volcano, to the east 3,1."""
    t = table().given(0, modules="3,1 2,0", bases="2,2 3,0").builds(0, "2,1", "network_defence")
    assert t.asked() == (0, "direction")
    assert t.decision(0).params == {"card": "network_defence", "amounts": [1, 2, 1, 0, 0, 2]}
    assert t.options(0) == [["direction", n] for n in range(6)]
    t.do(0, "direction", 2)
    assert t.gained(0) == 1
    assert t.told("income")[0]["pays"] == [{"hex": "2,0", "amount": 1}]


@rules("PD-7.6")
def test_pd_7_6_empty_hexes_do_not_stop_the_line_but_pads_volcanoes_and_strangers_do() -> None:
    def along(direction: int, site: str, **objects_: Any) -> int:
        t = table().given(0, modules=objects_.get("mine", ""), bases=objects_.get("bases", ""))
        t.given(1, modules=objects_.get("theirs", "")).builds(0, site, "network_defence")
        if t.kind(0) == "direction":
            t.do(0, "direction", direction)
        assert t.kind(0) == "slot"
        return t.gained(0)

    assert along(0, "-1,-2", mine="4,-2") == 1, "over five empty hexes"
    assert along(0, "-1,-2", mine="2,-2 4,-2", bases="0,-2") == 4
    assert along(0, "-1,-2", mine="1,-2 4,-2", theirs="3,-2") == 1, "before the stranger it still pays"
    assert along(1, "-1,1", mine="1,-1") == 0, "beyond the landing pad"
    assert along(0, "-1,-1", mine="1,-1 3,-1") == 1, "the volcano 2,-1 ends the line"


@rules("PD-7.6", "PD-7.8", "PD-11.15", "PD-11.3")
def test_pd_7_6_neither_the_dead_city_nor_a_crack_stops_a_line() -> None:
    t = horizons().token("city", "2,-1").given(0, modules="1,-1 3,-1").builds(0, "-1,-1", "network_defence")
    assert t.do(0, "direction", 0).gained(0) == 2
    crack = ("1,-1", "2,-1", "2,-2", "1,-2")  # parts 1,-2 and 2,-2
    t = horizons().token("crack", *crack).given(0, modules="4,-2").builds(0, "-1,-2", "network_defence")
    assert t.do(0, "direction", 0).gained(0) == 1


@rules("PD-7.8")
def test_pd_7_8_seismic_counts_volcanoes_up_to_the_farthest_own_object() -> None:
    """North-east of -1,3 lie 0,2 and 1,1 (volcanoes), 2,0 and 3,-1."""

    def shaken(mine: str, theirs: str = "") -> int:
        t = table().given(0, modules=mine).given(1, modules=theirs).builds(0, "-1,3", "seismic_defence")
        if t.kind(0) == "direction":
            t.do(0, "direction", 1)
        assert t.kind(0) == "slot"
        return t.gained(0)

    assert shaken("3,-1") == 6, "empty hexes in between do not matter"
    assert shaken("2,0 3,-1") == 6, "nor do own objects"
    assert shaken("3,-1", "2,0") == 0
    assert shaken("") == 0, "no own object, no quids"
    assert shaken("", "2,0") == 0


@rules("PD-7.8")
def test_pd_7_8_the_stretch_ends_at_the_landing_pad_and_one_direction_counts() -> None:
    """Row 0 of field R: -3 crater, -2 wasteland, -1 volcano, 0 landing pad."""
    t = table().given(0, modules="1,0").builds(0, "-2,0", "seismic_defence")
    assert (t.gained(0), t.kind(0)) == (0, "slot"), "no direction pays, so none is asked for"
    t = table().given(0, modules="3,-2 1,2").builds(0, "1,0", "seismic_defence")
    assert t.decision(0).params["amounts"] == [0, 3, 0, 0, 0, 3], "2,-1 to the north-east, 1,1 to the south-east"
    assert t.do(0, "direction", 5).gained(0) == 3


@rules("PD-7.8")
def test_pd_7_8_a_volcano_behind_the_last_own_object_pays_nothing() -> None:
    """East of -1,1 lie 0,1, the volcano 1,1 and 2,1; south-east of 1,0 the volcano 1,1 and 1,2."""
    t = table().given(0, modules="2,0").builds(0, "-1,3", "seismic_defence").do(0, "direction", 1)
    assert t.gained(0) == 6
    t = table().given(0, modules="0,1").builds(0, "-1,1", "seismic_defence")
    assert (t.gained(0), t.kind(0)) == (0, "slot"), "0,1 comes before the volcano 1,1"
    t = table().given(0, modules="0,1 2,1").builds(0, "-1,1", "seismic_defence").do(0, "direction", 0)
    assert t.gained(0) == 3, "the farthest own object counts"
    between = table().ground("wasteland", "1,1").ground("volcano", "2,0").given(0, modules="1,1 3,-1")
    between.builds(0, "-1,3", "seismic_defence").do(0, "direction", 1)
    assert between.gained(0) == 6, "0,2 before the nearer own object and 2,0 behind it"


@rules("PD-7.12", "PD-1.10")
def test_pd_7_12_directions_that_pay_nothing_are_the_same_direction() -> None:
    """What pays is told to all, the direction itself is not: so nothing may hang on it."""
    after = []
    for direction in (0, 3, 5):
        t = table().given(0, modules="3,-2 1,2").builds(0, "1,0", "seismic_defence").do(0, "direction", direction)
        after.append((t.gained(0), digest(t.s)))
    assert after[0] == after[1] != after[2]
    assert [gained for gained, _ in after] == [0, 0, 3]


# --- clusters -------------------------------------------------------------------------------------


@rules("PD-7.7", "PD-1.9")
def test_pd_7_7_each_object_beside_the_cluster_counts_once() -> None:
    """1,1 and 0,2 are a group; 0,1 and 1,2 touch both of them, 2,1 and 0,3 one."""
    t = table().given(0, modules="0,1 1,2", bases="0,3").given(1, modules="2,1").builds(0, "2,0", "dome_defence")
    assert t.options(0) == [["cluster", "2,-1"], ["cluster", "1,1"]]
    t.do(0, "cluster", "1,1")
    assert t.gained(0) == 1 + 1 + 2
    assert {pay["hex"] for pay in t.told("income")[0]["pays"]} == {"0,1", "1,2", "0,3"}


@rules("PD-7.7", "PD-8.2")
def test_pd_7_7_freed_of_its_condition_a_site_without_a_volcano_pays_nothing() -> None:
    three = "casino outer_defence wind_generator"
    t = table(3).given(0, nose="terrablock", slots=(three, "", ""), modules="2,0")
    t.builds(0, "-4,3", "dome_defence", by="terraform")
    assert t.told("income") == [{"seat": 0, "card": "dome_defence", "amount": 0, "pays": [], "again": False}]
    assert t.object("-4,3") == (0, "module")


@rules("PD-7.7", "PD-11.1", "PD-11.3")
def test_pd_7_7_tokens_join_and_part_groups() -> None:
    """An eruption on 2,1 joins 1,1 and 0,2; a crack between 1,1 and 0,2 parts them."""
    joined = horizons().token("eruption", "2,1").given(0, modules="0,3 2,2").builds(0, "2,0", "dome_defence")
    assert joined.do(0, "cluster", "1,1").gained(0) == 2
    t = horizons().token("crack", "1,1", "0,2", "1,2", "2,1").given(0, modules="0,3")
    t.builds(0, "2,0", "dome_defence")
    assert t.gained(0) == 0


# --- systems --------------------------------------------------------------------------------------


@rules("PD-7.10")
@pytest.mark.parametrize(
    ("card", "taken"),
    [
        ("jamming_system", [6, -3, -3]),
        ("cargo_interception_system", [4, -2, -2]),
        ("power_diversion_system", [6, -3, -3]),
    ],
)
def test_pd_7_10_systems_take_from_each_owner(card: str, taken: list[int]) -> None:
    t = table(3).given(0, quids=5, modules="1,-1", bases="0,-1").given(1, quids=5, modules="2,-2", bases="2,-3")
    t.given(2, quids=5, modules="1,-3", bases="0,-2").builds(0, "1,-2", card)
    assert [t.gained(seat) for seat in range(3)] == taken
    assert t.s.bank == 15, "the bank has no part in it"
    assert [(told["victim"], told["amount"]) for told in t.told("taken")] == [(1, -taken[1]), (2, -taken[2])]


@rules("PD-7.10", "PD-12.2")
def test_pd_7_10_nobody_gives_more_than_he_has() -> None:
    t = (
        table(3)
        .given(1, quids=1, bases="2,-2 2,-3")
        .given(2, quids=0, bases="0,-2")
        .builds(0, "1,-2", "jamming_system")
    )
    assert t.quids == [1, 0, 0]
    assert t.told("taken") == [{"seat": 0, "victim": 1, "card": "jamming_system", "amount": 1, "again": False}]


@rules("PD-7.10", "PD-12.2")
def test_pd_7_10_two_systems_share_what_the_victim_has() -> None:
    """Jamming asks 1 + 2, diversion 3 of one owner, who has 4: the order makes no difference, so nobody is asked."""
    t = table().given(1, quids=4, modules="2,-2", bases="2,-3")
    t.builds(0, "1,-2", "jamming_system", "power_diversion_system")
    assert [told["amount"] for told in t.told("taken")] == [3, 1]
    assert t.quids == [4, 0]


@rules("PD-7.4", "PD-11.4")
def test_pd_7_4_an_object_beside_two_pads_counts_once() -> None:
    t = horizons().token("pad", "1,0").given(0, modules="1,-1 0,1 2,0").builds(0, "-4,3", "central_laboratory")
    assert t.gained(0) == 2 + 2 + 2, "2,0 lies beside the new pad, the other two beside both"


@rules("PD-7.4", "PD-11.3")
def test_pd_7_4_a_crack_parts_an_object_from_the_pad() -> None:
    crack = ("0,0", "1,0", "1,-1", "0,-1")  # 1,0 and 1,-1 are parted from the pad, 1,-1 from 0,-1
    t = horizons().token("crack", *crack).given(0, modules="1,0 1,-1 0,-1").builds(0, "-4,3", "central_laboratory")
    assert t.gained(0) == 2


@rules("PD-7.5", "PD-11.2", "PD-11.4")
def test_pd_7_5_terrain_is_what_lies_on_top() -> None:
    """A meteor has made the wasteland 1,0 a crater: logistics and extraction see it so."""
    given = horizons().token("meteor", "1,0", "2,0").given(0, modules="2,0 2,1")
    assert given.builds(0, "1,0", "underground_logistics").gained(0) == 1
    assert horizons().token("meteor", "1,0", "2,0").builds(0, "1,-1", "helium_extraction").gained(0) == 3
    assert horizons().builds(0, "1,-1", "helium_extraction").gained(0) == 2
    pad = horizons().token("pad", "1,0").given(0, modules="2,1").builds(0, "1,-1", "silicon_extraction")
    assert pad.gained(0) == 0, "the terrain under a landing pad is gone"


@rules("PD-7.9", "PD-11.1")
def test_pd_7_9_edge_hexes_are_fixed() -> None:
    t = horizons().token("eruption", "3,-2").given(0, modules="3,-1 2,-2").builds(0, "1,-1", "outer_defence")
    assert t.gained(0) == 1

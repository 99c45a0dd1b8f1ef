"""The worked examples, each named by its number, with all that they state. Layouts R, S and T are fixed fields."""

from __future__ import annotations

import pytest

from games.pandorum.marks import rules
from games.pandorum.setting import PAYMENT, Table, horizons, table
from orrery import Match
from orrery.games.pandorum import GAME


@rules("PD-7.1", "PD-6.5")
def test_ex_01_sulfur() -> None:
    t = table(layout="R").builds(0, "-2,1", "sulfur_extraction")
    assert t.gained(0) == 3
    assert {pay["hex"] for pay in t.told("income")[0]["pays"]} == {"-1,0", "-3,1", "-2,2"}
    assert t.object("-2,1") == (0, "module")


@rules("PD-7.11")
def test_ex_02_supply_doubles() -> None:
    t = table(layout="T").builds(0, "-2,1", "sulfur_extraction", "supply_block")
    assert t.options(0) == [["fixed"], ["again", "sulfur_extraction"]]
    t.do(0, "again", "sulfur_extraction")
    assert t.gained(0) == 4 + 4
    assert t.object("-2,1") == (0, "base")
    t = table(layout="T").builds(0, "-2,1", "sulfur_extraction", "supply_block").do(0, "fixed")
    assert t.gained(0) == 4 + 2


@rules("PD-6.4", "PD-7.5")
def test_ex_03_ground_logistics() -> None:
    t = table(layout="R").given(0, hand=f"ground_logistics {PAYMENT}", at="0,-1").do(0, "pay", PAYMENT)
    assert t.refused(0, "fly", "1,-1") == ("PD-5.6", "cannot_build_there")
    t = table(layout="R").given(0, hand=f"ground_logistics stereo_theatre {PAYMENT}", at="0,0")
    t.flies(0, "1,-1", PAYMENT)
    assert t.refused(0, "build", "ground_logistics", None) == ("PD-6.4", "wrong_terrain")
    t = table(layout="R").given(0, modules="3,-2 2,0", bases="2,1").builds(0, "1,0", "ground_logistics")
    assert t.gained(0) == 1 + 2


@rules("PD-7.3", "PD-6.6")
def test_ex_04_symbol_example() -> None:
    t = table(layout="R").given(0, modules="2,-2 1,-1", bases="0,-2").given(1, modules="1,-3")
    t.builds(0, "1,-2", "geothermal_generator")
    assert t.gained(0) == 1 + 1 + 2
    assert t.object("1,-2") == (0, "module")


@rules("PD-7.5")
@pytest.mark.parametrize(("card", "quids"), [("trade_logistics", 3), ("small_trade_logistics", 2)])
def test_ex_05_trade_logistics(card: str, quids: int) -> None:
    t = table(layout="R").given(0, modules="2,0 3,0 1,0", bases="4,-2")
    assert t.builds(0, "2,-2", card).gained(0) == quids


@rules("PD-7.6")
@pytest.mark.parametrize(("foreign", "quids"), [("4,-2", 1 + 2), ("2,-2", 1)])
def test_ex_06_network_defence(foreign: str, quids: int) -> None:
    t = table(layout="R").given(0, modules="1,-2", bases="3,-2").given(1, modules=foreign)
    t.builds(0, "-1,-2", "network_defence").do(0, "direction", 0)
    assert t.gained(0) == quids


@rules("PD-7.7")
def test_ex_07_dome_defence() -> None:
    t = table(layout="R").given(0, modules="3,-1 0,3").builds(0, "2,0", "dome_defence")
    assert (
        t.gained(0) == 1
    )  # the single volcano 2,-1 or the group 1,1 with 0,2: one object either way, so nobody is asked
    (paid,) = t.told("income")[0]["pays"]
    assert paid["hex"] in ("3,-1", "0,3")
    more = table(layout="R").given(0, modules="3,-1 0,3 1,2").builds(0, "2,0", "dome_defence")
    assert more.options(0) == [["cluster", "2,-1"], ["cluster", "1,1"]]
    assert more.do(0, "cluster", "1,1").gained(0) == 2


@rules("PD-7.8")
def test_ex_08_seismic_defence() -> None:
    t = table(layout="R").given(0, modules="2,0").builds(0, "-1,3", "seismic_defence").do(0, "direction", 1)
    assert t.gained(0) == 6
    assert [pay["hex"] for pay in t.told("income")[0]["pays"]] == ["1,1", "0,2"]
    t = table(layout="R").given(0, modules="3,-1").given(1, modules="2,0").builds(0, "-1,3", "seismic_defence")
    assert t.gained(0) == 0


@rules("PD-7.10")
def test_ex_09_jamming() -> None:
    def robbed(yellow: int) -> Table:
        t = table(4, layout="R").given(0, quids=10).given(1, quids=yellow, bases="2,-2", modules="2,-3")
        return t.given(2, quids=10, bases="0,-2").given(3, quids=10, modules="0,-1").builds(0, "1,-2", "jamming_system")

    assert [robbed(10).gained(seat) for seat in range(4)] == [6, -3, -2, -1]
    assert [robbed(1).gained(seat) for seat in range(4)] == [4, -1, -2, -1]
    assert robbed(1).quids[1] == 0


@rules("PD-4.2", "PD-4.1")
def test_ex_10_market() -> None:
    t = table().market("casino", "stereo_theatre", "solar_generator", "wind_generator")
    t.top("wind_generator", "solar_generator", "gravity_arena", "outer_defence").do(0, "draw", "casino")
    assert t.on_market() == {"stereo_theatre": 1, "gravity_arena": 1, "solar_generator": 2, "wind_generator": 2}
    assert t.told("market_refilled") == [{"cards": ["wind_generator", "solar_generator", "gravity_arena"]}]
    assert t.kind(0) == "draw"
    assert ["draw", "gravity_arena"] in t.options(0)
    t.do(0, "draw", "deck")
    assert t.hand(0) == ["casino", "outer_defence"]


@rules("PD-6.1", "PD-5.2")
def test_ex_11_a_base_needs_three_cards() -> None:
    t = table().given(0, hand="silicon_extraction helium_extraction ore_extraction")
    t.flies(0, "1,-1", "ore_extraction").do(0, "build", "silicon_extraction", "helium_extraction")
    assert t.object("1,-1") == (0, "base")
    assert t.hand(0) == []
    t = table().given(0, hand="silicon_extraction helium_extraction").flies(0, "1,-1", "helium_extraction")
    assert t.options(0) == [["build", "silicon_extraction", None]]
    t = table().given(0, hand="ore_extraction", modules="3,-3 2,0", at="1,-1").do(0, "pay", "ore_extraction")
    assert t.options(0) == [["fly", "3,-3"], ["fly", "0,0"]]


@rules("PD-5.6", "PD-5.7")
def test_ex_12_tolls() -> None:
    def beside(quids: int) -> Table:
        t = table().given(0, hand="ore_extraction", at="0,0", quids=quids)
        return t.given(1, modules="1,0", bases="1,-1", quids=5).do(0, "pay", "ore_extraction")

    assert beside(3).do(0, "fly", "1,0").quids == [2, 6]
    assert beside(3).do(0, "fly", "1,-1").quids == [1, 7]
    assert beside(1).refused(0, "fly", "1,-1") == ("PD-5.6", "cannot_pay_toll")
    assert beside(1).do(0, "fly", "1,0").quids == [0, 6]
    t = table().given(0, hand="ore_extraction", at="0,0", modules="3,0", quids=3).given(1, modules="1,0", bases="2,0")
    assert t.flies(0, "3,0").quids == [3, 0]  # over both, for nothing


@rules("PD-9.4", "PD-9.5")
def test_ex_13_cargo() -> None:
    t = table(2).given(0, slots=((), (), "trade_logistics air_logistics ground_logistics outer_defence wind_generator"))
    t.given(1, slots=((), (), "trade_logistics air_logistics ground_logistics solar_generator wind_generator")).start()
    assert [sheet.total for sheet in t.m.scores()] == [3 + 1, 3 + 2]
    assert t.seat(0)["score"]["lines"]["logistics"] == t.seat(1)["score"]["lines"]["logistics"] == 3
    assert [t.seat(seat)["cargo_hold"]["points"] for seat in (0, 1)] == [4, 5]


@rules("PD-8.2")
def test_ex_14_nose_threshold() -> None:
    four = "casino outer_defence wind_generator air_logistics"
    t = table(3).given(0, nose="terrablock", slots=(four, (), ())).builds(0, "1,-1", "ground_logistics", by="terraform")
    for card in ("outer_defence", "casino", "wind_generator"):
        assert t.kind(0) == "nose"
        t.do(0, "spend", card)
    assert t.seat(0)["nose"]["cards"] == ["air_logistics"]
    assert t.told("nose_spent") == [
        {"seat": 0, "part": "terrablock", "cards": ["outer_defence", "casino", "wind_generator"]}
    ]
    assert t.object("1,-1") == (0, "module")


@rules("PD-8.3")
def test_ex_15_central_deck() -> None:
    t = table(4).given(0, main="engineering_bay", slots=((), "casino outer_defence wind_generator", ()))
    t.builds(0, "1,-1", "helium_extraction", "ore_extraction")
    assert not t.seat(0)["central_deck"]["active"]
    t.do(0, "slot", "central_deck")
    assert t.seat(0)["central_deck"]["active"]
    assert t.told("part_switched") == [{"seat": 0, "part": "engineering_bay", "on": True}]
    t.do(0, "slot", "nose").draws(1).draws(2).draws(3)
    t.do(0, "draw", "deck")
    assert t.decision(0).params["left"] == 2  # three cards in all


@rules("PD-10.1", "PD-10.2")
def test_ex_16_first_and_second_event() -> None:
    t = horizons(3).next_events("sandstorm", "dead_city", "training")
    hand = "silicon_extraction helium_extraction ore_extraction"
    for seat in range(3):
        t.given(seat, hand=hand)
    for turn in range(4):
        t.draws(turn % 3)
    assert t.open_events() == []
    t.flies(1, "1,0", "ore_extraction").do(1, "build", "helium_extraction", None).stows(1)  # turn 5
    assert t.open_events() == ["sandstorm"]
    t.draws(2).flies(0, "1,-1", "ore_extraction").do(0, "build", "helium_extraction", None).stows(0).draws(1)
    assert t.open_events() == ["sandstorm"]
    t.flies(2, "0,1", "ore_extraction").do(2, "build", "helium_extraction", None).stows(2)
    assert t.m.view(None)["turn"] == 9
    assert t.told("event_revealed")[-1]["event"] == "dead_city"
    assert t.asked() == (2, "city")


@rules("PD-7.9")
def test_ex_17_outer_defence() -> None:
    t = table(layout="R").given(0, modules="-4,2 -3,0 0,1", bases="4,-2").builds(0, "1,-1", "outer_defence")
    assert t.gained(0) == 3


@rules("PD-6.7")
def test_ex_18_nothing_to_gain() -> None:
    t = table(layout="R").builds(0, "-1,1", "helium_extraction")
    assert t.gained(0) == 0
    assert t.told("income") == [{"seat": 0, "card": "helium_extraction", "amount": 0, "pays": [], "again": False}]
    assert t.object("-1,1") == (0, "module")


@rules("PD-7.4")
def test_ex_19_central_laboratory() -> None:
    t = table(layout="R").given(0, modules="1,-1 2,0", bases="0,1").given(1, modules="1,0")
    assert t.builds(0, "3,-2", "central_laboratory").gained(0) == 2 + 2


@rules("PD-7.2", "PD-6.4")
def test_ex_20_entertainment() -> None:
    def there(card: str) -> int:
        t = table(layout="R").given(0, modules="2,-2").given(1, bases="0,-2", modules="1,-3")
        return t.builds(0, "1,-2", card).gained(0)

    assert there("stereo_theatre") == 3
    assert there("casino") == 3
    t = table(layout="R").given(0, hand=f"gravity_arena casino {PAYMENT}", at="1,-1").flies(0, "1,-2", PAYMENT)
    assert t.refused(0, "build", "gravity_arena", None) == ("PD-6.4", "wrong_terrain")


@rules("PD-11.3", "PD-1.5")
def test_ex_21_crack() -> None:
    parted = ("1,-1", "2,-1", "2,-2", "1,-2")  # a1, b1, b2, a2
    t = horizons(layout="R").given(0, modules="2,-2").token("crack", *parted)
    assert t.builds(0, "1,-2", "geothermal_generator").gained(0) == 0
    t = horizons(layout="R").given(0, modules="2,-2").builds(0, "1,-2", "geothermal_generator")
    assert t.gained(0) == 1
    t = horizons(layout="R").token("crack", *parted).given(0, hand=f"dome_defence casino {PAYMENT}", at="0,-1")
    t.flies(0, "1,-1", PAYMENT)
    assert t.refused(0, "build", "dome_defence", None) == ("PD-6.4", "no_volcano_near")
    t = horizons(layout="R").token("crack", *parted).given(0, hand=PAYMENT, at="1,-2", modules="2,-2")
    t.flies(0, "2,-2")
    assert t.seat(0)["harvester"] == "2,-2"


@rules("PD-11.12", "PD-9.1")
def test_ex_22_end_through_expansion() -> None:
    t = horizons(4).next_events("expansion")
    t.supply(1, 1, 0).supply(2, 1, 0).builds(0, "1,-1", "helium_extraction").stows(0)
    for seat in range(4):
        assert t.asked() == (seat, "expand")
        t.do(seat, *t.options(seat)[0])
    assert t.told("ending") == [{"seat": 1, "reason": "figures"}]
    turns = []
    while not t.m.over:
        turns.append(t.asked()[0])
        t.draws(turns[-1])
    assert turns == [2, 3, 0]


@rules("PD-5.3", "PD-8.2", "PD-11.11")
def test_ex_23_proton_drive_and_chronoblock() -> None:
    five = "casino outer_defence wind_generator air_logistics trade_logistics"
    three = "casino outer_defence wind_generator"
    t = horizons(3).in_play("sandstorm")
    t.given(
        0, hand="", at="1,-1", modules="-4,3 3,-1", nose="chronoblock", main="proton_drive", slots=(three, five, ())
    )
    before = t.start().on_market()
    assert t.options(0, "pay") == []
    t.do(0, "fly_free")
    assert t.on_market() == before
    assert (t.quids[0], t.quids_on("sandstorm")) == (0, 8)
    assert t.hexes(0, "jump") == {"-4,3", "3,-1", "0,0"}
    t.do(0, "jump", "-4,3")
    assert t.seat(0)["harvester"] == "-4,3"
    assert t.seat(0)["nose"]["cards"] == []


@rules("PD-2.5")
def test_the_layouts_of_the_examples() -> None:
    """The fields as the examples draw them, row by row."""
    drawn = {
        "R": "CV VMWMV VWMCCWC VCMMCVW CWVPWCC VMWMVWM CWVMVMW WMWCW MV",
        "S": "VC WWMWV WCCMMCV WMVCMWM MCVPVVM CMWCMCW WVWVVWC MCWMC CW",
        "T": "CV VMWMV MWMCCWC WCCMCVW VVVPWCC VMWMVWM CWVMVMW WMWCW MV",
    }
    for layout, rows in drawn.items():
        m: Match = GAME.new(2, 5, {"layout": layout})
        shown = m.view(None)["field"]["hexes"]
        kinds = "".join(found["kind"][0].upper() for found in shown).replace("L", "P")
        assert kinds == rows.replace(" ", ""), layout

"""Terms and set-up (PD-1, PD-2), as a new table shows them."""

from __future__ import annotations

from collections import Counter

import pytest

from games.pandorum.marks import rules
from games.pandorum.setting import horizons, neighbours, table
from orrery import BadOptions, Match, Rng
from orrery.games.pandorum import GAME
from orrery.games.pandorum.components import CARDS, EXTRACTION, VOLCANO
from orrery.games.pandorum.hexes import HEX_IDS
from orrery.games.pandorum.rules.setup import set_up
from orrery.games.pandorum.state import State

SEEDS = range(40)


def new(players: int = 2, seed: int = 1, **options: object) -> Match:
    return GAME.new(players, seed, options)


def states(players: int = 4, **options: object) -> list[State]:
    return [new(players, seed, **options).state for seed in SEEDS]


# --- terms ----------------------------------------------------------------------------------------


@rules("PD-1.1")
def test_pd_1_1_two_to_four_play() -> None:
    assert list(GAME.players) == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(BadOptions):
            new(players)
    for players in (2, 3, 4):
        s = new(players, new_horizons=True).state
        assert sum(about.copies for about in CARDS) == 107
        assert len(s.event_deck) == 15
        assert sum(s.spare_modules) + sum(s.spare_bases) == 36


@rules("PD-1.2", "PD-5.5")
def test_pd_1_2_harvesters_share_hexes_and_objects_do_not() -> None:
    t = table(3).given(0, hand="casino ore_extraction", modules="1,0").given(1, at="1,0").given(2, at="1,0")
    t.flies(0, "1,0")
    assert t.hex("1,0")["harvesters"] == [0, 1, 2]
    assert t.object("1,0") == (0, "module")
    empty = table(3).given(0, hand="casino ore_extraction").given(1, at="0,-1").given(2, at="0,-1")
    empty.flies(0, "0,-1", "casino").do(0, "build", "ore_extraction", None)
    assert empty.object("0,-1") == (0, "module"), "others standing there are no hindrance"
    taken = table(3).given(0, hand="casino ore_extraction", quids=9).given(1, modules="1,-1")
    taken.flies(0, "1,-1")
    assert taken.told("construction_began") == []
    assert taken.object("1,-1") == (1, "module")


@rules("PD-1.3")
def test_pd_1_3_everybody_starts_without_quids() -> None:
    assert [seat["quids"] for seat in new(4).view(None)["seats"]] == [0, 0, 0, 0]
    assert new(3).state.bank == 0


@rules("PD-1.4")
def test_pd_1_4_forty_nine_hexes_in_seven_sections() -> None:
    shown = new(2, 3).view(None)["field"]["hexes"]
    assert len(shown) == 49
    assert Counter(found["position"] for found in shown) == dict.fromkeys(range(7), 7)
    assert {found["kind"] for found in shown} == {"wasteland", "crater", "mountain", "volcano", "landing_pad"}
    assert [found["hex"] for found in shown if found["kind"] == "landing_pad"] == ["0,0"]
    centres = {found["position"]: found["hex"] for found in shown if found["center"]}
    assert centres == dict(enumerate(["0,0", "3,-2", "1,-3", "-2,-1", "-3,2", "-1,3", "2,1"]))
    for found in shown:
        centre = centres[found["position"]]
        assert found["hex"] == centre or found["hex"] in neighbours(centre)


@rules("PD-1.5")
def test_pd_1_5_adjacent_means_a_common_side() -> None:
    beside = table().given(1, modules="1,-3 2,-3 2,-2 1,-1 0,-1 0,-2").builds(0, "1,-2", "stereo_theatre")
    assert beside.gained(0) == 6
    far = table().given(1, modules="1,-4 3,-3 3,-2 1,0 -1,-1 -1,-2").builds(0, "1,-2", "stereo_theatre")
    assert far.gained(0) == 0


@rules("PD-1.6")
def test_pd_1_6_empty_hexes_are_terrain_without_an_object() -> None:
    t = horizons().token("city", "2,-1").given(1, modules="1,0", at="0,1").given(0, bases="1,-1")
    t.next_events("expansion").builds(0, "0,-1", "stereo_theatre").stows(0)
    offered = t.hexes(0, "hex")
    kinds = {name: t.hex(name)["kind"] for name in HEX_IDS}
    terrain = {name for name, kind in kinds.items() if kind in ("wasteland", "crater", "mountain")}
    assert offered == terrain - {"1,0", "1,-1", "0,-1"}
    assert "0,1" in offered, "a harvester does not matter"
    assert not offered & {"0,0", "2,-1"}


@rules("PD-1.7", "PD-5.5")
@pytest.mark.parametrize("start", ["0,0", "-3,0", "2,-2", "-1,3", "4,-2"])
def test_pd_1_7_lines_run_in_six_directions_to_the_rim(start: str) -> None:
    five = "wind_generator wind_generator outer_defence outer_defence outer_defence"
    t = table().given(0, hand="silicon_extraction casino", at=start, main="positron_shield", slots=("", five, ""))
    t.do(0, "pay", "silicon_extraction")
    q, r = map(int, start.split(","))
    for name in HEX_IDS:
        dq, dr = (there - here for there, here in zip(map(int, name.split(",")), (q, r), strict=True))
        straight = 0 in (dq, dr, dq + dr) and (dq, dr) != (0, 0)
        stop = name == "0,0" or t.hex(name)["kind"] in ("crater", "mountain")  # where a casino may be built
        assert (name in t.hexes(0, "fly")) == (straight and stop), name


@rules("PD-1.8")
def test_pd_1_8_edge_hexes() -> None:
    shown = new(2, 8).view(None)["field"]["hexes"]
    edge = {found["hex"] for found in shown if found["edge"]}
    assert len(edge) == 24
    assert edge == {name for name in HEX_IDS if len(neighbours(name)) < 6}
    token = horizons().token("eruption", "2,1").token("city", "3,-3").start()
    assert {name for name in HEX_IDS if token.hex(name)["edge"]} == edge


@rules("PD-1.9", "PD-7.7")
def test_pd_1_9_groups_are_connected_volcanoes() -> None:
    """On field T five volcanoes run from -3,0 to -1,0 and around: one group, told by its first hex."""
    t = table(layout="T").given(0, modules="-1,-1 -3,2").builds(0, "-2,1", "dome_defence")
    assert t.options(0) == [["cluster", "-3,0"], ["cluster", "-2,2"]]
    assert t.do(0, "cluster", "-3,0").gained(0) == 2  # -1,-1 beside -1,0 and -3,2 beside -3,1: both ends of the chain


@rules("PD-1.10")
def test_pd_1_10_what_everybody_sees() -> None:
    t = table(3).given(0, hand="casino casino ore_extraction", quids=4, slots=("air_logistics", "", "wind_generator"))
    t.given(1, hand="stereo_theatre", modules="1,0", quids=2).start()
    for me in (0, 1, 2, None):
        shown = t.m.view(me)
        assert [seat["quids"] for seat in shown["seats"]] == [4, 2, 0]
        assert [seat["hand"] for seat in shown["seats"]] == [3, 1, 0]
        assert shown["seats"][0]["nose"]["cards"] == ["air_logistics"]
        assert shown["seats"][0]["cargo_hold"]["cards"] == ["wind_generator"]
        assert shown["seats"][1]["supply"] == {"module": 7, "base": 4}
        assert shown["deck"] == len(t.s.deck)
        assert sum(stack["count"] for stack in shown["market"]) == 4
        assert [seat["cards"] is not None for seat in shown["seats"]] == [seat == me for seat in range(3)]


@rules("PD-1.11")
def test_pd_1_11_nothing_returns_from_the_box() -> None:
    m, rng = new(3, 4, new_horizons=True), Rng(4)
    boxed, gone = list(m.state.box), 0
    while m.actors:
        decision = m.decision(m.actors[0])
        assert decision is not None
        m.act(m.actors[0], rng.choice(decision.actions))
        assert all(now >= then for now, then in zip(m.state.box, boxed, strict=True))
        assert len(m.state.event_box) >= gone
        boxed, gone = list(m.state.box), len(m.state.event_box)
    assert sum(boxed) > 0
    assert gone > 0


# --- set-up ---------------------------------------------------------------------------------------


@rules("PD-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pd_2_1_three_extraction_cards_each_and_none_in_the_deck(players: int) -> None:
    for s in states(players):
        for hand in s.hands:
            assert sum(CARDS[card].type == EXTRACTION for card in hand) == 3
        assert len(s.aside) == 16 - 3 * players
        assert not any(CARDS[card].type == EXTRACTION for card in s.deck)
        assert not any(s.market[card] for card, about in enumerate(CARDS) if about.type == EXTRACTION)
    assert new(players).view(None)["box"] == 16 - 3 * players


@rules("PD-2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pd_2_2_four_cards_each_and_the_rest_is_the_deck(players: int) -> None:
    for s in states(players):
        assert [len(hand) for hand in s.hands] == [4] * players
        assert len(s.deck) + sum(s.market) + players == 91
    fourth = {card for s in states(players) for card in s.hands[0] if CARDS[card].type != EXTRACTION}
    assert len(fourth) > 12


@rules("PD-2.3")
def test_pd_2_3_the_market_opens_with_four_names() -> None:
    stacked = 0
    for s in states():
        copies = [n for n in s.market if n]
        assert len(copies) == 4
        stacked += max(copies) > 1
    assert stacked > 3, "equal names are stacked until there are four"


@rules("PD-2.4")
def test_pd_2_4_parts_are_dealt_at_random_and_independently() -> None:
    dealt = states()
    assert len({(s.noses[0], s.mains[0]) for s in dealt}) > 10
    for s in dealt:
        assert len(set(s.noses)) == len(set(s.mains)) == 4
    shown = new(4).view(None)["seats"]
    assert {seat["nose"]["threshold"] for seat in shown} == {2}
    assert {seat["central_deck"]["threshold"] for seat in shown} == {4}
    for players in (2, 3):
        seat = new(players).view(None)["seats"][1]
        assert (seat["nose"]["threshold"], seat["central_deck"]["threshold"]) == (3, 5)


@rules("PD-2.5")
def test_pd_2_5_a_random_field() -> None:
    layouts = [s.layout for s in states(2)]
    assert len(set(layouts)) == len(layouts)
    for layout in layouts:
        assert layout[0].section == 0
        assert sorted(place.section for place in layout) == list(range(7))
    for position in range(7):
        assert {layout[position].side for layout in layouts} == {0, 1}
        assert {layout[position].rotation for layout in layouts} == set(range(6))
    assert {layout[1].section for layout in layouts} == set(range(1, 7))


def cut_off(s: State) -> set[str]:
    """Hexes without a volcano that nobody could walk to from the landing pad."""
    open_ = {name for name, kind in zip(HEX_IDS, s.printed, strict=True) if kind != VOLCANO}
    found, border = {"0,0"}, ["0,0"]
    while border:
        grown = {other for other in neighbours(border.pop()) if other in open_ - found}
        found |= grown
        border += grown
    return open_ - found


@rules("PD-2.5")
def test_pd_2_5_fields_with_a_walled_in_hex_are_dealt_again() -> None:
    """About one layout in 180 is: of 400 fields none is left that way."""
    rng = Rng(3)
    for _ in range(400):
        assert cut_off(set_up(2, GAME.read_options({}), (rng.bits(), rng.bits(), rng.bits()))) == set()


@rules("PD-2.6")
def test_pd_2_6_harvesters_start_on_the_landing_pad() -> None:
    m = new(4, 6)
    assert [seat["harvester"] for seat in m.view(None)["seats"]] == ["0,0"] * 4
    (pad,) = (found for found in m.view(None)["field"]["hexes"] if found["kind"] == "landing_pad")
    assert pad["harvesters"] == [0, 1, 2, 3]


@rules("PD-2.7")
@pytest.mark.parametrize(("players", "modules", "bases"), [(2, 12, 6), (3, 8, 4), (4, 6, 3)])
def test_pd_2_7_supplies(players: int, modules: int, bases: int) -> None:
    for seat in new(players).view(None)["seats"]:
        assert seat["supply"] == {"module": modules, "base": bases}
        assert seat["built"] == {"module": 0, "base": 0}


@rules("PD-2.8")
def test_pd_2_8_a_random_first_player_and_clockwise_turns() -> None:
    assert {s.first for s in states()} == {0, 1, 2, 3}
    m = new(4, 9)
    order = []
    for _ in range(8):
        (seat,) = m.actors
        order.append(seat)
        m.act(seat, ["draw", "deck"])
        m.act(seat, ["draw", "deck"])
    first = m.view(None)["first"]
    assert order == [(first + n) % 4 for n in range(8)]


@rules("PD-2.9")
def test_pd_2_9_new_horizons_is_an_option() -> None:
    plain, events = new(3), new(3, new_horizons=True)
    assert plain.view(None)["events"] is None
    assert events.view(None)["events"] == {"deck": 15, "in_play": [], "gone": []}
    assert len({tuple(s.event_deck) for s in states(new_horizons=True)}) == len(SEEDS)

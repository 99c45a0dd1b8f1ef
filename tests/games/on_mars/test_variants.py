"""First Colonists: OM-18.3. (Two players: where they differ; Space Oddity: with the end of the game.)"""

from __future__ import annotations

from typing import Any

import pytest

from games.on_mars.marks import rules
from games.on_mars.setting import Table, table
from games.on_mars.test_setup import SEEDS, dealt, opening
from orrery.games.on_mars.components import FIRST_B_IDS, FIRST_TILES, MISSION_IDS
from orrery.games.on_mars.rules.scoring import total

FIRST_TILE_SPACES = (2, 3, 4, 6, 7, 8)


@rules("OM-18.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_variant_is_set_up(players: int) -> None:
    found, spaces = set(), set()
    assert tuple(tile.space for tile in FIRST_TILES) == FIRST_TILE_SPACES
    for seed in SEEDS:
        s = dealt(players, seed, first_colonists=True)
        assert {MISSION_IDS[mission] for mission in s.missions} == {
            "mission_blueprints",
            "mission_scientists",
            "mission_research",
        }
        assert len(set(s.first_a)) == players
        assert sorted(s.b_deck) == list(range(8))
        found.add(tuple(s.first_a))
        t = opening(players, seed, first_colonists=True)
        while t.s.phase == "setup":
            (seat,) = t.actors
            kind = t.kind(seat)
            assert kind != "start_space"
            t.do(seat, "side", "orbit") if kind == "shuttle_side" else t.do(seat, "done")
        assert set(t.s.spaces) <= set(FIRST_TILE_SPACES)
        placed = [event["seat"] for event in t.told("marker_placed")]
        assert placed == [(t.s.first + n) % players for n in range(players)]
        spaces |= set(t.s.spaces)
    assert spaces == set(FIRST_TILE_SPACES)
    assert len(found) > 5


def colonist(side: str = "colony", a: str | None = "fc_a1", b: str = "", confirm: bool = True, **given: Any) -> Table:
    t = table(3, side, first_colonists=True, confirm=confirm).given(1, first_a=None).given(2, first_a=None)
    t.given(0, **{"quarters": 3, "first_a": a, "first_b": b, **given})
    return t.lies(first_b_deck=[card for card in reversed(FIRST_B_IDS) if card not in b.split()])


SITES = {
    "mine": ("none", "-2,-1", "-2,0"),
    "generator": ("mineral", "-2,-1", "-2,0"),
    "water_extractor": ("battery", "-1,3", "-2,4"),
    "greenhouse": ("water", "-4,2", "-4,3"),
    "oxygen_condenser": ("plant", "4,-1", "4,-2"),
    "shelter": ("oxygen", "-3,0", "-4,0"),
}
A_CARDS = {
    "fc_a1": {"generator", "water_extractor", "greenhouse", "shelter"},
    "fc_a2": {"water_extractor", "greenhouse", "oxygen_condenser", "shelter"},
    "fc_a3": {"greenhouse", "oxygen_condenser", "generator", "shelter"},
    "fc_a4": {"oxygen_condenser", "generator", "water_extractor", "shelter"},
}


@rules("OM-18.3")
@pytest.mark.parametrize("building", SITES)
@pytest.mark.parametrize("a", A_CARDS)
def test_every_a_card(a: str, building: str) -> None:
    payment, bot, hex_ = SITES[building]
    t = colonist(a=a, stock="" if payment == "none" else payment, bots=bot).do(0, "act", "construct", 0)
    t.builds(0, building, payment, hex_)
    if t.kind(0) == "lss":
        t.do(0, "benefit", "lss_benefit_crystal")
    assert (t.kind(0) == "first_a") is (building in A_CARDS[a])
    if building in A_CARDS[a]:
        deck = t.s.b_deck
        t.do(0, "reveal", a)
        assert t.s.first_b[0] == tuple(sorted(deck[-2:]))
        assert t.s.b_deck == deck[:-2]
        assert t.s.first_a[0] == -1
        assert t.told("card_a_revealed") == [{"seat": 0, "card": a, "drawn": 2}]
    else:
        assert t.kind(0) == "turn"


@rules("OM-18.3")
def test_revealing_is_optional_and_the_deck_may_be_short() -> None:
    t = colonist(a="fc_a1", stock="oxygen", bots="-3,0").do(0, "act", "construct", 0)
    t.builds(0, "shelter", "oxygen", "-4,0").do(0, "done")
    assert t.s.first_a[0] == 0
    short = colonist(a="fc_a1", stock="oxygen", bots="-3,0")
    short.lies(first_b_deck=["fc_b5"], first_b_gone=[card for card in FIRST_B_IDS if card != "fc_b5"]).do(
        0, "act", "construct", 0
    ).builds(0, "shelter", "oxygen", "-4,0").do(0, "reveal", "fc_a1")
    assert short.s.first_b[0] == (4,)
    assert not short.s.b_deck


@rules("OM-18.3")
def test_a_card_drawn_now_is_for_a_later_event() -> None:
    t = colonist(a="fc_a1", stock="oxygen", bots="-3,0")
    t.lies(first_b_deck=["fc_b3", "fc_b2", "fc_b1"], first_b_gone=FIRST_B_IDS[3:])  # the shelter's card comes on top
    t.do(0, "act", "construct", 0).builds(0, "shelter", "oxygen", "-4,0").do(0, "reveal", "fc_a1")
    assert t.kind(0) == "turn"
    assert t.s.first_b[0] == (1, 2)


B_GAINS = {
    "fc_b1": "battery",
    "fc_b2": "water",
    "fc_b3": "crystal",
    "fc_b4": "plant",
    "fc_b5": "oxygen",
    "fc_b6": "mineral",
    "fc_b7": "crystal",
    "fc_b8": "crystal",
}


def task(b: str) -> Table:
    """The task of the card has just been done."""
    if b == "fc_b1":
        return colonist("orbit", b=b).do(0, "act", "learn_tech", 0).do(0, "learn", 6, "lab_1_top", "none").do(0, "done")
    if b == "fc_b2":
        return colonist("orbit", b=b).do(0, "act", "landing_pod", 0).do(0, "space", 5)
    if b == "fc_b3":
        t = colonist(a=None, b=b, stock="oxygen", bots="-3,0").do(0, "act", "construct", 0)
        return t.builds(0, "shelter", "oxygen", "-4,0")
    if b == "fc_b4":
        return (
            colonist(b=b, stock="battery*2")
            .do(0, "act", "hire_or_contract", 0)
            .do(0, "take_card", 2, "battery+battery")
        )
    if b == "fc_b5":
        t = colonist("orbit", b=b, stock="oxygen").do(0, "act", "research_development", 0)
        return t.do(0, "develop", "lab_2_mid", "lab_3_top", "oxygen").do(0, "done")
    if b == "fc_b6":
        return colonist(b=b).do(0, "act", "control_center", 0).do(0, "done")
    if b == "fc_b7":
        t = colonist("orbit", b=b).shuttle("orbit").idles(0, 1, 2).do(0, "travel")
        return t.do(0, "explore", 0, "3,-3")
    return colonist("orbit", b=b).do(0, "act", "obtain_blueprint", 0).do(0, "blueprint", "bp_private_ship")


@rules("OM-18.3", "OM-19.11")
@pytest.mark.parametrize("b", B_GAINS)
def test_every_b_card(b: str) -> None:
    t = task(b)
    assert t.kind(0) == "first_b"
    before = {**t.stock(0), "crystal": t.s.incoming[0]}
    assert t.options(0) == [["reveal", b], ["done"]]
    t.do(0, "reveal", b)
    after = {**t.stock(0), "crystal": t.s.incoming[0]}
    assert {name for name in after if after[name] > before[name]} == {B_GAINS[b]}
    assert t.s.first_b[0] == ()
    assert t.s.b_gone == (FIRST_B_IDS.index(b),)


@rules("OM-18.3", "OM-1.19")
@pytest.mark.parametrize("b", B_GAINS)
def test_a_flight_ends_alike_whatever_is_in_hand(b: str) -> None:
    """Who is asked is public: after a flight everybody is who holds B cards, and nobody else."""
    t = colonist("orbit", a=None, b=b).shuttle("orbit").idles(0, 1, 2).do(0, "travel").do(0, "explore", 0, "3,-3")
    if b == "fc_b7":
        t.do(0, "done")  # asked in the middle of a flight: the next question comes in any case
    t.do(0, "space", 5)
    assert (t.actors, t.kind(0)) == ((0,), "first_b")
    assert t.options(0) == ([["reveal", b]] if b == "fc_b2" else []) + [["done"]]
    assert t.params(0) == {"task": "travelled", "fits": b == "fc_b2"}
    t.do(0, "done")
    assert t.actors == (1,)


@rules("OM-18.3", "OM-1.19")
def test_a_flight_ends_by_itself_without_b_cards_and_after_a_revealed_one() -> None:
    t = colonist("orbit").shuttle("orbit").idles(0, 1, 2).do(0, "travel").do(0, "explore", 0, "3,-3").do(0, "space", 5)
    assert t.actors == (1,)
    assert task("fc_b7").do(0, "reveal", "fc_b7").do(0, "space", 5).actors == (1,)


@rules("OM-18.3", "OM-1.19")
@pytest.mark.parametrize(("a", "b"), [("fc_a1", ""), ("fc_a2", ""), *((None, b) for b in B_GAINS)])
def test_a_turn_ends_alike_whatever_is_in_hand(a: str | None, b: str) -> None:
    """Without `confirm` too: whoever was asked for a card, and whoever was not, ends the turn in so many words."""
    t = colonist("orbit", a=a, b=b, quarters=1, confirm=False).do(0, "act", "obtain_blueprint", 0)
    t.do(0, "blueprint", "bp_private_ship")
    if b == "fc_b8":
        t.do(0, "done")
    assert (t.actors, t.kind(0), t.options(0)) == ((0,), "turn", [["end"]])
    assert t.do(0, "end").actors == (1,)


@rules("OM-18.3")
def test_a_turn_ends_by_itself_without_cards_and_after_a_revealed_one() -> None:
    for b in ("", "fc_b8"):
        t = colonist("orbit", a=None, b=b, quarters=1, confirm=False).do(0, "act", "obtain_blueprint", 0)
        t.do(0, "blueprint", "bp_private_ship")
        if b:
            t.do(0, "reveal", b)
        assert t.actors == (1,)


@rules("OM-18.3")
def test_setup_benefits_do_not_count_and_b_cards_are_worth_nothing() -> None:
    t = colonist("orbit", b="fc_b8").start()
    assert total(t.s, 0) == total(colonist("orbit", a=None).start().s, 0)
    t.given(0, space=0).given(1, space=2).given(2, space=3).lies(phase="setup", round=0, standing=[])
    t.lies(pending=[{"kind": "start_space", "seat": 0}], then={"table": [{"frame": "NextStart", "done": 3}]}).do(
        0, "space", 7
    ).do(0, "blueprint", "bp_private_ship")
    assert t.kind(0) != "first_b"
    assert t.s.first_b[0]


@rules("OM-18.3", "OM-17.26")
def test_in_the_solo_game_only_the_missions_are_fixed() -> None:
    s = dealt(1, 3, first_colonists=True)
    assert (s.first_a, s.b_deck) == ([-1, -1], ())
    assert {MISSION_IDS[mission] for mission in s.missions} == {
        "mission_blueprints",
        "mission_scientists",
        "mission_research",
    }
    t = opening(1, 3, first_colonists=True)
    assert t.kind(0) == "start_space" or t.kind(0) == "settle"

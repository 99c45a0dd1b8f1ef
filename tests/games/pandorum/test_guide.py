"""What questions and views tell so that no screen needs rules: forecasts come true; ways, shapes, slots, rewards."""

from __future__ import annotations

from typing import Any

import pytest

from games.pandorum.marks import rules
from games.pandorum.setting import BLOCKS, PAYMENT, Table, horizons, table
from games.pandorum.test_view import built, fits, hints_of, walk
from orrery import IllegalAction, Match
from orrery.core.outcomes import Outcome
from orrery.games.pandorum import GAME
from orrery.games.pandorum.components import SETUP
from orrery.games.pandorum.guide import Guide

THREE = ("silicon_extraction", "helium_extraction", "ore_extraction")
FIVE = ("casino", "medical_laboratory", "engineering_laboratory", "central_laboratory", "jamming_system")
CARDS = (*THREE, *FIVE)


def asked(m: Match, seat: int = 0) -> dict[str, Any]:
    decision = m.decision(seat)
    assert decision is not None
    return decision.to_json()


def guide(t: Table, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = asked(t.m, seat).get("guide", {})
    return found


def site(t: Table, hex_: str, how: str | None = None) -> dict[str, Any]:
    (found,) = (site for site in t.m.view(0)["sites"] if site["hex"] == hex_ and how in (None, site["how"]))
    assert isinstance(found, dict)
    return found


@rules("PD-1.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_guide_has_the_shape_of_its_type(players: int) -> None:
    m = GAME.new(players, 40 + players, {"new_horizons": True})
    met = set[str]()
    for _ in walk(m, 50 + players):
        if m.actors:
            question = asked(m, m.actors[0])
            for name, told in question.get("guide", {}).items():
                fits(told, hints_of(Guide)[name], name)
                assert name not in ("shapes", "builds") or len(told) == len(question["actions"])
                met.add(name)
    assert {"blocked", "builds", "lone", "slots"} <= met


# --- flights --------------------------------------------------------------------------------------


@rules("PD-5.5", "PD-8.3", "PD-11.13")
def test_volcanoes_that_end_a_flight() -> None:
    def flight(**more: Any) -> Table:
        return table().given(0, hand=f"casino {PAYMENT}", **more)

    told = guide(flight().do(0, "pay", PAYMENT))["blocked"]
    assert "-1,0" in told
    t = flight().do(0, "pay", PAYMENT)
    assert all(t.hex(hex_)["kind"] == "volcano" for hex_ in told)
    assert "blocked" not in guide(flight()), "no flight is asked for"
    shielded = flight(main="positron_shield", slots=("", FIVE, "")).do(0, "pay", PAYMENT)
    assert "blocked" not in guide(shielded)
    engine = horizons().in_play("new_engines").given(0, engines=1, modules="1,0")
    assert guide(engine)["blocked"] == told


@rules("PD-11.5", "PD-11.11")
def test_what_events_pay_for_a_payment() -> None:
    t = horizons().in_play(return_on_investment=4, sandstorm=1).market(*BLOCKS)
    t.given(0, hand="casino science_block", modules="1,0")
    invested, storm = ({"event": "return_on_investment", "amount": 1}, {"event": "sandstorm", "amount": 1})
    assert guide(t)["rewards"] == {"casino": [invested, storm], "science_block": [storm]}
    for card, told in guide(t)["rewards"].items():
        twin = t.m.clone()
        before = twin.view(0)["seats"][0]["quids"]
        twin.act(0, ["pay", card])
        assert twin.view(0)["seats"][0]["quids"] - before == sum(one["amount"] for one in told)
    assert "rewards" not in guide(horizons().given(0, hand="casino", modules="1,0"))


@rules("PD-8.2", "PD-11.15")
def test_where_flight_and_jump_lead_both_are_told_if_they_differ() -> None:
    t = horizons(3).in_play("dead_city").token("city", "2,-1").given(0, hand=f"casino {PAYMENT}", at="1,0")
    t.given(0, nose="chronoblock", slots=(THREE, "", ""), modules="2,0 3,-2").do(0, "pay", PAYMENT)
    assert (site(t, "3,-2", "fly")["crosses"], site(t, "3,-2", "jump")["crosses"]) == (2, 0)
    assert site(t, "2,0")["how"] == "fly"
    told = {(site["hex"], site["how"]) for site in t.m.view(0)["sites"]}
    assert {hex_ for hex_, _ in told} == t.hexes(0, "fly") | t.hexes(0, "jump")


# --- the site -------------------------------------------------------------------------------------


@rules("PD-6.4")
def test_why_a_card_may_not_be_built_there() -> None:
    cards = "stereo_theatre sulfur_extraction casino"
    t = table().given(0, hand=f"{cards} {PAYMENT}", at="0,-1").do(0, "pay", PAYMENT)
    reasons = {"wrong_terrain", "no_volcano_near"}
    met = set[str]()
    for found in t.m.view(0)["sites"]:
        if found["stop"] != "build":
            assert found["unfit"] == {}
            continue
        assert set(found["cards"]) | set(found["unfit"]) == set(cards.split())
        landed = t.m.clone()
        landed.act(0, ["fly", found["hex"]])
        for card, why in found["unfit"].items():
            with pytest.raises(IllegalAction) as refused:
                landed.act(0, ["build", card, None])
            assert (refused.value.rule, refused.value.why) == ("PD-6.4", why)
            met.add(why)
    assert met == reasons


@rules("PD-11.3")
def test_what_the_crack_takes_from_a_card() -> None:
    """EX-21: the pairs that are parted no longer count as neighbours."""
    crack = ("1,-1", "2,-1", "2,-2", "1,-2")
    t = horizons().token("crack", *crack).given(0, hand=f"wind_generator {PAYMENT}", modules="2,-2", at="0,0")
    t.do(0, "pay", PAYMENT)
    assert site(t, "1,-1")["cut"] == {"wind_generator": ["2,-2"]}
    assert site(t, "1,-1")["cards"]["wind_generator"]["amount"] == 0
    whole = horizons().given(0, hand=f"wind_generator {PAYMENT}", modules="2,-2", at="0,0").do(0, "pay", PAYMENT)
    assert site(whole, "1,-1")["cut"] == {}
    assert site(whole, "1,-1")["cards"]["wind_generator"]["amount"] == 1


@rules("PD-6.2", "PD-7.11", "PD-7.12", "PD-8.2", "PD-10.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_construction_is_foretold(players: int) -> None:
    m, checked = GAME.new(players, 60 + players, {"new_horizons": True}), 0
    for _ in walk(m, 70 + players):
        if not m.actors or asked(m, m.actors[0])["kind"] != "build":
            continue
        question = asked(m, m.actors[0])
        seat, told = question["seat"], question["guide"]
        for n in range(0, len(question["actions"]), 5):
            build = {**told["builds"][n], "action": question["actions"][n]}
            cards, events, clear = built(m, seat, build)
            assert cards == sum(one["amount"] for one in build["by"])
            if clear:
                assert events == sum(one["amount"] for one in build["events"])
            assert build["total"] == sum(one["amount"] for one in (*build["by"], *build["events"]))
            twin = m.clone()
            twin.act(seat, build["action"])
            under_way = twin.view(None)["building"]
            assert (under_way["figure"], sorted(under_way["cards"])) == (build["figure"], sorted(build["cards"]))
            assert (under_way["effect"] is not None) == (build["nose"] > 0)
            if not build["nose"]:
                chosen = twin.actors and asked(twin, twin.actors[0])["kind"] in ("direction", "cluster", "block")
                assert build["open"] == bool(chosen)
            checked += 1
    assert checked > 10


# --- shapes and what they bring -------------------------------------------------------------------


@rules("PD-11.3")
def test_the_hexes_of_each_crack() -> None:
    t = horizons().lies(pending=[{"kind": "crack", "seat": 0}])
    question = asked(t.m)
    shapes = dict(zip(map(tuple, question["actions"]), question["guide"]["shapes"], strict=True))
    assert shapes["crack", "2,-2", 3, "left"] == ["2,-2", "1,-2", "1,-1", "2,-1"], "EX-21"
    for action, hexes in list(shapes.items())[::17]:
        twin = t.m.clone()
        twin.act(0, list(action))
        assert twin.view(None)["field"]["crack"]["hexes"] == hexes


@rules("PD-1.9", "PD-11.3")
def test_groups_of_volcanoes() -> None:
    groups = table().m.view(None)["field"]["clusters"]
    assert ["1,1", "0,2"] in groups, "EX-7"
    assert ["2,-1"] in groups
    parted = horizons().token("crack", "1,1", "0,2", "0,1", "1,0").m.view(None)["field"]["clusters"]
    assert ["1,1"] in parted


@rules("PD-7.6", "PD-7.8", "PD-7.12")
@pytest.mark.parametrize(
    ("card", "at", "mine", "theirs"),
    [("network_defence", "2,1", "3,1 2,0 3,0", "2,2"), ("seismic_defence", "-1,3", "2,0", "-1,2")],
)
def test_lines_end_where_the_card_looks_no_further(card: str, at: str, mine: str, theirs: str) -> None:
    t = table().given(0, modules=mine).given(1, modules=theirs).builds(0, at, card)
    assert t.kind(0) == "direction"
    question = asked(t.m)
    assert [] in question["guide"]["shapes"], "a foreign object stands beside the site"
    for n, hexes in enumerate(question["guide"]["shapes"]):
        kinds = [t.hex(hex_)["kind"] for hex_ in hexes]
        assert "landing_pad" not in kinds
        assert all(t.object(hex_) is None or t.object(hex_)[0] == 0 for hex_ in hexes)  # type: ignore[index]
        assert card == "seismic_defence" or "volcano" not in kinds
        twin = t.m.clone()
        before = twin.state.quids[0]
        twin.act(0, ["direction", n])
        assert twin.state.quids[0] - before == question["params"]["amounts"][n]


def come_true(t: Table) -> list[int]:
    """What the question says each answer brings is what it brings."""
    question = asked(t.m)
    for action, amount in zip(question["actions"], question["params"]["amounts"], strict=True):
        twin = t.m.clone()
        before = twin.state.quids[0]
        twin.act(0, action)
        assert twin.state.quids[0] - before == amount
    amounts: list[int] = question["params"]["amounts"]
    return amounts


@rules("PD-7.10", "PD-7.11")
def test_what_a_block_brings() -> None:
    grid = table().given(0, modules="2,-2 1,0").builds(0, "1,-1", "wind_generator", "power_grid_block")
    assert come_true(grid) == [2, 2]
    poor = (
        table()
        .given(1, quids=4, modules="2,-2", bases="2,-3")
        .builds(0, "1,-2", "jamming_system", "intelligence_block")
    )
    assert come_true(poor) == [2, 1], "it makes its demands again, but one quid is all that is left"


@rules("PD-8.2", "PD-8.3", "PD-9.4")
def test_what_a_card_changes_in_each_slot() -> None:
    need = SETUP[2]

    def slots(nose: int, deck: int, card: str) -> tuple[dict[str, Any], Outcome]:
        """EX-13: three cards of logistics each, one of defence, one against two generators."""
        mine = "ground_logistics trade_logistics air_logistics outer_defence wind_generator"
        theirs = "ground_logistics trade_logistics air_logistics wind_generator solar_generator"
        t = table().given(0, main="positron_shield", slots=(CARDS[:nose], CARDS[3 : 3 + deck], mine))
        t.given(1, slots=("", "", theirs)).builds(0, "1,-1", card)
        (held,) = t.m.outcomes(0, [["slot", "cargo_hold"]])
        return guide(t)["slots"], held

    def gain(held: Outcome) -> int:
        assert held.score is not None
        return held.score.after - held.score.before

    short, held = slots(0, 0, "stereo_theatre")
    assert short["nose"] == {"missing": need.nose - 1, "reached": need.nose == 1}
    assert short["central_deck"] == {"missing": need.central - 1, "reached": False}
    assert short["cargo_hold"] == {"type": "entertainment", "standing": "alone"}
    assert (gain(held), held.others) == (1, ())
    full, held = slots(need.nose - 1, need.central - 1, "geothermal_generator")
    assert full["nose"] == full["central_deck"] == {"missing": 0, "reached": True}
    assert full["cargo_hold"] == {"type": "generators", "standing": "tied"}
    assert (gain(held), held.others) == (2, ())
    over, held = slots(need.nose, need.central, "underground_logistics")
    assert over["nose"] == over["central_deck"] == {"missing": 0, "reached": False}
    assert over["cargo_hold"] == {"type": "logistics", "standing": "alone"}
    assert gain(held) == 1
    (overtaken,) = held.others
    assert overtaken.score is not None
    assert (overtaken.seat, overtaken.score.after - overtaken.score.before) == (1, -3)

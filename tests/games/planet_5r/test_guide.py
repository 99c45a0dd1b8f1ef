"""What questions tell beside their answers, and what views tell of water, threats and points."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.planet_5r.setting import Table, group, new, rules, table
from games.planet_5r.test_placing import taking
from games.planet_5r.test_secrets import walk
from orrery.games.planet_5r.components import DIE_FACES
from orrery.games.planet_5r.rules.scoring import colour_points, water_points


def guide(t: Table, seat: int = 0) -> dict[str, Any]:
    told: dict[str, Any] = t.decision(seat).to_json()["guide"]
    return told


# --- action cards ---------------------------------------------------------------------------------


@rules("R5-13.2")
def test_r5_13_2_open_discards_tell_who_may_still_play_a_card() -> None:
    t = table(4, round_=6).given(1, discard=["plunder"]).given(3, discard=["excavate"])
    plunder = guide(t)["cards"]["plunder"]
    assert plunder["same"] == {"shown": [], "may": [2, 3]}
    assert (plunder["fewest"], plunder["most"]) == (1, 3)
    assert plunder["victims"] == {"shown": [], "may": [1, 2, 3]}  # Expand is always at hand
    assert guide(t)["cards"]["excavate"]["same"] == {"shown": [], "may": [1, 2]}
    assert guide(t, 1)["cards"].keys() == {"excavate", "develop", "scout", "expand"}


@rules("R5-5.3", "R5-7.3")
def test_r5_5_3_whoever_chooses_late_is_told_by_what_lies_there() -> None:
    t = table(5, round_=6).given(0, late=True, discard=["scout"]).given(4, late=True, discard=["scout"])
    t.do(1, "play", "plunder").do(2, "play", "plunder").do(3, "play", "expand")
    cards = guide(t)["cards"]
    assert cards["expand"]["robbers"] == {"shown": [1, 2], "may": [4], "water": 4}  # two take 2 each
    assert cards["excavate"]["robbers"]["water"] == 4
    assert cards["plunder"]["same"] == {"shown": [1, 2], "may": [4]}
    assert (cards["plunder"]["fewest"], cards["plunder"]["most"]) == (3, 4)
    assert cards["plunder"]["victims"] == {"shown": [3], "may": [4]}
    assert cards["excavate"]["same"] == {"shown": [], "may": [4]}


@rules("R5-7.2", "R5-7.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_r5_7_2_what_a_card_brings_by_the_number_of_those_who_play_it(players: int) -> None:
    """The figures of the guide against the water that changes hands."""
    cards = guide(table(players))["cards"]
    assert cards["develop"]["water"] == [4, 2, 1, 0, 0][:players]
    assert cards["plunder"]["water"] == [1, 2, 3, 3][: players - 1]
    for n in range(1, players):
        rest = ["expand"] * (players - n)
        assert table(players).cards(*["develop"] * n, *rest).water[0] == 5 + cards["develop"]["water"][n - 1]
        robbed = table(players).cards(*["plunder"] * n, *rest)
        assert {e["amount"] for e in robbed.told("water_stolen")} == {cards["plunder"]["water"][n - 1]}


@rules("R5-7.4", "R5-11.3")
def test_r5_11_3_expand_tells_what_comes_back_and_scout_whether_it_chooses_late() -> None:
    t = table(3, round_=7).given(0, discard=["excavate", "scout"])
    assert guide(t)["cards"]["expand"]["back"] == ["excavate", "scout"]
    assert guide(t, 1)["cards"]["expand"]["back"] == []
    assert guide(t, 1)["cards"]["scout"]["late"]
    assert not guide(table(3, round_=15), 1)["cards"]["scout"]["late"]


@rules("R5-5.5")
def test_r5_5_5_a_card_that_may_still_be_changed_is_told_like_one_not_yet_chosen() -> None:
    t = table(3, confirm=True)
    before = guide(t)
    t.do(0, "play", "scout")
    assert t.decision(0).kind == "confirm"
    assert guide(t) == before
    t.do(0, "confirm").do(1, "play", "excavate").do(1, "confirm").do(2, "play", "develop").do(2, "confirm")
    t.do(1, "bid", 2)
    assert "guide" not in t.decision(1).to_json()  # a bid to confirm: nothing is left to weigh


# --- bids -----------------------------------------------------------------------------------------


@rules("R5-8.4")
@pytest.mark.parametrize("die", DIE_FACES)
def test_r5_8_4_a_lone_bid_beats_what_the_guide_says(die: str) -> None:
    def bidding() -> Table:
        return table(3, die=die).given(0, water=8).cards("excavate", "expand", "expand")

    told = guide(bidding())["bid"]
    assert sorted(Counter({face["face"]: face["sides"] for face in told["faces"]}).elements()) == sorted(DIE_FACES[die])
    for face in told["faces"]:
        for bid, fate in ((face["bid"], "won"), (face["bid"] - 1, "lost")):
            t = bidding().rolls(face["face"]).do(0, "bid", bid)
            assert t.told("bid_paid")[0]["reason"] == fate
    assert told["begin"] == max(face["bid"] for face in told["faces"])
    poor = table(3, die=die).given(0, water=2).cards("excavate", "expand", "expand")
    assert guide(poor)["bid"]["begin"] == 2


@rules("R5-8.2", "R5-12.2")
def test_r5_8_2_each_bid_tells_what_it_leaves() -> None:
    t = table(3).given(0, water=9).given(1, water=1).cards("excavate", "excavate", "expand")
    told = guide(t)["bid"]
    assert told["kept"] == [{"water": left, "points": left // 2} for left in range(8, -1, -1)]
    assert len(told["kept"]) == len(t.options(0))
    assert "faces" not in told  # R5-8.7 the die plays no part
    assert (told["begin"], guide(t, 1)["bid"]["begin"]) == (3, 1)


# --- placements -----------------------------------------------------------------------------------


@rules("R5-10.2", "R5-10.3", "R5-12.4")
def test_r5_10_2_placements_tell_what_the_tableau_becomes() -> None:
    """Every answer of many games against what it does."""
    asked, joined = 0, Counter[str]()
    for seed in range(10):
        m = new(3 + seed % 3, seed)
        for _ in walk(m, seed):
            for seat in m.actors:
                decision = m.decision(seat)
                assert decision is not None
                if decision.kind != "take_technology":
                    continue
                asked += 1
                told = decision.to_json()["guide"]["placements"]
                assert len(told) == len(decision.actions)
                for action, placement in zip(decision.actions, told, strict=True):
                    twin = m.clone()
                    heard = next(e for e in twin.act(seat, action) if e["e"] == "technology_taken")
                    after = twin.view(seat)["seats"][seat]
                    assert {key: placement[key] for key in ("crystals", "colours", "crystal_points")} == {
                        key: after[key] for key in ("crystals", "colours", "crystal_points")
                    }
                    assert sorted(one["crystal"] for one in placement["lit"]) == sorted(heard["lit"])
                    places = [one["at"] for one in placement["lit"]]
                    sides = {"left": heard["left"], "centre": 0, "right": heard["right"]}
                    assert places == [at for at, group_id in sides.items() if group_id is not None]
                    assert placement["covered"] == heard["covered"]
                    joined.update(places)
                best = [(-p["crystal_points"], len(p["covered"])) for p in sorted(told, key=lambda p: p["rank"])]
                assert best == sorted(best)
                assert sorted(p["rank"] for p in told) == list(range(len(told)))
    assert asked > 50
    assert min(joined.values()) > 100


@rules("R5-10.2")
def test_r5_10_2_each_lit_crystal_is_told_where_it_lies() -> None:
    t = taking("tech_rain_mill", group("settlement_old_quarry"), group("tech_nomad_beacon"))
    told = dict(zip(map(tuple, t.options(0)), guide(t)["placements"], strict=True))
    both = told["take", "tech_rain_mill", 0, "over", 1, "under"]
    assert both["lit"] == [
        {"at": "left", "crystal": "joker"},
        {"at": "centre", "crystal": "blue"},
        {"at": "right", "crystal": "purple"},
    ]
    assert both["covered"] == [{"card": "tech_rain_mill", "side": "right"}]
    assert [one["at"] for one in told["take", "tech_rain_mill", None, None, None, None]["lit"]] == ["centre"]


# --- the view -------------------------------------------------------------------------------------


@rules("R5-7.3")
def test_r5_7_3_a_threat_is_what_plunderers_then_ask() -> None:
    """Whenever somebody bids or takes, all cards are up and Plunder is still to come."""
    threats = 0
    for seed in range(12):
        m = new(3 + seed % 3, seed)
        heard, expected = 0, dict[int, Counter[int]]()
        for _ in walk(m, seed):
            for event in m.events(None, heard):
                heard += 1
                if event["e"] == "water_stolen" and event["reason"] == "plunder" and expected:
                    expected[event["victim"]][event["seat"]] -= event["amount"]
                elif event["e"] == "round_ended":
                    assert not any(share for shares in expected.values() for share in shares.values())
                    expected = {}
            seen = m.view(None)
            assert [seat["threat"] for seat in seen["seats"]] == [seat["threat"] for seat in m.view(0)["seats"]]
            for n, threat in enumerate(seat["threat"] for seat in seen["seats"]):
                if seen["phase"] != "resolve":
                    assert threat is None
                    continue
                expected[n] = Counter[int]()
                if threat is not None:
                    threats += 1
                    expected[n].update(dict.fromkeys(threat["by"], threat["amount"] // len(threat["by"])))
    assert threats > 20


@rules("R5-12.2", "R5-12.3", "R5-12.4", "R5-12.5", "R5-13.3")
def test_r5_12_5_a_seat_sees_its_score_and_everybodys_crystals() -> None:
    for seed in range(4):
        m = new(4, seed)
        for _ in walk(m, seed):
            totals = [sheet.total for sheet in m.scores()]
            for me in (0, 3, None):
                seen = m.view(me)
                for seat in seen["seats"]:
                    known = m.over or seat["seat"] == me
                    assert seat["score"] == (totals[seat["seat"]] if known else None)
                    assert (seat["kept"] is None) == (not known)
                    colours = seat["colours"]
                    for colour, told in colours.items():
                        assert told["points"] == colour_points(seat["crystals"][colour] + told["jokers"])
                        assert told["points"] == 0 or told["points"] in seen["crystal_table"]
                    assert sum(told["points"] for told in colours.values()) == seat["crystal_points"]
                    assert sum(told["jokers"] for told in colours.values()) == seat["crystals"]["joker"]


@rules("R5-8.5", "R5-12.2")
def test_r5_8_5_water_in_a_bid_is_set_aside_until_the_bid_is_settled() -> None:
    def kept(seat: int) -> object:
        return t.seat(seat, seat)["kept"]

    t = table(3).given(0, water=9).given(1, water=9).cards("excavate", "excavate", "expand")
    assert kept(0) == {"water": 9, "points": 4}
    t.do(0, "bid", 4)
    assert kept(0) == {"water": 5, "points": water_points(5)}
    assert t.seat(0, 0)["water"] == 9
    assert t.seat(0, 1)["kept"] is None
    t.do(1, "bid", 2)  # now it is paid
    assert kept(0) == {"water": 5, "points": 2}
    assert t.seat(0, 0)["water"] == 5
    assert kept(1) == {"water": 7, "points": 3}  # its turn comes next

"""Phase IV, the end of the game and scoring (R5-11, R5-12)."""

from __future__ import annotations

from itertools import product

import pytest

import orrery
from games.planet_5r.setting import new, rules, table
from orrery.games.planet_5r import GAME
from orrery.games.planet_5r.rules.scoring import colour_points, crystal_points, crystal_score, water_points


@rules("R5-11.1", "R5-11.4")
def test_r5_11_1_develop_plunder_and_scout_go_to_the_discard_pile() -> None:
    t = table(3).cards("develop", "plunder", "scout")
    assert [t.seat(seat, 1)["discard"] for seat in range(3)] == [["develop"], ["plunder"], ["scout"]]
    told = [(e["seat"], e["card"]) for e in t.told("card_discarded")]
    assert told == [(0, "develop"), (1, "plunder"), (2, "scout")]
    t.cards("plunder", "develop", "develop")
    for me in (0, 1, 2, None):  # all cards of all piles, not only the top one
        assert t.seat(0, me)["discard"] == ["develop", "plunder"]
        assert t.seat(2, me)["discard"] == ["develop", "scout"]


@rules("R5-11.2")
def test_r5_11_2_excavate_comes_back_without_a_technology() -> None:
    t = table(3).cards("excavate", "excavate", "develop").bids(1, 1, None)
    assert t.told("cards_back") == [
        {"seat": 0, "cards": ["excavate"], "reason": "no_technology"},
        {"seat": 1, "cards": ["excavate"], "reason": "no_technology"},
    ]
    assert t.seat(0)["discard"] == []


@rules("R5-11.3", "R5-7.5")
def test_r5_11_3_expand_brings_back_itself_and_the_whole_pile() -> None:
    t = table(3, round_=4).given(1, discard=["excavate", "plunder", "scout"]).cards("develop", "expand", "develop")
    assert t.told("cards_back") == [
        {"seat": 1, "cards": ["excavate", "plunder", "scout", "expand"], "reason": "expand"}
    ]
    assert t.seat(1)["hand"] == ["excavate", "develop", "plunder", "scout", "expand"]


@rules("R5-12.1", "R5-3.1")
def test_r5_12_1_the_game_ends_after_round_15() -> None:
    t = table(3, round_=14).cards("expand", "expand", "expand")
    assert not t.m.over
    assert t.s.round == 15
    assert t.m.view()["deck"] == {"top": None, "left": 0}
    t.cards("expand", "expand", "expand")
    assert t.m.over
    assert t.m.actors == ()
    assert t.m.view()["phase"] == "end"
    assert len(t.market_ids) == 2  # what is left in the market is worth nothing
    assert [sheet.total for sheet in t.m.scores()] == [2, 2, 2]
    assert t.refused(0, "play", "expand").rule == "R5-12.1"


@rules("R5-12.2")
def test_r5_12_2_two_water_are_a_point() -> None:
    assert [water_points(n) for n in range(8)] == [0, 0, 1, 1, 2, 2, 3, 3]


@rules("R5-12.3")
def test_r5_12_3_more_than_six_score_as_six() -> None:
    assert crystal_score((9, 0, 0, 0)).points == (21, 0, 0)
    assert crystal_score((2, 4, 5, 0)).points == (3, 10, 15)


@rules("R5-12.4")
def test_r5_12_4_jokers_always_take_the_best_colours() -> None:
    """Against brute force: every joker tries every colour on its own."""
    for counts in product(range(8), range(0, 8, 2), range(0, 8, 3), range(6)):
        *colours, jokers = counts
        best = max(
            sum(colour_points(colours[c] + picks.count(c)) for c in range(3))
            for picks in product(range(3), repeat=jokers)
        )
        score = crystal_score(counts)
        assert score.total == best == sum(score.points)
        assert sum(score.jokers) == jokers
        assert [colour_points(colours[c] + score.jokers[c]) for c in range(3)] == list(score.points)


@rules("R5-12.4")
def test_r5_12_4_examples_where_the_largest_colour_is_not_best() -> None:
    assert crystal_score((6, 5, 0, 1)).points == (21, 21, 0)  # a seventh blue would add nothing
    assert crystal_score((5, 5, 0, 2)).points == (21, 21, 0)
    assert crystal_score((0, 0, 0, 3)).total == 6  # only jokers
    assert [crystal_points((0, 0, 0, 3)) for _ in range(2)] == [6, 6]  # made, and remembered
    assert crystal_score((0, 0, 0, 0)).total == 0


@rules("R5-12.5", "R5-12.4")
def test_r5_12_5_the_sheet_adds_up() -> None:
    for seed in range(10):
        m = new(4, seed)
        orrery.play_out(m, ["random"] * 4, seed=seed)
        for sheet in m.scores():
            assert [line.key for line in sheet.lines] == ["water", "blue", "green", "purple"]
            assert sheet.total == sum(line.points for line in sheet.lines)
            assert sheet.lines[0].points == m.state.water[sheet.seat] // 2
            for line in sheet.lines:
                assert line.text("en") != line.text("ru")
        shown = m.view()["result"]["scores"]
        assert [s["total"] for s in shown] == [sheet.total for sheet in m.scores()]


@rules("R5-12.6")
@pytest.mark.parametrize(
    ("standing", "winners", "ranks", "tie_break"),
    [
        ([(6, 0), (4, 9), (4, 9), (2, 0)], (0,), (1, 2, 2, 4), None),  # C and B share second place
        ([(4, 1), (4, 3), (4, 2), (0, 0)], (1,), (3, 1, 2, 4), "water"),
        ([(4, 3), (4, 3), (4, 2), (4, 3)], (0, 1, 3), (1, 1, 4, 1), "shared"),
        ([(3, 2), (0, 2), (0, 2), (0, 2)], (0,), (1, 2, 2, 2), None),
    ],
)
def test_r5_12_6_ranks_and_ties(
    standing: list[tuple[int, int]], winners: tuple[int, ...], ranks: tuple[int, ...], tie_break: str | None
) -> None:
    """Points of crystals chosen so that crystal points plus water // 2 give the totals meant."""
    t = table(4, round_=15)
    singles = {n: crystals for crystals in product(range(4), repeat=3) if (n := sum(map(colour_points, crystals))) < 9}
    for seat, (_, water) in enumerate(standing):
        t.given(seat, water=water)
    for seat, (points, water) in enumerate(standing):
        crystals = (*singles[max(0, points - water // 2)], 0)
        t.s.tableaux[seat] = t.s.tableaux[seat]._replace(crystals=crystals)
    result = GAME.result(t.s)
    assert result.winners == winners
    assert tuple(sheet.rank for sheet in result.sheets) == ranks
    assert result.tie_break == tie_break


@rules("R5-12.6", "R5-13.4")
def test_r5_12_6_the_end_is_told_with_its_winners() -> None:
    t = table(3, round_=15).given(0, water=4).given(1, water=5).given(2, water=0).cards("expand", "expand", "expand")
    assert t.told("game_ended") == [{"winners": [1], "tie_break": "water"}]
    assert t.m.winners == (1,)
    assert t.m.view(2)["result"]["winners"] == [1]
    assert [t.seat(seat, 2)["water"] for seat in range(3)] == [4, 5, 0]


@rules("R5-11.2")
def test_r5_11_2_a_discarded_excavate_has_brought_a_technology_since_the_last_expand() -> None:
    for seed in range(12):
        m = orrery.game("planet_5r").new(players=3 + seed % 3, seed=seed)
        owed = [0] * m.players  # technologies taken since the last Expand
        orrery.play_out(m, ["random"] * m.players, seed=seed)
        for event in m.events(None):
            if event["e"] == "technology_taken":
                owed[event["seat"]] += 1
            elif event["e"] == "card_discarded" and event["card"] == "excavate":
                assert owed[event["seat"]] == 1
            elif event["e"] == "cards_back" and event["reason"] == "expand":
                assert ("excavate" in event["cards"]) == (owed[event["seat"]] == 1)
                owed[event["seat"]] = 0

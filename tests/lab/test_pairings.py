"""Who meets whom in a league: rotations, deals, and both systems."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import orrery
from orrery.arena import contestant
from orrery.core.errors import BadOptions
from orrery.lab.lab_errors import LabError
from orrery.lab.leagues.league_plan import SWISS_DEALS, League, plan
from orrery.lab.leagues.pairings import Pairings

GAME = orrery.game("planet_5r")


def league(bots: int, players: int, **more: Any) -> League:
    return League("planet_5r", players, tuple(contestant("random") for _ in range(bots)), **more)


def test_a_deal_is_played_with_every_rotation_of_a_table() -> None:
    found = league(3, 3)
    (table,) = Pairings(found).next_round()
    seated = [found.seats_of(n, (table,)) for n in range(3)]
    assert seated[0] == table
    for seat in range(3):
        assert {seats[seat] for seats in seated} == {0, 1, 2}
    assert [found.deal_of(n) for n in range(6)] == [0, 0, 0, 1, 1, 1]
    assert found.deal_seed(0) == found.deal_seed(2) != found.deal_seed(3)
    assert len({found.bot_seed(n, seat) for n in range(6) for seat in range(3)}) == 18


@pytest.mark.parametrize(("bots", "players"), [(5, 4), (6, 3), (7, 3), (9, 4), (12, 5), (3, 3)])
def test_everybody_meets_everybody_about_equally_often(bots: int, players: int) -> None:
    pairings = Pairings(league(bots, players))
    rounds = [pairings.next_round() for _ in range(60)]
    games: Counter[int] = Counter()
    met: Counter[tuple[int, ...]] = Counter()
    for tables in rounds:
        assert len(tables) == bots // players
        seated = [bot for table in tables for bot in table]
        assert len(set(seated)) == len(seated), "a bot at two tables of a round"
        games.update(seated)
        met.update(pair for table in tables for pair in combinations(sorted(table), 2))
    assert max(games.values()) - min(games.values()) <= 1
    pairs = [met[pair] for pair in combinations(range(bots), 2)]
    assert max(pairs) - min(pairs) <= 0.35 * sum(pairs) / len(pairs) + 1


def test_fewer_bots_than_seats_share_them_out() -> None:
    pairings = Pairings(league(2, 5))
    seats = Counter(bot for _ in range(10) for (table,) in [pairings.next_round()] for bot in table)
    assert seats == {0: 25, 1: 25}
    assert {len(set(table)) for (table,) in pairings.rounds} == {2}


def test_alone_every_bot_plays_each_deal() -> None:
    found = league(3, 1)
    tables = Pairings(found).next_round()
    assert sorted(found.seats_of(n, tables) for n in range(3)) == [(0,), (1,), (2,)]
    assert [found.deal_of(n) for n in range(4)] == [0, 0, 0, 1]


def test_the_swiss_system_seats_equals_together() -> None:
    found = league(9, 4, system="swiss")
    pairings = Pairings(found)
    first = pairings.next_round()
    (sat_out,) = set(range(9)) - {bot for table in first for bot in table}
    standing = {bot: float(bot) for bot in range(9)}
    second = pairings.next_round(standing)
    assert sat_out in {bot for table in second for bot in table}, "who had to wait plays next"
    top, bottom = second
    assert min(top) > max(bottom)
    assert found.games_of_a_round == SWISS_DEALS * 2 * 4


def test_pairings_follow_from_the_league_alone() -> None:
    again = [[pairings.next_round() for _ in range(5)] for pairings in (Pairings(league(7, 3)), Pairings(league(7, 3)))]
    assert again[0] == again[1]
    other = Pairings(league(7, 3, seed=1))
    assert [other.next_round() for _ in range(5)] != again[0]


def test_games_are_made_up_to_whole_rounds() -> None:
    assert league(5, 4).whole(10) == 12
    assert league(5, 4).whole(12) == 12
    assert league(8, 4, system="swiss").whole(1) == 32


def test_options_with_several_values_take_turns() -> None:
    bots = [contestant("random"), contestant("greedy")]
    found = plan(GAME, bots, 3, {"die": ["112233", "123456"], "confirm": False})
    assert [dict(found.setup_of(n))["die"] for n in range(0, 12, 3)] == ["112233", "123456", "112233", "123456"]
    assert all(dict(setup)["confirm"] is False for setup in found.setups)


def test_bots_that_take_part_twice_have_numbers() -> None:
    bots = tuple(map(contestant, ("random", "greedy", "random")))
    assert League("planet_5r", 3, bots).names == ("random #1", "greedy", "random #2")


def test_what_can_not_be_played_is_refused() -> None:
    two = [contestant("random")] * 2
    with pytest.raises(LabError) as few:
        plan(GAME, two[:1], 3)
    assert few.value.text("en") == "A league needs at least two bots; 1 is named."
    assert few.value.text("ru") == "Для лиги нужно хотя бы два бота; назван 1."
    with pytest.raises(LabError) as system:
        plan(GAME, two, 3, system="knockout")
    assert system.value.text("en") == "There is no system “knockout”. Known: round-robin, swiss."
    assert "knockout" in system.value.text("ru")
    with pytest.raises(BadOptions):
        plan(GAME, two, 9)
    with pytest.raises(BadOptions):
        plan(GAME, two, 3, {"die": ["123456", "777777"]})

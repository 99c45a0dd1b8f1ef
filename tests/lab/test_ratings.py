"""Ratings and the test that tells bots apart, against values known from elsewhere."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt

import pytest

from orrery.core.rng import Rng
from orrery.lab.lab_errors import LabError
from orrery.lab.leagues.ratings import FEWEST, Contest, percentiles, rate, ratings
from orrery.lab.leagues.telling_apart import STAKES, StopRule, comparisons, met, stop_rule, told_apart, wealth


def played(winner_share: float, deals: int, games: int = 2, seed: int = 1) -> list[Contest]:
    """Bot 0 against bot 1, with this chance for bot 0 in each game."""
    rng = Rng(seed)
    wins = [rng.below(1000) < 1000 * winner_share for _ in range(deals * games)]
    return [Contest(n // games, (0, 1), (1, 2) if won else (2, 1)) for n, won in enumerate(wins)]


def test_one_game_moves_ratings_as_the_model_says() -> None:
    """Weng and Lin 2011: mu + sigma^2/c * (1 - p), with c = sqrt(2 (sigma^2 + beta^2)) and p = 1/2 between equals."""
    sigma, beta = 25 / 3, 25 / 6
    c = sqrt(2 * (sigma**2 + beta**2))
    (winner, sigma_0), (loser, _) = rate(2, [Contest(0, (0, 1), (1, 2))])
    assert winner == pytest.approx(25 + sigma**2 / c / 2)
    assert winner == pytest.approx(27.6352, abs=1e-4)
    assert loser == pytest.approx(50 - winner)
    assert sigma_0 < sigma


def test_a_tie_of_equals_moves_nothing() -> None:
    rated = rate(3, [Contest(0, (0, 1, 2), (1, 1, 1))])
    assert [mu for mu, _ in rated] == pytest.approx([25] * 3)


def test_a_bot_among_copies_of_itself_learns_nothing() -> None:
    assert rate(2, [Contest(0, (0, 0, 0), (1, 2, 3))])[0] == (25.0, 25 / 3)


def test_ratings_do_not_depend_on_the_order_of_the_games() -> None:
    games = played(0.6, 30)
    shuffled = list(games)
    Rng(5).shuffle(shuffled)
    as_played = sorted(shuffled, key=lambda contest: contest.deal)  # games of a deal stay in any order
    for one, two in zip(ratings(2, games, 50), ratings(2, as_played, 50), strict=True):
        assert one.mu == pytest.approx(two.mu, abs=0.05)
    assert ratings(2, games, 50) == ratings(2, list(games), 50)


def test_stronger_bots_are_rated_higher_and_intervals_shrink() -> None:
    few, many = ratings(2, played(0.8, 12)), ratings(2, played(0.8, 120))
    assert many[0].low > many[1].high
    assert few[0].high - few[0].low > many[0].high - many[0].low
    for found in (*few, *many):
        assert found.low <= found.mu <= found.high


def test_with_few_deals_the_interval_is_the_model_s_own() -> None:
    found = ratings(2, played(0.5, FEWEST - 1))
    assert found[0].high - found[0].mu == pytest.approx(1.959964 * found[0].sigma)


def test_percentiles() -> None:
    assert percentiles([0, 1, 2, 3, 4], 0.5) == (1.0, 3.0)
    assert percentiles([0, 10], 0.95) == pytest.approx((0.25, 9.75))
    assert percentiles([7.0]) == (7.0, 7.0)


def test_wealth_of_known_deals() -> None:
    mean_square = sum(stake**2 for stake in STAKES) / len(STAKES)
    assert wealth([]) == pytest.approx(1)
    assert wealth([1.0]) == pytest.approx(1)  # half of the gamblers win what the others lose
    assert wealth([1.0, 1.0]) == pytest.approx(1 + mean_square)
    assert wealth([1.0, -1.0]) == pytest.approx(1 - mean_square)
    assert wealth([0.5, -0.25, 1.0]) == pytest.approx(wealth([1.0, 0.5, -0.25]))
    assert wealth([0.0] * 50) == pytest.approx(1)
    assert wealth([1.0] * 5000) > 1e300, "no overflow"
    assert wealth([1.0] * 7) < 20 <= wealth([1.0] * 8), "as docs/lab/league.md says"
    assert wealth([1.0] * 11) < 200 <= wealth([1.0] * 12)


def chance_to_be_fooled(deals: int, error: float, pairs: int) -> float:
    """How likely two equal bots are told apart at any of the looks after each of these deals: counted, not drawn.

    Each deal is won by one of them in both of its games, as where the deal decides. Only the number of deals won
    matters, so all ways through a league are the paths through a triangle; a path ends where the bots are told apart.
    """
    fooled, alive = 0.0, {0: 1.0}  # deals won by bot 0 -> chance to be there, not yet told apart
    for played_deals in range(1, deals + 1):
        reached: dict[int, float] = defaultdict(float)
        for won, chance in alive.items():
            reached[won] += chance / 2
            reached[won + 1] += chance / 2
        alive = {}
        for won, chance in reached.items():
            ranks = [(1, 2) if deal < won else (2, 1) for deal in range(played_deals)]
            found = comparisons(2, [Contest(deal, (0, 1), each) for deal, each in enumerate(ranks) for _ in range(2)])
            if told_apart(found[0, 1], error, pairs):
                fooled += chance
            else:
                alive[won] = chance
    return fooled


def test_equal_bots_are_hardly_ever_told_apart() -> None:
    """Ville: evidence ever suffices with a chance of at most the error, though it is looked at after every deal."""
    assert 0.01 < chance_to_be_fooled(60, 0.05, 1) <= 0.05, "a test that never errs would be a weak one"
    assert 0.05 < chance_to_be_fooled(30, 0.3, 1) <= 0.3
    assert 0.001 < chance_to_be_fooled(60, 0.05, 3) <= 0.05 / 3, "three pairs share the error"


def test_different_bots_are_told_apart() -> None:
    compared = comparisons(2, played(0.75, 60))
    assert told_apart(compared[0, 1], 0.05, 1)
    assert compared[0, 1].games == 120
    assert compared[0, 1].share == pytest.approx(0.75, abs=0.1)
    assert not told_apart(comparisons(2, played(0.75, 3))[0, 1], 0.05, 1)


def test_every_pair_is_compared_where_both_played() -> None:
    found = comparisons(3, [Contest(0, (0, 2), (1, 2)), Contest(0, (2, 0), (1, 1)), Contest(1, (0, 2, 0), (1, 2, 3))])
    assert found[0, 1].games == 0
    assert found[0, 1].share == 0.5
    assert found[0, 2].games == 4  # with two seats at a table it is compared twice
    assert found[0, 2].ahead == 2.5
    assert found[0, 2].deals == 2


def test_rules_that_say_when_to_stop() -> None:
    assert stop_rule("apart") == StopRule("apart", 0.05)
    assert stop_rule("apart=0.01") == StopRule("apart", 0.01)
    assert str(stop_rule("width=2.5")) == "width=2.5"
    for text in ("", "soon", "apart=2", "apart=x", "width", "width=-1", "width=nan"):
        with pytest.raises(LabError) as bad:
            stop_rule(text)
        assert bad.value.code == "bad_stop_rule"
        assert bad.value.text("en") != bad.value.text("ru")
    games = played(0.9, 60)
    assert met(StopRule("apart", 0.05), comparisons(2, games), [])
    rated = ratings(2, games, 50)
    assert met(StopRule("width", 30.0), comparisons(2, games), rated)
    assert not met(StopRule("width", 0.01), comparisons(2, games), rated)

"""A longer look than the evaluation takes: what the hand could build with the next flight."""

from __future__ import annotations

import orrery
from games.pandorum.setting import Table, table
from orrery.bots.far_sight import far_sighted
from orrery.games.pandorum.evaluate import evaluate, progress
from orrery.games.pandorum.foresight import USUAL, foresee, next_flight
from orrery.games.pandorum.state import END

GAME = orrery.game("pandorum")


def hoped(t: Table, seat: int = 0) -> float:
    """What the longer look finds."""
    return next_flight(t.s, seat, progress(t.s))


def with_hand(hand: str) -> Table:
    return table().given(0, hand=hand)


def test_a_hand_that_fits_is_worth_more_than_one_that_does_not() -> None:
    """Nothing stands on the field yet, so ore pays and a casino does not; to the evaluation cards are cards."""
    rich, poor = with_hand("ore_extraction silicon_extraction helium_extraction"), with_hand("casino casino casino")
    assert evaluate(rich.s, 0) == evaluate(poor.s, 0)
    assert hoped(rich) > hoped(poor) >= 0.0


def test_without_a_card_to_pay_and_one_to_build_there_is_nothing_to_hope_for() -> None:
    assert hoped(with_hand("")) == hoped(with_hand("ore_extraction")) == 0.0
    assert hoped(with_hand("ore_extraction silicon_extraction")) > 0.0


def test_on_the_way_to_a_site_the_evaluation_looks_for_itself() -> None:
    t = with_hand("ore_extraction silicon_extraction helium_extraction")
    t.do(0, "pay", "ore_extraction")
    assert t.asked() == (0, "stop")
    assert hoped(t) == 0.0


def test_when_the_last_figure_stands_there_is_no_next_flight() -> None:
    hand = "ore_extraction silicon_extraction helium_extraction"
    before, last = with_hand(hand).supply(1, 1, 0), with_hand(hand).supply(1, 0, 0).ending(1, 0)
    assert foresee(before.s, 0) == evaluate(before.s, 0) + (hoped(before) - USUAL)
    assert hoped(before) > 0.0
    assert foresee(last.s, 0) == evaluate(last.s, 0)


def test_at_the_end_the_score_is_all_there_is() -> None:
    m = GAME.new(players=2, seed=4)
    rng = orrery.Rng(4)
    while m.actors:
        decision = m.decision(m.actors[0])
        assert decision is not None
        m.act(decision.seat, rng.choice(decision.actions))
    assert m.state.phase == END
    assert [foresee(m.state, seat) for seat in (0, 1)] == [evaluate(m.state, seat) for seat in (0, 1)]


def test_the_strongest_looks_longer_for_itself_and_not_for_the_others() -> None:
    t = with_hand("ore_extraction silicon_extraction").given(1, hand="ore_extraction helium_extraction")
    sight = far_sighted(GAME, 0)
    assert sight.evaluate(t.s, 0) == foresee(t.s, 0) != evaluate(t.s, 0)
    assert sight.evaluate(t.s, 1) == evaluate(t.s, 1) != foresee(t.s, 1)


def test_a_game_without_a_longer_look_stays_as_it_is() -> None:
    game = orrery.game("planet_unknown")
    assert far_sighted(game, 0) is game
    m = game.new(players=2, seed=1)
    assert game.foresee(m.state, 0) == game.evaluate(m.state, 0)

"""Explanations: candidates in common deals, doubts that were computed, reasons that follow from terms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

import orrery
from core.toy import TOY
from orrery.bots import Candidate, Explanation, explain, reasons
from orrery.bots.explanation import Dealt, compared, mean_terms, standard_error
from orrery.bots.reason import LATER, OTHERS, _chosen, differences, least_told
from orrery.core import engine
from orrery.core.decision import Decision
from orrery.core.rng import Rng
from orrery.core.state_codec import digest
from orrery.core.terms import Term
from orrery.texts import LANGUAGES

PLAYERS = {"planet_5r": 3, "pandorum": 3, "planet_unknown": 2, "on_mars": 2}
EVERY = {"planet_5r": 11, "pandorum": 23, "planet_unknown": 19, "on_mars": 41}
LOOKED_AT = 3  # decisions of a game
DEALS = 3
every_game = pytest.mark.parametrize("game_id", sorted(PLAYERS))


def decisions(game_id: str) -> Iterator[Decision]:
    """Decisions along a random game, with something to choose."""
    game = orrery.game(game_id)
    m = game.new(PLAYERS[game_id], 3)
    state, rng, n = game.clone(m.state), Rng(8, 5), 0
    while seats := engine.actors(m.flow, state):
        decision = Decision(game, state, rng.choice(seats))
        n += 1
        if n % EVERY[game_id] == 0 and len(decision.actions) > 2:
            yield Decision(game, game.clone(state), decision.seat)
        engine.apply(m.flow, state, decision.seat, rng.choice(decision.actions))


@cache
def explained(game_id: str) -> list[tuple[Decision, Explanation]]:
    """The first, and the last, of them are compared with all others that look good."""
    found = []
    for decision, _ in zip(decisions(game_id), range(LOOKED_AT), strict=False):
        first, last = decision.actions[0], decision.actions[-1]
        found.append((decision, explain(decision, None, chosen=first, also=[last], deals=DEALS, most=3)))
    return found


def test_the_games_here_are_all_there_are() -> None:
    assert sorted(PLAYERS) == sorted(orrery.games())
    assert all(len(explained(game_id)) == LOOKED_AT for game_id in PLAYERS)


@every_game
def test_candidates_are_actions_compared_in_the_same_deals(game_id: str) -> None:
    game = orrery.game(game_id)
    for decision, found in explained(game_id):
        actions = [candidate.action for candidate in found.candidates]
        assert len(set(actions)) == len(actions) >= 2
        assert set(actions) <= set(decision.actions)
        assert {decision.actions[0], decision.actions[-1]} <= set(actions)
        assert found.choice.action == found.chosen == decision.actions[0]
        assert len({candidate.tries for candidate in found.candidates}) == 1
        best = found.candidates[0]
        assert best.behind == 0.0
        keys = [term.key for term in game.evaluate_terms(decision.sample(Rng(1)), decision.seat)]
        for candidate in found.candidates:
            assert candidate.line[0] == candidate.action
            assert candidate.tries == len(candidate.dealt) <= DEALS
            assert candidate.value == pytest.approx(sum(deal.value for deal in candidate.dealt) / candidate.tries)
            assert [term.key for term in candidate.terms] == keys
            assert candidate.behind == pytest.approx(best.value - candidate.value)
            for n, term in enumerate(candidate.terms):
                assert term.value == pytest.approx(sum(deal.terms[n] for deal in candidate.dealt) / candidate.tries)


@every_game
def test_reasons_are_the_largest_differences_and_losses_come_first(game_id: str) -> None:
    game, told = orrery.game(game_id), 0
    for _, found in explained(game_id):
        for move in found.candidates[1:]:
            best = found.candidates[0]
            gaps = differences(move, best)
            assert sum(gap.by for gap in gaps.values()) == pytest.approx(move.value - best.value, abs=1e-6)
            given = reasons(game, move, best)
            assert len(given) <= 3
            assert [reason.by >= 0.0 for reason in given] == sorted(reason.by >= 0.0 for reason in given)
            for reason in given:
                assert reason.by == gaps[reason.key].by
                assert abs(reason.by) >= least_told(game)
                for lang in LANGUAGES:
                    assert tidy(reason.text(lang)), reason.text(lang)
            told += len(given)
    assert told >= 2


def tidy(said: str) -> bool:
    return said.endswith(".") and not re.search(r" [,.:;)]|\( |  |\.\.|\n|[{}_]|\bnone\b|\bNone\b", said)


@every_game
def test_nothing_hidden_changes_an_explanation_and_nothing_is_changed_by_it(game_id: str) -> None:
    """The true state and a re-dealt one look the same to the seat, so they are explained alike."""
    game, differ = orrery.game(game_id), 0
    for n, (decision, found) in enumerate(explained(game_id)):
        before = digest(decision._state)
        twin = game.clone(decision.sample(Rng(n, 99)))
        differ += digest(twin) != before
        again = explain(
            Decision(game, twin, decision.seat),
            None,
            chosen=decision.actions[0],
            also=[decision.actions[-1]],
            deals=DEALS,
            most=3,
        )
        assert again == found
        assert digest(decision._state) == before
    assert differ


def test_the_bot_is_asked_where_nothing_was_chosen() -> None:
    decision = next(decisions("planet_5r"))
    first, again = (explain(decision, None, deals=4, seed=5) for _ in range(2))
    assert first == again, "without a clock the same every time"
    assert first.chosen == first.candidates[0].action
    assert sum(candidate.visits or 0 for candidate in first.candidates) > 100
    quick = explain(decision, 0.0)
    assert {candidate.tries for candidate in quick.candidates} == {1}
    assert all(candidate.doubt is candidate.behind_doubt is None for candidate in quick.candidates)


def test_a_single_action_is_explained_by_itself() -> None:
    m = orrery.game("planet_5r").new(3, 1, {"confirm": True})
    m.act(0, ["play", "scout"])
    decision = m.decision(0)
    assert decision is not None
    assert len(decision.actions) == 1
    found = explain(decision, None, deals=1)
    assert [candidate.action for candidate in found.candidates] == list(decision.actions)
    assert found.alternative is None


def test_actions_may_be_given_in_text_form_and_what_is_none_is_refused() -> None:
    decision = orrery.game("planet_5r").new(3, 1).decision(0)
    assert decision is not None
    found = explain(decision, 0.0, chosen=["play", "scout"], also=[["play", "expand"]])
    assert found.chosen in decision.actions
    assert found.choice.line == (found.chosen,)
    for wrong in (["play", "nothing"], ["bid", 3], 99):
        with pytest.raises(orrery.BadAnswer):
            explain(decision, 0.0, chosen=wrong)
        with pytest.raises(orrery.BadAnswer):
            explain(decision, 0.0, also=[wrong])


def test_a_doubt_is_computed_or_there_is_none() -> None:
    assert standard_error([3.0]) is None
    assert standard_error([3.0, 3.0, 3.0]) is None, "deals that make no difference tell nothing of luck"
    assert standard_error([1.0, 3.0]) == pytest.approx(1.0)
    gap, doubt = compared([1.0, 5.0], [0.0, 2.0])
    assert gap == 2.0
    assert doubt == pytest.approx(1.0)


def test_terms_of_several_deals_are_told_on_average() -> None:
    deals = [
        (Term("water", 1.0, {"n": 2, "held": True, "best": 1.0, "what": "site", "steps": None}),),
        (Term("water", 2.0, {"n": 3, "held": True, "best": 2.5, "what": "draw", "steps": None}),),
        (Term("water", 6.0, {"n": 3, "held": False, "best": 1.0, "what": "draw", "steps": 2}),),
    ]
    (term,) = mean_terms(deals)
    assert term == Term("water", 3.0, {"n": 3, "held": True, "best": 1.5, "what": "draw", "steps": None})
    assert isinstance(term.numbers["n"], int)


def candidate(*dealt: Dealt) -> Candidate:
    """A move with two terms of Planet 5R."""
    count = len(dealt)
    means = [sum(deal.terms[n] for deal in dealt) / count for n in range(2)]
    terms = (Term("water", means[0], {"water": round(3 * means[0])}), Term("hand", means[1], {"cards": 2}))
    value = sum(deal.value for deal in dealt) / count
    return Candidate("a", ("a",), value, None, 0.0, None, count, None, terms, dealt)


def test_what_may_be_luck_of_the_deals_is_no_reason() -> None:
    game = orrery.game("planet_5r")
    steady = candidate(Dealt(3.0, (1.0, 2.0)), Dealt(3.1, (1.1, 2.0)), Dealt(2.9, (0.9, 2.0)))
    lucky = candidate(Dealt(6.0, (4.0, 2.0)), Dealt(2.0, (0.0, 2.0)), Dealt(2.0, (0.0, 2.0)))
    assert reasons(game, steady, lucky) == []
    surely = candidate(Dealt(4.0, (2.0, 2.0)), Dealt(4.1, (2.1, 2.0)), Dealt(3.9, (1.9, 2.0)))
    (reason,) = reasons(game, surely, steady)
    assert reason.key == "water"
    assert reason.by == pytest.approx(1.0)
    assert reason.text("en") == "It keeps water together: 6 in store instead of 3, worth 1 point."
    assert reason.text("ru") == "Ход бережёт воду: в запасе 6, а не 3, это даёт 1 очко."


def test_what_the_search_sees_beyond_the_terms_is_told_as_such() -> None:
    game = orrery.game("planet_5r")
    here = candidate(Dealt(3.0, (1.0, 2.0)))
    (reason,) = reasons(game, candidate(Dealt(1.5, (1.0, 2.0))), here)
    assert (reason.key, reason.by) == (LATER, -1.5)
    assert reason.text("en") == (
        "The next turns bring 1.5 points less from here: they went worse in 1 of 1 futures tried."
    )


def test_what_the_others_can_make_of_it_is_not_mistaken_for_what_follows() -> None:
    game = orrery.game("planet_5r")
    here = candidate(Dealt(1.0, (1.0, 2.0), -2.0))
    (reason,) = reasons(game, candidate(Dealt(2.5, (1.0, 2.0), -0.5)), here)
    assert (reason.key, reason.by) == (OTHERS, 1.5)
    assert reason.text("en") == "It leaves the others with less to choose from, worth 1.5 points."
    assert reason.text("ru") == "Другим остаётся выбор победнее, это даёт 1,5 очка."


def test_who_turns_the_station_thinks_of_the_others() -> None:
    m = orrery.game("planet_unknown").new(3, 4, {"boards": "first"})
    decision = m.decision(m.actors[0])
    assert decision is not None
    assert decision.kind == "rotate"
    found = explain(decision, None, deals=2)
    assert any(deal.others < 0.0 for move in found.candidates for deal in move.dealt)


def test_what_counts_as_a_reason_hangs_on_the_games_spread() -> None:
    least = {game_id: least_told(orrery.game(game_id)) for game_id in PLAYERS}
    assert least["on_mars"] > least["pandorum"] > least["planet_unknown"] > least["planet_5r"] == 0.15


def test_the_better_moves_best_side_is_never_left_out() -> None:
    game = orrery.game("planet_5r")
    move, other = candidate(Dealt(5.0, (2.0, 1.0))), candidate(Dealt(3.0, (3.0, 0.5)))
    keys = [reason.key for reason in reasons(game, move, other, most=2)]
    assert keys == ["water", LATER], "the loss first, then what outweighs it"


def test_drawbacks_do_not_drown_what_outweighs_them() -> None:
    gaps = {"solo": -3.8, "techs": -2.4, "cards": 1.8, "crew": 1.7, "rover": 1.6, "points": 1.5, "bots": 0.8}
    assert _chosen(gaps, better=True, most=3) == ["solo", "cards", "crew"]
    assert _chosen(gaps, better=False, most=3) == ["solo", "techs", "cards"]
    assert _chosen(gaps, better=True, most=1) == ["cards"]
    assert _chosen({"water": -1.0, "hand": 0.1}, better=True, most=3) == ["water", "hand"]


def test_a_game_of_ones_own_is_explained_too() -> None:
    m = TOY.new(2, 1)
    decision = m.decision(m.actors[0])
    assert decision is not None
    found = explain(decision, None, deals=2)
    assert found.choice.terms[0].key == "points"

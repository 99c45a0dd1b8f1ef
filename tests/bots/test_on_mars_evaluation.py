"""The evaluation of On Mars: what it prefers, what it leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.engine import actors, apply, options, start
from orrery.core.rng import Rng, stream_keys
from orrery.core.state_codec import to_plain
from orrery.games.on_mars import GAME
from orrery.games.on_mars.actions import Act, Pawn
from orrery.games.on_mars.components import ACTION_IDS, BLUEPRINTS, BP_IDS, CONTRACT_IDS, CONTRACTS, ITEMS
from orrery.games.on_mars.evaluate import evaluate
from orrery.games.on_mars.flow import FLOW
from orrery.games.on_mars.options import OPTIONS
from orrery.games.on_mars.outlook.cards import blueprints, contract_chance
from orrery.games.on_mars.outlook.look import Look
from orrery.games.on_mars.outlook.times import Times, times
from orrery.games.on_mars.prefilter import promising
from orrery.games.on_mars.rules.setup import set_up
from orrery.games.on_mars.state import State

SHORT = Times(rounds=0.0, young=0.0, trips=0.0, updates=0.0)
LONG = Times(rounds=15.0, young=0.8, trips=3.0, updates=1.0)
DELIVERY = next(n for n, card in enumerate(CONTRACTS) if not card.upgrade)


def walk(players: int, seed: int, decisions: int) -> list[State]:
    """Positions of a random game, one for each decision."""
    rng = Rng(seed)
    s = set_up(players, OPTIONS.read({}), stream_keys(seed, players + 1))
    start(FLOW, s)
    found = []
    for _ in range(decisions):
        waiting = actors(FLOW, s)
        if not waiting:
            break
        found.append(s.clone())
        apply(FLOW, s, waiting[0], rng.choice(options(FLOW, s, waiting[0])))
    return found


@pytest.mark.parametrize("players", [1, 2, 4])
def test_judging_changes_nothing_and_gives_the_same_twice(players: int) -> None:
    for s in walk(players, 5, 250)[::10]:
        before = to_plain(s)
        values = {evaluate(s, seat) for seat in range(players) for _ in range(2)}
        assert len(values) <= players
        assert to_plain(s) == before


def with_points(s: State, seat: int, more: int) -> State:
    """The same position, but this seat has scored more."""
    data = GAME.describe(s)
    data["seats"][seat]["op"] += more
    state: State = GAME.position(data).state
    return state


def holding(**own: Any) -> State:
    """The first turn of a seat that has this."""
    state: State = GAME.position({"players": 2, "seats": [own], "pending": [{"kind": "turn", "seat": 0}]}).state
    return state


def test_points_are_worth_points() -> None:
    s = walk(3, 2, 60)[-1]
    assert evaluate(with_points(s, 1, 3), 1) == pytest.approx(evaluate(s, 1) + 3)


def test_a_rival_who_scores_is_bad_news() -> None:
    s = walk(3, 2, 60)[-1]
    assert evaluate(with_points(s, 0, 30), 1) < evaluate(s, 1)


def test_a_blueprint_is_a_promise_early_and_a_debt_at_the_end() -> None:
    s = holding(storage={"mineral": 1}, blueprints={BP_IDS[0]: None})
    assert blueprints(Look(s, 0, LONG)) > 0
    assert blueprints(Look(s, 0, SHORT)) == -BLUEPRINTS[0].op


def test_a_contract_is_likelier_with_time_and_with_every_item() -> None:
    name, needs = CONTRACT_IDS[DELIVERY], CONTRACTS[DELIVERY].needs
    assert contract_chance(Look(holding(storage={}, contracts={name: {}}), 0, SHORT), DELIVERY) == 0
    chances = []
    for delivered in range(sum(needs) + 1):
        left = delivered
        items = {}
        for item, need in zip(ITEMS, needs, strict=True):
            items[item] = min(need, left)
            left -= items[item]
        s = holding(storage={}, contracts={name: items})
        chances.append(contract_chance(Look(s, 0, LONG), DELIVERY))
    assert chances == sorted(set(chances))
    assert chances[-1] == 1


def test_an_action_begun_does_not_look_like_a_loss() -> None:
    """Sending the colonist who builds is a beginning, not a waste."""
    seen = 0
    construct = ACTION_IDS.index("construct")
    for seed in range(1, 5):
        for s in walk(4, seed, 60):
            seat = actors(FLOW, s)[0]
            for action in options(FLOW, s, seat):
                if type(action) is Act and action.action == construct and not action.crystals:
                    begun = s.clone()
                    apply(FLOW, begun, seat, action)
                    assert evaluate(begun, seat) > evaluate(s, seat) - 1.5
                    seen += 1
    assert seen


def test_the_end_draws_near() -> None:
    positions = walk(4, 4, 700)
    assert times(positions[0]).rounds > 10
    last = positions[-1]
    last.last_round = last.round
    assert times(last) == SHORT


@pytest.mark.parametrize("players", [1, 3])
def test_a_glance_leaves_a_choice_of_what_was_offered(players: int) -> None:
    for s in walk(players, 8, 400):
        seat = actors(FLOW, s)[0]
        offered = options(FLOW, s, seat)
        kept = promising(s, seat, offered, 24)
        assert kept
        assert set(kept) <= set(offered)
        assert sum(type(action) is Pawn for action in kept) <= 1

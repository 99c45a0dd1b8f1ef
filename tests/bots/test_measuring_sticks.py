"""`greedy@0.2` and `mcts@0.2` answer as greedy and mcts did before there were levels, whatever becomes of these.

All that was pinned here was computed with the bots and games of then, too.
"""

from __future__ import annotations

import hashlib
import json

import pytest

import orrery
from bots.evaluations import NAMES, values
from orrery.arena import Here, Series, contestants, run
from orrery.core import engine
from orrery.core.decision import Decision
from orrery.core.rng import Rng

SETTINGS: dict[str, dict[str, int]] = {"greedy@0.2": {"samples": 3}, "mcts@0.2": {"iterations": 24}}
EVERY = {
    "planet_5r": 5,
    "planet_unknown": 23,
    "pandorum": 23,
    "on_mars": 61,
}  # decisions with a choice, of a random game

# If one of these differs, either a measuring stick was changed, which must never happen, or the rules, a deal or an
# evaluation give something else than before: then figures measured against it can't be compared with older ones.
PICKS = {
    ("greedy@0.2", "on_mars"): "1c1f13742bf5383f",
    ("mcts@0.2", "on_mars"): "4f4d6c524e123a51",
    ("greedy@0.2", "pandorum"): "c8a59966b297699c",
    ("mcts@0.2", "pandorum"): "3836d33e290a6976",
    ("greedy@0.2", "planet_5r"): "5a9dbdd893dd88b0",
    ("mcts@0.2", "planet_5r"): "3d8c4e0128959bc9",
    ("greedy@0.2", "planet_unknown"): "14b3e967293f4c5f",
    ("mcts@0.2", "planet_unknown"): "82447246c338f09e",
}


# What the sticks share with the games: if one of these differs, an evaluation has changed. Then the sticks have changed
# too and need another name for what they are now; figures measured before don't compare any more.
WORTH = {
    "on_mars": "e6aa6dc13f1ceaa1",
    "pandorum": "acb1b8a8b565835a",
    "planet_5r": "8171feff499516f1",
    "planet_unknown": "b416c40f46502990",
    "planet_unknown-parts": "6f85c9f5600348df",
}


def picks(name: str, ident: str) -> str:
    """A fingerprint of all answers along a random game."""
    game = orrery.game(ident)
    m = game.new(4, 20)
    state, rng, n, found = game.clone(m.state), Rng(20, 5), 0, []
    while actors := engine.actors(m.flow, state):
        seat = rng.choice(actors)
        decision = Decision(game, state, seat)
        if len(decision.actions) > 1:
            n += 1
            if n % EVERY[ident] == 0:
                answer = orrery.bot(name, seed=n, **SETTINGS[name]).choose(game.view(state, seat), decision)
                found.append(game.action_to_json(answer))
        engine.apply(m.flow, state, seat, rng.choice(decision.actions))
    assert len(found) >= 8
    return hashlib.sha256(json.dumps(found).encode()).hexdigest()[:16]


@pytest.mark.parametrize("ident", orrery.games())
@pytest.mark.parametrize("name", sorted(SETTINGS))
def test_the_answers_never_change(name: str, ident: str) -> None:
    assert picks(name, ident) == PICKS[name, ident]


@pytest.mark.parametrize("name", NAMES)
def test_what_they_judge_by_never_changes(name: str) -> None:
    found = hashlib.sha256(json.dumps(values(name)).encode()).hexdigest()[:16]
    assert found == WORTH[name], "greedy@0.2 and mcts@0.2 judge otherwise than when they were measured"


def test_they_take_part_like_any_other_bot() -> None:
    bots = contestants("mcts@0.2:iterations=12,greedy@0.2:samples=1,random")
    assert [bot.label for bot in bots] == ["mcts@0.2:iterations=12", "greedy@0.2:samples=1", "random"]
    results = run(Series("planet_5r", (), bots, 3, seed=4), Here())
    assert all(result.over and sum(result.shares) == pytest.approx(1.0) for result in results)
    assert bots[0].make(1).name == "mcts@0.2"

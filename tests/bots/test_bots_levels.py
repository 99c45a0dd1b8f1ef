"""Levels: what the server's workers call."""

from __future__ import annotations

import json

import pytest

import orrery
from orrery.bots.levels import LEVELS, choose, opponent
from orrery.core.rng import Rng
from orrery.core.state_codec import to_plain


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_a_level_answers_a_re_dealt_state_in_text_form(level: str) -> None:
    m = orrery.game("planet_5r").new(3, seed=4)
    for _ in range(12):
        seat = m.actors[0]
        decision = m.decision(seat)
        assert decision is not None
        sent = json.loads(json.dumps(to_plain(decision.sample(Rng(8)))))  # as it goes through a pipe
        action = choose(level, "planet_5r", sent, seat, seed=5, seconds=0.02)
        assert action in decision.to_json()["actions"]
        m.act(seat, action)


def test_levels_are_ordered_by_name_and_have_their_time() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard"]
    assert all(0 < level.seconds <= 2 for level in LEVELS.values())
    assert opponent("hard", seed=1).name == "mcts"

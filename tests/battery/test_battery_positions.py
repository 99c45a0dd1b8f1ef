"""Positions as data: what a state is described as builds the same state again, at moments of random games."""

from __future__ import annotations

import json

import pytest

import orrery
from battery.tables import NAMES, SETUPS, positions
from orrery.core.state_codec import digest

WITH_POSITIONS = [n for n, setup in enumerate(SETUPS) if hasattr(setup.game, "positions")]


@pytest.mark.parametrize("index", WITH_POSITIONS, ids=[NAMES[n] for n in WITH_POSITIONS])
def test_a_described_state_is_built_again(index: int) -> None:
    game = SETUPS[index].game
    for m in positions(index):
        data = game.describe(m.state)
        again = game.position(json.loads(json.dumps(data)))
        assert digest(again.state) == digest(m.state)
        assert game.describe(again.state) == data
        assert again.actors == m.actors
        assert orrery.load(again.to_json()) == again

"""Positions as data: what a state is described as builds the same state again, at moments of random games."""

from __future__ import annotations

import json
from typing import Any

import pytest

import orrery
from battery.one_change import changed, places
from battery.tables import NAMES, SETUPS, positions, rng_of
from orrery.core.state_codec import digest
from orrery.core.trial import answers_to_try

JUNK: tuple[Any, ...] = (None, -1, 0, 1, 7, 99, "", "x", [], {}, True, ["x"])  # instead of a value
CHANGES = 8  # of each position
every_game = pytest.mark.parametrize("index", range(len(SETUPS)), ids=NAMES)


@every_game
def test_a_described_state_is_built_again(index: int) -> None:
    game = SETUPS[index].game
    for m in positions(index):
        data = game.describe(m.state)
        again = game.position(json.loads(json.dumps(data)))
        assert digest(again.state) == digest(m.state)
        assert game.describe(again.state) == data
        assert again.actors == m.actors
        assert orrery.load(again.to_json()) == again


@every_game
def test_data_with_one_value_changed_are_a_position_or_are_refused(index: int) -> None:
    """Nothing but a sentence comes back, in every language; what is accepted can be played on."""
    setup = SETUPS[index]
    rng, steps = rng_of(setup, 31), rng_of(setup, 32)
    refused: list[orrery.OrreryError] = []
    for m in positions(index)[::5]:
        data = setup.game.describe(m.state)
        paths = list(places(data))
        for _ in range(CHANGES):
            try:
                built = setup.game.position(changed(data, rng.choice(paths), rng.choice(JUNK)))
            except orrery.OrreryError as bad:
                refused.append(bad)
            else:
                setup.game.invariants(built.state)
                if built.actors:
                    built.act(*steps.choice(answers_to_try(setup.game, built.state)))
                    setup.game.invariants(built.state)
    assert refused
    assert all(bad.text("en") and bad.text("ru") for bad in refused)

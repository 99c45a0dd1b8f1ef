"""Compact action spaces at every table: nothing is lost on the way into numbers and back."""

from __future__ import annotations

import numpy as np
import pytest

import orrery
from battery.tables import NAMES, SETUPS, rng_of
from orrery import lab
from orrery.core import engine
from orrery.core.decision import Decision
from orrery.lab import Space

SIZES = {"planet_5r": 150, "pandorum": 400, "on_mars": 600, "planet_unknown": 1200}


@pytest.mark.parametrize("index", range(len(SETUPS)), ids=NAMES)
def test_every_legal_action_has_a_path_of_its_own(index: int) -> None:
    """Of every decision of a random game: all its actions, by their steps, there and back."""
    setup = SETUPS[index]
    game, space, rng = setup.game, lab.space(setup.game.id), rng_of(setup, 5)
    options = game.read_options(setup.options)
    flow, state = game.flow(options), game.initial(setup.players, 5, options)
    engine.start(flow, state)
    mask = np.empty(space.n, np.int8)
    several = 0
    while seats := engine.actors(flow, state):
        seat = rng.choice(seats)
        decision = Decision(game, state, seat)
        several += check_decision(space, decision, mask)
        cursor = space.begin(decision)
        while not cursor.done:
            cursor = cursor.choose(rng.choice(cursor.legal))
        assert any(cursor.action is action for action in decision.actions)
        engine.apply(flow, state, seat, cursor.action)
    assert several


def check_decision(space: Space, decision: Decision, mask: np.ndarray) -> bool:
    """Whether there was a choice."""
    paths = {}
    for action in decision.actions:
        path = space.encode(decision, action)
        assert path not in paths
        paths[path] = action
        assert all(0 <= step < space.n for step in path)
        whole = space.path(action)
        assert len(set(whole)) == len(whole), "a step stands twice in a path"
        found = space.decode(decision, path)
        assert type(found) is type(action)
        assert found == action
    cursor = space.begin(decision)
    assert sorted(cursor.legal) == sorted({path[0] for path in paths})
    assert np.flatnonzero(cursor.mask(mask)).tolist() == sorted(cursor.legal)
    assert len(cursor.actions) == len(decision.actions)
    return len(paths) > 1


@pytest.mark.parametrize("game_id", orrery.games())
def test_spaces_are_small_and_every_number_says_something(game_id: str) -> None:
    space = lab.space(game_id)
    assert space.n <= SIZES[game_id]
    assert space.name.startswith(f"{game_id}-v")
    meanings = [space.meaning(step) for step in range(space.n)]
    assert all(meanings)
    assert len(set(meanings)) == space.n
    assert [block.first for block in space.blocks] == list(np.cumsum([0, *(b.size for b in space.blocks)])[:-1])

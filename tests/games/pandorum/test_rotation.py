"""The field has no north: two games on the same field, one of them turned, go the same way to the last quid."""

from __future__ import annotations

from typing import Any

import pytest

from games.pandorum.marks import rules
from orrery import Rng
from orrery.core import engine
from orrery.games.pandorum import GAME
from orrery.games.pandorum import actions as a
from orrery.games.pandorum.components import Place
from orrery.games.pandorum.hexes import AT, HEXES, clusters, crack_at, kinds_of, parted
from orrery.games.pandorum.operations.crack import TURNS, Crack
from orrery.games.pandorum.operations.meteor import Meteor
from orrery.games.pandorum.state import State

BY_HEX = (a.Engine, a.Fly, a.Jump, a.Hex)


class Turn:
    """The field turned counter-clockwise by so many steps of 60 degrees."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def hex(self, hex_: int) -> int:
        q, r = HEXES[hex_]
        for _ in range(self.steps):
            q, r = q + r, -q
        return AT[q, r]

    def mask(self, mask: int) -> int:
        return sum(1 << self.hex(hex_) for hex_ in range(len(HEXES)) if mask >> hex_ & 1)

    def layout(self, layout: tuple[Place, ...]) -> tuple[Place, ...]:
        """The middle section is turned, the others also go round it."""
        outer = [layout[1 + (position - self.steps) % 6] for position in range(6)]
        return tuple(place._replace(rotation=(place.rotation + self.steps) % 6) for place in (layout[0], *outer))

    def state(self, s: State) -> State:
        """The table before anything was built."""
        twin = s.clone()
        twin.layout = self.layout(s.layout)
        twin.printed = kinds_of(twin.layout)
        twin.ground = tuple(self.mask(mask) for mask in s.ground)
        for hex_, kind in enumerate(s.printed):
            assert twin.printed[self.hex(hex_)] == kind
        return twin

    def action(self, action: Any, s: State) -> Any:
        """The same on the turned field; what has several names is told by what it means."""
        kind = type(action)
        if kind in BY_HEX:
            return kind, self.hex(action.hex)
        if kind is a.Direction:
            return kind, (action.direction + self.steps) % 6
        if kind is Meteor:
            return kind, frozenset(self.hex(hex_) for hex_ in action)
        if kind is a.Cluster:
            return kind, next(self.mask(mask) for mask in clusters(s.volcanoes, s.crack) if mask >> action.hex & 1)
        if kind is Crack:
            pairs = parted(crack_at(action.hex, action.direction, TURNS[action.turn]))
            return kind, frozenset(frozenset(self.hex(hex_) for hex_ in pair) for pair in pairs)
        return kind, tuple(action)


STILL = Turn(0)


@rules("PD-1.5", "PD-1.7", "PD-1.8", "PD-1.9", "PD-2.5", "PD-11.3")
@pytest.mark.parametrize("steps", range(1, 6))
@pytest.mark.parametrize("horizons", [False, True])
def test_turning_the_field_changes_no_income_and_no_legality(steps: int, horizons: bool) -> None:
    turn, rng = Turn(steps), Rng(steps)
    options = GAME.read_options({"new_horizons": horizons})
    flow = GAME.flow(options)
    straight = GAME.initial(2 + steps % 3, 100 + steps, options)
    turned = turn.state(straight)
    engine.start(flow, straight)
    engine.start(flow, turned)
    decisions = 0
    while seats := engine.actors(flow, straight):
        (seat,) = seats
        assert engine.actors(flow, turned) == (seat,)
        here = engine.options(flow, straight, seat)
        there = {STILL.action(action, turned): action for action in engine.options(flow, turned, seat)}
        assert {turn.action(action, straight) for action in here} == set(there)
        assert len(here) == len(there)
        chosen = rng.choice(here)
        other = there[turn.action(chosen, straight)]
        engine.apply(flow, straight, seat, chosen)
        engine.apply(flow, turned, seat, other)
        assert turned.quids == straight.quids
        assert turned.hands == straight.hands
        assert turned.modules == [turn.mask(mask) for mask in straight.modules]
        assert turned.bases == [turn.mask(mask) for mask in straight.bases]
        assert turned.ground == tuple(turn.mask(mask) for mask in straight.ground)
        assert turned.contaminated == turn.mask(straight.contaminated)
        decisions += 1
    assert not engine.actors(flow, turned)
    assert decisions > 50
    assert GAME.result(turned) == GAME.result(straight)

"""Answers that are found without making a list agree with the list, at every stage of games played by chance."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from orrery.core import engine
from orrery.core.rng import Rng, stream_keys
from orrery.games.on_mars.actions import Done
from orrery.games.on_mars.components import EFFECTS
from orrery.games.on_mars.flow import FLOW
from orrery.games.on_mars.operation import OPERATIONS, UNITS
from orrery.games.on_mars.options import OPTIONS
from orrery.games.on_mars.rules import units
from orrery.games.on_mars.rules.setup import set_up
from orrery.games.on_mars.state import State

EVERY = 12  # decisions between two looks
UNIT_EFFECTS = [effect for effect in EFFECTS if effect.op in OPERATIONS and OPERATIONS[effect.op].unit is not None]


def stages(players: int, seed: int) -> Iterator[tuple[State, int]]:
    """States of a random game, each with the seat that decides."""
    s = set_up(players, OPTIONS.read({}), stream_keys(seed, players + 1))
    engine.start(FLOW, s)
    rng = Rng(seed)
    while (seat := engine.first_actor(FLOW, s)) >= 0:
        yield s, seat
        engine.apply(FLOW, s, seat, rng.choice(engine.options(FLOW, s, seat)))


def test_an_effect_of_units_is_possible_if_there_is_one() -> None:
    seen = set()
    for players in range(1, 5):
        for n, (s, _) in enumerate(stages(players, players + 4)):
            for effect in UNIT_EFFECTS if n % EVERY == 0 else ():
                operation = OPERATIONS[effect.op]
                assert operation.unit is not None
                for seat in range(players):
                    found = operation.possible(s, seat, effect)
                    assert found == bool(operation.unit.units(s, seat, effect)), (n, seat, effect)
                    seen.add((effect.op, found))
    assert seen == {(op, found) for op, _ in seen for found in (True, False)}  # both were met
    assert {op for op, _ in seen} >= {"blueprint", "develop", "learn", "resupply", "welcome"}


@pytest.mark.parametrize(("players", "seed"), [(2, 16), (4, 18)])
def test_a_unit_is_left_if_more_is_offered_than_to_be_done(players: int, seed: int) -> None:
    seen = set()
    for s, seat in stages(players, seed):
        frame = s.stacks[seat][-1]
        if type(frame) not in UNITS:
            continue
        for done in range(frame.done + 3):
            asked = frame._replace(done=done)
            left = any(type(action) is not Done for action in units.options(s, asked))
            assert units.any_left(s, asked) == left
            seen.add(left)
    assert seen == {True, False}


def test_pieces_on_one_hex_are_found() -> None:
    crowds = 0
    for s, seat in stages(4, 21):
        own = [*s.bots[seat], *([s.rovers[seat]] if s.rovers[seat] >= 0 else [])]
        others = [at for party in range(4) if party != seat for at in (*s.bots[party], s.rovers[party])]
        mined = [at for at in own for mask in s.miners if mask >> at & 1]
        shared = {at for at in own if own.count(at) > 1 or at in (*others, *s.card_hex, *mined)}
        assert s.crowded(seat) == sum(1 << at for at in shared)
        crowds += bool(shared)
    assert crowds

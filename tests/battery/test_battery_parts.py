"""Parts of an expansion go together: each alone, every two, all of them, alone at the table and with others."""

from __future__ import annotations

from itertools import combinations

import pytest

import orrery
from battery.checks import check_agreement, check_resample, whole_space
from battery.outcome_checks import check_outcomes
from battery.tables import Setup, rng_of
from orrery.arena.setups import part_sets
from orrery.core import engine
from orrery.core.state_codec import digest, to_plain

SEVERAL = (2, 3, 4)  # numbers of seats that take turns over the combinations
STEPS = 4  # between two looks at the invariants
LOOKS = 90  # steps between two looks at what every seat sees


def tables() -> list[Setup]:
    found = []
    for game_id in orrery.games():
        game = orrery.game(game_id)
        for number, parts in enumerate(part_sets(game)):
            for players in (1, SEVERAL[number % len(SEVERAL)]):
                if players in game.players:
                    usual = {option.name: option.default for option in game.option_set.options}
                    found.append(Setup(game, players, {**usual, **parts}))
    return found


TABLES = tables()


def test_every_combination_is_there() -> None:
    game = orrery.game("planet_unknown")
    parts = [option.name for option in game.option_set.options if option.later]
    found = [tuple(name for name in parts if table.options[name]) for table in TABLES if table.game is game]
    assert len(parts) == 6
    assert set(found) == {*combinations(parts, 1), *combinations(parts, 2), tuple(parts)}
    assert len(found) == 2 * 22
    assert not part_sets(orrery.game("planet_5r"))


@pytest.mark.parametrize("index", range(len(TABLES)), ids=[table.name for table in TABLES])
def test_a_game_with_these_parts(index: int) -> None:
    """It ends, keeps the invariants, its options are its rules, and another deal leaves what a seat knows."""
    table = TABLES[index]
    game, space = table.game, whole_space(table.game, index, len(TABLES))
    options = game.read_options(table.options)
    flow = game.flow(options)
    state, rng, steps = game.initial(table.players, 7, options), rng_of(table, 7), 0
    engine.start(flow, state)
    while seats := engine.actors(flow, state):
        seat = rng.choice(seats)
        found = engine.options(flow, state, seat)
        assert found, "dead end"
        engine.apply(flow, state, seat, rng.choice(found))
        steps += 1
        if steps % STEPS == 0:
            game.invariants(state)
        if steps % LOOKS == 0:
            raw = to_plain(state)
            assert digest(game.codec.read_state(raw)) == digest(state)
            for other in engine.actors(flow, state):
                check_agreement(game, state, other, space)
            for me in range(table.players):
                check_resample(game, state, me, rng)
                check_outcomes(game, state, me, rng)
    game.invariants(state)
    assert steps > 10

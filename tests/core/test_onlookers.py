"""Views that are made together share parts, and are what each would be if it were made alone."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from orrery.core.onlookers import SameTable, same_for_all
from orrery.core.rng import Rng

MOVES = 60


@pytest.mark.parametrize("game", orrery.games())
def test_views_made_together_are_those_made_alone(game: str) -> None:
    match, rng = orrery.game(game).new(3, 11), Rng(5)
    for _ in range(MOVES):
        if match.over:
            break
        seat = rng.choice(match.actors)
        decision = match.decision(seat)
        assert decision is not None
        match.act(seat, rng.choice(decision.actions))
        assert match.views() == {who: match.view(who) for who in (0, 1, 2, None)}
        assert match._latest is not None
        for n, moment in enumerate(match._latest.moments):
            for who in (0, 1, 2, None):
                assert match._latest.view(n, who) == match.game.view(moment.state, who, True)


class Counted:
    """Counts how often a part is made."""

    def __init__(self) -> None:
        self.made = 0

    def part(self, state: list[int], add: int) -> list[int]:
        self.made += 1
        return [n + add for n in state]


def test_a_part_is_made_once_for_a_table_and_anew_for_everybody_else() -> None:
    counted = Counted()
    part: Any = same_for_all(counted.part)
    state, other = [1], [1]
    with SameTable(state) as table:
        assert part(state, 1) is part(state, 1)
        assert part(state, 2) == [3]
        assert part(other, 1) is not part(other, 1)
    assert counted.made == 4
    with table:
        part(state, 1)
    assert counted.made == 4
    state.append(5)
    assert part(state, 1) == [2, 6]

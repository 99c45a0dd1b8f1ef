"""Positions with a known best move: near the end of a game, where the rules alone tell what each action is worth.

All ways to the end are played (`exact_play`), so the truth is no judgement. The analysis has to name a best move when
the worst one was played, to say what that cost, and to find nothing wrong with a best one. Games are random play from a
seed; where a rule changes they go otherwise, and new positions have to be looked for near their ends.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import orrery
from analysis.exact_play import exact_worth
from orrery.analysis.game_walk import Walk
from orrery.analysis.judging import judge
from orrery.analysis.marks import TO_LEARN_FROM
from orrery.bots.bot_match import play_out
from orrery.core.decision import Decision

SEATS = {"planet_5r": 3, "pandorum": 2, "planet_unknown": 2, "on_mars": 2}
DEALS = 12
# seed, actions played, the question, and by how many points the worst answer is behind the best
KNOWN = {
    "planet_5r": (
        (1, 66, "take_technology", 2),
        (3, 57, "take_technology", 3),
        (6, 56, "take_technology", 2),
        (11, 66, "take_technology", 3),
        (17, 62, "take_technology", 4),
        (19, 58, "take_technology", 6),
        (20, 60, "take_technology", 3),
        (23, 61, "take_technology", 2),
        (28, 55, "take_technology", 4),
        (30, 59, "take_technology", 4),
        (33, 60, "take_technology", 9),
        (35, 57, "take_technology", 3),
    ),
    "pandorum": (
        (1, 492, "stop", 4),
        (3, 315, "stop", 4),
        (5, 260, "stop", 4),
        (6, 324, "stop", 4),
        (15, 335, "build", 2),
        (51, 252, "build", 2),
        (55, 444, "turn", 5),
        (89, 428, "turn", 8),
        (90, 398, "turn", 2),
        (103, 408, "build", 8),
        (110, 376, "turn", 9),
        (151, 343, "build", 13),
    ),
    "planet_unknown": (
        (2, 227, "place_patch", 2),
        (2, 226, "boost", 5),
        (2, 225, "boost", 5),
        (6, 178, "boost", 3),
        (8, 187, "energy", 2),
        (9, 163, "end_turn", 5),
        (11, 177, "choose_civ", 3),
        (12, 185, "place", 2),
        (16, 205, "choose_line", 3),
        (16, 204, "choose_civ", 3),
        (18, 168, "take", 2),
        (19, 209, "choose_civ", 3),
        (33, 224, "end_turn", 2),
        (36, 162, "end_turn", 6),
    ),
    "on_mars": (
        (1, 402, "hire", 3),
        (11, 396, "develop", 3),
        (11, 397, "develop", 2),
        (17, 488, "hire", 9),
        (2, 419, "move", 8),
        (22, 467, "hire", 2),
        (27, 432, "blueprint", 2),
        (27, 433, "blueprint", 5),
        (37, 449, "hire", 3),
        (4, 428, "move", 5),
        (42, 438, "turn", 13),
        (44, 410, "hire", 2),
        (46, 407, "move", 5),
    ),
}
CASES = [(game_id, *known) for game_id, positions in KNOWN.items() for known in positions]


@cache
def position(game_id: str, seed: int, step: int) -> tuple[Any, Any, int]:
    game = orrery.game(game_id)
    match = game.new(SEATS[game_id], seed)
    play_out(match, ["random"] * SEATS[game_id], seed)
    return game, game.clone(Walk(match).at(step)), match.actions[step][0]


def test_every_game_has_a_dozen() -> None:
    assert sorted(KNOWN) == sorted(orrery.games())
    assert all(len(positions) >= 12 for positions in KNOWN.values())


@pytest.mark.parametrize(("game_id", "seed", "step", "kind", "by"), CASES)
def test_the_analysis_names_the_best_move(game_id: str, seed: int, step: int, kind: str, by: int) -> None:
    game, state, seat = position(game_id, seed, step)
    assert Decision(game, state, seat).kind == kind
    worths = exact_worth(game, state, seat)
    most, least = (pick(worth for _, worth in worths) for pick in (max, min))
    assert most - least == by
    best = [game.action_to_json(action) for action, worth in worths if worth == most]
    worst = next(action for action, worth in worths if worth == least)
    found = judge(game, state, seat, worst, step, DEALS)
    assert found.best in best
    assert found.mark != "best"
    if found.chance is None or found.chance.by >= 0.02:  # else the game was decided
        assert found.mark in TO_LEARN_FROM
    assert found.points.by >= 1.5
    praised = judge(game, state, seat, game.action_from_json(best[0]), step, DEALS)
    assert praised.mark == "best"
    assert praised.points.by == 0.0

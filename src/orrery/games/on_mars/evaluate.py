"""How good a position looks: the evaluation that the bots `greedy` and `mcts` use (no rule depends on it).

Points a seat may expect at the end: what it has, cards and contracts by the chance to complete them, and what its crew,
means and pieces will still bring in the rounds left. An action that has begun counts in advance what it will bring.
`docs/bots.md` tells more.
"""

from __future__ import annotations

from typing import Final

from orrery.games.on_mars.components import (
    CONTRACTS,
    HANGAR_OP,
    PROGRESS_POINTS,
    SCIENTIST_OP,
    SCIENTISTS,
)
from orrery.games.on_mars.outlook import board, cards
from orrery.games.on_mars.outlook.alone import requirements
from orrery.games.on_mars.outlook.look import Look
from orrery.games.on_mars.outlook.promise import promised
from orrery.games.on_mars.outlook.times import times
from orrery.games.on_mars.rules.scoring import quarters_points, total
from orrery.games.on_mars.state import END, LACERDA, State

BEST_RIVAL: Final = 0.5
ALL_RIVALS: Final = 0.2
AUTOMATON: Final = 0.15  # his turns follow at once where he comes next, and must not look like the seat's own fault


def worth(look: Look, built: list[int]) -> float:
    """Points the seat may expect."""
    return (
        board.score_so_far(look)
        + board.crew(look)
        + board.means(look)
        + board.rover(look)
        + board.soon(look)
        + cards.blueprints(look)
        + cards.scientists(look, built)
        + cards.earth(look)
        + cards.private_goals(look)
        + cards.on_offer(look)
        + promised(look)
    )


def standing(look: Look, party: int, built: list[int]) -> float:
    """A rival at a glance: what one's own turn may change."""
    s = look.s
    points = float(s.op[party] + HANGAR_OP * s.hangar[party] + PROGRESS_POINTS[s.progress[party].bit_count()])
    for level in look.labs[party]:
        points += board.TECH_NOW[level]
    if party in s.scientist_owner:
        for scientist, owner in enumerate(s.scientist_owner):
            if owner == party:
                points += SCIENTIST_OP * built[SCIENTISTS[scientist].scores]
    if s.automaton(party):
        points += quarters_points(s.capacity(party))
        points += sum(CONTRACTS[contract].op for contract, owner in enumerate(s.contract_owner) if owner == party)
    return points


def evaluate(s: State, seat: int) -> float:
    """Points ahead of the others: of the best of them, and a little of all."""
    if s.phase == END:
        return _final(s, seat)
    look = Look(s, seat, times(s))
    built, points = cards.advanced(s)
    mine = worth(look, built)
    if s.solo:
        return mine + requirements(look) - AUTOMATON * (standing(look, LACERDA, built) + points[LACERDA])
    rivals = [standing(look, other, built) + points[other] for other in range(s.players) if other != seat]
    return mine - BEST_RIVAL * max(rivals) - ALL_RIVALS * sum(rivals) / len(rivals)


def _final(s: State, seat: int) -> float:
    found = [float(total(s, party)) for party in range(s.parties)]
    mine = found.pop(seat)
    if s.solo:
        return mine - found[0] + requirements(Look(s, seat, times(s)))
    return mine - BEST_RIVAL * max(found) - ALL_RIVALS * sum(found) / len(found)

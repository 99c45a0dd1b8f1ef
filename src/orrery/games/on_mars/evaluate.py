"""How good a position looks: the evaluation that the bots `greedy` and `mcts` use (no rule depends on it).

Points a seat may expect at the end: what it has, cards and contracts by the chance to complete them, and what its crew,
means and pieces will still bring in the rounds left. An action that has begun counts in advance what it will bring.
`docs/bots.md` tells more.
"""

from __future__ import annotations

from typing import Final

from orrery.core.terms import Tally
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
from orrery.games.on_mars.rules.scoring import lines, quarters_points, total
from orrery.games.on_mars.state import END, LACERDA, State

BEST_RIVAL: Final = 0.5
ALL_RIVALS: Final = 0.2
AUTOMATON: Final = 0.15  # his turns follow at once where he comes next, and must not look like the seat's own fault
OF_LINE: Final = {  # which term a line of the final score belongs to
    "op": "points",
    "progress": "progress",
    "ships": "points",
    "colonists": "crew",
    "techs": "techs",
    "blueprints": "blueprints",
    "scientists": "scientists",
    "contracts": "contracts",
}


def worth(look: Look, built: list[int], tally: Tally | None = None) -> float:
    """Points the seat may expect; a tally is told where they come from."""
    points = board.score_so_far(look, tally)
    points += board.crew(look)
    if tally is not None:
        tally.upto("crew", points)
    points += board.means(look, tally)
    if tally is not None:
        tally.past(points)
    points += board.rover(look)
    if tally is not None:
        tally.upto("rover", points)
    points += board.soon(look, tally)
    if tally is not None:
        tally.past(points)
    points += cards.blueprints(look)
    if tally is not None:
        tally.upto("blueprints", points)
    points += cards.scientists(look, built)
    if tally is not None:
        tally.upto("scientists", points)
    points += cards.earth(look)
    if tally is not None:
        tally.upto("contracts", points)
    points += cards.private_goals(look)
    if tally is not None:
        tally.upto("goals", points)
    points += cards.on_offer(look)
    if tally is not None:
        tally.upto("contracts", points)
    points += promised(look)
    if tally is not None:
        tally.upto("promised", points)
    return points


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


def evaluate(s: State, seat: int, tally: Tally | None = None) -> float:
    """Points ahead of the others: of the best of them, and a little of all."""
    if s.phase == END:
        return _final(s, seat, tally)
    look = Look(s, seat, times(s))
    built, points = cards.advanced(s)
    value = worth(look, built, tally)
    if s.solo:
        value += requirements(look)
        if tally is not None:
            tally.upto("requirements", value)
        value -= AUTOMATON * (standing(look, LACERDA, built) + points[LACERDA])
    else:
        rivals = [standing(look, other, built) + points[other] for other in range(s.players) if other != seat]
        value = value - BEST_RIVAL * max(rivals) - ALL_RIVALS * sum(rivals) / len(rivals)
    if tally is not None:
        tally.upto("rivals", value)
    return value


def rivals_at_a_glance(look: Look) -> list[float]:
    """What the others stand at: all other seats, or Lacerda."""
    s = look.s
    others = [party for party in range(s.parties) if party != look.seat]
    if s.phase == END:
        return [float(total(s, party)) for party in others]
    built, points = cards.advanced(s)
    return [standing(look, party, built) + points[party] for party in others]


def _final(s: State, seat: int, tally: Tally | None) -> float:
    found = [float(total(s, party)) for party in range(s.parties)]
    value = found.pop(seat)
    if tally is not None:
        for line, points in lines(s, seat).items():
            tally.add(OF_LINE[line], points)
        tally.past(value)
    if s.solo:
        value -= found[0]
        if tally is not None:
            tally.upto("rivals", value)
        value += requirements(Look(s, seat, times(s)))
        if tally is not None:
            tally.upto("requirements", value)
        return value
    value = value - BEST_RIVAL * max(found) - ALL_RIVALS * sum(found) / len(found)
    if tally is not None:
        tally.upto("rivals", value)
    return value

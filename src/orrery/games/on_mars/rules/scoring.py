"""Final scoring and tie-breaks. OM-16"""

from __future__ import annotations

from orrery.games.on_mars.components import (
    ACTIONS,
    BLUEPRINTS,
    COLUMNS,
    CONTRACTS,
    HANGAR_OP,
    LAB,
    PROGRESS_POINTS,
    QUARTERS,
    QUARTERS_PLACES,
    RED_INDEX,
    SCIENTIST_OP,
    SCIENTISTS,
    SCORE_LINES,
)
from orrery.games.on_mars.rules import contracts, counts
from orrery.games.on_mars.state import State


def home(s: State, party: int) -> int:
    """Colonists in Living Quarters once those of the marker's side and the Working Area are back. OM-16.1"""
    if s.automaton(party):
        return s.capacity(party)  # OM-17.5
    placed = sum(s.placed(red, party) for action, red in RED_INDEX.items() if ACTIONS[action].side == s.side(party))
    return min(s.capacity(party), s.quarters[party] + s.working[party] + placed)


def quarters_points(count: int) -> int:
    """The number beside the highest occupied row."""
    return QUARTERS[(count + QUARTERS_PLACES - 1) // QUARTERS_PLACES - 1].op if count else 0


def blueprint_points(s: State, party: int) -> int:
    points = 0
    for card, owner in enumerate(s.card_owner):
        if owner == party:
            points += BLUEPRINTS[card].op if s.card_hex[card] >= 0 else -BLUEPRINTS[card].op
    return points


def scientist_points(s: State, scientist: int) -> int:
    """Advanced buildings of the scored type, whoever owns them."""
    scored = SCIENTISTS[scientist].scores
    built = sum(at >= 0 and BLUEPRINTS[card].type == scored for card, at in enumerate(s.card_hex))
    return SCIENTIST_OP * built


def contract_points(s: State, party: int) -> int:
    points = 0
    for contract in contracts.own(s, party):
        card = CONTRACTS[contract]
        done = s.automaton(party) or contracts.fulfilled(s, contract)  # OM-17.16
        points += card.op if done else -card.penalty
    return points


def lines(s: State, party: int) -> dict[str, int]:
    """The score as it would be now."""
    found = {
        "op": s.op[party],
        "progress": PROGRESS_POINTS[s.progress[party].bit_count()],
        "ships": HANGAR_OP * s.hangar[party],
        "colonists": quarters_points(home(s, party)),
        "techs": sum(COLUMNS[LAB[space].level].op for space in counts.tech_spaces(s, party)),
        "blueprints": blueprint_points(s, party),
        "scientists": sum(
            scientist_points(s, scientist) for scientist, owner in enumerate(s.scientist_owner) if owner == party
        ),
        "contracts": contract_points(s, party),
    }
    return {key: found[key] for key in SCORE_LINES}


def total(s: State, party: int) -> int:
    """May fall below zero. OM-1.18"""
    return sum(lines(s, party).values())

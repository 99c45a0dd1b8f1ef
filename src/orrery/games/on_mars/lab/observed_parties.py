"""The parties of On Mars as numbers: pieces, boards, and cards in hand where they may be known."""

from __future__ import annotations

from typing import Final

from orrery.core.frames import WaitFor
from orrery.core.layout import BitRows, Row
from orrery.games.on_mars.components import (
    DEPOT_IDS,
    DISC_IDS,
    FIRST_A_IDS,
    FIRST_B_IDS,
    GOAL_IDS,
    LAB_IDS,
    NONE,
    RESEARCH_IDS,
    RESOURCES,
    SHARED,
    TECH_IDS,
)
from orrery.games.on_mars.hexes import COUNT
from orrery.games.on_mars.lab.observed_table import LAYOUT, PARTIES, names
from orrery.games.on_mars.state import (
    END,
    FIRST_COLONY_SPACE,
    LABS,
    STORED,
    State,
)

# --- parties --------------------------------------------------------------------------------------

SPACES: Final = 8

_SEATED: Final = LAYOUT.field("seated", PARTIES, "1 for each party that plays")
_ASKED: Final = LAYOUT.field("asked", PARTIES, "1 for each seat that is asked something")
_SPACE: Final = LAYOUT.field("space", (PARTIES, SPACES), "its space of the turn-order track, one-hot")
_SHELTERS: Final = LAYOUT.field("shelters", (PARTIES, COUNT), "1 where the party has a shelter")
_BOTS: Final = LAYOUT.field("bots", (PARTIES, COUNT), "bots of the party there / 2", 0, 5)
_ROVERS: Final = LAYOUT.field("rovers", (PARTIES, COUNT), "1 where the party's rover stands")
_MINERS: Final = LAYOUT.field("miners", (PARTIES, COUNT), "1 where a colonist of the party is in a mine")
_SIDE: Final = LAYOUT.field("side", PARTIES, "1 if it is in the colony, 0 in orbit")
_STANDING: Final = LAYOUT.field("standing", PARTIES, "1 if its turn is still to come in this round")
_OP: Final = LAYOUT.field("op", PARTIES, "points / 50", -1, 10)
_STORAGE: Final = LAYOUT.field("storage", (PARTIES, len(RESOURCES)), f"stored / 8: {names(RESOURCES)}", 0, 4)
_COUNTS_OF: Final = (
    "depot",
    "incoming",
    "quarters",
    "working",
    "colonists",
    "gained",
    "hangar",
    "spare_bots",
    "spare_markers",
    "goals",
    "first_a",
    "first_b",
)
_COUNTS: Final = LAYOUT.field("counts", (PARTIES, len(_COUNTS_OF)), f"how many / 10: {names(_COUNTS_OF)}", 0, 5)
_SHIPS: Final = LAYOUT.field("ships", (PARTIES, len(DEPOT_IDS)), "1 for each depot space with a ship")
_LAB: Final = LAYOUT.field("lab", (PARTIES, len(LAB_IDS), len(TECH_IDS)), "the tech on each space, one-hot")
_PROGRESS: Final = LAYOUT.field("progress", (PARTIES, SHARED), "1 for each type with a progress cube")
_ACHIEVED: Final = LAYOUT.field("achieved", (PARTIES, len(GOAL_IDS)), "the goal it has completed, one-hot")
_DISCOVERIES: Final = LAYOUT.field("discoveries", (PARTIES, len(DISC_IDS)), "1 for each discovery tile it has taken")
_RESEARCH: Final = LAYOUT.field("research", (PARTIES, len(RESEARCH_IDS)), "1 for each research tile it has taken")
_B_USED: Final = LAYOUT.field("b_used", PARTIES, "1 if it has revealed a B card in this turn")
_GOALS: Final = LAYOUT.field("hand", (PARTIES, len(GOAL_IDS)), "goals in hand: one's own, everybody's at the end")
_FIRST_A: Final = LAYOUT.field("hand_a", (PARTIES, len(FIRST_A_IDS)), "the A card: one's own, all at the end, one-hot")
_FIRST_B: Final = LAYOUT.field("hand_b", (PARTIES, len(FIRST_B_IDS)), "B cards: one's own, everybody's at the end")

_hexes: Final = BitRows(range(COUNT))
_ships: Final = BitRows(range(len(DEPOT_IDS)))


def write_party(s: State, party: int, away: int, row: Row) -> None:
    """Everything of a party; `away`: how far from the seat that looks."""
    row[_SEATED + away] = 1.0
    if party < s.players and s.stacks[party] and type(s.stacks[party][-1]) is not WaitFor:
        row[_ASKED + away] = 1.0
    if s.spaces[party]:
        row[_SPACE + away * SPACES + s.spaces[party] - 1] = 1.0
        row[_SIDE + away] = float(s.spaces[party] >= FIRST_COLONY_SPACE)
    row[_STANDING + away] = float(s.standing >> party & 1)
    row[_OP + away] = max(-1.0, min(s.op[party] / 50, 10.0))
    for resource in range(STORED):
        row[_STORAGE + away * STORED + resource] = min(s.storage[party * STORED + resource] / 8, 4.0)
    seat = party < s.players
    for place, count in enumerate(
        (
            s.depot[party],
            s.incoming[party],
            s.quarters[party],
            s.working[party],
            s.colonists[party],
            s.gained[party],
            s.hangar[party],
            s.spare_bots[party],
            s.spare_markers[party],
            len(s.goals[party]) if seat else 0,
            int(s.first_a[party] != NONE) if seat else 0,
            len(s.first_b[party]) if seat else 0,
        )
    ):
        if count:
            row[_COUNTS + away * len(_COUNTS_OF) + place] = min(count / 10, 5.0)
    _write_pieces(s, party, away, row)
    _write_board(s, party, away, row)
    if seat and (away == 0 or s.phase == END):
        for goal in s.goals[party]:
            row[_GOALS + away * len(GOAL_IDS) + goal] = 1.0
        if s.first_a[party] != NONE:
            row[_FIRST_A + away * len(FIRST_A_IDS) + s.first_a[party]] = 1.0
        for card in s.first_b[party]:
            row[_FIRST_B + away * len(FIRST_B_IDS) + card] = 1.0


def _write_pieces(s: State, party: int, away: int, row: Row) -> None:
    """What the party has on the map."""
    at = away * COUNT
    if s.shelters[party]:
        row[_SHELTERS + at : _SHELTERS + at + COUNT] = _hexes.row(s.shelters[party])
    if s.miners[party]:
        row[_MINERS + at : _MINERS + at + COUNT] = _hexes.row(s.miners[party])
    bots = s.bots[party]
    for bot in bots:
        row[_BOTS + at + bot] = bots.count(bot) / 2
    if s.rovers[party] >= 0:
        row[_ROVERS + at + s.rovers[party]] = 1.0


def _write_board(s: State, party: int, away: int, row: Row) -> None:
    """What lies on the party's own board."""
    at = _SHIPS + away * len(DEPOT_IDS)
    row[at : at + len(DEPOT_IDS)] = _ships.row(s.ships[party])
    for space in range(LABS):
        tech = s.lab[party * LABS + space]
        if tech != NONE:
            row[_LAB + (away * LABS + space) * len(TECH_IDS) + tech] = 1.0
    for kind in range(SHARED):
        if s.progress[party] >> kind & 1:
            row[_PROGRESS + away * SHARED + kind] = 1.0
    if s.achieved[party] != NONE:
        row[_ACHIEVED + away * len(GOAL_IDS) + s.achieved[party]] = 1.0
    for tile in s.discoveries[party]:
        row[_DISCOVERIES + away * len(DISC_IDS) + tile] = 1.0
    for kind in range(len(RESEARCH_IDS)):
        if s.research[party] >> kind & 1:
            row[_RESEARCH + away * len(RESEARCH_IDS) + kind] = 1.0
    if s.b_used >> party & 1:
        row[_B_USED + away] = 1.0

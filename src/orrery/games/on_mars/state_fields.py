"""What the table of On Mars holds, as plain data. Hexes, tiles, cards, spaces are small ints; sets of hexes are bits.

A party is a seat; in the solo game Lacerda is party 1, without a seat.
"""

from __future__ import annotations

from typing import NamedTuple

from orrery.core.state import State as CoreState
from orrery.games.on_mars.options import Options


class Held(NamedTuple):
    """Oxygen on hold for the owner of a used tech. OM-9.4"""

    owner: int
    tech: int


class StateFields(CoreState[Options]):
    """Everything needed to go on."""

    # the game
    round: int
    phase: str
    first: int  # who began, drawn by lot
    active: int  # whose turn it is, -1: nobody's
    standing: int  # bit per party: its marker stands, the turn is still to come
    spaces: list[int]  # by party: space of the turn-order track, 0: none yet
    shuttle_side: int
    shuttle_space: int
    flew: int  # the side the shuttle left in this Shuttle phase, -1: it did not fly
    level: int  # of the colony
    lss: list[int]  # row of each LSS marker
    lss_tiles: tuple[int, ...]  # above the columns
    missions: tuple[int, ...]  # on the places A, B, C
    mission_left: list[int]  # contributions still missing, 0: complete
    remaining: int  # Remaining Missions, 0: the end
    last_round: int  # 0: not known yet
    reason: str  # of the end
    # the turn
    main_done: bool
    acted: int  # the main action of this turn, -1: none yet
    exec_done: bool
    closing: bool  # the end of the turn has been declared (OM-4.7)
    credit: int  # goals laid down as crystals for the payment of this very moment (OM-1.16)
    emptied: tuple[int, ...]  # places of the scientist board that the active party fills at the end of its turn
    held: tuple[Held, ...]  # oxygen on hold for owners of used tech (OM-9.4)
    # the map
    built: list[int]  # by shared type: hexes
    shelters: list[int]  # by party: hexes
    piles: list[tuple[int, ...]]  # by shared type: tiles, the top one last
    crystals: int  # hexes with a crystal
    tiles: list[int]  # by hex: discovery or research tile, -1: none
    bots: list[tuple[int, ...]]  # by party: hexes, ascending
    rovers: list[int]  # by party: hex, -1: not on the map yet
    miners: list[int]  # by party: hexes of mines with a colonist
    # displays
    finds: list[tuple[int, ...]]  # the two stacks of discovery tiles, the top one last
    explored: list[int]  # the two face-up discovery tiles, -1: none
    tiles_gone: tuple[int, ...]  # map tiles out of the game
    warehouse: list[int]  # by item
    grid: list[int]  # tech on each place, -1: none
    tech_stacks: list[tuple[int, ...]]  # left and right, the top one last
    blueprint_deck: tuple[int, ...]  # the next one last
    display: list[int]  # 12 places, two rows of six, -1: none
    cards_gone: tuple[int, ...]  # blueprints out of the game
    card_owner: list[int]  # by blueprint, -1: nobody
    card_hex: list[int]  # by blueprint: where its marker stands, -1: still on the card or not taken
    radar: int  # the discovery tile on the Radar, -1: none
    places: list[int]  # of the scientist board: a scientist (0-5), a contract (6 and up), -1: empty
    scientist_owner: list[int]  # -1: nobody
    scientist_at: list[int]  # the blueprint he works at, -1: none
    contract_owner: list[int]  # -1: nobody
    contract_items: list[tuple[int, ...]]  # delivered, by item
    completed: int  # bit per contract: its completion has been counted (OM-13.3)
    slots: list[int]  # by red action and party: colonists there
    # by party
    op: list[int]
    storage: list[int]  # five resources for each party
    depot: list[int]  # crystals
    incoming: list[int]  # crystals of this turn
    quarters: list[int]  # free colonists (OM-1.9)
    working: list[int]  # spent colonists
    colonists: list[int]  # in the personal supply
    gained: list[int]  # colonists that came in this turn (OM-1.22)
    ships: list[int]  # depot spaces with a ship, a bit each
    hangar: list[int]
    lab: list[int]  # 13 spaces for each party: a tech, -1: none
    spare_bots: list[int]
    spare_markers: list[int]
    progress: list[int]  # a bit per shared type
    goals: list[tuple[int, ...]]  # in hand, ascending
    achieved: list[int]  # the completed goal, -1: none
    goals_gone: tuple[int, ...]  # out of the game, unseen
    discoveries: list[tuple[int, ...]]  # taken by the rover
    research: list[int]  # types taken, a bit each
    # First Colonists
    first_a: list[int]  # the secret A card, -1: none
    a_gone: tuple[int, ...]  # revealed A cards
    first_b: list[tuple[int, ...]]
    b_deck: tuple[int, ...]  # the next one last
    b_gone: tuple[int, ...]  # revealed B cards
    b_used: int  # bit per party: a B card was revealed in this turn, or in this part of the Shuttle phase
    # Lacerda
    solo_deck: tuple[int, ...]  # the next card last
    solo_discard: tuple[int, ...]
    solo_pass: int  # first, second ... time through the deck
    icon: int  # where his bot stands in the Progress area
    lab_bots: int  # bots on his player board

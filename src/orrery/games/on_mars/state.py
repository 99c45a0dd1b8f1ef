"""The table of On Mars, and what the rules ask about it; what it holds stands in `state_fields`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from orrery.core import engine
from orrery.games.on_mars.components import (
    LAB,
    MINE,
    NONE,
    RED_IDS,
    RESOURCES,
    SHARED,
    SHELTER,
)
from orrery.games.on_mars.hexes import BIT, groups
from orrery.games.on_mars.state_fields import Held, StateFields

SETUP, COLONIZATION, SHUTTLE, SCORING, END = ("setup", "colonization", "shuttle", "scoring", "end")
ORBIT, COLONY = 0, 1
NOBODY: Final = -1
LACERDA: Final = 1
LABS: Final = len(LAB)
STORED: Final = len(RESOURCES)
REDS: Final = len(RED_IDS)
FIRST_COLONY_SPACE: Final = 5

__all__ = [
    "COLONIZATION",
    "COLONY",
    "END",
    "FIRST_COLONY_SPACE",
    "LABS",
    "LACERDA",
    "NOBODY",
    "ORBIT",
    "REDS",
    "SCORING",
    "SETUP",
    "SHUTTLE",
    "STORED",
    "Held",
    "State",
]


@lru_cache(maxsize=1 << 12)
def _mask_of(tiles: tuple[int, ...]) -> int:
    """Hexes with a tile. Tiles come and go rarely, and are asked about at almost every step of a rover."""
    return sum(1 << hex_ for hex_, tile in enumerate(tiles) if tile != NONE)


class State(StateFields):
    """The table, with answers to what the rules ask about it."""

    # --- parties ----------------------------------------------------------------------------------

    @property
    def parties(self) -> int:
        """Seats, and Lacerda in the solo game. OM-17.1"""
        return self.players if self.players > 1 else 2

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def small(self) -> bool:
        """Two-player rules hold. OM-17.1, OM-18.1"""
        return self.players <= 2

    def automaton(self, party: int) -> bool:
        return party >= self.players

    def order(self) -> list[int]:
        """All parties in turn order. OM-1.10"""
        return sorted(range(self.parties), key=self.spaces.__getitem__)

    def side(self, party: int) -> int:
        """OM-1.1"""
        return COLONY if self.spaces[party] >= FIRST_COLONY_SPACE else ORBIT

    def own_turn(self, seat: int) -> bool:
        """It is this seat's turn, from its beginning until its end is declared. OM-4.6, OM-4.7"""
        return self.active == seat and self.phase == COLONIZATION and not self.closing

    @property
    def chapter(self) -> int:
        """For bots: what a party does shows when its turn is over."""
        return self.round * 8 + (4 if self.phase == SHUTTLE else 0) + self.parties - self.standing.bit_count()

    # --- the map ----------------------------------------------------------------------------------

    def mask(self, kind: int, party: int) -> int:
        """Buildings of a type; shelters are a type of their own for each party. OM-1.3"""
        return self.shelters[party] if kind == SHELTER else self.built[kind]

    def buildings(self) -> int:
        found = 0
        for mask in self.built:
            found |= mask
        for mask in self.shelters:
            found |= mask
        return found

    def type_at(self, hex_: int) -> int:
        """The type of the building here, -1: none."""
        for kind in range(SHARED):
            if self.built[kind] >> hex_ & 1:
                return kind
        return SHELTER if any(mask >> hex_ & 1 for mask in self.shelters) else NONE

    def group_mask(self, hex_: int) -> int:
        """The connected group of equal buildings this hex belongs to. OM-1.7"""
        for mask in (*self.built, *self.shelters):
            if mask >> hex_ & 1:
                return next(group for group in groups(mask) if group >> hex_ & 1)
        return 0

    def pieces(self) -> int:
        """Hexes with a bot, rover, miner or marker. OM-1.5"""
        found = 0
        for bots in self.bots:
            for hex_ in bots:
                found |= BIT[hex_]
        for hex_ in self.rovers:
            if hex_ >= 0:
                found |= BIT[hex_]
        for mask in self.miners:
            found |= mask
        for hex_ in self.card_hex:
            if hex_ >= 0:
                found |= BIT[hex_]
        return found

    def crowded(self, party: int) -> int:
        """Hexes where a bot or rover of this party stands with another piece. OM-8.2"""
        found = 0
        bots, rover = self.bots[party], self.rovers[party]
        if rover >= 0 and (rover in bots or self._beside_others(party, rover)):
            found = BIT[rover]
        for bot in bots:
            if bots.count(bot) > 1 or self._beside_others(party, bot):
                found |= BIT[bot]
        return found

    def _beside_others(self, party: int, hex_: int) -> bool:
        """Somebody else's bot or rover stands here, or a miner or marker."""
        for other, bots in enumerate(self.bots):
            if other != party and (self.rovers[other] == hex_ or hex_ in bots):
                return True
            if self.miners[other] >> hex_ & 1:
                return True
        return hex_ in self.card_hex

    def tile_mask(self) -> int:
        return _mask_of(tuple(self.tiles))

    def filled(self) -> int:
        """Hexes that are not empty. OM-1.6"""
        return self.buildings() | self.pieces() | self.crystals | self.tile_mask()

    def markers(self, party: int) -> list[int]:
        """Hexes of a party's advanced buildings."""
        return [at for owner, at in zip(self.card_owner, self.card_hex, strict=True) if owner == party and at >= 0]

    def advanced(self) -> int:
        found = 0
        for at in self.card_hex:
            if at >= 0:
                found |= 1 << at
        return found

    def own_mines(self, party: int) -> int:
        """Mines with an own colonist or marker."""
        marked = 0
        for at in self.markers(party):
            marked |= 1 << at
        return (self.miners[party] | marked) & self.built[MINE]

    # --- a party's board --------------------------------------------------------------------------

    def shelter_count(self, party: int) -> int:
        return self.shelters[party].bit_count()

    def limit(self, party: int) -> int:
        """Of each resource. OM-1.12"""
        return self.shelters[party].bit_count() + 1

    def capacity(self, party: int) -> int:
        """Of Living Quarters. OM-1.13"""
        return 4 + 2 * (self.shelters[party].bit_count() - 1)

    def room(self, party: int) -> int:
        """Free spaces of the depot. OM-1.14"""
        return 8 - self.ships[party].bit_count() - self.depot[party]

    def stored(self, party: int, resource: int) -> int:
        return self.storage[party * STORED + resource]

    def boosters(self, party: int) -> int:
        """Colonists that may boost: those gained in this turn may not. OM-5.2, OM-1.22"""
        return self.quarters[party] - self.gained[party]

    def placed(self, red: int, party: int) -> int:
        return self.slots[red * self.parties + party]

    def ships_used(self, party: int) -> int:
        """Ships ever moved out of the depot. OM-8.20"""
        return 5 - self.ships[party].bit_count()

    def tech_space(self, party: int, tech: int) -> int:
        """Where a party keeps this tech, -1: it has none."""
        start = party * LABS
        for space in range(LABS):
            if self.lab[start + space] == tech:
                return space
        return NONE

    def tech_level(self, party: int, tech: int) -> int:
        """OM-1.17; 0: none."""
        space = self.tech_space(party, tech)
        return LAB[space].level if space != NONE else 0


Play = engine.Play[State]  # what the rules of this game are given

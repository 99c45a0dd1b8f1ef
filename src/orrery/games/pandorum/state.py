"""The table of Pandorum as plain data. Hexes, cards, parts and events are small ints; sets of hexes are bits."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core import engine
from orrery.core.state import State as CoreState
from orrery.games.pandorum.components import (
    CENTRAL_DECK,
    DEAD_CITY,
    LANDING_PAD,
    MAINS,
    NOSES,
    SETUP,
    SLOTS,
    VOLCANO,
    Place,
)
from orrery.games.pandorum.options import Options

TURN, DRAW, MOVE, BUILD, EVENTS, END = ("turn", "draw", "move", "build", "events", "end")
SLOT_COUNT: Final = len(SLOTS)
NOBODY: Final = -1


class InPlay(NamedTuple):
    """An event card that lies open, with the quids on it."""

    event: int
    quids: int


class Construction(NamedTuple):
    """What is being built: cards, what each has paid so far (-1: not yet), by which direction or cluster."""

    site: int
    cards: tuple[int, ...]
    figure: int
    part: bool  # the nose part is at work
    amounts: tuple[int, ...]
    choices: tuple[int, ...]
    again: tuple[int, ...]  # for a block: the place among the cards of the one it repeats
    robbed: tuple[int, ...]  # owners from whom something was taken, once for each time


class Auction(NamedTuple):
    """The open auction of an event. PD-11.7"""

    event: int
    standing: int
    bidder: int  # -1: nobody yet
    passed: int  # bit per seat


class State(CoreState[Options]):
    """Everything needed to go on."""

    turn: int
    active: int
    first: int
    phase: str
    layout: tuple[Place, ...]  # by position
    printed: tuple[int, ...]  # kind of each hex as laid
    ground: tuple[int, ...]  # by kind: its hexes now, tokens included
    crack: tuple[int, ...]  # a1, b1, b2, a2; empty: none
    eruption: int  # hexes of tokens, -1: none
    meteor: tuple[int, ...]
    pad: int
    city: int
    modules: list[int]  # by seat: hexes
    bases: list[int]
    harvesters: list[int]
    spare_modules: list[int]  # the supply
    spare_bases: list[int]
    quids: list[int]
    hands: list[tuple[int, ...]]  # sorted
    known: list[tuple[int, ...]]  # of a hand: cards that everybody saw going there, sorted
    extraction: list[int]  # of a hand: extraction cards that nobody else has seen
    noses: tuple[int, ...]
    mains: tuple[int, ...]
    slots: list[tuple[int, ...]]  # three for each seat, lowest card first played first
    deck: list[int]  # top card last
    aside: tuple[int, ...]  # extraction cards that were not dealt: in the box, unseen
    market: list[int]  # copies of each card
    box: list[int]  # copies of each card that left the game
    events: tuple[InPlay, ...]  # earlier revealed first
    event_deck: list[int]  # next card last
    event_box: tuple[int, ...]
    events_begun: int  # how many events should lie open by now: 0, 1, 2
    due: int  # events that ended in this turn and are to be replaced
    had_object: int  # bit per seat
    contaminated: int  # hexes
    engines: list[int]  # tokens of each seat on New Engines
    auction: Auction | None
    building: Construction | None
    one_shot_used: bool  # in this turn
    engine_moves: int  # in this turn
    idle: list[int]  # turns in a row without a construction; from zero when the deck runs out
    passes: int  # in a row
    trigger: int  # who brought the end about, -1: nobody
    reason: str  # of the end
    last: int  # bit per seat: it still has its last turn
    bank: int  # quids the bank has given, less what it got

    @property
    def round(self) -> int:
        """Turns go round the table: the lap this turn belongs to."""
        return (self.turn + self.players - 1) // self.players

    @property
    def chapter(self) -> int:
        """For bots: what a seat does shows when its turn is over, long before the lap is."""
        return self.turn

    # --- the field --------------------------------------------------------------------------------

    def objects(self) -> int:
        """All hexes with an object."""
        found = 0
        for mask in self.modules:
            found |= mask
        for mask in self.bases:
            found |= mask
        return found

    def own(self, seat: int) -> int:
        return self.modules[seat] | self.bases[seat]

    def owner_of(self, hex_: int) -> int:
        """Whose object stands here; -1: nobody's."""
        for seat in range(self.players):
            if (self.modules[seat] | self.bases[seat]) >> hex_ & 1:
                return seat
        return NOBODY

    def empty(self) -> int:
        """Hexes of the three terrains without an object. PD-1.6"""
        return (self.ground[0] | self.ground[1] | self.ground[2]) & ~self.objects()

    def kind_at(self, hex_: int) -> int:
        for kind, mask in enumerate(self.ground):
            if mask >> hex_ & 1:
                return kind
        raise AssertionError(f"hex {hex_} is nothing")

    @property
    def volcanoes(self) -> int:
        return self.ground[VOLCANO]

    @property
    def pads(self) -> int:
        return self.ground[LANDING_PAD]

    @property
    def dead_city(self) -> int:
        return self.ground[DEAD_CITY]

    # --- a seat's ship ----------------------------------------------------------------------------

    def slot(self, seat: int, slot: int) -> tuple[int, ...]:
        return self.slots[seat * SLOT_COUNT + slot]

    def has_one_shot(self, seat: int, effect: str, times: int = 1) -> bool:
        """The nose part of this effect is there, its price lies in the slot and it may be used now. PD-8.2"""
        if NOSES[self.noses[seat]].effect != effect or (self.one_shot_used and self.options.one_shot_once):
            return False
        return len(self.slots[seat * SLOT_COUNT]) >= times * SETUP[self.players].nose

    def has_permanent(self, seat: int, effect: str) -> bool:
        """The main part of this effect is active. PD-8.3"""
        if MAINS[self.mains[seat]].effect != effect:
            return False
        return len(self.slots[seat * SLOT_COUNT + CENTRAL_DECK]) >= SETUP[self.players].central

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats in turn, this one first. PD-10.4"""
        return (*range(seat, self.players), *range(seat))

    # --- quids ------------------------------------------------------------------------------------

    def from_bank(self, seat: int, amount: int) -> None:
        self.quids[seat] += amount
        self.bank += amount

    def to_bank(self, seat: int, amount: int) -> None:
        self.quids[seat] -= amount
        self.bank -= amount


Play = engine.Play[State]  # what the rules of this game are given

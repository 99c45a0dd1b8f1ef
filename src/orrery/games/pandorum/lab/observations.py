"""What a seat of Pandorum knows, as numbers (PD-1.10). Seats are counted from the one that looks: it is seat 0.

Boards are planes of 49 hexes in the order of their ids; cards are counted by their kind. Fields by seat have a row for
each of four seats; rows of seats that do not play are zero.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Final, get_args

from orrery.core.frames import WaitFor
from orrery.core.layout import MOST_ROWS, BitRows, Layout, Row, Shown
from orrery.games.pandorum.components import (
    CARD_IDS,
    EVENT_IDS,
    EVENTS,
    KINDS,
    MAIN_IDS,
    NONE,
    NOSE_IDS,
    PLAYERS,
    SLOTS,
)
from orrery.games.pandorum.events import EndReason
from orrery.games.pandorum.hexes import COUNT
from orrery.games.pandorum.operations.engines import MOST as MOST_ENGINES
from orrery.games.pandorum.rules.scoring import cargo_points
from orrery.games.pandorum.state import BUILD, DRAW, END, MOVE, SLOT_COUNT, TURN, Construction, State
from orrery.games.pandorum.state import EVENTS as EVENT_PHASE

SEATS: Final = PLAYERS.stop - 1
CARDS: Final = len(CARD_IDS)
PHASES: Final[tuple[str, ...]] = (TURN, DRAW, MOVE, BUILD, EVENT_PHASE, END)
REASONS: Final[tuple[str, ...]] = get_args(EndReason)
PLAYED: Final = 3  # cards of one construction, at most

LAYOUT: Final = Layout("pandorum-v1")
_PLAYERS: Final = LAYOUT.field("players", len(PLAYERS), f"how many play, one-hot: {', '.join(map(str, PLAYERS))}")
_OPTIONS: Final = LAYOUT.field(
    "options", 5, "1 for each option that is on: new_horizons, one_shot_once, certain_stop, free_drive, confirm"
)
_TURN: Final = LAYOUT.field("turn", 1, "the number of the turn / 100", 0, 50)
_PHASE: Final = LAYOUT.field("phase", len(PHASES), f"the phase of the turn, one-hot: {', '.join(PHASES)}")
_ACTIVE: Final = LAYOUT.field("active", SEATS, "whose turn it is, one-hot")
_FIRST: Final = LAYOUT.field("first", SEATS, "who began, one-hot")
_ASKED: Final = LAYOUT.field("asked", SEATS, "1 for each seat that is asked something")
_REASON: Final = LAYOUT.field("reason", len(REASONS), f"why these are the last turns, one-hot: {', '.join(REASONS)}")
_TRIGGER: Final = LAYOUT.field("trigger", SEATS, "who brought the end about, one-hot")
_LAST: Final = LAYOUT.field("last", SEATS, "1 for each seat whose last turn is still to come")
_GROUND: Final = LAYOUT.field("ground", (len(KINDS), COUNT), f"what each hex is now, with tokens: {', '.join(KINDS)}")
_PRINTED: Final = LAYOUT.field("printed", (len(KINDS), COUNT), "what each hex is as printed, in the same order")
_MODULES: Final = LAYOUT.field("modules", (SEATS, COUNT), "1 where the seat has a module")
_BASES: Final = LAYOUT.field("bases", (SEATS, COUNT), "1 where the seat has a base")
LAYOUT.lasting = range(_GROUND, LAYOUT.size)  # a third of the row, which few moves change
_HARVESTERS: Final = LAYOUT.field("harvesters", (SEATS, COUNT), "1 where the seat's harvester stands")
_CONTAMINATED: Final = LAYOUT.field("contaminated", COUNT, "1 where the object is contaminated")
_TOKENS: Final = LAYOUT.field("tokens", (4, COUNT), "1 where a token lies: eruption, meteor, landing pad, dead city")
_CRACK: Final = LAYOUT.field("crack", (4, COUNT), "the four hexes along the crack, in their order, one-hot each")
_MARKET: Final = LAYOUT.field("market", CARDS, "copies of each card in the market / 4", 0, 4)
_DECK: Final = LAYOUT.field("deck", 1, "cards in the deck / 100", 0, 2)
_BOX: Final = LAYOUT.field("box", 1, "cards in the box / 100", 0, 2)
_IN_PLAY: Final = LAYOUT.field("in_play", len(EVENT_IDS), "for each open event: 0.5 if it is the earlier one, else 1")
_QUIDS_ON: Final = LAYOUT.field("quids_on", len(EVENT_IDS), "quids on each open event / 10", 0, 100)
_GONE: Final = LAYOUT.field("gone", len(EVENT_IDS), "1 for each event that is gone")
_EVENT_DECK: Final = LAYOUT.field("event_deck", 1, f"events still to come / {len(EVENTS)}")
_BIDDING: Final = LAYOUT.field("bidding", 2, "1 if an auction is on; the standing bid / 10", 0, 100)
_BIDDER: Final = LAYOUT.field("bidder", SEATS, "whose bid stands, one-hot")
_PASSED: Final = LAYOUT.field("passed", SEATS, "1 for each seat that has passed in the auction")
_SITE: Final = LAYOUT.field("site", COUNT, "where something is being built, one-hot")
_BUILT_WITH: Final = LAYOUT.field("built_with", (PLAYED, CARDS), "the cards it is built with, in order, one-hot each")
_FIGURE: Final = LAYOUT.field("figure", 3, "1 if a module is being built; if a base; if the nose part is at work")
_PAID: Final = LAYOUT.field("paid", (PLAYED, 2), "for each of its cards: 1 if it has paid; how much / 10", 0, 20)
_CHOICE: Final = LAYOUT.field("choice", PLAYED, f"the direction or volcano by which it paid, plus 1, / {COUNT}")
_AGAIN: Final = LAYOUT.field("again", PLAYED, f"for a block: which of the cards it repeats, from 1, / {PLAYED}")
_THIS_TURN: Final = LAYOUT.field("this_turn", 2, "1 if the one-shot effect was used; engine moves / 10", 0, 10)
_SEATED: Final = LAYOUT.field("seated", SEATS, "1 for each seat that plays")
_QUIDS: Final = LAYOUT.field("quids", SEATS, "quids / 20", 0, 100)
_CARGO: Final = LAYOUT.field("cargo", SEATS, "points that the cargo would bring now / 20", 0, 10)
_HAND_SIZE: Final = LAYOUT.field("hand_size", SEATS, "cards in hand / 10", 0, 20)
_HAND: Final = LAYOUT.field(
    "hand", (SEATS, CARDS), "copies of each card in hand / 4: one's own, everybody's at the end", 0, 4
)
_KNOWN: Final = LAYOUT.field("known", (SEATS, CARDS), "copies / 4 of cards that all saw going to that hand", 0, 4)
_EXTRACTION: Final = LAYOUT.field("extraction", SEATS, "extraction cards in hand that nobody else has seen / 4", 0, 4)
_SUPPLY: Final = LAYOUT.field("supply", (SEATS, 2), "modules, bases in the supply / 10", 0, 4)
_NOSE: Final = LAYOUT.field("nose", (SEATS, len(NOSE_IDS)), f"the nose part, one-hot: {', '.join(NOSE_IDS)}")
_MAIN: Final = LAYOUT.field("main", (SEATS, len(MAIN_IDS)), f"the main part, one-hot: {', '.join(MAIN_IDS)}")
_SLOTS: Final = LAYOUT.field(
    "slots", (SEATS, len(SLOTS), CARDS), f"copies of each card in a slot / 4: {', '.join(SLOTS)}", 0, 4
)
_ENGINES: Final = LAYOUT.field("engines", SEATS, f"engine tokens / {MOST_ENGINES}")
_HAD_OBJECT: Final = LAYOUT.field("had_object", SEATS, "1 if the seat has ever had an object on the field")
_IDLE: Final = LAYOUT.field("idle", SEATS, "turns in a row without a construction / 10", 0, 100)

_hexes: Final = BitRows(range(COUNT))
_piles: dict[tuple[int, ...], array[float]] = {}


def _pile(cards: tuple[int, ...]) -> array[float]:
    """How many there are of each card, as a row; to be read only."""
    found = _piles.get(cards)
    if found is None:
        if len(_piles) >= MOST_ROWS:
            _piles.clear()
        found = array("f", [0.0] * CARDS)
        for card in cards:
            found[card] += 0.25
        _piles[cards] = found
    return found


@lru_cache(maxsize=256)  # it never changes in a game
def _printed(kinds: tuple[int, ...]) -> array[float]:
    found = array("f", [0.0] * (len(KINDS) * COUNT))
    for hex_, kind in enumerate(kinds):
        found[kind * COUNT + hex_] = 1.0
    return found


def _rewrite_hexes(hexes: int, at: int, row: Row, shown: Shown) -> None:
    """A plane of hexes where others may stand already."""
    if shown.get(at, 0) != hexes:
        shown[at] = hexes
        row[at : at + COUNT] = _hexes.row(hexes)


def observe(s: State, me: int, row: Row) -> None:
    """Write what seat `me` knows into a row of zeros."""
    rewrite(s, me, row, {})


def rewrite(s: State, me: int, row: Row, shown: Shown) -> None:
    """The same into a row whose lasting places still show what was written there before; all else in it is zero."""
    row[_PLAYERS + s.players - PLAYERS.start] = 1.0
    options = s.options
    for place, on in enumerate(
        (options.new_horizons, options.one_shot_once, options.certain_stop, options.free_drive, options.confirm)
    ):
        if on:
            row[_OPTIONS + place] = 1.0
    row[_TURN] = min(s.turn / 100, 50.0)
    row[_PHASE + PHASES.index(s.phase)] = 1.0
    row[_ACTIVE + (s.active - me) % s.players] = 1.0
    row[_FIRST + (s.first - me) % s.players] = 1.0
    if s.reason:
        row[_REASON + REASONS.index(s.reason)] = 1.0
        if s.trigger != NONE:
            row[_TRIGGER + (s.trigger - me) % s.players] = 1.0
    _write_field(s, row, shown)
    _write_piles(s, me, row)
    if s.building is not None:
        _write_building(s.building, row)
    if s.one_shot_used:
        row[_THIS_TURN] = 1.0
    row[_THIS_TURN + 1] = min(s.engine_moves / 10, 10.0)
    cargo = cargo_points(s)
    for away in range(s.players):
        seat = (me + away) % s.players
        row[_CARGO + away] = min(sum(cargo[seat]) / 20, 10.0)
        _write_seat(s, seat, away, row, shown)


def _write_field(s: State, row: Row, shown: Shown) -> None:
    at = _GROUND
    for hexes in s.ground:
        _rewrite_hexes(hexes, at, row, shown)
        at += COUNT
    if shown.get(_PRINTED) != s.printed:
        shown[_PRINTED] = s.printed
        row[_PRINTED : _PRINTED + len(KINDS) * COUNT] = _printed(s.printed)
    if s.contaminated:
        row[_CONTAMINATED : _CONTAMINATED + COUNT] = _hexes.row(s.contaminated)
    if s.eruption != NONE:
        row[_TOKENS + s.eruption] = 1.0
    for hex_ in s.meteor:
        row[_TOKENS + COUNT + hex_] = 1.0
    if s.pad != NONE:
        row[_TOKENS + 2 * COUNT + s.pad] = 1.0
    if s.city != NONE:
        row[_TOKENS + 3 * COUNT + s.city] = 1.0
    for place, hex_ in enumerate(s.crack):
        row[_CRACK + place * COUNT + hex_] = 1.0


def _write_piles(s: State, me: int, row: Row) -> None:
    for card, copies in enumerate(s.market):
        if copies:
            row[_MARKET + card] = copies / 4
    row[_DECK] = len(s.deck) / 100
    row[_BOX] = (sum(s.box) + len(s.aside)) / 100
    if s.options.new_horizons:
        for place, (event, quids) in enumerate(s.events):
            row[_IN_PLAY + event] = min((place + 1) / 2, 1.0)
            row[_QUIDS_ON + event] = min(quids / 10, 100.0)
        for event in s.event_box:
            row[_GONE + event] = 1.0
        row[_EVENT_DECK] = len(s.event_deck) / len(EVENTS)
    auction = s.auction
    if auction is not None:
        row[_BIDDING] = 1.0
        row[_BIDDING + 1] = min(auction.standing / 10, 100.0)
        if auction.bidder != NONE:
            row[_BIDDER + (auction.bidder - me) % s.players] = 1.0
        for seat in range(s.players):
            if auction.passed >> seat & 1:
                row[_PASSED + (seat - me) % s.players] = 1.0


def _write_building(b: Construction, row: Row) -> None:
    row[_SITE + b.site] = 1.0
    row[_FIGURE + b.figure] = 1.0
    if b.part:
        row[_FIGURE + 2] = 1.0
    for place, card in enumerate(b.cards):
        row[_BUILT_WITH + place * CARDS + card] = 1.0
        if b.amounts[place] != NONE:
            row[_PAID + 2 * place] = 1.0
            row[_PAID + 2 * place + 1] = min(b.amounts[place] / 10, 20.0)
        row[_CHOICE + place] = (b.choices[place] + 1) / COUNT
        row[_AGAIN + place] = (b.again[place] + 1) / PLAYED


def _write_seat(s: State, seat: int, away: int, row: Row, shown: Shown) -> None:
    row[_SEATED + away] = 1.0
    stack = s.stacks[seat]
    if stack and type(stack[-1]) is not WaitFor:
        row[_ASKED + away] = 1.0
    if s.reason and s.last >> seat & 1:
        row[_LAST + away] = 1.0
    at = away * COUNT
    _rewrite_hexes(s.modules[seat], _MODULES + at, row, shown)
    _rewrite_hexes(s.bases[seat], _BASES + at, row, shown)
    row[_HARVESTERS + at + s.harvesters[seat]] = 1.0
    row[_QUIDS + away] = min(s.quids[seat] / 20, 100.0)
    row[_HAND_SIZE + away] = min(len(s.hands[seat]) / 10, 20.0)
    at = away * CARDS
    if away == 0 or s.phase == END:
        row[_HAND + at : _HAND + at + CARDS] = _pile(s.hands[seat])
    if s.known[seat]:
        row[_KNOWN + at : _KNOWN + at + CARDS] = _pile(s.known[seat])
    row[_EXTRACTION + away] = s.extraction[seat] / 4
    row[_SUPPLY + 2 * away] = s.spare_modules[seat] / 10
    row[_SUPPLY + 2 * away + 1] = s.spare_bases[seat] / 10
    row[_NOSE + away * len(NOSE_IDS) + s.noses[seat]] = 1.0
    row[_MAIN + away * len(MAIN_IDS) + s.mains[seat]] = 1.0
    at = _SLOTS + away * len(SLOTS) * CARDS
    for slot in range(SLOT_COUNT):
        cards = s.slots[seat * SLOT_COUNT + slot]
        if cards:
            row[at : at + CARDS] = _pile(cards)
        at += CARDS
    row[_ENGINES + away] = s.engines[seat] / MOST_ENGINES
    if s.had_object >> seat & 1:
        row[_HAD_OBJECT + away] = 1.0
    row[_IDLE + away] = min(s.idle[seat] / 10, 100.0)

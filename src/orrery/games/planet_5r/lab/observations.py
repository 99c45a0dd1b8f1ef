"""What a seat of Planet 5R knows, as numbers (R5-13). Seats are counted from the one that looks: it is seat 0.

Fields by seat have a row for each of five seats; rows of seats that do not play are zero.
"""

from __future__ import annotations

from array import array
from typing import Final

from orrery.core.data_files import NONE
from orrery.core.layout import Layout, Row
from orrery.core.state import TABLE
from orrery.games.planet_5r.components import (
    ACTIONS,
    CARDS,
    CRYSTALS,
    DICE,
    KINDS,
    LEFT,
    MARKET_LIMIT,
    PLAYERS,
    PLUNDER,
    RIGHT,
    ROUNDS,
    TECHNOLOGIES,
)
from orrery.games.planet_5r.frames import Resolve
from orrery.games.planet_5r.rules.resolve import plunderings
from orrery.games.planet_5r.rules.scoring import crystal_score
from orrery.games.planet_5r.state import (
    CLEAN_UP,
    END,
    LOST,
    RESOLVE,
    REVEAL,
    SELECT,
    TIED,
    TOO_LATE,
    VOID,
    WON,
    State,
    Tableau,
)
from orrery.games.planet_5r.view import has_bid, is_set

SEATS: Final = PLAYERS.stop - 1
GROUPS: Final = ROUNDS + 1
LARGEST_MARKET: Final = max(MARKET_LIMIT.values())
PHASES: Final[tuple[str, ...]] = (REVEAL, SELECT, RESOLVE, CLEAN_UP, END)
FATES: Final[tuple[str, ...]] = (WON, TIED, TOO_LATE, VOID, LOST)
MOST_OF_A_KIND: Final = 15.0
HANDS: Final = 3 * len(ACTIONS)
WORTH: Final = 1 + len(CRYSTALS) + len(ACTIONS) * len(KINDS)
PLANES: Final = 5

LAYOUT: Final = Layout("planet_5r-v1")
_PLAYERS: Final = LAYOUT.field("players", len(PLAYERS), f"how many play, one-hot: {', '.join(map(str, PLAYERS))}")
_DIE: Final = LAYOUT.field("die", len(DICE), f"the die in use, one-hot: {', '.join(die.id for die in DICE)}")
_OPTION_CONFIRM: Final = LAYOUT.field("confirm", 1, "1 if choices are confirmed")
_ROUND: Final = LAYOUT.field("round", 1, f"the round / {ROUNDS}")
_PHASE: Final = LAYOUT.field("phase", len(PHASES), f"the phase, one-hot: {', '.join(PHASES)}")
_WAVE: Final = LAYOUT.field("wave", 2, "the wave of the choice of cards, one-hot")
_DECK: Final = LAYOUT.field("deck", 1, f"cards left in the deck / {ROUNDS}")
_TOP: Final = LAYOUT.field("top", len(TECHNOLOGIES), "the technology on top of the deck, one-hot; none if it is empty")
_BELOW: Final = LAYOUT.field("below", len(TECHNOLOGIES), "1 for each technology below it, in an order nobody knows")
_MARKET: Final = LAYOUT.field(
    "market",
    len(TECHNOLOGIES),
    f"for each technology of the market its place, counted from the deck, / {LARGEST_MARKET}",
)
_OUT: Final = LAYOUT.field("out", len(TECHNOLOGIES), "1 for each technology that has left the game")
_COUNTS: Final = LAYOUT.field("counts", len(ACTIONS), f"cards turned up of each action / {SEATS}, once all are up")
_RESOLVING: Final = LAYOUT.field("resolving", len(ACTIONS), "the action being resolved, one-hot")
_AUCTION: Final = LAYOUT.field("auction", 3, "1 if a solo auction is on; if a contested one; if bids are shown")
_ROLL: Final = LAYOUT.field("roll", 1, "what the die showed in a solo auction / 6")
_SEATED: Final = LAYOUT.field("seated", SEATS, "1 for each seat that plays")
_ACTIONS: Final = LAYOUT.field(
    "actions",
    (SEATS, 3, len(ACTIONS)),
    f"action cards ({', '.join(ACTIONS)}): 1 for each in hand; in the discard pile; turned up this round",
)
_CHOSEN: Final = LAYOUT.field("chosen", len(ACTIONS), "the card that one has laid face down oneself, one-hot")
_READY: Final = LAYOUT.field("ready", SEATS, "1 if the seat has made its secret choice or bid")
_LATE: Final = LAYOUT.field("late", (SEATS, 2), "1 if the seat chooses late in this round; in the next one")
_WATER: Final = LAYOUT.field(
    "water", SEATS, "water / 10, where it may be known: one's own, everybody's at the end", 0, 10
)
_WATER_KNOWN: Final = LAYOUT.field("water_known", SEATS, "1 where water is told")
_THREAT: Final = LAYOUT.field("threat", SEATS, "water that plunderers are about to ask of the seat / 10", 0, 10)
_BIDDER: Final = LAYOUT.field("bidder", SEATS, "1 for each member of the auction")
_BID: Final = LAYOUT.field("bid", SEATS, "bid / 10, where it may be known: one's own, everybody's once shown", 0, 10)
_BID_KNOWN: Final = LAYOUT.field("bid_known", SEATS, "1 where a bid is told")
_FATE: Final = LAYOUT.field("fate", (SEATS, len(FATES)), f"how the seat's bid came out, one-hot: {', '.join(FATES)}")
_TAKEN: Final = LAYOUT.field("taken", SEATS, "1 if the seat has taken a technology in this auction")
_WORTH: Final = LAYOUT.field(
    "worth",
    (SEATS, WORTH),
    f"of the tableau: points for crystals / 10; active crystals ({', '.join(CRYSTALS)}) / {MOST_OF_A_KIND:.0f}; "
    f"visible improvements by action and kind ({', '.join(KINDS)}) / 4",
    0,
    10,
)
_TABLEAU: Final = LAYOUT.field(
    "tableau",
    (SEATS, PLANES, len(CARDS)),
    f"for each card (technologies, then settlements): 1 if it lies there; the number of its group, plus 1, / {GROUPS}; "
    f"its place in the group from the left / {GROUPS}; 1 if its left strip is not covered; its right strip",
)
_ENDS: Final = LAYOUT.field(
    "ends",
    (GROUPS, 2, len(ACTIONS)),
    "for each group of one's own, by its number: the symbol at its left and at its right end, one-hot",
)


class Face:
    """A tableau in numbers, made once: it changes a dozen times in a game and is looked at all the time."""

    __slots__ = ("ends", "planes", "tableau", "worth")

    def __init__(self, tableau: Tableau) -> None:
        self.tableau = tableau
        count = len(CARDS)
        planes = [0.0] * (PLANES * count)
        ends = [0.0] * (GROUPS * 2 * len(ACTIONS))
        for chain in tableau.groups:
            last = len(chain.cards) - 1
            for i, card in enumerate(chain.cards):
                planes[card] = 1.0
                planes[count + card] = (chain.id + 1) / GROUPS
                planes[2 * count + card] = (i + 1) / GROUPS
                planes[3 * count + card] = float(i == 0 or chain.joints[i - 1] == RIGHT)
                planes[4 * count + card] = float(i == last or chain.joints[i] == LEFT)
            at = chain.id * 2 * len(ACTIONS)
            ends[at + CARDS[chain.cards[0]].sides[LEFT].action] = 1.0
            ends[at + len(ACTIONS) + CARDS[chain.cards[last]].sides[RIGHT].action] = 1.0
        worth = [min(crystal_score(tableau.crystals).total / 10, 10.0)]
        worth += [min(n / MOST_OF_A_KIND, 4.0) for n in tableau.crystals]
        improvements = [0.0] * (len(ACTIONS) * len(KINDS))
        for action, found in enumerate(tableau.improvements):
            for improvement in found:
                improvements[action * len(KINDS) + improvement.kind] += 0.25
        self.worth = array("f", worth + improvements)
        self.planes, self.ends = array("f", planes), array("f", ends)


_faces: dict[int, Face] = {}  # by identity: a face keeps its tableau, so no other can take its place
_MOST_FACES: Final = 20_000


def _face(tableau: Tableau) -> Face:
    face = _faces.get(id(tableau))
    if face is None:
        if len(_faces) >= _MOST_FACES:
            _faces.clear()
        face = _faces[id(tableau)] = Face(tableau)
    return face


def observe(s: State, me: int, row: Row) -> None:
    """Write what seat `me` knows into a row of zeros."""
    row[_PLAYERS + s.players - PLAYERS.start] = 1.0
    row[_DIE + _DICE[s.options.die]] = 1.0
    if s.options.confirm:
        row[_OPTION_CONFIRM] = 1.0
    row[_ROUND] = s.round / ROUNDS
    row[_PHASE + PHASES.index(s.phase)] = 1.0
    if s.wave:
        row[_WAVE + s.wave - 1] = 1.0
    _write_cards(s, row)
    auction = s.auction
    if auction is not None:
        row[_AUCTION + (0 if auction.solo else 1)] = 1.0
        if auction.shown:
            row[_AUCTION + 2] = 1.0
        row[_ROLL] = auction.roll / 6
        for seat in auction.members:
            row[_BIDDER + (seat - me) % s.players] = 1.0
    if any(s.counts):
        for action, count in enumerate(s.counts):
            row[_COUNTS + action] = count / SEATS
        _write_threats(s, me, row)
    if s.resolving != NONE:
        row[_RESOLVING + s.resolving] = 1.0
    if s.chosen[me] != NONE:
        row[_CHOSEN + s.chosen[me]] = 1.0
    for away in range(s.players):
        _write_seat(s, (me + away) % s.players, away, row)
    row[_ENDS : _ENDS + GROUPS * 2 * len(ACTIONS)] = _face(s.tableaux[me]).ends


_DICE: Final = {die.id: place for place, die in enumerate(DICE)}
_hands: dict[tuple[int, int, int], array[float]] = {}  # some thousand at most


def _hand(hand: int, discard: int, played: int) -> array[float]:
    """The action cards of a seat; to be read only."""
    found = _hands.get((hand, discard, played))
    if found is None:
        up = 0 if played == NONE else 1 << played
        rows = [float(cards >> action & 1) for cards in (hand, discard, up) for action in range(len(ACTIONS))]
        found = _hands[hand, discard, played] = array("f", rows)
    return found


def _write_threats(s: State, me: int, row: Row) -> None:
    """Once all cards are up and until Plunder is done everybody can count what it will take."""
    if not any(type(f) is Resolve and f.action == PLUNDER for f in s.stacks[TABLE]):
        return
    asked = [0] * s.players
    for theft in plunderings(s):
        asked[theft.victim] += theft.amount
    for seat, amount in enumerate(asked):
        if amount:
            row[_THREAT + (seat - me) % s.players] = min(amount / 10, 10.0)


def _write_cards(s: State, row: Row) -> None:
    deck = s.deck
    if deck:
        row[_DECK] = len(deck) / ROUNDS
        row[_TOP + deck[0]] = 1.0
        for card in deck[1:]:
            row[_BELOW + card] = 1.0
    for place, card in enumerate(s.market):
        row[_MARKET + card] = (place + 1) / LARGEST_MARKET
    for card in s.out:
        row[_OUT + card] = 1.0


def _write_seat(s: State, seat: int, away: int, row: Row) -> None:
    mine = away == 0
    row[_SEATED + away] = 1.0
    at = _ACTIONS + away * HANDS
    row[at : at + HANDS] = _hand(s.hand[seat], s.discard[seat], s.played[seat])
    if is_set(s, seat) and (s.chosen[seat] != NONE or has_bid(s, seat, mine)):
        row[_READY + away] = 1.0
    if s.late >> seat & 1:
        row[_LATE + 2 * away] = 1.0
    if s.late_next >> seat & 1:
        row[_LATE + 2 * away + 1] = 1.0
    if mine or s.phase == END:
        row[_WATER + away] = min(s.water[seat] / 10, 10.0)
        row[_WATER_KNOWN + away] = 1.0
    auction = s.auction
    if auction is not None:
        if (mine or auction.shown) and s.bids[seat] != NONE:
            row[_BID + away] = min(s.bids[seat] / 10, 10.0)
            row[_BID_KNOWN + away] = 1.0
        if auction.fates[seat]:
            row[_FATE + away * len(FATES) + FATES.index(auction.fates[seat])] = 1.0
        if auction.taken[seat] != NONE:
            row[_TAKEN + away] = 1.0
    face = _face(s.tableaux[seat])
    at = _WORTH + away * WORTH
    row[at : at + WORTH] = face.worth
    at = _TABLEAU + away * PLANES * len(CARDS)
    row[at : at + PLANES * len(CARDS)] = face.planes

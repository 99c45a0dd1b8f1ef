"""Positions of Planet 5R as data: the keys, what follows from them, and the rest of the round beneath a question."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, Final

from orrery.core.conservation import Place, share_out
from orrery.core.data_files import NONE
from orrery.core.forms import At, Bits, Copies, Fields, Flag, Form, Maybe, Name, Number, SeatNumber, Several, Word, row
from orrery.core.frames import ConfirmTurn
from orrery.core.position import Given, Part, Positions, bit, each, slot
from orrery.core.rng import number_below
from orrery.core.state import TABLE, Frame
from orrery.games.planet_5r.components import (
    ACTIONS,
    CARD_IDS,
    DIE_FACES,
    EXCAVATE,
    EXPAND,
    FIRST_SETTLEMENT,
    FULL_HAND,
    ROUNDS,
    SIDES,
    START_WATER,
    TECHNOLOGY_IDS,
)
from orrery.games.planet_5r.frames import (
    BidSet,
    CardSet,
    ChooseCard,
    ChooseLate,
    CleanUp,
    MakeBid,
    Resolve,
    SelectWave,
    Serve,
    ShowBids,
    TakeTechnology,
    TurnUp,
)
from orrery.games.planet_5r.rules.tableau import tableau_of
from orrery.games.planet_5r.state import (
    CLEAN_UP,
    END,
    LOST,
    NO_CARDS,
    RESOLVE,
    REVEAL,
    SELECT,
    TIED,
    TOO_LATE,
    UNDECIDED,
    VOID,
    WON,
    Auction,
    Group,
    State,
)

MOST_ROLLS: Final = 6  # that can be asked for: a place in the stream where they come up is found by looking
GROUP_KEYS: Final = ("id", "cards", "joints")


class Groups(Form[tuple[Group, ...]]):
    """The groups of a tableau. Without ids they are numbered; a joint says whose strip is on top (R5-9.2)."""

    cards = row(CARD_IDS)
    joints = row(SIDES)

    def read(self, raw: Any, at: At) -> tuple[Group, ...]:
        return tuple(self._group(n, item, at.item(n)) for n, item in enumerate(at.list(raw)))

    def _group(self, n: int, raw: Any, at: At) -> Group:
        given = at.object(raw, GROUP_KEYS)
        if "cards" not in given:
            at.refuse("missing_key", key="cards")
        cards = self.cards.read(given["cards"], at.key("cards"))
        joints = self.joints.read(given.get("joints", []), at.key("joints"))
        if len(joints) != len(cards) - 1:
            at.key("joints").refuse("wrong_count", given=len(joints), wanted=len(cards) - 1)
        return Group(Number().read(given.get("id", n), at.key("id")), cards, joints)

    def write(self, value: tuple[Group, ...]) -> Any:
        return [
            {"id": group.id, "cards": self.cards.write(group.cards), "joints": self.joints.write(group.joints)}
            for group in value
        ]


def _put_groups(s: State, seat: int, groups: tuple[Group, ...]) -> None:
    s.tableaux[seat] = tableau_of(groups, max((group.id for group in groups), default=NONE) + 1)


def _put_next(s: State, seat: int, next_id: int) -> None:
    s.tableaux[seat] = s.tableaux[seat]._replace(next_id=next_id)


_card = Name(CARD_IDS, optional=True)
_action = Name(ACTIONS, optional=True)
_AUCTION = Fields(
    Auction,
    members=Several(SeatNumber()),
    solo=Flag(),
    shown=Flag(),
    roll=Number(),
    queue=Several(SeatNumber()),
    fates=Several(Word(UNDECIDED, WON, TIED, TOO_LATE, VOID, LOST)),
    taken=Several(_card),
)


TABLE_PARTS: Final = {
    "round": slot("round", Number(1, ROUNDS)),
    "phase": slot("phase", Word(REVEAL, SELECT, RESOLVE, CLEAN_UP, END)),
    "wave": slot("wave", Number(1, 2)),
    "deck": slot("deck", row(TECHNOLOGY_IDS, list)),  # top card first
    "market": slot("market", row(TECHNOLOGY_IDS)),  # nearest to the deck first
    "out": slot("out", row(TECHNOLOGY_IDS)),
    "counts": slot("counts", Copies(ACTIONS, tuple)),
    "resolving": slot("resolving", _action),
    "auction": slot("auction", Maybe(_AUCTION)),
}
SEAT_PARTS: Final = {
    "water": each("water", Number()),
    "tableau": Part(Groups(), lambda s, seat: s.tableaux[seat].groups, _put_groups),
    "next_group": Part(Number(), lambda s, seat: s.tableaux[seat].next_id, _put_next),
    "discard": each("discard", Bits(ACTIONS)),
    "chosen": each("chosen", _action),
    "played": each("played", _action),
    "bid": each("bids", Number(optional=True)),
    "late": bit("late", Flag()),
}
WISHES: Final = {
    "top": row(TECHNOLOGY_IDS, list),  # the next cards of the deck, where not all of it is named
    "rolls": Several(Number(), list),  # what the die will show next
}


class Positions5R(Positions[State]):
    """What stands in a position of Planet 5R. A hand is what neither lies on the discard pile nor was played."""

    table = TABLE_PARTS
    seat = SEAT_PARTS
    wishes = WISHES
    fields = MappingProxyType({"action": Name(ACTIONS), "wave": Number(1, 2)})
    questions = MappingProxyType({"choose_card": ChooseCard})  # of a late seat: the frame ChooseLate

    def usual(self, s: State) -> Sequence[Frame]:
        """Phase II of a round: the first wave chooses. R5-5.2, R5-5.4"""
        everybody = range(s.players)
        first = [seat for seat in everybody if not s.late >> seat & 1]
        return [ChooseCard(seat) for seat in first or everybody]

    def lay(self, s: State, asked: Sequence[Frame], given: Given) -> None:
        for frame in asked:
            s.stacks[frame.seat] = [frame]
        if not asked:
            return  # the game is over
        first = asked[0].then if type(asked[0]) is ConfirmTurn else asked[0]
        if type(first) in (ChooseCard, ChooseLate, CardSet):
            self._lay_choice(s, asked, type(first) is ChooseLate, given)
        elif type(first) in (MakeBid, BidSet):
            self._lay_auction(s, asked, given)
            self._beneath(s, ShowBids())
        else:
            self._lay_auction(s, asked, given)
            assert s.auction is not None
            self._beneath(s, *((Serve(),) if s.auction.queue else ()))

    def _lay_choice(self, s: State, asked: Sequence[Frame], late: bool, given: Given) -> None:
        """R5-5.2, R5-5.3: whoever is not asked has chosen Expand where nothing else is said, or chooses later."""
        if "phase" not in given:
            s.phase = SELECT
        if "wave" not in given and late:
            s.wave = 2
        everybody = (1 << s.players) - 1
        second_wave = 0 if s.late == everybody else s.late
        for seat in set(range(s.players)) - {frame.seat for frame in asked}:
            in_second = second_wave >> seat & 1
            if s.wave == 2 and not in_second and not given.named(seat, "played"):
                s.played[seat] = EXPAND
            elif in_second == (s.wave == 2) and not given.named(seat, "chosen"):
                s.chosen[seat] = EXPAND
        second = () if s.wave == 2 else (SelectWave(2),)
        self._beneath(s, TurnUp(s.wave), *second, Resolve(EXCAVATE))

    def _beneath(self, s: State, *frames: Frame) -> None:
        """What is left of the round for the table to do. R5-6.1"""
        rest = (*frames, *(Resolve(action) for action in range(EXCAVATE + 1, EXPAND + 1)), CleanUp())
        s.stacks[TABLE] = list(reversed(rest))

    def _lay_auction(self, s: State, asked: Sequence[Frame], given: Given) -> None:
        """R5-8: where nothing else is said, the seats that are asked excavate and all others expand."""
        seats = {frame.seat for frame in asked}
        for seat in range(s.players):
            if not given.named(seat, "played"):
                s.played[seat] = EXCAVATE if seat in seats else EXPAND
        if "phase" not in given:
            s.phase = RESOLVE
        if "resolving" not in given:
            s.resolving = EXCAVATE
        if "auction" in given:
            return
        members = tuple(seat for seat in range(s.players) if s.played[seat] == EXCAVATE)
        s.auction = Auction(members, len(members) == 1, fates=(UNDECIDED,) * s.players, taken=(NONE,) * s.players)
        if any(type(frame) is TakeTechnology or (type(frame) is ConfirmTurn and frame.then is None) for frame in asked):
            self._lay_taking(s, asked[0].seat, given)

    def _lay_taking(self, s: State, winner: int, given: Given) -> None:
        """The bids were shown, and this seat has paid its own; unique lower ones are served after it. R5-8.5"""
        assert s.auction is not None
        roll = min(DIE_FACES[s.options.die]) if s.auction.solo else 0
        if not given.named(winner, "bid"):
            s.bids[winner] = roll + 1
        if type(s.stacks[winner][-1]) is ConfirmTurn:  # it lies in the tableau already
            laid = [card for card in _laid(s, winner) if card < FIRST_SETTLEMENT]
            s.auction = s.auction._replace(
                taken=tuple(laid[-1] if seat == winner else NONE for seat in range(s.players))
            )
        others = [seat for seat in s.auction.members if 0 < s.bids[seat] < s.bids[winner]]
        unique = [seat for seat in others if s.bids.count(s.bids[seat]) == 1]
        fates = [TIED if seat in others else UNDECIDED for seat in range(s.players)]
        for seat in unique:
            fates[seat] = UNDECIDED
        fates[winner] = WON
        queue = tuple(sorted(unique, key=lambda seat: -s.bids[seat]))
        s.auction = s.auction._replace(shown=True, roll=roll, fates=tuple(fates), queue=queue)

    def complete(self, s: State, given: Given) -> None:
        self._settlements(s, given)
        self._technologies(s, given)
        for seat in range(s.players):
            played = 0 if s.played[seat] == NONE else 1 << s.played[seat]
            s.hand[seat] = FULL_HAND & ~s.discard[seat] & ~played
        if "counts" not in given:
            up = NONE not in s.played
            s.counts = tuple(s.played.count(action) for action in range(len(ACTIONS))) if up else NO_CARDS
        s.from_supply = sum(s.water) - START_WATER * s.players
        _check_choices(s, given)
        if "rolls" in given:
            _fix_rolls(s, given)

    def _settlements(self, s: State, given: Given) -> None:
        """Where a named tableau has somebody else's settlement, that one gets another."""
        names = CARD_IDS[FIRST_SETTLEMENT:]
        places = []
        for seat in range(s.players):
            held = [card - FIRST_SETTLEMENT for card in _laid(s, seat) if card >= FIRST_SETTLEMENT]
            places.append(Place(given.where(seat, "tableau"), given.named(seat, "tableau"), held))
        box = Place("", False, ())
        share_out(names, [1] * len(names), [*places, box], lambda _: [box])
        for seat, place in enumerate(places):
            if not place.named and not place.held:
                _put_groups(s, seat, (Group(0, (box.held.pop() + FIRST_SETTLEMENT,), ()),))

    def _technologies(self, s: State, given: Given) -> None:
        """R5-4.1: one card leaves the deck each round; what has no place is out of the game."""
        laid = [
            Place(given.where(seat, "tableau"), True, [card for card in _laid(s, seat) if card < FIRST_SETTLEMENT])
            for seat in range(s.players)
        ]
        top = Place("top", True, given.table.get("top", ()))
        market = Place("market", "market" in given, s.market)
        out = Place("out", "out" in given, s.out)
        deck = Place("deck", "deck" in given, s.deck)
        share_out(TECHNOLOGY_IDS, [1] * ROUNDS, [*laid, top, market, deck, out], lambda _: [deck, out])
        if not market.named and not market.held and deck.held:
            market.held = [deck.held.pop()]  # R5-4.4: it is never empty when cards are chosen
        if "round" not in given:
            shown = sum(len(place.held) for place in (*laid, market, *((out,) if out.named else ())))
            s.round = ROUNDS - len(deck.held) if deck.named else max(s.round, shown)
        if not deck.named:
            spare = len(top.held) + len(deck.held) - (ROUNDS - s.round)
            if spare > 0 and not out.named:
                out.held += deck.held[len(deck.held) - spare :]
                del deck.held[len(deck.held) - spare :]
        s.market, s.out, s.deck = tuple(market.held), tuple(out.held), [*top.held, *deck.held]


def _laid(s: State, seat: int) -> list[int]:
    return [card for group in s.tableaux[seat].groups for card in group.cards]


def _check_choices(s: State, given: Given) -> None:
    """Whoever is not asked for a card or a bid has given it, or his wave is still to come."""
    waits = s.late if s.wave == 1 and s.late != (1 << s.players) - 1 else 0
    for seat in range(s.players):
        at = given.at.key("seats").item(seat)
        asked = any(type(frame) in (ChooseCard, ChooseLate, MakeBid) for frame in s.stacks[seat])
        if s.phase == SELECT and not asked and not waits >> seat & 1:
            if s.chosen[seat] == s.played[seat] == NONE:
                at.refuse("missing_key", key="chosen")
        elif s.phase == RESOLVE and s.played[seat] == NONE:
            at.refuse("missing_key", key="played")
        elif s.auction is not None and seat in s.auction.members and not asked and s.bids[seat] == NONE:
            at.refuse("missing_key", key="bid")


def _fix_rolls(s: State, given: Given) -> None:
    """The table's stream is set to the next place where just these come up."""
    at = given.at.key("rolls")
    faces, wanted = DIE_FACES[s.options.die], given.table["rolls"]
    if len(wanted) > MOST_ROLLS:
        at.refuse("wrong_count", given=len(wanted), wanted=MOST_ROLLS)
    for roll in wanted:
        if roll not in faces:
            at.refuse("none_of", value=roll, known=", ".join(map(str, sorted(set(faces)))))
    key, start = s.keys[TABLE], s.counters[TABLE]
    while [faces[number_below(key, start + n, len(faces))] for n in range(1, len(wanted) + 1)] != wanted:
        start += 1
    s.counters[TABLE] = start

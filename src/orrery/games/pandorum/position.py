"""Positions of Pandorum as data: the keys, and what follows from them. `pending.py` says what a question stands on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import MappingProxyType
from typing import Any, Final

from orrery.core.conservation import Place, share_out
from orrery.core.forms import (
    At,
    Bits,
    Copies,
    Fields,
    Flag,
    Form,
    Maybe,
    Name,
    Number,
    SeatBits,
    SeatNumber,
    Several,
    Word,
    bag,
    row,
)
from orrery.core.position import Given, Part, Positions, bit, each, slot
from orrery.core.state import Frame
from orrery.games.pandorum import components, pending
from orrery.games.pandorum.components import (
    CARD_IDS,
    CARDS,
    CARGO_HOLD,
    CENTRAL_DECK,
    CRATER,
    DEAD_CITY,
    EVENT_IDS,
    EXTRACTION,
    FIGURES,
    KINDS,
    LANDING_PAD,
    MAIN_IDS,
    MARKET_NAMES,
    NONE,
    NOSE,
    NOSE_IDS,
    SECTIONS,
    SETUP,
    SIDES,
    TYPES,
    VOLCANO,
)
from orrery.games.pandorum.frames import AssignSlot, Turn
from orrery.games.pandorum.hexes import HEX_IDS, kinds_of, mask_of
from orrery.games.pandorum.rules.ending import FIELD, PASSES, STALEMATE
from orrery.games.pandorum.rules.ending import FIGURES as NO_FIGURES
from orrery.games.pandorum.state import (
    BUILD,
    DRAW,
    END,
    EVENTS,
    MOVE,
    SLOT_COUNT,
    TURN,
    Auction,
    Construction,
    InPlay,
    State,
)

_hex = Name(HEX_IDS)
_no_hex = Name(HEX_IDS, optional=True)
_event = Name(EVENT_IDS)


class Building(Fields):
    """A construction under way; at its beginning the site and the cards say all there is to say."""

    def __init__(self) -> None:
        yet = Several(Number(optional=True))
        super().__init__(
            Construction,
            site=_hex,
            cards=row(CARD_IDS),
            figure=Name(FIGURES),
            part=Flag(),
            amounts=yet,
            choices=yet,
            again=yet,
            robbed=Several(SeatNumber()),
        )

    def read(self, raw: Any, at: At) -> Construction:
        named = at.object(raw, self.forms)
        cards = at.key("cards").list(named.get("cards", []))
        unpaid = [None] * len(cards)
        figure = FIGURES[components.MODULE if len(cards) == 1 else components.BASE]
        usual = {"figure": figure, "part": False, "amounts": unpaid, "choices": unpaid, "again": unpaid, "robbed": []}
        made: Construction = super().read({**usual, **named}, at)
        for name in ("amounts", "choices", "again"):
            if len(getattr(made, name)) != len(cards):
                at.key(name).refuse("wrong_count", given=len(getattr(made, name)), wanted=len(cards))
        return made


class Kinds(Form[dict[int, int]]):
    """Hexes that are of another kind than layout and tokens make them: a field of one's own."""

    kind = Name(KINDS)

    def read(self, raw: Any, at: At) -> dict[int, int]:
        given = at.object(raw, HEX_IDS)
        return {HEX_IDS.index(name): self.kind.read(kind, at.key(name)) for name, kind in given.items()}

    def write(self, value: dict[int, int]) -> Any:
        return {HEX_IDS[hex_]: self.kind.write(kind) for hex_, kind in value.items()}


def _unlike(s: State, _: int) -> dict[int, int]:
    kinds = _kinds(s)
    return {hex_: s.kind_at(hex_) for hex_ in range(len(HEX_IDS)) if s.kind_at(hex_) != kinds[hex_]}


def _kinds(s: State) -> list[int]:
    """What layout and tokens make of each hex; a later token lies on top. PD-11.1 to PD-11.4, PD-11.15"""
    kinds = list(s.printed)
    for hexes, kind in ((s.meteor, CRATER), ((s.eruption,), VOLCANO), ((s.pad,), LANDING_PAD), ((s.city,), DEAD_CITY)):
        for hex_ in hexes:
            if hex_ != NONE:
                kinds[hex_] = kind
    return kinds


TABLE_PARTS: Final = {
    "turn": slot("turn", Number(1)),
    "first": slot("first", SeatNumber()),
    "active": slot("active", SeatNumber()),
    "phase": slot("phase", Word(TURN, DRAW, MOVE, BUILD, EVENTS, END)),
    "layout": slot(
        "layout",
        Several(
            Fields(
                components.Place,
                section=Name([section.id for section in SECTIONS]),
                side=Name(SIDES),
                rotation=Number(0, 5),
            ),
            length=len(SECTIONS),
        ),
    ),
    "crack": slot("crack", row(HEX_IDS)),
    "eruption": slot("eruption", _no_hex),
    "meteor": slot("meteor", row(HEX_IDS)),
    "pad": slot("pad", _no_hex),
    "city": slot("city", _no_hex),
    "ground": Part(Kinds(), _unlike, lambda s, seat, value: None),  # `complete` puts it on top of the rest
    "contaminated": slot("contaminated", Bits(HEX_IDS)),
    "deck": slot("deck", row(CARD_IDS, list, backwards=True)),
    "aside": slot("aside", bag(CARD_IDS)),
    "market": slot("market", Copies(CARD_IDS)),
    "box": slot("box", Copies(CARD_IDS)),
    "in_play": slot("events", Several(Fields(InPlay, event=_event, quids=Number()))),
    "event_deck": slot("event_deck", row(EVENT_IDS, list, backwards=True)),
    "event_box": slot("event_box", row(EVENT_IDS)),
    "events_begun": slot("events_begun", Number(0, 2)),
    "due": slot("due", Number()),
    "auction": slot(
        "auction",
        Maybe(
            Fields(Auction, event=_event, standing=Number(), bidder=SeatNumber(optional=True), passed=SeatBits()),
        ),
    ),
    "building": slot("building", Maybe(Building())),
    "one_shot_used": slot("one_shot_used", Flag()),
    "engine_moves": slot("engine_moves", Number()),
    "passes": slot("passes", Number()),
    "trigger": slot("trigger", SeatNumber(optional=True)),
    "reason": slot("reason", Word("", NO_FIGURES, FIELD, STALEMATE, PASSES)),
}
SEAT_PARTS: Final = {
    "quids": each("quids", Number()),
    "at": each("harvesters", _hex),
    "hand": each("hands", bag(CARD_IDS)),
    "known": each("known", bag(CARD_IDS)),
    "modules": each("modules", Bits(HEX_IDS)),
    "bases": each("bases", Bits(HEX_IDS)),
    "nose": each("noses", Name(NOSE_IDS)),
    "main": each("mains", Name(MAIN_IDS)),
    "nose_slot": each("slots", row(CARD_IDS), SLOT_COUNT, NOSE),
    "central_deck": each("slots", row(CARD_IDS), SLOT_COUNT, CENTRAL_DECK),
    "cargo_hold": each("slots", row(CARD_IDS), SLOT_COUNT, CARGO_HOLD),
    "engines": each("engines", Number()),
    "idle": each("idle", Number()),
    "had_object": bit("had_object", Flag()),
    "last_turn": bit("last", Flag()),
}
SLOT_KEYS: Final = ("nose_slot", "central_deck", "cargo_hold")


class PandorumPositions(Positions[State]):
    """What stands in a position of Pandorum. Supplies and the bank follow from what is on the table."""

    table = TABLE_PARTS
    seat = SEAT_PARTS
    wishes = MappingProxyType({"top": row(CARD_IDS, list, backwards=True)})  # the next cards of the deck
    fields = MappingProxyType(
        {
            "event": _event,
            "spent": row(CARD_IDS),
            "types": Bits(TYPES),
            "order": Several(SeatNumber()),
            "seats": Several(SeatNumber()),
        }
    )
    questions = pending.BY_KIND

    def usual(self, s: State) -> Sequence[Frame]:
        return [Turn(s.active)]

    def lay(self, s: State, asked: Sequence[Frame], given: Given) -> None:
        pending.lay(s, asked, given)

    def complete(self, s: State, given: Given) -> None:
        _field(s, given)
        s.noses = _parts(s.noses, NOSE_IDS, "nose", given)
        s.mains = _parts(s.mains, MAIN_IDS, "main", given)
        _cards(s, given)
        _events(s, given)
        supply = SETUP[s.players]
        for seat in range(s.players):
            s.spare_modules[seat] = supply.modules - s.modules[seat].bit_count()
            s.spare_bases[seat] = supply.bases - s.bases[seat].bit_count()
            if s.own(seat) and not given.named(seat, "had_object"):
                s.had_object |= 1 << seat
        s.bank = sum(s.quids) + sum(card.quids for card in s.events)


def _field(s: State, given: Given) -> None:
    """PD-2.5: sections as laid, tokens on top of them."""
    if sorted(place.section for place in s.layout) != list(range(len(SECTIONS))):
        given.at.key("layout").refuse("named_twice", value="section")
    s.printed = kinds_of(s.layout)
    kinds = _kinds(s)
    for hex_, kind in given.table.get("ground", {}).items():
        kinds[hex_] = kind
    s.ground = tuple(mask_of([hex_ for hex_, k in enumerate(kinds) if k == kind]) for kind in range(len(KINDS)))


def _parts(dealt: Iterable[int], names: Sequence[str], key: str, given: Given) -> tuple[int, ...]:
    """Where a seat is given somebody else's part, that one gets another."""
    places = [Place(given.where(seat, key), given.named(seat, key), [part]) for seat, part in enumerate(dealt)]
    box = Place("", False, ())
    share_out(names, [1] * len(names), [*places, box], lambda _: [box])
    return tuple(place.held[0] if place.held else box.held.pop(0) for place in places)


def _cards(s: State, given: Given) -> None:
    """PD-1.11: each of the 107 cards lies in one place; what has none lies at the bottom of the deck, or in the box."""
    if "top" in given and "deck" in given:
        given.at.key("top").refuse("named_twice", value="deck")
    hands, slots = [], []
    for seat in range(s.players):
        hands.append(Place(given.where(seat, "hand"), given.named(seat, "hand"), s.hands[seat]))
        for n, key in enumerate(SLOT_KEYS):
            slots.append(Place(given.where(seat, key), given.named(seat, key), s.slot(seat, n)))
    market = Place("market", "market" in given, _listed(s.market))
    deck = Place("deck", "deck" in given, s.deck)
    top = Place("top", True, given.table.get("top", ()))
    aside = Place("aside", "aside" in given, s.aside)
    box = Place("box", "box" in given, _listed(s.box))
    waiting = Place("building", True, _waiting(s))
    share_out(
        CARD_IDS,
        [card.copies for card in CARDS],
        [waiting, *hands, *slots, market, top, deck, aside, box],
        lambda card: [aside, box] if CARDS[card].type == EXTRACTION else [deck, box],
    )
    while not market.named and len(set(market.held)) < MARKET_NAMES and deck.held:
        market.held.append(deck.held.pop(0))  # PD-4.2: it shows four names
    s.hands = [tuple(sorted(hand.held)) for hand in hands]
    s.slots = [tuple(place.held) for place in slots]
    s.market, s.box = _counted(market.held), _counted(box.held)
    s.deck, s.aside = [*deck.held, *top.held], tuple(sorted(aside.held))
    for seat in range(s.players):
        _knowledge(s, seat, given)


def _knowledge(s: State, seat: int, given: Given) -> None:
    """What others have seen of a hand: of one that is named, nothing unless it is said."""
    hidden = list(s.hands[seat])
    if not given.named(seat, "known"):
        s.known[seat] = ()
    for card in s.known[seat]:
        hidden.remove(card)
    s.extraction[seat] = sum(CARDS[card].type == EXTRACTION for card in hidden)


def _waiting(s: State) -> list[int]:
    """Played cards that are still to go into a slot."""
    if s.building is None:
        return []
    return [s.building.cards[frame.which] for frame in s.stacks[s.active] if type(frame) is AssignSlot]


def _listed(copies: Iterable[int]) -> list[int]:
    return [card for card, count in enumerate(copies) for _ in range(count)]


def _counted(cards: Iterable[int]) -> list[int]:
    counts = [0] * len(CARDS)
    for card in cards:
        counts[card] += 1
    return counts


def _events(s: State, given: Given) -> None:
    """PD-2.9: each event lies open, in the deck or in the box."""
    if not s.options.new_horizons:
        return
    shown = Place("in_play", True, [card.event for card in s.events])
    deck = Place("event_deck", "event_deck" in given, s.event_deck)
    box = Place("event_box", "event_box" in given, s.event_box)
    share_out(EVENT_IDS, [1] * len(EVENT_IDS), [shown, deck, box], lambda _: [deck, box])
    s.event_deck, s.event_box = deck.held, tuple(box.held)
    if "events_begun" not in given:
        s.events_begun = max(s.events_begun, min(2, len(s.events)))

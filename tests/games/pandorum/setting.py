"""A table of Pandorum in any position: say what lies where, then let the engine play on.

    t = table(3, layout="R").given(0, modules="2,-2 1,-1", bases="0,-2").given(1, modules="1,-3")
    assert t.builds(0, "1,-2", "geothermal_generator").gained(0) == 4

A position stands at the beginning of a turn of seat 0. Cards that are named nowhere fill market, deck and box, and
figures that stand nowhere the supplies, so that the invariants hold in every test. Events that are named nowhere lie
in the box: nothing is revealed that the test has not asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from orrery import Decision, IllegalAction, Match
from orrery.core import engine
from orrery.core.errors import LANGUAGES
from orrery.core.events import entry
from orrery.core.state_codec import digest
from orrery.games.pandorum import GAME
from orrery.games.pandorum.components import (
    CARD_IDS,
    CARDS,
    EVENT_IDS,
    EXTRACTION,
    KINDS,
    MAIN_IDS,
    MARKET_NAMES,
    NOSE_IDS,
    SETUP,
    SLOTS,
)
from orrery.games.pandorum.field import HEX_IDS, each, mask_of
from orrery.games.pandorum.frames import BeginTurn
from orrery.games.pandorum.state import InPlay, State
from orrery.texts import catalogue

Event = dict[str, Any]
Names = str | Iterable[str]  # one after the other in a string, or a list
STRICT = catalogue("pandorum", strict=True)


def split(names: Names) -> list[str]:
    return names.split() if isinstance(names, str) else list(names)


def numbers(hexes: Names) -> list[int]:
    return [HEX_IDS.index(name) for name in split(hexes)]


def cards_of(names: Names) -> tuple[int, ...]:
    return tuple(CARD_IDS.index(name) for name in split(names))


class Table:
    """A match whose state the test has set by hand."""

    def __init__(self, players: int, options: dict[str, object]) -> None:
        self.m: Match = GAME.new(players, 1, options)
        s = self.s
        s.turn, s.active, s.idle = 0, players - 1, [0] * players
        s.noses, s.mains = tuple(range(players)), tuple(range(players))
        s.hands, s.known, s.extraction = [()] * players, [()] * players, [0] * players
        s.events, s.event_deck, s.event_box = (), [], ()
        self._market: tuple[int, ...] | None = None
        self._top: tuple[int, ...] = ()
        self._deck_only = False
        self._started = False
        self._before: list[int] = []

    @property
    def s(self) -> State:
        state: State = self.m.state
        return state

    # --- given ---------------------------------------------------------------------------------

    def given(
        self,
        seat: int,
        *,
        hand: Names | None = None,
        quids: int | None = None,
        at: str | None = None,
        modules: Names = (),
        bases: Names = (),
        nose: str | None = None,
        main: str | None = None,
        slots: Sequence[Names] = ((), (), ()),
    ) -> Table:
        """What belongs to a seat; `slots`: cards in nose, central deck and cargo hold."""
        s = self.s
        if hand is not None:
            s.hands[seat] = tuple(sorted(cards_of(hand)))
        if quids is not None:
            s.quids[seat] = quids
        if at is not None:
            s.harvesters[seat] = HEX_IDS.index(at)
        s.modules[seat] |= mask_of(numbers(modules))
        s.bases[seat] |= mask_of(numbers(bases))
        if nose is not None:
            s.noses = _dealt(s.noses, seat, NOSE_IDS.index(nose))
        if main is not None:
            s.mains = _dealt(s.mains, seat, MAIN_IDS.index(main))
        for slot, names in enumerate(slots):
            s.slots[len(SLOTS) * seat + slot] += cards_of(names)
        return self

    def supply(self, seat: int, modules: int, bases: int) -> Table:
        """So many figures are left: all others stand somewhere on the field, far from hexes that are taken later."""
        s = self.s
        own = SETUP[s.players]
        free = [hex_ for hex_ in each(s.empty()) if hex_ not in s.harvesters]
        while own.modules - s.modules[seat].bit_count() > modules:
            s.modules[seat] |= 1 << free.pop()
        while own.bases - s.bases[seat].bit_count() > bases:
            s.bases[seat] |= 1 << free.pop()
        return self

    def market(self, *cards: str) -> Table:
        """Exactly these cards; the same name twice makes a stack."""
        self._market = cards_of(cards)
        return self

    def top(self, *cards: str) -> Table:
        """The next cards of the deck, first drawn first."""
        self._top = cards_of(cards)
        return self

    def deck(self, *cards: str) -> Table:
        """The deck holds these cards and no others."""
        self._deck_only = True
        return self.top(*cards)

    def in_play(self, *events: str, **quids: int) -> Table:
        """Events that lie open, earlier revealed first, with the quids printed on them or as given."""
        s = self.s
        told = {event["id"]: event["data"]["quids"] for event in components("event")}
        for name in (*events, *quids):
            s.events = (*s.events, InPlay(EVENT_IDS.index(name), quids.get(name, told[name])))
        s.events_begun = len(s.events)
        return self

    def next_events(self, *events: str) -> Table:
        """The whole event deck, first revealed first."""
        self.s.event_deck = [EVENT_IDS.index(name) for name in reversed(events)]
        return self

    def ground(self, kind: str, hexes: Names) -> Table:
        """These hexes are of this kind, as if a token had made them so."""
        s = self.s
        for hex_ in numbers(hexes):
            bit = 1 << hex_
            s.ground = tuple(mask | bit if n == KINDS.index(kind) else mask & ~bit for n, mask in enumerate(s.ground))
        return self

    def token(self, kind: str, *hexes: str) -> Table:
        """A token lies there already; a crack is told by its four hexes."""
        s, at = self.s, tuple(numbers(hexes))
        if kind == "crack":
            s.crack = at
        elif kind == "meteor":
            s.meteor = at
            self.ground("crater", hexes)
        else:
            setattr(s, kind, at[0])
            self.ground({"eruption": "volcano", "pad": "landing_pad", "city": "dead_city"}[kind], hexes)
        return self

    def turn_of(self, seat: int) -> Table:
        self.s.active = (seat - 1) % self.s.players
        return self

    def start(self) -> Table:
        if not self._started:
            self._started = True
            self._fill()
            self.s.stacks[:] = [[] for _ in range(self.s.players)] + [[BeginTurn()]]
            opening: list[Any] = []
            engine.start(self.m.flow, self.s, opening)
            self.m._log[0] = list(map(entry, opening))
            GAME.invariants(self.s)
            self._before = list(self.s.quids)
        return self

    def _fill(self) -> None:
        """Everything that was not named goes where it belongs."""
        s = self.s
        own = SETUP[s.players]
        for seat in range(s.players):
            s.spare_modules[seat] = own.modules - s.modules[seat].bit_count()
            s.spare_bases[seat] = own.bases - s.bases[seat].bit_count()
            s.extraction[seat] = sum(CARDS[card].type == EXTRACTION for card in s.hands[seat])
            if s.own(seat):
                s.had_object |= 1 << seat
        rest = self._undealt()
        s.aside = tuple(card for card in rest if CARDS[card].type == EXTRACTION)
        rest = [card for card in rest if CARDS[card].type != EXTRACTION]
        if self._market is None:
            self._market = tuple(sorted(set(rest), reverse=True)[:MARKET_NAMES])
            for card in self._market:
                rest.remove(card)
        s.market, s.box = [0] * len(CARDS), [0] * len(CARDS)
        for card in self._market:
            s.market[card] += 1
        s.deck = [*([] if self._deck_only else rest), *reversed(self._top)]
        for card in rest if self._deck_only else ():
            s.box[card] += 1
        if s.options.new_horizons:
            shown = {card.event for card in s.events}
            s.event_box = tuple(n for n in range(len(EVENT_IDS)) if n not in shown and n not in s.event_deck)
        s.bank = sum(s.quids) + sum(card.quids for card in s.events)

    def _undealt(self) -> list[int]:
        s = self.s
        rest = [card for card, about in enumerate(CARDS) for _ in range(about.copies)]
        for used in (*s.hands, *s.slots, self._market or (), self._top):
            for card in used:
                assert card in rest, f"there are not so many copies of {CARD_IDS[card]}"
                rest.remove(card)
        return rest

    # --- doing ---------------------------------------------------------------------------------

    def do(self, seat: int, *action: object) -> Table:
        """One action in its text form; invariants are checked after it."""
        self.start()
        self.m.act(seat, list(action))
        GAME.invariants(self.s)
        return self

    def flies(self, seat: int, hex_: str, pay: str | None = None) -> Table:
        """Pay this card (or the first that may be paid) and fly there."""
        self.start()
        paying = ["pay", pay] if pay else self.options(seat, "pay")[0]
        return self.do(seat, *paying).do(seat, "fly", hex_)

    def builds(self, seat: int, site: str, *cards: str, by: str = "build") -> Table:
        """A whole construction up to the first question about it: the hand is these cards and one to pay with.

        Before the start the harvester is put beside the site.
        """
        if not self._started:
            beside = next(
                hex_ for hex_ in neighbours(site) if self.s.kind_at(HEX_IDS.index(hex_)) != KINDS.index("volcano")
            )
            self.given(seat, hand=[*cards, PAYMENT], at=beside)
            if seat:
                self.turn_of(seat)
        self.flies(seat, site, PAYMENT)
        self._before = list(self.s.quids)
        full = (*cards, None) if by in ("build", "terraform") and len(cards) == 1 else cards
        return self.do(seat, by, *full, *(("one",) if by == "terraform" else ()))

    def stows(self, seat: int, *slots: str) -> Table:
        """The played cards go into these slots; all that are left into the last one."""
        left = list(slots or ("cargo_hold",))
        while self.kind(seat) == "slot":
            self.do(seat, "slot", left.pop(0) if len(left) > 1 else left[0])
        return self

    def draws(self, seat: int) -> Table:
        """An uneventful turn: two cards of the deck."""
        self.do(seat, "draw", "deck")
        while self.kind(seat) == "draw":
            self.do(seat, "draw", "deck")
        return self

    def refused(self, seat: int, *action: object) -> tuple[str, str]:
        """Rule and reason of a refusal."""
        refused = self.refusal(seat, *action)
        return refused.rule, refused.why

    def refusal(self, seat: int, *action: object) -> IllegalAction:
        """Why the rules refuse this. The match must be untouched by it, and it can be told in every language."""
        self.start()
        before, version, told = digest(self.s), self.m.version, self.m.events(seat)
        with pytest.raises(IllegalAction) as caught:
            self.m.act(seat, list(action))
        assert (digest(self.s), self.m.version, self.m.events(seat)) == (before, version, told)
        for lang in LANGUAGES:
            assert caught.value.text(lang) == STRICT.format(lang, f"refusal-{caught.value.why}", caught.value.params)
        assert list(action) not in self.options(seat)
        return caught.value

    # --- looking -------------------------------------------------------------------------------

    def decision(self, seat: int) -> Decision:
        self.start()
        asked = self.m.decision(seat)
        assert asked is not None, f"seat {seat} is asked nothing"
        return asked

    def kind(self, seat: int) -> str | None:
        """What the seat is asked; None if nothing."""
        self.start()
        asked = self.m.decision(seat)
        return None if asked is None else asked.kind

    def asked(self) -> tuple[int, str]:
        """The only seat that is asked something, and what."""
        self.start()
        (seat,) = self.m.actors
        return seat, self.decision(seat).kind

    def options(self, seat: int, kind: str | None = None) -> list[list[Any]]:
        """All legal answers of a seat, or those of one kind."""
        self.start()
        asked = self.m.decision(seat)
        found = [] if asked is None else [GAME.action_to_json(action) for action in asked.actions]
        return [action for action in found if kind is None or action[0] == kind]

    def hexes(self, seat: int, kind: str) -> set[str]:
        """Hexes of the legal answers of one kind."""
        return {action[1] for action in self.options(seat, kind)}

    def told(self, kind: str, seat: int | None = None) -> list[Event]:
        """Events of one kind, as the seat (None: a spectator) heard them."""
        return [{k: v for k, v in event.items() if k != "e"} for event in self.m.events(seat) if event["e"] == kind]

    def kinds(self) -> list[str]:
        return [event["e"] for event in self.m.events(None)]

    def gained(self, seat: int) -> int:
        """Quids since the start, or since the last construction was announced; nothing may be left to collect."""
        assert self.kind(self.s.active) not in ("order", "direction", "cluster", "block")
        return self.s.quids[seat] - self._before[seat]

    def seat(self, seat: int, me: int | None = None) -> dict[str, Any]:
        shown: dict[str, Any] = self.m.view(me)["seats"][seat]
        return shown

    def hand(self, seat: int) -> list[str]:
        return [CARD_IDS[card] for card in self.s.hands[seat]]

    def hex(self, name: str) -> dict[str, Any]:
        shown: dict[str, Any] = self.m.view(None)["field"]["hexes"][HEX_IDS.index(name)]
        return shown

    def object(self, name: str) -> tuple[int, str] | None:
        """Seat and figure of the object on a hex."""
        found = self.hex(name)["object"]
        return None if found is None else (found["seat"], found["figure"])

    def on_market(self) -> dict[str, int]:
        return {stack["card"]: stack["count"] for stack in self.m.view(None)["market"]}

    def quids_on(self, event: str) -> int | None:
        """None: the event does not lie open."""
        shown = {card["event"]: card["quids"] for card in self.m.view(None)["events"]["in_play"]}
        return shown.get(event)

    def open_events(self) -> list[str]:
        return [card["event"] for card in self.m.view(None)["events"]["in_play"]]

    @property
    def quids(self) -> list[int]:
        return list(self.s.quids)


PAYMENT = "leisure_block"  # a card that tests do not play, so that they can pay with it


def _dealt(parts: tuple[int, ...], seat: int, part: int) -> tuple[int, ...]:
    """The seat gets this part; whoever had it takes the seat's."""
    return tuple(part if n == seat else parts[seat] if had == part else had for n, had in enumerate(parts))


def components(kind: str) -> list[dict[str, Any]]:
    (found,) = (group for group in GAME.components()["kinds"] if group["id"] == kind)
    items: list[dict[str, Any]] = found["items"]
    return items


def neighbours(hex_: str) -> list[str]:
    """Hexes that share a side with this one, east first, counter-clockwise; cracks do not matter here."""
    q, r = map(int, hex_.split(","))
    steps = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    return [name for dq, dr in steps if (name := f"{q + dq},{r + dr}") in HEX_IDS]


def table(players: int = 2, *, layout: str = "R", **options: bool) -> Table:
    """A fresh table on one of the fixed fields; it is seat 0's turn."""
    return Table(players, {"layout": layout, **options})


def horizons(players: int = 2, *, layout: str = "R", **options: bool) -> Table:
    """The same with New Horizons."""
    return table(players, layout=layout, new_horizons=True, **options)

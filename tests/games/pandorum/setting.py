"""A table of Pandorum in any position: say what lies where, then let the engine play on.

    t = table(3, layout="R").given(0, modules="2,-2 1,-1", bases="0,-2").given(1, modules="1,-3")
    assert t.builds(0, "1,-2", "geothermal_generator").gained(0) == 4

It is `game.position` with the words tests use: a turn of seat 0 has begun, hands are empty, parts go by seat, the
market shows four blocks, and events that are named nowhere lie in the box: nothing is revealed that a test has not
asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from orrery import Decision, IllegalAction, Match
from orrery.core.errors import LANGUAGES
from orrery.core.state_codec import digest
from orrery.games.pandorum import GAME
from orrery.games.pandorum.components import CARD_IDS, KINDS, MAIN_IDS, NOSE_IDS, SETUP
from orrery.games.pandorum.hexes import HEX_IDS, each
from orrery.games.pandorum.state import State
from orrery.texts import catalogue

Event = dict[str, Any]
Names = str | Iterable[str]  # one after the other in a string, or a list
STRICT = catalogue("pandorum", strict=True)
SLOT_KEYS = ("nose_slot", "central_deck", "cargo_hold")
BLOCKS = ("power_grid_block", "science_block", "transport_block", "security_block")


def split(names: Names) -> list[str]:
    return names.split() if isinstance(names, str) else list(names)


def numbers(hexes: Names) -> list[int]:
    return [HEX_IDS.index(name) for name in split(hexes)]


class Table:
    """A position that is written down, and the match that begins with it."""

    def __init__(self, players: int, options: dict[str, object]) -> None:
        self.seats: list[dict[str, Any]] = [
            {"hand": [], "nose": NOSE_IDS[seat], "main": MAIN_IDS[seat], "modules": [], "bases": []}
            for seat in range(players)
        ]
        self.data: dict[str, Any] = {
            "players": players,
            "seed": 1,
            "options": options,
            "active": 0,
            "market": Counter(BLOCKS),
            "event_deck": [],
            "in_play": [],
            "seats": self.seats,
        }
        self._match: Match | None = None
        self._before: list[int] = []

    @property
    def m(self) -> Match:
        self.start()
        assert self._match is not None
        return self._match

    @property
    def s(self) -> State:
        state: State = self.m.state
        return state

    def peek(self) -> State:
        """The position as it is written so far."""
        state: State = GAME.position(self.data).state
        return state

    # --- given ---------------------------------------------------------------------------------

    def given(
        self,
        seat: int,
        *,
        hand: Names | None = None,
        modules: Names = (),
        bases: Names = (),
        nose: str | None = None,
        main: str | None = None,
        slots: Sequence[Names] = ((), (), ()),
        **more: Any,
    ) -> Table:
        """What belongs to a seat, by the keys of a position; `slots`: cards in nose, central deck and cargo hold."""
        assert self._match is None, "the position stands on the table"
        own = self.seats[seat]
        own.update({key: value for key, value in more.items() if value is not None})
        if hand is not None:
            own["hand"] = split(hand)
        own["modules"] += split(modules)
        own["bases"] += split(bases)
        for key, part in (("nose", nose), ("main", main)):
            if part is not None:  # whoever had it takes the seat's
                for other in self.seats:
                    if other[key] == part:
                        other[key] = own[key]
                own[key] = part
        for key, names in zip(SLOT_KEYS, slots, strict=True):
            own[key] = [*own.get(key, []), *split(names)]
        return self

    def lies(self, **keys: Any) -> Table:
        """What lies on the table, by the keys of a position."""
        assert self._match is None, "the position stands on the table"
        self.data.update(keys)
        return self

    def each_has(self, key: str, *values: Any) -> Table:
        """The same key for all seats, in order."""
        for seat, value in enumerate(values):
            self.given(seat, **{key: value})
        return self

    def idle(self, *turns: int) -> Table:
        """Turns of each seat without a construction so far; the one that has just begun counts, too."""
        return self.each_has("idle", *(n + (seat == self.data["active"]) for seat, n in enumerate(turns)))

    def ending(self, trigger: int, *last: int) -> Table:
        """The end was brought about by the trigger's last figure; these seats have their last turn after this one."""
        self.each_has("last_turn", *(seat in last for seat in range(len(self.seats))))
        return self.lies(trigger=trigger, reason="figures")

    def supply(self, seat: int, modules: int, bases: int) -> Table:
        """So many figures are left: all others stand somewhere on the field, far from hexes that are taken later."""
        s, own = self.peek(), SETUP[len(self.seats)]
        free = [HEX_IDS[hex_] for hex_ in each(s.empty()) if hex_ not in s.harvesters]
        for key, left in (("modules", own.modules - modules), ("bases", own.bases - bases)):
            while len(self.seats[seat][key]) < left:
                self.seats[seat][key].append(free.pop())
        return self

    def market(self, *cards: str) -> Table:
        """Exactly these cards; the same name twice makes a stack."""
        return self.lies(market=Counter(cards))

    def top(self, *cards: str) -> Table:
        """The next cards of the deck, first drawn first."""
        return self.lies(top=cards)

    def deck(self, *cards: str) -> Table:
        """The deck holds these cards and no others."""
        return self.lies(deck=cards)

    def in_play(self, *events: str, **quids: int) -> Table:
        """Events that lie open, earlier revealed first, with the quids printed on them or as given."""
        told = {event["id"]: event["data"]["quids"] for event in components("event")}
        for name in (*events, *quids):
            self.data["in_play"].append({"event": name, "quids": quids.get(name, told[name])})
        return self

    def next_events(self, *events: str) -> Table:
        """The whole event deck, first revealed first."""
        return self.lies(event_deck=events)

    def ground(self, kind: str, hexes: Names) -> Table:
        """These hexes are of this kind, whatever is printed there."""
        changed = dict.fromkeys(split(hexes), kind)
        return self.lies(ground={**self.data.get("ground", {}), **changed})

    def token(self, kind: str, *hexes: str) -> Table:
        """A token lies there already; a crack is told by its four hexes."""
        return self.lies(**{kind: hexes if kind in ("crack", "meteor") else hexes[0]})

    def turn_of(self, seat: int) -> Table:
        return self.lies(active=seat)

    def start(self) -> Table:
        if self._match is None:
            self._match = GAME.position(self.data)
            self._before = list(self._match.state.quids)
        return self

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
        if self._match is None:
            s = self.peek()
            beside = next(hex_ for hex_ in neighbours(site) if s.kind_at(HEX_IDS.index(hex_)) != KINDS.index("volcano"))
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

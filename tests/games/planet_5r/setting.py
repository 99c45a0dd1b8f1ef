"""A table of Planet 5R in any position: edit a fresh state plainly, then let the engine play on.

    t = table(4).given(0, water=3, groups=[group("settlement_dune_port"), group("tech_nomad_beacon")])
    t.rolls(2).cards("expand", "develop", "develop", "scout")
    assert t.water == [5, 5, 2, 4]

A position stands at the beginning of phase II (or of phase I, see `before_reveal`). Cards that are named
nowhere fill the deck and the pile of cards out of the game, so that the invariants hold in every test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import pytest

import orrery
from orrery import Decision, IllegalAction, Match
from orrery.core import engine
from orrery.core.events import entry
from orrery.core.rng import mix
from orrery.core.state import TABLE
from orrery.core.state_codec import digest
from orrery.games.planet_5r import GAME
from orrery.games.planet_5r.components import ACTIONS, CARD_IDS, DIE_FACES, SIDES, TECHNOLOGY_IDS
from orrery.games.planet_5r.frames import BeginRound, CleanUp, Resolve, SelectWave
from orrery.games.planet_5r.rules.tableau import tableau_of
from orrery.games.planet_5r.state import Group, State

F = TypeVar("F", bound=Callable[..., object])
Event = dict[str, Any]
ROUND = (SelectWave(1), SelectWave(2), *(Resolve(action) for action in range(len(ACTIONS))), CleanUp())


def rules(*ids: str) -> Callable[[F], F]:
    """Marks a test with the rules it covers; the coverage test reads these marks from the source."""

    def mark(test: F) -> F:
        assert ids
        return test

    return mark


class Chain(NamedTuple):
    """A group of a tableau as a test writes it down."""

    cards: tuple[str, ...]
    joints: tuple[str, ...]


def group(*cards: str, joints: Sequence[str] = ()) -> Chain:
    """Cards from left to right; a joint says whose strip is on top (R5-9.2)."""
    assert len(joints) == len(cards) - 1
    return Chain(cards, tuple(joints))


def hand_of(cards: Iterable[str]) -> int:
    return sum(1 << ACTIONS.index(card) for card in cards)


class Table:
    """A match whose state the test has set by hand."""

    def __init__(self, players: int, round_: int, seed: int, options: Mapping[str, object]) -> None:
        self.m: Match = GAME.new(players, seed, options)
        self.s.round = round_
        self._market: tuple[str, ...] = ()
        self._top: tuple[str, ...] = ()
        self._started = False
        self._first: tuple[Any, ...] = ROUND
        self._rolls: tuple[int, ...] = ()

    @property
    def s(self) -> State:
        state: State = self.m.state
        return state

    # --- given ---------------------------------------------------------------------------------

    def given(
        self,
        seat: int,
        *,
        water: int | None = None,
        settlement: str | None = None,
        groups: Sequence[Chain] | None = None,
        discard: Iterable[str] = (),
        late: bool = False,
    ) -> Table:
        """What lies before one seat. Groups get the ids 0, 1, 2, ...; the settlement's group comes first."""
        s = self.s
        if water is not None:
            s.water[seat] = water
        if settlement is not None:
            groups = [group(settlement), *(groups or ())]
        if groups is not None:
            made = tuple(
                Group(n, tuple(CARD_IDS.index(c) for c in g.cards), tuple(SIDES.index(j) for j in g.joints))
                for n, g in enumerate(groups)
            )
            s.tableaux[seat] = tableau_of(made, len(made))
        s.discard[seat] = hand_of(discard)
        s.hand[seat] = hand_of(ACTIONS) & ~s.discard[seat]
        if late:
            s.late |= 1 << seat
        return self

    def market(self, *cards: str, top: Sequence[str] = ()) -> Table:
        """The market, nearest to the deck first, and the first cards of the deck."""
        self._market, self._top = cards, tuple(top)
        return self

    def rolls(self, *faces: int) -> Table:
        """The next rolls of the die: the table's stream is set to a place where just these come up."""
        self._rolls = faces
        if self._started:
            self._fix_rolls()
        return self

    def before_reveal(self) -> Table:
        """The position stands before phase I of the next round."""
        self._first = (BeginRound(),)
        return self

    def start(self) -> Table:
        if not self._started:
            self._started = True
            self._deal()
            self.s.stacks[:] = [[] for _ in range(self.s.players)] + [list(reversed(self._first))]
            self._fix_rolls()
            opening: list[Any] = []
            engine.start(self.m.flow, self.s, opening)
            self.m._log[0] = list(map(entry, opening))
            GAME.invariants(self.s)
        return self

    def _deal(self) -> None:
        s = self.s
        others = [
            c for c in range(len(TECHNOLOGY_IDS)) if CARD_IDS[c] not in (*self._market, *self._top, *self._laid())
        ]
        if not self._market:
            self._market = (CARD_IDS[others.pop()],)
        s.round = max(s.round, len(self._laid()) + len(self._market))
        s.market = tuple(CARD_IDS.index(card) for card in self._market)
        s.deck = [CARD_IDS.index(card) for card in self._top]
        while len(s.deck) < len(TECHNOLOGY_IDS) - s.round:
            s.deck.append(others.pop(0))
        s.out = tuple(others)
        s.from_supply = sum(s.water) - 5 * s.players

    def _laid(self) -> list[str]:
        cards = [CARD_IDS[c] for tableau in self.s.tableaux for g in tableau.groups for c in g.cards]
        return [card for card in cards if card in TECHNOLOGY_IDS]

    def _fix_rolls(self) -> None:
        s, faces = self.s, DIE_FACES[self.s.options.die]
        key, start = s.keys[TABLE], s.counters[TABLE]
        while [faces[(mix(key, start + i) * 6) >> 64] for i in range(1, len(self._rolls) + 1)] != list(self._rolls):
            start += 1
        s.counters[TABLE] = start

    # --- doing ---------------------------------------------------------------------------------

    def do(self, seat: int, *action: object) -> Table:
        """One action in its text form; invariants are checked after it."""
        self.start()
        self.m.act(seat, list(action))
        GAME.invariants(self.s)
        return self

    def cards(self, *cards: str) -> Table:
        """Every seat plays the card named for it, each when its wave comes."""
        self.start()
        left = dict(enumerate(cards))
        assert len(left) == self.s.players
        while left:
            seat = next(seat for seat in self.m.actors if seat in left)
            self.do(seat, "play", left.pop(seat))
        return self

    def bids(self, *bids: int | None) -> Table:
        """Every seat bids; None: it is not asked."""
        asked = [seat for seat, bid in enumerate(bids) if bid is not None]
        assert self.m.actors == tuple(asked)
        for seat in asked:
            self.do(seat, "bid", bids[seat])
        return self

    def refused(self, seat: int, *action: object) -> IllegalAction:
        """The refusal of an action; the match and its state must be untouched by it."""
        self.start()
        before, version, told = digest(self.s), self.m.version, self.m.events(seat)
        with pytest.raises(IllegalAction) as caught:
            self.m.act(seat, list(action))
        assert (digest(self.s), self.m.version, self.m.events(seat)) == (before, version, told)
        asked = self.m.refused(seat, list(action))
        assert asked is not None
        assert (asked.rule, asked.why) == (caught.value.rule, caught.value.why)
        return caught.value

    # --- looking -------------------------------------------------------------------------------

    def decision(self, seat: int) -> Decision:
        self.start()
        asked = self.m.decision(seat)
        assert asked is not None
        return asked

    def options(self, seat: int) -> list[list[object]]:
        return [GAME.action_to_json(action) for action in self.decision(seat).actions]

    def told(self, kind: str, seat: int | None = None) -> list[Event]:
        """Events of one kind, as the seat (None: a spectator) heard them."""
        return [{k: v for k, v in event.items() if k != "e"} for event in self.m.events(seat) if event["e"] == kind]

    def kinds(self, seat: int | None = None) -> list[str]:
        return [event["e"] for event in self.m.events(seat)]

    def seat(self, seat: int, me: int | None = None) -> dict[str, Any]:
        shown: dict[str, Any] = self.m.view(me)["seats"][seat]
        return shown

    def improvements(self, seat: int) -> list[tuple[str, str, str, str, str | None]]:
        """(card, side, action, kind, of) of all visible improvements."""
        return [(i["card"], i["side"], i["action"], i["kind"], i["of"]) for i in self.seat(seat)["improvements"]]

    @property
    def water(self) -> list[int]:
        return list(self.s.water)

    @property
    def market_ids(self) -> list[str]:
        return [CARD_IDS[card] for card in self.s.market]


def table(players: int = 4, *, round_: int = 1, seed: int = 1, **options: object) -> Table:
    """A fresh table at the beginning of phase II of a round."""
    return Table(players, round_, seed, options)


def new(players: int = 4, seed: int = 1, **options: object) -> Match:
    """A match as anybody would start it."""
    return orrery.game("planet_5r").new(players, seed, options)

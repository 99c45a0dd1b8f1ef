"""A table of Planet 5R in any position: say what lies where, then let the engine play on.

    t = table(4).given(0, water=3, groups=[group("settlement_dune_port"), group("tech_nomad_beacon")])
    t.rolls(2).cards("expand", "develop", "develop", "scout")
    assert t.water == [5, 5, 2, 4]

It is `game.position` with the words tests use. A position stands at the beginning of phase II.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import pytest

import orrery
from orrery import Decision, IllegalAction, Match
from orrery.core.state import TABLE
from orrery.core.state_codec import digest
from orrery.games.planet_5r import GAME
from orrery.games.planet_5r.components import CARD_IDS
from orrery.games.planet_5r.state import State

F = TypeVar("F", bound=Callable[..., object])
Event = dict[str, Any]


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


class Table:
    """A position that is written down, and the match that begins with it."""

    def __init__(self, players: int, round_: int, seed: int, options: Mapping[str, object]) -> None:
        self.seats: list[dict[str, Any]] = [{} for _ in range(players)]
        self.data: dict[str, Any] = {"players": players, "seed": seed, "options": options, "seats": self.seats}
        self._round = round_
        self._match: Match | None = None

    @property
    def m(self) -> Match:
        self.start()
        assert self._match is not None
        return self._match

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
        assert self._match is None, "the position stands on the table"
        own = self.seats[seat]
        if water is not None:
            own["water"] = water
        if settlement is not None:
            groups = [group(settlement), *(groups or ())]
        if groups is not None:
            own["tableau"] = [{"cards": g.cards, "joints": g.joints} for g in groups]
        own["discard"] = list(discard)
        own["late"] = late or own.get("late", False)
        return self

    def market(self, *cards: str, top: Sequence[str] = ()) -> Table:
        """The market, nearest to the deck first, and the first cards of the deck."""
        assert self._match is None, "the position stands on the table"
        self.data.update(market=cards, top=top)
        return self

    def rolls(self, *faces: int) -> Table:
        """The next rolls of the die."""
        if self._match is None:
            self.data["rolls"] = faces
        else:
            found = GAME.position({**GAME.describe(self.s), "rolls": faces})
            self.s.counters[TABLE] = found.state.counters[TABLE]
        return self

    def start(self) -> Table:
        if self._match is None:
            laid = [card for own in self.seats for g in own.get("tableau", ()) for card in g["cards"]]
            shown = len([card for card in laid if card.startswith("tech_")]) + len(self.data.get("market", "1"))
            self._match = GAME.position({**self.data, "round": max(self._round, shown)})
        return self

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

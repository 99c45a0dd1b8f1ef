"""A position on the table: `game.position` with the words tests use.

It stands in the turns of the first round, and nobody is asked anything yet. Boards come from `setting.seat_with`, fresh
ones where none are given. `lies` and `has` change what is there by the keys of a position, at any time; the other words
are short for them. All of it is checked by the engine: a position that no game could be in is refused.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, Self

from games.planet_unknown.setting import seat_with
from orrery import Match
from orrery.games.planet_unknown import GAME
from orrery.games.planet_unknown.components import CIV_CARDS, CIV_INDEX, EVENT_INDEX, EVENTS, SHAPE_INDEX
from orrery.games.planet_unknown.options import OPTIONS
from orrery.games.planet_unknown.position import lay_out
from orrery.games.planet_unknown.position_parts import TABLE_PARTS, write_own
from orrery.games.planet_unknown.state import Contest, Seat, State, new_seat

PILES = ("stacks", "civ", "event_deck", "objective_deck")  # what is named elsewhere is taken from there
BOXES = ("boxed_tiles", "civ_box", "event_box", "objective_box")  # what is named nowhere lies there
GAINED = "gain_rover"  # events that have been carried out, and left a rover (PU-14.6)
FOLLOWS = {"event": "event_deck", "next_events": "event_deck", "events_discarded": "event_deck", "depots": "rotation"}


def placed(data: Mapping[str, Any]) -> Match:
    """Many tests begin at the same position: it is built and checked once."""
    return _placed(json.dumps(data)).clone()


@cache
def _placed(data: str) -> Match:
    return GAME.position(json.loads(data))


class Position:
    """What stands on the table."""

    def __init__(
        self, seats: Sequence[Seat], players: int, contests: Sequence[Contest] = (), seed: int = 1, **options: Any
    ) -> None:
        self.m: Match = placed(
            {
                "players": players,
                "seed": seed,
                "options": options,
                "round": 1,
                "phase": "turns",
                "commander": 0,
                "rotation": 0,
                "contests": TABLE_PARTS["contests"].form.write(contests),
                "seats": [own(p) for p in (*seats, *others(players - len(seats), options))],
                "shown": [],  # no turn has begun
                "pending": [],
                "then": {},
            }
        )

    @property
    def s(self) -> State:
        state: State = self.m.state
        return state

    # --- changing it ---------------------------------------------------------------------------

    def has(self, seat: int, **keys: Any) -> Self:
        """What a seat has, by the keys of a position."""
        return self.lies({seat: keys})

    def lies(self, seats: Mapping[int, Mapping[str, Any]] = MappingProxyType({}), **keys: Any) -> Self:
        """What lies on the table, and what some seats have, by the keys of a position."""
        data = GAME.describe(self.s)
        for key in (*BOXES, *(FOLLOWS[key] for key in keys if key in FOLLOWS)):
            data.pop(key, None)  # two keys may have the same in their wake
        named = {name for key, value in keys.items() if key not in (*PILES, "depots") for name in names_in(value)}
        named.update(names_in(list(seats.values())))
        for pile in PILES:
            if pile in data:
                data[pile] = without(data[pile], named)
        both = [{**before, **seats.get(seat, {})} for seat, before in enumerate(data["seats"])]
        self.m = placed({**data, **keys, "seats": both})
        return self

    # --- words for it --------------------------------------------------------------------------

    def next_events(self, *cards: str) -> Self:
        """The next cards of the event deck."""
        return self.lies(next_events=cards)

    def last_events(self, *cards: str) -> Self:
        """The last cards of the event deck; all others have been seen."""
        gone = GAME.describe(self.next_events(*cards).s)["event_deck"][len(cards) :]
        rovers = sum(
            effect.count for name in gone for effect in EVENTS[EVENT_INDEX[name]].effects if effect.op == GAINED
        )
        seats = {seat: {"supply": p.supply + rovers} for seat, p in enumerate(self.s.seats)}
        return self.lies(seats, event_deck=list(cards), events_discarded=gone)

    def facing(self, seat: int, *tiles: str) -> Self:
        """The station is turned so that these tiles are tops of the seat's depot (one of a ring, or one of each)."""
        return self.lies(depots=[[]] * seat + [list(tiles)])

    def empty(self, *shapes: str) -> Self:
        """The stacks of these shapes are used up."""
        stacks = GAME.describe(self.s)["stacks"]
        for shape in shapes:
            stacks[SHAPE_INDEX[shape]] = []
        return self.lies(stacks=stacks)

    def only(self, level: int, *cards: str) -> Self:
        """The stack of this level holds these civ cards and no others."""
        civ = GAME.describe(self.s)["civ"]
        civ[level - 1] = list(cards)
        return self.lies(civ=civ)

    def stacked(self, *cards: str) -> Self:
        """These civ cards are in their stacks."""
        civ = GAME.describe(self.s)["civ"]
        for card in cards:
            level = CIV_CARDS[CIV_INDEX[card]].level - 1
            civ[level] = [*(other for other in civ[level] if other != card), card]
        return self.lies(civ=civ)


def state_of(
    players: int, *, seats: Sequence[Seat] = (), contests: Sequence[Contest] = (), seed: int = 1, **options: Any
) -> State:
    """A table with these boards, nobody asked anything."""
    return Position(seats, players, contests, seed, **options).s


def on_paper(players: int, *, seats: Sequence[Seat] = (), contests: Sequence[Contest] = (), **options: Any) -> State:
    """A table whose boards are drawn by hand (`setting.paint`), for functions that only measure them."""
    plain = [new_seat() for _ in seats]
    for p, drawn in zip(plain, seats, strict=True):
        p.planet, p.corporation = drawn.planet, drawn.corporation
        lay_out(p, {})
    s = state_of(players, seats=plain, **options)
    s.seats[: len(seats)], s.contests = seats, tuple(contests)
    return s


def own(p: Seat) -> dict[str, Any]:
    """A board as data. Emergency tiles and coloured patches that no test speaks of lie in the own supply."""
    found = write_own(p)
    if not p.extras.emergency:
        del found["emergency"]
    if not p.extras.coloured and not p.extras.kept:
        del found["coloured"]
    return found


def others(count: int, options: dict[str, Any]) -> list[Seat]:
    """Starting sides for the seats a test does not speak of."""
    assert count >= 0
    moon = "moon_start" if OPTIONS.read(options).moons else ""
    return [seat_with(moon=moon) for _ in range(count)]


def names_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from names_in(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from names_in(inner)


def without(pile: list[Any], named: set[str]) -> list[Any]:
    return [
        without(item, named) if isinstance(item, list) else item
        for item in pile
        if isinstance(item, list) or item not in named
    ]

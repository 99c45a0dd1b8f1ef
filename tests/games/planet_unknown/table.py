"""A whole match from a position: rounds, views, and what each seat is asked and told.

    t = table(seat_with(markers={"rover": 9})).depot(0, "i3_water_rover_plain")
    t.do(0, "take", "inner").do(0, "place", "r0", "F1", "as_is")
    assert t.seat(0)["markers"]["rover"] == "rover-10"

A position stands where the turns of a round begin; the first action starts it. With two seats, of which the other does
nothing, the position after a turn stays as it is. A single step of the rules is tested with `scene.Scene`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.planet_unknown.position import Position
from games.planet_unknown.setting import TURNS_OF_A_ROUND, Laid
from orrery import Decision, IllegalAction
from orrery.core import engine
from orrery.core.errors import LANGUAGES
from orrery.core.events import entry
from orrery.core.state import TABLE
from orrery.core.state_codec import digest
from orrery.games.planet_unknown import GAME
from orrery.games.planet_unknown.actions import RINGS
from orrery.games.planet_unknown.components import (
    CIV_CARDS,
    CIV_INDEX,
    ORIENTATIONS,
    SHAPES,
    SQUARES,
    TILE_INDEX,
    TILES,
    TRACKS,
)
from orrery.games.planet_unknown.frames import BeginRound, CivWindow, EndRound
from orrery.games.planet_unknown.grid import squares
from orrery.games.planet_unknown.pieces import DISTINCT, TURNED, piece
from orrery.games.planet_unknown.rules.space_station import bays_of_sector, sector_of
from orrery.games.planet_unknown.state import Seat
from orrery.texts import catalogue

Event = dict[str, Any]
WHOLE_ROUND = (BeginRound(),)
CIV_WINDOW = (CivWindow(0), EndRound())
STRICT = catalogue("planet_unknown", strict=True)


class Table(Position):
    """A position from which a match goes on."""

    _first: tuple[Any, ...] = TURNS_OF_A_ROUND
    _started = False

    def p(self, seat: int = 0) -> Seat:
        return self.s.seats[seat]

    # --- given ---------------------------------------------------------------------------------

    def begins(self, *first: Any) -> Table:
        """What the table does first."""
        self._first = first
        return self.lies(round=0) if first == WHOLE_ROUND else self  # it is counted when it begins

    def event(self, card: str) -> Table:
        """The event of this round."""
        return self.lies(event=card)

    def depot(self, seat: int, *tiles: str) -> Table:
        """The seat faces these tiles; a stack of its sector of which none is named is empty."""
        self.facing(seat, *tiles)
        named = {TILES[TILE_INDEX[tile]].shape for tile in tiles}
        bays = bays_of_sector(self.s, sector_of(self.s, seat))
        return self.empty(*(SHAPES[bay].id for bay in bays if bay not in named))

    def civ_stack(self, *cards: str) -> Table:
        """The stack of the cards' level holds these and no others."""
        return self.only(CIV_CARDS[CIV_INDEX[cards[0]]].level, *cards)

    def start(self) -> Table:
        if not self._started:
            self._started = True
            self.s.stacks[TABLE] = list(reversed(self._first))
            opening: list[Any] = []
            engine.start(self.m.flow, self.s, opening)
            self.m._log[0] = list(map(entry, opening))
            GAME.invariants(self.s)
        return self

    # --- doing ---------------------------------------------------------------------------------

    def do(self, seat: int, *action: object) -> Table:
        """One action in its text form; invariants are checked after it."""
        self.start()
        self.m.act(seat, list(action))
        GAME.invariants(self.s)
        return self

    def lay(self, seat: int, tile: str, *names: str, energy: bool = False) -> Table:
        """Take this tile from the depot and place it on these squares; its first section comes first."""
        self.start()
        ring = bays_of_sector(self.s, sector_of(self.s, seat)).index(TILES[TILE_INDEX[tile]].shape)
        self.do(seat, "take", RINGS[ring])
        assert self.seat(seat, seat)["hand"] == tile
        return self.do(seat, *placing(tile, *names, energy=energy))

    def pick(self, seat: int, item: str) -> Table:
        """Choose an item of a list by its name."""
        params = self.decision(seat).params
        items = params["items"] if "items" in params else [params["item"]]
        assert isinstance(items, list)
        return self.do(seat, "pick", items.index(item))

    def idle(self, *seats: int) -> Table:
        """These seats finish the round, the first answer to every question."""
        self.start()
        round_ = self.s.round
        while self.s.round == round_ and (asked := [seat for seat in seats if seat in self.m.actors]):
            self.do(asked[0], *GAME.action_to_json(self.decision(asked[0]).actions[0]))
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
        assert not [option for option in self.options(seat) if option == list(action)]
        return caught.value

    # --- looking -------------------------------------------------------------------------------

    def decision(self, seat: int) -> Decision:
        self.start()
        asked = self.m.decision(seat)
        assert asked is not None
        return asked

    def kind(self, seat: int) -> str | None:
        """What the seat is asked; None if nothing."""
        self.start()
        asked = self.m.decision(seat)
        return None if asked is None else asked.kind

    def options(self, seat: int, kind: str | None = None) -> list[list[object]]:
        """All legal answers of a seat, or those of one kind."""
        self.start()
        asked = self.m.decision(seat)
        found = [] if asked is None else [GAME.action_to_json(action) for action in asked.actions]
        return [action for action in found if kind is None or action[0] == kind]

    def told(self, kind: str, seat: int | None = None) -> list[Event]:
        """Events of one kind, as the seat (None: a spectator) heard them."""
        return [{k: v for k, v in event.items() if k != "e"} for event in self.m.events(seat) if event["e"] == kind]

    def seat(self, seat: int, me: int | None = None) -> dict[str, Any]:
        shown: dict[str, Any] = self.m.view(seat if me is None else me)["seats"][seat]
        return shown

    def rows(self, seat: int = 0) -> dict[str, int]:
        """The markers that left their start, by the row of their cell."""
        return {track: cell & 15 for track, cell in zip(TRACKS, self.p(seat).markers, strict=True) if cell & 15}


def table(
    *seats: Seat,
    players: int = 2,
    contests: Sequence[Any] = (),
    first: Sequence[Any] = TURNS_OF_A_ROUND,
    **options: Any,
) -> Table:
    """A table where turns begin; seats not given are fresh starting sides."""
    return Table(seats, players, contests, **options).begins(*first)


def started(players: int, seed: int = 1, **options: Any) -> Table:
    """A table as anybody would start it."""
    t = Table.__new__(Table)
    t.m, t._started = GAME.new(players, seed, options), True
    return t


def laid(tile: str, *names: str) -> Laid:
    """A tile on these squares: those of its first section, then those of the second."""
    index = TILE_INDEX[tile]
    shape = TILES[index].shape
    first = len(SHAPES[shape].sections[0])
    wanted = [set(part) for part in (names[:first], names[first:]) if part]
    for orientation in DISTINCT[index]:
        for at in squares(TURNED[shape][orientation].anchors):
            found = [{SQUARES[n] for n in squares(section)} for section in piece(index, orientation, at).sections]
            if found == wanted:
                return tile, ORIENTATIONS[orientation], SQUARES[at]
    raise AssertionError(f"{tile} cannot lie like that: {wanted}")


def placing(tile: str, *names: str, energy: bool = False) -> tuple[str, str, str, str]:
    """The action that puts a tile there."""
    _, orientation, at = laid(tile, *names)
    return "place", orientation, at, "as_energy" if energy else "as_is"

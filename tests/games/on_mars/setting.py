"""A table of On Mars in any position: say what lies where, then let the engine play on.

    t = table(3, "colony").given(0, bots="1,0", stock="plant", lab={"lab_1_top": "tech_oxygen"})
    t.do(0, "act", "construct", 0).do(0, "type", "oxygen_condenser", "plant").do(0, "site", "1,-1", 0, 0)
    assert t.stock(0)["oxygen"] == 2

It is `game.position` with the words tests use (`position.py`). A position stands before the first turn of a round. What
is said of a table later on changes the position as it is then.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import pytest

from games.on_mars.plain import check, picture
from games.on_mars.position import STRICT, Json, Position, named, number
from orrery.core import engine
from orrery.core.errors import LANGUAGES, IllegalAction, Refusal
from orrery.core.events import to_json
from orrery.games.on_mars import GAME
from orrery.games.on_mars.actions import ACTIONS
from orrery.games.on_mars.components import (
    ACTION_IDS,
    BP_IDS,
    HEX_IDS,
    LAB_IDS,
    MAP_TILE_IDS,
    NONE,
    RED_INDEX,
    RESOURCES,
    SHELTER_STARTS,
    TECH_IDS,
    TYPE_IDS,
)
from orrery.games.on_mars.flow import FLOW
from orrery.games.on_mars.state import LABS, ORBIT, STORED, State


class Table(Position):
    """A position and the engine that plays on from there."""

    def __init__(self, players: int, side: str, options: Mapping[str, object]) -> None:
        self.log: list[Any] = []
        self._data: Json = {}
        self._state: State | None = None
        super().__init__(players, side, options)

    @property
    def data(self) -> Json:
        """What is said from now on changes the position as it is."""
        if self._state is not None:
            self._data, self._state = GAME.describe(self._state), None
        return self._data

    @property
    def s(self) -> State:
        if self._state is None:
            self.begin(GAME.clone(GAME.position(self.whole()).start))
        assert self._state is not None
        return self._state

    def begin(self, state: State) -> Self:
        """Play goes on from this state."""
        self._state = state
        engine.start(FLOW, state, self.log)
        self._check()
        return self

    def start(self) -> Self:
        assert self.s
        return self

    def _check(self) -> None:
        check(self.s)
        GAME.invariants(self.s)

    # --- doing ---------------------------------------------------------------------------------

    def do(self, seat: int, *action: object) -> Self:
        """One action in its text form; invariants are checked after it."""
        assert self.kind(seat), f"seat {seat} is asked nothing, but {self.actors}"
        parsed = ACTIONS.read(list(action))
        refused = engine.refuse(FLOW, self.s, seat, parsed)
        assert refused is None, f"{action}: {refused}; asked {self.kind(seat)}, legal {self.options(seat)[:40]}"
        assert list(action) in self.options(seat), f"{action} is not refused, but not offered either"
        engine.step(FLOW, self.s, seat, parsed, self.log)
        self._check()
        return self

    def builds(self, seat: int, building: str, payment: str, hex_: str, by: int | None = None, boosts: int = 0) -> Self:
        """Type and site of a construction that has begun."""
        return self.do(seat, "type", building, payment).do(seat, "site", hex_, by, boosts)

    def ends(self, seat: int) -> Self:
        """The turn of the seat ends, if it has not ended by itself."""
        if self.s.active == seat and self.kind(seat) == "turn":
            self.do(seat, "end")
        return self

    def idles(self, *seats: int) -> Self:
        """Whole turns of these seats in which nothing of importance is done."""
        for seat in seats:
            if self.s.side(seat) == ORBIT:
                self.do(seat, "act", "resupply", 0)
                self.do(seat, *self.options(seat, "supply")[-1])
                if self.kind(seat) == "resupply":
                    self.do(seat, "done")
            else:
                self.do(seat, "act", "control_center", 0).do(seat, "done")
            self.ends(seat)
        return self

    def refused(self, seat: int, *action: object) -> tuple[str, str]:
        """Rule and reason of a refusal. Nothing may have changed, and it can be told in every language."""
        refusal = self.refusal(seat, *action)
        return refusal.rule, refusal.why

    def refusal(self, seat: int, *action: object) -> Refusal:
        parsed = ACTIONS.read(list(action))
        before, told = picture(self.s), len(self.log)
        found = engine.refuse(FLOW, self.s, seat, parsed)
        assert found is not None, f"{action} is legal"
        with pytest.raises(IllegalAction):
            engine.step(FLOW, self.s, seat, parsed, self.log)
        assert (picture(self.s), len(self.log)) == (before, told)
        assert list(action) not in self.options(seat)
        for lang in LANGUAGES:
            assert STRICT.format(lang, f"refusal-{found.why}", dict(found.params))
        return found

    # --- looking -------------------------------------------------------------------------------

    @property
    def actors(self) -> tuple[int, ...]:
        return engine.actors(FLOW, self.s)

    def kind(self, seat: int) -> str | None:
        """What the seat is asked; None if nothing."""
        asked = engine.asking(FLOW, self.s, seat)
        return None if asked is None else asked[1].kind

    def params(self, seat: int) -> Mapping[str, Any]:
        asked = engine.asking(FLOW, self.s, seat)
        assert asked is not None
        assert asked[1].params is not None
        return asked[1].params(self.s, asked[0])

    def options(self, seat: int, kind: str | None = None) -> list[list[Any]]:
        """All legal answers of a seat, or those of one kind."""
        found = [ACTIONS.write(action) for action in engine.options(FLOW, self.s, seat)]
        return [action for action in found if kind is None or action[0] == kind]

    def hexes(self, seat: int, kind: str, place: int = 1) -> set[str]:
        """Hexes of the legal answers of one kind."""
        return {action[place] for action in self.options(seat, kind)}

    def told(self, kind: str) -> list[dict[str, Any]]:
        """Events of one kind so far."""
        found = [to_json(event) for event in self.log]
        return [{k: v for k, v in event.items() if k != "e"} for event in found if event["e"] == kind]

    def stock(self, party: int) -> dict[str, int]:
        return {name: self.s.storage[party * STORED + n] for n, name in enumerate(RESOURCES)}

    def lab(self, party: int) -> dict[str, str]:
        lab = self.s.lab[party * LABS : party * LABS + LABS]
        return {LAB_IDS[space]: TECH_IDS[tech] for space, tech in enumerate(lab) if tech != NONE}

    def slots(self, action: str) -> list[int]:
        """Colonists there, by party."""
        start = RED_INDEX[ACTION_IDS.index(action)] * self.s.parties
        return self.s.slots[start : start + self.s.parties]

    def bots(self, party: int) -> set[str]:
        return {HEX_IDS[hex_] for hex_ in self.s.bots[party]}

    def rover(self, party: int) -> str | None:
        return HEX_IDS[self.s.rovers[party]] if self.s.rovers[party] >= 0 else None

    def tile(self, hex_: str) -> str | None:
        tile = self.s.tiles[number(hex_)]
        return None if tile == NONE else MAP_TILE_IDS[tile]

    def buildings(self, kind: str, party: int = 0) -> set[str]:
        return named(self.s.mask(TYPE_IDS.index(kind), party))

    def owned(self, party: int) -> set[str]:
        """Blueprints of a party."""
        return {BP_IDS[card] for card, owner in enumerate(self.s.card_owner) if owner == party}


def table(players: int = 3, side: str = "orbit", **options: object) -> Table:
    """It is the beginning of seat 0's turn, and everybody is on this side; a turn ends when its owner says so."""
    return Table(players, side, {"confirm": True, **options})


def start_of(players: int, party: int) -> str:
    """Where the first shelter of a party stands."""
    return HEX_IDS[SHELTER_STARTS[players][party]]

"""One step of the rules by itself: a position, and only what the test lets happen in it.

    t = Scene(seat_with(tiles=[("i2_civ_energy_plain", "r3", "F1")], markers={"rover": 9}))
    t.lay("i2_water_rover_plain", "r0", "F2").do("pick", 1)
    assert t.cell("rover") == "rover-10"

A seat is asked nothing until the test says what is to happen: a tile is laid (`lay`), an effect is carried out
(`effect`), an event is revealed (`event`), the turns of a round begin (`turns`). Actions are written as players send
them. What needs a match (views, versions, what others are told) is tested with `table.Table`.
"""

from __future__ import annotations

from typing import Any

from games.planet_unknown.position import Position
from games.planet_unknown.setting import TURNS_OF_A_ROUND, Names, mask, seat_with
from orrery.core import engine
from orrery.core.events import Veiled
from orrery.core.state import TABLE
from orrery.core.state_codec import digest
from orrery.games.planet_unknown.actions import ACTIONS
from orrery.games.planet_unknown.components import (
    CELLS,
    CIV_CARDS,
    CIV_INDEX,
    CORPORATIONS,
    SQUARES,
    TRACKS,
    Effect,
)
from orrery.games.planet_unknown.flow import FLOW
from orrery.games.planet_unknown.frames import (
    EVENT,
    CivSlot,
    CivWindow,
    Do,
    EndRound,
    FinishTurn,
    PlaceTile,
    RevealEvent,
    Step,
)
from orrery.games.planet_unknown.grid import squares
from orrery.games.planet_unknown.invariants import check
from orrery.games.planet_unknown.state import Play, Seat

FREE = ("drive", "jump", "use")
Action = list[Any]


class Scene(Position):
    """A position, and what the engine told since."""

    def __init__(self, *seats: Seat, players: int = 0, **options: Any) -> None:
        made = seats or (seat_with(),)
        super().__init__(made, players or len(made), **options)
        self.told: list[Any] = []

    @property
    def p(self) -> Seat:
        return self.s.seats[0]

    # --- what is to happen ---------------------------------------------------------------------

    def then(self, *frames: Any, seat: int = 0) -> Scene:
        """These frames come next for a seat (or for the table), and the engine goes on to the next question."""
        play = engine.Play(self.s, [])
        play.then(seat, *frames)
        engine.settle(FLOW, play)
        return self._heard(play)

    def effect(self, effect: Effect, reason: str = EVENT, seat: int = 0) -> Scene:
        return self.then(Do(seat, effect, reason), seat=seat)

    def advance(self, marker: str, steps: int = 1, reason: str = "card", bonuses: str = "all", seat: int = 0) -> Scene:
        return self.then(Step(seat, TRACKS.index(marker), steps, reason, bonuses), seat=seat)

    def regress(self, *tracks: str, steps: int = 1) -> Scene:
        wanted = sum(1 << TRACKS.index(track) for track in tracks) or 31
        return self.effect(Effect("regress", tracks=wanted, steps=steps))

    def hold(self, tile: str, waived: int = 0, extra: bool = False, advance: bool = True, seat: int = 0) -> Scene:
        """The seat has just taken this tile and must place it."""
        return self.has(seat, hand=tile).then(PlaceTile(seat, waived, extra, advance), seat=seat)

    def lay(self, tile: str, orient: str, at: str, how: str = "as_is", seat: int = 0, advance: bool = True) -> Scene:
        """Place a tile as if it had been taken in a turn; its stations are left to the test."""
        return self.hold(tile, seat=seat, advance=advance).do("place", orient, at, how, seat=seat)

    def resolve(self, *stations: str, seat: int = 0) -> Scene:
        """Pick these items of the list of PU-6.1 one after the other (the last one comes by itself)."""
        for name in stations:
            items = self.items(seat)
            self.do("pick", items.index(name), seat=seat)
        return self

    def event(self, card: str) -> Scene:
        """This card is the next of the deck, and is revealed."""
        return self.next_events(card).then(RevealEvent(), seat=TABLE)

    def under(self, card: str) -> Scene:
        """The restriction of this event is in force."""
        return self.event(card).lies(phase="turns")

    def turns(self, event: str | None = None) -> Scene:
        """A round from its turns on (with an event: from its event on)."""
        if event is None:
            return self.then(*TURNS_OF_A_ROUND, seat=TABLE)
        return self.next_events(event).then(RevealEvent(), *TURNS_OF_A_ROUND, seat=TABLE)

    def end_round(self) -> Scene:
        return self.then(EndRound(), seat=TABLE)

    def civ_window(self) -> Scene:
        return self.then(CivWindow(0), seat=TABLE)

    def card(self, card: str, seat: int = 0) -> Scene:
        """The seat has a card of this level due and takes this one in the civ window."""
        self.stacked(card).lies(phase="civ").has(seat, civ_due=[CIV_CARDS[CIV_INDEX[card]].level])
        self.then(CivSlot(seat), FinishTurn(seat), seat=seat)
        if self.asked(seat) == "order":  # points may be spent before it looks at the cards
            self.do("pick", 0, seat=seat)
        return self.do("civ", card, seat=seat)

    def depot(self, *tiles: str, seat: int = 0) -> Scene:
        return self.facing(seat, *tiles)

    # --- asking and doing ----------------------------------------------------------------------

    @property
    def actors(self) -> tuple[int, ...]:
        return engine.actors(FLOW, self.s)

    def asked(self, seat: int = 0) -> str | None:
        """The kind of the question, None if nothing is asked."""
        found = engine.asking(FLOW, self.s, seat)
        return None if found is None else engine.kind_of(found[1], found[0])

    def params(self, seat: int = 0) -> dict[str, Any]:
        found = engine.asking(FLOW, self.s, seat)
        assert found is not None
        return {} if found[1].params is None else dict(found[1].params(self.s, found[0]))

    def items(self, seat: int = 0) -> list[str]:
        assert self.asked(seat) in ("order", "choose_one"), self.asked(seat)
        found = self.params(seat)["items"]
        assert isinstance(found, list)
        return found

    def options(self, seat: int = 0) -> list[Action]:
        """All actions, as players write them."""
        return [ACTIONS.write(action) for action in engine.options(FLOW, self.s, seat)]

    def answers(self, seat: int = 0) -> list[Any]:
        """What the question itself may be answered, without its tag if one value is all it has."""
        found = [action[1:] if len(action) > 1 else action for action in self.options(seat) if action[0] not in FREE]
        return [action[0] if len(action) == 1 else tuple(action) for action in found]

    def free(self, kind: str, seat: int = 0) -> list[Any]:
        """Any-time actions of a kind: drives and jumps as pairs, uses by level."""
        found = [action[1:] for action in self.options(seat) if action[0] == kind]
        return [action[0] if len(action) == 1 else tuple(action) for action in found]

    def do(self, *action: Any, seat: int = 0) -> Scene:
        return self._heard(engine.step(FLOW, self.s, seat, ACTIONS.read(list(action)), []))

    def refused(self, *action: Any, seat: int = 0) -> tuple[str, str]:
        """Rule and reason of a refusal; nothing may have changed."""
        before = digest(self.s)
        found = engine.refuse(FLOW, self.s, seat, ACTIONS.read(list(action)))
        assert found is not None, "it is legal"
        assert list(action) not in self.options(seat)
        assert digest(self.s) == before
        return found.rule, found.why

    def finish(self, seat: int = 0) -> Scene:
        """Answer whatever is asked with the first answer, until the seat is asked nothing."""
        for _ in range(200):
            if self.asked(seat) is None:
                return self
            first = next(action for action in self.options(seat) if action[0] not in FREE)
            self.do(*first, seat=seat)
        raise AssertionError("no end")

    def _heard(self, play: Play) -> Scene:
        self.told += [event.event if isinstance(event, Veiled) else event for event in play.out or ()]
        check(self.s)
        return self

    # --- what has happened ---------------------------------------------------------------------

    def cell(self, marker: str, seat: int = 0) -> str:
        return CELLS[self.s.seats[seat].markers[TRACKS.index(marker)]]

    def cells(self, seat: int = 0) -> list[str]:
        return [CELLS[cell] for cell in self.s.seats[seat].markers]

    def rows(self, seat: int = 0) -> list[int]:
        """Rows of the five markers."""
        return [cell % 16 for cell in self.s.seats[seat].markers]

    def heard(self, kind: str) -> list[Any]:
        return [event for event in self.told if type(event).__name__ == kind]

    def moved(self, reason: str | None = None) -> list[tuple[str, str]]:
        """Markers that moved, and where to."""
        return [(e.marker, e.end) for e in self.heard("MarkerMoved") if reason in (None, e.reason)]

    def techs(self, seat: int = 0) -> str:
        """Levels of the technologies that work now, in one string."""
        p = self.s.seats[seat]
        return "".join(t.level for t in CORPORATIONS[p.corporation].technologies if p.techs >> t.index & 1)

    def rovers(self, seat: int = 0) -> list[str]:
        return names(self.s.seats[seat].rovers)

    @property
    def moves(self) -> int:
        return self.p.moves


def names(found: int) -> list[str]:
    """Squares of a mask by name."""
    return [SQUARES[square] for square in squares(found)]


def with_points(p: Seat, points: int) -> Seat:
    """Movement points gained in this round."""
    p.moves = p.gained = points
    return p


def put_on(p: Seat, *, rovers: Names = (), meteorites: Names = (), lifepods: Names | None = None) -> Seat:
    """Pieces on the planet in place of those that are there."""
    p.rovers, p.meteorites = mask(rovers) | p.cargo, mask(meteorites)
    p.supply = CORPORATIONS[p.corporation].rovers - p.rovers.bit_count()
    if lifepods is not None:
        found = mask(lifepods)
        p.pods_lost += (p.lifepods & ~found).bit_count() - (found & ~p.lifepods).bit_count()
        p.lifepods = found
    return p

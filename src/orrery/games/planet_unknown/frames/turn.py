"""A seat's turn: taking, placing, resolving a tile."""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.core.state_codec import came_later


class ChooseSector(NamedTuple):
    seat: int


class TakeTile(NamedTuple):
    """PU-3.7; an extra tile of a civ card: PU-17.4"""

    seat: int
    extra: bool
    advance: bool  # its stations advance markers
    one: bool = False  # only one of them, as a card of Supermoon says
    optional: bool = False  # it may be left where it is

    @property
    def rule(self) -> str:
        return "PU-17.4" if self.extra else "PU-3.7"


came_later(TakeTile, one=False, optional=False)


class PlaceTile(NamedTuple):
    seat: int
    waived: int  # restrictions lifted at the moment of taking, see rules.placement
    extra: bool
    advance: bool
    pair: int = 0  # the first or the second emergency tile of a pair (SM-6.3)
    one: bool = False  # only one of its stations advances a marker


came_later(PlaceTile, pair=0, one=False)


class SetAside(NamedTuple):
    """PU-9.2; an extra tile brings nothing when it is set aside (PU-9.3)."""

    seat: int
    extra: bool = False


came_later(SetAside, extra=False)


class StillFits(NamedTuple):
    """A rover has come to its square and all that this brought is done: has the tile in hand still a place? PU-3.10"""

    seat: int


class ChooseIgnored(NamedTuple):
    """PU-12.4"""

    seat: int
    n: int
    expanded: bool
    energy: bool


class ChooseSecond(NamedTuple):
    """The other emergency tile of a pair. SM-6.3"""

    seat: int
    waived: int


class SecondTile(NamedTuple):
    """The same, before it is known whether there is a place left. SM-6.4"""

    seat: int
    waived: int


class AsidePair(NamedTuple):
    """Emergency tiles set aside, so many of them still to be chosen; terrains of those that are. SM-6.8"""

    seat: int
    left: int
    chosen: tuple[int, ...]


class Ignored(NamedTuple):
    """A station of a pair of emergency tiles gives nothing. SM-6.10"""

    seat: int
    terrain: int


class Orbit(NamedTuple):
    """The satellite goes on by so many points and fires. SM-3.1"""

    seat: int
    points: int


class Aim(NamedTuple):
    """Row or column? SM-3.2"""

    seat: int


class DownFirst(NamedTuple):
    """Quantum Solutions, lower half A: the marker of a station may go down first. SM-10.3"""

    seat: int
    n: int


class ChooseTwice(NamedTuple):
    """Quantum Solutions, lower half B: one station advances twice, the other not at all. SM-10.4

    `n` is the tile on a board, or NONE: the tile just set aside (SM-10.5).
    """

    seat: int
    n: int
    expanded: bool
    energy: bool


class StepAgain(NamedTuple):
    """The second advance of the same marker; `at`: the cell it came to by the first, NONE if it could not. SM-10.4"""

    seat: int
    marker: int
    at: int
    reason: str


class Station(NamedTuple):
    """A station of the n-th placed tile. PU-6.2 to PU-6.4"""

    seat: int
    n: int
    which: int
    terrain: int
    expanded: bool  # the tile expanded a biomass area (Wormhole)
    energy: bool  # its tech section counts as energy (Jump Drive D)
    times: int = 1  # SM-10.4


came_later(Station, times=1)


class Pause(NamedTuple):
    """Before this, points may be spent and technologies used (PU-7.15): asked only if there is something to do."""

    seat: int
    item: Any


class NextItem(NamedTuple):
    """The same, asked."""

    seat: int
    item: Any


class StillAsked(NamedTuple):
    """An any-time action came in between: does the question below still have an answer?"""

    seat: int


class ChooseCopy(NamedTuple):
    """PU-8.1"""

    seat: int
    n: int
    energy: bool
    times: int = 1


came_later(ChooseCopy, times=1)


class FinishTurn(NamedTuple):
    """The turn ends by itself if nothing is left to do and nobody wants to be asked."""

    seat: int


class EndOfTurn(NamedTuple):
    """Movement points and any-time technologies may still be used."""

    seat: int

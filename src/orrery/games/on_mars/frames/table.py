"""Frames of the table, of set-up and of the turn itself."""

from __future__ import annotations

from typing import NamedTuple


class NextStart(NamedTuple):
    """Markers are placed one party after the other. OM-3.4"""

    done: int


class SetShuttle(NamedTuple):
    """The highest space decides where the shuttle starts. OM-3.5"""


class BeginRound(NamedTuple):
    """OM-4.1"""


class NextTurn(NamedTuple):
    """The lowest-numbered marker that still stands. OM-4.1"""


class MoveShuttle(NamedTuple):
    """OM-12.1"""


class NextFlight(NamedTuple):
    """Who travels, in turn order. OM-12.2"""

    order: tuple[int, ...]


class LastDeliveries(NamedTuple):
    """OM-16.1"""


class Score(NamedTuple):
    """OM-16.1"""


class StartSpace(NamedTuple):
    seat: int


class ShuttleSide(NamedTuple):
    seat: int


class Turn(NamedTuple):
    """Main action, executive action, goals. OM-4.2"""

    seat: int


class Continue(NamedTuple):
    """Ask what comes next in the turn, if there is anything to choose. OM-4.2"""

    seat: int


class Tell(NamedTuple):
    """Something that tasks count is over now. OM-19.11"""

    seat: int
    task: int


class RefillPlaces(NamedTuple):
    """OM-8.14, OM-8.24"""

    seat: int


class Refill(NamedTuple):
    """An emptied place of the scientist board. OM-8.14"""

    seat: int
    place: int


class Settle(NamedTuple):
    """Owners of used tech decide. OM-4.5"""

    seat: int
    space: int = 0  # of the owner who settles; those before him wait for the next round (OM-9.7)


class ChooseSettling(NamedTuple):
    """Oxygen or a development. OM-9.4"""

    seat: int
    tech: int


class CheckLevel(NamedTuple):
    """OM-11.1"""

    seat: int


class LastGoals(NamedTuple):
    """The turn is over, unless its end has fulfilled a goal. OM-4.7"""

    seat: int
    before: tuple[int, ...] | None  # fulfilled when the end was declared; None: nothing will change


class LayDown(NamedTuple):
    """The marker is laid down: the turn is over. OM-4.2"""

    seat: int


class Deliveries(NamedTuple):
    """OM-8.23"""

    seat: int


class FirstA(NamedTuple):
    """OM-18.3"""

    seat: int


class FirstB(NamedTuple):
    """OM-18.3"""

    seat: int
    task: int

"""What the table has to do, and the choices of setting up. Frames of the table have no seat."""

from __future__ import annotations

from typing import NamedTuple


class DealBoards(NamedTuple):
    """PU-2.3, PU-2.4"""


class ShowBoards(NamedTuple):
    """All have chosen: the boards are made ready (PU-2.5, PU-2.6)."""


class DealObjectives(NamedTuple):
    """PU-2.9, PU-2.10, PU-14.1"""


class LayObjectives(NamedTuple):
    """The competitive cards, once the personal ones are chosen (PU-2.10)."""


class BeginRound(NamedTuple):
    """PU-3.1"""


class RevealEvent(NamedTuple):
    """PU-3.2"""


class RoundStart(NamedTuple):
    """PU-3.3"""


class BeginTurns(NamedTuple):
    """PU-3.4"""


class ShowTops(NamedTuple):
    """PU-3.8"""


class CivWindow(NamedTuple):
    """PU-3.5, PU-7.10: the slot of the n-th player from the commander."""

    n: int


class EndRound(NamedTuple):
    """PU-3.6"""


class Prepare(NamedTuple):
    """PU-10.1 for the n-th player from the commander."""

    n: int


class ClearPlanets(NamedTuple):
    """PU-10.1: rovers and lifepods leave the planets."""


class ShowCards(NamedTuple):
    """PU-10.2 for the n-th player from the commander."""

    n: int


class EndGame(NamedTuple):
    """PU-10.8"""


class PickPlanet(NamedTuple):
    seat: int


class PickCorporation(NamedTuple):
    seat: int


class PickMoon(NamedTuple):
    """Side of the moon and place of the satellite. SM-2.1"""

    seat: int


class PickQuarters(NamedTuple):
    """SM-8.1"""

    seat: int


class PickHalves(NamedTuple):
    """SM-10.1"""

    seat: int


class PickFlux(NamedTuple):
    seat: int
    first: bool


class KeepObjective(NamedTuple):
    """Keep one of the offered cards; `common`: for all players (Jump Drive F)."""

    seat: int
    common: bool

    @property
    def rule(self) -> str:
        return "PU-15.5" if self.common else "PU-2.10"


class DropObjective(NamedTuple):
    """Give one of my personal objectives away."""

    seat: int

"""Frames of Lacerda's turns. Those with a `seat` may lie on yours: it is the stack."""

from __future__ import annotations

from typing import NamedTuple


class LacerdaStart(NamedTuple):
    """He draws his first space. OM-17.2"""


class LacerdaCard(NamedTuple):
    """His turn: the top card. OM-17.3"""


class LacerdaMission(NamedTuple):
    """From the second pass on. OM-17.3"""

    card: int


class LacerdaEnd(NamedTuple):
    """The end of his turn. OM-4.5"""


class LacerdaEffect(NamedTuple):
    """An effect on Lacerda, the n-th time; it lies on the stack of whose turn it is. OM-17.19"""

    seat: int
    effect: int
    time: int


class LacerdaSettles(NamedTuple):
    """You have used his tech. OM-17.8"""

    seat: int
    tech: int


class LacerdaResearch(NamedTuple):
    """His second development. OM-17.13"""


class LacerdaUpgrades(NamedTuple):
    """As many as he may. OM-17.15"""

    seat: int
    done: int
    limit: int  # -1: no tech used yet


class LacerdaBuilds(NamedTuple):
    """He constructs on arrival. OM-17.4"""


class LacerdaFlight(NamedTuple):
    """Does he ride the shuttle? OM-17.4"""

    free: bool


class LacerdaLevel(NamedTuple):
    """His shelter, ship and bot after a level-up. OM-17.17"""

    seat: int

"""Which powers the technologies of a seat give it now, by the operation of their effect."""

from __future__ import annotations

from orrery.games.planet_unknown.components import CORPORATIONS, Technology
from orrery.games.planet_unknown.state import Seat


def has_power(p: Seat, op: str) -> bool:
    """Whether a technology with this effect works for the seat now."""
    return bool(p.techs & CORPORATIONS[p.corporation].bit.get(op, 0))


def working(p: Seat, op: str) -> Technology | None:
    """The technology with this effect, if it works and is not used up. PU-7.22"""
    corporation = CORPORATIONS[p.corporation]
    bit = corporation.bit.get(op, 0)
    if not p.techs & bit & ~(p.used_round | p.used_game):
        return None
    return corporation.technologies[bit.bit_length() - 1]

"""Telling what happens: a seat's own steps stay behind the veil while turns are played in secret (PU-3.11)."""

from __future__ import annotations

from typing import Any

from orrery.core.events import Veiled
from orrery.games.planet_unknown.state import Play


def tell(play: Play, event: Any) -> None:
    """An event of a seat; others hear it when the turns are shown, and what is public then (PU-18.1)."""
    if play.out is not None:
        play.emit(Veiled(event.seat, event) if play.s.shown else event)

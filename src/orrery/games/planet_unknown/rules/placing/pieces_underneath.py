"""What stands on a square never prevents a tile (PU-4.8): laying it there destroys lifepods and rovers (PU-5.1)."""

from __future__ import annotations

from orrery.games.planet_unknown.components import SQUARES
from orrery.games.planet_unknown.events import LifepodDestroyed, RoverLoss
from orrery.games.planet_unknown.grid import squares
from orrery.games.planet_unknown.rules.tokens.rovers import destroy_rover
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import Play


def destroy_underneath(play: Play, seat: int, mask: int, reason: RoverLoss) -> None:
    """Lifepods and rovers under the new tile or patch; on a moon rovers only. SM-2.5"""
    p = play.s.seats[seat]
    for square in squares(p.lifepods & mask):
        p.lifepods &= ~(1 << square)
        p.pods_lost += 1
        tell(play, LifepodDestroyed(seat, SQUARES[square]))
    for square in squares(p.rovers & mask):
        destroy_rover(play, seat, square, reason)

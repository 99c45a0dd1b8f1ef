"""What an event forbids or allows until the end of the round (PU-12.3, SM-11.5)."""

from __future__ import annotations

from orrery.games.planet_unknown.components import CORPORATIONS, Effect
from orrery.games.planet_unknown.operation import Operation
from orrery.games.planet_unknown.rules.corporation.technologies import refresh
from orrery.games.planet_unknown.state import Play


def restrict(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """Restrictions are looked at where they bind (PU-12.3); technologies are switched off (SM-11.5)."""
    if effect.what == "no_technologies":
        p = play.s.seats[seat]
        p.locked = (1 << len(CORPORATIONS[p.corporation].technologies)) - 1
        refresh(play, seat)


def lift_adjacency(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """For tiles of this round; technologies that do so are looked at where they help."""
    p = play.s.seats[seat]
    p.extras = p.extras._replace(anywhere=True)


OPERATIONS = (
    Operation(op="restriction", begin=restrict),
    Operation(op="ignore_adjacency", begin=lift_adjacency),
)

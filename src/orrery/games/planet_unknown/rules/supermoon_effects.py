"""Words of the vocabulary that came with Supermoon's cards, and restrictions of a round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.games.planet_unknown.components import CORPORATIONS, Effect
from orrery.games.planet_unknown.frames import Do, MoveThenOther
from orrery.games.planet_unknown.rules import space_station
from orrery.games.planet_unknown.rules.corporation import markers
from orrery.games.planet_unknown.rules.corporation.technologies import refresh
from orrery.games.planet_unknown.state import Play


def move_then_other(play: Play, seat: int, effect: Effect, reason: str) -> None:
    first, second = effect.options
    markers.move_then_other(play, MoveThenOther(seat, first, second, reason))


def trade_markers(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """One of two goes down, the other up."""
    down = Effect("regress", tracks=effect.tracks, steps=effect.steps)
    up = Effect("advance", tracks=effect.tracks, steps=effect.count)
    markers.move_then_other(play, MoveThenOther(seat, down, up, reason))


def remove_depot_tops(play: Play, seat: int, effect: Effect, reason: str) -> None:
    space_station.remove_tops(play, seat)


def exchange(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """Unspent movement points for something else (Quantum 2)."""
    play.s.seats[seat].moves -= effect.count
    play.then(seat, *(Do(seat, gain, reason) for gain in effect.options))


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


SUPERMOON_EFFECTS: Final[dict[str, Callable[[Play, int, Effect, str], None]]] = {
    "restriction": restrict,
    "trade_markers": trade_markers,
    "move_then_other": move_then_other,
    "remove_depot_tops": remove_depot_tops,
    "exchange": exchange,
    "ignore_adjacency": lift_adjacency,
}

"""Maintenance cards (SM-11.3): they lie beside the board and pay each time their condition is met."""

from __future__ import annotations

from orrery.games.planet_unknown.components import CIV_CARDS
from orrery.games.planet_unknown.frames import CARD, Do, Maintain
from orrery.games.planet_unknown.rules.corporation.technologies import LIMIT_ROUND
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import CARDS, FINAL, Play, State
from orrery.games.planet_unknown.supermoon_events import MaintenancePaid

TILE_WITH_STATION, PATCH_PLACED, WATER_WITHOUT_ICE, COLLECTED, MILESTONE, ROUND_START, TILE_WITH_METEOR = (
    "tile_placed_with_station",
    "patch_placed",
    "water_station_without_ice",
    "meteorite_collected",
    "milestone",
    "round_start_if_rovers",
    "tile_placed_with_meteor",
)


def cards_for(s: State, seat: int, when: str, of: int = 0) -> list[Maintain]:
    """The cards that pay now: `of` are the terrains or tracks the moment is about, as bits. None pays at the end."""
    p = s.seats[seat]
    found: list[Maintain] = []
    if s.phase in (FINAL, CARDS):
        return found
    for place, card in enumerate(p.extras.maintenance):
        c = CIV_CARDS[card]
        if c.when == when and not p.extras.paid >> place & 1 and (not c.of or c.of & of):
            found.append(Maintain(seat, place))
    return found


def maintain(play: Play, f: Maintain) -> None:
    """It may have paid meanwhile, if several moments came together."""
    s = play.s
    p = s.seats[f.seat]
    if p.extras.paid >> f.place & 1:
        return
    card = CIV_CARDS[p.extras.maintenance[f.place]]
    if card.limit == LIMIT_ROUND:
        p.extras = p.extras._replace(paid=p.extras.paid | 1 << f.place)
    tell(play, MaintenancePaid(f.seat, card.id))
    play.then(f.seat, *(Do(f.seat, effect, CARD) for effect in card.effects))


def pay(play: Play, seat: int, when: str, of: int = 0) -> None:
    """At once, like a bonus (PU-6.6). Cards that pay at the same moment give things whose order does not matter."""
    p = play.s.seats[seat]
    if p.extras.maintenance:
        play.then(seat, *cards_for(play.s, seat, when, of))

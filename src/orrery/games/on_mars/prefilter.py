"""Which of many actions may be good, at a glance: for bots that have no time to judge each of them.

Of goals to lay down only the one that is furthest away, of payments those that keep minerals, of ways for bots those
that bring most building sites within reach, of ways for the rover those towards a tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from typing import Any, Final

from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import BotPast, MoveBot, MoveRover, Pawn, PlaceFind, RoverPast
from orrery.games.on_mars.components import FIRST_RESEARCH, JOIN_TECH, MINERAL, PAYMENTS, SHELTER
from orrery.games.on_mars.hexes import DISTANCE, ZONE, second_ring
from orrery.games.on_mars.operation import SHORTLISTS
from orrery.games.on_mars.outlook.building import affordable
from orrery.games.on_mars.outlook.cards import goal_share
from orrery.games.on_mars.outlook.look import Look, joins
from orrery.games.on_mars.outlook.times import times
from orrery.games.on_mars.state import State

BOT_WAYS: Final = 8
ROVER_WAYS: Final = 3
FINDS: Final = 6
SHORT: Final = 8  # a list that needs no glance


def promising(s: State, seat: int, actions: Sequence[Any], most: int) -> Sequence[Any]:
    """Of a long list about so many."""
    found = _one_pawn(s, seat, actions)
    top = type(s.stacks[seat][-1])
    if top is f.ChooseFind:
        return _finds(s, found)
    shortlist = SHORTLISTS.get(top)
    return found if shortlist is None else shortlist(s, seat, found)


def _one_pawn(s: State, seat: int, actions: Sequence[Any]) -> Sequence[Any]:
    """A goal is laid down as a crystal only if it is the one least likely to be achieved. OM-1.16"""
    pawns = [action for action in actions if type(action) is Pawn]
    if len(pawns) < 2:
        return actions
    least = min(pawns, key=lambda action: (goal_share(s, seat, action.goal), action.goal))
    return [action for action in actions if type(action) is not Pawn or action == least]


def _plain(s: State, seat: int, actions: Sequence[Any]) -> Sequence[Any]:
    """Without steps past a crystal, which is never worse below the depot, and without steps onto other pieces."""
    others = 0 if s.crowded(seat) else s.pieces()
    found = [
        action
        for action in actions
        if type(action) not in (BotPast, RoverPast) and not (type(action) is MoveBot and others >> action.end & 1)
    ]
    return found or actions


def thrifty(actions: Sequence[Any], kind: type, most: int) -> Sequence[Any]:
    """Of the ways to pay, those with the fewest minerals."""
    if len(actions) <= SHORT:
        return actions
    some: list[Any] = [action for action in actions if type(action) is kind]
    some.sort(key=lambda action: (PAYMENTS[action.payment][MINERAL], action))
    return [*some[:most], *(action for action in actions if type(action) is not kind)]


def _finds(s: State, actions: Sequence[Any]) -> Sequence[Any]:
    """Tiles far from the rovers of others."""
    if len(actions) <= SHORT:
        return actions
    rovers = [at for at in s.rovers if at >= 0]

    def alone(action: PlaceFind) -> int:
        return sum(DISTANCE[at][action.hex] for at in rovers)

    rest = [action for action in actions if type(action) is not PlaceFind]
    return [*nlargest(FINDS, (action for action in actions if type(action) is PlaceFind), key=alone), *rest]


def ways(s: State, seat: int, actions: Sequence[Any]) -> Sequence[Any]:
    """Bots to where most can be built, the rover towards tiles."""
    actions = _plain(s, seat, actions)
    if len(actions) <= SHORT:
        return actions
    look = Look(s, seat, times(s))
    free = ~s.buildings()
    wanted = []
    for kind in range(SHELTER + 1):
        mask, level = s.mask(kind, seat), look.levels[JOIN_TECH[kind]]
        sites = second_ring(mask)
        for need, hexes in joins(mask):
            if need <= level:
                sites |= hexes
        wanted.append((2 if affordable(look, kind) else 1, sites & free))
    tiles = [
        hex_
        for hex_, tile in enumerate(s.tiles)
        if tile >= 0 and (tile < FIRST_RESEARCH or not s.research[seat] >> (tile - FIRST_RESEARCH) & 1)
    ]

    def sites_near(action: MoveBot) -> int:
        zone = ZONE[action.end]
        return sum(weight for weight, sites in wanted if sites & zone)

    def to_tile(action: MoveRover) -> int:
        row = DISTANCE[action.end]
        return 2 * (s.crystals >> action.end & 1) - min((row[hex_] for hex_ in tiles), default=0)

    bots = [action for action in actions if type(action) is MoveBot]
    rovers = [action for action in actions if type(action) is MoveRover]
    rest = [action for action in actions if type(action) not in (MoveBot, MoveRover)]
    return [*nlargest(BOT_WAYS, bots, key=sites_near), *nlargest(ROVER_WAYS, rovers, key=to_tile), *rest]

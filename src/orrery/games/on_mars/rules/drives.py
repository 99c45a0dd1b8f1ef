"""Where the pieces of a movement could go in single steps, each hex with the best way there. OM-8.1 to OM-8.5

Of all shortest ways the one over most crystals is told, and of those one that keeps to hexes where the piece may stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import BOT, ROVER
from orrery.games.on_mars.components import EFFECTS, NONE
from orrery.games.on_mars.hexes import DISTANCE, NEIGHBOURS, each
from orrery.games.on_mars.ledger import without_room
from orrery.games.on_mars.rules import map_tiles, pieces, sharing
from orrery.games.on_mars.rules.reach import bot_ends, occupied, position, rover_steps, stuck
from orrery.games.on_mars.state import State

MAY_STAY: Final = "yes"
CROWDED: Final = "crowded"  # another piece is there: one of them has to be gone by the end of the turn, OM-8.2


class Reached(NamedTuple):
    """A hex a piece could come to; `via` is the hex before it on the way there."""

    piece: int
    start: int
    hex: int
    via: int
    steps: int
    collects: bool  # the crystal there is picked up, if one likes
    stays: str  # MAY_STAY, or why the movement can't end there
    crushes: bool  # a crystal or tile there would be gone
    wasted: int  # crystals of the way that would find no room, OM-1.14


def drives(s: State, frame: f.Move) -> list[Reached]:
    found: list[Reached] = []
    if s.credit:
        return found
    s = s.clone()  # pieces are put here and there
    if frame.bots:
        for bot in dict.fromkeys(s.bots[frame.seat]):
            found += _as_rover(s, frame, bot) if EFFECTS[frame.effect].as_rovers else _straight(s, frame, bot)
    if frame.rover:
        found += _rover(s, frame)
    return found


def _straight(s: State, frame: f.Move, bot: int) -> Iterator[Reached]:
    """A bot goes to its hex at once, over whatever lies between. OM-8.2"""
    seat = frame.seat
    ends = bot_ends(s, frame, bot, stuck(s, frame), sharing.after(s, seat))
    taken, lying = s.pieces(), s.crystals | s.tile_mask()
    for hex_ in each(ends):
        stays = CROWDED if taken >> hex_ & 1 else MAY_STAY
        via = min(NEIGHBOURS[hex_], key=lambda other: (DISTANCE[bot][other], other))
        yield Reached(BOT, bot, hex_, via, DISTANCE[bot][hex_], False, stays, bool(lying >> hex_ & 1), 0)


def _rover(s: State, frame: f.Move) -> Iterator[Reached]:
    seat, stood = frame.seat, s.rovers[frame.seat]
    ways = sharing.after(s, seat)

    def following(hex_: int, steps: int) -> Iterable[int]:
        now = frame
        if steps:
            s.rovers[seat] = hex_
            now = frame._replace(rover=frame.rover - steps, started=True, rolled=True)
        try:
            return rover_steps(s, now, stuck(s, now), ways)
        finally:
            s.rovers[seat] = stood

    taken = occupied(s, seat)

    def stays(hex_: int) -> str:
        if taken >> hex_ & 1:
            return CROWDED
        refused = map_tiles.refuse(s, seat, hex_, rover=True) if s.tiles[hex_] != NONE else None
        return MAY_STAY if refused is None else refused.why

    return _search(s, seat, ROVER, position(s, seat), frame.rover, following, stays)


def _as_rover(s: State, frame: f.Move, bot: int) -> Iterator[Reached]:
    """OM-15.8"""
    seat, bots = frame.seat, s.bots[frame.seat]
    ways = sharing.after(s, seat)

    def following(hex_: int, steps: int) -> Iterable[int]:
        now = frame
        if steps:
            pieces.move_bot(s, seat, bot, hex_)
            now = frame._replace(bots=frame.bots - steps, started=True)
        try:
            return each(bot_ends(s, now, hex_, stuck(s, now), ways))
        finally:
            s.bots[seat] = bots

    at = bots.index(bot)
    s.bots[seat] = (*bots[:at], *bots[at + 1 :])
    taken = s.pieces()
    s.bots[seat] = bots

    def stays(hex_: int) -> str:
        return CROWDED if taken >> hex_ & 1 else MAY_STAY

    return _search(s, seat, BOT, bot, frame.bots, following, stays)


def _search(
    s: State,
    seat: int,
    piece: int,
    start: int,
    points: int,
    following: Callable[[int, int], Iterable[int]],
    stays: Callable[[int], str],
) -> Iterator[Reached]:
    """Ring by ring: every hex by its best way from the ring before."""
    ring: dict[int, tuple[int, int]] = {start: (0, 0)}  # by hex: crystals on the way, hexes on it to be left again
    for steps in range(points):
        best: dict[int, tuple[tuple[int, int], int]] = {}
        told: dict[int, str] = {}
        for hex_ in sorted(ring):
            for to in following(hex_, steps):
                if DISTANCE[start][to] != steps + 1:
                    continue
                if to not in told:
                    told[to] = stays(to)
                crystals, left = ring[hex_]
                worth = (crystals + (s.crystals >> to & 1), left - (told[to] != MAY_STAY))
                if to not in best or worth > best[to][0]:
                    best[to] = (worth, hex_)
        for to, ((crystals, _), via) in sorted(best.items()):
            collects = bool(s.crystals >> to & 1)
            wasted = without_room(s, seat, crystals) - without_room(s, seat) if crystals else 0
            yield Reached(piece, start, to, via, steps + 1, collects, told[to], False, wasted)
        ring = {to: worth for to, (worth, _) in best.items()}

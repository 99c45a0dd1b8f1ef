"""Pieces on the map: where a displaced one goes, where a new bot stands. OM-8.8, OM-8.18"""

from __future__ import annotations

from typing import Any, Final

from orrery.core.errors import Refusal, refusal
from orrery.core.frames import WaitFor
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import BOT, ROVER, Hex
from orrery.games.on_mars.components import HEX_IDS
from orrery.games.on_mars.events import BotPlaced, PieceDisplaced
from orrery.games.on_mars.events.colony import Piece
from orrery.games.on_mars.hexes import EVERYWHERE, MOST, RING, each
from orrery.games.on_mars.rules import missions
from orrery.games.on_mars.rules.ambiguity import pick_hex
from orrery.games.on_mars.state import Play, State

PIECE_IDS: Final[tuple[Piece, ...]] = ("bot", "rover")


def available(s: State, but: int) -> int:
    """An empty hex, or a building without piece; never the hex just built on. OM-8.8"""
    bare = EVERYWHERE & ~(s.pieces() | s.crystals | s.tile_mask())
    return (bare | s.buildings() & ~s.pieces()) & ~(1 << but)


def nearest(free: int, start: int) -> int:
    """The closest hexes of a set."""
    for distance in range(1, MOST + 1):
        found = free & RING[start][distance]
        if found:
            return found
    return 0


def evict(play: Play, seat: int, hex_: int) -> None:
    """Bots and rovers on this hex are moved by their owners before the seat goes on; seat -1 is the table's stack."""
    s = play.s
    for party in range(s.parties):
        for piece, there in ((BOT, hex_ in s.bots[party]), (ROVER, s.rovers[party] == hex_)):
            if not there:
                continue
            choices = nearest(available(s, hex_), hex_)
            if s.automaton(party):
                shift(play, party, piece, hex_, pick_hex(play, choices))  # OM-17.24
            elif choices & (choices - 1):
                if party != seat and seat >= 0:
                    _wait(play, seat, party)
                play.then(party, f.Displace(party, piece, hex_))
            else:
                shift(play, party, piece, hex_, choices.bit_length() - 1)


def _wait(play: Play, seat: int, party: int) -> None:
    """The seat goes on after the party. Where the party itself waits for the seat, which settles a used tech in its
    turn (OM-9.7), it keeps what the seat has still to do, for two seats can't wait for each other."""
    s = play.s
    if s.stacks[party]:
        rest = tuple(s.stacks[seat])
        s.stacks[seat].clear()
        play.then(party, f.HandBack(seat, rest))
    else:
        play.then(seat, WaitFor(seat, (party,)))


def hand_back(play: Play, frame: f.HandBack) -> None:
    play.s.stacks[frame.to].extend(frame.rest)


def displace_options(s: State, frame: f.Displace) -> list[Hex]:
    return [Hex(hex_) for hex_ in each(nearest(available(s, frame.hex), frame.hex))]


def refuse_displace(s: State, frame: f.Displace, action: Any) -> Refusal | None:
    if type(action) is not Hex:
        return refusal("OM-8.8", "not_asked")
    if nearest(available(s, frame.hex), frame.hex) >> action.hex & 1:
        return None
    return refusal("OM-8.8", "not_closest")


def take_displace(play: Play, frame: f.Displace, action: Hex) -> None:
    shift(play, frame.seat, frame.piece, frame.hex, action.hex)


def shift(play: Play, party: int, piece: int, start: int, end: int) -> None:
    s = play.s
    if piece == BOT:
        move_bot(s, party, start, end)
    else:
        s.rovers[party] = end
    if play.out is not None:
        play.emit(PieceDisplaced(party, PIECE_IDS[piece], HEX_IDS[start], HEX_IDS[end]))


def move_bot(s: State, party: int, start: int, end: int) -> None:
    bots = list(s.bots[party])
    bots[bots.index(start)] = end
    s.bots[party] = tuple(sorted(bots))


# --- new bots -------------------------------------------------------------------------------------


def bot_places(s: State, party: int) -> int:
    """An own shelter without piece, else the empty hexes closest to an own shelter. OM-8.18"""
    free = s.shelters[party] & ~s.pieces()
    if free:
        return free
    empty = EVERYWHERE & ~s.filled()
    for distance in range(1, MOST + 1):
        found = 0
        for shelter in each(s.shelters[party]):
            found |= empty & RING[shelter][distance]
        if found:
            return found
    return 0


def new_bots(play: Play, party: int, count: int) -> None:
    """As many as the supply still holds. OM-1.20"""
    for _ in range(min(count, play.s.spare_bots[party])):
        play.then(party, f.PlaceBot(party))


def place_options(s: State, frame: f.PlaceBot) -> list[Hex]:
    return [Hex(hex_) for hex_ in each(bot_places(s, frame.seat))]


def refuse_place(s: State, frame: f.PlaceBot, action: Any) -> Refusal | None:
    if type(action) is not Hex:
        return refusal("OM-8.18", "not_asked")
    return None if bot_places(s, frame.seat) >> action.hex & 1 else refusal("OM-8.18", "no_place_for_bot")


def take_place(play: Play, frame: f.PlaceBot, action: Hex) -> None:
    s = play.s
    seat = frame.seat
    s.spare_bots[seat] -= 1
    s.bots[seat] = tuple(sorted((*s.bots[seat], action.hex)))
    if play.out is not None:
        play.emit(BotPlaced(seat, HEX_IDS[action.hex]))
    missions.happened(play, seat, "bot_placed")

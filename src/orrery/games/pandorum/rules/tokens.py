"""Tokens that events put on the field: they change what a hex is (PD-11.1 to PD-11.4, PD-11.15)."""

from __future__ import annotations

from typing import Any, Literal

from orrery.core.errors import Refusal, refusal
from orrery.games.pandorum import frames as f
from orrery.games.pandorum.actions import Hex
from orrery.games.pandorum.components import BASE, DEAD_CITY, FIGURES, LANDING_PAD, MODULE, VOLCANO, Token
from orrery.games.pandorum.events import ObjectReturned, TokenPut
from orrery.games.pandorum.hexes import HEX_IDS, each
from orrery.games.pandorum.operation import OPERATIONS, Placing
from orrery.games.pandorum.state import Play, State


def become(s: State, hex_: int, kind: int) -> None:
    """The hex is of this kind from now on."""
    ground = [mask & ~(1 << hex_) for mask in s.ground]
    ground[kind] |= 1 << hex_
    s.ground = tuple(ground)


def return_object(play: Play, hex_: int, reason: Literal["eruption", "sabotage", "contamination"]) -> None:
    """PD-10.10: an object goes back to its owner's supply, its contamination to the box (PD-10.12)."""
    s = play.s
    seat = s.owner_of(hex_)
    if seat < 0:
        return
    bit = 1 << hex_
    figure = MODULE if s.modules[seat] & bit else BASE
    if figure == MODULE:
        s.modules[seat] &= ~bit
        s.spare_modules[seat] += 1
    else:
        s.bases[seat] &= ~bit
        s.spare_bases[seat] += 1
    s.contaminated &= ~bit
    if play.out is not None:
        play.emit(ObjectReturned(seat, HEX_IDS[hex_], FIGURES[figure], reason))


def tell(play: Play, seat: int, token: Token, *hexes: int) -> None:
    """The token lies there now."""
    if play.out is not None:
        play.emit(TokenPut(seat, token, tuple(HEX_IDS[hex_] for hex_ in hexes)))


# --- a token on one hex ---------------------------------------------------------------------------


def _placing(frame: f.PutToken) -> Placing:
    found = OPERATIONS[frame.kind].placing
    assert found is not None
    return found


def token_options(s: State, frame: f.PutToken) -> list[Hex]:
    return [Hex(hex_) for hex_ in each(_placing(frame).places(s))]


def refuse_token(s: State, frame: f.PutToken, action: Any) -> Refusal | None:
    if type(action) is not Hex:
        return refusal(frame.rule, "not_asked")
    return _placing(frame).refuse(s, action.hex)


def is_terrain(s: State, hex_: int) -> bool:
    """Most tokens lie on terrain alone."""
    return s.kind_at(hex_) not in (VOLCANO, LANDING_PAD, DEAD_CITY)


def take_token(play: Play, frame: f.PutToken, action: Hex) -> None:
    _placing(frame).put(play, frame.seat, action.hex)

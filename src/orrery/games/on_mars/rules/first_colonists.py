"""The First Colonists variant: secret cards that pay for early deeds. OM-18.3"""

from __future__ import annotations

from typing import Any

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import Done, Reveal
from orrery.games.on_mars.components import FIRST_A, FIRST_A_IDS, FIRST_B, FIRST_B_IDS, NONE, TASKS
from orrery.games.on_mars.events import CardARevealed, CardBRevealed
from orrery.games.on_mars.rules.gains import gain
from orrery.games.on_mars.state import SETUP, Play, State

DRAWN = 2


def constructed(play: Play, party: int, building: int) -> None:
    """The A card asks for one of four types, constructed in the own turn or the own part of the Shuttle phase."""
    s = play.s
    if party != s.active or s.automaton(party) or s.phase == SETUP:
        return
    card = s.first_a[party]
    if card != NONE and FIRST_A[card].types >> building & 1:
        play.then(party, f.FirstA(party))


def a_options(s: State, frame: f.FirstA) -> list[Reveal | Done]:
    return [Reveal(s.first_a[frame.seat]), Done()]


def refuse_a(s: State, frame: f.FirstA, action: Any) -> Refusal | None:
    if type(action) is Done or (type(action) is Reveal and action.card == s.first_a[frame.seat]):
        return None
    return refusal("OM-18.3", "not_asked")


def take_a(play: Play, frame: f.FirstA, action: Any) -> None:
    s = play.s
    if type(action) is Done:
        return
    seat = frame.seat
    s.first_a[seat] = NONE
    s.a_gone = (*s.a_gone, action.card)
    drawn = s.b_deck[-DRAWN:]
    s.b_deck = s.b_deck[: len(s.b_deck) - len(drawn)]
    s.first_b[seat] = tuple(sorted((*s.first_b[seat], *drawn)))
    play.emit(CardARevealed(seat, FIRST_A_IDS[action.card], len(drawn)))
    play.reveal(seat)


def in_question(s: State, seat: int) -> bool:
    """For all others know, the seat may have been asked for a card in this turn: so it ends the turn itself. OM-1.19"""
    return s.first_a[seat] != NONE or bool(s.first_b[seat] and not s.b_used >> seat & 1)


def fitting(s: State, frame: f.FirstB) -> list[int]:
    if s.b_used >> frame.seat & 1:
        return []
    return [card for card in s.first_b[frame.seat] if FIRST_B[card].task == TASKS[frame.task]]


def b_options(s: State, frame: f.FirstB) -> list[Reveal | Done]:
    return [*(Reveal(len(FIRST_A_IDS) + card) for card in fitting(s, frame)), Done()]


def refuse_b(s: State, frame: f.FirstB, action: Any) -> Refusal | None:
    if type(action) is Done:
        return None
    if type(action) is Reveal and action.card - len(FIRST_A_IDS) in fitting(s, frame):
        return None
    return refusal("OM-18.3", "not_asked")


def take_b(play: Play, frame: f.FirstB, action: Any) -> None:
    s = play.s
    if type(action) is Done:
        return
    card = action.card - len(FIRST_A_IDS)
    s.first_b[frame.seat] = tuple(other for other in s.first_b[frame.seat] if other != card)
    s.b_gone = (*s.b_gone, card)
    s.b_used |= 1 << frame.seat
    play.emit(CardBRevealed(frame.seat, FIRST_B_IDS[card]))
    gain(play, frame.seat, FIRST_B[card].gains)

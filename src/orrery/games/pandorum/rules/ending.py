"""The end of the game (PD-9)."""

from __future__ import annotations

from typing import Final

from orrery.core.state import TABLE
from orrery.games.pandorum.components import IDLE_TURNS
from orrery.games.pandorum.events import Ending, EndReason, GameEnded
from orrery.games.pandorum.frames import CheckEnd
from orrery.games.pandorum.rules.scoring import ranking
from orrery.games.pandorum.state import END, NOBODY, Play, State

FIGURES: Final = "figures"
FIELD: Final = "field"
STALEMATE: Final = "stalemate"
PASSES: Final = "passes"


def check_supply(play: Play, seat: int) -> None:
    """PD-9.1: a seat without figures brings the end about; all others have one more turn."""
    s = play.s
    if not s.spare_modules[seat] and not s.spare_bases[seat]:
        _bring_about(play, seat, FIGURES)


def _bring_about(play: Play, seat: int, reason: EndReason) -> None:
    s = play.s
    if s.reason:
        return  # further seats running out change nothing
    s.trigger, s.reason = seat, reason
    s.last = ((1 << s.players) - 1) & ~(1 << seat)
    play.emit(Ending(seat, reason))


def check_end(play: Play, frame: CheckEnd) -> None:
    """PD-9.2: a full field. PD-9.3: nobody builds any more, or everybody passes."""
    s = play.s
    if not s.reason and not s.empty():
        _bring_about(play, frame.seat, FIELD)
    if reason := _standstill(s):
        s.reason = reason
        s.trigger = NOBODY
        play.emit(Ending(None, reason))


def _standstill(s: State) -> EndReason | None:
    """PD-9.3: why the game ends at once, if it does. Last turns that are owed are played first."""
    if s.reason or not s.empty():
        return None
    if not s.deck and min(s.idle) >= IDLE_TURNS:
        return STALEMATE
    return PASSES if s.passes >= s.players else None


def is_last_turn(s: State) -> bool:
    """No turn follows this one, as far as the end is known: no event comes any more (PD-10.8)."""
    return not s.last if s.reason else bool(_standstill(s))


def end_game(play: Play) -> None:
    s = play.s
    s.phase = END
    play.reveal(TABLE)
    if play.out is not None:
        winners, _, tie_break = ranking(s)
        play.emit(GameEnded(winners, tie_break))

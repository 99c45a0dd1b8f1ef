"""Phase IV and the end of the game (R5-11, R5-12.1)."""

from __future__ import annotations

from typing import Literal

from orrery.core.data_files import NONE
from orrery.core.state import TABLE
from orrery.games.planet_5r.components import (
    ACTIONS,
    EXCAVATE,
    EXPAND,
    ROUNDS,
)
from orrery.games.planet_5r.events import CardDiscarded, CardsBack, GameEnded, RoundEnded
from orrery.games.planet_5r.frames import BeginRound, CleanUp, EndGame
from orrery.games.planet_5r.rules.scoring import ranking
from orrery.games.planet_5r.state import CLEAN_UP, END, Play, State


def clean_up(play: Play, f: CleanUp) -> None:
    s = play.s
    s.phase = CLEAN_UP
    s.resolving = NONE
    for seat in range(s.players):
        card = s.played[seat]
        back = returning(s, seat, card)
        if back:
            s.discard[seat] &= ~back
            take_back(play, seat, back, "expand" if card == EXPAND else "no_technology")
        else:  # R5-11.1
            s.discard[seat] |= 1 << card
            if play.out is not None:
                play.emit(CardDiscarded(seat, ACTIONS[card]))
    s.played = [NONE] * s.players  # back in hand or on the pile: a card lies in one place only
    s.auction = None
    s.bids = [NONE] * s.players
    s.late, s.late_next = s.late_next, 0  # R5-5.1
    play.emit(RoundEnded(s.round))
    play.then(TABLE, BeginRound() if s.round < ROUNDS else EndGame())


def returning(s: State, seat: int, card: int) -> int:
    """The cards that come back to the hand with the one that was played, a bit each; none: it is discarded."""
    if card == EXPAND:  # R5-11.3
        return s.discard[seat] | 1 << EXPAND
    if card == EXCAVATE and (s.auction is None or s.auction.taken[seat] == NONE):  # R5-11.2
        return 1 << EXCAVATE
    return 0


def take_back(play: Play, seat: int, cards: int, reason: Literal["expand", "no_technology"]) -> None:
    play.s.hand[seat] |= cards
    if play.out is not None:
        play.emit(CardsBack(seat, tuple(name for a, name in enumerate(ACTIONS) if cards >> a & 1), reason))


def end_game(play: Play, f: EndGame) -> None:
    """R5-12.1; R5-13.4 all water is shown."""
    s = play.s
    s.phase = END
    s.late = 0  # R5-7.4 in round 15 the flag is void
    play.reveal()
    if play.out is not None:
        winners, _, tie_break = ranking(s)
        play.emit(GameEnded(winners, tie_break))

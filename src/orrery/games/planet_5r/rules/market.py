"""Phase I: a technology joins the market (R5-4)."""

from __future__ import annotations

from orrery.core.data_files import NONE
from orrery.core.state import TABLE
from orrery.games.planet_5r.components import CARD_IDS, EXPAND, MARKET_LIMIT
from orrery.games.planet_5r.events import RoundBegan
from orrery.games.planet_5r.frames import BeginRound, CleanUp, Resolve, SelectWave
from orrery.games.planet_5r.state import NO_CARDS, REVEAL, Play

_ROUND = (SelectWave(1), SelectWave(2), *(Resolve(action) for action in range(EXPAND + 1)), CleanUp())


def begin_round(play: Play, f: BeginRound) -> None:
    """R5-4.1: the top card of the deck goes to the market; R5-4.2: the oldest leaves if there is one too many."""
    s = play.s
    s.round += 1
    s.phase = REVEAL
    s.counts = NO_CARDS
    s.played = [NONE] * s.players
    play.reveal()  # the next card of the deck is seen
    card = s.deck.pop(0)
    market = (card, *s.market)
    out = None
    if len(market) > MARKET_LIMIT[s.players]:
        out = market[-1]
        market = market[:-1]
        s.out = (*s.out, out)  # R5-4.5
    s.market = market
    if play.out is not None:
        top = CARD_IDS[s.deck[0]] if s.deck else None
        gone = None if out is None else CARD_IDS[out]
        play.emit(RoundBegan(s.round, CARD_IDS[card], gone, top, len(s.deck)))
    play.then(TABLE, *_ROUND)

"""The last deliveries and who wins. OM-16"""

from __future__ import annotations

from orrery.core.score_sheet import Ranking, ranking_of
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.events import GameEnded
from orrery.games.on_mars.rules import contracts, solo, turn
from orrery.games.on_mars.rules.scoring import total
from orrery.games.on_mars.state import END, Play, State


def ranking(s: State) -> Ranking:
    """OM-16.2; alone one wins or loses, see `solo`."""
    if s.solo:
        won = solo.met(s, solo.chosen(s))
        return Ranking((0,) if won else (), (1 if won else 2,), None)
    standings = [
        (total(s, seat), s.depot[seat], len(s.markers(seat)), s.progress[seat].bit_count()) for seat in range(s.players)
    ]
    return ranking_of(standings, ("crystals", "advanced", "progress"))


def score(play: Play, frame: f.Score) -> None:
    s = play.s
    s.phase = END
    winners, _, tie_break = ranking(s)
    play.emit(GameEnded(winners, tie_break))


def last_call(play: Play, frame: f.LastDeliveries) -> None:
    """Incoming crystals arrive, then everybody may deliver once more. OM-16.1"""
    for party in range(play.s.parties):
        turn.arrive(play, party)
    contracts.last_deliveries(play, frame)

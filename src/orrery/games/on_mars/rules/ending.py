"""The last deliveries and who wins. OM-16"""

from __future__ import annotations

from orrery.games.on_mars import frames as f
from orrery.games.on_mars.events import GameEnded
from orrery.games.on_mars.rules import contracts, solo, turn
from orrery.games.on_mars.rules.scoring import total
from orrery.games.on_mars.state import END, Play, State


def outcome(s: State) -> tuple[tuple[int, ...], tuple[int, ...], str | None]:
    """Winners, ranks and the tie-break that was needed, of the seats. OM-16.2"""
    if s.solo:
        won = solo.met(s, solo.chosen(s))
        return ((0,) if won else ()), (1 if won else 2,), None
    keys = [
        (total(s, seat), s.depot[seat], len(s.markers(seat)), s.progress[seat].bit_count()) for seat in range(s.players)
    ]
    best = max(keys)
    winners = tuple(seat for seat, key in enumerate(keys) if key == best)
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    tied = [key for key in keys if key[0] == best[0]]
    if len(tied) < 2:
        return winners, ranks, None
    if len(winners) > 1:
        return winners, ranks, "shared"
    for place, name in ((1, "crystals"), (2, "advanced"), (3, "progress")):
        tied = [key for key in tied if key[place] == best[place]]
        if len(tied) == 1:
            return winners, ranks, name
    return winners, ranks, "shared"


def score(play: Play, frame: f.Score) -> None:
    s = play.s
    s.phase = END
    winners, _, tie_break = outcome(s)
    play.emit(GameEnded(winners, tie_break))


def last_call(play: Play, frame: f.LastDeliveries) -> None:
    """Incoming crystals arrive, then everybody may deliver once more. OM-16.1"""
    for party in range(play.s.parties):
        turn.arrive(play, party)
    contracts.last_deliveries(play, frame)

"""What the bots of one table remember, seat by seat, between two questions.

It is kept in memory as long as the table is, goes to whichever worker is free with the next question, and comes back
with its answer. What a bot has settled of its turn counts only if the seat has since done just what the bot said: when
something is taken back, or a person has played the seat, only its mood is left.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.bots.mind import after_action, without_intent
from orrery.core.match import Match

Json = Any


class _Kept(NamedTuple):
    mind: Json
    own: int  # actions of the seat when it was kept
    undos: int  # of the match


class BotMinds:
    """Minds by seat, in the plain form of `bots.mind`."""

    def __init__(self) -> None:
        self._kept: dict[int, _Kept] = {}

    def of(self, match: Match, seat: int) -> Json:
        """What goes with the next question to the bot of this seat; None if it is the first."""
        kept = self._kept.get(seat)
        if kept is None:
            return None
        goes_on = (kept.own, kept.undos) == (_own(match, seat), match.undos)
        return kept.mind if goes_on else without_intent(kept.mind)

    def answered(self, match: Match, seat: int, mind: Json) -> None:
        """The seat is about to do what its bot has just said."""
        self._kept[seat] = _Kept(mind, _own(match, seat) + 1, match.undos)

    def mistaken(self, match: Match, seat: int) -> None:
        """What the bot said can't be done: it is wrong about its turn."""
        if seat in self._kept:
            self.answered(match, seat, without_intent(self._kept[seat].mind))

    def forced(self, match: Match, seat: int, action: list[Any]) -> None:
        """The seat is about to do the one thing it can: nobody asks its bot."""
        if seat in self._kept:
            self.answered(match, seat, after_action(self.of(match, seat), action))


def _own(match: Match, seat: int) -> int:
    return sum(mover == seat for mover, _ in match.actions)

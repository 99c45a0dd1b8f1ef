"""The pieces of an analysis: every decision with a real choice, and how each round begins. Each is judged by itself.

Beside the state, a piece holds all that a worker needs, in plain values. Its number is its place in the plan, which
follows from the game and the seats alone: a piece that is done need not be done again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Literal, NamedTuple

from orrery.core import engine
from orrery.core.match import Match

Json = Any
MOST_DEALS = 48  # of a decision: more make the doubt hardly smaller
LEAST_DEALS = 12  # fewer could not tell luck from a loss
ALL_DEALS = 3600  # of a game: as many as two cores go through in about a minute


class Piece(NamedTuple):
    """One thing to be worked out: a decision, or how the seats stand when a round begins (then there is no seat)."""

    n: int
    about: Literal["decision", "round"]
    step: int  # actions played before it
    round: int
    seat: int = -1
    action: list[Json] | None = None
    deals: int = 0


class PiecePlan(NamedTuple):
    """All pieces of a game."""

    game: str
    rules_version: int
    players: int
    rounds: int  # the last one's number
    pieces: tuple[Piece, ...]


def plan_of(match: Match, seats: Sequence[int], left_out: Collection[int] = ()) -> PiecePlan:
    """What is to be worked out of a match that is over, for the decisions of these seats; those before which so many
    actions had been played are left out."""
    found: list[Piece] = []
    for n, state in _states(match):
        if n in left_out:
            continue
        seat, action = match.actions[n]
        if _has_choice(match, state, seat) and seat in seats:
            raw = match.game.action_to_json(action)
            found.append(Piece(0, "decision", n, _round(state), seat, raw))
    decisions = len(found)
    deals = max(LEAST_DEALS, min(MOST_DEALS, ALL_DEALS // max(1, decisions)))
    begins = _round_starts(match)
    both = [*(Piece(0, "round", step, at) for at, step in begins), *(each._replace(deals=deals) for each in found)]
    both.sort(key=lambda each: (each.step, each.about == "decision"))
    pieces = tuple(each._replace(n=n) for n, each in enumerate(both))
    last = max((each.round for each in pieces), default=0)
    return PiecePlan(match.game.id, match.game.rules_version, match.players, last, pieces)


class Walk:
    """A match played once more, stopping where it is asked to. Steps that rise cost no more than the game itself."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._state: Any = None
        self._step = 0

    def at(self, step: int) -> Any:
        """The state before action `step`; it is the caller's own until the next call."""
        match = self._match
        if self._state is None or step < self._step:
            again = Match(match.game, match.players, match.seed, match.options, match.start)
            self._state, self._step = again.state, 0
        for seat, action in match.actions[self._step : step]:
            engine.apply(match.flow, self._state, seat, action)
        self._step = step
        return self._state


def _states(match: Match) -> Iterator[tuple[int, Any]]:
    """The state before each action."""
    walk = Walk(match)
    return ((n, walk.at(n)) for n in range(len(match.actions)))


def _has_choice(match: Match, state: Any, seat: int) -> bool:
    return len(engine.options(match.flow, state, seat)) > 1


def _round_starts(match: Match) -> list[tuple[int, int]]:
    found: dict[int, int] = {}
    for n, state in _states(match):
        found.setdefault(_round(state), n)
    return sorted(found.items())


def _round(state: Any) -> int:
    return int(getattr(state, "round", 0))

"""Looking ahead where seats play side by side (`Game.solitary`): along the seat's own stack, and no wider.

What the others do at the same time changes nothing on the seat's boards, so their answers need not be guessed; a turn
is followed until the seat has nothing to decide any more or the next round begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from orrery.bots.playout import chapter
from orrery.core.engine import Action, Flow, apply, options
from orrery.core.game import Game

LONGEST_TURN = 120  # decisions; a turn that never ends would be a bug of the game, not ours
HASTE = 1e-6  # points a decision costs: of two ways to the same end the shorter one, or a bot could go in circles
ALIKE = 1e-9


class Turn(NamedTuple):
    """A turn followed to its end: how it looks then, what the seat did, how long the list of its next decision was."""

    value: float
    actions: list[Action]
    ahead: int


class Table:
    """A game and its flow, and how many actions of a long list are judged at all."""

    __slots__ = ("flow", "game", "width")

    def __init__(self, game: Game[Any, Any], flow: Flow, width: int) -> None:
        self.game = game
        self.flow = flow
        self.width = width

    def values_now(self, state: Any, seat: int, actions: Sequence[Action]) -> list[float]:
        """How the position looks right after each action."""
        game, flow = self.game, self.flow
        found = []
        for action in actions:
            after = game.clone(state)
            apply(flow, after, seat, action)
            found.append(game.evaluate(after, seat))
        return found

    def shortlist(self, state: Any, seat: int, actions: Sequence[Action], most: int) -> list[Action]:
        """The actions worth a closer look: of a long list those that look best at once."""
        if len(actions) <= most:
            return list(actions)
        tried = self.game.promising(state, seat, actions, self.width)
        values = self.values_now(state, seat, tried)
        best = sorted(range(len(tried)), key=lambda n: -values[n])[:most]
        return [tried[n] for n in sorted(best)]

    def best(self, state: Any, seat: int, actions: Sequence[Action]) -> tuple[float, tuple[Action, ...]]:
        """How good it can look, and by which action; where all look alike, by which two."""
        tried = self.game.promising(state, seat, actions, self.width)
        values = self.values_now(state, seat, tried)
        best = max(values)
        if len(tried) > 1 and best - min(values) < ALIKE:
            return max((self._after_next(state, seat, action) for action in tried), key=lambda found: found[0])
        return best, (tried[values.index(best)],)

    def _after_next(self, state: Any, seat: int, action: Action) -> tuple[float, tuple[Action, ...]]:
        s = self.game.clone(state)
        now = chapter(s)
        apply(self.flow, s, seat, action)
        found = options(self.flow, s, seat) if chapter(s) == now else []
        if not found:
            return self.game.evaluate(s, seat), (action,)
        tried = self.game.promising(s, seat, found, self.width)
        values = self.values_now(s, seat, tried)
        best = max(values)
        return best, (action, tried[values.index(best)])

    def finish_turn(self, s: Any, seat: int) -> list[Action]:
        """Play the seat's own decisions until it owes none or the round is over; what it did."""
        now = chapter(s)
        done: list[Action] = []
        for _ in range(LONGEST_TURN):
            found = options(self.flow, s, seat) if chapter(s) == now else []
            if not found:
                break
            for action in found if len(found) == 1 else self.best(s, seat, found)[1]:
                apply(self.flow, s, seat, action)
                done.append(action)
        return done

    def turn(self, state: Any, seat: int, action: Action) -> Turn:
        """How the seat's turn ends if it does this."""
        s = self.game.clone(state)
        now = chapter(s)
        apply(self.flow, s, seat, action)
        ahead = len(options(self.flow, s, seat)) if chapter(s) == now else 0
        actions = [action, *(self.finish_turn(s, seat) if ahead else [])]
        return Turn(self.game.evaluate(s, seat) - HASTE * len(actions), actions, ahead)

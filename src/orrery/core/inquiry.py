"""What can be asked about a position without changing it: who decides what, what is legal, what it would bring."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from orrery.core import engine
from orrery.core.decision import Decision
from orrery.core.errors import BadAction, IllegalAction, clip, reason, refusal
from orrery.core.events import EventStream, entry
from orrery.core.outcomes import Foretelling, Outcome
from orrery.core.ruleset import Ruleset

Json = Any


class Inquiry:
    """The part of a match that looks at its state alone."""

    game: Ruleset[Any, Any]
    players: int
    flow: engine.Flow
    state: Any

    @property
    def actors(self) -> tuple[int, ...]:
        """Seats that must decide now; empty when the game is over."""
        return engine.actors(self.flow, self.state)

    @property
    def over(self) -> bool:
        return not self.actors

    def decision(self, seat: int) -> Decision | None:
        """What the seat is asked, with every legal answer; None if it owes nothing."""
        if engine.asking(self.flow, self.state, self._seat(seat)) is None:
            return None
        return Decision(self.game, self.state, seat)

    def refused(self, seat: int, action: Any) -> IllegalAction | None:
        """Why the rules refuse this action now, or None if it is legal. Changes nothing."""
        try:
            self._check(self._seat(seat), self._read(action))
        except IllegalAction as refused:
            return refused
        return None

    def preview(self, seat: int, action: Any) -> list[dict[str, Json]]:
        """Events the action would cause, as the seat would see them, up to the first draw or reveal."""
        seat = self._seat(seat)
        chosen = self._read(action)
        self._check(seat, chosen)
        out: list[Any] = []
        play = engine.apply(self.flow, self.game.clone(self.state), seat, chosen, out)
        stream = EventStream(seat)
        for event in out if play.secret_at < 0 else out[: play.secret_at]:
            stream.hear(entry(event))
        return stream.told

    def outcomes(self, seat: int, actions: Iterable[Any] | None = None) -> tuple[Outcome, ...]:
        """What each of these actions would bring the seat, up to the first draw or reveal; of all legal ones, in the
        order of `decision(seat).actions`, if none are named."""
        chosen = self.legal(seat, actions)
        return tuple(map(self.foretelling(seat).outcome, chosen))

    def legal(self, seat: int, actions: Iterable[Any] | None = None) -> list[Any]:
        """These actions, or all legal ones, in their typed form; IllegalAction if one is not legal."""
        seat = self._seat(seat)
        chosen = None if actions is None else [self._read(action) for action in actions]
        self._check_asked(seat)
        if chosen is None:
            return engine.options(self.flow, self.state, seat)
        for action in chosen:
            self._check(seat, action)
        return chosen

    def foretelling(self, seat: int) -> Foretelling:
        """What tells the outcomes of legal actions of this seat, as the match stands now, in any thread."""
        return Foretelling(self.game, self.state, self._seat(seat))

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadAction(reason("no_seat", value=clip(seat), high=self.players - 1), self.game.texts)
        return seat

    def _read(self, action: Any) -> Any:
        if self.game.actions.kind_of(action) is not None:
            try:  # a typed action may still hold values that mean nothing
                action = self.game.actions.write(action)
            except (IndexError, TypeError, ValueError):
                raise BadAction(reason("bad_values", value=clip(action)), self.game.texts) from None
        return self.game.action_from_json(action)

    def _check_asked(self, seat: int) -> None:
        if engine.asking(self.flow, self.state, seat) is None:
            if self.over:
                raise IllegalAction(refusal(self.game.end_rule, "game_over"), self.game.texts)
            raise IllegalAction(refusal(self.game.turn_rule, "not_your_decision"), self.game.texts)

    def _check(self, seat: int, action: Any) -> None:
        self._check_asked(seat)
        refused = engine.refuse(self.flow, self.state, seat, action)
        if refused is not None:
            raise IllegalAction(refused, self.game.texts)

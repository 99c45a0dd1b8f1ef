"""An act in steps: at each event the state as it stood when the event was told.

Whoever shows a game can move pieces from one true view to the next, instead of working out what an event changes. So a
rule emits an event once what it tells has happened. The state is copied at every event; to spare all who do not look,
that is done when somebody asks, by playing the act once more from the state before it.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from orrery.core import engine
from orrery.core.onlookers import SameTable
from orrery.core.ruleset import Ruleset

Json = Any


class Step(NamedTuple):
    """What an audience heard at one moment of an act, and all it may know at that moment."""

    events: list[dict[str, Json]]
    view: dict[str, Json]


class Moment(NamedTuple):
    """An event as the rules tell it, and the state at that moment."""

    event: engine.Event
    state: Any


class _Witness(engine.Play[Any]):
    """A play that keeps the state at every event."""

    __slots__ = ("moments",)

    def __init__(self, s: Any) -> None:
        super().__init__(s, [])
        self.moments: list[Moment] = []

    def emit(self, event: engine.Event) -> None:
        super().emit(event)
        self.moments.append(Moment(event, self.s.clone()))


class PlayedAct:
    """One action that was taken, and the state before it, which nobody changes."""

    def __init__(self, game: Ruleset[Any, Any], before: Any, seat: int, action: Any) -> None:
        self.game = game
        self.before = before
        self.seat = seat
        self.action = action

    @cached_property
    def moments(self) -> list[Moment]:
        """Every event, in order."""
        state = self.game.clone(self.before)
        witness = _Witness(state)
        engine.take(self.game.flow(state.options), witness, self.seat, self.action)
        return witness.moments

    def forget_moments(self) -> None:
        """Everybody has been told: they would lie there until the next act. Whoever asks again has them made again."""
        self.__dict__.pop("moments", None)
        self.__dict__.pop("_tables", None)

    def view(self, n: int, seat: int | None) -> dict[str, Json]:
        """What a seat (None: a spectator) saw at the moment of event n."""
        with self._tables[n] as table:
            return self.game.view(table.state, seat, True)

    @cached_property
    def _tables(self) -> list[SameTable]:
        return [SameTable(moment.state) for moment in self.moments]

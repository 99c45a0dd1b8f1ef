"""One game played by the steps of its action space: what all environments share. It knows nothing of any library."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from orrery.core import engine
from orrery.core.events import EventStream, entry
from orrery.core.game import Game
from orrery.lab.environments.rewards import Rewards, score_now
from orrery.lab.spaces.action_space import Cursor, Space
from orrery.lab.spaces.observing import Floats
from orrery.lab.spaces.sheets import Sheet

MOST_STEPS: Final = 20_000  # of one game: far more than it takes, but some any-time actions could go on for ever


class Episode:
    """A game from its deal to its end, step by step.

    A big move is several steps of its seat; only the last of them moves the game. Seats that are asked at once may go
    on in any order, each on its own path.
    """

    __slots__ = (
        "_cursors",
        "_listening",
        "_paid",
        "_scores",
        "flow",
        "game",
        "most_steps",
        "players",
        "rewards",
        "space",
        "state",
        "steps",
        "waiting",
    )

    def __init__(
        self,
        game: Game[Any, Any],
        space: Space,
        players: int,
        options: Any,
        seed: int,
        rewards: Rewards,
        most_steps: int = MOST_STEPS,
        listening: bool = False,
    ) -> None:
        self.game = game
        self.space = space
        self.players = players
        self.rewards = rewards
        self.most_steps = most_steps
        self.flow = game.flow(options)
        self.state = game.initial(players, seed, options)
        self._listening = [EventStream(seat) for seat in range(players)] if listening else []
        self._tell(engine.start(self.flow, self.state, [] if listening else None))
        self.steps = 0
        self.waiting = engine.actors(self.flow, self.state)  # seats that are asked now, in the order of the table
        self._cursors: list[Cursor | None] = [None] * players
        self._paid: list[float] | None = None  # most steps bring nothing
        self._scores = [score_now(game, self.state, seat) for seat in range(players)] if rewards.shaping else []

    @property
    def terminated(self) -> bool:
        """The game has come to its end."""
        return not self.waiting

    @property
    def unpaid(self) -> bool:
        """Nothing has been paid since the last time it was collected."""
        return self._paid is None

    @property
    def truncated(self) -> bool:
        """It has not, but has taken more steps than it may."""
        return self.steps >= self.most_steps and bool(self.waiting)

    def cursor(self, seat: int) -> Cursor:
        """Where the seat is on the way to its answer; it must be asked."""
        found = self._cursors[seat]
        if found is None:
            found = self._cursors[seat] = self.space.begin(engine.options(self.flow, self.state, seat))
        return found

    def heard(self, seat: int) -> Sequence[Mapping[str, Any]]:
        """The events the seat has heard, if the episode listens."""
        return self._listening[seat].told if self._listening else ()

    def show(self, seat: int, sheet: Sheet) -> Floats:
        """What the seat knows, and how far it is on the way to its answer, on a sheet."""
        cursor = self.cursor(seat) if seat in self.waiting else None
        return sheet.write(self.state, seat, cursor, self.heard(seat))

    def choose(self, seat: int, step: int) -> None:
        """The next step of a seat that is asked: one of its cursor's."""
        onward = self.cursor(seat).choose(step)
        self.steps += 1
        if onward.action is None:
            self._cursors[seat] = onward
        else:
            self._apply(seat, onward.action)

    def act(self, seat: int, action: Any) -> None:
        """A whole action at once, for a bot among learners: one that is legal."""
        self.steps += 1
        self._apply(seat, action)

    def _apply(self, seat: int, action: Any) -> None:
        if self._listening:
            self._tell(engine.apply(self.flow, self.state, seat, action, []))
        else:
            engine.apply(self.flow, self.state, seat, action)
        waiting = self.waiting = engine.actors(self.flow, self.state)
        cursors = self._cursors
        for other, cursor in enumerate(cursors):
            # nobody changes a question that others are asked at the same time, so they may stay on their way
            if cursor is not None and (other == seat or not cursor.prefix or other not in waiting):
                cursors[other] = None
        if self.rewards.shaping:
            self._shape((seat,) if waiting else range(self.players))
        if not waiting:
            for paid_to, paid in enumerate(self.rewards.at_end(self.game, self.state)):
                self._pay(paid_to, paid)

    def collect(self) -> list[float]:
        """What each seat has been paid since the last time."""
        paid, self._paid = self._paid, None
        return [0.0] * self.players if paid is None else paid

    def _pay(self, seat: int, paid: float) -> None:
        if self._paid is None:
            self._paid = [0.0] * self.players
        self._paid[seat] += paid

    def _shape(self, seats: Iterable[int]) -> None:
        for seat in seats:
            now = score_now(self.game, self.state, seat)
            self._pay(seat, self.rewards.shaping * (now - self._scores[seat]))
            self._scores[seat] = now

    def _tell(self, play: engine.Play[Any]) -> None:
        for event in play.out or ():
            told = entry(event)
            for stream in self._listening:
                stream.hear(told)

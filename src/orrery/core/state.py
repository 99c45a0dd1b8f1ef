"""What every game's state has: the stacks of frames, the streams of chance, the options."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from orrery.core.plain_data import PlainData
from orrery.core.rng import number_below

Frame = Any  # a NamedTuple of the game or of core.frames; its first field is `seat` where it asks a seat
O_co = TypeVar("O_co", covariant=True)

TABLE = -1  # the table's own stack and stream: last in their lists


class State(PlainData, Generic[O_co]):
    """Everything needed to go on. A game subclasses it and annotates its own fields."""

    players: int
    options: O_co
    step: int
    stacks: list[list[Any]]
    keys: tuple[int, ...]
    counters: list[int]

    def begin(self, players: int, options: Any, keys: tuple[int, ...]) -> None:
        """What every state begins with. No constructor: copies are made bare."""
        self.players = players
        self.options = options
        self.step = 0
        self.stacks = [[] for _ in range(players + 1)]
        self.keys = keys
        self.counters = [0] * (players + 1)

    def draw(self, stream: int, n: int) -> int:
        """A number from 0 to n-1 from a seat's stream or the table's."""
        count = self.counters[stream] + 1
        self.counters[stream] = count
        return number_below(self.keys[stream], count, n)

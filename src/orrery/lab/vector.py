"""Many games in one process, with one batch of decisions for a policy that plays all seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orrery.core.errors import IllegalStep
from orrery.core.registry import texts
from orrery.core.rng import mix
from orrery.lab.environments.rewards import score_now
from orrery.lab.environments.table_setup import SEEDS, Floats, Mask, TableSetup
from orrery.lab.spaces.action_space import Cursor


class Finished(NamedTuple):
    """A game that has come to its end: its place, the number of its deal, how long it was, and what its seats have."""

    place: int
    deal: int
    steps: int
    truncated: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class VectorTable:
    """`count` games side by side. Each shows one seat that is asked; `step` takes one step for each of them.

    `observations` and `masks` are the same arrays from batch to batch: copy what has to last. Observations are written
    only where something has changed, so nobody else may write there. A game that ends is dealt anew at once, deal after
    deal, so a seed gives the same games however many there are.
    """

    def __init__(self, game: str, count: int, seed: int = 0, **table: Any) -> None:
        if count < 1:
            raise ValueError(f"count is a number from 1, not {count!r}")
        self.setup = TableSetup(game, **table)
        self.count = count
        self.seed = seed
        rows: Floats = np.zeros((count, self.setup.observation.size), np.float32)
        self._sheets = [self.setup.sheet(row) for row in rows]
        self.observations: Floats = rows.view()
        self.observations.flags.writeable = False
        self.masks: Mask = np.zeros((count, self.setup.space.n), np.int8)
        self.seats: NDArray[np.int64] = np.zeros(count, np.int64)
        self.rewards: Floats = np.zeros((count, self.setup.players), np.float32)  # of all seats, for the last step
        self.dones: NDArray[np.bool_] = np.zeros(count, np.bool_)  # the last step ended the game
        self.deals = list(range(count))
        self._next = count
        self._mask_rows = list(self.masks)  # views of them
        self._asked = [0] * count  # `seats` as plain numbers
        self.episodes = [self.setup.deal(self._seed_of(deal)) for deal in self.deals]
        self._cursors = [self._show(place) for place in range(count)]  # of the seats that are asked
        self.seats[:] = self._asked

    def _seed_of(self, deal: int) -> int:
        return mix(self.seed, deal + 1) % SEEDS

    def legal(self, place: int) -> list[int]:
        """The legal steps of the seat that is asked in one game: shorter than its mask."""
        return self._cursors[place].legal

    def step(self, steps: NDArray[Any] | Sequence[int]) -> list[Finished]:
        """One step in every game; those that have ended by it. A step that is not legal is an `IllegalStep`."""
        finished: list[Finished] = []
        asked, cursors = self._asked, self._cursors
        chosen = steps.tolist() if isinstance(steps, np.ndarray) else steps
        if len(chosen) != self.count:
            raise ValueError(f"{len(chosen)} steps for {self.count} games")
        for cursor, step in zip(cursors, chosen, strict=True):  # all or none
            if step not in cursor.legal:
                raise IllegalStep(texts(), step=step, space=self.setup.space.name)
        self.rewards.fill(0.0)
        self.dones.fill(False)
        for place, (episode, step) in enumerate(zip(self.episodes, chosen, strict=True)):
            episode.choose(asked[place], step)
            if not episode.unpaid:
                self.rewards[place] = episode.collect()
            if not episode.waiting or episode.truncated:
                self.dones[place] = True
                finished.append(self._finished(place))
                self.deals[place], self._next = self._next, self._next + 1
                self.episodes[place] = self.setup.deal(self._seed_of(self.deals[place]))
            cursors[place] = self._show(place)
        self.seats[:] = asked
        return finished

    def _finished(self, place: int) -> Finished:
        episode, game = self.episodes[place], self.setup.game
        scores = tuple(score_now(game, episode.state, seat) for seat in range(episode.players))
        winners = game.ranking(episode.state).winners
        return Finished(place, self.deals[place], episode.steps, episode.truncated, scores, winners)

    def _show(self, place: int) -> Cursor:
        episode = self.episodes[place]
        seat = self._asked[place] = episode.waiting[0]
        cursor = episode.cursor(seat)
        self._sheets[place].write(episode.state, seat, cursor, episode.heard(seat))
        cursor.mask(self._mask_rows[place])
        return cursor

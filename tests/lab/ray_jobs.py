"""Jobs for the tests of a cluster: workers import them from here."""

from __future__ import annotations

import signal
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from orrery.arena import Series, play_game


@dataclass(frozen=True)
class BlocksOnce:
    """Plays a game; at one number, the first time, it says on which node it is and then waits for ever."""

    series: Series
    number: int
    fifo: str
    mark: str

    def __call__(self, n: int) -> tuple[Any, ...]:
        if n == self.number and not Path(self.mark).exists():
            import ray

            Path(self.mark).touch()
            with Path(self.fifo).open("w") as out:
                out.write(ray.get_runtime_context().get_node_id())
            while True:
                signal.pause()
        return play_game(self.series, n).outcome()

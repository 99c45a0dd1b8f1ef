"""What was measured: delays from the moment a move was due, and what never came.

A move that was not answered is as late as can be: it counts in every percentile, and is never left out.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

LATE = 100.0  # milliseconds


def percentile(values: Sequence[float], percent: float, missing: int = 0) -> float:
    """The smallest value that so many of all do not exceed; what is `missing` is later than everything else."""
    count = len(values) + missing
    if not count:
        return math.nan
    rank = max(1, math.ceil(count * percent / 100))
    return sorted(values)[rank - 1] if rank <= len(values) else math.inf


@dataclass
class Tally:
    """The moves of one process of the crowd at one rate; times in milliseconds since each was due."""

    due: int = 0
    acked: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)  # until the last seat had heard of it
    own: list[float] = field(default_factory=list)  # of it the crowd's: the table was ready, the crowd was not
    refused: int = 0  # or stale; the same person tries again
    over: int = 0  # games that have ended

    @property
    def missing(self) -> int:
        """Due, and not answered in the end."""
        return self.due - len(self.acked)

    @property
    def late(self) -> int:
        return self.missing + sum(one > LATE for one in self.told)

    def add(self, other: Tally) -> None:
        self.due += other.due
        self.acked += other.acked
        self.told += other.told
        self.own += other.own
        self.refused += other.refused
        self.over += other.over


@dataclass(frozen=True)
class Figures:
    """One point of the curve."""

    rate: float  # moves a second that were asked for
    carried: float  # and answered, over the whole time it took
    p50: float
    p99: float
    worst: float
    ack50: float
    ack99: float
    own99: float
    due: int
    late: int
    missing: int
    refused: int
    over: int
    loop: float  # microseconds of processor time for each answered move, in the loop
    others: float  # and in the other threads: the one that writes, and those that read


def figures(rate: float, tally: Tally, took: float, loop: float, others: float) -> Figures:
    """`took`: seconds until the last answer; `loop` and `others`: seconds of processor time of the servers."""
    missing, answered = tally.missing, len(tally.acked)
    return Figures(
        rate=rate,
        carried=answered / took,
        p50=percentile(tally.told, 50, missing),
        p99=percentile(tally.told, 99, missing),
        worst=percentile(tally.told, 100, missing),
        ack50=percentile(tally.acked, 50, missing),
        ack99=percentile(tally.acked, 99, missing),
        own99=percentile(tally.own, 99),
        due=tally.due,
        late=tally.late,
        missing=missing,
        refused=tally.refused,
        over=tally.over,
        loop=1e6 * loop / max(1, answered),
        others=1e6 * others / max(1, answered),
    )

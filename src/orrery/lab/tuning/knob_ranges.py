"""Settings of a bot to look through, written as `samples=2..24,noise=0..3`."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from orrery.arena.contestants import Contestant, contestant
from orrery.lab.lab_errors import LabError

Number = int | float


class Knob(NamedTuple):
    """A setting and the values it may take."""

    name: str
    low: Number
    high: Number
    whole: bool

    @property
    def step(self) -> Number:
        """Values between the ends are this far apart: a hundred to a thousand of them, short enough to be written."""
        return 1 if self.whole else float(10.0 ** math.floor(math.log10((self.high - self.low) / 100)))

    def value(self, raw: Number) -> Number:
        """A suggested value without what binary fractions add to it."""
        return int(raw) if self.whole else float(f"{raw:.12g}")

    @property
    def label(self) -> str:
        return f"{self.name}={self.low:g}..{self.high:g}"


def knobs(bot: str, text: str) -> tuple[Knob, ...]:
    """Read ranges of a bot's settings; the ends are checked as the settings of a bot are."""
    found: dict[str, Knob] = {}
    for item in text.split(","):
        name, _, span = item.strip().partition("=")
        low, dots, high = span.partition("..")
        if not dots or name in found or contestant(bot).command:
            raise LabError("bad_range", given=item[:40])
        ends = [_number(bot, name, end, item) for end in (low, high)]
        if not ends[0] < ends[1]:
            raise LabError("bad_range", given=item[:40])
        found[name] = Knob(name, ends[0], ends[1], all(isinstance(end, int) for end in ends))
    return tuple(found.values())


def _number(bot: str, name: str, text: str, item: str) -> Number:
    """One end of a range, read as the bot reads it."""
    value = dict(contestant(f"{bot}:{name}={text}").settings)[name]
    if isinstance(value, str) or not math.isfinite(value):
        raise LabError("bad_range", given=item[:40])
    return value


def with_settings(bot: Contestant, values: Mapping[str, Number]) -> Contestant:
    return bot._replace(settings=tuple(sorted(({**dict(bot.settings), **values}).items())))

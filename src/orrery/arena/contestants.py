"""Who takes part: a bot's name and its settings, written as `mcts` or `mcts:iterations=800`."""

from __future__ import annotations

import inspect
import math
from collections.abc import Mapping
from typing import NamedTuple

from orrery.bots import BOTS, Bot, bot
from orrery.bots.levels import LEVELS, opponent
from orrery.core.errors import OrreryError, UnknownBot
from orrery.texts import common

Setting = int | float


class BadSetting(OrreryError):
    """A bot has no such setting, or its value is not a number or beyond its limits (`low` and `high` in `.params`)."""

    code = "bad_setting"


class Contestant(NamedTuple):
    """A bot as data, so that it can be sent to another process."""

    name: str
    settings: tuple[tuple[str, Setting], ...] = ()

    @property
    def label(self) -> str:
        return ":".join([self.name, *(f"{key}={value:g}" for key, value in self.settings)])

    def make(self, seed: int) -> Bot:
        if self.name in LEVELS:
            return opponent(self.name, seed, **dict(self.settings))
        return bot(self.name, seed=seed, **dict(self.settings))


def known_settings(name: str) -> dict[str, bool]:
    """Numbers a bot can be told (the parameters of its maker, without the seed), and whether they are whole."""
    maker = opponent if name in LEVELS else BOTS[name]
    parameters = inspect.signature(maker).parameters
    return {key: type(p.default) is int for key, p in parameters.items() if key not in ("level", "seed")}


def limits(setting: str, whole: bool) -> tuple[Setting, Setting]:
    """What a setting may be: counts from one, times from a millisecond to an hour, other numbers from zero."""
    return (0.001, 3600) if setting == "seconds" else (1 if whole else 0, 1_000_000)


def contestant(text: str, defaults: Mapping[str, Setting] | None = None) -> Contestant:
    """Read `name:setting=value:...`; defaults go to bots that have such a setting and don't state it."""
    name, *given = text.strip().split(":")
    if name not in BOTS and name not in LEVELS:
        raise UnknownBot(common(), bot=name[:40], known=", ".join([*sorted(BOTS), *LEVELS]))
    known = known_settings(name)
    settings: dict[str, Setting] = {key: value for key, value in (defaults or {}).items() if key in known}
    for item in given:
        key, _, value = item.partition("=")
        if key not in known:
            raise BadSetting(common(), bot=name, setting=item[:40], known=", ".join(known))
        number = _number(value, whole=known[key])
        if number is None:
            raise BadSetting(common(), bot=name, setting=item[:40], known=", ".join(known))
        low, high = limits(key, whole=known[key])
        if not low <= number <= high:
            raise BadSetting(
                common(), bot=name, setting=item[:40], known=", ".join(known), low=f"{low:g}", high=f"{high:.0f}"
            )
        settings[key] = number
    return Contestant(name, tuple(sorted(settings.items())))


def contestants(text: str, defaults: Mapping[str, Setting] | None = None) -> tuple[Contestant, ...]:
    """Read a list such as `mcts,greedy,greedy,greedy`."""
    return tuple(contestant(item, defaults) for item in text.split(","))


def _number(text: str, whole: bool) -> Setting | None:
    try:
        number: Setting = int(text) if whole else float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) else None

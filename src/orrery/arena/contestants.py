"""Who takes part, as text and as data. The one reader of such texts, for every command that takes bots:

    mcts, mcts:iterations=800, level3:character=miser       a bot or a level of Orrery
    my_bots.py:Cautious, my_package.bots:make_bot:depth=3   a class or function of your own
    exec:node my_bot.js                                     any program that speaks docs/bot-protocol.md

Bots of your own play in processes of their own, so that a crash, an endless loop or a look where it does not belong
costs nobody else anything.
"""

from __future__ import annotations

import inspect
import math
import shlex
import shutil
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from orrery.arena.bot_process import ProcessBot
from orrery.arena.bot_source import BadContestant, Setting, load, make, parameters
from orrery.bots import BOTS, Bot, bot
from orrery.bots.levels import BY_NAME, opponent
from orrery.core.errors import OrreryError, UnknownBot
from orrery.texts import common

EXEC = "exec"
CHARACTER = "character"  # the one setting of levels that is a word; which there are depends on the game
QUOTES = "'\""
OURS = "orrery."  # modules of the package itself: trusted, and played without a process of their own


class BadSetting(OrreryError):
    """A bot has no such setting, or its value does not fit or is beyond its limits (`low` and `high` in `.params`)."""

    code = "bad_setting"


class Contestant(NamedTuple):
    """A bot as data, so that it can be sent to another process."""

    name: str  # of a bot or level of Orrery, or of the class or function in `source`
    settings: tuple[tuple[str, Setting], ...] = ()
    source: str = ""  # a file or module of somebody's own
    command: tuple[str, ...] = ()  # a program

    @property
    def label(self) -> str:
        """How it is written."""
        if self.command:
            return f"{EXEC}:{shlex.join(self.command)}"
        settings = (f"{key}={_shown(value)}" for key, value in self.settings)
        return ":".join([*([self.source] if self.source else []), self.name, *settings])

    def make(self, seed: int, limit: float | None = None) -> Bot:
        """A bot for one game; `limit` is in seconds for each decision."""
        if self.command:
            return ProcessBot(self.command, self.label, {}, seed, limit)
        if self.source.startswith(OURS):
            return make(self.source, self.name, dict(self.settings), seed)
        if self.source:
            host = (sys.executable, "-m", "orrery.arena.bot_host", self.source, self.name)
            return ProcessBot(host, self.label, dict(self.settings), seed, limit)
        settings: dict[str, Any] = dict(self.settings)
        if self.name in BY_NAME:
            return opponent(BY_NAME[self.name], seed, **settings)
        return bot(self.name, seed=seed, **settings)


def contestant(text: str, defaults: Mapping[str, Setting] | None = None) -> Contestant:
    """Read one of the forms above; defaults go to bots that have such a setting and don't state it."""
    text = text.strip()
    if len(text) > 1 and text[0] == text[-1] and text[0] in QUOTES:
        text = text[1:-1]
    kind, _, rest = text.partition(":")
    if kind == EXEC:
        return _program(rest)
    if kind in BOTS or kind in BY_NAME:
        return Contestant(kind, _settings(kind, rest.split(":") if rest else [], known_settings(kind), defaults))
    source, name, given = _parts(text)
    if not name:
        raise UnknownBot(common(), bot=text[:40], known=", ".join([*sorted(BOTS), *BY_NAME]))
    settings = _own_settings(source, name, given, defaults)
    make(source, name, dict(settings), 0)  # whatever is wrong with it is told now and not in every game
    return Contestant(name, settings, source)


def contestants(text: str, defaults: Mapping[str, Setting] | None = None) -> tuple[Contestant, ...]:
    """Read a list such as `mcts,greedy,'exec:node my_bot.js --fast'`; commas between quotes do not part it."""
    return tuple(contestant(item, defaults) for item in split(text))


def written(bots: Iterable[Contestant]) -> str:
    """A list as `contestants` reads it."""
    return ",".join(_quoted(bot.label) for bot in bots)


def _quoted(label: str) -> str:
    """Between quotes, if a comma in it would part it."""
    forms = (label, *(f"{quote}{label}{quote}" for quote in QUOTES))
    return next((form for form in forms if split(f"{form},") == [form, ""]), label)


def _shown(value: Setting) -> str:
    """As short as it can be and still be read as the same value."""
    if isinstance(value, str):
        return value
    short = format(value, "g")
    try:
        same = type(value)(short) == value
    except ValueError:  # 1e+06 is no whole number
        same = False
    return short if same else repr(value)


def split(text: str) -> list[str]:
    """The items of a list; a comma between quotes belongs to its item."""
    items, quote = [""], ""
    for letter in text:
        if letter == "," and not quote:
            items.append("")
            continue
        if quote:
            quote = "" if letter == quote else quote
        elif letter in QUOTES:
            quote = letter
        items[-1] += letter
    return items


# --- programs and sources -----------------------------------------------------------------------------


def _program(text: str) -> Contestant:
    try:
        command = tuple(shlex.split(text))
    except ValueError:
        raise BadContestant("bad_command", command=text[:80]) from None
    if not command:
        raise BadContestant("bad_command", command=text[:80])
    if shutil.which(command[0]) is None:
        raise BadContestant("no_program", program=command[0][:80])
    return Contestant(Path(command[0]).name, command=command)


def _parts(text: str) -> tuple[str, str, list[str]]:
    """Source, name and settings; no name if it is none of somebody's own."""
    source, found, rest = text.partition(".py:")
    if found:
        name, *given = rest.split(":")
        return f"{source}.py", name, given
    source, *rest_parts = text.split(":")
    if rest_parts and "=" not in rest_parts[0]:
        return source, rest_parts[0], rest_parts[1:]
    if source.endswith(".py"):
        raise BadContestant("no_bot_name", source=source, example=f"{source}:MyBot")
    return source, "", rest_parts


def _own_settings(
    source: str, name: str, given: list[str], defaults: Mapping[str, Setting] | None
) -> tuple[tuple[str, Setting], ...]:
    """Settings of a bot of somebody's own: by the type of the default where there is one, else as they look."""
    known = parameters(load(source, name))
    named = None if known is None else [key for key in known if key != "seed"]
    found = {key: value for key, value in (defaults or {}).items() if named is not None and key in named}
    for item in given:
        key, equals, value = item.partition("=")
        default = None if known is None else known.get(key)
        read = _as_it_looks(value) if equals else None
        if type(default) is float and type(read) is int:
            read = float(read)
        fits = type(default) not in (int, float, str) or type(read) is type(default)
        if type(default) is str and equals:
            read, fits = value, True
        if read is None or not fits or (named is not None and key not in named):
            raise BadSetting(common(), bot=name, setting=item[:40], known=", ".join(named or ()))
        found[key] = read
    return tuple(sorted(found.items()))


def _as_it_looks(text: str) -> Setting:
    number = _number(text, whole=True)
    if number is None:
        number = _number(text, whole=False)
    return text if number is None else number


# --- settings of our own bots -------------------------------------------------------------------------


def known_settings(name: str) -> dict[str, bool]:
    """Numbers a bot can be told (the parameters of its maker, without the seed), and whether they are whole."""
    maker = opponent if name in BY_NAME else BOTS[name]
    found = inspect.signature(maker).parameters
    return {key: type(p.default) is int for key, p in found.items() if key not in ("level", "seed", CHARACTER)}


def limits(setting: str, whole: bool) -> tuple[int | float, int | float]:
    """What a setting may be: counts from one, times from a millisecond to an hour, other numbers from zero."""
    return (0.001, 3600) if setting == "seconds" else (1 if whole else 0, 1_000_000)


def _settings(
    name: str, given: list[str], known: Mapping[str, bool], defaults: Mapping[str, Setting] | None
) -> tuple[tuple[str, Setting], ...]:
    settings: dict[str, Setting] = {key: value for key, value in (defaults or {}).items() if key in known}
    for item in given:
        key, _, value = item.partition("=")
        if key == CHARACTER and value and name in BY_NAME:
            settings[key] = value
            continue
        number = _number(value, whole=known[key]) if key in known else None
        if number is None:
            raise BadSetting(common(), bot=name, setting=item[:40], known=", ".join(known))
        low, high = limits(key, whole=known[key])
        if not low <= number <= high:
            raise BadSetting(
                common(), bot=name, setting=item[:40], known=", ".join(known), low=f"{low:g}", high=f"{high:.0f}"
            )
        settings[key] = number
    return tuple(sorted(settings.items()))


def _number(text: str, whole: bool) -> int | float | None:
    try:
        number: int | float = int(text) if whole else float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) else None

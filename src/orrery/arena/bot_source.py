"""A bot from a file or a module of somebody's own: `my_bots.py:Cautious`, `my_package.bots:make_bot`.

What is named is a class, or a function that makes a bot. It is called with the settings, and with `seed` if it takes
one.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from orrery.bots.base import Bot
from orrery.core.errors import OrreryError
from orrery.texts import common

Setting = int | float | str
Maker = Callable[..., Bot]
METHOD = "choose(view, decision)"


class BadContestant(OrreryError):
    """Who is named can't take part; `.code` says why: no_bot_file, no_bot_module, no_bot_named, bot_import,
    not_a_bot, bot_refuses, no_program, bad_command."""

    def __init__(self, why: str, **params: object) -> None:
        self.code = why
        super().__init__(common(), **params)


def load(source: str, name: str) -> Maker:
    """The class or function of this name in a file (`.py`) or a module."""
    module = _file(source) if source.endswith(".py") else _module(source)
    found: Any = module
    for part in name.split("."):
        found = getattr(found, part, None)
    if found is None:
        raise BadContestant("no_bot_named", source=source, name=name[:40], known=", ".join(_callables(module)))
    if not callable(found):
        raise BadContestant("not_a_bot", source=source, name=name[:40], method=METHOD)
    maker: Maker = found
    return maker


def make(source: str, name: str, settings: Mapping[str, Setting], seed: int) -> Bot:
    """A bot, ready to play one game."""
    maker = load(source, name)
    known = parameters(maker)
    given = {**settings, **({"seed": seed} if known is None or "seed" in known else {})}
    try:
        made = maker(**given)
    except Exception as error:
        raise BadContestant("bot_refuses", source=source, name=name[:40], error=_told(error)) from error
    if not callable(getattr(made, "choose", None)):
        raise BadContestant("not_a_bot", source=source, name=name[:40], method=METHOD)
    return made


def parameters(maker: Maker) -> dict[str, Any] | None:
    """What it can be told, with the defaults; None if it takes anything."""
    try:
        found = inspect.signature(maker).parameters.values()
    except (TypeError, ValueError):  # made in C, for instance
        return None
    if any(p.kind is p.VAR_KEYWORD for p in found):
        return None
    return {p.name: p.default for p in found if p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY)}


def _file(source: str) -> ModuleType:
    path = Path(source).resolve()
    if not path.is_file():
        raise BadContestant("no_bot_file", source=source)
    name = f"{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"  # no name of any other module
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    if str(path.parent) not in sys.path:
        sys.path.insert(0, str(path.parent))  # what lies beside it can be imported, as in a script
    sys.modules[name] = module  # dataclasses and pickle look for it there
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise BadContestant("bot_import", source=source, error=_told(error)) from error
    return module


def _module(source: str) -> ModuleType:
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))  # as `python -m` has it
    try:
        return importlib.import_module(source)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{source}.".startswith(f"{error.name}."):
            raise BadContestant("no_bot_module", source=source) from error
        raise BadContestant("bot_import", source=source, error=_told(error)) from error
    except (Exception, SystemExit) as error:
        raise BadContestant("bot_import", source=source, error=_told(error)) from error


def _callables(module: ModuleType) -> list[str]:
    """What could be meant: classes and functions of the module itself."""
    own = {name: item for name, item in vars(module).items() if getattr(item, "__module__", "") == module.__name__}
    return [name for name, item in own.items() if callable(item) and not name.startswith("_")]


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:200].rstrip(": ")

"""Loading the components from data that somebody has spoiled."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, BinaryIO

import pytest

from orrery.games.planet_unknown.components import BadComponent

PACKAGE = "orrery.games.planet_unknown.components"
Spoil = Callable[[dict[str, Any]], object]
Case = tuple[str, Spoil, str]  # file, what is done to it, part of the message


@contextmanager
def loaded_anew() -> Iterator[Callable[[], ModuleType]]:
    """Gives a function that loads the components afresh; the modules that other tests use come back afterwards."""
    kept = f"{PACKAGE}.files"  # BadComponent stays the same class
    modules = {name: module for name, module in sys.modules.items() if name.startswith(PACKAGE)}
    parent = sys.modules["orrery.games.planet_unknown"]

    def load() -> ModuleType:
        for name in modules:
            if name != kept:
                del sys.modules[name]
        return import_module(PACKAGE)

    try:
        yield load
    finally:
        for name in [name for name in sys.modules if name.startswith(PACKAGE)]:
            del sys.modules[name]
        sys.modules.update(modules)
        parent.__dict__["components"] = modules[PACKAGE]


def entry(data: dict[str, Any], table: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in data[table] if one["id"] == name)
    return found


def check_message(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bad data are refused with the name of their file and entry."""
    file, spoil, message = case
    load = tomllib.load

    def spoiled(stream: BinaryIO) -> dict[str, Any]:
        data = load(stream)
        if Path(stream.name).stem == file:
            spoil(data)
        return data

    monkeypatch.setattr(tomllib, "load", spoiled)
    with loaded_anew() as reload, pytest.raises(BadComponent) as caught:
        reload()
    assert str(caught.value).startswith(f"{file}.toml: ")
    assert message in str(caught.value)

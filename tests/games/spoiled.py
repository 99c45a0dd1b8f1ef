"""Loading the components of a game from data that somebody has spoiled."""

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

from orrery.core.data_files import BadComponent

Data = dict[str, Any]
Case = tuple[str, Callable[[Data], object], str]  # file, what is done to it, part of the message


@contextmanager
def loaded_anew(game: str) -> Iterator[Callable[[], ModuleType]]:
    """Gives a function that loads the components afresh; the modules that other tests use come back afterwards."""
    parent = sys.modules[f"orrery.games.{game}"]
    parts = tuple(f"orrery.games.{game}.{part}" for part in ("data", "components"))
    modules = {name: module for name, module in sys.modules.items() if name.startswith(parts)}

    def load() -> ModuleType:
        for name in modules:
            del sys.modules[name]
        return import_module(parts[1])

    try:
        yield load
    finally:
        for name in [name for name in sys.modules if name.startswith(parts)]:
            del sys.modules[name]
        sys.modules.update(modules)
        for name in parts:
            setattr(parent, name.rpartition(".")[2], modules[name])


def entry(data: Data, table: str, name: str) -> Data:
    found: Data = next(one for one in data[table] if one["id"] == name)
    return found


@contextmanager
def spoiled_data(game: str, case: Case, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], ModuleType]]:
    """Gives a function that loads the components afresh from data with this fault."""
    file, spoil, _ = case
    load = tomllib.load

    def spoiled(stream: BinaryIO) -> Data:
        data = load(stream)
        if Path(stream.name).stem == file:
            spoil(data)
        return data

    monkeypatch.setattr(tomllib, "load", spoiled)
    with loaded_anew(game) as reload:
        yield reload


def message_of(game: str, case: Case, monkeypatch: pytest.MonkeyPatch) -> str:
    """What is said of bad data."""
    with spoiled_data(game, case, monkeypatch) as reload, pytest.raises(BadComponent) as caught:
        reload()
    return str(caught.value)


def check_message(game: str, case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bad data are refused with the name of their file and entry."""
    file, _, message = case
    said = message_of(game, case, monkeypatch)
    assert said.startswith(f"{file}.toml: ")
    assert message in said


def check_good_data_load_again(game: str) -> None:
    before = sys.modules[f"orrery.games.{game}.components"]
    with loaded_anew(game) as reload:
        assert reload() is not before
    assert sys.modules[f"orrery.games.{game}.components"] is before

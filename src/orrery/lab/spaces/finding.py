"""Where a game keeps what it brings for research: modules in its own folder `lab`, found by their names."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from orrery.core import registry
from orrery.core.errors import NoLab


def lab_module(game_id: str, name: str) -> Any:
    """The module of this name in the game's `lab`; NoLab if the game has none."""
    package = type(registry.game(game_id)).__module__
    try:
        found = importlib.util.find_spec(f"{package}.lab.{name}")
    except ModuleNotFoundError:  # the package itself, or its `lab`, is not there
        found = None
    if found is None:
        raise NoLab(registry.texts(), game=game_id, part=name)
    return importlib.import_module(found.name)

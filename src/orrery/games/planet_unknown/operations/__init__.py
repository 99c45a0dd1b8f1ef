"""The operations of effects, those that belong together in a module; whatever stands in this folder is found.

A module lists what it brings in `OPERATIONS`.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from orrery.games.planet_unknown.frames import Do
from orrery.games.planet_unknown.operation import OPERATIONS, register
from orrery.games.planet_unknown.state import Play


def do(play: Play, f: Do) -> None:
    """Carry out an effect for a seat."""
    OPERATIONS[f.effect.op].begin(play, f.seat, f.effect, f.reason)


for _module in iter_modules(__path__):
    for _operation in import_module(f"{__name__}.{_module.name}").OPERATIONS:
        register(_operation)

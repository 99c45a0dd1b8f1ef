"""The games. Calling the package lists them: `orrery.games()`.

`orrery.games` is promised as a function, and it is also the package the games live in; a module
that can be called is both.
"""

from __future__ import annotations

import sys
from types import ModuleType

from orrery.core import registry


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return registry.games()


sys.modules[__name__].__class__ = _Games

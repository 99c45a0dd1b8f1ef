"""The compact action space of Planet Unknown: its actions spelled out, the kind first, then field by field."""

from __future__ import annotations

from typing import Final

from orrery.core.spelling import Spelling
from orrery.games.planet_unknown.actions import ACTIONS

_CALLED: Final = {
    "at": "square",
    "place": "cell",
    "level": "technology",
    "level #2": "civ level",
    "side": "moon",
    "layout": "quarters",
}

_spelling: Final = Spelling("planet_unknown-v1", ACTIONS, _CALLED)
STEPS: Final = _spelling.steps
path: Final = _spelling.path

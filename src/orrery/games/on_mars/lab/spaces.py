"""The compact action space of On Mars: its actions spelled out, the kind first, then field by field."""

from __future__ import annotations

from typing import Final

from orrery.core.spelling import Spelling
from orrery.games.on_mars.actions import ACTIONS

_CALLED: Final = {
    "place": "action",
    "place #2": "grid place",
    "place #3": "card place",
    "space": "lab",
    "space #2": "depot",
    "space #3": "turn-order space",
    "card #2": "first card",
}

_spelling: Final = Spelling("on_mars-v1", ACTIONS, _CALLED)
STEPS: Final = _spelling.steps
path: Final = _spelling.path

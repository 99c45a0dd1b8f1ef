"""The compact action space of Pandorum: its actions spelled out, the kind first, then field by field."""

from __future__ import annotations

from typing import Final

from orrery.core.spelling import Spelling
from orrery.games.pandorum.action_set import ACTIONS

_CALLED: Final = {
    "source": "card",
}

_spelling: Final = Spelling("pandorum-v1", ACTIONS, _CALLED)
STEPS: Final = _spelling.steps
path: Final = _spelling.path

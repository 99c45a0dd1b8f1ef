"""All answers of Pandorum: those of the game, then those that the operations of its events bring."""

from __future__ import annotations

from typing import Final

from orrery.core.actions import ActionSet
from orrery.games.pandorum.actions import KINDS
from orrery.games.pandorum.operations import IN_ORDER

ACTIONS: Final = ActionSet(*KINDS, *(kind for operation in IN_ORDER for kind in operation.actions))

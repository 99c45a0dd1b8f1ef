"""Reading a bot's answer: an action, its text form, or its number in the list. Anything else is a BadAnswer."""

from __future__ import annotations

from typing import Any

from orrery.core.decision import Decision
from orrery.core.errors import BadAction, BadAnswer, clip
from orrery.core.ruleset import Ruleset
from orrery.texts import common


def answer_of(game: Ruleset[Any, Any], decision: Decision, raw: Any, bot: str = "") -> Any:
    """The one of `decision.actions` that is meant, as the engine takes it."""
    actions = decision.actions
    if type(raw) is int:
        if 0 <= raw < len(actions):
            return actions[raw]
    elif isinstance(raw, list | tuple):
        try:
            wanted = raw if game.actions.kind_of(raw) is not None else game.actions.read(raw)
        except BadAction:
            wanted = None
        for action in actions:
            if action is wanted or action == wanted:
                return action
    raise BadAnswer(
        common(), bot=bot, seat=decision.seat, question=decision.kind, answer=clip(raw), actions=len(actions)
    )

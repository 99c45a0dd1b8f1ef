"""An explanation as a person is told it: the nudge, the best moves, and their reasons in words."""

from __future__ import annotations

from orrery.bots.explanation import SURE
from orrery.bots.reason import LATER
from orrery.core.errors import LANGUAGES
from orrery.server.bot_workers.explaining import Explained, MoveTold, ReasonTold, Text
from orrery.server.wire.hint_info import HintMove, HintNudge, HintReason, HintStep
from orrery.server.wire.table_info import Words
from orrery.texts import common

REASONS = 2
SAME = 0.05  # points: what is nearer looks the same in one decimal


def moves_of(found: Explained, most: int) -> list[HintMove]:
    """The best moves, at most so many."""
    return [
        HintMove(
            action=move.action,
            steps=[HintStep(step.action, step.events) for step in move.steps],
            value=move.value,
            points=_words(move.points),
            doubt=move.doubt,
            wins=move.wins,
            behind=move.behind,
            even=n > 0 and _even(move),
            reasons=[_reason(reason) for reason in _few(move.reasons)],
        )
        for n, move in enumerate(found.moves[:most])
    ]


def _even(move: MoveTold) -> bool:
    return move.behind < (SAME if move.behind_doubt is None else max(SAME, SURE * move.behind_doubt))


def _few(reasons: list[ReasonTold]) -> list[ReasonTold]:
    """The largest, in the order they were given: losses first."""
    large = sorted(reasons, key=lambda reason: -abs(reason.by))[:REASONS]
    return [reason for reason in reasons if reason in large]


def _reason(reason: ReasonTold) -> HintReason:
    return HintReason(reason.key, _words(reason.name), reason.by, _words(reason.points), _words(reason.text))


def nudge_of(found: Explained) -> HintNudge:
    """What the best move gains more of than the others; else in what the moves differ most. What cannot be pointed at
    now, the turns to come, is told where nothing else is."""
    if len(found.moves) < 2:
        return HintNudge(_sentence("hint-only" if found.choices < 2 else "hint-same"))
    best, second = found.moves[:2]
    gains = [reason for reason in best.reasons if reason.by > 0.0]
    apart = [reason for move in found.moves for reason in move.reasons if reason.key != LATER]
    if here := [reason for reason in gains if reason.key != LATER]:
        return _nudge("hint-gain", max(here, key=lambda reason: reason.by))
    if gains:
        return _nudge("hint-gain", gains[0])
    if apart:
        return _nudge("hint-apart", max(apart, key=lambda reason: abs(reason.by)))
    return HintNudge(_sentence("hint-alike" if _even(second) else "hint-ahead"))


def _nudge(key: str, reason: ReasonTold) -> HintNudge:
    said = (common().format(lang, key, {"name": reason.name[lang], "by": reason.points[lang]}) for lang in LANGUAGES)
    return HintNudge(Words(*said), reason.key, _words(reason.name), abs(reason.by))


def _sentence(key: str) -> Words:
    return Words(*(common().format(lang, key, {}) for lang in LANGUAGES))


def _words(text: Text) -> Words:
    return Words(**text)

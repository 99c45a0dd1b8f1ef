"""What a choice would bring, beside it in the list: losses first, then the score."""

from __future__ import annotations

from rich.text import Text

from orrery.core.errors import Texts
from orrery.core.outcomes import Outcome
from orrery.texts import Say


def foreseen(say: Say, texts: Texts, outcome: Outcome) -> Text:
    """Empty where nothing is lost and the score stays."""
    text = Text()
    if outcome.lost:
        lost = [texts.format(say.lang, f"amount-{item}", {"amount": amount}) for item, amount in outcome.lost]
        text.append(say("play-lost", what=", ".join(lost)), style="red")
    score = outcome.score
    if score is not None and score.after != score.before:
        text.append(" " if outcome.lost else "")
        text.append(say("play-scores", before=score.before, after=score.after), style="dim")
    return text

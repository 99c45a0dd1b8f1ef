"""The explanation of a bot's move in a finished game, as it goes over the wire."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from orrery.server.wire.hint_info import HintMove
from orrery.server.wire.table_info import Words


class ExplanationVerdict(Struct):
    """The bot's move against what the strongest bot would have done: the `only` move there was, the `best` it finds,
    `even` with the best as far as the deals tell, or `behind` it by so many points."""

    kind: Literal["only", "best", "even", "behind"]
    by: float = 0.0
    points: Words | None = None  # `by` in the game's points
    doubt: float | None = None  # standard error of `by`


class ExplainedQuestion(Struct):
    """What the seat was asked then."""

    kind: str
    rule: str
    params: dict[str, Any]


class MoveExplanation(Struct, kw_only=True):
    """A bot's move and what else it could have done, as the strongest bot judges by what that seat could know."""

    step: int  # of the replay
    seat: int
    level: int | None = None  # of the bot; null: a bot stood in for a person
    character: str | None = None
    question: ExplainedQuestion
    done: bool = False  # more will be told until then
    verdict: ExplanationVerdict | None = None
    moves: list[HintMove] = field(default_factory=list)  # best first
    chosen: int = 0  # which of them the bot has made
    tries: int = 0  # futures each was played on in

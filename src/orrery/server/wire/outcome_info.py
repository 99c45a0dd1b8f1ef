"""What an action would bring, as it goes over the wire. What is empty, or no, is left out."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field


class LineChangeInfo(Struct):
    """A line of the score sheet that would change."""

    key: str
    before: int
    after: int


class ScoreChangeInfo(Struct, omit_defaults=True):
    """The score if the game ended now, and if it ended right after the action."""

    before: int
    after: int
    lines: list[LineChangeInfo] = field(default_factory=list)


class EffectInfo(Struct, omit_defaults=True, kw_only=True):
    """What it does to one other seat; amounts by quantity."""

    seat: int
    gained: dict[str, int] = field(default_factory=dict)
    paid: dict[str, int] = field(default_factory=dict)
    lost: dict[str, int] = field(default_factory=dict)
    shed: dict[str, int] = field(default_factory=dict)
    score: ScoreChangeInfo | None = None


class OutcomeInfo(Struct, omit_defaults=True, kw_only=True):
    """What one legal action would bring, up to the first draw or reveal; amounts by quantity."""

    action: list[Any]
    gained: dict[str, int] = field(default_factory=dict)
    paid: dict[str, int] = field(default_factory=dict)
    lost: dict[str, int] = field(default_factory=dict)
    shed: dict[str, int] = field(default_factory=dict)
    score: ScoreChangeInfo
    components: list[str] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    reveals: bool = False
    ends_turn: bool = False
    forgone: list[str] = field(default_factory=list)
    asks: str | None = None
    others: list[EffectInfo] = field(default_factory=list)

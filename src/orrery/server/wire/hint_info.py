"""What a hint tells, as it goes over the wire."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from orrery.server.wire.table_info import Words


class HintReason(Struct):
    """By which term of the evaluation a move is better (or worse: below zero) than the best other one."""

    term: str
    name: Words
    by: float
    points: Words  # `by` in the game's points, without its sign
    text: Words


class HintStep(Struct):
    """One answer of mine, and what happens then as far as it can be foreseen: events, as of a preview."""

    action: list[Any]
    events: list[dict[str, Any]]


class HintMove(Struct, kw_only=True):
    """A move that was compared with others. Whatever was not worked out is null."""

    action: list[Any]
    steps: list[HintStep]  # the action and what I would answer after it, up to the first draw or reveal
    value: float  # points ahead of the best other seat as far as the search looks; alone: points
    points: Words  # `value` in the game's points, without its sign
    doubt: float | None = None  # standard error of `value`
    wins: float | None = None  # chance to win
    behind: float = 0.0  # the best move, by so many points
    even: bool = False  # not the best, but no worse by more than the doubt
    reasons: list[HintReason] = field(default_factory=list)  # losses first


class HintNudge(Struct):
    """What matters now, without naming a move: a term of the evaluation (null: nothing stands out) and by how many
    points the moves differ in it."""

    text: Words
    term: str | None = None
    name: Words | None = None
    by: float | None = None

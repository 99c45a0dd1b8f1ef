"""What a bot is asked and what it answers: all that passes between the server and a bot's process."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from orrery.bots.levels import choose
from orrery.core.match import Match
from orrery.core.rng import Rng
from orrery.core.state_codec import to_plain


class Order(msgspec.Struct):
    """One question to a bot. The state is re-dealt: it holds nothing that the seat may not know."""

    id: int
    game: str
    seat: int
    level: str
    state: Any
    seed: int
    seconds: float
    rules_version: int | None = None


class Reply(msgspec.Struct):
    id: int
    action: list[Any] | None = None
    error: str | None = None


def question(
    match: Match, seat: int, level: str, seconds: float, randbits: Callable[[int], int] = secrets.randbits
) -> Order:
    """What a bot at this seat is asked now."""
    decision = match.decision(seat)
    if decision is None:
        raise ValueError(f"seat {seat} owes no decision")
    redealt = decision.sample(Rng(randbits(64)))
    luck = randbits(63)
    return Order(0, match.game.id, seat, level, to_plain(redealt), luck, seconds, match.game.rules_version)


def answer(order: Order) -> list[Any]:
    """In the worker: choose an action."""
    return choose(order.level, order.game, order.state, order.seat, order.seed, order.seconds, order.rules_version)

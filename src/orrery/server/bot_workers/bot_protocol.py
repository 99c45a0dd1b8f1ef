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

BEHIND = "--behind="  # on the command line of a worker whose work may wait for others': how nice it is to them


class Order(msgspec.Struct, tag_field="ask", tag="choose"):
    """One question to a bot. The state is re-dealt: it holds nothing that the seat may not know."""

    id: int
    game: str
    seat: int
    level: int
    state: Any
    seed: int
    seconds: float
    rules_version: int | None = None
    character: str = ""


class Reply(msgspec.Struct, omit_defaults=True):
    """A line of a worker: the answer to a question, what can be said of it before, or why there is none."""

    id: int
    result: msgspec.Raw = msgspec.Raw()
    error: str | None = None
    early: bool = False


def question(
    match: Match,
    seat: int,
    level: int,
    seconds: float,
    randbits: Callable[[int], int] = secrets.randbits,
    character: str = "",
) -> Order:
    """What a bot at this seat is asked now."""
    decision = match.decision(seat)
    if decision is None:
        raise ValueError(f"seat {seat} owes no decision")
    redealt = decision.sample(Rng(randbits(64)))
    luck = randbits(63)
    game = match.game
    return Order(0, game.id, seat, level, to_plain(redealt), luck, seconds, game.rules_version, character)


def answer(order: Order) -> list[Any]:
    """In the worker: choose an action."""
    return choose(
        order.level,
        order.game,
        order.state,
        order.seat,
        order.seed,
        order.seconds,
        order.rules_version,
        order.character,
    )

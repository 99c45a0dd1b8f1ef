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
    mind: Any = None  # what the bot of this seat remembers: `bots.mind`


class BotAnswer(msgspec.Struct):
    """What a bot does, and what it remembers until it is asked again."""

    action: list[Any]
    mind: Any = None


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
    mind: Any = None,
) -> Order:
    """What a bot at this seat is asked now; `mind` came with its last answer."""
    decision = match.decision(seat)
    if decision is None:
        raise ValueError(f"seat {seat} owes no decision")
    redealt = decision.sample(Rng(randbits(64)))
    luck = randbits(63)
    game = match.game
    return Order(0, game.id, seat, level, to_plain(redealt), luck, seconds, game.rules_version, character, mind)


def answer(order: Order) -> BotAnswer:
    """In the worker: choose an action."""
    chosen = choose(
        order.level,
        order.game,
        order.state,
        order.seat,
        order.seed,
        order.seconds,
        order.rules_version,
        order.character,
        order.mind,
    )
    return BotAnswer(chosen.action, chosen.mind)

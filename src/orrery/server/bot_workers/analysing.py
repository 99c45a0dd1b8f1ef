"""One piece of an analysis, worked out by a worker. The game is over, so its states are nobody's secret any more."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from orrery.analysis.game_analysis import plain
from orrery.analysis.game_walk import Piece
from orrery.analysis.piece_work import work_out
from orrery.core.registry import game as find_game

Json = Any


class Analyse(Struct, tag_field="ask", tag="analyse"):
    """A piece with the state it begins with, in plain values."""

    id: int
    game: str
    rules_version: int
    piece: dict[str, Json]
    state: Json


def analysed(order: Analyse) -> Json:
    """In the worker: the piece worked out, in plain values."""
    game = find_game(order.game, order.rules_version)
    return plain(work_out(game, Piece(**order.piece), game.codec.read_state(order.state)))

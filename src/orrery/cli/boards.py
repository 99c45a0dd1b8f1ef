"""How a game looks in the terminal: the package `terminal` in the game's folder; without one, a plain list."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType
from rich.pretty import Pretty

from orrery.core.decision import Decision
from orrery.core.match import Match
from orrery.core.registry import GAMES_PACKAGE, ids

Json = Any


class Board(Protocol):
    """What the terminal asks of a game's board."""

    def draw(self, view: dict[str, Json], names: Sequence[str]) -> RenderableType:
        """The table as the seat sees it."""

    def choices(self, m: Match, decision: Decision) -> list[tuple[RenderableType, Any]]:
        """The numbered list: a label and its action. It may be shorter than the decision's own, see `read`."""

    def read(self, m: Match, decision: Decision, text: str) -> Any | None:
        """An action in the game's own words (a bid as a number); None: look it up in the list."""


class PlainBoard:
    """For a game without a board of its own: the view as it is, actions in their text form."""

    def draw(self, view: dict[str, Json], names: Sequence[str]) -> RenderableType:
        return Pretty(view, max_length=40)

    def choices(self, m: Match, decision: Decision) -> list[tuple[RenderableType, Any]]:
        return [(self._label(m, action), action) for action in decision.actions]

    def _label(self, m: Match, action: Any) -> str:
        return " ".join(str(part) for part in m.game.action_to_json(action) if part is not None)

    def read(self, m: Match, decision: Decision, text: str) -> Any | None:
        return None


def board_of(game: str, lang: str, *, strict: bool = False) -> Board:
    """`strict`: a text that is missing is an error, for tests."""
    name = f"{GAMES_PACKAGE}.{game}.terminal"
    if game not in ids() or find_spec(name) is None:
        return PlainBoard()
    board: Board = importlib.import_module(name).board(lang, strict=strict)
    return board

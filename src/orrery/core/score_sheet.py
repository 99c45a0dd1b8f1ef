"""Score sheets: what each seat has, line by line, and who wins."""

from __future__ import annotations

from types import MappingProxyType
from typing import NamedTuple

from orrery.core.errors import Params, Words


class Line(NamedTuple):
    """One line of a score sheet."""

    key: str
    points: int
    text: Words
    params: Params = MappingProxyType({})


class Sheet(NamedTuple):
    """The score sheet of one seat; equal ranks are shared."""

    seat: int
    total: int
    rank: int
    lines: tuple[Line, ...]


class Result(NamedTuple):
    """Sheets of all seats and who wins; `tie_break` names the criterion that was needed, if any."""

    sheets: tuple[Sheet, ...]
    winners: tuple[int, ...]
    tie_break: str | None

"""Combinators for all games: frames that hold frames.

A frame is one obligation of a seat or of the table. These cover the patterns that recur in every
rulebook, so that games need not invent flags for "in any order" or "you may".
"""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.core.state import Frame


class AnyOrder(NamedTuple):
    """The seat resolves all of these, one after the other, in an order of its choice."""

    seat: int
    todo: tuple[Frame, ...]
    rule: str


class OneOf(NamedTuple):
    """The seat chooses one of several courses, each a tuple of frames."""

    seat: int
    choices: tuple[tuple[Frame, ...], ...]
    rule: str


class May(NamedTuple):
    """The seat may resolve this frame or leave it."""

    seat: int
    frame: Frame
    rule: str


class Repeat(NamedTuple):
    """The frame comes up again and again, `left` times in all."""

    seat: int
    frame: Frame
    left: int


class WaitFor(NamedTuple):
    """Holds the stack it lies on until the stacks of the named seats are empty."""

    seat: int
    seats: tuple[int, ...]


class ConfirmTurn(NamedTuple):
    """The seat confirms what it has just done; until then it may take it back."""

    seat: int
    rule: str
    then: Any = None  # a frame of the game that runs once confirmed


class Pick(NamedTuple):
    """Answer to AnyOrder, OneOf and May: which of them."""

    which: int


class Skip(NamedTuple):
    """Answer to May: leave it."""


class Confirm(NamedTuple):
    """Answer to ConfirmTurn."""


COMBINATORS: tuple[type, ...] = (AnyOrder, OneOf, May, Repeat, WaitFor, ConfirmTurn)

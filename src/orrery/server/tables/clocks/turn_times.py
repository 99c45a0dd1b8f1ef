"""Turns that a seat's own steps lead to and back from, on plain values: what it has spent in each.

A step may begin another turn and can still be taken back. Then the earlier turn goes on with what was spent in it, and
whoever steps forward again goes on with what was spent there. So choosing and taking back gives nobody any time.
"""

from __future__ import annotations

from msgspec import Struct

MOST = 32  # turns that are remembered: nobody takes back that many alone


class Turns(Struct, frozen=True, omit_defaults=True):
    """Before and after the present turn of one seat."""

    past: tuple[tuple[int, int], ...] = ()  # the number of its own step that ended the turn, and what was spent in it
    ahead: tuple[int, ...] = ()  # what was spent in those that were taken back, the next one first


def left_behind(turns: Turns, own: int, spent: int) -> Turns:
    """The seat's own step with this number, counted from 1, has ended a turn in which so much was spent."""
    return Turns((*turns.past, (own, spent))[-MOST:], turns.ahead)


def entered(turns: Turns) -> tuple[Turns, int]:
    """A turn begins; says what the seat has spent in it before, if it was taken back."""
    return Turns(turns.past, turns.ahead[1:]), turns.ahead[0] if turns.ahead else 0


def gone_back(turns: Turns, own: int, spent: int) -> tuple[Turns, int]:
    """So many of the seat's own steps are left; says what was spent in the turn it is in now."""
    undone = [then for number, then in turns.past if number > own]
    if not undone:
        return turns, spent
    kept = turns.past[: len(turns.past) - len(undone)]
    return Turns(kept, (*undone[1:], spent, *turns.ahead)[:MOST]), undone[0]

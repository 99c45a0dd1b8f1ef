"""Compact action spaces: a game hands out numbers to the steps of which its actions are made.

An action is a path of steps: where from, then where to; card, place, side. Learning programs choose step by step in a
space of a few hundred numbers, the same for every count of seats and every option. `orrery.lab` builds on this; the
engine itself never needs it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

Path = tuple[int, ...]  # the numbers of an action's steps, in order


class Block(NamedTuple):
    """A run of numbers that say one kind of thing, such as the card that is taken."""

    name: str
    first: int
    each: tuple[str, ...]  # what each number says, in words
    what: str

    @property
    def size(self) -> int:
        return len(self.each)


class Numbering:
    """The numbers of a space, block by block. Its name ends in a version, which rises when a number changes."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.blocks: list[Block] = []
        self.size = 0

    def block(self, name: str, what: str, each: Iterable[str]) -> int:
        """Numbers for one more kind of step; gives the first of them."""
        added = Block(name, self.size, tuple(each), what)
        if not added.each or any(block.name == name for block in self.blocks):
            raise ValueError(f"{self.name}: {name} is empty or stands there already")
        self.blocks.append(added)
        self.size += added.size
        return added.first

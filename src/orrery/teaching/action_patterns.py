"""Patterns over actions in their text form, as lessons ask for them.

["play", "excavate"]                 this action
["bid", {from = 3, to = 5}]          a number between
["take", "tech_rain_mill", "..."]    whatever comes after
["play", {any = ["scout", "expand"]}]
["hex", "*"]                         one value, whichever it is
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

ANY = "*"
REST = "..."
Pattern = Sequence[Any]


def fault_of(pattern: Any) -> str | None:
    """What is wrong with a pattern, as a sentence; None if it can be used."""
    if not isinstance(pattern, list) or not pattern:
        return f"{pattern!r} is no pattern: it must be a list such as ['bid', 3]"
    if REST in pattern[:-1]:
        return f"{pattern!r}: '...' stands for the rest and must be last"
    return next((fault for fault in map(_item_fault, pattern) if fault is not None), None)


def _item_fault(item: Any) -> str | None:
    if isinstance(item, Mapping):
        if set(item) == {"any"} and isinstance(item["any"], list):
            return None
        if set(item) == {"from", "to"} and all(isinstance(bound, int) for bound in item.values()):
            return None
        return f"{dict(item)!r} must be {{any = [...]}} or {{from = 1, to = 3}}"
    return fault_of(item) if isinstance(item, list) and item else None


def matches(pattern: Pattern, action: Any) -> bool:
    """Whether an action, as it travels, is what the pattern describes."""
    if not isinstance(action, list | tuple):
        return False
    if pattern and pattern[-1] == REST:
        pattern = pattern[:-1]
        action = action[: len(pattern)]
    return len(pattern) == len(action) and all(map(_fits, pattern, action))


def _fits(item: Any, value: Any) -> bool:
    if isinstance(item, Mapping):
        if "any" in item:
            return any(_fits(one, value) for one in item["any"])
        return isinstance(value, int) and item["from"] <= value <= item["to"]
    if isinstance(item, list):
        return matches(item, value)
    return item in (ANY, value)


def matches_any(patterns: Sequence[Pattern], action: Any) -> bool:
    return any(matches(pattern, action) for pattern in patterns)

"""Numbers as people read them: with a true minus, never a hyphen. Sentences get theirs from `texts.minus`."""

from __future__ import annotations

from typing import Final

MINUS: Final = "\N{MINUS SIGN}"


def figure(n: int) -> str:
    """3, 0, −3"""
    return str(n).replace("-", MINUS)


def signed(n: int) -> str:
    """+3, +0, −3"""
    return f"{n:+d}".replace("-", MINUS)

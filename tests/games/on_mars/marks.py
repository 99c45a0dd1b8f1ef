"""The mark that says which rules a test covers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rules(*ids: str) -> Callable[[F], F]:
    """Marks a test with the rules it covers; the coverage test reads these marks from the source."""

    def mark(test: F) -> F:
        assert ids
        return test

    return mark

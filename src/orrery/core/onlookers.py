"""Several look at one state: what is the same for all of them is made once.

Half of a view is common knowledge, such as the map. Where a server builds the views of every seat and of spectators, it
says so with a `SameTable`, and parts marked with `same_for_all` are then shared between these views. Everybody else
gets each part made anew: a state may be changed between two looks, and nothing here would notice.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextvars import ContextVar, Token
from functools import wraps
from types import TracebackType
from typing import Any, Concatenate, ParamSpec, TypeVar

S = TypeVar("S")
P = ParamSpec("P")
T = TypeVar("T")


class SameTable:
    """While the block runs, and in all its later blocks, the state stays as it is. Views are to be read only."""

    __slots__ = ("_token", "parts", "state")

    def __init__(self, state: Any) -> None:
        self.state = state
        self.parts: dict[Hashable, Any] = {}
        self._token: Token[SameTable | None] | None = None

    def __enter__(self) -> SameTable:
        self._token = _looked_at.set(self)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._token is not None
        _looked_at.reset(self._token)


_looked_at: ContextVar[SameTable | None] = ContextVar("looked_at", default=None)


def same_for_all(make: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """For a part of a view that depends on nothing but the state and the other arguments, which are few."""

    @wraps(make)
    def made(state: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        table = _looked_at.get()
        if table is None or table.state is not state or kwargs:
            return make(state, *args, **kwargs)
        key = (make, *args)
        if key not in table.parts:
            table.parts[key] = make(state, *args, **kwargs)
        part: T = table.parts[key]
        return part

    return made

"""What the views of all games have in common, as the source of clients' types."""

from __future__ import annotations

from typing import TypedDict


class ViewHead(TypedDict):
    """Each game adds `game`, its `result` and all it shows.

    `options` are typed more closely in the schema, by the game's own options.
    """

    rules_version: int
    players: int
    me: int | None
    step: int
    options: dict[str, bool | str | int]
    commitment: str
    seed: str | None
    actors: list[int]
    over: bool
    round: int

"""Where a match stands: its state, how far back each seat may go, and what it has taken back; as plain data and back.

It is the part of a match that its actions alone do not tell, as undos leave no trace in them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.core.errors import clip
from orrery.core.ruleset import Ruleset
from orrery.core.state_codec import to_plain

Json = Any
Fences = tuple[tuple[int, str], ...]  # per seat: actions before this one can't be taken back, and why


class Checkpoint(NamedTuple):
    """Nothing of it is ever changed in place: a match that goes on holds other objects."""

    state: Any
    fences: Fences
    version: int
    undos: int
    taken_back: tuple[tuple[Any, ...], ...]  # by each seat since its own last act, the latest last


def write_checkpoint(game: Ruleset[Any, Any], checkpoint: Checkpoint) -> dict[str, Json]:
    """JSON-ready."""
    made: dict[str, Json] = {
        "state": to_plain(checkpoint.state),
        "fences": [list(fence) for fence in checkpoint.fences],
        "version": checkpoint.version,
        "undos": checkpoint.undos,
    }
    if any(checkpoint.taken_back):
        made["taken_back"] = [[game.action_to_json(action) for action in seat] for seat in checkpoint.taken_back]
    return made


def read_checkpoint(game: Ruleset[Any, Any], players: int, raw: dict[str, Json]) -> Checkpoint:
    """BadAction, KeyError, TypeError, ValueError or RecursionError if it is none."""
    fences = tuple((count(at), str(why)) for at, why in raw["fences"])
    taken_back = raw.get("taken_back", [[]] * players)
    if len(fences) != players or not isinstance(taken_back, list) or len(taken_back) != players:
        raise ValueError("seats")
    return Checkpoint(
        game.codec.read_state(raw["state"]),
        fences,
        count(raw["version"]),
        count(raw["undos"]),
        tuple(tuple(map(game.action_from_json, seat)) for seat in taken_back),
    )


def count(raw: Json) -> int:
    if type(raw) is not int or raw < 0:
        raise ValueError(clip(raw))
    return raw

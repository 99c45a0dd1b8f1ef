"""Effects in their printed order, as Supermoon's cards say "then"; the base game leaves the order to the owner."""

from __future__ import annotations

from orrery.games.planet_unknown.components import ALL_TRACKS, ANY_OTHER, Effect
from orrery.games.planet_unknown.frames import Do


def in_order(seat: int, effects: tuple[Effect, ...], reason: str) -> tuple[Do, ...]:
    """A step for "a different marker" belongs to the step before it."""
    found: list[Effect] = []
    for effect in effects:
        if effect.tracks & ANY_OTHER:
            other = effect._replace(tracks=ALL_TRACKS)
            found[-1] = Effect("move_then_other", options=(found[-1], other))
        else:
            found.append(effect)
    return tuple(Do(seat, effect, reason) for effect in found)

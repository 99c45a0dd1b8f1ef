"""Which boards a text means (SM-1.7): effects as they are printed, and as they are meant when there is a moon."""

from __future__ import annotations

from orrery.games.planet_unknown.components import CivCard, Effect, EventCard, Technology
from orrery.games.planet_unknown.state import State


def effects_of(s: State, card: CivCard | EventCard) -> tuple[Effect, ...]:
    return card.with_moon if s.options.moons else card.effects


def effect_of(s: State, technology: Technology) -> Effect:
    return technology.with_moon if s.options.moons else technology.effect

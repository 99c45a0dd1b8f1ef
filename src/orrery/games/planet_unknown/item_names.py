"""Short names of things still to be done, for prompts with a list: `station:civ`, `moves:2`, `milestone:tech:3`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.core.frames import AnyOrder, May, OneOf
from orrery.core.state_codec import later_of
from orrery.games.planet_unknown.components import CIV_CARDS, CORPORATIONS, TERRAINS, TRACKS, Effect
from orrery.games.planet_unknown.frames import (
    ChooseTwice,
    DestroyCargo,
    Do,
    Ignored,
    LookAt,
    Maintain,
    OfferTech,
    Orbit,
    PickCard,
    PickFlux,
    RoverMilestone,
    Station,
    Step,
    UseTech,
)
from orrery.games.planet_unknown.operation import item_of
from orrery.games.planet_unknown.state import State


def trace(frame: Any) -> str:
    """A frame in a word, for those who may know what a seat still has to do; cards it looks at stay hidden."""
    later = later_of(type(frame))
    told = frame[1:2] if type(frame) is PickCard else frame[1:]
    if later:
        fields = zip(frame._fields[1:], frame[1:], strict=True)
        told = tuple(value for name, value in fields if name not in later or value != later[name])
    parts = [_word(value) for value in told]
    return ":".join((type(frame).__name__.lower(), *(part for part in parts if part)))


def _word(value: Any) -> str:
    if isinstance(value, tuple):
        parts = [trace(value)] if hasattr(value, "_fields") and not isinstance(value, Effect) else map(_word, value)
        return ",".join(part for part in parts if part)
    return str(value)


def item_name(s: State, frame: Any) -> str:
    name = _FRAMES.get(type(frame))
    return name(s, frame) if name is not None else type(frame).__name__.lower()


def _technology(s: State, frame: UseTech | OfferTech) -> str:
    p = s.seats[frame.seat]
    return f"tech:{CORPORATIONS[p.corporation].technologies[frame.tech].level}"


_FRAMES: Final[dict[type, Callable[[State, Any], str]]] = {
    Station: lambda s, f: f"station:{TERRAINS[f.terrain]}",
    Step: lambda s, f: f"station:{TRACKS[f.marker]}",
    Do: lambda s, f: item_of(f.effect),
    UseTech: _technology,
    OfferTech: _technology,
    May: lambda s, f: item_name(s, f.frame),
    AnyOrder: lambda s, f: "order",
    RoverMilestone: lambda s, f: "rover",
    PickFlux: lambda s, f: "flux",
    LookAt: lambda s, f: f"civ:{f.level}",
    DestroyCargo: lambda s, f: "cargo",
    Orbit: lambda s, f: f"orbit:{f.points}",
    Ignored: lambda s, f: f"ignore:{TERRAINS[f.terrain]}",
    ChooseTwice: lambda s, f: "twice",
    Maintain: lambda s, f: f"maintenance:{CIV_CARDS[s.seats[f.seat].extras.maintenance[f.place]].id}",
    OneOf: lambda s, f: item_name(s, f.choices[0][0]),
}

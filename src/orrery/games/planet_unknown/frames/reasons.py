"""Where an advance or a gain comes from: modifiers and repeats look at it (PU-6.8, PU-7.16)."""

from __future__ import annotations

STATION, ENERGY_STATION, BOOST, CARD, EVENT, TECHNOLOGY, FEATURE, TRACK, ASIDE = (
    "station",
    "energy",
    "boost",
    "card",
    "event",
    "tech",
    "feature",
    "track",
    "aside",  # a tile set aside: PU-9.2
)

"""Parameters of prompts and refusals in On Mars that stand for something; all others are plain values."""

from __future__ import annotations

from typing import Any, Final

from orrery.core.field_types import ComponentId, Place, Spot

PARAMETERS: Final[dict[str, Any]] = {
    "action": ComponentId,
    "card": ComponentId,
    "contract": ComponentId,
    "end": Place,
    "goal": ComponentId,
    "hex": Spot,
    "space": ComponentId,
    "start": Place,
    "tech": ComponentId,
    "tile": ComponentId,
}

"""Parameters of prompts and refusals in Planet Unknown that stand for something; all others are plain values."""

from __future__ import annotations

from typing import Any, Final

from orrery.core.field_types import ComponentId, Place, Spot

PARAMETERS: Final[dict[str, Any]] = {
    "board": ComponentId,
    "cell": Place,
    "end": Place,
    "line": Place,
    "place": Place,
    "square": Spot,
    "start": Place,
}

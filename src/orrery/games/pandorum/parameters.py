"""Parameters of prompts and refusals in Pandorum that stand for something; all others are plain values."""

from __future__ import annotations

from typing import Any, Final

from orrery.core.field_types import ComponentId, Spot

PARAMETERS: Final[dict[str, Any]] = {
    "card": ComponentId,
    "hex": Spot,
    "part": ComponentId,
    "types": ComponentId,
}

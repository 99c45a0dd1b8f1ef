"""Parameters of prompts and refusals in Planet 5R that stand for something; all others are plain values."""

from __future__ import annotations

from typing import Any, Final

from orrery.core.field_types import ComponentId

PARAMETERS: Final[dict[str, Any]] = {
    "card": ComponentId,
    "mine": ComponentId,
    "theirs": ComponentId,
}

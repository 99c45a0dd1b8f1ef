"""Whether the server has begun to stop: one answer for all packages."""

from __future__ import annotations


class Shutdown:
    """From `begun` on no bot begins to think, no message is taken, and new players are sent elsewhere."""

    def __init__(self) -> None:
        self.begun = False

"""What waits to be sent to one client, so that nobody else waits for a slow one."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from orrery.server.wire.messages import CLOSE_SLOW


class Outbox:
    """A bounded queue of messages, and the code to close the connection with once that is decided."""

    def __init__(self, most: int) -> None:
        self._messages: asyncio.Queue[str | None] = asyncio.Queue(most)
        self.close_code: int | None = None

    def __len__(self) -> int:
        return self._messages.qsize()

    def send(self, text: str) -> None:
        """Queue a message. A client that lets too many pile up is cut off; it catches up when it comes back."""
        if self.close_code is not None:
            return
        try:
            self._messages.put_nowait(text)
        except asyncio.QueueFull:
            self.hang_up(CLOSE_SLOW)

    def hang_up(self, code: int) -> None:
        """Close the connection without another word."""
        if self.close_code is None:
            self.close_code = code
            while not self._messages.empty():
                self._messages.get_nowait()
            self._messages.put_nowait(None)

    def dismiss(self, code: int) -> None:
        """Close the connection when what is queued has been sent."""
        if self.close_code is None and not self._messages.full():
            self.close_code = code
            self._messages.put_nowait(None)
        else:
            self.hang_up(code)

    async def deliver(self, send: Callable[[str], Awaitable[None]], close: Callable[[int], Awaitable[None]]) -> None:
        """Send what is queued, one message after the other, until the connection is to be closed."""
        while True:
            text = await self._messages.get()
            if text is None:
                break
            await send(text)
        with contextlib.suppress(RuntimeError):
            await close(self.close_code or 1000)

"""What waits to be sent to one client, so that nobody else waits for a slow one."""

from __future__ import annotations

from orrery.server.http.websocket_line import Line
from orrery.server.wire.close_codes import CLOSE_SLOW


class Outbox:
    """A bounded queue of messages, empty while the client reads; and the code to close the connection with once that is
    decided."""

    __slots__ = ("_leaving", "_line", "_most", "_waiting", "close_code")

    def __init__(self, line: Line, most: int) -> None:
        self._line = line
        self._most = most
        self._waiting: list[str] = []
        self._leaving = False  # it is closed when all is sent
        self.close_code: int | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def send(self, text: str) -> None:
        """Send a message, or queue it. A client that lets too many pile up is cut off; it catches up when it comes
        back."""
        if self.close_code is not None:
            return
        if not self._waiting and self._line.writable_now:
            self._line.write(text)
        elif len(self._waiting) < self._most:
            self._waiting.append(text)
        else:
            self.hang_up(CLOSE_SLOW)

    def flush(self) -> None:
        """The client reads again."""
        while self._waiting and self._line.writable_now:
            self._line.write(self._waiting.pop(0))
        if self._leaving and not self._waiting and self.close_code is not None:
            self._line.close(self.close_code)

    def hang_up(self, code: int) -> None:
        """Close the connection without another word."""
        if self.close_code is None:
            self.close_code = code
            self._waiting.clear()
            self._line.close(code)

    def dismiss(self, code: int) -> None:
        """Close the connection when what is queued has been sent."""
        if self.close_code is None:
            self.close_code = code
            self._leaving = True
            self.flush()

"""A socket that is not there: it holds what is sent, and the test says whether the client reads."""

from __future__ import annotations


class HeldLine:
    def __init__(self, *, reads: bool = True) -> None:
        self.writable_now = reads
        self.sent: list[str] = []
        self.closed: list[int] = []
        self.listening: list[bool] = []

    def write(self, text: str) -> None:
        self.sent.append(text)

    def close(self, code: int) -> None:
        self.closed.append(code)

    def listen(self, *, on: bool) -> None:
        self.listening.append(on)

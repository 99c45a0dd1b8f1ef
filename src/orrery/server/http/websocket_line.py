"""A WebSocket as the application sees it: a line to write to, and somebody who hears what comes.

In ASGI a socket's request lasts as long as the socket, and with it every layer that the request came through, its
headers, two queues and three tasks: 35 kB for a socket that is silent. Here the request ends when the application has
checked who is there: it hands the socket to a `Receiver` and returns. From then on what is said comes by a plain call,
and what is sent goes straight to the transport.
"""

from __future__ import annotations

from typing import Any, Protocol

from starlette.websockets import WebSocket

HANDOVER = "orrery.handover"  # the name under which the application finds the socket in its scope


class Receiver(Protocol):
    """Whoever looks after a socket."""

    def receive(self, text: str | None) -> None:
        """A message has come; None: one of bytes."""

    def resumed(self) -> None:
        """There is room for more to be sent."""

    def lost(self, code: int) -> None:
        """The socket is closed, by the client or because nobody answers. Told once."""


class Line(Protocol):
    """A socket as whoever looks after it sees it."""

    @property
    def writable_now(self) -> bool: ...

    def write(self, text: str) -> None: ...

    def close(self, code: int) -> None:
        """Say goodbye, and wait for the answer for a while."""

    def listen(self, *, on: bool) -> None:
        """Whether messages are wanted: a client that is not listened to has to wait with what it says."""


class OpeningLine(Line, Protocol):
    """A socket while its request is answered."""

    @property
    def handed_over(self) -> bool: ...

    def hand_over(self, receiver: Receiver) -> None:
        """From now on this one hears what comes, and what has come already."""


def line_of(websocket: WebSocket) -> OpeningLine:
    """The socket of a request that is about to be handed over."""
    found: OpeningLine = websocket.scope["extensions"][HANDOVER]
    return found


def is_handed_over(scope: Any) -> bool:
    """Whether the socket of this request goes on without it."""
    line: OpeningLine | None = (scope.get("extensions") or {}).get(HANDOVER)
    return line is not None and line.handed_over

"""A bot's process: questions in on standard input, answers out on standard output, one JSON object per line.

What arrives is all a bot ever gets: a position in which everything its seat can't know has been dealt anew.
The process ends when its input does, so it never outlives the server, however that ends.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any, BinaryIO

import msgspec

from orrery.server.bot_workers.bot_protocol import Order, answer


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    decoder = msgspec.json.Decoder(Order)
    while line := source.readline():
        order = decoder.decode(line)
        reply: dict[str, Any]
        try:
            reply = {"id": order.id, "action": answer(order)}
        except Exception as error:  # reported; the server asks again or plays something legal
            reply = {"id": order.id, "error": f"{type(error).__name__}: {error}"}
        sink.write(msgspec.json.encode(reply) + b"\n")
        sink.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not mix with the answers
    try:
        serve(sys.stdin.buffer, sink)
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main()

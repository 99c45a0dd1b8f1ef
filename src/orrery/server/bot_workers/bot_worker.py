"""A bot's process: questions in on standard input, answers out on standard output, one JSON object per line.
What can be said of a question before its answer comes in lines of its own.

What arrives is all a bot ever gets: a position in which everything its seat can't know has been dealt anew.
The process ends when its input does, so it never outlives the server, however that ends.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any, BinaryIO

import msgspec

from orrery.server.bot_workers.analysing import Analyse, analysed
from orrery.server.bot_workers.bot_protocol import BEHIND, Order, Reply, answer
from orrery.server.bot_workers.explaining import Explain, Explained, explained


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    decoder = msgspec.json.Decoder(Order | Explain | Analyse)

    def say(reply: Reply) -> None:
        sink.write(msgspec.json.encode(reply) + b"\n")
        sink.flush()

    def result(order: Order | Explain | Analyse, found: Any, *, early: bool = False) -> Reply:
        return Reply(order.id, msgspec.Raw(msgspec.json.encode(found)), early=early)

    def explanation(order: Explain) -> Explained:
        return explained(order, lambda early: say(result(order, early, early=True)))

    def work(order: Order | Explain | Analyse) -> Any:
        if isinstance(order, Analyse):
            return analysed(order)
        return explanation(order) if isinstance(order, Explain) else answer(order)

    while line := source.readline():
        order = decoder.decode(line)
        try:
            reply = result(order, work(order))
        except Exception as error:  # reported; the server asks again or plays something legal
            reply = Reply(order.id, error=f"{type(error).__name__}: {error}")
        say(reply)


def main() -> None:
    for said in sys.argv[1:]:
        if said.startswith(BEHIND) and hasattr(os, "nice"):
            os.nice(int(said.removeprefix(BEHIND)))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not mix with the answers
    try:
        serve(sys.stdin.buffer, sink)
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main()

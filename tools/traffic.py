"""What travels when recorded games are played over the socket: whole views, and patches in steps; and what that costs.

    python tools/traffic.py          # the golden games of this repository

Every seat and one spectator are connected. `deflate` is what permessage-deflate would make of the same messages; the
server does not use it, as it costs memory for each connection.
"""

from __future__ import annotations

import json
import sys
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

import orrery
from orrery import Match
from orrery.server.tables.audience import Audience, Marks, audiences, last_number
from orrery.server.wire.messages import encode

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
GAMES = 4  # of each title, those with the most seats last
LAST = 4  # bytes that end each compressed message, and are left out


class Wire:
    """One connection: what it has sent so far, plain and compressed."""

    def __init__(self) -> None:
        self.plain: list[int] = []
        self.deflated: list[int] = []
        self._deflate = zlib.compressobj(wbits=-zlib.MAX_WBITS)

    def send(self, text: str) -> None:
        raw = text.encode()
        packed = self._deflate.compress(raw) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
        self.plain.append(len(raw))
        self.deflated.append(len(packed) - LAST)


class Listener:
    """An audience that is connected twice: to hear whole states, and to hear steps."""

    def __init__(self, eyes: Audience) -> None:
        self.eyes = eyes
        self.whole, self.steps = Wire(), Wire()
        self.whole_us: list[float] = []
        self.steps_us: list[float] = []
        first = eyes.message("table")
        self.known, self.told = eyes.shown, last_number(first)

    def hear(self) -> None:
        began = time.process_time()
        state = encode(message := self.eyes.message("table", self.told))
        between = time.process_time()
        steps = encode(self.eyes.steps_message("table", self.told, self.known) or message)
        self.whole_us.append((between - began) * 1e6)
        self.steps_us.append((time.process_time() - between) * 1e6)
        self.whole.send(state)
        self.steps.send(steps)
        self.known, self.told = self.eyes.shown, last_number(message)


class Figures(NamedTuple):
    messages: int
    whole: float
    patched: float
    whole_deflated: float
    patched_deflated: float
    whole_us: float
    steps_us: float


def played(record: dict[str, Any]) -> Iterator[Listener]:
    """The listeners of a game, after it has been played once more."""
    end = orrery.replay(record)
    match = Match(end.game, end.players, end.seed, end.options, end.start)
    listeners = {who: Listener(eyes) for who, eyes in audiences(match, [list(Marks())] * (match.players + 1)).items()}
    for seat, action in end.actions:
        match.play(seat, action)
        views = match.views()
        for who, listener in listeners.items():
            if listener.eyes.update(match, views[who], moved=who == seat):
                listener.hear()
    yield from listeners.values()


def figures(title: str) -> Figures:
    items = json.loads((GOLDEN / f"{title}.json").read_text(encoding="utf-8"))["games"]
    items.sort(key=lambda item: item["record"]["players"])
    heard = [listener for item in items[-GAMES:] for listener in played(item["record"])]

    def average(of: Any) -> float:
        return float(mean(n for listener in heard for n in of(listener)))

    return Figures(
        sum(len(listener.steps.plain) for listener in heard),
        average(lambda one: one.whole.plain) / 1000,
        average(lambda one: one.steps.plain) / 1000,
        average(lambda one: one.whole.deflated) / 1000,
        average(lambda one: one.steps.deflated) / 1000,
        average(lambda one: one.whole_us),
        average(lambda one: one.steps_us),
    )


def main(titles: list[str]) -> None:
    print("per message: kB of whole states, kB of steps with patches, the same deflated, microseconds to make each")
    for title in titles or orrery.games():
        n, whole, patched, whole_deflated, patched_deflated, whole_us, steps_us = figures(title)
        print(
            f"{title:15} {n:6} messages  {whole:6.2f} -> {patched:5.2f} kB"
            f"  deflated {whole_deflated:5.2f} -> {patched_deflated:5.2f} kB  {whole_us:5.0f} -> {steps_us:5.0f} us"
        )


if __name__ == "__main__":
    main(sys.argv[1:])

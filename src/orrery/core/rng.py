"""The one source of chance: SplitMix64 counters, one stream for the table and one for each seat.

A stream is a key and a counter, both plain ints, so a state holding them copies in no time and a
record replays to the same numbers on every machine.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence
from typing import Final, TypeVar

T = TypeVar("T")

MASK: Final = (1 << 64) - 1
GAMMA: Final = 0x9E3779B97F4A7C15
SEED_BITS: Final = 128


def mix(key: int, counter: int) -> int:
    """The counter-th number of a stream, 64 bits."""
    z = (key + counter * GAMMA) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def number_below(key: int, counter: int, n: int) -> int:
    """The counter-th number of a stream, from 0 to n-1."""
    return (mix(key, counter) * n) >> 64


def stream_keys(seed: int, streams: int) -> tuple[int, ...]:
    """Keys of all streams of a game. Going through SHA-256, a key tells nothing about the seed or its neighbours."""
    return tuple(
        int.from_bytes(hashlib.sha256(f"orrery-stream:{seed:032x}:{i}".encode()).digest()[:8], "big")
        for i in range(streams)
    )


def commitment(game: str, seed: int) -> str:
    """The hash shown before the first move; with the seed shown at the end anyone can check the deal."""
    return hashlib.sha256(f"orrery-seed:{game}:{seed:032x}".encode()).hexdigest()


class Rng:
    """A stream outside the state: for set-up, for bots and for re-dealing hidden things."""

    __slots__ = ("counter", "key")

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.key = mix(seed & MASK, stream + 1) ^ ((seed >> 64) & MASK)
        self.counter = 0

    def bits(self) -> int:
        self.counter += 1
        return mix(self.key, self.counter)

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        self.counter += 1
        return (mix(self.key, self.counter) * n) >> 64

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def choice(self, items: tuple[T, ...] | list[T]) -> T:
        return items[self.below(len(items))]

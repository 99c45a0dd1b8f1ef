"""`core.rng` for the compiler: the same numbers, in machine words instead of Python's integers.

Words are signed here, so shifts to the right are masked; products overflow as they should.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

MASK: Final = (1 << 64) - 1
SEED_BITS: Final = 128
SMALL: Final = 1 << 31  # what a half of a word can be multiplied by


def _word(number: int) -> i64:
    """The 64 bits of a number as a signed word."""
    low = number & MASK
    return i64(low - (1 << 64) if low >> 63 else low)


def _mixed(key: i64, counter: i64) -> i64:
    z: i64 = key + counter * -0x61C8864680B583EB
    z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


def _share(z: i64, n: i64) -> i64:
    """The upper word of their product, n being small: the word's halves are multiplied one by one."""
    low: i64 = (z & 0xFFFFFFFF) * n
    high: i64 = ((z >> 32) & 0xFFFFFFFF) * n
    return (high + ((low >> 32) & 0xFFFFFFFF)) >> 32


def mix(key: int, counter: int) -> int:
    """The counter-th number of a stream, 64 bits."""
    return int(_mixed(_word(key), _word(counter))) & MASK


def number_below(key: int, counter: int, n: int) -> int:
    """The counter-th number of a stream, from 0 to n-1."""
    if n >= SMALL:
        return (mix(key, counter) * n) >> 64
    return int(_share(_mixed(_word(key), _word(counter)), i64(n)))


def stream_keys(seed: int, streams: int) -> tuple[int, ...]:
    """Keys of all streams of a game. Going through SHA-256, a key tells nothing about the seed or its neighbours."""
    return tuple(
        [
            int.from_bytes(hashlib.sha256(f"orrery-stream:{seed:032x}:{i}".encode()).digest()[:8], "big")
            for i in range(streams)
        ]
    )


def commitment(game: str, seed: int) -> str:
    """The hash shown before the first move; with the seed shown at the end anyone can check the deal."""
    return hashlib.sha256(f"orrery-seed:{game}:{seed:032x}".encode()).hexdigest()


class Rng:
    """A stream outside the state: for set-up, for bots and for re-dealing hidden things."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.key: i64 = _word(mix(seed & MASK, stream + 1) ^ ((seed >> 64) & MASK))
        self.counter: i64 = 0

    def bits(self) -> int:
        self.counter += 1
        return int(_mixed(self.key, self.counter)) & MASK

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        if n >= SMALL:
            return (self.bits() * n) >> 64
        self.counter += 1
        return int(_share(_mixed(self.key, self.counter), i64(n)))

    def shuffle(self, items: MutableSequence[T]) -> None:
        if isinstance(items, list):
            self._shuffle_list(items)
            return
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def _shuffle_list(self, items: list[T]) -> None:
        i: i64 = len(items) - 1
        key, counter = self.key, self.counter
        while i > 0:
            counter += 1
            j = _share(_mixed(key, counter), i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1
        self.counter = counter

    def choice(self, items: tuple[T, ...] | list[T]) -> T:
        return items[self.below(len(items))]

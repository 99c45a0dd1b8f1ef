"""Chance: known values, uniform, streams that know nothing of each other."""

from __future__ import annotations

import hashlib
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from core.toy import TOY
from orrery.core.rng import MASK, Rng, commitment, mix, stream_keys

# Of the published SplitMix64 with state 0 and 1234567: any port must give these.
SPLITMIX_OF_0 = (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F)
SPLITMIX_OF_1234567 = (6457827717110365317, 3203168211198807973, 9817491932198370423)


def test_known_values() -> None:
    assert tuple(mix(0, i) for i in (1, 2, 3)) == SPLITMIX_OF_0
    assert tuple(mix(1234567, i) for i in (1, 2, 3)) == SPLITMIX_OF_1234567


def test_keys_and_commitment_are_plain_sha256() -> None:
    seed = 0x0123456789ABCDEF0123456789ABCDEF
    text = f"orrery-stream:{seed:032x}:2".encode()
    assert stream_keys(seed, 4)[2] == int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
    text = f"orrery-seed:planet_5r:{seed:032x}".encode()
    assert commitment("planet_5r", seed) == hashlib.sha256(text).hexdigest()
    assert commitment("a", 7) != commitment("b", 7) != commitment("b", 8)


@given(st.integers(0, MASK), st.integers(0, 1 << 20), st.integers(1, 1000))
def test_below_stays_below(key: int, counter: int, n: int) -> None:
    rng = Rng(key)
    rng.counter = counter
    assert 0 <= rng.below(n) < n
    assert rng.counter == counter + 1


def test_uniform_within_five_sigma() -> None:
    for n in (2, 3, 6, 10):
        rng, times = Rng(n), 6000
        found = Counter(rng.below(n) for _ in range(times))
        mean = times / n
        sigma = (times * (1 / n) * (1 - 1 / n)) ** 0.5
        assert all(abs(found[value] - mean) < 5 * sigma for value in range(n))


def test_shuffles_reach_every_order_evenly() -> None:
    rng = Rng(5)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        found[tuple(cards)] += 1
    assert len(found) == 6
    assert all(850 < times < 1150 for times in found.values())


def test_streams_are_independent() -> None:
    """Numbers of one stream do not depend on draws from another, and neighbours do not resemble each other."""
    a = TOY.initial(3, 9, TOY.read_options(None))
    b = a.clone()
    for _ in range(10):
        a.draw(0, 6)
    assert [a.draw(1, 1000) for _ in range(20)] == [b.draw(1, 1000) for _ in range(20)]
    keys = stream_keys(9, 6)
    assert len(set(keys)) == 6
    assert len(set(stream_keys(9, 3)) & set(stream_keys(10, 3))) == 0
    pairs = [(mix(keys[0], i) >> 63, mix(keys[1], i) >> 63) for i in range(4000)]
    assert all(abs(times - 1000) < 5 * 27.4 for times in Counter(pairs).values())


def test_the_same_seed_gives_the_same_numbers_and_a_copy_goes_on_alike() -> None:
    a = TOY.initial(3, 9, TOY.read_options(None))
    twin = a.clone()
    assert [a.draw(-1, 100) for _ in range(30)] == [twin.draw(-1, 100) for _ in range(30)]
    assert a.counters == twin.counters
    assert a.counters[-1] == 35  # five for the deck


@given(st.integers(0, (1 << 128) - 1), st.integers(0, (1 << 128) - 1))
def test_seeds_make_different_bots(first: int, second: int) -> None:
    same = [Rng(first).bits()] == [Rng(second).bits()]
    assert same == (Rng(first).key == Rng(second).key)

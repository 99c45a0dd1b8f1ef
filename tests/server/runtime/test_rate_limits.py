"""Token buckets: a burst at once, then a steady rate, and rest saves up no more than a burst."""

from __future__ import annotations

from orrery.server.runtime.rate_limits import TokenBucket


def test_what_was_taken_comes_back_with_time_and_never_exceeds_the_burst() -> None:
    now = 100.0
    bucket = TokenBucket(rate=0.5, burst=3, clock=lambda: now)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    now += 1.75
    assert not bucket.take(), "seven eighths of a token"
    now += 0.25
    assert [bucket.take(), bucket.take()] == [True, False]
    now += 3600
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]

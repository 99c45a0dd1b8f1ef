"""Data that look like a position are one, or are refused: whatever is accepted can be played to its end."""

from __future__ import annotations

import pytest

import orrery
from battery.mutations import Samples, refusal_of
from orrery import OrreryError, Rng

TABLES = 3  # of each game, as different as can be
MUTATIONS = 40  # of each game


@pytest.mark.parametrize("game_id", orrery.games())
def test_mutated_data_are_refused_or_can_be_played_to_the_end(game_id: str) -> None:
    samples = Samples(game_id, TABLES)
    found = [_judged(samples, Rng(seed)) for seed in range(MUTATIONS)]
    refused = [bad for bad in found if bad is not None]
    assert 0 < len(refused) < MUTATIONS
    for bad in refused:
        assert bad.code
        assert all(bad.text(lang) for lang in ("en", "ru"))


def _judged(samples: Samples, rng: Rng) -> OrreryError | None:
    mutation = samples.mutation(rng)
    try:
        return refusal_of(samples.game, mutation.data, rng)
    except Exception as bad:
        raise AssertionError(f"accepted, and breaks: {mutation.what} at {mutation.path}") from bad

"""Observations at every table: within their bounds, the same for all that a seat can't tell apart, and not blind."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import numpy as np
import pytest

import orrery
from battery.tables import NAMES, SETUPS, positions, rng_of
from orrery import Match, Rng, lab
from orrery.core.state_codec import canonical, to_plain
from orrery.games.planet_5r.lab import observations
from orrery.lab import Observation

HISTORY = 5


@pytest.mark.parametrize("index", range(len(SETUPS)), ids=NAMES)
def test_observations_tell_what_a_seat_knows_and_no_more(index: int) -> None:
    spec, rng = lab.observation(SETUPS[index].game.id, HISTORY), rng_of(SETUPS[index], 9)
    for m in positions(index):
        check_observation(spec, m, rng)


def check_observation(spec: Observation, m: Match, rng: Rng) -> None:
    """Every seat: finite, within bounds, and the same on whatever it can't tell apart."""
    low = np.concatenate([np.full(field.size, field.low) for field in spec.fields])
    high = np.concatenate([np.full(field.size, field.high) for field in spec.fields])
    out = np.empty(spec.size, np.float32)
    for seat in range(m.players):
        row = spec.flat(m.state, seat, heard=m.events(seat))
        assert np.isfinite(row).all(), "not finite"
        wrong = np.flatnonzero((row < low - 1e-6) | (row > high + 1e-6))
        assert not wrong.size, [(name_at(spec, int(at)), float(row[at])) for at in wrong[:5]]
        for _ in range(2):
            twin = m.game.resample(m.state, seat, Rng(rng.bits()))
            again = spec.flat(twin, seat, out=out, heard=m.events(seat))
            different = np.flatnonzero(again != row)
            assert not different.size, f"a secret shows in {[name_at(spec, int(at)) for at in different[:5]]}"


def name_at(spec: Observation, place: int) -> str:
    field = next(field for field in spec.fields if field.first <= place < field.first + field.size)
    return f"{field.name}[{place - field.first}]"


@pytest.mark.parametrize("index", range(len(SETUPS)), ids=NAMES)
def test_observations_differ_where_views_do(index: int) -> None:
    """Positions of one game that look different to a seat give it different numbers."""
    spec = lab.observation(SETUPS[index].game.id)
    for seat in range(SETUPS[index].players):
        seen: dict[bytes, str] = {}
        for m in positions(index):
            told = canonical(known(m, seat))
            row = spec.flat(m.state, seat).tobytes()
            assert seen.setdefault(row, told) == told, "two different views look the same"


def known(m: Match, seat: int) -> Any:
    """A view without what counts the moments of a match rather than telling what it looks like."""
    view = m.view(seat)
    return {name: value for name, value in view.items() if name not in ("step", "seed", "commitment", "me", "result")}


def test_a_secret_that_is_written_is_found() -> None:
    """These checks can fail: the number stands for anything that a re-deal changes."""

    def leaky(state: Any, seat: int, row: Any) -> None:
        row[spec.fields[0].first] = crc32(canonical(to_plain(state)).encode()) / 2**32

    index, spec = observed_by(leaky)
    with pytest.raises(AssertionError, match=r"a secret shows in \['players\[0\]'\]"):
        check_all(spec, index)


def test_a_number_out_of_bounds_is_found() -> None:
    index, spec = observed_by(lambda state, seat, row: row.__setitem__(1, 1.5))
    with pytest.raises(AssertionError, match=r"players\[1\]"):
        check_all(spec, index)


def observed_by(write: Any) -> tuple[int, Observation]:
    """A kind of table, and observations of it that are written like this."""
    index = next(n for n, setup in enumerate(SETUPS) if setup.game.id == "planet_5r")
    return index, Observation(SETUPS[index].game, observations.LAYOUT, write, lab.space("planet_5r"), 0)


def check_all(spec: Observation, index: int) -> None:
    for m in positions(index):
        check_observation(spec, m, rng_of(SETUPS[index], 9))


@pytest.mark.parametrize("game_id", orrery.games())
def test_fields_follow_each_other_and_are_told(game_id: str) -> None:
    spec = lab.observation(game_id, HISTORY)
    place = 0
    for field in spec.fields:
        assert field.first == place
        assert field.meaning
        assert field.low < field.high
        place += field.size
    assert place == spec.size
    assert len({field.name for field in spec.fields}) == len(spec.fields)

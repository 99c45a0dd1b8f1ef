"""Nothing hidden reaches a seat: not by its view, its stream, its options, refusals or previews, nor by a re-deal."""

from __future__ import annotations

import json

import pytest

import orrery
from battery.checks import check_resample, check_samples, check_secret_answers
from battery.tables import NAMES, SETUPS, positions, rng_of
from orrery import Rng

every_index = pytest.mark.parametrize("index", range(len(SETUPS)), ids=NAMES)


@every_index
def test_a_seat_cannot_tell_a_re_dealt_state_from_the_true_one(index: int) -> None:
    setup = SETUPS[index]
    rng, checked = rng_of(setup, 1), 0
    for m in positions(index):
        for me in range(m.players):
            check_resample(setup.game, m.state, me, rng)
            checked += 1
    assert checked >= 10 * setup.players


@every_index
def test_secret_answers_of_others_make_no_difference(index: int) -> None:
    setup = SETUPS[index]
    rng, pairs = rng_of(setup, 2), 0
    for m in positions(index):
        for me in range(m.players):
            pairs += check_secret_answers(setup.game, m.state, me, rng).pairs
    simultaneous = any(len(m.actors) > 1 for m in positions(index))
    assert pairs > 0 or not simultaneous


@pytest.mark.parametrize("game_id", orrery.games())
def test_some_answers_are_secret(game_id: str) -> None:
    """At an open table nothing may be hidden; over all tables of a game whose seats decide together something is."""
    rng, hidden, together = Rng(4), 0, False
    for index, setup in enumerate(SETUPS):
        if setup.game.id != game_id or setup.players == 1:
            continue
        for m in positions(index):
            if len(m.actors) > 1:
                together = True
                hidden += check_secret_answers(setup.game, m.state, 0, rng).hidden
        if hidden:
            return
    assert not together


@every_index
def test_samples_for_search_are_legal_states(index: int) -> None:
    setup = SETUPS[index]
    rng = rng_of(setup, 3)
    for m in positions(index)[::6]:
        check_samples(m, rng)
    assert any(m.actors for m in positions(index)[::6])


@every_index
def test_the_seed_is_shown_at_the_end_only(index: int) -> None:
    for m in positions(index):
        seen = json.dumps([m.view(0), m.view(None), m.events(0)])
        assert (f"{m.seed:032x}" in seen) == m.over
        assert m.commitment in seen
        assert not any(str(key) in seen for key in m.state.keys)


@every_index
def test_views_and_events_are_json(index: int) -> None:
    for m in positions(index)[::4]:
        for me in (*range(m.players), None):
            shown = [m.view(me), m.events(me)]
            assert json.loads(json.dumps(shown)) == shown

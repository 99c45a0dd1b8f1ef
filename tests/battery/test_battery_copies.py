"""Copies, files and the order of parallel seats, at positions spread over random games."""

from __future__ import annotations

import json
from typing import Any

import pytest

import orrery
from battery.checks import check_any_order, check_copy
from battery.tables import NAMES, SETUPS, Setup, positions, rng_of, walk
from orrery import Match
from orrery.core.state_codec import digest, to_plain

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
every_index = pytest.mark.parametrize("index", range(len(SETUPS)), ids=NAMES)


@every_index
def test_clone_and_json_are_exact(index: int) -> None:
    found = positions(index)
    assert len(found) > 10
    for m in found:
        check_copy(SETUPS[index].game, m.state)


@pytest.mark.parametrize("game_id", orrery.games())
def test_every_field_is_annotated(game_id: str) -> None:
    """Clone and files go by the annotations: a field without one would be lost in silence."""
    game = orrery.game(game_id)
    state = game.initial(game.players[0], 1, game.read_options(None))
    assert not hasattr(state, "__dict__"), "a field outside the slots would be forgotten by every copy"


@every_setup
def test_earlier_clones_never_change(setup: Setup) -> None:
    m = setup.new(21)
    kept = []
    for n in walk(m, rng_of(setup, 21)):
        if n % 4 == 0:
            state = setup.game.clone(m.state)
            match = m.clone()
            kept.append((state, digest(state), match, match.version, len(match.actions)))
    assert len(kept) > 5
    for state, fingerprint, match, version, actions in kept:
        assert digest(state) == fingerprint == digest(match.state)
        assert (match.version, len(match.actions)) == (version, actions)


@every_index
def test_matches_survive_a_file_at_any_moment(index: int) -> None:
    for m in positions(index)[::3]:
        text = m.to_json()
        back = orrery.load(text)
        assert back == m
        assert back.to_json() == text
        assert to_plain(back.state) == to_plain(m.state)
        assert [back.why_no_undo(seat) for seat in range(m.players)] == [m.why_no_undo(s) for s in range(m.players)]
        for me in (*range(m.players), None):
            assert back.view(me) == m.view(me)


@every_index
def test_any_order_of_parallel_seats_gives_the_same_state(index: int) -> None:
    setup = SETUPS[index]
    rng = rng_of(setup, 5)
    parallel = sum(check_any_order(setup.game, m.state, rng) for m in positions(index))
    simultaneous = any(len(m.actors) > 1 for m in positions(index))
    assert (parallel > 0) == simultaneous


@every_index
def test_a_match_may_start_from_any_position_as_a_seat_sees_it(index: int) -> None:
    """A re-dealt position is one to play on from: the seat sees no difference, and a file gives it back."""
    setup = SETUPS[index]
    rng = rng_of(setup, 8)
    for m in positions(index)[1::4]:
        if m.over:
            continue
        me = rng.below(m.players)
        start = setup.game.resample(m.state, me, rng)
        fork = Match.from_state(setup.game, m.players, m.options, start, 7)
        assert unsealed(fork.view(me)) == unsealed(m.view(me))
        before = digest(fork.state)
        for _ in range(3):
            if not fork.over:
                seat = rng.choice(fork.actors)
                decision = fork.decision(seat)
                assert decision is not None
                fork.act(seat, rng.choice(decision.actions))
        raw = json.loads(json.dumps(fork.record()))
        assert raw["start"] == to_plain(start)
        assert orrery.replay(raw) == fork
        assert orrery.load(fork.to_json()) == fork
        fork.rewind(0)
        assert digest(fork.state) == before


def unsealed(view: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key not in ("commitment", "seed")}

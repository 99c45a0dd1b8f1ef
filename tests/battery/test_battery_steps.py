"""Every act of every game in steps: views of the moments in between are true, whole and tell no secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from battery.step_checks import check_events_come_last, check_secrets, check_steps
from battery.tables import NAMES, SETUPS, positions, rng_of
from orrery import Match, Rng
from orrery.core import engine
from orrery.core.steps import PlayedAct
from orrery.server.wire.protocol_schema import view_type

every_index = pytest.mark.parametrize("index", range(len(SETUPS)), ids=NAMES)


def acts(index: int, rng: Rng, every: int, most: int) -> Iterator[tuple[Match, int, Any]]:
    """Answers of a seat that is asked, at some positions: at each so many."""
    for m in positions(index)[::every]:
        if m.actors:
            seat = rng.choice(m.actors)
            listed = engine.options(m.flow, m.state, seat)
            for action in {repr(one): one for one in (rng.choice(listed) for _ in range(most))}.values():
                yield m, seat, action


@every_index
def test_steps_add_up_and_fit_the_wire(index: int) -> None:
    setup = SETUPS[index]
    kind, between = view_type(setup.game), 0
    for m, seat, action in acts(index, rng_of(setup, 7), 1, 1):
        between += check_steps(m, seat, action, kind).between
    assert between > 0


@every_index
def test_nothing_hidden_is_seen_in_between(index: int) -> None:
    setup = SETUPS[index]
    rng, checked = rng_of(setup, 8), 0
    for m, seat, action in acts(index, rng, 1, 1):
        me = rng.below(m.players)
        checked += check_secrets(setup.game, m.state, seat, action, me, rng)
    assert checked > 0


@every_index
def test_events_come_after_what_they_tell(index: int) -> None:
    setup, checked = SETUPS[index], 0
    for m, seat, action in acts(index, rng_of(setup, 9), 1, 4):
        after = setup.game.clone(m.state)
        engine.apply(m.flow, after, seat, action)
        checked += check_events_come_last(PlayedAct(setup.game, m.state, seat, action), after)
    assert checked > 0


@every_index
def test_events_that_were_folded_are_told_just_the_same(index: int) -> None:
    for m in positions(index)[-1:]:
        twin, audiences = m.clone(), (*range(m.players), None)
        told = {seat: m.events(seat) for seat in audiences}
        assert {seat: twin.heard(seat) for seat in audiences} == {seat: len(told[seat]) for seat in audiences}
        twin.fold_events()
        assert {seat: twin.heard(seat) for seat in audiences} == {seat: len(told[seat]) for seat in audiences}
        assert {seat: twin.events(seat) for seat in audiences} == told

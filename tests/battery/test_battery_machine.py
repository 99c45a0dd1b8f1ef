"""Hypothesis plays: act, undo, preview, clone, save, load and refuse in any order, and shrinks what breaks."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import orrery
from battery.tables import SETUPS
from orrery import BadAction, CannotUndo, IllegalAction, Match
from orrery.core.state_codec import canonical, digest


class LiveMatch(RuleBasedStateMachine):
    """A match beside a plain list of the actions that count: at any time it equals their replay."""

    m: Match

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[tuple[Match, str]] = []

    @initialize(setup=st.sampled_from(SETUPS), seed=st.integers(0, 2**128 - 1))
    def begin(self, setup: Any, seed: int) -> None:
        self.m = setup.new(seed)

    @precondition(lambda self: self.m.actors)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.m.actors))
        decision = self.m.decision(seat)
        assert decision is not None
        action = data.draw(st.sampled_from(decision.actions))
        foreseen = self.m.preview(seat, action)
        version = self.m.version
        told = self.m.act(seat, self.m.game.action_to_json(action) if data.draw(st.booleans()) else action)
        assert told[: len(foreseen)] == foreseen
        assert self.m.version == version + 1

    @rule(data=st.data())
    def act_at_random(self, data: st.DataObject) -> None:
        """Any action of any seat: taken if it is listed, else refused without a trace."""
        seat = data.draw(st.integers(0, self.m.players - 1))
        action = self.m.game.actions.at(data.draw(st.integers(0, self.m.game.actions.size - 1)))
        decision = self.m.decision(seat)
        listed = decision is not None and any(type(o) is type(action) and o == action for o in decision.actions)
        before = self.m.to_json()
        refused = self.m.refused(seat, action)
        assert self.m.to_json() == before
        assert (refused is None) == listed
        if refused is not None:
            try:
                self.m.act(seat, action)
            except IllegalAction:
                assert self.m.to_json() == before
                return
            raise AssertionError("refused and yet taken")

    @rule(seat=st.integers(-1, 6))
    def undo(self, seat: int) -> None:
        before = self.m.to_json()
        count = len(self.m.actions)
        try:
            self.m.undo(seat)
        except (BadAction, CannotUndo):
            assert self.m.to_json() == before
        else:
            assert len(self.m.actions) == count - 1

    @rule()
    def clone(self) -> None:
        self.kept.append((self.m, digest(self.m.state)))
        self.m = self.m.clone()

    @rule()
    def save_and_load(self) -> None:
        text = self.m.to_json()
        back = orrery.load(text)
        assert back == self.m
        assert back.to_json() == text
        self.m = back

    @invariant()
    def holds(self) -> None:
        if not hasattr(self, "m"):
            return
        self.m.game.invariants(self.m.state)
        assert self.m.over == (not self.m.actors)
        for state, fingerprint in self.kept[-3:]:
            assert digest(state.state) == fingerprint

    def teardown(self) -> None:
        if hasattr(self, "m"):
            again = orrery.replay(self.m.record())
            assert again == self.m
            for me in (*range(self.m.players), None):
                assert again.events(me) == self.m.events(me)
                assert canonical(again.view(me)) == canonical(self.m.view(me))


LiveMatch.TestCase.settings = settings(
    max_examples=20, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
TestLiveMatch = LiveMatch.TestCase

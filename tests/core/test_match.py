"""A live game: acting, taking back and its fences, previews, copies."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import orrery
from core.toy import TOY
from orrery import CannotUndo, IllegalAction, Match
from orrery.core.engine import asking
from orrery.core.errors import EngineError
from orrery.core.rng import commitment
from orrery.core.state_codec import digest


def toy(players: int = 3, seed: int = 1, **options: Any) -> Match:
    return TOY.new(players, seed, options)


def barred(m: Match, seat: int) -> str:
    assert not m.can_undo(seat)
    before = m.to_json()
    with pytest.raises(CannotUndo) as why:
        m.undo(seat)
    assert m.to_json() == before
    assert why.value.why == m.why_no_undo(seat)
    assert why.value.text("ru") == f"ru|undo-{why.value.why}|why={why.value.why}"
    return why.value.why


def test_act_takes_both_forms_and_tells_its_events() -> None:
    m = toy()
    decision = m.decision(0)
    assert decision is not None
    assert m.act(0, decision.actions[0]) == [{"e": "gained", "seat": 0, "amount": 1}]
    assert m.act(1, ["plan", "gather"]) == [{"e": "gained", "seat": 1, "amount": 1}]
    assert m.version == 2
    assert [seat for seat, _ in m.actions] == [0, 1]


def test_refusals_and_wrong_seats() -> None:
    m = toy(coins=0)
    before = m.to_json()
    with pytest.raises(IllegalAction) as refused:
        m.act(1, ["plan", "gather"])
    assert (refused.value.rule, refused.value.why) == ("TOY-0", "not_your_decision")
    with pytest.raises(IllegalAction) as refused:
        m.act(0, ["gift", 1])
    assert (refused.value.rule, refused.value.why) == ("TOY-2", "no_coin")
    assert refused.value.text("en") == "en|refusal-no_coin|"
    no_friend = m.refused(0, ["gift", 0])
    assert no_friend is not None
    assert (no_friend.why, no_friend.params) == ("no_such_friend", {"to": 0})
    assert m.refused(0, ["plan", "gather"]) is None
    assert m.to_json() == before


def test_a_failure_inside_a_rule_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    m = toy()
    before = m.to_json()
    asked = asking(m.flow, m.state, 0)
    assert asked is not None
    frame, ask = asked

    def broken(*given: Any) -> None:
        ask.take(*given)
        raise RuntimeError("a bug in a rule")

    monkeypatch.setitem(m.flow.asks, type(frame), replace(ask, take=broken))
    with pytest.raises(RuntimeError):
        m.act(0, ["plan", "gather"])
    monkeypatch.undo()
    assert m.to_json() == before
    m.act(0, ["plan", "gather"])


# --- undo and its fences ----------------------------------------------------------------------------


def test_nothing_to_undo() -> None:
    m = toy()
    assert barred(m, 0) == "nothing"
    assert barred(m, 2) == "nothing"


def test_undo_within_a_turn_step_by_step() -> None:
    m = toy(confirm=True)
    start = digest(m.state)
    m.act(0, ["burn"])
    m.act(0, ["plan", "craft"])
    m.act(0, ["pick", 1])
    assert m.can_undo(0)
    m.undo(0)
    m.undo(0)
    m.undo(0)
    assert digest(m.state) == start
    assert (m.version, m.undos) == (6, 3)
    assert barred(m, 0) == "nothing"
    assert m.events(0) == []


def test_fence_passed_to_another_seat() -> None:
    m = toy()
    m.act(0, ["plan", "gather"])
    assert barred(m, 0) == "passed"


def test_fence_confirmed() -> None:
    m = toy(confirm=True)
    m.act(0, ["plan", "gather"])
    assert m.can_undo(0)
    m.act(0, ["confirm"])
    assert barred(m, 0) == "confirmed"


def test_fence_of_an_own_draw() -> None:
    m = toy(confirm=True)
    m.act(0, ["plan", "roll"])
    assert m.actors == (0,)
    assert barred(m, 0) == "revealed"


def test_fence_of_what_was_shown_to_another_seat() -> None:
    """The other has seen the card: taking the step back would leave it with knowledge of something undone."""
    m = toy(confirm=True)
    m.act(0, ["plan", "show"])
    assert m.events(1)[-1]["card"] is not None
    assert m.events(0)[-1]["card"] is None
    assert barred(m, 0) == "revealed"


def test_after_a_fence_later_steps_can_be_undone() -> None:
    m = toy(confirm=True, coins=0)
    m.act(0, ["plan", "dig"])
    digging = digest(m.state)
    if m.refused(0, ["burn"]) is None:
        m.act(0, ["burn"])
        m.undo(0)
    assert digest(m.state) == digging
    assert barred(m, 0) == "revealed"


def test_fence_at_the_unveiling_and_at_the_end() -> None:
    m = toy(2)
    for round_ in (1, 2):
        for seat in (0, 1):
            m.act(seat, ["plan", "gather"])
        m.act(0, ["number", 1])
        assert m.can_undo(0)
        m.act(1, ["number", 2])
        assert barred(m, 0) == barred(m, 1) == ("revealed" if round_ == 1 else "over")
    assert m.over
    assert m.actors == ()
    with pytest.raises(IllegalAction) as refused:
        m.act(0, ["number", 1])
    assert (refused.value.rule, refused.value.why) == ("TOY-9", "game_over")


def test_undo_in_a_parallel_phase_disturbs_nobody() -> None:
    m = toy()
    for seat in range(3):
        m.act(seat, ["plan", "gather"])
    m.act(2, ["number", 3])
    m.act(0, ["burn"])
    m.act(1, ["burn"])
    m.act(1, ["number", 4])
    m.undo(2)
    assert m.state.secret == [0, 4, 0]
    assert m.state.points == [1, 1, 0]
    assert m.actors == (0, 2)
    assert [seat for seat, _ in m.actions] == [0, 1, 2, 0, 1, 1]
    m.act(2, ["number", 1])
    m.undo(1)
    assert m.state.secret == [0, 0, 1]
    assert m.state.points == [1, 1, 0]
    m.undo(1)
    assert m.state.points == [1, 0, 0]


def test_undo_by_the_giver_is_barred_while_the_friend_decides() -> None:
    m = toy()
    m.act(0, ["gift", 1])
    assert m.actors == (1,)
    assert barred(m, 0) == "passed"
    m.act(1, ["answer", "yes"])
    assert m.actors == (1,)
    assert m.can_undo(1)  # its own turn has begun, but nobody else has been asked anything since
    m.undo(1)
    assert m.state.coins == [1, 1, 1]
    m.act(1, ["answer", "no"])
    m.act(1, ["gift", 0])
    assert barred(m, 1) == "passed"


def test_undone_then_other_choice_equals_never_undone() -> None:
    a, b = toy(confirm=True), toy(confirm=True)
    a.act(0, ["plan", "craft"])
    a.undo(0)
    for m in (a, b):
        m.act(0, ["plan", "trade"])
        m.act(0, ["pick", 1])
    assert a == b
    assert a.record() == b.record()
    assert a.events(0) == b.events(0)


# --- preview ----------------------------------------------------------------------------------------


def test_preview_changes_nothing_and_stops_at_the_first_draw_or_reveal() -> None:
    m = toy(seed=3)
    before = m.to_json()
    assert m.preview(0, ["plan", "gather"]) == [{"e": "gained", "seat": 0, "amount": 1}]
    assert m.preview(0, ["plan", "roll"]) == []
    assert m.preview(0, ["plan", "dig"]) == [{"e": "peeked", "seat": 0}]
    assert m.preview(0, ["plan", "show"]) == []
    assert m.preview(0, ["plan", "craft"]) == []
    assert m.to_json() == before
    with pytest.raises(IllegalAction):
        m.preview(1, ["plan", "gather"])
    with pytest.raises(orrery.BadAction):
        m.preview(0, ["plan"])


def test_preview_of_a_confirmation_tells_what_it_sets_going() -> None:
    """Confirming bars the way back, but it shows nothing hidden."""
    m = toy(2, confirm=True)
    for seat in (0, 1):
        m.act(seat, ["plan", "gather"])
        m.act(seat, ["confirm"])
    m.act(0, ["number", 3])
    assert m.preview(0, ["confirm"]) == [{"e": "number_chosen", "seat": 0, "number": 3}]
    m.act(0, ["confirm"])
    m.act(1, ["number", 3])
    assert m.preview(1, ["confirm"]) == [{"e": "number_chosen", "seat": 1, "number": 3}]  # and not the unveiling


def test_preview_is_what_happens_up_to_the_reveal() -> None:
    m = toy(seed=5)
    for seat in range(3):
        decision = m.decision(seat)
        assert decision is not None
        for action in decision.actions:
            seen = m.preview(seat, action)
            twin = m.clone()
            assert twin.act(seat, action)[: len(seen)] == seen
        m.act(seat, ["plan", "gather"])


# --- copies -----------------------------------------------------------------------------------------


def test_clones_go_their_own_ways() -> None:
    m = toy(confirm=True)
    m.act(0, ["plan", "gather"])
    twin = m.clone()
    assert twin == m
    twin.undo(0)
    assert m.can_undo(0)
    assert twin != m
    twin.act(0, ["plan", "trade"])
    m.act(0, ["confirm"])
    assert m.actors == (1,)
    assert twin.actors == (0,)
    assert (m.version, twin.version) == (2, 3)
    assert m.events(0)[0]["e"] == "gained"
    assert twin.events(0) == []


def test_equality() -> None:
    assert toy(seed=1) == toy(seed=1)
    assert toy(seed=1) != toy(seed=2)
    assert toy(2) != toy(3)
    assert toy() != toy(coins=2)
    assert toy() != "a match"
    with pytest.raises(TypeError):
        hash(toy())
    assert repr(toy()) == "<Match of toy, 3 seats, 0 actions>"


def test_old_decisions_keep_what_they_said() -> None:
    m = toy()
    decision = m.decision(0)
    assert decision is not None
    listed = decision.actions
    m.act(0, ["plan", "gather"])
    assert decision.actions == listed
    sampled = decision.sample(orrery.Rng(1))
    assert sampled.coins == [1, 1, 1]  # of the moment it was asked
    decision._state.step += 1
    with pytest.raises(EngineError):
        decision.sample(orrery.Rng(1))


def test_commitment_first_seed_last() -> None:
    m = toy(2, seed=77)
    assert m.commitment == m.view(0)["commitment"] == commitment("toy", 77)
    assert m.view(None)["seed"] is None
    for _ in range(2):
        for seat in (0, 1):
            m.act(seat, ["plan", "gather"])
        for seat in (0, 1):
            m.act(seat, ["number", 1 + seat])
    assert m.view(None)["seed"] == f"{77:032x}"
    assert commitment("toy", int(m.view(0)["seed"], 16)) == m.commitment
    assert m.winners == (1,)
    assert [sheet.total for sheet in m.scores()] == [0, 4]


def test_winners_come_at_the_end_only() -> None:
    m = toy()
    assert m.winners == ()
    assert len(m.scores()) == 3
    assert not m.over


def test_a_fast_play_out_tells_its_story_afterwards() -> None:
    slow = orrery.game("planet_5r").new(3, 5)
    fast = orrery.play_out(slow.clone(), ["random"] * 3, seed=9)
    for seat, action in fast.actions:
        slow.act(seat, action)
    assert fast == slow
    assert fast.events(1) == slow.events(1)
    assert fast.events(None) == slow.events(None)
    assert fast.why_no_undo(0) == "over"
    assert fast.version == slow.version

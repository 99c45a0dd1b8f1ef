"""The way back beyond every fence, and the way forward again."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import orrery
from core.toy import TOY
from orrery import CannotUndo, Match
from orrery.core.state_codec import digest


def toy(players: int = 3, seed: int = 1, **options: Any) -> Match:
    return TOY.new(players, seed, options)


# --- rewind


def test_rewind_goes_beyond_every_fence() -> None:
    m = toy(2)
    start, heard = digest(m.state), m.events(0)
    m.act(0, ["plan", "roll"])
    rolled, fences = digest(m.state), m._fences
    m.act(1, ["plan", "dig"])
    m.act(0, ["number", 1])
    m.act(1, ["number", 2])
    assert m.why_no_undo(0) == "revealed"
    m.rewind(1)
    assert (digest(m.state), m._fences, m.actions) == (rolled, fences, m.actions[:1])
    assert (m.version, m.undos) == (5, 1)
    m.rewind(0)
    assert (digest(m.state), m.events(0)) == (start, heard)
    assert m.why_no_undo(0) == "nothing"
    assert m.record() == toy(2).record()


def test_the_way_back_can_be_walked_beforehand() -> None:
    m, plain = toy(2), toy(2)
    for match in (m, plain):
        for seat, action in ((0, ["plan", "roll"]), (1, ["plan", "dig"]), (0, ["number", 1]), (1, ["number", 2])):
            match.act(seat, action)
    before = m.to_json()
    way = m.way_back(1)
    assert way is not None
    assert m.to_json() == before, "looking changes nothing"
    assert m.way_back(4) is m.way_back(-1) is None, "there is no such way"
    m.remember_way(way)
    m.rewind(1)
    plain.rewind(1)
    for match in (m, plain):
        match.act(1, ["plan", "roll"])
    assert (m.to_json(), m._fences) == (plain.to_json(), plain._fences)
    assert [m.events(seat) for seat in (0, 1, None)] == [plain.events(seat) for seat in (0, 1, None)]


def test_a_way_that_was_found_in_vain_does_no_harm() -> None:
    m, plain = toy(2), toy(2)
    for match in (m, plain):
        for seat, action in ((0, ["plan", "roll"]), (1, ["plan", "dig"]), (0, ["number", 1]), (1, ["number", 2])):
            match.act(seat, action)
    way = m.way_back(3)
    assert way is not None
    m.remember_way(way)
    for match in (m, plain):
        match.rewind(1)
        match.act(1, ["plan", "roll"])
        match.act(0, ["number", 4])
        match.act(1, ["number", 3])
        match.rewind(3)
    assert (m.to_json(), m._fences) == (plain.to_json(), plain._fences)
    assert [m.events(seat) for seat in (0, 1, None)] == [plain.events(seat) for seat in (0, 1, None)]


@pytest.mark.parametrize("n", [-1, 1, 2, True, "0", 0.5, None])
def test_rewind_to_nowhere(n: Any) -> None:
    m = toy()
    m.act(0, ["plan", "gather"])
    before = m.to_json()
    with pytest.raises(CannotUndo) as why:
        m.rewind(n)
    assert why.value.why == "nothing"
    assert m.to_json() == before


def test_after_a_rewind_ordinary_undo_goes_on() -> None:
    """What the fences let through at that moment can be taken back again, though it was beyond reach in between."""
    m = toy(confirm=True)
    m.act(0, ["burn"])
    start = digest(m.state)
    m.act(0, ["plan", "gather"])
    m.act(0, ["confirm"])
    m.act(1, ["plan", "roll"])
    m.rewind(2)
    m.undo(0)
    assert digest(m.state) == start
    m.undo(0)
    assert m.actions == []


def test_rewind_of_a_fast_play_out_and_of_a_loaded_match() -> None:
    game = orrery.game("planet_5r")
    m = orrery.play_out(game.new(3, 5), ["random"] * 3, seed=9)
    half = len(m.actions) // 2
    slow = game.new(3, 5)
    for seat, action in m.actions[:half]:
        slow.act(seat, action)
    back = orrery.load(m.to_json())
    for match in (m, back):
        match.rewind(half)
        assert digest(match.state) == digest(slow.state)
        assert match.events(1) == slow.events(1)
        assert [match.why_no_undo(seat) for seat in range(3)] == [slow.why_no_undo(seat) for seat in range(3)]


def test_rewinds_that_are_expected_walk_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table at which much was taken back wakes as quickly as any other."""
    game = orrery.game("planet_5r")
    played = orrery.play_out(game.new(3, 5), ["random"] * 3, seed=9).actions

    def again(m: Match) -> Match:
        for end, back in ((30, 12), (40, 3), (35, 12), (45, 0), (20, 12)):
            for seat, action in played[len(m.actions) : end]:
                m.act(seat, action)
            m.rewind(back)
        return m

    walked = again(game.new(3, 5))
    awaited = game.new(3, 5)
    awaited.expect([12, 3, 12, 0, 12])
    with monkeypatch.context() as patched:
        patched.setattr(Match, "_walk", None)
        again(awaited)
    awaited.expect(())
    assert awaited.to_json() == walked.to_json()
    assert awaited.events(1) == walked.events(1)
    for m in (awaited, walked):
        m.act(*played[12])
    assert set(awaited._past) <= set(walked._past), "nothing is kept any more"
    assert [awaited.why_no_undo(seat) for seat in range(3)] == [walked.why_no_undo(seat) for seat in range(3)]


# --- redo


def test_redo_step_by_step() -> None:
    m = toy(confirm=True)
    assert m.redo(0) is None
    states = [digest(m.state)]
    for action in (["burn"], ["plan", "craft"], ["pick", 1]):
        m.act(0, action)
        states.append(digest(m.state))
    for _ in range(3):
        m.undo(0)
    for after in states[1:]:
        assert m.can_redo(0)
        m.act(0, m.redo(0))
        assert digest(m.state) == after
    assert not m.can_redo(0)
    m.undo(0)
    assert m.can_redo(0)
    assert digest(m.state) == states[2]


def test_an_act_of_another_kind_ends_the_way_forward() -> None:
    m = toy(confirm=True)
    m.act(0, ["plan", "craft"])
    m.act(0, ["pick", 1])
    m.undo(0)
    m.undo(0)
    m.act(0, ["plan", "trade"])
    assert not m.can_redo(0)
    m.undo(0)
    assert m.game.action_to_json(m.redo(0)) == ["plan", "trade"]


def test_the_others_keep_their_way_forward() -> None:
    m = toy()
    for seat in range(3):
        m.act(seat, ["plan", "gather"])
    m.act(2, ["number", 3])
    m.act(0, ["number", 1])
    m.undo(2)
    m.undo(0)
    m.act(1, ["number", 4])
    assert m.game.action_to_json(m.redo(2)) == ["number", 3]
    m.act(0, ["number", 2])
    assert not m.can_redo(0)
    m.act(2, m.redo(2))
    assert m.events(1)[-1] == {"e": "numbers", "chosen": [2, 4, 3], "winner": 1}


def test_what_is_no_longer_legal_is_not_offered() -> None:
    m = toy(2)
    m.act(0, ["plan", "gather"])
    m.act(1, ["plan", "gather"])
    m.rewind(0)
    assert m.can_redo(0)
    assert not m.can_redo(1)  # not asked yet
    m.act(0, m.redo(0))
    assert m.can_redo(1)


def test_the_way_forward_survives_copies_and_files(toy_is_known: None) -> None:
    m = toy(confirm=True)
    m.act(0, ["plan", "craft"])
    m.act(0, ["pick", 1])
    m.undo(0)
    m.undo(0)
    twin, back = m.clone(), orrery.load(m.to_json())
    for other in (twin, back):
        assert other.redo(0) == m.redo(0)
        other.act(0, other.redo(0))
        assert other.game.action_to_json(other.redo(0)) == ["pick", 1]
    assert m.game.action_to_json(m.redo(0)) == ["plan", "craft"]


@settings(max_examples=60)
@given(st.data())
def test_acts_undos_and_rewinds_played_again_give_the_same_match(data: st.DataObject) -> None:
    """All that a match knows follows from what was done to it, in order: that is how a server stores it."""
    m = toy(3, data.draw(st.integers(0, 99)), confirm=data.draw(st.booleans()))
    stored: list[tuple[str, int, Any]] = []
    for _ in range(data.draw(st.integers(5, 40))):
        kinds = ["act"] * 3 * bool(m.actors) + ["undo"] * any(m.can_undo(s) for s in range(3)) * 2
        kinds += ["redo"] * any(m.can_redo(s) for s in range(3)) * 2 + ["rewind"] * bool(m.actions)
        kind = data.draw(st.sampled_from(kinds))
        if kind == "act":
            seat = data.draw(st.sampled_from(m.actors))
            decision = m.decision(seat)
            assert decision is not None
            stored.append(("act", seat, data.draw(st.sampled_from(decision.actions))))
            m.act(seat, stored[-1][2])
        elif kind == "undo":
            seat = data.draw(st.sampled_from([s for s in range(3) if m.can_undo(s)]))
            stored.append(("undo", seat, None))
            m.undo(seat)
        elif kind == "redo":
            seat = data.draw(st.sampled_from([s for s in range(3) if m.can_redo(s)]))
            stored.append(("act", seat, m.redo(seat)))
            m.act(seat, stored[-1][2])
        else:
            stored.append(("rewind", 0, data.draw(st.integers(0, len(m.actions) - 1))))
            m.rewind(stored[-1][2])
    again = toy(3, m.seed, confirm=m.options.confirm)
    for kind, seat, what in stored:
        if kind == "act":
            again.act(seat, what)
        elif kind == "undo":
            again.undo(seat)
        else:
            again.rewind(what)
    straight = toy(3, m.seed, confirm=m.options.confirm)
    for seat, action in m.actions:
        straight.act(seat, action)
    assert again == m == straight
    assert (again.version, again.undos, again._fences) == (m.version, m.undos, m._fences)
    assert m._fences == straight._fences
    for seat in range(3):
        assert again.redo(seat) == m.redo(seat)
        assert again.events(seat) == m.events(seat) == straight.events(seat)
        assert again.view(seat) == m.view(seat) == straight.view(seat)

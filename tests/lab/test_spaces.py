"""Compact action spaces by the example: steps, cursors, and what is refused."""

from __future__ import annotations

import pickle
import subprocess
import sys

import numpy as np
import pytest

import orrery
from core.toy import TOY
from orrery import lab
from orrery.core import registry
from orrery.core.actions import ActionSet, Id, Int, Kind, Maybe
from orrery.core.errors import IllegalStep, NoLab
from orrery.core.frames import Confirm
from orrery.core.numbering import Numbering
from orrery.core.spelling import Spelling
from orrery.games.planet_5r.actions import Bid, PlayCard, Take

SPACE = lab.space("planet_5r")


def question(**position: object) -> orrery.Decision:
    decision = orrery.game("planet_5r").position({"players": 3, **position}).decision(0)
    assert decision is not None
    return decision


def bidding(water: int) -> orrery.Decision:
    return question(seats=[{"water": water}], pending=[{"kind": "bid", "seat": 0}])


def taking(*market: str) -> orrery.Decision:
    return question(market=list(market), pending=[{"kind": "take_technology", "seat": 0}])


def test_a_small_answer_is_one_step() -> None:
    decision = question()
    assert SPACE.encode(decision, PlayCard(3)) == (3,)
    cursor = SPACE.begin(decision)
    assert cursor.legal == [0, 1, 2, 3, 4]
    assert not cursor.done
    chosen = cursor.choose(3)
    assert chosen.done
    assert chosen.action == PlayCard(3)
    assert chosen.legal == []
    assert [SPACE.meaning(step) for step in chosen.prefix] == ["play scout"]


def test_high_bids_are_told_by_their_digits() -> None:
    decision = bidding(45)
    assert len(SPACE.encode(decision, Bid(30))) == 1
    told = [SPACE.meaning(step) for step in SPACE.path(Bid(45))]
    assert told == ["bid 0 hundreds", "and 4 tens", "and 5"]
    assert len({SPACE.encode(decision, action) for action in decision.actions}) == 45
    assert SPACE.decode(decision, SPACE.encode(decision, Bid(45))) == Bid(45)


def test_large_answers_are_given_step_by_step() -> None:
    actions = [Take(0), Take(0, 0, 1), Take(0, 0, 1, 2, 0), Take(1)]
    assert [SPACE.meaning(step) for step in SPACE.path(actions[2])] == [
        "take Trap Vault",
        "left side to group 0, lying over",
        "right side to group 2, lying under",
    ]
    cursor = SPACE.begin(actions)
    assert {SPACE.meaning(step) for step in cursor.legal} == {"take Trap Vault", "take Echo Borer"}
    card = cursor.choose(cursor.legal[0])
    assert card.actions == actions[:3]
    left = card.choose(card.legal[1])
    assert left.actions == actions[1:3]
    assert left.choose(left.legal[1]).action == actions[2]
    assert [len(SPACE.encode(actions, action)) for action in actions] == [2, 3, 3, 1]


def test_a_decision_is_answered_as_its_list_is() -> None:
    decision = taking("tech_rain_mill", "tech_nomad_beacon")
    assert SPACE.begin(decision).legal == SPACE.begin(decision.actions).legal
    assert {SPACE.meaning(step) for step in SPACE.begin(decision).legal} == {"take Rain Mill", "take Nomad Beacon"}


def test_shared_first_steps_stand_in_the_prefix() -> None:
    actions = [Take(0), Take(0, 0, 1), Take(0, 0, 0)]
    cursor = SPACE.begin(actions)
    assert [SPACE.meaning(step) for step in cursor.prefix] == ["take Trap Vault"]
    assert [SPACE.meaning(step) for step in cursor.legal] == [
        "left side free",
        "left side to group 0, lying over",
        "left side to group 0, lying under",
    ]
    assert cursor.choose(cursor.legal[1]).action == actions[1]
    assert [len(SPACE.encode(actions, action)) for action in actions] == [1, 1, 1]


def test_a_decision_with_one_answer_is_one_step() -> None:
    cursor = SPACE.begin([Confirm()])
    assert len(cursor.legal) == 1
    assert not cursor.done
    assert cursor.choose(cursor.legal[0]).action == Confirm()
    assert SPACE.encode([Take(4)], Take(4)) == SPACE.path(Take(4))[:1]


def test_other_processes_find_the_same_space_and_go_on_from_a_cursor() -> None:
    cursor = SPACE.begin([Take(0), Take(0, 0, 1), Take(0, 0, 0), Take(1)]).choose(65)
    again = pickle.loads(pickle.dumps(cursor))
    assert again.space is SPACE
    assert (again.legal, again.prefix, again.actions) == (cursor.legal, cursor.prefix, cursor.actions)
    seen = lab.observation("planet_5r", 3)
    assert pickle.loads(pickle.dumps(seen)) is seen


def test_masks_are_written_into_arrays_of_any_kind() -> None:
    cursor = SPACE.begin(question())
    assert cursor.mask().dtype == np.int8
    for kind in (np.bool_, np.float32, np.int8):
        out = np.ones(SPACE.n, kind)
        assert cursor.mask(out) is out
        assert np.flatnonzero(out).tolist() == [0, 1, 2, 3, 4]


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    decision = question()
    cursor = SPACE.begin(decision)
    with pytest.raises(IllegalStep) as wrong:
        cursor.choose(SPACE.path(Bid(2))[0])
    assert wrong.value.code == "illegal_step"
    assert SPACE.name in wrong.value.text("en")
    assert SPACE.name in wrong.value.text("ru")
    assert cursor.legal == [0, 1, 2, 3, 4]
    with pytest.raises(IllegalStep):
        SPACE.encode(decision, Bid(2))
    with pytest.raises(IllegalStep):
        SPACE.encode([Take(0), Take(1)], Take(0, 3, 1))  # begins like a legal one
    with pytest.raises(IllegalStep):
        SPACE.decode([Take(0), Take(0, 0, 1), Take(1)], SPACE.path(Take(0))[:1])
    with pytest.raises(IllegalStep):
        SPACE.meaning(SPACE.n)
    with pytest.raises(IllegalStep):
        SPACE.meaning(-1)


def test_a_game_without_a_space_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    registry.register(TOY)
    for ask in (lab.space, lab.observation):
        with pytest.raises(NoLab) as none:
            ask("toy")
        assert "toy" in none.value.text("en")
        assert "toy" in none.value.text("ru")
    with pytest.raises(orrery.UnknownGame):
        lab.space("chess")


def test_players_do_without_numpy_and_without_what_games_bring_for_research() -> None:
    code = (
        "import sys, orrery; [orrery.game(name).new(orrery.game(name).players[-1], 1) for name in orrery.games()];"
        "print([name for name in sys.modules if name == 'numpy' or 'lab' in name.split('.')])"
    )
    done = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_no_block_is_empty_or_stands_twice() -> None:
    steps = Numbering("x-v1")
    assert steps.block("card", "a card", ["ace", "ten"]) == 0
    assert steps.block("place", "a place", ["left"]) == 2
    with pytest.raises(ValueError, match="card"):
        steps.block("card", "again", ["king"])
    with pytest.raises(ValueError, match="nothing"):
        steps.block("nothing", "no values", [])


class TestSpelling:
    """Actions spelled out: fields that name the same things share their numbers."""

    WORDS = Id(("ace", "ten", "king"))
    ACTIONS = ActionSet(
        Kind("play", PlayCard, (Id(("ten", "ace")),)),  # of the same sort as the longer list
        Kind("bid", Bid, (Int(1, 500),)),
        Kind("take", Take, (WORDS, Maybe(WORDS), Int(0, 1), Maybe(WORDS), Maybe(Int(0, 1)))),
    )
    SPELLING = Spelling("x-v1", ACTIONS, {"card": "honour"})

    def told(self, action: object) -> list[str]:
        meanings = [text for block in self.SPELLING.steps.blocks for text in block.each]
        return [meanings[step] for step in self.SPELLING.path(action)]

    def test_the_kind_comes_first_and_fields_follow(self) -> None:
        assert self.told(PlayCard(0)) == ["play: lay this action card face down", "honour ten"]
        assert self.told(Take(2, 0, 1, 1, 0))[1:] == [
            "honour king",
            "second honour ace",
            "left_lies 1",
            "third honour ten",
            "right_lies 0",
        ]

    def test_empty_fields_have_a_step_each(self) -> None:
        path = self.SPELLING.path(Take(0, -1, 0, -1, -1))
        assert len(set(path)) == len(path) == 6

    def test_long_numbers_are_told_by_digits(self) -> None:
        assert self.told(Bid(30))[1:] == ["water 30"]
        assert self.told(Bid(123))[1:] == ["water: 1 hundreds", "2 tens", "and 3"]
        assert len({self.SPELLING.path(Bid(water)) for water in range(1, 501)}) == 500

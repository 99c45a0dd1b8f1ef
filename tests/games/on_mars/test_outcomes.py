"""What is foretold of answers in On Mars: crystals above all, which are lost where nobody looks."""

from __future__ import annotations

from typing import Any

import orrery
from orrery import Match

MARS = orrery.game("on_mars")


def ending(**seat: Any) -> Match:
    """A seat that has only its executive action left; five ships leave room for three crystals."""
    return MARS.position(
        {
            "players": 2,
            "options": {"confirm": True},
            "main_done": True,
            "seats": [{"space": 6, **seat}, {"space": 2}],
            "pending": [{"kind": "turn", "seat": 0}],
        }
    )


def foretold(m: Match, action: list[Any]) -> Any:
    (found,) = m.outcomes(0, [action])
    return found


def test_crystals_without_room_are_lost_by_ending_the_turn() -> None:
    """OM-1.14"""
    end = foretold(ending(crystals=3, incoming=4), ["end"])
    assert dict(end.lost) == {"crystal": 4}
    assert end.ends_turn
    assert "exec" in end.forgone, "they can still be spent"
    assert dict(foretold(ending(crystals=2, incoming=4), ["end"]).lost) == {"crystal": 3}
    assert not foretold(ending(crystals=2, incoming=1), ["end"]).lost


def test_a_contract_that_lacks_them_takes_them_in() -> None:
    """OM-8.23"""
    with_contract = ending(crystals=3, incoming=4, contracts={"contract_12": {}})
    lacking = with_contract.view(0)["parties"][0]["contracts"]
    assert lacking
    assert dict(foretold(with_contract, ["end"]).lost).get("crystal", 0) < 4


def test_spending_makes_room() -> None:
    m = ending(crystals=3, incoming=4)
    move = foretold(m, ["exec", "exec_move_bots"])
    assert dict(move.paid) == {"crystal": 2}
    assert not move.lost
    m.act(0, ["exec", "exec_move_bots"])
    m.act(0, ["done"])
    assert dict(foretold(m, ["end"]).lost) == {"crystal": 2}


def test_a_goal_laid_down_is_paid() -> None:
    m = ending(crystals=1, goals=["goal_3", "goal_5", "goal_12"])
    found = foretold(m, ["pawn", "goal_3"])
    assert dict(found.paid) == {"goal": 1}
    assert found.asks == "turn"


def test_alone_lacerdas_turn_is_not_foretold() -> None:
    m = MARS.position(
        {
            "players": 1,
            "options": {"confirm": True},
            "main_done": True,
            "seats": [{"space": 6, "crystals": 3, "incoming": 4}],
            "lacerda": {"space": 8},
            "pending": [{"kind": "turn", "seat": 0}],
        }
    )
    end = foretold(m, ["end"])
    assert end.reveals
    assert end.ends_turn
    assert dict(end.lost) == {"crystal": 4}
    assert not end.others

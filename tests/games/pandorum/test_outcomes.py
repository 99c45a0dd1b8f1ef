"""What is foretold of answers in Pandorum."""

from __future__ import annotations

from typing import Any

import orrery
from orrery import Match

PANDORUM = orrery.game("pandorum")


def building(hand: list[str], quids: int = 4) -> Match:
    return PANDORUM.position(
        {
            "players": 2,
            "options": {"layout": "R", "new_horizons": True},
            "in_play": [{"event": "expansion", "quids": 5}],
            "seats": [
                {"hand": hand, "at": "1,-2", "modules": ["2,-2"]},
                {"quids": quids, "modules": ["1,-3"]},
            ],
            "pending": [{"kind": "build", "seat": 0}],
        }
    )


def foretold(m: Match, action: list[Any]) -> Any:
    (found,) = m.outcomes(0, [action])
    return found


def test_a_construction_brings_quids_and_costs_cards() -> None:
    found = foretold(building(["casino", "wind_generator"]), ["build", "casino", "wind_generator"])
    assert dict(found.gained) == {"quid": 2, "base": 1}
    assert dict(found.paid) == {"hand": 2}
    assert (found.score.before, found.score.after) == (0, 2)
    assert "1,-2" in found.places
    assert not found.others


def test_what_is_taken_is_lost_by_its_owner() -> None:
    """PD-7.10"""
    found = foretold(building(["cargo_interception_system"]), ["build", "cargo_interception_system", None])
    (victim,) = found.others
    assert victim.seat == 1
    assert dict(victim.lost) == {"quid": 2}
    assert not victim.paid
    assert victim.score == (4, 2, (("quids", 4, 2),))
    assert dict(found.gained) == {"quid": 2, "module": 1}
    nothing = foretold(building(["cargo_interception_system"], quids=0), ["build", "cargo_interception_system", None])
    assert not nothing.others
    assert dict(nothing.gained)["quid"] == 1, "the event pays for a construction that brings little"


def test_one_card_more_whatever_it_is() -> None:
    m = PANDORUM.position({"players": 2, "options": {"layout": "R"}, "pending": [{"kind": "turn", "seat": 0}]})
    deck = foretold(m, ["draw", "deck"])
    assert dict(deck.gained) == {"hand": 1}
    assert deck.reveals
    assert deck.components == ()
    name = m.view(0)["market"][0]["card"]
    shown = foretold(m, ["draw", name])
    assert dict(shown.gained) == {"hand": 1}
    assert shown.components == (name,)


def test_the_end_of_a_turn() -> None:
    m = PANDORUM.new(2, 3, {"confirm": True})
    while not any(outcome.ends_turn for outcome in m.outcomes(m.actors[0])):
        m.act(m.actors[0], m.legal(m.actors[0])[0])
    (found,) = m.outcomes(m.actors[0])
    assert PANDORUM.action_to_json(found.action) == ["end"]
    assert not found.lost
    assert not found.forgone

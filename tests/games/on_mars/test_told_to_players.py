"""What players get to see: hidden things stay hidden, public things do not, and the result tells everything."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.on_mars.marks import rules
from games.on_mars.setting import Table, table
from games.on_mars.test_lacerda_beyond import GOALS, solo_end
from orrery.games.on_mars import GAME
from orrery.games.on_mars.components import BLUEPRINTS, FIRST_B_IDS, GOAL_IDS, SCORE_LINES


def seen(t: Table, me: int | None) -> dict[str, Any]:
    view: dict[str, Any] = GAME.view(t.start().s, me)
    return view


def over(t: Table) -> None:
    """Nobody has anything left to do."""
    t.lies(phase="end", standing=[], pending=[], then={}).start()


def colonists() -> Table:
    t = table(3, first_colonists=True).given(0, goals="goal_4 goal_9", incoming=0).given(1, goals="goal_1")
    for seat, card in enumerate(("fc_a3", "fc_a2", "fc_a1")):
        t.given(seat, first_a=card)
    return t.given(0, first_b="fc_b4 fc_b8")


@rules("OM-1.19", "OM-1.23", "OM-18.3")
def test_cards_in_hand_are_the_owners_own() -> None:
    t = colonists()
    mine = seen(t, 0)["parties"][0]
    assert [goal["goal"] for goal in mine["hand"]] == ["goal_4", "goal_9"]
    assert set(mine["first_cards"]) == {"fc_a3", "fc_b4", "fc_b8"}
    for other in (1, None):
        shown = seen(t, other)["parties"][0]
        assert (shown["hand"], shown["first_cards"]) == (None, None)
        assert (shown["goals"], shown["first_a"], shown["first_b"]) == (2, 1, 2)  # their numbers are public
        text = json.dumps(shown)
        assert not any(f'"{name}"' in text for name in ("goal_4", "goal_9", "fc_a3", "fc_b4", "fc_b8"))
    assert len(GOAL_IDS) == 16
    assert len(FIRST_B_IDS) == 8


@rules("OM-1.19", "OM-2.7")
@pytest.mark.parametrize("me", [0, 1, None])
def test_the_order_of_stacks_is_hidden(me: int | None) -> None:
    """Two tables that differ only in what lies face down look the same."""

    def shuffled(turn: int) -> dict[str, Any]:
        t = table(3).start()
        told = t.data
        level = {blueprint.id: blueprint.level for blueprint in BLUEPRINTS}
        cards = told["blueprint_deck"]
        turned = cards[turn:] + cards[:turn]
        t.lies(
            blueprint_deck=sorted(turned, key=level.__getitem__),  # large buildings lie below, OM-2.4
            find_stacks=[stack[turn:] + stack[:turn] for stack in told["find_stacks"]],
            tech_stacks=[stack[turn:] + stack[:turn] for stack in told["tech_stacks"]],
            piles={kind: [top, *rest[turn:], *rest[:turn]] for kind, (top, *rest) in told["piles"].items()},
        )
        return seen(t, me)

    assert shuffled(0) == shuffled(2)


@rules("OM-2.7", "OM-1.23", "OM-1.19")
def test_what_lies_open_is_seen_by_all() -> None:
    t = table(3).top("mine_5").given(0, stock="water", crystals=1, working=2, discoveries="disc_water").start()
    t.given(0, incoming=2)
    view = seen(t, None)
    assert view["piles"][0] == {"type": "mine", "left": 6, "arrows": [0, 2, 5]}  # n, se, nw of the top tile
    party = view["parties"][0]
    assert (party["resources"]["water"], party["crystals"], party["incoming"], party["working"]) == (1, 1, 2, 2)
    assert party["discoveries"] == ["disc_water"]


@rules("OM-16.1", "OM-16.2")
def test_the_result_has_every_line() -> None:
    t = table(2).given(0, op=7, hangar=1, ships="d4 d5 d6 d7", crystals=1).given(1, op=7, hangar=1, ships="d4 d5 d6 d7")
    over(t)
    result = seen(t, None)["result"]
    sheets = sorted(result["scores"], key=lambda sheet: int(sheet["seat"]))
    assert [line["key"] for line in sheets[0]["lines"]] == list(SCORE_LINES)
    points = {line["key"]: line["points"] for line in sheets[0]["lines"]}
    assert (points["op"], points["ships"], points["colonists"], points["techs"]) == (7, 3, 3, 2)
    assert sheets[0]["total"] == sum(points.values()) == sheets[1]["total"]
    assert (result["winners"], result["tie_break"]) == ([0], "crystals")


@rules("OM-17.20")
@pytest.mark.parametrize("goal", GOALS)
def test_the_solo_result_tells_the_goal_and_all_others_met(goal: str) -> None:
    t = solo_end(goal)
    over(t)
    told = seen(t, 0)["result"]
    assert told["solo"]["won"] is True
    assert told["solo"]["goal"] == goal
    assert goal in told["solo"]["met"]
    assert told["winners"] == [0]
    lost = seen(t.given(0, achieved=None), 0)["result"]["solo"]
    if goal != "solo_goal_potato":  # it asks for no private goal
        assert lost["won"] is False
        assert goal not in lost["met"]


@rules("OM-17.20")
def test_another_goal_may_be_met_while_the_chosen_one_is_not() -> None:
    t = solo_end("solo_goal_1", contracts={"contract_7": "mineral*4"})
    over(t.lies(options={"solo_goal": "solo_goal_3"}))
    told = seen(t, 0)["result"]["solo"]
    assert (told["won"], told["goal"], told["met"]) == (False, "solo_goal_3", ["solo_goal_1"])

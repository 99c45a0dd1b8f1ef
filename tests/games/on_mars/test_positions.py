"""Positions of On Mars as data: every question can be asked, components are conserved, nonsense is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orrery import BadPosition, Match, Rng, replay
from orrery.core.engine import CORE_FLOW, Ask
from orrery.core.state_codec import digest
from orrery.games.on_mars import GAME
from orrery.games.on_mars.components import (
    BP_IDS,
    CONTRACT_IDS,
    GOAL_IDS,
    HEX_IDS,
    LAB_IDS,
    RESOURCES,
    SOLO_CARD_IDS,
    TECH_IDS,
)
from orrery.games.on_mars.flow import FLOW
from orrery.games.on_mars.rules.crew import CONTRACT_CODE
from orrery.games.on_mars.state import COLONY, LACERDA, State
from orrery.texts import catalogue

Json = dict[str, Any]
STRICT = catalogue("on_mars", strict=True)
VARIANTS = {"first_colonists": True, "space_oddity": True, "length": "long", "confirm": True}
OPTIONS = {"first_colonists": True, "confirm": True}
RICH = {"storage": dict.fromkeys(RESOURCES, 2), "crystals": 3}
CONTRACTS = {"contracts": {"contract_8": {"mineral": 1}, "contract_9": {}}, **RICH}
UPGRADE = {**RICH, "shelters": ["4,-1", "5,-1"], "bots": ["4,-1"], "blueprints": {"bp_casino": None}}


def units(effect: str, *, must: bool = True) -> Json:
    return {"effect": effect, "done": 0, "extra": 0, "must": must}


# by kind of the decision: what the question itself needs, what the seat has, what lies on the table
QUESTIONS: dict[str, tuple[Json, Json, Json]] = {
    "start_space": ({}, {}, {"first": 0}),
    "shuttle_side": ({}, {}, {}),
    "deliveries": ({}, CONTRACTS, {}),
    "turn": ({}, RICH, {}),
    "refill": ({"place": 2}, {"scientists": {"hydrologist": None}}, {}),
    "settle": ({"tech": "tech_rover"}, {"lab": {"lab_1_top": "tech_rover"}}, {}),
    "blueprint": (units("obtain_blueprint"), RICH, {}),
    "gain_more": (units("goal_2"), {}, {}),
    "develop": (units("research_development"), RICH, {}),
    "learn": (units("learn_tech"), RICH, {}),
    "produce_more": (units("bp_automated_production", must=False), {"quarters": 3}, {}),
    "resupply": (units("resupply"), {}, {}),
    "retrieve": (units("bp_aqueduct"), {"working_area": 2, "quarters": 1}, {}),
    "upgrade": (units("upgrade"), UPGRADE, {}),
    "welcome": (units("welcome_ship"), RICH, {}),
    "type": ({"effect": "construct", "must": True}, RICH, {}),
    "site": ({"effect": "construct", "building": "mine"}, RICH, {}),
    "convert": ({"effect": "bp_trade_market", "must": True}, RICH, {}),
    "hire": ({"effect": "hire_or_contract", "must": True}, RICH, {}),
    "move": ({"effect": "control_center", "bots": 2, "rover": 1}, {}, {}),
    "tile": ({"hex": "4,-1", "bot": False}, {"rover": "4,-1"}, {"tiles": {"4,-1": "disc_mineral"}}),
    "radar": ({}, {}, {}),
    "accept": ({"effect": "to_4"}, RICH, {}),
    "overflow": ({"item": "mineral", "amount": 2}, CONTRACTS, {}),
    "lss": ({}, {}, {}),
    "displace": ({"piece": "rover", "hex": "0,0"}, {"rover": "0,0"}, {}),
    "bot_place": ({}, {}, {}),
    "travel": ({"free": True}, {}, {}),
    "explore": ({}, {"rover": "0,-4"}, {}),
    "arrive": ({"side": "colony"}, {}, {}),
    "first_a": ({}, {}, {}),
    "first_b": ({"task": "travelled"}, {"first_b": ["fc_b2"]}, {}),
}


def position(seats: list[Json] | None = None, players: int = 3, **data: Any) -> Match:
    return GAME.position({"players": players, "options": OPTIONS, "seats": seats or [], **data})


def refused(**data: Any) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        position(**data)
    for lang in ("en", "ru"):
        told = STRICT.format(lang, f"reason-{caught.value.reason.why}", dict(caught.value.reason.params))
        assert caught.value.text(lang) == STRICT.format(lang, caught.value.key, {"at": caught.value.at, "reason": told})
    return caught.value


@pytest.mark.parametrize("options", [{}, VARIANTS], ids=["plain", "variants"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_described_state_is_built_again(players: int, options: Json) -> None:
    m, rng = GAME.new(players, 5, options), Rng(players)
    while m.actors:
        if len(m.actions) % 11 == 0:
            data = GAME.describe(m.state)
            again = GAME.position(json.loads(json.dumps(data)))
            assert digest(again.state) == digest(m.state)
            assert GAME.describe(again.state) == data
        seat = rng.choice(m.actors)
        asked = m.decision(seat)
        assert asked is not None
        m.act(seat, rng.choice(asked.actions))
    assert digest(GAME.position(GAME.describe(m.state)).state) == digest(m.state)


def test_every_question_is_tried_here() -> None:
    asked = {ask.kind for frame, ask in FLOW.handlers.items() if type(ask) is Ask and frame not in CORE_FLOW}
    assert set(QUESTIONS) == asked


@pytest.mark.parametrize("kind", QUESTIONS)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_question_can_be_put_on_the_table(kind: str, seat: int) -> None:
    """It is asked, it has an answer, and the game goes on from there to another question without a fault."""
    question, own, table = QUESTIONS[kind]
    seats: list[Json] = [{}, {}]
    seats[seat] = own
    m = position(seats, pending=[{"kind": kind, "seat": seat, **question}], **table)
    assert m.actors == (seat,)
    asked = m.decision(seat)
    assert asked is not None
    assert asked.kind == kind
    for action in (asked.actions[0], asked.actions[-1]):
        tried = m.clone()
        tried.act(seat, action)
        GAME.invariants(tried.state)
        assert tried.actors or kind == "deliveries"


@pytest.mark.parametrize("kind", sorted(set(QUESTIONS) - {"shuttle_side", "first_a", "first_b"}))
def test_every_question_can_be_asked_against_lacerda(kind: str) -> None:
    question, own, table = QUESTIONS[kind]
    m = GAME.position({"players": 1, "seats": [own], "pending": [{"kind": kind, "seat": 0, **question}], **table})
    asked = m.decision(0)
    assert asked is not None
    assert asked.kind == kind
    m.act(0, asked.actions[-1])
    GAME.invariants(m.state)


def test_without_a_question_a_turn_begins() -> None:
    m = position(active=1)
    assert m.actors == (1,)
    s: State = m.state
    assert (s.round, s.spaces, s.standing, s.main_done) == (1, [3, 1, 2], 0b111, False)
    s = position([{"space": 3}, {"space": 6}, {"space": 1}], active=0).state
    assert (s.order(), s.standing, s.side(1)) == ([2, 0, 1], 0b011, COLONY)


def test_used_technology_is_settled_in_somebody_elses_turn() -> None:
    seats = [{}, {"lab": {"lab_1_top": "tech_rover"}}]
    m = position(seats, active=0, pending=[{"kind": "settle", "seat": 1, "tech": "tech_rover"}])
    m.act(1, ["keep"])
    assert m.actors == (1,), "the turn of the first seat is over"
    assert m.state.stored(1, RESOURCES.index("oxygen")) > position(seats).state.stored(1, RESOURCES.index("oxygen"))


def test_the_place_that_is_refilled_is_empty() -> None:
    question = {"kind": "refill", "seat": 0, "place": 2}
    m = position([{"scientists": {"hydrologist": None, "geologist": None}}], pending=[question])
    assert [card < 0 for card in m.state.places] == [False, False, True, False, False, False]
    asked = m.decision(0)
    assert asked is not None
    assert len(asked.actions) == len(CONTRACT_IDS) - 1, "one lies where the geologist lay"


def test_named_cards_and_tiles_are_taken_from_where_they_were() -> None:
    dealt: State = position().state
    shown, goal = BP_IDS[dealt.display[0]], GOAL_IDS[dealt.goals[1][0]]
    first = {
        "blueprints": {shown: None},
        "scientists": {"geologist": None},
        "contracts": {"contract_8": {"mineral": 2}},
        "goals": [goal],
        "discoveries": ["disc_mineral"],
        "lab": {"lab_2_top": "tech_ship"},
    }
    s: State = position([first]).state
    GAME.invariants(s)
    assert BP_IDS.index(shown) not in s.display
    assert s.spare_markers == [7, 8, 8]
    assert s.places[0] >= CONTRACT_CODE, "a contract lies where the geologist lay"
    assert CONTRACT_CODE + CONTRACT_IDS.index("contract_8") not in s.places
    assert GOAL_IDS.index(goal) not in s.goals[1]
    techs = s.lab[: len(LAB_IDS)]
    assert {TECH_IDS[tech] for tech in techs if tech >= 0} == {"tech_ship", "tech_shelter"}


def test_pieces_that_are_not_on_the_table_are_in_the_supply() -> None:
    own = {"quarters": 3, "working_area": 2, "on_actions": {"construct": 1}, "bots": ["4,-1", "5,-1"]}
    s: State = position([own]).state
    assert (s.colonists[0], s.spare_bots[0]) == (6, 2)


def test_buildings_come_from_their_piles_and_move_the_markers() -> None:
    dealt: State = position().state
    near = [HEX_IDS[hex_] for hex_ in range(len(HEX_IDS)) if dealt.built[1] >> hex_ & 1]
    kept = {name: GAME.describe(dealt)["buildings"][name] for name in GAME.describe(dealt)["buildings"]}
    s: State = position(buildings={**kept, "generator": [*near, "-5,0", "5,0"]}).state
    assert (s.lss[0], len(s.piles[1])) == (3, 4)
    assert len(s.tiles_gone) == 2, "research tiles that were built on are out of the game"


def test_lacerda_has_a_board_of_his_own() -> None:
    m = GAME.position(
        {
            "players": 1,
            "lacerda": {"space": 8, "crystals": 2, "deck": ["solo_3", "solo_1"], "pass": 2, "rover": "4,-1"},
            "seats": [{"space": 2}],
            "pending": [{"kind": "turn", "seat": 0}],
        }
    )
    s: State = m.state
    assert (s.spaces, s.depot[LACERDA], s.rovers[LACERDA]) == ([2, 8], 2, HEX_IDS.index("4,-1"))
    assert [SOLO_CARD_IDS[card] for card in reversed(s.solo_deck)] == ["solo_3", "solo_1"]
    assert len(s.solo_discard) == len(SOLO_CARD_IDS) - 2
    assert GAME.describe(s)["lacerda"]["pass"] == 2


def test_lacerda_may_be_next() -> None:
    """His turn is over when the first question is asked, and everybody hears of it."""
    m = GAME.position(
        {"players": 1, "active": LACERDA, "lacerda": {"space": 2, "deck": ["solo_3"]}, "seats": [{"space": 5}]}
    )
    assert m.actors == (0,)
    assert (m.state.active, m.state.standing) == (0, 0b01)
    assert [SOLO_CARD_IDS[card] for card in m.state.solo_discard][-1] == "solo_3"
    assert "lacerda_card_drawn" in [event["e"] for event in m.events(0)]
    assert replay(m.record()) == m


@pytest.mark.parametrize(
    ("data", "at", "why"),
    [
        ({"seats": [{"gold": 1}]}, "seats[0]", "unknown_key"),
        ({"colony": 1}, "", "unknown_key"),
        ({"seats": [{"goals": ["goal_99"]}]}, "seats[0].goals[0]", "none_of"),
        ({"seats": [{"blueprints": {"bp_castle": None}}]}, "seats[0].blueprints", "unknown_key"),
        ({"seats": [{"lab": {"lab_1_top": "tech_fire"}}]}, "seats[0].lab.lab_1_top", "none_of"),
        ({"seats": [{"goals": ["goal_1"]}, {"goals": ["goal_1"]}]}, "seats[1].goals", "too_many"),
        (
            {"seats": [{"blueprints": {"bp_gym": None}}, {"blueprints": {"bp_gym": None}}]},
            "seats[1].blueprints",
            "too_many",
        ),
        ({"seats": [{"scientists": {"geologist": None}}] * 2}, "seats[1].scientists", "too_many"),
        ({"seats": [{"contracts": {"contract_8": {}}}] * 2}, "seats[1].contracts", "too_many"),
        ({"seats": [{"lab": {"lab_1_top": "tech_ship"}}] * 3}, "seats[2].lab", "too_many"),
        ({"seats": [{"discoveries": ["disc_mineral"] * 2}]}, "seats[0].discoveries", "too_many"),
        ({"seats": [{"first_b": ["fc_b1"]}], "options": {}}, "seats[0].first_b", "too_many"),
        ({"seats": [{"quarters": 4, "working_area": 9}]}, "seats[0].quarters", "too_many"),
        ({"seats": [{"bots": ["4,-1"] * 5}]}, "seats[0].bots", "too_many"),
        ({"seats": [{"shelters": ["4,-1", "4,-1"]}]}, "seats[0].shelters[1]", "named_twice"),
        ({"seats": [{"shelters": ["0,0"]}]}, "", "bad_start"),
        ({"seats": [{"rover": "9,9"}]}, "seats[0].rover", "none_of"),
        ({"seats": [{"crystals": 9}]}, "", "bad_start"),
        ({"seats": [{"space": 1}, {"space": 1}]}, "", "bad_start"),
        ({"level": 4}, "", "bad_start"),
        ({"missions": ["mission_bots"] * 3}, "missions", "too_many"),
        ({"missions": ["mission_bots"]}, "missions", "wrong_count"),
        ({"mission_left": [99, 1, 1]}, "mission_left[0]", "not_from_to"),
        ({"scientist_board": [None] * 6}, "", "lies_nowhere"),
        ({"piles": {"mine": ["generator_1"]}}, "piles.mine", "bad_values"),
        ({"standing": [0, 0]}, "standing[1]", "named_twice"),
        ({"active": 3}, "active", "no_seat"),
        ({"emptied": [9]}, "emptied[0]", "not_from_to"),
        ({"lacerda": {}}, "lacerda", "impossible"),
        ({"pending": [{"kind": "turn", "seat": 0}, {"kind": "turn", "seat": 1}]}, "pending", "wrong_count"),
        ({"pending": [{"kind": "turn", "seat": 0}], "active": None}, "", "impossible"),
        ({"pending": [{"kind": "turn", "seat": 0}], "active": 1}, "", "impossible"),
        ({"pending": [{"kind": "castle", "seat": 0}]}, "pending[0].kind", "none_of"),
        ({"pending": [{"kind": "hire", "seat": 0}]}, "pending[0]", "missing_key"),
        ({"pending": [{"kind": "overflow", "seat": 0, "item": "water", "amount": 1}]}, "pending", "no_answer"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(data: Json, at: str, why: str) -> None:
    bad = refused(**data)
    assert (bad.at, bad.reason.why) == (at, why)

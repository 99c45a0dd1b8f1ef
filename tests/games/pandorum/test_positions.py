"""Positions of Pandorum as data: every question can be asked, components are conserved, nonsense is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from orrery import BadPosition, Match
from orrery.core.engine import CORE_FLOW, Ask
from orrery.core.state_codec import digest
from orrery.games.pandorum import GAME
from orrery.games.pandorum.components import CARD_IDS, CARDS, EVENT_IDS, KINDS
from orrery.games.pandorum.flow import NEW_HORIZONS
from orrery.games.pandorum.hexes import HEX_IDS
from orrery.games.pandorum.state import State
from orrery.texts import catalogue

Json = dict[str, Any]
STRICT = catalogue("pandorum", strict=True)
OPTIONS = {"layout": "R", "new_horizons": True}
SITE = {"hand": ["casino", "stereo_theatre"], "at": "1,-2"}
OBJECTS = {"modules": ["2,-2", "1,-1", "0,1", "1,0"], "quids": 9}
BUILDING = {"site": "1,-2", "cards": ["stereo_theatre", "network_defence"]}
BLOCKS = {"site": "1,-2", "cards": ["stereo_theatre", "leisure_block"], "amounts": [2, None]}
ROBBERY = {"site": "1,-2", "cards": ["jamming_system", "power_diversion_system"]}

# by kind of the decision: what the question itself needs, what seat 0 has, what lies on the table
QUESTIONS: dict[str, tuple[Json, Json, Json]] = {
    "turn": ({}, {}, {}),
    "draw": ({"left": 1}, {}, {}),
    "star_draw": ({}, {}, {}),
    "stop": ({}, SITE, {}),
    "training": ({}, {**SITE, "modules": ["1,-2"]}, {"in_play": [{"event": "training", "quids": 3}]}),
    "end_turn": ({}, {}, {}),
    "build": ({}, SITE, {}),
    "nose": ({"left": 2, "spent": []}, {**SITE, "nose_slot": ["casino", "wind_generator", "outer_defence"]}, {}),
    "order": ({"places": [0, 1]}, {}, {"building": ROBBERY}),
    "direction": ({"which": 1}, {}, {"building": BUILDING}),
    "cluster": ({"which": 1}, {}, {"building": {"site": "2,0", "cards": ["casino", "dome_defence"]}}),
    "block": ({"which": 1}, {}, {"building": BLOCKS}),
    "slot": ({"which": 1}, {}, {"building": BUILDING}),
    "erupt": ({}, {}, {}),
    "pad": ({}, {}, {}),
    "city": ({}, {}, {}),
    "meteor": ({}, {}, {}),
    "crack": ({}, {}, {}),
    "shift": ({}, {"at": "0,-2"}, {"eruption": "0,-2"}),
    "bid": ({}, OBJECTS, {}),
    "invest": ({"types": ["systems"]}, SITE, {}),
    "contaminate": ({"left": 2}, OBJECTS, {}),
    "cure": ({}, OBJECTS, {"contaminated": ["1,-1"]}),
    "sabotage": ({}, OBJECTS, {}),
    "expand": ({}, {}, {}),
    "engines": ({}, OBJECTS, {}),
    "take_back": ({}, {"cargo_hold": ["casino"]}, {}),
}


def position(seats: list[Json] | None = None, players: int = 2, **data: Any) -> Match:
    return GAME.position({"players": players, "options": OPTIONS, "seats": seats or [], **data})


def refused(**data: Any) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        position(**data)
    for lang in ("en", "ru"):
        assert caught.value.text(lang) == STRICT.format(
            lang, caught.value.key, {"at": caught.value.at, "reason": _told(caught.value, lang)}
        )
    return caught.value


def _told(bad: BadPosition, lang: str) -> str:
    return STRICT.format(lang, f"reason-{bad.reason.why}", dict(bad.reason.params))


def asks() -> set[str]:
    """All kinds of decisions that Pandorum itself knows; one frame asks three of them."""
    own = {ask.kind for frame, ask in NEW_HORIZONS.handlers.items() if type(ask) is Ask and frame not in CORE_FLOW}
    return own - {"token"} | set(GAME.positions.questions)


def test_every_question_is_tried_here() -> None:
    assert set(QUESTIONS) == asks()


@pytest.mark.parametrize("kind", QUESTIONS)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_question_can_be_put_on_the_table(kind: str, seat: int) -> None:
    """It is asked, it has an answer, and the game goes on from there to another question without a fault."""
    question, own, table = QUESTIONS[kind]
    seats: list[Json] = [{"hand": []}, {"hand": []}, {"hand": []}]
    seats[seat] = {"hand": [], **own}
    m = position(seats, 3, pending=[{"kind": kind, "seat": seat, **question}], **table)
    assert m.actors == (seat,)
    asked = m.decision(seat)
    assert asked is not None
    assert asked.kind == kind
    for action in asked.actions:
        tried = m.clone()
        tried.act(seat, action)
        GAME.invariants(tried.state)
        assert tried.actors
        assert digest(GAME.position(GAME.describe(tried.state)).state) == digest(tried.state)


def test_questions_of_events_come_in_somebody_elses_turn() -> None:
    m = position([OBJECTS, {"modules": ["3,-1"]}], 3, active=0, pending=[{"kind": "expand", "seat": 1}])
    assert m.view(None)["active"] == 0
    m.act(1, ["hex", "2,1"])
    assert m.actors == (2,), "the seats after it are asked, the ones before it were"


def test_named_cards_are_taken_from_where_they_were() -> None:
    dealt: State = position().state
    mine, theirs = dealt.hands
    m = position([{"hand": [CARD_IDS[card] for card in theirs]}, {}])
    s: State = m.state
    assert s.hands[0] == theirs
    held = Counter([*s.deck, *s.aside, *s.hands[0], *s.hands[1]])
    for card, (market, box) in enumerate(zip(s.market, s.box, strict=True)):
        assert held[card] + market + box == CARDS[card].copies
    assert len(s.hands[1]) <= len(theirs)
    assert set(mine) <= {*s.deck, *s.aside, *s.hands[1]}, "what the seat had lies elsewhere now"


def test_a_deck_that_is_named_is_the_whole_deck() -> None:
    s: State = position(deck=["casino", "stereo_theatre"]).state
    assert [CARD_IDS[card] for card in reversed(s.deck)] == ["casino", "stereo_theatre"]
    assert sum(s.box) > 50
    s = position(top=["casino", "stereo_theatre"]).state
    assert [CARD_IDS[card] for card in reversed(s.deck)][:2] == ["casino", "stereo_theatre"]
    assert sum(s.box) == 0


def test_parts_and_events_are_dealt_once() -> None:
    dealt: State = position(players=4).state
    names = [GAME.describe(dealt)["seats"][seat]["nose"] for seat in range(4)]
    s: State = position([{"nose": names[1]}], 4).state
    assert sorted(s.noses) == sorted(set(s.noses))
    s = position(in_play=[{"event": "sabotage", "quids": 2}]).state
    assert EVENT_IDS.index("sabotage") not in s.event_deck
    assert len(s.event_deck) == len(EVENT_IDS) - 1


def test_tokens_change_the_field() -> None:
    s: State = position(eruption="0,-2", pad="2,1", meteor=["1,0", "2,0"], ground={"1,-1": "dead_city"}).state
    kinds = {name: KINDS[s.kind_at(hex_)] for hex_, name in enumerate(HEX_IDS)}
    assert (kinds["0,-2"], kinds["2,1"], kinds["1,-1"]) == ("volcano", "landing_pad", "dead_city")
    assert (kinds["1,0"], kinds["2,0"]) == ("crater", "crater")


@pytest.mark.parametrize(
    ("data", "at", "why"),
    [
        ({"seats": [{"hand": ["casino"] * 9}]}, "seats[0].hand", "too_many"),
        ({"seats": [{"hand": ["castle"]}]}, "seats[0].hand[0]", "none_of"),
        ({"seats": [{"nose": "star_generator"}]}, "seats[0].nose", "none_of"),
        ({"seats": [{"modules": ["1,-1", "1,-1"]}]}, "seats[0].modules[1]", "named_twice"),
        ({"seats": [{"modules": ["1,-1"]}, {"bases": ["1,-1"]}]}, "", "bad_start"),
        ({"seats": [{"at": "9,9"}]}, "seats[0].at", "none_of"),
        ({"seats": [{"known": ["casino"], "hand": []}]}, "", "impossible"),
        ({"market": {"casino": -1}}, "market.casino", "too_small"),
        ({"market": {"casino": 1}}, "", "bad_start"),
        ({"deck": [], "top": ["casino"]}, "top", "named_twice"),
        ({"event_deck": ["sabotage"], "in_play": [{"event": "sabotage", "quids": 1}]}, "event_deck", "too_many"),
        ({"in_play": [{"quids": 1}]}, "in_play[0]", "missing_key"),
        ({"building": {"site": "1,-2", "cards": ["casino"], "amounts": []}}, "building.amounts", "wrong_count"),
        ({"pending": [{"kind": "slot", "seat": 0, "which": 0}]}, "", "missing_key"),
        ({"pending": [{"kind": "slot", "seat": 0, "which": 5}], "building": BUILDING}, "", "impossible"),
        ({"pending": [{"kind": "turn", "seat": 0}, {"kind": "turn", "seat": 1}]}, "pending", "wrong_count"),
        ({"pending": [{"kind": "cure", "seat": 0}], "contaminated": ["1,-1"]}, "", "bad_start"),
        ({"pending": [{"kind": "sabotage", "seat": 0}]}, "pending", "no_answer"),
        ({"layout": [{"section": "section_0", "side": "A", "rotation": 0}] * 7}, "layout", "named_twice"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(data: Json, at: str, why: str) -> None:
    bad = refused(**data)
    assert (bad.at, bad.reason.why) == (at, why)

"""Positions of Planet 5R as data: every question can be asked, technologies are conserved, nonsense is refused."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import BadPosition, Match
from orrery.core.engine import CORE_FLOW, Ask
from orrery.core.state_codec import digest
from orrery.games.planet_5r import GAME
from orrery.games.planet_5r.components import CARD_IDS, TECHNOLOGY_IDS
from orrery.games.planet_5r.flow import FLOW
from orrery.games.planet_5r.state import State
from orrery.texts import catalogue

Json = dict[str, Any]
STRICT = catalogue("planet_5r", strict=True)
CARD = {"frame": "ConfirmTurn", "rule": "R5-5.5", "then": {"$": "CardSet", "seat": 1}}
BID = {"frame": "ConfirmTurn", "rule": "R5-8.5", "then": {"$": "BidSet", "seat": 1}}
TAKEN = [{"cards": ["settlement_dune_port"]}, {"cards": ["tech_nomad_beacon"]}]

# what is asked of a seat, and what is written of that seat; the last three are questions of tables that confirm
QUESTIONS: list[tuple[str, Json, Json]] = [
    ("choose_card", {"kind": "choose_card"}, {}),
    ("choose_card", {"frame": "ChooseLate"}, {"late": True, "discard": ["scout"]}),
    ("bid", {"kind": "bid"}, {"water": 4}),
    ("take_technology", {"kind": "take_technology"}, {"bid": 3}),
    ("confirm", CARD, {"chosen": "expand"}),
    ("confirm", BID, {"bid": 2}),
    ("confirm", {"kind": "confirm", "rule": "R5-9.6", "then": None}, {"bid": 2, "tableau": TAKEN}),
]


def position(seats: list[Json] | None = None, players: int = 3, **data: Any) -> Match:
    return GAME.position({"players": players, "seed": 4, "seats": seats or [], **data})


def names(cards: Any) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def test_every_question_is_tried_here() -> None:
    own = {ask.kind for frame, ask in FLOW.handlers.items() if type(ask) is Ask and frame not in CORE_FLOW}
    assert own <= {kind for kind, _, _ in QUESTIONS}


@pytest.mark.parametrize(("kind", "question", "own"), QUESTIONS)
def test_every_question_can_be_put_on_the_table(kind: str, question: Json, own: Json) -> None:
    m = position([{}, own], options={"confirm": True}, pending=[{"seat": 1, **question}])
    assert m.actors == (1,)
    asked = m.decision(1)
    assert asked is not None
    assert asked.kind == kind
    for action in asked.actions:
        tried = m.clone()
        while tried.actors == (1,):
            found = tried.decision(1)
            assert found is not None
            tried.act(1, action if tried.actions == [] else found.actions[0])
            GAME.invariants(tried.state)
        assert digest(GAME.position(GAME.describe(tried.state)).state) == digest(tried.state)


def test_whoever_is_not_late_chooses_first() -> None:
    scouted = {"late": True, "discard": ["scout"]}
    assert position([{}, scouted]).actors == (0, 2)
    assert position([scouted] * 3).actors == (0, 1, 2)


def test_lower_bids_wait_for_the_winner() -> None:
    seats: list[Json] = [{"played": "excavate", "bid": 1}, {"bid": 3}, {"played": "excavate", "bid": 2}]
    m = position(seats, market=["tech_rain_mill", "tech_dew_lens"], pending=[{"kind": "take_technology", "seat": 1}])
    m.act(1, ["take", "tech_rain_mill", None, None, None, None])
    assert m.actors == (2,)
    m.act(2, ["take", "tech_dew_lens", None, None, None, None])
    assert [event["amount"] for event in m.events(0) if event["e"] == "bid_paid"] == [2, 1], "the last came too late"


def test_technologies_are_conserved() -> None:
    tableau = [{"cards": ["settlement_dune_port"]}, {"cards": ["tech_rain_mill"]}]
    s: State = position(
        [{"tableau": tableau}], market=["tech_dew_lens", "tech_sand_sail"], top=["tech_pack_horn"]
    ).state
    assert s.round == 3
    assert names(s.deck)[0] == "tech_pack_horn"
    assert sorted([*names(s.deck), *names(s.market), *names(s.out), "tech_rain_mill"]) == sorted(TECHNOLOGY_IDS)
    settlements = [names(tableau.groups[0].cards)[0] for tableau in s.tableaux]
    assert len(set(settlements)) == 3
    assert settlements[0] == "settlement_dune_port"


def test_a_deck_that_is_named_says_the_round() -> None:
    s: State = position(deck=["tech_dew_lens"]).state
    assert (s.round, names(s.deck)) == (14, ["tech_dew_lens"])
    assert len(s.out) == 13
    assert len(position(round=15).state.deck) == 0


@pytest.mark.parametrize("rolls", [[1], [3, 1, 2], [2, 2, 2, 2]])
def test_the_die_shows_what_is_asked_for(rolls: list[int]) -> None:
    m = position(rolls=rolls, players=4)
    for seat in range(4):
        m.act(seat, ["play", "scout" if seat < len(rolls) else "expand"])
    assert [event["face"] for event in m.events(0) if event["e"] == "die_rolled"] == rolls


@pytest.mark.parametrize(
    ("data", "at", "why"),
    [
        ({"market": ["tech_sky_hook"]}, "market[0]", "none_of"),
        ({"market": ["tech_dew_lens"], "top": ["tech_dew_lens"]}, "market", "too_many"),
        ({"market": ["tech_dew_lens"] * 2}, "market", "too_many"),
        ({"market": list(TECHNOLOGY_IDS[:5])}, "", "bad_start"),
        ({"seats": [{"water": -1}]}, "seats[0].water", "too_small"),
        ({"seats": [{"discard": ["scout", "scout"]}]}, "seats[0].discard[1]", "named_twice"),
        ({"seats": [{"tableau": [{"cards": ["tech_dew_lens"]}]}]}, "", "bad_start"),
        ({"seats": [{"tableau": [{"joints": []}]}]}, "seats[0].tableau[0]", "missing_key"),
        (
            {"seats": [{"tableau": [{"cards": ["settlement_dune_port", "tech_dew_lens"]}]}]},
            "seats[0].tableau[0].joints",
            "wrong_count",
        ),
        ({"seats": [{"chosen": None}], "pending": [{"kind": "choose_card", "seat": 1}]}, "seats[0]", "missing_key"),
        ({"seats": [{"played": None}], "pending": [{"kind": "bid", "seat": 1}]}, "seats[0]", "missing_key"),
        ({"seats": [{"played": "excavate"}], "pending": [{"kind": "bid", "seat": 1}]}, "seats[0]", "missing_key"),
        ({"pending": [{**CARD, "seat": 1, "then": 3}]}, "pending[0].then", "bad_values"),
        ({"seats": [{"bid": 2}]}, "", "bad_start"),
        ({"seats": [{"next_group": 0}]}, "", "bad_start"),
        (
            {
                "seats": [
                    {"tableau": [{"id": 3, "cards": [card]} for card in ("settlement_dune_port", "tech_dew_lens")]}
                ]
            },
            "",
            "bad_start",
        ),
        ({"rolls": [9]}, "rolls", "none_of"),
        ({"rolls": [1] * 7}, "rolls", "wrong_count"),
        ({"round": 16}, "round", "not_from_to"),
        ({"pending": [{"kind": "bid", "seat": 0}], "seats": [{"water": 0}]}, "", "bad_start"),
        ({"pending": [{"kind": "choose_card", "seat": 0, "wave": 1}]}, "pending[0]", "unknown_key"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(data: Json, at: str, why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        position(**data)
    bad = caught.value
    assert (bad.at, bad.reason.why) == (at, why)
    for lang in ("en", "ru"):
        told = STRICT.format(lang, f"reason-{why}", dict(bad.reason.params))
        assert bad.text(lang) == STRICT.format(lang, bad.key, {"at": at, "reason": told})

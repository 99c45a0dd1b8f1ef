"""What is foretold of answers in Planet 5R."""

from __future__ import annotations

from itertools import product

import orrery
from games.planet_5r.setting import group
from games.planet_5r.test_placing import taking
from orrery.games.planet_5r.components import FIRST_SETTLEMENT, TECHNOLOGY_IDS


def test_placements_gain_crystals_and_improvements_and_lose_what_they_cover() -> None:
    """Every card on every other, in all ways: as the events of the placement tell it."""
    losing = 0
    for new, old in product(range(0, FIRST_SETTLEMENT, 3), range(1, FIRST_SETTLEMENT, 2)):
        if new == old:
            continue
        m = taking(TECHNOLOGY_IDS[new], group("settlement_pump_camp"), group(TECHNOLOGY_IDS[old])).m
        for outcome in m.outcomes(0):
            told = next(event for event in m.preview(0, outcome.action) if event["e"] == "technology_taken")
            gained, lost = dict(outcome.gained), dict(outcome.lost)
            assert lost.get("improvement", 0) == len(told["covered"])
            assert {colour: gained.get(colour, 0) for colour in told["lit"]} == {
                colour: told["lit"].count(colour) for colour in told["lit"]
            }
            assert outcome.score is not None
            assert outcome.score.after > outcome.score.before
            assert TECHNOLOGY_IDS[new] in outcome.components
            losing += bool(lost)
    assert losing > 20


def test_a_card_face_down_brings_nothing_yet_and_a_last_one_shows_them_all() -> None:
    m = orrery.game("planet_5r").new(3, 1, {"confirm": False})
    assert {outcome.reveals for outcome in m.outcomes(0)} == {False}
    m.act(0, ["play", "develop"])
    m.act(1, ["play", "develop"])
    for outcome in m.outcomes(2):
        assert outcome.reveals
        assert outcome.ends_turn
        assert not outcome.gained


def test_a_bid_does_not_tell_that_the_other_has_no_water() -> None:
    """R5-8.3: against a void bid the next one shows all bids, which its bidder cannot know."""
    game = orrery.game("planet_5r")
    both = game.position(
        {
            "players": 3,
            "options": {"confirm": False},
            "seats": [{"water": 3}, {}, {"water": 4}],
            "pending": [{"kind": "bid", "seat": 0}, {"kind": "bid", "seat": 2}],
        }
    )
    data = game.describe(both.state)
    data["seats"][2].update(water=0, bid=0)
    alone = game.position({**data, "pending": data["pending"][:1]})
    assert alone.view(0) == both.view(0)
    assert alone.outcomes(0) == both.outcomes(0)
    assert not any(outcome.reveals for outcome in alone.outcomes(0))
    alone.act(0, ["bid", 2])
    assert [event["e"] for event in alone.events(0)][-1] != "bid_made", "in truth they were shown"

"""Who knows what (PD-1.10): pairs of tables that differ only in hidden parts, and re-deals that keep what is public."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from games.pandorum.marks import rules
from games.pandorum.setting import horizons, table
from orrery import Match, Rng
from orrery.core.engine import options
from orrery.core.state_codec import digest
from orrery.games.pandorum import GAME
from orrery.games.pandorum.components import CARD_IDS, CARDS, EXTRACTION
from orrery.games.pandorum.state import END, State


def walk(m: Match, seed: int) -> Any:
    """Play at random; yields the number of actions before each of them."""
    rng = Rng(seed)
    while m.actors:
        yield len(m.actions)
        decision = m.decision(m.actors[0])
        assert decision is not None
        m.act(m.actors[0], rng.choice(decision.actions))


def unseen(s: State, seat: int) -> list[int]:
    """Cards of a hand that only their owner has seen."""
    cards = list(s.hands[seat])
    for card in s.known[seat]:
        cards.remove(card)
    return cards


def hidden_twin(s: State, me: int, rng: Rng) -> State:
    """Deal anew, by hand, whatever seat `me` cannot know: others' unseen cards, the deck, the box below, the events."""
    twin = s.clone()
    others = [seat for seat in range(s.players) if seat != me]
    drawn = [card for seat in others for card in unseen(s, seat) if CARDS[card].type != EXTRACTION] + list(s.deck)
    dealt = [card for seat in others for card in unseen(s, seat) if CARDS[card].type == EXTRACTION] + list(s.aside)
    rng.shuffle(drawn)
    rng.shuffle(dealt)
    for seat in others:
        hand = list(s.known[seat])
        hand += [(dealt if CARDS[card].type == EXTRACTION else drawn).pop() for card in unseen(s, seat)]
        twin.hands[seat] = tuple(sorted(hand))
    twin.deck, twin.aside = drawn, tuple(sorted(dealt))
    rng.shuffle(twin.event_deck)
    twin.keys = tuple(key ^ 12345 for key in twin.keys)
    return twin


@rules("PD-1.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_tables_that_differ_only_in_hidden_parts(players: int) -> None:
    """View, options and re-deal of a seat are the same, and a spectator sees no difference either."""
    m, rng, compared = GAME.new(players, players, {"new_horizons": True}), Rng(players), 0
    for n in walk(m, players):
        if n % 9:
            continue
        for me in range(players):
            twin = hidden_twin(m.state, me, rng)
            GAME.invariants(twin)
            for audience in (me, None):
                assert json.dumps(GAME.view(twin, audience)) == json.dumps(GAME.view(m.state, audience))
            assert options(m.flow, twin, me) == options(m.flow, m.state, me)
            assert digest(GAME.resample(twin, me, Rng(n))) == digest(GAME.resample(m.state, me, Rng(n)))
            compared += digest(twin) != digest(m.state)
    assert compared > 20


@rules("PD-1.10", "PD-4.1")
def test_a_stream_tells_no_card_from_the_deck_to_others() -> None:
    m = GAME.new(3, 8, {"new_horizons": True})
    for _ in walk(m, 8):
        pass
    for me in (0, 1, 2, None):
        for event in m.events(me):
            if event["e"] == "card_drawn":
                hidden = event["source"] == "deck" and event["seat"] != me
                assert (event["card"] is None) == hidden


@rules("PD-1.10")
def test_a_preview_does_not_look_into_the_deck() -> None:
    seen = []
    for top in ("casino", "jamming_system"):
        t = table(2).top(top, "air_logistics").market("stereo_theatre", "solar_generator", "wind_generator", "casino")
        t.start()
        seen.append(t.m.preview(0, ["draw", "deck"]))
        refill = t.m.preview(0, ["draw", "stereo_theatre"])
        assert not [event for event in refill if event["e"] == "market_refilled"]
    assert seen[0] == seen[1]
    assert not any(event.get("card") for event in seen[0])


@rules("PD-1.10", "PD-2.9")
def test_a_preview_does_not_look_into_the_event_deck() -> None:
    seen = []
    for event in ("sandstorm", "dead_city"):
        t = horizons(2).next_events(event).builds(0, "1,-1", "casino")
        seen.append(t.m.preview(0, ["slot", "nose"]))
    assert seen[0] == seen[1]


@rules("PD-1.10")
def test_a_re_deal_is_a_new_deal_that_keeps_what_is_public() -> None:
    m = GAME.new(4, 6, {"new_horizons": True})
    for n in walk(m, 6):
        if n == 90:
            break
    s, me = m.state, 2
    deals = [GAME.resample(s, me, Rng(n)) for n in range(30)]
    for deal in deals:
        GAME.invariants(deal)
        assert deal.hands[me] == s.hands[me]
        for seat in range(4):
            assert len(deal.hands[seat]) == len(s.hands[seat])
            assert not Counter(s.known[seat]) - Counter(deal.hands[seat]), "what everybody saw is there"
            assert sum(CARDS[card].type == EXTRACTION for card in unseen(deal, seat)) == s.extraction[seat]
        for name in ("market", "box", "slots", "modules", "bases", "quids", "ground", "events", "harvesters", "known"):
            assert getattr(deal, name) == getattr(s, name), name
        assert sorted(deal.event_deck) == sorted(s.event_deck)
        assert len(deal.deck) == len(s.deck)
    assert len({tuple(deal.deck) for deal in deals}) == len(deals)
    assert len({deal.hands[0] for deal in deals}) > 5
    assert len({tuple(deal.event_deck) for deal in deals}) > 10
    assert len({deal.keys for deal in deals}) == len(deals)


@rules("PD-1.10", "PD-2.1")
def test_at_the_start_others_hold_three_extraction_cards_in_every_re_deal() -> None:
    s = GAME.new(3, 9).state
    for n in range(20):
        deal = GAME.resample(s, 1, Rng(n))
        for hand in deal.hands:
            assert sum(CARDS[card].type == EXTRACTION for card in hand) == 3


@rules("PD-1.10")
def test_at_the_end_everything_is_shown() -> None:
    m = GAME.new(2, 4)
    for _ in walk(m, 4):
        pass
    assert m.state.phase == END
    hands = [[CARD_IDS[card] for card in hand] for hand in m.state.hands]
    for me in (0, 1, None):
        assert [seat["cards"] for seat in m.view(me)["seats"]] == hands
    assert GAME.resample(m.state, 0, Rng(1)).hands == m.state.hands

"""Who knows what (R5-13): greps over many games, and pairs of games that differ only in hidden parts."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import orrery
from games.planet_5r.setting import new, rules, table
from orrery import Match, Rng
from orrery.core.engine import options
from orrery.core.state_codec import digest
from orrery.games.planet_5r import GAME
from orrery.games.planet_5r.components import ACTIONS, CARD_IDS
from orrery.games.planet_5r.flow import FLOW
from orrery.games.planet_5r.frames import MakeBid
from orrery.games.planet_5r.state import State


def walk(m: Match, seed: int) -> Any:
    """Play at random; yields after the start and after each action."""
    rng = Rng(seed)
    yield
    while m.actors:
        seat = rng.choice(m.actors)
        decision = m.decision(seat)
        assert decision is not None
        m.act(seat, rng.choice(decision.actions))
        yield


@rules("R5-13.1", "R5-2.5")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("confirm", [False, True])
def test_r5_13_1_hidden_ids_never_appear_in_views_and_streams(players: int, confirm: bool) -> None:
    """The deck below its top card, in the very bytes a seat or a spectator would get."""
    for seed in range(8):
        m = new(players, seed, confirm=confirm)
        heard = dict.fromkeys((*range(players), None), 0)
        for _ in walk(m, seed):
            below = [CARD_IDS[card] for card in m.state.deck[1:]]
            for me in heard:
                news = m.events(me, heard[me])  # the deck only shrinks: what was clean before is clean now
                heard[me] += len(news)
                seen = json.dumps([m.view(me), news])
                for card in below:
                    assert f'"{card}"' not in seen
                if me is not None and (decision := m.decision(me)) is not None:
                    asked = json.dumps(decision.to_json())
                    assert not any(f'"{card}"' in asked for card in below)


@rules("R5-13.1", "R5-13.3", "R5-5.2", "R5-8.5")
@pytest.mark.parametrize("confirm", [False, True])
def test_r5_13_1_others_choices_bids_and_water_are_absent(confirm: bool) -> None:
    for seed in range(12):
        m = new(3 + seed % 3, seed, confirm=confirm)
        for _ in walk(m, seed):
            s = m.state
            for me in (*range(m.players), None):
                seen = m.view(me)
                for seat in seen["seats"]:
                    if seat["seat"] != me:
                        assert seat["chosen"] is None
                        assert (seat["water"] is None) == (not m.over)
                    else:
                        assert seat["water"] == s.water[me]
                if s.auction is not None and not s.auction.shown:
                    assert all(bid is None for n, bid in enumerate(seen["auction"]["bids"]) if n != me)


@rules("R5-13.1", "R5-5.2", "R5-5.3")
def test_r5_13_1_streams_tell_no_card_or_bid_before_it_is_shown() -> None:
    """Whatever another seat picks, until the reveal my stream and my view are the same."""
    for seed in range(3):
        m = new(4, seed)
        for n, _ in enumerate(walk(m, seed)):
            if len(m.actors) < 2 or n % 2:
                continue
            mover = m.actors[0]
            decision = m.decision(mover)
            assert decision is not None
            if decision.kind == "take_technology":
                continue
            for me in (*(seat for seat in range(4) if seat != mover), None):
                heard = set()
                for action in decision.actions:
                    twin = m.clone()
                    twin.act(mover, action)
                    heard.add(json.dumps([twin.events(me), twin.view(me)], sort_keys=True))
                assert len(heard) == 1


@rules("R5-13.1")
def test_r5_13_1_an_unconfirmed_choice_is_nobodys_business() -> None:
    """With `confirm`, others can't even see that something was picked and may be taken back."""
    m = new(3, 4, confirm=True)
    before = [(m.view(me), m.events(me)) for me in (0, 2, None)]
    m.act(1, ["play", "scout"])
    assert [(m.view(me), m.events(me)) for me in (0, 2, None)] == before
    m.act(1, ["confirm"])
    assert m.view(0)["seats"][1]["ready"]


@rules("R5-13.2")
def test_r5_13_2_what_is_open_to_all() -> None:
    t = table(4, round_=5).given(1, discard=["scout"], late=True).given(2, water=0).given(3, discard=["develop"])
    t.do(0, "play", "excavate")
    for me in (0, 1, 2, 3, None):
        seen = t.m.view(me)
        assert seen["deck"]["top"] == CARD_IDS[t.s.deck[0]]
        assert seen["market"] == t.market_ids
        assert seen["out"] == [CARD_IDS[card] for card in t.s.out]
        assert seen["seats"][0]["ready"]
        assert not seen["seats"][2]["ready"]
        assert [seat["late"] for seat in seen["seats"]] == [False, True, False, False]
        for seat in seen["seats"]:
            assert sorted([*seat["hand"], *seat["discard"]]) == sorted(ACTIONS)
    t.do(2, "play", "excavate").do(3, "play", "plunder").do(1, "play", "excavate").bids(2, 2, None, None)
    for me in (0, 1, 2, 3, None):
        told = {event["e"]: event for event in t.m.events(me)}
        assert told["bids_shown"]["bids"] == [
            {"seat": 0, "bid": 2},
            {"seat": 1, "bid": 2},
            {"seat": 2, "bid": 0},
        ]
        assert told["bid_paid"]["amount"] == 1
        stolen = [(e["victim"], e["amount"], e["from_supply"]) for e in t.told("water_stolen", me)]
        assert stolen == [(0, 1, 0), (1, 1, 0), (2, 1, 1)]  # shortfalls are open too


@rules("R5-13.2", "R5-1.4", "R5-13.3")
def test_r5_13_2_every_change_of_water_is_told() -> None:
    """Water can be worked out from the log alone: everybody starts with 5."""
    for seed in range(25):
        m = new(3 + seed % 3, seed)
        orrery.play_out(m, ["random"] * m.players, seed=seed)
        water = [5] * m.players
        for event in m.events(None):
            if event["e"] == "water_gained":
                water[event["seat"]] += event["amount"]
            elif event["e"] == "water_stolen":
                water[event["seat"]] += event["amount"]
                water[event["victim"]] -= event["amount"] - event["from_supply"]
            elif event["e"] == "bid_paid":
                water[event["seat"]] -= event["amount"]
            assert min(water) >= 0
        assert water == m.state.water


@rules("R5-13.3")
def test_r5_13_3_no_total_of_others_in_any_event() -> None:
    for seed in range(8):
        m = new(4, seed)
        orrery.play_out(m, ["random"] * 4, seed=seed)
        names = {name for event in m.events(0) for name in event}
        assert not {name for name in names if re.search("water|total|stock", name)}


@rules("R5-13.4")
def test_r5_13_4_all_water_is_shown_at_the_end() -> None:
    m = orrery.play_out(new(4, 3), ["random"] * 4, seed=3)
    for me in (0, 3, None):
        assert [seat["water"] for seat in m.view(me)["seats"]] == m.state.water


@rules("R5-13.1")
def test_r5_13_1_a_preview_tells_nothing_of_hidden_water() -> None:
    """The last taker's preview would run into the plunder of others: what a victim can pay is not known before."""
    previews = []
    for water in (0, 1, 9):
        t = table(4).given(2, water=water).cards("excavate", "plunder", "expand", "develop").rolls(1).do(0, "bid", 4)
        previews.append(t.m.preview(0, ["take", t.market_ids[0], None, None, None, None]))
    assert previews[0] == previews[1] == previews[2]
    assert previews[0][0]["e"] == "technology_taken"
    assert not [event for event in previews[0] if event["e"] == "water_stolen"]


@rules("R5-13.1")
def test_r5_13_1_seed_and_commitment() -> None:
    m = new(3, 12345)
    assert m.view()["seed"] is None
    assert len(m.view(0)["commitment"]) == 64
    assert f"{12345:032x}" not in json.dumps([m.view(0), m.events(0)])
    orrery.play_out(m, ["random"] * 3, seed=1)
    assert m.view()["seed"] == f"{12345:032x}"


@rules("R5-13.1", "R5-13.3", "R5-2.5")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("confirm", [False, True])
def test_r5_13_1_two_tables_that_differ_only_in_hidden_parts(players: int, confirm: bool) -> None:
    """Deck order, others' water, unshown cards and bids, coming rolls: view, options and re-deal are the same."""
    compared = 0
    for seed in range(4):
        m = new(players, seed, confirm=confirm)
        for n, _ in enumerate(walk(m, seed)):
            if n % 3 or m.over:
                continue
            for me in range(players):
                twin = hidden_twin(m.state, me, n)
                for audience in (me, None):
                    assert json.dumps(GAME.view(twin, audience)) == json.dumps(GAME.view(m.state, audience))
                assert options(FLOW, twin, me) == options(FLOW, m.state, me)
                assert digest(GAME.resample(twin, me, Rng(n))) == digest(GAME.resample(m.state, me, Rng(n)))
                compared += digest(twin) != digest(m.state)
    assert compared > 100


def hidden_twin(s: State, me: int, salt: int) -> State:
    """Change by hand whatever seat `me` can't know."""
    twin = s.clone()
    twin.deck[1:] = reversed(twin.deck[1:])
    twin.keys = tuple(key ^ salt for key in twin.keys)
    auction = s.auction
    for seat in range(s.players):
        if seat == me:
            continue
        bidding = auction is not None and not auction.shown and seat in auction.members
        if twin.chosen[seat] >= 0:
            twin.chosen[seat] = max(a for a in range(5) if twin.hand[seat] >> a & 1)
        if bidding and twin.bids[seat] > 0:
            twin.water[seat] = twin.bids[seat] = 1 + twin.bids[seat] % 3
        elif (
            bidding and twin.bids[seat] == 0 and any(twin.stacks[other] for other in range(s.players) if other != seat)
        ):
            twin.water[seat], twin.bids[seat] = 3, -1  # a void bid against one still to be made
            twin.stacks[seat] = [MakeBid(seat)]
        elif auction is None or seat not in auction.queue:
            twin.water[seat] += 1 + salt % 4
    twin.from_supply = sum(twin.water) - 5 * s.players
    return twin


@rules("R5-13.1")
def test_r5_13_1_a_re_deal_is_a_new_deal() -> None:
    """For search bots: the deck, others' cards, water and bids and the coming rolls vary; what is known stays."""
    m = new(4, 2)
    for card, seats in (("expand", 4), ("expand", 4), ("expand", 4), ("excavate", 3)):
        for seat in range(seats):
            m.act(seat, ["play", card])
    deals = [GAME.resample(m.state, 3, Rng(n)) for n in range(40)]
    assert len({tuple(s.deck) for s in deals}) == 40
    assert {s.deck[0] for s in deals} == {m.state.deck[0]}
    assert {s.chosen[0] for s in deals} == set(range(5))
    assert len({s.water[1] for s in deals}) > 4
    assert {s.water[3] for s in deals} == {5}
    assert len({s.keys for s in deals}) == 40
    m.act(3, ["play", "expand"])
    m.act(0, ["bid", 2])
    deals = [GAME.resample(m.state, 1, Rng(n)) for n in range(40)]
    assert len({s.bids[0] for s in deals}) > 2
    assert all(1 <= s.bids[0] <= s.water[0] for s in deals)
    assert all(s.bids[1] == s.bids[2] == -1 for s in deals)

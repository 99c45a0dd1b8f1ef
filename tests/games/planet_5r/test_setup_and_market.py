"""Setup, course of play and phase I (R5-2, R5-3, R5-4, R5-14)."""

from __future__ import annotations

import pytest

import orrery
from games.planet_5r.setting import new, rules, table
from golden.perft import perft
from orrery.games.planet_5r import GAME
from orrery.games.planet_5r.components import CARD_IDS

ALL_CARDS = ["excavate", "develop", "plunder", "scout", "expand"]


@rules("R5-2.1", "R5-14.1")
@pytest.mark.parametrize("players", [0, 1, 2, 6, True, "4", 3.0, None])
def test_r5_2_1_only_three_to_five_players(players: object) -> None:
    with pytest.raises(orrery.BadOptions) as bad:
        GAME.new(players, 1)  # type: ignore[arg-type]
    assert bad.value.option == "players"


@rules("R5-14.1", "R5-2.1")
def test_r5_14_1_no_modules_and_no_shorter_game() -> None:
    assert list(GAME.players) == [3, 4, 5]
    assert set(GAME.options["properties"]) == {"die", "confirm"}  # the lost die and table manners, no variant
    with pytest.raises(orrery.BadOptions, match="rounds"):
        GAME.new(4, 1, {"rounds": 10})


@rules("R5-2.2", "R5-2.3", "R5-2.4", "R5-2.6", "R5-9.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_r5_2_start_of_every_seat(players: int) -> None:
    m = new(players)
    seen = m.view(0)
    assert [seat["hand"] for seat in seen["seats"]] == [ALL_CARDS] * players
    assert m.state.water == [5] * players
    assert all(seat["discard"] == [] and not seat["late"] for seat in seen["seats"])
    settlements = [seat["settlement"] for seat in seen["seats"]]
    assert len(set(settlements)) == players
    for seat in seen["seats"]:
        assert seat["groups"] == [{"id": 0, "cards": [seat["settlement"]], "joints": []}]
        assert sum(seat["crystals"].values()) == 0
    assert m.actors == tuple(range(players))  # nobody is late in round 1
    assert all(m.decision(seat).rule == "R5-5.2" for seat in range(players))  # type: ignore[union-attr]


@rules("R5-2.3", "R5-2.5")
def test_r5_2_5_deck_and_settlements_are_shuffled_by_the_seed() -> None:
    decks = {tuple(new(4, seed).state.deck) for seed in range(30)}
    assert len(decks) == 30
    first = {new(3, seed).view()["seats"][0]["settlement"] for seed in range(60)}
    assert len(first) == 5
    tops = {new(3, seed).view()["deck"]["top"] for seed in range(200)}
    assert len(tops) == 15
    assert new(4, 5).state.deck == new(4, 5).state.deck


@rules("R5-2.5", "R5-4.3")
def test_r5_2_5_only_the_top_of_the_deck_is_seen() -> None:
    m = new(4)
    assert m.view(0)["deck"] == {"top": CARD_IDS[m.state.deck[0]], "left": 14}
    seen = str(m.view(0)) + str(m.events(0))
    assert all(CARD_IDS[card] not in seen for card in m.state.deck[1:])


@rules("R5-2.6", "R5-4.1", "R5-4.4")
def test_r5_4_1_first_round_puts_one_card_into_the_empty_market() -> None:
    m = new(4)
    assert len(m.state.market) == 1
    assert m.view()["market"] == [m.events()[0]["card"]]
    assert m.events()[0]["e"] == "round_began"
    assert m.view()["out"] == []


@rules("R5-4.1", "R5-4.2", "R5-4.4", "R5-4.5", "R5-1.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_r5_4_2_market_over_a_game_without_buyers(players: int) -> None:
    """Nearest to the deck first; the oldest leaves; what left stays visible in the order it left."""
    m = new(players)
    deck = [CARD_IDS[card] for card in (*m.state.market, *m.state.deck)]
    for round_ in range(1, 16):
        seen = m.view()
        newest_first = deck[:round_][::-1]
        assert seen["round"] == round_
        assert seen["market"] == newest_first[: players - 1]
        assert seen["out"] == deck[: max(0, round_ - players + 1)]
        assert seen["deck"] == {"top": deck[round_] if round_ < 15 else None, "left": 15 - round_}
        for seat in range(players):
            m.act(seat, ["play", "expand"])
    assert m.over


@rules("R5-3.1", "R5-12.1")
def test_r5_3_1_fifteen_rounds_of_four_phases() -> None:
    m = new(3)
    orrery.play_out(m, ["random"] * 3, seed=4)
    kinds = [event["e"] for event in m.events()]
    assert kinds.count("round_began") == kinds.count("round_ended") == 15
    assert [e["round"] for e in m.events() if e["e"] == "round_began"] == list(range(1, 16))
    order = {"round_began": 0, "cards_revealed": 1, "card_discarded": 3, "cards_back": 3, "round_ended": 4}
    played = [order[kind] for kind in kinds if kind in order]
    rounds = "".join(map(str, played)).split("4")[:-1]
    assert len(rounds) == 15
    assert all(list(r) == sorted(r) for r in rounds)
    assert kinds[-1] == "game_ended"


@rules("R5-3.2")
def test_r5_3_2_only_three_kinds_of_decision() -> None:
    kinds = set()
    for seed in range(20):
        m = new(4, seed)
        rng = orrery.Rng(seed)
        while m.actors:
            seat = rng.choice(m.actors)
            decision = m.decision(seat)
            assert decision is not None
            kinds.add((decision.kind, decision.rule))
            m.act(seat, rng.choice(decision.actions))
    assert kinds == {
        ("choose_card", "R5-5.2"),
        ("choose_card", "R5-5.3"),
        ("bid", "R5-8.2"),
        ("take_technology", "R5-9.4"),
    }


@rules("R5-4.3")
def test_r5_4_3_the_top_card_of_the_deck_cannot_be_taken() -> None:
    t = table(3).market("tech_dew_lens", top=["tech_rain_mill"])
    t.cards("excavate", "expand", "expand").rolls(1).do(0, "bid", 4)
    refused = t.refused(0, "take", "tech_rain_mill", None, None, None, None)
    assert (refused.rule, refused.why, refused.params) == ("R5-4.3", "top_of_deck", {"card": "tech_rain_mill"})


@rules("R5-4.4", "R5-8.8")
def test_r5_4_4_bought_cards_are_replaced_in_the_next_phase_one_only() -> None:
    t = table(4, round_=3).market("tech_dew_lens", "tech_rain_mill", "tech_sand_sail", top=["tech_pack_horn"])
    t.cards("excavate", "excavate", "expand", "expand").bids(5, 4, None, None)
    t.do(0, "take", "tech_rain_mill", None, None, None, None)
    assert t.market_ids == ["tech_dew_lens", "tech_sand_sail"]  # not refilled during the auction
    t.do(1, "take", "tech_dew_lens", None, None, None, None)
    assert t.market_ids == ["tech_pack_horn", "tech_sand_sail"]
    assert t.s.out == () or "tech_sand_sail" not in [CARD_IDS[card] for card in t.s.out]


@rules("R5-4.4")
def test_r5_4_4_there_is_always_something_to_buy() -> None:
    t = table(3).market("tech_dew_lens").cards("excavate", "expand", "expand").rolls(1).do(0, "bid", 2)
    t.do(0, "take", "tech_dew_lens", None, None, None, None)
    assert len(t.market_ids) == 1


@rules("R5-3.2", "R5-5.2", "R5-8.2")
def test_r5_3_2_ways_to_begin_counted_by_hand() -> None:
    """Three players, first decisions: 5, 25, 125 cards; then 582 ways for whoever is asked next.

    61 of the 125 rounds have an excavator, and the first one may bid 1 to 5: 305. In the other 64 the first seat
    that did not Scout chooses next: after Expand it has 5 cards (21 rounds), after Develop or Plunder 4 (42 rounds);
    if all three Scouted, 4: 105 + 168 + 4.
    """
    state = new(3).state
    assert [perft(GAME, state, depth) for depth in (1, 2, 3, 4)] == [5, 25, 125, 305 + 105 + 168 + 4]

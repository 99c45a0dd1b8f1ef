"""Phase II: choosing in secret, in two waves (R5-5)."""

from __future__ import annotations

import json

import pytest

import orrery
from games.planet_5r.setting import new, rules, table


@rules("R5-5.2")
def test_r5_5_2_cards_of_the_first_wave_turn_up_together() -> None:
    t = table(4).do(2, "play", "scout").do(0, "play", "develop").do(3, "play", "expand")
    assert t.told("cards_revealed") == []
    assert t.m.actors == (1,)
    for me in (0, 1, 3, None):
        assert t.seat(2, me)["chosen"] is None
        assert t.seat(2, me)["played"] is None
        assert t.seat(2, me)["ready"]
        assert "scout" in t.seat(2, me)["hand"]  # it still looks as if it could be any card
    assert t.seat(2, 2)["chosen"] == "scout"
    assert t.told("card_chosen", 1) == [{"seat": seat, "card": None} for seat in (2, 0, 3)]
    assert t.told("card_chosen", 0)[1] == {"seat": 0, "card": "develop"}
    t.rolls(1).do(1, "play", "expand")
    cards = [(c["seat"], c["card"]) for c in t.told("cards_revealed")[0]["cards"]]
    assert cards == [(0, "develop"), (1, "expand"), (2, "scout"), (3, "expand")]


@rules("R5-5.3", "R5-5.1")
def test_r5_5_3_late_players_know_the_first_wave_but_not_each_other() -> None:
    t = table(4, round_=2).given(1, late=True, discard=["scout"]).given(3, late=True, discard=["scout"])
    t.start()
    assert t.m.actors == (0, 2)
    assert t.refused(1, "play", "expand").why == "not_your_decision"
    t.do(0, "play", "plunder").do(2, "play", "develop")
    assert t.m.actors == (1, 3)
    assert [t.seat(seat, 1)["played"] for seat in range(4)] == ["plunder", None, "develop", None]
    t.do(3, "play", "excavate")
    assert t.seat(3, 1)["played"] is None
    assert t.seat(3, 1)["chosen"] is None
    assert t.m.view(1)["counts"] is None  # not before all cards are up
    assert "excavate" not in json.dumps(t.m.events(1))
    t.do(1, "play", "expand")
    assert t.m.view(1)["counts"] == {"excavate": 1, "develop": 1, "plunder": 1, "scout": 0, "expand": 1}


@rules("R5-5.4")
def test_r5_5_4_if_all_are_late_there_is_one_wave() -> None:
    t = table(3, round_=2)
    for seat in range(3):
        t.given(seat, late=True, discard=["scout"])
    t.start()
    assert t.m.actors == (0, 1, 2)
    for seat in range(3):
        asked = t.decision(seat)
        assert asked.rule == "R5-5.2"
        assert asked.params["wave"] == 1
        assert asked.prompt("en") == "Choose an action card."  # nobody has shown anything
    t.do(1, "play", "expand").do(0, "play", "develop")
    assert t.told("cards_revealed") == []
    t.do(2, "play", "expand")
    shown = t.told("cards_revealed")
    assert len(shown) == 1
    assert [c["seat"] for c in shown[0]["cards"]] == [0, 1, 2]
    assert t.s.late == 0


@rules("R5-5.4", "R5-5.1", "R5-7.4")
def test_r5_5_4_all_scout_then_all_choose_at_once() -> None:
    t = table(3).cards("scout", "scout", "scout")
    assert t.s.round == 2
    assert [t.seat(seat)["late"] for seat in range(3)] == [True] * 3
    assert t.m.actors == (0, 1, 2)


@rules("R5-5.5")
def test_r5_5_5_exactly_one_card_of_the_own_hand() -> None:
    t = table(3, round_=3).given(0, discard=["scout", "develop"])
    assert t.options(0) == [["play", "excavate"], ["play", "plunder"], ["play", "expand"]]
    assert t.refused(0, "play", "scout").rule == "R5-5.5"
    t.do(0, "play", "excavate")
    assert t.m.decision(0) is None
    assert t.refused(0, "play", "plunder").why == "not_your_decision"


@rules("R5-5.5", "R5-8.5", "R5-9.6")
def test_r5_5_5_a_confirmed_choice_stands() -> None:
    t = table(3, confirm=True).given(0, water=9).do(0, "play", "develop")
    assert (t.decision(0).kind, t.decision(0).rule) == ("confirm", "R5-5.5")
    assert not t.seat(0, 1)["ready"]
    assert t.told("card_chosen", 1) == []
    t.m.undo(0)
    t.do(0, "play", "excavate").do(0, "confirm")
    assert t.seat(0, 1)["ready"]
    assert t.told("card_chosen", 1) == [{"seat": 0, "card": None}]
    with pytest.raises(orrery.CannotUndo) as barred:
        t.m.undo(0)
    assert barred.value.why == "confirmed"
    for seat in (1, 2):
        t.do(seat, "play", "expand").do(seat, "confirm")
    t.rolls(1).do(0, "bid", 4)
    assert (t.decision(0).kind, t.decision(0).rule) == ("confirm", "R5-8.5")
    t.do(0, "confirm").do(0, "take", t.market_ids[0], None, None, None, None)
    assert (t.decision(0).kind, t.decision(0).rule) == ("confirm", "R5-9.6")
    t.m.undo(0)
    assert t.decision(0).kind == "take_technology"
    t.do(0, "take", t.market_ids[0], None, None, None, None).do(0, "confirm")
    assert t.s.round == 2


@rules("R5-5.6", "R5-11.3")
def test_r5_5_6_expand_is_in_every_hand_at_every_selection() -> None:
    for seed in range(15):
        m = new(3 + seed % 3, seed)
        rng = orrery.Rng(seed)
        while m.actors:
            seat = rng.choice(m.actors)
            decision = m.decision(seat)
            assert decision is not None
            if decision.kind == "choose_card":
                assert ["play", "expand"] in decision.to_json()["actions"]
            m.act(seat, rng.choice(decision.actions))


@rules("R5-5.7", "R5-5.1")
def test_r5_5_7_the_late_flag_lasts_one_round() -> None:
    t = table(3, round_=2).given(1, late=True, discard=["scout"]).cards("expand", "develop", "expand")
    assert [t.seat(seat)["late"] for seat in range(3)] == [False] * 3
    assert t.m.actors == (0, 1, 2)


@rules("R5-5.7")
def test_r5_5_7_flags_end_with_the_phase() -> None:
    t = table(3, round_=2).given(1, late=True, discard=["scout"])
    t.cards("excavate", "excavate", "expand")
    assert t.m.view()["phase"] == "resolve"
    assert not t.seat(1)["late"]


@rules("R5-5.1", "R5-7.4")
def test_r5_5_1_nobody_is_late_two_rounds_running() -> None:
    for seed in range(10):
        m, rng, before = new(5, seed), orrery.Rng(seed), 0
        round_ = 1
        while m.actors:
            if m.state.round != round_:
                assert before & m.state.late == 0
                before, round_ = m.state.late, m.state.round
            seat = rng.choice(m.actors)
            decision = m.decision(seat)
            assert decision is not None
            m.act(seat, rng.choice(decision.actions))

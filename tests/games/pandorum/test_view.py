"""What a seat is shown (PD-1.10): the shape of the view, the state of the field, forecasts that come true."""

from __future__ import annotations

import types
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from games.pandorum.marks import rules
from games.pandorum.setting import PAYMENT, Table, horizons, table
from orrery import Match, Rng
from orrery.games.pandorum import GAME
from orrery.games.pandorum.view_types import View

THREE = "casino outer_defence wind_generator"


# --- its shape ------------------------------------------------------------------------------------


@cache
def hints_of(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def fits(value: Any, kind: Any, where: str) -> None:
    """The value is of this type, all the way down."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any:
        return
    if is_typeddict(kind):
        hints = hints_of(kind)
        assert set(value) == set(hints), where
        for name, inner in hints.items():
            fits(value[name], inner, f"{where}.{name}")
    elif origin is Literal:
        assert value in args, where
    elif origin in (Union, types.UnionType):
        if value is None:
            assert type(None) in args, where
        else:
            inner = [arg for arg in args if arg is not type(None)]
            if len(inner) > 1:
                assert type(value) in inner, where
            else:
                fits(value, inner[0], where)
    elif origin is list:
        assert type(value) is list, where
        for item in value:
            fits(item, args[0], where)
    elif origin is dict:
        for name, item in value.items():
            fits(name, args[0], where)
            fits(item, args[1], where)
    else:
        assert type(value) is kind, f"{where}: {value!r}"


def walk(m: Match, seed: int) -> Any:
    """Play at random; yields before each decision and at the end."""
    rng = Rng(seed)
    while m.actors:
        yield
        decision = m.decision(m.actors[0])
        assert decision is not None
        m.act(m.actors[0], rng.choice(decision.actions))
    yield


@rules("PD-1.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_view_has_the_shape_of_its_type(players: int) -> None:
    m = GAME.new(players, players, {"new_horizons": True})
    for n, _ in enumerate(walk(m, players)):
        if n % 4 == 0:
            me = (*range(players), None)[n // 4 % (players + 1)]
            fits(m.view(me), View, "view")
            fits(m.view(m.state.active), View, "view")
    fits(m.view(None), View, "view")
    assert m.over


# --- what is where --------------------------------------------------------------------------------


@rules("PD-1.10")
def test_turn_phase_and_round() -> None:
    t = table(3).start()
    assert [t.m.view(None)[key] for key in ("turn", "round", "active", "phase", "actors")] == [1, 1, 0, "turn", [0]]
    t.do(0, "draw", "deck")
    assert t.m.view(None)["phase"] == "draw"
    t.do(0, "draw", "deck").draws(1).draws(2)
    assert [t.m.view(None)[key] for key in ("turn", "round", "active")] == [4, 2, 0]
    t = table().given(0, hand=f"casino {PAYMENT}").do(0, "pay", PAYMENT)
    assert t.m.view(None)["phase"] == "move"
    assert t.do(0, "fly", "1,-1").m.view(None)["phase"] == "build"
    t = horizons().next_events("dead_city").builds(0, "1,-1", "casino").stows(0)
    assert t.m.view(None)["phase"] == "events"


@rules("PD-1.10", "PD-4.1", "PD-5.2")
def test_cards_that_everybody_saw_are_known_until_they_leave_the_hand() -> None:
    t = table(2).market("casino", "stereo_theatre", "solar_generator", "wind_generator").top("casino")
    t.given(0, modules="1,0").do(0, "draw", "casino").do(0, "draw", "deck")
    assert t.seat(0, 1)["known"] == ["casino"]
    assert t.seat(0, 1)["hand"] == 2
    t.draws(1).flies(0, "1,0", "casino" if t.hand(0).count("casino") else t.hand(0)[0])
    assert t.seat(0, 1)["known"] == []
    start = GAME.new(3, 5).view(0)["seats"]
    assert [seat["extraction"] for seat in start] == [3, 3, 3]
    assert [seat["known"] for seat in start] == [[], [], []]


@rules("PD-1.10")
def test_hands_are_hidden_and_the_box_is_a_number() -> None:
    t = table(3).given(0, hand="casino ore_extraction").given(1, hand="jamming_system").start()
    for me in (0, 1, 2, None):
        cards = [seat["cards"] for seat in t.m.view(me)["seats"]]
        assert [hand is not None for hand in cards] == [seat == me for seat in range(3)]
    assert t.m.view(0)["seats"][0]["cards"] == ["ore_extraction", "casino"]
    assert t.m.view(None)["box"] == len(t.s.aside) + sum(t.s.box)


def income_of(t: Table) -> list[tuple[str, int, int, bool]]:
    rows = t.m.view(None)["building"]["incomes"]
    return [(row["card"], row["amount"], sum(pay["amount"] for pay in row["pays"]), row["again"]) for row in rows]


@rules("PD-6.5", "PD-6.6")
def test_a_construction_is_shown_while_it_goes_on() -> None:
    t = table().given(0, modules="2,-2 1,0 3,0").builds(0, "1,-1", "wind_generator", "power_grid_block")
    shown = t.m.view(1)["building"]
    assert (shown["seat"], shown["hex"], shown["figure"], shown["effect"]) == (0, "1,-1", "base", None)
    assert shown["cards"] == ["wind_generator", "power_grid_block"]
    assert shown["incomes"][1] == {"card": "power_grid_block", "amount": None, "pays": [], "again": False}
    assert shown["incomes"][0]["pays"] == [{"hex": "2,-2", "amount": 1}, {"hex": "1,0", "amount": 1}]
    t.do(0, "again", "wind_generator")
    assert income_of(t) == [("wind_generator", 2, 2, False), ("power_grid_block", 2, 2, True)]
    t.stows(0)
    assert t.m.view(1)["building"] is None


@rules("PD-6.6", "PD-7.5", "PD-7.9", "PD-7.4")
@pytest.mark.parametrize("card", ["trade_logistics", "underground_logistics", "central_laboratory", "stereo_theatre"])
def test_the_new_object_is_not_shown_among_what_its_own_cards_were_paid_for(card: str) -> None:
    t = table().given(0, modules="2,-2 1,0").builds(0, "1,-1", card)
    assert t.kind(0) == "slot"
    ((_, amount, paid, _),) = income_of(t)
    assert amount == paid == t.gained(0)


@rules("PD-8.2")
def test_the_nose_part_at_work_is_shown() -> None:
    t = (
        table(4)
        .given(0, nose="terrablock", slots=("casino casino", "", ""))
        .builds(0, "1,-1", "casino", by="terraform")
    )
    assert t.m.view(1)["building"]["effect"] == "terrablock"
    assert t.seat(0)["nose"]["used"]
    assert not t.seat(1)["nose"]["used"]


@rules("PD-11.3", "PD-11.1", "PD-11.2", "PD-11.4", "PD-11.15")
def test_tokens_are_shown_on_their_hexes() -> None:
    t = horizons().token("eruption", "2,1").token("meteor", "0,-2", "0,-1").token("pad", "1,0").token("city", "2,-1")
    t.start()
    shown = {found["hex"]: (found["token"], found["kind"]) for found in t.m.view(None)["field"]["hexes"]}
    assert {hex_: told for hex_, told in shown.items() if told[0]} == {
        "2,1": ("eruption_token", "volcano"),
        "0,-2": ("meteor_token", "crater"),
        "0,-1": ("meteor_token", "crater"),
        "1,0": ("landing_pad_token", "landing_pad"),
        "2,-1": ("dead_city_token", "dead_city"),
    }


# --- forecasts ------------------------------------------------------------------------------------


@rules("PD-5.6")
def test_forecasts_of_stops() -> None:
    t = horizons(3).in_play("dead_city").token("city", "2,-1").given(0, hand=f"casino {PAYMENT}", at="1,0", quids=2)
    t.given(0, modules="2,0").given(1, bases="3,-2").do(0, "pay", PAYMENT)
    assert t.m.view(1)["sites"] is None, "forecasts are the asked seat's own"
    sites = {site["hex"]: site for site in t.m.view(0)["sites"]}
    assert set(sites) == t.hexes(0, "fly")
    assert (sites["2,0"]["stop"], sites["2,0"]["toll"]) == ("own", 0)
    assert (sites["0,0"]["stop"], sites["0,0"]["owner"]) == ("pad", None)
    assert (sites["3,-2"]["stop"], sites["3,-2"]["toll"], sites["3,-2"]["owner"]) == ("toll", 2, 1)
    assert sites["3,-2"]["crosses"] == 2
    assert (sites["1,-1"]["stop"], sites["1,-1"]["crosses"]) == ("build", 0)
    best = sites["1,-1"]["best"]
    assert best["module"]["action"] == ["build", "casino", None]
    assert best["base"] is best["effect"] is None


@rules("PD-11.14")
def test_the_forecast_of_training_is_for_the_lifted_module() -> None:
    t = horizons(3).in_play("training").given(0, hand=f"wind_generator {PAYMENT}", modules="1,-1 2,-2")
    t.flies(0, "1,-1", PAYMENT)
    (site,) = t.m.view(0)["sites"]
    assert (site["how"], site["stop"]) == ("here", "build")
    assert site["best"]["module"]["income"] == 1


def built(m: Match, seat: int, forecast: dict[str, Any]) -> tuple[int, int, bool]:
    """Carry out a forecast construction as it was meant: quids of cards, quids of events, and whether all is told."""
    twin = m.clone()
    heard = len(twin.events(seat))
    twin.act(seat, forecast["action"])
    meant = {row["card"]: row for row in forecast["by"]}
    clear = True
    while twin.actors and (decision := twin.decision(twin.actors[0])) is not None and decision.kind != "slot":
        answers = [GAME.action_to_json(action) for action in decision.actions]
        if decision.kind == "direction":
            amounts = decision.params["amounts"]
            assert isinstance(amounts, list)
            twin.act(seat, ["direction", amounts.index(max(amounts))])
        elif decision.kind in ("cluster", "block"):
            card = str(decision.params["card"])
            twin.act(seat, best_of(twin, seat, answers, meant[card]["amount"]))
        else:
            clear = clear and decision.kind in ("nose", "order")
            twin.act(twin.actors[0], answers[0])
    news = twin.events(seat)[heard:]
    cards = sum(event["amount"] for event in news if event["e"] in ("income", "taken"))
    events = sum(
        event["amount"]
        for event in news
        if event["e"] == "event_paid" and event["seat"] == seat and event["why"] == "build"
    )
    return cards, events, clear


def best_of(m: Match, seat: int, answers: list[list[Any]], amount: int) -> list[Any]:
    """The answer that brings this amount at once."""
    for answer in answers:
        twin = m.clone()
        heard = len(twin.events(seat))
        twin.act(seat, answer)
        news = [event for event in twin.events(seat)[heard:] if event["e"] in ("income", "taken")]
        first = [event for event in news if event["e"] == "taken"] or news[:1]
        if sum(event["amount"] for event in first) == amount or (not news and not amount):
            return answer
    raise AssertionError(f"no answer brings {amount}")


@rules("PD-7.12", "PD-10.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_forecasts_of_constructions_come_true(players: int) -> None:
    m, checked = GAME.new(players, 20 + players, {"new_horizons": True}), 0
    for _ in walk(m, 30 + players):
        decision = m.decision(m.actors[0]) if m.actors else None
        if decision is None or decision.kind != "build":
            continue
        seat = decision.seat
        (site,) = m.view(seat)["sites"]
        for forecast in filter(None, site["best"].values()):
            cards, events, clear = built(m, seat, forecast)
            assert cards == forecast["income"]
            if clear:
                assert events == sum(row["amount"] for row in forecast["events"])
            assert forecast["total"] == forecast["income"] + sum(row["amount"] for row in forecast["events"])
            checked += 1
    assert checked > 10


@rules("PD-7.10", "PD-7.11", "PD-12.2")
def test_forecasts_know_what_victims_have() -> None:
    hand = f"jamming_system intelligence_block {PAYMENT}"
    t = (
        table(2)
        .given(0, hand=hand, at="0,-1")
        .given(1, quids=4, modules="2,-2", bases="2,-3")
        .flies(0, "1,-2", PAYMENT)
    )
    (site,) = t.m.view(0)["sites"]
    assert site["best"]["base"]["income"] == 3 + 2, "the fixed two are more than the one quid that would be left"
    assert site["best"]["base"]["by"][1] == {"card": "intelligence_block", "amount": 2, "pays": [], "again": False}

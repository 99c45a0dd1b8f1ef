"""Two readings of the rules agree over whole random games: the engine's, and the plain one hex by hex.

The engine works on sets of bits and asks only where answers differ; `plain` reads the view like a person at the table.
At every question of every game the legal answers are the same, and every card brings what the plain reading says.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.pandorum.marks import rules
from games.pandorum.plain import CARDS, Field, Hex, at, name_of
from orrery import Match, Rng
from orrery.games.pandorum import GAME

Json = dict[str, Any]
OPTIONS: list[Json] = [
    {"new_horizons": False},
    {"new_horizons": True},
    {"new_horizons": True, "one_shot_once": False, "free_drive": False},
    {"new_horizons": True, "certain_stop": False, "confirm": True},
]


def stops(field: Field, seat: int, view: Json, quids: int, hand: list[str] | None) -> set[Hex]:
    """PD-5.6, PD-5.9: all stops of a straight flight; crossing the Dead City pays before the toll."""
    city = {card["event"]: card["quids"] for card in (view["events"] or {"in_play": []})["in_play"]}.get("dead_city", 0)
    start, found = at(field.seats[seat]["harvester"]), set()
    for direction in range(6):
        purse = quids
        for hex_ in field.line(start, direction):
            if hex_ not in field.ways(seat):
                break
            if field.kind[hex_] == "dead_city":
                purse += min(2, city)
            if field.stop(seat, hex_, hand, purse):
                found.add(hex_)
    return found


class Reader:
    """Follows a match and holds every decision against the plain reading."""

    def __init__(self, m: Match) -> None:
        self.m = m
        self.seen: Counter[str] = Counter()

    def read(self, seat: int) -> None:
        decision = self.m.decision(seat)
        assert decision is not None
        view = self.m.view(seat)
        listed = {tuple(GAME.action_to_json(action)) for action in decision.actions}
        check = getattr(self, f"read_{decision.kind}", None)
        if check is not None:
            check(seat, view, Field(view), listed, decision.params)
            self.seen[decision.kind] += 1

    def read_turn(self, seat: int, view: Json, field: Field, listed: set[Any], params: Json) -> None:
        mine = view["seats"][seat]
        hand: list[str] = mine["cards"]
        market = {stack["card"] for stack in view["market"]}
        draws = {("draw", card) for card in market} | ({("draw", "deck")} if view["deck"] else set())
        free = mine["central_deck"]["active"] and mine["central_deck"]["part"] == "proton_drive"
        wanted: set[Any] = set(draws)
        if not free or not self.m.options.free_drive:
            for card in set(hand):
                rest = list(hand)
                rest.remove(card)
                if not self.m.options.certain_stop or self.reaches(seat, view, field, rest, self.reward(view, card)):
                    wanted.add(("pay", card))
        if free and (not self.m.options.certain_stop or self.reaches(seat, view, field, hand, 0)):
            wanted.add(("fly_free",))
        if not wanted:
            wanted.add(("pass",))
        if mine["engines"]:
            wanted |= self.engine_moves(seat, view, field)
        assert listed == wanted

    def reward(self, view: Json, card: str) -> int:
        """PD-11.5, PD-11.11"""
        lying = {event["event"]: event["quids"] for event in (view["events"] or {"in_play": []})["in_play"]}
        types = {CARDS[stack["card"]].type for stack in view["market"]}
        invested: int = min(1, lying.get("return_on_investment", 0)) if CARDS[card].type not in types else 0
        storm: int = min(2, lying.get("sandstorm", 0))
        return invested + storm

    def reaches(self, seat: int, view: Json, field: Field, hand: list[str], reward: int) -> bool:
        """PD-5.1"""
        quids = view["seats"][seat]["quids"] + reward
        return bool(stops(field, seat, view, quids, hand)) or (
            self.jumps(view["seats"][seat]) and any(field.stop(seat, hex_, hand, quids) for hex_ in field.kind)
        )

    def jumps(self, mine: Json) -> bool:
        return bool(mine["nose"]["part"] == "chronoblock" and mine["nose"]["ready"] and not mine["nose"]["used"])

    def engine_moves(self, seat: int, view: Json, field: Field) -> set[Any]:
        """PD-11.13: nothing is built, at most two a turn."""
        if self.m.state.engine_moves >= 2:
            return set()
        there = stops(field, seat, view, view["seats"][seat]["quids"], None)
        return {("engine", name_of(hex_)) for hex_ in there}

    def read_end_turn(self, seat: int, view: Json, field: Field, listed: set[Any], params: Json) -> None:
        wanted = {("end",)} | (self.engine_moves(seat, view, field) if view["seats"][seat]["engines"] else set())
        assert listed == wanted

    def read_stop(self, seat: int, view: Json, field: Field, listed: set[Any], params: Json) -> None:
        mine = view["seats"][seat]
        flown = stops(field, seat, view, mine["quids"], mine["cards"])
        wanted = {("fly", name_of(hex_)) for hex_ in flown}
        if self.jumps(mine):
            there = [hex_ for hex_ in field.kind if field.stop(seat, hex_, mine["cards"], mine["quids"])]
            wanted |= {("jump", name_of(hex_)) for hex_ in there}
        assert listed == wanted

    def read_build(self, seat: int, view: Json, field: Field, listed: set[Any], params: Json) -> None:
        mine = view["seats"][seat]
        site = at(mine["harvester"])
        assert listed == field.builds(seat, site, mine["cards"])
        (forecast,) = view["sites"]
        for card, shown in forecast["cards"].items():
            if CARDS[card].type == "systems":
                purses = {other["seat"]: other["quids"] for other in view["seats"]}
                demands = field.demands(seat, site, card)
                assert shown["amount"] == sum(min(due, purses[other]) for other, due in demands.items())
            elif CARDS[card].type != "blocks":
                assert shown["amount"] == max(field.incomes(seat, site, card))

    def read_direction(self, seat: int, view: Json, field: Field, listed: set[Any], params: Json) -> None:
        building = view["building"]
        assert params["amounts"] == field.incomes(seat, at(building["hex"]), params["card"])
        assert len(set(params["amounts"])) > 1, "asked only where it makes a difference"

    def read_cluster(self, seat: int, view: Json, field: Field, listed: set[Any], params: Json) -> None:
        site = at(view["building"]["hex"])
        lowest = {min(cluster, key=lambda hex_: (hex_[1], hex_[0])) for cluster in field.clusters_at(site)}
        assert listed == {("cluster", name_of(hex_)) for hex_ in lowest}

    # --- what happened ------------------------------------------------------------------------------

    def told(self, before: Field, news: list[Json]) -> None:
        """Every income told is one the plain reading knows, on the field as it was before the step."""
        site: Hex | None = None
        for event in news:
            if event["e"] == "construction_began":
                site = at(event["hex"])
            if event["e"] == "income" and CARDS[event["card"]].type != "blocks":
                site = site or at(self.site)
                assert event["amount"] in before.incomes(event["seat"], site, event["card"])
                assert event["amount"] == sum(pay["amount"] for pay in event["pays"])
                self.seen[event["card"]] += 1
            if event["e"] == "income" and CARDS[event["card"]].type == "blocks":
                assert event["amount"] == 2
                self.seen[event["card"]] += 1
            if event["e"] == "taken":
                site = site or at(self.site)
                assert event["amount"] <= before.demands(event["seat"], site, event["card"])[event["victim"]]
                self.seen[event["card"]] += 1

    @property
    def site(self) -> str:
        began = [event for event in self.m.events(None) if event["e"] == "construction_began"]
        found: str = began[-1]["hex"]
        return found


def play(m: Match, seed: int) -> Counter[str]:
    reader, rng, heard = Reader(m), Rng(seed), len(m.events(None))
    while m.actors:
        (seat,) = m.actors
        reader.read(seat)
        before = Field(m.view(None))
        decision = m.decision(seat)
        assert decision is not None
        m.act(seat, eager(decision.actions, rng))
        news = m.events(None)[heard:]
        heard += len(news)
        reader.told(before, news)
    return reader.seen


def eager(actions: tuple[Any, ...], rng: Rng) -> Any:
    """Random, but a builder at heart: of the first three drawn the one that is no draw from the deck."""
    drawn = [rng.choice(actions) for _ in range(3)]
    kinds = [GAME.action_to_json(action)[0] for action in drawn]
    return next((action for action, kind in zip(drawn, kinds, strict=True) if kind not in ("draw", "leave")), drawn[0])


@rules("PD-1.5", "PD-1.6", "PD-1.7", "PD-1.9", "PD-5.1", "PD-5.5", "PD-5.6", "PD-6.4", "PD-7.12", "PD-12.4")
@pytest.mark.parametrize("options", range(len(OPTIONS)))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_readings_agree_over_a_game(players: int, options: int) -> None:
    m = GAME.new(players, 10 * players + options, OPTIONS[options])
    seen = play(m, 7 * players + options)
    assert min(seen[kind] for kind in ("turn", "stop", "build")) > 5
    assert len([card for card in CARDS if seen[card]]) > 15

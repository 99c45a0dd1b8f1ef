"""What a question of Planet Unknown tells a screen: it must be what the rules do when it is tried."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import orrery
from games.planet_unknown.scene import put_on
from games.planet_unknown.setting import Laid, filled, seat_with
from games.planet_unknown.table import CIV_WINDOW, WHOLE_ROUND
from games.planet_unknown.table import table as table_with
from orrery import Match
from orrery.arena.setups import part_sets
from orrery.core.decision import Decision
from orrery.core.rng import Rng
from orrery.games.planet_unknown.components import CIV_CARDS, GROUNDS
from orrery.games.planet_unknown.frames import PickCard

UNKNOWN = orrery.game("planet_unknown")
SEAT = {
    "planet": "gaia",
    "corporation": "horizon_group",
    "tiles": [{"tile": "i2_civ_energy_plain", "orientation": "r3", "at": "F1"}],
}


def table(seat: dict[str, Any], **more: Any) -> Match:
    return UNKNOWN.position({"players": 2, "options": {"confirm": True}, "seats": [{**SEAT, **seat}], **more})


def guide(m: Match, seat: int = 0) -> dict[str, Any]:
    decision = m.decision(seat)
    assert decision is not None
    found: dict[str, Any] = decision.to_json().get("guide", {})
    return found


def tries(m: Match, rover: str, cost: int = 0) -> dict[str, int]:
    """Where a rover comes to by driving and driving on, with the points spent, as the rules let it."""
    found: dict[str, int] = {}
    decision = m.decision(0)
    for action in [] if decision is None else decision.to_json()["actions"]:
        if action[:2] != ["drive", rover]:
            continue
        after = m.clone()
        before = m.state.seats[0].moves
        after.act(0, action)
        spent = cost + before - after.state.seats[0].moves
        for square, price in {action[2]: spent, **tries(after, action[2], spent)}.items():
            found[square] = min(price, found.get(square, price))
    found.pop(rover, None)
    return found


def test_a_rover_reaches_what_it_can_drive_to() -> None:
    """PU-7.15, PU-7.17: on a board without lifepods nothing interrupts it."""
    m = table({"rovers": ["F2", "H8"], "moves": 3, "moves_gained": 3, "lifepods": []})
    told = guide(m)["ways"]
    assert told.keys() == {"F2", "H8"}
    for rover, reached in told.items():
        ways = tries(m, rover)
        ways.pop(rover, None)
        assert {square: one["cost"] for square, one in reached.items()} == ways
        for square, one in reached.items():
            assert one["after"] == rover or reached[one["after"]]["cost"] <= one["cost"], square


def test_energy_is_free_for_cosmos() -> None:
    """PU-15.2: squares that cost nothing lie on ways that would be too long otherwise."""
    seat = {"corporation": "cosmos_inc", "rovers": ["F3"], "moves": 1, "moves_gained": 1, "lifepods": []}
    m = table({**seat, "markers": {"tech": "tech-15"}})
    assert {square: one["cost"] for square, one in guide(m)["ways"]["F3"].items()} == {
        square: cost for square, cost in tries(m, "F3").items() if square != "F3"
    }


def test_nothing_is_said_of_ways_where_nobody_can_drive() -> None:
    assert "ways" not in guide(table({"rovers": ["F2"]}))


def games() -> Iterator[Match]:
    """Random games, of the base box and with the parts of the expansion."""
    for n, options in enumerate(({}, {}, {}, *part_sets(UNKNOWN))):
        yield UNKNOWN.new(players=2, seed=n, options={**options, "confirm": True})


def walked(m: Match, steps: int) -> Iterator[tuple[Match, int, Decision]]:
    rng = Rng(m.seed)
    for _ in range(steps):
        if m.over:
            return
        seat = m.actors[0]
        decision = m.decision(seat)
        assert decision is not None
        yield m, seat, decision
        m.act(seat, rng.choice(decision.actions))


def test_the_cells_ahead_are_those_a_station_leads_to() -> None:
    """PU-6.3, PU-15.1: tried with every answer that moves the marker of a station at once."""
    seen = 0
    for game in games():
        for m, seat, decision in walked(game, 120):
            if decision.kind != "order":
                continue
            ahead = guide(m, seat)["ahead"]
            for action in decision.actions:
                moves = [event for event in m.preview(seat, action) if event["e"] == "marker_moved"]
                if moves and moves[0]["reason"] == "station":
                    (first, *_) = ahead[moves[0]["marker"]]
                    assert moves[0]["end"] == first["cells"][-1] or moves[0]["end"] in first["cells"]
                    seen += 1
    assert seen > 40


def test_what_is_settled_ends_alike() -> None:
    """Whichever station comes first: the same boards, and the same question."""
    seen = 0
    for game in games():
        for m, seat, decision in walked(game, 120):
            told = guide(m, seat).get("settled")
            if told is None:
                continue
            seen += 1
            ends = []
            for action in decision.actions:
                after = m.clone()
                after.act(seat, action)
                asked = after.decision(seat)
                if asked is not None and asked.kind == "order" and len(asked.params["items"]) == 1:  # type: ignore[arg-type]
                    after.act(seat, ["pick", 0])
                ends.append(after.view(seat)["seats"][seat])
            assert all(end == ends[0] for end in ends)
    assert seen > 5


def test_a_question_of_order_that_matters_is_not_settled() -> None:
    """A rover station gives points at once, and the patch of the biomass track could bury the rover first."""
    for game in games():
        for m, seat, decision in walked(game, 80):
            if decision.kind != "order" or "settled" in guide(m, seat):
                continue
            ends = [m.preview(seat, action) for action in decision.actions]
            if any(end != ends[0] for end in ends):
                return
    raise AssertionError("no such question was met")


def test_the_shots_after_a_tile_on_the_moon() -> None:
    """SM-3.1, SM-3.2: what is told before it is laid is what is asked, or shot, in the end."""
    seen = hit = 0
    for n in range(12):
        game = UNKNOWN.new(players=2, seed=n, options={"moons": True, "confirm": True})
        for m, seat, decision in walked(game, 160):
            on_moon = [action for action in decision.actions if is_moon(m, action)]
            if not on_moon:
                continue
            passing = placement(m, seat, on_moon[0])["passing"]
            after, heard = m.clone(), len(m.events(seat))
            after.act(seat, on_moon[0])
            orbited = after_stations(after, seat, heard)
            if orbited is None:
                continue
            seen += 1
            assert orbited[:3] == (passing["start"], passing["end"], passing["points"])
            beams = {beam["line"]: beam for beam in passing["beams"]}
            assert orbited[3]
            assert orbited[3].keys() <= beams.keys()
            if {event["e"] for event in after.events(seat, heard)} <= NOTHING_THERE:
                for line, shot in orbited[3].items():
                    assert (shot["meteorites"], shot["rovers"]) == (beams[line]["meteorites"], beams[line]["rovers"])
                    hit += len(shot["meteorites"])
    assert seen > 3
    assert hit > 0


NOTHING_THERE = {"tile_placed", "station_idle", "marker_moved", "marker_stuck", "satellite_moved", "laser_fired"}


def test_a_tile_on_the_moon_crushes_rovers_and_brings_its_meteorite_before_the_shot() -> None:
    """SM-15.2, PU-5.1"""
    crushed = brought = 0
    for n in range(6):
        game = UNKNOWN.new(players=1, seed=n, options={"moons": True, "confirm": True})
        for m, seat, decision in walked(game, 120):
            for action in [action for action in decision.actions if is_moon(m, action)][:20]:
                given = m.clone()
                given.state.seats[seat].rovers |= GROUNDS[m.state.seats[seat].planet].moon_squares
                told = placement(given, seat, action)
                for beam in told["passing"]["beams"]:
                    line = squares_of(beam["line"])
                    assert not set(beam["rovers"]) & set(told["squares"])
                    crushed += bool(set(told["squares"]) & line)
                    assert (told["meteorite"] in beam["meteorites"]) == (told["meteorite"] in line)
                    brought += told["meteorite"] in line
    assert crushed > 0
    assert brought > 0


def test_a_tile_on_the_planet_moves_no_satellite() -> None:
    """SM-3.1"""
    game = UNKNOWN.new(players=1, seed=3, options={"moons": True, "confirm": True})
    for m, seat, decision in walked(game, 40):
        placed = [
            action for action in decision.actions if action_of(m, action)[0] == "place" and not is_moon(m, action)
        ]
        if placed:
            assert placement(m, seat, placed[0])["passing"] is None
            return
    raise AssertionError("no tile was placed")


def test_a_tile_is_named_by_a_square_it_covers() -> None:
    """The corner of its shape may lie outside of it, and even outside of the planet."""
    beside = 0
    game = UNKNOWN.new(players=1, seed=5, options={"confirm": True})
    for m, seat, decision in walked(game, 60):
        for action in [action for action in decision.actions if action_of(m, action)[0] == "place"][:30]:
            told = placement(m, seat, action)
            assert told["on"] == told["stations"][0]["at"]
            assert told["on"] in told["squares"]
            beside += told["at"] not in told["squares"]
    assert beside > 0


def placement(m: Match, seat: int, action: Any) -> dict[str, Any]:
    found: dict[str, Any] = next(event for event in m.preview(seat, action) if event["e"] == "tile_placed")
    return found


def squares_of(line: str) -> set[str]:
    """Names of all squares of a row or column of a moon, and of the corners around it."""
    *_, kind, at = line.split("-")
    return {f"m{at}{n}" if kind == "column" else f"m{'ABCDEF'[n - 1]}{at}" for n in range(1, 7)}


def after_stations(m: Match, seat: int, heard: int) -> tuple[int, int, int, dict[str, Any]] | None:
    """How the satellite went on, and the shot that was fired or those to choose from, by their lines."""
    for _ in range(12):
        asked = m.decision(seat)
        told = m.events(seat, heard)
        moved = next((event for event in told if event["e"] == "satellite_moved"), None)
        if moved is not None:
            shots: Any = [event for event in told if event["e"] == "laser_fired"]
            if asked is not None and asked.kind == "aim":
                shots = asked.params["shots"]
                assert shots == moved["beams"]
            return moved["start"], moved["end"], moved["points"], {shot["line"]: shot for shot in shots}
        if asked is None:
            return None
        m.act(seat, asked.actions[0])
    return None


def action_of(m: Match, action: Any) -> list[Any]:
    return m.game.action_to_json(action)


def is_moon(m: Match, action: Any) -> bool:
    written = action_of(m, action)
    return bool(written[0] == "place" and written[2].startswith("m"))


# --- cards and events -----------------------------------------------------------------------------

FIRST: list[Laid] = [("i2_civ_energy_plain", "r3", "F1")]
METEOR: list[Laid] = [("i2_water_rover_meteor", "r3", "F1")]
TOP = {"civ": 15, "water": 15, "biomass": 15, "rover": 15, "tech": 15}


@pytest.mark.parametrize(
    ("card", "missing"),
    [
        ("dept_of_engineering", "rover"),  # movement points
        ("relocation_bonus", "rover"),  # a teleport
        ("approved_overtime", None),  # lifepods lie there
        ("landing_zone_approved", "meteorite"),
        ("meteor_defense_program", "meteorite"),
        ("temp_agency", None),
        ("unionization", None),
        ("dept_of_natural_resources", None),
        ("salvage_yard", None),
        ("best_in_planet_award", None),  # it counts in the end
        ("sustainable_living_act", None),
    ],
)
def test_cards_that_would_do_nothing_on_a_new_board(card: str, missing: str | None) -> None:
    """PU-17"""
    assert idle_cards(seat_with(tiles=FIRST), card).get(card) == missing


@pytest.mark.parametrize(
    ("seat", "card", "missing"),
    [
        (put_on(seat_with(tiles=FIRST), rovers="F1"), "dept_of_engineering", None),
        (put_on(seat_with(tiles=FIRST), rovers="F1"), "relocation_bonus", None),
        (put_on(seat_with(tiles=FIRST), lifepods=""), "approved_overtime", "lifepod"),
        (seat_with(tiles=FIRST, markers=TOP), "temp_agency", "way_up"),
        (seat_with(tiles=FIRST, markers=TOP), "gaming_commission", None),  # medals all the same
        (seat_with(tiles=FIRST, markers=dict.fromkeys(TOP, 5)), "unionization", "way_up"),
        (seat_with(tiles=FIRST, markers={**dict.fromkeys(TOP, 6), "tech": 4}), "unionization", None),
        (filled(), "global_parks_system", "square"),
        (filled(but="F1"), "global_parks_system", None),
        (put_on(seat_with(tiles=METEOR), meteorites="G1"), "meteor_defense_program", None),
        (put_on(seat_with(tiles=METEOR), meteorites="G1"), "landing_zone_approved", None),
        (put_on(seat_with(tiles=METEOR), meteorites="G1", lifepods=""), "sm_civ_salvage_contract", None),
        (
            put_on(seat_with(corporation="horizon_group", tiles=METEOR), meteorites="G1", lifepods=""),
            "sm_civ_salvage_contract",
            "meteorite",
        ),  # PU-12.11
    ],
)
def test_what_a_card_would_need(seat: Any, card: str, missing: str | None) -> None:
    """PU-17"""
    assert idle_cards(seat, card).get(card) == missing


def idle_cards(seat: Any, card: str) -> dict[str, str]:
    level = next(one.level for one in CIV_CARDS if one.id == card)
    seat.due = (level,)
    t = table_with(seat, first=CIV_WINDOW, new_cards=True).civ_stack(card).start()
    assert type(t.s.stacks[0][-1]) is PickCard
    return dict(guide(t.m)["idle"])


@pytest.mark.parametrize(
    ("event", "mine", "spared"),
    [
        ("red_lose_lifepod_on_planet", {}, ()),
        ("red_lose_lifepod_on_planet", {"lifepods": ""}, (0,)),
        ("red_lose_collected_lifepod", {}, (0, 1)),
        ("red_lose_rover", {"rovers": "F1"}, (0, 1)),  # PU-12.12: only of more than one
        ("red_synergy_or_peek", {}, ()),
        ("red_no_tile_on_ice", {}, ()),  # it holds for the round
        ("red_fewer_civ_cards", {}, ()),  # it is the table's
        ("orange_regress_any_1", {}, (0, 1)),
        ("green_collect_meteorite", {}, (0, 1)),
        ("sm_event_g6", {"rovers": "F1"}, (1,)),  # PU-17.6: not without a rover
        ("sm_event_o1", {}, ()),  # SM-11.4: if none can go down, one goes up all the same
    ],
)
def test_whom_an_event_spares(event: str, mine: dict[str, str], spared: tuple[int, ...]) -> None:
    """PU-12"""
    seats = [put_on(seat_with(tiles=FIRST), **mine), seat_with("gaia", "horizon_group", tiles=METEOR)]
    t = table_with(*seats, first=WHOLE_ROUND, events="standard", new_cards=True).next_events(event).start()
    (told,) = t.told("event_revealed", 0)
    assert (told["card"], tuple(told["spares"])) == (event, spared)


def test_a_seat_that_is_spared_hears_nothing_of_the_event() -> None:
    """PU-12.1: tried with many events; what a seat does in its turn comes later."""
    seen = 0
    for n in range(8):
        game = UNKNOWN.new(players=2, seed=n, options={"events": "harsh", "confirm": True, "open_turns": True})
        for m, _, _ in walked(game, 260):
            if m.view(0)["phase"] != "turns":
                continue
            told = m.events(0)
            start = max((i for i, event in enumerate(told) if event["e"] == "event_revealed"), default=None)
            if start is None or any(event["e"] == "tile_taken" for event in told[start:]):
                continue
            for seat in told[start]["spares"]:
                assert [event for event in told[start + 1 :] if event.get("seat") == seat] == []
                seen += 1
    assert seen > 10


# --- the tile in hand -----------------------------------------------------------------------------


def offered(m: Match) -> dict[str, list[str]]:
    """What a question about a tile to take offers."""
    decision = m.decision(0)
    assert decision is not None
    actions = decision.to_json()["actions"]
    return {
        "rings": [action[1] for action in actions if action[0] == "take"],
        "emergency": [action[1] for action in actions if action[0] == "emergency"],
    }


@pytest.mark.parametrize("seed", range(4))
def test_the_tile_in_hand_can_be_exchanged_for_all_that_was_offered_with_it(seed: int) -> None:
    """PU-3.7, SM-6.2: somebody who comes back to the table has not seen what was offered."""
    rng = Rng(seed)
    m = UNKNOWN.new(1, seed, {"moons": True, "emergency": True, "boards": "first"})
    seen = set()
    before: dict[str, list[str]] = {}
    while not m.over:
        decision = m.decision(0)
        assert decision is not None
        if decision.kind in ("take", "second_tile"):
            before = offered(m)
        elif decision.kind == "place" and not decision.params["extra"]:
            assert guide(m)["instead"] == before
            seen.add(decision.to_json()["params"]["tile"].split("_")[0] == "emergency")
        m.act(0, rng.choice(list(decision.actions)))
    assert seen == {True, False}

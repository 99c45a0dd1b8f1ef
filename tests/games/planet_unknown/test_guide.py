"""What a question of Planet Unknown tells a screen: it must be what the rules do when it is tried."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import orrery
from orrery import Match
from orrery.arena.setups import part_sets
from orrery.core.decision import Decision
from orrery.core.rng import Rng

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
    seen = 0
    for n in range(12):
        game = UNKNOWN.new(players=2, seed=n, options={"moons": True, "confirm": True})
        for m, seat, decision in walked(game, 160):
            passing = guide(m, seat).get("passing")
            on_moon = [action for action in decision.actions if is_moon(m, action)]
            if passing is None or not on_moon:
                continue
            after, heard = m.clone(), len(m.events(seat))
            after.act(seat, on_moon[0])
            orbited = after_stations(after, seat, heard)
            if orbited is None:
                continue
            seen += 1
            assert orbited[:3] == (passing["start"], passing["end"], passing["points"])
            assert orbited[3]
            assert orbited[3] <= {shot["line"] for shot in passing["shots"]}
    assert seen > 3


def after_stations(m: Match, seat: int, heard: int) -> tuple[int, int, int, set[str]] | None:
    """How the satellite went on, and the line that was shot or the lines to choose from."""
    for _ in range(12):
        asked = m.decision(seat)
        told = m.events(seat, heard)
        moved = next((event for event in told if event["e"] == "satellite_moved"), None)
        if moved is not None:
            lines = {event["line"] for event in told if event["e"] == "laser_fired"}
            if asked is not None and asked.kind == "aim":
                shots: Any = asked.params["shots"]
                lines = {shot["line"] for shot in shots}
            return moved["start"], moved["end"], moved["points"], lines
        if asked is None:
            return None
        m.act(seat, asked.actions[0])
    return None


def action_of(m: Match, action: Any) -> list[Any]:
    return m.game.action_to_json(action)


def is_moon(m: Match, action: Any) -> bool:
    written = action_of(m, action)
    return bool(written[0] == "place" and written[2].startswith("m"))

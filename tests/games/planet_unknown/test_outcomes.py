"""What is foretold of answers in Planet Unknown: what a tile destroys, what a turn leaves unused, all medals."""

from __future__ import annotations

from typing import Any

import orrery
from orrery import Match
from orrery.core.engine import Play
from orrery.games.planet_unknown.frames import ClearPlanets
from orrery.games.planet_unknown.rules.turns.rounds import clear_planets

UNKNOWN = orrery.game("planet_unknown")
SEAT = {
    "planet": "gaia",
    "corporation": "horizon_group",
    "moves": 2,
    "rovers": ["F2"],
    "tiles": [{"tile": "i2_civ_energy_plain", "orientation": "r3", "at": "F1"}],
}


def table(kind: str | None = None, **more: Any) -> Match:
    asked = {} if kind is None else {"pending": [{"kind": kind, "seat": 0}]}
    return UNKNOWN.position({"players": 2, "options": {"confirm": True}, "seats": [SEAT], **asked, **more})


def foretold(m: Match, action: list[Any]) -> Any:
    (found,) = m.outcomes(0, [action])
    return found


def test_what_a_tile_destroys_is_lost() -> None:
    """PU-5.1"""
    m = table(depots=[["n5_water_rover_plain"]])
    m.act(0, ["take", "outer"])
    both = foretold(m, ["place", "r0", "C2", "as_is"])
    assert dict(both.lost) == {"lifepod": 1, "rover": 1}
    assert not both.paid
    assert {"D3", "F2"} <= set(both.places)
    assert dict(foretold(m, ["place", "r1", "F2", "as_is"]).lost) == {"rover": 1}
    assert not foretold(m, ["place", "r0", "E2", "as_is"]).lost


def test_the_score_counts_every_medal() -> None:
    """Lines of the planet that a meteorite spoils or a tile completes, tracks, objectives."""
    m = table(depots=[["n5_water_rover_plain"]])
    m.act(0, ["take", "outer"])
    for outcome in m.outcomes(0):
        after = m.clone()
        after.act(0, outcome.action)
        assert outcome.score is not None
        assert outcome.score.before == m.view(0)["seats"][0]["score"]["total"]
        assert outcome.score.after == after.view(0)["seats"][0]["score"]["total"]
        lines = after.view(0)["seats"][0]["score"]["lines"]
        assert all(lines[key] == told for key, _, told in outcome.score.lines)


def test_movement_points_left_are_lost_by_ending_the_turn() -> None:
    """PU-7.15"""
    m = table("end_turn")
    end = foretold(m, ["end"])
    assert dict(end.lost) == {"move": 2}
    assert end.ends_turn
    assert end.forgone == ("drive",)
    drive = foretold(m, ["drive", "F2", "E2"])
    assert dict(drive.paid) == {"move": 1}
    assert not drive.lost
    assert drive.asks == "end_turn"


def test_others_behind_the_veil_do_not_show() -> None:
    """PU-3.11: whatever another seat has done in secret, my outcomes are the same."""
    m = UNKNOWN.new(3, 5, {"confirm": True})
    while not (m.view(0)["veiled"] and len(m.actors) == 3):
        m.act(m.actors[0], m.legal(m.actors[0])[0])
    before = m.outcomes(0)
    for _ in range(2):
        m.act(1, m.legal(1)[0])
        assert m.outcomes(0) == before


def test_a_meteorite_is_a_burden() -> None:
    """PU-5.3: it comes with the tile, and spoils its row and column."""
    for tile, count in (("n5_civ_energy_plain", 0), ("n5_civ_energy_meteor", 1)):
        m = table(depots=[[tile]])
        m.act(0, ["take", "outer"])
        placements = [outcome for outcome in m.outcomes(0) if m.game.actions.tag_of(outcome.action) == "place"]
        assert placements
        for outcome in placements:
            assert dict(outcome.gained).get("meteorite", 0) == count
            assert any(place.startswith("row-") for place in outcome.places) >= bool(count)
            assert not outcome.shed


def test_removing_all_rovers_in_the_end_is_no_price() -> None:
    """PU-10.1"""
    state = table().state
    before = UNKNOWN.ledger(state, 0)
    assert state.seats[0].rovers
    clear_planets(Play(state), ClearPlanets())
    assert not state.seats[0].rovers
    paid = [
        q.name for q, had, has in zip(UNKNOWN.quantities, before, UNKNOWN.ledger(state, 0), strict=True) if has < had
    ]
    assert paid == ["move", "lifepod"], "points, which are worth nothing now, and what lay there for the taking"

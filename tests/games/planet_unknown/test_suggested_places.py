"""Where a tile is held over at first: places that nobody has to be warned of, and that lie well."""

from __future__ import annotations

from typing import Any

from games.planet_unknown.scene import Scene, put_on
from games.planet_unknown.setting import filled, seat_with
from games.planet_unknown.table import laid
from orrery.games.planet_unknown.components import GROUNDS, SQUARES, TILES, WATER
from orrery.games.planet_unknown.grid import around, squares
from orrery.games.planet_unknown.pieces import Piece, piece
from orrery.games.planet_unknown.rules.placing.place_tile import place_options
from orrery.games.planet_unknown.state import Seat
from orrery.games.planet_unknown.suggested_places import ranks

DRY, WET = "i3_rover_tech_plain", "i2_energy_water_plain"
FIRST = [laid("i2_civ_energy_plain", "F1", "G1")]


def best_first(t: Scene) -> list[Piece]:
    """The tile in hand in its places, the first choice first."""
    lays = place_options(t.s, t.s.stacks[0][-1])
    order = ranks(t.p, lays)
    assert sorted(order) == list(range(len(lays)))
    return [piece(t.p.hand, lay.orientation, lay.at) for _, lay in sorted(zip(order, lays, strict=True))]


def held(p: Seat, tile: str, **options: Any) -> Scene:
    return Scene(p, **options).hold(tile)


def test_pieces_are_spared_as_long_as_there_is_another_place() -> None:
    t = held(put_on(seat_with("gaia", tiles=FIRST), rovers="H2"), DRY)
    under = [bool(place.squares & (t.p.rovers | t.p.lifepods)) for place in best_first(t)]
    assert under == sorted(under)
    assert set(under) == {True, False}


def test_water_looks_for_ice() -> None:
    t = held(put_on(seat_with("ksb_4156"), lifepods=""), WET)
    first = best_first(t)[0]
    assert first.sections[TILES[t.p.hand].terrains.index(WATER)] & GROUNDS[t.p.planet].ice


def test_no_square_is_left_alone_where_that_can_be_avoided() -> None:
    """Two rows of seven: a bar of three in the middle of one leaves a single square."""
    rows = [[f"{column}{row}" for column in "CDEFGHI"] for row in (5, 7)]
    t = held(put_on(filled("ksb_4156", but=[*rows[0], *rows[1]]), lifepods=""), DRY)
    first, *others = best_first(t)
    assert len(others) == 19  # five places in each row, both ways round
    ends = [set(part) for row in rows for part in (row[:3], row[-3:])]
    assert {SQUARES[square] for square in squares(first.squares)} in ends


def test_a_line_is_filled_up_rather_than_left_open() -> None:
    left = "F5 G5 H5 F8 G8 H8 B8"
    t = held(put_on(filled("ksb_4156", but=left), lifepods=""), DRY)
    assert {SQUARES[square] for square in squares(best_first(t)[0].squares)} == {"F5", "G5", "H5"}


def test_it_lies_against_what_is_built() -> None:
    t = held(put_on(seat_with("gaia", tiles=FIRST), lifepods=""), DRY)
    assert around(best_first(t)[0].squares) & t.p.filled


def test_it_stays_on_the_board_of_the_last_tile() -> None:
    t = held(put_on(seat_with("gaia", tiles=FIRST, moon="moon_start"), lifepods=""), WET, moons=True)
    moon = GROUNDS[t.p.planet].moon_squares
    places = best_first(t)
    assert not places[0].squares & moon
    assert any(place.squares & moon for place in places)

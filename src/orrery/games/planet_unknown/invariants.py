"""Promises of the rules that hold at every step of every game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from orrery.games.planet_unknown.components import (
    ALL_COLOURED,
    BASE_EVENTS,
    BIOMASS,
    CELLS,
    CIV_CARDS,
    CIV_LEVELS,
    COMPETITIVE_CARDS,
    CORPORATIONS,
    EMERGENCY,
    EVENTS,
    GROUNDS,
    MOONS,
    NONE,
    OBJECTIVES,
    ROWS,
    SCORING,
    STATION_TILES,
    TERRAINS,
    TILES,
    TRACKS,
    WATER,
)
from orrery.games.planet_unknown.frames import DealBoards, Orbit, ShowBoards
from orrery.games.planet_unknown.grid import areas, squares
from orrery.games.planet_unknown.options import deck_of
from orrery.games.planet_unknown.pieces import piece
from orrery.games.planet_unknown.rules.corporation.technologies import available
from orrery.games.planet_unknown.rules.medals.scoring import medals_of, planet_medals
from orrery.games.planet_unknown.rules.preparation.expansion_parts import ALL_TERRAINS, board_of, is_split
from orrery.games.planet_unknown.rules.preparation.setup import START_PLANET, civ_cards_in_play
from orrery.games.planet_unknown.state import BOARDS, CARDS, END, EVENT, TURNS, Placed, Seat, State

LIFEPODS = 6  # of each seat, PU-2.6
NO_KINDS: Mapping[int, int] = {}  # patches are biomass
FREE_CONTACT = {  # events that lift the rule of adjacency for a round
    number for number, card in enumerate(EVENTS) if any(effect.op == "ignore_adjacency" for effect in card.effects)
}


class Masks(NamedTuple):
    """What lies visibly on a planet."""

    filled: int
    terrain: tuple[int, ...]
    stations: tuple[int, ...]
    symbols: int


def masks_of(placed: Iterable[Placed], patches: Iterable[int], kinds: Mapping[int, int] = NO_KINDS) -> Masks:
    """Read off the tiles themselves: patches lie on top of what they cover (PU-1.6)."""
    terrain, stations, symbols = [0] * len(TERRAINS), [0] * len(TERRAINS), 0
    for tile, orientation, at in placed:
        found = piece(tile, orientation, at)
        for kind, section, station in zip(TILES[tile].terrains, found.sections, found.stations, strict=True):
            terrain[kind] |= section
            stations[kind] |= 1 << station
        if found.meteor != NONE:
            symbols |= 1 << found.meteor
    for square in patches:
        bit = 1 << square
        terrain = [mask & ~bit for mask in terrain]
        stations = [mask & ~bit for mask in stations]
        symbols &= ~bit
        terrain[kinds.get(square, BIOMASS)] |= bit
    filled = 0
    for mask in terrain:
        filled |= mask
    return Masks(filled, tuple(terrain), tuple(stations), symbols)


def check(s: State) -> None:
    check_tiles(s)
    check_civ_cards(s)
    check_events(s)
    check_objectives(s)
    check_boards(s)
    assert len(s.shown) in (0, s.players), "PU-3.11: all boards are veiled or none"
    if s.shown:
        assert s.phase == TURNS, "only turns are veiled"
    if any(type(frame) in (DealBoards, ShowBoards) for frame in s.stacks[-1]):
        return  # nothing lies on the boards yet
    for seat, p in enumerate(s.seats):
        check_planet(s, p)
        check_tokens(s, p)
        check_rovers(s, p)
        check_tracks(p)
        check_score(s, seat)
        check_extras(s, p)


# --- the table ------------------------------------------------------------------------------------


def check_tiles(s: State) -> None:
    """PU-1.2: each tile is in a bay, in a hand, on a planet, set aside or in the box."""
    tiles = [*s.boxed_tiles, *(tile for bay in s.bays for tile in bay)]
    for p in s.seats:
        tiles += [placed.tile for placed in p.placed]
        tiles += p.aside
        if p.hand != NONE:
            tiles.append(p.hand)
    tiles = [tile for tile in tiles if tile not in EMERGENCY]
    assert sorted(tiles) == list(range(len(STATION_TILES))), "tiles are conserved"
    for bay, stack in enumerate(s.bays):
        assert all(TILES[tile].shape == bay for tile in stack), "PU-2.2: a bay holds one shape"
    assert s.hidden_tops >> len(s.bays) == 0


def check_civ_cards(s: State) -> None:
    cards = [*s.civ_box, *(card for stack in s.civ for card in stack)]
    for p in s.seats:
        cards += p.hidden + p.played + p.extras.maintenance
    assert sorted(cards) == list(range(len(civ_cards_in_play(s)))), "civ cards are conserved"
    for level, found in enumerate(s.civ, 1):
        assert all(CIV_CARDS[card].level == level for card in found), "PU-2.8: a stack holds one level"
    for p in s.seats:
        assert all(CIV_CARDS[card].immediate for card in p.played), "PU-7.11"
        assert not any(CIV_CARDS[card].immediate or CIV_CARDS[card].maintenance for card in p.hidden), "PU-7.11"
        assert set(p.due) <= set(CIV_LEVELS), "PU-7.9"


def check_events(s: State) -> None:
    if not any(s.mix):
        assert not s.event_deck, "no events without a deck"
        assert not s.discarded
        assert s.event == NONE
        return
    cards = [*s.event_deck, *s.discarded, *s.event_box]
    if s.event != NONE and s.event not in s.discarded:
        cards.append(s.event)
    assert sorted(cards) == list(range(len(EVENTS if s.options.new_cards else BASE_EVENTS))), "events are conserved"
    assert len(cards) - len(s.event_box) == deck_of(s.options), "PU-13.3, SM-12.1"
    if s.players > 1:
        assert not any(EVENTS[card].solo for card in cards if card not in s.event_box), "PU-13.3"


def check_objectives(s: State) -> None:
    if s.phase == BOARDS:
        return  # the cards are dealt afterwards (PU-2.9)
    cards = [*s.objective_deck, *s.objective_box, *(contest.card for contest in s.contests)]
    for p in s.seats:
        cards += p.personal + p.offer
    assert sorted(cards) == list(range(len(OBJECTIVES))), "objectives are conserved"
    dealt = [contest for contest in s.contests if not contest.common]
    assert len(dealt) in (0, COMPETITIVE_CARDS.get(s.players, 0)), "PU-2.9"
    for contest in s.contests:
        wanted = s.players if contest.common else 2
        assert len(set(contest.seats)) == len(contest.seats) == wanted, "PU-11.2, PU-11.8"


def check_extras(s: State, p: Seat) -> None:
    """What Supermoon hands out."""
    planet, extras = GROUNDS[p.planet], p.extras
    assert (planet.moon != NONE) == s.options.moons, "SM-2.1"
    if planet.moon != NONE:
        moon = MOONS[planet.moon]
        assert extras.satellite in range(len(moon.orbit)), "SM-3.1"
        laid = under = 0
        for placed in p.placed:
            covers = piece(*placed).squares
            laid += (covers & moon.grid).bit_count()
            under |= covers
        laid += sum(bool(moon.grid >> at & 1) for at in set(p.patches) if not under >> at & 1)
        starts = {(start + laid) % len(moon.orbit) for start, point in enumerate(moon.orbit) if point.start}
        pending = any(type(frame) is Orbit or type(getattr(frame, "item", None)) is Orbit for frame in _frames(s, p))
        assert pending or extras.satellite in starts, "SM-3.1: as far as squares are covered"
    else:
        assert extras.satellite == NONE
    tiles = [placed.tile for placed in p.placed] + list(p.aside) + ([p.hand] if p.hand != NONE else [])
    used = [TILES[tile].terrains[0] for tile in tiles if tile in EMERGENCY]
    whole = ALL_TERRAINS if s.options.emergency else 0
    assert extras.emergency | sum(1 << terrain for terrain in used) == whole, "SM-6.1: emergency tiles are conserved"
    assert len(set(used)) == len(used)
    assert not extras.emergency & sum(1 << terrain for terrain in used)
    own = squares(ALL_COLOURED) if s.options.patches else []
    coloured = [*_coloured(p), *squares(extras.coloured), *extras.kept]
    assert len(set(coloured)) == len(coloured), "SM-7.1: one of each terrain, laid, stored or not used yet"
    assert set(coloured) <= set(own), "SM-7.1"
    assert len(extras.kept) <= p.stored, "SM-7.3"
    assert all(CIV_CARDS[card].maintenance for card in extras.maintenance), "SM-11.3"


def _coloured(p: Seat) -> list[int]:
    """Terrains of the patches in sight that are not biomass."""
    seen = [kind for square in set(p.patches) for kind, mask in enumerate(p.terrain) if mask >> square & 1]
    return [kind for kind in seen if kind != BIOMASS]


def _frames(s: State, p: Seat) -> list[object]:
    return [frame for stack in s.stacks for frame in stack]


def check_boards(s: State) -> None:
    planets = [board_of(p.planet) for p in s.seats if p.planet != NONE]
    planets = [planet for planet in planets if planet != START_PLANET]
    split = [p for p in s.seats if is_split(p.corporation)]
    corporations = [p.corporation for p in s.seats if p.corporation != NONE and not CORPORATIONS[p.corporation].start]
    assert len(split) <= 1, "SM-13.2"
    assert len(set(planets)) == len(planets), "PU-2.3: there is one board of each unique planet"
    assert len(set(corporations)) == len(corporations), "PU-2.3: and of each unique corporation"


# --- one seat -------------------------------------------------------------------------------------


def check_planet(s: State, p: Seat) -> None:
    planet, corporation = GROUNDS[p.planet], CORPORATIONS[p.corporation]
    seen = {square: kind for square in p.patches for kind, mask in enumerate(p.terrain) if mask >> square & 1}
    masks = masks_of(p.placed, p.patches, seen)
    assert masks == (p.filled, p.terrain, p.stations, p.symbols), "the squares are those of the tiles"
    assert not p.filled & ~planet.grid, "PU-4.3"
    under = 0
    for placed in p.placed:
        found = piece(*placed).squares
        assert not found & under, "PU-4.4: tiles do not overlap"
        under |= found
    if not corporation.bit.get("patch_over_tiles"):
        assert len(set(p.patches)) == len(p.patches), "PU-4.4"
        assert not any(under >> square & 1 for square in p.patches), "PU-4.4: nor do patches"
    assert not any(planet.ring >> square & 1 for square in p.patches), "PU-16.2"
    for board in planet.boards:
        there = p.filled & board.squares
        if there:
            assert there & board.first, "PU-4.5, SM-2.3, SM-8.2"
            if not corporation.bit.get("ignore_adjacency") and not FREE_CONTACT & {*s.discarded, s.event}:
                assert len(areas(there)) == 1, "PU-4.6: the tiles hang together"


def check_tokens(s: State, p: Seat) -> None:
    """Lifepods and meteorites."""
    planet, corporation = GROUNDS[p.planet], CORPORATIONS[p.corporation]
    assert not p.lifepods & ~planet.lifepods, "PU-2.6: lifepods do not move on the planet"
    assert not p.lifepods & p.filled, "PU-5.1"
    pods = p.lifepods.bit_count() + p.pods + p.pods_on.bit_count() + p.slots.bit_count() + p.pods_lost
    assert pods == LIFEPODS, "lifepods are conserved"
    assert not p.pods_on or corporation.feature == "lifepods_on_tracks", "PU-15.2"
    assert not p.slots or corporation.feature == "lifepods_on_techs", "PU-15.5"
    printed = MOONS[planet.moon].printed & ~p.filled if planet.moon != NONE else 0
    assert not p.meteorites & ~(p.symbols | printed), "meteorites lie on visible symbols, except those on rovers"
    assert min(p.pods, p.pods_lost, p.rocks, p.stored, p.moves, p.shown_cards) >= 0
    assert not p.stored or corporation.bit.get("store_patches"), "PU-7.12"
    if s.phase in (CARDS, END):
        assert not p.lifepods | p.rovers | p.cargo, "PU-10.1"


def check_rovers(s: State, p: Seat) -> None:
    planet, corporation = GROUNDS[p.planet], CORPORATIONS[p.corporation]
    carries = corporation.feature == "carry_meteorites"
    assert not p.rovers & ~planet.grid, "PU-7.17"
    assert not p.rovers & planet.toxic & ~p.filled, "PU-16.7"
    assert not p.rovers & p.lifepods, "PU-7.18"
    assert carries or not p.cargo, "PU-15.4"
    assert not p.cargo & ~p.rovers, "cargo lies on rovers"
    assert carries or not p.rovers & p.meteorites, "PU-7.18"
    gained = 0
    for card in {*s.discarded, s.event} - {NONE}:
        gained += sum(effect.count for effect in EVENTS[card].effects if effect.op == "gain_rover")
    rovers = p.supply + p.rovers.bit_count() + p.rovers_lost
    assert p.supply >= p.spare_rovers >= 0, "PU-14.6"
    if s.phase == EVENT:  # the card may still be carried out
        assert rovers <= corporation.rovers + gained, "PU-2.6"
    else:
        assert rovers == corporation.rovers + gained, "PU-2.6: rovers are conserved"


def check_tracks(p: Seat) -> None:
    corporation = CORPORATIONS[p.corporation]
    assert len(p.markers) == len(TRACKS)
    for marker, cell in enumerate(p.markers):
        assert 0 <= cell < len(CELLS), "PU-7.1"
        if corporation.path and marker == WATER:
            assert cell in corporation.path, "PU-15.7"
        elif corporation.steps and marker == BIOMASS:
            assert cell in corporation.steps, "PU-15.9"
        elif corporation.feature != "diagonal_markers":
            assert cell // ROWS == marker, "a marker keeps to its track"
        assert not p.pods_on >> cell & 1, "PU-15.2: no marker stands on a lifepod"
    assert len(set(p.markers)) == len(TRACKS), "PU-15.6, PU-15.7: one marker to a cell"
    assert (p.flux == NONE) or corporation.feature == "flux"
    known = (1 << len(corporation.technologies)) - 1
    assert not (p.techs | p.used_round | p.used_game | p.locked) & ~known
    assert p.techs == available(p), "PU-7.21"


def check_score(s: State, seat: int) -> None:
    p = s.seats[seat]
    planet = GROUNDS[p.planet]
    lines = medals_of(s, seat)
    assert min(lines[:-1]) >= 0, "SM-4.6: only a moon can cost medals"
    most = sum(planet.medals)
    most += SCORING.full_subplanet * len(planet.subplanets) + SCORING.empty_city * planet.cities.bit_count()
    assert planet_medals(p) <= most, "PU-10.3"

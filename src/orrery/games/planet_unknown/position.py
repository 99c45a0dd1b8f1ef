"""Positions of Planet Unknown as data: what follows from the keys that are named, and what a question stands on.

The keys stand in `position_parts`. Seats are set up as after the boards were shown: lifepods that are neither covered
nor collected lie on the planet, rovers in the supply. Cards and tiles that are named are taken from their piles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from orrery.core.conservation import Place, share_out
from orrery.core.forms import At, Name, Several, row
from orrery.core.position import Given, Positions
from orrery.core.state import TABLE, Frame
from orrery.games.planet_unknown import frames as f
from orrery.games.planet_unknown.components import (
    ALL_COLOURED,
    BASE_CIV_CARDS,
    BASE_EVENTS,
    CIV_CARDS,
    COMPETITIVE_CARDS,
    CORPORATIONS,
    EMERGENCY,
    EVENTS,
    GROUNDS,
    MOONS,
    NONE,
    SECTORS,
    STATION,
    STATION_TILES,
    TERRAINS,
    TILES,
    TRACKS,
    add_moon,
)
from orrery.games.planet_unknown.grid import mask_of, squares
from orrery.games.planet_unknown.options import mix_of
from orrery.games.planet_unknown.position_parts import (
    CIV_NAMES,
    EVENT_NAMES,
    LIFEPODS,
    OBJECTIVE_NAMES,
    SEAT_PARTS,
    TABLE_PARTS,
    TILE_NAMES,
    coloured_patches,
    follow,
    is_whole,
    put_own,
)
from orrery.games.planet_unknown.rules.preparation.setup import START_CORPORATION, START_PLANET
from orrery.games.planet_unknown.rules.space_station import bays_of_sector
from orrery.games.planet_unknown.state import (
    BOARDS,
    CIV,
    OBJECTIVES,
    ROTATION,
    TURNS,
    Contest,
    Seat,
    State,
    new_seat,
)

WISHES: Final = {
    "depots": Several(row(TILE_NAMES), list),  # tiles on top of the stacks each seat faces, seat by seat
    "tops": row(TILE_NAMES, list),  # tiles on top of the stacks of their shapes, the upper one first
    "next_events": row(EVENT_NAMES, list),
}
SETTING_UP: Final = (f.PickPlanet, f.PickCorporation, f.PickMoon, f.PickQuarters, f.PickHalves)
REST_OF_ROUND: Final = (f.ShowTops(), f.CivWindow(0), f.EndRound())
WHOLE_ROUND: Final = (f.RevealEvent(), f.RoundStart(), f.BeginTurns(), *REST_OF_ROUND)
SOLO_GOALS: Final = 3  # PU-14.1


class PlanetUnknownPositions(Positions[State]):
    """What stands in a position of Planet Unknown."""

    table = TABLE_PARTS
    seat = SEAT_PARTS
    wishes = WISHES
    fields = MappingProxyType({"marker": Name(TRACKS)})

    def usual(self, s: State) -> Sequence[Frame]:
        """Everybody is about to take a tile. PU-3.4"""
        return [f.TakeTile(seat, False, True) for seat in range(s.players)]

    def lay(self, s: State, asked: Sequence[Frame], given: Given) -> None:
        phase, beneath, table = self._moment(s, asked)
        if "phase" not in given:
            s.phase = phase
        for frame in asked:
            seat = frame.seat
            s.stacks[seat] = [*(below(seat) for below in reversed(beneath)), frame]
            if type(frame) is f.EndOfTurn:
                s.stacks[seat] = [frame]
        s.stacks[TABLE] = list(reversed(table))

    def _moment(self, s: State, asked: Sequence[Frame]) -> tuple[str, tuple[type, ...], tuple[Frame, ...]]:
        """The phase, what each seat does afterwards, and the table."""
        kinds = {type(frame) for frame in asked}
        if kinds & set(SETTING_UP):
            return BOARDS, (), (f.ShowBoards(), f.DealObjectives())
        if f.DropObjective in kinds or any(type(frame) is f.KeepObjective and not frame.common for frame in asked):
            return OBJECTIVES, (), (f.LayObjectives(),)
        if f.ChooseSector in kinds:
            return ROTATION, (), WHOLE_ROUND
        if kinds & {f.PickLevel, f.PickCard}:
            return CIV, (f.CivSlot, f.FinishTurn), (f.CivWindow(s.order().index(asked[0].seat)), f.EndRound())
        return TURNS, (f.FinishTurn,), REST_OF_ROUND

    def complete(self, s: State, given: Given) -> None:
        if not is_whole(given.table, given.seats):
            self._set_up(s, given)
        for seat, p in enumerate(s.seats):
            follow(p)
            if p.hand == NONE and any(type(frame) is f.PlaceTile for frame in s.stacks[seat]):
                given.at.key("pending").refuse("impossible", detail=f"PU-3.7: seats[{seat}].hand")
        if s.phase == TURNS and "shown" not in given and s.players > 1 and not s.options.open_turns:
            s.shown, s.shown_bays = tuple(p.clone() for p in s.seats), tuple(s.bays)
            s.shown_contests, s.shown_objectives, s.shown_step = s.contests, len(s.objective_deck), s.step
            for p in s.shown:  # what was taken since is behind the veil
                p.hand = NONE

    def _set_up(self, s: State, given: Given) -> None:
        for key, unset in (("shown", ()), ("shown_stacks", ()), ("shown_contests", ()), ("shown_objectives", 0)):
            if key not in given:
                TABLE_PARTS[key].put(s, TABLE, unset)
        if "round" not in given:
            s.round = max(s.round, 1)
        if s.phase != BOARDS:
            for seat, dealt in enumerate(s.seats):
                s.seats[seat] = _seated(s, seat, dealt, given)
        _tiles(s, given)
        _on_top(s, given)
        _civ_cards(s, given)
        _events(s, given)
        _objectives(s, given)
        _face(s, given)


# --- a seat ---------------------------------------------------------------------------------------


def _seated(s: State, seat: int, dealt: Seat, given: Given) -> Seat:
    """The boards as after PU-2.6, with what is named on them."""
    p = new_seat()
    p.planet = START_PLANET if dealt.planet == NONE else dealt.planet
    p.corporation = START_CORPORATION if dealt.corporation == NONE else dealt.corporation
    if s.options.moons and GROUNDS[p.planet].moon == NONE:
        p.planet = add_moon(p.planet, 0)
    named = given.seats[seat]
    if "planet" in named and "moon" not in named and s.options.moons:
        named = {**named, "moon": max(GROUNDS[p.planet].moon, 0)}
    lay_out(p, named)
    _supplies(s, p, named)
    return p


def lay_out(p: Seat, named: Mapping[str, object]) -> None:
    """What is named of a seat, and what follows: lifepods, rovers, a moon's meteorites, the flux token, points."""
    put_own(p, named)
    ground, corporation = GROUNDS[p.planet], CORPORATIONS[p.corporation]
    p.rovers |= p.cargo
    if "supply" not in named:
        p.supply = max(0, corporation.rovers + p.spare_rovers - p.rovers.bit_count() - p.rovers_lost)
    away = p.pods + p.pods_on.bit_count() + p.slots.bit_count() + p.pods_lost
    if "lifepods" not in named:
        p.lifepods = mask_of(squares(ground.lifepods & ~p.filled)[: max(0, LIFEPODS - away)])
    if "lifepods_lost" not in named:
        p.pods_lost = max(0, LIFEPODS - away - p.lifepods.bit_count())
    if ground.moon != NONE:
        moon = MOONS[ground.moon]
        if "meteorites" not in named:
            p.meteorites |= moon.printed & ~p.filled
        if "satellite" not in named:
            start = next(n for n, point in enumerate(moon.orbit) if point.start)
            point = (start + (p.filled & moon.grid).bit_count()) % len(moon.orbit)
            p.extras = p.extras._replace(satellite=point)
    if corporation.feature == "flux" and "flux" not in named:
        p.flux = 0
    if "moves_gained" not in named:
        p.gained = p.moves


def _supplies(s: State, p: Seat, named: Mapping[str, object]) -> None:
    """Emergency tiles and coloured patches that were not used (SM-6.1, SM-7.1)."""
    used = [*(placed.tile for placed in p.placed), *p.aside, p.hand]
    if s.options.emergency and "emergency" not in named:
        gone = sum(1 << TILES[tile].terrains[0] for tile in used if tile in EMERGENCY)
        p.extras = p.extras._replace(emergency=(1 << len(TERRAINS)) - 1 & ~gone)
    if s.options.patches and "coloured" not in named:
        coloured = ALL_COLOURED
        for terrain in (*p.extras.kept, *coloured_patches(p).values()):
            coloured &= ~(1 << terrain)
        p.extras = p.extras._replace(coloured=coloured)


# --- piles ----------------------------------------------------------------------------------------


def _tiles(s: State, given: Given) -> None:
    """PU-1.2: what no stack holds lies with a seat or in the box."""
    places = []
    for seat, p in enumerate(s.seats):
        held = [*(placed.tile for placed in p.placed), *p.aside, p.hand]
        station = [tile for tile in held if 0 <= tile < len(STATION_TILES)]
        places.append(Place(given.where(seat, "tiles"), True, station))
    box = Place("boxed_tiles", "boxed_tiles" in given, s.boxed_tiles)
    bays = [Place("stacks", "stacks" in given, bay) for bay in s.bays]
    names = TILE_NAMES[: len(STATION_TILES)]
    share_out(names, [1] * len(names), [*places, box, *bays], lambda tile: [bays[TILES[tile].shape], box])
    s.bays, s.boxed_tiles = [tuple(bay.held) for bay in bays], tuple(box.held)


def _on_top(s: State, given: Given) -> None:
    """PU-1.2: what later rounds will find. Where `depots` names tiles too, these come first."""
    at = given.at.key("tops")
    for n, tile in reversed(list(enumerate(given.table.get("tops", [])))):
        _raise(s, tile, at.item(n))


def _raise(s: State, tile: int, at: At) -> None:
    bay = TILES[tile].shape
    if bay >= len(s.bays) or tile not in s.bays[bay]:
        at.refuse("too_many", name=TILE_NAMES[tile], copies=1)
    s.bays[bay] = (*(other for other in s.bays[bay] if other != tile), tile)


def _civ_cards(s: State, given: Given) -> None:
    """PU-2.8"""
    cards = CIV_CARDS if s.options.new_cards else BASE_CIV_CARDS
    places = [
        Place(given.where(seat, "civ_hidden"), True, [*p.hidden, *p.played, *p.extras.maintenance])
        for seat, p in enumerate(s.seats)
    ]
    stacks = [Place("civ", "civ" in given, stack) for stack in s.civ]
    box = Place("civ_box", "civ_box" in given, s.civ_box)
    share_out(
        CIV_NAMES[: len(cards)],
        [1] * len(cards),
        [*places, *stacks, box],
        lambda card: [box, stacks[CIV_CARDS[card].level - 1]],
    )
    s.civ, s.civ_box = [tuple(sorted(stack.held)) for stack in stacks], tuple(box.held)


def _events(s: State, given: Given) -> None:
    """PU-13.3: the mix of colours stays, whatever is named; without an event of the round its card is still to come."""
    if "mix" not in given:
        s.mix = mix_of(s.players, s.options)
    if "event" not in given:
        s.event_deck = (*((s.event,) if s.event != NONE else ()), *s.event_deck)
        s.event = NONE
    top = given.table.get("next_events", [])
    cards = EVENTS if s.options.new_cards else BASE_EVENTS
    named = [
        Place("event", True, [s.event] if s.event != NONE and s.event not in s.discarded else []),
        Place("events_discarded", True, s.discarded),
        Place("next_events", True, top),
    ]
    deck = Place("event_deck", "event_deck" in given, s.event_deck)
    box = Place("event_box", "event_box" in given, s.event_box)
    share_out(EVENT_NAMES[: len(cards)], [1] * len(cards), [*named, deck, box], lambda _: [box, deck])
    if not deck.named:
        used = [card for place in named for card in place.held]
        _fill_deck(s, used, deck, box)
    s.event_deck, s.event_box = (*top, *deck.held), tuple(box.held)


def _fill_deck(s: State, used: list[int], deck: Place, box: Place) -> None:
    """As many cards of each colour as the mix leaves."""
    for colour, wanted in enumerate(s.mix):
        left = wanted - sum(EVENTS[card].colour == colour for card in used)
        mine = [card for card in deck.held if EVENTS[card].colour == colour]
        for card in mine[max(left, 0) :]:
            deck.held.remove(card)
            box.held.append(card)
        spare = [c for c in box.held if EVENTS[c].colour == colour and (s.players == 1 or not EVENTS[c].solo)]
        for card in spare[: max(0, left - len(mine))]:
            box.held.remove(card)
            deck.held.append(card)


def _objectives(s: State, given: Given) -> None:
    """PU-2.9, PU-2.10: cards between neighbours, personal ones where the table plays with them."""
    dealt = s.phase not in (BOARDS, OBJECTIVES)
    personal = SOLO_GOALS if s.players == 1 else int(s.options.personal)
    seats = [
        Place(given.where(seat, "personal"), True, [*p.personal, *(p.offer if s.phase != BOARDS else ())])
        for seat, p in enumerate(s.seats)
    ]
    contests = Place("contests", "contests" in given, [contest.card for contest in s.contests])
    deck = Place("objective_deck", "objective_deck" in given, s.objective_deck)
    box = Place("objective_box", "objective_box" in given, s.objective_box)
    share_out(
        OBJECTIVE_NAMES, [1] * len(OBJECTIVE_NAMES), [*seats, contests, deck, box], lambda _: [deck, box, contests]
    )
    if dealt and "contests" not in given:
        missing = COMPETITIVE_CARDS.get(s.players, 0) - len(contests.held)
        cards = [*contests.held, *(deck.held.pop() for _ in range(missing))]
        neighbours = [tuple(sorted({i % s.players, (i + 1) % s.players})) for i in range(len(cards))]
        s.contests = tuple(Contest(card, pair, False) for card, pair in zip(cards, neighbours, strict=True))
    if dealt:
        for seat, p in enumerate(s.seats):
            if not given.named(seat, "personal"):
                p.personal = (*p.personal, *(deck.held.pop() for _ in range(personal - len(p.personal))))
    s.objective_deck, s.objective_box = tuple(deck.held), tuple(box.held)


def _face(s: State, given: Given) -> None:
    """The station is turned so that the tiles wished for lie on top in the depots of their seats. PU-3.7"""
    at = given.at.key("depots")
    for seat, wanted in enumerate(given.table.get("depots", [])):
        here = at.item(seat)
        if seat >= s.players:
            at.refuse("wrong_count", given=seat + 1, wanted=s.players)
        if not wanted:
            continue
        shapes = {TILES[tile].shape for tile in wanted}
        place = STATION.places[s.players][seat]
        turned = "rotation" in given or any(given.table["depots"][:seat])
        ways = [s.rotation] if turned else range(SECTORS)
        way = next((w for w in ways if shapes <= set(bays_of_sector(s, (place + w) % SECTORS))), None)
        if way is None or len(shapes) < len(wanted):
            here.refuse("bad_values", value=", ".join(TILE_NAMES[tile] for tile in wanted))
        s.rotation = way
        for tile in wanted:
            _raise(s, tile, here)

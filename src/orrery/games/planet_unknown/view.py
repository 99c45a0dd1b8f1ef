"""What a seat may know of a table of Planet Unknown (PU-18): an allow-list, built from nothing."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from orrery.games.planet_unknown.components import (
    BIOMASS,
    CELLS,
    CIV_CARDS,
    COLOURS,
    CORPORATIONS,
    EVENTS,
    GROUNDS,
    MOONS,
    NONE,
    OBJECTIVES,
    ORIENTATIONS,
    QUARTERS,
    SCORING,
    SECTORS,
    SHAPES,
    SIZE,
    SMALL,
    SQUARES,
    STATION,
    TERRAINS,
    TILES,
    TRACKS,
)
from orrery.games.planet_unknown.frames import ShowBoards
from orrery.games.planet_unknown.grid import squares
from orrery.games.planet_unknown.item_names import trace
from orrery.games.planet_unknown.options import target_of
from orrery.games.planet_unknown.rules.cards.civ_cards import looking_at
from orrery.games.planet_unknown.rules.corporation.technologies import usable
from orrery.games.planet_unknown.rules.medals.moon_scoring import red_medals, set_medals, stations_on_moon
from orrery.games.planet_unknown.rules.medals.objectives import contest_points, covered, progress, standing
from orrery.games.planet_unknown.rules.medals.scoring import (
    LINE_MEDALS,
    blocking,
    empty_squares,
    lines_of,
    verdict,
)
from orrery.games.planet_unknown.rules.planet.tile_places import restriction
from orrery.games.planet_unknown.rules.preparation.expansion_parts import hide
from orrery.games.planet_unknown.rules.space_station import bays_of_sector, sector_of
from orrery.games.planet_unknown.state import CARDS, END, FINAL, Placed, Seat, State

REMEMBERED: Final = 256  # boards: those of some dozens of tables


def names(of: tuple[str, ...], mask: int) -> list[str]:
    return [of[index] for index in squares(mask)]


def choosing_boards(s: State) -> bool:
    return any(type(frame) is ShowBoards for frame in s.stacks[-1])


def as_seen(s: State, me: int | None) -> State:
    """The table with everything as `me` sees it: while turns are veiled, others stand where they began (PU-3.11).

    What depends on several boards, such as a contest, must be measured on this table and not on the true one.
    """
    seen = s.clone()
    if choosing_boards(s):  # boards are still being chosen: PU-2.4
        seen.step = 0  # nor is it shown how far anybody is
        for seat, p in enumerate(seen.seats):
            if seat != me:
                hide(p)
    if not s.shown:
        return seen
    seen.step = s.shown_step
    seen.seats = [p if seat == me else s.shown[seat] for seat, p in enumerate(seen.seats)]
    mine = () if me is None else bays_of_sector(s, sector_of(s, me))
    seen.bays = [s.bays[bay] if bay in mine else tiles for bay, tiles in enumerate(s.shown_bays)]
    seen.hidden_tops = sum(s.hidden_tops & 1 << bay for bay in mine)
    if not any(map(has_set_common_goal, seen.seats)):
        seen.contests = tuple(contest for contest in s.contests if not contest.common)
    return seen


def has_set_common_goal(p: Seat) -> bool:
    """There is one Jump Drive, and its F works once in a game: whoever has not seen it used knows of no common goal."""
    return bool(p.used_game & CORPORATIONS[p.corporation].bit.get("common_objective", 0))


def shown(s: State, me: int | None) -> dict[str, Any]:
    """The table as seat `me` may see it; None: a spectator."""
    seen = as_seen(s, me)
    seats = [seat_view(s, seen, seat, me) for seat in range(s.players)]
    return {
        "step": seen.step,
        "round": s.round,
        "phase": FINAL if s.phase == CARDS else s.phase,
        "commander": None if s.players == 1 else s.commander,
        "veiled": bool(s.shown),
        "solo": solo_view(s, seats[0]["score"]["total"]) if s.players == 1 else None,
        "station": station_view(seen),
        "event": None if s.event == NONE else EVENTS[s.event].id,
        "restriction": restriction_view(s),
        "events": events_view(s, me) if any(s.mix) else None,
        "civ": {"stacks": [len(stack) for stack in s.civ], "looking": looking_view(s)},
        "objectives": [
            {
                "card": OBJECTIVES[contest.card].id,
                "seats": list(contest.seats),
                "common": contest.common,
                "standing": [
                    {
                        "seat": seat,
                        "value": standing(seen, seat, contest.card),
                        "medals": contest_points(seen, contest, seat),
                    }
                    for seat in contest.seats
                ],
            }
            for contest in seen.contests
        ],
        "seats": seats,
    }


def solo_view(s: State, score: int) -> dict[str, object]:
    """`score`: as whoever looks may know it, for the rank would tell of hidden cards (PU-18.2)."""
    found = verdict(s) if s.phase == END else None
    said = None if found is None else {"difference": found.difference, "rank": found.rank, "text": dict(found.text)}
    target = target_of(s.mix, s.options.moons)
    return {"target": target, "now": SCORING.rank(score - target).id, "verdict": said}


def station_view(seen: State) -> dict[str, object]:
    facing = {sector_of(seen, seat): seat for seat in range(seen.players)}

    def bay_view(bay: int) -> dict[str, object]:
        tiles, hidden = seen.bays[bay], bool(seen.hidden_tops >> bay & 1)  # PU-3.8
        top = TILES[tiles[-1]].id if tiles and not hidden else None
        return {"shape": SHAPES[bay].id, "top": top, "left": len(tiles), "hidden": hidden}

    def sector_view(sector: int) -> dict[str, object]:
        outer, inner = bays_of_sector(seen, sector)
        return {"sector": sector, "seat": facing.get(sector), "outer": bay_view(outer), "inner": bay_view(inner)}

    return {
        "rotation": seen.rotation,
        "places": list(STATION.places[seen.players]),
        "sectors": [sector_view(sector) for sector in range(SECTORS)],
    }


def restriction_view(s: State) -> dict[str, object] | None:
    kind, terrain = restriction(s)
    if not kind or s.phase in (FINAL, CARDS, END):  # PU-10.9
        return None
    return {"kind": kind, "terrain": None if terrain == NONE else TERRAINS[terrain]}


def events_view(s: State, me: int | None) -> dict[str, object]:
    """The colours left follow from the mix and from the cards seen, so they are no secret; the order is."""
    knows_next = me is not None and bool(s.peeked >> me & 1) and bool(s.event_deck)  # PU-12.13
    left = [EVENTS[card].colour for card in s.event_deck]
    return {
        "mix": dict(zip(COLOURS, s.mix, strict=True)),
        "left": len(left),
        "discarded": [EVENTS[card].id for card in s.discarded],
        "next": EVENTS[s.event_deck[0]].id if knows_next else None,
        "left_by_colour": {name: left.count(colour) for colour, name in enumerate(COLOURS)},
    }


def looking_view(s: State) -> dict[str, object] | None:
    """Who looks at which stack of civ cards: everybody sees that, not what is in it."""
    for seat in range(s.players):
        frame = looking_at(s, seat)
        if frame is not None:
            return {"seat": seat, "level": frame.level}
    return None


def seat_view(s: State, seen: State, seat: int, me: int | None) -> dict[str, Any]:
    p = seen.seats[seat]
    open_cards = seat == me or s.phase == END  # PU-18.2
    shown_cards = p.hidden if open_cards else p.hidden[: p.shown_cards]
    lines = lines_of(seen, seat, hidden=open_cards)
    return {
        "seat": seat,
        "place": STATION.places[s.players][seat],
        "planet": None if p.planet == NONE else GROUNDS[p.planet].id,
        "corporation": None if p.corporation == NONE else CORPORATIONS[p.corporation].id,
        "tiles": list(_tile_views(p.placed)),
        "patches": [SQUARES[square] for square in p.patches],
        "hand": None if p.hand == NONE else TILES[p.hand].id,
        "set_aside": [TILES[tile].id for tile in p.aside],
        "lifepods": names(SQUARES, p.lifepods),
        "meteorites": names(SQUARES, p.meteorites),
        "rovers": [{"at": SQUARES[at], "cargo": bool(p.cargo >> at & 1)} for at in squares(p.rovers)],
        "supply": p.supply,
        "markers": {track: CELLS[cell] for track, cell in zip(TRACKS, p.markers, strict=True)},
        "covered": names(CELLS, p.pods_on),
        "slots": [CORPORATIONS[p.corporation].technologies[slot].level for slot in squares(p.slots)],
        "flux": None if p.flux == NONE else TRACKS[p.flux],
        "techs": techs_view(s, p, seat, mine=seat == me),
        "collected": {"lifepods": p.pods, "meteorites": p.rocks},
        "stored": p.stored,
        "moves": p.moves,
        "civ_due": list(p.due),
        "civ_played": [CIV_CARDS[card].id for card in p.played],
        "civ_hidden": len(p.hidden),
        "civ_kept": [CIV_CARDS[card].id for card in shown_cards],
        "personal": [goal_view(seen, seat, card) for card in p.personal] if open_cards else None,
        "personal_count": len(p.personal),
        **lines_view(p),
        "empty": empty_squares(p),
        "score": {"total": sum(lines.values()), "lines": lines},
        "ready": not s.stacks[seat],  # that a seat is done is public, what it did is not
        "pending": [] if behind_a_screen(s, seat, me) else [trace(frame) for frame in s.stacks[seat]],
        "stuck": p.stuck,
        **supermoon_view(s, p),
    }


def behind_a_screen(s: State, seat: int, me: int | None) -> bool:
    """Whether this seat's steps are hidden from `me` now: veiled turns, boards being chosen."""
    return seat != me and (bool(s.shown) or choosing_boards(s))


def techs_view(s: State, p: Seat, seat: int, mine: bool) -> list[dict[str, object]]:
    if p.corporation == NONE:
        return []
    used = p.used_round | p.used_game
    return [
        {
            "tech": technology.id,
            "level": technology.level,
            "available": bool(p.techs >> technology.index & 1),
            "used": bool(used >> technology.index & 1),
            "usable": mine and bool(s.stacks[seat]) and usable(s, seat, technology.index),
        }
        for technology in CORPORATIONS[p.corporation].technologies
    ]


def goal_view(seen: State, seat: int, card: int) -> dict[str, object]:
    value, goal, done = progress(seen, seat, card)
    return {"card": OBJECTIVES[card].id, "value": value, "goal": goal, "done": done}


def lines_view(p: Seat) -> dict[str, object]:
    """All 24 lines as they stand; a board that is not chosen yet has none."""
    if p.planet == NONE or GROUNDS[p.planet].quarters:
        return {"rows": [], "columns": []}
    lines = line_views(p)
    return {"rows": lines[:SIZE], "columns": lines[SIZE:]}


def line_views(p: Seat) -> list[dict[str, object]]:
    return list(_line_views(p.planet, covered(p), blocking(p)))


@lru_cache(REMEMBERED)
def _line_views(planet: int, filled: int, rocks: int) -> tuple[dict[str, object], ...]:
    """By value: all who look at a board see the same lines, and most moves change none of them."""
    clean = filled & ~rocks
    return tuple(
        {
            "medals": medals,
            "covered": (line & filled).bit_count(),
            "squares": line.bit_count(),
            "meteorite": bool(line & rocks),
            "complete": line & clean == line,
        }
        for line, medals in LINE_MEDALS[planet]
    )


@lru_cache(REMEMBERED)
def _tile_views(placed: tuple[Placed, ...]) -> tuple[dict[str, object], ...]:
    return tuple(
        {"tile": TILES[one.tile].id, "orient": ORIENTATIONS[one.orientation], "at": SQUARES[one.at]} for one in placed
    )


def supermoon_view(s: State, p: Seat) -> dict[str, object]:
    """What Supermoon adds; nothing of it is there without its part."""
    found: dict[str, object] = {}
    chosen = p.planet != NONE
    if s.options.moons:
        found["moon"] = moon_view(p) if chosen and GROUNDS[p.planet].moon != NONE else None
    if s.options.emergency:
        found["emergency"] = names(TERRAINS, p.extras.emergency)
    if s.options.patches:
        found["coloured"] = names(TERRAINS, p.extras.coloured)
        found["kept_kinds"] = [TERRAINS[terrain] for terrain in p.extras.kept]
        found["kinds"] = {SQUARES[at]: kind for at in p.patches if (kind := kind_of(p, at)) != TERRAINS[BIOMASS]}
    if s.options.new_cards:
        found["maintenance"] = [
            {"card": CIV_CARDS[card].id, "used": bool(p.extras.paid >> place & 1)}
            for place, card in enumerate(p.extras.maintenance)
        ]
    if s.options.shattered:
        found["quarters"] = quarters_view(p) if chosen else []
    return found


def moon_view(p: Seat) -> dict[str, object]:
    side = MOONS[GROUNDS[p.planet].moon]
    count = stations_on_moon(p)
    return {
        "side": side.id,
        "satellite": p.extras.satellite,
        "set": set_medals(p),
        "stations": {TERRAINS[terrain]: count[terrain] for terrain in side.pair or range(len(TERRAINS))},
        "meteorites": red_medals(p),
    }


def kind_of(p: Seat, square: int) -> str:
    """The terrain that is seen on a square."""
    return TERRAINS[next(kind for kind, mask in enumerate(p.terrain) if mask >> square & 1)]


def quarters_view(p: Seat) -> list[dict[str, object]]:
    """The four quarters with their own lines. SM-8.6"""
    chosen = GROUNDS[p.planet].quarters
    lines = line_views(p) if chosen else []
    return [
        {"id": QUARTERS[quarter].id, "rows": part[:SMALL], "columns": part[SMALL:]}
        for n, quarter in enumerate(chosen)
        if (part := lines[2 * SMALL * n : 2 * SMALL * (n + 1)])
    ]

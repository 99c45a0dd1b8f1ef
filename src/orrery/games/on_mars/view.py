"""What a seat may know of a table of On Mars (OM-1.19): an allow-list, built from nothing."""

from __future__ import annotations

from orrery.core.onlookers import same_for_all
from orrery.games.on_mars.components import (
    ACTION_IDS,
    BP_IDS,
    CONTRACT_IDS,
    CORNERS,
    DISC_IDS,
    GRID_ROWS,
    HEX_IDS,
    ITEMS,
    LACERDA_ACTIONS,
    LANDS_BY_LEVEL,
    LSS_STARTS,
    LSS_TILE_IDS,
    MAP_TILE_IDS,
    MISSION_IDS,
    MISSION_PLACES,
    MISSIONS,
    NONE,
    RED_IDS,
    SCIENTIST_IDS,
    SHARED,
    SIDES,
    SOLO_CARD_IDS,
    SOLO_CARDS,
    SOLO_GOAL_IDS,
    TECH_IDS,
    TILES,
    TYPE_IDS,
    WAREHOUSE,
    WAREHOUSE_CAPACITY,
)
from orrery.games.on_mars.frames import ChooseSite, Move
from orrery.games.on_mars.hexes import COUNT, groups
from orrery.games.on_mars.prospects import costs, targets, zone
from orrery.games.on_mars.rules import crew, scoring, solo
from orrery.games.on_mars.rules.counts import lss_points
from orrery.games.on_mars.state import COLONIZATION, LACERDA, NOBODY, SETUP, SHUTTLE, State
from orrery.games.on_mars.view_parties import party_view

Json = dict[str, object]
ROWS = ("top", "middle", "bottom")
_STARTS = frozenset(LSS_STARTS)
_RESEARCH = frozenset(hex_ for corner in CORNERS for hex_ in corner)


def shown(s: State, me: int | None) -> Json:
    """The table as seat `me` may see it; None: a spectator."""
    return {
        "round": s.round,
        "phase": s.phase,
        "active": None if s.active == NOBODY else s.active,
        "order": s.order(),
        "ending": {"reason": s.reason, "last_round": s.last_round} if s.last_round else None,
        "turn": _turn(s),
        "doing": _doing(s),
        "track": _track(s),
        "shuttle": _shuttle(s),
        "level": s.level,
        "lss": _lss(s),
        "missions": _missions(s),
        "remaining": s.remaining,
        "hexes": _hexes(s),
        "piles": _piles(s),
        "exploration": [DISC_IDS[tile] if tile != NONE else None for tile in s.explored],
        "explore_left": [len(stack) for stack in s.finds],
        "warehouse": {ITEMS[item]: s.warehouse[item] for item in WAREHOUSE},
        "capacity": WAREHOUSE_CAPACITY[s.players],
        "grid": [
            {"place": place, "row": ROWS[GRID_ROWS[place]], "tech": TECH_IDS[tech] if tech != NONE else None}
            for place, tech in enumerate(s.grid)
        ],
        "tech_left": [len(stack) for stack in s.tech_stacks],
        "display": [BP_IDS[card] if card != NONE else None for card in s.display],
        "blueprints_left": len(s.blueprint_deck),
        "places": [_place(card) for card in s.places],
        "pool": [CONTRACT_IDS[contract] for contract in crew.pool(s)],
        "slots": {
            name: [party for party in range(s.parties) for _ in range(s.placed(red, party))]
            for red, name in enumerate(RED_IDS)
        },
        "costs": None if me is None else costs(s, me),
        "zone": [] if me is None else zone(s, me),
        "parties": [party_view(s, party, party == me) for party in range(s.parties)],
        "held": [{"owner": held.owner, "tech": TECH_IDS[held.tech]} for held in s.held],
        "solo": _solo(s) if s.solo else None,
        "targets": None if me is None else targets(s, me),
    }


def _turn(s: State) -> Json | None:
    if s.active == NOBODY or s.phase != "colonization":
        return None
    return {
        "seat": s.active,
        "main": s.main_done,
        "exec": s.exec_done,
        "side": SIDES[s.side(s.active)],
        "used": [ACTION_IDS[s.acted]] if s.acted != NONE else [],
    }


def _doing(s: State) -> Json | None:
    """What somebody has said aloud and not done yet: the building to come, the points of a movement."""
    for seat in range(s.players):
        for frame in s.stacks[seat]:
            if type(frame) is ChooseSite:
                return {"seat": seat, "building": TYPE_IDS[frame.building], "bots": None, "rover": None}
            if type(frame) is Move:
                return {"seat": seat, "building": None, "bots": frame.bots, "rover": frame.rover}
    return None


@same_for_all
def _track(s: State) -> list[Json]:
    found: list[Json] = []
    for space in range(1, 9):
        party = s.spaces.index(space) if space in s.spaces else None
        standing = party is not None and bool(s.standing >> party & 1)
        found.append({"space": space, "party": party, "standing": standing})
    return found


def _shuttle(s: State) -> Json | None:
    if s.phase == SETUP:  # its side is chosen last. OM-3.5
        return None
    return {
        "side": SIDES[s.shuttle_side],
        "space": s.shuttle_space,
        "flies_in": s.shuttle_space + (s.phase == SHUTTLE),  # this round's flight is over then
        "lands": {"side": SIDES[1 - s.shuttle_side], "space": LANDS_BY_LEVEL[s.level]},
    }


@same_for_all
def _lss(s: State) -> list[Json]:
    return [
        {
            "type": TYPE_IDS[column + 1],
            "row": row,
            "tile": LSS_TILE_IDS[s.lss_tiles[column]],
            "op": [lss_points(s, party, s.lss_tiles[column]) for party in range(s.parties)],
            "left": max(0, min(s.level + 1, 5) - row),
        }
        for column, row in enumerate(s.lss)
    ]


@same_for_all
def _missions(s: State) -> list[Json]:
    return [
        {
            "mission": MISSION_IDS[mission],
            "place": MISSION_PLACES[place],
            "of": MISSIONS[mission].required[max(s.players, 2)],
            "left": s.mission_left[place],
            "crystals": MISSIONS[mission].crystals,
            "done": not s.mission_left[place],
        }
        for place, mission in enumerate(s.missions)
    ]


@same_for_all
def _hexes(s: State) -> list[Json]:
    buildings: dict[int, Json] = {}
    number = 0
    cards = {at: card for card, at in enumerate(s.card_hex) if at >= 0}
    for kind, party, mask in (
        *((kind, None, s.built[kind]) for kind in range(SHARED)),
        *((SHARED, party, s.shelters[party]) for party in range(s.parties)),
    ):
        for group in groups(mask):
            for hex_ in range(COUNT):
                if group >> hex_ & 1:
                    card = cards.get(hex_, NONE)
                    miner = next((p for p in range(s.parties) if s.miners[p] >> hex_ & 1), None)
                    buildings[hex_] = {
                        "type": TYPE_IDS[kind],
                        "party": party,
                        "size": group.bit_count(),
                        "group": number,
                        "advanced": None if card == NONE else {"party": s.card_owner[card], "card": BP_IDS[card]},
                        "miner": miner,
                    }
            number += 1
    parties = range(s.parties)
    bots = [(bot, party) for party in parties for bot in s.bots[party]]
    rovers = [(s.rovers[party], party) for party in parties]
    return [
        {
            "hex": HEX_IDS[hex_],
            "building": buildings.get(hex_),
            "bots": [party for at, party in bots if at == hex_],
            "rover": [party for at, party in rovers if at == hex_],
            "crystal": bool(s.crystals >> hex_ & 1),
            "tile": MAP_TILE_IDS[s.tiles[hex_]] if s.tiles[hex_] != NONE else None,
            "start": hex_ in _STARTS,
            "research": hex_ in _RESEARCH,
        }
        for hex_ in range(COUNT)
    ]


@same_for_all
def _piles(s: State) -> list[Json]:
    """The arrows of the top tile are public. OM-2.7"""
    return [
        {"type": TYPE_IDS[kind], "left": len(pile), "arrows": list(TILES[pile[-1]].arrows) if pile else None}
        for kind, pile in enumerate(s.piles)
    ]


def _place(card: int) -> Json | None:
    if card == NONE:
        return None
    if crew.is_contract(card):
        return {"scientist": None, "contract": CONTRACT_IDS[card - crew.CONTRACT_CODE]}
    return {"scientist": SCIENTIST_IDS[card], "contract": None}


@same_for_all
def _solo(s: State) -> Json:
    latest = s.solo_discard[-1] if s.solo_discard else None
    return {
        "deck": len(s.solo_deck),
        "discard": [SOLO_CARD_IDS[card] for card in s.solo_discard],
        "solo_pass": s.solo_pass,
        "card": None if latest is None else SOLO_CARD_IDS[latest],
        "action": _action(s),
        "travels": latest is not None and SOLO_CARDS[latest].travels,
        "icon": TYPE_IDS[s.icon],
        "goal": s.options.solo_goal,
        "checks": {goal: _checks(s, number) for number, goal in enumerate(SOLO_GOAL_IDS)} if s.phase != SETUP else {},
    }


def _action(s: State) -> str | None:
    """What the latest card made him do, until the shuttle takes him elsewhere."""
    if not s.solo_discard or s.phase != COLONIZATION or s.standing >> LACERDA & 1:
        return None
    return ACTION_IDS[LACERDA_ACTIONS[s.side(LACERDA)][SOLO_CARDS[s.solo_discard[-1]].action - 1]]


def _checks(s: State, goal: int) -> list[Json]:
    return [
        {"key": check.key, "have": check.have, "need": check.need, "met": check.met} for check in solo.checks(s, goal)
    ]


def solo_result(s: State) -> Json:
    """How the game against Lacerda went."""
    lines = scoring.lines(s, LACERDA)
    return {
        "won": solo.met(s, solo.chosen(s)),
        "goal": s.options.solo_goal,
        "met": [goal for number, goal in enumerate(SOLO_GOAL_IDS) if solo.met(s, number)],
        "lacerda": {"total": sum(lines.values()), "lines": lines},
    }

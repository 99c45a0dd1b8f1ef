"""A party's board as others see it; cards in hand are for their owner. OM-1.19, OM-1.23"""

from __future__ import annotations

from orrery.core.onlookers import same_for_all
from orrery.games.on_mars.components import (
    BP_IDS,
    CONTRACT_IDS,
    DEPOT_IDS,
    DISC_IDS,
    FIRST_A_IDS,
    FIRST_B_IDS,
    GOAL_IDS,
    GOALS,
    HEX_IDS,
    ITEMS,
    LAB_IDS,
    NONE,
    PIECES,
    RESEARCH_IDS,
    RESOURCES,
    SCIENTIST_IDS,
    SIDES,
    TECH_IDS,
    TYPE_IDS,
)
from orrery.games.on_mars.hexes import each
from orrery.games.on_mars.operations.radar import RADAR_CARD
from orrery.games.on_mars.rules import contracts, goals, scoring, supply
from orrery.games.on_mars.state import END, LABS, State

Json = dict[str, object]


@same_for_all
def party_view(s: State, party: int, mine: bool) -> Json:
    lines = scoring.lines(s, party)
    open_hand = mine or s.phase == END
    ships = s.ships[party].bit_count()
    return {
        "party": party,
        "automaton": s.automaton(party),
        "side": SIDES[s.side(party)],
        "space": s.spaces[party],
        "standing": bool(s.standing >> party & 1),
        "op": s.op[party],
        "resources": {name: s.stored(party, resource) for resource, name in enumerate(RESOURCES)},
        "limit": s.limit(party),
        "crystals": s.depot[party],
        "incoming": s.incoming[party],
        "room": s.room(party),
        "quarters": s.quarters[party],
        "capacity": s.capacity(party),
        "working": s.working[party],
        "supply": s.colonists[party],
        "gained": s.gained[party],
        "miners": s.miners[party].bit_count(),
        "depot": [DEPOT_IDS[space] for space in each(s.ships[party])],
        "hangar": s.hangar[party],
        "spent": PIECES.ships - ships - s.hangar[party],
        "ships_may": max(0, supply.ships_left(s, party)),
        "lab": {
            LAB_IDS[space]: TECH_IDS[s.lab[party * LABS + space]]
            for space in range(LABS)
            if s.lab[party * LABS + space] != NONE
        },
        "bots_supply": s.spare_bots[party],
        "markers": s.spare_markers[party],
        "shelters_left": PIECES.shelters - s.shelter_count(party),
        "blueprints": [_blueprint(s, card) for card, owner in enumerate(s.card_owner) if owner == party],
        "scientists": [
            {
                "scientist": SCIENTIST_IDS[scientist],
                "at": BP_IDS[s.scientist_at[scientist]] if s.scientist_at[scientist] != NONE else None,
                "op": scoring.scientist_points(s, scientist),
            }
            for scientist, owner in enumerate(s.scientist_owner)
            if owner == party
        ],
        "contracts": [_contract(s, contract) for contract in contracts.own(s, party)],
        "progress": [TYPE_IDS[kind] for kind in each(s.progress[party])],
        "discoveries": [DISC_IDS[tile] for tile in s.discoveries[party]],
        "research": [RESEARCH_IDS[kind] for kind in each(s.research[party])],
        "goals": len(s.goals[party]),
        "hand": [_goal(s, party, goal) for goal in s.goals[party]] if open_hand else None,
        "achieved": GOAL_IDS[s.achieved[party]] if s.achieved[party] != NONE else None,
        "first_a": int(s.first_a[party] != NONE),
        "first_b": len(s.first_b[party]),
        "first_cards": _first_cards(s, party) if open_hand else None,
        "score": {"total": sum(lines.values()), "lines": lines},
    }


def _blueprint(s: State, card: int) -> Json:
    at = s.card_hex[card]
    guest = SCIENTIST_IDS[s.scientist_at.index(card)] if card in s.scientist_at else None
    radar = DISC_IDS[s.radar] if card == RADAR_CARD and s.radar != NONE else None
    return {"card": BP_IDS[card], "hex": _hex(at), "scientist": guest, "radar": radar}


def _hex(at: int) -> str | None:
    return HEX_IDS[at] if at != NONE else None


def _contract(s: State, contract: int) -> Json:
    items = {ITEMS[item]: count for item, count in enumerate(s.contract_items[contract]) if count}
    done = s.automaton(s.contract_owner[contract]) or contracts.fulfilled(s, contract)
    return {"contract": CONTRACT_IDS[contract], "items": items, "done": done}


def _goal(s: State, party: int, goal: int) -> Json:
    conditions = GOALS[goal].conditions
    return {
        "goal": GOAL_IDS[goal],
        "counts": goals.QUANTITIES.get(conditions[0][0]),
        "have": [goals.have(s, party, name, value) for name, value in conditions],
        "need": [goals.needed(name, value) for name, value in conditions],
        "ready": goals.fulfilled(s, party, goal),
    }


def _first_cards(s: State, party: int) -> list[str]:
    found = [FIRST_A_IDS[s.first_a[party]]] if s.first_a[party] != NONE else []
    return [*found, *(FIRST_B_IDS[card] for card in s.first_b[party])]

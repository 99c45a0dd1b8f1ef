"""What tiles, goals and solo goals count about a party. OM-19.12 to OM-19.14"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.games.on_mars.components import LAB, LSS_TILES, MINERAL, NONE
from orrery.games.on_mars.hexes import groups
from orrery.games.on_mars.rules import contracts
from orrery.games.on_mars.state import LABS, STORED, State


def tech_spaces(s: State, party: int) -> list[int]:
    return [space for space in range(LABS) if s.lab[party * LABS + space] != NONE]


def best_tech(s: State, party: int) -> int:
    return max((LAB[space].level for space in tech_spaces(s, party)), default=0)


def bots(s: State, party: int) -> int:
    """Lacerda's are those on his player board. OM-17.21"""
    return s.lab_bots if s.automaton(party) else len(s.bots[party])


def quarters(s: State, party: int) -> int:
    """Lacerda's Living Quarters count as full. OM-17.5"""
    return s.capacity(party) if s.automaton(party) else s.quarters[party]


def scientists(s: State, party: int) -> int:
    return s.scientist_owner.count(party)


def completed(s: State, party: int) -> int:
    """Own contracts whose condition is true now. OM-19.13"""
    return sum(contracts.fulfilled(s, contract) for contract in contracts.own(s, party))


def same_resource(s: State, party: int) -> int:
    start = party * STORED
    return max(s.storage[start + resource] for resource in range(STORED) if resource != MINERAL)


def marked_groups(s: State, party: int) -> list[int]:
    """The groups with an own advanced building, each once, as sets of hexes."""
    return list(dict.fromkeys(s.group_mask(hex_) for hex_ in s.markers(party)))


def largest_marked(s: State, party: int) -> int:
    return max((group.bit_count() for group in marked_groups(s, party)), default=0)


def distinct_marked(s: State, party: int, size: int) -> int:
    return sum(group.bit_count() >= size for group in marked_groups(s, party))


def largest(s: State, kind: int, party: int) -> int:
    return max((group.bit_count() for group in groups(s.mask(kind, party))), default=0)


COUNTED: Final[dict[str, Callable[[State, int], int]]] = {
    "highest_tech_level": best_tech,
    "ships_in_hangar": lambda s, party: s.hangar[party],
    "advanced_buildings": lambda s, party: len(s.markers(party)),
    "mines_with_own_colonist_or_marker": lambda s, party: s.own_mines(party).bit_count(),
    "bots": bots,
    "discovery_tiles": lambda s, party: len(s.discoveries[party]),
    "shelters": lambda s, party: s.shelter_count(party),
    "colonists_in_living_quarters": quarters,
    "blueprints_owned": lambda s, party: s.card_owner.count(party),
    "tech_tiles": lambda s, party: len(tech_spaces(s, party)),
    "same_resource_not_mineral": same_resource,
    "own_marker_in_complex_of": largest_marked,
    "scientists": scientists,
    "contracts_completed": completed,
    "colony_level": lambda s, party: s.level,
    "progress_cubes": lambda s, party: s.progress[party].bit_count(),
    "research_tiles": lambda s, party: s.research[party].bit_count(),
}


def lss_points(s: State, party: int, tile: int) -> int:
    """OM-10.4, OM-19.12"""
    card = LSS_TILES[tile]
    return card.op * (COUNTED[card.counts](s, party) // card.per)

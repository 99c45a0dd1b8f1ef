"""A position of On Mars, set by hand: what lies where, and who has what. See `setting.py`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from orrery.core.rng import stream_keys
from orrery.games.on_mars.components import (
    ACTION_IDS,
    BP_IDS,
    CONTRACT_IDS,
    DEPOT_IDS,
    DISC_IDS,
    GOAL_IDS,
    HEX_IDS,
    ITEMS,
    LAB_IDS,
    LSS_TILE_IDS,
    MAP_TILE_IDS,
    MISSION_IDS,
    MISSIONS,
    NONE,
    RED_INDEX,
    RESEARCH_IDS,
    RESOURCES,
    SCIENTIST_IDS,
    SIDES,
    SOLO_CARD_IDS,
    TECH_IDS,
    TILES,
    TYPE_IDS,
)
from orrery.games.on_mars.components import TILE_IDS as BUILDING_IDS
from orrery.games.on_mars.options import OPTIONS
from orrery.games.on_mars.rules.setup import set_up
from orrery.games.on_mars.state import COLONIZATION, LABS, STORED, State
from orrery.texts import catalogue

Names = str | Iterable[str]  # one after the other in a string, or a list
STRICT = catalogue("on_mars", strict=True)
START = {
    "mine": "0,0",
    "generator": "0,-2",
    "water_extractor": "0,2",
    "greenhouse": "-2,1",
    "oxygen_condenser": "2,-1",
}
QUIET = ("mission_research", "mission_contracts", "mission_scientists")  # missions few tests contribute to
LSS_TILES = ("lss_ships", "lss_advanced", "lss_mines", "lss_discovery")  # worth nothing at the beginning


def split(names: Names) -> list[str]:
    return names.split() if isinstance(names, str) else list(names)


def number(hex_: str) -> int:
    return HEX_IDS.index(hex_)


def mask(hexes: Names) -> int:
    return sum(1 << number(hex_) for hex_ in split(hexes))


def named(bits: int) -> set[str]:
    """The hexes of a set by name."""
    return {name for hex_, name in enumerate(HEX_IDS) if bits >> hex_ & 1}


def counted(names: str) -> dict[str, int]:
    """`"mineral plant*3"` in numbers."""
    found: dict[str, int] = {}
    for name in names.split():
        item, _, times = name.partition("*")
        found[item] = found.get(item, 0) + int(times or 1)
    return found


class Position:
    """A state that the test sets by hand."""

    def __init__(self, players: int, side: str, options: Mapping[str, object]) -> None:
        chosen = OPTIONS.read(dict(options))
        self.s: State = set_up(players, chosen, stream_keys(1, players + 1))
        self.log: list[Any] = []
        self._started = False
        self._rows: tuple[int, ...] | None = None
        self._tops: dict[int, int] = {}
        s = self.s
        first = 1 + 4 * SIDES.index(side)
        s.spaces = [first + party for party in range(s.parties)]
        s.first, s.round, s.phase = 0, 1, COLONIZATION
        s.storage = [0] * (STORED * s.parties)
        s.depot = [0] * s.parties
        s.grid = list(range(8))
        s.blueprint_deck = (*reversed(range(12, 24)), *reversed(range(6, 12)))
        s.display = [*range(6), *[NONE] * 6]
        self._shown: list[int] | None = None
        s.goals = [()] * s.parties
        s.lss_tiles = tuple(LSS_TILE_IDS.index(name) for name in LSS_TILES)
        s.solo_deck = tuple(range(len(s.solo_deck)))
        self.missions(*QUIET).built(**START)
        for hex_, tile in enumerate(s.tiles):
            if tile != NONE:
                s.tiles[hex_] = NONE
        corners = ("-5,0 -4,-1", "4,-5 5,-5", "-5,5 -4,5", "4,1 5,0")
        for corner, name in zip(corners, RESEARCH_IDS, strict=True):
            self.tiles(**{name: corner})

    # --- given ---------------------------------------------------------------------------------

    def built(self, **hexes: str) -> Self:
        """Exactly these buildings of a type stand on the map."""
        for name, where in hexes.items():
            self.s.built[TYPE_IDS.index(name)] = mask(where)
        return self

    def top(self, tile: str) -> Self:
        """The next tile of its stack."""
        self._tops[TILES[BUILDING_IDS.index(tile)].type] = BUILDING_IDS.index(tile)
        return self

    def tiles(self, **hexes: str) -> Self:
        for name, where in hexes.items():
            for hex_ in split(where):
                self.s.tiles[number(hex_)] = MAP_TILE_IDS.index(name)
        return self

    def crystals(self, hexes: Names) -> Self:
        self.s.crystals = mask(hexes)
        return self

    def level(self, level: int, rows: Iterable[int] | None = None) -> Self:
        """Of the colony; with rows of the LSS markers that need not follow from the buildings."""
        self.s.level = level
        self._rows = tuple(rows) if rows is not None else self._rows
        return self

    def lss(self, *tiles: str) -> Self:
        self.s.lss_tiles = tuple(LSS_TILE_IDS.index(name) for name in tiles)
        return self

    def missions(self, *names: str, left: Iterable[int] | None = None) -> Self:
        s = self.s
        s.missions = tuple(MISSION_IDS.index(name) for name in names)
        full = [MISSIONS[mission].required[max(s.players, 2)] for mission in s.missions]
        s.mission_left = list(left) if left is not None else full
        return self

    def display(self, *cards: str) -> Self:
        """These blueprints lie open, the others stay below."""
        s = self.s
        shown = [BP_IDS.index(card) for card in cards]
        s.display = [*shown, *[NONE] * (12 - len(shown))]
        taken = {*shown, *(card for card, owner in enumerate(s.card_owner) if owner >= 0)}
        s.blueprint_deck = tuple(card for card in range(23, -1, -1) if card not in taken)
        return self

    def explored(self, *tiles: str) -> Self:
        """The two face-up discovery tiles."""
        shown = [DISC_IDS.index(tile) for tile in tiles]
        self._shown = shown
        return self

    def places(self, *cards: str) -> Self:
        """The scientist board, left to right."""
        codes = (*SCIENTIST_IDS, *CONTRACT_IDS)
        self.s.places = [codes.index(card) if card else NONE for card in cards]
        return self

    def given(
        self,
        party: int,
        *,
        stock: str | None = None,
        crystals: int | None = None,
        incoming: int | None = None,
        quarters: int | None = None,
        working: int | None = None,
        gained: int | None = None,
        bots: Names | None = None,
        rover: str | None = None,
        shelters: Names | None = None,
        miners: Names = "",
        lab: Mapping[str, str] | None = None,
        blueprints: Names = "",
        advanced: Mapping[str, str] | None = None,
        scientists: Names = "",
        contracts: Mapping[str, str] | None = None,
        ships: Names | None = None,
        hangar: int | None = None,
        goals: Names | None = None,
        progress: Names = "",
        discoveries: Names = "",
        research: Names = "",
        slots: Mapping[str, int] | None = None,
        space: int | None = None,
        op: int | None = None,
    ) -> Self:
        """What belongs to a party. `stock` as `"mineral plant*3"`, `contracts` with the items that lie on them."""
        s = self.s
        for name, amount in counted(stock or "").items():
            s.storage[party * STORED + RESOURCES.index(name)] = amount
        plain = ("depot", crystals), ("incoming", incoming), ("quarters", quarters), ("working", working)
        for name, value in (*plain, ("gained", gained), ("hangar", hangar), ("spaces", space), ("op", op)):
            if value is not None:
                getattr(s, name)[party] = value
        if shelters is not None:
            s.shelters[party] = mask(shelters)
        if bots is not None:
            s.bots[party] = tuple(sorted(number(hex_) for hex_ in split(bots)))
        s.rovers[party] = number(rover) if rover else s.rovers[party]
        s.miners[party] |= mask(miners)
        for name, tech in (lab or {}).items():
            s.lab[party * LABS + LAB_IDS.index(name)] = TECH_IDS.index(tech) if tech else NONE
        for name in split(blueprints):
            self._take(party, name)
        for name, hex_ in (advanced or {}).items():
            self._take(party, name)
            s.card_hex[BP_IDS.index(name)] = number(hex_)
        for name in split(scientists):
            s.scientist_owner[SCIENTIST_IDS.index(name)] = party
            s.places[s.places.index(SCIENTIST_IDS.index(name))] = NONE
        for name, items in (contracts or {}).items():
            s.contract_owner[CONTRACT_IDS.index(name)] = party
            put = counted(items)
            s.contract_items[CONTRACT_IDS.index(name)] = tuple(put.get(item, 0) for item in ITEMS)
        if ships is not None:
            s.ships[party] = sum(1 << DEPOT_IDS.index(space_) for space_ in split(ships))
        if goals is not None:
            s.goals[party] = tuple(sorted(GOAL_IDS.index(name) for name in split(goals)))
        s.progress[party] |= sum(1 << TYPE_IDS.index(name) for name in split(progress))
        s.discoveries[party] += tuple(DISC_IDS.index(name) for name in split(discoveries))
        s.research[party] |= sum(1 << RESEARCH_IDS.index(name) for name in split(research))
        for name, count in (slots or {}).items():
            s.slots[RED_INDEX[ACTION_IDS.index(name)] * s.parties + party] = count
        return self

    def _take(self, party: int, name: str) -> None:
        """A blueprint is somebody's, wherever it lay."""
        s, card = self.s, BP_IDS.index(name)
        s.card_owner[card] = party
        s.display = [NONE if shown == card else shown for shown in s.display]
        s.blueprint_deck = tuple(other for other in s.blueprint_deck if other != card)

    def cards(self, *names: str) -> Self:
        """The next cards of Lacerda's deck; the others lie below."""
        top = [SOLO_CARD_IDS.index(name) for name in names]
        self.s.solo_deck = (*(card for card in range(12) if card not in top), *reversed(top))
        return self

    def fill(self) -> None:
        """Everything that was not named goes where it belongs."""
        s = self.s
        for kind in range(len(s.built)):
            pile = [tile for tile, about in enumerate(TILES) if about.type == kind]
            top = self._tops.get(kind, next(tile for tile in pile if not TILES[tile].arrows))
            pile.remove(top)
            s.piles[kind] = (*pile, top)[s.built[kind].bit_count() - 1 :]
            if kind:
                s.lss[kind - 1] = min(5, s.built[kind].bit_count())
        if self._rows is not None:
            s.lss = list(self._rows)
        used = {*s.tiles, *(tile for taken in s.discoveries for tile in taken), s.radar, *(self._shown or ())}
        rest = [tile for tile in range(len(DISC_IDS) - 1, -1, -1) if tile not in used]
        s.explored = [rest.pop(), rest.pop()] if self._shown is None else [*self._shown, NONE, NONE][:2]
        s.finds = [tuple(rest[::2]), tuple(rest[1::2])]
        for party in range(s.parties):
            placed = sum(s.slots[red * s.parties + party] for red in range(5)) + s.miners[party].bit_count()
            s.colonists[party] = 12 - s.quarters[party] - s.working[party] - placed
            s.spare_bots[party] = 4 - len(s.bots[party]) - (1 + s.lab_bots if s.automaton(party) else 0)
            s.spare_markers[party] = 8 - s.card_owner.count(party)

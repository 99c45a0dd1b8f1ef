"""The data of a position of On Mars (see `docs/api.md`) in the words tests use. `setting.py` lets the engine play on.

The map is the same each time: the starting mine in the middle, generator `0,-2`, water extractor `0,2`, greenhouse
`-2,1`, oxygen condenser `2,-1`, shelters with a bot on their start hexes, research tiles in the corners. Nobody has
resources, crystals or goals, and hidden things lie in the order of the components. Whatever a test gives to somebody is
taken from where it lay, and buildings that a level of the colony needs stand far from the middle.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any, Self

from orrery.games.on_mars.components import (
    BP_IDS,
    DISC_IDS,
    DISPLAY_PLACES,
    DISPLAY_START,
    GOAL_IDS,
    HEX_COORDS,
    HEX_IDS,
    ITEMS,
    LAB,
    LAB_IDS,
    LSS_COLUMNS,
    RESEARCH_IDS,
    SCIENTIST_IDS,
    SHELTER_START,
    SHELTER_STARTS,
    SIDES,
    SOLO_CARD_IDS,
    TECH_IDS,
    TECH_SHELTER,
    TILE_IDS,
    TILES,
    TYPE_IDS,
)
from orrery.games.on_mars.components import START as START_BOARD
from orrery.games.on_mars.state import LACERDA
from orrery.texts import catalogue

Json = dict[str, Any]
Names = str | Iterable[str]  # one after the other in a string, or a list
STRICT = catalogue("on_mars", strict=True)
START = {
    "mine": "0,0",
    "generator": "0,-2",
    "water_extractor": "0,2",
    "greenhouse": "-2,1",
    "oxygen_condenser": "2,-1",
}
CORNERS = ("-5,0 -4,-1", "4,-5 5,-5", "-5,5 -4,5", "4,1 5,0")
QUIET = ("mission_research", "mission_contracts", "mission_scientists")  # missions few tests contribute to
LSS_TILES = ("lss_ships", "lss_advanced", "lss_mines", "lss_discovery")  # worth nothing at the beginning
WORDS = {"working": "working_area", "slots": "on_actions"}  # of tests, for keys of a position
LISTS = ("bots", "shelters", "ships", "goals", "miners", "progress", "discoveries", "research", "first_b")
MAY_BE_NONE = ("achieved", "first_a", "rover")
ADDED = ("miners", "progress", "discoveries", "research")  # given twice: both


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


def apart(a: str, b: str) -> int:
    (q, r), (q2, r2) = HEX_COORDS[number(a)], HEX_COORDS[number(b)]
    return max(abs(q - q2), abs(r - r2), abs(q + r - q2 - r2))


class Position(ABC):
    """What a test says of a table, kept as data."""

    @property
    @abstractmethod
    def data(self) -> Json:
        """By the keys of a position."""

    def __init__(self, players: int, side: str, options: Mapping[str, object]) -> None:
        self.players = players
        self._rows = [1] * LSS_COLUMNS
        self._tops: dict[int, str] = {}
        parties = range(max(players, 2))
        first = 1 + 4 * SIDES.index(side)
        lab = {LAB_IDS[SHELTER_START]: TECH_IDS[TECH_SHELTER]}
        bare = {"storage": {}, "crystals": 0, "incoming": 0, "op": START_BOARD.op, "rover": None}  # whatever was dealt
        boards: list[Json] = [{"space": first + party, **bare, "lab": dict(lab)} for party in parties]
        for board in boards[:players]:
            board["goals"] = []
        self.lies(
            players=players,
            seed=1,
            options=dict(options),
            round=1,
            phase="colonization",
            first=0,
            active=None,
            standing=list(parties),
            missions=list(QUIET),
            lss_tiles=list(LSS_TILES),
            warehouse=dict.fromkeys(ITEMS[1:], 3 if players > 2 else 2),
            buildings={name: [hex_] for name, hex_ in START.items()},
            tiles={},
            seats=boards[:players],
            pending=[],
            then={"table": [{"frame": "NextTurn"}]},
        )
        if players == 1:
            cards: Json = {"blueprints": {}, "scientists": {}, "contracts": {}}
            self.lies(lacerda={**boards[LACERDA], **cards, "icon": "mine", "deck": SOLO_CARD_IDS[::-1]})
        for corner, name in zip(CORNERS, RESEARCH_IDS, strict=True):
            self.tiles(**{name: corner})

    def board(self, party: int) -> Json:
        """What is said of a party."""
        found: Json = self.data["lacerda"] if party >= self.players else self.data["seats"][party]
        return found

    # --- given ---------------------------------------------------------------------------------

    def lies(self, **keys: Any) -> Self:
        """What lies on the table, by the keys of a position."""
        self.data.update(keys)
        return self

    def given(
        self,
        party: int,
        *,
        stock: str | None = None,
        lab: Mapping[str, str] | None = None,
        blueprints: Names = (),
        advanced: Mapping[str, str] | None = None,
        scientists: Names = (),
        contracts: Mapping[str, str] | None = None,
        **more: Any,
    ) -> Self:
        """What belongs to a party, by the keys of a position or the words of this module.

        `stock` as `"mineral plant*3"`, `contracts` with the items that lie on them.
        """
        own = self.board(party)
        if stock is not None:
            own["storage"] = {**own["storage"], **counted(stock)}
        own["lab"] = {space: tech for space, tech in {**own["lab"], **(lab or {})}.items() if tech}
        cards = {**dict.fromkeys(split(blueprints)), **(advanced or {})}
        own["blueprints"] = {**own.get("blueprints", {}), **cards}
        own["scientists"] = {**own.get("scientists", {}), **dict.fromkeys(split(scientists))}
        laid = {name: counted(items) for name, items in (contracts or {}).items()}
        own["contracts"] = {**own.get("contracts", {}), **laid}
        for key, value in more.items():
            found = split(value) if key in LISTS else value
            before = own.get(key, []) if key in ADDED else []
            if value is not None or key in MAY_BE_NONE:
                own[WORDS.get(key, key)] = [*before, *found] if key in LISTS else found
        return self

    def built(self, **hexes: str) -> Self:
        """Exactly these buildings of a type stand on the map."""
        return self.lies(buildings={**self.data["buildings"], **{name: split(at) for name, at in hexes.items()}})

    def top(self, tile: str) -> Self:
        """The next tile of its stack."""
        self._tops[TILES[TILE_IDS.index(tile)].type] = tile
        return self

    def tiles(self, **hexes: str) -> Self:
        """Tiles that lie on the map, too."""
        return self.lies(tiles={**self.data["tiles"], **{at: name for name, to in hexes.items() for at in split(to)}})

    def crystals(self, hexes: Names) -> Self:
        return self.lies(crystals=split(hexes))

    def level(self, level: int, rows: Iterable[int] | None = None) -> Self:
        """Of the colony; with rows of the LSS markers that let it rise, or else do not."""
        self._rows = list(rows or [level] * LSS_COLUMNS)
        return self.lies(level=level)

    def lss(self, *tiles: str) -> Self:
        return self.lies(lss_tiles=tiles)

    def missions(self, *names: str, left: Iterable[int] | None = None) -> Self:
        return self.lies(missions=names, **({} if left is None else {"mission_left": list(left)}))

    def display(self, *cards: str) -> Self:
        """These blueprints lie open, the others stay below."""
        return self.lies(display=[*cards, *[None] * (DISPLAY_PLACES - len(cards))])

    def explored(self, *tiles: str | None) -> Self:
        """The two face-up discovery tiles."""
        return self.lies(explored=[*tiles, None, None][:2])

    def places(self, *cards: str) -> Self:
        """The scientist board, left to right; scientists that lie nowhere are somebody else's."""
        return self.lies(scientist_board=[card or None for card in cards])

    def shuttle(self, side: str, space: int = 1) -> Self:
        return self.lies(shuttle_side=side, shuttle_space=space)

    def cards(self, *names: str) -> Self:
        """The next cards of Lacerda's deck; the others lie below."""
        rest = [card for card in reversed(SOLO_CARD_IDS) if card not in names]
        self.board(LACERDA)["deck"] = [*names, *rest]
        return self

    # --- what follows --------------------------------------------------------------------------

    def whole(self) -> Json:
        """All data: what was said, and where everything else lies."""
        self._colony()
        self._building_tiles()
        self._blueprints()
        self._scientists()
        self._techs()
        self._research()
        self._finds()
        self._goals()
        return self.data

    @property
    def _boards(self) -> list[Json]:
        return [*self.data["seats"], *([self.data["lacerda"]] if self.players == 1 else [])]

    def _owned(self, key: str) -> list[str]:
        return [name for board in self._boards for name in board.get(key, ())]

    def _colony(self) -> None:
        """Buildings that the rows of the LSS need, as far from the middle as there is room, and alone."""
        built = self.data["buildings"]
        starts = SHELTER_STARTS[self.players]
        taken = {HEX_IDS[start] for start in starts[: len(self._boards)]} | set(self.data["tiles"])
        taken |= {hex_ for hexes in built.values() for hex_ in hexes} | set(self.data.get("crystals", ()))
        for key in ("shelters", "bots"):
            taken |= set(self._owned(key))
        taken |= {board["rover"] for board in self._boards if board.get("rover")}
        ways = sorted(HEX_IDS, key=lambda hex_: (-apart(hex_, "0,0"), hex_))
        for kind, wanted in enumerate(self._rows, start=1):
            own = built[TYPE_IDS[kind]]
            while len(own) < wanted:
                hex_ = next(at for at in ways if at not in taken and all(apart(at, other) > 1 for other in own))
                taken.add(hex_)
                own.append(hex_)

    def _building_tiles(self) -> None:
        piles = {}
        for kind, name in enumerate(START):
            pile = [TILE_IDS[tile] for tile, about in enumerate(TILES) if about.type == kind]
            plain = next(TILE_IDS[tile] for tile, about in enumerate(TILES) if about.type == kind and not about.arrows)
            top = self._tops.get(kind, plain)
            pile.remove(top)
            piles[name] = [top, *reversed(pile)][: len(pile) + 2 - len(self.data["buildings"][name])]
        self.data.setdefault("piles", piles)

    def _blueprints(self) -> None:
        owned = self._owned("blueprints")
        shown = [card if card not in owned else None for card in BP_IDS[:DISPLAY_START]]
        self.data.setdefault("display", [*shown, *[None] * (DISPLAY_PLACES - DISPLAY_START)])
        self.data["display"] = [card if card not in owned else None for card in self.data["display"]]
        used = {*owned, *self.data["display"]}
        deck = self.data.get("blueprint_deck", BP_IDS)
        self.data["blueprint_deck"] = [card for card in deck if card not in used]

    @property
    def _bystander(self) -> Json:
        """Who has what a test wants out of the way."""
        return self._boards[0 if self.players == 1 else -1]

    def _scientists(self) -> None:
        if "scientist_board" in self.data:
            known = {*self._owned("scientists"), *self.data["scientist_board"]}
            away = {name: None for name in SCIENTIST_IDS if name not in known}
            self._bystander["scientists"] = {**self._bystander.get("scientists", {}), **away}

    def _techs(self) -> None:
        """A set for two, else two sets. What is neither on the grid nor in a stack lies in laboratories."""
        sets = 1 if self.players <= 2 else 2
        techs = TECH_IDS[:TECH_SHELTER]
        used = Counter(tech for board in self._boards for tech in board["lab"].values())
        grid = self.data.setdefault("grid", [tech if used[tech] < sets else None for tech in techs])
        stacks = self.data.get("tech_stacks", ())
        for tech in techs:  # somebody has got it since
            for row in (*stacks, grid):
                if used[tech] + sum(other.count(tech) for other in (*stacks, grid)) > sets and tech in row:
                    row[row.index(tech)] = None
        for stack in stacks:
            stack[:] = [tech for tech in stack if tech]
        if self.players <= 2 or "tech_stacks" in self.data:
            used.update([*grid, *chain.from_iterable(self.data.get("tech_stacks", ()))])
            for tech in techs:
                for _ in range(sets - used[tech]):
                    lab = next(board["lab"] for board in reversed(self._boards) if tech not in board["lab"].values())
                    lab[next(LAB_IDS[n] for n, at in enumerate(LAB) if at.level > 1 and LAB_IDS[n] not in lab)] = tech

    def _research(self) -> None:
        """Tiles that somebody has, or that lie elsewhere, are missing in their corner."""
        taken = Counter(self._owned("research"))
        for corner, name in zip(CORNERS, RESEARCH_IDS, strict=True):
            there = [hex_ for hex_, tile in self.data["tiles"].items() if tile == name]
            for hex_ in split(corner)[: max(0, len(there) + taken[name] - 2)]:
                self.data["tiles"].pop(hex_, None)

    def _finds(self) -> None:
        explored = self.data.get("explored")
        used = {*self.data["tiles"].values(), *self._owned("discoveries"), self.data.get("radar"), *(explored or ())}
        rest = [name for name in DISC_IDS if name not in used]
        if explored is None:
            self.data["explored"], rest = rest[:2], rest[2:]
        last = rest[::-1]
        stacks = self.data.get("find_stacks", [last[::2][::-1], last[1::2][::-1]])
        self.data["find_stacks"] = [[name for name in stack if name not in used] for stack in stacks]

    def _goals(self) -> None:
        held = {*self._owned("goals"), *(board.get("achieved") for board in self.data["seats"])}
        if "goals_gone" in self.data:
            self.data["goals_gone"] = [goal for goal in GOAL_IDS if goal not in held]

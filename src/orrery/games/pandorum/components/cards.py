"""The eight types and the 107 project cards with their conditions and incomes."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, NamedTuple

from orrery.core.data_files import NONE, Entry, build, expect, index_by_id, keys, one_of
from orrery.core.errors import Words
from orrery.games.pandorum.components.board import ALL_TERRAINS, KINDS, TERRAINS, kind, mask, terrain
from orrery.games.pandorum.data import read

CardType = Literal[
    "extraction", "entertainment", "generators", "laboratories", "logistics", "defence", "systems", "blocks"
]
TYPES: Final[tuple[CardType, ...]] = (
    "extraction",
    "entertainment",
    "generators",
    "laboratories",
    "logistics",
    "defence",
    "systems",
    "blocks",
)
EXTRACTION, ENTERTAINMENT, GENERATORS, LABORATORIES, LOGISTICS, DEFENCE, SYSTEMS, BLOCKS = range(8)

INCOMES: Final = (
    "adjacent_hexes",
    "objects",
    "line_objects",
    "volcano_cluster_objects",
    "line_volcanoes",
    "take_from_owners",
    "block",
)
ADJACENT_HEXES, OBJECTS, LINE_OBJECTS, CLUSTER_OBJECTS, LINE_VOLCANOES, TAKE, BLOCK = range(7)

PLACES: Final = ("adjacent", "adjacent_to_landing_pad", "terrain", "site_terrain", "board_edge")
ADJACENT, NEXT_TO_PAD, ON_TERRAIN, SITE_TERRAIN, EDGE = range(5)

SOURCES: Final = ("rulebook", "reconstructed")
# What an income says besides its kind.
_SAYS: Final = (
    ("hex", "only_without_object", "each"),
    ("owner", "where", "terrain", "each"),
    ("owner", "each", "stopped_by"),
    ("owner", "each"),
    ("each", "up_to", "stopped_by"),
    ("where", "each"),
    ("fixed", "or_repeat_type"),
)
_STOPS: Final = {
    LINE_OBJECTS: {"foreign_object", "volcano", "landing_pad"},
    LINE_VOLCANOES: {"foreign_object", "landing_pad"},
}


class Income(NamedTuple):
    """What a card pays (PD-7). `module` is also the value of a hex (ADJACENT_HEXES) or a volcano (LINE_VOLCANOES).

    What does not apply is -1, or 0 for a value.
    """

    kind: int
    hex: int
    own: bool
    where: int
    terrain: int
    module: int
    base: int
    repeats: int
    fixed: int


class Card(NamedTuple):
    """A name of the catalogue; its copies are alike. `terrains` is a bitmask of kinds of hexes."""

    id: str
    name: Words
    type: int
    copies: int
    terrains: int
    by_volcano: bool
    income: Income
    source: str
    certain: tuple[str, ...]


class CardTypeFacts(NamedTuple):
    id: str
    name: Words
    in_deck: bool


def _income(raw: Entry, where: str) -> Income:
    what = one_of(INCOMES, raw["kind"], where)
    keys(raw, ("kind", *_SAYS[what]), f"{where}: {raw['kind']}")
    place = NONE
    if what in (OBJECTS, TAKE):
        place = one_of(PLACES, raw["where"], where)
    expect(what != TAKE or place == ADJACENT, f"{where}: systems take for neighbouring objects (PD-7.10)")
    if what in _STOPS:
        expect(set(raw["stopped_by"]) == _STOPS[what], f"{where}: what stops the line (PD-7.6, PD-7.8)")
    module, base = _values(what, raw, where)
    return Income(
        kind=what,
        hex=kind(raw["hex"], where) if what == ADJACENT_HEXES else NONE,
        own="owner" in raw and one_of(("any", "own"), raw["owner"], where) == 1,
        where=place,
        terrain=terrain(raw["terrain"], where) if place == ON_TERRAIN else NONE,
        module=module,
        base=base,
        repeats=one_of(TYPES, raw["or_repeat_type"], where) if what == BLOCK else NONE,
        fixed=int(raw["fixed"]) if what == BLOCK else 0,
    )


def _values(what: int, raw: Entry, where: str) -> tuple[int, int]:
    if what == BLOCK:
        return 0, 0
    each = raw["each"]
    if what in (ADJACENT_HEXES, LINE_VOLCANOES):
        module, base = int(each), 0
    else:
        keys(each, ("module", "base"), where)
        module, base = int(each["module"]), int(each["base"])
    expect(min(module, base) >= 0 and module + base > 0, f"{where}: it pays for something")
    return module, base


def _card(entry: Entry, where: str) -> Card:
    condition = entry["build"]
    keys(condition, ("terrain", "adjacent_to"), where)
    near = condition.get("adjacent_to")
    expect(near in (None, "volcano"), f"{where}: the only neighbourhood asked for is a volcano (PD-6.4)")
    card = Card(
        id=entry["id"],
        name=Words(entry["name"]),
        type=one_of(TYPES, entry["type"], where),
        copies=int(entry["copies"]),
        terrains=mask(condition["terrain"], where),
        by_volcano=near is not None,
        income=_income(entry["income"], where),
        source=SOURCES[one_of(SOURCES, entry["source"], where)],
        certain=tuple(entry["certain"]),
    )
    expect(card.copies > 0 and card.terrains > 0, f"{where}: some copies and some terrain")
    unknown = set(card.certain) - set(entry)
    expect(not unknown, f"{where}: certain: {', '.join(sorted(unknown))} is no field of the entry")
    return card


def _type(entry: Entry, where: str) -> CardTypeFacts:
    return CardTypeFacts(entry["id"], Words(entry["name"]), bool(entry["in_draw_deck"]))


_data: Final = read("cards")
_counts: Final = _data["counts"]
CARD_TYPES: Final = build("cards", _data["card_type"], _type)
CARDS: Final = build("cards", _data["card"], _card)
CARD_IDS: Final = tuple(card.id for card in CARDS)
index_by_id("cards", CARD_IDS)  # each stands once


def check(cards: tuple[Card, ...] = CARDS, types: tuple[CardTypeFacts, ...] = CARD_TYPES) -> None:
    expect(tuple(t.id for t in types) == TYPES, f"cards.toml: the types are {', '.join(TYPES)}")
    for number, t in enumerate(types):
        expect(t.in_deck == (number != EXTRACTION), f"cards.toml: {t.id}: only extraction is not drawn (PD-2.1)")
    copies: Counter[int] = Counter()
    for card in cards:
        copies[card.type] += card.copies
    names = Counter(card.type for card in cards)
    total = sum(copies.values())
    expect(total == _counts["total"] == 107, f"cards.toml: 107 cards, not {total} (PD-1.1)")
    expect(copies[EXTRACTION] == _counts["starting"], f"cards.toml: counts: {copies[EXTRACTION]} extraction cards")
    expect(total - copies[EXTRACTION] == _counts["deck"], "cards.toml: counts: the deck is all but extraction")
    for number, name in enumerate(TYPES):
        stated = _counts["types"][name]
        found = {"cards": copies[number], "names": names[number]}
        expect(stated == found, f"cards.toml: counts: {name}: {found['cards']} cards of {found['names']} names")
    _check_types(cards)


def _check_types(cards: tuple[Card, ...]) -> None:
    """What the rulebook says of each type."""
    for card in cards:
        where, income = f"cards.toml: {card.id}", card.income
        expect((income.kind == ADJACENT_HEXES) == (card.type == EXTRACTION), f"{where}: extraction (PD-7.1)")
        expect((income.kind == TAKE) == (card.type == SYSTEMS), f"{where}: systems (PD-7.10)")
        expect((income.kind == BLOCK) == (card.type == BLOCKS), f"{where}: blocks (PD-7.11)")
        expect(
            (income.kind == OBJECTS and not income.own) == (card.type == ENTERTAINMENT),
            f"{where}: entertainment (PD-7.2)",
        )
        if card.type in (ENTERTAINMENT, GENERATORS):
            expect(income.kind == OBJECTS and income.where == ADJACENT, f"{where}: neighbouring objects (PD-7.3)")
        lines = (LINE_OBJECTS, LINE_VOLCANOES, CLUSTER_OBJECTS)
        edge = income.kind == OBJECTS and income.where == EDGE
        expect((income.kind in lines or edge) == (card.type == DEFENCE), f"{where}: defence (PD-7.6 to PD-7.9)")
        on_field = income.kind == OBJECTS and income.where in (ON_TERRAIN, SITE_TERRAIN)
        expect(on_field == (card.type == LOGISTICS), f"{where}: logistics (PD-7.5)")
        if income.kind == CLUSTER_OBJECTS:
            expect(card.by_volcano, f"{where}: it needs a volcano beside the site (PD-7.7)")
        if income.kind == BLOCK:
            expect(income.repeats != BLOCKS, f"{where}: a block never repeats a block (PD-7.11)")
            expect(card.terrains == ALL_TERRAINS, f"{where}: blocks fit any terrain")
    hexes = sorted(card.income.hex for card in cards if card.type == EXTRACTION)
    expect(hexes == list(range(len(TERRAINS) + 1)), f"cards.toml: extraction: one card each for {', '.join(KINDS[:4])}")
    repeated = sorted(card.income.repeats for card in cards if card.type == BLOCKS)
    expect(repeated == list(range(BLOCKS)), "cards.toml: blocks: one for each other type")

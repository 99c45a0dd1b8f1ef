"""Numbers of the frame: players, figures, hands, market, tolls."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from orrery.core.data_files import Entry, build, expect, index_by_id
from orrery.games.pandorum.components.cards import TYPES
from orrery.games.pandorum.components.harvesters import CENTRAL_DECK, MAINS, NOSE, SLOT_DATA
from orrery.games.pandorum.data import read

FigureName = Literal["module", "base"]
FIGURES: Final[tuple[FigureName, ...]] = ("module", "base")
MODULE, BASE = range(2)


class Setup(NamedTuple):
    """Figures in the supply of a player, and cards that slots 1 and 2 want. PD-2.7"""

    modules: int
    bases: int
    nose: int
    central: int


class Start(NamedTuple):
    extraction: int
    other: int


class Figure(NamedTuple):
    """An object: how many a colour has, cards that build it, toll for stopping there."""

    id: str
    per_colour: int
    cards: int
    toll: int


def _setup(entry: Entry, where: str) -> Setup:
    return Setup(entry["modules"], entry["bases"], entry["nose"], entry["central_deck"])


def _figure(entry: Entry, where: str) -> Figure:
    colours = len(COLOURS)
    expect(entry["count"] == colours * entry["per_colour"], f"{where}: {entry['per_colour']} of each colour")
    return Figure(entry["id"], entry["per_colour"], entry["cards_to_build"], entry["toll"])


GAME_DATA: Final = read("game")
_pieces: Final = read("pieces")
PLAYERS: Final = range(GAME_DATA["players"]["min"], GAME_DATA["players"]["max"] + 1)
_tables: Final = [{"id": f"setup {players}", **table} for players, table in GAME_DATA["setup"].items()]
SETUP: Final = dict(zip(map(int, GAME_DATA["setup"]), build("game", _tables, _setup), strict=True))
START: Final = Start(GAME_DATA["start_hand"]["extraction"], GAME_DATA["start_hand"]["other"])
START_EXTRACTION, START_OTHER = START
MARKET_NAMES: Final[int] = GAME_DATA["market_names"]
DRAW: Final[int] = GAME_DATA["draw"]
DRAW_MORE: Final = next(part.cards for part in MAINS if part.effect == "draw_three")
IDLE_TURNS: Final[int] = GAME_DATA["end"]["turns_without_construction"]  # of every player, PD-9.3
CARGO_CARD: Final[int] = GAME_DATA["score"]["cargo_card"]
SCORE_LINES: Final = tuple(GAME_DATA["score"]["lines"])

COLOURS: Final = tuple(index_by_id("pieces", (entry["id"] for entry in _pieces["colour"])))
OBJECTS_DATA: Final = build("pieces", (entry for entry in _pieces["figure"] if entry["object"]), _figure)
TOLL: Final = tuple(figure.toll for figure in OBJECTS_DATA)  # by figure, PD-5.6


def check(setup: dict[int, Setup] = SETUP, figures: tuple[Figure, ...] = OBJECTS_DATA) -> None:
    expect(tuple(f.id for f in figures) == FIGURES, "pieces.toml: the objects are module and base (PD-1.2)")
    expect(tuple(f.cards for f in figures) == (1, 2), "pieces.toml: a card for a module, two for a base (PD-6.2)")
    expect(tuple(setup) == tuple(PLAYERS), "game.toml: setup: two to four players")
    all_figures = sum(figure.per_colour for figure in figures) * PLAYERS.start
    for players, row in setup.items():
        where = f"game.toml: setup {players}"
        supply = players * (row.modules + row.bases)
        expect(supply == all_figures, f"{where}: 36 figures whatever the number of players, not {supply} (PD-2.7)")
        for slot, cards in ((NOSE, row.nose), (CENTRAL_DECK, row.central)):
            stated = SLOT_DATA[slot].threshold[players]
            expect(cards == stated, f"{where}: {SLOT_DATA[slot].id}: {cards} cards, but harvesters.toml has {stated}")
    expect(("quids", *TYPES) == SCORE_LINES, "game.toml: score: quids and the eight types (PD-9.5)")

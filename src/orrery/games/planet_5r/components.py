"""The cards and tables of Planet 5R, read once from `data/*.toml`, typed, turned into small ints and checked."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, NamedTuple

from orrery.core.data_files import NONE, Entry, build, expect, one_of
from orrery.games.planet_5r.data import read

ActionId = Literal["excavate", "develop", "plunder", "scout", "expand"]
SideName = Literal["left", "right"]
Lies = Literal["under", "over"]
Crystal = Literal["blue", "green", "purple", "joker"]
Colour = Literal["blue", "green", "purple"]
ImprovementKind = Literal["gain_fixed", "gain_die", "gain_per_card", "steal_from_each"]

LEFT, RIGHT = 0, 1
SIDES: Final[tuple[SideName, ...]] = ("left", "right")
LIES: Final[tuple[Lies, ...]] = ("under", "over")
COLOURS: Final[tuple[Colour, ...]] = ("blue", "green", "purple")
CRYSTALS: Final[tuple[Crystal, ...]] = (*COLOURS, "joker")  # R5-1.7
JOKER: Final = 3
KINDS: Final[tuple[ImprovementKind, ...]] = ("gain_fixed", "gain_die", "gain_per_card", "steal_from_each")
GAIN_FIXED, GAIN_DIE, GAIN_PER_CARD, STEAL_FROM_EACH = range(4)


class Side(NamedTuple):
    """One strip of a card: action symbol, improvement (kind -1: none), the action it counts, edge crystal."""

    action: int
    kind: int
    of: int
    crystal: int


class Card(NamedTuple):
    """A technology, or a settlement (which has no centre crystal). R5-1.6, R5-1.8"""

    id: str
    sides: tuple[Side, Side]
    centre: int


class Die(NamedTuple):
    id: str
    faces: tuple[int, ...]


_game = read("game")
_actions = sorted(read("actions")["action"], key=lambda entry: int(entry["number"]))
_technologies = read("technologies")
_settlements = read("settlements")
_tokens = read("tokens")

ACTIONS: Final[tuple[ActionId, ...]] = tuple(entry["id"] for entry in _actions)  # in order of activation, R5-1.1
EXCAVATE, DEVELOP, PLUNDER, SCOUT, EXPAND = range(5)


def _index(names: tuple[str, ...], value: str | None, where: str) -> int:
    return NONE if value is None else one_of(names, value, where)


def _side(entry: Entry, name: str, where: str) -> Side:
    raw = entry[name]
    side = Side(
        _index(ACTIONS, raw["action"], where),
        _index(KINDS, raw.get("kind"), where),
        _index(ACTIONS, raw.get("of"), where),
        _index(CRYSTALS, raw["crystal"], where),
    )
    counting = side.kind in (GAIN_PER_CARD, STEAL_FROM_EACH)
    expect(
        counting == (side.of != NONE), f"{where}: `of` stands with gain_per_card and steal_from_each, and only there"
    )
    return side


def _card(entry: Entry, where: str) -> Card:
    centre = _index(CRYSTALS, entry.get("centre"), where)
    return Card(entry["id"], (_side(entry, "left", where), _side(entry, "right", where)), centre)


TECHNOLOGIES: Final = build("technologies", _technologies["technology"], _card)
SETTLEMENTS: Final = build("settlements", _settlements["settlement"], _card)
CARDS: Final = TECHNOLOGIES + SETTLEMENTS  # a card in the state is an index into this
CARD_IDS: Final = tuple(card.id for card in CARDS)
TECHNOLOGY_IDS: Final = CARD_IDS[: len(TECHNOLOGIES)]
FIRST_SETTLEMENT: Final = len(TECHNOLOGIES)

DICE: Final = tuple(Die(e["id"], tuple(e["faces"])) for e in _tokens["die"])
DIE_FACES: Final = {die.id: die.faces for die in DICE}
DEFAULT_DIE: Final[str] = next(e["id"] for e in _tokens["die"] if e["default"])

PLAYERS: Final = range(_game["players"]["min"], _game["players"]["max"] + 1)  # R5-2.1, R5-14.1 no variants
ROUNDS: Final[int] = _game["rounds"]  # R5-3.1
START_WATER: Final[int] = _game["start_water"]
MARKET_LIMIT: Final = {int(n): int(cards) for n, cards in _game["market_limit"].items()}
DEVELOP_WATER: Final = {int(n): int(water) for n, water in _game["develop"].items()}
PLUNDER_WATER: Final = {int(n): int(water) for n, water in _game["plunder"].items()}
PLUNDER_VICTIMS: Final = tuple(ACTIONS.index(name) for name in _game["plunder_victims"]["actions"])
MIN_BID: Final[int] = _game["auction"]["min_bid"]
LOSER_PAYS: Final[int] = _game["auction"]["loser_pays"]
WATER_PER_POINT: Final[int] = _game["score"]["water_per_point"]
CRYSTAL_POINTS: Final = tuple(int(points) for points in _game["score"]["crystals"])
FULL_HAND: Final = sum(1 << ACTIONS.index(name) for name in _game["hand"])


def check() -> None:
    """The counts and balances the rulebook and the dossier state; raised at import, so bad data never plays."""
    expect(ACTIONS == ("excavate", "develop", "plunder", "scout", "expand"), "actions.toml: order of activation")
    expect(len(TECHNOLOGIES) == ROUNDS == 15, "technologies.toml: one card for each of 15 rounds (R5-1.2)")
    expect(len(SETTLEMENTS) == PLAYERS.stop - 1 == 5, "settlements.toml: one card for each player (R5-1.3)")
    expect(len(set(CARD_IDS)) == len(CARDS), "cards: ids are unique")
    stated = {entry["id"]: entry.get("count") for entry in _game["count"]}
    sets = PLAYERS.stop - 1
    held = {"action": len(ACTIONS) * sets, "technology": len(TECHNOLOGIES), "settlement": len(SETTLEMENTS)}
    for kind, count in held.items():
        expect(stated[kind] == count, f"game.toml: {kind}: the box holds {stated[kind]}, the files {count}")
    expect(all(card.centre != NONE for card in TECHNOLOGIES), "technologies.toml: centre crystals (R5-1.6)")
    bare = all(card.centre == NONE and all(s.kind == NONE for s in card.sides) for card in SETTLEMENTS)
    expect(bare, "settlements.toml: bare symbols, no centre crystal (R5-1.8)")
    pairs = Counter((card.sides[LEFT].action, card.sides[RIGHT].action) for card in CARDS)
    expect(len(pairs) == 20 and set(pairs.values()) == {1}, "cards: each ordered pair of actions once")
    expect(all(len(faces) == 6 for faces in DIE_FACES.values()), "tokens.toml: dice have six faces (R5-1.5)")
    expect(all(MARKET_LIMIT[n] == n - 1 for n in PLAYERS), "game.toml: market limit is players - 1 (R5-4.2)")


check()

"""The keys of a position of On Mars, and how each value is written with the names of the components."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from orrery.core.errors import clip
from orrery.core.forms import (
    At,
    Bits,
    Copies,
    Fields,
    Flag,
    Form,
    Maybe,
    Name,
    Number,
    SeatNumber,
    Several,
    Word,
    bag,
    row,
)
from orrery.core.position import Part, each, slot
from orrery.games.on_mars.actions import PLACES
from orrery.games.on_mars.components import (
    ACTION_IDS,
    BP_IDS,
    CONTRACT_IDS,
    DEPOT_IDS,
    DISC_IDS,
    DISPLAY_PLACES,
    EFFECT_NAMES,
    FIRST_A_IDS,
    FIRST_B_IDS,
    GOAL_IDS,
    GRID_ROWS,
    HEX_IDS,
    ITEMS,
    LAB_IDS,
    LSS_COLUMNS,
    LSS_ROWS,
    LSS_TILE_IDS,
    MAP_TILE_IDS,
    MAX_LEVEL,
    MISSION_IDS,
    MISSION_PLACES,
    NONE,
    PIECES,
    RED_IDS,
    RESEARCH_IDS,
    RESOURCES,
    SCIENTIST_IDS,
    SHARED,
    SHUTTLE_SPACES,
    SIDES,
    SOLO_CARD_IDS,
    TASKS,
    TECH_IDS,
    TILE_IDS,
    TURN_SPACES,
    TYPE_IDS,
)
from orrery.games.on_mars.rules.pieces import PIECE_IDS
from orrery.games.on_mars.state import (
    COLONIZATION,
    END,
    LABS,
    LACERDA,
    NOBODY,
    REDS,
    SCORING,
    SETUP,
    SHUTTLE,
    STORED,
    Held,
    State,
)

SHARED_IDS: Final = TYPE_IDS[:SHARED]
CARD_IDS: Final = (*SCIENTIST_IDS, *CONTRACT_IDS)  # what lies on the scientist board
REASONS: Final = ("", "missions", "level", "limit")  # of the end


class PartyNumber(Form[int]):
    """A seat, or in the solo game 1 for Lacerda; null is -1 where it may be nobody."""

    def __init__(self, *, optional: bool = False) -> None:
        self.optional = optional

    def read(self, raw: Any, at: At) -> int:
        if at.players == 1 and raw == LACERDA and not isinstance(raw, bool):
            return LACERDA
        return SeatNumber(optional=self.optional).read(raw, at)

    def write(self, value: int) -> Any:
        return None if value == NONE and self.optional else value


class PartyBits(Form[int]):
    """A set of parties as an int with a bit for each."""

    def read(self, raw: Any, at: At) -> int:
        found = 0
        for n, item in enumerate(at.list(raw)):
            bit = 1 << PartyNumber().read(item, at.item(n))
            if found & bit:
                at.item(n).refuse("named_twice", value=clip(item))
            found |= bit
        return found

    def write(self, value: int) -> Any:
        return [party for party in range(value.bit_length()) if value >> party & 1]


class ByName(Form[dict[int, Any]]):
    """An object from names to values; the state knows the names by their indices."""

    def __init__(self, names: Sequence[str], form: Form[Any]) -> None:
        self.names, self.form = tuple(names), form

    def read(self, raw: Any, at: At) -> dict[int, Any]:
        given = at.object(raw, self.names)
        return {n: self.form.read(given[name], at.key(name)) for n, name in enumerate(self.names) if name in given}

    def write(self, value: dict[int, Any]) -> Any:
        return {self.names[n]: self.form.write(item) for n, item in value.items()}


class Filled(Form[list[int]]):
    """What lies on named places, as an object; the state has a list with -1 where nothing lies."""

    def __init__(self, places: Sequence[str], names: Sequence[str]) -> None:
        self.count, self.form = len(places), ByName(places, Name(names))

    def read(self, raw: Any, at: At) -> list[int]:
        given = self.form.read(raw, at)
        return [given.get(place, NONE) for place in range(self.count)]

    def write(self, value: Sequence[int]) -> Any:
        return self.form.write({place: item for place, item in enumerate(value) if item != NONE})


class EachType(Form[list[Any]]):
    """A value for each shared type of building, as an object; what is not named is empty."""

    def __init__(self, form: Form[Any], empty: Any) -> None:
        self.form, self.empty = ByName(SHARED_IDS, form), empty

    def read(self, raw: Any, at: At) -> list[Any]:
        given = self.form.read(raw, at)
        return [given.get(kind, self.empty) for kind in range(SHARED)]

    def write(self, value: Sequence[Any]) -> Any:
        return self.form.write(dict(enumerate(value)))


def _spread(names: Sequence[str], length: int) -> Several:
    """Places in a row, some of them empty."""
    return Several(Name(names, optional=True), list, length=length)


# --- a party --------------------------------------------------------------------------------------


def _slice(name: str, width: int, form: Form[Any]) -> Part:
    """So many places of a list belong to each party."""

    def put(s: State, party: int, value: Sequence[int]) -> None:
        getattr(s, name)[party * width : (party + 1) * width] = value

    return Part(form, lambda s, party: getattr(s, name)[party * width : (party + 1) * width], put)


def _put_slots(s: State, party: int, value: Sequence[int]) -> None:
    for red, count in enumerate(value):
        s.slots[red * s.parties + party] = count


def _owned(owners: str, about: str, form: ByName, unknown: Any) -> Part:
    """Cards of a party, each with what is known about it: where its marker stands, where he works, what lies on it."""

    def get(s: State, party: int) -> dict[int, Any]:
        return {card: getattr(s, about)[card] for card, owner in enumerate(getattr(s, owners)) if owner == party}

    def put(s: State, party: int, value: dict[int, Any]) -> None:
        for card in get(s, party):  # Lacerda's first space may have brought him one
            getattr(s, owners)[card] = NOBODY
            getattr(s, about)[card] = unknown
        for card, item in value.items():
            getattr(s, owners)[card] = party
            getattr(s, about)[card] = item

    return Part(form, get, put)


_hexes = Bits(HEX_IDS)
_no_hex = Name(HEX_IDS, optional=True)

PARTY_PARTS: Final = {
    "space": each("spaces", Number(0, len(TURN_SPACES) - 1)),  # of the turn-order track
    "op": each("op", Number()),
    "storage": _slice("storage", STORED, Copies(RESOURCES)),
    "crystals": each("depot", Number()),
    "incoming": each("incoming", Number()),
    "quarters": each("quarters", Number()),  # free colonists
    "working_area": each("working", Number()),
    "gained": each("gained", Number()),  # colonists that came in this turn
    "on_actions": Part(
        Copies(RED_IDS), lambda s, party: [s.placed(red, party) for red in range(REDS)], _put_slots
    ),  # colonists there
    "ships": each("ships", Bits(DEPOT_IDS)),  # spaces of the depot with a ship
    "hangar": each("hangar", Number(0, PIECES.ships)),
    "lab": _slice("lab", LABS, Filled(LAB_IDS, TECH_IDS)),
    "shelters": each("shelters", _hexes),
    "bots": each("bots", bag(HEX_IDS)),
    "rover": each("rovers", _no_hex),
    "miners": each("miners", _hexes),
    "blueprints": _owned("card_owner", "card_hex", ByName(BP_IDS, _no_hex), NONE),  # and where the marker stands
    "scientists": _owned("scientist_owner", "scientist_at", ByName(SCIENTIST_IDS, Name(BP_IDS, optional=True)), NONE),
    "contracts": _owned(
        "contract_owner", "contract_items", ByName(CONTRACT_IDS, Copies(ITEMS, tuple)), (0,) * len(ITEMS)
    ),
    "progress": each("progress", Bits(SHARED_IDS)),
    "discoveries": each("discoveries", row(DISC_IDS)),
    "research": each("research", Bits(RESEARCH_IDS)),
}
SEAT_PARTS: Final = {
    **PARTY_PARTS,
    "goals": each("goals", bag(GOAL_IDS)),
    "achieved": each("achieved", Name(GOAL_IDS, optional=True)),
    "first_a": each("first_a", Name(FIRST_A_IDS, optional=True)),
    "first_b": each("first_b", bag(FIRST_B_IDS)),
}
LACERDA_PARTS: Final = {
    **PARTY_PARTS,
    "colonists": each("colonists", Number()),  # of the supply: they are not limited
    "deck": slot("solo_deck", row(SOLO_CARD_IDS, backwards=True)),  # the next card first
    "discard": slot("solo_discard", row(SOLO_CARD_IDS)),
    "pass": slot("solo_pass", Number(1)),
    "icon": slot("icon", Name(SHARED_IDS)),
    "lab_bots": slot("lab_bots", Number(0, PIECES.bots)),
}


class LacerdaBoard(Form[dict[str, Any]]):
    """What belongs to Lacerda, with the keys of a seat and some of his own."""

    def read(self, raw: Any, at: At) -> dict[str, Any]:
        if at.players > 1:
            at.refuse("impossible", detail="OM-17.1")
        named = at.object(raw, LACERDA_PARTS)
        return {key: LACERDA_PARTS[key].form.read(value, at.key(key)) for key, value in named.items()}

    def write(self, value: dict[str, Any]) -> Any:
        return {key: LACERDA_PARTS[key].form.write(item) for key, item in value.items()}


def _lacerda(s: State, _: int) -> dict[str, Any] | None:
    return {key: part.get(s, LACERDA) for key, part in LACERDA_PARTS.items()} if s.solo else None


def _put_lacerda(s: State, _: int, value: dict[str, Any] | None) -> None:
    for key, item in (value or {}).items():
        LACERDA_PARTS[key].put(s, LACERDA, item)


# --- the table ------------------------------------------------------------------------------------

TABLE_PARTS: Final = {
    "round": slot("round", Number()),
    "phase": slot("phase", Word(SETUP, COLONIZATION, SHUTTLE, SCORING, END)),
    "first": slot("first", SeatNumber()),
    "active": slot("active", PartyNumber(optional=True)),
    "standing": slot("standing", PartyBits()),  # whose turn is still to come, or under way
    "shuttle_side": slot("shuttle_side", Name(SIDES)),
    "shuttle_space": slot("shuttle_space", Number(1, SHUTTLE_SPACES)),
    "flew_from": slot("flew", Name(SIDES, optional=True)),
    "level": slot("level", Number(1, MAX_LEVEL)),
    "lss": slot("lss", Several(Number(0, LSS_ROWS), list, length=LSS_COLUMNS)),
    "lss_tiles": slot("lss_tiles", Several(Name(LSS_TILE_IDS), length=LSS_COLUMNS)),
    "missions": slot("missions", Several(Name(MISSION_IDS), length=len(MISSION_PLACES))),
    "mission_left": slot("mission_left", Several(Number(), list, length=len(MISSION_PLACES))),
    "last_round": slot("last_round", Number()),  # 0: not known yet
    "reason": slot("reason", Word(*REASONS)),
    "main_done": slot("main_done", Flag()),
    "acted": slot("acted", Name(ACTION_IDS, optional=True)),  # the main action of this turn
    "exec_done": slot("exec_done", Flag()),
    "closing": slot("closing", Flag()),
    "credit": slot("credit", Number()),
    "emptied": slot("emptied", Several(Number(0, PLACES - 1))),
    "held": slot("held", Several(Fields(Held, owner=PartyNumber(), tech=Name(TECH_IDS)))),
    "buildings": slot("built", EachType(_hexes, 0)),
    "piles": slot("piles", EachType(row(TILE_IDS, backwards=True), ())),  # top tile first
    "crystals": slot("crystals", _hexes),
    "tiles": slot("tiles", Filled(HEX_IDS, MAP_TILE_IDS)),
    "find_stacks": slot("finds", Several(row(DISC_IDS, backwards=True), list, length=2)),
    "explored": slot("explored", _spread(DISC_IDS, 2)),
    "tiles_gone": slot("tiles_gone", row(MAP_TILE_IDS)),
    "radar": slot("radar", Name(DISC_IDS, optional=True)),
    "warehouse": slot("warehouse", Copies(ITEMS)),
    "grid": slot("grid", _spread(TECH_IDS, len(GRID_ROWS))),
    "tech_stacks": slot("tech_stacks", Several(row(TECH_IDS, backwards=True), list, length=2)),
    "display": slot("display", _spread(BP_IDS, DISPLAY_PLACES)),
    "blueprint_deck": slot("blueprint_deck", row(BP_IDS, backwards=True)),
    "blueprints_gone": slot("cards_gone", row(BP_IDS)),
    "scientist_board": slot("places", _spread(CARD_IDS, PLACES)),
    "completed": slot("completed", Bits(CONTRACT_IDS)),
    "goals_gone": slot("goals_gone", bag(GOAL_IDS)),
    "first_a_gone": slot("a_gone", row(FIRST_A_IDS)),
    "first_b_deck": slot("b_deck", row(FIRST_B_IDS, backwards=True)),
    "first_b_gone": slot("b_gone", row(FIRST_B_IDS)),
    "first_b_used": slot("b_used", PartyBits()),
    "lacerda": Part(Maybe(LacerdaBoard()), _lacerda, _put_lacerda),
}

# In the solo game these lie on the table's stack as well as on a seat's.
_either = SeatNumber(optional=True)
_ON_EITHER: Final = (
    "WaitFor",
    "Settle",
    "CheckLevel",
    "LayDown",
    "Arrows",
    "Harvest",
    "LacerdaEffect",
    "LacerdaSettles",
    "LacerdaUpgrades",
    "LacerdaLevel",
)
FRAME_FIELDS: Final[dict[str, Form[Any]]] = {
    **{f"{frame}.seat": _either for frame in _ON_EITHER},
    "effect": Name(EFFECT_NAMES),
    "building": Name(TYPE_IDS),
    "hex": Name(HEX_IDS),
    "tech": Name(TECH_IDS),
    "tile": Name(TILE_IDS, optional=True),
    "item": Name(ITEMS),
    "piece": Name(PIECE_IDS),
    "task": Name(TASKS),
    "side": Name(SIDES),
    "place": Number(0, PLACES - 1),
    "party": PartyNumber(),
    "order": Several(PartyNumber()),
    "to": SeatNumber(),
    "seats": Several(SeatNumber()),
    "before": Maybe(row(GOAL_IDS)),
    "LacerdaMission.card": Name(SOLO_CARD_IDS),
}

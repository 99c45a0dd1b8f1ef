"""The 15 event cards of New Horizons."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from orrery.core.data_files import NONE, Entry, build, expect, index_by_id, keys, one_of, word
from orrery.core.errors import Words
from orrery.games.pandorum.components.board import CRATER, WASTELAND, terrain
from orrery.games.pandorum.components.cards import SYSTEMS, TYPES
from orrery.games.pandorum.data import read

BID: Final = -1  # `quids` of the event that is auctioned
OPERATIONS: Final = (
    "erupt",
    "meteor",
    "crack",
    "pad",
    "invest",
    "draw_each",
    "auction",
    "contaminate",
    "clear_type",
    "sabotage",
    "clear_market",
    "expand",
    "engines",
    "take_back",
    "city",
)
TRIGGERS: Final = ("build", "pay", "robbed", "cross", "stop", "engine")
PER: Final = ("", "adjacent_volcano", "adjacent_landing_pad", "adjacent_contaminated_object", "generator_card")
CONDITIONS: Final = (
    "",
    "site_terrain",
    "site_at_crack",
    "type_absent_from_market",
    "no_adjacent_objects",
    "low_income",
    "own_module",
)
Token = Literal[
    "eruption_token",
    "meteor_token",
    "crack_token",
    "landing_pad_token",
    "dead_city_token",
    "contamination_token",
    "engine_token",
]
TOKENS: Final[tuple[Token, ...]] = (
    "eruption_token",
    "meteor_token",
    "crack_token",
    "landing_pad_token",
    "dead_city_token",
    "contamination_token",
    "engine_token",
)
_IMMEDIATE: Final = (
    *("op", "by", "token", "where", "not_on", "gain", "per", "cards", "min_bid"),
    *("tokens", "boxed_unless", "type", "objects", "figure", "price"),
    *("to", "pays_to", "object_there", "harvester_there", "volcano_there"),  # for readers of the gallery
)


class Permanent(NamedTuple):
    """`gain` quids from the card when `trigger` happens and `condition` holds, for each of `per` if it is not empty.

    `terrain` belongs to site_terrain, `below` to low_income, `per_turn` to engine.
    """

    trigger: str
    gain: int
    per: str
    condition: str
    terrain: int
    below: int
    per_turn: int


class EventCard(NamedTuple):
    """`immediate` is the operation on revealing; what belongs to it follows, 0 or -1 or empty where it does not apply.

    `draw`: cards drawn or taken back; `gain`: quids for each type discarded; `least`: the lowest bid; `tokens`: tokens
    for each player; `price`: of an engine, or of a cure (where `exhausted` is "cure"); `type`: cards that leave the
    market; `objects`: figures put or returned; `needs_all`: boxed unless every player has had an object; `heals`: a
    construction takes the tokens off the objects it was paid for.
    """

    id: str
    name: Words
    quids: int
    immediate: str
    permanent: Permanent
    token: str
    tokens: int
    price: int
    draw: int
    gain: int
    least: int
    type: int
    objects: int
    exhausted: str
    needs_all: bool
    heals: bool


def _permanent(raw: Entry, where: str) -> Permanent:
    keys(raw, (*Permanent._fields, "heals"), where)
    permanent = Permanent(
        trigger=word(TRIGGERS, raw["trigger"], where),
        gain=int(raw["gain"]),
        per=word(PER, raw.get("per", ""), where),
        condition=word(CONDITIONS, raw.get("condition", ""), where),
        terrain=terrain(raw["terrain"], where) if "terrain" in raw else NONE,
        below=int(raw.get("below", 0)),
        per_turn=int(raw.get("per_turn", 0)),
    )
    for there, wanted, what in (
        (permanent.terrain != NONE, permanent.condition == "site_terrain", "terrain"),
        (permanent.below > 0, permanent.condition == "low_income", "below"),
        (permanent.per_turn > 0, permanent.trigger == "engine", "per_turn"),
        (permanent.gain == 0, permanent.trigger == "engine", "gain 0"),
    ):
        expect(there == wanted, f"{where}: {what} and what it belongs to")
    return permanent


def _event(entry: Entry, where: str) -> EventCard:
    now, after, quids = entry["immediate"], entry.get("exhausted", {}), entry["quids"]
    keys(now, _IMMEDIATE, where)
    expect(isinstance(quids, int) or quids == "winning_bid", f"{where}: quids is a number or winning_bid")
    unless = now.get("boxed_unless", "")
    return EventCard(
        id=entry["id"],
        name=Words(entry["name"]),
        quids=quids if isinstance(quids, int) else BID,
        immediate=word(OPERATIONS, now["op"], where),
        permanent=_permanent(entry["permanent"], where),
        token=word(("", *TOKENS), now.get("token", ""), where),
        tokens=int(now.get("tokens", 0)),
        price=int(after.get("price", now.get("price", 0))),
        draw=int(now.get("cards", 0)),
        gain=int(now.get("gain", 0)),
        least=int(now.get("min_bid", 0)),
        type=one_of(TYPES, now["type"], where) if "type" in now else NONE,
        objects=int(now.get("objects", 0)),
        exhausted=word(("", "cure"), after.get("op", ""), where),
        needs_all=word(("", "every_player_has_had_an_object"), unless, where) != "",
        heals=bool(entry["permanent"].get("heals", False)),
    )


EVENTS: Final = build("events", read("events")["event"], _event)
EVENT_IDS: Final = tuple(event.id for event in EVENTS)
index_by_id("events", EVENT_IDS)  # each stands once
CURE: Final = next(event.price for event in EVENTS if event.exhausted == "cure")  # PD-11.8
ENGINE_PRICE: Final = next(event.price for event in EVENTS if event.immediate == "engines")  # PD-11.13
MOST_ENGINES: Final = next(event.tokens for event in EVENTS if event.immediate == "engines")


def check(events: tuple[EventCard, ...] = EVENTS) -> None:
    expect(len(events) == 15, f"events.toml: 15 cards, not {len(events)} (PD-1.1)")
    operations = tuple(event.immediate for event in events)
    expect(operations == OPERATIONS, "events.toml: one card for each operation, in the order of PD-11")
    for event in events:
        where, trigger = f"events.toml: {event.id}", event.permanent.trigger
        expect((event.quids == BID) == (event.immediate == "auction"), f"{where}: an auction gives the quids (PD-11.7)")
        expect((event.quids == 0) == (trigger == "engine"), f"{where}: only engines lie without quids (PD-11.13)")
        expect((event.least > 0) == (event.immediate == "auction"), f"{where}: the lowest bid (PD-11.7)")
        expect((event.type == SYSTEMS) == (event.immediate == "clear_type"), f"{where}: systems leave (PD-11.9)")
        expect(event.permanent.terrain in (NONE, CRATER, WASTELAND), f"{where}: the paying terrain (PD-11.2, PD-11.7)")
        expect((event.exhausted == "cure") == event.needs_all == event.heals, f"{where}: contamination (PD-11.8)")
    placed = sorted(event.token for event in events if event.token)
    expect(placed == sorted(TOKENS), "events.toml: each kind of special token belongs to one event (PD-1.1)")

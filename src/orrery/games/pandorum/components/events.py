"""The 15 event cards of New Horizons."""

from __future__ import annotations

from pathlib import Path
from pkgutil import iter_modules
from typing import Final, Literal, NamedTuple

from orrery.core.data_files import NONE, BadComponent, Entry, build, expect, index_by_id, word
from orrery.core.errors import Words
from orrery.games.pandorum.components.board import CRATER, WASTELAND, terrain
from orrery.games.pandorum.data import read

BID: Final = -1  # `quids` of an event that lie on it by an operation: of the one that is auctioned
# Each operation is a module that bears its name; what else it reads of its card, and its words, are its own affair.
OPERATIONS: Final = tuple(sorted(found.name for found in iter_modules([str(Path(__file__).parents[1] / "operations")])))
TRIGGERS: Final = ("build", "pay", "robbed", "cross", "stop", "engine")
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


class Permanent(NamedTuple):
    """`gain` quids from the card when `trigger` happens and `condition` holds, for each of `per` if it is not empty.

    `terrain` belongs to site_terrain, `below` to a condition that names a limit, `per_turn` to engine.
    """

    trigger: str
    gain: int
    per: str
    condition: str
    terrain: int
    below: int
    per_turn: int


class EventCard(NamedTuple):
    """`immediate` is the operation on revealing, `token` what it puts down: `tokens` for each player, or just one."""

    id: str
    name: Words
    quids: int
    immediate: str
    permanent: Permanent
    token: str
    tokens: int


def _permanent(raw: Entry, where: str) -> Permanent:
    permanent = Permanent(
        trigger=word(TRIGGERS, raw["trigger"], where),
        gain=int(raw["gain"]),
        per=str(raw.get("per", "")),
        condition=str(raw.get("condition", "")),
        terrain=terrain(raw["terrain"], where) if "terrain" in raw else NONE,
        below=int(raw.get("below", 0)),
        per_turn=int(raw.get("per_turn", 0)),
    )
    for there, wanted, what in (
        (permanent.terrain != NONE, permanent.condition == "site_terrain", "terrain"),
        (permanent.per_turn > 0, permanent.trigger == "engine", "per_turn"),
        (permanent.gain == 0, permanent.trigger == "engine", "gain 0"),
    ):
        expect(there == wanted, f"{where}: {what} and what it belongs to")
    return permanent


def _event(entry: Entry, where: str) -> EventCard:
    now, quids = entry["immediate"], entry["quids"]
    expect(isinstance(quids, int) or quids == "winning_bid", f"{where}: quids is a number or winning_bid")
    return EventCard(
        id=entry["id"],
        name=Words(entry["name"]),
        quids=quids if isinstance(quids, int) else BID,
        immediate=word(OPERATIONS, now["op"], where),
        permanent=_permanent(entry["permanent"], where),
        token=word(("", *TOKENS), now.get("token", ""), where),
        tokens=int(now.get("tokens", 0)),
    )


EVENTS: Final = build("events", read("events")["event"], _event)
EVENT_IDS: Final = tuple(event.id for event in EVENTS)
index_by_id("events", EVENT_IDS)  # each stands once


def card_of(op: str) -> tuple[Entry, str]:
    """The card with this operation, as the data have it, and where it stands: for the operation to read the rest."""
    entry = next((entry for entry in read("events")["event"] if entry["immediate"]["op"] == op), None)
    if entry is None:
        raise BadComponent(f"events.toml: no event does {op}")
    return entry, f"events.toml: {entry['id']}"


def number_of(op: str, key: str, part: str = "immediate") -> int:
    """A number that the card with this operation says of it."""
    entry, where = card_of(op)
    value = entry[part].get(key)
    if not isinstance(value, int) or value <= 0:
        raise BadComponent(f"{where}: {key} of {op} is a number from 1")
    return value


def check(events: tuple[EventCard, ...] = EVENTS) -> None:
    """The words of each card are checked by `operations`, which know them."""
    expect(len(events) == 15, f"events.toml: 15 cards, not {len(events)} (PD-1.1)")
    for event in events:
        where = f"events.toml: {event.id}"
        engines = event.permanent.trigger == "engine"
        expect((event.quids == 0) == engines, f"{where}: only engines lie without quids (PD-11.13)")
        expect(event.permanent.terrain in (NONE, CRATER, WASTELAND), f"{where}: the paying terrain (PD-11.2, PD-11.7)")
    placed = sorted(event.token for event in events if event.token)
    expect(placed == sorted(TOKENS), "events.toml: each kind of special token belongs to one event (PD-1.1)")

"""Slots and parts of the harvester boards."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from orrery.core.data_files import Entry, build, expect, index_by_id, word
from orrery.core.errors import Words
from orrery.games.pandorum.data import read

SlotName = Literal["nose", "central_deck", "cargo_hold"]
SLOTS: Final[tuple[SlotName, ...]] = ("nose", "central_deck", "cargo_hold")
NOSE, CENTRAL_DECK, CARGO_HOLD = range(3)
NOSE_EFFECTS: Final = ("two_cards_module", "three_cards_base", "jump", "free_condition")
MAIN_EFFECTS: Final = ("free_move", "draw_three", "cross_volcanoes", "draw_after_pay")


class Part(NamedTuple):
    """`cards` is the number the effect speaks of: cards built with, drawn, freed or saved; 0 if there is none."""

    id: str
    name: Words
    effect: str
    cards: int


class Slot(NamedTuple):
    """`threshold` by number of players; the cargo hold has none."""

    id: str
    name: Words
    use: str
    threshold: dict[int, int]


def _slot(entry: Entry, where: str) -> Slot:
    use = word(("one_shot", "permanent", "end_scoring"), entry["use"], where)
    threshold = {int(players): int(cards) for players, cards in entry.get("threshold", {}).items()}
    expect(bool(threshold) == (use != "end_scoring"), f"{where}: a threshold stands with an effect")
    return Slot(entry["id"], Words(entry["name"]), use, threshold)


def _nose(entry: Entry, where: str) -> Part:
    effect = entry["effect"]
    part = Part(entry["id"], Words(entry["name"]), word(NOSE_EFFECTS, effect["op"], where), int(effect["cards"]))
    timing = "after_movement_payment" if part.effect == "jump" else "construction"
    expect(entry["timing"] == timing, f"{where}: it is used at {timing} (PD-8.2)")
    return part


def _main(entry: Entry, where: str) -> Part:
    effect = entry["effect"]
    return Part(entry["id"], Words(entry["name"]), word(MAIN_EFFECTS, effect["op"], where), int(effect["cards"]))


_data: Final = read("harvesters")
SLOT_DATA: Final = build("harvesters", _data["slot"], _slot)
NOSES: Final = build("harvesters", _data["nose_part"], _nose)
MAINS: Final = build("harvesters", _data["main_part"], _main)
NOSE_IDS: Final = tuple(part.id for part in NOSES)
MAIN_IDS: Final = tuple(part.id for part in MAINS)
index_by_id("harvesters", (*NOSE_IDS, *MAIN_IDS))  # each stands once


def check(
    slots: tuple[Slot, ...] = SLOT_DATA, noses: tuple[Part, ...] = NOSES, mains: tuple[Part, ...] = MAINS
) -> None:
    expect(tuple(slot.id for slot in slots) == SLOTS, f"harvesters.toml: the slots are {', '.join(SLOTS)} (PD-8.1)")
    uses = tuple(slot.use for slot in slots)
    expect(uses == ("one_shot", "permanent", "end_scoring"), "harvesters.toml: the use of each slot (PD-8.2 to PD-8.4)")
    for parts, effects, rule in ((noses, NOSE_EFFECTS, "PD-8.2"), (mains, MAIN_EFFECTS, "PD-8.3")):
        found = tuple(part.effect for part in parts)
        expect(found == effects, f"harvesters.toml: one part each for {', '.join(effects)} ({rule})")

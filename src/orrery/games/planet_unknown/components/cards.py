"""Civ cards, events and objectives."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from orrery.games.planet_unknown.components.effects import Effect, effects
from orrery.games.planet_unknown.components.files import Entry, build, expect, index_by_id, one_of, read
from orrery.games.planet_unknown.components.terrain import NONE, terrain, track

COLOURS: Final = ("green", "orange", "red")
GREEN, ORANGE, RED = range(3)
CIV_LEVELS: Final = (1, 2, 3, 4)
MEASURES: Final = (
    "stations_on_edge",
    "largest_area",
    "area_count",
    "stations",
    "tracks_at_top",
    "collected_meteorites",
    "collected_lifepods",
)
TESTS: Final = (
    "rectangle",
    "area_with_stations",
    "track_at_top",
    "stations_at_most",
    "collected_at_least",
    "more_lifepods_than_meteorites",
    "all_covered",
)
_OF_TERRAIN: Final = MEASURES[:4]


class CivCard(NamedTuple):
    id: str
    level: int
    immediate: bool
    effects: tuple[Effect, ...]


class EventCard(NamedTuple):
    id: str
    colour: int
    solo: bool
    restriction: bool
    effects: tuple[Effect, ...]


class Objective(NamedTuple):
    """Both sides of a card: what neighbours compare (`measure`), and what is fulfilled or not (`test`).

    `amount` is the bound of the test; `test_terrain` is the track of track_at_top.
    """

    id: str
    measure: str
    measure_terrain: int
    most: bool
    test: str
    test_terrain: int
    size: tuple[int, int]
    amount: int
    what: str


def _civ(entry: Entry, where: str) -> CivCard:
    timing = one_of(("immediate", "end_of_game"), entry["timing"], where)
    expect(entry["level"] in CIV_LEVELS, f"{where}: level 1 to 4")
    return CivCard(entry["id"], entry["level"], timing == 0, effects(entry["effects"], where))


def _event(entry: Entry, where: str) -> EventCard:
    colour = one_of(COLOURS, entry["colour"], where)
    card = EventCard(entry["id"], colour, entry["solo"], entry["restriction"], effects(entry["effects"], where))
    lasting = any(effect.op == "restriction" for effect in card.effects)
    expect(card.restriction == lasting, f"{where}: the restriction sign stands on restrictions (PU-12.3)")
    return card


def _objective(entry: Entry, where: str) -> Objective:
    contest, goal = entry["competitive"]["criterion"], entry["personal"]["criterion"]
    measure = MEASURES[one_of(MEASURES, contest["measure"], where)]
    test = TESTS[one_of(TESTS, goal["test"], where)]
    expect(("terrain" in contest) == (measure in _OF_TERRAIN), f"{where}: {measure} and its terrain")
    test_terrain = NONE
    if test in ("rectangle", "area_with_stations", "stations_at_most"):
        test_terrain = terrain(goal["terrain"], where)
    elif test == "track_at_top":
        test_terrain = track(goal["track"], where)
    wide, high = goal["size"] if test == "rectangle" else (0, 0)
    what = ""
    if test in ("collected_at_least", "all_covered"):
        what = ("meteorites", "lifepods", "ice", "land")[
            one_of(("meteorites", "lifepods", "ice", "land"), goal["what"], where)
        ]
    return Objective(
        id=entry["id"],
        measure=measure,
        measure_terrain=terrain(contest["terrain"], where) if measure in _OF_TERRAIN else NONE,
        most=one_of(("least", "most"), contest["best"], where) == 1,
        test=test,
        test_terrain=test_terrain,
        size=(int(wide), int(high)),
        amount=int(goal.get("at_least", goal.get("at_most", 0))),
        what=what,
    )


_civ_data: Final = read("civ_cards")
CIV_CARDS: Final = build("civ_cards", _civ_data["civ_card"], _civ)
CIV_INDEX: Final = index_by_id("civ_cards", (card.id for card in CIV_CARDS))
REPO_MEDALS: Final = tuple(int(n) for n in _civ_data["sets"]["meteorite_repo"])  # by cards owned, PU-17.8
COMMERCE_MEDALS: Final = tuple(int(n) for n in _civ_data["sets"]["commerce_agreement"])
EVENTS: Final = build("events", read("events")["event"], _event)
EVENT_INDEX: Final = index_by_id("events", (card.id for card in EVENTS))
OBJECTIVES: Final = build("objectives", read("objectives")["objective"], _objective)
OBJECTIVE_INDEX: Final = index_by_id("objectives", (card.id for card in OBJECTIVES))


def check(
    civ: tuple[CivCard, ...] = CIV_CARDS,
    events: tuple[EventCard, ...] = EVENTS,
    objectives: tuple[Objective, ...] = OBJECTIVES,
) -> None:
    levels = Counter(card.level for card in civ)
    for level in CIV_LEVELS:
        expect(levels[level] == 9, f"civ_cards.toml: nine cards of level {level}, not {levels[level]}")
    for op, table in (("meteorite_repo", REPO_MEDALS), ("commerce_agreement", COMMERCE_MEDALS)):
        held = [card.level for card in civ if any(effect.op == op for effect in card.effects)]
        expect(held == list(CIV_LEVELS) and len(table) == 5, f"civ_cards.toml: {op}: one card of each level (PU-17.8)")
    colours = Counter(card.colour for card in events)
    for number, name in enumerate(COLOURS):
        expect(colours[number] == 20, f"events.toml: 20 {name} cards, not {colours[number]}")
    solo = Counter(card.colour for card in events if card.solo)
    expect(solo == {GREEN: 4, RED: 2}, "events.toml: four green and two red solo cards (PU-13.3)")
    expect(len(objectives) == 28, f"objectives.toml: 28 cards, not {len(objectives)}")
    expect(len({card[1:4] for card in objectives}) == 28, "objectives.toml: every competitive side is different")
    expect(len({card[4:] for card in objectives}) == 28, "objectives.toml: every personal side is different")

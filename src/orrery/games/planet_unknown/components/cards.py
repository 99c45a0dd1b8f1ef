"""Civ cards, events and objectives: those of the base game, then those of Supermoon."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from orrery.core.data_files import NONE, Entry, build, expect, index_by_id, one_of
from orrery.games.planet_unknown.components.effects import Effect, effects
from orrery.games.planet_unknown.components.scope import check_names, reaches_moon, with_moon
from orrery.games.planet_unknown.components.terrain import terrain, track
from orrery.games.planet_unknown.data import read

COLOURS: Final = ("green", "orange", "red")
GREEN, ORANGE, RED = range(3)
CIV_LEVELS: Final = (1, 2, 3, 4)
TIMINGS: Final = ("immediate", "end_of_game", "maintenance")
MAINTENANCE_WHEN: Final = (
    "tile_placed_with_station",
    "patch_placed",
    "water_station_without_ice",
    "meteorite_collected",
    "milestone",
    "round_start_if_rovers",
    "tile_placed_with_meteor",
)
MAINTENANCE_LIMITS: Final = ("none", "once_per_round")
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
    """`with_moon` are the effects while a moon is in play (SM-1.7).

    A maintenance card works each time `when` comes true, within its `limit` (SM-11.3); `of` is a mask of the stations
    or tracks meant, the number of rovers in round_start_if_rovers, or 0.
    """

    id: str
    level: int
    immediate: bool
    effects: tuple[Effect, ...]
    with_moon: tuple[Effect, ...]
    maintenance: bool
    when: str
    of: int
    limit: str
    supermoon: bool


class EventCard(NamedTuple):
    id: str
    colour: int
    solo: bool
    restriction: bool
    effects: tuple[Effect, ...]
    with_moon: tuple[Effect, ...]
    supermoon: bool


class Objective(NamedTuple):
    """Both sides of a card: what neighbours compare (`measure`), and what is fulfilled or not (`test`).

    `amount` is the bound of the test; `test_terrain` is the track of track_at_top. `both`: the test looks at planet and
    moon; measures look at the planet only (SM-1.7).
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
    both: bool


def _civ(entry: Entry, where: str, supermoon: bool = False) -> CivCard:
    timing = TIMINGS[one_of(TIMINGS, entry["timing"], where)]
    expect(entry["level"] in CIV_LEVELS, f"{where}: level 1 to 4")
    found = effects(entry["effects"], where)
    maintenance = timing == "maintenance"
    expect(maintenance == ("when" in entry), f"{where}: a maintenance card says when it works (SM-11.3)")
    return CivCard(
        id=entry["id"],
        level=entry["level"],
        immediate=timing == "immediate",
        effects=found,
        with_moon=found if supermoon else _with_moon("civ_card", entry["id"], found),
        maintenance=maintenance,
        when=MAINTENANCE_WHEN[one_of(MAINTENANCE_WHEN, entry["when"], where)] if maintenance else "",
        of=_of(entry.get("of", 0), where),
        limit=MAINTENANCE_LIMITS[one_of(MAINTENANCE_LIMITS, entry["limit"], where)] if maintenance else "",
        supermoon=supermoon,
    )


def _of(said: int | list[str], where: str) -> int:
    if isinstance(said, int):
        return said
    return sum(1 << kind for kind in {terrain(name, where) for name in said})


def _event(entry: Entry, where: str, supermoon: bool = False) -> EventCard:
    found = effects(entry["effects"], where)
    lasting = any(effect.op == "restriction" for effect in found)
    expect(entry["restriction"] == lasting, f"{where}: the restriction sign stands on restrictions (PU-12.3)")
    return EventCard(
        id=entry["id"],
        colour=one_of(COLOURS, entry["colour"], where),
        solo=entry["solo"],
        restriction=lasting,
        effects=found,
        with_moon=found if supermoon else _with_moon("event", entry["id"], found),
        supermoon=supermoon,
    )


def _with_moon(table: str, name: str, found: tuple[Effect, ...]) -> tuple[Effect, ...]:
    limited = tuple(with_moon(table, name, effect) for effect in found)
    return found if limited == found else limited


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
        both=reaches_moon("test", test),
    )


_civ_data: Final = read("civ_cards")
BASE_CIV_CARDS: Final = build("civ_cards", _civ_data["civ_card"], _civ)
CIV_CARDS: Final = BASE_CIV_CARDS + build(
    "supermoon_civ_cards", read("supermoon_civ_cards")["civ_card"], lambda entry, where: _civ(entry, where, True)
)
CIV_INDEX: Final = index_by_id("civ_cards", (card.id for card in CIV_CARDS))
REPO_MEDALS: Final = tuple(int(n) for n in _civ_data["sets"]["meteorite_repo"])  # by cards owned, PU-17.8
COMMERCE_MEDALS: Final = tuple(int(n) for n in _civ_data["sets"]["commerce_agreement"])
BASE_EVENTS: Final = build("events", read("events")["event"], _event)
EVENTS: Final = BASE_EVENTS + build(
    "supermoon_events", read("supermoon_events")["event"], lambda entry, where: _event(entry, where, True)
)
EVENT_INDEX: Final = index_by_id("events", (card.id for card in EVENTS))
OBJECTIVES: Final = build("objectives", read("objectives")["objective"], _objective)
OBJECTIVE_INDEX: Final = index_by_id("objectives", (card.id for card in OBJECTIVES))


def check(
    civ: tuple[CivCard, ...] = BASE_CIV_CARDS,
    events: tuple[EventCard, ...] = BASE_EVENTS,
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
    check_names("civ_card", {card.id for card in civ})
    check_names("event", {card.id for card in events})
    check_names("measure", set(MEASURES))
    check_names("test", set(TESTS))
    both = [measure for measure in MEASURES if reaches_moon("measure", measure)]
    expect(not both, "scope.toml: what neighbours compare is on the planet (SM-4.8)")
    check_supermoon()


def check_supermoon(
    civ: tuple[CivCard, ...] = CIV_CARDS[len(BASE_CIV_CARDS) :],
    events: tuple[EventCard, ...] = EVENTS[len(BASE_EVENTS) :],
) -> None:
    levels = Counter(card.level for card in civ)
    for level in CIV_LEVELS:
        expect(
            levels[level] == 5, f"supermoon_civ_cards.toml: five cards of level {level}, not {levels[level]} (SM-1.3)"
        )
    for card in civ:
        named = card.when in ("tile_placed_with_station", "milestone", "round_start_if_rovers")
        expect((card.of != 0) == named, f"supermoon_civ_cards.toml: {card.id}: what {card.when or 'it'} is about")
    colours = Counter(card.colour for card in events)
    for number, name in enumerate(COLOURS):
        expect(colours[number] == 9, f"supermoon_events.toml: nine {name} cards, not {colours[number]} (SM-1.3)")
    solo = Counter(card.colour for card in events if card.solo)
    expect(solo == {GREEN: 1, RED: 1}, "supermoon_events.toml: a green and a red solo card (SM-11.2)")

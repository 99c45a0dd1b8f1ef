"""The nine corporations: tracks cell by cell, and technologies."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from orrery.games.planet_unknown.components.effects import Effect, effect, effects
from orrery.games.planet_unknown.components.files import Entry, build, expect, index_by_id, one_of, read
from orrery.games.planet_unknown.components.terrain import (
    BIOMASS,
    FLUX_TERRAIN,
    NONE,
    ROVER,
    ROWS,
    TECH,
    TECH_LEVELS,
    TRACKS,
    WATER,
    terrain,
    track,
)

FEATURES: Final = (
    "none",
    "lifepods_on_tracks",
    "flux",
    "carry_meteorites",
    "lifepods_on_techs",
    "diagonal_markers",
    "winding_water",
    "regress_on_civ_milestone",
    "expand_biomass",
)
WITH_TERRAIN: Final = ("tile_placed_with_station", "take_tile_with_station", "carrier_on_terrain")
WHEN: Final = (
    *WITH_TERRAIN,
    "tile_placed_without_ice",
    "while_placing",
    "while_placing_patch",
    "on_gain_patch",
    "on_rover_track_number",
    "on_advance",
    "on_unlock",
    "on_meteorite_collected",
    "on_synergy_used",
    "on_civ_milestone",
    "round_start",
    "rover_move",
    "any_time",
    "always",
    "end_of_game",
)
LIMITS: Final = ("none", "once_per_round", "once_per_game")
UNLOCKS: Final = ("tech_milestone", "lifepod_slot")


class Technology(NamedTuple):
    """`index` is its bit number on its board; `terrain` belongs to the trigger `when`."""

    id: str
    level: str
    index: int  # type: ignore[assignment]  # hides tuple.index, which no technology needs
    milestone: bool
    when: str
    terrain: int
    limit: str
    automatic: bool
    effect: Effect


class Cell(NamedTuple):
    medal: int
    bonus: tuple[Effect, ...]


EMPTY: Final = Cell(0, ())


class Corporation(NamedTuple):
    """A board. `path` (Oasis water) and `steps` (Wormhole biomass) are the cells of a track that is not straight.

    `bit` gives the mask of the technologies with an operation: 0 is what `bit.get(op, 0)` finds for none.
    `milestones` gives for a tech cell the index of the technology it unlocks.
    """

    id: str
    start: bool
    difficulty: int
    rovers: int
    feature: str
    cells: tuple[Cell, ...]
    path: tuple[int, ...]
    path_medals: tuple[int, ...]
    steps: tuple[int, ...]
    repeat_at_top: int
    technologies: tuple[Technology, ...]
    bit: dict[str, int]
    by_when: dict[str, tuple[Technology, ...]]
    milestones: dict[int, int]


def _technology(entry: Entry, index: int, where: str) -> Technology:
    when = WHEN[one_of(WHEN, entry["when"], where)]
    of = entry.get("terrain")
    expect((of is not None) == (when in WITH_TERRAIN), f"{where}: a terrain stands with {', '.join(WITH_TERRAIN)} only")
    return Technology(
        id=entry["id"],
        level=TECH_LEVELS[one_of(TECH_LEVELS, entry["level"], where)],
        index=index,
        milestone=one_of(UNLOCKS, entry["unlock"], where) == 0,
        when=when,
        terrain=NONE if of is None else FLUX_TERRAIN if of == "flux" else terrain(of, where),
        limit=LIMITS[one_of(LIMITS, entry["limit"], where)],
        automatic=bool(entry["automatic"]),
        effect=effect(entry["effect"], where),
    )


def _technologies(entries: list[Entry], owner: str) -> tuple[Technology, ...]:
    own = [entry for entry in entries if entry["corporation"] == owner]
    numbers = {entry["id"]: number for number, entry in enumerate(own)}
    return build("corporations", own, lambda entry, where: _technology(entry, numbers[entry["id"]], where))


def _cell(raw: Entry, where: str) -> Cell:
    return Cell(int(raw.get("medal", 0)), effects(raw.get("bonus", []), where))


def _straight(raw: Entry, where: str) -> list[Cell]:
    cells = raw["cells"]
    expect([cell["i"] for cell in cells] == list(range(ROWS)), f"{where}: cells 0 to 15 in order (PU-7.1)")
    return [_cell(cell, f"{where} {cell['i']}") for cell in cells]


def _path(raw: Entry, cells: list[Cell], where: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The winding water path of Oasis; fills the water cells and compares the rest with the straight tracks."""
    path: list[int] = []
    for number, step in enumerate(raw["steps"]):
        name, row = step["at"]
        cell = _cell(step, f"{where} {step['i']}")
        place = track(name, where) * ROWS + row
        expect(step["i"] == number and place not in path, f"{where}: steps in order, each cell once")
        path.append(place)
        if place // ROWS == WATER:
            cells[place] = cell
        else:
            expect(cell.bonus == cells[place].bonus, f"{where} {number}: the bonus of {name}-{row}")
            expect(cell.medal == 0, f"{where} {number}: medals only on the water track (PU-15.7)")
    return tuple(path), tuple(int(step.get("medal", 0)) for step in raw["steps"])


def _double(raw: Entry, cells: list[Cell], where: str) -> tuple[int, ...]:
    """The double biomass cells of Wormhole; each stands on the lower of its two board rows."""
    steps = [BIOMASS * ROWS]
    for number, cell in enumerate(raw["cells"], 1):
        low, high = cell["board_rows"]
        expect(cell["i"] == number and high == low + 1, f"{where}: double cells in order, two rows each")
        options = effects(cell["choose_one"], where)
        expect(len(options) == 2, f"{where} {number}: two bonuses to choose from")
        cells[BIOMASS * ROWS + low] = Cell(cell["medals_if_here"], (Effect("choose_one", options=options),))
        steps.append(BIOMASS * ROWS + low)
    passed = [0, 0, *(between["medal"] for between in raw["between_medals"])]
    here = [cells[step].medal for step in steps]
    expect(here == passed, f"{where}: a double cell scores the medal that lies below it")
    return tuple(steps)


def _corporation(entry: Entry, where: str) -> Corporation:
    raw: dict[str, Any] = entry["tracks"]
    expect(tuple(raw) == TRACKS, f"{where}: tracks {', '.join(TRACKS)}")
    cells = [EMPTY] * (len(TRACKS) * ROWS)
    path: tuple[int, ...] = ()
    path_medals: tuple[int, ...] = ()
    steps: tuple[int, ...] = ()
    for number, name in enumerate(TRACKS):
        if raw[name]["kind"] == "straight":
            cells[number * ROWS : (number + 1) * ROWS] = _straight(raw[name], f"{where}: {name}")
    if raw["water"]["kind"] == "path":
        path, path_medals = _path(raw["water"], cells, f"{where}: water")
    if raw["biomass"]["kind"] == "double_cells":
        steps = _double(raw["biomass"], cells, f"{where}: biomass")
    technologies = _technologies(_data["technology"], entry["id"])
    bit: dict[str, int] = {}
    for tech in technologies:
        bit[tech.effect.op] = bit.get(tech.effect.op, 0) | 1 << tech.index
    corporation = Corporation(
        id=entry["id"],
        start=entry["side"] == "start",
        difficulty=entry["difficulty"],
        rovers=entry["rovers"],
        feature=FEATURES[one_of(FEATURES, entry["feature"], where)],
        cells=tuple(cells),
        path=path,
        path_medals=path_medals,
        steps=steps,
        repeat_at_top=effect(raw["rover"]["repeat_at_top"], where).count,
        technologies=technologies,
        bit=bit,
        by_when={when: tuple(t for t in technologies if t.when == when) for when in {t.when for t in technologies}},
        milestones=_milestones(cells, technologies, where),
    )
    _check(corporation, where)
    return corporation


def _milestones(cells: list[Cell], technologies: tuple[Technology, ...], where: str) -> dict[int, int]:
    """Tech cells with a milestone, and the technology each unlocks."""
    by_level = {tech.level: tech.index for tech in technologies if tech.milestone}
    found: dict[int, int] = {}
    for cell in range(TECH * ROWS, TECH * ROWS + ROWS):
        for bonus in cells[cell].bonus:
            if bonus.op == "milestone":
                expect(str(bonus.count) in by_level, f"{where}: no technology of level {bonus.count}")
                found[cell] = by_level[str(bonus.count)]
    expect(sorted(found.values()) == sorted(by_level.values()), f"{where}: a milestone for each technology (PU-7.21)")
    return found


def _check(c: Corporation, where: str) -> None:
    levels = [tech.level for tech in c.technologies]
    wanted = list("ABCDEF") if c.feature == "lifepods_on_techs" else list("12345")
    expect(levels == wanted, f"{where}: technologies {', '.join(wanted)}, not {', '.join(levels)}")
    expect(all(t.milestone == (t.level < "A") for t in c.technologies), f"{where}: letters are unlocked by lifepods")
    for number in range(len(TRACKS)):
        expect(c.cells[number * ROWS] == EMPTY, f"{where}: {TRACKS[number]}: the start cell gives nothing")
    last = c.cells[ROVER * ROWS + ROWS - 1]
    points = [bonus.count for bonus in last.bonus if bonus.op == "rover_move"]
    expect(points == [c.repeat_at_top], f"{where}: the last rover cell repeats its own points (PU-7.16)")
    for number, cell in enumerate(c.cells):
        for bonus in cell.bonus:
            own = bonus.op != "milestone" or bonus.tracks == 1 << number // ROWS
            expect(own, f"{where}: a milestone belongs to its own track (PU-1.8)")
    rovers = sum(bonus.op == "milestone" for cell in c.cells[ROVER * ROWS : TECH * ROWS] for bonus in cell.bonus)
    expect(rovers == c.rovers, f"{where}: {c.rovers} rovers and as many rover milestones (PU-2.6)")
    expect(c.difficulty in range(1, 5), f"{where}: difficulty 1 to 4")


_data: Final = read("corporations")
CORPORATIONS: Final = build("corporations", _data["corporation"], _corporation)
CORPORATION_INDEX: Final = index_by_id("corporations", (corporation.id for corporation in CORPORATIONS))
TECHNOLOGIES: Final = tuple(tech for corporation in CORPORATIONS for tech in corporation.technologies)


def check(corporations: tuple[Corporation, ...] = CORPORATIONS) -> None:
    expect(len(corporations) == 9, f"corporations.toml: nine corporations, not {len(corporations)}")
    start = [c.id for c in corporations if c.start]
    expect(start == ["universal_coalition"], "corporations.toml: universal_coalition is the starting side (PU-2.4)")
    ids = index_by_id("corporations", (entry["id"] for entry in _data["technology"]))
    held = [tech.id for c in corporations for tech in c.technologies]
    for name in ids:
        expect(name in held, f"corporations.toml: {name}: belongs to no corporation")
    expect(len(held) == 46, f"corporations.toml: 46 technologies, not {len(held)}")

"""What a corporation board is: tracks cell by cell, a feature, technologies; how it is put together and checked."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core.data_files import NONE, Entry, expect, one_of
from orrery.games.planet_unknown.components.effects import Effect, effect, effects
from orrery.games.planet_unknown.components.scope import with_moon
from orrery.games.planet_unknown.components.terrain import (
    FLUX_TERRAIN,
    ROVER,
    ROWS,
    TECH,
    TECH_LEVELS,
    TRACKS,
    terrain,
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
    "quantum_a",
    "quantum_b",
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
    "on_feature_resolved",
    "round_start",
    "rover_move",
    "any_time",
    "always",
    "end_of_game",
)
LIMITS: Final = ("none", "once_per_round", "once_per_game")
UNLOCKS: Final = ("tech_milestone", "lifepod_slot")
SQUARES: Final = ("edge", "centre")


class Technology(NamedTuple):
    """`index` is its bit number on its board; `terrain` and `where` belong to the trigger `when`.

    `with_moon` is the effect while a moon is in play: it may reach one board less. SM-1.7
    """

    id: str
    level: str
    index: int  # type: ignore[assignment]  # hides tuple.index, which no technology needs
    milestone: bool
    when: str
    terrain: int
    limit: str
    effect: Effect
    where: str
    with_moon: Effect


class Cell(NamedTuple):
    medal: int
    bonus: tuple[Effect, ...]


EMPTY: Final = Cell(0, ())


class Corporation(NamedTuple):
    """A board. `path` (Oasis water) and `steps` (Wormhole biomass) are the cells of a track that is not straight.

    `bit` gives the mask of the technologies with an operation: 0 is what `bit.get(op, 0)` finds for none.
    `milestones` gives for a tech cell the index of the technology it unlocks.
    `ring` is the ring whose tiles switch on the feature of Quantum Solutions (SM-10.2).
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
    ring: str = ""


def technology(entry: Entry, index: int, where: str) -> Technology:
    when = WHEN[one_of(WHEN, entry["when"], where)]
    of, squares = entry.get("terrain"), entry.get("where", "")
    expect((of is not None) == (when in WITH_TERRAIN), f"{where}: a terrain stands with {', '.join(WITH_TERRAIN)} only")
    expect(squares == "" or (squares in SQUARES and of is not None), f"{where}: a station on edge or centre")
    found = effect(entry["effect"], where)
    return Technology(
        id=entry["id"],
        level=TECH_LEVELS[one_of(TECH_LEVELS, entry["level"], where)],
        index=index,
        milestone=one_of(UNLOCKS, entry["unlock"], where) == 0,
        when=when,
        terrain=NONE if of is None else FLUX_TERRAIN if of == "flux" else terrain(of, where),
        limit=LIMITS[one_of(LIMITS, entry["limit"], where)],
        effect=found,
        where=squares,
        with_moon=with_moon("technology", entry["id"], found),
    )


def cell(raw: Entry, where: str) -> Cell:
    return Cell(int(raw.get("medal", 0)), effects(raw.get("bonus", []), where))


def bits(technologies: tuple[Technology, ...]) -> dict[str, int]:
    found: dict[str, int] = {}
    for tech in technologies:
        found[tech.effect.op] = found.get(tech.effect.op, 0) | 1 << tech.index
    return found


def by_when(technologies: tuple[Technology, ...]) -> dict[str, tuple[Technology, ...]]:
    return {when: tuple(t for t in technologies if t.when == when) for when in {t.when for t in technologies}}


def milestones(cells: list[Cell], technologies: tuple[Technology, ...], where: str) -> dict[int, int]:
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


def check_board(c: Corporation, where: str) -> None:
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

"""The nine corporations of the base game; those of Quantum Solutions come after them."""

from __future__ import annotations

from typing import Any, Final

from orrery.core.data_files import Entry, build, expect, index_by_id, one_of
from orrery.games.planet_unknown.components.corporation_board import (
    EMPTY,
    FEATURES,
    Cell,
    Corporation,
    Technology,
    bits,
    by_when,
    cell,
    check_board,
    milestones,
    technology,
)
from orrery.games.planet_unknown.components.effects import Effect, effect, effects
from orrery.games.planet_unknown.components.quantum import QUANTUM, QUANTUM_TECHNOLOGIES
from orrery.games.planet_unknown.components.scope import check_names
from orrery.games.planet_unknown.components.terrain import BIOMASS, ROWS, TRACKS, WATER, track
from orrery.games.planet_unknown.data import read


def _technologies(entries: list[Entry], owner: str) -> tuple[Technology, ...]:
    own = [entry for entry in entries if entry["corporation"] == owner]
    numbers = {entry["id"]: number for number, entry in enumerate(own)}
    return build("corporations", own, lambda entry, where: technology(entry, numbers[entry["id"]], where))


def _straight(raw: Entry, where: str) -> list[Cell]:
    cells = raw["cells"]
    expect([cell["i"] for cell in cells] == list(range(ROWS)), f"{where}: cells 0 to 15 in order (PU-7.1)")
    return [cell(one, f"{where} {one['i']}") for one in cells]


def _path(raw: Entry, cells: list[Cell], where: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The winding water path of Oasis; fills the water cells and compares the rest with the straight tracks."""
    path: list[int] = []
    for number, step in enumerate(raw["steps"]):
        name, row = step["at"]
        found = cell(step, f"{where} {step['i']}")
        place = track(name, where) * ROWS + row
        expect(step["i"] == number and place not in path, f"{where}: steps in order, each cell once")
        path.append(place)
        if place // ROWS == WATER:
            cells[place] = found
        else:
            expect(found.bonus == cells[place].bonus, f"{where} {number}: the bonus of {name}-{row}")
            expect(found.medal == 0, f"{where} {number}: medals only on the water track (PU-15.7)")
    return tuple(path), tuple(int(step.get("medal", 0)) for step in raw["steps"])


def _double(raw: Entry, cells: list[Cell], where: str) -> tuple[int, ...]:
    """The double biomass cells of Wormhole; each stands on the lower of its two board rows."""
    steps = [BIOMASS * ROWS]
    for number, double in enumerate(raw["cells"], 1):
        low, high = double["board_rows"]
        expect(double["i"] == number and high == low + 1, f"{where}: double cells in order, two rows each")
        options = effects(double["choose_one"], where)
        expect(len(options) == 2, f"{where} {number}: two bonuses to choose from")
        cells[BIOMASS * ROWS + low] = Cell(double["medals_if_here"], (Effect("choose_one", options=options),))
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
        bit=bits(technologies),
        by_when=by_when(technologies),
        milestones=milestones(cells, technologies, where),
    )
    check_board(corporation, where)
    return corporation


_data: Final = read("corporations")
BASE_CORPORATIONS: Final = build("corporations", _data["corporation"], _corporation)
CORPORATIONS: Final = BASE_CORPORATIONS + QUANTUM
CORPORATION_INDEX: Final = index_by_id("corporations", (corporation.id for corporation in CORPORATIONS))
BASE_TECHNOLOGIES: Final = tuple(tech for corporation in BASE_CORPORATIONS for tech in corporation.technologies)
TECHNOLOGIES: Final = BASE_TECHNOLOGIES + QUANTUM_TECHNOLOGIES


def check(corporations: tuple[Corporation, ...] = BASE_CORPORATIONS) -> None:
    expect(len(corporations) == 9, f"corporations.toml: nine corporations, not {len(corporations)}")
    start = [c.id for c in corporations if c.start]
    expect(start == ["universal_coalition"], "corporations.toml: universal_coalition is the starting side (PU-2.4)")
    ids = index_by_id("corporations", (entry["id"] for entry in _data["technology"]))
    held = [tech.id for c in corporations for tech in c.technologies]
    for name in ids:
        expect(name in held, f"corporations.toml: {name}: belongs to no corporation")
    check_names("technology", set(held))
    check_names("feature", {c.id for c in corporations})
    expect(len(held) == 46, f"corporations.toml: 46 technologies, not {len(held)}")

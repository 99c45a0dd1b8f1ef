"""Component data that disagree with themselves or with the box: refused at load, by file and entry."""

from __future__ import annotations

import pytest

from games.spoiled import Case, check_good_data_load_again, check_message, entry

SPOILED: dict[str, Case] = {
    "a tile is missing": ("tiles", lambda d: d["tile"].pop(), "144 tiles, not 143"),
    "a tile of an unknown shape": (
        "tiles",
        lambda d: d["tile"][3].update(shape="w5"),
        "v3_civ_energy_plain: unknown shape",
    ),
    "a tile of one terrain": ("tiles", lambda d: d["tile"][0].update(terrains=["civ", "civ"]), "n5_civ_energy_plain"),
    "a tile twice": ("tiles", lambda d: d["tile"].append(d["tile"][0]), "n5_civ_energy_plain: stands twice"),
    "a station off its section": (
        "shapes",
        lambda d: entry(d, "shape", "z5").update(station_a=[0, 0]),
        "z5: a station",
    ),
    "a section in two parts": (
        "shapes",
        lambda d: entry(d, "shape", "i4").update(section_a=[[0, 0], [2, 0]], section_b=[[1, 0], [3, 0]]),
        "i4: tile and sections are connected",
    ),
    "a square of ice more": (
        "planets",
        lambda d: entry(d, "planet", "gaia")["rows"].__setitem__(0, ".....c~....."),
        "gaia: ice is 25, not 24",
    ),
    "a lifepod off the planet": (
        "planets",
        lambda d: entry(d, "planet", "petra")["lifepods"].__setitem__(0, [0, 0]),
        "petra: six lifepods on the grid",
    ),
    "a square outside the board": (
        "planets",
        lambda d: entry(d, "planet", "petra")["lifepods"].__setitem__(0, [12, 0]),
        "petra: [12, 0] is outside the board",
    ),
    "a city that the rows do not show": (
        "planets",
        lambda d: entry(d, "planet", "gaia")["special"]["cities"].pop(),
        "gaia: cities are where the rows show c",
    ),
    "an edge of the chasm is missing": (
        "planets",
        lambda d: entry(d, "planet", "tartarus")["special"]["edges"].pop(),
        "tartarus: the edges of the chasm",
    ),
    "a short row": (
        "planets",
        lambda d: entry(d, "planet", "kaax")["rows"].__setitem__(0, "."),
        "kaax: 12 rows of 12 signs",
    ),
    "an unknown effect": (
        "corporations",
        lambda d: entry(d, "technology", "republic_tech_2")["effect"].update(op="win"),
        "republic_tech_2: unknown effect 'win'",
    ),
    "an unknown field": (
        "civ_cards",
        lambda d: entry(d, "civ_card", "temp_agency")["effects"][0].update(twice=True),
        "temp_agency: advance: unknown field twice",
    ),
    "a field is missing": (
        "civ_cards",
        lambda d: entry(d, "civ_card", "temp_agency")["effects"][0].pop("steps"),
        "temp_agency: advance: 'steps' is missing",
    ),
    "a cell is missing": (
        "corporations",
        lambda d: entry(d, "corporation", "republic")["tracks"]["civ"]["cells"].pop(),
        "republic: civ: cells 0 to 15 in order",
    ),
    "a path that disagrees with a track": (
        "corporations",
        lambda d: entry(d, "corporation", "oasis_ultd")["tracks"]["water"]["steps"][2].pop("bonus"),
        "oasis_ultd: water 2: the bonus of biomass-2",
    ),
    "a technology is missing": (
        "corporations",
        lambda d: d["technology"].remove(entry(d, "technology", "makeshift_tech_3")),
        "makeshift: no technology of level 3",
    ),
    "a technology of nobody": (
        "corporations",
        lambda d: d["technology"].append({**d["technology"][0], "id": "stray", "corporation": "nobody"}),
        "stray: belongs to no corporation",
    ),
    "an unknown trigger": (
        "corporations",
        lambda d: entry(d, "technology", "republic_tech_2").update(when="sometimes"),
        "republic_tech_2: 'sometimes' is none of",
    ),
    "a level without name": ("civ_cards", lambda d: d["civ_card"][0].pop("level"), "temp_agency: 'level' is missing"),
    "a civ card too many": (
        "civ_cards",
        lambda d: entry(d, "civ_card", "temp_agency").update(level=2),
        "civ_cards.toml: nine cards of level 1, not 8",
    ),
    "a wrong colour": ("events", lambda d: d["event"][0].update(colour="blue"), "green_extra_rover: 'blue' is none of"),
    "a restriction without its sign": (
        "events",
        lambda d: entry(d, "event", "red_no_synergy").update(restriction=False),
        "red_no_synergy: the restriction sign",
    ),
    "an unknown measure": (
        "objectives",
        lambda d: entry(d, "objective", "objective_05")["competitive"]["criterion"].update(measure="beauty"),
        "objective_05: 'beauty' is none of",
    ),
    "an objective twice": (
        "objectives",
        lambda d: d["objective"][1].update(competitive=d["objective"][0]["competitive"]),
        "objectives.toml: every competitive side",
    ),
    "shapes in the wrong bays": (
        "station",
        lambda d: d["station"][0]["outer"]["bays"].reverse(),
        "station.toml: outer: bays as shapes.toml has them",
    ),
    "a gap in the table of the target": (
        "scoring",
        lambda d: d["solo"]["adjustment"].pop(),
        "scoring.toml: solo: adjustments",
    ),
    "a value of medals is missing": ("scoring", lambda d: d["medals"].pop("lifepod"), "'lifepod' is missing"),
    "a box that disagrees": (
        "tokens",
        lambda d: entry(d, "token", "rover").update(count=13),
        "tokens.toml: rover: the box holds 13, the files 14",
    ),
}


@pytest.mark.interpreted
@pytest.mark.parametrize("case", SPOILED)
def test_bad_data_names_its_file_and_entry(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_message("planet_unknown", SPOILED[case], monkeypatch)


@pytest.mark.interpreted
def test_good_data_loads_again() -> None:
    check_good_data_load_again("planet_unknown")

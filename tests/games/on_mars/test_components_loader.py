"""Data that is wrong never plays: the loader names the file and the entry."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.spoiled import Case, Data, check_good_data_load_again, entry, message_of, spoiled_data
from orrery.core.data_files import BadComponent
from orrery.games.on_mars.operations import parse, read_effects


def change(table: str, name: str, **values: object) -> Callable[[Data], object]:
    return lambda data: entry(data, table, name).update(values)


def effect(table: str, name: str, **values: object) -> Callable[[Data], object]:
    return lambda data: entry(data, table, name)["effect"].update(values)


def last(table: str) -> Callable[[Data], object]:
    return lambda data: data[table].pop()


def again(table: str) -> Callable[[Data], object]:
    return lambda data: data[table].append(data[table][0])


# file, how it is spoiled, what is said
SPOILED: dict[str, Case] = {
    # the map and the board
    "a hex too many": ("board", lambda d: d["map"]["columns"][0].__setitem__(2, 5), "board.toml: 91 hexes, not 92"),
    "a lopsided map": (
        "board",
        lambda d: (d["map"]["columns"][0].__setitem__(2, 5), d["map"]["columns"][12].__setitem__(2, -3)),
        "the map is symmetric",
    ),
    "a start off the map": ("board", lambda d: d["starts"].update(mine=[9, 9]), "board.toml: there is no hex 9,9"),
    "directions out of order": (
        "board",
        lambda d: d["map"]["directions"].update(n=[0, 1], s=[0, -1]),
        "directions run clockwise from the north",
    ),
    "a start too near": ("board", lambda d: d["starts"]["shelters"].update({"2": [[-2, -1], [1, 1]]}), "alike for all"),
    "two on a hex": ("board", lambda d: d["research_hexes"].update(nw=[[-2, -1], [-4, -1]]), "start on one hex"),
    "an action too few": ("board", last("action"), "board.toml: the actions are landing_pod"),
    "an action in the wrong place": ("board", change("action", "resupply", side="colony"), "resupply: five actions"),
    "a slot for the pod": ("board", change("action", "landing_pod", red=True), "landing_pod: a red colonist (OM-5.1)"),
    "two slots": ("board", change("action", "upgrade", slots=2), "board.toml: upgrade: 3 slots (OM-6.2)"),
    "an unknown side": ("board", change("turn_space", "to_1", side="moon"), "to_1: 'moon' is none of orbit, colony"),
    "a space of the other side": ("board", change("turn_space", "to_5", side="orbit"), "to_5: spaces 1 to 4"),
    "a price in gold": ("board", change("turn_space", "to_4", cost={"gold": 1}), "to_4: gold says nothing here"),
    "a landing off the track": ("board", lambda d: d["shuttle"].update(lands_by_level=[1, 2, 3, 4, 5]), "it lands on"),
    "a stack too small": ("board", lambda d: d["exploration"].update(stacks=[9, 9]), "every discovery tile in a stack"),
    # buildings and technologies
    "a tile too few": ("buildings", last("building_tile"), "oxygen_condenser: six tiles (OM-2.7)"),
    "a tile twice": ("buildings", lambda d: d["building_tile"].append(d["building_tile"][9]), "mine_5: stands twice"),
    "an unknown direction": (
        "buildings",
        change("building_tile", "mine_2", arrows=["up"]),
        "mine_2: 'up' is none of n",
    ),
    "an arrow twice": ("buildings", change("building_tile", "mine_3", arrows=["n", "n"]), "mine_3: a direction stands"),
    "an arrow too few": ("buildings", change("building_tile", "mine_3", arrows=["n"]), "every direction twice"),
    "a cheap generator": ("buildings", change("building_type", "generator", cost={"water": 1}), "the one before gives"),
    "a dear greenhouse": ("buildings", change("building_type", "greenhouse", cost={"water": 2}), "one piece is paid"),
    "a mine in the LSS": ("buildings", change("building_type", "mine", lss=True), "buildings.toml: mine: lss (OM-1.3)"),
    "techs out of order": ("techs", lambda d: d["tech"].reverse(), "techs.toml: the technologies are tech_mine"),
    "a tech too often": ("techs", change("tech", "tech_rover", copies=3), "tech_tiles: the box holds 16, the files 17"),
    # the player board
    "a leap in the laboratory": (
        "player_board",
        change("lab_space", "lab_1_top", next=["lab_3_top"]),
        "lab_1_top: a tile moves one column to the right",
    ),
    "a gap in the laboratory": (
        "player_board",
        change("lab_space", "lab_1_top", next=["lab_2_bottom"]),
        "lab_2_bottom does not touch it",
    ),
    "a dead end": ("player_board", change("lab_space", "lab_4_top", next=[]), "lab_4_top: one or two spaces follow"),
    "a start elsewhere": ("player_board", lambda d: d["laboratory"].update(start="lab_1_top"), "starts in column 2"),
    "two actions on a space": (
        "player_board",
        change("exec_action", "exec_develop", space="d7"),
        "an action each space",
    ),
    "a ship too few": ("player_board", lambda d: d["depot"]["ships"].pop(), "five ships (OM-3.1)"),
    "a row too few": ("player_board", lambda d: d["living_quarters"]["rows"].pop(), "a place for each colonist"),
    # cards
    "a card of level 2": ("blueprints", change("blueprint", "bp_gym", level=2), "bp_gym: level 1 is worth 3 OP"),
    "a wrong gift": ("blueprints", change("blueprint", "bp_gym", gain="water"), "bp_gym: it brings what its building"),
    "wrong points": ("blueprints", change("blueprint", "bp_gym", op=5), "bp_gym: level 1 is worth 3 OP"),
    "two libraries": ("blueprints", again("blueprint"), "bp_construction_yard: stands twice"),
    "a dear scientist": ("cards", change("scientist", "geologist", cost={"mineral": 3}), "geologist: two are paid"),
    "a scientist at the wrong work": (
        "cards",
        change("scientist", "geologist", works_in="shelter"),
        "a workplace each",
    ),
    "a small contract": ("cards", change("contract", "contract_1", min_complex=3), "contract_1: four buildings"),
    "an unknown contract": ("cards", change("contract", "contract_1", kind="gift"), "'gift' is none of upgrade"),
    "a mission for nothing": (
        "cards",
        change("mission", "mission_bots", counts="luck"),
        "mission_bots: 'luck' is none",
    ),
    "a mission for five": (
        "cards",
        change("mission", "mission_bots", required={"2": 1, "5": 1}),
        "mission_bots: 5 says nothing here",
    ),
    "too many long missions": ("cards", change("mission", "mission_bots", length="long"), "five short and four long"),
    "an unknown goal": ("cards", change("goal", "goal_1", condition={"luck": 1}), "goal_1: 'luck' is none of"),
    "a goal without number": ("cards", change("goal", "goal_1", condition={"shelters": "all"}), "goal_1: a number"),
    "a goal too few": ("cards", last("goal"), "cards.toml: goals 1 to 16"),
    # tiles and variants
    "a discovery too few": ("map_tiles", last("discovery"), "the box holds 19, the files 18"),
    "a third copy": ("map_tiles", change("research", "research_a", copies=3), "the box holds 8, the files 9"),
    "a reward for nothing": ("lss", change("lss_tile", "lss_bots", counts="luck"), "lss_bots: 'luck' is none of"),
    "rows too many": ("lss", lambda d: d["track"].update(rows=6), "five rows, five levels"),
    "a fourth action": ("solo", change("solo_card", "solo_1", action=4), "solo_1: action 1, 2 or 3"),
    "a mission too often": ("solo", change("solo_card", "solo_1", mission="b"), "mission 0: four cards"),
    "an unknown wish": ("solo", change("solo_goal", "solo_goal_1", requires={"luck": 1}), "'luck' is none of"),
    "a tile for nothing": ("first_colonists", change("first_tile", "fc_tile_2", space=1), "the spaces that give"),
    "three buildings": ("first_colonists", change("first_a", "fc_a1", buildings=["mine"]), "four buildings on an A"),
    "an unknown task": ("first_colonists", change("first_b", "fc_b1", task="rest"), "fc_b1: 'rest' is none of"),
    # the box
    "a box that disagrees": ("game", lambda d: d["counts"].update(bots=15), "bots: the box holds 15, the files 16"),
    "a piece too few": ("game", lambda d: d["pieces"].update(markers=7), "the box holds 32, the files 28"),
    "points for six cubes": ("game", lambda d: d["progress_points"].append(16), "by number of cubes"),
}
# what the operations refuse
SPOILED_EFFECTS: dict[str, Case] = {
    "an unknown action": ("blueprints", effect("blueprint", "bp_gym", action="fly"), "bp_gym: fly is no action"),
    "a word nobody reads": ("map_tiles", effect("discovery", "disc_tech", zone=False), "zone says nothing here"),
    "an unknown tech": ("board", effect("action", "upgrade", tech="magic"), "upgrade: 'magic' is missing"),
    "a movement without points": ("lss", effect("lss_benefit", "lss_benefit_bots", bot_points=0), "for movement"),
}


@pytest.mark.interpreted
@pytest.mark.parametrize("case", SPOILED)
def test_bad_data_names_its_file_and_entry(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = message_of("on_mars", SPOILED[case], monkeypatch)
    assert ".toml: " in said  # an effect may be found wrong where another file uses it
    assert SPOILED[case][2] in said


@pytest.mark.interpreted
@pytest.mark.parametrize("case", SPOILED_EFFECTS)
def test_a_bad_effect_names_its_file_and_entry(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with spoiled_data("on_mars", SPOILED_EFFECTS[case], monkeypatch) as reload, pytest.raises(BadComponent) as caught:
        read_effects(reload().effects.entries())
    said = str(caught.value)
    assert said.startswith(f"{SPOILED_EFFECTS[case][0]}.toml: ")
    assert SPOILED_EFFECTS[case][2] in said


@pytest.mark.interpreted
def test_good_data_loads_again() -> None:
    check_good_data_load_again("on_mars")


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        ({"action": "resupply", "boost": "water"}, "'water' is none of none, colonist, crystal"),
        ({"action": "construct", "building": "hotel"}, "'hotel' is none of mine"),
        ({"action": "retrieve_colonists", "from": ["mines"]}, "'mines' is none of action_slots"),
        ({"action": "travel", "to": "orbit"}, "every step is taken"),
        ({"action": "produce", "sources": "all", "among": ["own_miners"], "boost_effect": "one_source_again"}, "12.5"),
        ({"action": "convert", "pay": {"water": 1}}, "one resource is paid"),
        ({"gain": {"gold": 1}}, "gold says nothing here"),
        ({"gain_choice": {"minerals": 2}}, "minerals can't be chosen"),
        ({"gain": {"crystal": 2}, "boost": "colonist", "boost_effect": {"gain": {"crystal": 2}}}, "adds one item"),
    ],
)
def test_a_wrong_effect_is_refused(raw: Data, says: str) -> None:
    with pytest.raises(BadComponent) as caught:
        parse(raw, "cards.toml: it")
    assert str(caught.value).startswith("cards.toml: it")
    assert says in str(caught.value)


def test_what_an_effect_does_not_say_is_usual() -> None:
    upgrade = parse({"action": "upgrade"}, "here")
    assert (upgrade.amount, upgrade.pay, upgrade.zone, upgrade.boost, upgrade.tech) == (1, True, True, 0, -1)
    assert parse({"action": "welcome_ship"}, "here").rewards == ((1, 1), (2, 0))

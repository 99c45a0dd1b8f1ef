"""Every question of Planet Unknown: answers of another kind, answers against the rules, and answers that mean nothing.

Each of them is refused with its rule, in both languages, and changes nothing (`Table.refusal` sees to that).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import orrery.games.planet_unknown as package
from games.planet_unknown.setting import grid_of, mask, rules, seat_with, with_extras
from games.planet_unknown.table import CIV_WINDOW, WHOLE_ROUND, Table, laid, placing, started, table
from orrery import BadAction
from orrery.core.engine import Ask
from orrery.core.state_codec import digest
from orrery.games.planet_unknown.components import BASE_CORPORATIONS, CIV_CARDS, CIV_INDEX, OBJECTIVES, PLANETS
from orrery.games.planet_unknown.flow import FLOW
from orrery.games.planet_unknown.frames import ChooseSquare, EndRound
from orrery.games.planet_unknown.state import Seat
from orrery.texts import catalogue

DOMINO = "i2_civ_energy_plain"
START = laid(DOMINO, "F1", "G1")
METEORS = [laid("i2_civ_energy_meteor", "F1", "G1"), laid("i2_energy_water_meteor", "G3", "G2")]  # on G1 and G2
Given = Callable[[], Table]


def event(card: str, p: Seat | None = None, players: int = 2, **options: Any) -> Given:
    """The round of this event has begun."""
    given = p or seat_with()
    options["events"] = "standard"
    return lambda: table(given.clone(), players=players, first=WHOLE_ROUND, **options).next_events(card)


def civ_card(card: str, p: Seat | None = None, **options: Any) -> Given:
    """In the civ window the seat has just taken this card."""
    given = p or seat_with()
    given.due = (CIV_CARDS[CIV_INDEX[card]].level,)
    return lambda: table(given.clone(), first=CIV_WINDOW, **options).civ_stack(card).do(0, "civ", card)


def turn(p: Seat | None = None, *tiles: str, card: str = "", **options: Any) -> Given:
    """The turn of the seat begins, with these tiles in its depot."""
    given = p or seat_with()

    def make() -> Table:
        t = table(given.clone(), events="standard", **options).event(card) if card else table(given.clone(), **options)
        return t.depot(0, *tiles) if tiles else t

    return make


def holding(p: Seat, tile: str = DOMINO, card: str = "") -> Given:
    def make() -> Table:
        t = turn(p, tile, card=card)()
        return t.do(0, *t.options(0, "take")[0])

    return make


def then(given: Given, *actions: tuple[object, ...]) -> Given:
    def make() -> Table:
        t = given()
        for action in actions:
            t.do(0, *action)
        return t

    return make


def but(planet: str, *names: str) -> list[str]:
    return [square for square in grid_of(planet) if square not in names]


PLACED = then(holding(seat_with()), placing(DOMINO, "F1", "G1"))
COSMOS = seat_with(corporation="cosmos_inc", markers={"tech": 14}, collected=1, covered=["civ-5"])
FINDER = seat_with(corporation="cosmos_inc", rovers="H2", moves=1, gained=1)
JUMPER = seat_with(
    corporation="jump_drive", slots="BE", tiles=[START], rovers="F1", moves=3, gained=3, markers={"rover": 3}
)
DRIVER = seat_with(tiles=[START], rovers="F2 F3", moves=2, gained=2)
MAKESHIFT = then(holding(seat_with(corporation="makeshift")), placing(DOMINO, "F1", "G1"), ("pick", 0))
HORIZON = seat_with(corporation="horizon_group", tiles=[START], markers={"tech": 14, "rover": 1})


def spare_rover() -> Table:
    """Alone, with a rover of an event and one of a milestone to be put on the same tile."""
    t = table(players=1).lies({0: {"supply": 3, "spare_rovers": 1}}, event="green_extra_rover")
    t.depot(0, "i3_rover_tech_plain")
    t.lay(0, "i3_rover_tech_plain", "F2", "F3", "F1").pick(0, "rover").do(0, "rover", "F1")
    return t.pick(0, "station:rover")


def energy() -> Table:
    tiles = [laid("i2_energy_water_plain", "F1", "G1"), laid("i3_rover_tech_plain", "H2", "I2", "G2")]
    t = holding(seat_with(tiles=tiles), "i3_civ_energy_plain")()
    return t.do(0, *placing("i3_civ_energy_plain", "F3", "F4", "F2")).pick(0, "station:energy")


def last_lifepod() -> Table:
    """A card asks which lifepod to collect; a rover has taken the other one, and stands beside the last."""
    p = seat_with(rovers="H2 J9", moves=2, gained=2, lifepods=mask("H3 I9"), pods_lost=4)
    card = "search_and_rescue_team"
    p.due = (CIV_CARDS[CIV_INDEX[card]].level,)
    t = table(p, first=CIV_WINDOW).civ_stack(card).do(0, "pick", 0).do(0, "civ", card)
    return t.do(0, "drive", "H2", "H3")


def cosmos_3() -> Table:
    return then(holding(COSMOS), placing(DOMINO, "F1", "G1"))().pick(0, "tech:3")


def at_the_end() -> Table:
    t = table(first=[EndRound()])
    t.lies(ending=["nothing_fits"])
    return t.start()


def levels() -> Table:
    return table(seat_with(due=(1, 2)), first=CIV_WINDOW).start()


# --- Supermoon ------------------------------------------------------------------------------------

SHATTERED: dict[str, Any] = {"boards": "chosen", "shattered": True, "planet_1": "shattered"}
QUANTUM: dict[str, Any] = {"boards": "chosen", "quantum": True, "corporation_1": "quantum"}
MOON = seat_with(moon="moon_start")
FULL = but("ksb_4156")
METEOR_BAN, PATCH_BAN = ("aaba", 3), ("aaab", 4)  # layouts of the shattered planet, and the quarter with this symbol


def with_moon(p: Seat = MOON, tile: str = DOMINO, card: str = "") -> Given:
    """The seat has a moon beside its planet, and this tile in hand."""

    def make() -> Table:
        t = table(p.clone(), moons=True, new_cards=True, events="standard")
        if card:
            t.event(card)
        t.depot(0, tile)
        return t.do(0, *t.options(0, "take")[0])

    return make


def on_quarters(layout: str, tile: str, **given: Any) -> Given:
    def make() -> Table:
        t = table(seat_with(f"shattered-{layout}", **given), shattered=True).depot(0, tile)
        return t.do(0, *t.options(0, "take")[0])

    return make


def second_tile() -> Table:
    t = table(emergency=True).do(0, "emergency", "civ")
    return t.do(0, *placing("emergency_civ", "F1", "G1"))


def set_aside_pair() -> Table:
    return table(seat_with(patches=FULL), emergency=True).depot(0, DOMINO).do(0, "emergency", "civ")


def aiming() -> Table:
    """The satellite stops at a point with two lines."""
    t = with_moon(tile="i3_rover_tech_plain")()
    t.do(0, *placing("i3_rover_tech_plain", "mD3", "mE3", "mF3")).pick(0, "station:tech")
    return t.do(0, "rover", "mD3")


def quantum(board: str, markers: dict[str, int] | None = None) -> Given:
    """A large tile was placed by this board of Quantum Solutions."""
    p = seat_with(corporation=board, markers=markers or {})

    def make() -> Table:
        t = table(p.clone(), quantum=True).depot(0, "i4_civ_energy_plain").do(0, "take", "outer")
        return t.do(0, *t.options(0, "place")[0])

    return make


def new_event(card: str, p: Seat | None = None, players: int = 2, pick: int | None = None, **options: Any) -> Given:
    """The round of an event of Supermoon has begun; of a choice this option was picked."""
    given = p or seat_with()

    def make() -> Table:
        options.setdefault("new_cards", True)
        t = table(given.clone(), players=players, first=WHOLE_ROUND, events="standard", **options).next_events(card)
        return t if pick is None else t.do(0, "pick", pick)

    return make


def first_of_a_pair() -> Table:
    """Four squares in a line are free for two tiles of two squares."""
    p = seat_with(patches=but("ksb_4156", "F1", "F2", "F3", "F4"))
    return table(p, emergency=True).depot(0, DOMINO).do(0, "emergency", "civ")


def banned_second() -> Table:
    """Only a quarter that bans civ stations has room."""
    p = seat_with("shattered-aaaa", patches=[square for square in grid_of("shattered-aaaa") if "q1" not in square])
    t = table(p, shattered=True, emergency=True).do(0, "emergency", "biomass")
    return t.do(0, *t.options(0, "place")[0])


def extra_tile() -> Table:
    p = seat_with(tiles=[START], due=(3,))
    t = table(p, first=CIV_WINDOW, emergency=True, new_cards=True).civ_stack("sm_civ_orbital_crane")
    return t.do(0, "civ", "sm_civ_orbital_crane")


class Question(NamedTuple):
    given: Given
    rule: str
    other: tuple[object, ...] = ("end",)  # an answer of another kind


QUESTIONS = {
    "choose_planet": Question(lambda: started(2, boards="draft"), "PU-2.4"),
    "choose_corporation": Question(
        then(lambda: started(2, boards="draft"), ("planet", "ksb_4156")), "PU-2.4", ("planet", "ksb_4156")
    ),
    "choose_flux": Question(lambda: started(2, boards="chosen", corporation_1="flux_industries"), "PU-15.3"),
    "keep_objective": Question(lambda: started(2, boards="first", personal=True), "PU-2.10"),
    "drop_objective": Question(lambda: started(1, boards="first"), "PU-14.1"),
    "rotate": Question(lambda: table(players=3, first=WHOLE_ROUND), "PU-3.1"),
    "take": Question(turn(None, DOMINO), "PU-3.7"),
    "place": Question(holding(seat_with()), "PU-4.1", ("take", "inner")),
    "ignore_station": Question(
        then(holding(seat_with(), card="red_ignore_one_station"), placing(DOMINO, "F1", "G1")), "PU-12.4", ("pick", 0)
    ),
    "order": Question(PLACED, "PU-6.1", ("copy", "civ")),
    "choose_one": Question(event("red_synergy_or_peek"), "PU-12.15"),
    "may": Question(cosmos_3, "PU-6.8"),
    "energy": Question(energy, "PU-8.1", ("pick", 0)),
    "boost": Question(event("green_gain_synergy"), "PU-7.4", ("boost",)),
    "advance": Question(event("green_advance_civ_or_rover"), "PU-7.5", ("regress", "civ")),
    "regress": Question(
        event("orange_regress_rover_or_civ", seat_with(markers={"rover": 2, "civ": 2})), "PU-7.8", ("marker", "civ")
    ),
    "unionize": Question(civ_card("unionization"), "PU-17.9", ("regress", "civ")),
    "choose_row": Question(then(turn(JUMPER), ("use", "E")), "PU-15.5", ("marker", "civ")),
    "place_patch": Question(event("green_gain_patch"), "PU-7.12", ("rover", "F1")),
    "put_rover": Question(spare_rover, "PU-7.14", ("patch", "F2")),
    "civ_level": Question(levels, "PU-7.10", ("civ", "temp_agency")),
    "choose_civ": Question(lambda: table(seat_with(due=(1,)), first=CIV_WINDOW), "PU-7.10", ("level", 1)),
    "collect_lifepod": Question(event("green_collect_lifepod"), "PU-17.5", ("destroy", "H3")),
    "collect_meteorite": Question(
        event("green_collect_meteorite", seat_with(tiles=METEORS, meteorites="G1 G2")), "PU-1.9", ("destroy", "G1")
    ),
    "destroy_rover": Question(event("red_lose_rover", seat_with(rovers="F5 F6")), "PU-12.12", ("collect", "F5")),
    "destroy_lifepod": Question(event("red_lose_lifepod_on_planet"), "PU-1.9", ("collect", "H3")),
    "destroy_meteorite": Question(
        civ_card("meteor_defense_program", seat_with(tiles=METEORS, meteorites="G1 G2")), "PU-17.7", ("collect", "G1")
    ),
    "pod_to": Question(then(turn(FINDER), ("drive", "H2", "H3")), "PU-15.2", ("collect", "H3")),
    "pod_from": Question(then(turn(COSMOS), ("use", "5")), "PU-15.2", ("pick", 0)),
    "lose_pod": Question(then(event("red_lose_collected_lifepod", COSMOS), ("pick", 0)), "PU-12.12", ("skip",)),
    "choose_line": Question(
        civ_card("landing_zone_approved", seat_with(tiles=METEORS, meteorites="G1 G2")), "PU-17.7", ("destroy", "G1")
    ),
    "put_meteorite": Question(event("red_new_meteorite", seat_with(tiles=METEORS)), "PU-12.9", ("patch", "G1")),
    "teleport": Question(civ_card("relocation_bonus", seat_with(rovers="F5")), "PU-17.6", ("rover", "F6")),
    "scrap": Question(event("red_scrap_a_stack", players=1), "PU-14.4", ("take", "inner")),
    "choose_moon": Question(lambda: started(2, boards="first", moons=True), "SM-2.1"),
    "choose_quarters": Question(lambda: started(2, **SHATTERED), "SM-8.1", ("planet", "shattered")),
    "choose_halves": Question(lambda: started(2, **QUANTUM), "SM-10.1", ("planet", "gaia")),
    "second_tile": Question(second_tile, "SM-6.3", ("take", "inner")),
    "set_aside": Question(set_aside_pair, "SM-6.8", ("take", "inner")),
    "aim": Question(aiming, "SM-3.2", ("line", "moon-row-1")),
    "down_first": Question(quantum("quantum_aa", {"civ": 3}), "SM-10.3", ("marker", "civ")),
    "twice": Question(quantum("quantum_ab"), "SM-10.4", ("ignore", "civ")),
    "trade": Question(
        new_event("sm_event_o1", seat_with(markers={"water": 2, "rover": 2})), "SM-11.4", ("regress", "water")
    ),
    "patch_kind": Question(new_event("sm_event_g1", patches=True, pick=1), "SM-7.2", ("patch", "F1")),
    "reorder": Question(new_event("sm_event_g9", players=1), "SM-11.4", ("pick", 0)),
    "end_turn": Question(
        then(
            lambda: table(confirm=True).depot(0, DOMINO), *(("take", "inner"), placing(DOMINO, "F1", "G1"), ("pick", 0))
        ),
        "PU-3.11",
        ("skip",),
    ),
}


def test_every_question_of_the_flow_is_asked_here() -> None:
    kinds = {ask.kind for frame, ask in FLOW.handlers.items() if isinstance(ask, Ask) and frame is not ChooseSquare}
    kinds -= {"confirm"}  # of the core; this game ends turns by its own question
    squares = {f"{verb}_{what}" for verb in ("collect", "destroy") for what in ("lifepod", "meteorite")}
    assert set(QUESTIONS) == kinds | squares | {"destroy_rover"}


@rules("PU-3.11")
@pytest.mark.parametrize("kind", QUESTIONS)
def test_an_answer_to_another_question_is_refused(kind: str) -> None:
    question = QUESTIONS[kind]
    t = question.given().start()
    assert t.kind(0) == kind
    rule, why = t.refused(0, *question.other)
    assert (rule, why) in ((question.rule, "wrong_kind"), (question.rule, "not_asked"), ("SM-6.3", "second_tile_first"))
    for lang in ("en", "ru"):
        assert t.decision(0).prompt(lang)


MEANINGLESS: list[Any] = [
    [],
    None,
    7,
    "take",
    {"take": "inner"},
    ["nonsense"],
    ["take"],
    ["take", "middle"],
    ["take", "inner", "twice"],
    ["place", "r0", "F1"],
    ["place", "r4", "F1", "as_is"],
    ["place", "r0", "M1", "as_is"],
    ["place", "r0", "F1", True],
    ["patch", "F13"],
    ["copy", "mud"],
    ["rotate", 6],
    ["rotate", True],
    ["pick", -1],
    ["pick", 99],
    ["advance", "civ", "civ-16"],
    ["advance", "energy", "civ-1"],
    ["level", 0],
    ["use", "6"],
    ["civ", "no_such_card"],
    ["pod", "slot-G"],
    ["line", "row-13"],
    ["drive", "F1"],
]


@pytest.mark.parametrize("kind", ["take", "place", "order", "boost", "choose_civ"])
@pytest.mark.parametrize("action", MEANINGLESS, ids=repr)
def test_an_answer_that_means_nothing_is_refused(kind: str, action: Any) -> None:
    t = QUESTIONS[kind].given().start()
    before, version = digest(t.s), t.m.version
    with pytest.raises(BadAction) as caught:
        t.m.act(0, action)
    assert (digest(t.s), t.m.version) == (before, version)
    assert caught.value.text("en") != caught.value.text("ru")


class Case(NamedTuple):
    given: Given
    action: tuple[object, ...] | Callable[[Table], tuple[object, ...]]
    rule: str
    why: str
    seat: int = 0


def not_offered(t: Table) -> tuple[object, ...]:
    verb = str(t.options(0)[0][0])
    offered = {action[1] for action in t.options(0)}
    boards = [board.id for board in (PLANETS if verb == "planet" else BASE_CORPORATIONS)]
    return verb, next(board for board in boards if board not in offered)


def not_mine(t: Table) -> tuple[object, ...]:
    verb = str(t.options(0)[0][0])
    offered = {action[1] for action in t.options(0)}
    return verb, next(card.id for card in OBJECTIVES if card.id not in offered)


def corner() -> tuple[object, ...]:
    return placing("v3_rover_tech_plain", "D2", "E2", "D3")


def ask(kind: str) -> Given:
    return QUESTIONS[kind].given


WORMHOLE = seat_with(corporation="wormhole_corp", tiles=METEORS, meteorites="G1", markers={"tech": 5})
REPUBLIC = seat_with(corporation="republic", tiles=[START], rovers="F2", moves=1, gained=1, markers={"tech": 7})

CASES = [
    # setting up
    Case(ask("choose_planet"), not_offered, "PU-2.3", "board_not_offered"),
    Case(ask("choose_corporation"), not_offered, "PU-2.3", "board_not_offered"),
    Case(ask("keep_objective"), not_mine, "PU-2.10", "not_among_cards"),
    Case(ask("drop_objective"), not_mine, "PU-14.1", "not_among_cards"),
    # whose decision
    Case(
        then(turn(None, DOMINO), ("take", "inner"), placing(DOMINO, "F1", "G1"), ("pick", 0)),
        ("end",),
        "PU-3.11",
        "not_your_decision",
    ),
    Case(at_the_end, ("end",), "PU-9.1", "game_over"),
    # taking and placing
    Case(ask("take"), ("take", "outer"), "PU-3.7", "stack_empty"),
    Case(
        turn(seat_with(patches=but("ksb_4156", "F1", "G1")), DOMINO, "n5_civ_energy_plain"),
        ("take", "outer"),
        "PU-3.7",
        "must_fit",
    ),
    Case(ask("place"), placing(DOMINO, "F5", "F6"), "PU-4.5", "not_on_edge"),
    Case(ask("place"), placing(DOMINO, "E1", "F1"), "PU-4.3", "outside_grid"),
    Case(ask("place"), ("place", "f0", "F1", "as_is"), "PU-1.10", "same_orientation"),
    Case(ask("place"), ("place", "r0", "F1", "as_energy"), "PU-15.5", "tech_not_available"),
    Case(
        holding(seat_with(tiles=[START]), "i2_biomass_civ_plain"),
        placing("i2_biomass_civ_plain", "G1", "G2"),
        "PU-4.4",
        "overlaps",
    ),
    Case(holding(seat_with(tiles=[START]), "v3_rover_tech_plain"), corner(), "PU-4.6", "not_adjacent"),
    Case(holding(seat_with("charybdis")), placing(DOMINO, "F1", "G1"), "PU-16.4", "not_on_centre"),
    Case(holding(seat_with("arashi")), placing(DOMINO, "A6", "A7"), "PU-16.2", "ring"),
    Case(holding(seat_with("k_273")), placing(DOMINO, "F1", "F2"), "PU-16.6", "mixed_ground"),
    Case(
        holding(seat_with("pajitnov", patches="F1 E2 G2 E3 G3 F4")),
        placing(DOMINO, "F2", "F3"),
        "PU-16.9",
        "cannot_slide",
    ),
    Case(holding(seat_with("persephone")), placing(DOMINO, "F1", "G1"), "PU-16.10", "zone"),
    Case(holding(seat_with("tartarus")), placing(DOMINO, "G1", "G2"), "PU-16.11", "chasm"),
    Case(
        holding(seat_with(patches="F1 F2 F3"), card="red_no_tile_on_edge"),
        placing(DOMINO, "G1", "G2"),
        "PU-12.5",
        "event_edge",
    ),
    Case(
        holding(seat_with(patches="F1 F2 F3"), card="red_no_tile_on_ice"),
        placing(DOMINO, "E2", "E3"),
        "PU-12.5",
        "event_ice",
    ),
    Case(
        holding(seat_with(tiles=[START]), "i3_civ_energy_plain", card="red_no_matching_terrain"),
        placing("i3_civ_energy_plain", "F2", "F3", "F4"),
        "PU-12.5",
        "event_matching",
    ),
    # resolving
    Case(ask("ignore_station"), ("ignore", "rover"), "PU-12.4", "no_such_station"),
    Case(ask("order"), ("pick", 5), "PU-6.1", "not_asked"),
    Case(ask("choose_one"), ("pick", 3), "PU-12.15", "not_asked"),
    Case(ask("may"), ("pick", 1), "PU-6.8", "not_asked"),
    Case(ask("energy"), ("copy", "rover"), "PU-8.1", "not_a_copy"),
    # markers
    Case(
        then(
            event("green_gain_synergy", seat_with(corporation="makeshift", markers={"civ": 8, "tech": 7})),
            ("advance", "civ", "water-8"),
            ("advance", "civ", "civ-8"),
        ),
        ("advance", "civ", "water-8"),
        "PU-15.6",
        "shifted_there",
    ),
    Case(ask("boost"), ("advance", "civ", "civ-2"), "PU-7.1", "cell_out_of_reach"),
    Case(
        event("green_gain_synergy", seat_with(markers={"civ": 15})),
        ("advance", "civ", "civ-15"),
        "PU-7.5",
        "marker_cannot_advance",
    ),
    Case(ask("advance"), ("advance", "water", "water-1"), "PU-7.5", "marker_not_offered"),
    Case(MAKESHIFT, ("advance", "water", "water-1"), "PU-7.5", "other_marker"),
    Case(MAKESHIFT, ("skip",), "PU-6.5", "must_advance"),
    Case(MAKESHIFT, ("advance", "civ", "civ-5"), "PU-7.1", "cell_out_of_reach"),
    Case(ask("regress"), ("regress", "water"), "PU-7.8", "marker_not_offered"),
    Case(
        event("red_regress_any_3", seat_with(markers={"civ": 1, "rover": 3, "tech": 3})),
        ("regress", "civ"),
        "PU-7.8",
        "marker_cannot_regress",
    ),
    Case(
        civ_card("unionization", seat_with(markers={"civ": 6})), ("marker", "civ"), "PU-17.9", "marker_cannot_advance"
    ),
    Case(ask("choose_row"), ("row", "civ"), "PU-15.5", "row_without_bonus"),
    # patches
    Case(ask("place_patch"), ("patch", "A1"), "PU-4.3", "outside_grid"),
    Case(ask("place_patch"), ("patch", "F5"), "PU-4.5", "not_on_edge"),
    Case(ask("place_patch"), ("store",), "PU-7.12", "cannot_store"),
    Case(ask("place_patch"), ("leave",), "PU-7.12", "patch_must_lie"),
    Case(ask("place_patch"), ("boost",), "PU-15.5", "tech_not_available"),
    Case(event("green_gain_patch", seat_with(tiles=[START])), ("patch", "F1"), "PU-4.4", "overlaps"),
    Case(event("green_gain_patch", seat_with(tiles=[START])), ("patch", "E2"), "PU-4.6", "not_adjacent"),
    Case(event("green_gain_patch", seat_with("charybdis")), ("patch", "F1"), "PU-16.4", "not_on_centre"),
    Case(event("green_gain_patch", seat_with("arashi")), ("patch", "A6"), "PU-16.2", "patch_on_ring"),
    Case(
        event("green_gain_patch", seat_with("pajitnov", patches="F2 E3 G3 F4 F1")),
        ("patch", "F3"),
        "PU-16.9",
        "cannot_slide",
    ),
    Case(event("green_gain_patch", WORMHOLE), ("patch", "G1"), "PU-15.9", "patch_on_meteorite"),
    # rovers
    Case(ask("put_rover"), ("rover", "D5"), "PU-7.14", "not_on_tile"),
    Case(ask("put_rover"), ("rover", "F1"), "PU-7.14", "rover_there"),
    Case(turn(DRIVER), ("drive", "F5", "F6"), "PU-7.17", "no_rover_there"),
    Case(turn(DRIVER), ("drive", "F2", "F3"), "PU-7.17", "rover_there"),
    Case(turn(DRIVER), ("drive", "F2", "F5"), "PU-7.17", "too_far"),
    Case(turn(DRIVER), ("drive", "F2", "G3"), "PU-7.17", "not_next"),
    Case(turn(seat_with(rovers="F1", moves=1, gained=1)), ("drive", "F1", "E1"), "PU-7.17", "off_grid"),
    Case(turn(seat_with(rovers="F1")), ("drive", "F1", "F2"), "PU-7.15", "no_moves_left"),
    Case(event("green_gain_synergy", DRIVER), ("drive", "F2", "E2"), "PU-7.15", "no_driving_now"),
    Case(last_lifepod, ("drive", "J9", "I9"), "PU-7.17", "last_answer"),
    Case(turn(seat_with("kaax", rovers="E2", moves=1, gained=1)), ("drive", "E2", "D2"), "PU-16.7", "toxic"),
    Case(turn(seat_with("tartarus", rovers="F2", moves=1, gained=1)), ("drive", "F2", "G2"), "PU-16.11", "rover_chasm"),
    Case(turn(DRIVER, card="orange_rovers_not_onto_civ"), ("drive", "F2", "F1"), "PU-12.3", "rover_event"),
    Case(ask("teleport"), ("teleport", "F6", "F7"), "PU-7.17", "no_rover_there"),
    Case(ask("teleport"), ("teleport", "F5", "A1"), "PU-7.17", "off_grid"),
    Case(ask("teleport"), ("teleport", "F5", "F5"), "PU-7.17", "rover_there"),
    Case(turn(DRIVER), ("jump", "F2", "F1"), "PU-7.21", "no_teleport"),
    Case(turn(JUMPER), ("jump", "F1", "G1"), "PU-7.19", "teleport_out_of_reach"),
    Case(turn(REPUBLIC), ("jump", "F2", "F1"), "PU-7.19", "teleport_out_of_reach"),
    Case(event("green_gain_synergy", JUMPER), ("jump", "F1", "F2"), "PU-7.15", "no_driving_now"),
    # lifepods and meteorites
    Case(ask("collect_lifepod"), ("collect", "A6"), "PU-17.5", "no_lifepod_there"),
    Case(ask("collect_meteorite"), ("collect", "A6"), "PU-1.9", "no_meteorite_there"),
    Case(ask("destroy_rover"), ("destroy", "A6"), "PU-12.12", "no_rover_there"),
    Case(ask("destroy_lifepod"), ("destroy", "A6"), "PU-1.9", "no_lifepod_there"),
    Case(ask("destroy_meteorite"), ("destroy", "A6"), "PU-17.7", "no_meteorite_there"),
    Case(ask("pod_to"), ("pod", "civ-0"), "PU-15.2", "place_taken"),
    Case(ask("pod_from"), ("pod", "civ-3"), "PU-15.2", "no_lifepod_there"),
    Case(then(ask("pod_from"), ("pod", "civ-5")), ("pod", "civ-5"), "PU-15.2", "place_taken"),
    Case(ask("lose_pod"), ("pod", "civ-9"), "PU-12.12", "no_lifepod_there"),
    Case(ask("choose_line"), ("line", "row-12"), "PU-17.7", "line_without_meteorites"),
    Case(ask("put_meteorite"), ("meteorite", "A6"), "PU-12.9", "no_symbol_there"),
    # cards and technologies
    Case(ask("civ_level"), ("level", 3), "PU-7.10", "level_not_due"),
    Case(ask("choose_civ"), ("civ", "space_citizen_decree"), "PU-7.10", "not_among_cards"),
    Case(turn(HORIZON), ("use", "A"), "PU-7.21", "tech_not_now"),
    Case(turn(HORIZON), ("use", "1"), "PU-7.21", "tech_not_now"),  # not one to be used
    Case(turn(seat_with(corporation="horizon_group")), ("use", "5"), "PU-7.21", "tech_not_available"),
    Case(then(turn(HORIZON), ("use", "5")), ("use", "5"), "PU-7.22", "tech_used"),
    Case(holding(HORIZON, "i2_biomass_civ_plain"), ("use", "5"), "PU-3.10", "tech_not_now"),
    Case(turn(seat_with(corporation="wormhole_corp", markers={"tech": 3})), ("use", "1"), "PU-7.24", "tech_no_effect"),
    # Supermoon: setting up
    Case(ask("choose_moon"), ("moon", "moon_start", 3), "SM-2.1", "moon_not_offered"),
    Case(ask("choose_moon"), ("moon", "moon_selene", 3), "SM-2.1", "moon_not_offered"),  # a first game: starting sides
    Case(ask("choose_halves"), ("corporation", "republic"), "SM-10.1", "board_not_offered"),
    # placing on a moon
    Case(with_moon(), placing(DOMINO, "mC3", "mC4"), "SM-2.3", "not_on_edge_of_moon"),
    Case(with_moon(), placing(DOMINO, "mD1", "mD2"), "SM-2.4", "meteorite_in_the_way"),
    Case(
        new_event("green_gain_patch", MOON, moons=True, new_cards=False),
        ("patch", "mA3"),
        "SM-2.4",
        "meteorite_in_the_way",
    ),
    Case(
        new_event("green_gain_patch", MOON, moons=True, new_cards=False),
        ("patch", "mC3"),
        "SM-2.3",
        "not_on_edge_of_moon",
    ),
    Case(
        with_moon(seat_with(moon="moon_start", patches="mC1"), card="sm_event_r7"),
        placing(DOMINO, "mC2", "mC3"),
        "SM-11.5",
        "event_meteorites",
    ),
    Case(ask("aim"), ("fire", "moon-row-3"), "SM-3.2", "no_such_beam"),
    # the shattered planet
    Case(
        on_quarters("aaaa", "i2_biomass_civ_plain"),
        placing("i2_biomass_civ_plain", "q2D4", "q2D3"),
        "SM-8.2",
        "not_on_edge_of_quarter",
    ),
    Case(
        on_quarters("aaaa", "i2_biomass_civ_plain"),
        placing("i2_biomass_civ_plain", "q1F1", "q1F2"),
        "SM-8.3",
        "banned_station",
    ),
    Case(
        on_quarters(METEOR_BAN[0], "i2_civ_energy_meteor"),
        placing("i2_civ_energy_meteor", f"q{METEOR_BAN[1]}F1", f"q{METEOR_BAN[1]}F2"),
        "SM-8.3",
        "banned_meteorite",
    ),
    Case(
        event("green_gain_patch", seat_with(f"shattered-{PATCH_BAN[0]}"), shattered=True),
        ("patch", f"q{PATCH_BAN[1]}F1"),
        "SM-8.4",
        "patch_banned",
    ),
    Case(
        event("green_gain_patch", seat_with("shattered-aaaa"), shattered=True),
        ("patch", "q2D4"),
        "SM-8.2",
        "not_on_edge_of_quarter",
    ),
    Case(turn(DRIVER), ("fly", "F2", "F5"), "SM-8.5", "no_spaceship"),
    # emergency tiles
    Case(ask("second_tile"), ("take", "inner"), "SM-6.3", "second_tile_first"),
    Case(ask("second_tile"), ("emergency", "civ"), "SM-6.1", "no_emergency_tile"),
    Case(ask("set_aside"), ("emergency", "civ"), "SM-6.1", "no_emergency_tile"),
    Case(lambda: table(), ("emergency", "civ"), "SM-6.1", "no_emergency_tile"),
    Case(extra_tile, ("emergency", "civ"), "SM-6.2", "no_pair_for_extra"),
    Case(
        lambda: table(seat_with(patches=but("ksb_4156", "F1", "G1")), emergency=True).depot(0, DOMINO),
        ("emergency", "civ"),
        "SM-6.4",
        "no_pair_fits",
    ),
    Case(first_of_a_pair, placing("emergency_civ", "F2", "F3"), "SM-6.4", "no_place_for_second"),
    Case(banned_second, ("emergency", "civ"), "SM-6.3", "emergency_fits_nowhere"),
    Case(
        lambda: table(new_cards=True, events="standard").event("sm_event_o7"),
        ("take", "outer"),
        "SM-11.5",
        "ring_closed",
    ),
    # patches, features, cards
    Case(
        new_event("sm_event_g1", with_extras(seat_with(), coloured="water"), patches=True, pick=1),
        ("kind", "civ"),
        "SM-7.2",
        "no_such_patch",
    ),
    Case(ask("down_first"), ("regress", "water"), "SM-10.3", "marker_not_offered"),
    Case(ask("twice"), ("twice", "water"), "SM-10.4", "no_such_station"),
    Case(ask("trade"), ("marker", "civ"), "SM-11.4", "marker_not_offered"),
    Case(ask("reorder"), ("next", "sm_event_g9"), "SM-11.4", "not_among_cards"),
    Case(turn(DRIVER, card="sm_event_o6", new_cards=True), ("drive", "F3", "F4"), "SM-11.5", "rover_event_bare"),
    Case(
        civ_card("relocation_bonus", seat_with(moon="moon_start", rovers="mC1"), moons=True),
        ("teleport", "mC1", "mC2"),
        "SM-1.7",
        "only_on_planet",
    ),
]


@rules("PU-3.7", "PU-3.10", "PU-4.3", "PU-7.4", "PU-7.5", "PU-7.8", "PU-7.17", "PU-7.22")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rule}-{case.why}")
def test_an_answer_against_the_rules_is_refused(case: Case) -> None:
    t = case.given().start()
    action = case.action(t) if callable(case.action) else case.action
    refused = t.refusal(case.seat, *action)
    assert (refused.rule, refused.why) == (case.rule, case.why)
    english, russian = refused.text("en"), refused.text("ru")
    assert not re.search(r"[а-я]|\w_\w", english)  # no id is shown to a person
    assert re.search("[а-я]", russian)
    assert not re.search(r"\w_\w", russian)


def test_every_reason_of_the_code_is_provoked_here() -> None:
    root = Path(package.__file__).parent
    named = {"game_over", "not_your_decision", "not_asked"}
    for path in root.rglob("*.py"):
        named |= set(re.findall(r'refusal\((?:[^"()]|"(?:PU|SM)-[\d.]+")*, "(\w+)"', path.read_text("utf-8")))
    named |= {"no_rover_there", "no_lifepod_there", "no_meteorite_there"}
    provoked = {case.why for case in CASES} | {"wrong_kind"}
    assert len(named) > 50
    assert named - provoked == set()
    texts = {key.removeprefix("refusal-") for key in catalogue("planet_unknown").keys("en") if "refusal-" in key}
    assert texts == provoked

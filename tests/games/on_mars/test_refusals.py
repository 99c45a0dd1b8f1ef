"""Every question of On Mars: answers of another kind and answers against the rules are refused with their rule.

`Table.refusal` sees to it that nothing changes and that the reason can be told in both languages.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import orrery.games.on_mars as package
from games.on_mars.marks import rules
from games.on_mars.setting import Table, table
from games.on_mars.test_blueprint_actions import THREE, using
from games.on_mars.test_missions_and_end import last
from games.on_mars.test_setup import opening
from games.on_mars.test_shuttle import lands
from games.on_mars.test_variants import colonist, task
from orrery.core.engine import Ask
from orrery.games.on_mars.flow import FLOW

SOURCE = Path(package.__file__).parent


def orbit(action: str, **given: Any) -> Table:
    return table(3).given(0, **given).do(0, "act", action, 0)


def colony(action: str, **given: Any) -> Table:
    return table(3, "colony").given(0, **given).do(0, "act", action, 0)


def shuttle_side() -> Table:
    t = opening(2, 1)
    t.do(t.s.first, "space", 1).do(1 - t.s.first, "space", 5)
    return t


def taking(tile: str, **given: Any) -> Table:
    t = table(3, "colony").tiles(**{tile: "0,-1"}).given(0, **given).do(0, "act", "control_center", 0)
    return t.do(0, "rover", "0,-1").do(0, "done")


def settling() -> Table:
    t = table(3, "colony").given(1, lab={"lab_2_top": "tech_rover"}).given(0, rover="1,-1")
    return t.do(0, "act", "control_center", 0).do(0, "use_tech", 1).do(0, "done").ends(0)


def generator(**given: Any) -> Table:
    t = colony("construct", **{"stock": "mineral", **given})
    return t.do(0, "type", "generator", "mineral")


def traveller() -> Table:
    return table(2).given(1, space=8).shuttle("orbit").idles(0, 1)


def overflowing() -> Table:
    t = table(3, "colony").given(0, stock="mineral*2", contracts={"contract_7": "", "contract_8": ""})
    t.tiles(disc_mineral="0,-1").do(0, "act", "control_center", 0).do(0, "rover", "0,-1")
    return t.do(0, "done").do(0, "take")


def radar(*tiles: str, **given: Any) -> Table:
    t = table(3, "colony").built(**THREE).explored(*tiles).level(3, [3, 3, 3, 3])
    return t.given(0, advanced={"bp_radar": "0,-4"}, crystals=2, **given).do(0, "use", "bp_radar", "crystals")


def last_call() -> Table:
    t = last(space_oddity=True).given(0, stock="mineral", contracts={"contract_7": ""})
    return t.do(0, "act", "obtain_blueprint", 0).do(0, "blueprint", "bp_private_ship").do(0, "done").ends(0).idles(1)


def first_a() -> Table:
    t = colonist(stock="oxygen", bots="-3,0").do(0, "act", "construct", 0)
    return t.builds(0, "shelter", "oxygen", "-4,0")


class Question(NamedTuple):
    """A table where somebody is asked this, and the rule of the question."""

    given: Callable[[], Table]
    rule: str


QUESTIONS = {
    "start_space": Question(lambda: opening(2, 1), "OM-3.4"),
    "shuttle_side": Question(shuttle_side, "OM-3.5"),
    "deliveries": Question(last_call, "OM-16.1"),
    "turn": Question(lambda: table(3), "OM-4.2"),
    "refill": Question(lambda: colony("hire_or_contract", quarters=3).do(0, "take_card", 0, "none").ends(0), "OM-8.14"),
    "settle": Question(settling, "OM-9.4"),
    "resupply": Question(lambda: orbit("resupply"), "OM-7.13"),
    "learn": Question(lambda: orbit("learn_tech"), "OM-7.5"),
    "develop": Question(lambda: orbit("research_development", stock="oxygen"), "OM-7.10"),
    "blueprint": Question(lambda: orbit("obtain_blueprint"), "OM-7.2"),
    "upgrade": Question(lambda: colony("upgrade", blueprints="bp_casino", stock="mineral"), "OM-8.10"),
    "welcome": Question(lambda: colony("welcome_ship", stock="water plant"), "OM-8.17"),
    "gain_more": Question(lambda: using("bp_casino"), "OM-19.1"),
    "produce_more": Question(lambda: using("bp_automated_production"), "OM-15.10"),
    "retrieve": Question(lambda: using("bp_aqueduct", working=2), "OM-19.6"),
    "accept": Question(lambda: lands(4, stock="water plant"), "OM-12.6"),
    "convert": Question(lambda: using("bp_trade_market", stock="plant"), "OM-19.8"),
    "radar": Question(lambda: radar("disc_water", "disc_crystals"), "OM-15.7"),
    "hire": Question(lambda: colony("hire_or_contract", quarters=3), "OM-8.12"),
    "overflow": Question(overflowing, "OM-8.16"),
    "type": Question(lambda: colony("construct", stock="mineral"), "OM-8.6"),
    "site": Question(generator, "OM-8.6"),
    "lss": Question(lambda: generator().do(0, "site", "-2,0", None, 0), "OM-10.4"),
    "displace": Question(lambda: generator(bots="-2,0").do(0, "site", "-2,0", None, 0), "OM-8.8"),
    "bot_place": Question(
        lambda: colony("welcome_ship", stock="water plant").do(0, "ship", "d4", 0, "water+plant"), "OM-8.18"
    ),
    "move": Question(lambda: colony("control_center"), "OM-8.1"),
    "tile": Question(lambda: taking("disc_crystals"), "OM-8.5"),
    "travel": Question(traveller, "OM-12.2"),
    "explore": Question(lambda: traveller().do(0, "travel"), "OM-12.4"),
    "arrive": Question(lambda: traveller().do(0, "travel").do(0, "explore", 0, "3,-3"), "OM-12.4"),
    "first_a": Question(first_a, "OM-18.3"),
    "first_b": Question(lambda: task("fc_b8"), "OM-18.3"),
}


@rules("OM-4.2")
def test_every_question_is_here() -> None:
    kinds = {ask.kind for ask in FLOW.handlers.values() if isinstance(ask, Ask)}
    core = {"pick", "choice", "confirm", "order", "may", "confirm_turn", "any_order", "one_of", "ready"}
    assert kinds - core - set(QUESTIONS) == set()


@rules("OM-4.2", "OM-19.1")
@pytest.mark.parametrize("kind", QUESTIONS)
def test_an_answer_of_another_kind_is_refused(kind: str) -> None:
    question = QUESTIONS[kind]
    t = question.given()
    (seat,) = t.actors
    assert t.kind(seat) == kind
    for wrong in (["travel"] if kind == "turn" else ["end"], ["side", "orbit"] if kind != "shuttle_side" else ["end"]):
        assert t.refused(seat, *wrong) == (question.rule, "not_asked")


def case(rule: str, why: str, given: Callable[[], Table], *action: object, seat: int = 0) -> Any:
    return pytest.param((rule, why), given, action, seat, id=f"{rule} {why} {action[0]}")


CASES = [
    case("OM-1.16", "nothing_to_pay", lambda: table(3).given(0, goals="goal_1"), "pawn", "goal_1"),
    case("OM-1.16", "pay_first", lambda: pawned(), "end"),
    case("OM-1.16", "pay_first", lambda: pawned(), "act", "resupply", 0),
    case("OM-1.16", "pay_first", lambda: pawned(), "act", "obtain_blueprint", 0),
    case("OM-1.16", "pay_first", lambda: pawned(advanced={"bp_biomarket": "-2,1"}), "use", "bp_biomarket", "free"),
    case("OM-1.16", "pay_first", lambda: pawned(goals="goal_1 goal_2 goal_3", times=3), "exec", "exec_resupply"),
    case("OM-1.16", "pay_first", lambda: owing(), "deliver", "contract_7", "mineral"),
    case("OM-1.16", "pay_first", lambda: colony("control_center", goals="goal_1").do(0, "pawn", "goal_1"), "done"),
    case("OM-1.16", "pay_first", lambda: last_column(), "develop", "lab_2_mid", "lab_3_top", "oxygen"),
    case("OM-1.16", "pay_first", lambda: hiring().do(0, "pawn", "goal_1"), "take_card", 5, "oxygen+oxygen"),
    case("OM-12.2", "flight_first", lambda: traveller(), "act", "construct", 0),
    case("OM-12.2", "flight_first", lambda: traveller(), "exec", "exec_resupply"),
    case("OM-12.2", "flight_first", lambda: traveller(), "use", "bp_gym", "crystals"),
    case("OM-15.12", "quarters_full", lambda: full(), "retrieve", "working_area"),
    case("OM-15.7", "no_tile_there", lambda: radar("disc_water"), "radar", 1),
    case("OM-19.6", "nobody_there", lambda: using("bp_eco_resort", slots={"construct": 1}), "retrieve", "upgrade"),
    case("OM-5.2", "no_boosters", lambda: using("bp_recycling_bots", quarters=0), "add", "bot"),
    case("OM-5.2", "no_more_units", lambda: crowd(), "supply", "water"),
    case("OM-5.3", "no_crystals", lambda: colony("control_center"), "add", "rover"),
    case("OM-5.4", "no_boost", lambda: lands(6, crystals=1), "add", "bot"),
    case("OM-6.4", "nothing_to_pay", lambda: table(3), "act", "resupply", 1),
    case("OM-6.4", "no_crystals", lambda: occupied(), "act", "obtain_blueprint", 1),
    case("OM-7.11", "cannot_pay", lambda: QUESTIONS["develop"].given(), "develop", "lab_2_mid", "lab_3_top", "mineral"),
    case("OM-7.11", "no_tech_there", lambda: QUESTIONS["develop"].given(), "develop", "lab_1_top", "lab_2_top", "none"),
    case("OM-7.11", "not_next", lambda: QUESTIONS["develop"].given(), "develop", "lab_2_mid", "lab_4_mid", "oxygen"),
    case("OM-7.2", "no_marker", lambda: unmarked(), "blueprint", "bp_private_ship"),
    case("OM-7.2", "not_on_display", lambda: QUESTIONS["blueprint"].given(), "blueprint", "bp_library"),
    case("OM-7.5", "first_column", lambda: QUESTIONS["learn"].given(), "learn", 6, "lab_2_top", "none"),
    case("OM-7.5", "space_taken", lambda: half_full(), "learn", 6, "lab_1_top", "none"),
    case("OM-7.6", "cannot_pay", lambda: QUESTIONS["learn"].given(), "learn", 0, "lab_1_top", "none"),
    case("OM-7.6", "no_tech_there", lambda: gridless(), "learn", 5, "lab_1_top", "none"),
    case("OM-8.1", "too_far", lambda: colony("control_center"), "bot", "-2,-1", "-5,1"),
    case("OM-8.1", "too_far", lambda: walked(), "rover", "0,-1"),
    case("OM-8.10", "no_mineral", lambda: spent(), "upgrade", "bp_metal_deposit", "0,0"),
    case("OM-8.12", "cannot_pay", lambda: QUESTIONS["hire"].given(), "take_card", 1, "none"),
    case("OM-8.12", "no_crystals", lambda: hiring(), "take_card", 0, "none"),
    case("OM-8.12", "place_empty", lambda: hiring(), "take_card", 3, "none"),
    case("OM-8.17", "cannot_pay", lambda: QUESTIONS["welcome"].given(), "ship", "d4", 0, "none"),
    case("OM-8.17", "no_ship_there", lambda: QUESTIONS["welcome"].given(), "ship", "d1", 0, "water+plant"),
    case("OM-8.2", "no_bot_there", lambda: colony("control_center"), "bot", "0,1", "0,2"),
    case("OM-8.2", "one_step", lambda: colony("control_center"), "bot", "-2,-1", "-2,-1"),
    case("OM-8.20", "ship_limit", lambda: fleet(), "ship", "d5", 0, "water+plant"),
    case("OM-8.5", "no_tile_there", lambda: bare(), "take"),
    case("OM-8.5", "research_owned", lambda: stuck(), "take"),
    case("OM-8.6", "other_type", lambda: depicted(), "type", "shelter", "oxygen"),
    case("OM-9.1", "no_such_tech", lambda: colony("control_center"), "use_tech", 1),
    case("OM-9.1", "no_such_tech", lambda: spent(), "use_tech", 2),
    case("OM-9.9", "nothing_to_do", lambda: spent(), "use_tech", 1),
    case("OM-7.13", "at_least_one", lambda: orbit("resupply"), "done"),
]


@rules("OM-1.16", "OM-4.4", "OM-5.5", "OM-6.8", "OM-8.22")
@pytest.mark.parametrize(("expected", "given", "action", "seat"), CASES)
def test_every_reason(
    expected: tuple[str, str], given: Callable[[], Table], action: tuple[object, ...], seat: int
) -> None:
    assert given().refused(seat, *action) == expected


def pawned(times: int = 1, **given: Any) -> Table:
    """Goals lie down as crystals, the payment is still to come."""
    t = table(3).given(0, **{"goals": "goal_1 goal_2", "crystals": 1, **given})
    for number in range(1, times + 1):
        if times < 3:
            t.do(0, "pawn", f"goal_{number}")
    if times == 3:
        t.s.credit = 3  # more than any answer pays can't be laid down: the refusal guards against damaged states only
    return t


def last_column() -> Table:
    lab = {"lab_5_top": "tech_water"}
    t = orbit("research_development", lab=lab, stock="oxygen*2", goals="goal_1")
    return t.do(0, "pawn", "goal_1")


def owing() -> Table:
    return pawned(contracts={"contract_7": ""}, stock="mineral")


def occupied() -> Table:
    return table(3).given(1, slots={"obtain_blueprint": 1})


def half_full() -> Table:
    return orbit("learn_tech", lab={"lab_1_top": "tech_mine"})


def depicted() -> Table:
    return taking("disc_build_generator", stock="mineral oxygen").do(0, "take")


def hiring() -> Table:
    t = table(3, "colony").places("contract_1", "rd_engineer", "", "", "", "systems_engineer")
    return t.given(0, goals="goal_1", stock="oxygen*2").do(0, "act", "hire_or_contract", 0)


def full() -> Table:
    """Nothing would be asked then: the refusal guards against damaged states only."""
    t = using("bp_aqueduct", working=2, quarters=7)
    t.s.quarters[0], t.s.colonists[0] = 8, t.s.colonists[0] - 1
    return t


def crowd() -> Table:
    """All boosters are gone while the question still stands."""
    t = orbit("resupply", quarters=1).do(0, "supply", "plant")
    return t.given(0, quarters=0, working=1)


def unmarked() -> Table:
    """Nothing would be asked then: the refusal guards against damaged states only."""
    t = QUESTIONS["blueprint"].given()
    t.s.spare_markers[0] = 0
    return t


def gridless() -> Table:
    t = QUESTIONS["learn"].given()
    return t.lies(grid=[*t.data["grid"][:5], None, *t.data["grid"][6:]])


def walked() -> Table:
    """The rover has used its points, the bots have not."""
    return colony("control_center", rover="1,-2").do(0, "rover", "1,-1").do(0, "rover", "0,0")


def spent() -> Table:
    """One upgrade was made with the only mineral; there would be tech and a colonist for another."""
    t = table(3, "colony").given(1, lab={"lab_1_top": "tech_upgrade"}).built(**THREE).level(3, [3, 3, 3, 3])
    t.given(0, blueprints="bp_metal_deposit bp_private_ship", stock="mineral*2", bots="0,1", quarters=2)
    t.given(0, advanced={"bp_construction_yard": "2,-2"}, crystals=2).do(0, "use", "bp_construction_yard", "crystals")
    t.do(0, "upgrade", "bp_private_ship", "0,2")
    return t.given(0, storage={})


def fleet() -> Table:
    t = table(3, "colony").level(2, [3, 3, 3, 2]).given(0, stock="water*2 plant*2", quarters=2)
    t.do(0, "act", "welcome_ship", 0).do(0, "ship", "d4", 1, "water+plant")
    return t.lies(level=1)


def bare() -> Table:
    """Nothing would be asked then: the refusal guards against damaged states only."""
    t = taking("disc_crystals")
    t.s.tiles[:] = [-1] * len(t.s.tiles)
    return t


def stuck() -> Table:
    t = table(3, "colony").tiles(research_a="0,-1").given(0, rover="0,-1", research="research_a")
    return t.do(0, "act", "control_center", 0).do(0, "done")


@rules("OM-19.3", "OM-5.5")
def test_every_effect_that_must_be_done_asks_for_one_unit_at_least() -> None:
    for kind, action in (("learn", "OM-7.5"), ("develop", "OM-7.10"), ("blueprint", "OM-7.2"), ("upgrade", "OM-8.10")):
        assert QUESTIONS[kind].given().refused(0, "done") == (action, "at_least_one")
    assert QUESTIONS["welcome"].given().refused(0, "done") == ("OM-8.17", "at_least_one")
    assert QUESTIONS["retrieve"].given().refused(0, "done") == ("OM-19.6", "at_least_one")


@rules("OM-4.2")
def test_every_reason_of_the_code_is_met_in_a_test() -> None:
    """Each pair of rule and reason in the rules stands in some test of this folder."""
    stated = set()
    for path in SOURCE.rglob("*.py"):
        stated |= set(re.findall(r'refusal\(\s*"(OM-[\d.]+)",\s*"(\w+)"', path.read_text(encoding="utf-8")))
    assert len(stated) > 100
    met = {(question.rule, "not_asked") for question in QUESTIONS.values()}
    for path in Path(__file__).parent.glob("test_*.py"):
        met |= set(re.findall(r'\(\s*"(OM-[\d.]+)",\s*"(\w+)"', path.read_text(encoding="utf-8")))
    assert sorted(stated - met) == []

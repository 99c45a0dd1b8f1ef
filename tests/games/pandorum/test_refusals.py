"""Every question of Pandorum: answers of another kind, answers against the rules, and answers that mean nothing.

Each of them is refused with its rule, in both languages, and changes nothing (`Table.refusal` sees to that).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import orrery.games.pandorum as package
from games.pandorum.marks import rules
from games.pandorum.setting import PAYMENT, Table, horizons, table
from orrery import BadAction
from orrery.core.engine import Ask
from orrery.core.state_codec import digest
from orrery.games.pandorum.flow import NEW_HORIZONS
from orrery.texts import catalogue

THREE = "casino outer_defence wind_generator"
FIVE = "outer_defence outer_defence wind_generator air_logistics trade_logistics"
Given = Callable[[], Table]


def landed(hand: str, **given: Any) -> Given:
    """Seat 0 stands on the crater 1,-1 and is to build."""
    return lambda: table(3).given(0, hand=f"{hand} {PAYMENT}", **given).flies(0, "1,-1", PAYMENT)


def paid(hand: str = "silicon_extraction", **given: Any) -> Given:
    """Seat 0 has paid and is to choose a stop."""
    return lambda: table(3).given(0, hand=f"{hand} {PAYMENT}", **given).do(0, "pay", PAYMENT)


def turn(**given: Any) -> Given:
    return lambda: table(3).given(0, **given)


def event(name: str, players: int = 2, **others: dict[str, Any]) -> Given:
    """Seat 0 has built on 3,0 and reveals the event; `s1`, `s2` .. say what the other seats have."""

    def make() -> Table:
        t = horizons(players).next_events(name)
        for seat, given in others.items():
            t.given(int(seat[1:]), **given)
        return t.builds(0, "3,0", "outer_defence").stows(0)

    return make


def engines(count: int = 1, **given: Any) -> Given:
    def make() -> Table:
        return horizons(2).in_play("new_engines").given(0, engines=count, **given).given(1, engines=1)

    return make


def shifted() -> Table:
    return (
        horizons(2)
        .given(1, at="2,1")
        .next_events("eruption")
        .builds(0, "3,0", "outer_defence")
        .stows(0)
        .do(0, "hex", "2,1")
    )


def curing() -> Table:
    t = horizons(2).in_play(contamination=1).given(0, modules="2,0 -4,3", bases="2,2", quids=3).given(1, modules="1,2")
    return t.lies(contaminated=["2,0", "-4,3"]).builds(0, "3,0", "outer_defence")


def ordering() -> Table:
    t = horizons(3).in_play("insurance_payouts").given(1, quids=2, modules="2,-2")
    return t.builds(0, "1,-2", "jamming_system", "cargo_interception_system")


def trained() -> Table:
    t = horizons(2).in_play("training").given(0, hand=f"casino {PAYMENT}", modules="1,-1")
    return t.flies(0, "1,-1", PAYMENT)


def ended() -> Table:
    return table(2).market().deck().do(0, "pass").do(1, "pass")


class Question(NamedTuple):
    """A table where a seat is asked this, and an answer of another kind."""

    given: Given
    wrong: tuple[object, ...]
    rule: str
    seat: int = 0


END: tuple[object, ...] = ("end",)
QUESTIONS = {
    "turn": Question(turn(hand="casino"), END, "PD-3.1"),
    "draw": Question(lambda: table().do(0, "draw", "deck"), END, "PD-4.1"),
    "star_draw": Question(paid("silicon_extraction", main="star_generator", slots=("", FIVE, "")), END, "PD-4.1"),
    "stop": Question(paid(), END, "PD-5.6"),
    "training": Question(trained, END, "PD-11.14"),
    "end_turn": Question(lambda: table(confirm=True).draws(0), ("done",), "PD-3.3"),
    "build": Question(landed("casino"), END, "PD-6.1"),
    "nose": Question(
        lambda: table(4).given(0, nose="terrablock", slots=(THREE, "", "")).builds(0, "1,-1", "casino", by="terraform"),
        END,
        "PD-8.2",
    ),
    "order": Question(ordering, ("pick", 2), "PD-6.5"),
    "direction": Question(lambda: table().given(0, modules="3,1").builds(0, "2,1", "network_defence"), END, "PD-7.12"),
    "cluster": Question(lambda: table().given(0, modules="0,1").builds(0, "2,0", "dome_defence"), END, "PD-7.7"),
    "block": Question(lambda: table().builds(0, "1,-1", "ore_extraction", "supply_block"), END, "PD-7.11"),
    "slot": Question(lambda: table().builds(0, "1,-1", "casino"), END, "PD-8.1"),
    "erupt": Question(event("eruption"), END, "PD-11.1"),
    "pad": Question(event("settler_growth"), END, "PD-11.4"),
    "city": Question(event("dead_city"), END, "PD-11.15"),
    "meteor": Question(event("meteor_shower"), ("hex", "1,0"), "PD-11.2"),
    "crack": Question(event("earthquake"), ("hex", "1,0"), "PD-11.3"),
    "shift": Question(shifted, ("done",), "PD-11.1", 1),
    "bid": Question(event("ancient_civilization", s0={"quids": 5}), END, "PD-11.7"),
    "invest": Question(event("return_on_investment", s1={"hand": "casino"}), END, "PD-11.5", 1),
    "contaminate": Question(
        event("contamination", s0={"modules": "1,0 0,1 2,0"}, s1={"modules": "-4,3"}), ("done",), "PD-11.8"
    ),
    "cure": Question(curing, END, "PD-11.8"),
    "sabotage": Question(event("sabotage"), ("done",), "PD-11.10"),
    "expand": Question(event("expansion"), ("done",), "PD-11.12"),
    "engines": Question(event("new_engines", s0={"quids": 5}), END, "PD-11.13"),
    "take_back": Question(event("training"), END, "PD-11.14"),
}


@rules("PD-3.1", "PD-6.1", "PD-10.4")
@pytest.mark.parametrize("kind", QUESTIONS)
def test_an_answer_to_another_question_is_refused(kind: str) -> None:
    question = QUESTIONS[kind]
    t = question.given().start()
    assert t.asked() == (question.seat, kind)
    assert t.refused(question.seat, *question.wrong) == (question.rule, "not_asked")
    other = next(seat for seat in range(t.s.players) if seat != question.seat)
    assert t.refused(other, *t.options(question.seat)[0]) == ("PD-3.1", "not_your_decision")


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_can_be_told_and_its_first_and_last_answer_work(kind: str) -> None:
    question = QUESTIONS[kind]
    t = question.given().start()
    decision = t.decision(question.seat)
    strict = catalogue("pandorum", strict=True)
    for lang in ("en", "ru"):
        assert decision.prompt(lang) == strict.format(lang, f"prompt-{kind}", decision.params)
    for answer in (t.options(question.seat)[0], t.options(question.seat)[-1]):
        assert question.given().do(question.seat, *answer).m.version > 0


def test_every_question_of_the_game_is_asked_here() -> None:
    kinds = {handler.kind for handler in NEW_HORIZONS.handlers.values() if type(handler) is Ask}
    core = {"any_order", "one_of", "may", "confirm"}
    assert kinds - core - {"token"} | {"erupt", "pad", "city"} == set(QUESTIONS)


class Case(NamedTuple):
    given: Given
    action: tuple[object, ...]
    rule: str
    why: str
    seat: int = 0


DRIVE: dict[str, Any] = {"main": "proton_drive", "slots": ("", FIVE, "")}
CASES = [
    Case(ended, ("pass",), "PD-9.1", "game_over"),
    # turn and market
    Case(turn(hand="casino"), ("pass",), "PD-3.2", "may_not_pass"),
    Case(lambda: table().market().deck(), ("draw", "deck"), "PD-4.5", "deck_empty"),
    Case(turn(), ("draw", "ore_extraction"), "PD-4.1", "not_on_market"),
    Case(lambda: table().do(0, "draw", "deck"), ("draw", "ore_extraction"), "PD-4.1", "not_on_market"),
    # paying
    Case(turn(hand="casino"), ("pay", "casino"), "PD-5.1", "no_certain_stop"),
    Case(turn(hand="", **DRIVE), ("fly_free",), "PD-5.1", "no_certain_stop"),
    Case(turn(hand="casino"), ("pay", "ore_extraction"), "PD-5.2", "not_in_hand"),
    Case(turn(hand="casino ore_extraction"), ("fly_free",), "PD-5.2", "must_pay"),
    Case(turn(hand="casino ore_extraction", **DRIVE), ("pay", "casino"), "PD-5.3", "drive_is_free"),
    # flying
    Case(paid(at="1,0"), ("fly", "2,1"), "PD-5.5", "not_straight"),
    Case(paid(at="1,0"), ("fly", "1,0"), "PD-5.5", "same_hex"),
    Case(paid(at="1,0"), ("fly", "2,-1"), "PD-5.5", "volcano"),
    Case(paid(at="1,0"), ("fly", "3,-2"), "PD-5.5", "volcano_in_the_way"),
    Case(paid("casino"), ("fly", "1,0"), "PD-5.6", "cannot_build_there"),
    Case(
        lambda: table().given(0, hand=f"casino {PAYMENT}").given(1, bases="1,0").do(0, "pay", PAYMENT),
        ("fly", "1,0"),
        "PD-5.6",
        "cannot_pay_toll",
    ),
    Case(paid(nose="bucket", slots=(THREE, "", "")), ("jump", "1,0"), "PD-8.2", "no_jump"),
    Case(
        lambda: horizons().token("city", "1,1").given(0, hand=f"casino {PAYMENT}", at="0,1").do(0, "pay", PAYMENT),
        ("fly", "1,1"),
        "PD-11.15",
        "dead_city_stop",
    ),
    # building
    Case(landed("casino"), ("build", "ore_extraction", None), "PD-6.2", "not_in_hand"),
    Case(landed("casino helium_extraction"), ("build", "casino", "helium_extraction"), "PD-6.2", "order_of_cards"),
    Case(landed("casino"), ("build", "casino", "casino"), "PD-6.3", "same_name"),
    Case(landed("casino ground_logistics"), ("build", "ground_logistics", None), "PD-6.4", "wrong_terrain"),
    Case(
        lambda: table().given(0, hand=f"stereo_theatre dome_defence {PAYMENT}", at="-3,3").flies(0, "-4,3", PAYMENT),
        ("build", "dome_defence", None),
        "PD-6.4",
        "no_volcano_near",
    ),
    Case(
        lambda: table(4).given(0, hand=f"casino {PAYMENT} wind_generator").supply(0, 0, 1).flies(0, "1,-1", PAYMENT),
        ("build", "casino", None),
        "PD-6.2",
        "no_module_left",
    ),
    Case(
        lambda: table(4).given(0, hand=f"casino {PAYMENT} wind_generator").supply(0, 1, 0).flies(0, "1,-1", PAYMENT),
        ("build", "casino", "wind_generator"),
        "PD-6.2",
        "no_base_left",
    ),
    # the nose
    Case(
        landed("casino", nose="bucket", slots=(THREE, "", "")),
        ("terraform", "casino", None, "one"),
        "PD-8.2",
        "not_your_part",
    ),
    Case(landed("casino", nose="terrablock"), ("terraform", "casino", None, "one"), "PD-8.2", "price_missing"),
    Case(
        landed("casino air_logistics", nose="terrablock", slots=(f"{THREE} {FIVE}", "", "")),
        ("terraform", "casino", "air_logistics", "both"),
        "PD-8.2",
        "one_shot_once",
    ),
    Case(
        lambda: (
            table(one_shot_once=False)
            .given(0, hand=f"casino {PAYMENT}", nose="terrablock", slots=(f"{THREE} {FIVE}", "", ""))
            .flies(0, "1,-1", PAYMENT)
        ),
        ("terraform", "casino", None, "both"),
        "PD-8.2",
        "freed_both_of_one",
    ),
    Case(
        lambda: (
            horizons(4)
            .in_play("training")
            .given(
                0, nose="chronoblock", slots=("casino casino", "", ""), modules="-4,3", hand=f"ore_extraction {PAYMENT}"
            )
            .do(0, "pay", PAYMENT)
            .do(0, "jump", "-4,3")
            .do(0, "lift")
        ),
        ("terraform", "ore_extraction", None, "one"),
        "PD-8.2",
        "used_this_turn",
    ),
    Case(QUESTIONS["nose"].given, ("spend", "air_logistics"), "PD-8.2", "not_in_slot"),
    # income
    Case(QUESTIONS["cluster"].given, ("cluster", "0,2"), "PD-7.7", "no_cluster_there"),
    Case(QUESTIONS["block"].given, ("again", "supply_block"), "PD-7.11", "cannot_repeat"),
    # events
    Case(event("eruption"), ("hex", "1,0"), "PD-11.1", "not_a_centre"),
    Case(event("eruption"), ("hex", "0,0"), "PD-11.1", "no_token_there"),
    Case(shifted, ("hex", "1,0"), "PD-11.1", "not_adjacent", 1),
    Case(shifted, ("hex", "1,1"), "PD-11.1", "no_way_out_there", 1),
    Case(event("meteor_shower"), ("meteor", "1,0", "3,0"), "PD-11.2", "not_adjacent"),
    Case(event("meteor_shower"), ("meteor", "1,-1", "1,0"), "PD-11.2", "same_section"),
    Case(event("meteor_shower"), ("meteor", "2,-1", "1,0"), "PD-11.2", "not_empty_hex"),
    Case(event("meteor_shower"), ("meteor", "1,-1", "1,-2"), "PD-11.2", "other_way_round"),
    Case(event("earthquake"), ("crack", "4,-3", 0, "left"), "PD-11.3", "crack_off_field"),
    Case(event("earthquake"), ("crack", "1,-1", 0, "left"), "PD-11.3", "crack_other_end"),
    Case(event("settler_growth"), ("hex", "3,0"), "PD-11.4", "hex_taken"),
    Case(event("settler_growth"), ("hex", "1,1"), "PD-11.4", "no_token_there"),
    Case(QUESTIONS["invest"].given, ("discard", "ore_extraction"), "PD-11.5", "not_in_hand", 1),
    Case(QUESTIONS["bid"].given, ("bid", 6), "PD-11.7", "bid_too_high"),
    Case(
        lambda: event("ancient_civilization", s0={"quids": 5}, s1={"quids": 5})().do(0, "bid", 3),
        ("bid", 3),
        "PD-11.7",
        "bid_too_low",
        1,
    ),
    Case(QUESTIONS["contaminate"].given, ("hex", "-4,3"), "PD-11.8", "not_your_object"),
    Case(
        lambda: QUESTIONS["contaminate"].given().do(0, "hex", "1,0"), ("hex", "1,0"), "PD-11.8", "already_contaminated"
    ),
    Case(curing, ("hex", "2,2"), "PD-11.8", "not_contaminated"),
    Case(curing, ("hex", "1,2"), "PD-11.8", "not_your_object"),
    Case(event("sabotage"), ("hex", "1,0"), "PD-11.10", "not_your_object"),
    Case(event("expansion"), ("hex", "3,0"), "PD-11.12", "not_empty_hex"),
    Case(event("new_engines", s0={"quids": 3}), ("buy", 2), "PD-11.13", "too_dear"),
    Case(turn(modules="1,0"), ("engine", "1,0"), "PD-11.13", "no_engine"),
    Case(engines(modules="1,0"), ("engine", "0,1"), "PD-11.13", "engine_empty_hex"),
    Case(
        lambda: engines(3, modules="1,0 2,0 3,0")().do(0, "engine", "1,0").do(0, "engine", "2,0"),
        ("engine", "3,0"),
        "PD-11.13",
        "engines_used_up",
    ),
    Case(event("training"), ("take_back", "nose", "casino"), "PD-11.14", "not_in_slot"),
    Case(event("dead_city"), ("hex", "1,0"), "PD-11.15", "not_a_volcano"),
]


@rules("PD-3.2", "PD-4.5", "PD-5.1", "PD-5.5", "PD-5.6", "PD-6.2", "PD-6.3", "PD-6.4", "PD-8.2", "PD-7.11")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rule}-{case.why}")
def test_an_answer_against_the_rules_is_refused(case: Case) -> None:
    refused = case.given().refusal(case.seat, *case.action)
    assert (refused.rule, refused.why) == (case.rule, case.why)
    english, russian = refused.text("en"), refused.text("ru")
    assert not re.search(r"[а-я]|\w_\w", english)  # no id is shown to a person
    assert re.search("[а-я]", russian)
    assert not re.search(r"\w_\w", russian)


def test_every_reason_of_the_code_is_provoked_here() -> None:
    root = Path(package.__file__).parent
    named = {"game_over", "not_your_decision"}
    for path in root.rglob("*.py"):
        text = path.read_text("utf-8")
        named |= set(re.findall(r'refusal\((?:"PD-[\d.]+"|frame\.rule), "(\w+)"', text))
        for a, b in re.findall(r'refusal\("PD-[\d.]+", "(\w+)" if [^"]*? else "(\w+)"', text):
            named |= {a, b}
    provoked = {case.why for case in CASES} | {"not_asked", "not_your_decision"}
    assert len(named) > 45
    assert named == provoked
    texts = {key.removeprefix("refusal-") for key in catalogue("pandorum").keys("en") if key.startswith("refusal-")}
    assert texts == provoked


NONSENSE: list[list[Any]] = [
    [],
    ["fly"],
    ["fly", "9,9"],
    ["fly", 3],
    ["draw", "nothing"],
    ["pay", None],
    ["build", "casino"],
    ["build", "casino", "casino", "casino"],
    ["direction", 6],
    ["crack", "0,0", 0, "up"],
    ["buy", 3],
    ["bid", 0],
    ["bid", "much"],
    ["slot", "hold"],
    ["terraform", "casino", None, "two"],
    ["unknown"],
]


@pytest.mark.parametrize("action", NONSENSE, ids=repr)
def test_what_means_nothing_is_no_action_at_all(action: list[Any]) -> None:
    t = table().given(0, hand="casino ore_extraction").start()
    before = digest(t.s)
    with pytest.raises(BadAction):
        t.m.act(0, action)
    assert digest(t.s) == before

"""Operations of events: each card has one that knows its words, and data with other words never play."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from games.pandorum.marks import rules
from games.spoiled import Data, entry
from orrery.core.data_files import BadComponent
from orrery.games.pandorum.components import EVENTS, EventCard, card_of, number_of
from orrery.games.pandorum.components.events import OPERATIONS as MODULES
from orrery.games.pandorum.data import read
from orrery.games.pandorum.operations import IN_ORDER, OPERATIONS, QUESTIONS, check

# what each card does on revealing, in the order of PD-11
OPERATION_TABLE = """
eruption              erupt
meteor_shower         meteor
earthquake            crack
settler_growth        pad
return_on_investment  invest
government_support    draw_each
ancient_civilization  auction
contamination         contaminate
insurance_payouts     clear_type
sabotage              sabotage
sandstorm             clear_market
expansion             expand
new_engines           engines
training              take_back
dead_city             city
"""


@rules("PD-10.3")
def test_each_card_has_an_operation_of_its_own() -> None:
    found = [[event.id, event.immediate] for event in EVENTS]
    assert found == [line.split() for line in OPERATION_TABLE.strip().splitlines()]
    assert [operation.op for operation in IN_ORDER] == [op for _, op in found]
    assert sorted(OPERATIONS) == list(MODULES)  # a module is called as the data call its operation


def test_each_question_is_asked_by_one_operation() -> None:
    asked = [question.ask.kind for operation in IN_ORDER for question in operation.questions]
    assert len(asked) == len(set(asked)) == len(QUESTIONS)
    assert [operation.op for operation in IN_ORDER if operation.placing] == ["erupt", "pad", "city"]


def event(name: str, part: str, **values: Any) -> Callable[[Data], object]:
    return lambda data: entry(data, "event", name)[part].update(values)


def changed(name: str, **values: Any) -> Callable[[list[EventCard]], list[EventCard]]:
    return lambda cards: [card._replace(**values) if card.id == name else card for card in cards]


def lasting(name: str, **values: Any) -> Callable[[list[EventCard]], list[EventCard]]:
    """Another permanent effect."""
    before = next(card.permanent for card in EVENTS if card.id == name)
    return changed(name, permanent=before._replace(**values))


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (event("sabotage", "immediate", gain=2), "sabotage: gain says nothing here"),
        (event("sabotage", "permanent", heals=True), "sabotage: heals says nothing here"),
        (lambda data: entry(data, "event", "sabotage").update(exhausted={"op": "cure"}), "sabotage: what happens at"),
        (lambda data: entry(data, "event", "contamination").pop("exhausted"), "contamination: what happens at its end"),
    ],
)
def test_keys_that_no_operation_reads_are_refused(spoil: Callable[[Data], object], message: str) -> None:
    data = deepcopy(read("events"))
    spoil(data)
    with pytest.raises(BadComponent, match=f"^events.toml: {message}"):
        check(EVENTS, data["event"])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (changed("sabotage", immediate="expand"), "expansion: another event does expand already"),
        (changed("sabotage", quids=-1), "sabotage: an auction gives the quids"),
        (changed("ancient_civilization", quids=4), "ancient_civilization: an auction gives the quids"),
        (lasting("eruption", per="friends"), "eruption: 'friends' is none of adjacent_contaminated_object"),
        (lasting("sandstorm", per="adjacent_volcano"), "sandstorm: adjacent_volcano counts at constructions"),
        (lasting("sabotage", condition="at_noon"), "sabotage: 'at_noon' is none of site_terrain"),
        (lasting("sandstorm", condition="own_module"), "sandstorm: 'own_module' is none of type_absent_from_market"),
        (lasting("dead_city", condition="own_module"), "dead_city: own_module is no condition of cross"),
        (lasting("expansion", below=0), "expansion: below and what it belongs to"),
        (lasting("sabotage", below=2), "sabotage: below and what it belongs to"),
    ],
)
def test_words_that_no_operation_knows_are_refused(
    change: Callable[[list[EventCard]], list[EventCard]], message: str
) -> None:
    entries = deepcopy(read("events")["event"])
    for made in entries if "another" in message else ():
        if made["id"] == "sabotage":
            made["immediate"] = {"op": "expand"}
    with pytest.raises(BadComponent, match=f"^events.toml: {message}"):
        check(change(list(EVENTS)), entries)


def test_numbers_of_an_operation_are_there_and_more_than_nothing() -> None:
    assert number_of("invest", "gain") == 3
    with pytest.raises(BadComponent, match=r"^events.toml: return_on_investment: cards of invest is a number from 1"):
        number_of("invest", "cards")
    with pytest.raises(BadComponent, match=r"^events.toml: eruption: where of erupt is a number from 1"):
        number_of("erupt", "where")
    with pytest.raises(BadComponent, match=r"^events.toml: no event does nothing"):
        card_of("nothing")

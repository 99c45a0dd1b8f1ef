"""Evaluations in named terms: their sum is the evaluation, which is worth what it was worth when it was recorded."""

from __future__ import annotations

import json
import re

import pytest

import orrery
from bots.evaluations import NAMES, RECORDED, positions, values
from core.toy import TOY
from orrery.bots.reason import LATER, OTHERS
from orrery.core.rng import Rng
from orrery.core.terms import Tally, Term

KNOWN: dict[str, list[list[float]]] = json.loads(RECORDED.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", NAMES)
def test_positions_are_worth_what_they_were_worth(name: str) -> None:
    assert values(name) == KNOWN[name]


def test_a_tally_notes_what_belongs_to_which_term() -> None:
    tally = Tally(("first", "second", "third"))
    tally.upto("first", 2.0)
    tally.upto("second", 5.0)
    tally.add("third", 1.0)
    tally.past(6.0)
    tally.upto("first", 6.5)
    assert tally.terms({"second": {"n": 3}}) == (Term("first", 2.5), Term("second", 3.0, {"n": 3}), Term("third", 1.0))


def test_the_toy_has_terms_too() -> None:
    state = TOY.new(2, 1).state
    assert [term.key for term in TOY.evaluate_terms(state, 0)] == ["points"]
    assert sum(term.value for term in TOY.evaluate_terms(state, 1)) == TOY.evaluate(state, 1)


@pytest.mark.parametrize("game_id", orrery.games())
def test_an_evaluation_has_few_enough_terms_to_be_read(game_id: str) -> None:
    game = orrery.game(game_id)
    state = game.new(max(game.players), 1).state
    keys = [term.key for term in game.evaluate_terms(state, 0)]
    assert 8 <= len(set(keys)) == len(keys) <= 18
    named = [key.removeprefix("term-") for key in game.texts.keys("en") if key.startswith("term-")]  # type: ignore[attr-defined]
    told = [key.removeprefix("told-") for key in game.texts.keys("en") if key.startswith("told-")]  # type: ignore[attr-defined]
    assert sorted([*keys, LATER, OTHERS]) == sorted(named)  # what explanations of every game tell beside the terms
    assert sorted(keys) == sorted(told)


def test_terms_tell_no_more_than_the_evaluation_does() -> None:
    """In deals that look the same to a seat the terms of its own things are the same."""
    game, met = orrery.game("planet_5r"), 0
    (item, *_) = json.loads((RECORDED.parent.parent / "golden/planet_5r.json").read_text(encoding="utf-8"))["games"]
    for state in positions(item["record"]):
        for seat in range(state.players):
            first, second = (game.evaluate_terms(game.resample(state, seat, Rng(n)), seat) for n in (1, 2))
            assert [own for own in first if own.key != "rivals"] == [own for own in second if own.key != "rivals"]
            met += 1
    assert met >= 10


@pytest.mark.parametrize("game_id", orrery.games())
def test_the_document_has_a_table_of_all_terms(game_id: str) -> None:
    game = orrery.game(game_id)
    text = (RECORDED.parents[2] / "docs/bots.md").read_text(encoding="utf-8")
    (section,) = re.findall(rf"### Terms of {game.name('en')}, .*?\n\n(.*?)\n\n", text, re.DOTALL)
    listed = re.findall(r"^\| `(\w+)` \| (.*?) \| .+ \|$", section, re.MULTILINE)
    keys = [term.key for term in game.evaluate_terms(game.new(max(game.players), 1).state, 0)]
    assert listed == [(key, game.term_name(key)("en")) for key in keys]

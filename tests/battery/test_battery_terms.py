"""The evaluation of every game at all its tables: a sum of named terms, each with words in both languages."""

from __future__ import annotations

import re
from functools import cache

import pytest

from battery.tables import NAMES, SETUPS, positions
from orrery.core.rng import Rng
from orrery.core.state_codec import digest
from orrery.core.terms import Term
from orrery.texts import LANGUAGES, Catalogue, catalogue

every_index = pytest.mark.parametrize("index", range(len(SETUPS)), ids=NAMES)


@cache
def strict(game_id: str) -> Catalogue:
    return catalogue(game_id, strict=True)


@every_index
def test_an_evaluation_is_the_sum_of_its_terms(index: int) -> None:
    """In true states and in those that bots are given, for all seats."""
    game, keys = SETUPS[index].game, set()
    for n, m in enumerate(positions(index)):
        for seat in range(m.players):
            for state in (m.state, game.resample(m.state, seat, Rng(n))):
                terms = game.evaluate_terms(state, seat)
                assert sum(term.value for term in terms) == pytest.approx(game.evaluate(state, seat), abs=1e-9)
                keys.add(tuple(term.key for term in terms))
    assert len(keys) == 1, "always the same terms in the same order"


@every_index
def test_terms_are_put_into_words_with_their_numbers(index: int) -> None:
    game = SETUPS[index].game
    texts, met = strict(game.id), set[str]()
    for m in positions(index)[::5]:
        for seat in range(m.players):
            for term in game.evaluate_terms(m.state, seat):
                for lang in LANGUAGES:
                    said = texts.format(lang, f"told-{term.key}", {"worth": round(term.value, 1) + 0.0, **term.numbers})
                    assert said == game.term_text(term)(lang)
                    assert tidy(said), said
                    assert texts.format(lang, f"term-{term.key}") == game.term_name(term.key)(lang)
                    met.add(said)
    assert len(met) > 20


@every_index
def test_looking_for_terms_changes_nothing(index: int) -> None:
    game = SETUPS[index].game
    m = positions(index)[len(positions(index)) // 2]
    before = digest(m.state)
    terms = game.evaluate_terms(m.state, 0)
    assert digest(m.state) == before
    assert terms == game.evaluate_terms(m.state, 0)
    assert all(isinstance(term, Term) for term in terms)


def tidy(said: str) -> bool:
    """A part of a sentence: no stop at its end, no gap, nothing left over from a program."""
    return bool(said) and not re.search(r"^ |[ .]$| [,.:;)]|\( |  |\n|[{}_]|\bnone\b|\bNone\b", said)

"""The sentences of reasons: every term of every game has its own, with the numbers that make the difference."""

from __future__ import annotations

import re
from typing import Any

import pytest

import orrery
from bots.test_bots_explain import candidate, every_game, explained, tidy
from orrery import Game
from orrery.bots import reasons
from orrery.bots.explanation import Dealt
from orrery.bots.reason import LATER, OTHERS, _sentence
from orrery.core.terms import Term
from orrery.texts import LANGUAGES, catalogue

CYRILLIC = re.compile("[а-яё]")


def terms_of(game: Game[Any, Any]) -> list[Term]:
    return list(game.evaluate_terms(game.new(max(game.players), 1).state, 0))


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_has_a_better_and_a_worse_sentence(game_id: str, lang: str) -> None:
    game, texts = orrery.game(game_id), catalogue(game_id, strict=True)
    keys, terms = texts.keys(lang), terms_of(game)
    for judged in ("better", "worse"):
        own = {key.removeprefix(f"{judged}-") for key in keys if key.startswith(f"{judged}-")}
        assert {term.key for term in terms} | {LATER, OTHERS} == {key.removesuffix("-same") for key in own}
        assert {term.key for term in terms} <= own
    numbers = {f"{term.key}-{name}" for term in terms for name in (*term.numbers, "worth")}
    gaps = [key.split("-", 1)[1] for key in keys if key.startswith(("gap-", "fewer-"))]
    assert set(gaps) <= numbers, "a number that no term tells"
    assert len(set(gaps)) == len(gaps), "more is better or less is, not both"
    assert {gap.rsplit("-", 1)[0] for gap in gaps} == {term.key for term in terms}


@every_game
def test_reasons_of_real_decisions_tell_their_numbers_in_both_languages(game_id: str) -> None:
    told = 0
    for _, found in explained(game_id):
        first, *others = found.candidates
        for move, other in [(move, first) for move in others] + [(first, move) for move in others]:
            for reason in reasons(orrery.game(game_id), move, other):
                english, russian = reason.text("en"), reason.text("ru")
                assert tidy(english), english
                assert tidy(russian), russian
                assert re.search(r"\d", english), english
                assert sorted(figures(english)) == sorted(figures(russian)), (english, russian)
                assert CYRILLIC.search(russian), russian
                assert not CYRILLIC.search(english), english
                told += 1
    assert told >= 4


def figures(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


@every_game
@pytest.mark.parametrize("sign", [1.0, -1.0], ids=["better", "worse"])
def test_no_sentence_claims_what_its_numbers_deny(game_id: str, sign: float) -> None:
    """Every number of every term is made larger and smaller, whatever the term itself is worth then."""
    game = orrery.game(game_id)
    for term in terms_of(game):
        for name, n in term.numbers.items():
            if isinstance(n, bool) or not isinstance(n, int | float):
                continue
            for step in (2, -2):
                mine = Term(term.key, 5.0 + sign, {**term.numbers, name: 7 + step})
                its = Term(term.key, 5.0, {**term.numbers, name: 7})
                said = _sentence(game, sign, (mine, its))
                for lang in LANGUAGES:
                    assert tidy(said(lang)), said(lang)
                    for way, better in (("gap", step * sign > 0), ("fewer", step * sign < 0)):
                        if game.texts.has(lang, f"{way}-{term.key}-{name}"):
                            assert {str(7 + step), "7"} <= figures(said(lang))
                            own = game.texts.has(lang, f"gap-{term.key}-worth")
                            start = game.texts.format(lang, f"despite-{judged(sign)}", blank(game, term, lang))
                            assert said(lang).startswith(start.split(":")[0] + ":") != (better or own), said(lang)


def judged(sign: float) -> str:
    return "better" if sign > 0 else "worse"


def blank(game: Game[Any, Any], term: Term, lang: str) -> dict[str, object]:
    return {"name": game.term_name(term.key)(lang), "by": game.points_text(1.0)(lang), "gaps": ""}


def test_what_follows_is_counted_in_the_deals() -> None:
    game = orrery.game("planet_unknown")
    terms = tuple(Term(term.key, 0.0, term.numbers) for term in terms_of(game))
    still = tuple(0.0 for _ in terms)
    ahead = candidate(*(Dealt(value, still) for value in (2.0, 2.5, 0.0, 2.5)))._replace(terms=terms)
    other = candidate(*(Dealt(value, still) for value in (0.1, 0.0, 0.2, 0.1)))._replace(terms=terms)
    (reason,) = reasons(game, ahead, other)
    assert reason.text("en") == (
        "The next turns bring 1.6 medals more from here: they went better in 3 of 4 futures tried."
    )
    assert reason.text("ru") == (
        "Следующие ходы отсюда принесут больше, это даёт 1,6 медали: лучше вышло в 3 из 4 опробованных вариантов."
    )
    (against,) = reasons(game, other, ahead)
    assert against.text("en").startswith("The next turns bring 1.6 medals less from here: they went worse in 3 of 4 ")

"""Reasons in words: by which terms a move is better or worse than another one."""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.bots.explanation import Candidate, compared
from orrery.core.errors import LANGUAGES, Words
from orrery.core.ruleset import Ruleset
from orrery.core.terms import Term

MOST = 3
LEAST = 0.15  # points: less is not worth a word ...
SHARE = 0.2  # ... nor is less than this part of the largest difference
FIRM = 1.5  # standard errors: a smaller difference may be luck of the deals
LATER = "later"  # what the search sees beyond the position that the terms are of


class Reason(NamedTuple):
    """One difference: the term, by how many points the move is better (below zero: worse), and the sentence."""

    key: str
    by: float
    text: Words


class Difference(NamedTuple):
    """By how many points a move is better in one term, and how sure that is (None: the deals can't tell)."""

    by: float
    doubt: float | None

    @property
    def firm(self) -> bool:
        """Large enough for a word, and more than luck of the deals."""
        return abs(self.by) >= LEAST and (self.doubt is None or abs(self.by) >= FIRM * self.doubt)


def differences(move: Candidate, other: Candidate) -> dict[str, Difference]:
    """A move against another one, term by term in the same deals, and in what follows."""
    found = {
        term.key: Difference(*compared([deal.terms[n] for deal in move.dealt], [deal.terms[n] for deal in other.dealt]))
        for n, term in enumerate(move.terms)
    }
    later = ([deal.value - sum(deal.terms) for deal in candidate.dealt] for candidate in (move, other))
    return {**found, LATER: Difference(*compared(*later))}


def reasons(game: Ruleset[Any, Any], move: Candidate, other: Candidate, most: int = MOST) -> list[Reason]:
    """The one to three largest differences between a move and another one, what it loses first.

    What speaks for the better one of the two is never drowned by what speaks against it: that would mislead. There is
    no reason where the deals do not tell the two apart.
    """
    gaps = {key: gap for key, gap in differences(move, other).items() if gap.firm}
    if not gaps:
        return []
    chosen = _chosen({key: gap.by for key, gap in gaps.items()}, move.value >= other.value, max(1, most))
    terms = {mine.key: (mine, its) for mine, its in zip(move.terms, other.terms, strict=True)}
    told = [Reason(key, gaps[key].by, _sentence(game, gaps[key].by, terms.get(key))) for key in chosen]
    return sorted(told, key=lambda reason: (reason.by >= 0.0, -abs(reason.by)))


def _chosen(gaps: dict[str, float], better: bool, most: int) -> list[str]:
    """The largest; but as long as they speak against the better move all in all, its next advantage takes the place of
    the smallest drawback beyond the first."""
    by_size = sorted(gaps, key=lambda key: abs(gaps[key]), reverse=True)
    large = [key for key in by_size if abs(gaps[key]) >= SHARE * abs(gaps[by_size[0]])]
    chosen, sign = large[:most], 1.0 if better else -1.0
    waiting = [key for key in by_size if key not in chosen and sign * gaps[key] > 0.0]
    while waiting and sum(sign * gaps[key] for key in chosen) < 0.0:
        against = [key for key in chosen if sign * gaps[key] < 0.0]
        if len(chosen) == most:
            if len(against) < 2 and most > 1:
                break
            chosen.remove(against[-1])
        chosen.append(waiting.pop(0))
    return chosen


def _sentence(game: Ruleset[Any, Any], by: float, terms: tuple[Term, Term] | None) -> Words:
    key = "why-better" if by >= 0.0 else "why-worse"
    amount = game.points_text(abs(by))
    if terms is None:
        return _words(game, f"{key}-later", by=amount)
    mine, its = (game.term_text(term) for term in terms)
    return _words(game, key, name=game.term_name(terms[0].key), by=amount, told=mine, other=its)


def _words(game: Ruleset[Any, Any], key: str, **parts: Words) -> Words:
    """A sentence made of parts, each in its language; an alternative that says the same is left out."""
    said = {}
    for lang in LANGUAGES:
        given: dict[str, object] = {name: words(lang) for name, words in parts.items()}
        if given.get("other") == given.get("told"):
            given["other"] = None
        said[lang] = game.texts.format(lang, key, given)
    return Words(said)

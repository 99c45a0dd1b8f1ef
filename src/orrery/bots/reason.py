"""Reasons in words: by which terms a move is better or worse than another one."""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.bots.explanation import Candidate, compared
from orrery.core.errors import LANGUAGES, Words
from orrery.core.ruleset import Ruleset
from orrery.core.terms import DIGITS, Term

MOST = 3
LEAST = 0.15  # points: less is not worth a word,
LEAST_SPREAD = 0.025  # nor is less than this part of the game's spread,
SHARE = 0.2  # nor less than this part of the largest difference
FIRM = 1.5  # standard errors: a smaller difference may be luck of the deals
WORTH = "worth"  # what a term's value is called in its sentences
LATER = "later"  # what the search sees beyond the position that the terms are of
OTHERS = "others"  # what the others can make of it, where the seat decides for all


class Reason(NamedTuple):
    """One difference: the term, by how many points the move is better (below zero: worse), and the sentence."""

    key: str
    by: float
    text: Words


class Difference(NamedTuple):
    """By how many points a move is better in one term, and how sure that is (None: the deals can't tell)."""

    by: float
    doubt: float | None

    def firm(self, least: float = LEAST) -> bool:
        """Large enough for a word, and more than luck of the deals."""
        return abs(self.by) >= least and (self.doubt is None or abs(self.by) >= FIRM * self.doubt)


def differences(move: Candidate, other: Candidate) -> dict[str, Difference]:
    """A move against another one, term by term in the same deals, for the others, and in what follows."""
    found = {
        term.key: Difference(*compared([deal.terms[n] for deal in move.dealt], [deal.terms[n] for deal in other.dealt]))
        for n, term in enumerate(move.terms)
    }
    found[OTHERS] = Difference(*compared([deal.others for deal in move.dealt], [deal.others for deal in other.dealt]))
    return {**found, LATER: Difference(*compared(_beyond(move), _beyond(other)))}


def least_told(game: Ruleset[Any, Any]) -> float:
    """In points: what is less makes no difference at the game's tables."""
    return max(LEAST, LEAST_SPREAD * game.spread)


def reasons(game: Ruleset[Any, Any], move: Candidate, other: Candidate, most: int = MOST) -> list[Reason]:
    """The one to three largest differences between a move and another one, what it loses first.

    What speaks for the better one of the two is never drowned by what speaks against it: that would mislead. There is
    no reason where the deals do not tell the two apart.
    """
    least = least_told(game)
    gaps = {key: gap for key, gap in differences(move, other).items() if gap.firm(least)}
    if not gaps:
        return []
    chosen = _chosen({key: gap.by for key, gap in gaps.items()}, move.value >= other.value, max(1, most))
    terms = {mine.key: (mine, its) for mine, its in zip(move.terms, other.terms, strict=True)}

    def said(key: str) -> Words:
        by = gaps[key].by
        if key in terms:
            return _sentence(game, by, terms[key])
        return _of_others(game, by) if key == OTHERS else _of_later(game, by, move, other)

    told = [Reason(key, gaps[key].by, said(key)) for key in chosen]
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


def _sentence(game: Ruleset[Any, Any], by: float, terms: tuple[Term, Term]) -> Words:
    """The term's own sentence with the numbers that differ; the one for equal numbers in another place; or, where the
    numbers alone would speak for the other move, one that admits it."""
    mine, its = terms
    judged, amount = _judged(by), game.points_text(abs(by))
    numbers = {**mine.numbers, WORTH: _told_worth(mine), f"{WORTH}_else": _told_worth(its)}
    said = {}
    for lang in LANGUAGES:
        pros, cons = _gaps(game, lang, by, mine, its)
        own = f"{judged}-{mine.key}" if pros else f"{judged}-{mine.key}-same"
        given: dict[str, object] = {"name": game.term_name(mine.key)(lang), "by": amount(lang)}
        if cons and not pros:
            own = f"despite-{judged}"
            given["gaps"] = ", ".join(cons)
        elif game.texts.has(lang, own):
            told = ", ".join(pros)
            also = game.texts.format(lang, "despite-also", {"gaps": ", ".join(cons)}) if cons else ""
            given |= {**numbers, "gaps": told + also}
        else:
            told, other = (game.term_text(term)(lang) for term in terms)
            own = f"why-{judged}"
            given |= {"told": told, "other": None if other == told else other}
        said[lang] = game.texts.format(lang, own, given)
    return Words(said)


def _gaps(game: Ruleset[Any, Any], lang: str, by: float, mine: Term, its: Term) -> tuple[list[str], list[str]]:
    """The numbers of a term in which two moves differ, those of the first against those of the second: such as bear
    out which of them is better, and such as do not."""
    pros: list[str] = []
    cons: list[str] = []
    theirs = {**its.numbers, WORTH: _told_worth(its)}
    for name, n in {**mine.numbers, WORTH: _told_worth(mine)}.items():
        other = theirs[name]
        for sign, way in ((1.0, "gap"), (-1.0, "fewer")):
            key = f"{way}-{mine.key}-{name}"
            if n != other and game.texts.has(lang, key):
                told = game.texts.format(lang, key, {**mine.numbers, "n": n, "else": other})
                (cons if _against(sign * by, n, other) else pros).append(told)
    return pros, cons


def _against(by: float, n: object, other: object) -> bool:
    """Whether more would be better but it is less, or the other way round; words are neither."""
    return isinstance(n, int | float) and isinstance(other, int | float) and by * (n - other) < 0.0


def _told_worth(term: Term) -> float:
    return round(term.value, DIGITS) + 0.0


def _of_others(game: Ruleset[Any, Any], by: float) -> Words:
    amount = game.points_text(abs(by))
    return Words({lang: game.texts.format(lang, f"{_judged(by)}-{OTHERS}", {"by": amount(lang)}) for lang in LANGUAGES})


def _of_later(game: Ruleset[Any, Any], by: float, move: Candidate, other: Candidate) -> Words:
    """By how much the next turns go better or worse, and in how many of the deals."""
    sign, pairs = 1.0 if by >= 0.0 else -1.0, list(zip(_beyond(move), _beyond(other), strict=False))
    won = sum(sign * (mine - its) > 0.0 for mine, its in pairs)
    amount, key = game.points_text(abs(by)), f"{_judged(by)}-{LATER}"
    return Words(
        {lang: game.texts.format(lang, key, {"by": amount(lang), "won": won, "of": len(pairs)}) for lang in LANGUAGES}
    )


def _judged(by: float) -> str:
    return "better" if by >= 0.0 else "worse"


def _beyond(move: Candidate) -> list[float]:
    """In each deal, what the search sees beyond the terms of the position."""
    return [deal.value - sum(deal.terms) - deal.others for deal in move.dealt]

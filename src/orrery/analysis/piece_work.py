"""A piece worked out: what a worker does."""

from __future__ import annotations

from math import fsum
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from orrery.analysis.game_walk import Piece
from orrery.analysis.judging import DIGITS, Judgement, judge
from orrery.bots.win_chance import has_curve, win_chance
from orrery.core.rng import Rng
from orrery.core.ruleset import Ruleset
from orrery.core.terms import RIVALS

LOOKS = 8  # deals of what a seat does not know, for the curve
STREAM = 13


class RoundStanding(NamedTuple):
    """How the seats stand when a round begins: each by what it could know then."""

    round: int
    step: int
    leads: tuple[float, ...]  # points ahead of the best other seat
    lead_spread: tuple[float, ...]  # how far that hangs on what the seat could not know: standard deviation
    chances: tuple[float, ...] | None  # to win; together they are 1
    chance_spread: tuple[float, ...] | None


def work_out(game: Ruleset[Any, Any], piece: Piece, state: Any) -> Judgement | RoundStanding:
    """The answer to a piece, in the state it begins with. The same piece gives the same answer everywhere."""
    if piece.about == "round":
        return standing(game, state, piece.step)
    return judge(game, state, piece.seat, piece.action, piece.step, piece.deals)


def standing(game: Ruleset[Any, Any], state: Any, step: int) -> RoundStanding:
    seats = range(state.players)
    rng = Rng(step, STREAM)
    deals = [[game.resample(state, seat, rng) for _ in range(LOOKS)] for seat in seats]
    chances = spread = None
    if has_curve(game, state):
        lasts = [game.survival(state, seat, 1) for seat in seats]
        found = [
            [win_chance(game.win_curve, state, game.evaluate(deal, seat), lasts[seat]) for deal in deals[seat]]
            for seat in seats
        ]
        whole = sum(map(fmean, found))
        chances = tuple(round(fmean(each) / whole, DIGITS) for each in found)
        spread = tuple(round(pstdev(each) / whole, DIGITS) for each in found)
    leads = [[_lead(game, deal, seat) for deal in deals[seat]] for seat in seats]
    means = tuple(round(fmean(each), DIGITS) + 0.0 for each in leads)
    wide = tuple(round(pstdev(each), DIGITS) for each in leads)
    return RoundStanding(int(getattr(state, "round", 0)), step, means, wide, chances, spread)


def _lead(game: Ruleset[Any, Any], state: Any, seat: int) -> float:
    """Points ahead of the best other seat: an evaluation steers by rivals, and may take off only a part of them."""
    terms = [game.evaluate_terms(state, each) for each in range(state.players)]
    if state.players == 1 or all(term.key != RIVALS for term in terms[seat]):
        return game.evaluate(state, seat)
    own = [fsum(term.value for term in each if term.key != RIVALS) for each in terms]
    return own.pop(seat) - max(own)

"""One decision judged: the move that was played against the best that the strongest bot finds, in the same deals.

Whoever takes the best of several candidates by some deals and believes its lead in these same deals is fooled by luck.
So the best is chosen by one half of the deals, and the lead over the played move measured in the other half.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from orrery.analysis.marks import Loss, Mark, mark_of
from orrery.analysis.move_words import told_by
from orrery.bots.explanation import Candidate, compared, explain, mean, standard_error
from orrery.bots.lines import Line
from orrery.bots.reason import reasons
from orrery.bots.win_chance import has_curve, win_chance
from orrery.core import engine
from orrery.core.decision import Decision
from orrery.core.ruleset import Ruleset

Json = Any
MOST_REASONS = 2
DIGITS = 4  # of chances and points that are kept: more would only look exact


class Lost(NamedTuple):
    """A loss as it is told: how much, and the standard error of that (None: it does not hang on the deals)."""

    by: float
    doubt: float | None


class WhyNot(NamedTuple):
    """A difference between the best move and the played one: the term, by how many points, and the sentence."""

    key: str
    by: float
    text: dict[str, str]


class Judgement(NamedTuple):
    """A decision of a seat, and what it was worth."""

    step: int  # actions played before it
    seat: int
    round: int
    kind: str  # of the question
    options: int  # legal answers
    played: list[Json]
    best: list[Json]  # the played move itself where nothing better was found
    mark: Mark
    points: Lost
    worth: dict[str, str]  # so many of the game's points, in words
    chance: Lost | None  # None: what a lead means for the chance to win is not known here
    chances: tuple[float, float] | None  # to win with the best move and with the played one
    reasons: tuple[WhyNot, ...]
    told_played: list[dict[str, Json]]  # events, as the seat hears them up to the first draw or reveal
    told_best: list[dict[str, Json]]
    deals: int


def judge(game: Ruleset[Any, Any], state: Any, seat: int, action: Any, step: int, deals: int) -> Judgement:
    """What the seat's action in this state was worth. The same state, action and deals give the same answer.

    The state may be the true one: everything is worked out on states that are dealt anew (`Decision.sample`).
    """
    decision = Decision(game, state, seat)
    found = explain(decision, None, also=[action], deals=deals, seed=step)
    played = next(each for each in found.candidates if each.action == _typed(game, action))
    best, first = _best(found.candidates, played)
    exact = all(_ends(game, state, seat, each.line) for each in (best, played))
    points = Loss(*compared(_values(best)[first:], _values(played)[first:]), exact)
    chance, chances = _in_chances(game, state, seat, best, played, first)
    mark: Mark = "best" if best is played else mark_of(points, chance, game.spread)
    same = best is played
    why = () if same else reasons(game, best, played, MOST_REASONS)
    told_played, told_best = told_by(game, state, seat, played.action, best.action)
    return Judgement(
        step,
        seat,
        getattr(state, "round", 0),
        decision.kind,
        len(decision.actions),
        game.action_to_json(played.action),
        game.action_to_json(best.action),
        mark,
        _rounded(points),
        dict(game.points_text(_rounded(points).by)),
        None if chance is None else _rounded(chance),
        chances,
        tuple(WhyNot(each.key, round(each.by, DIGITS), dict(each.text)) for each in why),
        told_played,
        told_best,
        played.tries,
    )


def _best(candidates: Sequence[Candidate], played: Candidate) -> tuple[Candidate, int]:
    """The best candidate by the first half of the deals, and where the other half begins. Deals that make no difference
    need not be halved."""
    tries = min(len(each.dealt) for each in candidates)
    differ = any(standard_error(_values(each)) is not None for each in candidates)
    half = tries // 2 if differ else tries
    best = played
    for each in candidates:
        if mean(_values(each)[:half]) > mean(_values(best)[:half]):
            best = each
    return best, half if differ else 0


def _ends(game: Ruleset[Any, Any], state: Any, seat: int, line: Line) -> bool:
    """Whether the game is over after this line: then its worth is no judgement."""
    flow, at = game.flow(state.options), game.clone(state)
    for action in line:
        if seat not in engine.actors(flow, at) or action not in engine.options(flow, at, seat):
            return False
        engine.apply(flow, at, seat, action)
    return not engine.actors(flow, at)


def _in_chances(
    game: Ruleset[Any, Any], state: Any, seat: int, best: Candidate, played: Candidate, first: int
) -> tuple[Loss | None, tuple[float, float] | None]:
    if not has_curve(game, state):
        return None, None
    lasts, curve = game.survival(state, seat, 1), game.win_curve
    ways = [[win_chance(curve, state, value, lasts) for value in _values(each)[first:]] for each in (best, played)]
    there, here = (round(mean(way), DIGITS) for way in ways)
    return Loss(*compared(*ways)), (there, here)


def _values(candidate: Candidate) -> list[float]:
    return [deal.value for deal in candidate.dealt]


def _rounded(loss: Loss) -> Lost:
    by = max(0.0, round(loss.by, DIGITS))
    return Lost(by + 0.0, None if loss.doubt is None else round(loss.doubt, DIGITS))


def _typed(game: Ruleset[Any, Any], action: Any) -> Any:
    return action if game.actions.kind_of(action) is not None else game.action_from_json(action)

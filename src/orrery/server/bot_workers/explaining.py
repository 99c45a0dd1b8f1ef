"""One question to a worker: what could a seat do here, how good is each move, and why? For hints, for "Why?" on a move
that was made, and for whatever else judges a decision.

Like a bot's question it holds a re-dealt state, so that nothing the seat may not know can reach the answer.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from math import fsum
from typing import Any

from msgspec import Struct, field

from orrery.bots.explanation import Candidate, Explanation, explain
from orrery.bots.lines import Line
from orrery.bots.reason import reasons
from orrery.bots.win_chance import has_curve, win_chance
from orrery.core.decision import Decision
from orrery.core.errors import LANGUAGES, Words
from orrery.core.match import Match
from orrery.core.registry import game as find_game
from orrery.core.rng import Rng
from orrery.core.ruleset import Ruleset
from orrery.core.state_codec import to_plain

ActionAsList = list[Any]
Text = dict[str, str]  # by language


class Explain(Struct, tag_field="ask", tag="explain"):
    """What is to be explained. `seconds` None: all deals, and the same answer every time."""

    id: int
    game: str
    seat: int
    state: Any
    seed: int
    seconds: float | None
    deals: int
    most: int
    rules_version: int | None = None
    chosen: ActionAsList | None = None
    also: list[ActionAsList] = field(default_factory=list)


class TermTold(Struct):
    """A term of the position a move leads to: by its key, what it is called, and its worth."""

    key: str
    name: Text
    value: float


class ReasonTold(Struct):
    """A difference from the move it was compared with: by so many points better, or worse (below zero)."""

    key: str
    name: Text
    by: float
    points: Text
    text: Text


class StepTold(Struct):
    """An answer of the seat, and what happens then as far as it can be foreseen."""

    action: ActionAsList
    events: list[dict[str, Any]]


class MoveTold(Struct):
    """A move that was compared with others, see `orrery.bots.explanation.Candidate`."""

    action: ActionAsList
    line: list[ActionAsList]
    steps: list[StepTold]  # the beginning of the line, up to the first draw or reveal
    value: float
    points: Text  # the value without its sign
    doubt: float | None
    behind: float
    behind_doubt: float | None
    wins: float | None  # chance to win, where the game's curve tells what a lead means
    tries: int
    dealt: list[float]  # its value in each deal; the deals are the same for all moves
    terms: list[TermTold]
    reasons: list[ReasonTold]  # against the best of the others


class Explained(Struct):
    """Moves, best first, and the one the bot takes."""

    seat: int
    chosen: ActionAsList
    moves: list[MoveTold]  # of such as come to the same in all deals only one
    choices: int  # legal actions


def to_explain(
    decision: Decision,
    seconds: float | None,
    *,
    deals: int,
    most: int,
    chosen: ActionAsList | None = None,
    also: list[ActionAsList] | None = None,
    randbits: Callable[[int], int] = secrets.randbits,
) -> Explain:
    """What a worker is asked about a decision."""
    game, redealt = decision.game, to_plain(decision.sample(Rng(randbits(64))))
    return Explain(
        0, game.id, decision.seat, redealt, randbits(63), seconds, deals, most, game.rules_version, chosen, also or []
    )


def explained(order: Explain, tell: Callable[[Explained], None] | None = None) -> Explained:
    """In the worker. `tell` hears what can be said after the first deals."""
    game = find_game(order.game, order.rules_version)
    state = game.codec.read_state(order.state)
    decision = Decision(game, state, order.seat)
    found = explain(
        decision,
        order.seconds,
        chosen=order.chosen,
        also=order.also,
        deals=order.deals,
        most=order.most,
        seed=order.seed,
        tell=None if tell is None else lambda early: tell(_told(decision, state, early)),
    )
    return _told(decision, state, found)


def _told(decision: Decision, state: Any, found: Explanation) -> Explained:
    game = decision.game
    moves = [_move(game, state, found, candidate) for candidate in found.candidates]
    return Explained(found.seat, game.action_to_json(found.chosen), moves, len(decision.actions))


def _move(game: Ruleset[Any, Any], state: Any, found: Explanation, move: Candidate) -> MoveTold:
    other = _compared_with(found, move)
    return MoveTold(
        action=game.action_to_json(move.action),
        line=[game.action_to_json(action) for action in move.line],
        steps=_steps(game, state, found.seat, move.line),
        value=move.value,
        points=_text(game.points_text(abs(move.value))),
        doubt=move.doubt,
        behind=move.behind,
        behind_doubt=move.behind_doubt,
        wins=_wins(game, state, found.seat, move),
        tries=move.tries,
        dealt=[deal.value for deal in move.dealt],
        terms=[TermTold(term.key, _text(game.term_name(term.key)), term.value) for term in move.terms],
        reasons=[]
        if other is None
        else [
            ReasonTold(
                reason.key,
                _text(game.term_name(reason.key)),
                reason.by,
                _text(game.points_text(abs(reason.by))),
                _text(reason.text),
            )
            for reason in reasons(game, move, other)
        ],
    )


def _steps(game: Ruleset[Any, Any], state: Any, seat: int, line: Line) -> list[StepTold]:
    """What the seat can count on: beyond a draw or a reveal the line stands on what was dealt here by chance."""
    match = Match.from_state(game, state.players, state.options, state)
    steps: list[StepTold] = []
    for action in line:
        decision = match.decision(seat)
        if decision is None or action not in decision.actions:
            break
        steps.append(StepTold(game.action_to_json(action), match.preview(seat, action)))
        (outcome,) = match.outcomes(seat, [action])
        if outcome.reveals:
            break
        match.act(seat, action)
    return steps


def _compared_with(found: Explanation, move: Candidate) -> Candidate | None:
    """The one that was taken; for that one, the best of the others. None that is the same in other words."""
    others = [other for other in (found.choice, *found.candidates) if other is not move]
    return next((other for other in others if (other.value, other.terms) != (move.value, move.terms)), None)


def _wins(game: Ruleset[Any, Any], state: Any, seat: int, move: Candidate) -> float | None:
    if not has_curve(game, state):
        return None  # nobody has measured what a lead means there
    lasts = game.survival(state, seat, 1)
    return fsum(win_chance(game.win_curve, state, deal.value, lasts) for deal in move.dealt) / len(move.dealt)


def _text(words: Words) -> Text:
    return {lang: words(lang) for lang in LANGUAGES}

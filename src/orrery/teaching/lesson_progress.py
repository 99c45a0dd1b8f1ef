"""Where a learner stands in a lesson. All of it follows from what was played, so undo and going back need no code of
their own: a step that began with an action goes with that action.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from orrery.core.match import Match
from orrery.teaching.action_patterns import matches_any
from orrery.teaching.lesson import SCORE, SHOWN, Goal, Lesson, Step

NEUTRAL = (["confirm"],)


@dataclass(frozen=True, slots=True)
class Progress:
    """`began` has, for every step so far, how many actions had been played when it began; the last is the present one.
    When all steps are done it has one entry more than there are steps."""

    began: tuple[int, ...] = (0,)
    seen: int = 0  # actions that have been looked at
    round: int = 0  # in which the learner was first asked on the way to a goal; 0: not yet
    strayed: bool = False  # another move than the one asked for has been made
    skipped: bool = False  # the goal was left out
    early: int | None = None  # the first action that was played while more was to be told before it is asked for

    @property
    def step(self) -> int:
        return len(self.began) - 1


def done(lesson: Lesson, at: Progress) -> bool:
    return at.step >= len(lesson.steps)


def mastered(lesson: Lesson, at: Progress) -> bool:
    return done(lesson, at) and not at.skipped


def step_of(lesson: Lesson, at: Progress) -> Step | None:
    """The present step; None after the last."""
    return None if done(lesson, at) else lesson.steps[at.step]


def asking_step(lesson: Lesson, at: Progress) -> Step | None:
    """The step whose move may be made now: the present one, or the next one while something is told before it."""
    if at.early is not None:
        return None
    step = next((step for step in lesson.steps[at.step :] if step.kind != "tell"), None)
    return None if step is None or step.kind != "ask" else step


def advanced(lesson: Lesson, at: Progress, match: Match) -> Progress:
    """The next step begins now. What was played before it was asked for counts as its answer."""
    if done(lesson, at):
        return at
    early, step = at.early, lesson.steps[at.step + 1] if at.step + 1 < len(lesson.steps) else None
    if early is None or step is None or step.kind == "tell":
        at = replace(at, began=(*at.began, len(match.actions) if early is None else early), round=0, strayed=False)
        return _counting(lesson, at, match)
    at = replace(at, began=(*at.began, early), round=0, strayed=False, early=None)
    return _looked(lesson, at, match, early)


def _counting(lesson: Lesson, at: Progress, match: Match) -> Progress:
    """The rounds of a goal are counted from the first question on: others may still have to end theirs."""
    step = step_of(lesson, at)
    if step is None or step.goal is None or at.round or match.decision(lesson.seat) is None:
        return at
    return replace(at, round=round_of(match))


def back_to(at: Progress, step: int) -> Progress:
    """As it was when this step began; the actions since then are to be taken back."""
    began = at.began[: step + 1]
    return replace(at, began=began, seen=began[-1], round=0, strayed=False, skipped=False, early=None)


def followed(lesson: Lesson, at: Progress, match: Match) -> Progress:
    """After moves, or after moves were taken back."""
    played = len(match.actions)
    if at.seen > played and at.early is not None and at.early < played:
        at = replace(at, seen=played)
    elif at.seen > played:
        kept = [n for n, began in enumerate(at.began) if began <= played]
        at = back_to(at, kept[-1])
        at = replace(at, seen=min(at.seen, played))
    return _looked(lesson, replace(at, seen=played), match, at.seen)


def _looked(lesson: Lesson, at: Progress, match: Match, first: int) -> Progress:
    """What follows from the actions from this one on."""
    for n in range(first, len(match.actions)):
        seat, action = match.actions[n]
        if seat == lesson.seat:
            at = _answered(lesson, at, match, match.game.action_to_json(action), n)
    step = step_of(lesson, at)
    if step is not None and step.goal is not None and reached(step.goal, match, lesson.seat):
        at = advanced(lesson, at, match)
    return _counting(lesson, at, match)


def _answered(lesson: Lesson, at: Progress, match: Match, action: Any, n: int) -> Progress:
    """The learner has moved. Whoever moves while something is told has read it; what else is told comes first."""
    step = step_of(lesson, at)
    if step is not None and step.kind == "tell" and at.early is None and _asks_later(lesson, at.step):
        at = replace(at, began=(*at.began, n), round=0, strayed=False)
        step = step_of(lesson, at)
        if step is not None and step.kind == "tell":
            return replace(at, early=n)
    if step is None or step.kind != "ask" or at.strayed:
        return at
    if matches_any(step.moves, action):
        return replace(at, began=(*at.began, n + 1), round=0)
    return at if neutral(lesson, step, action) else replace(at, strayed=True)


def _asks_later(lesson: Lesson, step: int) -> bool:
    return any(later.kind != "tell" for later in lesson.steps[step + 1 :])


def neutral(lesson: Lesson, step: Step, action: Any) -> bool:
    """Whether a move may come before the one that is asked for."""
    return matches_any((*NEUTRAL, *lesson.also, *step.also), action)


# --- goals


def amount(match: Match, seat: int, quantity: str) -> int:
    """How much of a named quantity a seat has; `score` is what it would have if the game ended now, `score.planet` what
    this line of the sheet would count, `shown.level` how high the table's own level is."""
    game = match.game
    if quantity.startswith(SHOWN):
        return shown_number(match, quantity) or 0
    if quantity.partition(".")[0] == SCORE:
        line = quantity.partition(".")[2]
        return sum(points for key, points, _ in game.score_lines(match.state, seat) if line in ("", key))
    names = [one.name for one in game.quantities]
    return game.ledger(match.state, seat)[names.index(quantity)]


def shown_number(match: Match, quantity: str) -> int | None:
    """A number that everybody sees; None if the table shows no such number."""
    found = match.game.shown(match.state, None).get(quantity.removeprefix(SHOWN))
    return found if isinstance(found, int) else None


def round_of(match: Match) -> int:
    return shown_number(match, "round") or 0


def reached(goal: Goal, match: Match, seat: int) -> bool:
    return all(amount(match, seat, want.quantity) >= want.at_least for want in goal.wants)


def rounds_gone(goal: Goal, at: Progress, match: Match) -> int:
    """The number of the running round of a goal, from 1; more than `goal.rounds` if it is too late."""
    return round_of(match) - at.round + 1 if at.round else 1


def missed(goal: Goal, at: Progress, match: Match) -> bool:
    return match.over or rounds_gone(goal, at, match) > goal.rounds


# --- those who play along


def asked_move(lesson: Lesson, step: Step, match: Match) -> Any | None:
    """The move that is shown to somebody who wants to see it; None if it is not to be made just now."""
    decision = match.decision(lesson.seat)
    if decision is None:
        return None
    legal = [match.game.action_to_json(action) for action in decision.actions]
    for pattern in (*step.moves, *step.also, *lesson.also):  # those that may come before it lead there
        for action in legal:
            if matches_any((pattern,), action):
                return action
    return None


def rival_move(lesson: Lesson, match: Match, seat: int) -> Any | None:
    """What the script has a rival play now; None if it plays freely. Moves of its own that the script does not name,
    such as a confirmation, do not disturb it."""
    script = lesson.rivals.get(seat, ())
    decision = match.decision(seat)
    if decision is None:
        return None
    to_json = match.game.action_to_json
    n = 0
    for mover, action in match.actions:
        if mover == seat and n < len(script) and matches_any((script[n],), to_json(action)):
            n += 1
    if n == len(script):
        return None
    return next((one for one in map(to_json, decision.actions) if matches_any((script[n],), one)), None)

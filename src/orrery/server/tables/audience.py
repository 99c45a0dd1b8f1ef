"""Everything a seat or a spectator is told of a match is made here, and only here.

The rest of the server never looks into a match for an audience: whatever is not built from the seat's own view,
events, decision and refusals cannot reach a socket. A test compares the bytes sent for two matches that differ only
in hidden things, and another one checks that no other module asks a match for a view.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple

from msgspec import UNSET, Raw, json

from orrery.core.errors import IllegalAction, OrreryError
from orrery.core.match import Match
from orrery.core.outcomes import Outcome, ScoreChange
from orrery.core.steps import Step
from orrery.server.people.followers import Shown
from orrery.server.storage import TableRow
from orrery.server.wire.message_parts import Refused, StepInfo, UndoInfo
from orrery.server.wire.messages import StateMessage, StepsMessage
from orrery.server.wire.outcome_info import EffectInfo, LineChangeInfo, OutcomeInfo, ScoreChangeInfo
from orrery.server.wire.server_errors import plain, texts_of
from orrery.server.wire.table_info import Words
from orrery.server.wire.view_patches import changes, view_digest

# Event numbers rise through the whole life of a table. If all events have to be told again, they get higher numbers, so
# a number that a client remembers from before never means another event.
EPOCH = 1_000_000

log = logging.getLogger(__name__)
_write = json.Encoder().encode


class Marks(NamedTuple):
    """How far an audience has come: its version, how often its events were told again, and since which version it has
    been asked its present question."""

    at: int = 0
    epoch: int = 0
    asked_at: int = 0


class AskedDecision(NamedTuple):
    """What a seat is asked: kind and parameters, and all of it with its answers as it is sent. As text a long list of
    answers takes a tenth of the memory, and is compared at once."""

    kind: str
    params: dict[str, Any]
    text: bytes

    def sent(self) -> Any:
        """The `decision` of a message."""
        return Raw(self.text)


class Known(NamedTuple):
    """All that an audience may know at one moment of a match."""

    view: dict[str, Any]
    question: AskedDecision | None
    undo: UndoInfo
    heard: int  # how many events
    steps: Callable[[], list[Step]]  # nobody may look at them, so they are made if need be


class Audience:
    """What one seat (None: the spectators) knows of a match, and the numbers that go with it.

    An audience's version counts its own news only. While somebody picks a card that is not yet final the others
    learn nothing: no message, no number, no hole in the numbers.

    A table that wakes has up to seven audiences, and often only one of them is there: the others look when something
    is about to happen.
    """

    __slots__ = ("_known", "_match", "_story", "marks", "seat")

    def __init__(self, match: Match, seat: int | None, marks: Marks) -> None:
        self.seat = seat
        self.marks = marks
        self._match = match
        self._known: Known | None = None
        self._story: list[dict[str, Any]] | None = None  # what it has heard, while something may be told anew

    def look(self) -> Known:
        """All it knows now. It must have looked before the match goes on: what is news is told apart by that."""
        if self._known is None:
            self._known = _known(self._match, self.seat, self._match.view(self.seat))
        return self._known

    def look_back(self) -> None:
        """Something is about to be taken back: what has been told is compared with what is told then. It has to be
        called before, as an act only adds to what was told."""
        self._story = self._match.events(self.seat)

    def update(self, match: Match, view: dict[str, Any], *, moved: bool) -> bool:
        """Note what a step has changed for this audience, which sees this now; False if it cannot notice the step.
        Whoever moved always can."""
        before = self._known
        assert before is not None, "it has to look before the match goes on"
        self._match, self._known = match, _known(match, self.seat, view)
        after = self._known
        at, epoch, asked_at = self.marks
        told, self._story = self._story, None
        anew = told is not None and match.events(self.seat)[: len(told)] != told
        news = moved or anew or before.heard != after.heard
        if not (news or (before.view, before.question, before.undo) != (after.view, after.question, after.undo)):
            self._known = _same(before, match, self.seat)
            return False
        at += 1
        asked_at = at if moved or before.question != after.question else asked_at
        self.marks = Marks(at, epoch + anew, asked_at)
        return True

    def current(self, at: int) -> bool:
        """Whether somebody who saw version `at` saw the present question. Others who decide at the same time raise the
        version without making anybody stale."""
        return self.marks.asked_at <= at <= self.marks.at

    @property
    def question(self) -> dict[str, Any] | None:
        """What the seat is asked, as kind and parameters: the sentence is made of it if somebody is sent it."""
        asked = self.look().question
        return None if asked is None else {"kind": asked.kind, "params": asked.params}

    def message(self, table: str, since: int | None = None, seen: int | None = None) -> StateMessage:
        """The position as this audience may know it, with the events after number `since`; `seen` is the last number
        it was told before it went away, as numbers are counted now."""
        now, base = self.look(), self.marks.epoch * EPOCH
        known = 0 if since is None else since - base
        fresh = since is None or not 0 <= known <= now.heard
        if fresh:
            known = 0
        events = self._match.events(self.seat, known)
        return StateMessage(
            table=table,
            seat=self.seat,
            at=self.marks.at,
            view=now.view,
            decision=None if now.question is None else now.question.sent(),
            undo=now.undo,
            events=[{"n": base + known + i, **event} for i, event in enumerate(events, start=1)],
            from_=base + known,
            reset=fresh,
            seen=None if seen is None else base + min(seen % EPOCH, now.heard),
        )

    @property
    def shown(self) -> Shown:
        """What whoever hears of the position knows then."""
        return Shown(self.marks.at, self.look().view)

    def _cut(self) -> list[Step]:
        """The last act in steps; none if that fails: it is stored and acknowledged, so it is told in any case."""
        try:
            return self.look().steps()
        except Exception:
            log.exception("steps.broken seat=%s", self.seat)
            return []

    def steps_message(self, table: str, since: int | None, known: Shown | None) -> StepsMessage | None:
        """What has changed for somebody who knows all that was `known` at another version; None if they have to be
        told everything. It must be asked for before the match goes on."""
        now, base = self.look(), self.marks.epoch * EPOCH
        first = -1 if since is None else since - base
        if known is None or not 0 <= first <= now.heard:
            return None
        steps = self._cut() if known.at == self.marks.at - 1 else []
        if not steps or sum(len(step.events) for step in steps) != now.heard - first:
            steps = [Step(self._match.events(self.seat, first), now.view)]  # several acts at once, or none
        told: list[StepInfo] = []
        number, before = base + first, known.view
        for events, view in steps:
            numbered = [{"n": n, **event} for n, event in enumerate(events, start=number + 1)]
            told.append(StepInfo(numbered, changes(before, view)))
            number, before = number + len(events), view
        decision = None if now.question is None else now.question.sent()
        return StepsMessage(
            table=table,
            seat=self.seat,
            at=self.marks.at,
            base=known.at,
            steps=told,
            digest=view_digest(now.view),
            undo=now.undo,
            from_=base + first,
            decision=UNSET if self.marks.asked_at <= known.at else decision,  # the same words may ask anew
        )


def audiences(match: Match, told: list[list[int]] | None) -> dict[int | None, Audience]:
    """All who may follow a match, with the marks that were stored: every seat, and last the spectators."""
    seats: list[int | None] = [*range(match.players), None]
    if told is None:  # a new match, or one from a record
        marks = [Marks(match.version, match.undos, match.version)] * len(seats)
    else:
        marks = [Marks(*stored) for stored in told]
    return {seat: Audience(match, seat, mark) for seat, mark in zip(seats, marks, strict=True)}


def last_number(message: StateMessage | StepsMessage) -> int:
    """The number of the newest event an audience has been told."""
    if isinstance(message, StepsMessage):
        return message.from_ + sum(len(step.events) for step in message.steps)
    return message.from_ + len(message.events)


def preview_events(match: Match, seat: int, action: object) -> list[dict[str, Any]]:
    """What an action would cause, up to the first thing the seat can't foresee."""
    return match.preview(seat, action)


class Foretold(NamedTuple):
    """A question about outcomes that waits for its answer: `tell` gives it, in any thread."""

    of: int  # actions that were asked about
    tell: Callable[[], list[OutcomeInfo]]


def outcomes_of(match: Match, seat: int, actions: list[list[Any]] | None, first: int, most: int) -> Foretold:
    """What legal actions would bring the seat, at most so many from number `first` on; IllegalAction if one is not."""
    chosen = match.legal(seat, actions)
    foretelling, write = match.foretelling(seat), match.game.action_to_json

    def tell() -> list[OutcomeInfo]:
        return [outcome_info(foretelling.outcome(action), write(action)) for action in chosen[first : first + most]]

    return Foretold(len(chosen), tell)


def outcome_info(outcome: Outcome, action: list[Any]) -> OutcomeInfo:
    score = _score_info(outcome.score)
    assert score is not None  # everybody knows the own one
    return OutcomeInfo(
        action=action,
        gained=dict(outcome.gained),
        paid=dict(outcome.paid),
        lost=dict(outcome.lost),
        shed=dict(outcome.shed),
        score=score,
        components=list(outcome.components),
        places=list(outcome.places),
        reveals=outcome.reveals,
        ends_turn=outcome.ends_turn,
        forgone=list(outcome.forgone),
        asks=outcome.asks,
        others=[
            EffectInfo(
                seat=effect.seat,
                gained=dict(effect.gained),
                paid=dict(effect.paid),
                lost=dict(effect.lost),
                shed=dict(effect.shed),
                score=_score_info(effect.score),
            )
            for effect in outcome.others
        ],
    )


def _score_info(score: ScoreChange | None) -> ScoreChangeInfo | None:
    if score is None:
        return None
    return ScoreChangeInfo(score.before, score.after, [LineChangeInfo(*line) for line in score.lines])


def why_not(match: Match, seat: int, action: object) -> Refused | None:
    error = match.refused(seat, action)
    return None if error is None else refused_of(error)


def refused_of(error: OrreryError) -> Refused:
    """A refusal of the rules (or of an undo) as it goes over the wire."""
    rule = error.rule if isinstance(error, IllegalAction) else None
    return Refused(rule, getattr(error, "why", error.code), plain(error.params), Words(**texts_of(error)))


def summary_of(match: Match, version: int, spectated: dict[str, Any] | None = None) -> dict[str, Any]:
    """What lists and lobbies show to anybody, taken from what a spectator sees (`spectated`, if the caller has it
    already). `asked` and `since` (see `since_when`) are for each seat's own player only."""
    view = match.view(None) if spectated is None else spectated
    number, of = view.get("round"), view.get("rounds")
    return {
        "version": version,
        "actors": view["actors"],
        "asked": list(match.actors),
        "round": {"n": number, "of": of} if isinstance(number, int) else None,
        "winners": list(match.winners),
    }


def since_when(before: TableRow, told: list[list[int]], asked: Iterable[int], moment: int) -> dict[str, int]:
    """When each of the asked seats began to be asked what it is asked now. Moves of others that leave its question as
    it was do not change that. For a table that was stored without it, that is the time of its last change."""
    known: Mapping[str, int] = before.summary.get("since", {})  # type: ignore[assignment]
    was = before.told or [[before.version] * 3] * len(told)

    def since(seat: int) -> int:
        same = Marks(*was[seat]).asked_at == Marks(*told[seat]).asked_at
        return known.get(str(seat), before.updated) if same else moment

    return {str(seat): since(seat) for seat in asked}


def _known(match: Match, seat: int | None, view: dict[str, Any]) -> Known:
    return Known(view, _question(match, seat), _undo(match, seat), match.heard(seat), partial(match.steps, seat, view))


def _same(known: Known, match: Match, seat: int | None) -> Known:
    """What it knew before a step that it could not notice. Its followers were shown these very objects: new ones would
    be kept beside them, though equal."""
    return known._replace(heard=match.heard(seat), steps=partial(match.steps, seat, known.view))


def _question(match: Match, seat: int | None) -> AskedDecision | None:
    decision = None if seat is None else match.decision(seat)
    return None if decision is None else AskedDecision(decision.kind, decision.params, _write(decision.to_json()))


def _undo(match: Match, seat: int | None) -> UndoInfo:
    if seat is None:
        return UndoInfo(False, "nothing")
    why = match.why_no_undo(seat)
    ask = not match.over and any(mover == seat for mover, _ in match.actions[: match.fence(seat)])
    return UndoInfo(why is None, why, match.can_redo(seat), ask)


def replay_steps(
    match: Match, seat: int | None, start: int, count: int, walk: Callable[[int], Match], moments: bool = False
) -> list[dict[str, Any]]:
    """Steps of a finished game as one audience lived through them; step 0 is the start. `walk` leads to the moment
    after so many actions; `moments`: also what was seen in the middle of each act."""
    last = min(start + count, len(match.actions) + 1)
    steps: list[dict[str, Any]] = []
    if start >= last:
        return steps
    again = walk(max(0, start - 1))
    for n in range(start, last):
        mover, action = match.actions[n - 1] if n else (None, None)
        heard = len(again.events(seat)) if n else 0
        if mover is not None:
            again.act(mover, action)
        step: dict[str, Any] = {
            "n": n,
            "seat": mover,
            "action": None if mover is None else match.game.action_to_json(action),
            "events": again.events(seat, heard),
            "view": again.view(seat),
        }
        if moments and mover is not None:
            step["moments"] = _moments(again, seat)
        steps.append(step)
    return steps


def _moments(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """What the audience saw in the middle of the last act, as what differs from the view after it."""
    *underway, last = match.steps(seat)
    return [{"events": len(step.events), "patch": changes(last.view, step.view)} for step in underway]

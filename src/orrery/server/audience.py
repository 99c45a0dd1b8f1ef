"""Everything a seat or a spectator is told of a match is made here, and only here.

The rest of the server never looks into a match for an audience: whatever is not built from the seat's own view,
events, decision and refusals cannot reach a socket. A test compares the bytes sent for two matches that differ in
hidden things alone, and another that no other module asks a match for a view.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.core.errors import IllegalAction, OrreryError
from orrery.core.match import Match
from orrery.server.errors import plain, texts_of
from orrery.server.protocol import Refused, StateMessage, UndoInfo, Words

# Event numbers rise through the whole life of a table. After an undo the story is told anew under higher numbers, so
# a number a client remembers from before can never be mistaken for one of the new story.
EPOCH = 1_000_000


def audience_message(match: Match, seat: int | None, *, table: str = "", since: int | None = None) -> StateMessage:
    """The position as one audience may know it, with the events after number `since`."""
    base = match.undos * EPOCH
    known = 0 if since is None else since - base
    story = match.events(seat)
    fresh = since is None or not 0 <= known <= len(story)
    if fresh:
        known = 0
    return StateMessage(
        table=table,
        seat=seat,
        at=match.version,
        view=match.view(seat),
        decision=_decision(match, seat),
        undo=_undo(match, seat),
        events=[{"n": base + known + i, **event} for i, event in enumerate(story[known:], start=1)],
        from_=base + known,
        reset=fresh,
    )


def last_number(message: StateMessage) -> int:
    """The number of the newest event an audience has been told."""
    return message.from_ + len(message.events)


def preview_events(match: Match, seat: int, action: object) -> list[dict[str, Any]]:
    """What an action would cause, up to the first thing the seat can't foresee."""
    return match.preview(seat, action)


def why_not(match: Match, seat: int, action: object) -> Refused | None:
    error = match.refused(seat, action)
    return None if error is None else refused_of(error)


def refused_of(error: OrreryError) -> Refused:
    """A refusal of the rules (or of an undo) as it goes over the wire."""
    rule = error.rule if isinstance(error, IllegalAction) else None
    return Refused(rule, getattr(error, "why", error.code), plain(error.params), Words(**texts_of(error)))


def summary_of(match: Match) -> dict[str, Any]:
    """What lists and lobbies show to anybody, taken from what a spectator sees; `asked` is for each seat's own eyes."""
    view = match.view(None)
    number, of = view.get("round"), view.get("rounds")
    return {
        "actors": view["actors"],
        "asked": list(match.actors),
        "round": {"n": number, "of": of} if isinstance(number, int) else None,
        "winners": list(match.winners),
    }


def decision_marks(match: Match) -> tuple[Mapping[str, Any] | None, ...]:
    """What each seat is asked, to notice when that changes. Never sent."""
    return tuple(_decision(match, seat) for seat in range(match.players))


def _decision(match: Match, seat: int | None) -> dict[str, Any] | None:
    if seat is None:
        return None
    decision = match.decision(seat)
    return None if decision is None else decision.to_json()


def _undo(match: Match, seat: int | None) -> UndoInfo:
    if seat is None:
        return UndoInfo(False, "nothing")
    why = match.why_no_undo(seat)
    return UndoInfo(why is None, why)


def replay_steps(match: Match, seat: int | None, start: int, count: int) -> list[dict[str, Any]]:
    """Steps of a finished game as one audience lived through them; step 0 is the start."""
    again = match.game.new(match.players, match.seed, match.game.option_set.write(match.options))
    steps: list[dict[str, Any]] = []
    for n in range(min(start + count, len(match.actions) + 1)):
        mover, action = match.actions[n - 1] if n else (None, None)
        heard = len(again.events(seat)) if n else 0
        if mover is not None:
            again.act(mover, action)
        if n < start:
            continue
        steps.append(
            {
                "n": n,
                "seat": mover,
                "action": None if mover is None else match.game.action_to_json(action),
                "events": again.events(seat, heard),
                "view": again.view(seat),
            }
        )
    return steps

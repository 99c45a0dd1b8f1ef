"""The events to come: looking at the next one, and putting several in order (PU-12.15, SM-11.4)."""

from __future__ import annotations

from typing import TypedDict

from orrery.core.errors import Refusal, refusal
from orrery.games.planet_unknown.actions import NextEvent
from orrery.games.planet_unknown.components import EVENTS
from orrery.games.planet_unknown.events import EventPeeked
from orrery.games.planet_unknown.frames import PeekEvent, ReorderEvents
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import Play, State
from orrery.games.planet_unknown.supermoon_events import EventsArranged


def peek_event(play: Play, f: PeekEvent) -> None:
    s = play.s
    if s.event_deck:
        s.peeked |= 1 << f.seat
        play.reveal(f.seat)
        tell(play, EventPeeked(f.seat, EVENTS[s.event_deck[0]].id))


def look_ahead(play: Play, seat: int, count: int) -> None:
    """Alone: the next events are looked at and put back in any order, fewer if the deck is shorter."""
    s = play.s
    of = min(count, len(s.event_deck))
    if of:
        s.peeked |= 1 << seat
        play.reveal(seat)
        play.then(seat, ReorderEvents(seat, 0, of))


def reorder_options(s: State, f: ReorderEvents) -> list[NextEvent]:
    return [NextEvent(card) for card in s.event_deck[f.done : f.of]]


class ReorderParams(TypedDict):
    place: int
    of: int


def reorder_params(s: State, f: ReorderEvents) -> ReorderParams:
    return {"place": f.done + 1, "of": f.of}


def refuse_reorder(s: State, f: ReorderEvents, a: NextEvent) -> Refusal | None:
    if type(a) is not NextEvent:
        return refusal("SM-11.4", "wrong_kind")
    return None if a in reorder_options(s, f) else refusal("SM-11.4", "not_among_cards")


def choose_next(play: Play, f: ReorderEvents, a: NextEvent) -> None:
    s = play.s
    rest = [card for card in s.event_deck[f.done :] if card != a.event]
    s.event_deck = (*s.event_deck[: f.done], a.event, *rest)
    if f.done + 2 < f.of:
        play.then(f.seat, f._replace(done=f.done + 1))
    else:
        tell(play, EventsArranged(f.seat, f.of))

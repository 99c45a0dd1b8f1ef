"""Events are revealed at the end of a turn (PD-10)."""

from __future__ import annotations

from orrery.core.frames import WaitFor
from orrery.core.state import TABLE
from orrery.games.pandorum import frames as f
from orrery.games.pandorum.components import EVENT_IDS, EVENTS
from orrery.games.pandorum.events import EventBoxed, EventRevealed
from orrery.games.pandorum.operation import IN_TURN, OPERATIONS
from orrery.games.pandorum.rules.ending import is_last_turn
from orrery.games.pandorum.state import InPlay, Play


def reveal(play: Play, frame: f.Reveal) -> None:
    """PD-10.11: replacements, then the first event, then the second, each as soon as it is due."""
    s = play.s
    if is_last_turn(s) or not s.event_deck:  # PD-10.8
        s.due = 0
        return
    all_built = frame.all_built or all(s.own(seat) for seat in range(s.players))
    if s.due:
        s.due -= 1
    elif s.events_begun == 0 and s.had_object:  # PD-10.1
        s.events_begun = 1
    elif s.events_begun == 1 and all_built:  # PD-10.2
        s.events_begun = 2
    else:
        return
    play.then(frame.seat, frame._replace(all_built=all_built))
    _next_event(play, frame.seat)


def _next_event(play: Play, seat: int) -> None:
    """PD-10.3: the active player carries out the immediate effect, then quids are put on the card."""
    s = play.s
    if not s.event_deck:
        return
    play.reveal(TABLE)
    event = s.event_deck.pop()
    about = EVENTS[event]
    operation = OPERATIONS[about.immediate]
    too_early = operation.too_early(s)
    if not too_early:
        s.events = (*s.events, InPlay(event, 0))
    play.emit(EventRevealed(EVENT_IDS[event], max(0, about.quids)))
    if too_early:
        _box(play, seat, event)
        return
    play.then(seat, f.PutQuids(seat, event))
    operation.begin(play, seat, event)


def put_quids(play: Play, frame: f.PutQuids) -> None:
    """The passive effect; an event with neither quids nor tokens makes room for the next one. PD-10.7"""
    s = play.s
    about = EVENTS[frame.event]
    if about.quids > 0:
        s.bank += about.quids
        s.events = tuple(card._replace(quids=about.quids) if card.event == frame.event else card for card in s.events)
        return
    (card,) = (card for card in s.events if card.event == frame.event)
    if not card.quids and not OPERATIONS[about.immediate].keeps(s):
        s.events = tuple(other for other in s.events if other.event != frame.event)
        _box(play, frame.seat, frame.event)


def _box(play: Play, seat: int, event: int) -> None:
    s = play.s
    s.event_box = (*s.event_box, event)
    play.emit(EventBoxed(EVENT_IDS[event]))
    _next_event(play, seat)


def in_turn(play: Play, frame: f.InTurn) -> None:
    """PD-10.4: one seat after the other; the active one waits for the answer."""
    if not frame.order:
        return
    seat, rest = frame.order[0], frame.order[1:]
    play.then(frame.seat, frame._replace(order=rest))
    asked = IN_TURN[frame.ask](play, seat)
    if asked is None:
        return
    if seat != frame.seat:
        play.then(frame.seat, WaitFor(frame.seat, (seat,)))
    play.then(seat, asked)

"""Permanent effects of events (PD-10.5, PD-10.6): who meets their condition is paid from the card."""

from __future__ import annotations

from orrery.games.pandorum.components import EVENT_IDS, EVENTS
from orrery.games.pandorum.events import EventOver, EventPaid, Why
from orrery.games.pandorum.operation import BUILD_IF, OPERATIONS, PAY_IF, PER
from orrery.games.pandorum.state import Construction, Play, State


def in_play(s: State, event: int) -> bool:
    return any(card.event == event for card in s.events)


def pay(play: Play, event: int, seat: int, amount: int, why: Why) -> None:
    """From the card as long as there is something on it; with its last quid the event ends."""
    s = play.s
    card = next((card for card in s.events if card.event == event), None)
    if card is None:
        return
    paid = min(amount, card.quids)
    if not paid:
        return
    left = card.quids - paid
    s.quids[seat] += paid
    s.events = tuple(card._replace(quids=left) if other is card else other for other in s.events)
    if play.out is not None:
        play.emit(EventPaid(seat, EVENT_IDS[event], paid, left, why))
    if not left:
        finish(play, event)


def finish(play: Play, event: int) -> None:
    """PD-10.6: the card goes to the box and is replaced at the end of the turn."""
    s = play.s
    s.events = tuple(card for card in s.events if card.event != event)
    s.event_box = (*s.event_box, event)
    s.due += 1
    if play.out is not None:
        play.emit(EventOver(EVENT_IDS[event]))
    more = OPERATIONS[EVENTS[event].immediate].when_over
    if more is not None:
        more(play)


# --- construction ---------------------------------------------------------------------------------


def due_for_building(s: State, seat: int, event: int, b: Construction) -> int:
    """What an event owes for this construction, before it is known how much lies on the card."""
    rule = EVENTS[event].permanent
    if rule.trigger != "build" or not BUILD_IF[rule.condition].holds(s, b, rule):
        return 0
    return rule.gain * PER[rule.per](s, seat, b)


def build(play: Play, seat: int, event: int) -> None:
    """One event pays for the construction that is under way."""
    s = play.s
    b = s.building
    assert b is not None
    due = due_for_building(s, seat, event, b)
    more = OPERATIONS[EVENTS[event].immediate].when_built
    if more is not None and in_play(s, event):
        more(play, b)
    if due:
        pay(play, event, seat, due, "build")


# --- other occasions ------------------------------------------------------------------------------


def _triggered(s: State, trigger: str) -> list[int]:
    """Events in play that pay on this occasion, the one revealed earlier first."""
    return [card.event for card in s.events if EVENTS[card.event].permanent.trigger == trigger]


def rewards(s: State, card: int) -> list[tuple[int, int]]:
    """PD-11.5, PD-11.11: what events owe for paying this card."""
    rules = [(event, EVENTS[event].permanent) for event in _triggered(s, "pay")]
    return [(event, rule.gain) for event, rule in rules if PAY_IF[rule.condition](s, card)]


def reward_for(s: State, card: int) -> int:
    """The same in quids, as far as they lie on the events."""
    lying = {card.event: card.quids for card in s.events}
    return sum(min(gain, lying[event]) for event, gain in rewards(s, card))


def crossing(s: State) -> int:
    """What a flight across the Dead City brings now. PD-11.15"""
    paying = [card for card in s.events if EVENTS[card.event].permanent.trigger == "cross"]
    return sum(min(EVENTS[card.event].permanent.gain, card.quids) for card in paying)


def cross(play: Play, seat: int) -> None:
    """PD-11.15"""
    for event in _triggered(play.s, "cross"):
        pay(play, event, seat, EVENTS[event].permanent.gain, "cross")


def robbed(play: Play, event: int, victims: tuple[int, ...]) -> None:
    """PD-11.9: each victim of each resolution, clockwise from the active player."""
    s = play.s
    for seat in s.clockwise(s.active):
        for _ in range(victims.count(seat)):
            pay(play, event, seat, EVENTS[event].permanent.gain, "robbed")


def training(s: State) -> int:
    """The event that pays for lifting a module, if it lies open; -1: none."""
    found = _triggered(s, "stop")
    return found[0] if found else -1

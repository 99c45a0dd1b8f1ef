"""Civ cards and objectives: looking, choosing, keeping (PU-7.9 to PU-7.11, PU-2.9, PU-2.10, PU-14)."""

from __future__ import annotations

from typing import Final

from orrery.core.errors import Refusal, refusal
from orrery.core.frames import AnyOrder
from orrery.core.state import TABLE
from orrery.games.planet_unknown.actions import ChooseCard, ChooseLevel, Drop, Keep, NextEvent
from orrery.games.planet_unknown.components import CIV_CARDS, EVENTS, NONE, OBJECTIVES
from orrery.games.planet_unknown.events import (
    CivTaken,
    EventPeeked,
    ObjectiveCommon,
    ObjectiveDropped,
    ObjectiveGained,
    ObjectiveKept,
)
from orrery.games.planet_unknown.frames import (
    CARD,
    CivSlot,
    Do,
    DropObjective,
    KeepObjective,
    LookAt,
    Pause,
    PeekEvent,
    PickCard,
    PickLevel,
    ReorderEvents,
)
from orrery.games.planet_unknown.rules.powers import working
from orrery.games.planet_unknown.rules.printed_order import in_order
from orrery.games.planet_unknown.rules.scope import effects_of
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import Contest, Play, State
from orrery.games.planet_unknown.supermoon_events import EventsArranged

ALL_LEVELS = 0
COUNTED: Final = ("medals", "medals_per", "lifepod_value", "meteorite_repo", "commerce_agreement")  # PU-10.2, PU-10.5


# --- civ cards ------------------------------------------------------------------------------------


def civ_slot(play: Play, f: CivSlot) -> None:
    """PU-7.10: all cards due, those that fall due meanwhile included."""
    p = play.s.seats[f.seat]
    if not p.due:
        return
    play.then(f.seat, f)
    if len(set(p.due)) == 1:
        level, p.due = p.due[0], p.due[1:]
        play.then(f.seat, Pause(f.seat, LookAt(f.seat, level)))
    else:
        play.then(f.seat, PickLevel(f.seat))


def level_options(s: State, f: PickLevel) -> list[ChooseLevel]:
    return [ChooseLevel(level) for level in sorted(set(s.seats[f.seat].due))]


def refuse_level(s: State, f: PickLevel, a: ChooseLevel) -> Refusal | None:
    if type(a) is not ChooseLevel:
        return refusal("PU-7.10", "wrong_kind")
    if a.level not in s.seats[f.seat].due:
        return refusal("PU-7.10", "level_not_due", level=a.level)
    return None


def choose_level(play: Play, f: PickLevel, a: ChooseLevel) -> None:
    p = play.s.seats[f.seat]
    due = list(p.due)
    due.remove(a.level)
    p.due = tuple(due)
    play.then(f.seat, LookAt(f.seat, a.level))


def look_at(play: Play, f: LookAt) -> None:
    """The seat sees the stack; an empty one gives no card (PU-7.11). Republic 2 adds a card of the next level."""
    s = play.s
    extra = NONE
    above = s.civ[f.level] if 0 < f.level < len(s.civ) else ()
    if above and working(s.seats[f.seat], "add_next_level_civ_card") is not None:
        extra = above[play.draw(f.seat, len(above))]
    frame = PickCard(f.seat, f.level, extra)
    if cards_in_sight(s, frame):
        play.reveal(f.seat)
        play.then(f.seat, frame)


def look_at_all(play: Play, seat: int, count: int) -> None:
    """Republic 5: all four stacks, one card after the other."""
    play.then(seat, *(LookAt(seat, ALL_LEVELS) for _ in range(count)))


def cards_in_sight(s: State, f: PickCard) -> list[int]:
    if f.level == ALL_LEVELS:
        return [card for stack in s.civ for card in stack]
    found = list(s.civ[f.level - 1])
    return found if f.extra == NONE else [*found, f.extra]


def looking_at(s: State, seat: int) -> PickCard | None:
    """The cards a seat is choosing from, also while it drives in between (PU-7.15)."""
    return next((frame for frame in s.stacks[seat] if type(frame) is PickCard), None)


def card_options(s: State, f: PickCard) -> list[ChooseCard]:
    return [ChooseCard(card) for card in cards_in_sight(s, f)]


def refuse_card(s: State, f: PickCard, a: ChooseCard) -> Refusal | None:
    if type(a) is not ChooseCard:
        return refusal("PU-7.10", "wrong_kind")
    if a.card not in cards_in_sight(s, f):
        return refusal("PU-7.10", "not_among_cards")
    return None


def choose_card(play: Play, f: PickCard, a: ChooseCard) -> None:
    s = play.s
    p = s.seats[f.seat]
    card = CIV_CARDS[a.card]
    s.civ[card.level - 1] = tuple(c for c in s.civ[card.level - 1] if c != a.card)
    tell(play, CivTaken(f.seat, card.level, card.id, card.immediate or card.maintenance))
    if card.maintenance:  # SM-11.3: it lies open from now on
        p.extras = p.extras._replace(maintenance=(*p.extras.maintenance, a.card))
        play.fence(TABLE, "revealed")
        return
    if not card.immediate:
        p.hidden = (*p.hidden, a.card)
        return
    p.played = (*p.played, a.card)
    play.fence(TABLE, "revealed")  # all have seen it
    resolve_card(play, f.seat, a.card)


def resolve_card(play: Play, seat: int, card: int) -> None:
    """PU-17.1; what is only counted in the end is nothing to do now."""
    effects = tuple(effect for effect in effects_of(play.s, CIV_CARDS[card]) if effect.op not in COUNTED)
    if CIV_CARDS[card].supermoon:
        play.then(seat, *in_order(seat, effects, CARD))
    else:
        play.then(seat, AnyOrder(seat, tuple(Do(seat, effect, CARD) for effect in effects), "PU-17.1"))


# --- objectives -----------------------------------------------------------------------------------


def offer_objectives(play: Play, seat: int, count: int) -> None:
    """The top cards of the deck, seen by this seat alone."""
    s = play.s
    s.seats[seat].offer = s.objective_deck[:count]
    s.objective_deck = s.objective_deck[count:]
    play.reveal(seat)


def keep_options(s: State, f: KeepObjective) -> list[Keep]:
    return [Keep(card) for card in s.seats[f.seat].offer]


def refuse_keep(s: State, f: KeepObjective, a: Keep) -> Refusal | None:
    if type(a) is not Keep:
        return refusal(f.rule, "wrong_kind")
    if a.objective not in s.seats[f.seat].offer:
        return refusal(f.rule, "not_among_cards")
    return None


def keep_objective(play: Play, f: KeepObjective, a: Keep) -> None:
    """The others go to the box (PU-2.10, PU-15.5)."""
    s = play.s
    p = s.seats[f.seat]
    _box(s, [card for card in p.offer if card != a.objective])
    p.offer = ()
    name = OBJECTIVES[a.objective].id
    if f.common and s.players > 1:
        s.contests = (*s.contests, Contest(a.objective, tuple(range(s.players)), True))
        play.fence(f.seat if s.shown else TABLE, "revealed")  # behind the veil nobody else knows
        tell(play, ObjectiveCommon(f.seat, name))
    else:
        p.personal = (*p.personal, a.objective)
        tell(play, ObjectiveKept(f.seat, name))


def _box(s: State, cards: list[int]) -> None:
    """The box has no order: seats that choose at the same time must not leave a trace of who was first (PU-18.3)."""
    s.objective_box = tuple(sorted((*s.objective_box, *cards)))


def draw_objective(play: Play, seat: int) -> None:
    """PU-14.4: one more personal objective, from the deck of PU-2.13."""
    s = play.s
    if s.objective_deck:
        card, s.objective_deck = s.objective_deck[0], s.objective_deck[1:]
        s.seats[seat].personal = (*s.seats[seat].personal, card)
        play.reveal(seat)
        tell(play, ObjectiveGained(seat, OBJECTIVES[card].id))


def lose_objective(play: Play, seat: int) -> None:
    """PU-14.6: without one nothing happens."""
    p = play.s.seats[seat]
    if len(p.personal) == 1:
        drop_objective(play, DropObjective(seat), Drop(p.personal[0]))
    elif p.personal:
        play.then(seat, DropObjective(seat))


def drop_options(s: State, f: DropObjective) -> list[Drop]:
    return [Drop(card) for card in s.seats[f.seat].personal]


def refuse_drop(s: State, f: DropObjective, a: Drop) -> Refusal | None:
    if type(a) is not Drop:
        return refusal("PU-14.1", "wrong_kind")
    if a.objective not in s.seats[f.seat].personal:
        return refusal("PU-14.1", "not_among_cards")
    return None


def drop_objective(play: Play, f: DropObjective, a: Drop) -> None:
    s = play.s
    p = s.seats[f.seat]
    p.personal = tuple(card for card in p.personal if card != a.objective)
    _box(s, [a.objective])
    tell(play, ObjectiveDropped(f.seat, OBJECTIVES[a.objective].id))


# --- the next event -------------------------------------------------------------------------------


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


def reorder_params(s: State, f: ReorderEvents) -> dict[str, object]:
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

"""Objectives: dealt, kept, drawn and lost (PU-2.9, PU-2.10, PU-14)."""

from __future__ import annotations

from orrery.core.errors import Refusal, refusal
from orrery.core.state import TABLE
from orrery.games.planet_unknown.actions import Drop, Keep
from orrery.games.planet_unknown.components import OBJECTIVES
from orrery.games.planet_unknown.events import ObjectiveCommon, ObjectiveDropped, ObjectiveGained, ObjectiveKept
from orrery.games.planet_unknown.frames import DropObjective, KeepObjective
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import Contest, Play, State


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

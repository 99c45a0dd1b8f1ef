"""Civ cards: looking, choosing, carrying out (PU-7.9 to PU-7.11, PU-17.1)."""

from __future__ import annotations

from typing import Final

from orrery.core.errors import Refusal, refusal
from orrery.core.frames import AnyOrder
from orrery.core.state import TABLE
from orrery.games.planet_unknown.actions import ChooseCard, ChooseLevel
from orrery.games.planet_unknown.components import CIV_CARDS, NONE
from orrery.games.planet_unknown.events import CivTaken
from orrery.games.planet_unknown.frames import CARD, CivSlot, Do, LookAt, Pause, PickCard, PickLevel
from orrery.games.planet_unknown.rules.cards.printed_order import in_order
from orrery.games.planet_unknown.rules.powers import working
from orrery.games.planet_unknown.rules.scope import effects_of
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import Play, State

ALL_LEVELS = 0
COUNTED: Final = ("medals", "medals_per", "lifepod_value", "meteorite_repo", "commerce_agreement")  # PU-10.2, PU-10.5


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
    if card.maintenance:  # SM-11.3: it lies open from now on
        p.extras = p.extras._replace(maintenance=(*p.extras.maintenance, a.card))
    elif card.immediate:
        p.played = (*p.played, a.card)
    else:
        p.hidden = (*p.hidden, a.card)
    tell(play, CivTaken(f.seat, card.level, card.id, card.immediate or card.maintenance))
    if card.maintenance or card.immediate:
        play.fence(TABLE, "revealed")  # all have seen it
    if card.immediate and not card.maintenance:
        resolve_card(play, f.seat, a.card)


def resolve_card(play: Play, seat: int, card: int) -> None:
    """PU-17.1; what is only counted in the end is nothing to do now."""
    effects = tuple(effect for effect in effects_of(play.s, CIV_CARDS[card]) if effect.op not in COUNTED)
    if CIV_CARDS[card].supermoon:
        play.then(seat, *in_order(seat, effects, CARD))
    else:
        play.then(seat, AnyOrder(seat, tuple(Do(seat, effect, CARD) for effect in effects), "PU-17.1"))

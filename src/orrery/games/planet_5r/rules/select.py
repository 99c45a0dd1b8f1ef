"""Phase II: everybody chooses an action card in secret, scouts of the last round after the others (R5-5)."""

from __future__ import annotations

from typing import TypedDict

from orrery.core.data_files import NONE
from orrery.core.engine import Action
from orrery.core.errors import Refusal, refusal
from orrery.core.frames import ConfirmTurn
from orrery.core.state import TABLE
from orrery.games.planet_5r.actions import PlayCard
from orrery.games.planet_5r.components import ACTIONS, FULL_HAND
from orrery.games.planet_5r.events import CardChosen, CardsRevealed, SeatCard
from orrery.games.planet_5r.frames import CardSet, ChooseCard, ChooseLate, SelectWave, TurnUp
from orrery.games.planet_5r.state import SELECT, Play, State

_BY_HAND = tuple([PlayCard(a) for a in range(len(ACTIONS)) if hand >> a & 1] for hand in range(FULL_HAND + 1))


def select_wave(play: Play, f: SelectWave) -> None:
    """R5-5.2, R5-5.3: those without the late flag choose first; R5-5.4: if all are late, all choose at once."""
    s = play.s
    s.phase = SELECT
    second = 0 if s.late == (1 << s.players) - 1 else s.late  # R5-5.4 one wave, and nobody has shown anything
    seats = [seat for seat in range(s.players) if (second >> seat & 1) == (f.wave == 2)]
    if not seats:
        return
    s.wave = f.wave
    play.then(TABLE, TurnUp(f.wave))
    for seat in seats:
        play.then(seat, ChooseLate(seat) if f.wave == 2 else ChooseCard(seat))


def card_options(s: State, f: ChooseCard) -> list[PlayCard]:
    return _BY_HAND[s.hand[f.seat]]


def refuse_card(s: State, f: ChooseCard, a: Action) -> Refusal | None:
    rule = "R5-5.5"
    if type(a) is not PlayCard:
        return refusal("R5-3.2", "card_first")
    if s.discard[f.seat] >> a.card & 1:
        return refusal(rule, "card_in_discard", card=ACTIONS[a.card])
    if not s.hand[f.seat] >> a.card & 1:
        return refusal(rule, "card_not_in_hand", card=ACTIONS[a.card])
    return None


def choose_card(play: Play, f: ChooseCard, a: PlayCard) -> None:
    """R5-5.2 face down; with the option `confirm` it may be changed until it is confirmed (R5-5.5)."""
    play.s.chosen[f.seat] = a.card
    if play.s.options.confirm:
        play.then(f.seat, ConfirmTurn(f.seat, "R5-5.5", CardSet(f.seat)))
    else:
        card_set(play, CardSet(f.seat))


def card_set(play: Play, f: CardSet) -> None:
    """R5-13.2: who has chosen is public, what is not."""
    if play.out is not None:
        play.emit(CardChosen(f.seat, ACTIONS[play.s.chosen[f.seat]]))


def turn_up(play: Play, f: TurnUp) -> None:
    """The cards of the wave are turned up together."""
    s = play.s
    play.reveal()
    shown = []
    for seat in range(s.players):
        card = s.chosen[seat]
        if card != NONE:
            s.chosen[seat] = NONE
            s.played[seat] = card
            s.hand[seat] &= ~(1 << card)
            shown.append(SeatCard(seat, ACTIONS[card]))
    play.emit(CardsRevealed(f.wave, tuple(shown)))
    if NONE not in s.played:
        counts = [0] * len(ACTIONS)
        for card in s.played:
            counts[card] += 1
        s.counts = tuple(counts)  # R5-6.2 fixed for the whole round
        s.late = 0  # R5-5.7


class ChooseParams(TypedDict):
    round: int
    wave: int


def ask_params(s: State, f: ChooseCard | ChooseLate) -> ChooseParams:
    return {"round": s.round, "wave": 2 if type(f) is ChooseLate else 1}

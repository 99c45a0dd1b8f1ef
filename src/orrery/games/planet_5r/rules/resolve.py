"""Phase III: groups act in the order of activation, improvements before base actions (R5-6, R5-7)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from orrery.core.data_files import NONE
from orrery.core.state import TABLE
from orrery.games.planet_5r.components import (
    ACTIONS,
    CARD_IDS,
    DEVELOP,
    DEVELOP_WATER,
    DIE_FACES,
    EXCAVATE,
    GAIN_DIE,
    GAIN_FIXED,
    GAIN_PER_CARD,
    KINDS,
    PLUNDER,
    PLUNDER_VICTIMS,
    PLUNDER_WATER,
    SCOUT,
    SIDES,
)
from orrery.games.planet_5r.events import DieRolled, LateNext, WaterGained, WaterStolen
from orrery.games.planet_5r.frames import BaseAction, Resolve
from orrery.games.planet_5r.rules.auction import begin_auction
from orrery.games.planet_5r.state import RESOLVE, Improvement, Play, State


class Theft(NamedTuple):
    """One demand: this thief wants so much of this victim."""

    thief: int
    victim: int
    amount: int
    card: int  # the improvement's card, -1: Plunder itself


def resolve(play: Play, f: Resolve) -> None:
    """R5-6.3: improvements of the whole group, then the base action of the whole group."""
    s = play.s
    s.phase = RESOLVE
    if not s.counts[f.action]:
        return
    s.resolving = f.action
    members = [seat for seat in range(s.players) if s.played[seat] == f.action]
    thefts: list[Theft] = []
    for seat in members:  # R5-6.8 in seat order, for one player in the order of his tableau
        for improvement in s.tableaux[seat].improvements[f.action]:  # R5-6.4 all of them, compulsory
            if improvement.kind in (GAIN_FIXED, GAIN_DIE, GAIN_PER_CARD):
                gain_by(play, seat, improvement)
            else:
                thefts += [
                    Theft(seat, victim, 1, improvement.card)
                    for victim in range(s.players)
                    if victim != seat and s.played[victim] == improvement.of  # R5-6.7 not from himself
                ]
    if thefts:
        steal(play, thefts, "improvement")
    play.then(TABLE, BaseAction(f.action))


def gain_by(play: Play, seat: int, improvement: Improvement) -> None:
    """R5-6.5 a gain from the supply."""
    s = play.s
    if improvement.kind == GAIN_FIXED:
        amount = 1
    elif improvement.kind == GAIN_DIE:
        amount = roll(play, seat, "improvement", improvement.card)
    else:
        amount = s.counts[improvement.of]  # his own card included
    s.take_water(seat, amount)
    if play.out is not None:
        of = None if improvement.of == NONE else ACTIONS[improvement.of]
        card, side, kind = CARD_IDS[improvement.card], SIDES[improvement.side], KINDS[improvement.kind]
        play.emit(WaterGained(seat, amount, "improvement", card, side, kind, of))


def roll(play: Play, seat: int, reason: Literal["scout", "improvement"], card: int = NONE) -> int:
    """R5-1.5 one roll of the die, seen by all."""
    faces = DIE_FACES[play.s.options.die]
    face = faces[play.draw(TABLE, len(faces))]
    play.emit(DieRolled(seat, face, reason, None if card == NONE else CARD_IDS[card]))
    return face


def steal(play: Play, thefts: list[Theft], reason: Literal["plunder", "improvement"]) -> None:
    """R5-6.6 all at once: victims pay what they hold now, thieves get all they ask, the supply pays the rest."""
    s = play.s
    play.reveal()  # whether a victim can pay tells of water behind a screen (R5-13.1)
    purse = list(s.water)  # what is stolen in this step can't be used to pay in it
    for theft in thefts:
        paid = min(purse[theft.victim], theft.amount)
        purse[theft.victim] -= paid
        s.water[theft.victim] -= paid
        s.water[theft.thief] += paid
        missing = theft.amount - paid
        s.take_water(theft.thief, missing)
        if play.out is not None:
            card = None if theft.card == NONE else CARD_IDS[theft.card]
            play.emit(WaterStolen(theft.thief, theft.victim, theft.amount, missing, reason, card))


def base_action(play: Play, f: BaseAction) -> None:
    """R5-7: what the card itself does."""
    members = [seat for seat in range(play.s.players) if play.s.played[seat] == f.action]
    if f.action == EXCAVATE:
        begin_auction(play, tuple(members))  # R5-7.1
    elif f.action == DEVELOP:
        develop(play, members)
    elif f.action == PLUNDER:
        plunder(play)
    elif f.action == SCOUT:
        scout(play, members)
    # Expand: no effect on water, its cards come back in phase IV (R5-7.5)


def develop(play: Play, members: list[int]) -> None:
    """R5-7.2: the fewer develop, the more each gains."""
    amount = DEVELOP_WATER[len(members)]
    for seat in members:
        play.s.take_water(seat, amount)
        if play.out is not None:
            play.emit(WaterGained(seat, amount, "develop", None, None, None, None))


def plunder(play: Play) -> None:
    thefts = plunderings(play.s)
    if thefts:
        steal(play, thefts, "plunder")


def plunderings(s: State) -> list[Theft]:
    """R5-7.3: each plunderer takes from each excavator and expander; the more plunder, the more is asked."""
    victims = [seat for seat in range(s.players) if s.played[seat] in PLUNDER_VICTIMS]
    thieves = [seat for seat in range(s.players) if s.played[seat] == PLUNDER]
    if not victims or not thieves:
        return []
    k = PLUNDER_WATER[len(thieves)]
    return [Theft(thief, victim, k, NONE) for thief in thieves for victim in victims]


def scout(play: Play, members: list[int]) -> None:
    """R5-7.4: a roll each, and the late choice next round."""
    s = play.s
    for seat in members:
        amount = roll(play, seat, "scout")
        s.take_water(seat, amount)
        s.late_next |= 1 << seat
        if play.out is not None:
            play.emit(WaterGained(seat, amount, "scout", None, None, None, None))
    play.emit(LateNext(tuple(members)))

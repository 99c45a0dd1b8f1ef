"""The round and its phases (PU-3), and the end of the game (PU-9, PU-10)."""

from __future__ import annotations

from orrery.core.events import Unveiled
from orrery.core.frames import May
from orrery.core.state import TABLE
from orrery.games.planet_unknown import frames as f
from orrery.games.planet_unknown.components import CIV_CARDS, CORPORATIONS, EVENTS, NONE, Effect
from orrery.games.planet_unknown.events import (
    CardsShown,
    Ending,
    EventRevealed,
    GameEnded,
    RoundBegan,
    RoundEnded,
    SoloEnded,
)
from orrery.games.planet_unknown.operation import possible
from orrery.games.planet_unknown.options import target_of
from orrery.games.planet_unknown.rules.cards.civ_cards import resolve_card
from orrery.games.planet_unknown.rules.cards.maintenance import ROUND_START, pay
from orrery.games.planet_unknown.rules.cards.printed_order import in_order
from orrery.games.planet_unknown.rules.corporation.technologies import ready, refresh
from orrery.games.planet_unknown.rules.medals.scoring import ranking, total, verdict
from orrery.games.planet_unknown.rules.placing.patches import place_stored
from orrery.games.planet_unknown.rules.scope import effect_of, effects_of
from orrery.games.planet_unknown.rules.space_station import an_empty_sector, show_tops, turn_clockwise
from orrery.games.planet_unknown.rules.turns.turn import has_turn
from orrery.games.planet_unknown.state import (
    CARDS,
    CIV,
    END,
    EVENT,
    FINAL,
    LAST_EVENT,
    NO_EXTRAS,
    ROTATION,
    SECTOR_EMPTY,
    TURNS,
    Play,
    State,
)

FREE_ROTATION = 3  # players from whom on the commander turns the station


def begin_round(play: Play, frame: f.BeginRound) -> None:
    """PU-3.1"""
    s = play.s
    s.round += 1
    s.phase = ROTATION
    play.emit(RoundBegan(s.round, None if s.players == 1 else s.commander))
    play.then(TABLE, f.RevealEvent(), f.RoundStart(), f.BeginTurns(), f.ShowTops(), f.CivWindow(0), f.EndRound())
    if s.players >= FREE_ROTATION:
        play.then(s.commander, f.ChooseSector(s.commander))
    else:
        turn_clockwise(play)


def reveal_event(play: Play, frame: f.RevealEvent) -> None:
    """PU-3.2, PU-12.1"""
    s = play.s
    if not s.event_deck:
        return
    s.phase = EVENT
    if s.event != NONE:  # a card that made the next one come too (SM-11.6); it restricts nothing itself
        s.discarded = (*s.discarded, s.event)
    s.event, s.event_deck = s.event_deck[0], s.event_deck[1:]
    s.peeked = 0
    card = EVENTS[s.event]
    effects = effects_of(s, card)
    play.reveal()
    if play.out is not None:
        spared = tuple(seat for seat in range(s.players) if not any(touches(s, seat, effect) for effect in effects))
        play.emit(EventRevealed(card.id, len(s.event_deck), spared))
    if not s.event_deck:
        s.ending |= LAST_EVENT
        play.emit(Ending("last_event", None))
    if effects[0].op == "civ_stacks":  # once for the table
        play.then(s.commander, f.Do(s.commander, effects[0], f.EVENT))
    elif effects[0].op == "draw_event":
        play.then(TABLE, f.RevealEvent())
    else:
        for seat in s.order():
            steps = in_order(seat, effects, f.EVENT)
            play.then(seat, *(step if card.restriction else f.Pause(seat, step) for step in steps))


def touches(s: State, seat: int, effect: Effect) -> bool:
    """Whether an event finds anything to do here, before anybody has answered it."""
    return any(possible(s, seat, one) for one in effect.options or (effect,))


def round_start(play: Play, frame: f.RoundStart) -> None:
    """PU-3.3, SM-10.7: technologies and maintenance cards that act when a round starts."""
    s = play.s
    s.phase = TURNS
    for seat in s.order():
        p = s.seats[seat]
        for technology in CORPORATIONS[p.corporation].by_when.get("round_start", ()):
            if ready(p, technology):
                play.then(seat, f.Do(seat, effect_of(s, technology), f.TECHNOLOGY))
        pay(play, seat, ROUND_START, 1 if p.rovers else 0)


def begin_turns(play: Play, frame: f.BeginTurns) -> None:
    """PU-3.4: all at the same time, each on its own boards."""
    s = play.s
    if s.players > 1 and not s.options.open_turns:
        s.shown = tuple(p.clone() for p in s.seats)
        s.shown_bays = tuple(s.bays)
        s.shown_contests, s.shown_objectives = s.contests, len(s.objective_deck)
        s.shown_step = s.step
    for seat in range(s.players):
        play.then(seat, f.FinishTurn(seat))
        if has_turn(s, seat):
            play.then(seat, f.TakeTile(seat, False, True))


def end_turns(play: Play, frame: f.ShowTops) -> None:
    """PU-3.8: everybody is done, the veil falls."""
    s = play.s
    if s.shown:
        s.shown, s.shown_bays = (), ()
        s.shown_contests, s.shown_objectives = (), 0
        play.emit(Unveiled())
    show_tops(play)


def civ_window(play: Play, frame: f.CivWindow) -> None:
    """PU-3.5, PU-7.10, SM-2.9: the commander first; a slot goes on while cards fall due in it."""
    s = play.s
    s.phase = CIV
    if frame.n >= s.players:
        return
    seat = s.order()[frame.n]
    if s.seats[seat].due:
        play.then(TABLE, frame)
        play.then(seat, f.CivSlot(seat), f.FinishTurn(seat))
    else:
        play.then(TABLE, f.CivWindow(frame.n + 1))


def end_round(play: Play, frame: f.EndRound) -> None:
    """PU-3.6"""
    s = play.s
    for p in s.seats:
        p.moves = p.gained = p.used_round = 0
        p.spare_rovers = 0
        p.locked = 0
        if p.extras is not NO_EXTRAS:
            p.extras = p.extras._replace(paid=0, ring=NONE, ignored=False, anywhere=False)
    if s.event != NONE:
        s.discarded = (*s.discarded, s.event)
        s.event = NONE
    if an_empty_sector(s):  # PU-9.1 (B)
        s.ending |= SECTOR_EMPTY
        play.emit(Ending("sector_empty", None))
    play.emit(RoundEnded(s.round))
    for seat in s.order():
        refresh(play, seat)
    if s.ending:
        s.phase = FINAL
        play.then(TABLE, f.Prepare(0))
        return
    s.commander = (s.commander + 1) % s.players
    play.then(TABLE, f.BeginRound())


# --- the end --------------------------------------------------------------------------------------


def prepare(play: Play, frame: f.Prepare) -> None:
    """PU-10.1, SM-4.3, player after player: stored patches, then technologies of the end."""
    s = play.s
    if frame.n >= s.players:
        play.then(TABLE, f.ClearPlanets())
        return
    seat = s.order()[frame.n]
    p = s.seats[seat]
    if place_stored(play, seat):
        play.then(TABLE, frame)
        return
    if p.due:  # by a technology of the end
        play.then(TABLE, frame)
        play.then(seat, f.CivSlot(seat), f.FinishTurn(seat))
        return
    for technology in CORPORATIONS[p.corporation].by_when.get("end_of_game", ()):
        if technology.effect.op == "take_civ_cards" and ready(p, technology):
            p.used_game |= 1 << technology.index  # offered once, taken or not (PU-7.24)
            play.then(TABLE, frame)
            play.then(seat, May(seat, f.UseTech(seat, technology.index), "PU-15.8"), f.FinishTurn(seat))
            return
    play.then(TABLE, f.Prepare(frame.n + 1))


def clear_planets(play: Play, frame: f.ClearPlanets) -> None:
    """PU-10.1: rovers, with what they carry, and lifepods are removed."""
    s = play.s
    s.phase = CARDS
    for p in s.seats:
        p.rovers_lost += p.rovers.bit_count()
        p.pods_lost += p.lifepods.bit_count()
        p.rovers = p.cargo = p.lifepods = p.moves = p.gained = 0
    play.then(TABLE, f.ShowCards(0))


def show_cards(play: Play, frame: f.ShowCards) -> None:
    """PU-10.2: a player's end-of-game cards with their advances, new ones included."""
    s = play.s
    if frame.n >= s.players:
        play.then(TABLE, f.EndGame())
        return
    seat = s.order()[frame.n]
    p = s.seats[seat]
    if p.due:
        play.then(TABLE, frame)
        play.then(seat, f.CivSlot(seat))
        return
    new = p.hidden[p.shown_cards :]
    if not new:
        play.then(TABLE, f.ShowCards(frame.n + 1))
        return
    p.shown_cards = len(p.hidden)
    play.reveal()
    play.emit(CardsShown(seat, tuple(CIV_CARDS[card].id for card in new)))
    play.then(TABLE, frame)
    for card in new:
        resolve_card(play, seat, card)


def end_game(play: Play, frame: f.EndGame) -> None:
    s = play.s
    s.phase = END
    play.reveal()
    if s.players == 1:
        play.emit(SoloEnded(0, total(s, 0), target_of(s.mix, s.options.moons), verdict(s).id))
        return
    winners, _, tie_break = ranking(s)
    play.emit(GameEnded(winners, tie_break))

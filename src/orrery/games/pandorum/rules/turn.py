"""A turn: draw or move, engine moves around it (PD-3, PD-4, PD-5)."""

from __future__ import annotations

from typing import Any

from orrery.core.errors import Refusal, refusal
from orrery.core.state import TABLE
from orrery.games.pandorum import frames as f
from orrery.games.pandorum.actions import Draw, End, Engine, Fly, FlyFree, Jump, Leave, Lift, Pass, Pay
from orrery.games.pandorum.components import CARD_IDS, DRAW, DRAW_MORE, EVENTS
from orrery.games.pandorum.events import GameBegan, ModuleLifted, Passed, Stranded, TurnBegan, TurnEnded
from orrery.games.pandorum.hexes import HEX_IDS, each
from orrery.games.pandorum.rules import cards, engines, movement, permanent
from orrery.games.pandorum.rules.cards import distinct
from orrery.games.pandorum.rules.ending import end_game
from orrery.games.pandorum.rules.nose import spend_nose
from orrery.games.pandorum.rules.sites import building_ground
from orrery.games.pandorum.state import BUILD, MOVE, Play, State
from orrery.games.pandorum.state import DRAW as DRAW_PHASE
from orrery.games.pandorum.state import EVENTS as EVENT_PHASE
from orrery.games.pandorum.state import TURN as TURN_PHASE


def begin_turn(play: Play, frame: f.BeginTurn) -> None:
    """PD-2.8: clockwise. PD-9.1: once the end is near, only seats with a last turn."""
    s = play.s
    if s.turn == 0:
        play.emit(GameBegan(s.first))
    if s.reason and not s.last:
        end_game(play)
        return
    seat = (s.active + 1) % s.players
    while s.reason and not s.last >> seat & 1:
        seat = (seat + 1) % s.players
    s.last &= ~(1 << seat)
    s.turn += 1
    s.active = seat
    s.phase = TURN_PHASE
    s.one_shot_used, s.engine_moves = False, 0
    s.idle[seat] += 1  # a construction sets it back
    play.emit(TurnBegan(seat, s.turn))
    play.then(TABLE, f.BeginTurn())
    play.then(seat, f.Turn(seat), f.AfterAction(seat), f.CloseTurn(seat))


# --- the action -----------------------------------------------------------------------------------


def _may_pay(s: State, seat: int) -> bool:
    """PD-5.3: with an active Proton Drive nothing is paid, unless the house rule allows it."""
    return not s.has_permanent(seat, "free_move") or not s.options.free_drive


def turn_options(s: State, frame: f.Turn) -> list[Draw | Pay | FlyFree | Engine | Pass]:
    """PD-3.1: draw or move; PD-3.3: engine moves before it; PD-3.2: pass if there is nothing else."""
    seat = frame.seat
    found: list[Any] = list(cards.sources(s))
    if s.hands[seat] and _may_pay(s, seat):
        found += [Pay(card) for card in movement.payable(s, seat)]
    if movement.can_move_free(s, seat):
        found.append(FlyFree())
    acting = bool(found)
    if s.engines[seat]:
        found += [Engine(hex_) for hex_ in each(engines.stops(s, seat))]
    return found if acting else [*found, Pass()]


def refuse_turn(s: State, frame: f.Turn, action: Any) -> Refusal | None:
    seat = frame.seat
    if type(action) is Draw:
        return cards.refuse_draw(s, action)
    if type(action) is Pay:
        return _refuse_pay(s, seat, action.card)
    if type(action) is FlyFree:
        if not s.has_permanent(seat, "free_move"):
            return refusal("PD-5.2", "must_pay")
        return None if movement.can_move_free(s, seat) else refusal("PD-5.1", "no_certain_stop")
    if type(action) is Engine:
        return engines.refuse(s, seat, action.hex)
    if type(action) is Pass:
        busy = any(type(found) is not Engine for found in turn_options(s, frame) if type(found) is not Pass)
        return refusal("PD-3.2", "may_not_pass") if busy else None
    return refusal("PD-3.1", "not_asked")


def _refuse_pay(s: State, seat: int, card: int) -> Refusal | None:
    if not _may_pay(s, seat):
        return refusal("PD-5.3", "drive_is_free")
    if card not in s.hands[seat]:
        return refusal("PD-5.2", "not_in_hand", card=CARD_IDS[card])
    if card not in movement.payable(s, seat):
        return refusal("PD-5.1", "no_certain_stop")
    return None


def take_turn(play: Play, frame: f.Turn, action: Any) -> None:
    s = play.s
    seat = frame.seat
    if type(action) is not Pass and type(action) is not Engine:
        s.passes = 0
    if type(action) is Draw:
        s.phase = DRAW_PHASE
        count = DRAW_MORE if s.has_permanent(seat, "draw_three") else DRAW  # PD-4.1
        play.then(seat, f.DrawCard(seat, count - 1))
        cards.draw(play, seat, action)
    elif type(action) is Pay:
        _pay(play, seat, action.card)
    elif type(action) is FlyFree:
        s.phase = MOVE
        play.then(seat, f.BeginFlight(seat))
    elif type(action) is Engine:
        play.then(seat, frame)  # the action is still to come
        engines.move(play, seat, action.hex)
    else:
        s.passes += 1
        play.emit(Passed(seat))


def _pay(play: Play, seat: int, card: int) -> None:
    """PD-5.9: pay, be rewarded for it, draw with the Star Generator, fly."""
    s = play.s
    s.phase = MOVE
    due = permanent.rewards(s, card)  # by the market before the payment
    cards.pay_card(play, seat, card)
    for event, gain in due:
        permanent.pay(play, event, seat, gain, "pay")
    if s.has_permanent(seat, "draw_after_pay"):
        play.then(seat, f.StarDraw(seat), f.BeginFlight(seat))
    else:
        play.then(seat, f.BeginFlight(seat))


# --- drawing --------------------------------------------------------------------------------------


def draw_next(play: Play, frame: f.DrawCard) -> None:
    """PD-4.5: a draw ends early when deck and market are empty."""
    s = play.s
    if frame.left and (s.deck or any(s.market)):
        play.then(frame.seat, f.ChooseSource(frame.seat, frame.left))


def source_options(s: State, frame: f.ChooseSource | f.StarDraw) -> list[Draw]:
    return list(cards.sources(s))


def refuse_source(s: State, frame: f.ChooseSource | f.StarDraw, action: Any) -> Refusal | None:
    if type(action) is not Draw:
        return refusal("PD-4.1", "not_asked")
    return cards.refuse_draw(s, action)


def take_source(play: Play, frame: f.ChooseSource, action: Draw) -> None:
    play.then(frame.seat, f.DrawCard(frame.seat, frame.left - 1))
    cards.draw(play, frame.seat, action)


def take_star(play: Play, frame: f.StarDraw, action: Draw) -> None:
    """PD-5.4: it may be the very card just paid."""
    cards.draw(play, frame.seat, action)


# --- flying ---------------------------------------------------------------------------------------


def begin_flight(play: Play, frame: f.BeginFlight) -> None:
    """Choose a stop; only by a house rule there may be none."""
    s = play.s
    if movement.legal_stops(s, frame.seat, distinct(s.hands[frame.seat])):
        play.then(frame.seat, f.ChooseStop(frame.seat))
    else:
        play.emit(Stranded(frame.seat))


def stop_options(s: State, frame: f.ChooseStop) -> list[Fly | Jump]:
    seat = frame.seat
    hand = distinct(s.hands[seat])
    found: list[Any] = [Fly(hex_) for hex_ in each(movement.fly_stops(s, seat, hand))]
    return found + [Jump(hex_) for hex_ in each(movement.jump_stops(s, seat, hand))]


def refuse_stop(s: State, frame: f.ChooseStop, action: Any) -> Refusal | None:
    seat = frame.seat
    if type(action) is not Fly and type(action) is not Jump:
        return refusal("PD-5.6", "not_asked")
    if type(action) is Jump and not movement.can_jump(s, seat):
        return refusal("PD-8.2", "no_jump")
    refused = movement.refuse_stop(s, seat, action.hex, type(action) is Fly)
    if refused is None and type(action) is Fly:
        refused = movement.refuse_way(s, seat, action.hex)
    return refused or movement.refuse_building_there(s, seat, action.hex)


def take_stop(play: Play, frame: f.ChooseStop, action: Fly | Jump) -> None:
    seat = frame.seat
    play.then(seat, f.Land(seat))
    if type(action) is Jump:
        movement.move(play, seat, action.hex, "jump")
        spend_nose(play, seat, 1)
    else:
        movement.move(play, seat, action.hex, "fly")


def land(play: Play, frame: f.Land) -> None:
    """PD-5.9: by the stop nothing, a toll, training or a construction."""
    s = play.s
    seat, hex_ = frame.seat, s.harvesters[frame.seat]
    if s.empty() >> hex_ & 1:
        s.phase = BUILD
        play.then(seat, f.ChooseBuild(seat))
    elif s.modules[seat] >> hex_ & 1:
        if can_train(s, seat):
            play.then(seat, f.Training(seat))
    else:
        movement.pay_toll(play, seat)


# --- training -------------------------------------------------------------------------------------


def can_train(s: State, seat: int) -> bool:
    """PD-11.14: lift only if something can then be built here; the lifted module may be used."""
    if permanent.training(s) < 0:
        return False
    hex_ = s.harvesters[seat]
    s.modules[seat] &= ~(1 << hex_)
    s.spare_modules[seat] += 1
    try:
        return bool(building_ground(s, seat, distinct(s.hands[seat])) >> hex_ & 1)
    finally:
        s.modules[seat] |= 1 << hex_
        s.spare_modules[seat] -= 1


def training_options(s: State, frame: f.Training) -> list[Lift | Leave]:
    return [Lift(), Leave()]


def refuse_training(s: State, frame: f.Training, action: Any) -> Refusal | None:
    return None if type(action) in (Lift, Leave) else refusal("PD-11.14", "not_asked")


def take_training(play: Play, frame: f.Training, action: Any) -> None:
    s = play.s
    seat, hex_ = frame.seat, s.harvesters[frame.seat]
    if type(action) is Leave:
        return
    s.modules[seat] &= ~(1 << hex_)
    s.spare_modules[seat] += 1
    s.contaminated &= ~(1 << hex_)  # PD-10.12
    if play.out is not None:
        play.emit(ModuleLifted(seat, HEX_IDS[hex_]))
    event = permanent.training(s)
    play.then(seat, f.ChooseBuild(seat))
    s.phase = BUILD
    permanent.pay(play, event, seat, EVENTS[event].permanent.gain, "training")


# --- the end of the turn --------------------------------------------------------------------------


def after_action(play: Play, frame: f.AfterAction) -> None:
    """PD-3.3: engine moves may follow; with the option the owner ends the turn."""
    s = play.s
    if s.options.confirm or (s.engines[frame.seat] and engines.stops(s, frame.seat)):
        play.then(frame.seat, f.EndTurn(frame.seat))


def end_options(s: State, frame: f.EndTurn) -> list[End | Engine]:
    found: list[Any] = [End()]
    if s.engines[frame.seat]:
        found += [Engine(hex_) for hex_ in each(engines.stops(s, frame.seat))]
    return found


def refuse_end(s: State, frame: f.EndTurn, action: Any) -> Refusal | None:
    if type(action) is Engine:
        return engines.refuse(s, frame.seat, action.hex)
    return None if type(action) is End else refusal("PD-3.3", "not_asked")


def take_end(play: Play, frame: f.EndTurn, action: Any) -> None:
    if type(action) is Engine:
        play.then(frame.seat, f.AfterAction(frame.seat))
        engines.move(play, frame.seat, action.hex)
    else:
        play.fence(frame.seat, "confirmed")


def close_turn(play: Play, frame: f.CloseTurn) -> None:
    """PD-10.11: events, then the end of the game."""
    s = play.s
    play.emit(TurnEnded(frame.seat))
    if s.options.new_horizons:
        s.phase = EVENT_PHASE
        play.then(frame.seat, f.Reveal(frame.seat), f.CheckEnd(frame.seat))
    else:
        play.then(frame.seat, f.CheckEnd(frame.seat))

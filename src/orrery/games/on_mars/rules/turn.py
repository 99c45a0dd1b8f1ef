"""Rounds and turns. OM-4"""

from __future__ import annotations

from typing import Any

from orrery.core.errors import Refusal, refusal
from orrery.core.state import TABLE
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import BY_CRYSTALS, BY_SCIENTIST, Act, End, Exec, Use
from orrery.games.on_mars.components import (
    ACTION_IDS,
    ACTIONS,
    BLUEPRINTS,
    BP_IDS,
    CRYSTAL,
    EXEC_IDS,
    EXECS,
    NONE,
    RED_INDEX,
    SCIENTIST_IDS,
    TASKS,
    USE_COST,
)
from orrery.games.on_mars.events import (
    BuildingUsed,
    ColonistPlaced,
    CrystalsArrived,
    ExecAction,
    MainAction,
    RoundBegan,
    ScientistSent,
    SlotsCleared,
    TurnBegan,
    TurnEnded,
)
from orrery.games.on_mars.rules import contracts, crew, first_colonists, goals, lss, missions, purse, sharing, travel
from orrery.games.on_mars.rules import turn_prices as prices
from orrery.games.on_mars.state import COLONIZATION, COLONY, NOBODY, SCORING, Play, State

# main actions that are tasks of the First Colonists once they are over
ACTION_TASKS = {"research_development": "research_development_action", "control_center": "control_center_action"}


def begin_round(play: Play, frame: f.BeginRound) -> None:
    s = play.s
    s.round += 1
    s.phase = COLONIZATION
    s.standing = (1 << s.parties) - 1
    play.emit(RoundBegan(s.round))
    play.then(TABLE, f.NextTurn())


def next_turn(play: Play, frame: f.NextTurn) -> None:
    """The lowest-numbered marker that still stands; then the shuttle, or the end. OM-4.1, OM-13.5"""
    s = play.s
    if s.standing:
        play.then(TABLE, frame)
        party = next(other for other in s.order() if s.standing >> other & 1)
        start(play, party)
        return
    missions.notice_end(play)
    if s.last_round == s.round:
        s.phase = SCORING
        play.then(TABLE, f.LastDeliveries(), f.Score())
    else:
        play.then(TABLE, f.MoveShuttle())


def start(play: Play, party: int) -> None:
    """OM-4.2: incoming crystals arrive."""
    s = play.s
    s.active = party
    s.main_done = s.exec_done = s.closing = False
    s.acted = NONE
    s.b_used = 0
    s.gained = [0] * s.parties  # what the Shuttle phase and set-up brought is no gain of this turn, OM-1.22
    play.emit(TurnBegan(party))
    arrive(play, party)
    if s.automaton(party):
        play.then(TABLE, f.LacerdaCard(), f.LacerdaEnd())
    else:
        play.then(party, f.Continue(party))


def arrive(play: Play, party: int) -> None:
    """OM-1.14; what finds no room goes onto an own contract that lacks it before anything is lost. OM-8.23"""
    s = play.s
    coming = s.incoming[party]
    if coming:
        stored = min(coming, s.room(party))
        s.depot[party] += stored
        s.incoming[party] = 0
        rest = coming - stored
        lost = rest if s.automaton(party) else contracts.overflow(play, party, CRYSTAL, rest)
        play.emit(CrystalsArrived(party, stored, lost))


def go_on(play: Play, frame: f.Continue) -> None:
    """With nothing left to choose, for all others know, the turn ends by itself, unless its owner wants to say it."""
    s = play.s
    seat = frame.seat
    if s.main_done and not s.options.confirm and not _has_choice(s, seat):
        close(play, seat)
    else:
        play.then(seat, f.Turn(seat))


def _has_choice(s: State, seat: int) -> bool:
    if (not s.exec_done and prices.execs(s, seat)) or s.crowded(seat):
        return True
    if contracts.deliver_options(s, seat):
        return True
    if goals.in_question(s, seat) or first_colonists.in_question(s, seat):
        return True
    return not s.exec_done and bool(s.goals[seat]) and goals.pays(s, f.Turn(seat))


def options(s: State, frame: f.Turn) -> list[Act | Exec | Use | End]:
    """Main and executive action in either order. OM-4.8"""
    seat = frame.seat
    if s.crowded(seat):
        return list(sharing.parting(s, seat))
    found: list[Any] = []
    if not s.main_done:
        found += prices.acts(s, seat)
    may_end = not s.credit and (s.main_done or not found)  # OM-4.4
    if not s.exec_done:
        found += prices.execs(s, seat)
    return [*found, End()] if may_end else found


def refuse(s: State, frame: f.Turn, action: Any) -> Refusal | None:
    seat = frame.seat
    if s.crowded(seat):
        return None if action in sharing.parting(s, seat) else refusal("OM-8.2", "two_pieces")
    if type(action) is Act:
        return refusal("OM-4.2", "main_done") if s.main_done else prices.refuse_act(s, seat, action)
    if type(action) in (Exec, Use) and s.exec_done:
        return refusal("OM-15.1", "exec_done")
    if type(action) is Exec:
        return prices.refuse_exec(s, seat, action)
    if type(action) is Use:
        return prices.refuse_use(s, seat, action)
    if type(action) is not End:
        return refusal("OM-4.2", "not_asked")
    if s.credit:
        return refusal("OM-1.16", "pay_first")
    return None if s.main_done or not prices.acts(s, seat) else refusal("OM-4.2", "main_action_first")


def take(play: Play, frame: f.Turn, action: Any) -> None:
    s = play.s
    seat = frame.seat
    if type(action) is End:
        if s.options.confirm:
            play.fence(seat, "confirmed")
        close(play, seat)
        return
    play.then(seat, f.Continue(seat))
    if type(action) is Act:
        s.main_done = True
        s.acted = action.action
        main_action(play, seat, action)
    else:
        s.exec_done = True
        if type(action) is Exec:
            executive = EXECS[action.exec]
            play.emit(ExecAction(seat, EXEC_IDS[action.exec]))
            purse.pay(play, seat, crystals_=executive.crystals)
            play.then(seat, f.Do(seat, executive.effect, must=True))
        else:
            use_building(play, seat, action)


def main_action(play: Play, seat: int, act: Act) -> None:
    """OM-6.1: clear, pay, place, perform."""
    s = play.s
    action = ACTIONS[act.action]
    play.emit(MainAction(seat, ACTION_IDS[act.action]))
    if action.red:
        place(play, seat, act.action, act.crystals)
    if action.id == "landing_pod":
        travel.begin(play, seat, COLONY, "pod")
        return
    if action.id in ACTION_TASKS and s.options.first_colonists:
        play.then(seat, f.Tell(seat, TASKS.index(ACTION_TASKS[action.id])))
    play.then(seat, f.Do(seat, action.effect, must=action.id not in prices.ALWAYS))


def place(play: Play, party: int, action: int, crystals: int) -> None:
    """A colonist goes to a slot and stays; own ones cleared are spent. OM-6.3 to OM-6.6, OM-6.9, OM-6.10"""
    s = play.s
    red = RED_INDEX[action]
    price = prices.price(s, action, party)
    if price.cleared:
        out: list[int] = []
        for other in price.cleared:
            count = s.placed(red, other)
            s.slots[red * s.parties + other] = 0
            s.working[other] += 0 if s.automaton(other) else count
            out += [other] * count
        play.emit(SlotsCleared(ACTION_IDS[action], tuple(out)))
    if s.automaton(party):
        purse.pay(play, party, crystals_=price.payments)
    else:
        purse.pay(play, party, crystals_=crystals, colonists=price.payments - crystals)
        purse.leave(s, party, 1)
    s.slots[red * s.parties + party] += 1
    play.emit(ColonistPlaced(party, ACTION_IDS[action]))


def use_building(play: Play, seat: int, action: Use) -> None:
    """On either side; whoever uses it acts, its owner gets nothing. OM-15.2, OM-15.3, OM-15.5, OM-15.6"""
    s = play.s
    if action.how == BY_CRYSTALS:
        purse.pay(play, seat, crystals_=USE_COST)
    elif action.how >= BY_SCIENTIST:
        scientist = action.how - BY_SCIENTIST
        s.scientist_at[scientist] = action.card
        if play.out is not None:
            play.emit(ScientistSent(seat, SCIENTIST_IDS[scientist], BP_IDS[action.card]))
    if play.out is not None:
        play.emit(BuildingUsed(seat, BP_IDS[action.card]))
    play.then(seat, f.Do(seat, BLUEPRINTS[action.card].effect, must=True))


def tell(play: Play, frame: f.Tell) -> None:
    missions.happened(play, frame.seat, TASKS[frame.task])


# --- the end of a turn ----------------------------------------------------------------------------


def close(play: Play, seat: int) -> None:
    """OM-4.5"""
    s = play.s
    s.closing = True
    changes = bool(s.held) or lss.due(s)
    last = f.LastGoals(seat, tuple(goals.met(s, seat)) if changes else None)
    play.then(seat, f.RefillPlaces(seat), f.Settle(seat), f.CheckLevel(seat), last)


def refill_places(play: Play, frame: f.RefillPlaces) -> None:
    """Left to right; with an empty pool a place stays empty. OM-8.14, OM-8.24"""
    s = play.s
    if s.emptied and crew.pool(s):
        place_, *rest = sorted(s.emptied)
        s.emptied = tuple(rest)
        play.then(frame.seat, f.Refill(frame.seat, place_), frame)
    else:
        s.emptied = ()


def last_goals(play: Play, frame: f.LastGoals) -> None:
    """A goal that the end of the turn itself has fulfilled still counts in this turn; actions are over. OM-4.7"""
    s = play.s
    if frame.before is not None and any(goal not in frame.before for goal in goals.met(s, frame.seat)):
        s.main_done = s.exec_done = True
        s.closing = False
        play.then(frame.seat, f.Turn(frame.seat))
    else:
        play.then(frame.seat, f.LayDown(frame.seat))


def lay_down(play: Play, frame: f.LayDown) -> None:
    """`seat` is the stack; the turn that ends is the active party's."""
    s = play.s
    s.standing &= ~(1 << s.active)
    s.gained = [0] * s.parties  # OM-1.22
    play.emit(TurnEnded(s.active))
    s.active = NOBODY
    s.closing = False

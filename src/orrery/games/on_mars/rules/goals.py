"""Private goals: completing one, or laying one down as a crystal. OM-14, OM-1.16"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import Achieve, Add, Pawn
from orrery.games.on_mars.components import BY_CRYSTAL, COMMON_REWARD, EFFECTS, GOAL_IDS, GOALS, NONE
from orrery.games.on_mars.events import GoalAchieved, GoalPawned
from orrery.games.on_mars.operation import UNITS
from orrery.games.on_mars.rules import counts, crew, movement, turn_prices, units
from orrery.games.on_mars.state import LABS, Play, State

OWN_REWARD: Final = 1
QUANTITIES: Final = {  # of the ledger, and the level of the colony, by the condition that counts them
    "advanced_buildings": "advanced",
    "colonists_in_living_quarters": "colonist",
    "colony_level": "level",
    "progress_cubes": "progress",
    "scientists": "scientist",
    "shelters": "shelter",
    "ships_in_hangar": "ship",
    "tech_tiles": "tech",
}


def have(s: State, seat: int, name: str, value: Any) -> int:
    """How much of a condition is there."""
    if name == "tech_on_spaces":
        return sum(s.lab[seat * LABS + space] != NONE for space in value)
    if name == "own_markers_in_distinct_complexes":
        return counts.distinct_marked(s, seat, value[1])
    return counts.COUNTED[name](s, seat)


def needed(name: str, value: Any) -> int:
    """OM-19.13: every number means at least."""
    if name == "tech_on_spaces":
        return len(value)
    return int(value[0] if name == "own_markers_in_distinct_complexes" else value)


def fulfilled(s: State, seat: int, goal: int) -> bool:
    return all(have(s, seat, name, value) >= needed(name, value) for name, value in GOALS[goal].conditions)


def in_question(s: State, seat: int) -> bool:
    """For all others know, the seat may hold a fulfilled goal: to be asked for that reason tells nothing. OM-1.19"""
    return next(met(s, seat), NONE) != NONE


def met(s: State, seat: int) -> Iterator[int]:
    """Fulfilled goals that the seat may hold, for all others know."""
    if s.goals[seat] and s.achieved[seat] == NONE:
        yield from (goal for goal in range(len(GOALS)) if goal not in s.achieved and fulfilled(s, seat, goal))


def window(s: State, seat: int) -> bool:
    """Between actions and between their units, never between paying and getting. OM-14.2"""
    if not s.own_turn(seat) or s.credit:
        return False
    frame = s.stacks[seat][-1]
    if type(frame) is f.Turn:
        return not s.crowded(seat)
    return type(frame) in UNITS and frame.done > 0


def achieve_options(s: State, seat: int) -> list[Achieve]:
    if not s.goals[seat] or s.achieved[seat] != NONE or not window(s, seat):
        return []
    return [Achieve(goal, reward) for goal in s.goals[seat] if fulfilled(s, seat, goal) for reward in (0, OWN_REWARD)]


def refuse_achieve(s: State, seat: int, action: Achieve) -> Refusal | None:
    if action.goal not in s.goals[seat]:
        return refusal("OM-14.1", "goal_not_held", goal=GOAL_IDS[action.goal])
    if s.achieved[seat] != NONE:
        return refusal("OM-14.1", "one_goal_only")
    if not window(s, seat):
        return refusal("OM-14.2", "goal_not_now")
    return None if fulfilled(s, seat, action.goal) else refusal("OM-14.1", "goal_not_met", goal=GOAL_IDS[action.goal])


def achieve(play: Play, seat: int, action: Achieve) -> None:
    """It counts even if the reward brings nothing. OM-14.3"""
    s = play.s
    s.goals[seat] = tuple(goal for goal in s.goals[seat] if goal != action.goal)
    s.achieved[seat] = action.goal
    own = action.reward == OWN_REWARD
    play.emit(GoalAchieved(seat, GOAL_IDS[action.goal], own))
    play.then(seat, f.Do(seat, GOALS[action.goal].effect if own else COMMON_REWARD))


# --- as a crystal ---------------------------------------------------------------------------------


def pays(s: State, frame: Any) -> bool:
    """With one more goal laid down, or several, the pending question has an answer that pays all that were."""
    if type(frame) is f.Turn and s.crowded(frame.seat):
        return False
    most = len(s.goals[frame.seat]) if type(frame) is f.Turn else 1  # all other questions cost a single crystal
    return any(_pays(s, frame, more) for more in range(1, most + 1))


def _pays(s: State, frame: Any, more: int) -> bool:
    hand = s.goals[frame.seat]
    s.credit += more
    s.goals[frame.seat] = hand[more:]  # those goals can't be laid down for something else as well
    try:
        if type(frame) is f.Turn:
            return turn_prices.any_crystals(s, frame.seat, s.credit)
        if type(frame) is f.Develop:
            return bool(units.options(s, frame))
        if type(frame) is f.Hire:
            return bool(crew.options(s, frame))
        if type(frame) is f.Move and EFFECTS[frame.effect].boost == BY_CRYSTAL and s.credit == 1:
            return any(type(action) is Add for action in movement.options(s, frame))
        return False
    finally:
        s.credit -= more
        s.goals[frame.seat] = hand


def pawn_helps(s: State, frame: Any) -> bool:
    """A goal laid down would open a unit that is otherwise out of reach."""
    return type(frame) is f.Develop and bool(s.goals[frame.seat]) and s.own_turn(frame.seat) and pays(s, frame)


def pawn_options(s: State, seat: int) -> list[Pawn]:
    if not s.goals[seat] or not s.own_turn(seat) or not pays(s, s.stacks[seat][-1]):
        return []
    return [Pawn(goal) for goal in s.goals[seat]]


def refuse_pawn(s: State, seat: int, action: Pawn) -> Refusal | None:
    if action.goal not in s.goals[seat]:
        return refusal("OM-1.16", "goal_not_held", goal=GOAL_IDS[action.goal])
    if not s.own_turn(seat):
        return refusal("OM-1.16", "own_turn_only")
    return None if pays(s, s.stacks[seat][-1]) else refusal("OM-1.16", "nothing_to_pay")


def pawn(play: Play, seat: int, action: Pawn) -> None:
    """It goes to the box unseen and counts as a crystal for the payment of this moment."""
    s = play.s
    s.goals[seat] = tuple(goal for goal in s.goals[seat] if goal != action.goal)
    s.goals_gone = tuple(sorted((*s.goals_gone, action.goal)))
    s.credit += 1
    play.emit(GoalPawned(seat))

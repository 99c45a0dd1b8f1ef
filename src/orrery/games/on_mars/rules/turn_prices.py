"""What actions of a turn cost now: clearing, additional payments, executive actions. OM-6, OM-15"""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars.actions import BY_CRYSTALS, BY_SCIENTIST, FOR_FREE, Act, Exec, Use
from orrery.games.on_mars.components import (
    ACTION_IDS,
    ACTIONS,
    BLUEPRINTS,
    EFFECTS,
    EXECS,
    HIRE_ACTION,
    NONE,
    RED_INDEX,
    SCIENTISTS,
    SIDES,
    USE_COST,
    Effect,
)
from orrery.games.on_mars.operation import OPERATIONS
from orrery.games.on_mars.rules import possible, purse
from orrery.games.on_mars.state import State

SLOTS: Final = 3
MOST_CRYSTALS: Final = 12  # a depot holds 8, and 3 goals can be laid down
ALWAYS: Final = ("landing_pod", "control_center")  # can always be declared, OM-4.4
# Answers that come up all the time are made once: by action and crystals, by executive action.
ACTS: Final = tuple(tuple(Act(number, n) for n in range(MOST_CRYSTALS)) for number in range(len(ACTIONS)))
EXEC_ACTS: Final = tuple(Exec(number) for number in range(len(EXECS)))


class Price(NamedTuple):
    """Of a placement: whose colonists leave first, and how many payments are due then."""

    cleared: tuple[int, ...]
    payments: int


def price(s: State, action: int, party: int) -> Price:
    """OM-6.3 to OM-6.5, OM-6.7"""
    parties = s.parties
    first = RED_INDEX[action] * parties
    there = s.slots[first : first + parties]
    cleared: tuple[int, ...] = ()
    if action != HIRE_ACTION and sum(there) >= SLOTS:
        most = max(there)
        cleared = tuple(other for other, count in enumerate(there) if count == most)
        there = [0 if other in cleared else count for other, count in enumerate(there)]
    if s.small:
        return Price(cleared, sum(there))
    return Price(cleared, sum([count > 0 for other, count in enumerate(there) if other != party]))


def fits(s: State, seat: int, effect: Effect, crystals: int, colonists: int) -> bool:
    """The effect could be carried out after paying so much."""
    by_goals = min(s.credit, crystals)
    gained = s.gained[seat]
    s.credit -= by_goals
    s.depot[seat] -= crystals - by_goals
    s.quarters[seat] -= colonists
    s.gained[seat] = max(0, gained - colonists)
    try:
        return possible.possible(s, seat, effect)
    finally:
        s.credit += by_goals
        s.depot[seat] += crystals - by_goals
        s.quarters[seat] += colonists
        s.gained[seat] = gained


def acts(s: State, seat: int) -> list[Act]:
    """Main actions of the side, each with the ways to pay for it. OM-4.3"""
    found: list[Act] = []
    side = s.side(seat)
    for number, action in enumerate(ACTIONS):
        if action.side != side:
            continue
        if action.red:
            found += [ACTS[number][crystals] for crystals in ways(s, seat, number)]
        elif not s.credit and (action.id in ALWAYS or possible.possible(s, seat, EFFECTS[action.effect])):
            found.append(ACTS[number][0])
    return found


def ways(s: State, seat: int, action: int) -> list[int]:
    """How many of the additional payments may be crystals. OM-6.4, OM-6.6, OM-6.8"""
    found: list[int] = []
    if action == HIRE_ACTION and s.placed(RED_INDEX[action], seat):
        return found
    due = price(s, action, seat).payments
    effect = EFFECTS[ACTIONS[action].effect]
    operation = OPERATIONS[effect.op]
    known: dict[tuple[int, int], bool] = {}
    for crystals in range(s.credit, min(due, purse.crystals(s, seat)) + 1):
        colonists = due - crystals + 1
        if colonists > s.quarters[seat]:
            continue
        # only the price of some effects depends on what is left
        left = s.quarters[seat] - colonists
        key = (left if operation.colonists_later else min(left, 1), crystals if operation.crystals_later else 0)
        if key not in known:
            known[key] = fits(s, seat, effect, crystals, colonists)
        if known[key]:
            found.append(crystals)
    return found


def refuse_act(s: State, seat: int, act: Act) -> Refusal | None:
    action = ACTIONS[act.action]
    if action.side != s.side(seat):
        return refusal("OM-4.3", "other_side", side=SIDES[action.side])
    effect = EFFECTS[action.effect]
    if not action.red:
        if s.credit or act.crystals:
            return refusal("OM-1.16", "pay_first") if s.credit else refusal("OM-6.4", "nothing_to_pay")
        if action.id in ALWAYS or possible.possible(s, seat, effect):
            return None
        return _impossible(s, seat, act)
    if act.action == HIRE_ACTION and s.placed(RED_INDEX[act.action], seat):
        return refusal("OM-6.7", "own_slot_taken")
    due = price(s, act.action, seat).payments
    if act.crystals > due:
        return refusal("OM-6.4", "too_many_crystals", payments=due)
    if act.crystals < s.credit:
        return refusal("OM-1.16", "pay_first")
    if act.crystals > purse.crystals(s, seat):
        return refusal("OM-6.4", "no_crystals", need=act.crystals)
    if due - act.crystals + 1 > s.quarters[seat]:
        return refusal("OM-6.6", "no_colonists", need=due - act.crystals + 1)
    if fits(s, seat, effect, act.crystals, due - act.crystals + 1):
        return None
    return _impossible(s, seat, act)


def _impossible(s: State, seat: int, act: Act) -> Refusal:
    """What is missing; if it is there before the price is paid, the price is too high for it. OM-4.4, OM-6.8"""
    effect = EFFECTS[ACTIONS[act.action].effect]
    return possible.why_not(s, seat, effect) or refusal("OM-6.8", "cannot_act", action=ACTION_IDS[act.action])


# --- executive actions ----------------------------------------------------------------------------


def execs(s: State, seat: int) -> list[Exec | Use]:
    """Actions of the depot spaces without ship. OM-15.1"""
    found: list[Exec | Use] = []
    crystals = purse.crystals(s, seat)
    for number, executive in enumerate(EXECS):
        if EFFECTS[executive.effect].op == "use":
            found += uses(s, seat)
        elif (
            s.credit <= executive.crystals <= crystals
            and not s.ships[seat] >> executive.space & 1
            and fits(s, seat, EFFECTS[executive.effect], executive.crystals, 0)
        ):
            found.append(EXEC_ACTS[number])
    return found


def refuse_exec(s: State, seat: int, action: Exec) -> Refusal | None:
    executive = EXECS[action.exec]
    if EFFECTS[executive.effect].op == "use":
        built = any(owner == seat and s.card_hex[card] >= 0 for card, owner in enumerate(s.card_owner))
        return refusal("OM-15.2", "choose_building") if built else refusal("OM-15.2", "no_advanced_building")
    if s.ships[seat] >> executive.space & 1:
        return refusal("OM-15.1", "ship_on_space")
    if executive.crystals < s.credit:
        return refusal("OM-1.16", "pay_first")
    if executive.crystals > purse.crystals(s, seat):
        return refusal("OM-15.1", "no_crystals", need=executive.crystals)
    effect = EFFECTS[executive.effect]
    if fits(s, seat, effect, executive.crystals, 0):
        return None
    return possible.why_not(s, seat, effect) or refusal("OM-15.15", "nothing_to_do")


def uses(s: State, seat: int) -> list[Use]:
    """Advanced buildings that can be used, and how; not while the marker lies on the card. OM-7.4, OM-15.2, OM-15.3"""
    found: list[Use] = []
    for card, at in enumerate(s.card_hex):
        if at < 0:
            continue
        hows = _hows(s, seat, card)
        if hows and possible.possible(s, seat, EFFECTS[BLUEPRINTS[card].effect]):
            found += [Use(card, how) for how in hows if how != BY_CRYSTALS or _affords(s, seat, card)]
    return found


def _affords(s: State, seat: int, card: int) -> bool:
    return purse.crystals(s, seat) >= USE_COST and fits(s, seat, EFFECTS[BLUEPRINTS[card].effect], USE_COST, 0)


def _hows(s: State, seat: int, card: int) -> list[int]:
    """The ways that are open to a seat, without a look at crystals."""
    own = s.card_owner[card] == seat
    found = [BY_CRYSTALS] if own and s.credit <= USE_COST else []
    if s.credit:
        return found
    guest = s.scientist_at.index(card) if card in s.scientist_at else NONE
    if guest != NONE and (own or s.scientist_owner[guest] == seat):
        found.append(FOR_FREE)
    for scientist, owner in enumerate(s.scientist_owner):
        if owner == seat and scientist != guest and SCIENTISTS[scientist].works_in == BLUEPRINTS[card].type:
            found.append(BY_SCIENTIST + scientist)
    return found


def refuse_use(s: State, seat: int, action: Use) -> Refusal | None:
    if s.card_hex[action.card] < 0:
        return refusal("OM-15.2", "not_built")
    if action.how not in _hows(s, seat, action.card):
        if s.credit:
            return refusal("OM-1.16", "pay_first")
        return refusal("OM-15.14" if action.how == BY_CRYSTALS else "OM-15.3", "may_not_use")
    if action.how == BY_CRYSTALS and purse.crystals(s, seat) < USE_COST:
        return refusal("OM-15.2", "no_crystals", need=USE_COST)
    return None if action in uses(s, seat) else refusal("OM-15.15", "nothing_to_do")


def any_crystals(s: State, seat: int, at_least: int) -> bool:
    """Some answer of the turn pays at least so many crystals."""
    if not s.main_done and any(act.crystals >= at_least for act in acts(s, seat)):
        return True
    if s.exec_done:
        return False
    for action in execs(s, seat):
        if type(action) is Exec and EXECS[action.exec].crystals >= at_least:
            return True
        if type(action) is Use and action.how == BY_CRYSTALS and at_least <= USE_COST:
            return True
    return False

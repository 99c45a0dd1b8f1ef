"""Technologies move through the laboratory. OM-7.10 to OM-7.12"""

from __future__ import annotations

from typing import Any, Final

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import NO_PAYMENT, DevelopTech
from orrery.games.on_mars.components import COLUMNS, EFFECTS, LAB, MINERAL, NONE, OXYGEN, PAYMENTS, Effect
from orrery.games.on_mars.operation import Automaton, Operation, Unit
from orrery.games.on_mars.outlook.look import Look
from orrery.games.on_mars.outlook.promise import DEVELOPMENT, FREE_DEVELOPMENT, held
from orrery.games.on_mars.rules import purse, units
from orrery.games.on_mars.rules.laboratory import move_tech, refuse_step, targets
from orrery.games.on_mars.rules.lacerda import laboratory as lacerda_laboratory
from orrery.games.on_mars.state import LABS, Play, State

COLUMN_COST: Final = (purse.FREE, *(purse.cost(oxygen=c.cost_oxygen, any_=c.cost_any) for c in COLUMNS[1:]))
STEPS: Final = tuple(  # answers made once, by start, end and payment
    tuple(tuple(DevelopTech(start, end, n) for n in range(len(PAYMENTS))) for end in range(LABS))
    for start in range(LABS)
)


def listed(s: State, seat: int, effect: Effect) -> list[DevelopTech]:
    found: list[Any] = []
    for start in range(LABS):
        if s.lab[seat * LABS + start] == NONE:
            continue
        for end in targets(s, seat, start):
            found += [STEPS[start][end][payment] for payment in ways_to(s, seat, effect, end)]
    return found


def can_develop(s: State, seat: int, effect: Effect) -> bool:
    """Some answer is listed."""
    for start in range(LABS):
        if s.lab[seat * LABS + start] != NONE:
            for end in targets(s, seat, start):
                if ways_to(s, seat, effect, end):
                    return True
    return False


def crystal_cost(effect: Effect, end: int) -> int:
    return COLUMNS[LAB[end].level].cost_crystal if effect.pay else 0


def unit_crystals(effect: Effect, action: Any) -> int:
    return crystal_cost(effect, action.end) if type(action) is DevelopTech else 0


def ways_to(s: State, seat: int, effect: Effect, end: int) -> tuple[int, ...]:
    """Payments for the column entered."""
    if not effect.pay:
        return (NO_PAYMENT,)
    level = LAB[end].level
    if COLUMNS[level].cost_crystal > purse.crystals(s, seat):
        return ()
    return purse.payments(s, seat, COLUMN_COST[level])


def refuse(s: State, seat: int, effect: Effect, action: Any) -> Refusal | None:
    if type(action) is not DevelopTech:
        return refusal("OM-7.10", "not_asked")
    refused = refuse_step(s, seat, action)
    if refused is not None:
        return refused
    if crystal_cost(effect, action.end) > purse.crystals(s, seat):
        return refusal("OM-7.11", "no_crystals", need=crystal_cost(effect, action.end))
    return None if action.payment in ways_to(s, seat, effect, action.end) else refusal("OM-7.11", "cannot_pay")


def develop(play: Play, seat: int, effect: Effect, action: DevelopTech) -> None:
    purse.pay(play, seat, action.payment, crystal_cost(effect, action.end))
    move_tech(play, seat, action.start, action.end)
    play.then(seat, f.Do(seat, LAB[action.end].effect))


def why_not(s: State, seat: int, effect: Effect) -> Refusal:
    tiles = [space for space in range(LABS) if s.lab[seat * LABS + space] != NONE]
    if any(targets(s, seat, space) for space in tiles):
        return refusal("OM-7.11", "cannot_pay")
    return refusal("OM-7.11", "nothing_to_develop")


def worth(look: Look, frame: Any) -> float:
    more = max(0, units.left(frame))
    if not EFFECTS[frame.effect].pay:
        return FREE_DEVELOPMENT * more
    return DEVELOPMENT * min(more, held(look, OXYGEN) + held(look, MINERAL))


def for_lacerda(play: Play, stack: int, effect: Effect) -> None:
    lacerda_laboratory.develop(play, stack, lacerda_laboratory.most_developed(play.s, None), pays=False)


OPERATION = Operation(
    op="develop",
    words=("develop",),
    keys=("amount", "pay_cost", "boost"),
    possible=can_develop,
    begin=units.begin,
    why_not=why_not,
    unit=Unit(f.Develop, "develop", "OM-7.10", listed, refuse, develop, unit_crystals),
    crystals_later=True,
    automaton=Automaton(lambda s, effect: bool(lacerda_laboratory.developable(s, None)), for_lacerda, repeated=True),
    worth={f.Develop: worth},
)

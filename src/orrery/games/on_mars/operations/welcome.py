"""Ships from Earth. OM-8.17 to OM-8.20, OM-15.13"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from orrery.core.data_files import Entry, amounts
from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import Ship
from orrery.games.on_mars.components import DEPOT_IDS, EFFECTS, GAINS, MINERAL, PLANT, SHIP_COST, WATER, Effect
from orrery.games.on_mars.events import ShipWelcomed
from orrery.games.on_mars.hexes import each
from orrery.games.on_mars.operation import Operation, Unit
from orrery.games.on_mars.outlook.look import Look
from orrery.games.on_mars.outlook.promise import SHIP, held
from orrery.games.on_mars.prefilter import thrifty
from orrery.games.on_mars.rules import pieces, purse, units
from orrery.games.on_mars.rules.gains import gain
from orrery.games.on_mars.rules.supply import ships_left
from orrery.games.on_mars.state import Play, State

PRICE: Final = purse.cost(**SHIP_COST)
REWARDS: Final = [{"colonist": 1, "bot": 1}, {"colonist": 2}]  # OM-8.17
MOST: Final = 6  # answers that bots look at


def read(effect: Effect, raw: Entry, where: str) -> Effect:
    rewards = (amounts(reward, ("colonist", "bot"), where) for reward in raw.get("rewards", REWARDS))
    return effect._replace(rewards=tuple((colonists, bots) for colonists, bots in rewards))


def listed(s: State, seat: int, effect: Effect) -> list[Ship]:
    """Each ship is paid and rewarded; a Private Ship brings more. OM-8.19, OM-15.13"""
    if ships_left(s, seat) <= 0:
        return []
    payments = purse.payments(s, seat, PRICE if effect.pay else purse.FREE)
    rewards = range(len(effect.rewards))
    return [Ship(space, reward, payment) for space in each(s.ships[seat]) for reward in rewards for payment in payments]


def can_welcome(s: State, seat: int, effect: Effect) -> bool:
    """Some answer is listed."""
    if ships_left(s, seat) <= 0 or not s.ships[seat] or not effect.rewards:
        return False
    return purse.can_pay(s, seat, PRICE if effect.pay else purse.FREE)


def refuse(s: State, seat: int, effect: Effect, action: Any) -> Refusal | None:
    if type(action) is not Ship:
        return refusal("OM-8.17", "not_asked")
    if not s.ships[seat] >> action.space & 1:
        return refusal("OM-8.17", "no_ship_there", space=DEPOT_IDS[action.space])
    if ships_left(s, seat) <= 0:
        return refusal("OM-8.20", "ship_limit", level=s.level)
    if action.reward >= len(effect.rewards):
        return refusal("OM-8.17", "not_asked")
    price = PRICE if effect.pay else purse.FREE
    return None if action.payment in purse.payments(s, seat, price) else refusal("OM-8.17", "cannot_pay")


def welcome(play: Play, seat: int, effect: Effect, action: Ship) -> None:
    s = play.s
    purse.pay(play, seat, action.payment)
    s.ships[seat] &= ~(1 << action.space)
    s.hangar[seat] += 1
    play.emit(ShipWelcomed(seat, DEPOT_IDS[action.space]))
    colonists, bots = effect.rewards[action.reward]
    gain(play, seat, tuple(colonists if kind == "colonist" else 0 for kind in GAINS))
    pieces.new_bots(play, seat, bots)


def why_not(s: State, seat: int, effect: Effect) -> Refusal:
    if not s.ships[seat]:
        return refusal("OM-8.17", "no_ship_left")
    if ships_left(s, seat) <= 0:
        return refusal("OM-8.20", "ship_limit", level=s.level)
    return refusal("OM-8.17", "cannot_pay")


def worth(look: Look, frame: Any) -> float:
    if units.left(frame) <= 0:
        return 0.0
    lacks = (not held(look, WATER)) + (not held(look, PLANT))
    return SHIP if held(look, MINERAL) >= lacks or not EFFECTS[frame.effect].pay else 0.0


def shortlist(s: State, seat: int, actions: Sequence[Any]) -> Sequence[Any]:
    return thrifty(actions, Ship, MOST)


OPERATION = Operation(
    op="welcome",
    words=("welcome_ship",),
    keys=("amount", "pay_cost", "rewards", "tech", "boost"),
    read=read,
    possible=can_welcome,
    begin=units.begin,
    why_not=why_not,
    unit=Unit(f.Welcome, "welcome", "OM-8.17", listed, refuse, welcome),
    worth={f.Welcome: worth},
    shortlist={f.Welcome: shortlist},
)

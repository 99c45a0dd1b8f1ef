"""New Engines: tokens for moves without payment and without building are sold. PD-11.13"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypedDict

from orrery.core.actions import Int, Kind
from orrery.core.engine import Ask
from orrery.core.errors import Refusal, refusal
from orrery.core.field_types import Seat
from orrery.games.pandorum.components import EVENTS, number_of
from orrery.games.pandorum.operation import Operation, Question, ask_everybody
from orrery.games.pandorum.state import Play, State

PRICE: Final = number_of("engines", "price")
MOST: Final = number_of("engines", "tokens")  # for each seat


class BuyEngines(NamedTuple):
    seat: int


class Buy(NamedTuple):
    """So many engine tokens. PD-11.13"""

    engines: int


class EnginesBought(NamedTuple):
    seat: Seat
    tokens: int
    amount: int


class EnginePrice(TypedDict):
    price: int


def ask(play: Play, seat: int) -> BuyEngines | None:
    return BuyEngines(seat) if play.s.quids[seat] >= PRICE else None


def options(s: State, frame: BuyEngines) -> list[Buy]:
    return [Buy(count) for count in range(MOST + 1) if count * PRICE <= s.quids[frame.seat]]


def refuse(s: State, frame: BuyEngines, action: Any) -> Refusal | None:
    if type(action) is not Buy:
        return refusal("PD-11.13", "not_asked")
    price = action.engines * PRICE
    if price > s.quids[frame.seat]:
        return refusal("PD-11.13", "too_dear", price=price, quids=s.quids[frame.seat])
    return None


def take(play: Play, frame: BuyEngines, action: Buy) -> None:
    s = play.s
    price = action.engines * PRICE
    s.to_bank(frame.seat, price)
    s.engines[frame.seat] = action.engines
    play.emit(EnginesBought(frame.seat, action.engines, price))


def params(s: State, frame: BuyEngines) -> EnginePrice:
    return {"price": PRICE}


def some_are_left(s: State) -> bool:
    """As long as tokens lie on the card it needs no quids."""
    return any(s.engines)


def check(s: State) -> None:
    open_ = any(EVENTS[card.event].immediate == "engines" for card in s.events)
    assert open_ or not any(s.engines), "engines without their event"


OPERATION = Operation(
    op="engines",
    keys=("tokens", "price", "pays_to"),
    begin=ask_everybody("engines"),
    keeps=some_are_left,
    questions=(Question(BuyEngines, Ask("engines", "PD-11.13", options, refuse, take, params=params), in_turn=ask),),
    actions=(Kind("buy", Buy, (Int(0, MOST),)),),
    events=(EnginesBought,),
    check=check,
)

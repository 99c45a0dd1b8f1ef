"""One resource for others of choice. OM-19.8"""

from __future__ import annotations

from typing import Any

from orrery.core.data_files import Entry, expect
from orrery.core.engine import Ask
from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import Done, Pay
from orrery.games.on_mars.components import RESOURCES, Effect, choice
from orrery.games.on_mars.operation import Operation
from orrery.games.on_mars.outlook.promise import LITTLE
from orrery.games.on_mars.rules import possible, purse
from orrery.games.on_mars.state import Play, State


def read(effect: Effect, raw: Entry, where: str) -> Effect:
    expect(raw["pay"] == {"any_resource": 1}, f"{where}: one resource is paid")
    ((of, amount),) = raw["gain_choice"].items()
    expect(raw["boost_effect"] == {"gain_choice": {of: 1}}, f"{where}: a colonist adds one of the same")
    return effect._replace(amount=int(amount), of=choice(of, where))


def begin(play: Play, frame: f.Do, effect: Effect) -> None:
    if possible.possible(play.s, frame.seat, effect):
        play.then(frame.seat, f.Convert(frame.seat, frame.effect, frame.must))


def options(s: State, frame: f.Convert) -> list[Pay | Done]:
    found: list[Any] = [Pay(resource) for resource, have in enumerate(purse.held(s, frame.seat)) if have]
    return found if frame.must else [*found, Done()]


def refuse(s: State, frame: f.Convert, action: Any) -> Refusal | None:
    if type(action) is Done and not frame.must:
        return None
    if type(action) is not Pay:
        return refusal("OM-19.8", "not_asked")
    if s.stored(frame.seat, action.resource):
        return None
    return refusal("OM-19.8", "has_none", item=RESOURCES[action.resource])


def take(play: Play, frame: f.Convert, action: Any) -> None:
    if type(action) is Pay:
        price = purse.single(action.resource)
        purse.pay(play, frame.seat, purse.payments(play.s, frame.seat, price)[-1 if action.resource else 0])
        play.then(frame.seat, f.More(frame.seat, f.Choose(frame.seat, frame.effect, 0, 0, False)))


OPERATION = Operation(
    op="convert",
    words=("convert",),
    keys=("pay", "gain_choice", "boost", "boost_effect"),
    read=read,
    possible=lambda s, seat, effect: any(purse.held(s, seat)),
    begin=begin,
    handlers={f.Convert: Ask("convert", "OM-19.8", options, refuse, take)},
    worth={f.Convert: lambda look, frame: LITTLE},
)

"""Buildings and miners produce; colonists make one of them produce again. OM-15.10"""

from __future__ import annotations

from typing import Any

from orrery.core.data_files import Entry, expect
from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import ProduceAgain
from orrery.games.on_mars.components import ALL, HEX_IDS, ITEMS, PRODUCT, Effect
from orrery.games.on_mars.events import Produced
from orrery.games.on_mars.operation import Operation, Unit
from orrery.games.on_mars.rules.gains import gain_one, has_room
from orrery.games.on_mars.rules.supply import produce_all, sources
from orrery.games.on_mars.state import Play, State


def read(effect: Effect, raw: Entry, where: str) -> Effect:
    expect(raw["sources"] == "all" and raw["boost_effect"] == "one_source_again", f"{where}: OM-15.10")
    expect(raw["among"] == ["own_advanced_buildings", "own_miners"], f"{where}: OM-12.5")
    return effect._replace(amount=ALL)


def begin(play: Play, frame: f.Do, effect: Effect) -> None:
    play.then(frame.seat, f.More(frame.seat, f.ProduceMore(frame.seat, frame.effect, 0, 0, False)))
    produce_all(play, frame.seat)


def listed(s: State, seat: int, effect: Effect) -> list[ProduceAgain]:
    return [ProduceAgain(hex_) for hex_ in sources(s, seat) if has_room(s, seat, PRODUCT[s.type_at(hex_)])]


def refuse(s: State, seat: int, effect: Effect, action: Any) -> Refusal | None:
    if type(action) is not ProduceAgain:
        return refusal("OM-15.10", "not_asked")
    if action.hex not in sources(s, seat):
        return refusal("OM-15.10", "no_source", hex=HEX_IDS[action.hex])
    item = PRODUCT[s.type_at(action.hex)]
    return None if has_room(s, seat, item) else refusal("OM-1.12", "no_room", item=ITEMS[item])


def produce(play: Play, seat: int, effect: Effect, action: ProduceAgain) -> None:
    if play.out is not None:
        play.emit(Produced(seat, (HEX_IDS[action.hex],)))
    gain_one(play, seat, PRODUCT[play.s.type_at(action.hex)])


OPERATION = Operation(
    op="produce",
    words=("produce",),
    keys=("sources", "among", "boost", "boost_effect"),
    read=read,
    possible=lambda s, seat, effect: bool(listed(s, seat, effect)),
    begin=begin,
    unit=Unit(f.ProduceMore, "produce_more", "OM-15.10", listed, refuse, produce),
    boosted_only=True,
    worth={f.ProduceMore: lambda look, frame: 0.0},
)

"""Scientists and contracts of the display. OM-8.12, OM-19.9"""

from __future__ import annotations

from typing import Final

from orrery.core.data_files import Entry
from orrery.core.engine import Ask
from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import NONE, Effect
from orrery.games.on_mars.operation import Automaton, Operation
from orrery.games.on_mars.outlook.promise import HIRE
from orrery.games.on_mars.rules import crew, possible, prompts
from orrery.games.on_mars.rules.lacerda import cards
from orrery.games.on_mars.state import LACERDA, Play, State

CARDS: Final = {"take_contract": "contract", "take_scientist": "scientist", "take_scientist_or_contract": "any"}


def read(effect: Effect, raw: Entry, where: str) -> Effect:
    return effect._replace(of=CARDS[raw["action"]])


def begin(play: Play, frame: f.Do, effect: Effect) -> None:
    if possible.possible(play.s, frame.seat, effect):
        play.then(frame.seat, f.Hire(frame.seat, frame.effect, frame.must))


def why_not(s: State, seat: int, effect: Effect) -> Refusal:
    empty = all(card == NONE for card in s.places)
    return refusal("OM-8.12", "place_empty") if empty else refusal("OM-8.12", "cannot_pay")


OPERATION = Operation(
    op="hire",
    words=tuple(CARDS),
    keys=("pay_cost",),
    read=read,
    possible=lambda s, seat, effect: bool(crew.units(s, seat, effect)),
    begin=begin,
    why_not=why_not,
    handlers={f.Hire: Ask("hire", "OM-8.12", crew.options, crew.refuse, crew.take, params=prompts.hire)},
    crystals_later=True,
    colonists_later=True,
    automaton=Automaton(
        lambda s, effect: bool(cards.wanted_places(s, s.depot[LACERDA])),
        lambda play, stack, effect: cards.hire(play),
    ),
    worth={f.Hire: lambda look, frame: HIRE},
)

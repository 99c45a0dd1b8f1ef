"""A building of a type, or of any. OM-8.6, OM-9.2"""

from __future__ import annotations

from orrery.core.data_files import Entry, one_of
from orrery.core.engine import Ask
from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import ANY, SHELTER, TYPE_IDS, Effect
from orrery.games.on_mars.operation import Automaton, Operation
from orrery.games.on_mars.outlook.building import CANNOT, best_buildings, building_worth
from orrery.games.on_mars.outlook.look import Look
from orrery.games.on_mars.rules import construction, possible, prompts, purse, sites
from orrery.games.on_mars.rules.lacerda import building
from orrery.games.on_mars.state import Play, State


def read(effect: Effect, raw: Entry, where: str) -> Effect:
    return effect._replace(building=ANY if raw["building"] == "any" else one_of(TYPE_IDS, raw["building"], where))


def begin(play: Play, frame: f.Do, effect: Effect) -> None:
    if possible.possible(play.s, frame.seat, effect):
        play.then(frame.seat, f.ChooseType(frame.seat, frame.effect, frame.must))


def why_not(s: State, seat: int, effect: Effect) -> Refusal:
    wanted = range(SHELTER + 1) if effect.building < 0 else (effect.building,)
    payable = any(purse.can_pay(s, seat, sites.price(building, effect)) for building in wanted)
    return refusal("OM-8.6", "nothing_to_build") if payable else refusal("OM-8.6", "cannot_pay")


def site_worth(look: Look, frame: f.ChooseSite) -> float:
    worth = building_worth(look, frame.building)
    return 1.0 if worth == CANNOT else worth


def plan(s: State, effect: Effect) -> building.Plan | None:
    return building.next_plan(s) if effect.building < 0 else building.plan(s, effect.building)


def for_lacerda(play: Play, stack: int, effect: Effect) -> None:
    found = plan(play.s, effect)
    assert found is not None
    building.build(play, stack, found)


OPERATION = Operation(
    op="construct",
    words=("construct",),
    keys=("building", "pay_cost", "zone", "boost_tech"),
    read=read,
    possible=lambda s, seat, effect: bool(sites.types(s, seat, effect)),
    begin=begin,
    why_not=why_not,
    handlers={
        f.ChooseType: Ask(
            "type", "OM-8.6", construction.type_options, construction.refuse_type, construction.take_type
        ),
        f.ChooseSite: Ask(
            "site",
            "OM-8.6",
            construction.site_options,
            construction.refuse_site,
            construction.take_site,
            params=prompts.site,
        ),
        f.Arrows: construction.arrows,
        f.Harvest: construction.harvest,
    },
    automaton=Automaton(lambda s, effect: plan(s, effect) is not None, for_lacerda),
    worth={
        f.ChooseType: lambda look, frame: best_buildings(look)[0],
        f.ChooseSite: site_worth,
        f.Harvest: lambda look, frame: 1.0,
    },
)

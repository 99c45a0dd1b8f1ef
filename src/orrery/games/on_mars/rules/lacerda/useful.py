"""Would an effect do anything for Lacerda? OM-17.19, OM-8.22"""

from __future__ import annotations

from orrery.games.on_mars.components import CRYSTAL, EFFECTS, OP, WAREHOUSE
from orrery.games.on_mars.rules.lacerda import building, cards, laboratory
from orrery.games.on_mars.state import LACERDA, State


def useful(s: State, index: int) -> bool:
    effect = EFFECTS[index]
    match effect.op:
        case "gain":
            return bool(effect.gains[CRYSTAL] or effect.gains[OP])
        case "develop":
            return bool(laboratory.developable(s, None))
        case "construct":
            found = building.next_plan(s) if effect.building < 0 else building.plan(s, effect.building)
            return found is not None
        case "upgrade":
            return bool(building.upgradable(s))
        case "blueprint":
            return cards.wanted_blueprint(s) >= 0
        case "learn":
            return laboratory.learnable(s) >= 0
        case "hire":
            return bool(cards.wanted_places(s, s.depot[LACERDA]))
        case "resupply":
            return any(s.warehouse[item] for item in WAREHOUSE)
        case _:
            return False

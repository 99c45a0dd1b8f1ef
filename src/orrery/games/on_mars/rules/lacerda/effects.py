"""Effects on Lacerda: spaces of his laboratory, tiles, benefits of the turn-order track. OM-17.11, OM-17.19"""

from __future__ import annotations

from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import COLONIST, CRYSTAL, EFFECTS, OP, TECH_UPGRADE, TURN_SPACES
from orrery.games.on_mars.rules.gains import gain
from orrery.games.on_mars.rules.lacerda import building, cards, laboratory, rover, useful
from orrery.games.on_mars.rules.lss import HIRE, automaton_benefit
from orrery.games.on_mars.state import LACERDA, Play

REPEATED = ("develop", "blueprint", "upgrade", "learn", "resupply")


def happens(play: Play, frame: f.LacerdaEffect) -> None:
    """One after the other; what would do nothing is left out."""
    s = play.s
    effect = EFFECTS[frame.effect]
    stack = frame.seat
    if effect.op == "move":
        if effect.bots:
            building.move_icon(play, effect.bots)
        return
    if effect.op == "retrieve":
        if s.placed(HIRE, LACERDA):
            automaton_benefit(play, LACERDA)
        return
    if not useful.useful(s, frame.effect):
        return
    if effect.op in REPEATED and frame.time < effect.amount:
        play.then(stack, frame._replace(time=frame.time + 1))
    match effect.op:
        case "gain":
            gain(play, LACERDA, tuple(n if kind in (CRYSTAL, OP) else 0 for kind, n in enumerate(effect.gains)))
        case "develop":
            laboratory.develop(play, stack, laboratory.most_developed(s, None), pays=False)
        case "construct":
            found = building.next_plan(s) if effect.building < 0 else building.plan(s, effect.building)
            assert found is not None
            building.build(play, stack, found)
        case "upgrade" if effect.tech == TECH_UPGRADE:  # his action, with all its tech brings
            building.begin_upgrades(play, stack)
        case "upgrade":
            building.upgrade(play, stack)
        case "blueprint":
            cards.take_blueprint(play)
        case "learn":
            laboratory.learn(play, stack)
        case "hire":
            cards.hire(play)
        case "resupply":
            cards.resupply(play)


def turn_space(play: Play, stack: int, space: int) -> None:
    """A benefit of the turn-order track; a colonist's place moves his rover. OM-17.11"""
    effect = TURN_SPACES[space].effect
    if EFFECTS[effect].gains[COLONIST]:
        rover.drive(play, stack)
    else:
        play.then(stack, f.LacerdaEffect(stack, effect, 1))

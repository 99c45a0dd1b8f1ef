"""His turns, flights and level-ups. OM-17.2 to OM-17.4, OM-17.10, OM-17.17"""

from __future__ import annotations

from typing import Final, Literal

from orrery.core.state import TABLE
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import (
    ACTION_IDS,
    ACTIONS,
    DEPOT_IDS,
    FIRST_TILES,
    HIRE_ACTION,
    LACERDA_ACTIONS,
    NONE,
    RED_INDEX,
    SIDES,
    SOLO_CARD_IDS,
    SOLO_CARDS,
)
from orrery.games.on_mars.events import LacerdaCardDrawn, LacerdaFellBack, MarkerPlaced, ShipWelcomed, Travelled
from orrery.games.on_mars.hexes import DISTANCE, each
from orrery.games.on_mars.rules import missions, travel
from orrery.games.on_mars.rules import turn as turns
from orrery.games.on_mars.rules import turn_prices as prices
from orrery.games.on_mars.rules.ambiguity import pick, shuffled
from orrery.games.on_mars.rules.lacerda import building, cards, effects, laboratory, rover
from orrery.games.on_mars.rules.reach import position
from orrery.games.on_mars.state import COLONY, LACERDA, Play, State

YOU: Final = 0


def start(play: Play, frame: f.LacerdaStart) -> None:
    """A First Colonist tile gives his space; he takes its benefit. OM-17.2"""
    space = FIRST_TILES[play.draw(TABLE, len(FIRST_TILES))].space
    play.s.spaces[LACERDA] = space
    play.emit(MarkerPlaced(LACERDA, space, "draw"))
    play.then(TABLE, f.Settle(TABLE))
    effects.turn_space(play, TABLE, space)


def card(play: Play, frame: f.LacerdaCard) -> None:
    """The top card, its action by side. OM-17.3"""
    s = play.s
    if not s.solo_deck:
        s.solo_deck = shuffled(play, s.solo_discard)
        s.solo_discard = ()
        s.solo_pass += 1
    drawn = s.solo_deck[-1]
    s.solo_deck = s.solo_deck[:-1]
    s.solo_discard = (*s.solo_discard, drawn)
    play.reveal()
    action = LACERDA_ACTIONS[s.side(LACERDA)][SOLO_CARDS[drawn].action - 1]
    play.emit(LacerdaCardDrawn(SOLO_CARD_IDS[drawn], ACTION_IDS[action]))
    if s.solo_pass > 1:
        play.then(TABLE, f.LacerdaMission(drawn))
    act(play, action)


def mission(play: Play, frame: f.LacerdaMission) -> None:
    """Action first, then mission. OM-17.3"""
    missions.contribute(play, LACERDA, SOLO_CARDS[frame.card].mission)


def act(play: Play, action: int) -> None:
    """He pays additional costs in crystals; if he can't, or nothing can be done, the rover moves. OM-17.10"""
    s = play.s
    red = action in RED_INDEX
    due = prices.price(s, action, LACERDA).payments if red else 0
    why: Literal["slot", "crystals", "impossible", ""] = ""
    if action == HIRE_ACTION and s.placed(RED_INDEX[action], LACERDA):
        why = "slot"
    elif due > s.depot[LACERDA]:
        why = "crystals"
    elif not _can(s, ACTIONS[action].id, s.depot[LACERDA] - due):
        why = "impossible"
    if why:
        play.emit(LacerdaFellBack(why))
        rover.drive(play, TABLE)
        return
    if red:
        turns.place(play, LACERDA, action, due)
    _perform(play, ACTIONS[action].id)


def _can(s: State, action: str, crystals: int) -> bool:
    match action:
        case "obtain_blueprint":
            return cards.wanted_blueprint(s) != NONE
        case "learn_tech":
            return laboratory.learnable(s) != NONE
        case "research_development":
            return bool(laboratory.developable(s, crystals))
        case "construct":
            return building.next_plan(s) is not None
        case "upgrade":
            return bool(building.upgradable(s))
        case _:
            return bool(cards.wanted_places(s, crystals))


def _perform(play: Play, action: str) -> None:
    s = play.s
    match action:
        case "obtain_blueprint":
            cards.take_blueprint(play)
        case "learn_tech":
            laboratory.learn(play, TABLE)
        case "research_development":
            play.then(TABLE, f.LacerdaResearch())
            laboratory.develop(play, TABLE, laboratory.most_developed(s, s.depot[LACERDA]), pays=True)
        case "construct":
            building.construct(play, TABLE)
        case "upgrade":
            building.begin_upgrades(play, TABLE)
        case _:
            cards.hire(play)


def second_development(play: Play, frame: f.LacerdaResearch) -> None:
    """Then once the least developed tile that can be. OM-17.13"""
    space = laboratory.least_developed(play.s, play.s.depot[LACERDA])
    if space != NONE:
        laboratory.develop(play, TABLE, space, pays=True)


def end(play: Play, frame: f.LacerdaEnd) -> None:
    """The end of his turn as everybody's: places, used tech, level. OM-4.5"""
    play.s.closing = True
    cards.refill(play)
    play.then(TABLE, f.Settle(TABLE), f.CheckLevel(TABLE), f.LayDown(TABLE))


def level(play: Play, frame: f.LacerdaLevel) -> None:
    """A shelter, a ship, a bot. OM-17.17"""
    s = play.s
    if s.ships[LACERDA]:
        top = s.ships[LACERDA].bit_length() - 1
        s.ships[LACERDA] &= ~(1 << top)
        s.hangar[LACERDA] += 1
        play.emit(ShipWelcomed(LACERDA, DEPOT_IDS[top]))
    if s.spare_bots[LACERDA]:
        s.spare_bots[LACERDA] -= 1
        s.lab_bots += 1
        missions.happened(play, LACERDA, "bot_placed")
    building.shelter(play, frame.seat)


# --- the Shuttle phase ----------------------------------------------------------------------------


def flight(play: Play, frame: f.LacerdaFlight) -> None:
    """He rides whenever the shuttle leaves his side, unless his latest card forbids it. OM-17.4"""
    s = play.s
    latest = s.solo_discard[-1] if s.solo_discard else NONE
    if not frame.free or latest == NONE or not SOLO_CARDS[latest].travels:
        travel.stay(play, LACERDA)
        return
    side = 1 - s.side(LACERDA)
    play.emit(Travelled(LACERDA, SIDES[side], "shuttle"))
    if side == COLONY:
        explore(play)
        play.then(TABLE, f.LacerdaBuilds())
    spaces = travel.free_spaces(s, side)
    space = spaces[play.draw(TABLE, len(spaces))]
    s.spaces[LACERDA] = space
    play.emit(MarkerPlaced(LACERDA, space, "travel"))
    play.then(TABLE, f.Settle(TABLE))
    effects.turn_space(play, TABLE, space)


def explore(play: Play) -> None:
    """The leftmost tile, as far as possible from your rover. OM-17.4"""
    s = play.s
    hexes = travel.find_hexes(s, LACERDA)
    shown = [which for which, tile in enumerate(s.explored) if tile != NONE]
    if not hexes or not shown:
        return
    yours = position(s, YOU)
    far = max(DISTANCE[yours][hex_] for hex_ in each(hexes))
    best = [hex_ for hex_ in each(hexes) if DISTANCE[yours][hex_] == far]
    travel.put_find(play, LACERDA, shown[0], pick(play, best))


def builds(play: Play, frame: f.LacerdaBuilds) -> None:
    """After his arrival he constructs, without slot and payment; a level-up follows at once. OM-17.4"""
    play.then(TABLE, f.Settle(TABLE), f.CheckLevel(TABLE))
    building.construct(play, TABLE)

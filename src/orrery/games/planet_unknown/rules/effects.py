"""The vocabulary of effects: one function per word, used by cells, cards, events and technologies alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.core.frames import AnyOrder, May, OneOf
from orrery.core.state import TABLE
from orrery.games.planet_unknown.components import (
    ALL_TRACKS,
    BIOMASS,
    CIV,
    CIV_CARDS,
    CIV_LEVELS,
    CORPORATIONS,
    PLANET_ONLY,
    ROVER,
    TECH,
    WATER,
    Effect,
)
from orrery.games.planet_unknown.events import CivDue, CivStacks
from orrery.games.planet_unknown.frames import (
    FEATURE,
    TECHNOLOGY,
    TRACK,
    Boost,
    ChooseSector,
    ChooseSquare,
    Do,
    GainPatch,
    KeepObjective,
    LosePod,
    NewMeteorite,
    OfferTech,
    PeekEvent,
    PickFlux,
    PickLine,
    PickRow,
    PodFrom,
    RoverMilestone,
    ScrapStack,
    StepTo,
    TakeTile,
    TeleportRover,
    Unionize,
    UseTech,
)
from orrery.games.planet_unknown.rules import space_station
from orrery.games.planet_unknown.rules.cards import civ_cards, event_cards, objective_cards
from orrery.games.planet_unknown.rules.cards.maintenance import MILESTONE, cards_for
from orrery.games.planet_unknown.rules.corporation import boosts, markers
from orrery.games.planet_unknown.rules.corporation.technologies import ready, refresh
from orrery.games.planet_unknown.rules.corporation.tracks import downwards, next_milestone, upwards
from orrery.games.planet_unknown.rules.placing import patches
from orrery.games.planet_unknown.rules.planet.tile_places import restriction
from orrery.games.planet_unknown.rules.possible import possible
from orrery.games.planet_unknown.rules.powers import has_power
from orrery.games.planet_unknown.rules.scope import effect_of
from orrery.games.planet_unknown.rules.supermoon_effects import SUPERMOON_EFFECTS
from orrery.games.planet_unknown.rules.tokens import lifepods, meteorites, rovers, teleports
from orrery.games.planet_unknown.rules.turns import turn
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import START_CELLS, Play

EffectRule = Callable[[Play, int, Effect, str], None]


def do(play: Play, f: Do) -> None:
    """Carry out an effect for a seat."""
    EFFECTS[f.effect.op](play, f.seat, f.effect, f.reason)


# --- markers --------------------------------------------------------------------------------------


def advance(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """PU-7.5, PU-12.2, PU-17.1, SM-11.8"""
    tracks = upwards(play.s.seats[seat], effect.tracks)
    markers.choose_several(play, seat, tracks, effect.count, effect.steps, reason, effect.bonuses)


def regress(play: Play, seat: int, effect: Effect, reason: str) -> None:
    markers.regress(play, seat, downwards(play.s.seats[seat], effect.tracks), effect.steps, reason, effect.count)


def synergy(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """PU-7.4; none under `no_synergy` (PU-12.8). Flux 3 doubles those of the water track."""
    s = play.s
    p = s.seats[seat]
    if restriction(s)[0] == "no_synergy":
        return
    count = effect.count
    if reason == TRACK and effect.terrain == WATER and has_power(p, "upgrade_flux_track") and p.flux == WATER:
        count *= 2
    play.then(seat, *(Boost(seat) for _ in range(count)))


def milestone(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """PU-7.9 to PU-7.14; none under `no_milestones` (PU-12.7). Several things in the owner's order: PU-6.6, SM-11.3"""
    if restriction(play.s)[0] == "no_milestones":
        return
    todo = MILESTONES[effect.tracks.bit_length() - 1](play, seat, effect.count)
    if play.s.seats[seat].extras.maintenance:
        todo += cards_for(play.s, seat, MILESTONE, effect.tracks)
    if len(todo) > 1:
        play.then(seat, AnyOrder(seat, tuple(todo), "PU-15.8" if effect.tracks == 1 << CIV else "PU-6.6"))
    else:
        play.then(seat, *todo)


def _civ_milestone(play: Play, seat: int, level: int) -> list[object]:
    """A card of this level is due. Republic must move a marker down, and may have a boost (PU-15.8)."""
    s = play.s
    p = s.seats[seat]
    if has_power(p, "upgrade_flux_track") and p.flux == CIV:
        level = min(level + 1, CIV_LEVELS[-1])  # PU-15.3
    p.due = (*p.due, level)
    tell(play, CivDue(seat, level))
    corporation = CORPORATIONS[p.corporation]
    todo: list[object] = []
    if corporation.feature == "regress_on_civ_milestone":
        others = ALL_TRACKS & ~(1 << CIV)
        todo.append(Do(seat, Effect("regress", tracks=others, steps=1), FEATURE))
    return todo + [
        May(seat, UseTech(seat, technology.index), "PU-15.8")
        for technology in corporation.by_when.get("on_civ_milestone", ())
        if technology.effect.op == "synergy" and ready(p, technology) and possible(s, seat, technology.effect)
    ]


def _biomass_milestone(play: Play, seat: int, level: int) -> list[object]:
    p = play.s.seats[seat]
    patches.gain(play, seat, 2 if has_power(p, "upgrade_flux_track") and p.flux == BIOMASS else 1)
    return []


def _rover_milestone(play: Play, seat: int, level: int) -> list[object]:
    return [RoverMilestone(seat, False)]


def _tech_milestone(play: Play, seat: int, level: int) -> list[object]:
    """The technology itself follows from the marker; Flux may move its token (PU-15.3)."""
    flux = CORPORATIONS[play.s.seats[seat].corporation].feature == "flux"
    return [PickFlux(seat, False)] if flux else []


# What a milestone leaves to do, track by track; what needs no order is done at once.
MILESTONES: Final[dict[int, Callable[[Play, int, int], list[object]]]] = {
    CIV: _civ_milestone,
    BIOMASS: _biomass_milestone,
    ROVER: _rover_milestone,
    TECH: _tech_milestone,
}


def advance_all_to_row(play: Play, seat: int, effect: Effect, reason: str) -> None:
    markers.unionize(play, Unionize(seat, effect.count, effect.bonuses))


def advance_to_next_milestone(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """Flux 2: all cells on the way give their bonuses."""
    p = play.s.seats[seat]
    play.then(seat, StepTo(seat, p.flux, next_milestone(p), TECHNOLOGY, effect.bonuses))


def reset_marker(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """Wormhole 1: back to the start cell, without bonus."""
    marker = effect.tracks.bit_length() - 1
    markers.put(play, seat, marker, START_CELLS[marker], reason)
    refresh(play, seat)


def row_bonuses(play: Play, seat: int, effect: Effect, reason: str) -> None:
    play.then(seat, PickRow(seat))


def choose_one(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """PU-12.15: an option that cannot be carried out is none."""
    found = [option for option in effect.options if possible(play.s, seat, option)]
    choices = tuple((Do(seat, option, reason),) for option in found or effect.options[:1])
    play.then(seat, OneOf(seat, choices, "PU-12.15"))


def offer_tech(play: Play, f: OfferTech) -> None:
    """PU-6.8, PU-7.24: optional, and not worth a question if nothing could come of it."""
    s = play.s
    p = s.seats[f.seat]
    effect = effect_of(s, CORPORATIONS[p.corporation].technologies[f.tech])
    if possible(s, f.seat, effect):
        play.then(f.seat, May(f.seat, UseTech(f.seat, f.tech), "PU-6.8"))


# --- rovers, lifepods, meteorites -----------------------------------------------------------------


def rover_move(play: Play, seat: int, effect: Effect, reason: str) -> None:
    if effect.where == "off_planet" and not rovers.any_off_the_planet(play.s.seats[seat]):  # SM-10.6
        return
    rovers.gain_moves(play, seat, effect.count, reason)


def rover_move_per_rover(play: Play, seat: int, effect: Effect, reason: str) -> None:
    points = effect.count * rovers.moves_per_rover(play.s.seats[seat], effect.where)
    if points:
        rovers.gain_moves(play, seat, points, reason)


def rover_move_from_marker(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """Republic 1: the number in the rover marker's present cell."""
    p = play.s.seats[seat]
    for bonus in CORPORATIONS[p.corporation].cells[p.markers[ROVER]].bonus:
        if bonus.op == "rover_move":
            rovers.gain_moves(play, seat, bonus.count, reason)


def gain_rover(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """PU-14.6: joins the supply, to be put on the tile of this round."""
    p = play.s.seats[seat]
    p.supply += effect.count
    p.spare_rovers += effect.count


def teleport_rover(play: Play, seat: int, effect: Effect, reason: str) -> None:
    to_moon = effect.boards != PLANET_ONLY and effect.where == "any_square"
    teleports.teleport_card(play, TeleportRover(seat, to_moon, effect.optional))


def collect(play: Play, seat: int, effect: Effect, reason: str) -> None:
    meteorites.choose_squares(play, _squares(seat, True, effect))


def destroy(play: Play, seat: int, effect: Effect, reason: str) -> None:
    p = play.s.seats[seat]
    if effect.where != "collected":
        rovers_there = p.rovers & meteorites.within(p, effect.boards, "")
        if effect.what != "rover" or rovers_there.bit_count() > effect.more_than:  # PU-12.12
            meteorites.choose_squares(play, _squares(seat, False, effect))
    elif effect.what == "lifepod":
        lifepods.lose(play, LosePod(seat))
    else:
        meteorites.lose_collected(play, seat)


def _squares(seat: int, collecting: bool, effect: Effect) -> ChooseSquare:
    where = effect.where if effect.where in (meteorites.EDGE, meteorites.CENTRE, meteorites.ON_TILE) else ""
    return ChooseSquare(seat, collecting, effect.what, effect.count, where, effect.boards, effect.optional)


def destroy_line(play: Play, seat: int, effect: Effect, reason: str) -> None:
    meteorites.pick_line(play, PickLine(seat))


def add_meteorite(play: Play, seat: int, effect: Effect, reason: str) -> None:
    meteorites.new_meteorite(play, NewMeteorite(seat, effect.boards, effect.where == "all", effect.count))


def relocate_lifepods(play: Play, seat: int, effect: Effect, reason: str) -> None:
    lifepods.relocate(play, PodFrom(seat, effect.count, ()))


# --- tiles, patches, the station, cards -----------------------------------------------------------


def gain_patch(play: Play, seat: int, effect: Effect, reason: str) -> None:
    patches.gain(play, seat, effect.count)


def extra_patch(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """Wormhole 3: on top of the gain that triggered it."""
    play.then(seat, GainPatch(seat, effect.count))


def place_extra_tile(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """PU-17.4; if it cannot be placed, that does not end the game (PU-9.3)."""
    turn.offer_extra(play, TakeTile(seat, True, bool(effect.count), effect.what == "one", effect.optional))


def rotate_station(play: Play, seat: int, effect: Effect, reason: str) -> None:
    play.then(seat, ChooseSector(seat))


def empty_compartment(play: Play, seat: int, effect: Effect, reason: str) -> None:
    space_station.scrap_stack(play, ScrapStack(seat))


def civ_stacks(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """PU-12.14: one random card per level, from the box or to it. Once for the table, not for each seat."""
    s = play.s
    for level in range(len(CIV_LEVELS)):
        if effect.count > 0:
            pool = sorted(card for card in s.civ_box if CIV_CARDS[card].level == level + 1)
            if pool:
                card = pool[play.draw(TABLE, len(pool))]
                s.civ_box = tuple(c for c in s.civ_box if c != card)
                s.civ[level] = tuple(sorted((*s.civ[level], card)))
        elif s.civ[level]:
            card = s.civ[level][play.draw(TABLE, len(s.civ[level]))]
            s.civ[level] = tuple(c for c in s.civ[level] if c != card)
            s.civ_box = (*s.civ_box, card)
    play.emit(CivStacks(tuple(len(stack) for stack in s.civ)))


def take_civ_cards(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """Republic 5"""
    civ_cards.look_at_all(play, seat, effect.count)


def common_objective(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """Jump Drive F, PU-11.8"""
    objective_cards.offer_objectives(play, seat, effect.count)
    play.then(seat, KeepObjective(seat, True))


def draw_personal_objective(play: Play, seat: int, effect: Effect, reason: str) -> None:
    objective_cards.draw_objective(play, seat)


def destroy_personal_objective(play: Play, seat: int, effect: Effect, reason: str) -> None:
    objective_cards.lose_objective(play, seat)


def peek_event(play: Play, seat: int, effect: Effect, reason: str) -> None:
    if effect.what == "reorder":
        event_cards.look_ahead(play, seat, effect.count)
    else:
        play.then(seat, PeekEvent(seat))


def synergy_steps(play: Play, seat: int, effect: Effect, reason: str) -> None:
    boosts.step_again(play, seat, effect)


EFFECTS: Final[dict[str, EffectRule]] = {
    "advance": advance,
    "regress": regress,
    "synergy": synergy,
    "milestone": milestone,
    "advance_all_to_row": advance_all_to_row,
    "advance_to_next_milestone": advance_to_next_milestone,
    "reset_marker": reset_marker,
    "row_bonuses": row_bonuses,
    "choose_one": choose_one,
    "rover_move": rover_move,
    "rover_move_per_rover": rover_move_per_rover,
    "rover_move_from_marker": rover_move_from_marker,
    "gain_rover": gain_rover,
    "teleport_rover": teleport_rover,
    "collect": collect,
    "destroy": destroy,
    "destroy_line": destroy_line,
    "add_meteorite": add_meteorite,
    "relocate_lifepods": relocate_lifepods,
    "gain_patch": gain_patch,
    "extra_patch": extra_patch,
    "place_extra_tile": place_extra_tile,
    "rotate_station": rotate_station,
    "empty_compartment": empty_compartment,
    "civ_stacks": civ_stacks,
    "take_civ_cards": take_civ_cards,
    "common_objective": common_objective,
    "draw_personal_objective": draw_personal_objective,
    "destroy_personal_objective": destroy_personal_objective,
    "peek_event": peek_event,
    "synergy_steps": synergy_steps,
    **SUPERMOON_EFFECTS,
}

"""The flow of Planet Unknown: a table of contents of the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypedDict

from orrery.core.engine import CORE_FLOW, Ask, Flow, Free, Left
from orrery.core.frames import AnyOrder, May, OneOf
from orrery.games.planet_unknown import frames as f
from orrery.games.planet_unknown import operations
from orrery.games.planet_unknown.actions import Drive, Fly, Jump, UseTechnology
from orrery.games.planet_unknown.item_names import item_name
from orrery.games.planet_unknown.rules import space_station
from orrery.games.planet_unknown.rules.cards import civ_cards, event_cards, maintenance, objective_cards
from orrery.games.planet_unknown.rules.corporation import boosts, markers, quantum, row_bonuses, technologies
from orrery.games.planet_unknown.rules.placing import (
    emergency,
    patch_kinds,
    patches,
    place_tile,
    still_fits,
    tile_stations,
)
from orrery.games.planet_unknown.rules.planet import patch_places
from orrery.games.planet_unknown.rules.preparation import expansion_parts, setup
from orrery.games.planet_unknown.rules.tokens import lifepods, meteorites, rovers, satellite, teleports
from orrery.games.planet_unknown.rules.turns import rounds, turn
from orrery.games.planet_unknown.rules.turns.interruptions import interrupting, still_asked
from orrery.games.planet_unknown.state import State


def _renamed(of: type, kind: str, params: Any, take: Any = None) -> Ask:
    """A combinator of the core, asked under this game's own name and with its items told."""
    ask = CORE_FLOW[of]
    assert isinstance(ask, Ask)
    return replace(ask, kind=kind, params=params, take=take or ask.take)


def _left(s: State, frame: Any) -> Left:
    return {"left": frame.left}


class Items(TypedDict):
    """Things still to be done, by their short names: `station:civ`, `moves:2`, `milestone:tech:3`."""

    items: list[str]


class OneItem(TypedDict):
    item: str


class Steps(TypedDict):
    left: int
    reason: str


class FluxParams(TypedDict):
    first: bool


class KeepParams(TypedDict):
    common: bool


class RegressParams(TypedDict):
    steps: int


class CivParams(TypedDict):
    level: int


def _order(s: State, frame: AnyOrder) -> Items:
    return {"items": [item_name(s, item) for item in frame.todo]}


def _courses(s: State, frame: OneOf) -> Items:
    return {"items": [item_name(s, course[0]) for course in frame.choices]}


def _offered(s: State, frame: May) -> OneItem:
    return {"item": item_name(s, frame.frame)}


def _next(s: State, frame: f.NextItem) -> Items:
    return {"items": [item_name(s, frame.item)]}


def _flux(s: State, frame: f.PickFlux) -> FluxParams:
    return {"first": frame.first}


def _keep(s: State, frame: f.KeepObjective) -> KeepParams:
    return {"common": frame.common and s.players > 1}


def _step(s: State, frame: f.ChooseCell) -> Steps:
    return {"left": 1, "reason": frame.reason}


def _steps(s: State, frame: f.ChooseAdvance) -> Steps:
    return {"left": frame.left, "reason": frame.reason}


def _back(s: State, frame: f.ChooseRegress) -> RegressParams:
    return {"steps": frame.steps}


def _civ(s: State, frame: f.PickCard) -> CivParams:
    return {"level": frame.level}


FLOW = Flow(
    {
        AnyOrder: _renamed(AnyOrder, "order", _order, turn.take_item),
        OneOf: _renamed(OneOf, "choose_one", _courses),
        May: _renamed(May, "may", _offered),
        # setting up
        f.DealBoards: setup.deal_boards,
        f.PickPlanet: Ask("choose_planet", "PU-2.4", setup.planet_options, setup.refuse_planet, setup.pick_planet),
        f.PickCorporation: Ask(
            "choose_corporation", "PU-2.4", setup.corporation_options, setup.refuse_corporation, setup.pick_corporation
        ),
        f.PickMoon: Ask(
            "choose_moon",
            "SM-2.1",
            expansion_parts.moon_options,
            expansion_parts.refuse_moon,
            expansion_parts.pick_moon,
        ),
        f.PickQuarters: Ask(
            "choose_quarters",
            "SM-8.1",
            expansion_parts.quarter_options,
            expansion_parts.refuse_quarters,
            expansion_parts.pick_quarters,
        ),
        f.PickHalves: Ask(
            "choose_halves",
            "SM-10.1",
            expansion_parts.half_options,
            expansion_parts.refuse_halves,
            expansion_parts.pick_halves,
        ),
        f.ShowBoards: setup.show_boards,
        f.PickFlux: Ask(
            "choose_flux",
            "PU-15.3",
            setup.flux_options,
            setup.refuse_flux,
            setup.pick_flux,
            params=_flux,
        ),
        f.DealObjectives: setup.deal_objectives,
        f.KeepObjective: Ask(
            "keep_objective",
            "PU-2.10",
            objective_cards.keep_options,
            objective_cards.refuse_keep,
            objective_cards.keep_objective,
            params=_keep,
        ),
        f.DropObjective: Ask(
            "drop_objective",
            "PU-14.1",
            objective_cards.drop_options,
            objective_cards.refuse_drop,
            objective_cards.drop_objective,
        ),
        f.LayObjectives: setup.lay_objectives,
        # the round
        f.BeginRound: rounds.begin_round,
        f.ChooseSector: Ask(
            "rotate", "PU-3.1", space_station.sector_options, space_station.refuse_sector, space_station.choose_sector
        ),
        f.RevealEvent: rounds.reveal_event,
        f.RoundStart: rounds.round_start,
        f.BeginTurns: rounds.begin_turns,
        f.ShowTops: rounds.end_turns,
        f.CivWindow: rounds.civ_window,
        f.EndRound: rounds.end_round,
        f.Prepare: rounds.prepare,
        f.ClearPlanets: rounds.clear_planets,
        f.ShowCards: rounds.show_cards,
        f.EndGame: rounds.end_game,
        # the turn
        f.TakeTile: Ask("take", "PU-3.7", turn.take_options, turn.refuse_take, turn.take, params=turn.take_params),
        f.PlaceTile: Ask(
            "place",
            "PU-4.1",
            place_tile.place_options,
            place_tile.refuse_place,
            place_tile.place,
            params=place_tile.place_params,
        ),
        f.SetAside: turn.set_aside,
        f.StillFits: still_fits.still_fits,
        f.StillAsked: still_asked,
        f.ChooseIgnored: Ask(
            "ignore_station",
            "PU-12.4",
            tile_stations.ignore_options,
            tile_stations.refuse_ignore,
            tile_stations.ignore,
            params=tile_stations.tile_params,
        ),
        f.SecondTile: emergency.second_tile,
        f.ChooseSecond: Ask(
            "second_tile", "SM-6.3", emergency.second_options, emergency.refuse_second, emergency.choose_second
        ),
        f.AsidePair: Ask(
            "set_aside", "SM-6.8", emergency.aside_options, emergency.refuse_aside, emergency.choose_aside, params=_left
        ),
        f.Ignored: emergency.ignored,
        f.Orbit: satellite.orbit,
        f.Aim: Ask(
            "aim", "SM-3.2", satellite.aim_options, satellite.refuse_aim, satellite.aim, params=satellite.aim_params
        ),
        f.DownFirst: Ask("down_first", "SM-10.3", quantum.down_options, quantum.refuse_down, quantum.choose_down),
        f.ChooseTwice: Ask(
            "twice",
            "SM-10.4",
            quantum.twice_options,
            quantum.refuse_twice,
            tile_stations.choose_twice,
            params=quantum.twice_params,
        ),
        f.StepAgain: tile_stations.step_again,
        f.Station: tile_stations.resolve_station,
        f.Pause: turn.pause,
        f.NextItem: Ask(
            "order",
            "PU-6.1",
            turn.next_options,
            turn.refuse_next,
            turn.take_next,
            params=_next,
        ),
        f.ChooseCopy: Ask(
            "energy",
            "PU-8.1",
            tile_stations.copy_options,
            tile_stations.refuse_copy,
            tile_stations.copy,
            params=tile_stations.tile_params,
        ),
        f.FinishTurn: turn.finish_turn,
        f.EndOfTurn: Ask(
            "end_turn",
            "PU-3.11",
            turn.end_options,
            turn.refuse_end,
            turn.end_turn,
            params=turn.end_params,
        ),
        # markers
        f.Step: markers.step,
        f.ChooseCell: Ask(
            "advance",
            "PU-7.1",
            markers.cell_options,
            markers.refuse_cell,
            markers.choose_cell,
            params=_step,
        ),
        f.StepTo: markers.step_to,
        f.Boost: boosts.boost,
        f.ChooseBoost: Ask("boost", "PU-7.4", boosts.boost_options, boosts.refuse_boost, boosts.choose_boost),
        f.Shifted: boosts.shifted,
        f.OfferDouble: boosts.offer_double,
        f.ChooseAdvance: Ask(
            "advance",
            "PU-7.5",
            markers.advance_options,
            markers.refuse_advance,
            markers.choose_advance,
            params=_steps,
        ),
        f.ChooseRegress: Ask(
            "regress",
            "PU-7.8",
            markers.regress_options,
            markers.refuse_regress,
            markers.choose_regress,
            params=_back,
        ),
        f.MoveThenOther: Ask(
            "trade",
            "SM-11.4",
            markers.first_options,
            markers.refuse_first,
            markers.choose_first,
            params=markers.first_params,
        ),
        f.Unionize: Ask("unionize", "PU-17.9", markers.union_options, markers.refuse_union, markers.choose_union),
        f.PickRow: Ask(
            "choose_row", "PU-15.5", row_bonuses.row_options, row_bonuses.refuse_row, row_bonuses.choose_row
        ),
        # effects
        f.Do: operations.do,
        f.UseTech: technologies.use_tech,
        f.OfferTech: technologies.offer_tech,
        f.GainPatch: patches.gain_patch,
        f.PlacePatch: Ask(
            "place_patch",
            "PU-7.12",
            patch_places.patch_options,
            patch_places.refuse_patch,
            patches.place_patch,
            params=patch_places.patch_params,
        ),
        f.PickKind: Ask(
            "patch_kind",
            "SM-7.2",
            patch_kinds.kind_options,
            patch_kinds.refuse_kind,
            patch_kinds.choose_kind,
            params=patch_kinds.kind_params,
        ),
        f.Maintain: maintenance.maintain,
        f.RoverMilestone: rovers.rover_milestone,
        f.ChooseRoverSquare: Ask("put_rover", "PU-7.14", rovers.rover_options, rovers.refuse_rover, rovers.put_rover),
        f.PlacePod: Ask("pod_to", "PU-15.2", lifepods.place_options, lifepods.refuse_place, lifepods.place_pod),
        f.PodFrom: Ask(
            "pod_from", "PU-15.2", lifepods.from_options, lifepods.refuse_from, lifepods.choose_from, params=_left
        ),
        f.PodTo: Ask("pod_to", "PU-15.2", lifepods.to_options, lifepods.refuse_to, lifepods.choose_to),
        f.LosePod: Ask("lose_pod", "PU-12.12", lifepods.lose_options, lifepods.refuse_lose, lifepods.choose_lost),
        f.ChooseSquare: Ask(
            "collect_lifepod",
            "PU-17.5",
            meteorites.square_options,
            meteorites.refuse_square,
            meteorites.choose_square,
            params=_left,
        ),
        f.PickLine: Ask(
            "choose_line", "PU-17.7", meteorites.line_options, meteorites.refuse_line, meteorites.choose_line
        ),
        f.NewMeteorite: Ask(
            "put_meteorite", "PU-12.9", meteorites.new_options, meteorites.refuse_new, meteorites.put_meteorite
        ),
        f.TeleportRover: Ask(
            "teleport", "PU-17.6", teleports.teleport_options, teleports.refuse_teleport, teleports.choose_teleport
        ),
        f.DestroyCargo: rovers.destroy_cargo,
        f.ScrapStack: Ask(
            "scrap", "PU-14.4", space_station.scrap_options, space_station.refuse_scrap, space_station.scrap
        ),
        f.PeekEvent: event_cards.peek_event,
        f.ReorderEvents: Ask(
            "reorder",
            "SM-11.4",
            event_cards.reorder_options,
            event_cards.refuse_reorder,
            event_cards.choose_next,
            params=event_cards.reorder_params,
        ),
        # civ cards
        f.CivSlot: civ_cards.civ_slot,
        f.PickLevel: Ask(
            "civ_level", "PU-7.10", civ_cards.level_options, civ_cards.refuse_level, civ_cards.choose_level
        ),
        f.LookAt: civ_cards.look_at,
        f.PickCard: Ask(
            "choose_civ",
            "PU-7.10",
            civ_cards.card_options,
            civ_cards.refuse_card,
            civ_cards.choose_card,
            params=_civ,
        ),
    },
    {
        Drive: interrupting(Free("PU-7.17", rovers.drive_options, rovers.refuse_drive, rovers.drive)),
        Jump: interrupting(Free("PU-7.19", teleports.jump_options, teleports.refuse_jump, teleports.jump)),
        Fly: interrupting(Free("SM-8.5", teleports.fly_options, teleports.refuse_fly, teleports.fly)),
        UseTechnology: interrupting(Free("PU-7.21", technologies.options, technologies.refuse, technologies.use)),
    },
)

"""The flow of On Mars: a table of contents of the rules."""

from __future__ import annotations

from orrery.core.engine import Ask, Flow, Free, Resolve
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import Achieve, Deliver, Pawn
from orrery.games.on_mars.operations import OPERATIONS
from orrery.games.on_mars.rules import (
    contracts,
    crew,
    effects,
    ending,
    first_colonists,
    goals,
    laboratory,
    lss,
    pieces,
    prompts,
    setup,
    travel,
    turn,
    units,
)
from orrery.games.on_mars.rules.lacerda import building as lacerda_building
from orrery.games.on_mars.rules.lacerda import effects as lacerda_effects
from orrery.games.on_mars.rules.lacerda import laboratory as lacerda_laboratory
from orrery.games.on_mars.rules.lacerda import turn as lacerda

Handlers = dict[type, Ask | Resolve]

_TABLE: Handlers = {
    f.NextStart: setup.next_start,
    f.StartSpace: Ask("start_space", "OM-3.4", setup.start_options, setup.refuse_start, setup.take_start),
    f.SetShuttle: setup.set_shuttle,
    f.ShuttleSide: Ask("shuttle_side", "OM-3.5", setup.side_options, setup.refuse_side, setup.take_side),
    f.BeginRound: turn.begin_round,
    f.NextTurn: turn.next_turn,
    f.MoveShuttle: travel.move_shuttle,
    f.NextFlight: travel.next_flight,
    f.LastDeliveries: ending.last_call,
    f.Deliveries: Ask("deliveries", "OM-16.1", contracts.last_options, contracts.refuse_last, contracts.take_last),
    f.Score: ending.score,
}

_TURN: Handlers = {
    f.Continue: turn.go_on,
    f.Turn: Ask("turn", "OM-4.2", turn.options, turn.refuse, turn.take, params=prompts.turn),
    f.Tell: turn.tell,
    f.RefillPlaces: turn.refill_places,
    f.Refill: Ask(
        "refill", "OM-8.14", crew.refill_options, crew.refuse_refill, crew.take_refill, params=prompts.refill
    ),
    f.Settle: laboratory.settle,
    f.ChooseSettling: Ask(
        "settle",
        "OM-9.4",
        laboratory.settling_options,
        laboratory.refuse_settling,
        laboratory.take_settling,
        params=prompts.settle,
    ),
    f.CheckLevel: lss.check_level,
    f.LastGoals: turn.last_goals,
    f.LayDown: turn.lay_down,
}

_EFFECTS: Handlers = {
    f.Do: effects.do,
    f.More: effects.more,
    **units.asks(),
    **{frame: handler for operation in OPERATIONS.values() for frame, handler in operation.handlers.items()},
    f.Accept: Ask("accept", "OM-12.6", effects.accept_options, effects.refuse_accept, effects.take_accept),
    f.Overflow: Ask(
        "overflow",
        "OM-8.16",
        contracts.overflow_options,
        contracts.refuse_overflow,
        contracts.take_overflow,
        params=prompts.overflow,
    ),
}

_CONSTRUCTION: Handlers = {
    f.LssBenefit: Ask("lss", "OM-10.4", lss.benefit_options, lss.refuse_benefit, lss.take_benefit),
    f.Displace: Ask(
        "displace",
        "OM-8.8",
        pieces.displace_options,
        pieces.refuse_displace,
        pieces.take_displace,
        params=prompts.displace,
    ),
    f.HandBack: pieces.hand_back,
    f.PlaceBot: Ask("bot_place", "OM-8.18", pieces.place_options, pieces.refuse_place, pieces.take_place),
}

_WAYS: Handlers = {
    f.Board: Ask(
        "travel", "OM-12.2", travel.board_options, travel.refuse_board, travel.take_board, params=prompts.board
    ),
    f.Explore: travel.explore,
    f.ChooseFind: Ask("explore", "OM-12.4", travel.find_options, travel.refuse_find, travel.take_choice),
    f.Return: travel.come_back,
    f.Produce: travel.produce,
    f.Arrive: Ask(
        "arrive", "OM-12.4", travel.arrive_options, travel.refuse_arrive, travel.take_arrive, params=prompts.arrive
    ),
}

_FIRST_COLONISTS: Handlers = {
    f.FirstA: Ask("first_a", "OM-18.3", first_colonists.a_options, first_colonists.refuse_a, first_colonists.take_a),
    f.FirstB: Ask(
        "first_b",
        "OM-18.3",
        first_colonists.b_options,
        first_colonists.refuse_b,
        first_colonists.take_b,
        params=prompts.first_b,
    ),
}

_LACERDA: Handlers = {
    f.LacerdaStart: lacerda.start,
    f.LacerdaCard: lacerda.card,
    f.LacerdaMission: lacerda.mission,
    f.LacerdaResearch: lacerda.second_development,
    f.LacerdaUpgrades: lacerda_building.upgrades,
    f.LacerdaEffect: lacerda_effects.happens,
    f.LacerdaSettles: lacerda_laboratory.settles,
    f.LacerdaEnd: lacerda.end,
    f.LacerdaLevel: lacerda.level,
    f.LacerdaFlight: lacerda.flight,
    f.LacerdaBuilds: lacerda.builds,
}

_FREE = {
    Deliver: Free("OM-8.16", contracts.deliver_options, contracts.refuse_deliver, contracts.deliver),
    Achieve: Free("OM-14.1", goals.achieve_options, goals.refuse_achieve, goals.achieve),
    Pawn: Free("OM-1.16", goals.pawn_options, goals.refuse_pawn, goals.pawn),
}

FLOW = Flow(
    {**_TABLE, **_TURN, **_EFFECTS, **_CONSTRUCTION, **_WAYS, **_FIRST_COLONISTS, **_LACERDA},
    _FREE,
)

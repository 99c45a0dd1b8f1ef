"""The flow of Pandorum: a table of contents of the rules."""

from __future__ import annotations

from typing import Final

from orrery.core.engine import Ask, Flow, Resolve
from orrery.games.pandorum import frames as f
from orrery.games.pandorum.operation import Question
from orrery.games.pandorum.operations import IN_ORDER
from orrery.games.pandorum.rules import (
    construction,
    ending,
    nose,
    order,
    prompts,
    reveal,
    tokens,
    turn,
)

_TURN: dict[type, Ask | Resolve] = {
    f.BeginTurn: turn.begin_turn,
    f.Turn: Ask("turn", "PD-3.1", turn.turn_options, turn.refuse_turn, turn.take_turn),
    f.DrawCard: turn.draw_next,
    f.ChooseSource: Ask(
        "draw", "PD-4.1", turn.source_options, turn.refuse_source, turn.take_source, params=prompts.left
    ),
    f.StarDraw: Ask("star_draw", "PD-5.4", turn.source_options, turn.refuse_source, turn.take_star),
    f.BeginFlight: turn.begin_flight,
    f.ChooseStop: Ask("stop", "PD-5.6", turn.stop_options, turn.refuse_stop, turn.take_stop, params=prompts.stop),
    f.Land: turn.land,
    f.Training: Ask(
        "training", "PD-11.14", turn.training_options, turn.refuse_training, turn.take_training, params=prompts.here
    ),
    f.AfterAction: turn.after_action,
    f.EndTurn: Ask("end_turn", "PD-3.3", turn.end_options, turn.refuse_end, turn.take_end, params=prompts.engines),
    f.CloseTurn: turn.close_turn,
    f.CheckEnd: ending.check_end,
}

_CONSTRUCTION: dict[type, Ask | Resolve] = {
    f.ChooseBuild: Ask(
        "build",
        "PD-6.2",
        construction.build_options,
        construction.refuse_build,
        construction.take_build,
        params=prompts.here,
    ),
    f.SpendNose: nose.spend,
    f.ChoosePrice: Ask("nose", "PD-8.2", nose.price_options, nose.refuse_price, nose.take_price, params=prompts.price),
    f.Collect: construction.collect,
    f.CollectTaking: order.collect_taking,
    f.ChooseOrder: Ask(
        "order",
        "PD-6.5",
        order.order_options,
        order.refuse_order,
        order.take_order,
        params=prompts.order,
    ),
    f.ChooseDirection: Ask(
        "direction",
        "PD-7.12",
        construction.direction_options,
        construction.refuse_direction,
        construction.take_direction,
        params=prompts.ways,
    ),
    f.ChooseCluster: Ask(
        "cluster",
        "PD-7.7",
        construction.cluster_options,
        construction.refuse_cluster,
        construction.take_cluster,
        params=prompts.ways,
    ),
    f.UseBlock: Ask(
        "block",
        "PD-7.11",
        construction.block_options,
        construction.refuse_block,
        construction.take_block,
        params=prompts.block,
    ),
    f.CollectEvents: construction.collect_events,
    f.CollectEvent: construction.collect_event,
    f.CollectRobbed: construction.collect_robbed,
    f.Raise: construction.raise_object,
    f.AssignSlot: Ask(
        "slot",
        "PD-8.1",
        construction.slot_options,
        construction.refuse_slot,
        construction.take_slot,
        params=prompts.card,
    ),
}

# Programs that have learned know the questions of events by this order (`decision` in docs/lab/spaces-pandorum.md), so
# that it never changes; questions of further operations come after these, in the order of their cards.
_LEARNED: Final = (
    *("meteor", "crack", "shift", "bid", "invest", "contaminate", "cure", "sabotage", "expand", "engines"),
    "take_back",
)
_QUESTIONS: Final = [question for operation in IN_ORDER for question in operation.questions]


def _place(question: Question) -> int:
    kind = question.ask.kind
    return _LEARNED.index(kind) if kind in _LEARNED else len(_LEARNED)


_EVENTS: dict[type, Ask | Resolve] = {
    f.Reveal: reveal.reveal,
    f.PutQuids: reveal.put_quids,
    f.InTurn: reveal.in_turn,
    f.PutToken: Ask("token", "PD-11", tokens.token_options, tokens.refuse_token, tokens.take_token),
    **{question.frame: question.ask for question in sorted(_QUESTIONS, key=_place)},
    **{frame: resolve for operation in IN_ORDER for frame, resolve in operation.resolves.items()},
}

BASIC = Flow({**_TURN, **_CONSTRUCTION})
NEW_HORIZONS = Flow({**_TURN, **_CONSTRUCTION, **_EVENTS})

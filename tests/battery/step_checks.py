"""Checks of an act in steps: true views in between, nothing hidden in them, events that come after what they tell."""

from __future__ import annotations

import json
from collections.abc import Set
from itertools import takewhile
from typing import Any, Final, NamedTuple

import msgspec

from orrery import Match, Rng
from orrery.core import engine
from orrery.core.events import Unveiled, Veiled
from orrery.core.field_types import field_types
from orrery.core.ledger import WASTE
from orrery.core.mentions import heard_by
from orrery.core.ruleset import Ruleset
from orrery.core.state_codec import canonical
from orrery.core.steps import Moment, PlayedAct
from orrery.server.wire.view_patches import changes, patched

Json = Any

# Quantities that change without an event, or with one of somebody else.
UNTOLD: Final = {
    "civ_card": "a card that is due is looked at: that is asked, not told",
    "objective": "dealt to each seat alone while the table is set up",
}
OF_OTHERS: Final = {
    "colonist": "a miner goes home when somebody upgrades the mine",
    "lifepod": "all are removed before the first cards of the end are shown",
    "meteorite": "those that are carried, likewise",
}
# Parts of views that say who is asked what, and where in its course the game is; and what is dealt or spent unseen.
OF_QUESTIONS: Final[Set[str]] = {
    *("actors", "phase", "wave", "step", "active", "turn", "asked", "ready", "pending", "doing", "looking", "civ_due"),
    *("held", "costs", "targets", "sites", "usable", "used", "auction", "amount", "pays", "veiled", "personal"),
    *("personal_count", "supply", "next", "owes"),
}


class Seen(NamedTuple):
    steps: int
    between: int  # views that are not the last of their act


def check_steps(m: Match, seat: int, action: Any, view_type: Any) -> Seen:
    """The act on a copy: what audiences hear and see of it in steps adds up to what a match tells."""
    twin = m.clone()
    audiences = {seat, (seat + 1) % m.players, None}
    heard, shown = {me: len(twin.events(me)) for me in audiences}, {me: twin.view(me) for me in audiences}
    twin.act(seat, action)
    found = between = 0
    for me in audiences:
        steps = twin.steps(me)
        assert [event for step in steps for event in step.events] == twin.events(me, heard[me])
        assert canonical(steps[-1].view) == canonical(twin.view(me))
        assert all(step.events for step in steps) or len(steps) == 1
        before = shown[me]
        for step in steps:
            assert json.loads(json.dumps(step.view)) == step.view
            msgspec.convert(step.view, view_type)
            assert canonical(patched(before, changes(before, step.view))) == canonical(step.view)
            before = step.view
        for step in steps[:-1]:
            assert step.view["seed"] is None
            assert not step.view.get("over")
        found += len(steps)
        between += len(steps) - 1
    return Seen(found, between)


def check_secrets(game: Ruleset[Any, Any], state: Any, mover: int, action: Any, me: int, rng: Rng) -> int:
    """Whatever is dealt anew, the moments of an act look the same to a seat, up to the first draw or reveal."""
    flow, twin = game.flow(state.options), game.resample(state, me, Rng(rng.bits()))
    if engine.asking(flow, twin, mover) != engine.asking(flow, state, mover):
        return 0
    if engine.refuse(flow, twin, mover, action) is not None:
        return 0
    seen = 0
    for audience in (me, None):
        true, dealt = (foreseen(PlayedAct(game, each, mover, action), audience) for each in (state, twin))
        assert true == dealt, "the view in the middle of an act leaks"
        seen += len(true)
    return seen


def foreseen(act: PlayedAct, me: int | None) -> list[str]:
    """What an audience sees at each moment it hears of, before anything is drawn or shown or a veil falls."""
    out: list[Any] = []
    play = engine.apply(act.game.flow(act.before.options), act.game.clone(act.before), act.seat, act.action, out)
    until = len(out) if play.secret_at < 0 else play.secret_at
    known = takewhile(lambda moment: type(moment.event) is not Unveiled, act.moments[:until])
    heard = (moment for moment in known if heard_by(me, moment.event) is not None)
    return [canonical(act.game.view(moment.state, me, True)) for moment in heard]


def check_events_come_last(act: PlayedAct, after: Any, silent: Set[str] = OF_QUESTIONS) -> int:
    """What an event tells has happened when it is told: quantities of a seat change with an event that names it, and
    after the last event only what the next question needs."""
    game, moments = act.game, act.moments
    if not moments:
        return 0
    before = _rows(game, act.before)
    for event, state in moments:
        now, named = _rows(game, state), seats_named(event)
        for seat in range(state.players):
            late = {name for name in before[seat] if before[seat][name] != now[seat][name]} - OF_OTHERS.keys()
            assert not named or seat in named or not late - UNTOLD.keys(), f"{event} and {sorted(late)} of seat {seat}"
        before = now
    late = {name for was, now in zip(before, _rows(game, after), strict=True) for name in was if was[name] != now[name]}
    assert not late - UNTOLD.keys(), f"after {moments[-1].event}: {sorted(late)}"
    if engine.actors(game.flow(after.options), after):  # at the end everything is laid open
        _check_views(game, moments[-1], after, silent)
    return len(moments)


def _check_views(game: Ruleset[Any, Any], last: Moment, after: Any, silent: Set[str]) -> None:
    for me in range(after.players):
        for change in changes(game.view(last.state, me, True), game.view(after, me)):
            names = {part for part in change.path if isinstance(part, str)}
            assert names & silent, f"after {last.event}: {change.path}"


def _rows(game: Ruleset[Any, Any], state: Any) -> list[dict[str, int]]:
    rows = (game.ledger(state, seat) for seat in range(state.players))
    kept = [quantity.name if quantity.kind != WASTE else None for quantity in game.quantities]
    return [{name: n for name, n in zip(kept, row, strict=True) if name is not None} for row in rows]


def seats_named(event: Any) -> set[int]:
    """The seats an event names, none if it is one of the whole table."""
    if type(event) is Veiled:
        return seats_named(event.event)
    found: set[int] = set()
    if type(event) is not Unveiled:
        _collect_seats(event, field_types(type(event)), found)
    return found


def _collect_seats(value: Any, meanings: Any, found: set[int]) -> None:
    for name, inner in zip(value._fields, value, strict=True):
        meaning = meanings.get(name)
        items = inner if type(inner) is tuple else (inner,)
        if meaning == "seat":
            found.update(item for item in items if item is not None)
        elif isinstance(meaning, dict):
            for item in items:
                if item is not None:
                    _collect_seats(item, meaning, found)

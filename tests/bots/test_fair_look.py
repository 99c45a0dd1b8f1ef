"""What a foreign bot is shown leads nowhere: no object of the true table, and nothing that hidden things change."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from battery.checks import mutable_ids
from orrery.bots.fair_look import OWN, fair_look, look_for
from orrery.bots.levels import LevelBot, opponent
from orrery.bots.random_bot import RandomBot
from orrery.bots.roster import BOTS
from orrery.core import engine
from orrery.core.decision import Decision
from orrery.core.state_codec import to_plain

PLAYERS = {"planet_5r": 4, "pandorum": 3, "planet_unknown": 3, "on_mars": 3}
MOST = 200_000  # objects: a walk that finds more has left the table
SIMPLE = (int, str, float, orrery.Game, type)  # holds nothing, or is the same for every table


def positions(game_id: str) -> list[orrery.Match]:
    """Some positions of a random game."""
    m = orrery.game(game_id).new(PLAYERS[game_id], seed=11)
    rng, found = orrery.Rng(5), []
    for n in range(120):
        if m.over:
            break
        if n % 12 == 5:
            found.append(m.clone())
        seat = rng.choice(m.actors)
        decision = m.decision(seat)
        assert decision is not None
        m.play(seat, rng.choice(decision.actions))
    return found


def reachable(*roots: object) -> dict[int, object]:
    """Everything that attributes, slots, items and closures lead to, but for what belongs to the game as such."""
    found: dict[int, object] = {}
    todo = list(roots)
    while todo:
        item = todo.pop()
        if id(item) in found or item is None or isinstance(item, SIMPLE):
            continue
        found[id(item)] = item
        assert len(found) < MOST
        if isinstance(item, dict):
            todo.extend(item)
            todo.extend(item.values())
        elif isinstance(item, list | tuple | set | frozenset):
            todo.extend(item)
        for cls in type(item).__mro__:
            slots = cls.__dict__.get("__slots__", ())
            names = (slots,) if isinstance(slots, str) else slots
            todo.extend(getattr(item, name, None) for name in names)
        todo.extend(getattr(item, "__dict__", {}).values())
        todo.extend(cell.cell_contents for cell in getattr(item, "__closure__", None) or ())
        todo.append(getattr(item, "__self__", None))
    return found


@pytest.mark.parametrize("game_id", sorted(PLAYERS))
def test_no_object_of_the_true_table_can_be_reached(game_id: str) -> None:
    game, looks = orrery.game(game_id), 0
    for m in positions(game_id):
        for seat in m.actors:
            view, decision = fair_look(game, m.state, seat, orrery.Rng(1))
            true = {id(m.state), id(m), *mutable_ids(m.state)}
            assert not true & set(reachable(view, decision, decision.prompt, decision.sample))
            assert m.state.keys != decision._state.keys, "coming chance is dealt anew"
            looks += 1
    assert looks > 8


def test_the_walk_finds_the_true_table_where_it_is_in_reach() -> None:
    (m, *_) = positions("planet_5r")
    decision = m.decision(m.actors[0])
    assert id(m.state) in reachable(decision)
    assert id(m.state) in reachable([{"bot": lambda: m}])


@pytest.mark.parametrize("game_id", sorted(PLAYERS))
def test_a_look_is_the_same_whatever_is_hidden(game_id: str) -> None:
    """Question, answers, view, and the very state that lies behind them."""
    game, differ = orrery.game(game_id), 0
    for m in positions(game_id):
        for seat in m.actors:
            other = game.resample(m.state, seat, orrery.Rng(77))
            differ += to_plain(other) != to_plain(m.state)
            (view, decision), (same_view, same) = (
                fair_look(game, state, seat, orrery.Rng(3)) for state in (m.state, other)
            )
            assert view == same_view
            assert decision.to_json() == same.to_json()
            assert decision.prompt() == same.prompt()
            assert to_plain(decision._state) == to_plain(same._state)
            true = Decision(game, m.state, seat)
            assert decision.actions == true.actions
            assert decision.to_json() == true.to_json()
            assert view == game.view(m.state, seat)
    assert differ > 8


def test_only_our_own_bots_stand_on_the_true_table() -> None:
    class Mine(RandomBot):
        pass

    game = orrery.game("planet_5r")
    state = game.new(3, 1).state
    assert {*BOTS.values(), LevelBot} == OWN
    for own in (*map(orrery.bot, BOTS), opponent(4)):
        assert look_for(own, game, state, 0, orrery.Rng(1))[1]._state is state
    assert look_for(Mine(), game, state, 0, orrery.Rng(1))[1]._state is not state


def test_play_out_shows_a_foreign_bot_no_more_than_it_may_know() -> None:
    m = orrery.game("planet_5r").new(3, 7)
    seen: list[Any] = []

    class Nosy:
        name = "nosy"

        def choose(self, view: dict[str, Any], decision: orrery.Decision) -> Any:
            seen.append(decision._state.keys)
            return 0

    keys = m.state.keys
    orrery.play_out(m, [Nosy(), "random", "random"], seed=1)
    assert len(seen) > 10
    assert keys not in seen
    assert engine.actors(m.flow, m.state) == ()

"""Playing a match to its end with bots: the fast path of arena and benches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.bots.answers import answer_of
from orrery.bots.base import Bot
from orrery.bots.fair_look import look_for
from orrery.bots.random_bot import RandomBot
from orrery.bots.roster import bot
from orrery.core import engine
from orrery.core.match import Match
from orrery.core.rng import Rng

LOOKS = 7  # the stream of re-deals that foreign bots are shown


def play_out(m: Match, bots: Sequence[str | Bot], seed: int = 0) -> Match:
    """Finish the game with one bot per seat; the same seed gives the same game. Returns the match.

    An answer that is no action, and no text form or number of one, is a BadAnswer, and the match stays as it was.
    """
    if len(bots) != m.players:
        raise ValueError(f"{len(bots)} bots for {m.players} seats")
    players = [bot(b, seed=seed * 1009 + n) if isinstance(b, str) else b for n, b in enumerate(bots)]
    game, flow = m.game, m.flow
    state = game.clone(m.state)
    moves: list[tuple[int, Any]] = []
    if all(type(player) is RandomBot for player in players):
        _random_moves(flow, state, moves, Rng(seed))
    else:
        looks = Rng(seed, LOOKS)
        while seats := engine.actors(flow, state):
            seat = seats[0]
            view, decision = look_for(players[seat], game, state, seat, looks)
            action = answer_of(game, decision, players[seat].choose(view, decision), players[seat].name)
            engine.apply(flow, state, seat, action)
            moves.append((seat, action))
    m.absorb(state, moves)
    return m


def _random_moves(flow: engine.Flow, state: Any, moves: list[tuple[int, Any]], rng: Rng) -> None:
    """Random play without decisions, views or events: only the engine's own work."""
    stacks, handlers, players = state.stacks, flow.handlers, range(state.players)
    below, options, apply = rng.below, engine.options, engine.apply
    while True:
        for seat in players:
            if stacks[seat] and type(handlers[type(stacks[seat][-1])]) is engine.Ask:
                found = options(flow, state, seat)
                action = found[below(len(found))]
                apply(flow, state, seat, action)
                moves.append((seat, action))
                break
        else:
            return

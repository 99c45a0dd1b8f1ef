"""What two builds of the engine must agree on: prints a fingerprint of each of some random games.

python tests/compiled/fingerprints.py planet_5r 0 25     games 0 to 24, over all seat counts and options

Into it go every list of legal actions and every event; here and there the state, each seat's view, what the engine
foretells, how bots value the position, what they deal for what is hidden, what they would do; and the result.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import orrery
from orrery.arena.soundness import setup_of
from orrery.core import engine
from orrery.core.compiled import running
from orrery.core.match import Match
from orrery.core.rng import Rng, mix
from orrery.core.state_codec import canonical, digest

SEED = 20261118
LOOKS = 3  # moments of a game that are looked at closely
BOTS = ("greedy", "mcts")
ITERATIONS = {"mcts": {"iterations": 6}}


def fingerprint(ident: str, n: int) -> str:
    """Of random game n."""
    players, options = setup_of(ident, n, SEED)
    m = orrery.game(ident).new(players, mix(SEED, n + 1), options)
    moves = _played(m.clone(), n)
    close = {len(moves) * look // LOOKS for look in range(LOOKS)}
    found = hashlib.sha256()
    for at, (seat, action) in enumerate(moves):
        found.update(repr(engine.options(m.flow, m.state, seat)).encode())
        if at in close:
            _look(m, seat, at, found)
        found.update(repr(m.act(seat, action)).encode())
    found.update(f"{digest(m.state)} {m.game.result(m.state)!r}".encode())
    return found.hexdigest()[:16]


def _played(m: Match, n: int) -> list[tuple[int, Any]]:
    rng = Rng(mix(SEED, n + 1), 3)
    moves: list[tuple[int, Any]] = []
    while seats := engine.actors(m.flow, m.state):
        seat = rng.choice(seats)
        action = rng.choice(engine.options(m.flow, m.state, seat))
        moves.append((seat, action))
        engine.apply(m.flow, m.state, seat, action)
    return moves


def _look(m: Match, actor: int, at: int, found: Any) -> None:
    game, state = m.game, m.state
    found.update(digest(state).encode())
    for seat in range(state.players):
        dealt = game.resample(state, seat, Rng(at, seat))
        found.update(canonical(m.view(seat)).encode())
        found.update(f"{digest(dealt)} {game.evaluate(state, seat)!r} {game.evaluate(dealt, seat)!r}".encode())
        found.update(repr(game.evaluate_terms(state, seat)).encode())
    decision = m.decision(actor)
    assert decision is not None
    found.update(repr(m.outcomes(actor)).encode())
    found.update(canonical(game.guide(state, actor)).encode())
    for name in BOTS:
        choice = orrery.bot(name, seed=at, **ITERATIONS.get(name, {})).choose(m.view(actor), decision)
        found.update(repr(choice).encode())


def main(ident: str, first: int, end: int) -> None:
    found = {n: fingerprint(ident, n) for n in range(first, end)}
    print(json.dumps({"build": running(), "games": found}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))

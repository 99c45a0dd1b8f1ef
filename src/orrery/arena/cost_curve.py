"""What a decision costs as a game goes on: microseconds in each tenth of random games.

An engine whose cost grows with the game (histories that are copied, lists that are searched) shows here, and nowhere in
an average. Each game is played twice, alike: once to learn how long it is, once with the clock read between its tenths.
"""

from __future__ import annotations

from time import process_time
from typing import Any, NamedTuple

from orrery.core import engine
from orrery.core.compiled import running
from orrery.core.game import Game
from orrery.core.rng import Rng, mix

PARTS = 10


class Tenth(NamedTuple):
    """One tenth of many games: the mean time of a decision (listing, choosing, applying), and what there was to
    choose from."""

    decision_us: float
    actions: float


class Curve(NamedTuple):
    """The tenths of a game in order."""

    game: str
    engine: str  # which build it was
    players: int
    games: int
    parts: tuple[Tenth, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "engine": self.engine,
            "players": self.players,
            "games": self.games,
            "decision_us": [round(part.decision_us, 2) for part in self.parts],
            "actions": [round(part.actions, 2) for part in self.parts],
        }


def measure(game: Game[Any, Any], players: int, seconds: float, seed: int = 0) -> Curve:
    """Random games for so many seconds of processor time; one before them warms the caches."""
    options = game.read_options(None)
    flow = game.flow(options)
    _played(game, players, options, flow, mix(seed, 1), ())
    decisions, offered, used = [0] * PARTS, [0] * PARTS, [0.0] * PARTS
    games = 0
    while sum(used) < seconds or not games:
        chance = mix(seed, games + 2)
        length = len(_played(game, players, options, flow, chance, ()).listed)
        ends = tuple(length * part // PARTS for part in range(1, PARTS + 1))
        again = _played(game, players, options, flow, chance, ends)
        for part, (begin, end) in enumerate(zip((0, *ends), ends, strict=False)):
            decisions[part] += end - begin
            offered[part] += sum(again.listed[begin:end])
            used[part] += again.clock[part + 1] - again.clock[part]
        games += 1
    parts = [
        Tenth(1e6 * time / number, actions / number)
        for time, number, actions in zip(used, decisions, offered, strict=True)
    ]
    return Curve(game.id, running(), players, games, tuple(parts))


class _Game(NamedTuple):
    listed: list[int]  # how many actions each decision had
    clock: list[float]  # at the first decision, and after as many as were asked for


def _played(
    game: Game[Any, Any], players: int, options: Any, flow: engine.Flow, chance: int, ends: tuple[int, ...]
) -> _Game:
    state = game.initial(players, chance, options)
    engine.start(flow, state)
    rng = Rng(chance, 4)
    listed: list[int] = []
    clock = [process_time()]
    for end in ends or (-1,):  # -1 never comes: to the end
        while len(listed) != end:
            seat = engine.first_actor(flow, state)
            if seat < 0:
                break
            found = engine.options(flow, state, seat)
            listed.append(len(found))
            engine.apply(flow, state, seat, found[rng.below(len(found))])
        clock.append(process_time())
    return _Game(listed, clock)

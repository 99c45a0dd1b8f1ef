"""Data of positions with one thing changed that keeps their form: dropped, doubled, swapped or another value.

Other values are those that stand at the same place in other positions of the game, so that most of what comes out looks
like a position. It must be refused with a sentence or be one: then a random game can be played from there to its end.

    python -m battery.mutations pandorum 2000 1     # a longer sweep than the test makes: how many, the first seed
"""

from __future__ import annotations

import copy
import json
import sys
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import orrery
from battery.one_change import places
from battery.tables import LONGEST, SETUPS, positions
from orrery import Rng
from orrery.core import engine
from orrery.core.game import Game
from orrery.core.trial import spread

Json = Any
Path = tuple[Any, ...]
LOOKS = 25  # steps between two looks at all views


class Mutation(NamedTuple):
    """What was done, where, and the data that came out."""

    what: str
    path: Path
    data: Json


class Samples:
    """Described positions of one game, and the values that stand at each place of them."""

    def __init__(self, game_id: str, tables: int) -> None:
        self.game: Game[Any, Any] = orrery.game(game_id)
        indices = [index for index, setup in enumerate(SETUPS) if setup.game is self.game]
        self.data = [self.game.describe(m.state) for index in spread(indices, tables) for m in positions(index)]
        self.values: dict[Path, dict[str, Json]] = defaultdict(dict)
        self.names: dict[Path, list[str]] = defaultdict(list)  # keys of objects
        for data in self.data:
            for path in places(data):
                value = found(data, path)
                for shape in shapes(path):
                    self.values[shape].setdefault(json.dumps(value), value)
                if isinstance(path[-1], str) and path[-1] not in self.names[shapes(path[:-1])[0]]:
                    self.names[shapes(path[:-1])[0]].append(path[-1])

    def mutation(self, rng: Rng) -> Mutation:
        """One that changes something."""
        while True:
            data = copy.deepcopy(rng.choice(self.data))
            path = rng.choice(list(places(data)))
            change = rng.choice((_drop, _double, _swap, _swap_seats, self._other, self._other, self._rename))
            before = copy.deepcopy(data)
            change(data, path, rng)
            if data != before:
                return Mutation(change.__name__.strip("_"), path, data)

    def _other(self, data: Json, path: Path, rng: Rng) -> None:
        """Another value that stands there elsewhere, or a number beside."""
        inner, value = found(data, path[:-1]), found(data, path)
        known = [other for shape in shapes(path) for other in self.values[shape].values() if other != value]
        if isinstance(value, bool):
            known.append(not value)
        elif isinstance(value, int):
            known += [value - 1, value + 1]
        if known:
            inner[path[-1]] = copy.deepcopy(rng.choice(known))

    def _rename(self, data: Json, path: Path, rng: Rng) -> None:
        inner = found(data, path[:-1])
        if isinstance(inner, dict):
            known = [name for name in self.names[shapes(path[:-1])[0]] if name not in inner]
            if known:
                inner[rng.choice(known)] = inner.pop(path[-1])


def shapes(path: Path) -> tuple[Path, Path]:
    """The place without numbers of seats and items, and the same for any name at its end."""
    plain = tuple("*" if isinstance(key, int) else key for key in path)
    return plain, (*plain[:-1], "*")


def found(data: Json, path: Path) -> Json:
    for key in path:
        data = data[key]
    return data


def _drop(data: Json, path: Path, rng: Rng) -> None:
    del found(data, path[:-1])[path[-1]]


def _double(data: Json, path: Path, rng: Rng) -> None:
    inner, value = found(data, path[:-1]), found(data, path)
    if isinstance(inner, list):
        inner.insert(rng.below(len(inner) + 1), copy.deepcopy(value))
    else:
        inner[rng.choice(list(inner))] = copy.deepcopy(value)


def _swap(data: Json, path: Path, rng: Rng) -> None:
    inner = found(data, path[:-1])
    other = rng.choice(list(range(len(inner))) if isinstance(inner, list) else list(inner))
    inner[path[-1]], inner[other] = inner[other], inner[path[-1]]


def _swap_seats(data: Json, path: Path, rng: Rng) -> None:
    """What one seat has for what another one has."""
    if len(path) > 2 and path[0] == "seats":
        mine, other = data["seats"][path[1]], rng.choice(data["seats"])
        mine[path[2]], other[path[2]] = other[path[2]], mine[path[2]]


def refusal_of(game: Game[Any, Any], data: Json, rng: Rng) -> orrery.OrreryError | None:
    """Why these data are no position; if they are one, a random game is played to its end."""
    try:
        m = game.position(data)
    except orrery.OrreryError as bad:
        return bad
    for step in _play_out(game, m.state, rng):
        if step % LOOKS == 0:
            for me in (None, *range(m.players)):
                game.view(m.state, me)
    assert game.result(m.state).sheets
    return None


def _play_out(game: Game[Any, Any], state: Any, rng: Rng) -> Iterator[int]:
    flow = game.flow(state.options)
    for step in range(LONGEST):
        seats = engine.actors(flow, state)
        if not seats:
            return
        seat = rng.choice(seats)
        engine.step(flow, state, seat, rng.choice(engine.options(flow, state, seat)))
        game.invariants(state)
        yield step
    raise AssertionError("a game must end")


def sweep(game_id: str, count: int, seed: int) -> Counter[str]:
    """What goes wrong, and how often; each first time is told."""
    samples, wrong = Samples(game_id, len(SETUPS)), Counter[str]()
    for n in range(count):
        rng = Rng(seed + n)
        mutation = samples.mutation(rng)
        try:
            refused = refusal_of(samples.game, mutation.data, rng)
            wrong["played" if refused is None else "refused"] += 1
        except Exception as bad:
            last = traceback.extract_tb(bad.__traceback__)[-1]
            shape = ".".join(map(str, shapes(mutation.path)[0]))
            where = f"{last.name} ({last.filename.rpartition('/')[2]}:{last.lineno})"
            wrong[f"{shape}: {type(bad).__name__} {str(bad)[:80]} in {where}"] += 1
            print(seed + n, mutation.what, mutation.path, where, flush=True)
    return wrong


if __name__ == "__main__":
    for _what, _times in sweep(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])).most_common():
        print(_times, _what)

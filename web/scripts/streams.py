"""Records whole random games as a seat hears and sees them, for tests of the telling:
web/tests/streams/<game>.json.gz.

Run from the repository root, when events or views have changed: python web/scripts/streams.py [game ...]

A file holds as few games as show every kind of event that random games come upon. A game is its first view and its
batches, one for each act; a batch is its steps as the engine cuts them: the events of each, with what has changed in
the view since the step before.
"""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

import orrery  # noqa: E402
from battery.tables import Setup, rng_of, setups_of, walk  # noqa: E402

WHERE = ROOT / "web" / "tests" / "streams"
ME = 0
TRIES = 4  # games of each kind of table
FORECASTS = {"sites", "building", "targets", "costs"}  # of what I could do now: no event tells of them

Json = Any


def change(before: Json, after: Json) -> Json:
    """What turns one value into the other: [new value], or the changes of its parts by key or place; None: nothing."""
    if before == after:
        return None
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        parts = {key: change(before[key], after[key]) for key in after}
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        parts = {str(n): change(one, other) for n, (one, other) in enumerate(zip(before, after, strict=True))}
    else:
        return [after]
    return {key: part for key, part in parts.items() if part is not None}


def played(setup: Setup, seed: int) -> tuple[frozenset[str], int]:
    """The kinds of event of a game, and how long it is."""
    match = setup.new(seed)
    for _ in walk(match, rng_of(setup, seed)):
        pass
    return frozenset(event["e"] for event in match.events(ME)), len(match.actions)


def stream_of(setup: Setup, seed: int) -> Json:
    match = setup.new(seed)
    acts = walk(match, rng_of(setup, seed))
    next(acts)
    first = shown = match.view(ME)
    kept = {key: first[key] for key in FORECASTS & first.keys()}
    batches = []
    for _ in acts:
        batch = []
        for step in match.steps(ME):
            view = {**step.view, **kept}
            batch.append({"events": step.events, "change": change(shown, view)})
            shown = view
        batches.append(batch)
    return {"table": setup.name, "seed": seed, "view": first, "batches": batches}


def chosen(game_id: str) -> list[tuple[Setup, int]]:
    """Games that together show what all of them show; at each turn the one that adds the most for its length."""
    tables = setups_of(orrery.game(game_id))
    found = {(n, seed): played(setup, seed) for n, setup in enumerate(tables) for seed in range(TRIES)}
    missing = frozenset().union(*(kinds for kinds, _ in found.values()))
    games = []
    while missing:
        best = max(found, key=lambda game: len(found[game][0] & missing) / found[game][1])
        missing -= found[best][0]
        games.append((tables[best[0]], best[1]))
    return games


def main(games: list[str]) -> None:
    WHERE.mkdir(exist_ok=True)
    for game_id in games or orrery.games():
        streams = [stream_of(setup, seed) for setup, seed in chosen(game_id)]
        text = json.dumps(streams, ensure_ascii=False, separators=(",", ":"))
        packed = gzip.compress(text.encode(), mtime=0)
        (WHERE / f"{game_id}.json.gz").write_bytes(packed)
        print(f"{game_id}: {len(packed) // 1024} kB,", ", ".join(stream["table"] for stream in streams))


if __name__ == "__main__":
    main(sys.argv[1:])

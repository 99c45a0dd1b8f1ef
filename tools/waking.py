"""How long a sleeping table takes to come back: from its snapshot, and for comparison by playing it again.

    python tools/waking.py                      all games, 500 moves each (make bench)
    python tools/waking.py on_mars --wakings 50

A table sleeps in a database of SQLite on the disk and is woken by the server's own code until the position, the
question and the whole story have been made for one of its players, who opens it anew; and, as the most that a table
may have to tell at once, for all of them on one screen. Half of the tables went to sleep in the
usual way; the others were left with the last snapshot that was written in mid-play, as after a crash. Wakings by
replay and from snapshots take turns, so both see the same machine. Games of more seats are longer; where a game
still has fewer than 500 actions, players take back and play again what they may until that many moves are stored.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import orrery
from orrery.core.rng import Rng
from orrery.core.snapshot import Snapshot
from orrery.server.app import Parts, create_app
from orrery.server.ops.gc_policy import restrict_collector
from orrery.server.settings import Settings
from orrery.server.storage import MoveRow, SeatRow, TableRow
from orrery.server.storage.snapshot_store import drop_snapshot, snapshot
from orrery.server.storage.table_store import TableStore
from orrery.server.tables.records.snapshot_writer import store_snapshot
from orrery.server.tables.records.stored_match import replay
from orrery.server.tables.records.waking import SnapshotKeeper
from orrery.server.tables.seats.new_tables import new_table

TABLES = 10  # of each game
SEEDS = 200  # games looked at for long ones
CONFIRM = {"planet_5r": {"confirm": True}}  # so that there is something to take back
SLEEPER = "p0"  # who opens the table
GOAL = 30.0  # milliseconds, 99 of 100


class Sleeper(NamedTuple):
    row: TableRow  # everybody at their own screen
    together: TableRow  # the same game, all on one screen
    moves: list[MoveRow]
    taken: Snapshot


class Person:
    """Somebody who opens the table; what he is sent is counted and thrown away."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.heard = 0

    def send(self, frame: str) -> None:
        self.heard += len(frame)


def played(game: str, seed: int, moves: int) -> tuple[TableRow, list[MoveRow], Snapshot | None, Snapshot | None]:
    """A game after so many stored moves, the snapshot written in mid-play, and the one written when it sleeps."""
    rules = orrery.game(game)
    players = max(rules.players)
    seats = [SeatRow(n, "human", name=f"P{n}", guest=f"p{n}", nonce="n") for n in range(players)]
    row = new_table(game, seats, CONFIRM.get(game, {}), SLEEPER, "", seed=seed)
    match = rules.new(players, row.seed, row.options)
    actions = len(orrery.play_out(match.clone(), ["random"] * players, seed).actions)
    rng, keeper = Rng(seed), SnapshotKeeper()
    stored: list[MoveRow] = []
    midway: Snapshot | None = None
    while len(stored) < moves and not match.over:
        seat, action = _step(match, rng, back=actions < moves and rng.below(moves) * 5 > actions * 4)
        kind = replay(match, seat, action)
        midway = keeper.moved(match, kind) or midway
        number = len(stored) + 1
        stored.append(MoveRow(number, "act" if kind == "act" else "undo", seat, action, f"k{number}", 1, 1))
    row.status, row.version = "over" if match.over else "playing", len(stored)
    row.summary = {"version": len(stored), "actors": list(match.actors), "asked": list(match.actors), "winners": []}
    return row, stored, midway, keeper.sleeps(stopping=False) or midway


def _step(match: orrery.Match, rng: Rng, back: bool) -> tuple[int, Any]:
    """An action by chance; or one that is taken back, or taken again."""
    if back:
        for seat in range(match.players):
            if match.can_redo(seat):
                return seat, match.game.action_to_json(match.redo(seat))
            if match.can_undo(seat):
                return seat, None
    seat = rng.choice(match.actors)
    decision = match.decision(seat)
    assert decision is not None
    return seat, match.game.action_to_json(rng.choice(tuple(decision.actions)))


async def lay_down(storage: TableStore, game: str, moves: int) -> list[Sleeper]:
    """Tables that sleep, each with the snapshot it has. Games that end before that many moves are passed over."""
    found: list[Sleeper] = []
    for seed in range(SEEDS):
        row, stored, midway, asleep = played(game, seed, moves)
        if len(stored) < moves:
            continue
        shared = [SeatRow(seat.seat, "hotseat", guest=SLEEPER) for seat in row.seats]
        together = new_table(game, shared, row.options, SLEEPER, "", seed=seed)
        together.status, together.version, together.summary = row.status, row.version, row.summary
        for one in (row, together):
            await storage.add_table(one, stored)
        taken = asleep if len(found) % 2 else midway
        assert taken is not None
        found.append(Sleeper(row, together, stored, taken))
        if len(found) == TABLES:
            break
    return found


async def wake(parts: Parts, ident: str) -> tuple[float, float]:
    """Milliseconds of waking: as they pass, and of the processor."""
    person = Person(SLEEPER)
    began, used = time.perf_counter(), time.process_time()
    async with parts.tables.using(ident) as table:
        await table.join(person, None)
        took = (time.perf_counter() - began) * 1000, (time.process_time() - used) * 1000
        await table.leave(person, saw=False)
    assert person.heard > 0
    await parts.tasks.settled(60)
    parts.tables.live.pop(ident).sleep()
    await parts.tasks.settled(60)
    return took


async def measure(parts: Parts, game: str, moves: int, wakings: int) -> None:
    storage = parts.storage
    found = await lay_down(storage, game, moves)
    times: dict[str, list[tuple[float, float]]] = {"replay": [], "snapshot": [], "one screen": []}
    sizes: list[int] = []
    for n in range(wakings + 1):  # the first time everything is cold
        row, together, stored, taken = found[n % len(found)]
        await storage.write(partial(drop_snapshot, ident=row.id))
        by_replay = await wake(parts, row.id)
        for one in (row, together):
            await store_snapshot(storage, one, stored, taken)
        kept = await storage.read(partial(snapshot, ident=row.id))
        sizes.append(0 if kept is None else len(kept.body))
        from_snapshot, on_one_screen = await wake(parts, row.id), await wake(parts, together.id)
        if n:
            times["replay"].append(by_replay)
            times["snapshot"].append(from_snapshot)
            times["one screen"].append(on_one_screen)
    least, tail = min(len(one.moves) for one in found), max(len(one.moves) - one.taken.version for one in found)
    print(
        f"{game}: {max(orrery.game(game).players)} seats, {least} moves, up to {tail} of them after the snapshot, "
        f"which takes {max(sizes) / 1024:.0f} kB"
    )
    for way, took in times.items():
        passed, used = sorted(one for one, _ in took), sorted(two for _, two in took)
        print(
            f"  {way:10}  p50 {_p(passed, 50):6.1f} ms  p99 {_p(passed, 99):6.1f} ms"
            f"   processor: p50 {_p(used, 50):6.1f} ms  p99 {_p(used, 99):6.1f} ms"
        )


def _p(times: list[float], percent: int) -> float:
    return times[min(len(times) - 1, len(times) * percent // 100)]


async def bench(games: list[str], moves: int, wakings: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data_dir=Path(folder)))
        async with app.router.lifespan_context(app):
            restrict_collector()
            print(f"Waking, {wakings} times each way; the goal is {GOAL:.0f} ms for 99 of 100 from a snapshot")
            for game in games:
                await measure(app.state.parts, game, moves, wakings)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", choices=orrery.games())
    parser.add_argument("--moves", type=int, default=500)
    parser.add_argument("--wakings", type=int, default=100, help="each way, of each game")
    args = parser.parse_args()
    asyncio.run(bench([args.game] if args.game else orrery.games(), args.moves, args.wakings))


if __name__ == "__main__":
    main()

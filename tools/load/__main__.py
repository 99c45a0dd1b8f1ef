"""How much a server carries: simulated tables on loopback, bounded in time, ending by themselves.

    python tools/load                                     a curve for Planet 5R on SQLite, two minutes (make load)
    python tools/load --game on_mars,pandorum --figure delay.svg
    python tools/load --rates 200 --seconds 60            one rate, for longer
    python tools/load --postgres --servers 2              two processes on a PostgreSQL of its own
    python tools/load --rates 100 --sleeping 50000        also what sleeping tables cost
    python tools/load --memory 30                         memory instead: of sockets, of tables, after 30 moves each

Moves are due at moments that are decided beforehand, and delays are counted from there, until every seat has heard of
the move; what is late is counted, and what never comes is the latest of all. The rate rises until one move in a
hundred takes longer than 100 ms. Server and crowd run in processes of their own, and where there are cores enough each
keeps to its own.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import math
import multiprocessing
import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection
from pathlib import Path

import crowd
from figures import LATE, Figures, Tally, figures
from footprint import footprint
from laid_tables import LaidTable, lay_tables, shortest_game
from own_postgres import postgres
from plot import draw
from schedule import RATES, dues, goes_on, share, tables_needed
from served import Served
from sleepers import lay_down, wake_some

HEAD = "  due/s  carried      p50      p99    worst  ack p99  late  missing  refused  over  crowd p99  µs loop  others"


def row_of(one: Figures) -> str:
    return (
        f"{one.rate:7.0f} {one.carried:8.0f} {one.p50:8.1f} {one.p99:8.1f} {one.worst:8.1f} {one.ack99:8.1f} "
        f"{one.late:5} {one.missing:8} {one.refused:8} {one.over:5} {one.own99:10.1f} {one.loop:8.0f} {one.others:7.0f}"
    )


def megabytes(kilobytes: float) -> str:
    return f"{kilobytes / 1024:.1f} MB"


def cores_of(servers: int) -> tuple[list[set[int]], set[int]]:
    """The cores of each server, and those of the crowd; no choice where one core each is not to be had."""
    free = sorted(os.sched_getaffinity(0))
    if len(free) <= servers:
        return [set() for _ in range(servers)], set()
    return [{core} for core in free[:servers]], set(free[servers:])


@contextlib.contextmanager
def crowds(
    count: int, cores: set[int], servers: Sequence[Served], laid: Sequence[LaidTable]
) -> Iterator[list[Connection]]:
    spawn = multiprocessing.get_context("spawn")
    pipes, processes = [], []
    addresses = [server.address for server in servers]
    for n in range(count):
        here, there = spawn.Pipe()
        process = spawn.Process(target=crowd.main, args=(there, cores, addresses, laid[n::count], n), daemon=True)
        process.start()
        there.close()
        pipes.append(here)
        processes.append(process)
    try:
        yield pipes
    finally:
        for pipe in pipes:
            pipe.close()
        for process in processes:
            process.join(10)
            if process.is_alive():
                process.kill()


def sit(pipes: Sequence[Connection], live: int) -> int:
    for n, pipe in enumerate(pipes):
        pipe.send(crowd.Sit(len(range(live)[n :: len(pipes)])))
    return sum(pipe.recv() for pipe in pipes)


def play(pipes: Sequence[Connection], servers: Sequence[Served], rate: float, seconds: float) -> Figures:
    moments, before = dues(rate, seconds, seed=round(rate)), [server.worked() for server in servers]
    begin = time.monotonic() + 0.3
    for n, pipe in enumerate(pipes):
        pipe.send(crowd.Play(begin, share(moments, n, len(pipes))))
    tally, answered = Tally(), begin
    for pipe in pipes:
        part, last = pipe.recv()
        tally.add(part)
        answered = max(answered, last)
    after = [server.worked() for server in servers]
    loop = sum(now.loop - was.loop for was, now in zip(before, after, strict=True))
    others = sum(now.others - was.others for was, now in zip(before, after, strict=True))
    return figures(rate, tally, answered - begin, loop, others)


def live(folder: Path, game: str, args: argparse.Namespace) -> list[Figures]:
    """One game's curve."""
    database = f"{args.servers} on PostgreSQL" if args.database else "SQLite"
    print(f"\n{game}: {args.tables} tables, {args.tables * args.seats} sockets, {database}", flush=True)
    needed = tables_needed(args.tables, args.rates, args.seconds, shortest_game(game, args.seats))
    laid = asyncio.run(lay_tables(folder, args.database, game, args.seats, needed))
    own, rest = cores_of(args.servers)
    curve = []
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(Served(folder, args.database, cores)) for cores in own]
        pipes = stack.enter_context(crowds(args.crowds, rest, servers, laid))
        empty, begun = sum(server.memory() for server in servers), time.monotonic()
        seated = sit(pipes, args.tables)
        full = sum(server.memory() for server in servers)
        print(
            f"seated {seated} tables in {time.monotonic() - begun:.1f} s; memory {megabytes(empty)} empty, "
            f"{megabytes(full)} now: {(full - empty) / seated:.0f} kB per table with its {args.seats} sockets"
        )
        print(HEAD, flush=True)
        for rate in args.rates:
            sit(pipes, args.tables)
            curve.append(play(pipes, servers, rate, args.seconds))
            print(row_of(curve[-1]), flush=True)
            if not goes_on(curve[-1].p99, LATE):
                break
        full = sum(server.memory() for server in servers)
        print(f"memory {megabytes(full)} in the end: {(full - empty) / seated:.0f} kB per table")
    carried = max((one.rate for one in curve if one.p99 <= LATE), default=math.nan)
    print(f"carried with p99 within {LATE:.0f} ms: {carried:.0f} moves per second", flush=True)
    return curve


def measured(folder: Path, game: str, args: argparse.Namespace) -> None:
    """What one game's tables take of the memory."""
    print(f"\n{game}", flush=True)
    for stage in asyncio.run(footprint(folder, args.database, game, args.seats, args.tables, args.memory)):
        print(stage, flush=True)


async def sleeping(folder: Path, args: argparse.Namespace) -> None:
    game = args.game[0]
    print(f"\nSleeping: {args.sleeping} tables of {game} in mid-game")
    with Served(folder / "none") as server:
        started, memory = server.started, server.memory()
    await lay_down(folder / "many", game, args.seats, args.sleeping)
    with Served(folder / "many") as server:
        print(
            f"start            {server.started * 1000:.0f} ms, {megabytes(server.memory())}; "
            f"without any table {started * 1000:.0f} ms, {megabytes(memory)}"
        )
        times = await wake_some(server.url, folder / "many", args.sleeping - 1)
        print(f"waking           p50 {times[len(times) // 2]:.1f} ms, p99 {times[int(len(times) * 0.99)]:.1f} ms")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument(
        "--game", default=["planet_5r"], type=lambda words: words.split(","), help="one, or several: a,b"
    )
    parser.add_argument("--tables", type=int, default=500, help="live at once")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument(
        "--rates",
        type=_numbers,
        default=tuple(map(float, RATES)),
        help="moves per second, all tables together: 100,200",
    )
    parser.add_argument("--seconds", type=float, default=8.0, help="for each rate")
    parser.add_argument("--servers", type=int, default=1, help="processes; several need PostgreSQL")
    parser.add_argument("--crowds", type=int, default=1, help="processes that play")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own, gone afterwards")
    parser.add_argument("--figure", type=Path, help="where to draw the curves (SVG)")
    parser.add_argument("--memory", type=int, default=0, help="what tables and sockets take, after so many moves each")
    parser.add_argument("--sleeping", type=int, default=0, help="sleeping tables; 0 leaves this part out")
    args = parser.parse_args()
    if not (0 < args.tables <= 5000 and 0 < args.seconds <= 600 and 0 <= args.sleeping <= 200_000):
        parser.error("tables up to 5000, seconds up to 600, sleeping up to 200000")
    if not 0 <= args.memory <= 1000:
        parser.error("memory after up to 1000 moves")
    if not (0 < args.servers <= 8 and 0 < args.crowds <= 8 and all(0 < rate <= 20_000 for rate in args.rates)):
        parser.error("servers and crowds up to 8, rates up to 20000")
    if args.servers > 1 and not args.postgres:
        parser.error("several servers need --postgres")
    return args


def _numbers(words: str) -> tuple[float, ...]:
    return tuple(map(float, words.split(",")))


def main() -> None:
    args = arguments()
    curves = {}
    with tempfile.TemporaryDirectory(prefix="orrery-load-") as name:
        for game in args.game:
            with postgres() if args.postgres else contextlib.nullcontext() as args.database:
                if args.memory:
                    measured(Path(name) / game, game, args)
                else:
                    curves[game] = live(Path(name) / game, game, args)
        if args.sleeping:
            asyncio.run(sleeping(Path(name), args))
    if args.figure is not None:
        kind = f"PostgreSQL, {args.servers} processes" if args.postgres else "SQLite"
        args.figure.write_text(draw(curves, f"{args.tables} tables of {args.seats}, {kind}, one core"))
        print(f"drawn: {args.figure}")


if __name__ == "__main__":
    main()

"""How much one server carries: simulated tables on loopback, bounded in time, ending by themselves.

    python tools/load                         the whole measurement (make load)
    python tools/load --tables 50 --seconds 10 --sleeping 1000      a small one

Prints moves per second, the time from sending a move until every seat has heard of it, memory per table, and what
sleeping tables cost. The server runs in a process of its own, the people in this one: on two cores each has its own.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from crowd import Crowd, Figures
from served import Served
from sleepers import lay_down, wake_some

from orrery.server.ops.gc_policy import keep_house


def megabytes(kilobytes: float) -> str:
    return f"{kilobytes / 1024:.1f} MB"


def tell(figures: Figures, asked: float) -> None:
    rate = f"{figures.rate:.0f} per second ({asked:.0f} asked)"
    print(f"moves            {figures.moves} in {figures.seconds:.1f} s: {rate}")
    print(f"send to all told p50 {figures.p(50):.1f} ms, p99 {figures.p(99):.1f} ms, worst {figures.p(100):.1f} ms")
    print(f"acknowledged     p50 {figures.ack(50):.1f} ms, p99 {figures.ack(99):.1f} ms")
    print(f"refused or stale {figures.refused}; games played to the end {figures.finished}")


async def live(folder: Path, args: argparse.Namespace) -> None:
    print(
        f"Live: {args.tables} tables of {args.game}, {args.tables * args.seats} sockets, {args.rate} moves per second"
    )
    with Served(folder) as server:
        empty = server.memory()
        crowd = Crowd(server.url, args.game, args.seats)
        await crowd.arrive(args.tables)
        print(f"seated           {args.tables} tables in {crowd.arrived:.1f} s")
        keep_house()  # the crowd's own rubbish is not the server's delay
        figures = await crowd.play(args.rate, args.seconds)
        full = server.memory()
        print(
            f"memory           {megabytes(empty)} empty, {megabytes(full)} now: "
            f"{(full - empty) / args.tables:.0f} kB per table with its {args.seats} sockets"
        )
        tell(figures, args.rate)
        await crowd.go()


async def sleeping(folder: Path, args: argparse.Namespace) -> None:
    print(f"Sleeping: {args.sleeping} tables of {args.game} in mid-game")
    with Served(folder / "none") as server:
        started, memory = server.started, server.memory()
    await lay_down(folder / "many", args.game, args.seats, args.sleeping)
    with Served(folder / "many") as server:
        print(
            f"start            {server.started * 1000:.0f} ms, {megabytes(server.memory())}; "
            f"without any table {started * 1000:.0f} ms, {megabytes(memory)}"
        )
        times = await wake_some(server.url, folder / "many", args.sleeping - 1)
        print(f"waking           p50 {times[len(times) // 2]:.1f} ms, p99 {times[int(len(times) * 0.99)]:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="planet_5r")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--rate", type=float, default=200.0, help="moves per second, all tables together")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--sleeping", type=int, default=50_000, help="0 leaves this part out")
    args = parser.parse_args()
    if not (0 < args.tables <= 2000 and 0 < args.seconds <= 600 and 0 <= args.sleeping <= 200_000):
        parser.error("tables up to 2000, seconds up to 600, sleeping up to 200000")
    with tempfile.TemporaryDirectory(prefix="orrery-load-") as name:
        asyncio.run(live(Path(name) / "live", args))
        if args.sleeping:
            asyncio.run(sleeping(Path(name), args))


if __name__ == "__main__":
    main()

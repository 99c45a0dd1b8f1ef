"""How fast games are played as environments, beside the bare engine, by turns in one run on one core.

    python tools/lab_speed.py [GAME ...] [--players 4] [--seconds 1.0] [--rounds 5]

Random play. The bare engine lists the legal actions of each decision and applies one (`orrery bench`); `batch` writes
an observation and a mask for each step of 32 games side by side (`lab.vector`); `one after another` is PettingZoo's AEC
environment with `last()` and `step()`. Steps are those of the action space: a big move is several of them.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Callable, Iterator
from time import process_time

import numpy as np

import orrery
from orrery.core import compiled
from orrery.lab.pettingzoo import Environments
from orrery.lab.vector import VectorTable

GAMES_AT_ONCE = 32


def bare(game: str, players: int) -> Iterator[int]:
    seed = 0
    while True:
        seed += 1
        yield len(orrery.play_out(orrery.game(game).new(players, seed), ["random"] * players, seed).actions)


def in_a_batch(game: str, players: int) -> Iterator[int]:
    table, rng = VectorTable(game, GAMES_AT_ONCE, players=players), orrery.Rng(1)
    while True:
        table.step([rng.choice(table.legal(place)) for place in range(GAMES_AT_ONCE)])
        yield GAMES_AT_ONCE


def one_after_another(game: str, players: int) -> Iterator[int]:
    env, rng = Environments(game).env(players=players), orrery.Rng(1)
    while True:
        env.reset(seed=rng.below(1 << 30))
        for _agent in env.agent_iter():
            _, _, terminated, truncated, info = env.last()
            legal = None if terminated or truncated else np.flatnonzero(info["action_mask"])
            env.step(None if legal is None else legal[rng.below(len(legal))])
            yield 1


def pace(work: Iterator[int], seconds: float) -> float:
    """Steps per second of processor time, for so long."""
    began, done = process_time(), 0
    while (took := process_time() - began) < seconds:
        done += next(work)
    return done / took


WAYS: dict[str, Callable[[str, int], Iterator[int]]] = {
    "bare": bare,
    "batch": in_a_batch,
    "one after another": one_after_another,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=list(orrery.games()), metavar="GAME")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each way in each round")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    for game in args.games:
        works = {way: make(game, args.players) for way, make in WAYS.items()}
        paces: dict[str, list[float]] = {way: [] for way in WAYS}
        for _ in range(args.rounds):
            for way, work in works.items():
                paces[way].append(pace(work, args.seconds))
        whole = statistics.median(paces["bare"])
        print(f"{game} ({compiled.running()}), {args.players} seats: bare engine {whole:,.0f} decisions/s")
        for way in list(WAYS)[1:]:
            ratio = statistics.median(own / base for own, base in zip(paces[way], paces["bare"], strict=True))
            print(f"  {way}: {statistics.median(paces[way]):,.0f} steps/s, {ratio:.2f} of it")


if __name__ == "__main__":
    main()

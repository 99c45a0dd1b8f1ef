"""How long it takes to foretell what every legal action of a decision would bring.

    python tools/foretelling.py                  all games, and the longest lists of placements (make bench)
    python tools/foretelling.py on_mars --games 10

Random games are played as people play them, with confirmations where a game has them, at the largest table; at every
decision with a choice all outcomes are told. Times are processor time of this thread, in milliseconds, on one core.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import thread_time_ns
from typing import Any, NamedTuple

import orrery
from orrery import Match, Rng

TYPICAL = 5.0  # milliseconds for the median decision
PLACEMENTS = 400  # of Planet Unknown
PLACED = 60.0  # milliseconds for so many
LONG = 100  # actions: from here on a list of placements is a long one


class Timed(NamedTuple):
    kind: str
    actions: int
    ms: float


def decisions(game: Any, seed: int) -> Iterator[tuple[Match, int]]:
    """Every decision with a choice of one random game."""
    confirm = {option.name: True for option in game.option_set.options if option.name == "confirm"}
    m, rng = game.new(max(game.players), seed, confirm), Rng(seed)
    while m.actors:
        seat = rng.choice(m.actors)
        actions = m.legal(seat)
        if len(actions) > 1:
            yield m, seat
        m.play(seat, rng.choice(actions))


def timed(m: Match, seat: int) -> Timed:
    decision = m.decision(seat)
    assert decision is not None
    began = thread_time_ns()
    found = m.outcomes(seat)
    return Timed(decision.kind, len(found), (thread_time_ns() - began) / 1e6)


def measure(ident: str, games: int) -> list[Timed]:
    game = orrery.game(ident)
    for m, seat in decisions(game, 0):  # once to warm the caches
        m.outcomes(seat)
    return [timed(m, seat) for seed in range(1, games + 1) for m, seat in decisions(game, seed)]


def told(ident: str, found: list[Timed]) -> str:
    whole = sorted(one.ms for one in found)
    each = sorted(1000 * one.ms / one.actions for one in found)
    median = _p(whole, 50)
    return (
        f"{ident:15} {len(found):5} decisions, {sum(one.actions for one in found) / len(found):5.1f} actions each"
        f"   decision: p50 {median:6.2f} ms  p99 {_p(whole, 99):6.2f} ms"
        f"   action: p50 {_p(each, 50):5.0f} us  p99 {_p(each, 99):5.0f} us"
        f"   {'ok' if median <= TYPICAL else 'TOO SLOW'}"
    )


def placements(found: list[Timed]) -> str:
    """Long lists of placements, reckoned for a list of four hundred."""
    each = sorted(PLACEMENTS * one.ms / one.actions for one in found if one.kind == "place" and one.actions >= LONG)
    most = max((one.actions for one in found if one.kind == "place"), default=0)
    median = _p(each, 50)
    return (
        f"{PLACEMENTS} placements, from {len(each)} lists of {LONG} to {most}:"
        f" p50 {median:.1f} ms  p99 {_p(each, 99):.1f} ms   {'ok' if median <= PLACED else 'TOO SLOW'}"
    )


def _p(times: list[float], percent: int) -> float:
    return times[min(len(times) - 1, len(times) * percent // 100)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", choices=orrery.games())
    parser.add_argument("--games", type=int, default=3, help="random games of each")
    args = parser.parse_args()
    print(f"Outcomes of all legal actions; the goal is {TYPICAL:.0f} ms for a typical decision, and")
    print(f"{PLACED:.0f} ms for {PLACEMENTS} placements of Planet Unknown")
    for ident in [args.game] if args.game else orrery.games():
        found = measure(ident, args.games)
        print(told(ident, found))
        if ident == "planet_unknown":
            print(f"{'':15} {placements(found)}")


if __name__ == "__main__":
    main()

"""Two commits' engines by turns, in one run on one core: is a game faster or slower than it was?

    python tools/by_turns.py BEFORE [NOW] [--games planet_5r ...] [--players 4] [--seconds 1] [--rounds 7] [--json FILE]

BEFORE and NOW are commits (`v0.2`, `1a2b3c4^`; NOW is HEAD unless named). Both are unpacked into a temporary folder and
play the same random games, each round in fresh processes, first the one and then the other, in the next round the other
way round. The code that measures is this file for both, so only the engines differ. Plain Python; processor time.

A machine that is busy or changes its pace gives other figures every time, but the two of a round are alike. So ratios
of rounds count: their median, and how far they spread. A difference within the spread is none.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
COPIES = 500  # of a position at a time
EVERY = 16  # games, of which one is copied in its middle


class Pace(NamedTuple):
    """Of one engine in one round, per second of processor time."""

    decisions: float
    copies: float
    length: float  # decisions of the first game: engines that play alike agree on it


class Ratio(NamedTuple):
    """How many times as fast as before: the median of the rounds, and the slowest and the fastest of them."""

    middle: float
    least: float
    most: float


# --- the arithmetic


def in_turn(rounds: int) -> list[tuple[str, str]]:
    """Who goes first changes, so that a machine that slows down or warms up favours nobody."""
    return [("before", "now") if n % 2 == 0 else ("now", "before") for n in range(rounds)]


def ratio(before: Sequence[float], now: Sequence[float]) -> Ratio:
    each = [there / here for here, there in zip(before, now, strict=True)]
    return Ratio(median(each), min(each), max(each))


def line(name: str, before: Sequence[Pace], now: Sequence[Pace]) -> str:
    cells = [f"{name:16}"]
    for field in ("decisions", "copies"):
        old, new = ([getattr(pace, field) for pace in paces] for paces in (before, now))
        found = ratio(old, new)
        cells.append(
            f"{median(old):>12,.0f}{median(new):>12,.0f}{found.middle:>7.2f} ({found.least:.2f}-{found.most:.2f})"
        )
    same = {pace.length for pace in before} == {pace.length for pace in now}
    return "".join(cells) + ("" if same else "  other games: rules have changed")


HEAD = f"{'':16}{'decisions/s':>12}{'now':>12}{'ratio':>7}{'':12}{'copies/s':>12}{'now':>12}{'ratio':>7}"


# --- one engine, in a process of its own


def pace_of(ident: str, players: int, seconds: float) -> Pace:
    """Random games with complete lists of legal actions, by the engine that is found first."""
    from orrery.core import engine
    from orrery.core.registry import game as find_game
    from orrery.core.rng import Rng

    game: Any = find_game(ident)
    options = game.read_options(None)
    flow: Any = game.flow(options)
    # Earlier engines kept questions and other handlers in one table.
    asks = getattr(flow, "asks", None) or {kind for kind, on in flow.handlers.items() if type(on) is engine.Ask}
    kept: list[Any] = []

    def play(seed: int, half: int) -> int:
        state = game.initial(players, seed, options)
        engine.start(flow, state)
        below, listed, apply = Rng(seed, 4).below, engine.options, engine.apply
        stacks, seats, made = state.stacks, range(players), 0
        while True:
            for seat in seats:
                if stacks[seat] and type(stacks[seat][-1]) in asks:
                    break
            else:
                return made
            found = listed(flow, state, seat)
            made += 1
            if made == half:
                kept.append(game.clone(state))
            apply(flow, state, seat, found[below(len(found))])

    length = play(0, -1)  # once to warm up
    decisions = games = 0
    began = process_time()
    while (used := process_time() - began) < seconds or not games:
        games += 1
        decisions += play(games, length // 2 if games % EVERY == 1 else -1)
    copied = repeated(
        lambda: [game.clone(state) for state in kept for _ in range(COPIES // len(kept) + 1)], seconds / 4
    )
    return Pace(decisions / used, copied, float(length))


def repeated(work: Callable[[], Sequence[object]], seconds: float) -> float:
    """How many things are made in a second."""
    began, made = process_time(), 0
    while (used := process_time() - began) < seconds or not made:
        made += len(work())
    return made / used


# --- both of them


class Failed(Exception):
    """A commit that cannot be unpacked, or an engine that does not play."""


def unpack(commit: str, into: Path) -> str:
    """The sources of a commit; returns its whole name."""
    asked = ["git", "-C", str(ROOT), "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"]
    name = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    if not name:
        raise Failed(f"there is no commit {commit}")
    into.mkdir(parents=True)
    packed = subprocess.run(["git", "-C", str(ROOT), "archive", name, "src"], capture_output=True, check=True).stdout
    subprocess.run(["tar", "-x", "-C", str(into)], input=packed, check=True)
    return name


def measured(folder: Path, game: str, players: int, seconds: float, core: int) -> Pace:
    command = [sys.executable, __file__, "--measure", game, str(players), str(seconds), str(core)]
    own = {**os.environ, "PYTHONPATH": str(folder / "src"), "ORRERY_ENGINE": "pure"}
    ran = subprocess.run(command, env=own, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise Failed(f"{folder.name}: {(ran.stderr.strip().splitlines() or ['?'])[-1]}")
    told = json.loads(ran.stdout)
    if not Path(told["engine"]).is_relative_to(folder):
        raise Failed(f"{folder.name}: another engine was found, {told['engine']}")
    return Pace(*told["pace"])


def first_core() -> int:
    return min(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0


def measure(game: str, players: int, seconds: float, core: int) -> None:
    """What the other processes run."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    import orrery

    print(json.dumps({"engine": orrery.__file__, "pace": pace_of(game, players, seconds)}))


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("before", metavar="BEFORE")
    parser.add_argument("now", metavar="NOW", nargs="?", default="HEAD")
    parser.add_argument(
        "--games", nargs="+", default=["planet_5r", "pandorum", "planet_unknown", "on_mars"], metavar="GAME"
    )
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each engine in each round")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every figure there")
    asked = parser.parse_args(words)
    if asked.rounds < 1 or asked.seconds <= 0:
        parser.error("at least one round of more than no time")
    return asked


def run(asked: argparse.Namespace) -> dict[str, Any]:
    core = first_core()
    told: dict[str, Any] = {"players": asked.players, "seconds": asked.seconds, "games": {}}
    with tempfile.TemporaryDirectory(prefix="by-turns-") as place:
        for way in ("before", "now"):
            told[way] = unpack(getattr(asked, way), Path(place) / way)
        print(HEAD)
        for game in asked.games:
            paces: dict[str, list[Pace]] = {"before": [], "now": []}
            for order in in_turn(asked.rounds):
                for way in order:
                    paces[way].append(measured(Path(place) / way, game, asked.players, asked.seconds, core))
            print(line(game, paces["before"], paces["now"]), flush=True)
            told["games"][game] = {way: [pace._asdict() for pace in each] for way, each in paces.items()}
    return told


def main() -> None:
    if sys.argv[1:2] == ["--measure"]:
        game, players, seconds, core = sys.argv[2:]
        measure(game, int(players), float(seconds), int(core))
        return
    asked = arguments()
    try:
        told = run(asked)
    except Failed as failed:
        sys.exit(str(failed))
    if asked.json is not None:
        asked.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""Fits what a lead in points means for the chance to win, game by game, and draws how well the curves fit.

    python tools/win_chance.py planet_5r --games 120        plays, fits, writes its win_curve.py and the plot

Bots `greedy@0.2` play at tables of every size. At the beginning of each round every seat's evaluation is noted with
whether it won in the end. Half of the deals are fitted and the other half tells the log loss, so that no curve is
praised for what it has seen; the curve that is written comes from all of them. A game fitted for the
first time has to say `win_curve = WIN_CURVE` in its class.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from math import exp, log
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import orrery
from orrery.arena import Processes, play_bots
from orrery.core.rng import mix
from orrery.core.win_curves import WinCurve

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "orrery" / "games"
PLOTS = ROOT / "docs" / "strength"
BOT = "greedy@0.2"
OLD_SCALE = 6.0  # points of the one logistic curve that all games shared before
STEPS = 30  # of Newton's method
RIDGE = 1e-3
BINS = 10
MODULE = """\"\"\"What a lead means for the chance to win. Written by `tools/win_chance.py`, not by hand.\"\"\"

from __future__ import annotations

from typing import Final

from orrery.core.win_curves import WinCurve

WIN_CURVE: Final = WinCurve({numbers})
"""


class Row(NamedTuple):
    """One seat at the beginning of one round."""

    deal: int
    players: int
    round: int
    lead: float
    won: float
    lasts: float  # the chance of another round, as the seat sees it


def seen(ident: str, seed: int, n: int) -> list[Row]:
    """Game n: every seat at the beginning of every round."""
    game = orrery.game(ident)
    counts = [count for count in game.players if count > 1]
    players = counts[n % len(counts)]
    found: list[tuple[int, int, float, float]] = []
    last = 0

    def watch(state: Any, decision: object, action: object, bot: object) -> None:
        nonlocal last
        if state.round != last:
            last = state.round
            found.extend(
                (seat, last, game.evaluate(state, seat), game.survival(state, seat, 1)) for seat in range(players)
            )

    bots = [orrery.bot(BOT, seed=mix(seed, n * 8 + seat)) for seat in range(players)]
    played = play_bots(ident, players, None, mix(seed, n), bots, watch=watch)
    return [Row(n, players, at, lead, played.shares[seat], lasts) for seat, at, lead, lasts in found]


# --- the fit --------------------------------------------------------------------------------------


def features(row: Row, rounds: float) -> tuple[float, ...]:
    gone = min(1.0, row.round / rounds)
    field = log(max(1, row.players - 1))
    return row.lead, row.lead * gone, row.lead * gone**4, field, field * gone, row.lasts, row.lasts * gone


def chance(weights: Sequence[float], x: Sequence[float]) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, sum(w * f for w, f in zip(weights, x, strict=True))))))


def fit(rows: Sequence[Row], rounds: float) -> tuple[float, ...]:
    """Logistic regression by Newton's method: the log loss has one minimum."""
    points = [(features(row, rounds), row.won) for row in rows]
    size = len(points[0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * w for w in weights]
        bend = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for x, won in points:
            p = chance(weights, x)
            for i in range(size):
                slope[i] += (won - p) * x[i]
                for j in range(size):
                    bend[i][j] += p * (1.0 - p) * x[i] * x[j]
        weights = [w + step for w, step in zip(weights, solved(bend, slope), strict=True)]
    return tuple(weights)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss; the matrix is positive definite."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda n: abs(rows[n][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for n in range(size):
            if n != i:
                factor = rows[n][i] / rows[i][i]
                rows[n] = [a - factor * b for a, b in zip(rows[n], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def loss(chances: Sequence[float], rows: Sequence[Row]) -> float:
    """Mean log loss."""
    total = 0.0
    for p, row in zip(chances, rows, strict=True):
        sure = max(1e-9, min(1.0 - 1e-9, p))
        total -= row.won * log(sure) + (1.0 - row.won) * log(1.0 - sure)
    return total / len(rows)


# --- what comes of it -----------------------------------------------------------------------------


def written(curve: WinCurve) -> str:
    """The module of a game that holds its curve."""
    return MODULE.format(numbers=", ".join(f"{value:.5g}" for value in curve))


def plot(ident: str, old: Sequence[float], new: Sequence[float], rows: Sequence[Row]) -> str:
    """Foretold chances against the share that won, in tenths, on deals that were not fitted."""
    size, edge = 420, 50
    side = size - 2 * edge

    def at(x: float, y: float) -> str:
        return f"{edge + side * x:.1f},{size - edge - side * y:.1f}"

    def series(chances: Sequence[float], colour: str) -> str:
        bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
        for p, row in zip(chances, rows, strict=True):
            bins[min(BINS - 1, int(p * BINS))].append((p, row.won))
        means = [(fmean(p for p, _ in b), fmean(w for _, w in b), len(b)) for b in bins if b]
        line = " ".join(at(x, y) for x, y, _ in means)
        dots = "".join(
            f'<circle cx="{at(x, y).split(",")[0]}" cy="{at(x, y).split(",")[1]}" '
            f'r="{2 + 8 * (n / len(rows)) ** 0.5:.1f}" fill="{colour}" fill-opacity="0.7"/>'
            for x, y, n in means
        )
        return f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.5"/>{dots}'

    ticks = "".join(
        f'<text x="{edge + side * t:.0f}" y="{size - edge + 18}" text-anchor="middle">{t:g}</text>'
        f'<text x="{edge - 8}" y="{size - edge - side * t + 4:.0f}" text-anchor="end">{t:g}</text>'
        for t in (0, 0.25, 0.5, 0.75, 1)
    )
    name = orrery.game(ident).name("en")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif" '
        f'font-size="12">\n'
        f'<rect width="{size}" height="{size}" fill="white"/>\n'
        f'<text x="{edge}" y="24" font-size="14">{name}: chance foretold and share won</text>\n'
        f'<text x="{edge}" y="42"><tspan fill="#0b6e99">this game\'s curve</tspan>, '
        f'<tspan fill="#b3541e">one curve for all games</tspan></text>\n'
        f'<path d="M{at(0, 1)} L{at(0, 0)} L{at(1, 0)} M{at(0, 0)} L{at(1, 1)}" stroke="#999" fill="none"/>\n'
        f"{ticks}\n{series(old, '#b3541e')}\n{series(new, '#0b6e99')}\n</svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=orrery.games())
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=None)
    given = parser.parse_args()
    with Processes(given.workers) as processes:
        jobs = processes.run(partial(seen, given.game, given.seed), range(given.games))
        rows = [row for _, found in jobs for row in found]
    report(given.game, given.games, rows)


def report(ident: str, games: int, rows: Sequence[Row]) -> None:
    """Fit, tell how well, and write curve and plot."""
    last = {row.deal: row.round for row in rows}
    rounds = fmean(last.values())
    tables = len([count for count in orrery.game(ident).players if count > 1])
    half = [row for row in rows if row.deal // tables % 2]
    rest = [row for row in rows if not row.deal // tables % 2]
    weights = fit(half, rounds)
    new = [chance(weights, features(row, rounds)) for row in rest]
    old = [1.0 / (1.0 + exp(-max(-30.0, min(30.0, row.lead / OLD_SCALE)))) for row in rest]
    base = [1.0 / row.players for row in rest]
    print(f"{ident}: {games} games, {len(rows)} positions, {rounds:.1f} rounds")
    print(f"log loss on {len(rest)} positions not fitted: seats alone {loss(base, rest):.3f}, ", end="")
    print(f"one curve for all games {loss(old, rest):.3f}, this curve {loss(new, rest):.3f}")
    curve = WinCurve(rounds, *fit(rows, rounds))
    print(curve)
    (GAMES / ident / "win_curve.py").write_text(written(curve), encoding="utf-8")
    PLOTS.mkdir(parents=True, exist_ok=True)
    (PLOTS / f"win-chance-{ident}.svg").write_text(plot(ident, old, new, rest), encoding="utf-8")


if __name__ == "__main__":
    main()

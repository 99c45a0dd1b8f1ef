"""From evaluations to chances: how likely each seat is to win, judged by how games like these went on.

The chance of a seat is the softmax of all evaluations divided by a temperature T(t) = exp(a + b t), where t runs from 0
at the first decision to 1 at the last. `a` and `b` are those under which the winners of these very games were least
surprising (maximum likelihood), so the chances fit the games as well as the evaluation allows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from typing import NamedTuple

LEAST = 1e-12
SLOPES = tuple(n / 2 for n in range(-8, 5))  # of the temperature's logarithm over a game
COOLEST, HOTTEST = -3.0, 7.0  # limits of its logarithm at the beginning
MOST_FITTED = 100  # games, and every so many of their moments: two numbers need no more
EVERY = 4

Evaluations = Sequence[Sequence[float]]  # at each moment, the evaluation of each seat


class Temperature(NamedTuple):
    a: float
    b: float

    def at(self, t: float) -> float:
        return exp(self.a + self.b * t)


def chances(evaluations: Sequence[float], temperature: float) -> list[float]:
    """Softmax; never exactly 0, so that a surprise is only a surprise."""
    top = max(evaluations)
    weights = [exp((value - top) / temperature) for value in evaluations]
    total = sum(weights)
    return [weight / total for weight in weights]


def progress(moment: int, moments: int) -> float:
    return moment / (moments - 1) if moments > 1 else 0.0


def course(evaluations: Evaluations, temperature: Temperature) -> list[list[float]]:
    """The chances of all seats at each moment of a game."""
    return [chances(seen, temperature.at(progress(n, len(evaluations)))) for n, seen in enumerate(evaluations)]


def surprise(games: Sequence[tuple[Evaluations, Sequence[int]]], temperature: Temperature) -> float:
    """Mean log loss of the winners over moments of all games; each of several winners counts as its part."""
    loss, moments = 0.0, 0
    for evaluations, winners in games:
        for n in range(0, len(evaluations), EVERY):
            seen = chances(evaluations[n], temperature.at(progress(n, len(evaluations))))
            loss -= sum(log(max(LEAST, seen[winner])) for winner in winners) / len(winners)
            moments += 1
    return loss / moments if moments else 0.0


def fitted(games: Sequence[tuple[Evaluations, Sequence[int]]]) -> Temperature:
    """The temperature under which the winners surprise least."""
    known = [
        (evaluations, winners) for evaluations, winners in games if winners and evaluations and len(evaluations[0]) > 1
    ]
    known = known[:MOST_FITTED]
    if not known:
        return Temperature(0.0, 0.0)

    def best(b: float) -> tuple[float, Temperature]:
        a = lowest(lambda a: surprise(known, Temperature(a, b)), COOLEST, HOTTEST)
        return surprise(known, Temperature(a, b)), Temperature(a, b)

    return min(best(b) for b in SLOPES)[1]


def lowest(function: Callable[[float], float], low: float, high: float, steps: int = 14) -> float:
    """Where a function with one valley is lowest: golden-section search."""
    ratio = (5**0.5 - 1) / 2
    left, right = high - ratio * (high - low), low + ratio * (high - low)
    at_left, at_right = function(left), function(right)
    for _ in range(steps):
        if at_left <= at_right:
            high, right, at_right = right, left, at_left
            left = high - ratio * (high - low)
            at_left = function(left)
        else:
            low, left, at_left = left, right, at_right
            right = low + ratio * (high - low)
            at_right = function(right)
    return (low + high) / 2

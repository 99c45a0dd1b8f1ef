"""Figures of a game over many games: how wide, how long, how hidden, how close and how fair it is.

Means come with 95 % intervals by a bootstrap over games; shares of wins with Wilson's.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, median, pstdev
from typing import Any, NamedTuple

from orrery.arena.stats import wilson
from orrery.core.rng import Rng
from orrery.lab.game_statistics.game_trace import GameTrace
from orrery.lab.game_statistics.self_play import ObservedGame, SelfPlay
from orrery.lab.game_statistics.win_chances import Temperature, course, fitted, progress
from orrery.lab.leagues.ratings import percentiles

Json = Any
RESAMPLES = 400
BRANCHING_STEPS = 20  # of a game, for the course of its branching


class Figure(NamedTuple):
    """A mean over games."""

    mean: float
    low: float
    high: float
    least: float
    most: float

    def to_json(self) -> dict[str, Json]:
        return {
            "mean": round(self.mean, 4),
            "interval_95": [round(self.low, 4), round(self.high, 4)],
            "min": round(self.least, 4),
            "max": round(self.most, 4),
        }


class Branching(NamedTuple):
    """Legal actions of decisions; `kind` is empty for all kinds together."""

    kind: str
    decisions: int
    mean: float
    median: float
    most: int
    forced: float  # share of decisions with one action

    def to_json(self) -> dict[str, Json]:
        return {
            "decisions": self.decisions,
            "mean": round(self.mean, 3),
            "median": self.median,
            "max": self.most,
            "forced": round(self.forced, 4),
        }


class SeatFigure(NamedTuple):
    seat: int
    wins: float
    games: int
    low: float
    high: float
    ahead: Figure  # points more than the mean of the table

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


class GameStatistics(NamedTuple):
    """All figures of a game."""

    plan: SelfPlay
    games: int
    broken: int  # games that a bot's fault ended
    branching: Branching
    by_kind: tuple[Branching, ...]  # the most frequent kind first
    figures: dict[str, Figure]
    seats: tuple[SeatFigure, ...]
    own: dict[str, Figure]
    temperature: Temperature | None
    lengths: tuple[int, ...]
    scores: tuple[int, ...]
    widths: tuple[float, ...]  # mean branching along the game
    winner_course: tuple[tuple[float, float, float], ...]  # chance of the later winner: lower quartile, mean, upper

    def to_json(self) -> dict[str, Json]:
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "bots": [bot.label for bot in self.plan.bots],
            "options": dict(self.plan.options),
            "seed": str(self.plan.seed),
            "games": self.games,
            "broken_off": self.broken,
            "branching": {
                **self.branching.to_json(),
                "by_kind": {each.kind: each.to_json() for each in self.by_kind},
            },
            **{name: figure.to_json() for name, figure in self.figures.items()},
            "seats": [
                {
                    "seat": each.seat + 1,
                    "share": round(each.share, 4),
                    "interval_95": [round(each.low, 4), round(each.high, 4)],
                    "points_ahead": each.ahead.to_json(),
                }
                for each in self.seats
            ],
            "own": {name: figure.to_json() for name, figure in self.own.items()},
        }


def measure_games(plan: SelfPlay, observed: Iterable[ObservedGame]) -> GameStatistics:
    """The figures of these games; games that were broken off are counted and left out."""
    every = sorted(observed, key=lambda each: each.n)
    whole = [each for each in every if each.trace.over]
    traces = [each.trace for each in whole]
    temperature = fitted([(each.evaluations, each.winners) for each in traces]) if plan.players > 1 and traces else None
    asked = [each for found in traces for each in found.asked]
    kinds: dict[str, list[int]] = defaultdict(list)
    for each in asked:
        kinds[each.kind].append(each.actions)
    by_kind = [branching(kind, counts) for kind, counts in kinds.items()]
    courses = [winner_course(each, temperature) for each in traces] if temperature is not None else []
    return GameStatistics(
        plan,
        len(whole),
        len(every) - len(whole),
        branching("", [each.actions for each in asked]),
        tuple(sorted(by_kind, key=lambda each: (-each.decisions, each.kind))),
        figures(traces, temperature),
        seat_figures(plan, traces),
        own_figures(whole),
        temperature,
        tuple(len(each.asked) for each in traces),
        tuple(score for each in traces for score in each.scores),
        widths(traces),
        tuple(map(_quartiles, zip(*filter(None, courses), strict=True))),
    )


def branching(kind: str, counts: Sequence[int]) -> Branching:
    if not counts:
        return Branching(kind, 0, 0.0, 0.0, 0, 0.0)
    forced = sum(count == 1 for count in counts) / len(counts)
    return Branching(kind, len(counts), fmean(counts), float(median(counts)), max(counts), forced)


def figure(values: Sequence[float]) -> Figure:
    """Mean, interval by bootstrap, extremes."""
    mean = fmean(values)
    rng = Rng(len(values), 0xF16)
    drawn = [fmean([values[rng.below(len(values))] for _ in values]) for _ in range(RESAMPLES)]
    low, high = percentiles(drawn)
    return Figure(mean, min(mean, low), max(mean, high), min(values), max(values))


def figures(traces: Sequence[GameTrace], temperature: Temperature | None) -> dict[str, Figure]:
    """Each figure by its name; those that need rivals are left out where a seat plays alone."""
    if not traces:
        return {}
    found = {
        "decisions": [float(len(each.asked)) for each in traces],
        "choices": [float(sum(a.actions > 1 for a in each.asked)) for each in traces],
        "forced": [fmean([a.actions == 1 for a in each.asked]) for each in traces],
        "hidden_share": [fmean([h.share for h in each.hidden]) for each in traces if each.hidden],
        "hidden_bits": [fmean([h.bits for h in each.hidden]) for each in traces if each.hidden],
        "score": [fmean(each.scores) for each in traces],
    }
    if temperature is not None:
        stories = [story(each, temperature) for each in traces if each.winners]
        found |= {
            "spread": [pstdev(each.scores) for each in traces],
            "range": [float(max(each.scores) - min(each.scores)) for each in traces],
            "margin": [margin(each.scores) for each in traces],
            "lead_changes": [float(each.lead_changes) for each in stories],
            "drama": [each.drama for each in stories],
            "settled": [each.settled for each in stories],
            "surprise": [each.lowest for each in stories],
            "decisive": [float(len(each.winners) == 1) for each in traces],
        }
    return {name: figure(values) for name, values in found.items() if values}


def margin(scores: Sequence[int]) -> float:
    """Points between the first and the second."""
    first, second = sorted(scores, reverse=True)[:2]
    return float(first - second)


class Story(NamedTuple):
    """How a game went for its winner."""

    lead_changes: int
    drama: float  # mean lead of the favourite over the later winner, in chances; 0 while the winner is the favourite
    settled: float  # share of the game after which the winner was never behind again
    lowest: float  # the winner's lowest chance


def story(found: GameTrace, temperature: Temperature) -> Story:
    seen = course(found.evaluations, temperature)
    winners = set(found.winners)
    leader, changes = _leader(seen[0], None), 0
    last_behind = -1
    deficits, own = [], []
    for n, each in enumerate(seen):
        now = _leader(each, leader)
        changes += now != leader
        leader = now
        best = max(each[winner] for winner in winners)
        own.append(best)
        deficits.append(max(each) - best)
        if max(each) > best:
            last_behind = n
    return Story(changes, fmean(deficits), progress(last_behind, len(seen)) if last_behind >= 0 else 0.0, min(own))


def _leader(each: Sequence[float], before: int | None) -> int:
    """The favourite; among equals it stays whoever it was."""
    top = max(each)
    return before if before is not None and each[before] == top else list(each).index(top)


def winner_course(found: GameTrace, temperature: Temperature) -> list[float]:
    if not found.winners:
        return []
    return [fmean([each[winner] for winner in found.winners]) for each in course(found.evaluations, temperature)]


def _quartiles(values: Sequence[float]) -> tuple[float, float, float]:
    low, high = percentiles(values, 0.5)
    return low, fmean(values), high


def seat_figures(plan: SelfPlay, traces: Sequence[GameTrace]) -> tuple[SeatFigure, ...]:
    if plan.players == 1 or not traces:
        return ()
    found = []
    for seat in range(plan.players):
        wins = sum((seat in each.winners) / max(1, len(each.winners)) for each in traces)
        ahead = figure([each.scores[seat] - fmean(each.scores) for each in traces])
        found.append(SeatFigure(seat, wins, len(traces), *wilson(wins, len(traces)), ahead))
    return tuple(found)


def own_figures(whole: Sequence[ObservedGame]) -> dict[str, Figure]:
    values: dict[str, list[float]] = defaultdict(list)
    for each in whole:
        for name, value in each.own.items():
            values[name].append(value)
    return {name: figure(found) for name, found in values.items()}


def widths(traces: Sequence[GameTrace]) -> tuple[float, ...]:
    """Mean number of legal actions in each part of the game."""
    parts: list[list[int]] = [[] for _ in range(BRANCHING_STEPS)]
    for each in traces:
        for n, asked in enumerate(each.asked):
            parts[n * BRANCHING_STEPS // len(each.asked)].append(asked.actions)
    return tuple(fmean(part) if part else 0.0 for part in parts)

"""How fast a game plays by itself: random decisions on one core, with complete lists of legal actions."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time  # our own work, whatever else the machine does
from typing import Any, NamedTuple

from orrery.core import engine
from orrery.core.compiled import running
from orrery.core.game import Game
from orrery.core.rng import Rng, mix

REPEATS = 2000
KEPT = 40  # positions from the middle of games, for clone, view and the like
FRESH_GAMES = 6  # games nobody has seen, for what the same costs on a state for the first time
UNSEEN = 1 << 32  # the first of their numbers; more games than that are not played in any run
EVERY = 5  # decisions from one of their positions to the next


class Speed(NamedTuple):
    """Rates per second, and times in microseconds.

    A view, a re-deal or an evaluation may remember what it worked out. The plain times are of states that have been
    looked at many times, as a search looks at one; those of the first look are of fresh games, each state met once.
    """

    game: str
    engine: str  # which build it was
    players: int
    games: int
    decisions: int
    real: int
    actions_per_real: float
    decisions_per_second: float
    real_per_second: float
    games_per_second: float
    clone_us: float
    view_us: float
    sample_us: float
    evaluate_us: float
    first_view_us: float
    first_sample_us: float
    first_evaluate_us: float

    def to_json(self) -> dict[str, Any]:
        return {name: round(value, 3) if isinstance(value, float) else value for name, value in self._asdict().items()}


def measure(game: Game[Any, Any], players: int, seconds: float, seed: int = 0) -> Speed:
    """Random games for so many seconds of processor time."""
    options = game.read_options(None)
    flow = game.flow(options)
    _game(game, players, options, flow, mix(seed, 1), [])  # once to warm the caches
    decisions = real = offered = games = 0
    kept: list[Any] = []
    began = process_time()
    while (used := process_time() - began) < seconds or not games:
        found = _game(game, players, options, flow, mix(seed, games + 2), kept)
        decisions, real, offered = decisions + found[0], real + found[1], offered + found[2]
        games += 1
    used = process_time() - began
    rng = Rng(seed, 9)
    seat = players - 1
    return Speed(
        game.id,
        running(),
        players,
        games,
        decisions,
        real,
        offered / real if real else 0.0,
        decisions / used,
        real / used,
        games / used,
        _each(kept, game.clone),
        _each(kept, game.view, seat),
        _each(kept, game.resample, seat, rng),
        _each(kept, game.evaluate, seat),
        *_at_first(game, players, options, flow, seed, rng),
    )


def _at_first(
    game: Game[Any, Any], players: int, options: Any, flow: engine.Flow, seed: int, rng: Rng
) -> tuple[float, float, float]:
    """View, re-deal and evaluation of new states, each for one of them only: they share what they remember."""
    fresh: list[Any] = []
    for n in range(FRESH_GAMES):
        _game(game, players, options, flow, mix(seed, UNSEEN + n), fresh, EVERY)
    seat = players - 1
    return (
        _each(fresh[0::3], game.view, seat, rounds=1),
        _each(fresh[1::3], game.resample, seat, rng, rounds=1),
        _each(fresh[2::3], game.evaluate, seat, rounds=1),
    )


def _game(
    game: Game[Any, Any], players: int, options: Any, flow: engine.Flow, seed: int, kept: list[Any], every: int = 0
) -> tuple[int, int, int]:
    """One random game: decisions, those with a choice, and actions offered in these.

    It keeps a position of its middle while there are too few, or one `every` so many decisions.
    """
    state = game.initial(players, seed, options)
    engine.start(flow, state)
    rng = Rng(seed, 4)
    below, first_actor, list_actions, apply = rng.below, engine.first_actor, engine.options, engine.apply
    decisions = real = offered = 0
    half = every or (10 * players if len(kept) < KEPT else -1)
    while (seat := first_actor(flow, state)) >= 0:
        found = list_actions(flow, state, seat)
        number = len(found)
        decisions += 1
        if number > 1:
            real += 1
            offered += number
        if decisions == half:
            kept.append(game.clone(state))
            half += every
        apply(flow, state, seat, found[below(number)])
    return decisions, real, offered


def _each(states: list[Any], work: Callable[..., object], *told: object, rounds: int = 0) -> float:
    """Mean time of one call in microseconds; without a number of rounds in as many as give a steady mean."""
    rounds = rounds or max(1, REPEATS // max(1, len(states)))
    began = process_time()
    for _ in range(rounds):
        for state in states:
            work(state, *told)
    return 1e6 * (process_time() - began) / max(1, rounds * len(states))

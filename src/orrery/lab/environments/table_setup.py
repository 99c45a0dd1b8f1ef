"""What an environment is made for: a game, seats, options, pay. Wrong ones are refused as by `orrery.game(...).new`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from orrery.core.decision import Decision
from orrery.core.errors import NoLab
from orrery.core.registry import game as find_game
from orrery.core.registry import ids
from orrery.core.rng import Rng
from orrery.lab.environments.episode import MOST_STEPS, Episode
from orrery.lab.environments.rewards import Pay, Rewards
from orrery.lab.spaces.action_space import space
from orrery.lab.spaces.observing import observation
from orrery.lab.spaces.sheets import Sheet

Json = Any
Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
SEEDS: Final = 1 << 62  # of deals


class TableSetup:
    """A kind of table that can be dealt again and again."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Json] | None = None,
        pay: Pay = "rank",
        shaping: float = 0.0,
        history: int = 0,
        most_steps: int = MOST_STEPS,
    ) -> None:
        self.game = find_game(game)
        self.players = self.game.check_players(self.game.players[-1] if players is None else players)
        self.options = self.game.read_options(options)
        self.game.accept_table(self.players, self.options)
        self.rewards = Rewards(pay, shaping)
        self.space = space(game)
        self.observation = observation(game, history)
        if isinstance(most_steps, bool) or not isinstance(most_steps, int) or most_steps < 1:
            raise ValueError(f"most_steps is a number from 1, not {most_steps!r}")
        self.most_steps = most_steps

    def deal(self, seed: int) -> Episode:
        return Episode(
            self.game,
            self.space,
            self.players,
            self.options,
            seed,
            self.rewards,
            self.most_steps,
            listening=self.observation.history > 0,
        )

    def sheet(self, row: Floats | None = None) -> Sheet:
        """Where what a seat knows is written again and again."""
        return Sheet(self.observation, row)

    def observation_box(self) -> spaces.Space[Floats]:
        low = np.zeros(self.observation.size, np.float32)
        high = np.zeros(self.observation.size, np.float32)
        for field in self.observation.fields:
            place = slice(field.first, field.first + field.size)
            low[place], high[place] = field.low, field.high
        return cast(spaces.Space[Floats], spaces.Box(low, high, dtype=np.float32))  # its own types know no element type


def ready_games() -> tuple[str, ...]:
    """Games that bring all an environment needs."""
    return tuple(game for game in ids() if _ready(game))


def _ready(game: str) -> bool:
    try:
        space(game), observation(game)
    except NoLab:
        return False
    return True


def stream_of(seed: object) -> Rng:
    """The deals of a seed."""
    if isinstance(seed, (int, np.integer)) and not isinstance(seed, bool):
        return Rng(int(seed))
    raise TypeError(f"a seed is a whole number, not {seed!r}")


def not_there(environment: object, name: str) -> AttributeError:
    """What an environment says if it is asked for an attribute that it has not: most are there after `reset`."""
    return AttributeError(
        f"{type(environment).__name__} has no {name!r}; what belongs to a game is there after reset()"
    )


def known_mode(render_mode: str | None) -> str | None:
    if render_mode not in (None, "ansi"):
        raise ValueError(f"render_mode is 'ansi' or None, not {render_mode!r}")
    return render_mode


def whole(action: object) -> int:
    """An action as a plain number; numpy's are taken too."""
    if isinstance(action, (int, np.integer)) and not isinstance(action, bool):
        return int(action)
    raise TypeError(f"an action is a whole number, not {action!r}")


def nearest_legal(legal: list[int], step: int) -> int:
    """What a step that is not legal is taken for where it must not be an error: the next higher one, or the lowest."""
    return min((known for known in legal if known >= step), default=min(legal))


def told(episode: Episode, seat: int) -> str:
    """A table as text: what the seat is asked and which steps it may take, or how the game ended."""
    if episode.terminated:
        sheets = episode.game.result(episode.state).sheets
        return "The game is over. " + ", ".join(f"seat {sheet.seat}: {sheet.total}" for sheet in sheets)
    meaning, cursor = episode.space.meaning, episode.cursor(seat)
    question = Decision(episode.game, episode.state, seat).prompt("en")
    so_far = "".join(f"\n  so far: {meaning(step)}" for step in cursor.prefix)
    return f"Seat {seat}: {question}{so_far}" + "".join(f"\n  {step}: {meaning(step)}" for step in cursor.legal)

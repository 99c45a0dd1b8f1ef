"""A table as a Gymnasium environment: one learner among bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from orrery.arena.bot_process import end_all
from orrery.arena.contestants import Contestant, contestant, split
from orrery.bots.answers import answer_of
from orrery.bots.base import Bot
from orrery.bots.fair_look import look_for
from orrery.core.rng import Rng
from orrery.lab.environments.table_setup import SEEDS, Floats, Mask, TableSetup, nearest_legal, told, whole

Info = dict[str, Any]


class LearnerAmongBots(gymnasium.Env[Floats, np.int64]):
    """The learner has one seat (`seat`, or one by chance), bots have the others and answer at once.

    `bots` are written as for `orrery duel`: one for each other seat, in a list or between commas, or one for all of
    them. Programs that know no masks take any step at all: one that is not legal counts as the next higher legal one
    (or the lowest), `info["illegal"]` says so, and `penalty` is taken off the reward.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 - so does the base

    def __init__(
        self,
        game: str,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        penalty: float = 0.0,
        **table: Any,
    ) -> None:
        self.setup = TableSetup(game, **table)
        self._sheet = self.setup.sheet()
        others = self.setup.players - 1
        specs = split(bots) if isinstance(bots, str) else list(bots)
        if len(specs) == 1 and isinstance(bots, str):
            specs *= others
        if len(specs) != others:
            raise ValueError(f"{len(specs)} bots for {others} other seats")
        if seat is not None and seat not in range(self.setup.players):
            raise ValueError(f"seat is a number from 0 to {others}, not {seat!r}")
        self.rivals: tuple[Contestant, ...] = tuple(contestant(spec) for spec in specs)
        self.fixed_seat = seat
        self.render_mode = render_mode
        self.penalty = penalty
        self._bots: dict[int, Bot] = {}
        self.observation_space: spaces.Space[Floats] = self.setup.observation_box()
        self.action_space = spaces.Discrete(self.setup.space.n)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, Info]:
        super().reset(seed=seed)
        self.episode = self.setup.deal(self._number(SEEDS))
        self.seat = self._number(self.setup.players) if self.fixed_seat is None else self.fixed_seat
        self._dismiss_bots()
        self._looks = Rng(self._number(SEEDS))
        made = [rival.make(self._number(SEEDS)) for rival in self.rivals]
        seats = [other for other in range(self.setup.players) if other != self.seat]
        self._bots = dict(zip(seats, made, strict=True))
        self._let_others_play()
        return self._observation(), self._info(False)

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, Info]:
        step, episode = whole(action), self.episode
        if episode.terminated or episode.truncated:
            raise gymnasium.error.ResetNeeded("the game is over: call reset first")
        legal = episode.cursor(self.seat).legal
        illegal = step not in legal
        episode.choose(self.seat, nearest_legal(legal, step) if illegal else step)
        self._let_others_play()
        reward = episode.collect()[self.seat] - (self.penalty if illegal else 0.0)
        return self._observation(), reward, episode.terminated, episode.truncated, self._info(illegal)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which steps are legal, as MaskablePPO asks for them."""
        return self._mask().astype(bool)

    def render(self) -> str | None:
        return told(self.episode, self.seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Programs that play for other seats are ended."""
        self._dismiss_bots()
        end_all()

    def _dismiss_bots(self) -> None:
        """Bots that are programs hear that their game is over and may be asked again; nothing is left behind."""
        for bot in self._bots.values():
            game_over = getattr(bot, "game_over", None)
            if game_over is not None:
                game_over((), ())
        self._bots = {}

    def _let_others_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        episode, game = self.episode, self.setup.game
        while self.seat not in episode.waiting and episode.waiting and not episode.truncated:
            seat = episode.waiting[0]
            bot = self._bots[seat]
            view, decision = look_for(bot, game, episode.state, seat, self._looks)
            episode.act(seat, answer_of(game, decision, bot.choose(view, decision), bot.name))

    def _observation(self) -> Floats:
        return self.episode.show(self.seat, self._sheet).copy()

    def _mask(self) -> Mask:
        if self.seat in self.episode.waiting:
            return self.episode.cursor(self.seat).mask()
        return np.zeros(self.setup.space.n, np.int8)

    def _info(self, illegal: bool) -> Info:
        return {"action_mask": self._mask(), "illegal": illegal, "seat": self.seat}

    def _number(self, below: int) -> int:
        return int(self.np_random.integers(below))

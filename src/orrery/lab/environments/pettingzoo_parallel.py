"""A table as a PettingZoo environment where all seats move at once (Parallel).

At each step every seat that is asked takes one step of its answer. A seat that is not asked, because it is not its turn
or because it has answered and others have not, waits: the action `wait`, one more than the steps of the space.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from orrery.core.rng import Rng
from orrery.lab.environments.table_setup import (
    SEEDS,
    Floats,
    Mask,
    TableSetup,
    nearest_legal,
    not_there,
    stream_of,
    told,
    whole,
)

Info = dict[str, Any]


class SimultaneousTable(ParallelEnv[str, Floats, int]):  # type: ignore[misc]
    """`orrery.lab.pettingzoo` has one for each game.

    Programs that know no masks take any step at all. One that is not legal counts as the next higher legal one (or the
    lowest); `info["illegal"]` says so, and `penalty` is taken off the reward.
    """

    def __init__(self, setup: TableSetup, render_mode: str | None = None, penalty: float = 0.0) -> None:
        self.setup = setup
        self.render_mode = render_mode
        self.penalty = penalty
        self.metadata = {"render_modes": ["ansi"], "name": setup.space.name.replace("-", "_")}
        self.possible_agents = [f"player_{seat}" for seat in range(setup.players)]
        self.agents: list[str] = []
        self.wait = setup.space.n
        box = setup.observation_box()
        self.observation_spaces = dict.fromkeys(self.possible_agents, box)
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._sheets = [setup.sheet() for _ in self.possible_agents]
        self._rng = Rng(0)

    def __getattr__(self, name: str) -> Any:
        raise not_there(self, name)

    def observation_space(self, agent: str) -> spaces.Space[Floats]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Floats], dict[str, Info]]:
        """A new deal. With a seed it and those after it are always the same."""
        if seed is not None:
            self._rng = stream_of(seed)
        self.episode = self.setup.deal(self._rng.below(SEEDS))
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos(set())

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Floats], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        episode = self.episode
        illegal = set()
        missing = [agent for seat in episode.waiting if (agent := self.possible_agents[seat]) not in actions]
        if missing:
            raise ValueError(f"no action of {', '.join(missing)}")
        for seat in episode.waiting:  # those who are asked now: what their answers lead to is for the next step
            step, legal = whole(actions[self.possible_agents[seat]]), episode.cursor(seat).legal
            if step not in legal:
                illegal.add(seat)
                step = nearest_legal(legal, step)
            episode.choose(seat, step)
        paid = episode.collect()
        for seat in illegal:
            paid[seat] -= self.penalty
        agents = self.agents
        terminated, truncated = episode.terminated, episode.truncated
        if terminated or truncated:
            self.agents = []
        return (
            self._observations(),
            dict(zip(agents, paid, strict=True)),
            dict.fromkeys(agents, terminated),
            dict.fromkeys(agents, truncated),
            self._infos(illegal),
        )

    def action_mask(self, agent: str) -> Mask:
        """1 for each step the agent may take now, 0 for the others."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.wait + 1, np.int8)
        if seat in self.episode.waiting:
            self.episode.cursor(seat).mask(mask[: self.wait])
        else:
            mask[self.wait] = 1
        return mask

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return "\n".join(told(self.episode, seat) for seat in self.episode.waiting or (0,))

    def close(self) -> None:
        """Nothing is kept open."""

    def _observations(self) -> dict[str, Floats]:
        show = self.episode.show
        return {agent: show(seat, self._sheets[seat]).copy() for seat, agent in enumerate(self.possible_agents)}

    def _infos(self, illegal: set[int]) -> dict[str, Info]:
        return {
            agent: {"action_mask": self.action_mask(agent), "illegal": seat in illegal}
            for seat, agent in enumerate(self.possible_agents)
        }

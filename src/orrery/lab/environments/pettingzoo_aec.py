"""A table as a PettingZoo environment where one seat moves after another (AEC).

Seats that are asked at the same time come one after the other; none of them sees what the others have answered until
all have, so it is the same game. Observations are rows of numbers, `info["action_mask"]` tells the legal steps.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from orrery.core.rng import Rng
from orrery.lab.environments.table_setup import SEEDS, Floats, Mask, TableSetup, not_there, stream_of, told, whole

Info = dict[str, Any]


class SequentialTable(AECEnv[str, Floats, int]):  # type: ignore[misc]
    """`orrery.lab.pettingzoo` has one for each game. A step that is not legal is an `IllegalStep`."""

    def __init__(self, setup: TableSetup, render_mode: str | None = None) -> None:
        super().__init__()
        self.setup = setup
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": ["ansi"],
            "name": setup.space.name.replace("-", "_"),
            "is_parallelizable": False,  # a round asks only some of the seats; `parallel_env` knows how
        }
        self.possible_agents = [f"player_{seat}" for seat in range(setup.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        box, steps = setup.observation_box(), setup.space.n
        self.observation_spaces = dict.fromkeys(self.possible_agents, box)
        self.action_spaces = {agent: spaces.Discrete(steps) for agent in self.possible_agents}
        self._sheets = [setup.sheet() for _ in self.possible_agents]
        self._rng = Rng(0)

    def __getattr__(self, name: str) -> Any:
        raise not_there(self, name)

    def observation_space(self, agent: str) -> spaces.Space[Floats]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal. With a seed it and those after it are always the same."""
        if seed is not None:
            self._rng = stream_of(seed)
        self.episode = self.setup.deal(self._rng.below(SEEDS))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._paid = False  # by the last step
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Floats:
        seat = self._seat[agent]
        return self.episode.show(seat, self._sheets[seat]).copy()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        episode.choose(self._seat[agent], whole(action))
        self._cumulative_rewards[agent] = 0.0
        if self._paid or not episode.unpaid:  # most steps bring nothing, after others that brought nothing
            self._paid = not episode.unpaid
            for other, paid in zip(self.possible_agents, episode.collect(), strict=True):
                self.rewards[other] = paid
                self._cumulative_rewards[other] += paid
        self.infos[agent] = {}
        if episode.terminated:
            self.terminations = dict.fromkeys(self.agents, True)
        elif episode.truncated:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()

    def _ask(self) -> None:
        """The next seat that is asked; at the end everybody in turn, to be told so."""
        waiting = self.episode.waiting
        if waiting and not self.episode.truncated:
            self.agent_selection = self.possible_agents[waiting[0]]
            self.infos[self.agent_selection] = {"action_mask": self.action_mask(self.agent_selection)}
        else:
            self.infos = {agent: {} for agent in self.agents}
            self.agent_selection = self.agents[0]

    def action_mask(self, agent: str) -> Mask:
        """1 for each step the agent may take now, 0 for the others."""
        return self.episode.cursor(self._seat[agent]).mask()

    def render(self) -> str | None:
        if self.render_mode != "ansi" or not self.agents:
            return None
        return told(self.episode, self._seat[self.agent_selection])

    def close(self) -> None:
        """Nothing is kept open."""

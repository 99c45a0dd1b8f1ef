"""A policy that learns Planet 5R by playing against itself, with PettingZoo and numpy alone, and the bot it becomes.

    python examples/first_policy.py --games 1000 --out first-policy.npy
    orrery duel planet_5r --bots examples/first_policy.py:Policy:weights=first-policy.npy,random,random

Every step has a taste for what the seat knows (a linear softmax over the legal steps); steps of seats that came out
better than their table are taken more often from then on (REINFORCE). It is the least that learns, not the best.
"""

from __future__ import annotations

import argparse
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

import orrery
from orrery import lab
from orrery.lab.pettingzoo import planet_5r_v1

Floats = NDArray[np.float32]
RATE = 0.02


def chances(weights: Floats, row: Floats, legal: NDArray[np.intp]) -> Floats:
    likes = weights[legal] @ row
    found = np.exp(likes - likes.max())
    odds: Floats = found / found.sum()
    return odds


def learn(games: int, seed: int = 1) -> Floats:
    """All three seats play by the same weights, which change after each game."""
    env = planet_5r_v1.env(players=3, shaping=0.05)  # points by the way, and the rank at the end
    shape = env.observation_space("player_0").shape
    assert shape is not None
    weights: Floats = np.zeros((env.action_space("player_0").n, *shape), np.float32)
    rng = np.random.default_rng(seed)
    for game in range(games):
        env.reset(seed=seed + game)
        taken: dict[str, list[Any]] = {agent: [] for agent in env.possible_agents}
        paid = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            row, reward, terminated, truncated, info = env.last()
            paid[agent] += reward
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(info["action_mask"])
            odds = chances(weights, row, legal)
            pick = int(rng.choice(len(legal), p=odds))
            taken[agent].append((row, legal, odds, pick))
            env.step(legal[pick])
        usual = sum(paid.values()) / len(paid)
        for agent, steps_taken in taken.items():
            for row, legal, odds, pick in steps_taken:
                push = -odds
                push[pick] += 1
                weights[legal] += RATE * (paid[agent] - usual) * np.outer(push, row)
    return weights


@cache
def loaded(weights: str) -> Floats:
    """A new bot is made for each game; its weights are read once."""
    found: Floats = np.load(weights)
    return found


class Policy:
    """Takes, step by step, what the weights like best."""

    name = "first policy"

    def __init__(self, seed: int = 0, weights: str = "first-policy.npy") -> None:
        self.weights = loaded(weights)

    def choose(self, view: dict[str, Any], decision: orrery.Decision) -> Any:
        state = decision.sample(orrery.Rng(0))  # what the seat knows, the rest dealt anew: enough to observe it
        cursor, spec = lab.space("planet_5r").begin(decision), lab.observation("planet_5r")
        while not cursor.done:
            row, legal = spec.flat(state, decision.seat, cursor), np.array(cursor.legal)
            cursor = cursor.choose(int(legal[chances(self.weights, row, legal).argmax()]))
        return cursor.action


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--out", default="first-policy.npy")
    args = parser.parse_args()
    np.save(args.out, learn(args.games))
    print(f"the weights are in {args.out}")


if __name__ == "__main__":
    main()

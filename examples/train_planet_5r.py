"""A small net learns Planet 5R until it beats random bots: MaskablePPO of sb3-contrib, a few minutes on one core.

    make lab-train

or `python examples/train_planet_5r.py`, in an environment with `orrery[lab]`, `sb3-contrib` and PyTorch.
It plays 200 games before and 200 after the training, on deals it has not seen, and writes the net to a file.
"""

from __future__ import annotations

import argparse
from time import monotonic
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from orrery.arena.stats import wilson

PLAYERS = 3
FAIR = 1 / PLAYERS


def table(seed: int, **wishes: Any) -> gymnasium.Env:
    """One learner among random bots. Points won by the way help a beginner more than the rank at the end alone."""
    env = gymnasium.make("orrery.lab.gymnasium:orrery/planet_5r-v1", players=PLAYERS, bots="random", **wishes).unwrapped
    env.reset(seed=seed)
    return env


def share_of_wins(model: MaskablePPO, games: int, seed: int) -> float:
    """How many games the net wins, each on a deal of its own."""
    env, won = table(seed, pay="win"), 0.0
    for game in range(games):
        observation, _ = env.reset(seed=seed + game)
        over = False
        while not over:
            masks = env.get_wrapper_attr("action_masks")()
            step, _ = model.predict(observation, action_masks=masks, deterministic=True)
            observation, reward, terminated, truncated, _ = env.step(np.int64(step))
            over = terminated or truncated
            won += float(reward)
    return won / games


def report(when: str, share: float, games: int) -> None:
    low, high = wilson(share * games, games)
    print(f"{when}: wins {share:.1%} of {games} games ({low:.1%} to {high:.1%}); {FAIR:.1%} would be fair", flush=True)


class Progress(BaseCallback):
    """Tells now and then how far the training is: it takes minutes."""

    def __init__(self, steps: int, every: int = 10_240) -> None:
        super().__init__()
        self.steps, self.every, self.began = steps, every, monotonic()

    def _on_step(self) -> bool:
        if self.num_timesteps % self.every == 0:
            left = (monotonic() - self.began) * max(0, self.steps / self.num_timesteps - 1)
            print(f"{self.num_timesteps:,} of {self.steps:,} steps, about {left:.0f} s left", flush=True)
        return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--steps", type=int, default=120_000)
    parser.add_argument("--games", type=int, default=200, help="to measure it by, before and after")
    parser.add_argument("--out", default="planet_5r-net.zip")
    args = parser.parse_args()
    torch.set_num_threads(1)  # several would wait for each other longer than so small a net takes
    env = table(1, pay="rank", shaping=0.05)
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, learning_rate=1e-3, gamma=1.0, seed=1)
    report("before", share_of_wins(model, args.games, 500_000), args.games)
    model.learn(args.steps, callback=Progress(args.steps))
    report("after", share_of_wins(model, args.games, 500_000), args.games)
    model.save(args.out)
    print(f"the net is in {args.out}")


if __name__ == "__main__":
    main()

"""The net of `examples/train_planet_5r.py` as a bot, for duels and leagues (in an environment with sb3-contrib):

.make/train/bin/orrery duel planet_5r --bots examples/net_bot.py:Net:weights=.make/planet_5r-net.zip,random,random
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO

import orrery
from orrery import lab


@cache
def loaded(weights: str) -> MaskablePPO:
    """A new bot is made for each game; its net is read once."""
    torch.set_num_threads(1)  # bots play in processes side by side: several threads each would wait for each other
    return MaskablePPO.load(weights)


class Net:
    """Takes, step by step, what the net likes best."""

    name = "net"

    def __init__(self, seed: int = 0, weights: str = "planet_5r-net.zip") -> None:
        self.net = loaded(weights)

    def choose(self, view: dict[str, Any], decision: orrery.Decision) -> Any:
        state = decision.sample(orrery.Rng(0))  # what the seat knows, the rest dealt anew: enough to observe it
        cursor, spec = lab.space(view["game"]).begin(decision), lab.observation(view["game"])
        while not cursor.done:
            row, mask = spec.flat(state, decision.seat, cursor), cursor.mask().astype(bool)
            step, _ = self.net.predict(row, action_masks=mask, deterministic=True)
            cursor = cursor.choose(int(np.asarray(step)))
        return cursor.action

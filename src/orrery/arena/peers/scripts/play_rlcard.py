"""Random play of gin rummy in RLCard, for so many seconds; runs in an environment of its own."""

import json
import sys
from random import Random
from time import process_time

import rlcard


def main(seconds: float) -> None:
    rng = Random(1)
    decisions = real = 0
    env = rlcard.make("gin-rummy", config={"seed": 1})
    began = process_time()
    while process_time() - began < seconds:
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            decisions += 1
            real += len(actions) > 1
            state, _ = env.step(rng.choice(actions))
    print(json.dumps({"decisions": decisions, "real": real, "seconds": process_time() - began}))


if __name__ == "__main__":
    main(float(sys.argv[1]))

"""Random play of backgammon in OpenSpiel from Python, for so many seconds; runs in an environment of its own."""

import json
import sys
from random import Random
from time import process_time

import pyspiel


def main(seconds: float) -> None:
    rng = Random(1)
    decisions = real = 0
    game = pyspiel.load_game("backgammon")
    began = process_time()
    while process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            actions = state.legal_actions()
            decisions += 1
            real += len(actions) > 1
            state.apply_action(rng.choice(actions))
    print(json.dumps({"decisions": decisions, "real": real, "seconds": process_time() - began}))


if __name__ == "__main__":
    main(float(sys.argv[1]))

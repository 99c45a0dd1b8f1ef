"""Random play in Catanatron, for so many seconds; runs in an environment of its own."""

import json
import sys
from random import Random
from time import process_time

from catanatron import Color, Game, RandomPlayer

TURNS = 1000


def main(seconds: float) -> None:
    rng = Random(1)
    decisions = real = games = 0
    began = process_time()
    while process_time() - began < seconds:
        games += 1
        game = Game([RandomPlayer(color) for color in Color], seed=games)
        while game.winning_color() is None and game.state.num_turns < TURNS:
            actions = game.state.playable_actions
            decisions += 1
            real += len(actions) > 1
            game.execute(rng.choice(actions))
    print(json.dumps({"decisions": decisions, "real": real, "seconds": process_time() - began}))


if __name__ == "__main__":
    main(float(sys.argv[1]))

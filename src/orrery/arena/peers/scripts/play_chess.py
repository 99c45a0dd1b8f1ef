"""Random play in python-chess, for so many seconds; runs in an environment of its own."""

import json
import sys
from random import Random
from time import process_time

import chess


def main(seconds: float) -> None:
    rng = Random(1)
    decisions = real = 0
    began = process_time()
    while process_time() - began < seconds:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            decisions += 1
            real += len(moves) > 1
            board.push(rng.choice(moves))
    print(json.dumps({"decisions": decisions, "real": real, "seconds": process_time() - began}))


if __name__ == "__main__":
    main(float(sys.argv[1]))

"""How long the strongest bot thinks at a table, game by game: the table of docs/bots.md.

    python tools/thinking_time.py                      all games, one game each, a second to think
    python tools/thinking_time.py on_mars --each 3 --seconds 2

Level 6 plays seat 0 and is asked as a table asks it: made anew for each question, with what it remembers; level 3 plays
the others. What counts is processor time on one core, so other programs on the machine hardly matter.
"""

from __future__ import annotations

import argparse
from statistics import quantiles
from time import process_time

import orrery
from orrery.bots.levels import SECONDS, STRONGEST, choose, opponent
from orrery.core.compiled import running
from orrery.core.rng import Rng
from orrery.core.state_codec import to_plain

RIVALS = 3  # their level


def thought(ident: str, seed: int, seconds: float) -> list[float]:
    """Seconds for each decision of seat 0 with more than one answer, along one game with four seats."""
    m = orrery.game(ident).new(4, seed)
    rivals = [opponent(RIVALS, seed * 8 + seat) for seat in range(4)]
    rng, mind, spent = Rng(seed, 9), None, []
    while not m.over:
        seat = m.actors[0]
        decision = m.decision(seat)
        assert decision is not None
        if seat or len(decision.actions) == 1:
            m.act(seat, rivals[seat].choose(m.view(seat), decision) if seat else decision.actions[0])
            continue
        asked = to_plain(decision.sample(rng))
        began = process_time()
        chosen = choose(STRONGEST, ident, asked, seat, rng.bits(), seconds, mind=mind)
        spent.append(process_time() - began)
        mind = chosen.mind
        m.act(seat, chosen.action)
    return spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(orrery.games()))
    parser.add_argument("--each", type=int, default=1, help="how many games of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    given = parser.parse_args()
    print(f"Engine: {running()}; {given.seconds:g} s to think.\n")
    print("| game | decisions | half of them within | 95 % within | longest |\n|---|---|---|---|---|")
    for ident in given.games or orrery.games():
        spent = [s for n in range(given.each) for s in thought(ident, given.seed + n, given.seconds)]
        marks = quantiles(spent, n=20, method="inclusive")
        name = orrery.game(ident).name("en")
        print(f"| {name} | {len(spent)} | {marks[9]:.2f} s | {marks[18]:.2f} s | {max(spent):.2f} s |", flush=True)


if __name__ == "__main__":
    main()

"""How long hints and analyses take, by processor time: it does not matter what else the machine does.

    python tools/advising.py                       all games: 40 hints, an eighth of the pieces of an analysis
    python tools/advising.py on_mars --hints 100 --every 1
    python tools/advising.py on_mars --hints 12 --words  the hints themselves, to be read in both languages

Everybody plays as level 3. Hints are asked for as the server does, at decisions spread over the games; the early answer
is what a player sees first. An analysis is measured for one seat and for all; of its pieces only every so manieth is
worked out, and the sum is scaled up. Its seconds are divided by two, for two cores.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence

import orrery
from orrery.analysis.game_walk import Walk, plan_of
from orrery.analysis.move_words import name_of
from orrery.analysis.piece_work import work_out
from orrery.bots import play_out
from orrery.bots.levels import opponent
from orrery.core import compiled, engine
from orrery.core.decision import Decision
from orrery.core.errors import LANGUAGES
from orrery.core.match import Match
from orrery.server.bot_workers.explaining import Explained, explained, to_explain
from orrery.server.settings import Settings
from orrery.server.tables.coaching.hint_answers import moves_of, nudge_of
from orrery.server.tables.coaching.hint_step import DEALS, MOVES
from orrery.server.wire.hint_info import HintMove
from orrery.texts import catalogue, log_line

PLAYERS = {"planet_5r": 4, "pandorum": 4, "planet_unknown": 4, "on_mars": 4}
CORES = 2
FEW_DEALS = 20  # for hints that are only to be read
LEVEL = 3


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=orrery.games(), help="all games, if none is named")
    parser.add_argument("--hints", type=int, default=40, help="of each game")
    parser.add_argument("--every", type=int, default=8, help="one piece of an analysis in so many is worked out")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--words", action="store_true", help="print what the hints say, and measure nothing")
    wanted = parser.parse_args(given)
    print(f"engine: {compiled.running()}")
    for game_id in wanted.games:
        match = played(game_id, wanted.seed)
        if wanted.words:
            say_hints(match, wanted.hints)
            continue
        first, whole = hints(match, wanted.hints)
        print(
            f"{game_id}: hints, first answer p50 {share(first, 0.5):.2f} s, p95 {share(first, 0.95):.2f} s;"
            f" whole p50 {share(whole, 0.5):.2f} s, p95 {share(whole, 0.95):.2f} s, most {max(whole):.2f} s"
        )
        for seats in ([0], list(range(match.players))):
            print(f"{game_id}: {analysis(match, seats, wanted.every)}", flush=True)


def played(game_id: str, seed: int) -> Match:
    match: Match = orrery.game(game_id).new(PLAYERS.get(game_id, 3), seed)
    return play_out(match, [opponent(LEVEL, seed + seat) for seat in range(match.players)], seed)


def hints(match: Match, most: int) -> tuple[list[float], list[float]]:
    """Seconds until there is something to be told, and until the end."""
    seconds = Settings().hint_seconds
    first: list[float] = []
    whole: list[float] = []
    for decision in spread(match, most):
        order = to_explain(decision, seconds, deals=DEALS, most=MOVES)
        early = Early()
        began = time.process_time()
        nudge_of(explained(order, early))
        whole.append(time.process_time() - began)
        first.append((early.at or time.process_time()) - began)
    return first, whole


def say_hints(match: Match, most: int) -> None:
    """What a person would read: the question, the nudge, and the moves with their reasons."""
    for decision in spread(match, most):
        found = explained(to_explain(decision, None, deals=FEW_DEALS, most=MOVES))
        nudge, moves = nudge_of(found), moves_of(found, MOVES)
        for lang in LANGUAGES:
            print(f"\n{match.game.id}, {decision.kind}: {decision.prompt(lang)}\n  {getattr(nudge.text, lang)}")
            for move in moves:
                print(f"  {move_in_words(match, move, lang)}: {move.value:+.1f} ± {move.doubt or 0.0:.1f}")
                for reason in move.reasons:
                    print(f"    {'+' if reason.by >= 0.0 else '-'} {getattr(reason.text, lang)}", flush=True)


def move_in_words(match: Match, move: HintMove, lang: str) -> str:
    texts, names = catalogue(match.game.id), [f"<{seat}>" for seat in range(match.players)]
    events = [event for step in move.steps for event in step.events]
    name = name_of(move.action, texts, lang)
    said = [log_line(texts, lang, event, names) for event in events[:3]]
    return " / ".join([str(move.action) if name is None else name.text, *filter(None, said)])


class Early:
    """Hears what can be told before the end, and when that was."""

    def __init__(self) -> None:
        self.at: float | None = None

    def __call__(self, found: Explained) -> None:
        self.at = time.process_time()


def spread(match: Match, most: int) -> Iterator[Decision]:
    """Decisions with a choice, evenly over the game."""
    walk = Walk(match)
    choices = [n for n, (seat, _) in enumerate(match.actions) if len(engine.options(match.flow, walk.at(n), seat)) > 1]
    for n in choices[:: max(1, len(choices) // most)]:
        seat, _ = match.actions[n]
        yield Decision(match.game, match.game.clone(walk.at(n)), seat)


def analysis(match: Match, seats: Sequence[int], every: int) -> str:
    plan, walk = plan_of(match, seats), Walk(match)
    sample = plan.pieces[every // 2 :: every]
    took = 0.0
    for piece in sample:
        state = match.game.clone(walk.at(piece.step))
        began = time.process_time()
        work_out(match.game, piece, state)
        took += time.process_time() - began
    scaled = took * len(plan.pieces) / max(1, len(sample)) / CORES
    decisions = [piece.deals for piece in plan.pieces if piece.about == "decision"]
    return (
        f"analysis of {len(seats)} of {match.players} seats: {len(decisions)} decisions,"
        f" {max(decisions, default=0)} deals each, about {scaled:.0f} s on {CORES} cores"
    )


def share(found: Sequence[float], part: float) -> float:
    return sorted(found)[min(len(found) - 1, int(part * len(found)))]


if __name__ == "__main__":
    main()

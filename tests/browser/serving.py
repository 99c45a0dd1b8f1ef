"""A server for the browser tests, as a program: `serving.py DATA [PORT] [--toy] [--built=FOLDER]`, with the toy game or
without, and perhaps with another client and engine than those of this package.

Chance comes from a number instead of the system, so that a test that fails in one place fails in every other: the same
table deals the same game, and its bots choose the same again. ORRERY_SEED is that number; others play other games.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from orrery.core.decision import Decision
from orrery.core.game import Game
from orrery.core.match import Match
from orrery.core.registry import register
from orrery.core.rng import SEED_BITS
from orrery.server.bot_workers import bot_protocol, explaining
from orrery.server.run import serve
from orrery.server.settings import from_environment
from orrery.server.tables.coaching import explanation_step, hint_step
from orrery.server.tables.seats import bot_seats


def chosen_seed() -> str:
    old = os.environ.get("ORRERY_LUCK")
    if old is not None:
        print("ORRERY_LUCK is called ORRERY_SEED now; the old name will not be read for ever", file=sys.stderr)
    return os.environ.get("ORRERY_SEED", old or "1")


SEED = chosen_seed()


def chance(*of: object) -> random.Random:
    return random.Random(json.dumps([SEED, *of]))


def deal_the_same() -> None:
    deal = Game.new

    def new(
        self: Game[Any, Any], players: int, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> Match:
        chosen = chance(self.id, players, sorted((options or {}).items())).getrandbits(SEED_BITS)
        return deal(self, players, chosen if seed is None else seed, options)

    Game.new = new  # type: ignore[method-assign]


def choose_the_same() -> None:
    def question(match: Match, seat: int, level: int, seconds: float, character: str, mind: Any) -> bot_protocol.Order:
        # By its own moves so far: others may act before or after it, as fast as their machines are.
        acted = sum(who == seat for who, _ in match.actions)
        own = chance(match.seed, seat, acted)
        return bot_protocol.question(match, seat, level, seconds, own.getrandbits, character, mind)

    bot_seats.question = question  # type: ignore[attr-defined, assignment]


def hint_the_same() -> None:
    def asked(decision: Decision, seconds: float | None, **more: Any) -> explaining.Explain:
        own = chance(decision.kind, decision.seat, decision.to_json()["actions"])
        return explaining.to_explain(decision, seconds, randbits=own.getrandbits, **more)

    hint_step.to_explain = asked  # type: ignore[attr-defined]
    explanation_step.to_explain = asked  # type: ignore[attr-defined]


if __name__ == "__main__":
    deal_the_same()
    choose_the_same()
    hint_the_same()
    data, *port = [word for word in sys.argv[1:] if not word.startswith("--")]
    built = [Path(word.removeprefix("--built=")) for word in sys.argv[1:] if word.startswith("--built=")]
    settings = from_environment()
    for folder in built:
        settings = settings.with_(static_dir=folder / "static", bundle_dir=folder / "bundle")
    if "--toy" in sys.argv:
        sys.path.insert(0, str(Path(__file__).parents[1]))  # as a program it sees its own folder only
        from browser.toy_served import SERVED_TOY

        register(SERVED_TOY)
    serve(
        "127.0.0.1",
        int(port[0]) if port else 0,
        data=Path(data),
        strict_port=bool(port),
        on_ready=lambda url: print("READY", url, flush=True),
        settings=settings,
    )

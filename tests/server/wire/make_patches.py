"""Makes docs/patches.json, from which clients in any language test their patching: run it by hand.

    python tests/server/wire/make_patches.py

Chains of views: a first one, then patches with the digest of the view after each. Most are of played games, the last
one has what they seldom show.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

import orrery
from orrery import Rng
from orrery.server.wire.view_patches import changes, view_digest

Json = Any
FILE = Path(__file__).parents[3] / "docs" / "patches.json"
STEPS = 12
SELDOM: list[dict[str, Json]] = [
    {"game": "none", "list": [1, 2], "parts": [{"n": 1}, {"n": 2}], "map": {"9": 1, "10": 2}, "text": "a"},
    {"game": "none", "list": [1], "parts": [{"n": 1}, {"n": 3}, {"n": 4}], "map": {"10": 2}, "text": "Орбита «5Р» ☄"},
    {"game": "none", "list": [], "parts": [{"n": 3}], "map": {}, "text": 'tab\t "quoted" \\ \u0001 \u007f'},
    {"game": "none", "list": [], "parts": [], "map": {"b": None, "a": {"deep": [[0], [1, {"er": False}]]}}, "text": ""},
    {"game": "none", "list": [[]], "parts": None, "map": {"b": 0, "a": {"deep": [[0], [1, {"er": True}]]}}, "new": -7},
]


def played(game_id: str) -> list[dict[str, Json]]:
    """What a seat saw, step by step, in the middle of a game."""
    game, rng = orrery.game(game_id), Rng(1)
    m, views = game.new(max(3, game.players.start), 1), list[Json]()
    while len(views) <= STEPS:
        seat = rng.choice(m.actors)
        decision = m.decision(seat)
        assert decision is not None
        m.act(seat, rng.choice(decision.actions))
        if len(m.actions) > 24:
            views += [step.view for step in m.steps(0)]
    return views[: STEPS + 1]


def chain(name: str, views: list[dict[str, Json]]) -> Json:
    steps = [
        {"patch": msgspec.to_builtins(changes(before, after)), "digest": view_digest(after)}
        for before, after in pairwise(views)
    ]
    return {"name": name, "view": views[0], "digest": view_digest(views[0]), "steps": steps}


if __name__ == "__main__":
    chains = [*(chain(game_id, played(game_id)) for game_id in orrery.games()), chain("what is seldom", SELDOM)]
    FILE.write_text(json.dumps(chains, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")

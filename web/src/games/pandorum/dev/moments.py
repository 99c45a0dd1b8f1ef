"""Moments of games by the kind of question asked, for web/scripts/fixtures.py."""

import random
from typing import Any

from orrery.games.pandorum import GAME

WANTED = ("turn", "stop", "build", "direction", "cluster", "block", "slot", "crack", "meteor", "erupt", "bid", "cure")
# Questions that come up where they may, be there events in play or not.
ANYWHERE = ("engines", "invest", "take_back", "sabotage", "contaminate", "expand", "pad", "city", "end_turn")
MANY = "many"  # a turn with a hand so large that its cards lie over each other
WATCH = "watch"  # the same as the first turn, from outside
LATEST_SEED = 400
CARDS = 18
BUILDS = ("build", "manipulate", "scoop", "terraform")


def likes(view: dict[str, Any], seat: int, action: list[Any], rng: random.Random) -> float:
    """Somebody who builds where it pays, so that the moments look like a game."""
    verb = action[0]
    if verb in ("fly", "jump"):
        site = next(s for s in view["sites"] if s["hex"] == action[1])
        best = max((b["total"] for b in site["best"].values() if b), default=0)
        return float(best + site["crosses"] - site["toll"]) + rng.random() - 2 * (verb == "jump")
    if verb in BUILDS:
        best = [b for b in view["sites"][0]["best"].values() if b and b["action"] == action]
        return float(best[0]["total"] if best else 0) + rng.random()
    if verb == "pay":
        return 1.0 if view["seats"][seat]["hand"] >= 4 else rng.random() - 0.5
    if verb == "pass":
        return -1.0
    return rng.random()


def tells_much(kind: str, view: dict[str, Any], decision: dict[str, Any]) -> bool:
    """Worth a picture: the middle of a game, with events, something to choose from."""
    if kind in ANYWHERE:
        return view["turn"] > 8 and len(decision["actions"]) > (kind != "end_turn")
    if view["turn"] < 30 or len(view["events"]["in_play"]) < 2:
        return kind in ("crack", "meteor", "erupt", "bid", "cure") and view["turn"] > 8
    if kind == "stop":
        return bool(decision["params"]["jump"]) and any(s["best"]["base"] for s in view["sites"])
    if kind == "build":
        return all(view["sites"][0]["best"].values())
    return kind != "turn" or len(view["seats"][decision["seat"]]["cards"]) >= 5


def name_of(view: dict[str, Any], decision: dict[str, Any], scenes: dict[str, Any]) -> str | None:
    """Under which name a moment is kept; none if it is not worth a picture, or there is one already."""
    kind = decision["kind"]
    if kind == "turn" and len(view["seats"][decision["seat"]]["cards"]) >= CARDS and MANY not in scenes:
        return MANY
    wanted = kind in (*WANTED, *ANYWHERE) and kind not in scenes
    return kind if wanted and tells_much(kind, view, decision) else None


def moments() -> dict[str, Any]:
    scenes: dict[str, Any] = {}
    names = (*WANTED, *ANYWHERE, MANY, WATCH)
    for seed in range(LATEST_SEED):
        if all(name in scenes for name in names):
            break
        rng = random.Random(seed)
        match = GAME.new(4, seed, {"new_horizons": True, "confirm": True})
        while not match.over:
            seat = match.actors[0]
            decision = match.decision(seat)
            assert decision is not None
            asked, view = decision.to_json(), match.view(seat)
            name = name_of(view, asked, scenes)
            if name is not None:
                scenes[name] = {"view": view, "decision": asked}
            if name == "turn":
                scenes[WATCH] = {"view": match.view(None), "decision": None}
            weights = [likes(view, seat, action, rng) for action in asked["actions"]]
            match.act(seat, asked["actions"][weights.index(max(weights))])
    return {name: scenes[name] for name in names}

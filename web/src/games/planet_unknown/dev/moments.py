"""Seat views and questions from games played at random, for web/scripts/fixtures.py."""

import random
from typing import Any

from orrery.games.planet_unknown import GAME

FIRST = ["cosmos_inc", "flux_industries", "horizon_group", "jump_drive", "makeshift", "oasis_ultd"]
SECOND = ["republic", "wormhole_corp", "universal_coalition"]
STORIES: dict[str, dict[str, Any]] = {
    "take": {"players": 4, "seed": 11, "round": 10, "kinds": ["take"], "options": {"events": "standard"}},
    "place": {"players": 4, "seed": 12, "round": 9, "kinds": ["place"], "options": {"events": "harsh"}},
    "rotate": {"players": 5, "seed": 13, "round": 7, "kinds": ["rotate"], "options": {"personal": True}},
    "boost": {"players": 3, "seed": 14, "round": 8, "kinds": ["boost", "advance"], "options": {}},
    "order": {"players": 1, "seed": 15, "round": 9, "kinds": ["order"], "options": {}},
    "solo": {"players": 1, "seed": 16, "round": 12, "kinds": ["take"], "options": {}},
    "civ": {"players": 6, "seed": 17, "round": 5, "kinds": ["choose_civ"], "options": {}},
    "two": {"players": 2, "seed": 18, "round": 9, "kinds": ["take"], "options": {"events": "gentle", "personal": True}},
    "six": {"players": 6, "seed": 21, "round": 11, "kinds": ["take"], "chosen": FIRST, "options": {}},
    "three": {"players": 3, "seed": 22, "round": 12, "kinds": ["take"], "chosen": SECOND, "options": {}},
}


def play(story: dict[str, Any]) -> dict[str, Any]:
    """Random answers until seat 0 is asked what the story is about."""
    options = dict(story["options"])
    for number, corporation in enumerate(story.get("chosen", []), 1):
        options["boards"] = "chosen"
        options[f"corporation_{number}"] = corporation
    match = GAME.new(story["players"], story["seed"], options)
    dice = random.Random(story["seed"])
    for _ in range(6000):
        asked = match.decision(0)
        view = match.view(0)
        if asked and view["round"] >= story["round"] and asked.kind in story["kinds"]:
            break
        if match.over:
            break
        seat = dice.choice(match.actors)
        decision = match.decision(seat)
        assert decision is not None
        match.act(seat, dice.choice(list(decision.actions)))
    asked = match.decision(0)
    return {"view": match.view(0), "decision": asked.to_json() if asked else None}


def moments() -> dict[str, Any]:
    return {name: play(story) for name, story in STORIES.items()}

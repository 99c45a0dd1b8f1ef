"""Writes views.json: seat views and questions from games played at random, for the stories of the parts.

Run from the repository root: python web/src/games/planet_unknown/parts/dev/fixture.py
"""

import json
import random
from pathlib import Path
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
    question = None
    if asked:
        actions = [GAME.action_to_json(action) for action in asked.actions]
        question = {"seat": 0, "kind": asked.kind, "rule": asked.rule, "params": dict(asked.params), "actions": actions}
    return {"view": match.view(0), "decision": question}


def main() -> None:
    stories = {name: play(story) for name, story in STORIES.items()}
    text = json.dumps(stories, ensure_ascii=False, separators=(",", ":"))
    Path(__file__).with_name("views.json").write_text(text + "\n", "utf-8")
    for name, story in stories.items():
        print(name, story["view"]["round"], story["decision"] and story["decision"]["kind"])


if __name__ == "__main__":
    main()

"""Moments of games by the kind of question asked, for web/scripts/fixtures.py."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from orrery.core.match import Match
from orrery.games.on_mars import GAME


class Table(NamedTuple):
    """A game to be played, and what for."""

    players: int
    seed: int
    options: dict[str, Any]
    only: tuple[str, ...] = ()  # the moments it is played for; none: whatever comes up
    hires: float = 0.5  # how much it is liked to hire and to take contracts


FIRST = {"first_colonists": True}
TABLES = (
    Table(3, 3, FIRST),
    Table(3, 4, FIRST, ("tile",)),
    Table(3, 20, FIRST, ("shuttle_side",)),
    Table(1, 3, {}, ("solo",)),
    Table(2, 300, {}, ("start_space", "hire", "refill", "overflow"), hires=8),
    Table(2, 310, {}, ("deliveries",), hires=8),
    Table(2, 320, {}, ("produce_more",), hires=8),
)
# Each kind of question, with the round from which on it is worth a picture.
WANTED = {
    "site": 6, "turn": 6, "turn_orbit": 5, "turn_end": 5, "develop": 5, "learn": 4, "resupply": 4, "blueprint": 4,
    "upgrade": 5, "welcome": 3, "gain_more": 3, "produce_more": 3, "retrieve": 3, "hire": 4, "type": 6,
    "move": 5, "tile": 2, "lss": 3, "accept": 2, "displace": 2, "bot_place": 2, "settle": 2, "refill": 2, "travel": 3,
    "travel_ship": 3, "explore": 2, "arrive": 3, "start_space": 0, "shuttle_side": 0, "overflow": 2, "deliveries": 2,
    "first_a": 1, "first_b": 2, "wait": 6, "watch": 6, "solo": 6,
}  # fmt: skip
# Somebody who builds what the colony lacks rather than drives about, so that the moments look like a game.
ACTIONS = {
    "construct": 12, "upgrade": 6, "obtain_blueprint": 3, "resupply": 3, "learn_tech": 2, "control_center": 0.3,
}  # fmt: skip
LIKES = {
    "end": 0.2, "done": 0.3, "stay": 0.3, "bot": 0.15, "rover": 0.3, "add": 0.1, "keep": 0.5, "pawn": 0.02,
    "deliver": 0.02, "upgrade": 8, "use": 8,
}  # fmt: skip
PLAIN = ("mine", "shelter")  # they carry no life support
# How many answers make a picture of these; of others two are enough.
MANY = {"site": 6, "turn": 6, "type": 4}


def likes(view: dict[str, Any], seat: int, action: list[Any], table: Table) -> float:
    verb = action[0]
    if verb == "act":
        return table.hires if action[1] == "hire_or_contract" else ACTIONS.get(action[1], 1)
    if verb == "blueprint" and len(view["parties"][seat]["blueprints"]) > 1:
        return 0.1
    if verb == "type":
        rows = {line["type"]: line["row"] for line in view["lss"]}
        return 0.3 if action[1] in PLAIN else 20.0 ** (min(rows.values()) - rows.get(action[1], 3))
    return LIKES.get(verb, 1.0)


def name_of(view: dict[str, Any], decision: dict[str, Any]) -> str:
    """Under which name the question of a moment is kept."""
    kind, params = decision["kind"], decision["params"]
    if kind == "travel":
        return "travel" if params["free"] else "travel_ship"
    if kind != "turn":
        return str(kind)
    if view["players"] == 1:
        return "solo"
    if not params["main"]:
        return "turn_end"
    return "turn" if view["parties"][0]["side"] == "colony" else "turn_orbit"


def seen(match: Match) -> Iterator[tuple[str, dict[str, Any]]]:
    """What can be seen of a moment, by name: from the first seat, and from outside."""
    decision, view = match.decision(0), match.view(0)
    if decision is None:
        if view["active"] not in (0, None):
            yield "wait", {"view": view, "decision": None}
            yield "watch", {"view": match.view(None), "decision": None}
        return
    asked = decision.to_json()
    yield name_of(view, asked), {"view": view, "decision": asked}


def told(table: Table) -> Iterator[tuple[str, dict[str, Any]]]:
    """The moments of one game that are worth a picture, each with something to choose from."""
    rng = random.Random(table.seed)
    match = GAME.new(table.players, table.seed, {"confirm": True, **table.options})
    while not match.over:
        for name, moment in seen(match):
            decision = moment["decision"]
            chooses = decision is None or len(decision["actions"]) >= MANY.get(name, 2)
            wanted = name in (table.only or WANTED) and moment["view"]["round"] >= WANTED.get(name, 0)
            if chooses and wanted:
                yield name, moment
        seat = rng.choice(match.actors)
        view, decision = match.view(seat), match.decision(seat)
        assert decision is not None
        actions = decision.to_json()["actions"]
        match.act(seat, rng.choices(actions, [likes(view, seat, action, table) for action in actions])[0])


def moments() -> dict[str, Any]:
    scenes: dict[str, Any] = {}
    for table in TABLES:
        for name, moment in told(table):
            scenes.setdefault(name, moment)
            if all(name in scenes for name in table.only or WANTED):
                break
    return {name: scenes[name] for name in WANTED}

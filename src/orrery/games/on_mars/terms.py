"""The evaluation in terms a player knows, with the numbers their sentences mention."""

from __future__ import annotations

from typing import Final

from orrery.core.errors import Params
from orrery.core.terms import DIGITS, Tally, Term
from orrery.games.on_mars.components import CENTRE, FIRST_RESEARCH, SHELTER, SOLO_GOALS
from orrery.games.on_mars.evaluate import evaluate, rivals_at_a_glance
from orrery.games.on_mars.hexes import DISTANCE
from orrery.games.on_mars.outlook.alone import MARGIN, share
from orrery.games.on_mars.outlook.building import affordable, building_worth
from orrery.games.on_mars.outlook.cards import goal_share
from orrery.games.on_mars.outlook.look import Look
from orrery.games.on_mars.outlook.times import times
from orrery.games.on_mars.rules import contracts, solo
from orrery.games.on_mars.state import END, REDS, STORED, State

TERMS: Final = (
    "points",
    "progress",
    "techs",
    "crew",
    "shelters",
    "resources",
    "crystals",
    "bots",
    "miners",
    "rover",
    "building",
    "blueprints",
    "scientists",
    "contracts",
    "goals",
    "promised",
    "requirements",
    "rivals",
)
MET: Final = 1.0 - 1e-9


def evaluate_terms(s: State, seat: int) -> tuple[Term, ...]:
    tally = Tally(TERMS)
    evaluate(s, seat, tally)
    look = Look(s, seat, times(s))
    stored = s.storage[seat * STORED : (seat + 1) * STORED]
    owned = [card for card, owner in enumerate(s.card_owner) if owner == seat]
    built = sum(s.card_hex[card] >= 0 for card in owned)
    coming = min(s.incoming[seat], s.room(seat))
    signed = contracts.own(s, seat)
    done = sum(contracts.fulfilled(s, contract) for contract in signed)
    return tally.terms(
        {
            "points": {"op": s.op[seat], "ships": s.hangar[seat]},
            "progress": {"cubes": s.progress[seat].bit_count()},
            "techs": {"count": len(look.own_levels), "levels": sum(look.own_levels)},
            "crew": _crew(s, seat),
            "shelters": {"count": s.shelters[seat].bit_count()},
            "resources": {"minerals": stored[0], "others": sum(stored[1:])},
            "crystals": {"amount": s.depot[seat] + s.credit + coming, "room": s.room(seat) - coming},
            "bots": {"amount": len(s.bots[seat])},
            "miners": {"count": s.miners[seat].bit_count()},
            "rover": {"steps": _steps_to_a_tile(s, seat)},
            "building": {"kinds": 0 if s.phase == END else _ready(look)},
            "blueprints": {"built": built, "waiting": len(owned) - built, "cards": len(owned)},
            "scientists": {"amount": s.scientist_owner.count(seat)},
            "contracts": {"done": done, "open": len(signed) - done, "cards": len(signed)},
            "goals": _goals(s, seat),
            "requirements": _requirements(look) if s.solo else {"met": 0, "of": 0, "percent": 0},
            "rivals": {"best": round(max(rivals_at_a_glance(look)), DIGITS), "solo": s.solo},
        }
    )


def _crew(s: State, seat: int) -> Params:
    placed = sum(s.slots[red * s.parties + seat] for red in range(REDS))
    free = s.quarters[seat]
    return {"people": free + s.working[seat] + placed, "free": free, "room": s.capacity(seat)}


def _steps_to_a_tile(s: State, seat: int) -> int | None:
    """From the rover to the nearest tile that it may take."""
    at = s.rovers[seat]
    row = DISTANCE[at if at >= 0 else CENTRE]
    found = (
        row[hex_]
        for hex_, tile in enumerate(s.tiles)
        if tile >= 0 and not (tile >= FIRST_RESEARCH and s.research[seat] >> (tile - FIRST_RESEARCH) & 1)
    )
    return min(found, default=None)


def _ready(look: Look) -> int:
    """Types of building that could be paid and have a site."""
    return sum(affordable(look, kind) and building_worth(look, kind) > 0 for kind in range(SHELTER + 1))


def _goals(s: State, seat: int) -> Params:
    achieved = s.achieved[seat] >= 0
    nearest = max((goal_share(s, seat, goal) for goal in s.goals[seat]), default=0.0)
    return {"achieved": achieved, "cards": len(s.goals[seat]), "percent": 100 if achieved else int(100 * nearest)}


def _requirements(look: Look) -> Params:
    wanted = [(key, value) for key, value in SOLO_GOALS[solo.chosen(look.s)].requires if key != MARGIN]
    shares = [share(look, key, value) for key, value in wanted]
    percent = int(100 * sum(shares) / len(shares)) if shares else 0
    return {"met": sum(found >= MET for found in shares), "of": len(shares), "percent": percent}

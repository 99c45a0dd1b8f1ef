"""The evaluation in terms a player knows, with the numbers their sentences mention."""

from __future__ import annotations

from typing import Final

from orrery.core.errors import Params
from orrery.core.terms import DIGITS, Tally, Term
from orrery.games.pandorum import frames as f
from orrery.games.pandorum.components import CENTRAL_DECK, NOSE, SETUP
from orrery.games.pandorum.evaluate import evaluate, prospects_of
from orrery.games.pandorum.rules.scoring import cargo_counts
from orrery.games.pandorum.state import State

TERMS: Final = ("quids", "cargo", "hand", "supply", "objects", "deck", "nose", "promised", "rivals")


def evaluate_terms(s: State, seat: int) -> tuple[Term, ...]:
    tally = Tally(TERMS)
    evaluate(s, seat, tally)
    need = SETUP[s.players]
    rivals = [worth for other, worth in enumerate(prospects_of(s, seat)) if other != seat]
    return tally.terms(
        {
            "quids": {"quids": s.quids[seat]},
            "cargo": _cargo(s, seat),
            "hand": {"cards": len(s.hands[seat])},
            "supply": {"modules": s.spare_modules[seat], "bases": s.spare_bases[seat]},
            "objects": {"modules": s.modules[seat].bit_count(), "bases": s.bases[seat].bit_count()},
            "deck": {"cards": min(len(s.slot(seat, CENTRAL_DECK)), need.central), "need": need.central},
            "nose": {"cards": min(len(s.slot(seat, NOSE)), need.nose), "need": need.nose},
            "promised": {"what": _promised(s, seat)},
            "rivals": {"best": round(max(rivals), DIGITS)},
        }
    )


def _cargo(s: State, seat: int) -> Params:
    """Types in which the seat has most cards alone, as many as another, or fewer though it has some."""
    alone = level = behind = 0
    for row in cargo_counts(s):
        most = max(count for other, count in enumerate(row) if other != seat)
        if row[seat]:
            alone += row[seat] > most
            level += row[seat] == most
            behind += row[seat] < most
    return {"alone": alone, "level": level, "held": alone + level, "behind": behind}


def _promised(s: State, seat: int) -> str:
    """What is about to come: a construction at the harvester's site, one at the end of a flight, cards, or nothing."""
    top = type(s.stacks[seat][-1]) if s.stacks[seat] else None
    if top is f.ChooseBuild:
        return "site"
    if top is f.ChooseStop or top is f.StarDraw:
        return "flight"
    return "draw" if top is f.ChooseSource else "nothing"

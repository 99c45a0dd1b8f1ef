"""What a screen shows beside a question of Planet 5R: who may play the same card, what a bid beats, what a card lights.

Hands are no secret, as discard piles lie open (R5-13.2); nothing else of other seats is looked at but what they show.
"""

from __future__ import annotations

from collections import Counter
from typing import NotRequired, TypedDict

from orrery.core.data_files import NONE
from orrery.core.field_types import Seat
from orrery.core.frames import ConfirmTurn
from orrery.games.planet_5r.components import (
    ACTIONS,
    CRYSTALS,
    DEVELOP,
    DEVELOP_WATER,
    DIE_FACES,
    EXPAND,
    MIN_BID,
    PLUNDER,
    PLUNDER_VICTIMS,
    PLUNDER_WATER,
    ROUNDS,
    SCOUT,
    ActionId,
    Crystal,
)
from orrery.games.planet_5r.frames import ChooseCard, ChooseLate, MakeBid, TakeTechnology
from orrery.games.planet_5r.rules.auction import bid_options, take_options
from orrery.games.planet_5r.rules.clean_up import returning
from orrery.games.planet_5r.rules.tableau import Lit, covered, lit, placed
from orrery.games.planet_5r.state import State
from orrery.games.planet_5r.view import CrystalsView, KeptView, StripView, crystals_view, kept, names

MODEST_SHARE = 3  # a contested bid begins with this part of the water ...
MODEST_BID = 3  # ... and with no more than this: the person changes it


class Others(TypedDict):
    """Other seats with a card: those that have turned it up this round, and those that still may."""

    shown: list[Seat]
    may: list[Seat]


class Robbers(Others):
    """`water`: what those who have turned up Plunder ask of one victim, together. R5-7.3"""

    water: int


class CardGuide(TypedDict):
    """What can be said of an action card before it is turned up.

    `fewest` and `most` such cards are played this round if it is, `same` by whom. `water` is by the number of them:
    what each developer gains, or each plunderer takes from each victim. `back`: cards that return to the hand with
    Expand. `late`: Scout lets its player choose late next round, if there is one.
    """

    same: Others
    fewest: int
    most: int
    water: NotRequired[list[int]]
    victims: NotRequired[Others]
    robbers: NotRequired[Robbers]
    back: NotRequired[list[ActionId]]
    late: NotRequired[bool]


class FaceGuide(TypedDict):
    """A face of the die, on so many sides of it, and the least lone bid that beats it. R5-8.4"""

    face: int
    sides: int
    bid: int


class BidGuide(TypedDict):
    """`begin`: a bid to begin with. `kept`: what is left after each bid, in the order of the answers.

    `faces`: where one bids alone, what the die can show, lowest first.
    """

    begin: int
    kept: list[KeptView]
    faces: NotRequired[list[FaceGuide]]


class LitView(TypedDict):
    """A crystal that begins to count, and where on the new card: at a joint, or in its centre. R5-10.2"""

    at: Lit
    crystal: Crystal


class PlacementGuide(CrystalsView):
    """What a placement makes of the tableau: what it lights, which improvements it covers, all crystals after it.

    `rank` orders the placements of the question: 0 looks best, by points and then by what stays uncovered.
    """

    lit: list[LitView]
    covered: list[StripView]
    rank: int


class Guide(TypedDict, total=False):
    """`cards`: by the cards one may play. `bid`: of the auction. `placements`: in the order of the answers."""

    cards: dict[ActionId, CardGuide]
    bid: BidGuide
    placements: list[PlacementGuide]


def guide(s: State, seat: int) -> Guide:
    frame = s.stacks[seat][-1] if s.stacks[seat] else None
    if isinstance(frame, (ChooseCard, ChooseLate)) or (isinstance(frame, ConfirmTurn) and s.chosen[seat] != NONE):
        return {"cards": {name: _card(s, seat, ACTIONS.index(name)) for name in names(s.hand[seat])}}
    if isinstance(frame, MakeBid):
        return {"bid": _bid(s, frame)}
    if isinstance(frame, TakeTechnology):
        return {"placements": _placements(s, frame)}
    return {}


# --- action cards ---------------------------------------------------------------------------------


def _card(s: State, seat: int, action: int) -> CardGuide:
    same = _others(s, seat, (action,))
    fewest = len(same["shown"]) + 1
    told: CardGuide = {"same": same, "fewest": fewest, "most": fewest + len(same["may"])}
    if action == DEVELOP:
        told["water"] = [DEVELOP_WATER[n] for n in range(1, s.players + 1)]
    elif action == PLUNDER:
        told["water"] = [PLUNDER_WATER[n] for n in range(1, s.players)]  # somebody has to be the victim
        told["victims"] = _others(s, seat, PLUNDER_VICTIMS)
    elif action == SCOUT:
        told["late"] = s.round < ROUNDS  # R5-7.4
    elif action == EXPAND:
        told["back"] = names(returning(s, seat, EXPAND) & ~(1 << EXPAND))
    if action in PLUNDER_VICTIMS:
        robbers = _others(s, seat, (PLUNDER,))
        n = len(robbers["shown"])
        told["robbers"] = {**robbers, "water": n * PLUNDER_WATER[n] if n else 0}
    return told


def _others(s: State, me: int, actions: tuple[int, ...]) -> Others:
    found: Others = {"shown": [], "may": []}
    for seat in range(s.players):
        if seat == me:
            continue
        if s.played[seat] != NONE:
            if s.played[seat] in actions:
                found["shown"].append(seat)
        elif any(s.hand[seat] >> action & 1 for action in actions):
            found["may"].append(seat)
    return found


# --- bids -----------------------------------------------------------------------------------------


def _bid(s: State, f: MakeBid) -> BidGuide:
    assert s.auction is not None
    bids = [bid.water for bid in bid_options(s, f)]
    told: BidGuide = {
        "begin": max(MIN_BID, min(MODEST_BID, bids[-1] // MODEST_SHARE)),
        "kept": [kept(s.water[f.seat] - bid) for bid in bids],
    }
    if s.auction.solo:
        sides = Counter(DIE_FACES[s.options.die])
        told["faces"] = [{"face": face, "sides": sides[face], "bid": face + 1} for face in sorted(sides)]  # R5-8.4
        told["begin"] = min(told["faces"][-1]["bid"], bids[-1])
    return told


# --- placements -----------------------------------------------------------------------------------


def _placements(s: State, f: TakeTechnology) -> list[PlacementGuide]:
    before = s.tableaux[f.seat]
    found: list[PlacementGuide] = [
        {
            **crystals_view(placed(before, take).crystals),
            "lit": [{"at": at, "crystal": CRYSTALS[crystal]} for at, crystal in lit(before, take)],
            "covered": [{"card": strip.card, "side": strip.side} for strip in covered(before, take)],
            "rank": 0,
        }
        for take in take_options(s, f)
    ]
    best_first = sorted(found, key=lambda placement: (-placement["crystal_points"], len(placement["covered"])))
    for rank, placement in enumerate(best_first):
        placement["rank"] = rank
    return found

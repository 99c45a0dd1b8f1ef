"""What a seat may know of a table of Planet 5R (R5-13): an allow-list, built from nothing.

The TypedDicts are the source of the client's types.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, TypedDict

from orrery.core.data_files import NONE
from orrery.core.engine import actors
from orrery.core.field_types import ComponentId, Seat
from orrery.core.frames import ConfirmTurn
from orrery.core.onlookers import same_for_all
from orrery.core.score_sheet import ScoresView
from orrery.core.state import TABLE
from orrery.core.view_types import ViewHead
from orrery.games.planet_5r.components import (
    ACTIONS,
    CARD_IDS,
    COLOURS,
    CRYSTAL_POINTS,
    CRYSTALS,
    DIE_FACES,
    KINDS,
    MARKET_LIMIT,
    PLUNDER,
    ROUNDS,
    SIDES,
    ActionId,
    Colour,
    Crystal,
    ImprovementKind,
    SideName,
)
from orrery.games.planet_5r.flow import FLOW
from orrery.games.planet_5r.frames import Resolve
from orrery.games.planet_5r.rules.resolve import plunderings
from orrery.games.planet_5r.rules.scoring import crystal_score, total, water_points
from orrery.games.planet_5r.state import END, UNDECIDED, Auction, Fate, State, Tableau


class DeckView(TypedDict):
    top: ComponentId | None
    left: int


class AuctionView(TypedDict):
    kind: Literal["solo", "contested"]
    members: list[Seat]
    shown: bool
    bids: list[int | None]
    made: list[bool]
    roll: int | None
    fate: list[Fate | None]
    taken: list[ComponentId | None]


class GroupView(TypedDict):
    """A chain of cards; `joints[i]` names the card that lies on top, of the two it joins. R5-9.2"""

    id: int
    cards: list[ComponentId]
    joints: list[SideName]


class ImprovementView(TypedDict):
    card: ComponentId
    side: SideName
    action: ActionId
    kind: ImprovementKind
    of: ActionId | None


class StripView(TypedDict):
    """One side of a card."""

    card: ComponentId
    side: SideName


class ColourView(TypedDict):
    """What a colour scores with the jokers that count as it, where all jokers are used best. R5-12.3, R5-12.4"""

    jokers: int
    points: int


class CrystalsView(TypedDict):
    """The active crystals of a tableau and what they score."""

    crystals: dict[Crystal, int]
    colours: dict[Colour, ColourView]
    crystal_points: int


class KeptView(TypedDict):
    """Water that is left, and the points it is worth. R5-12.2"""

    water: int
    points: int


class ThreatView(TypedDict):
    """Water that plunderers are about to ask of a seat. R5-7.3"""

    amount: int
    by: list[Seat]


class SeatView(CrystalsView):
    """`kept`: its water without a bid that is not settled yet; `score`: if the game ended now."""

    seat: Seat
    hand: list[ActionId]
    discard: list[ActionId]
    played: ActionId | None
    chosen: ActionId | None
    ready: bool
    late: bool
    late_next: bool
    water: int | None
    kept: KeptView | None
    score: int | None
    threat: ThreatView | None
    settlement: ComponentId
    groups: list[GroupView]
    improvements: list[ImprovementView]


class ResultView(ScoresView):
    tie_break: str | None


class View(ViewHead):
    game: Literal["planet_5r"]
    rounds: int
    phase: Literal["reveal", "select", "resolve", "cleanup", "end"]
    wave: int
    deck: DeckView
    market: list[ComponentId]
    market_limit: int
    out: list[ComponentId]
    die: list[int]
    crystal_table: list[int]  # points by the number of crystals of one colour
    counts: dict[ActionId, int] | None
    resolving: ActionId | None
    auction: AuctionView | None
    seats: list[SeatView]
    result: ResultView | None


def names(mask: int) -> list[ActionId]:
    return [name for action, name in enumerate(ACTIONS) if mask >> action & 1]


def name(names_: tuple[str, ...], index: int) -> str | None:
    return None if index == NONE else names_[index]


def is_set(s: State, seat: int) -> bool:
    """A secret choice counts as made once nothing more is asked: before, it may still be taken back."""
    return not s.stacks[seat]


def is_tentative(s: State, seat: int) -> bool:
    """Picked in secret and not yet confirmed: to the others it has not happened."""
    if not s.stacks[seat] or type(s.stacks[seat][-1]) is not ConfirmTurn:
        return False
    return s.chosen[seat] != NONE or (s.auction is not None and not s.auction.shown)


def shown(s: State, me: int | None) -> dict[str, Any]:
    """The table as seat `me` may see it; None: a spectator."""
    return {
        **masked(s, me),
        "round": s.round,
        "rounds": ROUNDS,
        "phase": s.phase,
        "wave": s.wave,
        "deck": {"top": CARD_IDS[s.deck[0]] if s.deck else None, "left": len(s.deck)},  # R5-13.1 not below the top
        "market": [CARD_IDS[card] for card in s.market],
        "market_limit": MARKET_LIMIT[s.players],
        "out": [CARD_IDS[card] for card in s.out],
        "die": list(DIE_FACES[s.options.die]),
        "crystal_table": list(CRYSTAL_POINTS),
        "counts": dict(zip(ACTIONS, s.counts, strict=True)) if any(s.counts) else None,
        "resolving": name(ACTIONS, s.resolving),
        "auction": None if s.auction is None else auction_view(s, s.auction, me),
        "seats": [seat_view(s, seat, seat == me) for seat in range(s.players)],
    }


def masked(s: State, me: int | None) -> dict[str, object]:
    """What the head of the view may not tell as it is: choices that can still be taken back, and who has no water."""
    told: dict[str, object] = {}
    if s.options.confirm:
        told["step"] = s.step - sum(is_tentative(s, seat) for seat in range(s.players) if seat != me)
    if s.auction is not None and not s.auction.shown:
        deciding = actors(FLOW, s)
        told["actors"] = [seat for seat in range(s.players) if seat in deciding or has_hidden_void(s, seat, seat == me)]
    return told


@same_for_all
def seat_view(s: State, seat: int, mine: bool) -> dict[str, object]:
    open_ = mine or s.phase == END  # R5-13.3, R5-13.4
    return {
        "seat": seat,
        "hand": names(s.hand[seat]),  # public: the discard pile is (R5-13.2)
        "discard": names(s.discard[seat]),  # R5-11.4
        "played": name(ACTIONS, s.played[seat]),
        "chosen": name(ACTIONS, s.chosen[seat]) if mine else None,
        "ready": is_set(s, seat) and (s.chosen[seat] != NONE or has_bid(s, seat, mine)),
        "late": bool(s.late >> seat & 1),
        "late_next": bool(s.late_next >> seat & 1),
        "water": s.water[seat] if open_ else None,
        "kept": kept(s.water[seat] - unsettled(s, seat)) if open_ else None,
        "score": total(s, seat) if open_ else None,
        "threat": threat(s, seat),
        **tableau_view(s.tableaux[seat]),
    }


def kept(water: int) -> KeptView:
    return {"water": water, "points": water_points(water)}


def unsettled(s: State, seat: int) -> int:
    """Water that lies in a bid of the seat."""
    if s.auction is None or s.bids[seat] == NONE or s.auction.fates[seat] != UNDECIDED:
        return 0
    return s.bids[seat]


def threat(s: State, seat: int) -> ThreatView | None:
    """Once all cards are up and until Plunder is done everybody can count what it will take."""
    if not any(s.counts) or not any(type(f) is Resolve and f.action == PLUNDER for f in s.stacks[TABLE]):
        return None
    thefts = [theft for theft in plunderings(s) if theft.victim == seat]
    return (
        {"amount": sum(theft.amount for theft in thefts), "by": [theft.thief for theft in thefts]} if thefts else None
    )


def has_bid(s: State, seat: int, mine: bool) -> bool:
    bid = s.auction is not None and not s.auction.shown and s.bids[seat] != NONE
    return bid and not has_hidden_void(s, seat, mine)


def has_hidden_void(s: State, seat: int, mine: bool) -> bool:
    """R5-8.3 no early hint: until bids are shown, a seat without water looks to others as if it still had to bid."""
    return s.auction is not None and not s.auction.shown and s.bids[seat] == 0 and not mine


@lru_cache(maxsize=4096)  # it changes a dozen times in a game, and everybody sees it at every event
def tableau_view(tableau: Tableau) -> dict[str, object]:
    settlement = next(c for group in tableau.groups for c in group.cards if CARD_IDS[c].startswith("settlement"))
    return {
        "settlement": CARD_IDS[settlement],
        "groups": [
            {"id": g.id, "cards": [CARD_IDS[c] for c in g.cards], "joints": [SIDES[j] for j in g.joints]}
            for g in tableau.groups
        ],
        **crystals_view(tableau.crystals),
        "improvements": [
            {
                "card": CARD_IDS[i.card],
                "side": SIDES[i.side],
                "action": ACTIONS[action],
                "kind": KINDS[i.kind],
                "of": name(ACTIONS, i.of),
            }
            for action, found in enumerate(tableau.improvements)
            for i in found
        ],
    }


def crystals_view(crystals: tuple[int, ...]) -> CrystalsView:
    score = crystal_score(crystals)
    return {
        "crystals": dict(zip(CRYSTALS, crystals, strict=True)),
        "colours": {
            colour: {"jokers": jokers, "points": points}
            for colour, jokers, points in zip(COLOURS, score.jokers, score.points, strict=True)
        },
        "crystal_points": score.total,
    }


def auction_view(s: State, auction: Auction, me: int | None) -> dict[str, object]:
    def bid(seat: int) -> int | None:
        shown = auction.shown or seat == me
        return s.bids[seat] if shown and s.bids[seat] != NONE else None

    def made(seat: int) -> bool:
        return is_set(s, seat) and has_bid(s, seat, seat == me)

    return {
        "kind": "solo" if auction.solo else "contested",
        "members": list(auction.members),
        "shown": auction.shown,
        "bids": [bid(seat) for seat in range(s.players)],
        "made": [s.bids[seat] != NONE if auction.shown else made(seat) for seat in range(s.players)],
        "roll": auction.roll or None,
        "fate": [fate or None for fate in auction.fates],
        "taken": [name(CARD_IDS, card) for card in auction.taken],
    }

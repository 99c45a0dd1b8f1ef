"""A state that a seat can't tell from the true one (for search, and for the leak test).

It may use only what the seat's view shows: hidden values are drawn anew, in a canonical order, so
that two states with the same view and the same rng give the very same result.
"""

from __future__ import annotations

from orrery.core.data_files import NONE
from orrery.core.frames import ConfirmTurn
from orrery.core.rng import Rng
from orrery.games.planet_5r.components import ACTIONS, LOSER_PAYS, START_WATER
from orrery.games.planet_5r.frames import CardSet, ChooseCard, ChooseLate, MakeBid
from orrery.games.planet_5r.state import END, LOST, TIED, TOO_LATE, VOID, Auction, State


def resample(s: State, me: int, rng: Rng) -> State:
    twin = s.clone()
    twin.keys = tuple(rng.bits() for _ in s.keys)  # coming rolls are unknown
    twin.counters = [0] * len(s.counters)
    below = sorted(twin.deck[1:])
    rng.shuffle(below)
    twin.deck[1:] = below
    if s.phase == END:
        return twin  # everything is open
    for seat in range(s.players):
        if seat != me:
            _take_back_tentative(twin, seat)
            _choice(twin, seat, rng)
            _water_and_bid(twin, seat, rng)
    twin.from_supply = sum(twin.water) - START_WATER * s.players
    return twin


def _take_back_tentative(s: State, seat: int) -> None:
    """Whether another seat has picked something it has not confirmed is nobody's business."""
    stack = s.stacks[seat]
    if not stack or type(stack[-1]) is not ConfirmTurn:
        return
    if s.chosen[seat] != NONE:
        stack[-1] = ChooseLate(seat) if type(stack[-1].then) is CardSet and s.wave == 2 else ChooseCard(seat)
        s.chosen[seat] = NONE
        s.step -= 1
    elif s.auction is not None and not s.auction.shown:
        stack[-1] = MakeBid(seat)
        s.bids[seat] = NONE
        s.step -= 1


def _choice(s: State, seat: int, rng: Rng) -> None:
    """A card lying face down could be any of the hand."""
    if s.chosen[seat] != NONE:
        hand = [action for action in range(len(ACTIONS)) if s.hand[seat] >> action & 1]
        s.chosen[seat] = rng.choice(hand)


def _water_and_bid(s: State, seat: int, rng: Rng) -> None:
    """Water behind a screen: a guess by what is seen of the seat, but enough for what it has shown."""
    water = _guess_water(s, seat, rng)
    auction = s.auction
    if auction is None:
        s.water[seat] = water
    elif auction.shown:
        s.water[seat] = _after_showing(s, seat, auction, water)
    elif s.stacks[seat] or s.bids[seat] == 0:
        s.water[seat] = max(water, 1)  # still to bid, as far as others can see (R5-8.3: a void bid gives no hint)
        s.bids[seat] = NONE
        s.stacks[seat] = [MakeBid(seat)]
    elif s.bids[seat] != NONE:
        s.water[seat] = max(water, 1)
        s.bids[seat] = 1 + min(rng.below(s.water[seat]), rng.below(s.water[seat]))  # low bids are the usual ones
    else:
        s.water[seat] = water


def _after_showing(s: State, seat: int, auction: Auction, guess: int) -> int:
    """Bids on the table tell how much a seat had; what it has paid of that is gone."""
    fate, bid = auction.fates[seat], s.bids[seat]
    if seat in auction.queue:
        return max(guess, bid)  # not yet paid
    if fate == VOID:
        return 0
    if fate in (TIED, LOST, TOO_LATE):
        return max(guess, bid - LOSER_PAYS)
    return guess


def _guess_water(s: State, seat: int, rng: Rng) -> int:
    """About one more each round, two later on, less three for each technology bought: means of games between bots."""
    if s.round == 1 and (s.auction is None or seat not in s.auction.members or not s.auction.shown):
        return START_WATER  # nothing has been gained or paid yet
    technologies = sum(len(group.cards) for group in s.tableaux[seat].groups) - 1
    mean = START_WATER - 1 + s.round + max(0, s.round - 9) // 2 - 3 * technologies
    spread = 3 + 4 * s.round // 5
    return max(0, mean - spread + 1 + rng.below(spread) + rng.below(spread))

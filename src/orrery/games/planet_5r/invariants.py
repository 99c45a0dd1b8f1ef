"""Promises of the rules that hold at every step of every game."""

from __future__ import annotations

from orrery.core.data_files import NONE
from orrery.games.planet_5r.components import (
    CARDS,
    EXPAND,
    FIRST_SETTLEMENT,
    FULL_HAND,
    LEFT,
    MARKET_LIMIT,
    RIGHT,
    ROUNDS,
    SCOUT,
    START_WATER,
    TECHNOLOGIES,
)
from orrery.games.planet_5r.round_invariants import check_round
from orrery.games.planet_5r.rules.scoring import crystal_score
from orrery.games.planet_5r.rules.tableau import tableau_of
from orrery.games.planet_5r.state import SELECT, State, Tableau


def check(s: State) -> None:
    technologies = [*s.deck, *s.market, *s.out]
    for seat in range(s.players):
        check_hand(s, seat)
        check_tableau(s.tableaux[seat])
        technologies += [c for g in s.tableaux[seat].groups for c in g.cards if c < FIRST_SETTLEMENT]
    assert sorted(technologies) == list(range(len(TECHNOLOGIES))), "technologies are conserved"
    assert sum(s.water) == START_WATER * s.players + s.from_supply, "water comes from the supply or from a player"
    assert min(s.water) >= 0, "nobody owes water"
    assert len(s.deck) == ROUNDS - s.round, "one card leaves the deck each round"
    assert len(s.market) <= MARKET_LIMIT[s.players], "R5-4.2"
    if s.phase == SELECT:
        assert s.market, "R5-4.4"
    check_round(s)
    if s.auction is not None:
        check_auction(s)
    else:
        assert set(s.bids) == {NONE}, "a bid belongs to an auction"


def check_hand(s: State, seat: int) -> None:
    played = 0 if s.played[seat] == NONE else 1 << s.played[seat]
    assert s.hand[seat] | s.discard[seat] | played == FULL_HAND, "R5-1.1 the five cards are all there"
    assert s.hand[seat].bit_count() + s.discard[seat].bit_count() + played.bit_count() == 5, "each card is in one place"
    assert not s.discard[seat] >> EXPAND & 1, "R5-5.6: Expand is never discarded"
    if s.late >> seat & 1:
        assert s.discard[seat] >> SCOUT & 1, "R5-5.1: who is late played Scout, and so can't be late twice running"


def cards_of(tableau: Tableau) -> list[int]:
    return [card for group in tableau.groups for card in group.cards]


def check_tableau(tableau: Tableau) -> None:
    cards = cards_of(tableau)
    joints = sum(len(group.joints) for group in tableau.groups)
    assert len(cards) == joints + len(tableau.groups)
    ids = [group.id for group in tableau.groups]
    assert len(set(ids)) == len(ids), "R5-9.9: an id belongs to one group"
    assert max(ids) < tableau.next_id, "R5-9.9: ids are given in order"
    assert sum(card >= FIRST_SETTLEMENT for card in cards) == 1, "the settlement lies there once"
    assert sum(tableau.crystals) == len(cards) - 1 + joints, "R5-10.2 active crystals = technologies + joints"
    for group in tableau.groups:
        assert len(group.joints) == len(group.cards) - 1
        for left, right in zip(group.cards, group.cards[1:], strict=False):
            assert CARDS[left].sides[RIGHT].action == CARDS[right].sides[LEFT].action, "R5-9.3"
    assert crystal_score(tableau.crystals).total <= 63
    shown = tableau_of(tableau.groups, tableau.next_id)
    assert tableau.crystals == shown.crystals, "R5-10.2: the crystals of its cards and joints"


def check_auction(s: State) -> None:
    auction = s.auction
    assert auction is not None
    takers = [seat for seat in auction.members if auction.taken[seat] != NONE]
    assert len(takers) <= MARKET_LIMIT[s.players], "R5-8.5: nobody takes from an empty market"
    assert all(auction.taken[seat] in cards_of(s.tableaux[seat]) for seat in takers)
    bids = [s.bids[seat] for seat in takers]
    assert len(set(bids)) == len(bids), "takers of one round have different bids"
    assert all(s.bids[seat] == NONE for seat in range(s.players) if seat not in auction.members)

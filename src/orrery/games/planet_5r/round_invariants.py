"""What is asked, what was answered and what is left of the round belong together in each phase. R5-5, R5-6, R5-8"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.core.data_files import NONE
from orrery.core.frames import ConfirmTurn
from orrery.core.state import TABLE, Frame
from orrery.games.planet_5r.components import ACTIONS, DIE_FACES, EXCAVATE, EXPAND
from orrery.games.planet_5r.frames import (
    BeginRound,
    BidSet,
    CardSet,
    ChooseCard,
    ChooseLate,
    CleanUp,
    MakeBid,
    Resolve,
    SelectWave,
    Serve,
    ShowBids,
    TakeTechnology,
    TurnUp,
)
from orrery.games.planet_5r.state import (
    CLEAN_UP,
    END,
    NO_CARDS,
    RESOLVE,
    REVEAL,
    SELECT,
    TIED,
    UNDECIDED,
    VOID,
    WON,
    Auction,
    State,
)

_ALL_GROUPS: Final = tuple(Resolve(action) for action in range(EXPAND + 1))
_AFTER_AUCTION: Final = _ALL_GROUPS[EXCAVATE + 1 :]


def check_round(s: State) -> None:
    if s.phase == SELECT:
        _selecting(s)
    elif s.phase == RESOLVE:
        _excavating(s)
    else:
        assert not any(s.stacks[:TABLE]), "between rounds nobody is asked"
        assert s.auction is None
        assert set(s.chosen) == set(s.played) == {NONE}, "between rounds no card lies there"
        _left(s, *(() if s.phase == END else (BeginRound(),)))
        assert s.phase in (END, REVEAL, CLEAN_UP)


def _left(s: State, *frames: Frame) -> None:
    """The table has just this to do, next first."""
    assert _same(s.stacks[TABLE], frames[::-1]), "the rest of the round is another one"


def _same(stack: Sequence[Frame], frames: Sequence[Frame]) -> bool:
    """Frames without fields are equal as tuples, whatever they are."""
    return [(type(frame), frame) for frame in stack] == [(type(frame), frame) for frame in frames]


# --- phase II -------------------------------------------------------------------------------------


def _selecting(s: State) -> None:
    """R5-5.2 to R5-5.4"""
    second = 0 if s.late == (1 << s.players) - 1 else s.late
    assert s.wave == 1 or second, "a second wave without anybody in it"
    for seat in range(s.players):
        if (second >> seat & 1) == (s.wave == 2):
            _choosing(s, seat)
        else:
            assert not s.stacks[seat], "another wave chooses"
            assert s.chosen[seat] == NONE
            assert (s.played[seat] != NONE) == (s.wave == 2), "R5-5.3: the second wave sees the first one's cards"
    assert any(s.stacks[:TABLE]), "everybody has chosen"
    assert (s.auction, s.resolving, s.counts) == (None, NONE, NO_CARDS), "nothing is resolved yet"
    _left(s, TurnUp(s.wave), *((SelectWave(2),) if s.wave == 1 else ()), *_ALL_GROUPS, CleanUp())


def _choosing(s: State, seat: int) -> None:
    """Asked, or with a card of the hand face down."""
    assert s.played[seat] == NONE, "the card is turned up with the wave"
    if s.chosen[seat] == NONE:
        asked = ChooseLate(seat) if s.wave == 2 else ChooseCard(seat)
        assert _same(s.stacks[seat], (asked,)), "whoever has not chosen is asked"
        return
    assert s.hand[seat] >> s.chosen[seat] & 1, "the chosen card is none of the hand"
    _set(s, seat, ConfirmTurn(seat, "R5-5.5", CardSet(seat)))


def _set(s: State, seat: int, confirming: ConfirmTurn) -> None:
    """The answer stands, or is still to be confirmed."""
    assert not s.stacks[seat] or (s.options.confirm and _same(s.stacks[seat], (confirming,))), "asked once more"


# --- the auction ----------------------------------------------------------------------------------


def _excavating(s: State) -> None:
    """The one moment of phase III in which anybody is asked. R5-8"""
    auction = s.auction
    assert auction is not None, "nobody is asked but in an auction"
    assert NONE not in s.played, "all cards are up"
    assert set(s.chosen) == {NONE}
    assert (s.late, s.late_next, s.resolving) == (0, 0, EXCAVATE)
    assert s.counts == tuple(s.played.count(action) for action in range(len(ACTIONS))), "R5-6.2"
    assert auction.members == tuple(seat for seat in range(s.players) if s.played[seat] == EXCAVATE), "R5-8.1"
    assert auction.solo == (len(auction.members) == 1)
    assert len(auction.fates) == len(auction.taken) == s.players
    for seat in set(range(s.players)) - set(auction.members):
        assert not s.stacks[seat], "not in the auction"
        assert (s.bids[seat], auction.fates[seat], auction.taken[seat]) == (NONE, UNDECIDED, NONE)
    if auction.shown:
        _taking(s, auction)
    else:
        _bidding(s, auction)


def _bidding(s: State, auction: Auction) -> None:
    """R5-8.2, R5-8.3"""
    assert (auction.roll, auction.queue) == (0, ())
    assert set(auction.fates) == {UNDECIDED}
    assert set(auction.taken) == {NONE}
    assert s.market, "R5-4.4"
    for seat in auction.members:
        bid, water = s.bids[seat], s.water[seat]
        if bid == NONE:
            assert _same(s.stacks[seat], (MakeBid(seat),)), "whoever has not bid is asked"
            assert water, "R5-8.3: without water nothing is asked"
        else:
            assert min(1, water) <= bid <= water, "R5-8.2"
            _set(s, seat, ConfirmTurn(seat, "R5-8.5", BidSet(seat)))
    assert any(s.stacks[:TABLE]), "everybody has bid"
    _left(s, ShowBids(), *_AFTER_AUCTION, CleanUp())


def _taking(s: State, auction: Auction) -> None:
    """R5-8.4, R5-8.5: served by rank are those before the one who is asked, the queue comes after."""
    asked = [seat for seat in auction.members if s.stacks[seat]]
    assert len(asked) == 1, "one takes after the other"
    winner = asked[0]
    assert all(s.bids[seat] != NONE for seat in auction.members), "all bids lie open"
    bids = [s.bids[seat] for seat in auction.members if s.bids[seat] > 0]
    unique = [seat for seat in auction.members if bids.count(s.bids[seat]) == 1]
    ranked = sorted(unique, key=lambda seat: -s.bids[seat])
    served = ranked[: ranked.index(winner)]
    assert auction.queue == tuple(ranked[len(served) + 1 :]), "the queue is served by rank"
    if auction.solo:
        assert auction.roll in DIE_FACES[s.options.die]
        assert s.bids[winner] > auction.roll, "R5-8.4: the die is not beaten"
    else:
        assert not auction.roll, "R5-8.7"
    for seat in auction.members:
        usual = VOID if not s.bids[seat] else UNDECIDED if seat in auction.queue else TIED
        assert auction.fates[seat] == (WON if seat in (*served, winner) else usual), "another fate than the bid's"
        assert s.water[seat] >= (s.bids[seat] if seat in auction.queue else 0), "a bid that can't be paid"
        assert (auction.taken[seat] != NONE) <= (seat in (*served, winner)), "taken without a won bid"
    assert all(auction.taken[seat] != NONE for seat in served), "served without a technology"
    if auction.taken[winner] == NONE:
        assert s.market, "R5-8.5.4"
        assert _same(s.stacks[winner], (TakeTechnology(winner),))
    else:
        assert s.options.confirm
        assert _same(s.stacks[winner], (ConfirmTurn(winner, "R5-9.6"),))
    _left(s, *((Serve(),) if auction.queue else ()), *_AFTER_AUCTION, CleanUp())

"""Construction (PD-6): cards, income, the object, slots."""

from __future__ import annotations

from typing import Any, Final

from orrery.core.errors import Refusal, refusal
from orrery.games.pandorum import frames as f
from orrery.games.pandorum.actions import Again, Build, Cluster, Direction, Fixed, Manipulate, Scoop, Slot, Terraform
from orrery.games.pandorum.components import (
    BLOCK,
    CARD_IDS,
    CARDS,
    CENTRAL_DECK,
    DIRECTIONS,
    EVENTS,
    FIGURES,
    MAIN_IDS,
    MODULE,
    NONE,
    NOSE_IDS,
    SETUP,
    SLOTS,
    TAKE,
)
from orrery.games.pandorum.events import (
    CardSlotted,
    ConstructionBegan,
    Income,
    ObjectBuilt,
    PartSwitched,
    Paying,
    Taken,
)
from orrery.games.pandorum.hexes import HEX_IDS
from orrery.games.pandorum.rules import income, permanent, sites
from orrery.games.pandorum.rules.cards import leave_hand
from orrery.games.pandorum.rules.ending import check_supply
from orrery.games.pandorum.rules.nose import spend_nose
from orrery.games.pandorum.state import SLOT_COUNT, Construction, Play, State

NOT_YET: Final = -1


# --- choosing cards -------------------------------------------------------------------------------


def build_options(s: State, frame: f.ChooseBuild) -> list[Build | Manipulate | Scoop | Terraform]:
    return sites.builds(s, frame.seat, s.harvesters[frame.seat])


def refuse_build(s: State, frame: f.ChooseBuild, action: Any) -> Refusal | None:
    if type(action) not in sites.BUILDS:
        return refusal("PD-6.1", "not_asked")
    return sites.refuse_build(s, frame.seat, s.harvesters[frame.seat], action)


def take_build(play: Play, frame: f.ChooseBuild, action: Any) -> None:
    """PD-6.5: announce and pay the nose effect, collect by cards, blocks, events, raise the object, fill slots."""
    s = play.s
    seat = frame.seat
    cards = tuple(sorted(sites.cards_of(action)))
    for card in cards:
        leave_hand(s, seat, card)
    times = sites.price_of(action)
    unpaid = (NOT_YET,) * len(cards)
    s.building = Construction(s.harvesters[seat], cards, sites.figure_of(action), times > 0, unpaid, unpaid, unpaid, ())
    s.idle[seat] = 0
    if play.out is not None:
        part = NOSE_IDS[s.noses[seat]] if times else None
        names = tuple(CARD_IDS[card] for card in cards)
        play.emit(ConstructionBegan(seat, HEX_IDS[s.building.site], names, FIGURES[s.building.figure], part))
    play.then(seat, *steps(seat, cards))
    if times:
        spend_nose(play, seat, times)


def steps(seat: int, cards: tuple[int, ...]) -> tuple[Any, ...]:
    """PD-6.5: what a construction with these cards consists of, in order."""
    blocks = tuple(f.Collect(seat, n) for n, card in enumerate(cards) if CARDS[card].income.kind == BLOCK)
    assign = tuple(f.AssignSlot(seat, n) for n in range(len(cards)))
    return (*_incomes(seat, cards), *blocks, f.CollectEvents(seat), f.Raise(seat), *assign)


def _incomes(seat: int, cards: tuple[int, ...]) -> tuple[Any, ...]:
    """PD-6.5: the order is the builder's, but only among cards that take from others it can make a difference."""
    kinds = [CARDS[card].income.kind for card in cards]
    plain = tuple(f.Collect(seat, n) for n, kind in enumerate(kinds) if kind != BLOCK)
    taking = tuple(n for n, kind in enumerate(kinds) if kind == TAKE)
    if len(taking) < 2:
        return plain
    return (*(frame for frame in plain if frame.which not in taking), f.CollectTaking(seat, taking))


# --- income ---------------------------------------------------------------------------------------


def collect(play: Play, frame: f.Collect) -> None:
    """PD-7: the card pays, or a choice is asked for first."""
    s = play.s
    b = s.building
    assert b is not None
    seat, card = frame.seat, b.cards[frame.which]
    kind = CARDS[card].income.kind
    if kind == BLOCK:
        if repeatable(b, frame.which):
            play.then(seat, f.UseBlock(seat, frame.which))
        else:
            receive(play, seat, frame.which, CARDS[card].income.fixed, NONE)
        return
    if kind == TAKE:
        _take(play, seat, frame.which, card)
        return
    ways = income.ways(s, seat, b.site, card)
    if len({way.amount for way in ways}) == 1:
        receive(play, seat, frame.which, ways[0].amount, ways[0].choice)
    elif kind in income.BY_DIRECTION:
        play.then(seat, f.ChooseDirection(seat, frame.which))
    else:
        play.then(seat, f.ChooseCluster(seat, frame.which))


def receive(play: Play, seat: int, which: int, amount: int, choice: int) -> None:
    """Quids from the bank for one card; it may be none, but it is no choice. PD-6.7"""
    s = play.s
    b = s.building
    assert b is not None
    s.from_bank(seat, amount)
    _note(s, which, amount, choice)
    if play.out is not None:
        pays = income.paying(s, seat, b.site, b.cards[which], choice)
        told = tuple(Paying(HEX_IDS[hex_], value) for hex_, value in pays)
        play.emit(Income(seat, CARD_IDS[b.cards[which]], amount, told, False))


def _note(s: State, which: int, amount: int, choice: int = NONE, again: int = NONE) -> None:
    b = s.building
    assert b is not None
    s.building = b._replace(
        amounts=(*b.amounts[:which], amount, *b.amounts[which + 1 :]),
        choices=(*b.choices[:which], choice, *b.choices[which + 1 :]),
        again=(*b.again[:which], again, *b.again[which + 1 :]),
    )


def _take(play: Play, seat: int, which: int, card: int, again: int = NONE) -> None:
    """PD-7.10, PD-12.2: opponents pay as far as they can; who really gave something may be insured."""
    s = play.s
    b = s.building
    assert b is not None
    amount, robbed = 0, b.robbed
    for owner, due in income.demands(s, seat, b.site, card):
        given = min(due, s.quids[owner])
        if given:
            s.quids[owner] -= given
            s.quids[seat] += given
            amount += given
            robbed = (*robbed, owner)
            if play.out is not None:
                play.emit(Taken(seat, owner, CARD_IDS[card], given, again != NONE))
    s.building = b._replace(robbed=robbed)
    _note(s, which, amount, NONE, again)


# --- directions and clusters ----------------------------------------------------------------------


def direction_options(s: State, frame: f.ChooseDirection) -> list[Direction]:
    return [Direction(direction) for direction in range(len(DIRECTIONS))]


def refuse_direction(s: State, frame: f.ChooseDirection, action: Any) -> Refusal | None:
    return None if type(action) is Direction else refusal("PD-7.12", "not_asked")


def take_direction(play: Play, frame: f.ChooseDirection, action: Direction) -> None:
    _choose(play, frame, action.direction)


def _choose(play: Play, frame: f.ChooseDirection | f.ChooseCluster, choice: int) -> None:
    """The hexes that pay are told, not the choice: of choices paid for by the same hexes the first one is noted."""
    s = play.s
    b = s.building
    assert b is not None
    card = b.cards[frame.which]
    chosen = income.paying(s, frame.seat, b.site, card, choice)
    for way in income.ways(s, frame.seat, b.site, card):
        if income.paying(s, frame.seat, b.site, card, way.choice) == chosen:
            receive(play, frame.seat, frame.which, way.amount, way.choice)
            return


def cluster_options(s: State, frame: f.ChooseCluster) -> list[Cluster]:
    b = s.building
    assert b is not None
    return [Cluster(way.choice) for way in income.ways(s, frame.seat, b.site, b.cards[frame.which])]


def refuse_cluster(s: State, frame: f.ChooseCluster, action: Any) -> Refusal | None:
    if type(action) is not Cluster:
        return refusal("PD-7.7", "not_asked")
    if action not in cluster_options(s, frame):
        return refusal("PD-7.7", "no_cluster_there", hex=HEX_IDS[action.hex])
    return None


def take_cluster(play: Play, frame: f.ChooseCluster, action: Cluster) -> None:
    _choose(play, frame, action.hex)


# --- blocks ---------------------------------------------------------------------------------------


def repeatable(b: Construction, which: int) -> list[int]:
    """PD-7.11: places of other cards of the type the block names; a block never repeats a block."""
    wanted = CARDS[b.cards[which]].income.repeats
    return [n for n, card in enumerate(b.cards) if n != which and CARDS[card].type == wanted]


def block_options(s: State, frame: f.UseBlock) -> list[Fixed | Again]:
    b = s.building
    assert b is not None
    return [Fixed(), *(Again(b.cards[n]) for n in repeatable(b, frame.which))]


def refuse_block(s: State, frame: f.UseBlock, action: Any) -> Refusal | None:
    if type(action) is Fixed:
        return None
    if type(action) is not Again:
        return refusal("PD-7.11", "not_asked")
    if action not in block_options(s, frame):
        return refusal("PD-7.11", "cannot_repeat", card=CARD_IDS[action.card])
    return None


def take_block(play: Play, frame: f.UseBlock, action: Any) -> None:
    """The repeat pays what the card just paid; a taking card makes its demands a second time."""
    s = play.s
    b = s.building
    assert b is not None
    seat, which = frame.seat, frame.which
    if type(action) is Fixed:
        receive(play, seat, which, CARDS[b.cards[which]].income.fixed, NONE)
        return
    place = b.cards.index(action.card)
    if CARDS[action.card].income.kind == TAKE:
        _take(play, seat, which, action.card, place)
        return
    amount = b.amounts[place]
    s.from_bank(seat, amount)
    _note(s, which, amount, NONE, place)
    if play.out is not None:
        pays = income.paying(s, seat, b.site, action.card, b.choices[place])
        told = tuple(Paying(HEX_IDS[hex_], value) for hex_, value in pays)
        play.emit(Income(seat, CARD_IDS[action.card], amount, told, True))


# --- events, the object, slots --------------------------------------------------------------------


def collect_events(play: Play, frame: f.CollectEvents) -> None:
    """PD-10.5: after the cards, before the object; the event revealed earlier first."""
    s = play.s
    frames: list[Any] = []
    for card in s.events:
        trigger = EVENTS[card.event].permanent.trigger
        if trigger == "build":
            frames.append(f.CollectEvent(frame.seat, card.event))
        elif trigger == "robbed":
            frames.append(f.CollectRobbed(frame.seat, card.event))
    play.then(frame.seat, *frames)


def collect_event(play: Play, frame: f.CollectEvent) -> None:
    permanent.build(play, frame.seat, frame.event)


def collect_robbed(play: Play, frame: f.CollectRobbed) -> None:
    b = play.s.building
    assert b is not None
    permanent.robbed(play, frame.event, b.robbed)


def raise_object(play: Play, frame: f.Raise) -> None:
    s = play.s
    b = s.building
    assert b is not None
    put_object(s, frame.seat, b.site, b.figure)
    if play.out is not None:
        play.emit(ObjectBuilt(frame.seat, HEX_IDS[b.site], FIGURES[b.figure]))
    check_supply(play, frame.seat)


def put_object(s: State, seat: int, hex_: int, figure: int) -> None:
    """A figure goes from the supply to the field; once that is told, `check_supply` is due. PD-9.1"""
    if figure == MODULE:
        s.modules[seat] |= 1 << hex_
        s.spare_modules[seat] -= 1
    else:
        s.bases[seat] |= 1 << hex_
        s.spare_bases[seat] -= 1
    s.had_object |= 1 << seat


def slot_options(s: State, frame: f.AssignSlot) -> list[Slot]:
    return [Slot(slot) for slot in range(SLOT_COUNT)]


def refuse_slot(s: State, frame: f.AssignSlot, action: Any) -> Refusal | None:
    return None if type(action) is Slot else refusal("PD-8.1", "not_asked")


def take_slot(play: Play, frame: f.AssignSlot, action: Slot) -> None:
    """PD-8.1; the permanent effect works from the moment its last card lies there. PD-8.3"""
    s = play.s
    b = s.building
    assert b is not None
    seat, card = frame.seat, b.cards[frame.which]
    at = seat * SLOT_COUNT + action.slot
    s.slots[at] = (*s.slots[at], card)
    if frame.which == len(b.cards) - 1:
        s.building = None
    if play.out is not None:
        play.emit(CardSlotted(seat, CARD_IDS[card], SLOTS[action.slot]))
        if action.slot == CENTRAL_DECK and len(s.slots[at]) == SETUP[s.players].central:
            play.emit(PartSwitched(seat, MAIN_IDS[s.mains[seat]], True))

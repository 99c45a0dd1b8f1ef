"""Promises of the rules that hold after every step: nothing is lost, nothing doubled."""

from __future__ import annotations

from orrery.games.pandorum.components import CARDS, EVENTS, EXTRACTION, MARKET_NAMES, SETUP
from orrery.games.pandorum.frames import AssignSlot, PutQuids
from orrery.games.pandorum.hexes import EVERYWHERE
from orrery.games.pandorum.operations import OPERATIONS
from orrery.games.pandorum.state import END, State
from orrery.games.pandorum.turn_invariants import check_turn


def check(s: State) -> None:
    _cards(s)
    _market(s)
    _field(s)
    _figures(s)
    _quids(s)
    _events(s)
    _known(s)
    for operation in OPERATIONS.values():
        operation.check(s)
    check_turn(s)


def _cards(s: State) -> None:
    """107 cards, of each name as many as there are copies."""
    counts = [market + box for market, box in zip(s.market, s.box, strict=True)]
    held = [*s.deck, *s.aside]
    for hand in s.hands:
        assert list(hand) == sorted(hand)
        held += hand
    for slot in s.slots:
        held += slot
    if s.building is not None:
        waiting = [frame.which for frame in s.stacks[s.active] if type(frame) is AssignSlot]
        held += [s.building.cards[which] for which in waiting]
    for card in held:
        counts[card] += 1
    assert counts == [about.copies for about in CARDS], "cards are lost or doubled"
    assert all(CARDS[card].type != EXTRACTION for card in s.deck), "extraction cards are dealt, not drawn"


def _market(s: State) -> None:
    names = len(CARDS) - s.market.count(0)
    assert names >= MARKET_NAMES or not s.deck, "the market shows too few names"


def _field(s: State) -> None:
    seen = 0
    for mask in s.ground:
        assert not mask & seen, "a hex is of two kinds"
        seen |= mask
    assert seen == EVERYWHERE
    taken = 0
    for mask in (*s.modules, *s.bases):
        assert not mask & taken, "two objects on a hex"
        taken |= mask
    assert not taken & ~(s.ground[0] | s.ground[1] | s.ground[2]), "an object where nothing may stand"
    for seat in range(s.players):
        on_volcano = s.volcanoes >> s.harvesters[seat] & 1
        assert not on_volcano or s.stacks[seat] or any(s.stacks[:-1]), "a harvester in a volcano"


def _figures(s: State) -> None:
    supply = SETUP[s.players]
    for seat in range(s.players):
        assert s.modules[seat].bit_count() + s.spare_modules[seat] == supply.modules
        assert s.bases[seat].bit_count() + s.spare_bases[seat] == supply.bases
        assert min(s.spare_modules[seat], s.spare_bases[seat], s.quids[seat]) >= 0


def _quids(s: State) -> None:
    assert sum(s.quids) + sum(card.quids for card in s.events) == s.bank, "quids out of nothing"


def _events(s: State) -> None:
    if not s.options.new_horizons:
        assert not any((s.events, s.event_deck, s.event_box, s.crack, s.contaminated)), "events in the basic game"
        assert not any((*s.engines, s.due, s.events_begun)), "events in the basic game"
        return
    known = sorted([*s.event_deck, *s.event_box, *(card.event for card in s.events)])
    assert known == list(range(len(EVENTS))), "events are lost or doubled"
    assert len(s.events) + s.due <= s.events_begun, "more events than are due"
    assert s.phase in ("events", END) or len(s.events) + s.due == s.events_begun or not s.event_deck
    opening = {frame.event for stack in s.stacks for frame in stack if type(frame) is PutQuids}
    for card in s.events:
        kept = OPERATIONS[EVENTS[card.event].immediate].keeps(s)
        assert card.quids > 0 or kept or card.event in opening, "an event without quids stays"


def _known(s: State) -> None:
    """What others have seen of a hand is really there."""
    for seat in range(s.players):
        hidden = list(s.hands[seat])
        for card in s.known[seat]:
            hidden.remove(card)
        assert sum(CARDS[card].type == EXTRACTION for card in hidden) == s.extraction[seat]

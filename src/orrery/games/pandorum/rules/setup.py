"""Setting up the table (PD-2)."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.state import TABLE
from orrery.games.pandorum.components import (
    CARDS,
    EVENTS,
    EXTRACTION,
    KINDS,
    LAYOUTS,
    MAINS,
    MARKET_NAMES,
    NONE,
    NOSES,
    POSITIONS,
    SECTIONS,
    SETUP,
    START_EXTRACTION,
    START_OTHER,
    Place,
)
from orrery.games.pandorum.frames import BeginTurn
from orrery.games.pandorum.hexes import PAD, kinds_of, mask_of, passable
from orrery.games.pandorum.options import RANDOM, Options
from orrery.games.pandorum.state import SLOT_COUNT, TURN, State


def shuffled(s: State, items: Sequence[int]) -> list[int]:
    """Shuffle with the table's stream."""
    found = list(items)
    for i in range(len(found) - 1, 0, -1):
        j = s.draw(TABLE, i + 1)
        found[i], found[j] = found[j], found[i]
    return found


def set_up(players: int, options: Options, keys: tuple[int, ...]) -> State:
    """The table before the first turn."""
    s = State()
    s.begin(players, options, keys)
    s.turn = 0
    s.phase = TURN
    _lay_field(s)
    _deal(s)
    supply = SETUP[players]  # PD-2.7
    s.modules, s.bases = [0] * players, [0] * players
    s.spare_modules, s.spare_bases = [supply.modules] * players, [supply.bases] * players
    s.harvesters = [PAD] * players  # PD-2.6
    s.quids = [0] * players  # PD-1.3
    s.slots = [()] * (SLOT_COUNT * players)
    s.noses = tuple(shuffled(s, range(len(NOSES)))[:players])  # PD-2.4
    s.mains = tuple(shuffled(s, range(len(MAINS)))[:players])
    s.events, s.event_box, s.events_begun, s.due = (), (), 0, 0
    s.event_deck = shuffled(s, range(len(EVENTS))) if options.new_horizons else []  # PD-2.9
    s.had_object = s.contaminated = 0
    s.engines = [0] * players
    s.auction, s.building = None, None
    s.one_shot_used, s.engine_moves = False, 0
    s.idle, s.passes = [0] * players, 0
    s.trigger, s.reason, s.last = NONE, "", 0
    s.bank = 0
    s.first = s.draw(TABLE, players)  # PD-2.8
    s.active = (s.first - 1) % players
    s.stacks[TABLE].append(BeginTurn())
    return s


def _lay_field(s: State) -> None:
    """PD-2.5: sections, sides and rotations by chance, until every hex can be reached."""
    fixed = LAYOUTS.get(s.options.layout)
    layout = fixed if fixed is not None else _random_layout(s)
    while fixed is None and not passable(kinds_of(layout)):
        layout = _random_layout(s)
    s.layout, s.printed = layout, kinds_of(layout)
    s.ground = tuple(mask_of([h for h, k in enumerate(s.printed) if k == kind]) for kind in range(len(KINDS)))
    s.crack, s.meteor = (), ()
    s.eruption = s.pad = s.city = NONE


def _random_layout(s: State) -> tuple[Place, ...]:
    assert s.options.layout == RANDOM
    order = [0, *shuffled(s, range(1, len(SECTIONS)))]
    return tuple(Place(order[n], s.draw(TABLE, 2), s.draw(TABLE, 6)) for n in range(len(POSITIONS)))


def _deal(s: State) -> None:
    """PD-2.1 to PD-2.3: three extraction cards and one other each, four names on the market."""
    every = [card for card, about in enumerate(CARDS) for _ in range(about.copies)]
    extraction = shuffled(s, [card for card in every if CARDS[card].type == EXTRACTION])
    s.deck = shuffled(s, [card for card in every if CARDS[card].type != EXTRACTION])
    hands = []
    for _ in range(s.players):
        hand = [extraction.pop() for _ in range(START_EXTRACTION)] + [s.deck.pop() for _ in range(START_OTHER)]
        hands.append(tuple(sorted(hand)))
    s.hands, s.aside = hands, tuple(sorted(extraction))
    s.known, s.extraction = [()] * s.players, [START_EXTRACTION] * s.players
    s.market, s.box = [0] * len(CARDS), [0] * len(CARDS)
    while len(CARDS) - s.market.count(0) < MARKET_NAMES:
        s.market[s.deck.pop()] += 1

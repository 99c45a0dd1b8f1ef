"""A state that a seat can't tell from the true one (for search, and for the leak test). PU-18.2

It may use only what the seat's view shows: hidden things are dealt anew from sorted pools, so that two states
with the same view and the same rng give the very same result.
"""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.engine import apply, options
from orrery.core.rng import Rng
from orrery.games.planet_unknown.components import (
    BASE_SHAPES,
    CIV_CARDS,
    CORPORATIONS,
    EVENTS,
    MOON_BOARDS,
    NONE,
    OBJECTIVES,
    TILES,
)
from orrery.games.planet_unknown.flow import FLOW
from orrery.games.planet_unknown.frames import (
    FinishTurn,
    KeepObjective,
    PickCard,
    PickCorporation,
    PickPlanet,
    ReorderEvents,
    ShowBoards,
    TakeTile,
)
from orrery.games.planet_unknown.options import CHOSEN, DRAFT, RANDOM, SIDES
from orrery.games.planet_unknown.rules.cards.civ_cards import ALL_LEVELS, looking_at
from orrery.games.planet_unknown.rules.preparation.expansion_parts import (
    MOON_OFFSET,
    SPLIT,
    board_of,
    is_split,
    moon_board,
    questions,
    settle,
)
from orrery.games.planet_unknown.rules.preparation.setup import (
    CORPORATION_NUMBERS,
    OFFSET,
    PLANET_NUMBERS,
    START_CORPORATION,
    START_PLANET,
    unique_corporations,
    unique_planets,
)
from orrery.games.planet_unknown.rules.space_station import bays_of_sector, sector_of
from orrery.games.planet_unknown.rules.turns.turn import has_turn
from orrery.games.planet_unknown.state import ALL_AT_TOP, END, LAST_EVENT, NO_EXTRAS, NOTHING_FITS, State

LONGEST_TURN = 200  # steps: far more than any turn takes


def resample(s: State, me: int, rng: Rng) -> State:
    twin, done = _dealt_anew(s, me, rng)
    for seat in done:
        _some_turn(twin, seat, rng)
    if s.shown:
        twin.step = s.shown_step
    return twin


def as_known(s: State, me: int) -> State:
    """The same without guesses at what others have done behind the veil: their boards are the ones that were shown."""
    twin, done = _dealt_anew(s, me, Rng(0))
    for seat in done:
        twin.stacks[seat] = []
    return twin


def _dealt_anew(s: State, me: int, rng: Rng) -> tuple[State, list[int]]:
    """The state, and who is known to be done with a turn behind the veil."""
    twin = s.clone()
    twin.keys = tuple(rng.bits() for _ in s.keys)
    twin.counters = [0] * len(s.counters)
    if s.phase == END:
        return twin, []  # everything is open
    done = _take_back_turns(twin, me) if s.shown else []
    if any(type(frame) is ShowBoards for frame in s.stacks[-1]):
        _boards(twin, me, rng)
    _tiles(twin, rng)
    _civ(twin, me, rng)
    _events(twin, me, rng)
    _objectives(twin, me, rng)
    if s.shown:
        twin.shown = tuple(s.shown[me] if seat == me else p.clone() for seat, p in enumerate(twin.seats))
    return twin, done


def _shuffled(pool: list[int], rng: Rng) -> list[int]:
    pool.sort()
    rng.shuffle(pool)
    return pool


# --- veiled turns ---------------------------------------------------------------------------------


def _take_back_turns(s: State, me: int) -> list[int]:
    """Others stand where they stood when the turns began. Returns those known to be done."""
    mine = bays_of_sector(s, sector_of(s, me))
    done: list[int] = []
    for seat in range(s.players):
        if seat == me:
            continue
        if not s.stacks[seat]:
            done.append(seat)
        s.seats[seat] = s.shown[seat].clone()
        for bay in bays_of_sector(s, sector_of(s, seat)):
            s.bays[bay] = s.shown_bays[bay]
        stack: list[object] = [FinishTurn(seat)]
        if has_turn(s, seat):
            stack.append(TakeTile(seat, False, True))
        s.stacks[seat] = stack
    s.hidden_tops = sum(s.hidden_tops & 1 << bay for bay in mine)
    mine_alone = (NOTHING_FITS if s.seats[me].stuck else 0) | (ALL_AT_TOP if s.seats[me].extras.at_top else 0)
    s.ending = s.ending & LAST_EVENT | mine_alone
    if not _used_common_objective(s, me):  # another seat may have set a common goal behind the veil
        s.contests = s.shown_contests
        s.objective_deck = (NONE,) * s.shown_objectives  # which cards they are is dealt below
    return done


def _some_turn(s: State, seat: int, rng: Rng) -> None:
    """That a seat is done is known, what it did is not: some legal turn stands for it."""
    for _ in range(LONGEST_TURN):
        if not s.stacks[seat]:
            return
        found = options(FLOW, s, seat)
        apply(FLOW, s, seat, found[rng.below(len(found))])


# --- boards being chosen --------------------------------------------------------------------------


def _boards(s: State, me: int, rng: Rng) -> None:
    """What the others were dealt and have picked is not known; whether they are done is."""
    mine = s.seats[me]
    planets = _unseen(unique_planets(s), board_of(mine.planet), mine.offer, s.options.planets, PLANET_NUMBERS, s, rng)
    split = SPLIT if is_split(mine.corporation) else mine.corporation
    offered = tuple(board - OFFSET for board in mine.offer)
    companies = _unseen(unique_corporations(s), split, offered, s.options.corporations, CORPORATION_NUMBERS, s, rng)
    moons = _shuffled([board for board in range(len(MOON_BOARDS)) if board != moon_board(mine)], rng)
    s.step = 0
    for seat, other in enumerate(s.seats):
        if seat == me:
            continue
        waiting = bool(s.stacks[seat])
        other.extras = NO_EXTRAS
        moon = (MOON_OFFSET + moons.pop(),) if s.options.moons else ()
        _deal(s, seat, planets, companies, rng, waiting)
        other.offer = (*other.offer, *moon)
        if waiting and s.options.boards not in (SIDES, DRAFT):
            s.stacks[seat] = questions(other, seat)
        elif not waiting:
            settle(s, seat, rng)


def _unseen(
    boards: list[int],
    mine: int,
    offer: tuple[int, ...],
    chosen: Sequence[str],
    numbers: dict[str, int],
    s: State,
    rng: Rng,
) -> list[int]:
    """Boards that others may have: not mine, not offered to me, and not given to anybody by the options."""
    fixed = {numbers[name] for name in chosen[: s.players]} if s.options.boards == CHOSEN else set()
    return _shuffled([board for board in boards if board != mine and board not in offer and board not in fixed], rng)


def _deal(s: State, seat: int, planets: list[int], companies: list[int], rng: Rng, waiting: bool) -> None:
    """Planet and corporation of another seat, as the way of dealing leaves them open."""
    p, mode = s.seats[seat], s.options.boards
    if mode in (SIDES, DRAFT):
        size = sum(board < OFFSET for board in p.offer) - 1
        dealt = [planets.pop() for _ in range(size)] + [START_PLANET]
        size = sum(OFFSET <= board < MOON_OFFSET for board in p.offer) - 1
        offered = [companies.pop() for _ in range(size)] + [START_CORPORATION]
        p.offer = (*dealt, *(OFFSET + board for board in offered))
        p.planet = p.corporation = NONE
        if waiting:
            s.stacks[seat] = [PickCorporation(seat), PickPlanet(seat)]
        else:
            p.planet, p.corporation = rng.choice(dealt), rng.choice(offered)
        return
    p.offer = ()
    planet, corporation = START_PLANET, START_CORPORATION
    if mode == CHOSEN:
        planet = PLANET_NUMBERS[s.options.planets[seat]]
        corporation = CORPORATION_NUMBERS[s.options.corporations[seat]]
    elif mode == RANDOM:
        planet = corporation = NONE
    p.planet = planets.pop() if planet == NONE else planet
    p.corporation = companies.pop() if corporation == NONE else corporation


# --- piles ----------------------------------------------------------------------------------------


def _tiles(s: State, rng: Rng) -> None:
    """PU-2.2: below the top tile nothing is known."""
    boxed: list[int] = []
    for shape in range(len(BASE_SHAPES)):
        stack = s.bays[shape]
        shown = bool(stack) and not s.hidden_tops >> shape & 1
        below = list(stack[:-1] if shown else stack)
        scrapped = [tile for tile in s.boxed_tiles if TILES[tile].shape == shape]
        pool = _shuffled(below + scrapped, rng)
        s.bays[shape] = (*pool[: len(below)], *(stack[-1:] if shown else ()))
        boxed += pool[len(below) :]
    s.boxed_tiles = tuple(boxed)


def _civ(s: State, me: int, rng: Rng) -> None:
    """PU-7.10, PU-7.11: stacks, the box and others' hidden cards, level by level."""
    looking = looking_at(s, me)
    others = [
        (seat, i, card)
        for seat, p in enumerate(s.seats)
        if seat != me
        for i, card in enumerate(p.hidden)
        if i >= p.shown_cards
    ]
    box: list[int] = []
    for level in range(1, len(s.civ) + 1):
        fixed = _in_sight(s, looking, level)
        held = [(seat, i) for seat, i, card in others if CIV_CARDS[card].level == level]
        boxed = [card for card in s.civ_box if CIV_CARDS[card].level == level]
        hidden = [card for _, _, card in others if CIV_CARDS[card].level == level]
        pool = _shuffled([c for c in (*s.civ[level - 1], *boxed, *hidden) if c not in fixed], rng)
        late = [card for card in pool if not CIV_CARDS[card].immediate and not CIV_CARDS[card].maintenance]
        for seat, i in held:  # what is kept in secret is a card for the end of the game
            card = late.pop()
            pool.remove(card)
            p = s.seats[seat]
            p.hidden = (*p.hidden[:i], card, *p.hidden[i + 1 :])
        free = len(s.civ[level - 1]) - len(fixed)
        s.civ[level - 1] = tuple(sorted((*fixed, *pool[:free])))
        box += pool[free:]
    s.civ_box = tuple(box)
    _joined_cards(s, me, rng)


def _in_sight(s: State, looking: PickCard | None, level: int) -> list[int]:
    """Cards of this stack that the seat is looking at."""
    if looking is None:
        return []
    if looking.level in (ALL_LEVELS, level):
        return list(s.civ[level - 1])
    return [looking.extra] if looking.level + 1 == level and looking.extra != NONE else []


def _joined_cards(s: State, me: int, rng: Rng) -> None:
    """A card of the next level that another seat is looking at (Republic 2) is some card of that stack."""
    for seat in range(s.players):
        frame = looking_at(s, seat)
        if seat != me and frame is not None and frame.extra != NONE:
            at = s.stacks[seat].index(frame)
            s.stacks[seat][at] = frame._replace(extra=rng.choice(s.civ[frame.level]))


def _events(s: State, me: int, rng: Rng) -> None:
    """The mix of colours is known, the cards and their order are not; the next one may be (PU-12.13), and those that
    are just being put in order (SM-11.4)."""
    laid_out = max((frame.of for frame in s.stacks[me] if type(frame) is ReorderEvents), default=0)
    known = s.event_deck[: max(laid_out, s.peeked >> me & 1)]
    rest = s.event_deck[len(known) :]
    solo_box = [card for card in s.event_box if s.players > 1 and EVENTS[card].solo]
    deck: list[int] = []
    box: list[int] = []
    for colour in range(3):
        drawn = [card for card in rest if EVENTS[card].colour == colour]
        left = [card for card in s.event_box if EVENTS[card].colour == colour and card not in solo_box]
        pool = _shuffled(drawn + left, rng)
        deck += pool[: len(drawn)]
        box += pool[len(drawn) :]
    rng.shuffle(deck)
    s.event_deck = (*known, *deck)
    s.event_box = (*box, *solo_box)


def _objectives(s: State, me: int, rng: Rng) -> None:
    """All cards I can't see: personal objectives and offers of others, the deck and the box."""
    p = s.seats[me]
    known = {*p.personal, *(contest.card for contest in s.contests)}
    if _chooses_objective(s, me):
        known.update(p.offer)
    pool = _shuffled([card for card in range(len(OBJECTIVES)) if card not in known], rng)
    for seat, other in enumerate(s.seats):
        if seat != me:
            other.personal = tuple(pool.pop() for _ in other.personal)
            if _chooses_objective(s, seat):
                other.offer = tuple(pool.pop() for _ in other.offer)
    deck = len(s.objective_deck)
    s.objective_deck, s.objective_box = tuple(pool[:deck]), tuple(sorted(pool[deck:]))


def _chooses_objective(s: State, seat: int) -> bool:
    return any(type(frame) is KeepObjective for frame in s.stacks[seat])


def _used_common_objective(s: State, me: int) -> bool:
    """Whether I drew for a common goal in this turn (Jump Drive F)."""
    bit = CORPORATIONS[s.seats[me].corporation].bit.get("common_objective", 0)
    return bool(bit & s.seats[me].used_game & ~s.shown[me].used_game)

"""Setting the table (PU-2): boards, civ cards, objectives, events, the station."""

from __future__ import annotations

from typing import Any

from orrery.core.errors import Refusal, refusal
from orrery.core.state import TABLE
from orrery.games.planet_unknown import frames as f
from orrery.games.planet_unknown.actions import SetFlux, TakeCorporation, TakePlanet
from orrery.games.planet_unknown.components import (
    BASE_CIV_CARDS,
    BASE_CORPORATIONS,
    BASE_EVENTS,
    BASE_SHAPES,
    CIV_CARDS,
    CIV_LEVELS,
    CIV_PER_LEVEL,
    COMPETITIVE_CARDS,
    CORPORATION_INDEX,
    CORPORATIONS,
    EVENTS,
    FIRST_LAYOUT,
    GAME_DATA,
    GROUNDS,
    MOON_BOARDS,
    NONE,
    OBJECTIVES,
    PLANET_INDEX,
    PLANETS,
    SECTORS,
    SHATTERED,
    STATION_TILES,
    TRACKS,
    CivCard,
)
from orrery.games.planet_unknown.events import BoardsShown, FluxMoved, SeatBoards
from orrery.games.planet_unknown.options import (
    ANY,
    CHOSEN,
    DRAFT,
    FIRST,
    QUANTUM,
    RANDOM,
    SIDES,
    Options,
    events_in_play,
    mix_of,
)
from orrery.games.planet_unknown.rules.cards.objective_cards import offer_objectives
from orrery.games.planet_unknown.rules.corporation.technologies import refresh
from orrery.games.planet_unknown.rules.preparation.expansion_parts import MOON_OFFSET, SPLIT, ask, lay_out
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import BOARDS, Contest, Play, State, new_seat
from orrery.games.planet_unknown.state import OBJECTIVES as OBJECTIVES_PHASE

START_PLANET = next(i for i, planet in enumerate(PLANETS) if planet.start)
START_CORPORATION = next(i for i, corporation in enumerate(CORPORATIONS) if corporation.start)
PLANET_NUMBERS = {**PLANET_INDEX, SHATTERED: FIRST_LAYOUT, ANY: NONE}  # by the names the options use
CORPORATION_NUMBERS = {**CORPORATION_INDEX, QUANTUM: SPLIT, ANY: NONE}
DRAFT_SIZE = 2
SOLO_OBJECTIVES = int(GAME_DATA["personal_objectives"]["solo"]["draw"])  # PU-14.1: one of them is dropped
PERSONAL_OBJECTIVES = int(GAME_DATA["personal_objectives"]["variant"]["draw"])  # PU-13.2: one of them is kept
OFFSET = 100  # an offer holds boards of both kinds: a corporation is its number plus this


def set_up(players: int, options: Options, keys: tuple[int, ...]) -> State:
    """Everything that chance decides before the first choice; all of it from the table's stream."""
    s = State()
    s.begin(players, options, keys)
    s.round = 0
    s.phase = BOARDS
    s.seats = [new_seat() for _ in range(players)]
    s.bays = [
        tuple(_shuffled(s, [i for i, tile in enumerate(STATION_TILES) if tile.shape == shape]))
        for shape in range(len(BASE_SHAPES))
    ]  # PU-2.2
    s.rotation = s.draw(TABLE, SECTORS)  # PU-2.7
    s.commander = s.draw(TABLE, players)  # PU-2.12
    _deal_civ(s)
    _deal_events(s)
    s.objective_deck = tuple(_shuffled(s, list(range(len(OBJECTIVES)))))
    s.objective_box = ()
    s.contests = ()
    s.boxed_tiles = ()
    s.hidden_tops = s.ending = s.peeked = 0
    s.shown, s.shown_bays, s.shown_contests = (), (), ()
    s.shown_objectives = s.shown_step = 0
    s.stacks[TABLE] = [f.DealBoards()]
    return s


def _shuffled(s: State, items: list[int]) -> list[int]:
    for i in range(len(items) - 1, 0, -1):
        j = s.draw(TABLE, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def _deal_civ(s: State) -> None:
    """PU-2.8; the order within a stack means nothing, since it is looked at whole."""
    s.civ, box = [], []
    for level in CIV_LEVELS:
        cards = _shuffled(s, [i for i, card in enumerate(civ_cards_in_play(s)) if card.level == level])
        count = CIV_PER_LEVEL[s.players]
        s.civ.append(tuple(sorted(cards[:count])))
        box += cards[count:]
    s.civ_box = tuple(box)


def _deal_events(s: State) -> None:
    """PU-2.11, PU-13.3"""
    s.mix = mix_of(s.players, s.options)
    s.event = NONE
    s.discarded = ()
    deck: list[int] = []
    box: list[int] = []
    for colour, wanted in enumerate(s.mix):
        cards = [card for card in events_in_play(s.players, s.options) if EVENTS[card].colour == colour]
        _shuffled(s, cards)
        deck += cards[:wanted]
        box += cards[wanted:]
    solo = EVENTS if s.options.new_cards else BASE_EVENTS
    box += [i for i, card in enumerate(solo) if card.solo and s.players > 1]
    s.event_deck = tuple(_shuffled(s, deck))
    s.event_box = tuple(box)


# --- boards ---------------------------------------------------------------------------------------


def civ_cards_in_play(s: State) -> tuple[CivCard, ...]:
    """SM-11.1"""
    return CIV_CARDS if s.options.new_cards else BASE_CIV_CARDS


def unique_planets(s: State) -> list[int]:
    """PU-2.3; the shattered planet is one more, whatever sides of it lie up (SM-8.1)."""
    found = [i for i, planet in enumerate(PLANETS) if not planet.start]
    return [*found, FIRST_LAYOUT] if s.options.shattered else found


def unique_corporations(s: State) -> list[int]:
    """SM-10.1: Quantum Solutions is one more."""
    found = [i for i, corporation in enumerate(BASE_CORPORATIONS) if not corporation.start]
    return [*found, SPLIT] if s.options.quantum else found


def deal_boards(play: Play, frame: f.DealBoards) -> None:
    """PU-2.3, PU-2.4"""
    s = play.s
    play.then(TABLE, f.ShowBoards(), f.DealObjectives())
    mode = s.options.boards
    planets = _shuffled(s, unique_planets(s))
    corporations = _shuffled(s, unique_corporations(s))
    moons = _shuffled(s, list(range(len(MOON_BOARDS)))) if s.options.moons else []
    for seat, p in enumerate(s.seats):
        if mode == FIRST:
            p.planet, p.corporation = START_PLANET, START_CORPORATION
        elif mode == RANDOM:
            p.planet, p.corporation = planets[seat], corporations[seat]
        elif mode in (SIDES, DRAFT):
            dealt = _share(s, planets, seat)
            offered = _share(s, corporations, seat)
            p.offer = (*dealt, START_PLANET, *(OFFSET + c for c in offered), OFFSET + START_CORPORATION)
            play.then(seat, f.PickPlanet(seat), f.PickCorporation(seat))
    if mode == CHOSEN:
        _chosen(s, planets, corporations)
    for seat, p in enumerate(s.seats):
        if moons:
            p.offer = (*p.offer, MOON_OFFSET + moons[seat])
        if mode not in (SIDES, DRAFT):
            ask(play, seat)


def _share(s: State, boards: list[int], seat: int) -> list[int]:
    """One board, in a draft two while there are enough of them (PU-2.3: no unique side twice)."""
    size = DRAFT_SIZE if s.options.boards == DRAFT and s.players * DRAFT_SIZE <= len(boards) else 1
    return boards[seat * size : (seat + 1) * size]


def _chosen(s: State, planets: list[int], corporations: list[int]) -> None:
    wanted = [PLANET_NUMBERS[name] for name in s.options.planets[: s.players]]
    rest = [board for board in planets if board not in wanted]
    for p, board in zip(s.seats, wanted, strict=True):
        p.planet = rest.pop() if board == NONE else board
    wanted = [CORPORATION_NUMBERS[name] for name in s.options.corporations[: s.players]]
    rest = [board for board in corporations if board not in wanted]
    for p, board in zip(s.seats, wanted, strict=True):
        p.corporation = rest.pop() if board == NONE else board


def planet_options(s: State, frame: f.PickPlanet) -> list[TakePlanet]:
    return [TakePlanet(board) for board in s.seats[frame.seat].offer if board < OFFSET]


def corporation_options(s: State, frame: f.PickCorporation) -> list[TakeCorporation]:
    return [TakeCorporation(board - OFFSET) for board in s.seats[frame.seat].offer if OFFSET <= board < MOON_OFFSET]


def refuse_planet(s: State, frame: f.PickPlanet, a: Any) -> Refusal | None:
    if type(a) is not TakePlanet:
        return refusal("PU-2.4", "wrong_kind")
    return None if a in planet_options(s, frame) else refusal("PU-2.3", "board_not_offered")


def refuse_corporation(s: State, frame: f.PickCorporation, a: Any) -> Refusal | None:
    if type(a) is not TakeCorporation:
        return refusal("PU-2.4", "wrong_kind")
    return None if a in corporation_options(s, frame) else refusal("PU-2.3", "board_not_offered")


def pick_planet(play: Play, frame: f.PickPlanet, a: TakePlanet) -> None:
    play.s.seats[frame.seat].planet = a.planet


def pick_corporation(play: Play, frame: f.PickCorporation, a: TakeCorporation) -> None:
    play.s.seats[frame.seat].corporation = a.corporation
    ask(play, frame.seat)


def show_boards(play: Play, frame: f.ShowBoards) -> None:
    """PU-2.5, PU-2.6"""
    s = play.s
    boards = []
    for seat, p in enumerate(s.seats):
        p.offer = ()
        p.lifepods = GROUNDS[p.planet].lifepods
        p.supply = CORPORATIONS[p.corporation].rovers
        boards.append(SeatBoards(seat, GROUNDS[p.planet].id, CORPORATIONS[p.corporation].id))
        if CORPORATIONS[p.corporation].feature == "flux":
            play.then(seat, f.PickFlux(seat, True))
    play.reveal()
    play.emit(BoardsShown(tuple(boards)))
    lay_out(play)


def flux_options(s: State, frame: f.PickFlux) -> list[SetFlux]:
    return [SetFlux(track) for track in range(len(TRACKS))]


def refuse_flux(s: State, frame: f.PickFlux, a: Any) -> Refusal | None:
    return None if type(a) is SetFlux else refusal("PU-15.3", "wrong_kind")


def pick_flux(play: Play, frame: f.PickFlux, a: SetFlux) -> None:
    p = play.s.seats[frame.seat]
    if p.flux != a.track:
        p.flux = a.track
        tell(play, FluxMoved(frame.seat, TRACKS[a.track]))
        refresh(play, frame.seat)


# --- objectives -----------------------------------------------------------------------------------


def deal_objectives(play: Play, frame: f.DealObjectives) -> None:
    """PU-2.10, PU-14.1: personal objectives first."""
    s = play.s
    s.phase = OBJECTIVES_PHASE
    play.then(TABLE, f.LayObjectives())
    if s.players == 1:
        offer_objectives(play, 0, SOLO_OBJECTIVES)
        s.seats[0].personal, s.seats[0].offer = s.seats[0].offer, ()
        play.then(0, f.DropObjective(0))
    elif s.options.personal:
        for seat in range(s.players):
            offer_objectives(play, seat, PERSONAL_OBJECTIVES)
            play.then(seat, f.KeepObjective(seat, False))


def lay_objectives(play: Play, frame: f.LayObjectives) -> None:
    """PU-2.9: between neighbours; with two players all between the two."""
    s = play.s
    count = COMPETITIVE_CARDS[s.players]
    cards, s.objective_deck = s.objective_deck[:count], s.objective_deck[count:]
    s.contests = tuple(
        Contest(card, tuple(sorted({i % s.players, (i + 1) % s.players})), False) for i, card in enumerate(cards)
    )
    play.reveal()
    play.then(TABLE, f.BeginRound())

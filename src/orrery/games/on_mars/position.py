"""Positions of On Mars as data: what follows from the keys that are named.

The keys stand in `position_parts`, what a question stands on in `pending`. Supplies follow from what is on the table:
colonists, bots and markers that lie nowhere else are there. Cards and tiles that are named are taken from where they
were; what then lies nowhere goes back to its pile.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import MappingProxyType

from orrery.core.conservation import Place, share_out
from orrery.core.errors import BadPosition, reason
from orrery.core.position import Given, Positions
from orrery.core.state import Frame
from orrery.games.on_mars import pending
from orrery.games.on_mars.components import (
    BLUEPRINTS,
    BP_IDS,
    FIRST_A_IDS,
    FIRST_B_IDS,
    FIRST_RESEARCH,
    GOAL_IDS,
    LSS_ROWS,
    LSS_TILE_IDS,
    MAP_TILE_IDS,
    MISSION_IDS,
    MISSION_LEVELS,
    MISSIONS,
    NONE,
    PIECES,
    REMAINING,
    RESEARCH,
    SCIENTIST_IDS,
    SHELTER_START,
    SOLO_CARD_IDS,
    TECH_IDS,
    TECH_SHELTER,
    TILE_IDS,
    TILES,
    TYPE_IDS,
)
from orrery.games.on_mars.frames import Arrows, Harvest, Refill, Turn
from orrery.games.on_mars.position_parts import CARD_IDS, FRAME_FIELDS, SEAT_PARTS, TABLE_PARTS
from orrery.games.on_mars.rules.crew import CONTRACT_CODE
from orrery.games.on_mars.state import LABS, LACERDA, REDS, State


class OnMarsPositions(Positions[State]):
    """What stands in a position of On Mars."""

    table = TABLE_PARTS
    seat = SEAT_PARTS
    fields = MappingProxyType(FRAME_FIELDS)

    def usual(self, s: State) -> Sequence[Frame]:
        """Somebody's turn begins (OM-4.2); in Lacerda's nobody is asked."""
        if s.automaton(s.active):
            return []
        return [Turn(s.active if s.active >= 0 else s.first)]

    def lay(self, s: State, asked: Sequence[Frame], given: Given) -> None:
        pending.lay(s, asked, given)

    def complete(self, s: State, given: Given) -> None:
        _blueprints(s, given)
        _map_tiles(s, given)
        _building_tiles(s, given)
        _technologies(s, given)
        _scientist_board(s, given)
        _goals(s, given)
        _first_colonists(s, given)
        _solo_cards(s, given)
        _colony(s, given)
        for party in range(s.parties):
            _supplies(s, party, given)


# --- who has what ---------------------------------------------------------------------------------


def _named(given: Given, party: int, key: str) -> bool:
    """Whether the data name this of a party."""
    if party < len(given.seats):
        return given.named(party, key)
    return key in (given.table.get("lacerda") or {})


def _where(given: Given, party: int, key: str) -> str:
    return given.where(party, key) if party < len(given.seats) else given.at.key("lacerda").key(key).path


def _given(given: Given, party: int, key: str, owners: Sequence[int]) -> Iterable[int]:
    """Cards the data give to a party: in the state a second owner has taken the first one's place. Else the deal's."""
    named = given.seats[party] if party < len(given.seats) else given.table.get("lacerda") or {}
    dealt = [card for card, owner in enumerate(owners) if owner == party]
    found: Iterable[int] = named.get(key, dealt)
    return found


def _owners(s: State, given: Given, key: str, owners: Sequence[int], codes: int = 0) -> list[Place]:
    """Cards in front of the parties."""
    return [
        Place(_where(given, party, key), True, (card + codes for card in _given(given, party, key, owners)))
        for party in range(s.parties)
    ]


def _table(given: Given, key: str, held: Iterable[int]) -> Place:
    return Place(key, key in given, (item for item in held if item != NONE))


def _spread(place: Place, row: Iterable[int]) -> list[int]:
    """A row of places again, without what is no longer there."""
    left = list(place.held)
    found = []
    for item in row:
        if item in left:
            left.remove(item)
            found.append(item)
        else:
            found.append(NONE)
    return found


# --- cards and tiles ------------------------------------------------------------------------------


def _blueprints(s: State, given: Given) -> None:
    """OM-2.4"""
    display = _table(given, "display", s.display)
    deck = _table(given, "blueprint_deck", s.blueprint_deck)
    gone = _table(given, "blueprints_gone", s.cards_gone)
    places = [*_owners(s, given, "blueprints", s.card_owner), display, deck, gone]
    share_out(BP_IDS, [1] * len(BP_IDS), places, lambda _: [deck, gone])
    if not deck.named:  # the large ones lie below
        deck.held.sort(key=lambda card: -BLUEPRINTS[card].level)
    s.display, s.blueprint_deck, s.cards_gone = _spread(display, s.display), tuple(deck.held), tuple(gone.held)


def _map_tiles(s: State, given: Given) -> None:
    """OM-2.1, OM-2.8; what was built on is out of the game. OM-8.8"""
    taken = s.buildings() | s.crystals
    if "tiles" not in given:
        s.tiles = [NONE if taken >> hex_ & 1 else tile for hex_, tile in enumerate(s.tiles)]
    parties = []
    for party in range(s.parties):
        research = [FIRST_RESEARCH + kind for kind in range(len(RESEARCH)) if s.research[party] >> kind & 1]
        parties.append(Place(_where(given, party, "research"), True, research))
        parties.append(Place(_where(given, party, "discoveries"), True, s.discoveries[party]))
    radar = Place("radar", True, [s.radar] if s.radar != NONE else [])
    map_ = _table(given, "tiles", s.tiles)
    explored = _table(given, "explored", s.explored)
    stacks = [Place("find_stacks", "find_stacks" in given, stack) for stack in s.finds]
    gone = _table(given, "tiles_gone", s.tiles_gone)
    share_out(
        MAP_TILE_IDS,
        [*[1] * FIRST_RESEARCH, *(kind.copies for kind in RESEARCH)],
        [*parties, radar, map_, explored, *stacks, gone],
        lambda tile: [gone] if tile >= FIRST_RESEARCH else [stacks[0], gone],
    )
    s.tiles, s.explored = _spread(map_, s.tiles), _spread(explored, s.explored)
    s.finds, s.tiles_gone = [tuple(stack.held) for stack in stacks], tuple(gone.held)
    for which, tile in enumerate(s.explored):  # OM-12.4: the next comes from the same side
        if tile == NONE and not explored.named and s.finds[which]:
            *rest, s.explored[which] = s.finds[which]
            s.finds[which] = tuple(rest)


def _building_tiles(s: State, given: Given) -> None:
    """OM-2.7: of each type one tile stands on the map from the beginning, six are in the pile or on the map."""
    for kind, pile in enumerate(s.piles):
        at = given.at.key("piles").key(TYPE_IDS[kind])
        for n, tile in enumerate(pile):
            if TILES[tile].type != kind or tile in pile[:n]:
                at.refuse("bad_values", value=TILE_IDS[tile])
        if "piles" not in given:
            placed = max(0, s.built[kind].bit_count() - 1)
            s.piles[kind] = pile[: max(0, len(pile) - placed)]


def _technologies(s: State, given: Given) -> None:
    """OM-2.3: one set for two, else two; everybody has the shelter's tile. OM-3.1"""
    labs = []
    for party in range(s.parties):
        start = party * LABS
        lab = s.lab[start : start + LABS]
        if TECH_SHELTER not in lab and lab[SHELTER_START] == NONE:
            s.lab[start + SHELTER_START] = lab[SHELTER_START] = TECH_SHELTER
        labs.append(Place(_where(given, party, "lab"), True, (tech for tech in lab if tech != NONE)))
    grid = _table(given, "grid", s.grid)
    stacks = [Place("tech_stacks", "tech_stacks" in given, stack) for stack in s.tech_stacks]
    sets = 1 if s.small else 2
    share_out(
        TECH_IDS,
        [*[sets] * TECH_SHELTER, s.parties],
        [*labs, grid, *stacks],
        lambda tech: [] if s.small or tech == TECH_SHELTER else [stacks[0]],
    )
    s.grid, s.tech_stacks = _spread(grid, s.grid), [tuple(stack.held) for stack in stacks]


def _scientist_board(s: State, given: Given) -> None:
    """OM-2.5; a place that was emptied before this turn holds a contract. OM-8.14"""
    board = _table(given, "scientist_board", s.places)
    pool = Place("", False, ())
    scientists = _owners(s, given, "scientists", s.scientist_owner)
    contracts = _owners(s, given, "contracts", s.contract_owner, CONTRACT_CODE)
    places = [*scientists, *contracts, board, pool]
    share_out(CARD_IDS, [1] * len(CARD_IDS), places, lambda card: [pool] if card >= len(SCIENTIST_IDS) else [])
    s.places = _spread(board, s.places)
    waiting = {*s.emptied, *(frame.place for stack in s.stacks for frame in stack if type(frame) is Refill)}
    for place, card in enumerate(s.places):
        if card == NONE and not board.named and place not in waiting and pool.held:
            s.places[place] = pool.held.pop(0)


def _goals(s: State, given: Given) -> None:
    """OM-3.3"""
    hands = [Place(given.where(seat, "goals"), given.named(seat, "goals"), s.goals[seat]) for seat in range(s.players)]
    done = [
        Place(given.where(seat, "achieved"), True, [s.achieved[seat]] if s.achieved[seat] != NONE else [])
        for seat in range(s.players)
    ]
    gone = _table(given, "goals_gone", s.goals_gone)
    share_out(GOAL_IDS, [1] * len(GOAL_IDS), [*hands, *done, gone], lambda _: [gone, *hands])
    for seat, hand in enumerate(hands):
        s.goals[seat] = tuple(sorted(hand.held))
    s.goals_gone = tuple(sorted(gone.held))


def _first_colonists(s: State, given: Given) -> None:
    """OM-18.3; a seat that loses its A card to another one gets a new one."""
    copies = int(s.options.first_colonists and not s.solo)
    seats = range(s.players)
    secret = [
        Place(given.where(seat, "first_a"), given.named(seat, "first_a"), (c for c in (s.first_a[seat],) if c != NONE))
        for seat in seats
    ]
    box = Place("", False, ())
    gone = _table(given, "first_a_gone", s.a_gone)
    share_out(FIRST_A_IDS, [copies] * len(FIRST_A_IDS), [*secret, gone, box], lambda _: [box])
    for seat, place in enumerate(secret):
        lost = s.first_a[seat] != NONE and not place.held
        s.first_a[seat] = box.held.pop(0) if lost else s.first_a[seat]
    hands = [Place(given.where(seat, "first_b"), True, s.first_b[seat]) for seat in seats]
    deck = _table(given, "first_b_deck", s.b_deck)
    gone = _table(given, "first_b_gone", s.b_gone)
    share_out(FIRST_B_IDS, [copies] * len(FIRST_B_IDS), [*hands, deck, gone], lambda _: [deck, gone])
    s.b_deck, s.b_gone = tuple(deck.held), tuple(gone.held)


def _solo_cards(s: State, given: Given) -> None:
    """OM-17.1"""
    deck = Place("lacerda.deck", _named(given, LACERDA, "deck"), s.solo_deck) if s.solo else Place("", True, ())
    discard = Place("lacerda.discard", s.solo and _named(given, LACERDA, "discard"), s.solo_discard)
    share_out(SOLO_CARD_IDS, [int(s.solo)] * len(SOLO_CARD_IDS), [deck, discard], lambda _: [deck, discard])
    s.solo_deck, s.solo_discard = tuple(deck.held), tuple(discard.held)


# --- the colony -----------------------------------------------------------------------------------


def _colony(s: State, given: Given) -> None:
    """Markers of the Life Support System, missions. OM-10.2, OM-13.1, OM-13.4"""
    box = Place("", False, ())
    for names, key, dealt in ((MISSION_IDS, "missions", s.missions), (LSS_TILE_IDS, "lss_tiles", s.lss_tiles)):
        share_out(names, [1] * len(names), [Place(key, True, dealt), box], lambda _: [box])
        box.held.clear()
    if "lss" not in given:
        waiting = [frame.building for stack in s.stacks for frame in stack if type(frame) in (Arrows, Harvest)]
        for column in range(len(s.lss)):
            built = s.built[column + 1].bit_count() - waiting.count(column + 1)
            s.lss[column] = min(LSS_ROWS, built)
    required = [MISSIONS[mission].required[s.players] for mission in s.missions]
    if "mission_left" not in given:
        s.mission_left = required
    for n, (left, most) in enumerate(zip(s.mission_left, required, strict=True)):
        if left > most:
            given.at.key("mission_left").item(n).refuse("not_from_to", value=str(left), low=0, high=most)
    done = sum(not left for left in s.mission_left) + sum(s.level >= level for level in MISSION_LEVELS)
    s.remaining = max(0, REMAINING - done)
    if not s.remaining and "reason" not in given:  # OM-13.5
        s.reason = "level" if any(s.mission_left) else "missions"


def _supplies(s: State, party: int, given: Given) -> None:
    """OM-3.1: what is not on the table."""
    bots = len(s.bots[party])
    if s.automaton(party):
        bots += s.lab_bots + 1  # the one on the Progress area
    else:
        people = s.quarters[party] + s.working[party] + s.miners[party].bit_count()
        people += sum(s.placed(red, party) for red in range(REDS))
        s.colonists[party] = _rest(given, party, "quarters", "colonist", PIECES.colonists, people)
    s.spare_bots[party] = _rest(given, party, "bots", "bot", PIECES.bots, bots)
    cards = s.card_owner.count(party)
    s.spare_markers[party] = _rest(given, party, "blueprints", "marker", PIECES.markers, cards)


def _rest(given: Given, party: int, key: str, name: str, pieces: int, used: int) -> int:
    if used > pieces:
        raise BadPosition(_where(given, party, key), reason("too_many", name=name, copies=pieces))
    return pieces - used

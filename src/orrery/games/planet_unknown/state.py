"""The table of Planet Unknown as plain data. Components are small ints, sets of squares are bits."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core import engine
from orrery.core.plain_data import PlainData
from orrery.core.state import State as CoreState
from orrery.core.state_codec import came_later
from orrery.games.planet_unknown.components import NONE, ROWS, TERRAINS, TRACKS
from orrery.games.planet_unknown.options import Mix, Options

BOARDS, OBJECTIVES, ROTATION, EVENT, TURNS, CIV, FINAL, CARDS, END = (
    "boards",
    "objectives",
    "rotation",
    "event",
    "turns",
    "civ",
    "final",  # PU-10.1
    "cards",  # PU-10.2
    "end",
)
START_CELLS: Final = tuple(track * ROWS for track in range(len(TRACKS)))
NO_MASKS: Final = (0,) * len(TERRAINS)
NOTHING_FITS, SECTOR_EMPTY, LAST_EVENT, ALL_AT_TOP = 1, 2, 4, 8  # PU-9.1 A, B, C, SM-1.4


class Placed(NamedTuple):
    """A station tile on a planet."""

    tile: int
    orientation: int
    at: int


class Extras(NamedTuple):
    """What Supermoon lays before a player; one value, so that the base game hardly pays for it."""

    satellite: int  # orbit point, NONE without a moon
    emergency: int  # tiles left, a bit per terrain (SM-6.1)
    coloured: int  # own patches left, a bit per terrain (SM-7.1)
    kept: tuple[int, ...]  # terrains of the coloured ones among stored patches (SM-7.3)
    maintenance: tuple[int, ...]  # cards (SM-11.3)
    paid: int  # of these, a bit per card that has paid this round
    ring: int  # the tile of this round came from there (SM-10.2)
    ignored: bool  # of a pair of emergency tiles one station was ignored already (SM-6.10)
    anywhere: bool  # an event lifts the rule of adjacency for tiles of this round
    at_top: bool  # all markers stood in their last cells at some moment: SM-1.4


NO_EXTRAS: Final = Extras(NONE, 0, 0, (), (), 0, NONE, False, False, False)


class Contest(NamedTuple):
    """A competitive objective and who takes part. PU-2.9, PU-11.8"""

    card: int
    seats: tuple[int, ...]
    common: bool


class Seat(PlainData):
    """One player's boards. Square sets are masks; tuples are replaced, never changed, so copies share them."""

    planet: int  # with its moon: a number of GROUNDS
    corporation: int
    placed: tuple[Placed, ...]  # station tiles in the order they were placed
    patches: tuple[int, ...]  # squares
    filled: int  # squares under tiles and patches
    terrain: tuple[int, ...]  # visible squares of each terrain
    stations: tuple[int, ...]  # visible stations of each terrain
    symbols: int  # visible meteorite symbols
    meteorites: int  # lying on the planet, not on a rover
    lifepods: int
    rovers: int
    cargo: int  # rovers that carry a meteorite (Horizon)
    supply: int
    spare_rovers: int  # solo: to be put on the tile of this round (PU-14.6)
    owed_rovers: int  # milestones reached before there was any tile (PU-7.14)
    rovers_lost: int
    markers: tuple[int, ...]  # cell of each marker
    pods_on: int  # track cells under lifepods (Cosmos), a bit per cell
    slots: int  # technologies unlocked by a lifepod (Jump Drive)
    flux: int  # flux track (Flux), NONE elsewhere
    techs: int  # technologies available now
    locked: int  # reached under `no_milestones`: not yet (PU-12.7)
    used_round: int
    used_game: int
    pods: int  # collected lifepods in the collection area
    pods_lost: int
    rocks: int  # collected meteorites
    stored: int  # patches
    moves: int  # movement points left (PU-7.15)
    gained: int  # movement points gained this round
    due: tuple[int, ...]  # levels of civ cards to choose (PU-7.9)
    hidden: tuple[int, ...]  # end-of-game civ cards
    played: tuple[int, ...]  # immediate civ cards
    shown_cards: int  # hidden cards already resolved in the final scoring
    personal: tuple[int, ...]  # objectives
    offer: tuple[int, ...]  # objectives or boards to choose from
    hand: int  # tile taken and not yet placed
    aside: tuple[int, ...]  # tiles set aside (PU-9.2)
    stuck: bool  # could place neither tile: PU-9.1 (A)
    extras: Extras


came_later(Seat, extras=NO_EXTRAS)


def new_seat() -> Seat:
    """A player before the boards are handed out."""
    p = Seat()
    p.planet = p.corporation = p.flux = p.hand = NONE
    p.placed = ()
    p.patches = p.due = p.hidden = p.played = p.personal = p.offer = p.aside = ()
    p.terrain = p.stations = NO_MASKS
    p.markers = START_CELLS
    p.filled = p.symbols = p.meteorites = p.lifepods = p.rovers = p.cargo = 0
    p.supply = p.spare_rovers = p.owed_rovers = p.rovers_lost = 0
    p.pods_on = p.slots = p.techs = p.locked = p.used_round = p.used_game = 0
    p.pods = p.pods_lost = p.rocks = p.stored = p.moves = p.gained = p.shown_cards = 0
    p.stuck = False
    p.extras = NO_EXTRAS
    return p


class State(CoreState[Options]):
    """Everything needed to go on."""

    round: int
    phase: str
    commander: int
    rotation: int
    seats: list[Seat]
    bays: list[tuple[int, ...]]  # tiles of each shape's stack, the top one last
    boxed_tiles: tuple[int, ...]
    hidden_tops: int  # bays a tile was taken from: the next one is not shown yet (PU-3.8)
    mix: Mix
    event_deck: tuple[int, ...]  # next card first
    event: int  # of this round
    discarded: tuple[int, ...]
    event_box: tuple[int, ...]
    peeked: int  # bit per seat: knows the next event
    civ: list[tuple[int, ...]]  # stacks of level 1 to 4
    civ_box: tuple[int, ...]
    contests: tuple[Contest, ...]
    objective_deck: tuple[int, ...]
    objective_box: tuple[int, ...]
    ending: int
    shown: tuple[Seat, ...]  # while turns are veiled: the boards when they began
    shown_bays: tuple[tuple[int, ...], ...]
    shown_contests: tuple[Contest, ...]
    shown_objectives: int  # cards in the deck of objectives then
    shown_step: int

    def order(self) -> list[int]:
        """Seats clockwise, the commander first."""
        return [(self.commander + i) % self.players for i in range(self.players)]


Play = engine.Play[State]  # what the rules of this game are given

"""The table of Planet 5R as plain data. Cards and actions are small ints, see `components`."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from orrery.core import engine
from orrery.core.state import State as CoreState
from orrery.games.planet_5r.options import Options

REVEAL, SELECT, RESOLVE, CLEAN_UP, END = ("reveal", "select", "resolve", "cleanup", "end")
Fate = Literal["won", "tied", "late", "void", "lost"]
WON: Final = "won"
TIED: Final = "tied"
TOO_LATE: Final = "late"
VOID: Final = "void"
LOST: Final = "lost"
UNDECIDED: Final = ""


class Group(NamedTuple):
    """A chain of cards, left to right; joint i lies between card i and i+1 and says whose strip is on top. R5-9.2"""

    id: int
    cards: tuple[int, ...]
    joints: tuple[int, ...]  # LEFT: card i lies over card i+1, RIGHT: card i+1 lies over card i


class Improvement(NamedTuple):
    """A visible improvement of a tableau: where it stands and what it gives. R5-10.3"""

    card: int
    side: int
    kind: int
    of: int


class Tableau(NamedTuple):
    """The groups of one seat (R5-9.1), with what they show; made anew at each placement, shared between copies."""

    groups: tuple[Group, ...]
    next_id: int
    improvements: tuple[tuple[Improvement, ...], ...]  # by action
    crystals: tuple[int, ...]  # active ones: blue, green, purple, joker


class Auction(NamedTuple):
    """The auction of this round; bids lie in the state, because they are secret until shown."""

    members: tuple[int, ...]
    solo: bool
    shown: bool = False
    roll: int = 0
    queue: tuple[int, ...] = ()  # winners still to be served, highest bid first
    fates: tuple[str, ...] = ()
    taken: tuple[int, ...] = ()


class State(CoreState[Options]):
    """Everything needed to go on."""

    round: int
    phase: str
    wave: int
    deck: list[int]  # top card first
    market: tuple[int, ...]  # nearest to the deck first
    out: tuple[int, ...]
    water: list[int]
    hand: list[int]  # bit per action
    discard: list[int]  # bit per action
    chosen: list[int]  # face down, -1: none
    played: list[int]  # turned up this round, -1: none
    late: int  # bit per seat: chooses in the second wave of this round
    late_next: int
    counts: tuple[int, ...]  # cards turned up of each action, once all are up
    resolving: int
    bids: list[int]  # -1: none yet
    auction: Auction | None
    tableaux: list[Tableau]
    from_supply: int  # water that came out of the supply, less what went back

    def take_water(self, seat: int, amount: int) -> None:
        """Water from the supply, which never runs out (R5-1.4)."""
        self.water[seat] += amount
        self.from_supply += amount

    def pay_water(self, seat: int, amount: int) -> None:
        """Water to the supply."""
        self.water[seat] -= amount
        self.from_supply -= amount


NO_CARDS: Final = (0, 0, 0, 0, 0)


Play = engine.Play[State]  # what the rules of this game are given

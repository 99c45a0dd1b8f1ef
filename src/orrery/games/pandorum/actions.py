"""Answers a player can give in Pandorum, and their text forms; operations of events bring more (`action_set`)."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core.actions import Id, Int, Kind, Maybe
from orrery.core.field_types import ComponentId, Spot
from orrery.core.frames import Pick
from orrery.games.pandorum.components import CARD_IDS, DIRECTIONS, NONE, SLOTS, HexDirection
from orrery.games.pandorum.hexes import HEX_IDS

FROM_DECK: Final = 0  # sources of a draw: the deck, then the cards of the market
ONE, BOTH = 0, 1
MOST_CARDS: Final = 3


class Draw(NamedTuple):
    """Take the top card of the deck (0) or a card of the market (its number plus one). PD-4.1"""

    source: int


class Pay(NamedTuple):
    """Put this card on the market and fly. PD-5.2"""

    card: int


class FlyFree(NamedTuple):
    """Fly without paying. PD-5.3"""


class Engine(NamedTuple):
    """Spend an engine token and go there. PD-11.13"""

    hex: int


class Pass(NamedTuple):
    """PD-3.2; in an auction: no more bids. PD-11.7"""


class Fly(NamedTuple):
    """Go there in a straight line. PD-5.5"""

    hex: int


class Jump(NamedTuple):
    """Go there by the one-shot effect that reaches any hex. PD-8.2"""

    hex: int


class Spend(NamedTuple):
    """This card of the nose slot goes to the box. PD-8.2"""

    card: int


class Lift(NamedTuple):
    """Take the module back and build anew. PD-11.14"""


class Leave(NamedTuple):
    """Let the module stand."""


class Build(NamedTuple):
    """One card puts down a module, two a base. PD-6.2"""

    card: int
    second: int = NONE


class Manipulate(NamedTuple):
    """Two cards and a module. PD-8.2"""

    card: int
    second: int


class Scoop(NamedTuple):
    """Three cards and a base. PD-8.2"""

    card: int
    second: int
    third: int


class Terraform(NamedTuple):
    """As Build, but the first card is freed of its condition; as a house rule both. PD-8.2"""

    freed: int
    second: int = NONE
    how_many: int = ONE


class Direction(NamedTuple):
    """PD-7.6, PD-7.8"""

    direction: int


class Cluster(NamedTuple):
    """The cluster with this volcano, its lowest one. PD-7.7"""

    hex: int


class Fixed(NamedTuple):
    """The block pays its fixed sum. PD-7.11"""


class Again(NamedTuple):
    """The block repeats the income of this card. PD-7.11"""

    card: int


class Slot(NamedTuple):
    """PD-8.1"""

    slot: int


class End(NamedTuple):
    """The turn is over."""


class Hex(NamedTuple):
    """The hex a question is about: a token, an object, a harvester's way out."""

    hex: int


class Done(NamedTuple):
    """No more of it."""


# the fields of answers; operations of events build theirs of them too
A_HEX, A_CARD, A_DIRECTION = Id(HEX_IDS, Spot), Id(CARD_IDS, ComponentId), Int(0, len(DIRECTIONS) - 1, HexDirection)

KINDS: Final = (
    Kind("draw", Draw, (Id(("deck", *CARD_IDS), ComponentId),)),
    Kind("pay", Pay, (A_CARD,)),
    Kind("fly_free", FlyFree),
    Kind("engine", Engine, (A_HEX,)),
    Kind("pass", Pass),
    Kind("fly", Fly, (A_HEX,)),
    Kind("jump", Jump, (A_HEX,)),
    Kind("spend", Spend, (A_CARD,)),
    Kind("lift", Lift),
    Kind("leave", Leave),
    Kind("build", Build, (A_CARD, Maybe(A_CARD))),
    Kind("manipulate", Manipulate, (A_CARD, A_CARD)),
    Kind("scoop", Scoop, (A_CARD, A_CARD, A_CARD)),
    Kind("terraform", Terraform, (A_CARD, Maybe(A_CARD), Id(("one", "both")))),
    Kind("pick", Pick, (Int(0, MOST_CARDS - 1),)),
    Kind("direction", Direction, (A_DIRECTION,)),
    Kind("cluster", Cluster, (A_HEX,)),
    Kind("fixed", Fixed),
    Kind("again", Again, (A_CARD,)),
    Kind("slot", Slot, (Id(SLOTS),)),
    Kind("end", End),
    Kind("hex", Hex, (A_HEX,)),
    Kind("done", Done),
)

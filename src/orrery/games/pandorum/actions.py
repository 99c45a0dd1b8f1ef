"""Answers a player can give in Pandorum, and their text forms."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core.actions import ActionSet, Id, Int, Kind, Maybe
from orrery.core.field_types import ComponentId, Spot
from orrery.core.frames import Pick
from orrery.games.pandorum.components import CARD_IDS, DIRECTIONS, MOST_ENGINES, NONE, SLOTS, HexDirection
from orrery.games.pandorum.hexes import HEX_IDS

FROM_DECK: Final = 0  # sources of a draw: the deck, then the cards of the market
HIGHEST_BID: Final = 999
TURNS: Final = (1, -1)  # of a crack: left, right
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


class Meteor(NamedTuple):
    """PD-11.2"""

    hex: int
    second: int


class Crack(NamedTuple):
    """PD-11.3"""

    hex: int
    direction: int
    turn: int


class Discard(NamedTuple):
    """PD-11.5"""

    card: int


class MakeBid(NamedTuple):
    """PD-11.7"""

    quids: int


class Buy(NamedTuple):
    """So many engine tokens. PD-11.13"""

    engines: int


class ReturnCard(NamedTuple):
    """PD-11.14"""

    slot: int
    card: int


_hex, _card, _direction = Id(HEX_IDS, Spot), Id(CARD_IDS, ComponentId), Int(0, len(DIRECTIONS) - 1, HexDirection)

ACTIONS = ActionSet(
    Kind("draw", Draw, (Id(("deck", *CARD_IDS), ComponentId),)),
    Kind("pay", Pay, (_card,)),
    Kind("fly_free", FlyFree),
    Kind("engine", Engine, (_hex,)),
    Kind("pass", Pass),
    Kind("fly", Fly, (_hex,)),
    Kind("jump", Jump, (_hex,)),
    Kind("spend", Spend, (_card,)),
    Kind("lift", Lift),
    Kind("leave", Leave),
    Kind("build", Build, (_card, Maybe(_card))),
    Kind("manipulate", Manipulate, (_card, _card)),
    Kind("scoop", Scoop, (_card, _card, _card)),
    Kind("terraform", Terraform, (_card, Maybe(_card), Id(("one", "both")))),
    Kind("pick", Pick, (Int(0, MOST_CARDS - 1),)),
    Kind("direction", Direction, (_direction,)),
    Kind("cluster", Cluster, (_hex,)),
    Kind("fixed", Fixed),
    Kind("again", Again, (_card,)),
    Kind("slot", Slot, (Id(SLOTS),)),
    Kind("end", End),
    Kind("hex", Hex, (_hex,)),
    Kind("done", Done),
    Kind("meteor", Meteor, (_hex, _hex)),
    Kind("crack", Crack, (_hex, _direction, Id(("left", "right")))),
    Kind("discard", Discard, (_card,)),
    Kind("bid", MakeBid, (Int(1, HIGHEST_BID),)),
    Kind("buy", Buy, (Int(0, MOST_ENGINES),)),
    Kind("take_back", ReturnCard, (Id(SLOTS), _card)),
)

"""Effects of cards, events, technologies, and civ cards."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from orrery.core.state_codec import came_later
from orrery.games.planet_unknown.components import BIOMASS, Effect


class Do(NamedTuple):
    """An effect of the vocabulary."""

    seat: int
    effect: Effect
    reason: str


class UseTech(NamedTuple):
    """The effect of a technology of this seat, now; counts its use."""

    seat: int
    tech: int


class OfferTech(NamedTuple):
    """A placement technology among the items of a tile: asked about if it would do anything by then (PU-6.8)."""

    seat: int
    tech: int


class GainPatch(NamedTuple):
    """PU-7.12: so many patches, one after the other."""

    seat: int
    left: int


class PlacePatch(NamedTuple):
    seat: int
    stored: bool  # from the store, at the end of the game
    terrain: int = BIOMASS


came_later(PlacePatch, terrain=BIOMASS)


class PickKind(NamedTuple):
    """A patch of which terrain? SM-7.2"""

    seat: int
    stored: bool


class RoverMilestone(NamedTuple):
    """PU-7.14; `spare`: the extra rover of a solo game (PU-14.6)."""

    seat: int
    spare: bool
    waited: bool = False  # there was time to drive off the tile first


came_later(RoverMilestone, waited=False)


class ChooseRoverSquare(NamedTuple):
    seat: int
    spare: bool


class PlacePod(NamedTuple):
    """A lifepod just collected goes somewhere (Cosmos, Jump Drive)."""

    seat: int


class PodFrom(NamedTuple):
    """Cosmos: relocate one of my lifepods; `moved`: where those moved already lie."""

    seat: int
    left: int
    moved: tuple[int, ...]


class PodTo(NamedTuple):
    seat: int
    left: int
    moved: tuple[int, ...]
    start: int


class LosePod(NamedTuple):
    """PU-12.12"""

    seat: int


SquareQuestion = Literal[
    "collect_lifepod", "collect_meteorite", "destroy_lifepod", "destroy_meteorite", "destroy_rover"
]
_SQUARE_QUESTIONS: Final[dict[tuple[bool, str], SquareQuestion]] = {
    (True, "lifepod"): "collect_lifepod",
    (True, "meteorite"): "collect_meteorite",
    (False, "lifepod"): "destroy_lifepod",
    (False, "meteorite"): "destroy_meteorite",
    (False, "rover"): "destroy_rover",
}
_RULES: Final = {"collect_lifepod": "PU-17.5", "destroy_meteorite": "PU-17.7", "destroy_rover": "PU-12.12"}


class ChooseSquare(NamedTuple):
    """Collect or destroy something on the planet; `what`: lifepod, meteorite, rover."""

    seat: int
    collect: bool
    what: str
    left: int
    where: str = ""  # edge, centre, tile (the one just placed); SM-10.6
    boards: int = 0  # PLANET_ONLY if a moon does not count
    optional: bool = False

    @property
    def kind(self) -> SquareQuestion:
        """The question by its name."""
        return _SQUARE_QUESTIONS[self.collect, self.what]

    @property
    def rule(self) -> str:
        return _RULES.get(self.kind, "PU-1.9")


came_later(ChooseSquare, where="", boards=0, optional=False)


class PickLine(NamedTuple):
    seat: int


class NewMeteorite(NamedTuple):
    """PU-12.9"""

    seat: int
    boards: int = 0
    printed: bool = False  # symbols printed on the moon count too
    left: int = 1


came_later(NewMeteorite, boards=0, printed=False, left=1)


class TeleportRover(NamedTuple):
    """PU-17.6"""

    seat: int
    moon: bool = False  # to a square of the moon too
    optional: bool = False


came_later(TeleportRover, moon=False, optional=False)


class DestroyCargo(NamedTuple):
    """Horizon 4: the carried meteorite of the rover on this square."""

    seat: int
    square: int


class ScrapStack(NamedTuple):
    """PU-14.4"""

    seat: int


class PeekEvent(NamedTuple):
    """PU-12.13"""

    seat: int


class ReorderEvents(NamedTuple):
    """The next events are put back in any order: which comes first? The rest is chosen after it."""

    seat: int
    done: int  # already in their places
    of: int  # as many are looked at


class Maintain(NamedTuple):
    """A maintenance card pays: the one at this place of the seat's row. SM-11.3"""

    seat: int
    place: int


class CivSlot(NamedTuple):
    """PU-7.10: all civ cards due to this seat."""

    seat: int


class PickLevel(NamedTuple):
    seat: int


class LookAt(NamedTuple):
    """The seat looks at a stack (level 0: at all of them)."""

    seat: int
    level: int


class PickCard(NamedTuple):
    seat: int
    level: int
    extra: int  # a card of the next level that joined the choice (Republic 2)

"""Effects of cards, events, technologies, and civ cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.games.planet_unknown.components import Effect


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


class RoverMilestone(NamedTuple):
    """PU-7.14; `spare`: the extra rover of a solo game (PU-14.6)."""

    seat: int
    spare: bool


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


_RULES: Final = {"collect_lifepod": "PU-17.5", "destroy_meteorite": "PU-17.7", "destroy_rover": "PU-12.12"}


class ChooseSquare(NamedTuple):
    """Collect or destroy something on the planet; `what`: lifepod, meteorite, rover."""

    seat: int
    collect: bool
    what: str
    left: int

    @property
    def kind(self) -> str:
        """The question by its name: collect_lifepod, destroy_meteorite ..."""
        return f"{'collect' if self.collect else 'destroy'}_{self.what}"

    @property
    def rule(self) -> str:
        return _RULES.get(self.kind, "PU-1.9")


class PickLine(NamedTuple):
    seat: int


class NewMeteorite(NamedTuple):
    """PU-12.9"""

    seat: int


class TeleportRover(NamedTuple):
    """PU-17.6"""

    seat: int


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

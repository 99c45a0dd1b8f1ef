"""What is still to be done in Planet Unknown. Frames of the table have no seat; the others belong to one."""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.games.planet_unknown.components import Effect

# Where an advance or a gain comes from: modifiers and repeats look at it (PU-6.8, PU-7.16).
STATION, ENERGY_STATION, BOOST, CARD, EVENT, TECHNOLOGY, FEATURE, TRACK, ASIDE = (
    "station",
    "energy",
    "boost",
    "card",
    "event",
    "tech",
    "feature",
    "track",
    "aside",  # a tile set aside: PU-9.2
)

# --- the table ------------------------------------------------------------------------------------


class DealBoards(NamedTuple):
    """PU-2.3, PU-2.4"""


class ShowBoards(NamedTuple):
    """All have chosen: the boards are made ready (PU-2.5, PU-2.6)."""


class DealObjectives(NamedTuple):
    """PU-2.9, PU-2.10, PU-14.1"""


class LayObjectives(NamedTuple):
    """The competitive cards, once the personal ones are chosen (PU-2.10)."""


class BeginRound(NamedTuple):
    """PU-3.1"""


class RevealEvent(NamedTuple):
    """PU-3.2"""


class RoundStart(NamedTuple):
    """PU-3.3"""


class BeginTurns(NamedTuple):
    """PU-3.4"""


class ShowTops(NamedTuple):
    """PU-3.8"""


class CivWindow(NamedTuple):
    """PU-3.5, PU-7.10: the slot of the n-th player from the commander."""

    n: int


class EndRound(NamedTuple):
    """PU-3.6"""


class Prepare(NamedTuple):
    """PU-10.1 for the n-th player from the commander."""

    n: int


class ClearPlanets(NamedTuple):
    """PU-10.1: rovers and lifepods leave the planets."""


class ShowCards(NamedTuple):
    """PU-10.2 for the n-th player from the commander."""

    n: int


class EndGame(NamedTuple):
    """PU-10.8"""


# --- a seat: setting up ---------------------------------------------------------------------------


class PickPlanet(NamedTuple):
    seat: int


class PickCorporation(NamedTuple):
    seat: int


class PickFlux(NamedTuple):
    seat: int
    first: bool


class KeepObjective(NamedTuple):
    """Keep one of the offered cards; `common`: for all players (Jump Drive F)."""

    seat: int
    common: bool


class DropObjective(NamedTuple):
    """Give one of my personal objectives away."""

    seat: int


# --- a seat: the turn -----------------------------------------------------------------------------


class ChooseSector(NamedTuple):
    seat: int


class TakeTile(NamedTuple):
    """PU-3.7; an extra tile of a civ card: PU-17.4"""

    seat: int
    extra: bool
    advance: bool  # its stations advance markers


class PlaceTile(NamedTuple):
    seat: int
    waived: int  # restrictions lifted at the moment of taking, see rules.placement
    extra: bool
    advance: bool


class SetAside(NamedTuple):
    """PU-9.2"""

    seat: int


class ChooseIgnored(NamedTuple):
    """PU-12.4"""

    seat: int
    n: int
    expanded: bool
    energy: bool


class Station(NamedTuple):
    """A station of the n-th placed tile. PU-6.2 to PU-6.4"""

    seat: int
    n: int
    which: int
    terrain: int
    expanded: bool  # the tile expanded a biomass area (Wormhole)
    energy: bool  # its tech section counts as energy (Jump Drive D)


class Pause(NamedTuple):
    """Before this, points may be spent and technologies used (PU-7.15): asked only if there is something to do."""

    seat: int
    item: Any


class NextItem(NamedTuple):
    """The same, asked."""

    seat: int
    item: Any


class ChooseCopy(NamedTuple):
    """PU-8.1"""

    seat: int
    n: int
    energy: bool


class FinishTurn(NamedTuple):
    """The turn ends by itself if nothing is left to do and nobody wants to be asked."""

    seat: int


class EndOfTurn(NamedTuple):
    """Movement points and any-time technologies may still be used."""

    seat: int


# --- a seat: markers ------------------------------------------------------------------------------


class Step(NamedTuple):
    """The marker advances `left` cells, one after the other. PU-7.1"""

    seat: int
    marker: int
    left: int
    reason: str
    bonuses: str
    rising: bool = False  # only to a higher row: a shift sideways would not bring it there (PU-17.9)


class ChooseCell(NamedTuple):
    """The same, where the marker has a choice of cells (Makeshift)."""

    seat: int
    marker: int
    left: int
    reason: str
    bonuses: str
    rising: bool = False


class StepTo(NamedTuple):
    """The marker advances until it stands at this row or above. PU-15.3, PU-17.9"""

    seat: int
    marker: int
    row: int
    reason: str
    bonuses: str


class Boost(NamedTuple):
    """PU-7.4"""

    seat: int


class ChooseBoost(NamedTuple):
    seat: int


class OfferDouble(NamedTuple):
    """Jump Drive C: the boosted marker may advance once more."""

    seat: int
    marker: int


class ChooseAdvance(NamedTuple):
    """PU-7.5: `left` different markers of `tracks`."""

    seat: int
    tracks: int
    left: int
    steps: int
    reason: str
    bonuses: str


class ChooseRegress(NamedTuple):
    """PU-7.8"""

    seat: int
    tracks: int
    steps: int
    reason: str


class Unionize(NamedTuple):
    """PU-17.9"""

    seat: int
    row: int
    bonuses: str


class PickRow(NamedTuple):
    """Jump Drive E"""

    seat: int


# --- a seat: effects ------------------------------------------------------------------------------


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


# --- a seat: civ cards ----------------------------------------------------------------------------


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


FRAMES: tuple[type, ...] = (
    DealBoards,
    ShowBoards,
    DealObjectives,
    LayObjectives,
    BeginRound,
    RevealEvent,
    RoundStart,
    BeginTurns,
    ShowTops,
    CivWindow,
    EndRound,
    Prepare,
    ClearPlanets,
    ShowCards,
    EndGame,
    PickPlanet,
    PickCorporation,
    PickFlux,
    KeepObjective,
    DropObjective,
    ChooseSector,
    TakeTile,
    PlaceTile,
    SetAside,
    ChooseIgnored,
    Station,
    Pause,
    NextItem,
    ChooseCopy,
    FinishTurn,
    EndOfTurn,
    Step,
    ChooseCell,
    StepTo,
    Boost,
    ChooseBoost,
    OfferDouble,
    ChooseAdvance,
    ChooseRegress,
    Unionize,
    PickRow,
    Do,
    UseTech,
    OfferTech,
    GainPatch,
    PlacePatch,
    RoverMilestone,
    ChooseRoverSquare,
    PlacePod,
    PodFrom,
    PodTo,
    LosePod,
    ChooseSquare,
    PickLine,
    NewMeteorite,
    TeleportRover,
    DestroyCargo,
    ScrapStack,
    PeekEvent,
    CivSlot,
    PickLevel,
    LookAt,
    PickCard,
)

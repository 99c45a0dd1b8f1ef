"""Answers a player can give in On Mars, and their text forms."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core.actions import ActionSet, Id, Int, Kind, Maybe
from orrery.core.field_types import ComponentId, Spot
from orrery.games.on_mars.components import (
    ACTION_IDS,
    BP_IDS,
    CONTRACT_IDS,
    DEPOT_IDS,
    EXEC_IDS,
    FIRST_A_IDS,
    FIRST_B_IDS,
    GOAL_IDS,
    HEX_IDS,
    ITEMS,
    LAB_IDS,
    LSS_BENEFIT_IDS,
    NONE,
    PAYMENT_IDS,
    RESOURCES,
    SCIENTIST_IDS,
    SIDES,
    TYPE_IDS,
)

NO_PAYMENT: Final = PAYMENT_IDS.index("none")
BOT, ROVER = 0, 1
USES: Final = ("crystals", "free", *SCIENTIST_IDS)  # how an advanced building is used
BY_CRYSTALS, FOR_FREE, BY_SCIENTIST = 0, 1, 2
FROM: Final = (*ACTION_IDS, "working_area")
FROM_WORKING: Final = len(ACTION_IDS)
MOST_BOOSTS: Final = 12
MOST_PARTIES: Final = 4
PLACES: Final = 6
GRID_PLACES: Final = 8
FIRST_CARD_IDS: Final = (*FIRST_A_IDS, *FIRST_B_IDS)


class Space(NamedTuple):
    """A space of the turn-order track. OM-3.4, OM-12.4"""

    space: int


class ChooseSide(NamedTuple):
    """OM-3.5"""

    side: int


class Act(NamedTuple):
    """The main action; of the additional payments so many are crystals. OM-6.1"""

    action: int
    crystals: int = 0


class Exec(NamedTuple):
    """OM-15.1"""

    exec: int


class Use(NamedTuple):
    """Use an advanced building, by one's own or another's card. OM-15.2, OM-15.3"""

    card: int
    how: int


class End(NamedTuple):
    """The turn is over. OM-4.7"""


class Done(NamedTuple):
    """No more of it."""


class Supply(NamedTuple):
    """OM-7.13"""

    item: int


class LearnTech(NamedTuple):
    """OM-7.5"""

    place: int
    space: int
    payment: int


class DevelopTech(NamedTuple):
    """OM-7.11"""

    start: int
    end: int
    payment: int


class TakeBlueprint(NamedTuple):
    """OM-7.2"""

    card: int


class UpgradeBuilding(NamedTuple):
    """OM-8.10"""

    card: int
    hex: int


class UseTech(NamedTuple):
    """OM-9.9"""

    party: int


class Ship(NamedTuple):
    """OM-8.17"""

    space: int
    reward: int
    payment: int


class Gain(NamedTuple):
    """OM-19.1"""

    item: int


class ProduceAgain(NamedTuple):
    """OM-15.10"""

    hex: int


class TakeBack(NamedTuple):
    """OM-19.6"""

    place: int


class Pay(NamedTuple):
    """OM-19.8"""

    resource: int


class PayFor(NamedTuple):
    """OM-12.6"""

    payment: int


class TakeCard(NamedTuple):
    """OM-8.12"""

    place: int
    payment: int


class Type(NamedTuple):
    """OM-8.6"""

    building: int
    payment: int


class Site(NamedTuple):
    """OM-8.6, OM-9.2"""

    hex: int
    party: int = NONE
    boosts: int = 0


class Add(NamedTuple):
    """OM-8.1"""

    piece: int


class MoveBot(NamedTuple):
    """OM-8.2"""

    start: int
    end: int


class MoveRover(NamedTuple):
    """OM-8.2"""

    end: int


class BotPast(NamedTuple):
    """The step of a bot that acts as a rover and leaves the crystal it finds. OM-8.4, OM-15.8"""

    start: int
    end: int


class RoverPast(NamedTuple):
    """The step of a rover that leaves the crystal it finds. OM-8.4"""

    end: int


class Take(NamedTuple):
    """OM-8.5"""


class Leave(NamedTuple):
    """OM-8.5"""


class Benefit(NamedTuple):
    """OM-10.4"""

    benefit: int


class Hex(NamedTuple):
    """Where a piece goes."""

    hex: int


class Keep(NamedTuple):
    """OM-9.4"""


class PutContract(NamedTuple):
    """OM-8.14"""

    contract: int


class Travel(NamedTuple):
    """OM-12.2"""


class Stay(NamedTuple):
    """OM-12.3"""


class PlaceFind(NamedTuple):
    """OM-12.4"""

    which: int
    hex: int


class SetRadar(NamedTuple):
    """OM-15.7"""

    which: int


class Deliver(NamedTuple):
    """OM-8.16"""

    contract: int
    item: int


class PutOn(NamedTuple):
    """What does not fit goes onto this contract. OM-8.16"""

    contract: int
    item: int


class Achieve(NamedTuple):
    """OM-14.1"""

    goal: int
    reward: int


class Pawn(NamedTuple):
    """OM-1.16"""

    goal: int


class Reveal(NamedTuple):
    """OM-18.3"""

    card: int


_hex, _payment, _party = Id(HEX_IDS, Spot), Id(PAYMENT_IDS, str), Int(0, MOST_PARTIES - 1)
_item, _resource = Id(ITEMS), Id(RESOURCES)
_lab, _contract, _card = Id(LAB_IDS, ComponentId), Id(CONTRACT_IDS, ComponentId), Id(BP_IDS, ComponentId)
_goal, _depot = Id(GOAL_IDS, ComponentId), Id(DEPOT_IDS, ComponentId)
_bit, _piece = Int(0, 1), Id(("bot", "rover"))

ACTIONS = ActionSet(
    Kind("space", Space, (Int(1, 8),)),
    Kind("side", ChooseSide, (Id(SIDES),)),
    Kind("act", Act, (Id(ACTION_IDS), Int(0, 3))),
    Kind("exec", Exec, (Id(EXEC_IDS, ComponentId),)),
    Kind("use", Use, (_card, Id(USES, str))),
    Kind("end", End),
    Kind("done", Done),
    Kind("supply", Supply, (_item,)),
    Kind("learn", LearnTech, (Int(0, GRID_PLACES - 1), _lab, _payment)),
    Kind("develop", DevelopTech, (_lab, _lab, _payment)),
    Kind("blueprint", TakeBlueprint, (_card,)),
    Kind("upgrade", UpgradeBuilding, (_card, _hex)),
    Kind("use_tech", UseTech, (_party,)),
    Kind("ship", Ship, (_depot, _bit, _payment)),
    Kind("gain", Gain, (_item,)),
    Kind("produce", ProduceAgain, (_hex,)),
    Kind("retrieve", TakeBack, (Id(FROM, str),)),
    Kind("pay", Pay, (_resource,)),
    Kind("pay_for", PayFor, (_payment,)),
    Kind("take_card", TakeCard, (Int(0, PLACES - 1), _payment)),
    Kind("type", Type, (Id(TYPE_IDS), _payment)),
    Kind("site", Site, (_hex, Maybe(_party), Int(0, MOST_BOOSTS))),
    Kind("add", Add, (_piece,)),
    Kind("bot", MoveBot, (_hex, _hex)),
    Kind("rover", MoveRover, (_hex,)),
    Kind("bot_past", BotPast, (_hex, _hex)),
    Kind("rover_past", RoverPast, (_hex,)),
    Kind("take", Take),
    Kind("leave", Leave),
    Kind("benefit", Benefit, (Id(LSS_BENEFIT_IDS, ComponentId),)),
    Kind("hex", Hex, (_hex,)),
    Kind("keep", Keep),
    Kind("contract", PutContract, (_contract,)),
    Kind("travel", Travel),
    Kind("stay", Stay),
    Kind("explore", PlaceFind, (_bit, _hex)),
    Kind("radar", SetRadar, (_bit,)),
    Kind("deliver", Deliver, (_contract, _item)),
    Kind("put", PutOn, (_contract, _item)),
    Kind("goal", Achieve, (_goal, _bit)),
    Kind("pawn", Pawn, (_goal,)),
    Kind("reveal", Reveal, (Id(FIRST_CARD_IDS, ComponentId),)),
)

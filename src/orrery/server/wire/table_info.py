"""What a table looks like from outside, in lists, lobbies and messages. Described in docs/protocol.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Level = Literal[1, 2, 3, 4, 5, 6]
Matter = Literal["pause", "resume", "undo"]
HintRule = Literal["on", "limited", "off"]


@dataclass(slots=True)
class Words:
    """A text in both languages."""

    en: str
    ru: str


@dataclass(slots=True)
class SeatInfo:
    """A place at a table, as one guest may know it."""

    seat: int
    kind: Literal["human", "bot", "open", "hotseat"]
    name: str | None
    level: Level | None
    mine: bool
    taken: bool
    invite: str | None  # for the host, as long as the seat is open and kept for nobody
    stand_in: Level | None = None  # a bot of this level plays for the person, who may come back
    stood_in: bool = False  # a bot has played for the person for a while, who is back
    online: bool = False  # follows the table now
    kept: bool = False  # open, and a rematch keeps it for this guest
    program: bool = False  # whoever sits here has said that it is a bot of somebody's own
    character: str | None = None  # of a bot: one of those the game has, see `bots` of GET /api/games
    kept_for: str | None = None  # the name of whom a rematch keeps it for, empty if it is not known


@dataclass(slots=True)
class RoundInfo:
    n: int
    of: int | None


@dataclass(slots=True)
class ClockRule:
    """The agreed times in seconds. A turn may take `move` seconds without cost; what it takes beyond that comes out
    of the seat's `bank`, and when that is empty a bot takes over. Daily tables have a long `move` and no bank."""

    kind: Literal["live", "daily"]
    move: int
    bank: int


@dataclass(slots=True)
class ReadyInfo:
    """Everybody is asked whether they are ready, as live clocks are about to start. Times are milliseconds from now."""

    ready: list[int]  # seats of people who are; bots always are
    left: int | None  # until the seats of those who have not answered are open again; null: nobody is in a hurry
    starts_in: int | None  # all are ready: until the game begins
    halted: int | None  # a seat of the person who has said "not yet"


@dataclass(slots=True)
class Proposal:
    """What somebody asks of the table, and who has agreed."""

    id: int
    what: Matter
    seat: int  # who asks
    yes: list[int]
    wanted: list[int]  # whose consent is still missing
    to: int | None = None  # an undo: how many of the table's steps go


@dataclass(slots=True)
class Declined:
    """The latest proposal, if somebody has said no to it."""

    id: int
    seat: int  # who said no


@dataclass(slots=True)
class Origin:
    """Where a table comes from that was not dealt here. A what-if: from another table, with what its maker could not
    know dealt anew; a game that was running then has no step to name, as how many there were may be a secret. A game
    that was brought in as a record: from no table here; `offline` if it was played on a device, where nobody but its
    players saw it, so that it says nothing of how good anybody is."""

    table: str | None
    step: int | None
    seat: int | None
    offline: bool = False


@dataclass(slots=True)
class HintsUsed:
    """How many hints a seat has had."""

    seat: int
    n: int


@dataclass(slots=True)
class HintsInfo:
    """Whether people may ask for hints, how many each may have in a game (null: as many as they like), and how many
    they have had: before the end only of my own seats."""

    rule: HintRule
    limit: int | None
    used: list[HintsUsed]


@dataclass(slots=True)
class TableInfo:
    """A table in lists and lobbies, as one guest may know it."""

    id: str
    game: str
    rules_version: int
    name: str
    options: dict[str, Any]
    status: Literal["waiting", "playing", "over"]
    host: bool
    created: str
    updated: str
    seats: list[SeatInfo]
    actors: list[int]
    my_turn: bool
    round: RoundInfo | None
    winners: list[int]
    commitment: str
    version: int
    rematch: str | None = None  # the table that goes on after this one
    public: bool = False
    clock: ClockRule | None = None
    stand_in: Level = 4  # who plays for somebody who leaves or runs out of time
    thinking: float | None = None  # seconds the strongest bots may think; null: as the server has it
    paused: bool = False
    proposal: Proposal | None = None
    declined: Declined | None = None
    origin: Origin | None = None
    check: ReadyInfo | None = None  # before the game
    lesson: str | None = None  # the lesson that is played here
    since: str | None = None  # when my own seats began to be asked what they are asked now; null if they are not
    hints: HintsInfo | None = None


@dataclass(slots=True)
class Invitation:
    """What an invitation is for."""

    table: TableInfo
    seat: int
    by: str | None  # who has made the table, if they sit at it
    open: bool  # the seat can be taken with it


@dataclass(slots=True)
class UserInfo:
    id: str
    name: str

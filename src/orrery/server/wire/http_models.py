"""What HTTP requests and answers look like; the OpenAPI description is made from these."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from orrery.bots.levels import FORMER
from orrery.server.wire.message_parts import ChatLine
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import HintRule, Level

NAME_LENGTH = 40


def _by_number(raw: object) -> object:
    """Levels had names when there were three."""
    if isinstance(raw, bool):  # equal to 1, but no level
        return str(raw)
    return FORMER.get(raw, raw) if isinstance(raw, str) else raw


LevelAsked = Annotated[
    Level,
    BeforeValidator(_by_number),
    Field(description="From 1 (a beginner) to 6; easy, normal and hard are understood as 2, 4 and 6"),
]
CharacterAsked = Annotated[str, Field(min_length=1, max_length=40, description="One of those the game has")]
Seed = Annotated[str, Field(pattern="^[0-9a-f]{32}$")]


def clean_name(raw: str) -> str:
    """A name people can read: visible characters, single spaces, not too long."""
    name = " ".join(unicodedata.normalize("NFC", raw).split())
    if not 0 < len(name) <= NAME_LENGTH:
        raise ServerError("bad_name", limit=NAME_LENGTH)
    if any(unicodedata.category(char)[0] == "C" for char in name):  # controls, direction marks, lone surrogates
        raise ServerError("bad_name", limit=NAME_LENGTH)
    return name


def _readable(raw: str) -> str:
    try:
        return clean_name(raw)
    except ServerError as error:
        raise ValueError(error.code) from error


Name = Annotated[str, Field(min_length=1, max_length=4 * NAME_LENGTH), AfterValidator(_readable)]


class Asked(BaseModel):
    """A request: unknown fields are refused, types are not bent."""

    model_config = ConfigDict(extra="forbid", strict=True)


class LessonAsked(Asked):
    """To play a lesson: where I left it, or `again` from the beginning."""

    again: bool = False


class AnalysisAsked(Asked):
    """To begin it or go on, to pause it, or to stop with what has been found."""

    do: Literal["start", "pause", "stop"]


class Words(BaseModel):
    en: str
    ru: str


class ErrorDetail(BaseModel):
    code: str
    text: Words
    params: dict[str, Any]


class ErrorBody(BaseModel):
    """Every error of the HTTP side."""

    error: ErrorDetail


class Health(BaseModel):
    status: Literal["ok"]
    version: str
    protocol: int


class Ready(BaseModel):
    """Whether new players should be sent here; `reason` says why not, `storage` whether moves can be kept."""

    ready: bool
    storage: bool
    stopping: bool
    reason: Literal["stopping", "no_database", "disk_full", "cannot_write"] | None = None


class Me(BaseModel):
    """A person, or a program that says so; `account` is the login name of one who has an account."""

    id: str
    name: str
    account: str | None = None
    program: bool = False


class Rename(Asked):
    name: Name


class Login(Asked):
    login: Annotated[str, Field(description="3 to 32 visible characters; case does not matter")]
    password: Annotated[str, Field(description="8 to 200 characters")]


class PasswordChange(Asked):
    old: str
    new: Annotated[str, Field(description="8 to 200 characters")]


class NoticesChosen(Asked):
    """Where turn notices go, and in which language."""

    webhook: Annotated[str | None, Field(description="An http or https address outside private networks")] = None
    lang: Literal["en", "ru"] = "en"


class NoticeTest(BaseModel):
    sent: bool
    reason: Words | None = None


class CharacterInfo(BaseModel):
    """What a bot can be like."""

    id: str
    name: Words
    text: Words


class LevelInfo(BaseModel):
    """A level of bots: how strong it was measured to be in this game, and the interval of that; null if it was not."""

    level: Level
    rating: int | None = None
    low: int | None = None
    high: int | None = None


class BotsInfo(BaseModel):
    """The bots of a game: levels from the weakest to the strongest, and characters."""

    levels: list[LevelInfo]
    characters: list[CharacterInfo]


class GameInfo(BaseModel):
    """A game on the shelf. `options` is a JSON Schema with titles and texts under `x-title` and `x-text`."""

    id: str
    name: Words
    text: Words
    players: tuple[int, int]
    minutes: tuple[int, int]
    weight: Annotated[int, Field(ge=1, le=5)]
    stage: str
    rules_version: int
    options: dict[str, Any]
    bots: BotsInfo


class Rule(BaseModel):
    """A rule in own words; a ruling is a decision of ours, and `why` its reason."""

    id: str
    text: Words
    ruling: bool
    why: Words | None = None


class RuleSection(BaseModel):
    id: str
    title: Words
    rules: list[Rule]


class RulesPage(BaseModel):
    sections: list[RuleSection]


class ComponentItem(BaseModel):
    model_config = ConfigDict(extra="allow")

    id: str
    name: Words
    data: dict[str, Any]


class ComponentKind(BaseModel):
    id: str
    name: Words
    items: list[ComponentItem]


class ComponentsPage(BaseModel):
    kinds: list[ComponentKind]


class WordsPage(BaseModel):
    """All a client needs to put a game into words that it does not know: see "Texts" in docs/protocol.md."""

    texts: Annotated[Words, Field(description="Fluent messages, those that all games share first")]
    events: Annotated[dict[str, dict[str, Any]], Field(description="What the fields of each kind of event mean")]
    parameters: Annotated[dict[str, Any], Field(description="The same of the parameters of prompts and refusals")]
    answers: Annotated[
        dict[str, dict[str, Any]],
        Field(description="Names of the parts of each kind of action, in their order, and what they mean"),
    ]


class SeatAsked(Asked):
    """A seat of a new table: mine, a bot's, open to an invited friend, or another player's at my screen."""

    kind: Literal["me", "bot", "open", "hotseat"]
    level: LevelAsked | None = None
    character: CharacterAsked | None = None
    name: Name | None = None


class LiveClock(Asked):
    """Everybody is here: so many seconds a move, and beyond them those of the bank."""

    kind: Literal["live"]
    move: Annotated[int, Field(ge=5, le=30 * 60)]
    bank: Annotated[int, Field(ge=0, le=10 * 3600)]


class DailyClock(Asked):
    """Everybody moves when there is time: an hour to two weeks a move."""

    kind: Literal["daily"]
    move: Annotated[int, Field(ge=3600, le=14 * 24 * 3600)]
    bank: Annotated[int, Field(ge=0, le=0)] = 0


Clock = Annotated[LiveClock | DailyClock, Field(discriminator="kind")]


class TableAsked(Asked):
    game: Annotated[str, Field(min_length=1, max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict)
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=16)]
    name: Name | None = None
    public: Annotated[bool, Field(description="Anybody may find the table, and sit down while seats are open")] = False
    clock: Annotated[Clock | None, Field(description="Nobody counts the time if null")] = None
    stand_in: Annotated[LevelAsked, Field(description="Who plays for somebody who leaves or runs out of time")] = 4
    thinking: Annotated[
        float | None,
        Field(ge=0.2, le=10, description="Seconds the strongest bots may think; null: the server says"),
    ] = None
    hints: Annotated[
        HintRule | None,
        Field(description="Hints: `limited` to three a game and player; null: on unless people play among themselves"),
    ] = None


class NoteAsked(Asked):
    text: Annotated[str, Field(max_length=8000, description="At most 4,000 characters")]


class Note(BaseModel):
    """A private note; `step` is the moment of the game, after its end."""

    n: int
    text: str
    at: str
    step: int | None = None


class Notes(BaseModel):
    notes: list[Note]


class Chat(BaseModel):
    lines: list[ChatLine]


class SeatChange(Asked):
    kind: Literal["bot", "open"]
    level: LevelAsked | None = None
    character: CharacterAsked | None = None
    unseat: bool = False  # whoever sits there goes; said on purpose, as somebody may sit down while the host clicks


class Claim(Asked):
    token: Annotated[str, Field(min_length=1, max_length=64)]


class ReadyAnswer(Asked):
    ready: bool


class Gone(BaseModel):
    """The table was given up, because its last player left it."""

    gone: Literal[True] = True

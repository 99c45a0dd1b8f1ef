"""What a client asks of a device besides the game, as the server's HTTP side would be asked: a method, an address and a
body. Each is checked in the same pass in which it is read."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec
from msgspec import Meta, Struct

from orrery.server.storage.rows import USUAL_LEVEL
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import HintRule

Name = Annotated[str, Meta(min_length=1, max_length=40)]
T = TypeVar("T")


class Asked(Struct, forbid_unknown_fields=True):
    """The body of a request; unknown fields are refused."""


class LocalSeat(Asked):
    """A seat at one's own screen, or a bot's. Nobody else can come to a table on a device."""

    kind: Literal["me", "bot", "hotseat"]
    level: int | str | None = None
    character: str | None = None
    name: Name | None = None


class LocalTableAsked(Asked):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[LocalSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    name: Name | None = None
    public: Literal[False] = False
    clock: None = None
    stand_in: Annotated[int, Meta(ge=1, le=6)] = USUAL_LEVEL
    thinking: Annotated[float, Meta(ge=0.2, le=10)] | None = None
    hints: HintRule | None = None


class LocalLessonAsked(Asked):
    """To play a lesson: where I left it, or `again` from the beginning."""

    again: bool = False


class LocalNoteAsked(Asked):
    text: Annotated[str, Meta(max_length=8000)]


class LocalForkAsked(Asked):
    """From where: a step of a finished game, or where a running one stands now."""

    step: Annotated[int, Meta(ge=0)] | None = None
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None


class LocalAnalysisAsked(Asked):
    """To begin it or go on, to pause it, or to stop with what has been found."""

    do: Literal["start", "pause", "stop"]


class AnalysisKnown(Struct):
    """How many pieces of the analysis I have heard of."""

    known: Annotated[int, Meta(ge=0)] | None = None


class RecordedPerson(Struct):
    """Who sat there, as a record says."""

    name: Name
    level: int | str | None = None
    character: str | None = None
    hints: Annotated[int, Meta(ge=1)] | None = None


class ReplayAsked(Struct):
    """Which part of a finished game, and with whose eyes."""

    seat: Annotated[int, Meta(ge=0, le=15)] | Literal["none"] = "none"
    first: Annotated[int, Meta(ge=0)] = msgspec.field(default=0, name="from")
    count: Annotated[int, Meta(ge=1, le=1000)] = 50
    moments: Literal["true", "false"] = "false"


class Request(Struct):
    """A method, the parts of the address, and what was asked."""

    method: str
    path: tuple[str, ...]
    query: dict[str, str]
    body: str

    @property
    def table(self) -> str | None:
        """The table it is about."""
        return self.path[1] if len(self.path) > 1 and self.path[0] == "tables" else None

    def read(self, kind: type[T]) -> T:
        """The body; ServerError if it is not of this kind."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise ServerError("bad_request", reason=str(error)[:200]) from None

    def asks(self, kind: type[T]) -> T:
        """What the address asks; ServerError if it is not of this kind."""
        try:
            return msgspec.convert(self.query, kind, strict=False)
        except msgspec.ValidationError as error:
            raise ServerError("bad_request", reason=str(error)[:200]) from None


def request(method: str, url: str, body: str) -> Request:
    """As the client writes it: the address begins after `/api`."""
    split = urlsplit(url)
    path = tuple(unquote(part) for part in split.path.split("/") if part)
    return Request(method, path, dict(parse_qsl(split.query)), body)

"""The messages of the WebSocket, typed: decoding checks them in the same pass. Described in docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from orrery.core.errors import OrreryError
from orrery.server.wire.hint_info import HintMove, HintNudge
from orrery.server.wire.message_parts import ChatLine, ClockSeat, Refused, StepInfo, UndoInfo
from orrery.server.wire.outcome_info import OutcomeInfo
from orrery.server.wire.server_errors import plain, texts_of
from orrery.server.wire.table_info import Matter, TableInfo, UserInfo, Words
from orrery.teaching.lesson_card import LessonCard

PROTOCOL = 1

TableId = Annotated[str, Meta(min_length=1, max_length=32)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000_000_000)]
# The end is written so that every dialect of regular expressions reads it alike (`$` may let a newline pass).
# A colon is for the server's own keys (bots, records), which nobody else can use up.
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_.-]+(?![\s\S])")]
Ident = Annotated[str, Meta(min_length=1, max_length=64)]
Line = Annotated[str, Meta(min_length=1, max_length=1000, description="Plain text.")]
Since = Number | dict[str, Number] | None
Action = Annotated[list[Any], Meta(min_length=1, max_length=64, description="As listed in `decision.actions`.")]


# --- what a client says


class Said(Struct, tag_field="t", forbid_unknown_fields=True):
    """Any message of a client."""


class Join(Said, tag="join"):
    """Follow a table, for all seats I hold there, or as a spectator.

    `since` is the last event number I know: a number, or an object with one per seat if I hold several
    (the key is the seat's number, or `none` for a spectator). With `steps` I hear what changes, step by step, in
    `steps` messages; otherwise every change is told as a whole `state`.
    """

    table: TableId
    since: Since = None
    steps: bool = False


class Show(Said, tag="show"):
    """Show me the whole of a table I follow, with the events after `since`: what I know of it may be wrong."""

    table: TableId
    since: Since = None


class Leave(Said, tag="leave"):
    """Follow a table no longer; my seats stay mine."""

    table: TableId


class Act(Said, tag="act"):
    """Answer a decision. `at` is the version of the state I saw, `key` makes a repetition harmless."""

    table: TableId
    seat: Seat
    at: Version
    key: Key
    action: Action


class Undo(Said, tag="undo"):
    """Take back my seat's last step."""

    table: TableId
    seat: Seat
    at: Version
    key: Key


class Redo(Said, tag="redo"):
    """Take my seat's last undo back."""

    table: TableId
    seat: Seat
    at: Version
    key: Key


class Say(Said, tag="say"):
    """A line for the table's chat; only who plays here may speak."""

    table: TableId
    key: Key
    text: Line


class Propose(Said, tag="propose"):
    """Ask the others: to pause, to go on, or to undo beyond what I may take back by myself."""

    table: TableId
    seat: Seat
    key: Key
    what: Matter


class Answer(Said, tag="answer"):
    """My word on the open proposal with this number. One no ends it; who proposed may withdraw it the same way."""

    table: TableId
    seat: Seat
    proposal: Version
    yes: bool


class Preview(Said, tag="preview"):
    """What would this action cause, as far as nothing hidden or random is involved?"""

    table: TableId
    seat: Seat
    at: Version
    id: Ident
    action: Action


class Outcomes(Said, tag="outcomes"):
    """What would each of these actions bring me, or each legal one, from number `first` on?"""

    table: TableId
    seat: Seat
    at: Version
    id: Ident
    actions: Annotated[list[Action], Meta(max_length=64)] | None = None
    first: Version = 0


class Why(Said, tag="why"):
    """Why may I not do this?"""

    table: TableId
    seat: Seat
    at: Version
    id: Ident
    action: Action


class Hint(Said, tag="hint"):
    """What would the strongest bot do in my place, and why? One at a time: a new question drops the one before."""

    table: TableId
    seat: Seat
    at: Version
    id: Ident


class DropHint(Said, tag="drop_hint"):
    """I no longer want the hint I asked for with this id."""

    table: TableId
    id: Ident


class LessonWish(Said, tag="lesson"):
    """I turn the card of my lesson: `next` after reading, `back` to the step before, `again` from where the step began
    (after the last: from the beginning), `skip` this step. `step` is the one I look at."""

    table: TableId
    step: Version
    wish: Literal["next", "back", "again", "skip"]


class Ping(Said, tag="ping"):
    """Are you there?"""


ClientMessage = (
    Join
    | Show
    | Leave
    | Act
    | Undo
    | Redo
    | Preview
    | Outcomes
    | Why
    | Hint
    | DropHint
    | Say
    | Propose
    | Answer
    | LessonWish
    | Ping
)
CLIENT_TYPES = tuple(kind.__struct_config__.tag for kind in get_args(ClientMessage))
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


# --- what the server says


class Told(Struct, tag_field="t"):
    """Any message of the server."""


class Welcome(Told, tag="welcome"):
    """The first message on a connection."""

    user: UserInfo
    protocol: int = PROTOCOL


class TableMessage(Told, tag="table"):
    """The table's seats or status have changed (also sent on joining)."""

    table: TableInfo


class StateMessage(Told, tag="state"):
    """All that one seat (null: a spectator) knows now: one message for each seat I hold.

    `events` are those after number `from`; with `reset` forget the earlier ones.
    """

    table: str
    seat: int | None
    at: int
    view: dict[str, Any]
    decision: dict[str, Any] | None
    undo: UndoInfo
    events: list[dict[str, Any]]
    from_: int = msgspec.field(name="from")
    reset: bool
    seen: int | None = None  # on joining: the last event number I was told when I went away


class StepsMessage(Told, tag="steps"):
    """What has changed for one seat since its state at version `base`, for those who have joined with `steps`.

    The patches turn the view of `base` into that of `at` one after another, and `digest` is the digest of the last.
    A decision that is left out is as it was. Event numbers begin after `from`.
    """

    table: str
    seat: int | None
    at: int
    base: int
    steps: list[StepInfo]
    digest: str
    undo: UndoInfo
    from_: int = msgspec.field(name="from")
    decision: dict[str, Any] | UnsetType | None = UNSET


class AckMessage(Told, tag="ack"):
    """Stored on disk: the seat's version is now (or was then) `at`."""

    key: str
    at: int


class RefusedMessage(Told, tag="refused"):
    """The rules refuse the act or undo with this key; nothing has changed."""

    key: str
    rule: str | None
    why: str
    params: dict[str, Any]
    text: Words


class StaleMessage(Told, tag="stale"):
    """The decision has changed since `at`; the current state follows."""

    key: str
    at: int


class PreviewMessage(Told, tag="preview"):
    """Answer to a preview: the events, or why not."""

    id: str
    events: list[dict[str, Any]] = msgspec.field(default_factory=list)
    refused: Refused | None = None


class OutcomesMessage(Told, tag="outcomes"):
    """Answer to a question about outcomes: those from number `first` on of `of` in all, or why not.

    They belong to what my seat was asked at its version `at`.
    """

    id: str
    at: int
    first: int = 0
    of: int = 0
    outcomes: list[OutcomeInfo] = msgspec.field(default_factory=list)
    refused: Refused | None = None


class WhyMessage(Told, tag="why"):
    """Answer to a why; null: the action is legal."""

    id: str
    refused: Refused | None


class HintMessage(Told, tag="hint"):
    """Answer to a hint: first that it is being thought about, then perhaps what can be said early, in the end, with
    `done`, the whole. `tries` tells in how many futures each move was played on."""

    id: str
    at: int
    done: bool = False
    nudge: HintNudge | None = None
    moves: list[HintMove] = msgspec.field(default_factory=list)
    tries: int = 0


class ChatMessage(Told, tag="chat"):
    """Lines of the chat: all of them on joining, then each new one."""

    table: str
    lines: list[ChatLine]
    reset: bool = False


class ClockMessage(Told, tag="clock"):
    """Where the clocks stand, on joining and after every change. Whoever shows them counts down by himself."""

    table: str
    seats: list[ClockSeat]
    paused: bool = False


class LessonMessage(Told, tag="lesson"):
    """What my lesson tells me now: on joining, and whenever something has happened."""

    table: str
    card: LessonCard


class ErrorMessage(Told, tag="error", omit_defaults=True):
    """The message was not understood or not permitted. The connection and the table go on."""

    code: str
    text: Words
    params: dict[str, Any] = msgspec.field(default_factory=dict)
    key: str | None = None
    id: str | None = None
    table: str | None = None


class Pong(Told, tag="pong"):
    """I am."""


ServerMessage = (
    Welcome
    | TableMessage
    | StateMessage
    | StepsMessage
    | AckMessage
    | RefusedMessage
    | StaleMessage
    | PreviewMessage
    | OutcomesMessage
    | WhyMessage
    | HintMessage
    | ChatMessage
    | ClockMessage
    | LessonMessage
    | ErrorMessage
    | Pong
)
_encoder = msgspec.json.Encoder()


def error_message(
    error: OrreryError, *, key: str | None = None, ident: str | None = None, table: str | None = None
) -> ErrorMessage:
    """Any error as it goes over the wire, with whatever the client may know its question by."""
    return ErrorMessage(error.code, Words(**texts_of(error)), plain(error.params), key, ident, table)


def encode(message: Told) -> str:
    """The text of one message."""
    return _encoder.encode(message).decode()

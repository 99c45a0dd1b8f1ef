"""Records, replays and their verification, as they travel by HTTP; the OpenAPI description is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from orrery.server.wire.http_models import Asked, CharacterAsked, LevelAsked, Name, Seed, Words


class RecordSeat(BaseModel):
    """Who sat there; a level stands with bots only. The game itself needs none of it."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: Name
    level: LevelAsked | None = None
    character: CharacterAsked | None = None
    hints: Annotated[int | None, Field(ge=1, le=1_000_000, description="How many hints its person has had")] = None


class Record(BaseModel):
    """A game as seed and actions: everything can be recomputed from it."""

    model_config = ConfigDict(extra="forbid")

    format: Literal["orrery-record"]
    format_version: int
    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    seed: Seed
    actions: list[tuple[int, list[Any]]]
    digests: dict[str, str]
    over: bool
    seats: list[RecordSeat] | None = None
    commitment: Annotated[str | None, Field(description="What was promised before the first move")] = None
    start: Annotated[
        dict[str, Any] | None, Field(description="A what-if game: the position it began with instead of the deal")
    ] = None
    offline: Annotated[bool, Field(description="Played on a device, without a server that saw it")] = False


class ReplayMoment(BaseModel):
    """In the middle of an act: how many events were told then, and what differs from the view after the act."""

    events: int
    patch: Annotated[list[dict[str, Any]], Field(description="As in `steps` messages: paths with their values")]


class ReplayStep(BaseModel):
    """One step as the chosen seat saw it; step 0 is the start."""

    n: int
    seat: int | None
    action: list[Any] | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    moments: Annotated[
        list[ReplayMoment] | None, Field(description="If asked for: all moments of the act but the last")
    ] = None


class Replay(BaseModel):
    total: int
    steps: list[ReplayStep]
    movers: Annotated[list[int | None], Field(description="Who made each step of the whole game; null at the start")]


class ForkAsked(Asked):
    """From where: a step of a finished game, or where a running one stands now."""

    step: Annotated[int | None, Field(ge=0, le=1_000_000)] = None
    seat: Annotated[int | None, Field(ge=0, le=15, description="Whose eyes and place; null: mine, or who is asked")] = (
        None
    )


class Sealed(BaseModel):
    """The promise of the seed."""

    stated: str | None
    computed: str
    ok: bool


class Digested(BaseModel):
    checked: int
    ok: bool


class Verification(BaseModel):
    """A game computed once more. Where something differs `ok` is false: at which action, and why."""

    game: str
    players: int
    steps: int
    commitment: Sealed
    seed: str
    digests: Digested
    over: bool
    winners: list[int]
    ok: bool
    bad_at: int | None
    reason: Words | None
    what_if: bool

"""Why a bot made its move: answered line by line, as it is found out."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Response
from starlette.responses import StreamingResponse

from orrery.server.http.context import Guest, Server, Unhurried
from orrery.server.wire.explanation_info import MoveExplanation
from orrery.server.wire.server_errors import ServerError, error_body

LINES = "application/x-ndjson"
ABOUT = """Why a bot has made the move that led to this step of a replay: lines of JSON as
`docs/schemas/explanation.json` describes them, the last one `done`, or an error if it can't be worked out after all.
Closing the connection gives it up."""
router = APIRouter(prefix="/api/tables/{table_id}/replay", tags=["records"], dependencies=[Unhurried])


class Lines(StreamingResponse):
    """Sent as they come: packed, they would wait for one another."""

    media_type = LINES

    def __init__(self, found: AsyncGenerator[MoveExplanation], **more: Any) -> None:
        super().__init__(_lines(found), **more)
        self.headers["content-encoding"] = "identity"
        self.headers["x-accel-buffering"] = "no"  # nor in a proxy


async def _lines(found: AsyncGenerator[MoveExplanation]) -> AsyncGenerator[bytes]:
    try:
        async with aclosing(found):
            async for one in found:
                yield msgspec.json.encode(one) + b"\n"
    except ServerError as error:
        yield msgspec.json.encode(error_body(error)) + b"\n"


@router.get(
    "/{step}/explanation",
    summary="Why a bot has made a move of a finished game",
    description=ABOUT,
    response_class=Response,
    responses={200: {"description": "What is known, line by line", "content": {LINES: {"schema": {"type": "string"}}}}},
)
async def explain(
    server: Server, guest: Guest, table_id: str, step: Annotated[int, Path(ge=0, le=1_000_000)]
) -> Response:
    return Lines(await server.explanations.explain(table_id, guest, step))

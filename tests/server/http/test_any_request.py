"""Any request that the description of the API allows, and many that it does not."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from zlib import crc32

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from orrery.server.app import create_app
from orrery.server.settings import Settings
from server.support import LiveServer, wait_until

_API = schemathesis.openapi.from_dict(create_app(Settings(data_dir=Path("unused"))).openapi())


@pytest.fixture(scope="module")
def finished(server: LiveServer) -> Any:
    """The record of a game, from which a table that is over is made in a moment."""
    guest = server.guest()
    table = guest.table("easy", "easy", "easy")["id"]
    wait_until(lambda: bool(guest.get(f"/api/tables/{table}")["status"] == "over"))
    return guest.get(f"/api/tables/{table}/record")


@pytest.fixture
def fuzzed(server: LiveServer, finished: Any) -> tuple[httpx.Client, tuple[str, ...]]:
    """Somebody with a table that waits, one that is played and one that is over: new for every kind of request, for
    some of them give a table up or end a session."""
    guest = server.guest()
    waiting = guest.table("me", "open", "open", public=True)
    playing = guest.table("me", "hotseat", "easy", clock={"kind": "live", "move": 600, "bank": 600})
    over = guest.post("/api/records", finished, 201)
    assert [table["status"] for table in (waiting, playing, over)] == ["waiting", "playing", "over"]
    return guest.http, (waiting["id"], playing["id"], over["id"])


@_API.parametrize()
@settings(
    max_examples=10,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much],
)
def test_no_request_breaks_the_server(
    case: Case[Any], fuzzed: tuple[httpx.Client, tuple[str, ...]], server: LiveServer
) -> None:
    http, tables = fuzzed
    if "table_id" in case.path_parameters:  # one that is made up, or one of the real ones
        made_up = case.path_parameters["table_id"]
        case.path_parameters["table_id"] = (made_up, *tables)[crc32(repr(made_up).encode()) % 4]
    response = case.call(base_url=server.url, cookies=dict(http.cookies.items()))
    case.validate_response(
        response,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )

"""The published schemas are those of the code, and what the server sends fits them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema_rs import validator_for

from orrery.server.wire.messages import ClientMessage, ServerMessage
from orrery.server.wire.protocol_schema import files, protocol_schema
from orrery.server.wire.server_errors import STATUS
from server.support import Guest, LiveServer, play_on

DOCS = Path(__file__).parents[3] / "docs"


def test_the_files_in_docs_are_current() -> None:
    expected = files()
    found = {path.name: path.read_text(encoding="utf-8") for path in (DOCS / "schemas").glob("*.json")}
    assert found == expected, "run: python -m orrery.server.wire.protocol_schema docs/schemas"


def test_the_whole_is_json() -> None:
    whole = protocol_schema()
    assert json.loads(json.dumps(whole)) == whole
    assert set(whole) == {"protocol", "client", "server", "explanation", "games"}


@pytest.mark.parametrize("confirm", [True, False])
def test_a_played_game_fits_the_schemas(anna: Guest, confirm: bool) -> None:
    whole = protocol_schema()
    server = validator_for(whole["server"])
    view = validator_for(whole["games"]["planet_5r"]["view"])
    event = validator_for(whole["games"]["planet_5r"]["events"])
    table = anna.table("me", "easy", "easy", options={"confirm": confirm})
    with anna.socket() as socket:
        socket.join(table["id"])
        play_on(socket, table["id"], [0])
        for message in socket.log:
            server.validate(message)
            if message["t"] == "state":
                view.validate(message["view"])
                for one in message["events"]:
                    event.validate(one)


def test_the_examples_in_the_protocol_are_real() -> None:
    """Every JSON line of docs/protocol.md is a message of the protocol."""
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    lines = [line.strip() for line in text.splitlines() if line.strip().startswith(("→ {", "← {"))]
    assert len(lines) > 12
    seen: set[str] = set()
    for line in lines:
        kind: Any = ClientMessage if line[0] == "→" else ServerMessage
        message = json.loads(line[2:])
        seen.add(message["t"])
        msgspec.convert(message, kind)
    said = {"join", "act", "undo", "redo", "preview", "outcomes", "why", "say", "propose"}
    assert said | {"welcome", "table", "state", "ack", "refused", "stale", "chat"} <= seen


# What differs from table to table: its names, its times, its deal.
BY_CHANCE = {"id", "name", "character", "created", "updated", "commitment", "card", "top"}


def comparable(value: Any, table: str) -> Any:
    """A message without what chance decides; of views and guides, shortened in the document, what it shows of them."""
    if isinstance(value, dict):
        if "view" in value:
            value = {**value, "view": {name: value["view"][name] for name in ("me", "round")}}
        if "guide" in value:
            value = {**value, "guide": {"cards": {"scout": value["guide"]["cards"]["scout"]}}}
        hidden = BY_CHANCE if value.get("t") not in ("why", "preview") else set()
        return {name: "…" if name in hidden else comparable(item, table) for name, item in value.items()}
    if isinstance(value, list):
        return [comparable(item, table) for item in value]
    if isinstance(value, str) and re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+Z", value):
        return "…"
    return "<table>" if value == table else value


def test_the_session_in_the_protocol_is_what_the_server_says(own_server: Callable[..., LiveServer]) -> None:
    """Said line by line to a server whose bots take their time; texts of refusals and errors included."""
    anna = own_server(bot_delay=600).guest()
    table = anna.table("me", "normal", "easy")["id"]
    session = (DOCS / "protocol.md").read_text(encoding="utf-8").split("## A session")[1].split("\n## ")[0]
    lines = [line for line in session.splitlines() if line.startswith(("→ {", "← {"))]
    written = json.loads(next(line for line in lines if line[0] == "→")[2:])["table"]
    with anna.socket() as socket:
        for line in lines:
            message = json.loads(line[2:])
            if line[0] == "→":
                socket.say(**{name: table if value == written else value for name, value in message.items()})
            else:
                assert comparable(socket.next(), table) == comparable(message, written)
        assert socket.silence() == []


def test_the_table_of_error_codes_is_complete() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8").split("### Error codes")[1].split("\n## ")[0]
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    told = [code for row in rows for code in re.findall(r"`(\w+)`", row)]
    assert len(told) == len(set(told))
    assert set(told) == set(STATUS) - {"slow"}, "who is slow hears the closing code 4408"


def test_the_bot_in_the_protocol_plays(server: LiveServer, capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    code = text.split("```python\n")[1].split("```")[0]
    assert len(code.splitlines()) <= 30
    exec(code.replace("http://127.0.0.1:8765", server.url), {})
    assert "winners: [" in capsys.readouterr().out

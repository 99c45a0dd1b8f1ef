"""The log says that something happened, never what somebody must not know."""

from __future__ import annotations

import asyncio
import json
import signal
import traceback
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from orrery.server.ops.logs import without_secrets
from orrery.server.storage import StorageFailed
from orrery.server.storage.table_store import TableStore
from server.processes import ServerProcess
from server.support import Guest, play_on

Json = Any
PASSWORD = "correct horse battery"
CHAT = "between you and me"
CARDS = ("excavate", "develop", "plunder", "scout", "expand")


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Json], str, set[str]]:
    """The whole log of a whole game with secret choices, at its most talkative; the secrets of that game."""
    directory = tmp_path_factory.mktemp("logged")
    hook = "http://127.0.0.1:9/key-of-my-chat"
    secrets = {PASSWORD, CHAT, "wrong password", "key-of-my-chat"}
    with ServerProcess(
        directory, ORRERY_LOG_FORMAT="json", ORRERY_LOG_LEVEL="debug", ORRERY_ALLOW_PRIVATE_WEBHOOKS="1"
    ) as process:
        anna, boris = Guest(process), Guest(process)
        anna.post("/api/account", {"login": "anna the first", "password": PASSWORD}, 201)
        Guest(process).post("/api/session", {"login": "anna the first", "password": "wrong password"}, 401)
        Guest(process).post("/api/session", {"login": "anna the first", "password": PASSWORD})
        boris.put("/api/me/notices", {"webhook": hook, "lang": "en"})
        made = anna.table("me", "open", "easy")
        table, invite = made["id"], made["seats"][1]["invite"]
        boris.post(f"/api/tables/{table}/claim", {"token": invite})
        with anna.socket() as one, boris.socket() as two:
            for socket in (one, two):
                socket.join(table)
            one.say("say", table=table, key="talk-talk-talk", text=CHAT)
            one.hear("chat")
            one.say("act", table=table, seat=0, at=0, key="x", action=["play", "nonsense"])
            one.hear("error")
            while not one.states[0]["view"]["over"]:
                for seat, socket in ((0, one), (1, two)):
                    play_on(socket, table, [seat], until=lambda state: state["decision"] is None)
                for socket in (one, two):
                    socket.silence(0.03)
            seed = one.states[0]["view"]["seed"]
        for guest in (anna, boris):
            secrets |= {value for _, value in guest.http.cookies.items()}
        secrets |= {invite, seed, str(int(seed, 16))}
        process.process.send_signal(signal.SIGTERM)
        assert process.ends() == 0
    log = process.log.read_text(encoding="utf-8")
    return [json.loads(line) for line in log.splitlines()], log, secrets


def test_every_line_is_json_with_time_and_level(lines: tuple[list[Json], str, set[str]]) -> None:
    for line in lines[0]:
        assert {"event", "level", "timestamp"} <= set(line)


def test_a_game_can_be_followed(lines: tuple[list[Json], str, set[str]]) -> None:
    events = [line["event"] for line in lines[0]]
    for event in ("table.made", "table.started", "table.over", "login", "login.refused", "account.made", "stopping"):
        assert event in events, event
    moves = [line for line in lines[0] if line["event"] == "move"]
    assert [move["seq"] for move in moves] == list(range(1, len(moves) + 1))
    for move in moves:
        assert set(move) == {"event", "level", "timestamp", "table", "seq", "seat", "by", "action", "ms"}
        assert move["action"].isidentifier()
        assert 0 <= move["ms"] < 60_000
    assert {move["by"] for move in moves} == {"person", "bot"}


def test_no_secret_is_in_it(lines: tuple[list[Json], str, set[str]]) -> None:
    _, log, secrets = lines
    for secret in secrets:
        assert len(secret) >= 8
        assert secret not in log
    for card in CARDS:
        assert f'"{card}"' not in log, "what somebody has chosen"
    assert "nonsense" not in log


def test_a_last_look_drops_what_should_never_be_written() -> None:
    line = without_secrets(None, "info", {"event": "x", "seed": 5, "password": "p", "table": "t", "cookie": "c"})
    assert line == {"event": "x", "seed": "…", "password": "…", "table": "t", "cookie": "…"}


def test_a_failure_of_the_database_tells_no_values(tmp_path: Path) -> None:
    storage = TableStore(tmp_path / "orrery.sqlite3")
    storage.open()
    seed = "5eed" * 8  # put together here: a traceback shows lines of code

    async def fail() -> None:
        await storage.write(lambda c: c.execute(text("insert into nowhere values (:seed)"), {"seed": seed}))

    with pytest.raises(StorageFailed) as failed:
        asyncio.run(fail())
    storage.close()
    told = "".join(traceback.format_exception(failed.value))
    assert "nowhere" in told
    assert seed not in told


def test_text_lines_at_a_chosen_level(tmp_path: Path) -> None:
    for level, told in (("warning", False), ("info", True)):
        directory = tmp_path / level
        directory.mkdir()
        with ServerProcess(directory, ORRERY_LOG_FORMAT="text", ORRERY_LOG_LEVEL=level) as process:
            Guest(process).table("me", "easy", "easy")
            process.process.send_signal(signal.SIGTERM)
            process.ends()
        assert ("event=table.made" in process.log.read_text()) == told

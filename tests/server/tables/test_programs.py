"""Bots of somebody's own at a table: the example in examples/ plays a whole game, and everybody sees what it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

import orrery
from server.support import PATIENCE, Guest, LiveServer

Json = Any
EXAMPLE = Path(orrery.__file__).parents[2] / "examples" / "join_a_table.py"


def joins(server: LiveServer, *more: str) -> None:
    """Run the example until the game is over."""
    command = [sys.executable, str(EXAMPLE), server.url, *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 30


def test_a_program_sits_down_at_a_public_table_and_plays_it_to_the_end(server: LiveServer, anna: Guest) -> None:
    table = anna.table("easy", "open", "easy", public=True)["id"]
    joins(server, table)
    seen = anna.get(f"/api/tables/{table}")
    assert seen["status"] == "over"
    assert [seat["kind"] for seat in seen["seats"]] == ["bot", "human", "bot"]
    assert [seat["program"] for seat in seen["seats"]] == [False, True, False]
    assert seen["seats"][1]["name"] == "Example bot"


def test_a_program_takes_the_seat_it_is_invited_to(server: LiveServer, anna: Guest) -> None:
    table = anna.table("open", "easy", "easy")
    joins(server, table["id"], table["seats"][0]["invite"])
    seen = anna.get(f"/api/tables/{table['id']}")
    assert (seen["status"], seen["seats"][0]["program"]) == ("over", True)


def test_everybody_sees_who_is_a_program(server: LiveServer, anna: Guest, boris: Guest) -> None:
    table = anna.table("me", "open", "open", public=True)["id"]
    program = httpx.Client(base_url=server.url, timeout=PATIENCE)
    me = program.get("/api/me", params={"program": True}).json()
    assert me["program"] is True
    assert program.get("/api/me").json() == me, "it stays what it is"
    with anna.socket() as hosting:
        hosting.say("join", table=table)
        hosting.hear("table")
        assert program.post(f"/api/tables/{table}/sit").status_code == 200
        assert [seat["program"] for seat in hosting.hear("table")["table"]["seats"]] == [False, True, False]
    assert boris.get(f"/api/tables/{table}")["seats"][1]["program"] is True
    assert boris.me["program"] is False


def test_a_person_does_not_become_a_program_nor_a_program_a_person(server: LiveServer, anna: Guest) -> None:
    assert anna.http.get("/api/me", params={"program": True}).json()["program"] is False
    program = httpx.Client(base_url=server.url, timeout=PATIENCE)
    program.get("/api/me", params={"program": True})
    login = {"login": "iron-clerk-7", "password": "a long enough one"}
    made = program.post("/api/account", json=login)
    assert (made.status_code, made.json()["program"]) == (201, True)
    assert program.delete("/api/session").json()["program"] is True
    elsewhere = httpx.Client(base_url=server.url, timeout=PATIENCE)
    elsewhere.get("/api/me")
    assert elsewhere.post("/api/session", json=login).json()["program"] is True

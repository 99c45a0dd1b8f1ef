"""What goes wrong on a server that runs for months: a full disk, people who vanish, memory that grows."""

from __future__ import annotations

import gc
import hmac
import secrets
import socket as network
import struct
import time
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, event

import orrery
from orrery.core.rng import commitment
from orrery.server.tables.live_table import LiveTable
from server.support import Guest, LiveServer, Socket, wait_until


def _room(server: LiveServer, pages: int) -> None:
    """SQLite itself says when the disk is full: it may have so many pages more than now, and no others."""
    engine = server.parts.storage._engine
    assert engine is not None

    @event.listens_for(engine, "begin")
    def limited(connection: Connection) -> None:
        now = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count={now + pages}")


def test_disk_full(own_server: Callable[..., LiveServer]) -> None:
    """Nothing is acknowledged that is not stored; when there is room again the same keys are played."""
    server = own_server()
    anna = server.guest()
    table = anna.table("hotseat", "hotseat", "hotseat")["id"]
    with anna.socket() as socket:
        socket.join(table)
        _room(server, 0)
        refused = None
        while refused is None:  # what fits into the pages that are there is still stored
            heard, sent = _random_move(socket, table)
            refused = sent if heard["t"] == "error" else None
        assert heard["code"] == "storage"
        stored = len(server.moves(table))
        _room(server, 10**6)
        assert socket.act(table, *refused)["t"] == "ack"
        assert len(server.moves(table)) == stored + 1


def _random_move(socket: Socket, table: str) -> tuple[dict[str, object], tuple[int, int, list[object], str]]:
    state = next(state for state in socket.states.values() if state["decision"])
    key = f"fault-{time.monotonic_ns()}"
    sent = (state["seat"], state["at"], state["decision"]["actions"][0], key)
    heard = socket.act(table, *sent)
    if heard["t"] == "ack":
        socket.reach(heard["at"], state["seat"])
    return heard, sent


def test_a_vanished_client_disturbs_nobody(own_server: Callable[..., LiveServer]) -> None:
    """A connection that breaks without a word (a tunnel, a flat battery) leaves no trace, and its seat waits."""
    server = own_server()
    anna, boris = server.guest(), server.guest()
    made = anna.table("me", "open", "easy")
    boris.post(f"/api/tables/{made['id']}/claim", {"token": made["seats"][1]["invite"]})
    with anna.socket() as socket:
        socket.join(made["id"])
        for _ in range(5):
            _vanish(boris, made["id"])
        live = server.parts.tables.live[made["id"]]
        wait_until(lambda: {follower.guest for follower in live.followers} == {anna.me["id"]})
        heard, _ = _random_move(socket, made["id"])
        assert heard["t"] == "ack"
    with boris.socket() as back:
        assert back.join(made["id"])["seat"] == 1


def _vanish(guest: Guest, table: str) -> None:
    socket = guest.socket()
    socket.join(table)
    wire = socket.raw.socket
    wire.setsockopt(network.SOL_SOCKET, network.SO_LINGER, struct.pack("ii", 1, 0))  # no goodbye, a reset
    wire.close()


def test_memory_kept_per_opened_game(own_server: Callable[..., LiveServer]) -> None:
    """Tables that were looked at and left again leave the memory with everything they had."""
    server = own_server(idle_seconds=0.05, away_seconds=0.05)
    anna = server.guest()
    tables = [anna.table("hotseat", "hotseat", "hotseat")["id"] for _ in range(20)]

    def look_at_all() -> int:
        for table in tables:
            with anna.socket() as socket:
                socket.join(table)
        wait_until(lambda: not server.parts.tables.live)
        gc.collect()
        return sum(isinstance(thing, LiveTable | orrery.Match) for thing in gc.get_objects())

    look_at_all()
    before = look_at_all()
    for _ in range(3):
        after = look_at_all()
    assert after <= before, "something keeps tables alive that nobody looks at"


def test_seed_guess(own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds have 128 bits and come from the system; nothing tells them before the end."""
    drawn: list[int] = []
    real = secrets.randbits

    def watched(bits: int) -> int:
        drawn.append(bits)
        return real(bits)

    monkeypatch.setattr(secrets, "randbits", watched)
    server = own_server()
    anna = server.guest()
    seeds = set()
    for _ in range(8):
        table = anna.table("hotseat", "hotseat", "hotseat")
        row = server.parts.tables.live[table["id"]].row
        seeds.add(row.seed)
        assert f"{row.seed:032x}" not in str(table)
        assert table["commitment"] == commitment(row.game, row.seed)
    assert len(seeds) == 8
    assert drawn.count(128) == 8
    assert max(seeds).bit_length() > 100


def test_tokens_are_compared_in_constant_time(
    own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every seat is compared, by the one function made for it, whether the first one fits or none."""
    compared: list[tuple[bytes, bytes]] = []
    real = hmac.compare_digest

    def watched(one: bytes, other: bytes) -> bool:
        compared.append((one, other))
        return real(one, other)

    anna, boris = (server := own_server()).guest(), server.guest()
    made = anna.table("me", "open", "open")
    monkeypatch.setattr(hmac, "compare_digest", watched)
    boris.post(f"/api/tables/{made['id']}/claim", {"token": "A" * 22}, expect=403)
    wrong = len([pair for pair in compared if b"A" * 22 in pair])
    compared.clear()
    token = made["seats"][1]["invite"]
    boris.post(f"/api/tables/{made['id']}/claim", {"token": token})
    right = len([pair for pair in compared if token.encode() in pair])
    assert wrong == right == 3

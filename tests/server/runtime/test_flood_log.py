"""A flood that is refused does not become a flood of lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import structlog
from structlog.testing import capture_logs

from orrery.server.runtime import flood_log
from orrery.server.runtime.flood_log import FloodLog
from server.conftest import GENEROUS
from server.support import LiveServer


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def lines(of: Callable[[], None]) -> list[tuple[str, int]]:
    with capture_logs() as logged:
        of()
    return [(line["address"], line["count"]) for line in logged]


def test_one_line_per_address_and_minute() -> None:
    clock = Clock()
    floods = FloodLog(clock)

    def flood(*addresses: str, times: int = 1) -> Callable[[], None]:
        def refuse() -> None:
            for _ in range(times):
                for address in addresses:
                    floods.count(address, "too_many")

        return refuse

    assert lines(flood("a", "b", times=100)) == [("a", 1), ("b", 1)], "the first is told at once"
    clock.now += 59.9
    assert lines(flood("a")) == []
    clock.now += 0.1
    assert lines(floods.tell) == [("a", 100), ("b", 99)], "nothing is lost"
    clock.now += 30
    assert lines(flood("a", times=5)) == []
    clock.now += 30
    assert lines(flood("c")) == [("c", 1), ("a", 5)], "b was refused nothing more"
    clock.now += 60
    assert lines(floods.tell) == []
    assert floods._floods == {}, "nothing is kept of those who are quiet"
    assert lines(flood("a")) == [("a", 1)]


def test_the_line_tells_what_was_refused_last() -> None:
    clock = Clock()
    floods = FloodLog(clock)
    with capture_logs() as logged:
        floods.count("a", "too_many", path="/api/tables")
        floods.count("a", "messages", guest="g")
        clock.now += 60
        floods.tell()
    told = {"event": "limit", "log_level": "warning", "address": "a", "count": 1}
    assert logged == [
        {**told, "what": "too_many", "path": "/api/tables"},
        {**told, "what": "messages", "guest": "g"},
    ]


def test_many_addresses_are_counted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flood_log, "ADDRESSES", 2)
    clock = Clock()
    floods = FloodLog(clock)

    def flood() -> None:
        for n in range(50):
            floods.count(f"address {n}", "too_many")

    assert lines(flood) == [("address 0", 1), ("address 1", 1), ("others", 1)]
    clock.now += 60
    assert lines(floods.tell) == [("others", 47)]


def test_requests_and_sockets_of_a_server(
    own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[dict[str, Any]] = []

    def keep(_logger: Any, _method: str, event: Any) -> Any:
        written.append(dict(event))
        raise structlog.DropEvent

    limits = replace(
        GENEROUS, heavy_per_second=0.001, heavy_burst=2, connections_per_guest=1, logins_per_minute=0.001, login_burst=1
    )
    server = own_server(limits=limits)
    clock = Clock()
    monkeypatch.setattr(server.parts.floods, "_clock", clock)
    before = structlog.get_config()["processors"]
    structlog.configure(processors=[keep])
    try:
        anna = server.guest()
        with anna.socket() as socket:
            socket.hear("welcome")
            for _ in range(3):
                with anna.socket() as another:
                    assert another.closed() == 4429
        body = {"login": "somebody", "password": "some password"}
        codes = [anna.http.post("/api/session", json=body).status_code for _ in range(20)]
        assert codes == [401, *[429] * 19]
        clock.now += 60
        server.call(server.parts.floods.tell)
    finally:
        structlog.configure(processors=before)
    told = [(line["address"], line["what"], line["count"]) for line in written if line["event"] == "limit"]
    assert told == [("127.0.0.1", "too_many_connections", 1), ("127.0.0.1", "too_many", 21)]

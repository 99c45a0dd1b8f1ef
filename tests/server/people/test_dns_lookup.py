"""Names of other machines are looked up where nobody else has to wait for them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from orrery.server.people import dns_lookup, notices
from orrery.server.people.dns_lookup import AT_ONCE, Crowded, look_up
from orrery.server.storage import pending_notices
from server.inbox import Inbox
from server.support import LiveServer, wait_until


class Directory:
    """Knows every name at once, except those that begin with "dead": nobody answers for them."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.go = threading.Event()

    def __call__(self, host: str, port: int, **_: Any) -> Any:
        self.asked.append(host)
        if host.startswith("dead"):
            self.go.wait(60)
            raise OSError("no such name")
        return [(2, 1, 6, "", ("127.0.0.1", port))]


@pytest.fixture
def directory(monkeypatch: pytest.MonkeyPatch) -> Iterator[Directory]:
    made = Directory()
    monkeypatch.setattr("orrery.server.people.dns_lookup.getaddrinfo", made)
    yield made
    made.go.set()
    wait_until(lambda: not dns_lookup._under_way)


def test_dead_names_take_their_own_threads_and_no_more(directory: Directory) -> None:
    async def run() -> None:
        for n in range(AT_ONCE - 1):
            with pytest.raises(TimeoutError):
                await look_up(f"dead{n}.example", 80, 0.01)
        assert (await look_up("alive.example", 80, 20))[0][4] == ("127.0.0.1", 80)
        for _ in range(3):  # the same name again takes no further thread
            with pytest.raises(TimeoutError):
                await look_up("dead0.example", 80, 0.01)
        with pytest.raises(TimeoutError):
            await look_up("dead-last.example", 80, 0.01)
        with pytest.raises(Crowded):
            await look_up("alive.example", 80, 20)
        directory.go.set()
        await asyncio.to_thread(wait_until, lambda: not dns_lookup._under_way)
        assert await look_up("alive.example", 80, 20)
        with pytest.raises(OSError, match="no such name"):
            await look_up("dead0.example", 80, 20)

    asyncio.run(run())
    assert directory.asked.count("dead0.example") == 2


def test_whoever_is_in_the_way_costs_nobody_a_notice(
    own_server: Callable[..., LiveServer], inbox: Inbox, directory: Directory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All threads hang in dead names: the notice waits, which is no try, and comes when one is free."""
    monkeypatch.setattr(notices, "PAUSE", 0.05)
    monkeypatch.setattr(notices, "TRIES", 1)
    for n in range(AT_ONCE):
        dns_lookup._asked(f"dead{n}.example", 80)
    server = own_server(allow_private_webhooks=True, clock_tick=0.05)
    anna, boris = server.guest(), server.guest()
    boris.put("/api/me/notices", {"webhook": inbox.url.replace("127.0.0.1", "alive.example"), "lang": "en"})
    table = anna.table("me", "open", "easy")
    boris.post(f"/api/tables/{table['id']}/claim", {"token": table["seats"][1]["invite"]})
    crowded: list[int] = []
    again = pending_notices.try_again

    async def noted(*args: Any) -> None:
        crowded.append(1)
        await again(*args)

    monkeypatch.setattr(pending_notices, "try_again", noted)
    wait_until(lambda: len(crowded) > 5)
    assert inbox.heard == []
    directory.go.set()
    wait_until(lambda: len(inbox.heard) == 1)

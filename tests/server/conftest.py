from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from orrery.server.settings import Limits, Settings
from server.support import Guest, LiveServer

# Tests talk faster than people; limits have tests of their own.
GENEROUS = Limits(
    messages_per_second=1e6,
    message_burst=10**6,
    unfinished_tables=10**6,
    tables_per_hour=10**6,
    heavy_per_second=1e6,
    heavy_burst=10**6,
)


def quick(directory: Path, **changes: object) -> Settings:
    """Settings for tests: bots that answer at once."""
    base = Settings(data_dir=directory, bot_delay=0, bot_seconds=0.01, bot_workers=1, limits=GENEROUS)
    return base.with_(**changes)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """One server for all tests that do not need their own."""
    with LiveServer(quick(tmp_path_factory.mktemp("data"))) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., LiveServer]]:
    """Starts servers with settings of their own, on the same data directory."""
    running: list[LiveServer] = []

    def start(**changes: object) -> LiveServer:
        running.append(LiveServer(quick(tmp_path / "data", **changes)).__enter__())
        return running[-1]

    yield start
    for one in running:
        one.__exit__()


@pytest.fixture
def anna(server: LiveServer) -> Guest:
    return server.guest()


@pytest.fixture
def boris(server: LiveServer) -> Guest:
    return server.guest()

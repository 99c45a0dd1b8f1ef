from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog

from orrery.server.settings import Limits, Settings
from server.inbox import Inbox
from server.kept_notices import Kept
from server.killing import Forker
from server.postgres import Cluster
from server.scenes import Scene
from server.support import Guest, LiveServer

ON_BOTH = {
    "test_server_clock",
    "test_chat",
    "test_table_proposals",
    "test_kill",
    "test_lobby",
    "test_notes",
    "test_idempotency",
    "test_play",
    "test_reconnect",
    "test_redo",
    "test_returning",
    "test_stand_ins",
    "test_waking",
    "test_storage",
    "test_maintenance",
    "test_undo_by_consent",
}

# A server goes on in its thread while other tests look at what they have printed themselves.
structlog.configure(logger_factory=structlog.ReturnLoggerFactory())

# Tests talk faster than people; limits have tests of their own.
GENEROUS = Limits(
    messages_per_second=1e6,
    message_burst=10**6,
    unfinished_tables=10**6,
    tables_per_hour=10**6,
    tables_per_address=10**6,
    public_per_address=10**6,
    imports_per_person=10**6,
    imports_per_address=10**6,
    heavy_per_second=1e6,
    heavy_burst=10**6,
    connections_per_address=10**6,
    acts_per_second=1e6,
    act_burst=10**6,
    outcomes_per_second=1e6,
    outcome_burst=10**6,
    hints_per_minute=1e6,
    hint_burst=10**6,
    logins_per_minute=1e6,
    login_burst=10**6,
    notice_tests_per_minute=1e6,
    notice_tests_per_address=1e6,
    notice_tests_per_host=1e6,
)


def quick(directory: Path, **changes: object) -> Settings:
    """Settings for tests: bots that answer at once, clocks that start with the last "ready"."""
    base = Settings(
        data_dir=directory,
        bot_delay=0,
        bot_seconds=0.01,
        bot_workers=1,
        analysis_niceness=0,  # a busy machine must not starve a test
        countdown_seconds=0,
        password_cost=(1, 64),
        limits=GENEROUS,
    )
    return base.with_(**changes)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """These tests hold whatever the database; the others do not touch it in ways that could differ."""
    if metafunc.module.__name__.rpartition(".")[2] in ON_BOTH and "database" in metafunc.fixturenames:
        metafunc.parametrize("database", ["sqlite", "postgres"], indirect=True, scope="session")


@pytest.fixture(scope="session")
def clusters() -> Iterator[Callable[[], Cluster]]:
    """A PostgreSQL, started when first needed. Whoever may need it asks for this, so that it ends after them."""
    running: list[Cluster] = []

    def find() -> Cluster:
        if not running:
            running.append(Cluster())
        return running[0]

    yield find
    for one in running:
        one.close()


@pytest.fixture(scope="session")
def cluster(clusters: Callable[[], Cluster]) -> Cluster:
    return clusters()


@pytest.fixture(scope="session")
def forker() -> Iterator[Forker]:
    """For servers that are processes of their own."""
    running = Forker()
    yield running
    running.close()


@pytest.fixture(scope="session")
def database(request: pytest.FixtureRequest) -> str:
    kind: str = getattr(request, "param", "sqlite")
    return kind


@pytest.fixture
def where(clusters: Callable[[], Cluster], database: str, tmp_path: Path) -> Path | str:
    """A new database: a file, or an address."""
    if database == "sqlite":
        return tmp_path / "x.sqlite3"
    return clusters().database()


@pytest.fixture(scope="session")
def servers(
    clusters: Callable[[], Cluster], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], LiveServer]]:
    """One server for each database, started when first needed."""
    running: dict[str, LiveServer] = {}

    def find(kind: str) -> LiveServer:
        if kind not in running:
            url = None if kind == "sqlite" else clusters().database()
            running[kind] = LiveServer(quick(tmp_path_factory.mktemp("data"), database_url=url)).__enter__()
        return running[kind]

    yield find
    for one in running.values():
        one.__exit__()


@pytest.fixture(scope="session")
def server(servers: Callable[[str], LiveServer], database: str) -> LiveServer:
    """One server for all tests that do not need their own."""
    return servers(database)


@pytest.fixture(scope="session")
def over_scene(server: LiveServer) -> Scene:
    """A public table at which the game is over: what is asked there must not depend on what was asked before."""
    return Scene(server, "over", public=True)


@pytest.fixture
def own_server(where: Path | str, tmp_path: Path) -> Iterator[Callable[..., LiveServer]]:
    """Starts servers with settings of their own, on the same data."""
    running: list[LiveServer] = []
    url = where if isinstance(where, str) else None

    def start(**changes: object) -> LiveServer:
        settings = quick(tmp_path / "data", database_url=url, **changes)
        running.append(LiveServer(settings).__enter__())
        return running[-1]

    yield start
    for one in running:
        one.__exit__()


@pytest.fixture
def kept(where: Path | str, tmp_path: Path) -> Iterator[Kept]:
    made = Kept(where if isinstance(where, str) else tmp_path / "data" / "orrery.sqlite3")
    yield made
    made.close()


@pytest.fixture
def anna(server: LiveServer) -> Guest:
    return server.guest()


@pytest.fixture
def boris(server: LiveServer) -> Guest:
    return server.guest()


@pytest.fixture
def inbox() -> Iterator[Inbox]:
    made = Inbox()
    yield made
    made.close()

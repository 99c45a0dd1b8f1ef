"""A real server on loopback and a real Chromium in front of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from browser.person import Person

expect.set_options(timeout=90_000)  # a busy machine is slow, not wrong

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
STATIC = Path(__file__).parents[2] / "src" / "orrery" / "server" / "static" / "index.html"
SERVING = Path(__file__).with_name("serving.py")

Sit = Callable[..., Person]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Games from beginning to end are begun first, so that nobody waits for the last of them alone."""
    items.sort(key=lambda item: "whole" not in item.name)


def chromium() -> str:
    found = os.environ.get("ORRERY_CHROMIUM") or shutil.which("chromium")
    assert found, "no Chromium: `make test` installs one, or set ORRERY_CHROMIUM"
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert STATIC.exists(), "the client is not built: run `make test`"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield opened
        opened.close()


@contextmanager
def served(data: Path, *arguments: str) -> Iterator[str]:
    """The address of a server that has begun with an empty data folder; bots answer at once."""
    bots = {"ORRERY_BOT_DELAY": "0", "ORRERY_BOT_SECONDS": "0.2", "ORRERY_HINT_DEALS": "4"}
    environment = {**os.environ, **bots, "ORRERY_ANALYSIS_NICENESS": "0"}
    command = [sys.executable, str(SERVING), str(data), *arguments]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert server.stdout is not None
        for line in server.stdout:
            if line.startswith("READY"):
                yield line.split()[1].rstrip("/")
                break
        else:
            pytest.fail("the server did not start")
    finally:
        server.terminate()
        server.wait(20)


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("orrery")) as address:
        yield address


@pytest.fixture
def sit(browser: Browser, url: str) -> Iterator[Sit]:
    """Opens a browser profile of its own for each person: sit(width=390, lang="ru")."""
    with profiles(browser, url) as open_profile:
        yield open_profile


@pytest.fixture
def sit_at_toy(browser: Browser, tmp_path: Path) -> Iterator[Sit]:
    """The same at a server that also offers a game which the client has never heard of."""
    with served(tmp_path, "--toy") as address, profiles(browser, address) as open_profile:
        yield open_profile


@contextmanager
def profiles(browser: Browser, url: str) -> Iterator[Sit]:
    opened: list[tuple[BrowserContext, Person]] = []

    def open_profile(
        width: int = 1440,
        height: int = 900,
        lang: str = "en",
        theme: str = "dark",
        speed: str = "instant",
        still: bool = True,
        seed: int = 1,
        keeps: bool = False,
    ) -> Person:
        """`keeps`: the application keeps itself for times offline. When it takes over is up to the machine, and
        what it answers never comes to the server: other tests do without."""
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=width < 760,
            reduced_motion="reduce" if still else "no-preference",
            locale=lang,
            service_workers="allow" if keeps else "block",
        )
        stored = {"lang": lang, "theme": theme, "motion": "system", "botSpeed": speed}
        context.add_init_script(
            f"if (!localStorage.getItem('orrery.prefs')) localStorage.setItem('orrery.prefs', JSON.stringify({stored}))"
        )
        context.set_default_timeout(90_000)
        person = Person(context.new_page(), url, seed)
        opened.append((context, person))
        return person

    yield open_profile
    for context, person in opened:
        trouble = list(person.trouble)
        context.close()
        assert not trouble, trouble

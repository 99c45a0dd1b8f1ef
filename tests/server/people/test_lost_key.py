"""A database without its key: people would not be recognised, so no server starts there by accident."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from orrery.server.app import create_app
from orrery.server.people.sessions import KeyLost, load_secret
from orrery.server.run import DataBusy, _check_data
from server.processes import refused
from server.support import LiveServer


def used(own_server: Callable[..., LiveServer], use: str) -> LiveServer:
    """A server that has been used and stopped, and has lost its key since."""
    server = own_server()
    guest = server.guest()
    if use == "account":
        guest.post("/api/account", {"login": "anna", "password": "a long password"}, 201)
    elif use == "name":
        guest.http.patch("/api/me", json={"name": "Anna"})
    elif use == "table":
        guest.table("me", "easy", "easy")
    server.__exit__()
    (server.settings.data_dir / "secret").unlink()
    return server


@pytest.mark.parametrize("use", ["account", "name", "table"])
def test_it_does_not_start(own_server: Callable[..., LiveServer], use: str) -> None:
    server = used(own_server, use)
    key = server.settings.data_dir / "secret"
    for lang, words in (("en", ("key is missing", "backup", "--new-key")), ("ru", ("Нет ключа", "копии", "--new-key"))):
        code, told = refused(key.parent, "--lang", lang)
        assert (code, told.count("\n")) == (2, 1)
        assert str(key) in told
        assert all(word in told for word in words)
    assert not key.exists(), "no new one was made"


def test_nothing_is_lost_where_nobody_was(own_server: Callable[..., LiveServer]) -> None:
    server = used(own_server, "nothing")
    again = own_server()
    assert (server.settings.data_dir / "secret").stat().st_size == 32
    again.guest()


def test_a_new_key_on_purpose(own_server: Callable[..., LiveServer]) -> None:
    server = used(own_server, "account")
    with pytest.raises(DataBusy, match="--new-key"):
        _check_data(server.settings)
    _check_data(server.settings.with_(new_key=True))
    key = (server.settings.data_dir / "secret").read_bytes()
    anna = own_server().guest()
    assert anna.post("/api/session", {"login": "anna", "password": "a long password"})["account"] == "anna"
    assert (server.settings.data_dir / "secret").read_bytes() == key, "made once"


def test_a_server_in_another_program_does_not_start_either(own_server: Callable[..., LiveServer]) -> None:
    server = used(own_server, "table")
    app = create_app(server.settings)

    async def begin() -> None:
        async with app.router.lifespan_context(app):
            pytest.fail("it has started")

    for _ in range(2):  # nothing is left open either
        with pytest.raises(KeyLost):
            asyncio.run(begin())


def test_a_key_that_is_there_is_read(tmp_path: Path) -> None:
    with pytest.raises(KeyLost):
        load_secret(tmp_path, may_make=False)
    made = load_secret(tmp_path)
    assert load_secret(tmp_path, may_make=False) == made

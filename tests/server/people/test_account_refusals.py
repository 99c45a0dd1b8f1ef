"""Accounts: what is refused, how guessing is slowed down, and names that two would read alike."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from argon2 import PasswordHasher

from orrery.server.people.accounts import Passwords, clean_login, clean_password, folded
from orrery.server.settings import Limits
from orrery.server.wire.server_errors import ServerError
from server.account_helpers import PASSWORD, entered, login, signed_up
from server.conftest import GENEROUS
from server.support import Guest, LiveServer, wait_until

Json = Any


def test_refusals_in_both_languages(server: LiveServer) -> None:
    home, name = signed_up(server)
    guest = server.guest()
    cases: list[tuple[Guest, str, str, Json, int, str]] = [
        (guest, "POST", "/api/account", {"login": name.title(), "password": PASSWORD}, 409, "login_taken"),
        (home, "POST", "/api/account", {"login": login(), "password": PASSWORD}, 409, "has_account"),
        (guest, "POST", "/api/account", {"login": "ab", "password": PASSWORD}, 422, "bad_login_name"),
        (guest, "POST", "/api/account", {"login": "x" * 33, "password": PASSWORD}, 422, "bad_login_name"),
        (guest, "POST", "/api/account", {"login": "a\u200bbc", "password": PASSWORD}, 422, "bad_login_name"),
        (guest, "POST", "/api/account", {"login": "a\u0000bc", "password": PASSWORD}, 422, "bad_login_name"),
        (guest, "POST", "/api/account", {"login": login(), "password": "seven77"}, 422, "bad_password"),
        (guest, "POST", "/api/account", {"login": login(), "password": "x" * 201}, 422, "bad_password"),
        (guest, "POST", "/api/session", {"login": name, "password": "wrong horse"}, 401, "wrong_login"),
        (guest, "POST", "/api/session", {"login": "nobody at all", "password": PASSWORD}, 401, "wrong_login"),
        (guest, "POST", "/api/session", {"login": "\u0000", "password": ""}, 401, "wrong_login"),
        (home, "PUT", "/api/account/password", {"old": "wrong horse", "new": PASSWORD}, 401, "wrong_login"),
        (home, "PUT", "/api/account/password", {"old": PASSWORD, "new": "short"}, 422, "bad_password"),
        (guest, "PUT", "/api/account/password", {"old": PASSWORD, "new": PASSWORD}, 409, "no_account"),
        (guest, "POST", "/api/account", {"login": 5, "password": PASSWORD}, 422, "bad_request"),
        (guest, "POST", "/api/account", {"login": name}, 422, "bad_request"),
        (guest, "POST", "/api/session", {"login": name, "password": PASSWORD, "more": 1}, 422, "bad_request"),
    ]
    for person, method, path, body, status, code in cases:
        answer = person.http.request(method, path, json=body)
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (status, code), body
        assert error["text"]["en"] != error["text"]["ru"]
        assert PASSWORD not in answer.text
    assert home.get("/api/me")["account"] == name
    assert guest.get("/api/me")["account"] is None


def test_half_a_character_is_no_password(server: LiveServer) -> None:
    guest = server.guest()
    for field in ("login", "password"):
        body = {"login": login(), "password": PASSWORD, field: "SURROGATE"}
        raw = json.dumps(body).replace("SURROGATE", "\\ud800-------")
        headers = {"Content-Type": "application/json"}
        assert guest.http.post("/api/account", content=raw, headers=headers).status_code == 422
        assert guest.http.post("/api/session", content=raw, headers=headers).status_code in (401, 422)


def test_who_may(server: LiveServer) -> None:
    """Nobody, a guest, an account: what each is answered."""
    nobody, guest = server.guest(), server.guest()
    nobody.http.cookies.clear()
    account, name = signed_up(server)
    good = {"login": name, "password": PASSWORD}
    rows: list[tuple[str, str, Json, tuple[int, int, int]]] = [
        ("POST", "/api/account", {"login": name, "password": PASSWORD}, (401, 409, 409)),
        ("PUT", "/api/account/password", {"old": PASSWORD, "new": PASSWORD}, (401, 409, 200)),
        ("DELETE", "/api/session", None, (401, 200, 200)),
        ("POST", "/api/session", good, (200, 200, 200)),
        ("GET", "/api/me/notices", None, (200, 200, 200)),
    ]
    for method, path, body, expected in rows:
        for person, status in zip((nobody, guest, account), expected, strict=True):
            assert person.http.request(method, path, json=body).status_code == status, (method, path)
    nobody.http.cookies.clear()
    for method, path in (("GET", "/api/me/notices"), ("PUT", "/api/me/notices"), ("POST", "/api/me/notices/test")):
        answer = nobody.http.request(method, path, json={"webhook": None, "lang": "en"} if method == "PUT" else None)
        assert answer.status_code == 401


def test_guessing_is_slow(own_server: Callable[..., LiveServer]) -> None:
    limits: Limits = replace(GENEROUS, logins_per_minute=0.001, login_burst=5)
    server = own_server(limits=limits, trusted_proxies=("127.0.0.1",))
    guest = server.guest()

    def attempt(name: str, address: str) -> int:
        body = {"login": name, "password": "guess me now"}
        return guest.http.post("/api/session", json=body, headers={"X-Forwarded-For": address}).status_code

    assert [attempt(f"name {n}", "192.0.2.1") for n in range(7)] == [401] * 5 + [429] * 2, "one address, many names"
    assert attempt("name 9", "192.0.2.2") == 401, "another address is another matter"
    many = [attempt("victim", f"198.51.100.{n}") for n in range(7)]
    assert many == [401] * 5 + [429] * 2, "many addresses, one name"


def test_nobody_costs_as_much_time_as_somebody(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name nobody has, a wrong password and one that could be none at all: each is held against one hash of the
    same cost, so the time of the answer does not tell which names there are."""
    _, name = signed_up(server)
    guest = server.guest()
    entered(guest, "nobody here", "wrong password", 401)  # makes the hash that stands for nobody
    held: list[str] = []
    verify = Passwords._verify

    def noted(passwords: Passwords, hashed: str, password: str) -> bool:
        held.append(hashed.rsplit("$", 2)[0])
        return verify(passwords, hashed, password)

    monkeypatch.setattr(Passwords, "_verify", noted)
    for who, password in ((name, "wrong password"), ("nobody here", "wrong password"), (name, "x"), ("", "")):
        entered(guest, who, password, 401)
    assert len(held) == 4
    assert len(set(held)) == 1


def test_a_stricter_server_hashes_anew(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(password_cost=(1, 64))
    guest, name = signed_up(server)

    def hashed(running: LiveServer) -> str:
        account = asyncio.run(running.parts.accounts.people.account(guest.me["id"]))
        assert account is not None
        return account.hash

    before = hashed(server)
    assert before.startswith("$argon2id$")
    assert PASSWORD not in before
    server.__exit__()
    again = own_server(password_cost=(2, 128))
    entered(again.guest(), name)
    after = hashed(again)
    assert after != before
    assert "m=128,t=2" in after
    assert PasswordHasher().verify(after, PASSWORD)
    entered(again.guest(), name)
    assert hashed(again) == after


def test_a_login_does_not_stop_the_tables(own_server: Callable[..., LiveServer]) -> None:
    """Hashing goes on beside the event loop."""
    server = own_server(password_cost=(12, 64 * 1024))
    guest = server.guest()
    others = [server.guest() for _ in range(2)]
    work = [threading.Thread(target=entered, args=(one, "nobody here", "wrong password", 401)) for one in others]
    for thread in work:
        thread.start()
    answered = 0
    while all(thread.is_alive() for thread in work):
        guest.get("/api/health")
        answered += 1
    assert answered > 5


def test_names_are_compared_as_people_read_them() -> None:
    assert folded("Анна") == folded("аННА")
    assert folded("Straße") == folded("STRASSE")
    assert folded("ﬁne") == folded("Fine")
    assert folded("Ａｎｎａ") == folded("anna")
    assert clean_login("  Anna   Maria ") == "Anna Maria"
    assert clean_password("e\u0301" * 8) == "é" * 8
    for bad in ("", "ab", "a\u202eb", "\ud800aaa", "x" * 33):
        with pytest.raises(ServerError):
            clean_login(bad)


def test_two_cannot_have_one_name_at_once(server: LiveServer) -> None:
    name = login()
    guests = [server.guest() for _ in range(6)]

    def attempt(guest: Guest) -> int:
        return guest.http.post("/api/account", json={"login": name, "password": PASSWORD}).status_code

    with ThreadPoolExecutor(6) as pool:
        assert sorted(pool.map(attempt, guests)) == [201] + [409] * 5
    wait_until(lambda: sum(guest.get("/api/me")["account"] == name for guest in guests) == 1)

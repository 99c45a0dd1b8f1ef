"""People with an account, in tests."""

from __future__ import annotations

import uuid
from typing import Any

from server.support import Guest, LiveServer

Json = Any
PASSWORD = "correct horse battery"


def login() -> str:
    return f"anna {uuid.uuid4().hex[:8]}"


def signed_up(server: LiveServer, name: str | None = None) -> tuple[Guest, str]:
    guest, chosen = server.guest(), name or login()
    me = guest.post("/api/account", {"login": chosen, "password": PASSWORD}, 201)
    assert me == {**guest.me, "account": chosen}
    return guest, chosen


def entered(guest: Guest, name: str, password: str = PASSWORD, expect: int = 200) -> Json:
    return guest.post("/api/session", {"login": name, "password": password}, expect)

"""Sessions of an account end where and when their person says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from orrery.server.people.sessions import COOKIE, Session
from server.account_helpers import PASSWORD, entered, login, signed_up
from server.support import LiveServer


def test_logging_out_leaves_other_devices_alone(server: LiveServer) -> None:
    home, name = signed_up(server)
    phone = server.guest()
    entered(phone, name)
    with home.socket() as at_home, phone.socket() as on_phone:
        at_home.hear("welcome")
        on_phone.hear("welcome")
        me = phone.http.delete("/api/session").json()
        assert me["account"] is None
        assert me["id"] != home.me["id"]
        assert on_phone.closed() == 4401
        at_home.say("ping")
        assert at_home.hear("pong")
    assert phone.get("/api/me")["id"] == me["id"]
    assert home.get("/api/me")["account"] == name


@pytest.mark.parametrize("how", ["logout", "password"])
def test_ended_sessions_are_nobody(server: LiveServer, how: str) -> None:
    home, name = signed_up(server)
    phone = server.guest()
    entered(phone, name)
    old = phone.cookie
    with home.socket() as at_home, phone.socket() as on_phone:
        at_home.hear("welcome")
        on_phone.hear("welcome")
        if how == "logout":
            home.http.delete("/api/session?everywhere=true")
            assert at_home.closed() == 4401
            assert home.get("/api/me")["account"] is None
        else:
            changed = home.put("/api/account/password", {"old": PASSWORD, "new": "another one"})
            assert changed["account"] == name
            assert home.get("/api/me") == changed
            assert at_home.closed() == 4401, "it comes back with its new cookie"
            with home.socket() as again:
                assert again.hear("welcome")["user"]["id"] == home.me["id"]
        assert on_phone.closed() == 4401
    assert phone.http.post("/api/tables/x/leave").status_code == 401
    with phone.socket() as socket:
        assert socket.next()["code"] == "no_guest"
        assert socket.closed() == 4401
    stranger = phone.get("/api/me")
    assert stranger["account"] is None
    assert stranger["id"] != home.me["id"]
    assert server.guest().http.post("/api/tables/x/leave", headers={"Cookie": old}).status_code == 401
    entered(phone, name, PASSWORD if how == "logout" else "another one")


def test_a_guests_cookie_from_before_is_worth_nothing(server: LiveServer) -> None:
    """Whoever has taken the guest's cookie does not own the account that grew out of it."""
    guest = server.guest()
    before = guest.cookie
    with guest.socket() as socket:
        socket.hear("welcome")
        guest.post("/api/account", {"login": login(), "password": PASSWORD}, 201)
        assert socket.closed() == 4401
    thief = server.guest()
    thief.http.cookies.clear()
    assert thief.http.get("/api/me", headers={"Cookie": before}).json()["id"] != guest.me["id"]


def test_sessions_ended_by_another_process_lose_their_sockets(
    own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orrery.server.people.accounts.CHECK_SECONDS", 0.05)
    server = own_server()
    (home, _), guest = signed_up(server), server.guest()
    with home.socket() as socket, guest.socket() as other:
        socket.hear("welcome")
        other.hear("welcome")
        asyncio.run(server.parts.accounts.people.end_sessions(home.me["id"]))
        assert socket.closed() == 4401
        other.say("ping")
        assert other.hear("pong")


def test_a_forged_session_is_nobody(server: LiveServer) -> None:
    home, _ = signed_up(server)
    signer = server.parts.signer
    for session in (Session(home.me["id"]), Session(home.me["id"], 1, "x"), Session(home.me["id"], -1, "x")):
        cookie = f"{COOKIE}={signer.cookie_for(session)}"
        assert server.guest().http.post("/api/tables/x/leave", headers={"Cookie": cookie}).status_code == 401

"""What is left to a connection whose session has ended: nothing, from that moment on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.server.wire.close_codes import CLOSE_NO_GUEST
from server.account_helpers import PASSWORD, entered, signed_up
from server.support import LiveServer


@pytest.mark.parametrize("how", ["logout", "password"])
def test_sockets_are_closed_at_once(
    own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """Not only when the server next looks for sessions that other processes have ended."""
    monkeypatch.setattr("orrery.server.people.accounts.CHECK_SECONDS", 3600)
    server = own_server()
    home, name = signed_up(server)
    phone = server.guest()
    entered(phone, name)
    with phone.socket() as on_phone:
        on_phone.hear("welcome")
        if how == "logout":
            home.http.delete("/api/session?everywhere=true")
        else:
            home.put("/api/account/password", {"old": PASSWORD, "new": "another one"})
        assert on_phone.closed() == CLOSE_NO_GUEST

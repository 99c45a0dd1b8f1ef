"""Seats a rematch keeps: for whom, and that nobody else gets them before they are given up or freed."""

from __future__ import annotations

import asyncio

from server.support import Guest, Json, LiveServer
from server.tables.test_lobby import play_out


def _rematch(anna: Guest, boris: Guest, *rest: str) -> Json:
    """The lobby of a rematch Anna has asked for, where seat 1 is kept for Boris."""
    table = anna.table("me", "open", *rest, options={"confirm": False})
    boris.post(f"/api/tables/{table['id']}/claim", {"token": table["seats"][1]["invite"]})
    with anna.socket() as one, boris.socket() as two:
        one.join(table["id"])
        two.join(table["id"])
        play_out(table["id"], {0: one, 1: two})
    return anna.post(f"/api/tables/{table['id']}/rematch")


def _link(server: LiveServer, ident: str, seat: int) -> str:
    """The invitation of a seat, as it would have been copied while it could be."""
    row = asyncio.run(server.parts.storage.table(ident))
    assert row is not None
    return server.parts.signer.invitation(ident, seat, row.seats[seat].nonce)


def test_a_link_does_not_take_a_kept_seat_from_its_owner(server: LiveServer, anna: Guest, boris: Guest) -> None:
    made = _rematch(anna, boris, "easy")
    clara, path = server.guest(), f"/api/tables/{made['id']}"
    token = _link(server, made["id"], 1)
    refused = clara.post(f"{path}/claim", {"token": token}, 409)["error"]
    assert (refused["code"], refused["text"]["ru"] != refused["text"]["en"]) == ("seat_kept", True)
    assert anna.get(path)["seats"][1]["kept_for"], "nothing has changed"
    anna.put(f"{path}/seats/2", {"kind": "open"})  # so that the game does not begin yet
    mine = boris.post(f"{path}/claim", {"token": token})["seats"][1]
    assert (mine["mine"], mine["kept_for"]) == (True, None)


def test_the_host_frees_a_kept_seat(server: LiveServer, anna: Guest, boris: Guest) -> None:
    made = _rematch(anna, boris, "easy")
    clara, path = server.guest(), f"/api/tables/{made['id']}"
    old = _link(server, made["id"], 1)
    assert boris.put(f"{path}/seats/1", {"kind": "open"}, 403)["error"]["code"] == "not_host"
    free = anna.put(f"{path}/seats/1", {"kind": "open"})["seats"][1]
    assert (free["kept_for"], free["invite"] not in (None, old)) == (None, True)
    assert clara.post(f"{path}/claim", {"token": old}, 403)["error"]["code"] == "bad_invite"
    assert made["id"] not in [each["id"] for each in boris.get("/api/tables")]
    assert clara.post(f"{path}/claim", {"token": free["invite"]})["status"] == "playing"


def test_who_sits_elsewhere_keeps_no_second_seat(anna: Guest, boris: Guest) -> None:
    made = _rematch(anna, boris, "easy")
    path = f"/api/tables/{made['id']}"
    token = anna.put(f"{path}/seats/2", {"kind": "open"})["seats"][2]["invite"]
    boris.post(f"{path}/claim", {"token": token})
    seats = anna.get(path)["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "open", "human"]
    assert (seats[1]["kept_for"], seats[1]["invite"] is None) == (None, False)


def test_a_kept_seat_knows_the_new_name_of_its_owner(server: LiveServer, anna: Guest, boris: Guest) -> None:
    made = _rematch(anna, boris, "easy")
    assert boris.http.patch("/api/me", json={"name": "Boris"}).status_code == 200
    for guest in (anna, server.guest()):
        seat = guest.get(f"/api/tables/{made['id']}")["seats"][1]
        assert (seat["kept_for"], seat["name"]) == ("Boris", None)

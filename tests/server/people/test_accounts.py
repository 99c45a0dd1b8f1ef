"""Accounts: the same person on several devices, and nobody else."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import delete, insert, update

from orrery.server.storage import database_schema as db
from orrery.server.storage.row_codec import seat_values, table_values
from orrery.server.storage.table_store import whole
from server.account_helpers import PASSWORD, entered, login, signed_up
from server.inbox import Inbox
from server.postgres import longest_wait
from server.support import Guest, LiveServer, wait_until


def test_a_guest_keeps_the_games_when_signing_up(server: LiveServer) -> None:
    guest = server.guest()
    assert guest.me["account"] is None
    table = guest.table("me", "open", "easy")
    name = login()
    me = guest.post("/api/account", {"login": f"  {name} ", "password": PASSWORD}, 201)
    assert me == {"id": guest.me["id"], "name": guest.me["name"], "account": name, "program": False}
    assert guest.get("/api/me") == me
    assert [one["id"] for one in guest.get("/api/tables")] == [table["id"]]
    assert guest.get(f"/api/tables/{table['id']}")["seats"][0]["mine"]
    assert guest.http.patch("/api/me", json={"name": "Olga"}).json() == {**me, "name": "Olga"}


def test_the_games_are_there_on_another_device(server: LiveServer) -> None:
    first, name = signed_up(server)
    first.http.patch("/api/me", json={"name": "Olga"})
    table = first.table("me", "easy", "easy")
    other = server.guest()
    assert entered(other, name.upper()) == {"id": first.me["id"], "name": "Olga", "account": name, "program": False}
    assert other.get("/api/tables")[0]["id"] == table["id"]
    with first.socket() as one, other.socket() as two:
        for socket in (one, two):
            assert socket.hear("welcome")["user"]["id"] == first.me["id"]
            assert socket.join(table["id"])["seat"] == 0
        decision = two.asked(0)
        assert two.act(table["id"], 0, decision["at"], decision["decision"]["actions"][0])["t"] == "ack"
        one.reach(1, 0)


def test_what_was_played_as_a_guest_comes_along(server: LiveServer) -> None:
    """Seats, tables, kept seats and choices; in memory as in the database, and the open page notices."""
    home, name = signed_up(server)
    home.http.patch("/api/me", json={"name": "Olga"})
    home_table = home.table("me", "open", "easy")
    device = server.guest()
    hosted = device.table("me", "open", "easy")
    device.post(f"/api/tables/{home_table['id']}/claim", {"token": home_table["seats"][1]["invite"]})
    device.put("/api/me/notices", {"webhook": "https://example.org/hook", "lang": "ru"})
    friend = server.guest()
    friend.post(f"/api/tables/{hosted['id']}/claim", {"token": hosted["seats"][1]["invite"]})
    with device.socket() as socket, friend.socket() as watching:
        socket.join(hosted["id"])
        watching.join(hosted["id"])
        me = entered(device, name)
        assert me == {"id": home.me["id"], "name": "Olga", "account": name, "program": False}
        assert socket.closed() == 4401
        told = watching.hear("table")["table"]
        assert told["seats"][0]["name"] == "Olga"
    with device.socket() as socket:
        assert socket.hear("welcome")["user"]["id"] == home.me["id"]
        state = socket.join(hosted["id"])
        assert state["seat"] == 0
        state = socket.asked(0)
        assert socket.act(hosted["id"], 0, state["at"], state["decision"]["actions"][0])["t"] == "ack"
    mine = {one["id"]: one for one in device.get("/api/tables")}
    assert set(mine) == {home_table["id"], hosted["id"]}
    assert mine[hosted["id"]]["host"]
    assert [seat["mine"] for seat in mine[home_table["id"]]["seats"]] == [True, True, False]
    assert home.get("/api/me/notices") == {"webhook": "https://example.org/hook", "lang": "ru"}


def test_merged_seats_survive_a_restart(own_server: Callable[..., LiveServer]) -> None:
    server = own_server()
    home, name = signed_up(server)
    device = server.guest()
    table = device.table("me", "open", "easy")
    entered(device, name)
    server.__exit__()
    again = own_server()
    back = again.guest()
    entered(back, name)
    found = back.get(f"/api/tables/{table['id']}")
    assert found["host"]
    assert found["seats"][0]["mine"]
    assert back.me["id"] != home.me["id"] == back.get("/api/me")["id"]


def test_notes_of_both_are_kept_when_they_become_one(server: LiveServer) -> None:
    home, name = signed_up(server)
    table = home.table("me", "open", "easy")
    device = server.guest()
    device.post(f"/api/tables/{table['id']}/claim", {"token": table["seats"][1]["invite"]})
    home.post(f"/api/tables/{table['id']}/notes", {"text": "mine first"}, 201)
    device.post(f"/api/tables/{table['id']}/notes", {"text": "mine elsewhere"}, 201)
    entered(device, name)
    notes = home.get(f"/api/tables/{table['id']}/notes")["notes"]
    assert [note["text"] for note in notes] == ["mine first", "mine elsewhere"]


def test_who_logs_in_is_still_told(own_server: Callable[..., LiveServer], inbox: Inbox) -> None:
    """A notice that waits for the guest is sent to the account."""
    server = own_server(allow_private_webhooks=True, notice_backoff=1.5)
    home, name = signed_up(server)
    friend, device = server.guest(), server.guest()
    device.put("/api/me/notices", {"webhook": inbox.url, "lang": "ru"})
    inbox.answers = [500]
    table = friend.table("me", "open", "easy")
    device.post(f"/api/tables/{table['id']}/claim", {"token": table["seats"][1]["invite"]})
    wait_until(lambda: len(inbox.heard) == 1)
    entered(device, name)
    wait_until(lambda: len(inbox.heard) == 2)
    assert inbox.heard[0] == inbox.heard[1]
    assert home.get("/api/me/notices")["webhook"] == inbox.url


def test_a_request_said_again_after_logging_in_makes_nothing(server: LiveServer) -> None:
    home, name = signed_up(server)
    device = server.guest()
    wish = {"game": "planet_5r", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    keys = [{"Idempotency-Key": key} for key in ("one-key", "both-keys")]
    made = [device.http.post("/api/tables", json=wish, headers=key).json()["id"] for key in keys]
    his = home.http.post("/api/tables", json=wish, headers=keys[1]).json()["id"]
    entered(device, name)
    again = [device.http.post("/api/tables", json=wish, headers=key).json()["id"] for key in keys]
    assert again == [made[0], his], "where both have used a key, the account's counts"
    assert len(device.get("/api/tables")) == 3


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_who_logs_in_comes_back_as_the_account_at_other_processes_too(own_server: Callable[..., LiveServer]) -> None:
    here, there = own_server(), own_server()
    home, name = signed_up(here)
    device = here.guest()
    table = device.table("me", "open", "open")["id"]
    window = Guest(there)
    window.http.cookies = device.http.cookies
    with window.socket() as socket:
        assert socket.hear("welcome")["user"]["id"] == device.me["id"]
        entered(device, name)
        assert socket.closed() == 4401
    assert home.get(f"/api/tables/{table}")["host"]


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_seat_that_is_just_stored_anew_comes_along(own_server: Callable[..., LiveServer]) -> None:
    """Another process gives the table new rows for its seats while the guest logs in here: nothing stays behind."""
    here, there = own_server(), own_server()
    home, name = signed_up(here)
    device = here.guest()
    made = device.table({"kind": "me", "name": "Captain"}, "open", "open")
    engine = there.parts.storage.backend.engine()
    with ThreadPoolExecutor(1) as pool:
        with engine.begin() as c:
            found = whole(c, made["id"])
            assert found is not None
            row = found[0]
            changed = {**table_values(row), "revision": row.revision + 1}
            assert c.execute(update(db.tables).where(db.tables.c.id == row.id).values(**changed)).rowcount
            c.execute(delete(db.seats).where(db.seats.c.table_id == row.id))
            c.execute(insert(db.seats), [seat_values(row.id, seat) for seat in row.seats])
            entering = pool.submit(entered, device, name)
            wait_until(lambda: longest_wait(engine) is not None)
        assert entering.result()["id"] == home.me["id"]
    engine.dispose()
    assert device.get(f"/api/tables/{made['id']}")["seats"][0]["mine"]


def test_another_account_takes_nothing_along(server: LiveServer) -> None:
    one, _ = signed_up(server)
    table = one.table("me", "open", "easy")
    _, other_name = signed_up(server)
    entered(one, other_name)
    assert one.get("/api/tables") == []
    assert not one.get(f"/api/tables/{table['id']}")["host"]

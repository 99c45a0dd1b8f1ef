"""Public tables: found by anybody, joined without an invitation; times and stand-ins as agreed."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from server.arranged_tables import ready
from server.support import Guest, LiveServer, play_on, wait_until

Json = Any
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
LIVE = {"kind": "live", "move": 60, "bank": 600}
DAILY = {"kind": "daily", "move": 86400, "bank": 0}


def found(guest: Guest, ident: str) -> Json:
    return next((one for one in guest.get("/api/public") if one["id"] == ident), None)


def test_a_public_table_is_found_and_filled(server: LiveServer, anna: Guest, boris: Guest) -> None:
    table = anna.table("me", "open", "open", public=True, clock=LIVE, stand_in="hard", name="Friday")
    assert (table["public"], table["clock"], table["stand_in"]) == (True, LIVE, 6)
    seen = found(boris, table["id"])
    assert (seen["name"], seen["host"], seen["clock"]) == ("Friday", False, LIVE)
    assert [seat["invite"] for seat in seen["seats"]] == [None] * 3, "no invitations for strangers"
    with anna.socket() as hosting:
        hosting.say("join", table=table["id"])
        hosting.hear("table")
        mine = boris.post(f"/api/tables/{table['id']}/sit")
        assert [seat["mine"] for seat in mine["seats"]] == [False, True, False]
        told = hosting.hear("table")["table"]
        assert told["seats"][1]["name"] == boris.me["name"], "the host sees who sat down"
        carla = server.guest()
        full = carla.post(f"/api/tables/{table['id']}/sit")
        assert (full["status"], full["check"]["ready"]) == ("waiting", []), "live clocks wait until all are ready"
        ready([anna, boris, carla], table["id"])
        assert hosting.hear("state")["seat"] == 0
    watching = found(server.guest(), table["id"])
    assert watching["status"] == "playing"
    assert not watching["my_turn"]


def test_who_looked_on_before_sitting_down_is_there(server: LiveServer, anna: Guest, boris: Guest) -> None:
    table = anna.table("me", "open", "bot", public=True)["id"]
    with anna.socket() as hosting, boris.socket() as looking:
        hosting.say("join", table=table)
        hosting.hear("table")
        looking.say("join", table=table)
        assert [seat["online"] for seat in looking.hear("table")["table"]["seats"]] == [True, False, False]
        assert boris.post(f"/api/tables/{table}/sit")["seats"][1]["online"]
        looking.hear("state")
        told = [m["table"] for m in hosting.silence(0.1) if m["t"] == "table"]
        assert [seat["online"] for seat in told[-1]["seats"]] == [True, True, False]


def test_who_sits_where(server: LiveServer) -> None:
    """Host, player, stranger and nobody; public and private; waiting, full, playing and over."""
    host, player, stranger = (server.guest() for _ in range(3))
    nobody = server.guest()
    nobody.http.cookies.clear()
    people = {"host": host, "player": player, "stranger": stranger, "nobody": nobody}

    def sit(who: str, ident: str) -> tuple[int, str | None]:
        answer = people[who].http.post(f"/api/tables/{ident}/sit")
        body = answer.json()
        if who == "nobody":
            nobody.http.cookies.clear()
        if answer.status_code == 200:
            return 200, None
        error = body["error"]
        assert error["text"]["en"] != error["text"]["ru"]
        return answer.status_code, error["code"]

    def public(**more: Json) -> Json:
        table = host.table("me", "open", "open", public=True, **more)
        player.post(f"/api/tables/{table['id']}/claim", {"token": table["seats"][1]["invite"]})
        return table

    private = host.table("me", "open", "open")["id"]
    for who in people:
        assert sit(who, private) == (403, "not_public")
    waiting = public()["id"]
    assert sit("host", waiting) == (409, "already_seated")
    assert sit("player", waiting) == (409, "already_seated")
    assert sit("stranger", waiting) == (200, None)
    assert sit("nobody", waiting) == (409, "not_waiting"), "it has begun"
    assert sit("stranger", waiting) == (409, "not_waiting")
    assert sit("nobody", public()["id"]) == (200, None), "he becomes a guest by it"
    assert sit("stranger", "nowhere") == (404, "no_table")
    bots = host.table("easy", "easy", "easy", public=True)["id"]
    with host.socket() as socket:
        socket.say("join", table=bots)
        while socket.hear("table")["table"]["status"] != "over":
            pass
    assert sit("stranger", bots) == (409, "not_waiting")
    assert found(stranger, bots) is None, "what is over is not for joining or watching"


def test_a_seat_that_is_kept_is_not_for_strangers(server: LiveServer) -> None:
    host, player, stranger = (server.guest() for _ in range(3))
    table = host.table("me", "open", "easy", public=True, clock=DAILY, stand_in="easy", options={"confirm": False})[
        "id"
    ]
    player.post(f"/api/tables/{table}/sit")
    with host.socket() as one, player.socket() as two:
        for socket in (one, two):
            socket.join(table)
        while not one.states[0]["view"]["over"]:
            for seat, socket in ((0, one), (1, two)):
                play_on(socket, table, [seat], until=lambda state: state["decision"] is None)
            for socket in (one, two):
                socket.silence(0.03)
    again = host.post(f"/api/tables/{table}/rematch")
    assert (again["public"], again["clock"], again["stand_in"]) == (True, DAILY, 2)
    assert found(stranger, again["id"]) is None
    answer = stranger.http.post(f"/api/tables/{again['id']}/sit")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "table_full")
    assert player.post(f"/api/tables/{again['id']}/sit")["status"] == "playing"


def test_private_tables_are_not_listed(anna: Guest, boris: Guest) -> None:
    table = anna.table("me", "open", "open")
    assert found(boris, table["id"]) is None
    assert found(anna, table["id"]) is None
    alone = anna.table("me", "easy", "easy")
    assert (alone["public"], alone["clock"], alone["stand_in"]) == (False, None, 4)


def test_only_one_gets_the_last_seat(server: LiveServer, anna: Guest) -> None:

    table = anna.table("me", "open", "easy", public=True)["id"]
    guests = [server.guest() for _ in range(5)]
    with ThreadPoolExecutor(5) as pool:
        codes = list(pool.map(lambda guest: guest.http.post(f"/api/tables/{table}/sit").status_code, guests))
    assert sorted(codes) == [200, 409, 409, 409, 409]


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "live", "move": 4, "bank": 0},
        {"kind": "live", "move": 1801, "bank": 0},
        {"kind": "live", "move": 5, "bank": -1},
        {"kind": "live", "move": 5, "bank": 36001},
        {"kind": "live", "move": 5.5, "bank": 0},
        {"kind": "live", "move": "60", "bank": 0},
        {"kind": "live", "move": 60},
        {"kind": "daily", "move": 3599, "bank": 0},
        {"kind": "daily", "move": 14 * 86400 + 1, "bank": 0},
        {"kind": "daily", "move": 86400, "bank": 1},
        {"kind": "weekly", "move": 86400, "bank": 0},
        {"kind": "live", "move": 60, "bank": 0, "more": 1},
        {},
        5,
    ],
)
def test_bad_times_are_refused(anna: Guest, clock: Json) -> None:
    answer = anna.http.post("/api/tables", json={"game": "planet_5r", "seats": SEATS, "clock": clock})
    assert answer.status_code == 422
    text = answer.json()["error"]["text"]
    assert text["en"] != text["ru"]


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "live", "move": 5, "bank": 0},
        {"kind": "live", "move": 1800, "bank": 36000},
        {"kind": "daily", "move": 3600, "bank": 0},
        {"kind": "daily", "move": 14 * 86400, "bank": 0},
    ],
)
def test_times_are_kept(own_server: Callable[..., LiveServer], clock: Json) -> None:
    server = own_server()
    guest = server.guest()
    table = guest.table("me", "hotseat", "easy", clock=clock)["id"]
    assert guest.get(f"/api/tables/{table}")["clock"] == clock
    cookie = guest.cookie
    server.__exit__()
    again = own_server().guest()
    answer = again.http.get(f"/api/tables/{table}", headers={"Cookie": cookie}).json()
    assert answer["clock"] == clock


@pytest.mark.parametrize("more", [{"public": 1}, {"public": "yes"}, {"stand_in": "grandmaster"}, {"stand_in": None}])
def test_bad_choices_are_refused(anna: Guest, more: Json) -> None:
    answer = anna.http.post("/api/tables", json={"game": "planet_5r", "seats": SEATS, **more})
    assert answer.status_code == 422


def test_updated_says_since_when_it_is_whose_turn(anna: Guest, boris: Guest) -> None:
    """The list of my games shows who is to move, and `updated` since when: talk and names do not change it."""
    table = anna.table("me", "open", "easy", options={"confirm": False})
    boris.post(f"/api/tables/{table['id']}/claim", {"token": table["seats"][1]["invite"]})
    path = f"/api/tables/{table['id']}"
    with anna.socket() as one, boris.socket() as two:
        one.join(table["id"])
        two.join(table["id"])
        state = one.asked(0)
        assert one.act(table["id"], 0, state["at"], state["decision"]["actions"][0])["t"] == "ack"
        wait_until(lambda: anna.get(path)["actors"] == [1])  # the bot has moved as well
        before = anna.get(path)
        assert not before["my_turn"]
        assert boris.get(path)["my_turn"]
        boris.http.patch("/api/me", json={"name": "Boris the Slow"})
        two.say("say", table=table["id"], key="a-word-or-two", text="A moment, please")
        two.hear("chat")
        assert anna.get(path)["updated"] == before["updated"]
        mine = next(one for one in anna.get("/api/tables") if one["id"] == table["id"])
        assert (mine["actors"], mine["updated"]) == ([1], before["updated"])
        state = two.asked(1)
        two.act(table["id"], 1, state["at"], state["decision"]["actions"][0])
        two.silence()
        assert anna.get(path)["updated"] > before["updated"]

"""Seats: made, given away by invitation once, left, turned into bots, kept for a rematch."""

from __future__ import annotations

import asyncio
import concurrent.futures
from collections.abc import Callable
from dataclasses import replace

import httpx
import pytest

import orrery
from orrery.server.people.identities import STARS
from orrery.server.settings import Limits
from orrery.server.storage import SeatRow, StorageFailed, TableRow
from orrery.server.tables.seats import seating
from orrery.server.tables.seats.new_tables import new_table
from orrery.server.wire.http_models import SeatChange
from orrery.server.wire.server_errors import ServerError
from server.conftest import GENEROUS
from server.support import Guest, LiveServer, Socket, play_on, wait_until


def test_no_bot_is_called_after_the_star_of_a_person() -> None:
    for star in STARS:
        seats = [SeatRow(0, "human", name=f"{star} 82", guest="anna"), *(SeatRow(n, "bot", 2) for n in (1, 2, 3))]
        table = new_table("planet_unknown", seats, {}, "anna", "")
        names = [seat.name for seat in table.seats]
        assert star not in names
        assert len(set(names)) == 4


def test_a_table_waits_for_its_open_seats(anna: Guest, boris: Guest) -> None:
    table = anna.table("me", "open", "open", name="  Friday   evening ")
    assert table["status"] == "waiting"
    assert table["name"] == "Friday evening"
    assert table["host"] is True
    invites = [seat["invite"] for seat in table["seats"]]
    assert invites[0] is None
    assert len(invites[1]) == 22
    assert invites[1] != invites[2]
    seen = boris.get(f"/api/tables/{table['id']}")
    assert [seat["invite"] for seat in seen["seats"]] == [None] * 3
    assert seen["host"] is False
    assert not any(seat["mine"] for seat in seen["seats"])
    taken = boris.post(f"/api/tables/{table['id']}/claim", {"token": invites[2]})
    assert taken["seats"][2] == {
        "seat": 2,
        "kind": "human",
        "name": boris.me["name"],
        "level": None,
        "mine": True,
        "taken": True,
        "invite": None,
        "stand_in": None,
        "stood_in": False,
        "online": False,
        "kept": False,
        "program": False,
        "character": None,
        "kept_for": None,
    }
    assert taken["status"] == "waiting"
    full = anna.put(f"/api/tables/{table['id']}/seats/1", {"kind": "bot", "level": "hard"})
    assert full["status"] == "playing"
    assert [t["id"] for t in boris.get("/api/tables")] == [table["id"]]


def test_an_invitation_is_good_for_one(server: LiveServer, anna: Guest, boris: Guest) -> None:
    table = anna.table("me", "open", "open")
    path = f"/api/tables/{table['id']}/claim"
    token = table["seats"][1]["invite"]
    boris.post(path, {"token": token})
    assert boris.post(path, {"token": token})["seats"][1]["mine"], "clicking the link again is harmless"
    clara = server.guest()
    assert clara.post(path, {"token": token}, 409)["error"]["code"] == "invite_used"
    assert clara.post(path, {"token": "x" * 22}, 403)["error"]["code"] == "bad_invite"
    other = anna.table("me", "open", "open")
    assert clara.post(path, {"token": other["seats"][2]["invite"]}, 403)["error"]["code"] == "bad_invite"
    assert anna.post(path, {"token": table["seats"][2]["invite"]}, 409)["error"]["code"] == "already_seated"
    assert boris.post(path, {"token": table["seats"][2]["invite"]}, 409)["error"]["code"] == "already_seated"
    assert [s["taken"] for s in anna.get(f"/api/tables/{table['id']}")["seats"]] == [True, True, False]


def test_many_claims_at_once_seat_one_guest(server: LiveServer, anna: Guest) -> None:
    table = anna.table("me", "open", "open")
    token = table["seats"][1]["invite"]
    guests = [server.guest() for _ in range(8)]

    def claim(guest: Guest) -> int:
        return guest.http.post(f"/api/tables/{table['id']}/claim", json={"token": token}).status_code

    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        codes = list(pool.map(claim, guests))
    assert sorted(codes) == [200] + [409] * 7


def test_leaving_makes_the_old_invitation_void(anna: Guest, boris: Guest) -> None:
    table = anna.table("me", "open", "open")
    path = f"/api/tables/{table['id']}"
    token = table["seats"][1]["invite"]
    boris.post(f"{path}/claim", {"token": token})
    assert boris.post(f"{path}/leave")["seats"][1]["kind"] == "open"
    assert boris.post(f"{path}/leave", expect=403)["error"]["code"] == "not_seated"
    assert boris.post(f"{path}/claim", {"token": token}, 403)["error"]["code"] == "bad_invite"
    fresh = anna.get(path)["seats"][1]["invite"]
    assert fresh not in (None, token)
    boris.post(f"{path}/claim", {"token": fresh})


def test_the_host_unseats_somebody_on_purpose_only(server: LiveServer, anna: Guest, boris: Guest) -> None:
    table = anna.table("me", "open", "open")
    path = f"/api/tables/{table['id']}"
    token = table["seats"][1]["invite"]
    boris.post(f"{path}/claim", {"token": token})
    for change in ({"kind": "bot"}, {"kind": "open"}):  # meant for an open seat, while somebody sat down
        assert anna.put(f"{path}/seats/1", change, 409)["error"]["code"] == "seat_taken"
    assert anna.put(f"{path}/seats/0", {"kind": "open", "unseat": True}, 409)["error"]["code"] == "seat_taken"
    gone = {"kind": "open", "unseat": True}
    assert boris.put(f"{path}/seats/0", gone, 403)["error"]["code"] == "not_host"
    assert server.guest().put(f"{path}/seats/1", gone, 403)["error"]["code"] == "not_host"
    with boris.socket() as socket:
        socket.say("join", table=table["id"])
        assert socket.hear("table")["table"]["seats"][1]["mine"]
        assert anna.put(f"{path}/seats/1", gone)["seats"][1]["kind"] == "open"
        told = socket.hear("table")["table"]["seats"][1]
        assert (told["kind"], told["mine"]) == ("open", False)
    assert boris.get("/api/tables") == []
    assert boris.post(f"{path}/claim", {"token": token}, 403)["error"]["code"] == "bad_invite"
    boris.post(f"{path}/claim", {"token": anna.get(path)["seats"][1]["invite"]})
    bot = anna.put(f"{path}/seats/1", {"kind": "bot", "level": "easy", "unseat": True})["seats"][1]
    assert (bot["kind"], bot["level"], bot["mine"]) == ("bot", 2, False)


def test_who_is_unseated_loses_the_players_beside_him_too() -> None:
    row = new_table("planet_5r", [SeatRow(n, "open") for n in range(4)], {}, "anna", "")
    row.seats[0] = SeatRow(0, "human", name="Anna", guest="anna")
    row.seats[1] = SeatRow(1, "human", name="Boris", guest="boris")
    row.seats[2] = SeatRow(2, "hotseat", name="Bella", guest="boris")
    with pytest.raises(ServerError) as refused:
        seating.replaced(row, "anna", 2, SeatChange(kind="open"))
    assert refused.value.code == "seat_taken"
    for asked in (SeatChange(kind="open", unseat=True), SeatChange(kind="bot", unseat=True)):
        changed = seating.replaced(row, "anna", 2, asked)
        assert [seat.kind for seat in changed.seats] == ["human", "open", asked.kind, "open"]
        assert changed.seats_of("boris") == []


def test_the_host_can_leave_too(anna: Guest, boris: Guest) -> None:
    table = anna.table("me", "open", "open")
    path = f"/api/tables/{table['id']}"
    boris.post(f"{path}/claim", {"token": table["seats"][1]["invite"]})
    with anna.socket() as socket:
        socket.say("join", table=table["id"])
        socket.hear("table")
        assert anna.post(f"{path}/leave")["host"] is False
        after = boris.get(path)
        assert after["host"] is True
        assert after["seats"][0]["invite"]
        assert boris.post(f"{path}/leave") == {"gone": True}
        assert socket.hear("error")["code"] == "no_table"
    assert anna.get(path, 404)["error"]["code"] == "no_table"
    assert boris.get("/api/tables") == []


def test_seats_change_only_before_the_game(anna: Guest) -> None:
    table = anna.table("me", "open", "easy")
    path = f"/api/tables/{table['id']}"
    opened = anna.put(f"{path}/seats/2", {"kind": "open"})
    assert opened["seats"][2]["invite"]
    assert anna.put(f"{path}/seats/2", {"kind": "bot"})["seats"][2]["level"] == 4
    assert anna.put(f"{path}/seats/0", {"kind": "bot"}, 409)["error"]["code"] == "seat_taken"
    assert anna.put(f"{path}/seats/7", {"kind": "bot"}, 404)["error"]["code"] == "no_seat"
    assert anna.put(f"{path}/seats/1", {"kind": "bot", "level": "easy"})["status"] == "playing"
    for answer in (
        anna.put(f"{path}/seats/1", {"kind": "open"}, 409),
        anna.post(f"{path}/claim", {"token": table["seats"][1]["invite"]}, 403),
    ):
        assert answer["error"]["code"] in ("not_waiting", "bad_invite")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}] * 3}, "bad_seats"),
        ({"game": "chess", "seats": [{"kind": "bot"}] * 3}, "unknown_game"),
        ({"game": "planet_5r", "seats": [{"kind": "bot"}] * 2}, "bad_options"),
        ({"game": "planet_5r", "seats": [{"kind": "bot"}] * 6}, "bad_options"),
        ({"game": "planet_5r", "seats": [{"kind": "bot"}] * 3, "options": {"die": "7"}}, "bad_options"),
        ({"game": "planet_5r", "seats": [{"kind": "bot"}] * 3, "options": {"dice": 1}}, "bad_options"),
        ({"game": "planet_5r", "seats": [{"kind": "open", "level": "easy"}] * 3}, "bad_seats"),
        ({"game": "planet_5r", "seats": [{"kind": "king"}] * 3}, "bad_request"),
        ({"game": "planet_5r", "seats": [{"kind": "bot", "level": "god"}] * 3}, "bad_request"),
        ({"game": "planet_5r", "seats": [{"kind": "bot", "name": "\u202eevil"}] * 3}, "bad_name"),
        ({"game": "planet_5r", "seats": [], "more": 1}, "bad_request"),
        ([], "bad_request"),
    ],
)
def test_bad_tables_are_refused(anna: Guest, body: object, code: str) -> None:
    answer = anna.http.post("/api/tables", json=body)
    assert answer.status_code in (404, 422)
    error = answer.json()["error"]
    assert error["code"] == code
    assert error["text"]["en"] != error["text"]["ru"]


def test_names(anna: Guest, boris: Guest) -> None:
    table = anna.table("me", "open", "open")
    boris.post(f"/api/tables/{table['id']}/claim", {"token": table["seats"][1]["invite"]})
    with anna.socket() as socket:
        socket.say("join", table=table["id"])
        socket.hear("table")
        for bad in ("", "   ", "x" * 41, "\x00", "a\u202eb", "\ud800"):
            answer = boris.http.request(
                "PATCH",
                "/api/me",
                content=f'{{"name": {bad!a}}}'.replace("'", '"').replace("\\x", "\\u00"),
                headers={"Content-Type": "application/json"},
            )
            assert answer.status_code == 422, bad
            if bad not in ("", "\ud800"):  # those are no text of the right form at all
                assert "at most 40 visible" in answer.json()["error"]["text"]["en"], bad
        name = "Ольга <b>& Co</b>"
        assert boris.http.patch("/api/me", json={"name": f" {name} "}).json()["name"] == name
        assert socket.hear("table")["table"]["seats"][1]["name"] == name
    assert boris.get("/api/me")["name"] == name
    assert boris.get(f"/api/tables/{table['id']}")["seats"][1]["name"] == name


def play_out(table: str, both: dict[int, Socket]) -> None:
    """Each at his own socket, to the end."""
    while not all(sock.states[seat]["view"]["over"] for seat, sock in both.items()):
        for seat, sock in both.items():
            play_on(sock, table, [seat], until=lambda state: state["decision"] is None)
        for sock in both.values():
            sock.silence(0.05)


def test_rematch_brings_the_same_people_together(server: LiveServer, anna: Guest, boris: Guest) -> None:
    table = anna.table("me", "open", "easy", options={"confirm": False, "die": "123456"})
    path = f"/api/tables/{table['id']}"
    boris.post(f"{path}/claim", {"token": table["seats"][1]["invite"]})
    assert anna.post(f"{path}/rematch", expect=409)["error"]["code"] == "not_over"
    with anna.socket() as one, boris.socket() as two:
        one.join(table["id"])
        two.join(table["id"])
        play_out(table["id"], {0: one, 1: two})
        assert server.guest().post(f"{path}/rematch", expect=403)["error"]["code"] == "not_seated"
        again = boris.post(f"{path}/rematch")
        assert again["status"] == "waiting"
        assert again["options"] == {"confirm": False, "die": "123456"}
        assert [seat["kind"] for seat in again["seats"]] == ["open", "human", "bot"]
        assert again["commitment"] != table["commitment"]
        told = one.hear("table", patience=5)["table"]
        while told["rematch"] is None:
            told = one.hear("table", patience=5)["table"]
        assert told["rematch"] == again["id"]
        listed = {one["id"]: one for one in anna.get("/api/tables")}
        assert [seat["kept"] for seat in listed[again["id"]]["seats"]] == [True, False, False], "found by herself"
        stranger = server.guest()
        assert not any(seat["kept"] for seat in stranger.get(f"/api/tables/{again['id']}")["seats"])
        assert stranger.post(f"/api/tables/{again['id']}/sit", expect=403)["error"]["code"] == "not_public"
        joined = anna.post(f"{path}/rematch")
        assert joined["id"] == again["id"]
        assert joined["status"] == "playing"
        assert joined["seats"][0]["mine"]


def test_a_kept_seat_of_a_private_table_can_be_taken_there(anna: Guest, boris: Guest) -> None:
    table = anna.table("me", "open", "easy")
    path = f"/api/tables/{table['id']}"
    boris.post(f"{path}/claim", {"token": table["seats"][1]["invite"]})
    with anna.socket() as one, boris.socket() as two:
        one.join(table["id"])
        two.join(table["id"])
        play_out(table["id"], {0: one, 1: two})
    again = anna.post(f"{path}/rematch")["id"]
    joined = boris.post(f"/api/tables/{again}/sit")
    assert (joined["status"], joined["seats"][1]["mine"]) == ("playing", True)


def test_a_seat_that_is_kept_can_be_given_up(server: LiveServer, anna: Guest, boris: Guest) -> None:
    clara = server.guest()
    table = anna.table("me", "open", "easy", options={"confirm": False})
    boris.post(f"/api/tables/{table['id']}/claim", {"token": table["seats"][1]["invite"]})
    with anna.socket() as one, boris.socket() as two:
        one.join(table["id"])
        two.join(table["id"])
        play_out(table["id"], {0: one, 1: two})
    made = anna.post(f"/api/tables/{table['id']}/rematch")
    path = f"/api/tables/{made['id']}"
    assert made["seats"][1]["kept_for"] == boris.get("/api/me")["name"]
    assert clara.post(f"{path}/leave", expect=403)["error"]["code"] == "not_seated"
    with anna.socket() as one:
        one.say("join", table=made["id"])
        one.hear("table")
        assert [seat["kept"] for seat in boris.post(f"{path}/leave")["seats"]] == [False, False, False]
        seen = one.hear("table")["table"]["seats"][1]
    assert (seen["kind"], seen["taken"], seen["kept_for"]) == ("open", False, None)
    assert (made["seats"][1]["invite"], seen["invite"] is None) == (None, False), "a link only when it is free"
    assert made["id"] not in [each["id"] for each in boris.get("/api/tables")]
    assert boris.post(f"{path}/leave", expect=403)["error"]["code"] == "not_seated"
    assert boris.post(f"{path}/sit", expect=403)["error"]["code"] == "not_public"
    assert boris.post(f"/api/tables/{table['id']}/rematch")["status"] == "waiting", "asking again does not seat him"
    bot = anna.put(f"{path}/seats/1", {"kind": "bot", "level": "easy"})
    assert (bot["status"], bot["seats"][1]["kind"]) == ("playing", "bot")


def test_too_many_tables(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(limits=Limits(unfinished_tables=3, tables_per_hour=5))
    anna = server.guest()
    for _ in range(3):
        anna.table("me", "open", "open")
    body = {"game": "planet_5r", "seats": [{"kind": "open"}] * 3}
    assert anna.post("/api/tables", body, 429)["error"]["code"] == "too_many_tables"
    boris = server.guest()
    for _ in range(5):
        made = boris.table("me", "open", "open")
        boris.post(f"/api/tables/{made['id']}/leave")
    assert boris.post("/api/tables", body, 429)["error"]["code"] == "too_many"


def test_too_much_work_from_one_address(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(limits=Limits(heavy_per_second=0.001, heavy_burst=4))
    anna, boris = server.guest(), server.guest()
    for guest in (anna, boris) * 2:
        guest.table("me", "open", "open")
    assert boris.get("/api/tables/x/replay", 429)["error"]["code"] == "too_many"
    assert len(boris.get("/api/tables")) == 2, "the lobby stays open"


def test_an_address_makes_so_many_tables_whoever_asks(own_server: Callable[..., LiveServer]) -> None:
    """Whoever sends no cookie is a new guest each time, with all a guest may do."""
    limits = replace(GENEROUS, tables_per_address=12, public_per_address=4)
    server = own_server(limits=limits)

    def make(address: str, public: bool = False, guest: Guest | None = None) -> int:
        asked = {"game": "planet_5r", "public": public, "seats": [{"kind": "open"}] * 3}
        http = guest.http if guest is not None else httpx.Client(base_url=server.url)
        return http.post("/api/tables", json=asked, headers={"X-Forwarded-For": address}).status_code

    assert [make("192.0.2.1", public=True) for _ in range(3)] == [201, 201, 429]
    assert [make("192.0.2.1") for _ in range(4)] == [201, 201, 201, 429], "six at once, with those that are public"
    anna = server.guest()
    assert make("192.0.2.1", guest=anna) == 429, "one guest for all is not better off"
    assert make("192.0.2.2", public=True, guest=anna) == 201, "others are elsewhere"
    assert anna.http.get("/api/public", headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 200
    over = anna.table(*["easy"] * 3, public=True)["id"]
    wait_until(lambda: bool(anna.get(f"/api/tables/{over}")["status"] == "over"))
    for what in (f"tables/{over}/rematch", f"tables/{over}/fork", "records"):
        refused = anna.http.post(f"/api/{what}", json={"step": 1, "seat": 0}, headers={"X-Forwarded-For": "192.0.2.1"})
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too_many"), what


def test_a_table_asked_for_twice_by_the_same_key_counts_once(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(limits=replace(GENEROUS, tables_per_address=2))
    anna = server.guest()
    asked = {"game": "planet_5r", "seats": [{"kind": "open"}] * 3}
    made = [anna.http.post("/api/tables", json=asked, headers={"Idempotency-Key": "the-same"}) for _ in range(4)]
    assert {answer.status_code for answer in made} == {201}
    assert len({answer.json()["id"] for answer in made}) == 1


def test_undoing_without_end(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(limits=Limits(undos_per_seat=3))
    anna = server.guest()
    table = anna.table("hotseat", "hotseat", "hotseat")["id"]
    with anna.socket() as socket:
        at = 0
        for _ in range(3):
            at = socket.act(table, 0, at, ["play", "scout"])["at"]
            at = socket.undo(table, 0, at)["at"]
        at = socket.act(table, 0, at, ["play", "scout"])["at"]
        assert socket.undo(table, 0, at)["code"] == "too_many"
        other = socket.act(table, 1, 0, ["play", "scout"])["at"]
        assert socket.undo(table, 1, other)["t"] == "ack", "what one has used up the others still have"
        server.parts.tables.live[table].memory.forget()
        assert socket.undo(table, 0, at)["code"] == "too_many", "also when the table is read again"
        assert socket.act(table, 0, at, ["confirm"])["t"] == "ack"


def test_rematch_of_one_screen_with_a_friend(anna: Guest, boris: Guest) -> None:
    """Anna had two players at her screen; if Boris asks first, both of her seats are kept."""
    table = anna.table("me", "hotseat", "open", options={"confirm": False})
    path = f"/api/tables/{table['id']}"
    boris.post(f"{path}/claim", {"token": table["seats"][2]["invite"]})
    with anna.socket() as one, boris.socket() as two:
        one.join(table["id"])
        two.join(table["id"])
        one.reach(0, 0, 1)
        while not (one.states[0]["view"]["over"] and two.states[2]["view"]["over"]):
            for socket, seats in ((one, [0, 1]), (two, [2])):
                for seat in seats:
                    play_on(socket, table["id"], [seat], until=lambda state: state["decision"] is None)
                socket.silence(0.03)
    again = boris.post(f"{path}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["open", "open", "human"]
    full = anna.post(f"{path}/rematch")
    assert [seat["kind"] for seat in full["seats"]] == ["human", "hotseat", "human"]
    assert [seat["mine"] for seat in full["seats"]] == [True, True, False]
    assert full["status"] == "playing"


def test_a_rematch_that_cannot_be_read_is_not_made_twice(
    own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = own_server()
    anna = server.guest()
    match = orrery.play_out(orrery.game("planet_5r").new(3, seed=4), bots=["random"] * 3, seed=4)
    path = f"/api/tables/{anna.post('/api/records', match.record(), 201)['id']}"
    again = anna.post(f"{path}/rematch")["id"]
    storage, tables = server.parts.storage, server.parts.tables
    read = storage.table

    async def broken(ident: str) -> TableRow | None:
        if ident == again:
            raise StorageFailed("disk I/O error")
        return await read(ident)

    tables.live.pop(again)  # as if nobody had needed it for a while
    monkeypatch.setattr(storage, "table", broken)
    failed = anna.post(f"{path}/rematch", expect=503)["error"]
    assert failed["code"] == "storage"
    assert failed["text"] == {lang: ServerError("storage").text(lang) for lang in ("en", "ru")}
    monkeypatch.setattr(storage, "table", read)
    assert len(anna.get("/api/tables")) == 2
    assert anna.post(f"{path}/rematch")["id"] == again

    tables.live.pop(again)
    asyncio.run(storage.drop_table(again))
    other = anna.post(f"{path}/rematch")["id"]
    assert other != again, "the rematch is gone: a new one is made"
    assert anna.post(f"{path}/rematch")["id"] == other

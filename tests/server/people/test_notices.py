"""Turn notices: who gets one, what it says, and where the server never sends anything."""

from __future__ import annotations

import asyncio
import ipaddress
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import orrery
from orrery.server.people import notices, webhook
from orrery.server.storage.pending_notices import DueNotice
from orrery.server.wire.server_errors import ServerError
from server.arranged_tables import Clockwork
from server.conftest import GENEROUS
from server.inbox import Inbox
from server.support import Guest, LiveServer, Socket, wait_until

Json = Any


@pytest.fixture
def told(own_server: Callable[..., LiveServer]) -> Callable[..., LiveServer]:
    def start(**changes: object) -> LiveServer:
        usual = {"allow_private_webhooks": True, "notice_pause": 0.0, "notice_backoff": 0.01}
        return own_server(**{**usual, **changes})

    return start


def pair(server: LiveServer, inbox: Inbox, lang: str = "en", **more: Json) -> tuple[Guest, Guest, str]:
    """Two at a table; the second wants notices."""
    anna, boris = server.guest(), server.guest()
    boris.put("/api/me/notices", {"webhook": inbox.url, "lang": lang})
    table = anna.table("me", "open", "open", options={"confirm": False}, **more)
    carla = server.guest()
    boris.post(f"/api/tables/{table['id']}/claim", {"token": table["seats"][1]["invite"]})
    carla.post(f"/api/tables/{table['id']}/claim", {"token": table["seats"][2]["invite"]})
    anna.carla = carla  # type: ignore[attr-defined]
    return anna, boris, table["id"]


def all_told(server: LiveServer) -> bool:
    """Nobody is to be told any more, and no notice is under way."""
    due = "select count(*) from notices where due is not null"
    waiting = asyncio.run(server.parts.storage.read(lambda c: c.exec_driver_sql(due).scalar()))
    return waiting == 0 and not server.parts.notices.busy


def move(guest: Guest, table: str, seat: int) -> None:
    with guest.socket() as socket:
        socket.join(table)
        act(socket, table, seat)


def act(socket: Socket, table: str, seat: int) -> None:
    state = socket.asked(seat)
    said = socket.act(table, seat, state["at"], state["decision"]["actions"][0])
    assert said["t"] == "ack"
    socket.reach(said["at"], seat)


def test_somebody_who_is_away_is_told(told: Callable[..., LiveServer], inbox: Inbox) -> None:
    server = told(public_url="https://play.example")
    _, _, table = pair(server, inbox, name="Friday")
    wait_until(lambda: len(inbox.heard) == 1)
    notice = inbox.heard[0]
    question = notice.pop("question")
    assert notice == {
        "title": "Your turn in Planet 5R, table “Friday”",
        "text": f"Your turn in Planet 5R, table “Friday” (round 1). {question}\nhttps://play.example/t/{table}",
        "content": notice["text"],
        "allowed_mentions": {"parse": []},
        "table": table,
        "game": "planet_5r",
        "round": 1,
        "url": f"https://play.example/t/{table}",
        "lang": "en",
    }
    assert question
    assert "s3cret" not in json.dumps(notice)


def test_it_is_told_in_the_language_one_has_chosen(told: Callable[..., LiveServer], inbox: Inbox) -> None:
    server = told()
    pair(server, inbox, "ru")
    wait_until(lambda: len(inbox.heard) == 1)
    notice = inbox.heard[0]
    assert notice["lang"] == "ru"
    assert notice["title"].startswith("Ваш ход: ")
    assert notice["url"] is None
    assert notice["question"] in notice["text"]
    assert any("а" <= letter <= "я" for letter in notice["question"])


@pytest.mark.parametrize(
    "name",
    ["@everyone http://e.vil", "<!channel> <@U1>", "[free](https://e.vil/x)", "<http://e.vil|click>", "www.e.vil @all"],
)
def test_a_table_s_name_calls_nobody_and_leads_nowhere(name: str) -> None:
    """A stranger has named it, and it is written into somebody's chat."""
    asked = {"en": "Choose a card.", "ru": "Выберите карту."}
    one = DueNotice("t1", "boris", 1, 1, asked, 0, 0, "planet_5r", name, {"round": {"n": 2}}, True, True)
    body = notices.body_of(one, "en", "https://play.example")
    link = "https://play.example/t/t1"
    assert body["text"].endswith(link), "our own link is one"
    assert body["content"] == body["text"]
    assert body["allowed_mentions"] == {"parse": []}
    for line in (body["title"], body["text"].removesuffix(link)):
        assert not set("@<>[]/") & set(line)
        assert "e.vil" not in line
    assert body["title"].count("vil") == name.count("vil"), "it can still be read"


def test_a_table_s_usual_name_stays_as_it_is() -> None:
    for name in ("Friday", "Пятница №3", "Anna & Boris. Again!", "a game of 3..."):
        assert notices.harmless(name) == name


def test_who_is_at_the_table_needs_no_notice(told: Callable[..., LiveServer], inbox: Inbox) -> None:
    clock = Clockwork()
    server = told(clock_tick=0.02, now=clock)
    anna, boris, table = pair(server, inbox)
    wait_until(lambda: len(inbox.heard) == 1)  # he was away when it began
    carla: Guest = anna.carla  # type: ignore[attr-defined]
    with boris.socket() as at_the_table:
        at_the_table.join(table)
        act(at_the_table, table, 1)
        move(anna, table, 0)
        move(carla, table, 2)  # all have chosen: the next question comes
        at_the_table.asked(1)
        clock.forward(60)  # until it is known whether he is really there
        wait_until(lambda: all_told(server))
        assert len(inbox.heard) == 1
        act(at_the_table, table, 1)
        at_the_table.say("leave", table=table)
        at_the_table.say("ping")
        at_the_table.hear("pong")
    for _ in range(3):
        for guest, seat in ((anna, 0), (carla, 2)):
            with guest.socket() as socket:
                state = socket.join(table)
                if state["decision"]:
                    act(socket, table, seat)
    wait_until(lambda: len(inbox.heard) == 2)


def test_at_a_table_of_days_one_is_told_anyway(told: Callable[..., LiveServer], inbox: Inbox) -> None:
    server = told()
    boris = server.guest()
    boris.put("/api/me/notices", {"webhook": inbox.url, "lang": "en"})
    table = boris.table("me", "open", "easy", clock={"kind": "daily", "move": 86400, "bank": 0})
    with boris.socket() as socket:
        socket.say("join", table=table["id"])
        socket.hear("table")
        server.guest().post(f"/api/tables/{table['id']}/claim", {"token": table["seats"][1]["invite"]})
        socket.hear("state")
    wait_until(lambda: len(inbox.heard) == 1)


def test_a_stranger_s_choice_is_not_in_it(told: Callable[..., LiveServer], inbox: Inbox) -> None:
    """What the others have chosen in secret is in no notice."""
    server = told()
    anna, _, table = pair(server, inbox)
    with anna.socket() as socket:
        socket.join(table)
        state = socket.asked(0)
        action = next(one for one in state["decision"]["actions"] if one == ["play", "plunder"])
        socket.act(table, 0, state["at"], action)
    wait_until(lambda: len(inbox.heard) >= 1)
    assert "plunder" not in json.dumps(inbox.heard).lower()


def test_not_more_than_one_in_a_while(told: Callable[..., LiveServer], inbox: Inbox) -> None:
    """The second waits, and is not sent if the person has come meanwhile."""
    clock = Clockwork()
    server = told(notice_pause=600.0, clock_tick=0.02, now=clock)
    anna, boris, table = pair(server, inbox)
    carla: Guest = anna.carla  # type: ignore[attr-defined]
    wait_until(lambda: len(inbox.heard) == 1)
    for _ in range(2):  # twice round: asked twice more
        for guest, seat in ((anna, 0), (boris, 1), (carla, 2)):
            with guest.socket() as socket:
                if socket.join(table)["decision"]:
                    act(socket, table, seat)
    with boris.socket() as socket:
        asked = bool(socket.join(table)["decision"])
    clock.forward(599)
    server.do(server.parts.notices.send_due())
    assert all_told(server) is not asked, "one waits if he has left a question open"
    assert len(inbox.heard) == 1
    clock.forward(1)
    wait_until(lambda: all_told(server))
    assert len(inbox.heard) == 1 + asked, "the newest of those that waited, once"


@pytest.mark.parametrize(
    ("answers", "tries"), [([500, 204], 2), ([503, 429, 200], 3), ([500] * 9, 3), ([404], 1), ([302], 1), ([410], 1)]
)
def test_it_is_tried_again_but_not_for_ever(
    told: Callable[..., LiveServer], inbox: Inbox, answers: list[int], tries: int
) -> None:
    server = told()
    inbox.answers = list(answers)
    pair(server, inbox)
    wait_until(lambda: len(inbox.heard) == tries)
    wait_until(lambda: all_told(server))
    assert len(inbox.heard) == tries


def test_a_service_that_sleeps_stops_nobody(
    told: Callable[..., LiveServer], inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook, "TIMEOUT", 0.5)
    server = told()
    inbox.hold()
    anna, _, table = pair(server, inbox)
    carla: Guest = anna.carla  # type: ignore[attr-defined]
    move(anna, table, 0)
    move(carla, table, 2)
    wait_until(lambda: len(inbox.heard) == 3)
    failed = server.parts.metrics.notices.labels("failed")
    wait_until(lambda: failed._value.get() == 1)


def test_one_s_own_address(told: Callable[..., LiveServer], inbox: Inbox) -> None:
    server = told()
    guest, other = server.guest(), server.guest()
    assert guest.get("/api/me/notices") == {"webhook": None, "lang": "en"}
    nothing = guest.post("/api/me/notices/test")
    assert not nothing["sent"]
    assert nothing["reason"]["en"] != nothing["reason"]["ru"]
    chosen = {"webhook": inbox.url, "lang": "ru"}
    assert guest.put("/api/me/notices", chosen) == chosen
    assert guest.get("/api/me/notices") == chosen
    assert other.get("/api/me/notices")["webhook"] is None
    assert guest.post("/api/me/notices/test") == {"sent": True, "reason": None}
    assert inbox.heard[0]["title"] == "Уведомление от Orrery"
    inbox.answers = [418]
    refused = guest.post("/api/me/notices/test")
    assert "418" in refused["reason"]["en"]
    assert "418" in refused["reason"]["ru"]
    assert guest.put("/api/me/notices", {"webhook": "", "lang": "en"}) == {"webhook": None, "lang": "en"}


BAD = (
    "ftp://example.org/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "example.org/hook",
    "http://",
    "http://user:pass@example.org/",
    "http://exa mple.org/",
    "http://example.org:99999/",
    "http://example.org:0/",
    "http://[::1",
    "http://example.org/\nHost: other",
    "https://пример.рф/",
    "http://example.org/" + "x" * 500,
)
INSIDE = (
    "http://127.0.0.1/",
    "http://127.8.9.1:8080/",
    "http://localhost/",
    "http://LOCALHOST./",
    "http://10.1.2.3/",
    "http://172.16.0.1/",
    "http://192.168.1.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://100.64.0.1/",
    "http://0.0.0.0/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://[::1]/",
    "http://[::]/",
    "http://[fe80::1]/",
    "http://[fc00::1]/",
    "http://[ff02::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:a00:1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
)


@pytest.mark.parametrize("url", [*BAD, *INSIDE])
def test_addresses_that_are_refused(server: LiveServer, url: str) -> None:
    guest = server.guest()
    answer = guest.http.put("/api/me/notices", json={"webhook": url, "lang": "en"})
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (422, "bad_webhook")
    assert error["text"]["en"] != error["text"]["ru"]
    assert guest.get("/api/me/notices")["webhook"] is None


@pytest.mark.parametrize("body", [{}, {"webhook": 5, "lang": "en"}, {"webhook": None, "lang": "de"}, [], {"x": 1}])
def test_bad_choices_are_refused(server: LiveServer, body: Json) -> None:
    answer = server.guest().http.put("/api/me/notices", json=body)
    assert answer.status_code == (200 if body == {} else 422)


@pytest.mark.parametrize("url", INSIDE)
def test_nothing_is_sent_inside(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if such an address had been stored."""

    async def send() -> None:
        await webhook.post(url, {})

    monkeypatch.setattr("httpx.AsyncClient", None)  # nobody gets as far as that
    with pytest.raises((webhook.Refused, webhook.Failed)):
        asyncio.run(send())


def test_a_name_that_leads_inside_is_refused(inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if only one of its addresses does, and also if it did not when it was stored."""
    port = int(inbox.url.split(":")[2].split("/")[0])

    addresses: list[str] = []
    looked_up: list[str] = []

    def resolved(host: str, port: int, **_: Any) -> Any:
        looked_up.append(host)
        return [(2, 1, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr("orrery.server.people.dns_lookup.getaddrinfo", resolved)
    url = f"http://rebinding.example:{port}/"
    webhook.checked(url)
    for inside in (["127.0.0.1"], ["192.0.2.7", "127.0.0.1"], ["93.184.216.34", "10.0.0.1"]):
        addresses[:] = inside
        with pytest.raises(webhook.Refused):
            asyncio.run(webhook.post(url, {}))
    assert inbox.heard == []
    addresses[:] = ["127.0.0.1"]
    asyncio.run(webhook.post(url, {"a": 1}, private=True))
    assert inbox.hosts == [f"rebinding.example:{port}"], "connected by address, asked for by name"
    assert looked_up == ["rebinding.example"] * 4, "once each: a second answer could be another one"


def test_public_addresses_are_public() -> None:
    for good in ("93.184.216.34", "1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"):
        assert webhook.public(ipaddress.ip_address(good)), good
    assert webhook.checked("https://hooks.example.org/services/T0/B0/x?y=1") == (
        "https://hooks.example.org/services/T0/B0/x?y=1"
    )
    with pytest.raises(ServerError):
        webhook.checked("http://10.0.0.1/")
    assert webhook.checked("http://10.0.0.1/", private=True)


def test_trying_by_hand_has_a_limit(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(limits=replace(GENEROUS, notice_tests_per_minute=2))
    guest = server.guest()
    assert [guest.http.post("/api/me/notices/test").status_code for _ in range(4)] == [200, 200, 429, 429]


def test_a_person_who_is_replaced_is_not_told(told: Callable[..., LiveServer], inbox: Inbox) -> None:
    server = told()
    anna, boris, table = pair(server, inbox)
    wait_until(lambda: len(inbox.heard) == 1)
    boris.post(f"/api/tables/{table}/leave")
    carla: Guest = anna.carla  # type: ignore[attr-defined]
    for _ in range(3):
        for guest, seat in ((anna, 0), (carla, 2)):
            with guest.socket() as socket:
                if socket.join(table)["decision"]:
                    act(socket, table, seat)
    wait_until(lambda: all_told(server))
    assert len(inbox.heard) == 1


def test_dead_addresses_of_one_person_keep_nobody_waiting(
    told: Callable[..., LiveServer], inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Boris has many tables and a service that never answers; whoever comes after him is told all the same."""
    monkeypatch.setattr(webhook, "TIMEOUT", 60.0)
    monkeypatch.setattr(notices, "CLOSE_SECONDS", 0.1)
    server = told()
    deaf = Inbox()
    deaf.hold()
    anna, boris, carla = (server.guest() for _ in range(3))
    boris.put("/api/me/notices", {"webhook": deaf.url, "lang": "en"})
    carla.put("/api/me/notices", {"webhook": inbox.url, "lang": "en"})
    for _ in range(2 * notices.AT_ONCE + 1):
        waiting = anna.table("me", "open", "easy")
        boris.post(f"/api/tables/{waiting['id']}/claim", {"token": waiting["seats"][1]["invite"]})
    last = anna.table("me", "open", "easy")
    carla.post(f"/api/tables/{last['id']}/claim", {"token": last["seats"][1]["invite"]})
    wait_until(lambda: len(inbox.heard) == 1)
    # Only two of Boris's hang on; what told Carla is over soon after she has heard it.
    wait_until(lambda: len(server.parts.notices._tasks) == notices.EACH)
    wait_until(lambda: len(deaf.heard) == notices.EACH)
    deaf.close()


def test_what_is_asked_is_put_into_words_when_it_is_sent() -> None:
    """A move that asks somebody stores only what the sentence is made of; rows of older servers have the sentence."""
    asked = {"kind": "confirm", "params": {}}
    one = DueNotice("t1", "boris", 1, 1, asked, 0, 0, "planet_5r", "", {"round": {"n": 2}}, True, True)
    texts = orrery.game("planet_5r").texts
    assert notices.sentence(one, "ru") == texts.format("ru", "prompt-confirm", {})
    assert notices.sentence(replace(one, question={"en": "Choose.", "ru": "Выберите."}), "ru") == "Выберите."

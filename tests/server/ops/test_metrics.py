"""Numbers for operators, readiness, and addresses behind a proxy."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from prometheus_client.parser import text_string_to_metric_families

from orrery.server.ops.logs import warn_of_old_names
from orrery.server.runtime.rate_limits import household
from orrery.server.settings import OLD_NAMES, Settings, from_environment, old_names
from orrery.server.storage import StorageFailed
from server.conftest import GENEROUS
from server.support import Guest, LiveServer, play_on

Json = Any


def numbers(server: LiveServer) -> dict[str, float]:
    """Every sample by name and labels."""
    answer = httpx.get(f"{server.url}/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    return {
        sample.name + "".join(f"|{name}={value}" for name, value in sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_a_game_counts(own_server: Callable[..., LiveServer]) -> None:
    server = own_server()
    anna = server.guest()
    table = anna.table("me", "easy", "easy", options={"confirm": False})["id"]
    with anna.socket() as socket:
        state = socket.join(table)
        refused = socket.act(table, 0, state["at"], ["bid", 1])
        assert refused["t"] == "refused"
        socket.say("cheat")
        socket.hear("error")
        assert numbers(server)["orrery_connections"] == 1
        play_on(socket, table, [0])
    anna.http.get("/api/tables/nowhere")
    found = numbers(server)
    moves = server.moves(table)
    mine = sum(move.seat == 0 for move in moves)
    assert found["orrery_moves_total|by=person|kind=act"] == mine
    assert found["orrery_moves_total|by=bot|kind=act"] == len(moves) - mine
    assert found["orrery_refusals_total"] >= 1
    assert found["orrery_errors_total|code=unknown_type"] == 1
    assert found["orrery_errors_total|code=no_table"] == 1
    assert found["orrery_tables_total|event=made"] == 1
    assert found["orrery_tables_total|event=started"] == 1
    assert found["orrery_tables_total|event=over"] == 1
    assert found["orrery_live_tables"] == 1
    assert found["orrery_move_seconds_count"] >= mine
    assert found["orrery_store_seconds_count"] > 0
    assert found["orrery_stored_jobs_total"] >= len(moves)
    assert found["orrery_bot_think_seconds_count|level=2"] > 0


def test_numbers_are_each_server_s_own(own_server: Callable[..., LiveServer], server: LiveServer) -> None:
    other = own_server()
    other.guest().table("me", "easy", "easy")
    before = numbers(server).get("orrery_tables_total|event=made", 0)
    other.guest().table("me", "easy", "easy")
    assert numbers(other)["orrery_tables_total|event=made"] == 2
    assert numbers(server).get("orrery_tables_total|event=made", 0) == before


def test_numbers_are_for_this_machine(own_server: Callable[..., LiveServer]) -> None:
    closed = own_server()
    assert httpx.get(f"{closed.url}/metrics").status_code == 200
    for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
        for value in ("192.0.2.1", "127.0.0.1"):
            answer = httpx.get(f"{closed.url}/metrics", headers={name: value})
            assert answer.status_code == 404
            assert answer.json()["error"]["code"] == "not_found"
    closed.__exit__()
    opened = own_server(public_metrics=True)
    assert httpx.get(f"{opened.url}/metrics", headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 200


def test_nothing_in_them_tells_tables_or_people_apart(server: LiveServer, anna: Guest) -> None:
    table = anna.table("me", "easy", "easy")["id"]
    text = httpx.get(f"{server.url}/metrics").text
    assert table not in text
    assert anna.me["id"] not in text


# --- readiness


def test_ready(server: LiveServer) -> None:
    answer = httpx.get(f"{server.url}/api/ready")
    assert (answer.status_code, answer.json()) == (
        200,
        {"ready": True, "storage": True, "stopping": False, "reason": None},
    )


def test_not_ready_without_storage(own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch) -> None:
    server = own_server()

    async def broken(_guest: str) -> None:
        raise StorageFailed("the disk is gone")

    monkeypatch.setattr(server.parts.storage, "guest_name", broken)
    answer = httpx.get(f"{server.url}/api/ready")
    told = {"ready": False, "storage": False, "stopping": False, "reason": "no_database"}
    assert (answer.status_code, answer.json()) == (503, told)
    assert httpx.get(f"{server.url}/api/health").status_code == 200, "there, but not to be used"


def test_not_ready_while_stopping(own_server: Callable[..., LiveServer]) -> None:
    server = own_server()
    server.parts.shutdown.begun = True
    answer = httpx.get(f"{server.url}/api/ready")
    assert (answer.status_code, answer.json()["stopping"]) == (503, True)


# --- limits by address and seat, behind a proxy


def test_addresses_count_one_by_one_behind_a_trusted_proxy(own_server: Callable[..., LiveServer]) -> None:
    limits = replace(GENEROUS, heavy_per_second=0.001, heavy_burst=2)
    server = own_server(limits=limits)

    def public(address: str) -> int:
        return httpx.get(f"{server.url}/api/public", headers={"X-Forwarded-For": address}).status_code

    assert [public("192.0.2.1") for _ in range(3)] == [200, 200, 429]
    assert public("192.0.2.2") == 200
    assert public("192.0.2.99, 192.0.2.1") == 429, "what the client claims before the proxy's word is not believed"


def test_a_stranger_s_word_about_addresses_is_not_taken(own_server: Callable[..., LiveServer]) -> None:
    limits = replace(GENEROUS, heavy_per_second=0.001, heavy_burst=2)
    server = own_server(limits=limits, trusted_proxies=())
    codes = [
        httpx.get(f"{server.url}/api/public", headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code for n in range(3)
    ]
    assert codes == [200, 200, 429]


def test_cookies_are_secure_behind_tls(own_server: Callable[..., LiveServer]) -> None:
    server = own_server()

    def cookie(**headers: str) -> str:
        return httpx.get(f"{server.url}/api/me", headers=headers).headers["set-cookie"].lower()

    assert "secure" not in cookie()
    assert "secure" in cookie(**{"X-Forwarded-Proto": "https"})
    server.__exit__()
    untrusting = own_server(trusted_proxies=())
    assert (
        "secure"
        not in httpx.get(f"{untrusting.url}/api/me", headers={"X-Forwarded-Proto": "https"})
        .headers["set-cookie"]
        .lower()
    )
    untrusting.__exit__()
    told = own_server(secure_cookies=True)
    assert "secure" in httpx.get(f"{told.url}/api/me").headers["set-cookie"].lower()


def test_an_address_has_so_many_connections(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(limits=replace(GENEROUS, connections_per_address=2))
    guests = [server.guest() for _ in range(3)]
    with guests[0].socket() as one, guests[1].socket() as two:
        one.hear("welcome")
        two.hear("welcome")
        with guests[2].socket() as three:
            assert three.next()["code"] == "too_many_connections"
            assert three.closed() == 4429
        with guests[2].socket(**{"X-Forwarded-For": "192.0.2.1"}) as elsewhere:
            elsewhere.hear("welcome")
    with guests[2].socket() as later:
        assert later.next()["t"] in ("welcome", "error")


def test_a_seat_acts_so_often(own_server: Callable[..., LiveServer]) -> None:
    """Whatever the number of its connections; others' seats are not disturbed, and strangers use up nothing."""
    server = own_server(limits=replace(GENEROUS, acts_per_second=0.001, act_burst=3))
    anna, boris = server.guest(), server.guest()
    table = anna.table("me", "open", "easy")
    boris.post(f"/api/tables/{table['id']}/claim", {"token": table["seats"][1]["invite"]})
    ident = table["id"]
    with anna.socket() as one, anna.socket() as other, boris.socket() as third:
        for n in range(5):
            assert third.act(ident, 0, 0, ["play", "scout"], f"not-mine-{n}")["code"] == "not_your_seat"
        answers = [
            socket.act(ident, 0, 0, ["bid", 1], f"again-{n}-{name}")
            for n in range(2)
            for name, socket in (("one", one), ("other", other))
        ]
        assert [answer["t"] for answer in answers] == ["refused"] * 3 + ["error"]
        assert answers[3]["code"] == "too_many"
        assert third.act(ident, 1, 0, ["bid", 1], "boris-own-seat")["t"] == "refused"


# --- settings


def test_settings_come_from_the_environment() -> None:
    found = from_environment(
        {
            "ORRERY_TRUSTED_PROXIES": "10.0.0.1, 10.0.0.2",
            "ORRERY_PUBLIC_URL": "https://play.example/",
            "ORRERY_ALLOW_PRIVATE_WEBHOOKS": "1",
            "ORRERY_PUBLIC_METRICS": "1",
            "ORRERY_LOG_FORMAT": "json",
            "ORRERY_SECURE_COOKIES": "1",
            "ORRERY_CONNECTIONS_PER_ADDRESS": "9",
        }
    )
    assert found.trusted_proxies == ("10.0.0.1", "10.0.0.2")
    assert found.public_url == "https://play.example"
    assert found.allow_private_webhooks
    assert found.public_metrics
    assert found.secure_cookies
    assert (found.log_format, found.log_level) == ("json", "info")
    assert found.limits.connections_per_address == 9
    assert from_environment({"ORRERY_TRUSTED_PROXIES": ""}).trusted_proxies == ()
    assert from_environment({"ORRERY_LOG_LEVEL": "debug"}).log_level == "debug"
    plain: Settings = from_environment({})
    assert (plain.log_format, plain.log_level, plain.public_metrics, plain.allow_private_webhooks) == (
        "text",
        "warning",
        False,
        False,
    )
    for name, value in (("ORRERY_LOG_FORMAT", "xml"), ("ORRERY_LOG_LEVEL", "loud")):
        with pytest.raises(ValueError, match=name):
            from_environment({name: value})


def test_whatever_stores_something_counts_for_an_address(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(limits=replace(GENEROUS, heavy_per_second=0.001, heavy_burst=1))
    guest = server.guest()
    table = f"/api/tables/{guest.table('me', 'open', 'open')['id']}"
    for method, path, body in (
        ("PATCH", "/api/me", {"name": "Olga"}),
        ("PUT", "/api/me/notices", {"webhook": None, "lang": "en"}),
        ("POST", "/api/me/notices/test", None),
        ("POST", f"{table}/claim", {"token": "x"}),
        ("POST", f"{table}/leave", None),
        ("POST", f"{table}/return", None),
        ("PUT", f"{table}/seats/1", {"kind": "bot"}),
        ("POST", f"{table}/notes", {"text": "a"}),
        ("GET", f"{table}/chat", None),
        ("GET", "/api/public", None),
    ):
        answer = guest.http.request(method, path, json=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too_many"), path
    assert guest.get(table)["status"] == "waiting", "looking is free"


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_household_counts_as_one_address(host: str, counted: str) -> None:
    assert household(host) == counted


def test_old_names_of_variables_still_count() -> None:
    old = {
        "ORRERY_DATABASE": "postgresql://db/orrery",
        "ORRERY_LOG": "json",
        "ORRERY_METRICS": "open",
        "ORRERY_ORIGINS": "http://dev",
        "ORRERY_PROXIES": "10.0.0.1",
        "ORRERY_WEBHOOK_PRIVATE": "1",
    }
    assert {name for name, _ in old_names(old)} == set(OLD_NAMES) == set(old)
    found = from_environment(old)
    assert (found.database_url, found.log_format, found.allowed_origins) == (
        "postgresql://db/orrery",
        "json",
        ("http://dev",),
    )
    assert (found.trusted_proxies, found.public_metrics, found.allow_private_webhooks) == (("10.0.0.1",), True, True)
    assert not from_environment({"ORRERY_METRICS": "no"}).public_metrics
    new = {"ORRERY_TRUSTED_PROXIES": "10.0.0.2", "ORRERY_PUBLIC_METRICS": "0"}
    both = from_environment(old | new)
    assert (both.trusted_proxies, both.public_metrics) == (("10.0.0.2",), False), "the new name wins"


def test_a_server_warns_of_an_old_name_as_it_starts(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "orrery.cli.main", "serve", "--port", "0", "--data", str(tmp_path)]
    environ = {**os.environ, "ORRERY_PROXIES": "10.0.0.1"}
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert "http" in server.stdout.readline()
        server.terminate()
        _, told = server.communicate()
    assert "settings.old_name" in told
    assert "ORRERY_TRUSTED_PROXIES" in told


def test_an_old_name_is_warned_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_PROXIES", "10.0.0.1")
    with structlog.testing.capture_logs() as lines:
        warn_of_old_names()
    assert lines == [
        {
            "event": "settings.old_name",
            "log_level": "warning",
            "variable": "ORRERY_PROXIES",
            "use": "ORRERY_TRUSTED_PROXIES",
        }
    ]

"""What browsers help with: they say where a request comes from, stay with TLS, and keep a cookie for one host."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from http.cookies import SimpleCookie

import httpx
import pytest

from server.support import Guest, LiveServer

HOST, PLAIN = "__Host-orrery_guest", "orrery_guest"
TLS = {"X-Forwarded-Proto": "https"}
BODY = {"game": "planet_5r", "seats": [{"kind": "open"}] * 3}


@pytest.fixture
def http(server: LiveServer) -> Iterator[httpx.Client]:
    """Keeps no cookies by itself."""
    with httpx.Client(base_url=server.url, timeout=60) as client:
        yield client


def set_by(answer: httpx.Response) -> dict[str, SimpleCookie]:
    found: dict[str, SimpleCookie] = {}
    for line in answer.headers.get_list("set-cookie"):
        cookie = SimpleCookie(line)
        found.update(dict.fromkeys(cookie, cookie))
    return found


@pytest.mark.parametrize(
    ("headers", "welcome"),
    [
        ({}, True),
        ({"Sec-Fetch-Site": "same-origin"}, True),
        ({"Sec-Fetch-Site": "none"}, True),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "Cross-Site"}, False),
        ({"Sec-Fetch-Site": "cross-site", "Origin": "own"}, False),
        ({"Sec-Fetch-Site": "same-site", "Origin": "http://other.example"}, False),
        ({"Sec-Fetch-Site": "cross-site", "Origin": "http://localhost:5173"}, True),
    ],
)
def test_requests_and_sockets_from_other_sites_are_refused(
    own_server: Callable[..., LiveServer], headers: dict[str, str], welcome: bool
) -> None:
    server = own_server(allowed_origins=("http://localhost:5173",))
    guest = server.guest()
    sent = {name: server.url if value == "own" else value for name, value in headers.items()}
    made = guest.http.post("/api/tables", json=BODY, headers=sent)
    assert made.status_code == (201 if welcome else 403)
    if not welcome:
        error = made.json()["error"]
        assert error["code"] == "bad_origin"
        assert error["text"]["en"] != error["text"]["ru"]
    with guest.socket(**sent) as socket:
        if welcome:
            assert socket.next()["t"] == "welcome"
        else:
            assert socket.next()["code"] == "bad_origin"
            assert socket.closed() == 4403
    assert guest.http.get("/api/games", headers=sent).status_code == 200, "a link from elsewhere may be followed"


def test_who_comes_by_tls_is_told_to_stay_with_it(server: LiveServer, http: httpx.Client) -> None:
    for path in ("/", "/api/me", "/api/nothing"):
        assert "max-age=31536000" in http.get(path, headers=TLS).headers["strict-transport-security"]
        assert "strict-transport-security" not in http.get(path).headers


def test_nobody_but_a_trusted_proxy_says_that_it_was_tls(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(trusted_proxies=())
    answer = httpx.get(f"{server.url}/api/me", headers=TLS)
    assert "strict-transport-security" not in answer.headers
    assert set(set_by(answer)) == {PLAIN}


def test_the_cookie_belongs_to_this_host_alone(own_server: Callable[..., LiveServer]) -> None:
    server = own_server()
    plain = set_by(httpx.get(f"{server.url}/api/me"))
    assert set(plain) == {PLAIN}, "without TLS a browser would not take the other name"
    assert not plain[PLAIN][PLAIN]["secure"]
    cookie = set_by(httpx.get(f"{server.url}/api/me", headers=TLS))[HOST][HOST]
    assert (cookie["secure"], cookie["path"], cookie["domain"], cookie["httponly"]) == (True, "/", "", True)
    server.__exit__()
    told = own_server(secure_cookies=True)
    assert set(set_by(httpx.get(f"{told.url}/api/me"))) == {HOST}


def test_nobody_is_logged_out_by_the_new_name(server: LiveServer, http: httpx.Client) -> None:
    """The old cookie is read, moved to the new name and deleted; its value stays."""
    anna = server.guest()
    before = anna.http.cookies[PLAIN]
    moved = http.get("/api/me", headers={**TLS, "Cookie": f"{PLAIN}={before}"})
    assert moved.json() == anna.me
    found = set_by(moved)
    assert found[HOST][HOST].value == before
    assert found[PLAIN][PLAIN]["max-age"] == "0"
    again = http.get("/api/me", headers={**TLS, "Cookie": f"{HOST}={before}"})
    assert again.json() == anna.me
    assert set(set_by(again)) == {HOST}


def test_what_another_host_of_the_domain_has_set_does_not_count(server: LiveServer, http: httpx.Client) -> None:
    anna, mallory = server.guest(), server.guest()
    sent = f"{PLAIN}={mallory.http.cookies[PLAIN]}; {HOST}={anna.http.cookies[PLAIN]}"
    assert http.get("/api/me", headers={**TLS, "Cookie": sent}).json() == anna.me
    with anna.socket(**TLS, Cookie=sent) as socket:
        assert socket.hear("welcome")["user"]["id"] == anna.me["id"]


def test_sockets_know_both_names(server: LiveServer) -> None:
    """Also where a proxy says for requests but not for sockets that they came by TLS."""
    anna: Guest = server.guest()
    value = anna.http.cookies[PLAIN]
    for name in (HOST, PLAIN):
        for headers in (TLS, {}):
            with anna.socket(**headers, Cookie=f"{name}={value}") as socket:
                assert socket.hear("welcome")["user"]["id"] == anna.me["id"]

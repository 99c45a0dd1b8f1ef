"""Who may do what, when: every kind of guest, every request, every state of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from server.scenes import PEOPLE, Scene
from server.support import Guest, LiveServer

Json = Any
OTHERS = ("player", "away", "spectator")


# Rights are the server's business, whatever is played; one more game shows it, where it does not take long.
PLACES = [("planet_5r", "waiting"), ("planet_5r", "playing"), ("planet_5r", "over"), ("on_mars", "playing")]


@pytest.fixture
def scene(server: LiveServer, over_scene: Scene) -> Callable[..., Scene]:
    def find(status: str, game: str = "planet_5r") -> Scene:
        return over_scene if status == "over" else Scene(server, status, game=game)

    return find


# what: (request, {(who, status): code}); everybody else is refused with the last value
ASK: dict[str, tuple[Callable[[Scene, Guest], int], dict[tuple[str, str], int]]] = {
    "see": (
        lambda s, g: g.http.get(s.path).status_code,
        {(who, status): 200 for who in PEOPLE for status in ("waiting", "playing", "over")},
    ),
    "claim a free seat": (
        lambda s, g: g.http.post(f"{s.path}/claim", json={"token": s.free_token}).status_code,
        {
            ("host", "waiting"): 409,
            ("player", "waiting"): 409,
            **{(who, "waiting"): 200 for who in ("away", "spectator")},
            ("nobody", "waiting"): 200,  # he becomes a guest by it
            **{(who, status): 403 for who in PEOPLE for status in ("playing", "over")},
        },
    ),
    "leave": (
        lambda s, g: g.http.post(f"{s.path}/leave").status_code,
        {
            **{(who, status): 200 for who in ("host", "player") for status in ("waiting", "playing")},
            **{(who, "over"): 409 for who in ("host", "player")},
            ("away", "waiting"): 403,
            ("away", "playing"): 200,
            ("away", "over"): 409,
            **{("spectator", status): 403 for status in ("waiting", "playing", "over")},
            **{("nobody", status): 401 for status in ("waiting", "playing", "over")},
        },
    ),
    "come back": (
        lambda s, g: g.http.post(f"{s.path}/return").status_code,
        {
            **{(who, "playing"): 200 for who in ("host", "player")},
            **{(who, status): 409 for who in ("host", "player") for status in ("waiting", "over")},
            ("away", "waiting"): 403,
            ("away", "playing"): 200,
            ("away", "over"): 409,
            **{("spectator", status): 403 for status in ("waiting", "playing", "over")},
            **{("nobody", status): 401 for status in ("waiting", "playing", "over")},
        },
    ),
    "read the chat": (
        lambda s, g: g.http.get(f"{s.path}/chat").status_code,
        {(who, status): 200 for who in PEOPLE for status in ("waiting", "playing", "over")},
    ),
    "read and write own notes": (
        lambda s, g: max(
            g.http.get(f"{s.path}/notes").status_code,
            g.http.post(f"{s.path}/notes", json={"text": "to myself"}).status_code,
        ),
        {
            **{(who, status): 201 for who in ("host", "player") for status in ("waiting", "playing", "over")},
            ("away", "waiting"): 403,
            ("away", "playing"): 201,
            ("away", "over"): 201,
            **{("spectator", status): 403 for status in ("waiting", "playing", "over")},
            **{("nobody", status): 401 for status in ("waiting", "playing", "over")},
        },
    ),
    "make a seat a bot": (
        lambda s, g: g.http.put(f"{s.path}/seats/2", json={"kind": "bot"}).status_code,
        {
            ("host", "waiting"): 200,
            **{("host", status): 409 for status in ("playing", "over")},
            **{(who, status): 403 for who in OTHERS for status in ("waiting", "playing", "over")},
            **{("nobody", status): 401 for status in ("waiting", "playing", "over")},
        },
    ),
    "take a player's seat away": (
        lambda s, g: g.http.put(f"{s.path}/seats/1", json={"kind": "bot"}).status_code,
        {
            **{("host", status): 409 for status in ("waiting", "playing", "over")},
            **{(who, status): 403 for who in OTHERS for status in ("waiting", "playing", "over")},
            **{("nobody", status): 401 for status in ("waiting", "playing", "over")},
        },
    ),
    "export": (
        lambda s, g: g.http.get(f"{s.path}/record").status_code,
        {
            (who, status): 200 if status == "over" else 409
            for who in PEOPLE
            for status in ("waiting", "playing", "over")
        },
    ),
    "replay": (
        lambda s, g: g.http.get(f"{s.path}/replay?seat=1&count=2").status_code,
        {
            (who, status): 200 if status == "over" else 409
            for who in PEOPLE
            for status in ("waiting", "playing", "over")
        },
    ),
    "why a bot made its move": (
        # No bot has moved before the first step: whoever may ask is told that.
        lambda s, g: g.http.get(f"{s.path}/replay/0/explanation").status_code,
        {
            (who, status): 401 if who == "nobody" else 404 if status == "over" else 409
            for who in PEOPLE
            for status in ("waiting", "playing", "over")
        },
    ),
    "rematch": (
        lambda s, g: g.http.post(f"{s.path}/rematch").status_code,
        {
            **{(who, "over"): 200 for who in ("host", "player")},
            **{(who, status): 409 for who in ("host", "player") for status in ("waiting", "playing")},
            ("away", "waiting"): 403,
            ("away", "playing"): 409,
            ("away", "over"): 200,
            **{("spectator", status): 403 for status in ("waiting", "playing", "over")},
            **{("nobody", status): 401 for status in ("waiting", "playing", "over")},
        },
    ),
}


@pytest.mark.parametrize(("game", "status"), PLACES)
@pytest.mark.parametrize("what", ASK)
def test_requests(scene: Callable[..., Scene], what: str, game: str, status: str) -> None:
    ask, expected = ASK[what]
    here = scene(status, game)
    for who in PEOPLE:
        before = here.settled()
        code = ask(here, here.people[who])
        assert code == expected[who, status], f"{who} at a table {status}"
        here.people["nobody"].http.cookies.clear()
        if here.settled() != before:
            assert code < 400
            here = scene(status, game)  # each from the same start


@pytest.mark.parametrize(("game", "status"), PLACES)
@pytest.mark.parametrize("what", ["act", "undo", "preview", "outcomes", "why"])
def test_messages(scene: Callable[..., Scene], what: str, game: str, status: str) -> None:
    """Only the seat's own player gets as far as the rules."""
    here = scene(status, game)
    for who in ("host", *OTHERS):
        own = here.seat(who)
        with here.people[who].socket() as socket:
            for seat in (0, 1, 2, 3, 9):
                more: Json = {"key": f"{who}-{what}-{seat}"} if what in ("act", "undo") else {"id": "x"}
                if what == "outcomes":
                    more["actions"] = [["bid", 1]]
                elif what != "undo":
                    more["action"] = ["bid", 1]  # never legal here, so nothing changes whoever asks
                socket.say(what, table=here.id, seat=seat, at=0, **more)
                answer = socket.hear("error", "refused", "stale", "preview", "outcomes", "why", "ack")
                if seat == 9:
                    assert answer["code"] == "no_seat"
                elif seat != own:
                    assert answer["code"] == "not_your_seat"
                elif status == "waiting":
                    assert answer["code"] == "not_started"
                elif who == "away" and what in ("act", "undo"):
                    assert answer["code"] == "stand_in"
                elif answer["t"] == "outcomes":
                    assert answer["outcomes"] == [], "the question is an older one, or there is no such thing as a bid"
                elif game != "planet_5r" and what != "undo":
                    assert answer["t"] == "stale" or answer["code"] == "bad_action", "there is no such thing as a bid"
                else:
                    assert answer["t"] in ("refused", "stale", "preview", "outcomes", "why")


def test_who_sees_what(scene: Callable[..., Scene]) -> None:
    here = scene("playing")
    for who, seats in (("host", [0]), ("player", [1]), ("away", [3]), ("spectator", [None])):
        with here.people[who].socket() as socket:
            socket.join(here.id)
            heard = [m for m in socket.log + socket.silence() if m["t"] == "state"]
            assert {m["seat"] for m in heard} == set(seats)
            for message in heard:
                view = message["view"]
                assert view["me"] == message["seat"]
                assert view["seed"] is None
                assert [s["seat"] for s in view["seats"] if s["water"] is not None] == [
                    n for n in seats if n is not None
                ]


def test_a_forged_cookie_is_nobody(server: LiveServer) -> None:
    guest = server.guest()
    name, value = next(iter(guest.http.cookies.items()))
    other = "B" if value[4] == "A" else "A"
    payload, signature = value.split(".")
    forgeries = (
        value[:4] + other + value[5:],
        f"{payload}.{signature[::-1]}",
        f"{payload}.",
        payload,
        "abc",
        "x" * 5000,
        "",
    )
    for forged in forgeries:
        answer = server.guest().http.post("/api/tables/x/leave", headers={"Cookie": f"{name}={forged}"})
        assert answer.status_code == 401
        with server.guest().socket(Cookie=f"{name}={forged}") as socket:
            assert socket.next()["code"] == "no_guest"
            assert socket.closed() == 4401


def test_the_cookie_is_kept_from_scripts(server: LiveServer) -> None:
    header = server.guest().http.get("/api/me").headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header
    secret = server.settings.data_dir / "secret"
    assert secret.stat().st_mode & 0o777 == 0o600
    assert server.settings.database.stat().st_mode & 0o777 == 0o600

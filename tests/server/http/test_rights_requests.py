"""Who may ask for what beside a table: what if, a seat at a public table, verification, changing notes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from orrery.server.wire.server_errors import STATUS
from server.scenes import PEOPLE, Scene
from server.support import Guest, LiveServer

Json = Any
Outcome = int | str  # the status of what was done, or the code of a refusal
Find = Callable[[str], Scene]
Ask = Callable[[Scene, Guest], httpx.Response]
ALIKE = len(PEOPLE)
ASKED = ("waiting", "playing", "paused", "over")


@pytest.fixture(scope="module")
def scenes(server: LiveServer, over_scene: Scene) -> Find:
    """One table for each state: what is asked here changes nothing at it, which every test makes sure of."""
    made: dict[str, Scene] = {"over": over_scene}

    def find(state: str) -> Scene:
        if state not in made:
            made[state] = Scene(server, state, public=True)
        return made[state]

    return find


def fork(**body: int) -> Ask:
    return lambda s, g: g.http.post(f"{s.path}/fork", json=body)


def rewrite(text: str) -> Ask:
    """Change the last note of one's own; who can't have any tries the first."""

    def ask(scene: Scene, guest: Guest) -> httpx.Response:
        made = guest.http.post(f"{scene.path}/notes", json={"text": "to myself"})
        number = made.json()["n"] if made.status_code == 201 else 1
        return guest.http.put(f"{scene.path}/notes/{number}", json={"text": text})

    return ask


# what: (request, {state: outcomes}), one for each of   host, player, away, spectator, nobody
ASK: dict[str, tuple[Ask, dict[str, tuple[Outcome, ...]]]] = {
    "what if, from here": (
        fork(),
        {
            "waiting": ("not_started",) * ALIKE,
            "playing": (201, 201, 201, "not_seated", "not_seated"),
            "paused": (201, 201, 201, "not_seated", "not_seated"),
            "over": ("game_over",) * ALIKE,
        },
    ),
    "what if I were the host": (
        fork(seat=0),
        {
            "waiting": ("not_started",) * ALIKE,
            "playing": (201, "not_your_seat", "not_your_seat", "not_seated", "not_seated"),
            "paused": (201, "not_your_seat", "not_your_seat", "not_seated", "not_seated"),
            "over": ("game_over",) * ALIKE,
        },
    ),
    "what if I were the bot": (
        fork(seat=2),
        {
            "waiting": ("not_started",) * ALIKE,
            "playing": ("not_your_seat", "not_your_seat", "not_your_seat", "not_seated", "not_seated"),
            "paused": ("not_your_seat", "not_your_seat", "not_your_seat", "not_seated", "not_seated"),
            "over": ("game_over",) * ALIKE,
        },
    ),
    "what if, from the first step": (
        fork(step=0),
        {
            "waiting": ("not_started",) * ALIKE,
            "playing": ("not_over", "not_over", "not_over", "not_seated", "not_seated"),
            "paused": ("not_over", "not_over", "not_over", "not_seated", "not_seated"),
            "over": (201,) * ALIKE,  # nobody becomes a guest by it
        },
    ),
    "what if, as the player, from a step": (
        fork(step=3, seat=1),
        {
            "waiting": ("not_started",) * ALIKE,
            "playing": ("not_your_seat", "not_over", "not_your_seat", "not_seated", "not_seated"),
            "paused": ("not_your_seat", "not_over", "not_your_seat", "not_seated", "not_seated"),
            "over": (201,) * ALIKE,
        },
    ),
    "verify": (
        lambda s, g: g.http.get(f"{s.path}/verification"),
        {**dict.fromkeys(("waiting", "playing", "paused"), ("not_over",) * ALIKE), "over": (200,) * ALIKE},
    ),
    **{
        what: (
            rewrite(text),
            {
                "waiting": (200, 200, "not_seated", "not_seated", "no_guest"),  # he has left, his note is out of reach
                **dict.fromkeys(("playing", "paused", "over"), (200, 200, 200, "not_seated", "no_guest")),
            },
        )
        for what, text in {"change a note": "on second thoughts", "delete a note": ""}.items()
    },
}


def outcome(answer: httpx.Response) -> Outcome:
    if answer.status_code < 400:
        return answer.status_code
    code: str = answer.json()["error"]["code"]
    assert answer.status_code == STATUS[code]
    return code


def tables_of(guest: Guest) -> int:
    return len(guest.get("/api/tables"))


@pytest.mark.parametrize("state", ASKED)
@pytest.mark.parametrize("what", ASK)
def test_requests(scenes: Find, what: str, state: str) -> None:
    ask, expected = ASK[what]
    here = scenes(state)
    for who, hoped in zip(PEOPLE, expected[state], strict=True):
        guest = here.people[who]
        before, tables = here.settled(), tables_of(guest)
        answer = ask(here, guest)
        assert outcome(answer) == hoped, f"{who} at a table {state}"
        assert here.settled() == before
        assert tables_of(guest) - tables == (hoped == 201), "a table more, or none"
        if hoped == 201:
            made = answer.json()
            assert made["origin"]["table"] == here.id
            assert [seat["seat"] for seat in made["seats"] if seat["mine"]] == [made["origin"]["seat"]]
            assert state == "over" or made["origin"]["seat"] == here.seat(who), "his own eyes, no others"
        here.people["nobody"].http.cookies.clear()


@pytest.mark.parametrize("text", ["mine now", ""])
@pytest.mark.parametrize("state", ASKED)
def test_a_note_of_somebody_else(scenes: Find, state: str, text: str) -> None:
    """A number that only another's note has is no note at all, whoever asks."""
    here = scenes(state)
    gone: Outcome = "not_seated" if state == "waiting" else "no_note"
    hoped = ("no_note", "no_note", gone, "not_seated", "no_guest")
    for who, wanted in zip(PEOPLE, hoped, strict=True):
        writer, guest = here.people["player" if who == "host" else "host"], here.people[who]
        if wanted == "no_note":  # numbers are each person's own: he must not have this one himself
            for note in guest.get(f"{here.path}/notes")["notes"]:
                guest.put(f"{here.path}/notes/{note['n']}", {"text": ""})
        written = writer.post(f"{here.path}/notes", {"text": "nobody's business"}, 201)
        answer = guest.http.put(f"{here.path}/notes/{written['n']}", json={"text": text})
        assert outcome(answer) == wanted, f"{who} at a table {state}"
        assert "business" not in answer.text
        assert writer.get(f"{here.path}/notes")["notes"][-1]["text"] == "nobody's business"


# --- sitting down -----------------------------------------------------------------------------------

SIT: dict[str, tuple[Outcome, ...]] = {
    "waiting": ("already_seated", "already_seated", 200, 200, 200),  # nobody becomes a guest by it
    **dict.fromkeys(("playing", "paused", "over"), ("not_waiting",) * ALIKE),
}


@pytest.mark.parametrize("state", ASKED)
def test_a_seat_at_a_public_table(server: LiveServer, over_scene: Scene, state: str) -> None:
    here = over_scene if state == "over" else Scene(server, state, public=True)
    for who, hoped in zip(PEOPLE, SIT[state], strict=True):
        before = here.settled()
        answer = here.people[who].http.post(f"{here.path}/sit")
        assert outcome(answer) == hoped, f"{who} at a table {state}"
        if hoped == 200:
            assert [seat["seat"] for seat in answer.json()["seats"] if seat["mine"]] == [2]
            here = Scene(server, state, public=True)  # each from the same start
        else:
            assert here.settled() == before
        here.people["nobody"].http.cookies.clear()


@pytest.mark.parametrize("state", ASKED)
def test_no_seat_at_a_private_table_without_an_invitation(server: LiveServer, state: str) -> None:
    here = Scene(server, state)
    before = here.settled()
    for who in PEOPLE:
        assert outcome(here.people[who].http.post(f"{here.path}/sit")) == "not_public", f"{who} at a table {state}"
    assert here.settled() == before

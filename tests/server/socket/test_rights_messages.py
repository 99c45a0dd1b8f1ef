"""Who may say what at a table: proposals and answers to them, a line of chat, a choice done again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from server.scenes import STATES, Scene, tell
from server.support import LiveServer, Socket

Json = Any
Find = Callable[..., Scene]
SEATED = ("host", "player", "away")
SPEAKERS = (*SEATED, "spectator")
ALIKE = len(SEATED)


@pytest.fixture
def scene(server: LiveServer, over_scene: Scene) -> Find:
    return lambda state, **more: over_scene if state == "over" else Scene(server, state, **more)


def only_for_ones_own_seat(here: Scene, who: str, socket: Socket, t: str, **fields: Json) -> None:
    """In the name of any other seat nothing is heard, and nothing changes."""
    before = here.settled()
    for seat in (0, 1, 2, 3, 9):
        if seat != here.seat(who):
            hoped = "no_seat" if seat == 9 else "not_your_seat"
            assert tell(socket, t, table=here.id, seat=seat, **fields) == hoped, f"{who} for seat {seat}"
    assert here.settled() == before


# what: {state: outcomes}, one for each of   host, player, away; while the table waits the last has no seat
PROPOSE: dict[str, dict[str, tuple[str, ...]]] = {
    "pause": {
        "waiting": ("not_started", "not_started"),
        "playing": ("ack", "ack", "stand_in"),
        "shown": ("ack", "ack", "stand_in"),
        "asked": ("proposal_open", "proposal_open", "stand_in"),
        "paused": ("paused", "paused", "stand_in"),
        "waking": ("proposal_open", "proposal_open", "stand_in"),
        "over": ("game_over",) * ALIKE,
    },
    "resume": {
        "waiting": ("not_started", "not_started"),
        "playing": ("not_paused", "not_paused", "stand_in"),
        "shown": ("not_paused", "not_paused", "stand_in"),
        "asked": ("proposal_open", "proposal_open", "stand_in"),
        "paused": ("ack", "ack", "stand_in"),
        "waking": ("proposal_open", "proposal_open", "stand_in"),
        "over": ("game_over",) * ALIKE,
    },
    "undo": {
        "waiting": ("not_started", "not_started"),
        "playing": ("refused", "refused", "stand_in"),  # there is nothing yet to take back
        "shown": ("ack", "ack", "stand_in"),
        "asked": ("refused", "refused", "stand_in"),
        "paused": ("paused", "paused", "stand_in"),
        "waking": ("paused", "paused", "stand_in"),
        "over": ("game_over",) * ALIKE,
    },
}


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("what", PROPOSE)
def test_propose(scene: Find, what: str, state: str) -> None:
    here = scene(state)
    for n, who in enumerate(SPEAKERS):
        said = {"what": what, "key": f"{who}-proposes-{what}"}
        with here.people[who].socket() as socket:
            only_for_ones_own_seat(here, who, socket, "propose", **said)
            own, before = here.seat(who), here.settled()
            if own is None:
                continue
            hoped = PROPOSE[what][state][n]
            assert tell(socket, "propose", table=here.id, seat=own, **said) == hoped, f"{who} at a table {state}"
        if hoped == "ack":
            made = here.people["spectator"].get(here.path)["proposal"]
            assert (made["id"], made["what"], made["seat"]) == (here.proposal, what, own)
            assert (made["yes"], made["wanted"]) == ([own], [1 - own]), "the word of the one who has left is not wanted"
            here = scene(state)  # each from the same start
        else:
            assert here.settled() == before


# {state: outcomes}, as above; `pong`: it was taken
ANSWER: dict[str, tuple[str, ...]] = {
    "waiting": ("not_started", "not_started"),
    "playing": ("no_proposal", "no_proposal", "stand_in"),
    "shown": ("no_proposal", "no_proposal", "stand_in"),
    "asked": ("pong", "pong", "stand_in"),
    "paused": ("no_proposal", "no_proposal", "stand_in"),
    "waking": ("pong", "pong", "stand_in"),
    "over": ("game_over",) * ALIKE,
}


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("yes", [True, False])
def test_answer(scene: Find, yes: bool, state: str) -> None:
    here = scene(state)
    pauses = state in ("paused", "waking")
    for n, who in enumerate(SPEAKERS):
        with here.people[who].socket() as socket:
            only_for_ones_own_seat(here, who, socket, "answer", proposal=here.proposal, yes=yes)
            own, before = here.seat(who), here.settled()
            if own is None:
                continue
            hoped, said = ANSWER[state][n], {"table": here.id, "seat": own, "yes": yes}
            other = tell(socket, "answer", proposal=here.proposal + 1, **said)
            assert other == ("no_proposal" if hoped == "pong" else hoped), "another number than the open one"
            assert here.settled() == before
            assert tell(socket, "answer", proposal=here.proposal, **said) == hoped, f"{who} at a table {state}"
        after = here.people["spectator"].get(here.path)
        if hoped != "pong" or (who == "host" and yes):  # the host has agreed by asking
            assert here.settled() == before
        else:
            assert after["proposal"] is None
            assert after["paused"] == (pauses != yes), "carried out by the last yes, ended by any no"
            here = scene(state)  # each from the same start


@pytest.mark.parametrize("state", STATES)
def test_say(scene: Find, state: str) -> None:
    """Who has a seat may speak, before, during and after the game, in a pause and while a bot stands in."""
    here = scene(state)
    lines = here.people["spectator"].get(f"{here.path}/chat")["lines"]
    for who in SPEAKERS:
        own = here.seat(who)
        with here.people[who].socket() as socket:
            heard = tell(socket, "say", table=here.id, key=f"{who}-speaks", text=f"I am the {who}")
        assert heard == ("not_seated" if own is None else "ack"), f"{who} at a table {state}"
        now = here.people["spectator"].get(f"{here.path}/chat")["lines"]
        added = [] if own is None else [(own, here.people[who].me["name"], f"I am the {who}")]
        assert [(line["seat"], line["name"], line["text"]) for line in now[len(lines) :]] == added
        lines = now


# {state: outcomes}, as above, where everybody has taken back a choice; at the end nothing is left of that
REDO: dict[str, tuple[str, ...]] = {
    "waiting": ("not_started", "not_started"),
    "playing": ("ack", "ack", "stand_in"),
    "asked": ("ack", "ack", "stand_in"),
    "paused": ("paused", "paused", "stand_in"),
    "waking": ("paused", "paused", "stand_in"),
    "over": ("no_redo", "no_redo", "stand_in"),
}


@pytest.mark.parametrize("state", REDO)
def test_redo(server: LiveServer, scene: Find, state: str) -> None:
    here = scene(state, taken_back=state not in ("waiting", "over"))
    for n, who in enumerate(SPEAKERS):
        with here.people[who].socket() as socket:
            at = 0 if state == "waiting" else socket.join(here.id)["at"]
            only_for_ones_own_seat(here, who, socket, "redo", at=at, key=f"{who}-once-more")
            own = here.seat(who)
            if own is None:
                continue
            before = [move.action for move in server.moves(here.id) if move.seat == own]
            hoped = REDO[state][n]
            said = tell(socket, "redo", table=here.id, seat=own, at=at, key=f"{who}-once-more-now")
            assert said == hoped, f"{who} at a table {state}"
            after = [move.action for move in server.moves(here.id) if move.seat == own]
            if who != "away":  # the bot goes on in his place
                assert after == [*before, *[["play", "scout"]] * (hoped == "ack")]


def test_nothing_taken_back_is_nothing_to_do_again(scene: Find) -> None:
    here = scene("playing")
    for who, hoped in zip(SEATED, ("no_redo", "no_redo", "stand_in"), strict=True):
        with here.people[who].socket() as socket:
            at = socket.join(here.id)["at"]
            assert tell(socket, "redo", table=here.id, seat=here.seat(who), at=at, key=f"{who}-once-more") == hoped


def test_without_a_cookie_nothing_is_said(scene: Find) -> None:
    with scene("playing").people["nobody"].socket() as socket:
        assert socket.next()["code"] == "no_guest"
        assert socket.closed() == 4401

"""Clocks, presence and proposals say nothing of what is still a secret: neither that a choice was made, nor when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orrery.core.rng import Rng
from orrery.server.tables import side_state
from orrery.server.tables.clocks import table_clocks
from orrery.server.tables.seats.new_tables import new_table
from server.arranged_tables import LIVE, TIMED, Clockwork, people, seated
from server.support import LiveServer, Socket
from server.tables.test_leaks import Twins, played, transcript

Json = Any
Start = Callable[..., LiveServer]


def heard(socket: Socket) -> list[Json]:
    """All that has come so far."""
    socket.say("ping")
    messages = []
    while (message := socket.next())["t"] != "pong":
        messages.append(message)
    return messages


def test_a_choice_that_is_not_final_moves_no_clock(own_server: Start) -> None:
    clock = Clockwork()
    server = own_server(now=clock, **TIMED)
    guests = people(server, 3)
    spectator = server.guest()
    table = seated(guests, confirm=True, clock=LIVE)
    everybody = [guest.socket() for guest in guests]
    for socket in everybody:
        socket.join(table)
    picking = everybody[1]
    others = [guests[0], guests[2], spectator]

    def all_they_know() -> list[Json]:
        known: list[Json] = []
        for guest in others:
            known.append(guest.get(f"/api/tables/{table}"))
            with guest.socket() as socket:
                known.append(socket.frame())
                socket.say("join", table=table)
                known += [socket.frame(), socket.frame(), socket.frame()]
        return known

    before = all_they_know()
    assert any('"t":"clock"' in str(frame) for frame in before)
    for socket in everybody:
        heard(socket)
    at = 0
    for card in ("scout", "develop", "expand"):
        at = picking.act(table, 1, at, ["play", card])["at"]
        at = picking.undo(table, 1, at)["at"]
    picking.act(table, 1, at, ["play", "plunder"])
    for socket in (everybody[0], everybody[2]):
        assert heard(socket) == []
    assert all_they_know() == before
    for socket in everybody:
        socket.raw.close()


@pytest.mark.parametrize("seed", range(3))
def test_no_clock_and_no_table_without_news_of_the_game(own_server: Start, seed: int) -> None:
    """Whoever hears nothing of a step hears of no clock either. Random games, with time that passes at random."""
    clock, rng = Clockwork(), Rng(seed)
    server = own_server(now=clock, **TIMED)
    guests = people(server, 4)
    spectator = server.guest()
    table = seated(guests, confirm=True, clock={"kind": "live", "move": 60, "bank": 36000})
    sockets: dict[int | None, Socket] = {seat: guest.socket() for seat, guest in enumerate(guests)}
    sockets[None] = spectator.socket()
    for socket in sockets.values():
        socket.join(table)
    for socket in sockets.values():
        heard(socket)
    silent = 0
    for _ in range(70):
        asked = [seat for seat in range(4) if sockets[seat].states[seat]["decision"]]
        if not asked:
            break
        seat = asked[rng.below(len(asked))]
        clock.forward(rng.below(90))
        state = sockets[seat].states[seat]
        actions = state["decision"]["actions"]
        assert sockets[seat].act(table, seat, state["at"], actions[rng.below(len(actions))])["t"] == "ack"
        for who, socket in sockets.items():
            kinds = {message["t"] for message in heard(socket)}
            if "state" not in kinds and who != seat:
                silent += 1
                assert kinds == set(), f"seat {who} hears of {kinds} after a step it can't know of"
    assert silent > 20
    for socket in sockets.values():
        socket.raw.close()


@pytest.mark.parametrize("steps", [9, 40, 77])
def test_bytes_do_not_depend_on_hidden_things_with_clocks(
    own_server: Start, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    clock = Clockwork()
    server = own_server(now=clock, **TIMED)
    make = new_table

    def timed(*args: Any, **more: Any) -> Any:
        row = make(*args, **more, clock=dict(LIVE))
        row.side_state = side_state.write(table_clocks.opening(row, list(match.actors), clock()))
        return row

    monkeypatch.setattr("server.tables.test_leaks.new_table", timed)
    guests = people(server, 4)
    match = played(5, steps)
    for seat in (0, 1, 2, 3, None):
        guest = server.guest() if seat is None else guests[seat]
        twins = Twins(server, match, guests, seat)
        clock.forward(7)
        one, other = (transcript(guest, ident, seat) for ident in twins.idents)
        assert one == other
        assert any('"t":"clock"' in frame for frame in one) or seat is None


def test_who_asks_for_an_undo_does_not_learn_who_has_chosen(own_server: Start) -> None:
    """The number of steps that would go is the same whether somebody has made a secret choice or not."""
    server = own_server()
    shown = []
    for secretly in (False, True):
        guests = people(server, 3)
        table = seated(guests, confirm=True)
        sockets = [guest.socket() for guest in guests]
        for socket in sockets:
            socket.join(table)
        for _ in ("card", "confirm"):
            for seat, socket in enumerate(sockets):
                state = socket.asked(seat)
                said = socket.act(table, seat, state["at"], state["decision"]["actions"][0])
                socket.reach(said["at"], seat)
        if secretly:
            state = sockets[2].asked(2)
            assert state["decision"]["kind"] != "confirm"
            sockets[2].act(table, 2, state["at"], state["decision"]["actions"][0])
        sockets[0].say("propose", table=table, seat=0, key="may-I-please", what="undo")
        sockets[0].hear("ack")
        shown.append(guests[1].get(f"/api/tables/{table}")["proposal"])
        for socket in sockets:
            socket.raw.close()
    assert shown[0] == shown[1]

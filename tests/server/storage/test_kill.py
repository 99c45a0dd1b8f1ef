"""kill -9 at random moments, with people and bots playing: every acknowledged move is there, once, and play goes on."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from orrery.server.storage import MoveRow
from server.killing import Forker, Launcher, Person, alive, check
from server.support import Guest, wait_until

ROUNDS = 8


@pytest.mark.timeout(600)  # a quarter of a minute where nothing else runs
def test_no_acknowledged_move_is_lost_or_doubled(forker: Forker, tmp_path: Path, where: Path | str) -> None:
    rng = random.Random(20240229)
    _open.clear()
    data = tmp_path / "data"
    if isinstance(where, Path):
        where = data / "orrery.sqlite3"
    rounds = ROUNDS if isinstance(where, Path) else ROUNDS // 4  # which process dies is the same to PostgreSQL
    acknowledged: dict[str, dict[str, Any]] = {}
    guests: list[Guest] = []
    tables: list[str] = []
    watched = ""
    kept: dict[str, list[MoveRow]] = {}
    server = Launcher(forker, data, where)
    for number in range(rounds):
        server.start()
        guests = guests or [Guest(server), Guest(server)]
        for guest in guests:
            guest.http.base_url = server.url
        _settle_open_questions(guests, acknowledged)
        tables = [
            _table(guests[0], tables[:1], "me", "easy", "normal"),
            _table(guests[1], tables[1:], "hotseat", "hotseat", "hotseat"),
        ]
        if not watched or guests[0].get(f"/api/tables/{watched}")["status"] == "over":
            watched = guests[0].table("easy", "easy", "easy")["id"]
        else:
            with guests[0].socket() as socket:  # a look wakes the bots of a table
                socket.join(watched)
        people = [
            Person(guest, table, acknowledged, number * 2 + n)
            for n, (guest, table) in enumerate(zip(guests, tables, strict=True))
        ]
        for person in people:
            person.start()
        for person in people:
            assert person.started.wait(20)
        _wait_for_bots(guests[0], watched, rng.randint(2, 6))
        _wait_for_people(people, acknowledged, rng.randint(0, 40))
        workers = server.workers()
        server.kill()
        for person in people:
            person.join(20)
            assert not person.is_alive()
            if person.error is not None:
                raise person.error
            if person.open is not None:
                _open.append((guests.index(person.guest), person.open))
        wait_until(lambda pids=workers: not any(alive(pid) for pid in pids))  # type: ignore[misc]
        kept = check(where, acknowledged)
    assert len(acknowledged) > 5 * rounds
    assert sum(row.key.startswith("bot:") for moves in kept.values() for row in moves) > rounds
    assert any(move["t"] == "undo" for move in acknowledged.values())


def _wait_for_bots(guest: Guest, table: str, moves: int) -> None:
    """With several processes a dead one's bots are taken over only when its lease is out."""
    enough = guest.get(f"/api/tables/{table}")["version"] + moves

    def moved() -> bool:
        shown = guest.get(f"/api/tables/{table}")
        return bool(shown["version"] >= enough or shown["status"] == "over")

    wait_until(moved)


def _wait_for_people(people: list[Person], acknowledged: dict[str, dict[str, Any]], moves: int) -> None:
    enough = len(acknowledged) + moves
    wait_until(lambda: len(acknowledged) >= enough or not any(person.is_alive() for person in people))


_open: list[tuple[int, dict[str, Any]]] = []


def _settle_open_questions(guests: list[Guest], acknowledged: dict[str, dict[str, Any]]) -> None:
    """What was asked when the server died is asked again, with its key: it counts once, whether it was stored or not.
    And so does what had been acknowledged: the answer is the same as before."""
    for n, guest in enumerate(guests):
        mine = {seat["seat"] for table in guest.get("/api/tables") for seat in table["seats"] if seat["mine"]}
        assert mine or not acknowledged
        with guest.socket() as socket:
            for _, message in [one for one in _open if one[0] == n]:
                socket.say(**message)
                answer = socket.hear("ack", "refused", "stale", key=message["key"])
                if answer["t"] == "ack":
                    acknowledged[message["key"]] = {**message, "stored": answer["at"]}
            own = {table["id"] for table in guest.get("/api/tables")}
            again = [m for m in acknowledged.values() if m["table"] in own and m["table"] not in _bots_only(guest)]
            for message in again[-5:]:
                socket.say(**{k: v for k, v in message.items() if k != "stored"})
                answer = socket.hear("ack", "refused", "stale", "error", key=message["key"])
                assert answer == {"t": "ack", "key": message["key"], "at": message["stored"]}
    _open.clear()


def _bots_only(guest: Guest) -> set[str]:
    return {t["id"] for t in guest.get("/api/tables") if not any(seat["mine"] for seat in t["seats"])}


def _table(guest: Guest, before: list[str], *seats: str) -> str:
    """The table of the round before, or a new one if that is finished."""
    if before and guest.get(f"/api/tables/{before[0]}")["status"] != "over":
        return before[0]
    ident: str = guest.table(*seats)["id"]
    return ident

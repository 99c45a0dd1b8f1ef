"""Games computed once more: from what is stored, and from a record somebody sends."""

from __future__ import annotations

import asyncio
import copy
from typing import Any

import pytest
from sqlalchemy import Connection, update

import orrery
from orrery.core.match import Match
from orrery.core.record import DIGEST_EVERY
from orrery.server.storage import database_schema as db
from orrery.server.tables.records.replay_cache import ReplayCache
from orrery.server.tables.records.waking import woken
from server.support import Guest, LiveServer, play_on

Json = Any


def finished(game: str = "planet_5r", players: int = 3, seed: int = 11) -> orrery.Match:
    match = orrery.game(game).new(players, seed)
    return orrery.play_out(match, bots=["random"] * players, seed=seed)


@pytest.fixture(scope="module")
def over(server: LiveServer) -> Json:
    """A table that was played here to its end, with something taken back on the way."""
    anna = server.guest()
    table = anna.table("hotseat", "hotseat", "hotseat")
    with anna.socket() as socket:
        socket.join(table["id"])
        at = socket.act(table["id"], 0, 0, ["play", "scout"])["at"]
        socket.undo(table["id"], 0, at)
        socket.silence()
        play_on(socket, table["id"], [0, 1, 2])
    return table


def change(server: LiveServer, query: Any) -> None:
    def job(c: Connection) -> None:
        c.execute(query)

    asyncio.run(server.parts.storage.write(job))


def test_digests_stand_with_the_moves(server: LiveServer, over: Json) -> None:
    moves = server.moves(over["id"])
    marked = [move.seq for move in moves if move.digest is not None]
    assert marked == sorted({*range(DIGEST_EVERY, len(moves) + 1, DIGEST_EVERY), len(moves)})
    assert len(marked) > 1


def test_an_imported_record_has_them_too(server: LiveServer, anna: Guest) -> None:
    match = finished()
    table = anna.post("/api/records", match.record(), 201)["id"]
    marked = {str(move.seq): move.digest for move in server.moves(table) if move.digest is not None}
    stated = match.record()["digests"]
    del stated["0"]
    assert marked == stated


def test_a_game_played_here(over: Json, boris: Guest) -> None:
    record = boris.get(f"/api/tables/{over['id']}/record")
    found = boris.get(f"/api/tables/{over['id']}/verification")
    assert found == {
        "game": "planet_5r",
        "players": 3,
        "steps": len(record["actions"]),
        "commitment": {"stated": over["commitment"], "computed": over["commitment"], "ok": True},
        "seed": record["seed"],
        "digests": {"checked": 2 + len(record["actions"]) // 50 - 1, "ok": True},
        "over": True,
        "winners": list(orrery.replay(record).winners),
        "ok": True,
        "bad_at": None,
        "reason": None,
        "what_if": False,
    }
    assert record["commitment"] == over["commitment"]
    assert boris.post("/api/verification", record, 200)["ok"]


def test_a_running_game_is_not_verified(anna: Guest) -> None:
    table = anna.table("me", "easy", "easy")["id"]
    assert anna.get(f"/api/tables/{table}/verification", 409)["error"]["code"] == "not_over"
    assert anna.get("/api/tables/nowhere/verification", 404)["error"]["code"] == "no_table"


DAMAGE: dict[str, tuple[Any, int, str]] = {
    "a digest": (lambda t: update(db.moves).where(t, db.moves.c.seq == 50).values(digest="0" * 16), 50, "digest"),
    "another action": (
        lambda t: update(db.moves).where(t, db.moves.c.seq == 7).values(action='["play","tango"]'),
        7,
        "inner",
    ),
    "another seat": (lambda t: update(db.moves).where(t, db.moves.c.seq == 9).values(seat=9), 9, "inner"),
    "a hole": (lambda t: update(db.moves).where(t, db.moves.c.seq == 12).values(seq=5000), 12, "move_missing"),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_in_the_database_is_found(server: LiveServer, anna: Guest, name: str) -> None:
    query, at, _ = DAMAGE[name]
    table = anna.post("/api/records", finished().record(), 201)["id"]
    change(server, query(db.moves.c.table_id == table))
    found = anna.get(f"/api/tables/{table}/verification")
    assert (found["ok"], found["bad_at"]) == (False, at)
    assert found["reason"]["en"]
    assert found["reason"]["ru"]
    assert found["digests"]["ok"] is (name != "a digest")


def test_another_seed_than_the_promised_one_is_found(server: LiveServer, anna: Guest) -> None:
    table = anna.post("/api/records", finished().record(), 201)["id"]
    change(server, update(db.tables).where(db.tables.c.id == table).values(commitment="f" * 64))
    found = anna.get(f"/api/tables/{table}/verification")
    assert (found["ok"], found["bad_at"], found["commitment"]["ok"]) == (False, 0, False)
    assert found["commitment"]["computed"] == finished().commitment


# --- records from anywhere


BROKEN: dict[str, tuple[Any, int]] = {
    "other seed": (lambda r: {**r, "seed": "0" * 32}, 0),
    "bad seed": (lambda r: {**r, "seed": 7}, 0),
    "other promise": (lambda r: {**r, "commitment": "0" * 64}, 0),
    "other rules": (lambda r: {**r, "rules_version": 99}, 0),
    "other format": (lambda r: {**r, "format_version": 2}, 0),
    "no players": (lambda r: {**r, "players": None}, 0),
    "too many players": (lambda r: {**r, "players": 10**30}, 0),
    "bad options": (lambda r: {**r, "options": [1]}, 0),
    "no actions": (lambda r: {**r, "actions": None}, 0),
    "a bad start": (lambda r: {**r, "start": {"players": 3}}, 0),
    "bad pair": (lambda r: {**r, "actions": [*r["actions"][:5], [0], *r["actions"][6:]]}, 6),
    "wrong digest": (lambda r: {**r, "digests": {**r["digests"], "50": "0" * 16}}, 50),
    "left out": (lambda r: {**r, "actions": r["actions"][1:]}, -1),
    "not over": (lambda r: {**r, "over": False}, -1),
    "a digest too many": (lambda r: {**r, "digests": {**r["digests"], "x": "1"}}, -1),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_is_told_not_refused(anna: Guest, name: str) -> None:
    make, at = BROKEN[name]
    found = anna.post("/api/verification", make(copy.deepcopy(finished().record())), 200)
    assert found["ok"] is False
    assert found["bad_at"] == at or at < 0
    assert found["reason"]["en"] != found["reason"]["ru"]
    assert found["digests"]["ok"] is (name not in ("wrong digest", "other seed", "a digest too many"))


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b'"x"', b'{"format":"orrery-record"}', b"[" * 9000])
def test_what_is_no_record_at_all_is_refused(anna: Guest, body: bytes) -> None:
    answer = anna.http.post("/api/verification", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_record")


def test_a_record_that_is_too_long_is_refused(anna: Guest) -> None:
    answer = anna.http.post("/api/verification", content=b"[" + b" " * 600_000 + b"]")
    assert answer.status_code == 413


def test_a_whole_record_states_its_promise(anna: Guest) -> None:
    match = finished("on_mars", 2)
    found = anna.post("/api/verification", {**match.record(), "commitment": match.commitment}, 200)
    assert found["commitment"] == {"stated": match.commitment, "computed": match.commitment, "ok": True}
    assert found["digests"]["checked"] == len(match.record()["digests"])
    alone = anna.post("/api/verification", match.record(), 200)
    assert alone["commitment"] == {"stated": None, "computed": match.commitment, "ok": True}
    half = orrery.game("on_mars").new(2, 5)
    assert anna.post("/api/verification", half.record(), 200)["over"] is False


# --- pages of a replay


def test_the_movers_of_the_whole_game_come_with_every_page(over: Json, anna: Guest) -> None:
    record = anna.get(f"/api/tables/{over['id']}/record")
    page = anna.get(f"/api/tables/{over['id']}/replay", seat=1, **{"from": 7}, count=2)
    assert page["movers"] == [None, *(seat for seat, _ in record["actions"])]
    assert [step["seat"] for step in page["steps"]] == page["movers"][7:9]


def test_pages_cost_what_they_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leafing through a game plays it about once, not once for each page; jumping back is free."""
    match = finished("on_mars", 3)
    played: list[int] = []
    act = Match.act

    def counted(self: Match, seat: int, action: Any) -> Any:
        played.append(seat)
        return act(self, seat, action)

    monkeypatch.setattr(Match, "act", counted)
    walks = ReplayCache(games=2, every=25)
    last = len(match.actions)
    for n in range(0, last, 50):
        there = walks.at("a", match, n)
        assert there.actions == match.actions[:n]
    assert len(played) <= last
    played.clear()
    there = walks.at("a", match, last - 10)
    assert len(played) < 60
    straight = orrery.game("on_mars").new(3, match.seed)
    for seat, action in match.actions[: last - 10]:
        straight.act(seat, action)
    assert there == straight
    assert there.events(1) == straight.events(1)
    there.act(*match.actions[last - 10])  # one's own to change
    assert walks.at("a", match, last - 10) == straight
    for ident in "bc":
        walks.at(ident, match, 30)
    played.clear()
    walks.at("a", match, 30)
    assert len(played) == 30, "forgotten: only the games looked at last are kept"


def test_stored_moves_make_the_same_match(server: LiveServer, over: Json) -> None:
    found = asyncio.run(server.parts.storage.whole(over["id"]))
    assert found is not None
    assert woken(*found, None).match.over

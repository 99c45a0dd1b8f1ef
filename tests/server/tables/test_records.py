"""Records: taken out when the game is over, put in again, replayed step by step."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

import orrery
from orrery.server.wire.view_patches import Change, patched
from server.support import Guest, LiveServer, play_on

Json = Any


def finished(seed: int = 11) -> Json:
    match = orrery.game("planet_5r").new(3, seed)
    return orrery.play_out(match, bots=["random"] * 3, seed=seed).record()


def test_export_import_and_replay(anna: Guest, boris: Guest) -> None:
    table = anna.table("easy", "easy", "easy")
    with anna.socket() as socket:
        socket.say("join", table=table["id"])
        while not socket.hear("state")["view"]["over"]:
            pass
    answer = boris.http.get(f"/api/tables/{table['id']}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = answer.json()
    match = orrery.replay(record)
    assert match.commitment == table["commitment"], "the seed shown at the end is the one promised at the start"
    copy_ = boris.post("/api/records", record, 201)
    assert copy_["status"] == "over"
    assert copy_["winners"] == list(match.winners)
    assert copy_["id"] != table["id"]
    assert table["origin"] is None
    origin = {"table": None, "step": None, "seat": None, "offline": False}
    assert copy_["origin"] == origin, "it says that it was not played here"
    sat = [(seat["name"], seat["level"]) for seat in table["seats"]]
    assert [(seat["name"], seat["level"]) for seat in copy_["seats"]] == sat, "the record tells who played"
    assert boris.get(f"/api/tables/{copy_['id']}/record") == record
    steps: list[Json] = []
    while True:
        page = boris.get(f"/api/tables/{copy_['id']}/replay", seat=1, **{"from": len(steps)}, count=37)
        assert page["total"] == len(record["actions"]) + 1
        steps += page["steps"]
        if len(steps) == page["total"]:
            break
    assert [step["n"] for step in steps] == list(range(len(steps)))
    assert (steps[0]["seat"], steps[0]["action"]) == (None, None)
    assert [[step["seat"], step["action"]] for step in steps[1:]] == record["actions"]
    assert [event for step in steps for event in step["events"]] == match.events(1)
    assert steps[-1]["view"] == match.view(1)
    assert steps[0]["view"]["seats"][0]["water"] is None
    moments = boris.get(f"/api/tables/{copy_['id']}/replay", seat=1, count=60, moments=True)["steps"]
    again = orrery.game("planet_5r").new(match.players, match.seed, record["options"])
    assert "moments" not in steps[1]
    assert "moments" not in moments[0], "nothing happens at the start"
    for step, (seat, action) in zip(moments[1:], record["actions"], strict=False):
        again.act(seat, action)
        *underway, _ = again.steps(1)
        seen = [
            (moment["events"], patched(step["view"], msgspec.convert(moment["patch"], list[Change])))
            for moment in step["moments"]
        ]
        assert seen == [(len(one.events), one.view) for one in underway]
    assert sum(len(step["moments"]) for step in moments[1:]) > 20
    spectator = boris.get(f"/api/tables/{copy_['id']}/replay", seat="none", count=1)["steps"][0]
    assert spectator["view"]["me"] is None
    assert boris.get(f"/api/tables/{copy_['id']}/replay", 200, **{"from": 5000})["steps"] == []
    assert boris.get(f"/api/tables/{copy_['id']}/replay", 404, seat=3)["error"]["code"] == "no_seat"
    assert boris.get(f"/api/tables/{copy_['id']}/replay", 422, seat="x")["error"]["code"] == "bad_request"


def test_a_game_of_a_device_is_verified_and_stays_marked(anna: Guest, boris: Guest) -> None:
    record = {**finished(), "offline": True}
    kept = anna.post("/api/records", record, 201)
    assert kept["status"] == "over"
    assert kept["origin"] == {"table": None, "step": None, "seat": None, "offline": True}
    assert anna.get(f"/api/tables/{kept['id']}")["origin"]["offline"]
    taken = boris.get(f"/api/tables/{kept['id']}/record")
    assert taken["offline"] is True
    assert boris.post("/api/records", taken, 201)["origin"]["offline"], "the mark goes wherever the game goes"
    assert boris.post("/api/verification", taken)["ok"]
    assert not boris.post("/api/records", {**record, "offline": "yes"}, 201)["origin"]["offline"]
    false = copy.deepcopy(record)
    false["digests"][max(false["digests"], key=int)] = "0" * 16
    assert boris.post("/api/records", false, 422)["error"]["code"] == "bad_record"


def test_undone_moves_are_not_in_the_record(server: LiveServer, anna: Guest) -> None:
    table = anna.table("hotseat", "hotseat", "hotseat")["id"]
    with anna.socket() as socket:
        socket.join(table)
        at = socket.act(table, 0, 0, ["play", "scout"])["at"]
        socket.undo(table, 0, at)
        socket.silence()
        play_on(socket, table, [0, 1, 2])
    record = anna.get(f"/api/tables/{table}/record")
    orrery.replay(record)
    assert len(server.moves(table)) == len(record["actions"]) + 2


def test_an_unfinished_record_goes_on_at_one_screen(anna: Guest) -> None:
    match = orrery.game("planet_5r").new(3, 5)
    for _ in range(9):
        seat = match.actors[0]
        decision = match.decision(seat)
        assert decision is not None
        match.act(seat, decision.actions[-1])
    table = anna.post("/api/records", match.record(), 201)
    assert table["status"] == "playing"
    assert all(seat["mine"] and seat["kind"] == "hotseat" for seat in table["seats"])
    assert table["version"] == 9
    assert table["my_turn"] is True
    with anna.socket() as socket:
        state = socket.join(table["id"])
        assert state["view"] == match.view(0)
        assert len(state["events"]) == len(match.events(0))
        assert play_on(socket, table["id"], [0, 1, 2])["view"]["over"]


BREAK: dict[str, Any] = {
    "no record": lambda r: {"format": "something"},
    "a list": lambda r: [1, 2],
    "a text": lambda r: "record",
    "other rules": lambda r: {**r, "rules_version": 99},
    "unknown game": lambda r: {**r, "game": "chess"},
    "too many players": lambda r: {**r, "players": 9},
    "players as truth": lambda r: {**r, "players": True},
    "bad seed": lambda r: {**r, "seed": "z" * 32},
    "other seed": lambda r: {**r, "seed": "0" * 32},
    "bad options": lambda r: {**r, "options": {"die": []}},
    "options as list": lambda r: {**r, "options": [1]},
    "no actions": lambda r: {k: v for k, v in r.items() if k != "actions"},
    "bad pair": lambda r: {**r, "actions": [*r["actions"][:5], [0]]},
    "odd seat": lambda r: {**r, "actions": [["x", ["play", "scout"]]]},
    "far seat": lambda r: {**r, "actions": [[7, ["play", "scout"]]]},
    "odd action": lambda r: {**r, "actions": [[0, {"a": 1}]]},
    "illegal action": lambda r: {**r, "actions": [[0, ["bid", 3]]]},
    "after the end": lambda r: {**r, "actions": [*r["actions"], [0, ["play", "scout"]]]},
    "left out": lambda r: {**r, "actions": r["actions"][1:]},
    "wrong digest": lambda r: {**r, "digests": {**r["digests"], "50": "0" * 16}},
    "digests as list": lambda r: {**r, "digests": []},
}


@pytest.mark.parametrize("name", BREAK)
def test_broken_records_are_refused(anna: Guest, name: str) -> None:
    broken = BREAK[name](copy.deepcopy(finished()))
    answer = anna.http.post("/api/records", json=broken)
    assert answer.status_code in (404, 422), answer.text
    error = answer.json()["error"]
    assert error["code"] in ("bad_record", "unknown_game")
    assert error["text"]["ru"] != error["text"]["en"]
    assert anna.get("/api/tables") == []


def test_records_that_are_no_json_or_too_large(anna: Guest) -> None:
    for body in (b"", b"{", b"\xff", b"[" * 100_000):
        answer = anna.http.post("/api/records", content=body)
        assert answer.status_code == 422
        assert answer.json()["error"]["code"] == "bad_record"
    answer = anna.http.post("/api/records", content=b" " * 600_000)
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "seats", [[], [{"name": "A"}], "abc", [{"name": "\u202e"}] * 3, [{"name": "A", "level": "god"}] * 3]
)
def test_a_record_with_impossible_players_is_refused(anna: Guest, seats: Json) -> None:
    answer = anna.post("/api/records", {**finished(), "seats": seats}, 422)
    assert answer["error"]["code"] == "bad_record"

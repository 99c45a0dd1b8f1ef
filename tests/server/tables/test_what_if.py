"""What if: a position taken out of a game, hidden parts dealt anew, played on against bots."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from typing import Any

import pytest

import orrery
from orrery import Match, Rng
from orrery.core.rng import commitment, stream_keys
from orrery.core.state_codec import digest, to_plain
from orrery.server.tables.records.sandboxed_replay import look
from orrery.server.tables.records.what_if_position import redealt
from server.support import Guest, LiveServer, play_on, wait_until

Json = Any
KINDS: dict[str, tuple[str, int, Json]] = {
    "planet_5r": ("planet_5r", 3, {}),
    "planet_unknown": ("planet_unknown", 2, {}),
    "planet_unknown alone": ("planet_unknown", 1, {}),
    "supermoon": ("planet_unknown", 2, {"moons": True, "emergency": True, "patches": True, "new_cards": True}),
    "on_mars": ("on_mars", 2, {}),
    "on_mars alone": ("on_mars", 1, {}),
    "pandorum": ("pandorum", 2, {}),
}


def played(kind: str, actions: int = 10**9, seed: int = 3) -> Match:
    game, players, options = KINDS[kind]
    m, rng = orrery.game(game).new(players, seed, options), Rng(seed)
    while m.actors and len(m.actions) < actions:
        seat = rng.choice(m.actors)
        decision = m.decision(seat)
        assert decision is not None
        m.act(seat, rng.choice(decision.actions))
    return m


def known(view: Json) -> Json:
    return {key: value for key, value in view.items() if key not in ("commitment", "seed")}


@pytest.mark.parametrize("kind", KINDS)
def test_a_moment_of_a_finished_game_plays_to_its_end(anna: Guest, kind: str) -> None:
    match = played(kind)
    table = anna.post("/api/records", match.record(), 201)["id"]
    step = len(match.actions) * 3 // 4
    replayed = anna.get(f"/api/tables/{table}/replay", seat=0, **{"from": step}, count=1)["steps"][0]["view"]
    fork = anna.post(f"/api/tables/{table}/fork", {"step": step, "seat": 0}, 201)
    assert fork["origin"] == {"table": table, "step": step, "seat": 0, "offline": False}
    assert [seat["kind"] for seat in fork["seats"]] == ["human", *["bot"] * (match.players - 1)]
    assert [seat["mine"] for seat in fork["seats"]] == [True, *[False] * (match.players - 1)]
    assert fork["status"] == "playing"
    assert fork["commitment"] != match.commitment
    with anna.socket() as socket:
        state = socket.join(fork["id"])
        if state["at"] == 0:  # else a bot was faster
            assert known(state["view"]) == known(replayed)
            assert state["events"] == []
        assert play_on(socket, fork["id"], [0])["view"]["over"]
    record = anna.get(f"/api/tables/{fork['id']}/record")
    assert record["start"]["players"] == match.players
    assert known(anna.get(f"/api/tables/{fork['id']}/replay", seat=0, count=1)["steps"][0]["view"]) == known(replayed)
    verified = anna.get(f"/api/tables/{fork['id']}/verification")
    assert (verified["ok"], verified["what_if"], verified["over"]) == (True, True, True)
    assert anna.post("/api/verification", record, 200)["ok"]
    again = anna.post("/api/records", record, 201)
    assert anna.get(f"/api/tables/{again['id']}/record")["actions"] == record["actions"]


def test_of_a_running_game_only_ones_own_present_position(anna: Guest, boris: Guest, server: LiveServer) -> None:
    table = anna.table("me", "open", "easy")
    boris.post(f"/api/tables/{table['id']}/claim", {"token": table["seats"][1]["invite"]})
    path = f"/api/tables/{table['id']}/fork"
    stranger = server.guest()
    for who, body, code, status in (
        (stranger, {}, "not_seated", 403),
        (stranger, {"seat": 0}, "not_seated", 403),
        (boris, {"seat": 0}, "not_your_seat", 403),
        (boris, {"seat": 9}, "not_your_seat", 403),
        (boris, {"step": 0}, "not_over", 409),
        (boris, {"step": 0, "seat": 1}, "not_over", 409),
        (boris, {"step": -1}, "bad_request", 422),
        (boris, {"seat": "1"}, "bad_request", 422),
    ):
        assert who.post(path, body, status)["error"]["code"] == code, body
    fork = boris.post(path, {"step": None, "seat": None}, 201)
    assert fork["origin"] == {"table": table["id"], "step": None, "seat": 1, "offline": False}
    assert [seat["mine"] for seat in fork["seats"]] == [False, True, False]
    with boris.socket() as socket, boris.socket() as mine:
        before, there = mine.join(table["id"])["view"], socket.join(fork["id"])
        if there["at"] == 0:
            assert known(there["view"]) == known(before)
        assert play_on(socket, fork["id"], [1])["view"]["over"]
    assert boris.get(f"/api/tables/{table['id']}")["status"] == "playing", "the game itself goes on untouched"
    assert anna.post(path, {}, 201)["origin"]["seat"] == 0
    waiting = anna.table("me", "open", "easy")["id"]
    assert anna.post(f"/api/tables/{waiting}/fork", {}, 409)["error"]["code"] == "not_started"
    assert anna.post("/api/tables/nowhere/fork", {}, 404)["error"]["code"] == "no_table"


def test_steps_and_seats_that_are_not_there(anna: Guest) -> None:
    match = played("planet_5r")
    table = anna.post("/api/records", match.record(), 201)["id"]
    path = f"/api/tables/{table}/fork"
    assert anna.post(path, {}, 409)["error"]["code"] == "game_over"
    last = len(match.actions)
    assert anna.post(path, {"step": last}, 404)["error"]["code"] == "no_step"
    assert anna.post(path, {"step": last + 5}, 404)["error"]["code"] == "no_step"
    assert anna.post(path, {"step": 3, "seat": 3}, 404)["error"]["code"] == "no_seat"
    asked = anna.post(path, {"step": last - 1}, 201)
    assert asked["origin"]["seat"] == match.actions[-1][0], "without a seat, the one that was asked"


def test_a_what_if_table_survives_a_restart(own_server: Callable[..., LiveServer]) -> None:
    first = own_server()
    anna = first.guest()
    table = anna.post("/api/records", played("planet_5r").record(), 201)["id"]
    fork = anna.post(f"/api/tables/{table}/fork", {"step": 40, "seat": 0}, 201)["id"]
    with anna.socket() as socket:
        socket.join(fork)
        socket.asked(0)
        while socket.states[0]["view"]["actors"] != [0]:  # the bots have chosen
            socket.next()
        before = socket.states[0]
    first.__exit__()
    second = own_server()
    anna.server, anna.http.base_url = second, second.url
    with anna.socket() as socket:
        after = socket.join(fork)
        assert (after["view"], after["decision"], after["at"]) == (before["view"], before["decision"], before["at"])
        assert play_on(socket, fork, [0])["view"]["over"]
    assert anna.get(f"/api/tables/{fork}/verification")["ok"]


def test_what_if_tables_count_like_all_others(own_server: Callable[..., LiveServer]) -> None:
    from dataclasses import replace

    from server.conftest import GENEROUS

    server = own_server(limits=replace(GENEROUS, unfinished_tables=2))
    anna = server.guest()
    table = anna.table("me", "easy", "easy")["id"]
    anna.post(f"/api/tables/{table}/fork", {}, 201)
    assert anna.post(f"/api/tables/{table}/fork", {}, 429)["error"]["code"] == "too_many_tables"


# --- positions from elsewhere ------------------------------------------------------------------------


def foreign(seed: int = 3, *, over: bool = True) -> Json:
    """The record of a what-if game of some other server."""
    fork = redealt(played("planet_5r", 30, seed), 0, Rng(5), 9)
    return (orrery.play_out(fork, ["random"] * 3, seed=2) if over else fork).record()


def test_a_position_from_elsewhere_is_looked_at_only(anna: Guest) -> None:
    table = anna.post("/api/records", foreign(), 201)
    assert table["status"] == "over"
    path = f"/api/tables/{table['id']}"
    assert anna.post(f"{path}/fork", {"step": 3, "seat": 0}, 409)["error"]["code"] == "foreign_start"
    assert anna.get(f"{path}/replay", seat=1)["steps"]
    assert anna.get(f"{path}/verification")["what_if"]
    refused = anna.post("/api/records", foreign(over=False), 422)["error"]
    assert (refused["code"], refused["params"]["reason"]["why"]) == ("bad_record", "start_unfinished")


@pytest.mark.parametrize("where", ["/api/records", "/api/verification"])
def test_a_position_that_never_ends_is_stopped(
    anna: Guest, server: LiveServer, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """Whatever loops without end does so in a process that is stopped, while the server goes on."""
    program = "import time; time.sleep(600)"
    start = asyncio.create_subprocess_exec

    async def endless(*_: str, **pipes: Any) -> Any:
        return await start(sys.executable, "-c", program, **pipes)

    monkeypatch.setattr("orrery.server.tables.records.sandboxed_replay.SECONDS", 0.5)
    monkeypatch.setattr("orrery.server.tables.records.sandboxed_replay.asyncio.create_subprocess_exec", endless)
    answer = anna.post(where, foreign(), 422)["error"]
    assert (answer["code"], answer["params"]["reason"]["why"]) == ("bad_record", "bad_start")


@pytest.mark.parametrize("wrong", [{"game": "no_such"}, {"format_version": 99}, {"actions": 3}, {"start": {"a": 1}}])
def test_what_is_no_record_costs_no_process(
    anna: Guest, monkeypatch: pytest.MonkeyPatch, wrong: dict[str, Any]
) -> None:
    monkeypatch.setattr("orrery.server.tables.records.sandboxed_replay.asyncio.create_subprocess_exec", None)
    assert anna.post("/api/records", {**foreign(), **wrong}, 422)["error"]["code"] == "bad_record"


def test_a_position_the_rules_stumble_over_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = foreign()
    look(raw)
    look({**raw, "digests": {}})  # broken, but in an orderly way: that is told later
    monkeypatch.setattr(Match, "scores", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        look(raw)


# --- what it tells, and what it does not -----------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_what_the_maker_knows_is_equal_and_the_rest_is_dealt_anew(kind: str) -> None:
    match = played(kind)
    half = played(kind, len(match.actions) // 2)
    for seat in range(half.players):
        forks = [redealt(half, seat, Rng(n), 100 + n) for n in range(6)]
        for n, fork in enumerate(forks):
            assert known(fork.view(seat)) == known(half.view(seat))
            mine, theirs = fork.decision(seat), half.decision(seat)
            assert (mine and mine.to_json()) == (theirs and theirs.to_json())
            assert fork.commitment == commitment(half.game.id, 100 + n)
            assert fork.state.keys == stream_keys(100 + n, half.players + 1)
            assert not set(fork.state.keys) & set(half.state.keys)
        assert len({digest(fork.state) for fork in forks}) == len(forks)
        bare = []
        for fork in forks:
            plain = to_plain(fork.start)
            plain.pop("keys")
            bare.append(json.dumps(plain))
        assert len(set(bare)) > 1, "not the streams alone: decks, hands and choices differ too"


@pytest.mark.parametrize("kind", KINDS)
def test_two_games_a_seat_cannot_tell_apart_give_the_same_fork(kind: str) -> None:
    """The true hidden state has no influence at all: of a game and a re-dealt one the same chance makes the same."""
    match = played(kind)
    rng = Rng(9)
    for n in range(1, 5):
        here = played(kind, len(match.actions) * n // 5)
        for seat in range(here.players):
            other = here.clone()
            other.state = here.game.resample(here.state, seat, rng)
            assert known(other.view(seat)) == known(here.view(seat))
            a, b = redealt(here, seat, Rng(n), n), redealt(other, seat, Rng(n), n)
            assert to_plain(a.start) == to_plain(b.start), f"step {n}, seat {seat}"


def test_the_secret_of_a_running_game_is_nowhere_in_the_fork(anna: Guest, server: LiveServer) -> None:
    """The others' face-down cards, the keys and the seed of the true game: none of it is stored or told."""
    table = anna.table("me", "hotseat", "open")
    boris = server.guest()
    boris.post(f"/api/tables/{table['id']}/claim", {"token": table["seats"][2]["invite"]})
    with boris.socket() as socket:
        state = socket.join(table["id"])
        socket.act(table["id"], 2, state["at"], ["play", "scout"])
    row = server.parts.tables.live[table["id"]].row
    fork = anna.post(f"/api/tables/{table['id']}/fork", {"seat": 0}, 201)
    wait_until(lambda: fork["id"] in server.parts.tables.live)
    made = server.parts.tables.live[fork["id"]].row
    kept = json.dumps([made.start, made.seed, fork])
    assert not any(str(key) in kept for key in stream_keys(row.seed, 4))
    assert f"{row.seed:032x}" not in kept
    assert made.seed != row.seed
    assert row.commitment not in kept

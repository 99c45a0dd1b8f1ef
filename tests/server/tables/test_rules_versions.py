"""Rules change, tables stay: they go on under the rules they began with, or are brought under the new ones."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.cli.main import run
from orrery.core import registry
from orrery.core.errors import reason
from orrery.core.record import DIGEST_EVERY
from orrery.games.planet_5r import GAME, Planet5R
from orrery.server.storage import MoveRow, TableRow
from orrery.server.tables.records.raw_record import raw_record
from server.arranged_tables import LIVE, TIMED, Clockwork, choose, people, restarted, seated
from server.conftest import quick
from server.postgres import Cluster
from server.support import Guest, LiveServer, next_millisecond, play_on, wait_until

Json = Any
OLD, NEW = GAME.rules_version, GAME.rules_version + 1
Start = Callable[..., LiveServer]


class SameRules(Planet5R):
    """A new version that plays like the old one."""

    rules_version = NEW


class OtherDeck(Planet5R):
    """A new version that deals otherwise."""

    rules_version = NEW

    def setup(self, players: int, options: Any, keys: tuple[int, ...]) -> Any:
        state = super().setup(players, options, keys)
        state.deck[1:] = reversed(state.deck[1:])
        return state


class LargerTables(Planet5R):
    """A new version that is not for three."""

    rules_version = NEW

    def check_table(self, players: int, options: Any) -> None:
        if players < 4:
            raise orrery.BadOptions("players", reason("not_whole", value="3"))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_LANG", "en")
    monkeypatch.delenv("ORRERY_DATABASE_URL", raising=False)
    monkeypatch.setattr(registry, "_registered", {})


def forget_old_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A release that has thrown the former rules away."""
    found = registry._versions
    monkeypatch.setattr(registry, "_versions", lambda game: {} if game == "planet_5r" else found(game))


def begun(server: LiveServer, actions: int) -> tuple[Guest, str, Json]:
    """A table under the old rules, in the middle of the game; with what its first seat saw."""
    anna = server.guest()
    table = anna.table("hotseat", "hotseat", "hotseat")["id"]
    with anna.socket() as socket:
        socket.join(table)
        at = socket.act(table, 0, 0, ["play", "scout"])["at"]
        socket.undo(table, 0, at)
        socket.silence()
        play_on(socket, table, [0, 1, 2], until=lambda state: state["at"] >= actions)
        socket.silence()
        seen = socket.states[0]
    return anna, table, seen


def move_to(anna: Guest, server: LiveServer) -> None:
    anna.server, anna.http.base_url = server, server.url


def place(server: LiveServer) -> list[str]:
    return ["--data", str(server.settings.data_dir)]


def finish(anna: Guest, table: str) -> Json:
    with anna.socket() as socket:
        socket.join(table)
        socket.silence()
        return play_on(socket, table, [0, 1, 2])["view"]


def test_a_table_goes_on_under_the_rules_it_began_with(own_server: Start) -> None:
    first = own_server()
    anna, table, seen = begun(first, 20)
    first.__exit__()
    registry.register(OtherDeck())
    second = own_server()
    move_to(anna, second)
    assert anna.get(f"/api/tables/{table}")["rules_version"] == OLD
    assert anna.table("hotseat", "hotseat", "hotseat")["rules_version"] == NEW
    with anna.socket() as socket:
        state = socket.join(table)
        assert (state["view"], state["decision"]) == (seen["view"], seen["decision"])
        assert state["view"]["rules_version"] == OLD
    assert finish(anna, table)["over"]
    record = anna.get(f"/api/tables/{table}/record")
    assert record["rules_version"] == OLD
    assert orrery.replay(record).game is GAME
    assert anna.get(f"/api/tables/{table}/verification")["ok"]
    copied = anna.post("/api/records", record, 201)
    assert copied["rules_version"] == OLD
    fork = anna.post(f"/api/tables/{table}/fork", {"step": 5, "seat": 0}, 201)
    assert fork["rules_version"] == OLD


def test_rules_that_are_gone_pin_a_table_until_it_is_migrated(
    own_server: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = own_server()
    anna, table, seen = begun(first, 60)
    first.__exit__()
    registry.register(SameRules())
    forget_old_rules(monkeypatch)
    second = own_server()
    move_to(anna, second)
    with anna.socket() as socket:
        socket.say("join", table=table)
        assert socket.hear("error")["code"] == "old_rules"
    assert anna.get(f"/api/tables/{table}")["rules_version"] == OLD, "it is still listed"
    assert anna.get(f"/api/tables/{table}/record", 409)["error"]["code"] == "not_over", "and keeps its secrets"
    assert anna.post(f"/api/tables/{table}/fork", {}, 409)["error"]["code"] == "old_rules"
    assert run(["migrate", *place(second)]) == 2, "not beside a running server"
    assert "uses the same data" in capsys.readouterr().err
    second.__exit__()
    assert run(["check", *place(second)]) == 0
    assert "no longer kept, not checked: 1" in capsys.readouterr().out
    assert run(["migrate", *place(second)]) == 0
    assert f"{table} (planet_5r): from rules {OLD} to {NEW}." in capsys.readouterr().out
    assert run(["check", *place(second)]) == 0
    assert run(["migrate", *place(second)]) == 0
    assert "Migrated: 0. Stay: 0." in capsys.readouterr().out
    third = own_server()
    move_to(anna, third)
    with anna.socket() as socket:
        state = socket.join(table)
        assert {**state["view"], "rules_version": OLD} == seen["view"]
        assert (state["decision"], state["at"]) == (seen["decision"], seen["at"])
    assert finish(anna, table)["over"]
    assert anna.get(f"/api/tables/{table}/verification")["ok"]


def test_a_server_can_migrate_its_tables_before_it_starts(
    own_server: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first = own_server()
    anna, table, seen = begun(first, 60)
    first.__exit__()
    registry.register(SameRules())
    forget_old_rules(monkeypatch)
    served: list[Path] = []
    monkeypatch.setattr("orrery.server.run.serve", lambda host, port, *, data, **more: served.append(data))
    assert run(["serve", *place(first)]) == 0
    assert "from rules" not in capsys.readouterr().out, "only where it is asked for"
    assert run(["serve", "--migrate", *place(first)]) == 0
    assert f"{table} (planet_5r): from rules {OLD} to {NEW}." in capsys.readouterr().out
    nothing = tmp_path / "nothing"
    assert run(["serve", "--migrate", "--data", str(nothing)]) == 0, "a first start has nothing to migrate"
    assert not nothing.exists()
    assert served == [first.settings.data_dir, first.settings.data_dir, nothing]
    second = own_server()
    move_to(anna, second)
    with anna.socket() as socket:
        assert socket.join(table)["decision"] == seen["decision"]


def test_a_game_that_waits_for_another_seat_under_the_new_rules_stays(
    own_server: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the old rules are gone, moves after the last digest are held against what was stored with the last one."""
    first = own_server()
    _, table, _ = begun(first, 4)
    moves = len(first.moves(table))
    first.__exit__()
    where = first.settings.storage
    assert isinstance(where, Path)
    with contextlib.closing(sqlite3.connect(where)) as database, database:
        [(stored,)] = database.execute("select summary from tables where id = ?", (table,)).fetchall()
        summary = json.loads(stored)
        summary["asked"] = [seat for seat in range(3) if seat not in summary["asked"]]
        database.execute("update tables set summary = ? where id = ?", (json.dumps(summary), table))
    registry.register(SameRules())
    forget_old_rules(monkeypatch)
    assert run(["migrate", *place(first)]) == 1
    assert f"plays differently from move {moves} on" in capsys.readouterr().out


class OtherBottom(Planet5R):
    """A new version that deals the last card otherwise: nobody can tell until it is drawn."""

    rules_version = NEW

    def setup(self, players: int, options: Any, keys: tuple[int, ...]) -> Any:
        state = super().setup(players, options, keys)
        state.deck[-2:] = reversed(state.deck[-2:])
        return state


def snapshots(server: LiveServer) -> list[str]:
    with contextlib.closing(sqlite3.connect(server.settings.database)) as database:
        return [table for (table,) in database.execute("select table_id from snapshots")]


def test_a_migration_drops_the_snapshot(own_server: Start) -> None:
    """It was made by other rules, and the table is there all the same."""
    first = own_server()
    anna, table, seen = begun(first, 40)
    first.__exit__()
    assert snapshots(first) == [table]
    registry.register(SameRules())
    assert run(["migrate", *place(first)]) == 0
    assert snapshots(first) == []
    second = own_server()
    move_to(anna, second)
    with anna.socket() as socket:
        assert socket.join(table)["decision"] == seen["decision"]


@pytest.mark.parametrize("known", [True, False])
def test_where_the_old_rules_are_gone_a_snapshot_tells_what_they_led_to(
    known: bool, own_server: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before the first digest is stored with a move, and with a difference that nobody is asked about."""
    first = own_server()
    _, table, _ = begun(first, 24)
    assert len(first.moves(table)) < DIGEST_EVERY
    first.__exit__()
    assert snapshots(first) == [table]
    if not known:
        with contextlib.closing(sqlite3.connect(first.settings.database)) as database, database:
            database.execute("delete from snapshots")
    registry.register(OtherBottom())
    forget_old_rules(monkeypatch)
    assert run(["migrate", *place(first)]) == known
    assert (f"under {NEW} it plays differently from move" in capsys.readouterr().out) is known


def test_a_damaged_snapshot_hides_nothing_that_a_stored_digest_tells(
    own_server: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = own_server()
    begun(first, DIGEST_EVERY + 2)
    first.__exit__()
    with contextlib.closing(sqlite3.connect(first.settings.database)) as database, database:
        [(known,)] = database.execute("select max(seq) from moves where digest is not null")
        changed = database.execute("update snapshots set version = ?, body = ?", (known, b"damaged"))
        assert known >= DIGEST_EVERY
        assert changed.rowcount == 1
    registry.register(OtherBottom())
    forget_old_rules(monkeypatch)
    assert run(["migrate", *place(first)]) == 1
    assert f"under {NEW} it plays differently from move {known}" in capsys.readouterr().out


@pytest.mark.parametrize("kept", [True, False])
def test_a_game_that_would_play_otherwise_stays_unless_that_is_wanted(
    kept: bool, own_server: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the old rules at hand the first difference is found at once, else by the first digest."""
    first = own_server()
    anna, table, seen = begun(first, 4)
    moves = len(first.moves(table))
    assert moves < 50
    other = anna.post("/api/records", finished(), 201)["id"]
    first.__exit__()
    registry.register(OtherDeck())
    if not kept:
        forget_old_rules(monkeypatch)
    argv = ["migrate", *place(first)]
    assert run(argv) == 1
    told = capsys.readouterr().out
    stays = f"stays with rules {OLD}; under {NEW} it plays differently from move"
    assert (f"{table} (planet_5r): {stays} 1 on." in told) is kept
    assert f"{other} (planet_5r): stays with rules {OLD}" in told
    if not kept:
        assert f"{table} (planet_5r): from rules {OLD} to {NEW}." in told, "nothing speaks against it"
        return
    assert run([*argv, "--changed", "--lang", "ru"]) == 1
    assert f"{table} (planet_5r): с правил {OLD} на {NEW}, начиная с хода 1 иначе." in capsys.readouterr().out
    assert run(["check", *place(first)]) == 0
    second = own_server()
    move_to(anna, second)
    with anna.socket() as socket:
        state = socket.join(table, since={"0": seen["from"] + len(seen["events"])})
        assert state["reset"] is True, "what was told before is told anew"
        assert state["at"] > seen["at"]
        assert state["view"]["rules_version"] == NEW
    assert finish(anna, table)["over"]
    assert anna.get(f"/api/tables/{table}/verification")["ok"]
    assert anna.get(f"/api/tables/{other}/verification")["ok"], "by its own rules, which are kept"


def finished() -> Json:
    return orrery.play_out(GAME.new(3, 5), ["random"] * 3, seed=5).record()


def test_a_table_that_cannot_be_under_the_new_rules_can_be_given_up(
    own_server: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = own_server()
    anna, table, _ = begun(first, 20)
    over = anna.post("/api/records", finished(), 201)["id"]
    match = first.parts.tables.live[table].memory.match
    assert match is not None
    actions = [[seat, GAME.action_to_json(action)] for seat, action in match.actions]
    first.__exit__()
    registry.register(LargerTables())
    forget_old_rules(monkeypatch)
    assert run(["migrate", "--changed", *place(first)]) == 1
    assert f"{table} (planet_5r): stays with rules {OLD}" in capsys.readouterr().out
    second = own_server()
    move_to(anna, second)
    assert second.guest().post(f"/api/tables/{table}/leave", None, 403)["error"]["code"] == "not_host"
    gone = anna.post(f"/api/tables/{table}/leave", None, 200)
    assert (gone["status"], gone["winners"], gone["my_turn"]) == ("over", [], False)
    assert anna.post(f"/api/tables/{table}/leave", None, 409)["error"]["code"] == "game_over"
    for ident in (table, over):
        assert anna.get(f"/api/tables/{ident}/replay", 409)["error"]["code"] == "old_rules"
        assert anna.get(f"/api/tables/{ident}/verification", 409)["error"]["code"] == "old_rules"
    record = anna.get(f"/api/tables/{table}/record")
    assert (record["actions"], record["over"], record["digests"]) == (actions, False, {})
    told = anna.post("/api/verification", record, 200)
    assert (told["ok"], told["bad_at"], told["commitment"]["ok"]) == (False, 0, True)
    whole = anna.get(f"/api/tables/{over}/record")
    monkeypatch.undo()
    assert orrery.replay(whole, verify=False).over, "who has the old rules can still play it"
    assert orrery.replay(record, verify=False).actions == match.actions


def test_a_table_in_play_is_not_given_up_like_that(own_server: Start) -> None:
    server = own_server()
    anna = server.guest()
    table = anna.table("me", "easy", "easy")["id"]
    assert anna.post(f"/api/tables/{table}/leave", None, 200)["status"] == "playing"


def test_what_was_taken_back_is_left_out_without_knowing_a_rule(tmp_path: Path) -> None:
    def move(seq: int, seat: int, action: Any) -> MoveRow:
        kind = "act" if isinstance(action, list) else "undo"
        return MoveRow(seq, kind, seat, action, str(seq), 0, 0)  # type: ignore[arg-type]

    row = TableRow("x", "planet_5r", 1, "", {}, 3, 5, "", "", "over", 0, 0)
    moves = [
        move(1, 0, ["a"]),
        move(2, 1, ["b"]),
        move(3, 0, None),
        move(4, 0, ["c"]),
        move(5, 2, ["d"]),
        move(6, 1, ["e"]),
        move(7, 1, 2),
        move(8, 1, ["f"]),
    ]
    assert raw_record(row, moves)["actions"] == [[1, ["b"]], [0, ["c"]], [1, ["f"]]]
    assert raw_record(dataclasses.replace(row, start={"a": 1}), [])["start"] == {"a": 1}


def test_on_postgresql_tables_are_migrated_beside_a_running_server(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = cluster.database()
    with LiveServer(quick(tmp_path / "data", database_url=url)) as server:
        anna, table, seen = begun(server, 20)
        registry.register(SameRules())
        with anna.socket() as socket:
            assert socket.join(table)["view"]["rules_version"] == OLD
            assert run(["migrate", "--database", url]) == 0
            assert "Migrated: 1. Stay: 0." in capsys.readouterr().out
            assert socket.hear("table")["table"]["rules_version"] == NEW, "who is at the table is told"
        with anna.socket() as socket:
            state = socket.join(table)
            assert state["view"] == {**seen["view"], "rules_version": NEW}
        assert finish(anna, table)["over"]
        assert run(["check", "--database", url]) == 0


def playing(guest: Guest, table: str) -> list[int]:
    """Seats whose persons play for themselves."""
    seats = guest.get(f"/api/tables/{table}")["seats"]
    return [seat["seat"] for seat in seats if seat["stand_in"] is None]


WHOLE = [{"seat": seat, "move": 30_000, "bank": 60_000, "running": True} for seat in range(3)]


@pytest.mark.parametrize("rules", [SameRules, OtherDeck])
def test_nobody_loses_time_for_a_migration(rules: type[Planet5R], own_server: Start) -> None:
    clock = Clockwork()
    first = own_server(now=clock, **TIMED)
    guests = people(first, 3)
    table = seated(guests, clock=LIVE)
    clock.forward(40)
    first.__exit__()
    registry.register(rules())
    assert run(["migrate", "--changed", *place(first)]) == 0
    clock.forward(86_400)
    second = restarted(guests, own_server(now=clock, **TIMED))
    second.look_round()
    clock.forward(86_400)
    second.look_round()
    assert playing(guests[0], table) == [0, 1, 2], "nobody has opened it yet"
    with guests[0].socket() as socket:
        socket.join(table)
        assert socket.hear("clock")["seats"] == WHOLE
    second.__exit__()
    clock.forward(10)
    restarted(guests, own_server(now=clock, **TIMED))
    with guests[1].socket() as socket:
        socket.join(table)
        assert [seat["move"] for seat in socket.hear("clock")["seats"]] == [20_000] * 3, "from then on they run"
        clock.forward(81)
        wait_until(lambda: playing(guests[0], table) == [])


@pytest.mark.parametrize("rules", [SameRules, OtherDeck])
def test_a_migration_makes_nobody_wait_anew(rules: type[Planet5R], own_server: Start) -> None:
    first = own_server()
    guests = people(first, 3)
    table = seated(guests)
    began = guests[1].get(f"/api/tables/{table}")["since"]
    with guests[0].socket() as socket:
        socket.join(table)
        next_millisecond()
        choose(socket, table, 0)
    first.__exit__()
    registry.register(rules())
    assert run(["migrate", "--changed", *place(first)]) == 0
    restarted(guests, own_server())
    after = guests[1].get(f"/api/tables/{table}")
    assert (after["rules_version"], after["my_turn"]) == (NEW, True)
    assert after["since"] == began < after["updated"]
    with guests[2].socket() as socket:
        socket.join(table)
        choose(socket, table, 2)
    assert guests[1].get(f"/api/tables/{table}")["since"] == began


def test_on_postgresql_the_clocks_of_a_table_that_is_played_start_anew_at_once(
    cluster: Cluster, tmp_path: Path
) -> None:
    clock, url = Clockwork(), cluster.database()
    with LiveServer(quick(tmp_path / "data", database_url=url, now=clock, **TIMED)) as server:
        guests = people(server, 3)
        table = seated(guests, clock=LIVE)
        with guests[0].socket() as socket:
            socket.join(table)
            socket.hear("clock")
            clock.forward(40)
            registry.register(SameRules())
            assert run(["migrate", "--database", url]) == 0
            socket.hear("clock", seats=WHOLE)
            clock.forward(91)
            wait_until(lambda: playing(guests[0], table) == [])

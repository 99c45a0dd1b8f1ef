"""A table's life: made, played over the WebSocket, finished; moves are acknowledged once and for all."""

from __future__ import annotations

import uuid
from collections.abc import Callable

import pytest

import orrery
from orrery.server.storage import StorageFailed
from server.support import Guest, LiveServer, play_on, wait_until


def test_whole_game_against_bots(anna: Guest) -> None:
    table = anna.table("me", "easy", "normal", "hard")
    assert table["status"] == "playing"
    assert table["options"]["confirm"] is True
    assert [seat["kind"] for seat in table["seats"]] == ["human", "bot", "bot", "bot"]
    with anna.socket() as socket:
        assert socket.hear("welcome")["user"] == {name: anna.me[name] for name in ("id", "name")}
        first = socket.join(table["id"])
        assert first["reset"] is True
        assert first["from"] == 0
        end = play_on(socket, table["id"], [0])
        assert end["view"]["over"]
        assert end["view"]["seed"] is not None
        while not any(told["t"] == "table" and told["table"]["status"] == "over" for told in socket.log):
            socket.next()  # it may have come before the answer to the last move, or comes after it
    after = anna.get(f"/api/tables/{table['id']}")
    assert after["status"] == "over"
    assert after["winners"] == end["view"]["result"]["winners"]
    assert after["round"] == {"n": 15, "of": 15}
    assert not after["my_turn"]
    assert after["version"] > 30


def test_events_are_numbered_without_gaps(anna: Guest) -> None:
    table = anna.table("hotseat", "hotseat", "hotseat", options={"confirm": False})
    with anna.socket() as socket:
        socket.join(table["id"])
        play_on(socket, table["id"], [0, 1, 2], until=lambda state: state["view"]["round"] > 3)
        socket.silence()
        for seat in (0, 1, 2):
            states = [m for m in socket.log if m["t"] == "state" and m["seat"] == seat]
            numbers = [event["n"] for state in states for event in state["events"]]
            assert numbers == list(range(1, len(numbers) + 1))
            assert len(numbers) > 20


def test_all_bots_play_by_themselves_without_confirming(anna: Guest) -> None:
    table = anna.table("easy", "easy", "easy")
    assert table["options"]["confirm"] is False
    assert table["status"] == "playing"
    with anna.socket() as socket:
        socket.say("join", table=table["id"])
        while not (state := socket.hear("state"))["view"]["over"]:
            assert state["seat"] is None
            assert state["decision"] is None
            assert state["undo"] == {"can": False, "why": "nothing", "redo": False, "ask": False}


def test_confirm_can_be_switched_off(anna: Guest) -> None:
    assert anna.table("me", "easy", "easy", options={"confirm": False})["options"]["confirm"] is False


def test_an_old_position_is_stale_and_the_current_one_follows(anna: Guest) -> None:
    table = anna.table("hotseat", "hotseat", "hotseat")["id"]
    with anna.socket() as socket:
        socket.join(table)
        before = socket.asked(0)
        assert socket.act(table, 0, before["at"], ["play", "scout"])["t"] == "ack"
        stale = socket.act(table, 0, before["at"], ["play", "develop"])
        assert stale["t"] == "stale"
        assert stale["at"] == before["at"] + 1
        state = socket.hear("state", seat=0)
        assert state["at"] == stale["at"]
        assert state["view"]["seats"][0]["chosen"] == "scout"
        assert socket.act(table, 0, state["at"] + 5, ["confirm"])["t"] == "stale", "a version that is not there yet"


def test_seats_that_decide_at_once_do_not_make_each_other_stale(anna: Guest) -> None:
    table = anna.table("hotseat", "hotseat", "hotseat")["id"]
    with anna.socket() as socket:
        at = socket.join(table)["at"]
        for seat, card in ((2, "scout"), (0, "develop"), (1, "scout")):
            assert socket.act(table, seat, at, ["play", card])["t"] == "ack"


def test_a_repeated_move_is_acknowledged_again_and_changes_nothing(server: LiveServer, anna: Guest) -> None:
    table = anna.table("hotseat", "hotseat", "hotseat")["id"]
    with anna.socket() as socket:
        at = socket.join(table)["at"]
        key = str(uuid.uuid4())
        first = socket.act(table, 0, at, ["play", "scout"], key)
        again = socket.act(table, 0, at, ["play", "scout"], key)
        assert first == again
        assert first["t"] == "ack"
        other = socket.act(table, 0, first["at"], ["confirm"], key)
        assert (other["t"], other["code"]) == ("error", "key_reused")
        foreign = socket.act(table, 1, first["at"], ["play", "scout"], key)
        assert foreign["code"] == "key_reused"
        undone = socket.undo(table, 0, first["at"], "take-it-back")
        assert undone["at"] == first["at"] + 1
        assert socket.undo(table, 0, first["at"], "take-it-back") == undone
        assert socket.act(table, 0, at, ["play", "scout"], key) == first, "still the old acknowledgement"
    assert [move.kind for move in server.moves(table)] == ["act", "undo"]


def test_every_message_twice_plays_the_same_game(server: LiveServer, anna: Guest) -> None:
    table = anna.table("hotseat", "hotseat", "hotseat", options={"confirm": False})["id"]
    with anna.socket() as socket:
        socket.join(table)
        for n in range(40):
            while [state["at"] for state in socket.states.values()] != [n, n, n]:
                socket.next()
            seat = next(s for s in (0, 1, 2) if socket.states[s]["decision"])
            state = socket.states[seat]
            key = f"double-click-{n}"
            say = {"table": table, "seat": seat, "at": state["at"], "key": key}
            for _ in range(2):
                socket.say("act", **say, action=state["decision"]["actions"][-1])
            assert socket.hear("ack", key=key) == socket.hear("ack", key=key)
    assert len(server.moves(table)) == 40


def test_undo_until_something_is_shown(anna: Guest) -> None:
    table = anna.table("hotseat", "hotseat", "hotseat")["id"]
    with anna.socket() as socket:
        start = socket.join(table)
        none = socket.undo(table, 0, start["at"])
        assert (none["t"], none["why"], none["rule"]) == ("refused", "nothing", None)
        assert none["text"]["ru"] != none["text"]["en"]
        at = socket.act(table, 0, start["at"], ["play", "scout"])["at"]
        assert socket.states[0]["undo"] == {"can": True, "why": None} or socket.hear("state", seat=0)["undo"]["can"]
        socket.undo(table, 0, at)
        state = socket.hear("state", seat=0)
        assert state["view"]["seats"][0]["chosen"] is None
        assert state["decision"] == start["decision"]
        at = state["at"]
        for seat in (0, 1, 2):
            socket.act(table, seat, at if seat == 0 else 0, ["play", "develop"])
        for seat in (0, 1, 2):
            confirming = socket.asked(seat, "confirm")
            assert socket.act(table, seat, confirming["at"], ["confirm"])["t"] == "ack"
        while socket.states[0]["view"]["seats"][0]["played"] is None and socket.states[0]["view"]["round"] == 1:
            socket.next()
        refused = socket.undo(table, 0, socket.states[0]["at"])
        assert refused["t"] == "refused"
        assert refused["why"] in ("revealed", "confirmed")


@pytest.mark.parametrize("game", ["on_mars", "pandorum", "planet_5r", "planet_unknown"])
def test_a_game_that_is_over_stays_so(anna: Guest, game: str) -> None:
    """Seed and hands are open, the record is out: the last step can't be taken back, whoever made it."""
    players = 2 if game == "on_mars" else 3  # for two the last to act reveals nothing to the other
    match = orrery.game(game).new(players, 4)
    whole = orrery.play_out(match.clone(), ["random"] * players, seed=2)
    for seat, action in whole.actions[:-1]:
        match.act(seat, action)
    table = anna.post("/api/records", match.record(), 201)["id"]
    seat, action = whole.actions[-1]
    with anna.socket() as socket:
        socket.join(table)
        at = socket.asked(seat)["at"]
        at = socket.act(table, seat, at, match.game.action_to_json(action))["at"]
        assert anna.get(f"/api/tables/{table}")["status"] == "over"
        refused = socket.undo(table, seat, at)
        assert (refused["t"], refused["why"]) == ("refused", "over")
        assert socket.states[seat]["undo"]["can"] is False
    assert anna.get(f"/api/tables/{table}")["status"] == "over"
    assert anna.get(f"/api/tables/{table}/record")["over"]


def test_refusals_name_the_rule_and_the_reason(anna: Guest) -> None:
    table = anna.table("hotseat", "hotseat", "hotseat", options={"confirm": False})["id"]
    with anna.socket() as socket:
        at = socket.join(table)["at"]
        assert socket.act(table, 0, at, ["play", "scout"])["t"] == "ack"
        again = socket.act(table, 0, at + 1, ["play", "develop"])
        assert (again["t"], again["why"]) == ("refused", "not_your_decision")
        assert again["rule"].startswith("R5-")
        bid = socket.act(table, 1, at + 1, ["bid", 3])
        assert (bid["t"], bid["why"]) == ("refused", "card_first")
        assert set(bid["text"]) == {"en", "ru"}
        odd = socket.act(table, 1, at + 1, ["fly", "home"])
        assert (odd["t"], odd["code"]) == ("error", "bad_action")
        assert socket.act(table, 1, at + 1, ["play", "scout"])["t"] == "ack", "nothing is harmed"


def test_preview_and_why(anna: Guest) -> None:
    table = anna.table("hotseat", "hotseat", "hotseat")["id"]
    with anna.socket() as socket:
        at = socket.join(table)["at"]
        ask = {"table": table, "seat": 0, "at": at}
        socket.say("preview", **ask, id="p1", action=["play", "scout"])
        assert isinstance(socket.hear("preview", id="p1")["events"], list)
        socket.say("preview", **ask, id="p2", action=["bid", 1])
        assert socket.hear("preview", id="p2")["refused"]["why"] == "card_first"
        socket.say("why", **ask, id="w1", action=["play", "scout"])
        assert socket.hear("why", id="w1")["refused"] is None
        socket.say("why", **ask, id="w2", action=["bid", 1])
        assert socket.hear("why", id="w2")["refused"]["rule"]
        socket.say("why", **ask, id="w3", action=["nonsense"])
        assert socket.hear("error", id="w3")["code"] == "bad_action"
        socket.say("ping")
        assert socket.hear("pong") == {"t": "pong"}
    assert anna.get(f"/api/tables/{table}")["version"] == 0, "questions change nothing"


def test_two_browsers_see_the_same_table(anna: Guest, boris: Guest) -> None:
    table = anna.table("me", "open", "easy", options={"confirm": False})
    token = table["seats"][1]["invite"]
    with anna.socket() as at_annas, boris.socket() as at_boris:
        at_annas.say("join", table=table["id"])
        assert at_annas.hear("table")["table"]["status"] == "waiting"
        boris.post(f"/api/tables/{table['id']}/claim", {"token": token})
        started = at_annas.hear("table")["table"]
        assert started["status"] == "playing"
        assert started["seats"][1]["name"] == boris.me["name"]
        assert at_annas.hear("state")["seat"] == 0
        assert at_boris.join(table["id"])["seat"] == 1
        play_on(at_annas, table["id"], [0], until=lambda state: state["decision"] is None)
        mine = at_boris.asked(1)
        assert mine["view"]["seats"][0]["chosen"] is None
        assert at_boris.act(table["id"], 1, mine["at"], mine["decision"]["actions"][0])["t"] == "ack"
        later = at_annas.hear("state")
        assert later["at"] > mine["at"]


def test_a_failing_disk_takes_the_move_back(
    own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = own_server()
    anna = server.guest()
    table = anna.table("hotseat", "hotseat", "hotseat")["id"]
    storage = server.parts.storage
    with anna.socket() as socket:
        at = socket.join(table)["at"]
        append = storage.append

        async def full(*_: object) -> None:
            raise StorageFailed("no space left on device")

        monkeypatch.setattr(storage, "append", full)
        failed = socket.act(table, 0, at, ["play", "scout"], "the-same-key")
        assert (failed["t"], failed["code"]) == ("error", "storage")
        socket.say("why", table=table, seat=0, at=at, id="w", action=["play", "scout"])
        assert socket.hear("why")["refused"] is None, "the card is still in hand"
        monkeypatch.setattr(storage, "append", append)
        assert socket.act(table, 0, at, ["play", "scout"], "the-same-key")["t"] == "ack"


def test_bots_go_on_when_the_disk_recovers(
    own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orrery.server.tables.seats.bot_seats.RETRY_SECONDS", 0.05)
    server = own_server()
    anna = server.guest()
    storage = server.parts.storage
    append, failures = storage.append, iter(range(40))

    async def shaky(*args: object) -> None:
        if next(failures, 1) % 3 == 0:
            raise StorageFailed("try later")
        await append(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(storage, "append", shaky)
    table = anna.table("easy", "easy", "easy")["id"]
    wait_until(lambda: anna.get(f"/api/tables/{table}")["status"] == "over")


def test_idle_tables_leave_the_memory_and_come_back(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(idle_seconds=0.1)
    anna = server.guest()
    table = anna.table("hotseat", "hotseat", "hotseat")["id"]
    with anna.socket() as socket:
        at = socket.join(table)["at"]
        done = socket.act(table, 0, at, ["play", "scout"], "the-first-move")
        wait_until(lambda: True)
    live = server.parts.tables.live
    wait_until(lambda: table not in live)
    with anna.socket() as socket:
        state = socket.join(table)
        assert state["at"] == done["at"]
        assert state["view"]["seats"][0]["chosen"] == "scout"
        assert socket.act(table, 0, at, ["play", "scout"], "the-first-move") == done, "keys are remembered too"


def test_nothing_of_how_a_move_was_told_is_kept(server: LiveServer, anna: Guest) -> None:
    """The states in the middle of an act are for those who hear of it: a table does not hold them until the next."""
    table = anna.table(*["hotseat"] * 3)["id"]
    with anna.socket() as socket, anna.socket() as follower:
        follower.say("join", table=table, steps=True)
        follower.hear("state", table=table)
        socket.join(table)
        play_on(socket, table, [0, 1, 2])  # the last act tells much
        match = server.parts.tables.live[table].memory.match
        assert match is not None
        assert match.over
        wait_until(lambda: not {"moments", "_tables"} & set(vars(match._latest)))

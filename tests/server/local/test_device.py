"""Tables on a device: bots, several people at one screen, alone, expansions; stored, read again, exported, imported."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import orrery
from orrery.local.device import Device, bot_choice
from orrery.local.device_thoughts import thought_out
from orrery.local.local_table import LocalTable
from orrery.local.stored_rows import AnalysisStands, read_move, read_row

Json = Any


class Kept:
    """A device with its storage: whatever a call hands out is stored before anything is heard of it."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.shown: dict[str, str] = {}
        self.notes: dict[str, str] = {}
        self.moves: dict[str, dict[int, str]] = {}
        self.learnt: dict[tuple[str, str], Json] = {}
        self.analyses: dict[str, AnalysisStands] = {}
        self.pieces: dict[str, dict[int, str]] = {}
        self.full = False
        self.states: dict[int | None, Json] = {}
        self.frames: list[Json] = []
        self.card: Json = None
        self.thoughts: list[Json] = []
        self.open()

    def open(self) -> None:
        """The page is opened, perhaps again."""
        self.device = Device("Vega 7", hint_deals=2)
        self.device.list_rows(list(self.rows.values()))
        self.states.clear()
        self.take(self.device.connected())

    def take(self, done: str) -> Json:
        told = json.loads(done)
        for write in told["writes"]:
            self.rows[write["table"]] = write["row"]
            self.shown[write["table"]] = write["shown"]
            if write["notes"] is not None:
                self.notes[write["table"]] = write["notes"]
            self.moves.setdefault(write["table"], {}).update(dict(write["moves"]))
            if (mark := write["learnt"]) is not None:
                name = mark["game"], mark["lesson"]
                mastered = mark["mastered"] or self.learnt.get(name, mark)["mastered"]
                self.learnt[name] = {**mark, "table": write["table"], "mastered": mastered}
            if write["analysis"] is not None:
                self.analyses[write["table"]] = write["analysis"]["stands"]
                kept = {} if write["analysis"]["fresh"] else self.pieces.get(write["table"], {})
                self.pieces[write["table"]] = kept | dict(write["analysis"]["pieces"])
        for table in told["removed"]:
            del self.rows[table], self.moves[table]
        self.thoughts = told["thoughts"]
        self.frames = [json.loads(frame) for frame in told["frames"]]
        for frame in self.frames:
            if frame["t"] == "state":
                self.states[frame["seat"]] = frame
            elif frame["t"] == "lesson":
                self.card = frame["card"]
        return told

    def call(self, method: str, url: str, body: Json = None, expect: int = 200) -> Json:
        told = self.take(self.device.call(method, url, json.dumps(body)))
        assert told["status"] == expect, told["body"]
        return told["body"]

    def deal(self, game: str, *seats: str, **more: Json) -> str:
        asked = [{"kind": "bot", "level": "easy"} if seat == "bot" else {"kind": seat} for seat in seats]
        made: str = self.call("POST", "/tables", {"game": game, "seats": asked, **more}, 201)["id"]
        self.say("join", table=made)
        return made

    def load(self, table: str) -> None:
        moves = self.moves[table]
        assert sorted(moves) == list(range(1, len(moves) + 1)), "every move has its place"
        played, pieces = [moves[n] for n in sorted(moves)], list(self.pieces.get(table, {}).values())
        notes, analysis = self.notes.get(table, "[]"), self.analyses.get(table, "none")
        self.device.load(table, self.rows[table], played, notes, analysis, pieces)

    def say(self, t: str, **fields: Json) -> list[Json]:
        self.take(self.device.hear(json.dumps({"t": t, **fields})))
        return self.frames

    def bots(self, table: str) -> None:
        """All bots that owe a decision answer."""
        while (asked := self.take(self.device.bot_turn(table))["body"]) is not None:
            choice = bot_choice(asked["order"])
            self.take(self.device.bot_answered(table, asked["seat"], asked["asked_at"], choice))

    def think(self) -> Json:
        """The other worker works out what it was asked last; the last frame that is told."""
        for thought in self.thoughts:
            self.take(self.device.thought(thought["id"], thought_out(thought["order"], lambda _early: None), True))
        return self.frames[-1]

    def act(self, table: str, rng: Random) -> bool:
        """The first person who is asked answers; False if nobody is."""
        self.bots(table)
        asked = next((state for state in self.states.values() if state["decision"]), None)
        if asked is None:
            return False
        key, action = f"key-{len(self.moves[table]):05}", rng.choice(asked["decision"]["actions"])
        said = self.say("act", table=table, seat=asked["seat"], at=asked["at"], key=key, action=action)
        assert said[0]["t"] == "ack", said
        return True

    def play(self, table: str, seed: int = 1) -> None:
        rng = Random(seed)
        while self.act(table, rng):
            pass


TABLES = [
    ("planet_5r", ("me", "bot", "bot"), {"confirm": False}),
    ("pandorum", ("me", "hotseat"), {"new_horizons": True}),
    ("planet_unknown", ("me",), {}),
    ("planet_unknown", ("me", "bot"), {"moons": True}),
    ("on_mars", ("me",), {}),
    ("on_mars", ("me", "bot"), {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_whole_game_is_stored_move_by_move_and_can_be_taken_along(game: str, seats: Json, options: Json) -> None:
    kept, rng = Kept(), Random(3)
    table = kept.deal(game, *seats, options=options)
    for _ in range(8):
        kept.act(table, rng)
    version = read_row(kept.rows[table]).version
    before = dict(kept.states)
    kept.open()  # in the middle of the game
    assert [(row["id"], row["status"]) for row in kept.call("GET", "/tables")] == [(table, "playing")]
    assert not kept.device.holds(table)
    kept.load(table)
    kept.say("join", table=table)
    assert {seat: (state["at"], state["view"]) for seat, state in kept.states.items()} == {
        seat: (state["at"], state["view"]) for seat, state in before.items()
    }
    assert read_row(kept.rows[table]).version == version
    kept.play(table)
    row = read_row(kept.rows[table])
    assert row.status == "over"
    assert row.version == len(kept.moves[table])
    record = kept.call("GET", f"/tables/{table}/record")
    match = orrery.replay(record)
    assert match.over
    assert record["offline"] is True
    assert record["commitment"] == row.commitment == match.commitment
    replay = kept.call("GET", f"/tables/{table}/replay?seat=0&from=0&count=3")
    assert replay["total"] == len(match.actions) + 1
    assert [step["n"] for step in replay["steps"]] == [0, 1, 2]
    copy = kept.call("POST", "/records", record, 201)
    assert copy["status"] == "over"
    assert [seat["kind"] for seat in copy["seats"]] == ["bot" if seat == "bot" else "hotseat" for seat in seats]
    assert kept.call("GET", f"/tables/{copy['id']}/record") == {**record, "seats": record["seats"]}


def test_undo_redo_and_what_goes_further_back() -> None:
    kept, rng = Kept(), Random(1)
    table = kept.deal("planet_5r", "me", "bot", "bot")
    asked = kept.states[0]
    kept.act(table, rng)
    assert kept.states[0]["decision"]["kind"] == "confirm"
    assert kept.say("undo", table=table, seat=0, at=kept.states[0]["at"], key="undo-0001")[0]["t"] == "ack"
    assert kept.states[0]["decision"] == asked["decision"]
    assert kept.say("redo", table=table, seat=0, at=kept.states[0]["at"], key="redo-0001")[0]["t"] == "ack"
    kept.act(table, rng)
    kept.bots(table)
    assert kept.states[0]["undo"]["ask"]
    assert kept.say("propose", table=table, seat=0, key="back-0001", what="undo")[0]["t"] == "ack"
    assert not kept.states[0]["undo"]["ask"]
    kept.open()
    kept.load(table)
    kept.say("join", table=table)
    kept.play(table)
    assert read_row(kept.rows[table]).status == "over"


def test_bots_rest_while_the_table_is_paused() -> None:
    kept = Kept()
    table = kept.deal("planet_5r", "me", "bot", "bot", options={"confirm": False})
    asked = kept.take(kept.device.bot_turn(table))["body"]
    kept.say("propose", table=table, seat=0, key="pause-01", what="pause")
    assert kept.take(kept.device.bot_turn(table))["body"] is None
    kept.take(kept.device.bot_answered(table, asked["seat"], asked["asked_at"], bot_choice(asked["order"])))
    assert kept.moves[table] == {}
    kept.say("propose", table=table, seat=0, key="resume-1", what="resume")
    kept.bots(table)
    assert len(kept.moves[table]) == 2


def test_a_bot_remembers_from_one_question_to_the_next() -> None:
    kept = Kept()
    table = kept.deal("planet_5r", "me", "bot", "bot", options={"confirm": False})
    moods: dict[int, set[int | None]] = {}
    rng = Random(3)
    for _ in range(4):
        while (asked := kept.take(kept.device.bot_turn(table))["body"]) is not None:
            mind = json.loads(asked["order"])["mind"]
            assert (mind is None) == (asked["seat"] not in moods)
            choice = bot_choice(asked["order"])
            moods.setdefault(asked["seat"], set()).add(json.loads(choice)["mind"]["mood"])
            kept.take(kept.device.bot_answered(table, asked["seat"], asked["asked_at"], choice))
        kept.act(table, rng)
    assert len(moods) == 2
    assert all(len(found) == 1 for found in moods.values())


def test_an_old_or_bad_answer_of_a_bot_is_not_played() -> None:
    kept = Kept()
    table = kept.deal("planet_5r", "me", "bot", "bot", options={"confirm": False})
    asked = kept.take(kept.device.bot_turn(table))["body"]
    kept.take(kept.device.bot_answered(table, asked["seat"], asked["asked_at"] + 1, '{"action": ["play", "scout"]}'))
    kept.take(kept.device.bot_answered(table, 0, asked["asked_at"], '{"action": ["play", "scout"]}'))
    assert kept.moves[table] == {}
    kept.take(kept.device.bot_answered(table, asked["seat"], asked["asked_at"], '{"action": ["fly"]}'))
    assert len(kept.moves[table]) == 1, "something legal instead"
    again = kept.take(kept.device.bot_turn(table))["body"]
    kept.take(kept.device.bot_answered(table, again["seat"], again["asked_at"], "null"))
    assert len(kept.moves[table]) == 2


def test_a_move_that_could_not_be_stored_has_not_been_made() -> None:
    kept, rng = Kept(), Random(1)
    table = kept.deal("planet_5r", "me", "bot", "bot")
    state = kept.states[0]
    said = {"table": table, "seat": 0, "at": state["at"], "key": "lost-0001"}
    action = rng.choice(state["decision"]["actions"])
    lost = json.loads(kept.device.hear(json.dumps({"t": "act", **said, "action": action})))
    assert lost["writes"], "and the device is full"
    kept.device.forget(table)
    told = json.loads(kept.device.refused("device_full", json.dumps({"t": "act", **said})))
    assert (told["t"], told["code"], told["key"], told["table"]) == ("error", "device_full", "lost-0001", table)
    assert "not saved" in told["text"]["en"]
    assert "не сохранён" in told["text"]["ru"]
    assert json.loads(kept.device.refused_call("device_full"))["status"] == 507
    assert kept.say("act", **said, action=action)[0]["code"] == "no_table"
    kept.load(table)
    kept.say("join", table=table)
    assert kept.states[0]["view"] == state["view"]
    assert kept.say("act", **said, action=action)[0]["t"] == "ack"


def test_a_list_of_tables_needs_no_engine() -> None:
    kept, rng = Kept(), Random(1)
    table = kept.deal("pandorum", "me", "hotseat")
    kept.act(table, rng)
    listed = kept.call("GET", "/tables")
    assert [json.loads(kept.shown[table])] == [
        {**row, "seats": [{**seat, "online": False} for seat in row["seats"]]} for row in listed
    ]


def test_notes_stay_with_their_table() -> None:
    kept, rng = Kept(), Random(2)
    table = kept.deal("planet_5r", "me", "bot", "bot", options={"confirm": False})
    kept.act(table, rng)
    first = kept.call("POST", f"/tables/{table}/notes", {"text": " Save the scout \n"}, 201)
    assert (first["n"], first["text"], first["step"]) == (1, " Save the scout", None)
    kept.call("POST", f"/tables/{table}/notes", {"text": "Bid low"}, 201)
    assert kept.call("PUT", f"/tables/{table}/notes/2", {"text": "Bid high"})["text"] == "Bid high"
    assert kept.call("PUT", f"/tables/{table}/notes/1", {"text": ""})["text"] == ""
    assert kept.call("PUT", f"/tables/{table}/notes/1", {"text": "?"}, 404)["error"]["code"] == "no_note"
    assert kept.call("POST", f"/tables/{table}/notes", {"text": "\u200b"}, 422)["error"]["code"] == "bad_text"
    kept.play(table)
    kept.open()
    kept.load(table)
    notes = kept.call("GET", f"/tables/{table}/notes")["notes"]
    assert [(note["n"], note["text"], note["step"] > 0) for note in notes] == [(2, "Bid high", True)]


def test_a_table_can_be_removed() -> None:
    kept = Kept()
    table, other = kept.deal("planet_5r", "me", "bot", "bot"), kept.deal("pandorum", "me", "hotseat")
    told = kept.take(kept.device.call("POST", f"/tables/{table}/leave", "{}"))
    assert (told["status"], told["body"], told["removed"]) == (200, {"removed": True}, [table])
    assert [row["id"] for row in kept.call("GET", "/tables")] == [other]
    assert kept.call("POST", f"/tables/{table}/leave", {}, 404)["error"]["code"] == "no_table"


DAMAGES: dict[str, tuple[Callable[[str], str], str]] = {
    "rules of another time": (lambda row: json.dumps({**json.loads(row), "rules_version": 999}), "old_rules"),
    "not a row": (lambda row: row[:40], "bad_record"),
    "a seed that is none": (lambda row: json.dumps({**json.loads(row), "seed": "x"}), "bad_record"),
    "a field of another kind": (lambda row: json.dumps({**json.loads(row), "seats": 3}), "bad_record"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_table_that_cannot_be_read_says_so_and_can_be_removed(damage: str) -> None:
    kept, rng = Kept(), Random(1)
    other = kept.deal("pandorum", "me", "hotseat")
    table = kept.deal("planet_5r", "me", "bot", "bot")
    kept.act(table, rng)
    spoil, code = DAMAGES[damage]
    kept.rows[table] = spoil(kept.rows[table])
    kept.open()
    kept.load(table)
    assert kept.device.holds(table), "reading it again would not help"
    for _ in range(2):
        (told,) = kept.say("join", table=table)
        assert (told["t"], told["code"], told["table"]) == ("error", code, table)
        assert told["text"]["en"] != told["text"]["ru"]
    assert kept.say("undo", table=table, seat=0, at=0, key="undo-0001")[0]["key"] == "undo-0001"
    assert (
        kept.call("GET", f"/tables/{table}/notes", expect=422 if code == "bad_record" else 409)["error"]["code"] == code
    )
    assert kept.take(kept.device.bot_turn(table)) == {
        "writes": [],
        "frames": [],
        "status": 200,
        "body": None,
        "removed": [],
        "thoughts": [],
        "dropped": [],
    }
    assert kept.take(kept.device.bot_answered(table, 1, 0, "null"))["frames"] == []
    kept.load(other)
    assert kept.say("join", table=other)[0]["t"] == "table", "the others play on"
    assert kept.take(kept.device.call("POST", f"/tables/{table}/leave", "{}"))["removed"] == [table]
    assert not kept.device.holds(table)


def test_moves_that_cannot_be_played_are_a_damaged_table() -> None:
    kept = Kept()
    table = kept.deal("planet_5r", "me", "bot", "bot", options={"confirm": False})
    kept.act(table, Random(1))
    move = kept.moves[table][1]
    kept.moves[table][1] = msgspec.json.encode(read_move(move)._replace(action=["fly"])).decode()
    kept.load(table)
    assert kept.say("join", table=table)[0]["code"] == "bad_record"
    assert kept.call("GET", f"/tables/{table}/record")["actions"][0][1] == ["fly"], "as it is stored"
    kept.moves[table][1] = move
    kept.load(table)
    assert kept.say("join", table=table)[0]["t"] == "table"


def test_what_was_played_by_old_rules_can_be_taken_away() -> None:
    kept = Kept()
    table = kept.deal("pandorum", "me", "hotseat")
    rng = Random(2)
    for _ in range(3):
        kept.act(table, rng)
    record = kept.call("GET", f"/tables/{table}/record")
    spoil, _ = DAMAGES["rules of another time"]
    kept.rows[table] = spoil(kept.rows[table])
    kept.load(table)
    raw = kept.call("GET", f"/tables/{table}/record")
    assert raw["rules_version"] != record["rules_version"]
    for same in ("game", "players", "options", "seed", "actions", "over", "commitment", "seats"):
        assert raw[same] == record[same], same
    assert raw["digests"] == {}
    kept.rows[table] = "{"
    kept.load(table)
    assert kept.call("GET", f"/tables/{table}/record", expect=422)["error"]["code"] == "bad_record"


def test_a_running_game_can_be_taken_along_and_played_on() -> None:
    kept, other, rng = Kept(), Kept(), Random(4)
    table = kept.deal("pandorum", "me", "hotseat")
    for _ in range(5):
        kept.act(table, rng)
    record = kept.call("GET", f"/tables/{table}/record")
    assert not record["over"]
    made = other.call("POST", "/records", record, 201)
    assert (made["status"], made["version"]) == ("playing", 5)
    assert made["origin"]["offline"]
    other.say("join", table=made["id"])
    assert {seat: state["view"] for seat, state in other.states.items()} == {
        seat: state["view"] for seat, state in kept.states.items()
    }
    assert other.act(made["id"], rng)


def test_what_nobody_foresaw_is_told_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """After half a move neither what it would store nor what it would tell counts."""
    kept, rng = Kept(), Random(1)
    table = kept.deal("planet_5r", "me", "bot", "bot")
    state = kept.states[0]
    said = {"table": table, "seat": 0, "at": state["at"], "key": "half-0001"}
    action = rng.choice(state["decision"]["actions"])
    settle, turn, shown = LocalTable._settle, LocalTable.bot_turn, LocalTable.shown

    def broken(*args: Any) -> None:
        settle(*args)
        raise RuntimeError("a gear has slipped")

    monkeypatch.setattr(LocalTable, "_settle", broken)
    told = kept.take(kept.device.hear(json.dumps({"t": "act", **said, "action": action})))
    assert told["writes"] == []
    (error,) = kept.frames
    assert (error["code"], error["key"], error["table"]) == ("internal", "half-0001", table)
    assert not kept.device.holds(table)
    monkeypatch.setattr(LocalTable, "_settle", settle)
    kept.load(table)
    kept.say("join", table=table)
    assert kept.states[0]["view"] == state["view"]
    assert kept.say("act", **said, action=action)[0]["t"] == "ack"

    monkeypatch.setattr(LocalTable, "bot_turn", lambda _self: [][0])
    told = kept.take(kept.device.bot_turn(table))
    assert (told["body"], [frame["code"] for frame in kept.frames]) == (None, ["internal"])
    assert not kept.device.holds(table)
    monkeypatch.setattr(LocalTable, "bot_turn", turn)

    monkeypatch.setattr(LocalTable, "shown", lambda _self, _guest: [][0])
    asked = json.dumps({"game": "pandorum", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})
    told = kept.take(kept.device.call("POST", "/tables", asked))
    assert (told["status"], told["body"]["error"]["code"], told["writes"]) == (500, "internal", [])
    monkeypatch.setattr(LocalTable, "shown", shown)
    assert kept.call("GET", "/tables") == [], "nothing is left of the table that was never stored"


def test_a_row_that_cannot_be_read_hides_no_other() -> None:
    kept = Kept()
    table = kept.deal("pandorum", "me", "hotseat")
    kept.device.list_rows(["{", kept.rows[table]])
    assert [row["id"] for row in kept.call("GET", "/tables")] == [table]


def test_play_again_and_what_if() -> None:
    kept = Kept()
    table = kept.deal("planet_5r", "me", "bot", "bot", options={"confirm": False}, thinking=2.5)
    assert kept.call("POST", f"/tables/{table}/rematch", {}, 409)["error"]["code"] == "not_over"
    now = kept.call("POST", f"/tables/{table}/fork", {}, 201)
    assert now["origin"] == {"table": table, "step": None, "seat": 0, "offline": False}
    kept.play(table)
    again = kept.call("POST", f"/tables/{table}/rematch", {}, 201)
    assert (again["status"], again["thinking"]) == ("playing", 2.5)
    assert [seat["name"] for seat in again["seats"]] == [
        seat["name"] for seat in kept.call("GET", f"/tables/{table}")["seats"]
    ]
    assert kept.call("POST", f"/tables/{table}/rematch", {}, 201)["id"] == again["id"]
    then = kept.call("POST", f"/tables/{table}/fork", {"step": 4, "seat": 0}, 201)
    assert then["origin"] == {"table": table, "step": 4, "seat": 0, "offline": False}
    assert kept.call("POST", f"/tables/{table}/fork", {"step": 4000}, 404)["error"]["code"] == "no_step"
    kept.say("join", table=then["id"])
    view = kept.states[0]["view"]
    ids = {table, now["id"], again["id"], then["id"]}
    kept.open()
    kept.load(then["id"])
    kept.say("join", table=then["id"])
    assert kept.states[0]["view"] == view, "it begins where the other one stood, whenever it is opened"
    assert {row["id"] for row in kept.call("GET", "/tables")} == ids
    assert all(ident.startswith("local-") for ident in ids)


def test_all_that_is_told_of_games() -> None:
    kept = Kept()
    assert [game["id"] for game in kept.call("GET", "/games")] == list(orrery.games())
    for game in orrery.games():
        assert kept.call("GET", f"/games/{game}/rules") == json.loads(json.dumps(orrery.game(game).rules()))
        assert kept.call("GET", f"/games/{game}/components")["kinds"]
        assert kept.call("GET", f"/games/{game}/words")["texts"]["ru"]
    assert kept.call("GET", "/me")["name"] == "Vega 7"


@pytest.mark.parametrize(
    ("method", "url", "body", "status", "code"),
    [
        ("POST", "/tables", "{", 400, "bad_request"),
        ("POST", "/tables", '{"game": "planet_5r"}', 400, "bad_request"),
        ("POST", "/tables", '{"game": "chess", "seats": [{"kind": "me"}]}', 404, "unknown_game"),
        ("POST", "/tables", '{"game": "planet_5r", "seats": [{"kind": "open"}]}', 400, "bad_request"),
        ("POST", "/tables", '{"game": "planet_5r", "seats": [{"kind": "me"}]}', 422, "bad_options"),
        ("POST", "/tables", '{"game": "pandorum", "seats": [{"kind": "me"}, {"kind": "me"}]}', 422, "bad_seats"),
        (
            "POST",
            "/tables",
            '{"game": "pandorum", "seats": [{"kind": "me"}, {"kind": "bot", "level": "godlike"}]}',
            422,
            "bad_seats",
        ),
        ("POST", "/records", "{", 422, "bad_record"),
        ("POST", "/records", "{}", 422, "bad_record"),
        ("GET", "/tables/local-nothing", "", 404, "no_table"),
        ("GET", "/tables/local-nothing/record", "", 404, "no_table"),
        ("GET", "/elsewhere", "", 404, "not_found"),
        ("DELETE", "/me", "", 404, "not_found"),
    ],
)
def test_bad_requests_are_refused_and_change_nothing(method: str, url: str, body: str, status: int, code: str) -> None:
    kept = Kept()
    told = json.loads(kept.device.call(method, url, body))
    assert (told["status"], told["body"]["error"]["code"]) == (status, code)
    assert set(told["body"]["error"]["text"]) == {"en", "ru"}
    assert told["writes"] == []
    assert kept.call("GET", "/tables") == []


def test_bad_requests_about_a_table_are_refused() -> None:
    kept = Kept()
    table = kept.deal("pandorum", "me", "hotseat")
    assert kept.call("GET", f"/tables/{table}/replay", expect=409)["error"]["code"] == "not_over"
    assert kept.call("GET", f"/tables/{table}/replay?count=0", expect=400)["error"]["code"] == "bad_request"
    assert kept.call("GET", f"/tables/{table}/weather", expect=404)["error"]["code"] == "not_found"
    assert kept.call("POST", f"/tables/{table}/fork", {"step": 3}, 409)["error"]["code"] == "not_over"
    assert kept.say("say", table=table, key="line-0001", text="Hello?")[0]["code"] == "unknown_type"
    assert kept.say("lesson", table=table, step=0, wish="next")[0]["code"] == "no_lesson"


# --- hints


def hinted(kept: Kept, table: str, **about: Json) -> Json:
    """The last word on a hint, once the other worker has thought."""
    kept.say("hint", table=table, **{"seat": 0, "at": kept.states[0]["at"], "id": "h", **about})
    return kept.think()


def test_whoever_plays_against_bots_has_hints_and_they_are_counted() -> None:
    kept, rng = Kept(), Random(4)
    table = kept.deal("planet_5r", "me", "bot", "bot", options={"confirm": False})
    hints = 0
    while kept.act(table, rng):
        kept.bots(table)
        if hints < 2 and kept.states[0]["decision"] is not None:
            told = hinted(kept, table)
            hints += 1
            assert told["moves"][0]["action"] in kept.states[0]["decision"]["actions"]
            assert all(set(move["reasons"][0]["text"]) == {"en", "ru"} for move in told["moves"] if move["reasons"])
            kept.open()  # what was given is stored
            kept.load(table)
            kept.say("join", table=table)
            assert kept.call("GET", f"/tables/{table}")["hints"]["used"] == [{"seat": 0, "n": hints}]
    assert hints == 2
    record = kept.call("GET", f"/tables/{table}/record")
    assert [seat.get("hints") for seat in record["seats"]] == [2, None, None]
    assert kept.call("POST", "/records", record, 201)["hints"]["used"] == [{"seat": 0, "n": 2}]
    assert hinted(kept, table)["code"] == "game_over"


def test_a_table_may_have_other_rules_of_hints() -> None:
    kept = Kept()
    off = kept.deal("planet_5r", "me", "bot", "bot", hints="off")
    assert hinted(kept, off)["code"] == "hints_off"
    among = kept.deal("pandorum", "me", "hotseat")
    assert kept.call("GET", f"/tables/{among}")["hints"]["rule"] == "off"
    limited = kept.deal("planet_5r", "me", "bot", "bot", hints="limited", options={"confirm": False})
    assert hinted(kept, limited)["done"]
    assert kept.call("GET", f"/tables/{limited}")["hints"] == {
        "rule": "limited",
        "limit": 3,
        "used": [{"seat": 0, "n": 1}],
    }
    kept.open()
    kept.load(limited)
    kept.say("join", table=limited)
    kept.play(limited)
    again = kept.call("POST", f"/tables/{limited}/rematch", {}, 201)
    assert again["hints"] == {"rule": "limited", "limit": 3, "used": []}
    kept.call("POST", "/tables", {"game": "pandorum", "seats": [{"kind": "me"}], "hints": "many"}, 400)


def test_a_hint_that_nobody_wants_is_not_worked_out_and_not_told() -> None:
    kept = Kept()
    table = kept.deal("planet_5r", "me", "bot", "bot", options={"confirm": False})
    at, action = kept.states[0]["at"], kept.states[0]["decision"]["actions"][0]
    kept.say("hint", table=table, seat=0, at=at, id="a")
    (thought,) = kept.thoughts
    told = kept.take(kept.device.hear(json.dumps({"t": "drop_hint", "table": table, "id": "a"})))
    assert (told["dropped"], [frame["code"] for frame in kept.frames]) == ([thought["id"]], ["hint_dropped"])
    assert kept.take(kept.device.thought(thought["id"], "{}", True))["frames"] == []
    kept.say("hint", table=table, seat=0, at=at, id="b")
    kept.say("act", table=table, seat=0, at=at, key="moves-on", action=action)
    assert kept.frames[-1]["code"] == "hint_dropped"
    kept.bots(table)
    assert hinted(kept, table)["done"]
    kept.say("hint", table=table, seat=0, at=kept.states[0]["at"], id="c")
    told = kept.take(kept.device.thought(kept.thoughts[0]["id"], None, True))
    assert [frame["code"] for frame in kept.frames] == ["hint_failed"]
    kept.say("hint", table=table, seat=0, at=kept.states[0]["at"], id="d")
    kept.device.forget(table)  # the device could not store something
    told = kept.take(kept.device.bot_turn(table))
    assert ([frame["id"] for frame in kept.frames], len(told["dropped"])) == (["d"], 1)


def test_what_a_worker_says_that_nobody_can_read_is_told() -> None:
    kept = Kept()
    table = kept.deal("planet_5r", "me", "bot", "bot")
    kept.say("hint", table=table, seat=0, at=kept.states[0]["at"], id="a")
    kept.take(kept.device.thought(kept.thoughts[0]["id"], "?", True))
    assert {frame["code"] for frame in kept.frames} == {"hint_dropped", "internal"}
    kept.load(table)
    kept.say("join", table=table)
    assert hinted(kept, table)["done"]
    kept.take(kept.device.bot_answered(table, 1, 0, "?"))
    assert [frame["code"] for frame in kept.frames] == ["internal"]


# --- lessons


class Learner(Kept):
    """Somebody who plays lessons on a device."""

    def opens(self, game: str, lesson: str, *, again: bool = False) -> str:
        """As the host does it: what is kept is listed, and the table that was left is loaded."""
        self.device.list_rows(list(self.rows.values()))
        self.device.list_learnt(json.dumps(list(self.learnt.values())))
        known = self.learnt.get((game, lesson))
        if known is not None and known["table"] in self.rows and not self.device.holds(known["table"]):
            self.load(known["table"])
        table: str = self.call("POST", f"/games/{game}/lessons/{lesson}", {"again": again}, 201)["id"]
        if not self.device.holds(table):
            self.load(table)
        self.say("join", table=table)
        self.bots(table)
        return table

    def known(self, game: str, lesson: str) -> Json:
        self.device.list_rows(list(self.rows.values()))
        self.device.list_learnt(json.dumps(list(self.learnt.values())))
        listed = self.call("GET", f"/games/{game}/lessons")
        return next(one["learnt"] for one in listed if one["id"] == lesson)

    def turn(self, table: str, wish: str) -> None:
        self.say("lesson", table=table, step=self.card["step"], wish=wish)
        self.bots(table)

    def answer(self, table: str, action: Json) -> None:
        key, state = f"answer-{len(self.moves[table])}", self.states[0]
        told = self.say("act", table=table, seat=0, at=state["at"], key=key, action=action)
        assert told[0]["t"] == "ack", told
        self.bots(table)

    def do_as_told(self, table: str) -> None:
        """One step of the card."""
        if self.card["kind"] == "tell":
            self.turn(table, "next")
        else:
            self.answer(table, self.card["show"])

    def to_the_goal(self, table: str) -> None:
        while self.card["kind"] != "goal":
            self.do_as_told(table)


def test_a_lesson_is_played_left_taken_up_again_and_remembered() -> None:
    kept = Learner()
    assert kept.known("planet_5r", "one_round") is None
    table = kept.opens("planet_5r", "one_round")
    assert (kept.card["kind"], kept.card["step"]) == ("tell", 0)
    for _ in range(4):
        kept.do_as_told(table)
    card = kept.card
    assert card["step"] == 4
    kept.open()  # another day
    assert kept.known("planet_5r", "one_round") == {"step": 4, "mastered": False}
    assert kept.opens("planet_5r", "one_round") == table
    assert kept.card == card
    kept.to_the_goal(table)
    for action in (["play", "expand"], ["play", "excavate"], ["bid", 4]):
        kept.answer(table, action)
    kept.answer(table, kept.states[0]["decision"]["actions"][0])
    assert (kept.card["kind"], kept.card["mastered"]) == ("done", True)
    assert kept.card["changes"][0]["after"] == 2
    kept.open()
    assert kept.known("planet_5r", "one_round")["mastered"]
    assert kept.opens("planet_5r", "one_round", again=True) == table
    assert kept.card["step"] == 0
    assert kept.known("planet_5r", "one_round") == {"step": 0, "mastered": True}, "what was mastered once stays so"
    assert kept.call("GET", "/tables") == [], "lessons are listed by themselves"
    assert kept.call("GET", f"/tables/{table}")["lesson"] == "one_round"


def test_after_their_part_bots_play_freely() -> None:
    kept, rng = Learner(), Random(5)
    table = kept.opens("pandorum", "first_sites")
    parts = len(kept.moves[table])
    kept.to_the_goal(table)
    assert len(kept.moves[table]) > parts
    kept.turn(table, "skip")
    assert (kept.card["kind"], kept.card["mastered"]) == ("done", False)
    free = 0
    while free < 3 and kept.act(table, rng):
        asked = kept.take(kept.device.bot_turn(table))["body"]
        if asked is not None:
            free += 1
            kept.take(kept.device.bot_answered(table, asked["seat"], asked["asked_at"], bot_choice(asked["order"])))
    assert free == 3


def test_a_move_off_the_way_is_answered_and_taken_back() -> None:
    kept = Learner()
    table = kept.opens("planet_5r", "one_round")
    kept.turn(table, "next")
    kept.turn(table, "next")
    assert [["play", "develop"]] in [caution["actions"] for caution in kept.card["cautions"]]
    kept.answer(table, ["play", "develop"])
    assert kept.card["strayed"]
    kept.turn(table, "skip")
    assert (kept.card["step"], kept.card["strayed"]) == (3, False)
    kept.turn(table, "back")
    assert kept.card["show"] == ["play", "excavate"]
    kept.say("propose", table=table, seat=0, key="rest-0001", what="pause")
    kept.say("lesson", table=table, step=2, wish="skip")
    assert kept.frames[-1]["code"] == "paused"
    kept.open()
    kept.opens("planet_5r", "one_round")
    assert kept.card["step"] == 2


def test_a_lesson_has_hints_as_on_the_server() -> None:
    kept = Learner()
    table = kept.opens("planet_5r", "one_round")
    assert kept.call("GET", f"/tables/{table}")["hints"]["rule"] == "on"
    assert hinted(kept, table)["moves"]


@pytest.mark.parametrize("wrong", ["mark", "rules_version", "moves"])
def test_a_lesson_that_cannot_be_gone_on_with_begins_anew(wrong: str) -> None:
    kept = Learner()
    table = kept.opens("planet_5r", "one_round")
    for _ in range(3):
        kept.do_as_told(table)
    kept.open()
    if wrong == "moves":
        kept.moves[table][1] = "{"
    else:
        row = json.loads(kept.rows[table])
        (row if wrong == "rules_version" else row["side_state"]["lesson"])[wrong] = 0 if wrong != "mark" else "other"
        kept.rows[table] = json.dumps(row)
    other = kept.opens("planet_5r", "one_round", again=wrong == "moves")
    assert other != table
    assert list(kept.rows) == [other], "nobody would find the old one"
    assert kept.card["step"] == 0


def test_what_cannot_be_read_of_what_was_learnt_hides_nothing_else() -> None:
    kept = Learner()
    mark = {"game": "planet_5r", "lesson": "one_round", "table": "local-gone", "step": 2, "mastered": True}
    kept.device.list_learnt(json.dumps([{**mark, "step": "two"}, mark, None]))
    listed = {one["id"]: one["learnt"] for one in kept.call("GET", "/games/planet_5r/lessons")}
    assert listed["one_round"] == {"step": 2, "mastered": True}


def test_bad_wishes_for_lessons_are_refused() -> None:
    kept = Learner()
    url = "/games/planet_5r/lessons"
    assert kept.call("POST", f"{url}/nowhere", {}, 404)["error"]["code"] == "unknown_lesson"
    assert kept.call("POST", f"{url}/one_round", {"again": 1}, 400)["error"]["code"] == "bad_request"
    assert kept.call("GET", "/games/chess/lessons", expect=404)["error"]["code"] == "unknown_game"
    assert kept.rows == {}
    table = kept.opens("planet_5r", "one_round")
    kept.say("lesson", table=table, step=5, wish="skip")
    assert (kept.frames[-1]["t"], kept.card["step"]) == ("lesson", 0)

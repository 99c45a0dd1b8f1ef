"""Level and character of the bots at a table, and how long they may think."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import orrery
from orrery.server.bot_workers.bot_protocol import question
from orrery.server.bot_workers.worker_pool import BotPool
from orrery.server.settings import Settings
from orrery.server.storage import SeatRow
from orrery.server.storage.row_codec import _seat_row, seat_values, table_values
from orrery.server.tables.seats.bot_characters import give_characters
from orrery.server.tables.seats.new_tables import new_table
from orrery.server.tables.seats.seat_owners import bot_character, bot_level
from server.support import Guest

KNOWN = [one.id for one in orrery.game("planet_5r").opponents.characters]


def asked(*bots: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"game": "planet_5r", "seats": [{"kind": "me"}, *({"kind": "bot", **bot} for bot in bots)], **more}


def test_bots_get_different_characters_unless_one_is_asked_for(anna: Guest) -> None:
    seats = anna.post("/api/tables", asked({}, {"level": 6}, {"level": "easy", "character": "miser"}), 201)["seats"]
    assert [seat["level"] for seat in seats] == [None, 4, 6, 2]
    assert seats[0]["character"] is None
    assert seats[3]["character"] == "miser"
    assert {seat["character"] for seat in seats[1:]} == set(KNOWN)


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        ({"character": "pirate"}, "unknown_character"),
        ({"character": "builder"}, "unknown_character"),  # of another game
        ({"character": ""}, "bad_request"),
        ({"level": 0}, "bad_request"),
        ({"level": 7}, "bad_request"),
        ({"level": "4"}, "bad_request"),
        ({"level": True}, "bad_request"),
        ({"kind": "open", "character": "miser"}, "bad_seats"),
    ],
)
def test_a_bad_choice_is_refused_with_a_reason(anna: Guest, bot: dict[str, Any], code: str) -> None:
    told = anna.post("/api/tables", asked(bot, {}), 422)["error"]
    assert told["code"] == code
    assert anna.get("/api/tables") == []


def test_the_host_changes_a_bot_and_it_keeps_its_name(anna: Guest) -> None:
    table = anna.post("/api/tables", asked({"character": "miser"}, {"kind": "open"}), 201)
    path, before = f"/api/tables/{table['id']}/seats/1", table["seats"][1]
    after = anna.put(path, {"kind": "bot", "level": 5, "character": "engineer"})["seats"][1]
    assert (after["name"], after["level"], after["character"]) == (before["name"], 5, "engineer")
    assert anna.put(path, {"kind": "bot", "character": "pirate"}, 422)["error"]["code"] == "unknown_character"
    assert anna.put(path, {"kind": "open", "character": "miser"}, 422)["error"]["code"] == "bad_seats"
    assert anna.get(f"/api/tables/{table['id']}")["seats"][1]["level"] == 5


def test_a_table_may_give_its_bots_time(anna: Guest) -> None:
    assert anna.post("/api/tables", asked({}, {}, thinking=5), 201)["thinking"] == 5
    assert anna.post("/api/tables", asked({}, {}), 201)["thinking"] is None
    for wrong in (0.1, 11, "long"):
        assert anna.post("/api/tables", asked({}, {}, thinking=wrong), 422)["error"]["code"] == "bad_request"


def test_the_server_may_shorten_what_a_table_has_agreed() -> None:
    assert [BotPool(Settings()).seconds(wish) for wish in (None, 0.5, 5.0)] == [1.0, 0.5, 5.0]
    assert [BotPool(Settings(bot_seconds=2.0)).seconds(wish) for wish in (None, 0.5, 5.0)] == [1.0, 0.5, 2.0]


def test_rows_of_before_are_still_read() -> None:
    """They have no character, and levels had names."""
    old = {"name": "Vega", "guest": None, "nonce": "x", "reserved": None, "seen": None, "character": None}
    names = (("easy", 2), ("normal", 4), ("hard", 6), ("5", 5), ("impossible", 4), (None, None))
    for stored, level in names:
        row: Any = SimpleNamespace(seat=1, kind="bot", level=stored, stand_in=stored, **old)
        seat = _seat_row(row)
        assert (seat.level, seat.stand_in, seat.character) == (level, level, None)
    assert seat_values("t", SeatRow(1, "bot", 5, character="miser"))["level"] == "5"
    table = new_table("planet_5r", [SeatRow(0, "human", guest="a"), SeatRow(1, "bot"), SeatRow(2, "bot")], {}, "a", "")
    assert (table_values(table)["stand_in"], table_values(table)["thinking"]) == ("4", None)
    assert (bot_level(table, 1), bot_character(table, 1), bot_level(table, 0)) == (4, "", None)


def test_the_same_deal_has_the_same_characters_and_a_question_names_them() -> None:
    found = []
    for _ in range(2):
        seats = [SeatRow(0, "human", guest="a"), *(SeatRow(n, "bot", 3) for n in (1, 2))]
        row = new_table("planet_5r", seats, {}, "a", "", seed=77)
        give_characters(row)
        found.append([seat.character for seat in row.seats])
    assert found[0] == found[1]
    match = orrery.game("planet_5r").new(3, 77)
    assert question(match, 1, 3, 1.0, character=found[0][1] or "").character == found[0][1]


def test_games_tell_their_levels_and_characters(anna: Guest) -> None:
    for game in anna.get("/api/games"):
        bots = game["bots"]
        assert [one["level"] for one in bots["levels"]] == [1, 2, 3, 4, 5, 6]
        assert len(bots["characters"]) == 3
        assert all(one["name"]["ru"] and one["text"]["en"] for one in bots["characters"])

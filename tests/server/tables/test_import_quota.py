"""Imported records are kept, so that there is a limit to them: of each person, and of each address."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import orrery
from orrery.server.storage.database_schema import tables
from server.conftest import GENEROUS
from server.support import Guest, LiveServer

Json = Any


def record() -> Json:
    return orrery.play_out(orrery.game("planet_5r").new(3, 5), bots=["random"] * 3, seed=5).record()


def refusal(guest: Guest, record: Json) -> Json:
    error = guest.post("/api/records", record, 429)["error"]
    assert error["code"] == "too_many_imports"
    return error


def test_of_a_person_in_thirty_days(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(limits=replace(GENEROUS, imports_per_person=2))
    anna, played = server.guest(), record()
    made = [anna.post("/api/records", {**played, "offline": offline}, 201) for offline in (False, True)]
    error = refusal(anna, played)
    assert error["params"] == {"limit": 2, "days": 30}
    assert error["text"]["en"] == "You cannot import more records now: 2 in 30 days are the most."
    assert error["text"]["ru"] == "Пока вы не можете загружать записи: не больше 2 за 30 дней."
    anna.table("me", "easy", "easy")  # what is played here does not count
    anna.post(f"/api/tables/{made[0]['id']}/fork", {"step": 3, "seat": 0}, 201)
    server.guest().post("/api/records", played, 201)
    month = 30 * 24 * 3600 * 1000
    older = tables.update().where(tables.c.id == made[0]["id"]).values(created=tables.c.created - month - 1)
    server.do(server.parts.storage.write(lambda c: c.execute(older).rowcount))
    anna.post("/api/records", played, 201)
    refusal(anna, played)


def test_of_an_address_in_a_day_whoever_asks(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(limits=replace(GENEROUS, imports_per_address=2))
    played = record()
    for _ in range(2):
        server.guest().post("/api/records", played, 201)
    error = refusal(server.guest(), played)
    assert error["params"] == {"limit": 2, "days": 1}
    assert error["text"]["en"].startswith("No more records are taken from your address today: 2 a day")
    assert error["text"]["ru"].endswith("не больше 2 в день.")

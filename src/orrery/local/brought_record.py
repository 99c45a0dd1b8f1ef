"""A record that somebody brings to a device, to look at it or to play on."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from orrery.core.errors import BadRecord, reason
from orrery.core.match import Match
from orrery.core.record_reader import replay
from orrery.local.local_requests import RecordedPerson
from orrery.server.tables.records.recorded_table import expect_played_on
from orrery.texts import common


class BroughtRecord(NamedTuple):
    match: Match
    people: list[RecordedPerson] | None  # as far as the record says who sat there
    offline: bool  # it was played on a device, or what is left of it will be


def brought(body: str) -> BroughtRecord:
    """All of it is played through; BadRecord if that cannot be."""
    try:
        raw = msgspec.json.decode(body)
    except (msgspec.DecodeError, RecursionError):
        raise BadRecord(0, reason("not_json"), common()) from None
    match = replay(raw)
    expect_played_on(match)
    people = None
    if raw.get("seats") is not None:
        try:
            people = msgspec.convert(raw["seats"], list[RecordedPerson])
        except msgspec.ValidationError:
            people = []
        if len(people) != match.players:
            raise BadRecord(0, reason("bad_seats"), match.game.texts)
    return BroughtRecord(match, people, raw.get("offline") is True or not match.over)

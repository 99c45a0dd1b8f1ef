"""Rows of tables that begin on a device: asked for, or gone on with from a moment of another."""

from __future__ import annotations

from orrery.core.match import Match
from orrery.local.local_requests import LocalForkAsked, LocalTableAsked
from orrery.server.storage import TableRow
from orrery.server.tables.records.what_if_position import forked_table, moment_of, position_for
from orrery.server.tables.seats.bot_characters import give_characters
from orrery.server.tables.seats.new_tables import asked_seats, new_table


def asked_table(asked: LocalTableAsked, guest: str, name: str) -> TableRow:
    row = new_table(
        asked.game,
        asked_seats(asked.seats, guest, name),
        asked.options,
        guest,
        asked.name or "",
        stand_in=asked.stand_in,
        thinking=asked.thinking,
        hints=asked.hints,
    )
    give_characters(row)
    return row


def fork_of(row: TableRow, match: Match, asked: LocalForkAsked, guest: str, name: str) -> TableRow:
    found, moment, eyes = moment_of(row, match, guest, asked.step, asked.seat)
    return forked_table(row, position_for(found, moment, eyes), moment, eyes, guest, name)

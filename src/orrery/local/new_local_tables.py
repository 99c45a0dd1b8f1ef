"""Rows of tables that begin on a device: asked for, played again, or gone on with from a moment of another."""

from __future__ import annotations

from orrery.core.match import Match
from orrery.local.local_requests import LocalForkAsked, LocalTableAsked
from orrery.server.storage import TableRow
from orrery.server.tables import side_state
from orrery.server.tables.records.what_if_position import forked_table, moment_of, position_for
from orrery.server.tables.seats import seating
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


def rematch_of(old: TableRow, guest: str, name: str) -> TableRow:
    return new_table(
        old.game,
        seating.again(old, guest, name),
        dict(old.options),
        guest,
        old.name,
        stand_in=old.stand_in,
        thinking=old.thinking,
        hints=side_state.read(old.side_state).hints.rule,
    )


def fork_of(row: TableRow, match: Match, asked: LocalForkAsked, guest: str, name: str) -> TableRow:
    found, moment, eyes = moment_of(row, match, guest, asked.step, asked.seat)
    return forked_table(row, position_for(found, moment, eyes), moment, eyes, guest, name)

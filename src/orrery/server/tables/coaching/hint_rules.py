"""Hints at a table: whether people may have them, how many, and how many each has had. Rules on plain values."""

from __future__ import annotations

from msgspec import structs

from orrery.server.storage import TableRow
from orrery.server.tables.side_state import HintsGiven, HintState, SideState
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import HintRule, HintsInfo, HintsUsed

LIMITED_TO = 3  # a player and game, where hints are limited


def rule_of(row: TableRow, side: SideState) -> HintRule:
    """Whoever plays alone or against bots has hints unless the table says otherwise; people among themselves have
    none unless it says so. A lesson always has them."""
    if side.lesson is not None:
        return "on"
    if side.hints.rule is not None:
        return side.hints.rule
    return "on" if sum(seat.kind != "bot" for seat in row.seats) <= 1 else "off"


def given_to(side: SideState, seat: int) -> HintsGiven:
    return next((given for given in side.hints.given if given.seat == seat), HintsGiven(seat))


def expect_left(row: TableRow, side: SideState, seat: int, asked_at: int) -> None:
    """Refuse a hint that the table does not allow. A question that has had its hint may have it again."""
    rule, given = rule_of(row, side), given_to(side, seat)
    if rule == "off":
        raise ServerError("hints_off")
    if rule == "limited" and given.n >= LIMITED_TO and given.asked_at != asked_at:
        raise ServerError("hints_used_up", limit=LIMITED_TO)


def with_one_more(side: SideState, seat: int, asked_at: int) -> SideState:
    """The seat gets a hint to the question it was asked at this version; the same one counts once."""
    given = given_to(side, seat)
    if given.asked_at == asked_at:
        return side
    others = [one for one in side.hints.given if one.seat != seat]
    now = sorted([*others, HintsGiven(seat, given.n + 1, asked_at)], key=lambda one: one.seat)
    return structs.replace(side, hints=structs.replace(side.hints, given=tuple(now)))


def asked_for(rule: HintRule | None) -> SideState:
    """The side state of a new table for which somebody wants this."""
    return SideState(hints=HintState(rule))


def shown(row: TableRow, side: SideState, mine: list[int]) -> HintsInfo:
    """While a game runs each person knows of their own hints alone: that somebody asks for one tells that they still
    think."""
    rule = rule_of(row, side)
    told = [one for one in side.hints.given if row.status == "over" or one.seat in mine]
    used = [HintsUsed(one.seat, one.n) for one in told]
    return HintsInfo(rule, LIMITED_TO if rule == "limited" else None, used)

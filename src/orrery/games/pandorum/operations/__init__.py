"""The operations of event cards, a module each; whatever stands in this folder is found. PD-11

A module is called as the data call its operation and has an `OPERATION`. With all of them known the words of the cards
are checked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from orrery.core.data_files import Entry, expect, keys, word
from orrery.games.pandorum.components import BID, EVENTS, EventCard, Permanent
from orrery.games.pandorum.data import read
from orrery.games.pandorum.operation import BUILD_IF, OPERATIONS, PAY_IF, PER, QUESTIONS, Operation, asking, register

__all__ = ["IN_ORDER", "OPERATIONS", "QUESTIONS", "asking", "check"]

# conditions of a permanent effect, by what triggers it; that of a stop is looked at where the harvester lands
CONDITIONS: Final[dict[str, Mapping[str, Any]]] = {"build": BUILD_IF, "pay": PAY_IF, "stop": {"own_module": None}}


def check(events: Iterable[EventCard], entries: Iterable[Entry]) -> None:
    """Each card uses words that its operation, or another one, has brought."""
    done: set[str] = set()
    for event, entry in zip(events, entries, strict=True):
        where, operation = f"events.toml: {event.id}", OPERATIONS[event.immediate]
        expect(operation.op not in done, f"{where}: another event does {operation.op} already")
        done.add(operation.op)
        keys(entry["immediate"], ("op", "by", "token", *operation.keys), where)
        keys(entry["permanent"], (*Permanent._fields, *operation.permanent_keys), where)
        expect((event.quids == BID) == operation.bids, f"{where}: an auction gives the quids (PD-11.7)")
        expect(("exhausted" in entry) == (operation.when_over is not None), f"{where}: what happens at its end")
        _check_permanent(event.permanent, where)


def _check_permanent(permanent: Permanent, where: str) -> None:
    trigger, per, condition = permanent.trigger, permanent.per, permanent.condition
    if per:
        expect(trigger == "build", f"{where}: {per} counts at constructions")
        word(tuple(filter(None, PER)), per, where)
    if condition:
        expect(trigger in CONDITIONS, f"{where}: {condition} is no condition of {trigger}")
        word(tuple(filter(None, CONDITIONS[trigger])), condition, where)
    number = BUILD_IF[condition].number if condition in BUILD_IF else ""
    expect((permanent.below > 0) == (number == "below"), f"{where}: below and what it belongs to")


def in_order() -> tuple[Operation, ...]:
    """As their cards come in the data, so that what they bring is always listed in the same way."""
    of_cards = [OPERATIONS[event.immediate] for event in EVENTS]
    return (*of_cards, *(operation for operation in OPERATIONS.values() if operation not in of_cards))


for _module in iter_modules(__path__):
    register(import_module(f"{__name__}.{_module.name}").OPERATION)
check(EVENTS, read("events")["event"])
IN_ORDER: Final = in_order()

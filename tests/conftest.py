"""For all tests."""

from __future__ import annotations

import gc

import pytest

# What takes more than a few seconds of computing, by module: `make check` leaves it to `make test`.
SLOW = (
    "games.pandorum.test_second_reading",
    "games.pandorum.test_self_play",
    "games.planet_5r.test_secrets",
    "games.planet_unknown.test_placement_agrees",
    "games.planet_unknown.test_supermoon_agrees",
)

# Modules whose tests take longest, in computing or in waiting: begun first, so that no worker is left alone with one.
LONGEST_FIRST = ("server.", "battery.", "cli.", "bots.")


def pytest_itemcollected(item: pytest.Item) -> None:
    if _module_of(item) in SLOW:
        item.add_marker(pytest.mark.slow)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(
        key=lambda item: (_rank(item), _table(item))
    )  # stable: apart from that the order stays as random as it was


def _module_of(item: pytest.Item) -> str:
    return str(getattr(getattr(item, "module", None), "__name__", ""))


def _rank(item: pytest.Item) -> int:
    module = _module_of(item)
    return next((n for n, start in enumerate(LONGEST_FIRST) if module.startswith(start)), len(LONGEST_FIRST))


def _table(item: pytest.Item) -> str:
    """The battery looks at positions of one kind of table in many ways: one after the other they are played once."""
    called = getattr(item, "callspec", None)
    return str(called.id) if called is not None and _module_of(item).startswith("battery.") else ""


def pytest_collection_finish() -> None:
    """Thousands of collected tests stay until the end: the collector need not look through them again and again."""
    gc.collect()
    gc.freeze()

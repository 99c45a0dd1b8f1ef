"""For all tests."""

from __future__ import annotations

import gc


def pytest_collection_finish() -> None:
    """Thousands of collected tests stay until the end: the collector need not look through them again and again."""
    gc.collect()
    gc.freeze()

"""Asserts of the table helper explain themselves like those of tests."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite(
    "games.planet_unknown.position", "games.planet_unknown.setting", "games.planet_unknown.table"
)

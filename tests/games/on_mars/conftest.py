"""Asserts of the helpers explain themselves like those of tests."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("games.on_mars.setting", "games.on_mars.position", "games.on_mars.plain")

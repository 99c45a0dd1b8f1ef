"""Asserts of the shared helper explain themselves like those of tests."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("games.rule_coverage")

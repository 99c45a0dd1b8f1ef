"""Settings of the battery."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("battery.checks", "battery.tables")

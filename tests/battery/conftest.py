"""Settings of the battery."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("orrery", deadline=None)  # the first text loads a catalogue; time limits are pytest's
settings.load_profile("orrery")

pytest.register_assert_rewrite("battery.checks", "battery.tables")

"""The registry knows the toy game while a test asks for it."""

from __future__ import annotations

import pytest
from hypothesis import settings

from core.toy import TOY
from orrery.core import registry

settings.register_profile("orrery", deadline=None)  # the first text loads a catalogue; time limits are pytest's
settings.load_profile("orrery")


@pytest.fixture
def toy_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {TOY.id: {TOY.rules_version: TOY}})

"""The registry knows the toy game while a test asks for it."""

from __future__ import annotations

import pytest

from core.toy import TOY
from orrery.core import registry


@pytest.fixture
def toy_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {TOY.id: {TOY.rules_version: TOY}})

"""The registry knows the toy game while a test asks for it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings

from core.toy import TOY
from orrery.core import registry
from orrery.core.game import Game

settings.register_profile("orrery", deadline=None)  # the first text loads a catalogue; time limits are pytest's
settings.load_profile("orrery")


@pytest.fixture
def toy_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(game_id: str) -> Game[Any, Any]:
        return TOY if game_id == TOY.id else registry.game(game_id)

    monkeypatch.setattr("orrery.core.record.find_game", find)

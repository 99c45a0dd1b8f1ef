"""The pages of spaces and observations are those that the code makes."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import orrery
from orrery import lab
from orrery.lab.spaces.reference_page import page

FOLDER = Path(__file__).parents[2] / "docs" / "lab"


@pytest.mark.parametrize("game_id", orrery.games())
def test_pages_are_up_to_date(game_id: str) -> None:
    written = (FOLDER / f"spaces-{game_id}.md").read_text(encoding="utf-8")
    assert written == page(game_id), "run tools/lab_pages.py"


def test_there_is_a_page_for_each_game() -> None:
    assert sorted(path.name for path in FOLDER.glob("spaces-*.md")) == [f"spaces-{name}.md" for name in orrery.games()]
    index = (FOLDER / "spaces.md").read_text(encoding="utf-8")
    for name in orrery.games():
        assert f"| {lab.space(name).n:,} | {lab.observation(name).size:,} | [{name}](spaces-{name}.md) |" in index


@pytest.mark.parametrize("game_id", orrery.games())
def test_what_numbers_and_fields_mean_does_not_change_under_one_name(game_id: str) -> None:
    """Weights are kept with these names: what changes gets a higher version, and its digest here."""
    known = json.loads((Path(__file__).parent / "versions.json").read_text(encoding="utf-8"))
    space, seen = lab.space(game_id), lab.observation(game_id)
    steps = [space.meaning(step) for step in range(space.n)]
    fields = [(field.name, field.shape, field.low, field.high) for field in seen.fields]
    assert known["spaces"].get(space.name) == digest(steps), f"raise the version of {space.name}: {digest(steps)}"
    assert known["observations"].get(seen.name) == digest(fields), f"raise the version of {seen.name}: {digest(fields)}"


def digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()[:16]

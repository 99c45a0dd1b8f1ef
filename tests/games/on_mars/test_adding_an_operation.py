"""The worked example of docs/add-a-game.md: an operation is a file of its own."""

from __future__ import annotations

from pathlib import Path

from games.worked_example import Copy, blocks

CHAPTER = "Adding an operation"


def test_the_worked_example_plays(tmp_path: Path) -> None:
    copied = Copy(tmp_path, "on_mars")
    (effect,) = blocks(CHAPTER, "toml")
    copied.change("blueprints.toml", "bp_mineral_mine", effect)
    module, its_test = blocks(CHAPTER, "python")
    missing = copied.run(its_test)
    assert "bp_mineral_mine: inspect_bots is no action" in missing.stderr  # the word alone does nothing
    copied.add("operations/inspect_bots.py", module)
    done = copied.run(its_test)
    assert done.returncode == 0, done.stderr

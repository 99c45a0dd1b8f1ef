"""The worked example of docs/add-a-game.md: an operation of an effect is a file of its own."""

from __future__ import annotations

from pathlib import Path

from games.worked_example import Copy, blocks

CHAPTER = "Adding an operation to Planet Unknown"


def test_the_worked_example_plays(tmp_path: Path) -> None:
    copied = Copy(tmp_path, "planet_unknown")
    (effects,) = blocks(CHAPTER, "toml")
    copied.change("civ_cards.toml", "dept_of_engineering", effects)
    module, its_test = blocks(CHAPTER, "python")
    missing = copied.run(its_test)
    assert "dept_of_engineering: unknown effect 'convoy'" in missing.stderr  # the word alone does nothing
    copied.add("operations/convoy.py", module)
    done = copied.run(its_test)
    assert done.returncode == 0, done.stderr

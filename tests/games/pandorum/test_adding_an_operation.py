"""The worked example of docs/add-a-game.md: an operation of an event is a file of its own, and its words."""

from __future__ import annotations

from pathlib import Path

from games.worked_example import Copy, blocks

CHAPTER = "Adding an operation to Pandorum"


def test_the_worked_example_plays(tmp_path: Path) -> None:
    copied = Copy(tmp_path, "pandorum")
    (effect,) = blocks(CHAPTER, "toml")
    copied.change("events.toml", "sandstorm", effect)
    module, its_test = blocks(CHAPTER, "python")
    missing = copied.run(its_test)
    assert "sandstorm: 'barter' is none of auction" in missing.stderr  # the word alone does nothing
    copied.add("operations/barter.py", module)
    for lang, words in zip(("en", "ru"), blocks(CHAPTER, "ftl"), strict=True):
        texts = copied.game / "text" / f"{lang}.ftl"
        texts.write_text(f"{texts.read_text(encoding='utf-8')}\n{words}", encoding="utf-8")
    done = copied.run(its_test)
    assert done.returncode == 0, done.stderr

"""The worked examples of docs/add-a-game.md, done as the page says: in a copy of the sources."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import orrery

ROOT = Path(__file__).parents[2]
SOURCES = Path(orrery.__file__).parent


def blocks(chapter: str, language: str) -> list[str]:
    """The examples of a chapter, in the order of the page."""
    text = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    found = text[text.index(f"## {chapter}\n") :].split("\n## ")[0]
    return re.findall(rf"```{language}\n(.*?)```", found, re.DOTALL)


class Copy:
    """The package without what the server brings."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder, self.game = folder, folder / "orrery" / "games" / game
        shutil.copytree(SOURCES, folder / "orrery", ignore=shutil.ignore_patterns("server", "__pycache__"))

    def change(self, file: str, entry: str, line: str) -> None:
        """This line of the entry instead of the one that begins in the same way."""
        data = self.game / "data" / file
        key = line.split(" = ")[0]
        before = data.read_text(encoding="utf-8")
        wanted = rf'(id = "{entry}".*?\n){key} = [^\n]*\n'
        after = re.sub(wanted, lambda found: found[1] + line, before, count=1, flags=re.DOTALL)
        assert after != before
        data.write_text(after, encoding="utf-8")

    def add(self, module: str, text: str) -> None:
        (self.game / module).write_text(text, encoding="utf-8")

    def run(self, code: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join((str(self.folder), str(ROOT / "tests")))
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "ORRERY_ENGINE": "pure"}
        return subprocess.run(
            [sys.executable, "-c", code], env=environment, cwd=self.folder, capture_output=True, text=True
        )

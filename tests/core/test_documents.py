"""What the documents show works as printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)
LAB = [f"docs/lab/{path.name}" for path in sorted((ROOT / "docs/lab").glob("*.md")) if "spaces-" not in path.name]


@pytest.mark.parametrize("name", ["README.md", "docs/api.md", "docs/bots.md", "docs/scaling.md", *LAB])
def test_python_of_the_documents_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = BLOCK.findall((ROOT / name).read_text(encoding="utf-8"))
    assert blocks
    exec(compile("\n".join(blocks), name, "exec"), {})  # one after the other, as a reader would type them
    if name == "README.md":
        assert "R5-" in capsys.readouterr().out


def test_links_between_documents_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_no_document_has_a_gap_left_to_fill() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        assert "@@" not in page.read_text(encoding="utf-8"), page.name

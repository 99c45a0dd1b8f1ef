"""docs/security.md promises tests: they exist. And the page a browser gets has nothing inline to run."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "security.md"
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", PAGE.read_text(encoding="utf-8"))))
INDEX = ROOT / "web" / "index.html"


@pytest.mark.parametrize(("file", "name"), NAMED, ids=[name for _, name in NAMED])
def test_it_exists(file: str, name: str) -> None:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_threat_names_a_test() -> None:
    threats = PAGE.read_text(encoding="utf-8").split("## Threats")[1].split("\n## ")[0].split("\n### ")[1:]
    assert len(threats) >= 8
    for threat in threats:
        assert "::test_" in threat, threat.splitlines()[0]


def test_the_page_has_no_inline_script() -> None:
    html = INDEX.read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)[^>]*>", html) == []
    assert re.findall(r"\son\w+=", html) == []
    assert "javascript:" not in html

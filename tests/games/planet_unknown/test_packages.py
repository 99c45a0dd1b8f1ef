"""The packages of the rules: which may import which. What stands beside them, all of them may import."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import orrery.games.planet_unknown as package

RULES = Path(package.__file__).parent / "rules"
PREFIX = "orrery.games.planet_unknown.rules."
# package -> packages it may import
ALLOWED: dict[str, set[str]] = {
    "planet": set(),
    "corporation": {"planet"},
    "medals": {"planet", "corporation"},
    "cards": {"corporation"},
    "preparation": {"corporation", "cards"},
    "tokens": {"planet", "corporation", "cards"},
    "placing": {"planet", "corporation", "medals", "cards", "tokens"},
    "turns": {"planet", "corporation", "medals", "cards", "tokens", "placing"},
}
BESIDE = {"__init__", "any_time", "powers", "scope", "space_station", "veil"}


def neighbours(source: str) -> Iterator[str]:
    """What of the rules a file imports, wherever the import stands: the first name after them."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports are written in full"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name.removeprefix(PREFIX).split(".")[0] for name in names if name.startswith(PREFIX))


def test_every_module_stands_in_a_package() -> None:
    assert {path.name for path in RULES.iterdir() if (path / "__init__.py").exists()} == set(ALLOWED)
    assert {path.stem for path in RULES.glob("*.py")} == BESIDE


@pytest.mark.parametrize("name", ALLOWED)
def test_packages_import_in_one_direction(name: str) -> None:
    for path in (RULES / name).rglob("*.py"):
        found = set(neighbours(path.read_text(encoding="utf-8"))) - {name} - BESIDE
        assert found <= ALLOWED[name], f"{path.relative_to(RULES)} imports {sorted(found - ALLOWED[name])}"


def test_the_table_has_no_ring() -> None:
    """Read from top to bottom, every package imports only what stands above it."""
    above: set[str] = set()
    for name, others in ALLOWED.items():
        assert others <= above, name
        above.add(name)


def test_every_permission_is_used() -> None:
    for name, others in ALLOWED.items():
        sources = [path.read_text(encoding="utf-8") for path in (RULES / name).rglob("*.py")]
        assert others <= {other for source in sources for other in neighbours(source)}, name


def test_imports_are_found_wherever_they_stand() -> None:
    source = f"""
if TYPE_CHECKING:
    from {PREFIX}turns import rounds
def late():
    import {PREFIX}planet.tile_places
    from {PREFIX}tokens.rovers import drive
"""
    assert sorted(neighbours(source)) == ["planet", "tokens", "turns"]

"""The packages of the server: which may import which, and that only the composition root knows them all."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import orrery

SERVER = Path(orrery.__file__).parent / "server"
# package -> packages it may import; all may import settings.py
ALLOWED = {
    "wire": set(),
    "storage": set(),
    "runtime": {"wire", "storage"},
    "bot_workers": set(),
    "cluster": {"wire", "storage"},
    "people": {"wire", "storage", "runtime"},
    "tables": {"wire", "storage", "runtime", "people", "bot_workers"},
    "ops": {"wire", "storage", "runtime", "tables"},
    "http": {"wire", "storage", "runtime", "people", "tables", "ops"},
    "socket": {"wire", "runtime", "people", "tables", "ops", "http"},
}
COMPOSITION = {"__init__", "app", "run", "settings"}


def neighbours(source: str) -> Iterator[str]:
    """What of `orrery.server` a file imports, those inside functions and type checks too: the first name after it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports are written in full"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name.split(".")[2] for name in names if name.startswith("orrery.server."))


def test_every_file_stands_in_a_package() -> None:
    assert {path.name for path in SERVER.iterdir() if (path / "__init__.py").exists()} == set(ALLOWED)
    assert {path.stem for path in SERVER.glob("*.py")} == COMPOSITION


@pytest.mark.parametrize("package", ALLOWED)
def test_packages_import_in_one_direction(package: str) -> None:
    for path in (SERVER / package).rglob("*.py"):
        found = set(neighbours(path.read_text(encoding="utf-8"))) - {package, "settings"}
        assert found <= ALLOWED[package], f"{path.relative_to(SERVER)} imports {sorted(found - ALLOWED[package])}"


def test_the_table_has_no_ring() -> None:
    """Read from top to bottom, every package imports only what stands above it."""
    above: set[str] = set()
    for package, others in ALLOWED.items():
        assert others <= above, package
        above.add(package)


def test_only_the_composition_root_knows_all_packages() -> None:
    knows = {path.stem: set(neighbours(path.read_text(encoding="utf-8"))) for path in SERVER.glob("*.py")}
    assert knows["app"] >= set(ALLOWED) - {"wire"}
    assert knows["settings"] == set()
    assert all(set(ALLOWED) - others - {package} for package, others in ALLOWED.items())


def test_parts_of_a_table_name_what_they_need() -> None:
    """All that tables share is known whole by the live table, which hands it on, and by the directory, which has it."""
    knows = {
        path.name
        for path in (SERVER / "tables").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and "TableServices" in {alias.name for alias in node.names}
    }
    assert knows == {"live_table.py", "table_directory.py"}


def test_imports_are_found_wherever_they_stand() -> None:
    source = """
if TYPE_CHECKING:
    from orrery.server.http import context
def late():
    import orrery.server.people.chat
    from orrery.server import app
"""
    assert sorted(neighbours(source)) == ["app", "http", "people"]
